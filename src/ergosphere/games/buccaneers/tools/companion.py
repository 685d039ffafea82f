"""The companion: scores a round at a real table and explains it step by step. Not compiled (msgspec)."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from ergosphere.core.text import Sentence
from ergosphere.games.buccaneers.faces.names import name_of
from ergosphere.games.buccaneers.faces.text import TEXT
from ergosphere.games.buccaneers.rules import scoring
from ergosphere.games.buccaneers.rules.box import Box
from ergosphere.games.buccaneers.rules.kinds import (
    CARPET,
    CUBUS,
    EGG,
    EXOSKELETON,
    FAMILY,
    IS_PART,
    IS_ROBOT,
    IS_SHAPESHIFTER,
    IS_SPACECRAFT,
    IS_TOY,
    LOOT,
    NONE,
    PAPERWEIGHT,
    POOL,
    RING,
    SUCKER,
    TOWEL,
)
from ergosphere.games.buccaneers.rules.position import NO_CRAFT
from ergosphere.games.buccaneers.tools.table_file import (
    RELICS,
    Checked,
    Table,
    Written,
    check,
    count_copies,
    part_of,
    wrong,
)

Step = Literal["A", "B", "C", "D", "E", "F", "G", "H"]


class StepText(msgspec.Struct, frozen=True):
    step: Step
    text: str


class PlayerScore(msgspec.Struct, frozen=True):
    """One line of the score pad; value and place are null for a player who was drawn in."""

    name: str
    toy_weight: int
    weight_e: int
    weight: int
    threshold: int
    drawn_in: bool
    value: int | None
    place: int | None
    points: int
    cards: tuple[str, ...]


class Score(msgspec.Struct, frozen=True):
    threshold: int
    players: tuple[PlayerScore, ...]
    steps: tuple[StepText, ...]


class Side:
    """A player's display. Groups are sets of parts; quarter turns belong to Artifacts that are active."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.cards: list[Written] = []
        self.groups: list[set[int]] = []
        self.turns: dict[int, int] = {}
        self.inert: set[int] = set()

    def lay(self, card: Written) -> None:
        if FAMILY[card.kind] == IS_PART:
            self.join(card)
        self.cards.append(card)

    def join(self, card: Written) -> None:
        """BB-14: into a group that lacks the part; a new one only if there is none."""
        part = part_of(card.kind)
        lacking = [number for number, group in enumerate(self.groups, 1) if part not in group]
        number = card.group if card.group is not None else (lacking or [len(self.groups) + 1])[0]
        if number in lacking:
            self.groups[number - 1].add(part)
        elif number == len(self.groups) + 1 and not lacking:
            self.groups.append({part})
        elif 1 <= number <= len(self.groups):
            raise wrong("table-group-has", where=card.where, card=card.text, group=number)
        elif number == len(self.groups) + 1:
            raise wrong("table-group-lacks", where=card.where, card=card.text, group=number, lacking=lacking[0])
        else:
            raise wrong("table-group-none", where=card.where, card=card.text, group=number, groups=len(self.groups))

    def has(self, kind: int) -> bool:
        return any(card.kind == kind for card in self.cards)

    def drop(self, kind: int) -> None:
        self.cards = [card for card in self.cards if card.kind != kind]

    def of(self, family: int) -> list[Written]:
        return [card for card in self.cards if FAMILY[card.kind] == family]

    def pairs(self, box: Box) -> list[tuple[int, int]]:
        """Value and weight of every card as it lies."""
        found = [(int(box.part_value[len(g)]), int(box.part_weight[len(g)])) for g in self.groups for _ in g]
        shapeshifters = self.of(IS_SHAPESHIFTER)
        for card in self.cards:
            value, weight = int(box.value[card.kind]), int(box.weight[card.kind])
            family = FAMILY[card.kind]
            if SUCKER <= card.kind <= LOOT:
                place = 4 * (card.kind - SUCKER) + self.turns.get(card.kind, 0) % 4
                found.append((int(box.spin_value[place]), int(box.spin_weight[place])))
            elif family == IS_SHAPESHIFTER:
                found.append((value, int(box.weight[shapeshifters[-1].kind])))  # BB-15
            elif family == IS_ROBOT and card.turned:
                found.append((weight, value))
            elif family != IS_PART:
                found.append((value, weight))
        return found

    def best_craft(self, box: Box) -> int:
        return max((int(box.value[card.kind]) for card in self.of(IS_SPACECRAFT)), default=NO_CRAFT)


