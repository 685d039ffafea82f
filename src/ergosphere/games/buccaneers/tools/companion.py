"""The companion: scores a round at a real table and explains it step by step.

The table becomes a position, and the match's own Score phase runs on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec
from librt.vecs import vec
from mypy_extensions import u8

from ergosphere.core.engine.state import NATURE
from ergosphere.core.text import Sentence
from ergosphere.games.buccaneers.faces.names import name_of
from ergosphere.games.buccaneers.faces.results import PlayerResult, results
from ergosphere.games.buccaneers.faces.text import TEXT
from ergosphere.games.buccaneers.faces.view import group_masks
from ergosphere.games.buccaneers.rules import codes
from ergosphere.games.buccaneers.rules.box import Box
from ergosphere.games.buccaneers.rules.card_moves import join, place_card, turns_at
from ergosphere.games.buccaneers.rules.kinds import (
    EGG,
    FAMILY,
    IS_PART,
    IS_TOY,
    LOOT,
    NONE,
    PAPERWEIGHT,
    PARTS,
    POOL,
    RING,
    ROUNDS,
    SEATS,
    SUCKER,
)
from ergosphere.games.buccaneers.rules.phases import EGG_GROUP, POOL_GROUP
from ergosphere.games.buccaneers.rules.position import BY_EGG, BY_POOL, NO_CRAFT, SIZE
from ergosphere.games.buccaneers.rules.score_phase import begin_score, bonuses, score_round
from ergosphere.games.buccaneers.rules.scoring import GOT_TOYS
from ergosphere.games.buccaneers.rules.state import Buccaneers
from ergosphere.games.buccaneers.tools.table_file import Checked, TableFile, Written, check, wrong

if TYPE_CHECKING:
    from ergosphere.games.buccaneers.game import BuccaneersGame

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


class Companion:
    """One round: the position, and what has been said about each step."""

    def __init__(self, box: Box, checked: Checked) -> None:
        self.box = box
        self.checked = checked
        self.names = [player.name for player in checked.table.player]
        self.steps: list[StepText] = []
        self.state = Buccaneers(box, len(self.names), vec[u8]([0] * ROUNDS), False)
        turns = max(1, *map(len, checked.displays))
        self.state.turn = turns - 1
        self.state.picks = vec[u8]([NONE] * (SEATS * turns))
        self.cards: list[list[tuple[Written, int]]] = [[] for _ in self.names]
        """By seat: every card with its place in the display, without parts, which count by their groups."""
        for seat, display in enumerate(checked.displays):
            for card in display:
                self.lay(seat, card)

    def lay(self, seat: int, card: Written) -> None:
        state = self.state
        if FAMILY[card.kind] == IS_PART:
            join(state, seat, card.kind - PARTS, self.group_for(seat, card))
            return
        place = len(self.cards[seat])
        self.cards[seat].append((card, place))
        state.picks[SEATS * place + seat] = card.kind
        place_card(state, seat, card.kind)
        if card.turned:
            state.turned[seat] |= 1 << place
        if SUCKER <= card.kind <= LOOT:
            state.spins[card.kind - SUCKER] = card.turns

    def group_for(self, seat: int, card: Written) -> int:
        """The group that a part joins, from 0: as written if BB-14 allows it, otherwise the first that lacks it."""
        bits = int(self.state.lacking_groups(seat, card.kind - PARTS))
        lacking = [number for number in (1, 2, 3) if bits >> (number - 1) & 1]
        groups = len(group_masks(self.state, seat))
        number = (lacking or [groups + 1])[0] if card.group is None else card.group
        if number in lacking or (number == groups + 1 and not lacking):
            return number - 1
        if 1 <= number <= groups:
            raise wrong("table-group-has", where=card.where, card=card.text, group=number)
        if number == groups + 1:
            raise wrong("table-group-lacks", where=card.where, card=card.text, group=number, lacking=lacking[0])
        raise wrong("table-group-none", where=card.where, card=card.text, group=number, groups=groups)

    def say(self, step: Step, id: str, **values: object) -> None:
        self.steps.append(StepText(step, str(TEXT.say(id, **values))))

    def named(self, seats: list[int]) -> str:
        return ", ".join(self.names[seat] for seat in seats)

    def score(self) -> Score:
        begin_score(self.state)
        self.arrival("A", EGG, codes.DRAW, self.checked.deck_top, "deck_top")
        self.arrival("B", POOL, codes.TAKE, self.checked.pool_card, "pool_card")
        self.toys()
        self.ring()
        table = self.checked.table
        score_round(self.state, self.checked.revealed.kind, table.hole + sum(table.threshold_cards))
        result = results(self.state)[-1]
        self.explain(result.players, result.threshold)
        players = tuple(player_score(name, player) for name, player in zip(self.names, result.players, strict=True))
        return Score(result.threshold, players, tuple(self.steps))

    # Steps A to D

    def answer(self, relic: int) -> bool:
        """The owner of a Relic, if there is one, uses it or holds it as the file says; True if it is used."""
        owner = int(self.state.owner(relic))
        name = self.box.cards[relic]
        for seat, player in enumerate(self.checked.table.player):
            if name in player.uses and seat != owner:
                raise wrong("table-use", name=player.name, relic=name)
        if owner == NONE:
            return False
        used = name in self.checked.table.player[owner].uses
        self.state.play(owner, (codes.USE if used else codes.HOLD) + relic - EGG)
        return used

    def say_kept(self, step: Step, relic: int, owner: int) -> None:
        name = name_of(self.box, relic)
        if owner == NONE:
            self.say(step, "step-relic-none", relic=name)
        else:
            self.say(step, "step-relic-kept", relic=name, name=self.names[owner])

    def arrival(self, step: Step, relic: int, verb: int, card: Written | None, field: str) -> None:
        """BB-26, BB-27"""
        state = self.state
        seat = int(state.owner(relic))
        if not self.answer(relic):
            self.say_kept(step, relic, seat)
            return
        if card is None:
            raise wrong("table-missing", field=field, name=self.names[seat], relic=self.box.cards[relic])
        group = self.group_for(seat, card) if FAMILY[card.kind] == IS_PART else NONE
        groups = state.groups[seat]
        state.play(NATURE, verb + card.kind)
        if state.phase in (EGG_GROUP, POOL_GROUP):
            state.play(seat, codes.JOIN + group)
        elif group != NONE:  # to a match groups that hold the same parts are one, in a file they have numbers
            state.groups[seat] = groups
            join(state, seat, card.kind - PARTS, group)
        if group == NONE:
            self.cards[seat].append((card, int(state.turn) + 1 + (BY_EGG if relic == EGG else BY_POOL)))
        facedown = FAMILY[card.kind] == IS_TOY
        self.say(
            step,
            "step-arrives",
            name=self.names[seat],
            relic=name_of(self.box, relic),
            card=name_of(self.box, card.kind),
            facedown="yes" if facedown else "no",
        )
        if not facedown:
            self.say_turns(step, seat, card)

    def say_turns(self, step: Step, seat: int, card: Written) -> None:
        """The Artifacts that turn because a seat has revealed a card, by seats."""
        state = self.state
        for artifact in sorted(range(SUCKER, LOOT + 1), key=lambda artifact: int(state.owner(artifact))):
            if turns_at(state, artifact, seat, card.kind):
                name = self.names[int(state.owner(artifact))]
                artifact_name, card_name = name_of(self.box, artifact), name_of(self.box, card.kind)
                self.say(step, "step-turns", name=name, artifact=artifact_name, card=card_name)

    def toys(self) -> None:
        """BB-28"""
        state = self.state
        for seat, cards in enumerate(self.cards):
            for toy, _ in cards:
                if FAMILY[toy.kind] == IS_TOY:
                    self.say_turns("C", seat, toy)
        weights = [int(state.measure(seat)[2]) for seat in range(len(self.names))]
        listed = ", ".join(f"{name} {weight}" for name, weight in zip(self.names, weights, strict=True))
        card = f"{int(self.box.toys_card):+}"
        best = [name for name, taken in zip(self.names, bonuses(state), strict=True) if taken & GOT_TOYS]
        if not any(weights):  # every Toy weighs something
            self.say("C", "step-toys-none", card=card)
        elif best:
            self.say("C", "step-toys", weights=listed, card=card, name=best[0])
        else:
            self.say("C", "step-toys-tied", weights=listed, card=card)

    def ring(self) -> None:
        """BB-29"""
        owner = int(self.state.owner(RING))
        if self.answer(RING):
            self.say("D", "step-ring", name=self.names[owner], relic=name_of(self.box, RING))
        else:
            self.say_kept("D", RING, owner)

    # Steps E to H

    def pairs(self, seat: int) -> list[tuple[int, int]]:
        """Value and weight of every card as it lies, parts first."""
        state, box = self.state, self.box
        sizes = [int(SIZE[mask]) for mask in group_masks(state, seat)]
        found = [(int(box.part_value[size]), int(box.part_weight[size])) for size in sizes for _ in range(size)]
        for card, place in self.cards[seat]:
            if state.shown(seat, place) != NONE:
                value, weight = state.pair(seat, place, card.kind)
                found.append((int(value), int(weight)))
        return found

    def explain(self, players: tuple[PlayerResult, ...], threshold: int) -> None:
        """Every total with its sum."""
        toys, carpet, exoskeleton = (
            f"{int(card):+}" for card in (self.box.toys_card, self.box.carpet_card, self.box.exoskeleton_card)
        )
        pairs = [self.pairs(seat) for seat in range(len(players))]
        for seat, player in enumerate(players):
            weights = [weight for _, weight in pairs[seat]] + [int(toys)] * (toys in player.cards)
            values = {"weight": player.weight_e, "terms": len(weights), "sum": added(weights)}
            self.say("E", "step-weight", name=self.names[seat], **values)
        for seat, player in enumerate(players):
            if carpet in player.cards:
                self.say("E", "step-carpet", name=self.names[seat], card=carpet)
            if exoskeleton in player.cards:
                self.say("E", "step-exoskeleton", name=self.names[seat], card=exoskeleton)
        self.explain_threshold(players, threshold)
        for name, player in zip(self.names, players, strict=True):
            id = "step-drawn-in" if player.drawn_in else "step-escapes"
            self.say("G", id, name=name, weight=player.weight, threshold=player.threshold, points=player.points)
        scorers = sorted((player.place, seat) for seat, player in enumerate(players) if player.place is not None)
        for place, seat in scorers:
            player = players[seat]
            terms = [value for value, _ in pairs[seat]] + [int(carpet)] * (carpet in player.cards)
            values = {"value": int(player.value or 0), "terms": len(terms), "sum": added(terms)}
            self.say("H", "step-scores", name=self.names[seat], **values, place=place, points=player.points)
        if not scorers:
            self.say("H", "step-nobody")
        self.explain_ties(players)

    def explain_threshold(self, players: tuple[PlayerResult, ...], threshold: int) -> None:
        """BB-31"""
        revealed = self.checked.revealed.kind
        weight = int(self.box.weight[revealed])
        cards = [self.checked.table.hole, weight, *self.checked.table.threshold_cards]
        self.say("F", "step-threshold", card=name_of(self.box, revealed), threshold=threshold, sum=added(cards))
        owner = int(self.state.owner(PAPERWEIGHT))
        if owner != NONE:
            own = players[owner].threshold
            self.say("F", "step-paperweight", name=self.names[owner], threshold=own, weight=weight)

    def explain_ties(self, players: tuple[PlayerResult, ...]) -> None:
        """BB-33: what decided between equal values."""
        values = sorted({player.value for player in players if player.value is not None}, reverse=True)
        for value in values:
            tied = [seat for seat, player in enumerate(players) if player.value == value]
            crafts = {seat: players[seat].craft for seat in tied}
            if len(set(crafts.values())) > 1:
                said = ", ".join(self.craft(seat, craft) for seat, craft in crafts.items())
                self.say("H", "step-tie-craft", names=self.named(tied), crafts=said)
            for craft in sorted(set(crafts.values()), key=lambda craft: NO_CRAFT if craft is None else craft)[::-1]:
                alike = [seat for seat in tied if crafts[seat] == craft]
                if len(alike) > 1:
                    place = int(players[alike[0]].place or 0)
                    self.say("H", "step-tie-shared", names=self.named(alike), place=place)

    def craft(self, seat: int, craft: int | None) -> str:
        return str(TEXT.say("step-craft", name=self.names[seat], craft="none" if craft is None else craft))


def player_score(name: str, player: PlayerResult) -> PlayerScore:
    fields = {field: getattr(player, field) for field in PlayerScore.__struct_fields__ if field != "name"}
    return PlayerScore(name=name, **fields)


def added(numbers: list[int]) -> str:
    """8 + 7 - 6"""
    if not numbers:
        return "0"
    first, *rest = numbers
    return str(first) + "".join(f" {'-' if number < 0 else '+'} {abs(number)}" for number in rest)


def score(game: BuccaneersGame, options: dict[str, str], table: TableFile) -> Score:
    return Companion(game.box, check(game.box, table)).score()


def tell(game: BuccaneersGame, answer: Score) -> str:
    """The steps, then the pad."""
    lines = [f"{step.step}  {step.text}" for step in answer.steps]
    pad = [str(pad_line(player)) for player in answer.players]
    return "\n".join([*lines, "", *pad])


def pad_line(player: PlayerScore) -> Sentence:
    if player.drawn_in:
        return TEXT.say("pad-drawn-in", name=player.name, points=player.points)
    return TEXT.say("pad-scored", name=player.name, place=player.place, points=player.points)