class Companion:
    """One round: the displays, and what has been said about each step."""

    def __init__(self, box: Box, checked: Checked) -> None:
        self.box = box
        self.checked = checked
        self.table = checked.table
        self.sides = [Side(player.name) for player in checked.table.player]
        self.steps: list[StepText] = []
        for side, cards in zip(self.sides, checked.displays, strict=True):
            for card in cards:
                side.lay(card)
                if SUCKER <= card.kind <= LOOT:
                    side.turns[card.kind] = card.turns

    def say(self, step: Step, id: str, **values: object) -> None:
        self.steps.append(StepText(step, str(TEXT.say(id, **values))))

    def called(self, card: Written) -> str:
        return name_of(self.box, card.kind)

    def names(self, seats: list[int]) -> str:
        return ", ".join(self.sides[seat].name for seat in seats)

    def score(self) -> Score:
        drawn = [self.arrival("A", EGG, self.checked.deck_top, "deck_top")]
        drawn.append(self.arrival("B", POOL, self.checked.pool_card, "pool_card"))
        used = [card for card in drawn if card is not None]
        count_copies(self.box, [c for cards in self.checked.displays for c in cards] + used + [self.checked.revealed])
        self.turn_up_toys()
        self.ring()
        return self.settle()

    # Steps A, B and D

    def users(self, relic: int) -> list[int]:
        """Who discards a Relic in its step; somebody who doesn't have it can't."""
        name = next(name for name, kind in RELICS.items() if kind == relic)
        found = [seat for seat, player in enumerate(self.table.player) if name in player.uses]
        for seat in found:
            if not self.sides[seat].has(relic):
                raise wrong("table-use", name=self.sides[seat].name, relic=name)
        return found

    def arrival(self, step: Step, relic: int, card: Written | None, where: str) -> Written | None:
        """BB-26, BB-27"""
        name = name_of(self.box, relic)
        users = self.users(relic)
        if len(users) > 1:
            raise wrong("table-two", relic=self.box.cards[relic], names=self.names(users))
        if not users:
            held = [seat for seat, side in enumerate(self.sides) if side.has(relic)]
            self.say(step, "step-relic-kept" if held else "step-relic-none", relic=name, name=self.names(held))
            return None
        side = self.sides[users[0]]
        if card is None:
            raise wrong("table-missing", field=where, name=side.name, relic=self.box.cards[relic])
        side.drop(relic)
        side.lay(card)
        side.inert.add(card.kind)  # BB-25
        facedown = FAMILY[card.kind] == IS_TOY
        self.say(
            step,
            "step-arrives",
            name=side.name,
            relic=name,
            card=self.called(card),
            facedown="yes" if facedown else "no",
        )
        if not facedown:
            self.react(step, users[0], card)
        return card

    def react(self, step: Step, revealer: int, card: Written) -> None:
        """BB-22, BB-23, BB-24: Artifacts that turn because somebody has revealed a card."""
        family = FAMILY[card.kind]
        weight = int(self.box.weight[card.kind])
        for seat, side in enumerate(self.sides):
            for artifact in (SUCKER, CUBUS, LOOT):
                if not side.has(artifact) or artifact in side.inert or family == IS_ROBOT:
                    continue
                if artifact == SUCKER:
                    turns = seat != revealer and family == IS_SHAPESHIFTER
                elif artifact == CUBUS:
                    turns = seat != revealer and weight >= self.box.cubus_heavy
                else:
                    turns = seat == revealer and weight >= self.box.loot_heavy
                if turns:
                    side.turns[artifact] = side.turns.get(artifact, 0) + 1
                    name = name_of(self.box, artifact)
                    self.say(step, "step-turns", name=side.name, artifact=name, card=self.called(card))

    def turn_up_toys(self) -> None:
        """BB-28"""
        for seat, side in enumerate(self.sides):
            for toy in side.of(IS_TOY):
                self.react("C", seat, toy)
        weights = [self.toy_weight(side) for side in self.sides]
        listed = ", ".join(f"{side.name} {weight}" for side, weight in zip(self.sides, weights, strict=True))
        best = int(scoring.alone(vec[i64](weights), 1))
        card = f"{int(self.box.toys_card):+}"
        if not any(weights):  # every Toy weighs something
            self.say("C", "step-toys-none", card=card)
        elif best == NONE:
            self.say("C", "step-toys-tied", weights=listed, card=card)
        else:
            self.say("C", "step-toys", weights=listed, card=card, name=self.sides[best].name)

    def toy_weight(self, side: Side) -> int:
        return sum(int(self.box.weight[toy.kind]) for toy in side.of(IS_TOY))

    def ring(self) -> None:
        """BB-29"""
        users = self.users(RING)
        held = [seat for seat, side in enumerate(self.sides) if side.has(RING)]
        name = name_of(self.box, RING)
        for seat in users:
            self.sides[seat].drop(RING)
        if users:
            self.say("D", "step-ring", name=self.names(users), relic=name)
        else:
            self.say("D", "step-relic-kept" if held else "step-relic-none", relic=name, name=self.names(held))

    # Steps E to H

    def owner(self, kind: int) -> int:
        return next((seat for seat, side in enumerate(self.sides) if side.has(kind)), NONE)

    def settle(self) -> Score:
        box = self.box
        pairs = [side.pairs(box) for side in self.sides]
        turned_up = int(box.weight[self.checked.revealed.kind])
        threshold = self.table.hole + sum(self.table.threshold_cards)
        rows = scoring.settle(
            box,
            vec[i64]([self.toy_weight(side) for side in self.sides]),
            vec[i64]([sum(weight for _, weight in side) for side in pairs]),
            vec[i64]([sum(value for value, _ in side) for side in pairs]),
            vec[i64]([side.best_craft(box) for side in self.sides]),
            vec[i64]([self.owner(kind) for kind in (CARPET, EXOSKELETON, PAPERWEIGHT, TOWEL)]),
            threshold,
            turned_up,
        )
        numbers = [int(number) for number in rows]
        players = tuple(
            self.player(seat, numbers[scoring.FIELDS * seat : scoring.FIELDS * (seat + 1)])
            for seat in range(len(self.sides))
        )
        self.explain(players, pairs, turned_up)
        return Score(threshold + turned_up, players, tuple(self.steps))

    def player(self, seat: int, row: list[int]) -> PlayerScore:
        box = self.box
        bits = row[scoring.CARDS]
        worth = (
            (scoring.GOT_TOYS, box.toys_card),
            (scoring.GOT_CARPET, box.carpet_card),
            (scoring.GOT_EXOSKELETON, box.exoskeleton_card),
        )
        drawn_in = row[scoring.DRAWN_IN] == 1
        return PlayerScore(
            name=self.sides[seat].name,
            toy_weight=row[scoring.TOY_WEIGHT],
            weight_e=row[scoring.WEIGHT_E],
            weight=row[scoring.WEIGHT],
            threshold=row[scoring.THRESHOLD],
            drawn_in=drawn_in,
            value=None if drawn_in else row[scoring.VALUE],
            place=None if drawn_in else row[scoring.PLACE],
            points=row[scoring.POINTS],
            cards=tuple(f"{int(card):+}" for bit, card in worth if bits & bit),
        )

    def explain(self, players: tuple[PlayerScore, ...], pairs: list[list[tuple[int, int]]], turned_up: int) -> None:
        """Every total with its sum."""
        toys, carpet, exoskeleton = (
            f"{int(card):+}" for card in (self.box.toys_card, self.box.carpet_card, self.box.exoskeleton_card)
        )
        for player, side in zip(players, pairs, strict=True):
            weights = [weight for _, weight in side] + [int(toys)] * (toys in player.cards)
            self.say(
                "E", "step-weight", name=player.name, weight=player.weight_e, terms=len(weights), sum=added(weights)
            )
        for player in players:
            if carpet in player.cards:
                self.say("E", "step-carpet", name=player.name, card=carpet)
            if exoskeleton in player.cards:
                self.say("E", "step-exoskeleton", name=player.name, card=exoskeleton)
        cards = [self.table.hole, turned_up, *self.table.threshold_cards]
        card = self.called(self.checked.revealed)
        self.say("F", "step-threshold", card=card, threshold=sum(cards), sum=added(cards))
        paperweight = self.owner(PAPERWEIGHT)
        if paperweight != NONE:
            own = players[paperweight]
            self.say("F", "step-paperweight", name=own.name, threshold=own.threshold, weight=turned_up)
        for player in players:
            id = "step-drawn-in" if player.drawn_in else "step-escapes"
            self.say("G", id, name=player.name, weight=player.weight, threshold=player.threshold, points=player.points)
        scorers = [(player, side) for player, side in zip(players, pairs, strict=True) if not player.drawn_in]
        for player, side in sorted(scorers, key=lambda scorer: scorer[0].place or 0):
            values = [value for value, _ in side] + [int(carpet)] * (carpet in player.cards)
            self.say(
                "H",
                "step-scores",
                name=player.name,
                value=int(player.value or 0),
                terms=len(values),
                sum=added(values),
                place=int(player.place or 0),
                points=player.points,
            )
        if not scorers:
            self.say("H", "step-nobody")
        self.explain_ties(players)

    def explain_ties(self, players: tuple[PlayerScore, ...]) -> None:
        """BB-33: what decided between equal values."""
        values = sorted({player.value for player in players if player.value is not None}, reverse=True)
        for value in values:
            tied = [seat for seat, player in enumerate(players) if player.value == value]
            crafts = [self.sides[seat].best_craft(self.box) for seat in tied]
            if len(set(crafts)) > 1:
                said = ", ".join(self.craft(seat, craft) for seat, craft in zip(tied, crafts, strict=True))
                self.say("H", "step-tie-craft", names=self.names(tied), crafts=said)
            for craft in sorted(set(crafts), reverse=True):
                alike = [seat for seat, other in zip(tied, crafts, strict=True) if other == craft]
                if len(alike) > 1:
                    self.say("H", "step-tie-shared", names=self.names(alike), place=int(players[alike[0]].place or 0))

    def craft(self, seat: int, craft: int) -> str:
        value = "none" if craft == NO_CRAFT else craft
        return str(TEXT.say("step-craft", name=self.sides[seat].name, craft=value))


def added(numbers: list[int]) -> str:
    """8 + 7 - 6"""
    if not numbers:
        return "0"
    first, *rest = numbers
    return str(first) + "".join(f" {'-' if number < 0 else '+'} {abs(number)}" for number in rest)


def score(game: Any, options: dict[str, str], table: Table) -> Score:
    return Companion(game.box, check(game.box, table)).score()


def tell(game: Any, answer: Score) -> str:
    """The steps, then the pad."""
    lines = [f"{step.step}  {step.text}" for step in answer.steps]
    pad = [str(pad_line(player)) for player in answer.players]
    return "\n".join([*lines, "", *pad])


def pad_line(player: PlayerScore) -> Sentence:
    if player.drawn_in:
        return TEXT.say("pad-drawn-in", name=player.name, points=player.points)
    return TEXT.say("pad-scored", name=player.name, place=player.place, points=player.points)
