"""What happened, for logs, animations and screen readers."""

from __future__ import annotations

import msgspec

from ergosphere.core.engine.state import NATURE
from ergosphere.core.text import Catalogue, Sentence
from ergosphere.core.values import Action, Event, Outcome, speakable
from ergosphere.games.buccaneers import actions
from ergosphere.games.buccaneers.faces.names import FACEDOWN, Named, seat_name
from ergosphere.games.buccaneers.faces.results import PlayerResult, Tie, bonus_cards, results, tie_of
from ergosphere.games.buccaneers.rules import phases
from ergosphere.games.buccaneers.rules.kinds import LOOT, NONE, SEATS, SUCKER
from ergosphere.games.buccaneers.rules.memory import is_toy
from ergosphere.games.buccaneers.rules.score_phase import bonuses, turns_by_toys
from ergosphere.games.buccaneers.rules.scoring import GOT_TOYS
from ergosphere.games.buccaneers.rules.state import Buccaneers


class Told(Event, frozen=True):
    """The sentence names seats, cards and holes."""

    def sentence(self, catalogue: Catalogue) -> Sentence:
        fields = msgspec.structs.asdict(self)
        values = {name: speakable(in_words(catalogue, value)) for name, value in fields.items()}
        seats = (fields["seat"],) if "seat" in fields else fields.get("winners", ())
        names = [seat_name(seat) for seat in seats]
        return catalogue.say(str(self.__struct_config__.tag), **values, **self.more(), name=", ".join(names))

    def more(self) -> dict[str, str]:
        """What the sentence needs besides the fields."""
        return {}


def in_words(catalogue: Catalogue, value: object) -> object:
    if isinstance(value, tuple):
        return tuple(in_words(catalogue, one) for one in value)
    return catalogue.called(value) if isinstance(value, str) and isinstance(catalogue, Named) else value


class Hushed(Told, frozen=True):
    """About a card that only its owner knows; others are told what they can see."""

    seat: int
    card: str | None

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else msgspec.structs.replace(self, card=self.outside())

    def outside(self) -> str | None:
        return None


class Laid(Hushed, frozen=True):
    """About a card in a display: only Toys are hidden, and everybody sees that it is a Toy."""

    def outside(self) -> str | None:
        return FACEDOWN if self.is_toy() else self.card

    def is_toy(self) -> bool:
        return str(self.card).split()[0] == FACEDOWN

    def more(self) -> dict[str, str]:
        """Its owner is told a Toy's name, but it lies facedown all the same."""
        return {"facedown": "yes" if self.is_toy() else "no"}


class DirectionShown(Told, frozen=True):
    direction: str


class RoundBegan(Told, frozen=True):
    """round counts from 1."""

    round: int
    hole: str
    threshold: int
    hand: int


class CardDealt(Hushed, frozen=True):
    pass


class CardDrawn(Hushed, frozen=True):
    """For TIIT CLO UHL or Titanic Tentacles."""


class CardPlayed(Laid, frozen=True):
    """Selected and revealed, a Toy facedown."""


class CardTaken(Laid, frozen=True):
    """GPS Tracker: picked at random and revealed."""


class CardAdded(Laid, frozen=True):
    """Titanic Tentacles"""

    discarded: tuple[str, ...]


class CardArrived(Laid, frozen=True):
    relic: str


class PartPlaced(Told, frozen=True):
    """Where its owner had a choice."""

    seat: int
    part: str
    group: int


class ThresholdPlaced(Told, frozen=True):
    seat: int
    card: str
    threshold: int
    leaves: bool


class DirectionFlipped(Told, frozen=True):
    direction: str


class RobotTurned(Told, frozen=True):
    seat: int


class ArtifactTurned(Told, frozen=True):
    """It made `turns` quarter turns and counts so much now; four leave it as it was."""

    seat: int
    artifact: str
    value: int
    weight: int
    turns: int


class HandsPassed(Told, frozen=True):
    direction: str


class PileMade(Told, frozen=True):
    cards: int


class RelicUsed(Told, frozen=True):
    seat: int
    relic: str


class RelicHeld(Told, frozen=True):
    seat: int
    relic: str


class ToysTurnedUp(Told, frozen=True):
    seat: int
    cards: tuple[str, ...]
    weight: int


class ThresholdFound(Told, frozen=True):
    """Step F."""

    card: str
    threshold: int


class BonusTaken(Told, frozen=True):
    """Steps C and E: a Weight card or the Value card."""

    seat: int
    card: str


class PaperweightCounted(Told, frozen=True):
    """For one seat the card of step F counts twice."""

    seat: int
    weight: int
    threshold: int


class PlayerDrawnIn(Told, frozen=True):
    seat: int
    weight: int
    threshold: int
    points: int


class PlayerScored(Told, frozen=True):
    seat: int
    weight: int
    threshold: int
    value: int
    place: int
    points: int
    tie: Tie
    craft: int | None
    """BB-33: where others have the same value, what decided, and the best Spacecraft if there is one."""


class GameEnded(Told, frozen=True):
    winners: tuple[int, ...]
    count: int
    points: int
    tie: Tie
    """BB-36: what decided between those with most points."""


EVENTS: tuple[type[Event], ...] = (
    DirectionShown,
    RoundBegan,
    CardDealt,
    CardDrawn,
    CardPlayed,
    CardTaken,
    CardAdded,
    CardArrived,
    PartPlaced,
    ThresholdPlaced,
    DirectionFlipped,
    RobotTurned,
    ArtifactTurned,
    HandsPassed,
    PileMade,
    RelicUsed,
    RelicHeld,
    ToysTurnedUp,
    ThresholdFound,
    BonusTaken,
    PaperweightCounted,
    PlayerDrawnIn,
    PlayerScored,
    GameEnded,
)


def events(before: Buccaneers, after: Buccaneers, seat: int, action: Action) -> list[Event]:
    told = done(before, after, seat, action)
    if isinstance(action, actions.TurnUpCard):
        told += scored(after)
    else:
        told += followed(before, after)
    if after.phase == phases.DEAL and before.phase != phases.DEAL:
        hole = int(after.holes[after.round])
        box = after.box
        told.append(
            RoundBegan(
                int(after.round) + 1, box.hole_ids[hole], int(box.hole_threshold[hole]), int(box.hole_hand[hole])
            )
        )
    return told


def done(before: Buccaneers, after: Buccaneers, seat: int, action: Action) -> list[Event]:
    """The action itself."""
    if seat == NATURE:
        return came(before, int(before.receiver()), action)
    match action:
        case actions.SelectCard():
            return revealed(before, after)
        case actions.AddCard(card):
            discarded = [after.box.cards[kind] for kind in after.drawn if kind != NONE]
            return [CardAdded(seat, card, tuple(discarded))]
        case actions.JoinGroup(group):
            return groups_joined(before, after, seat, group)
        case actions.PlaceThreshold(card):
            return [ThresholdPlaced(seat, card, int(after.base_threshold()), after.laser >= 2)]
        case actions.UseRelic(relic):
            return [RelicUsed(seat, relic)]
        case actions.HoldRelic(relic):
            return [RelicHeld(seat, relic)]
    return []


def came(before: Buccaneers, receiver: int, action: Action) -> list[Event]:
    """What nature has drawn."""
    match action:
        case actions.ShowDirection(direction):
            return [DirectionShown(direction)]
        case actions.DealCard(card):
            return [CardDealt(receiver, card)]
        case actions.DrawCard(card) if before.phase == phases.EGG_DRAW:
            return [CardArrived(receiver, card, "easter-egg")]
        case actions.DrawCard(card):
            return [CardDrawn(receiver, card)]
        case actions.TakeCard(card) if before.phase == phases.POOL_TAKE:
            return [CardArrived(receiver, card, "alien-kiddie-pool")]
        case actions.TakeCard(card):
            return [CardTaken(receiver, card)]
    return []


def revealed(before: Buccaneers, after: Buccaneers) -> list[Event]:
    """BB-10: all at once, when the last choice is in."""
    row = SEATS * int(before.turn)
    return [
        CardPlayed(seat, after.box.cards[after.picks[row + seat]])
        for seat in range(after.count)
        if before.picks[row + seat] == NONE and after.picks[row + seat] != NONE
    ]


def groups_joined(before: Buccaneers, after: Buccaneers, seat: int, group: int) -> list[Event]:
    if before.phase == phases.GROUP:
        if after.phase == phases.GROUP:
            return []  # sealed until all are in
        chosen = {s: int(before.sealed[s]) + 1 for s in range(after.count) if before.sealed[s] != NONE} | {seat: group}
        parts = {s: int(before.picked_now(s)) for s in chosen}
    else:
        way = {phases.ADD_GROUP: 0, phases.EGG_GROUP: 1}.get(int(before.phase), 2)
        chosen, parts = {seat: group}, {seat: int(before.added[way])}
    return [PartPlaced(s, after.box.cards[parts[s]], chosen[s]) for s in sorted(chosen)]


def followed(before: Buccaneers, after: Buccaneers) -> list[Event]:
    """What the rules then do on their own, in the order of BB-11, BB-12 and the score steps."""
    told: list[Event] = []
    way = "clockwise" if after.way == 1 else "counterclockwise"
    if before.way not in (0, after.way):
        told.append(DirectionFlipped(way))
    told += [RobotTurned(seat) for seat in range(after.count) if after.turned[seat] != before.turned[seat]]
    shows_toys = before.toys_lie_facedown() and not after.toys_lie_facedown()
    by_toys = [int(turns_by_toys(after, kind)) if shows_toys else 0 for kind in range(SUCKER, LOOT + 1)]
    told += artifacts_turned(before, after, by_toys)
    if after.turn != before.turn:
        told.append(HandsPassed(way))
    if before.phase < phases.EGG_USE <= after.phase:
        told.append(PileMade(int(after.count)))
    if shows_toys:
        told += [toys for seat in range(after.count) for toys in toys_of(after, seat)]
        told += [artifact_turned(after, kind, turns, 0) for kind, turns in enumerate(by_toys, SUCKER) if turns]
        told += taken(after, GOT_TOYS)  # step C
    if after.phase == phases.TURN_UP:
        told += taken(after, ~GOT_TOYS)  # step E
    return told


def artifacts_turned(before: Buccaneers, after: Buccaneers, by_toys: list[int]) -> list[Event]:
    """By open cards; turns caused by Toys come later."""
    told: list[Event] = []
    for kind, later in enumerate(by_toys, SUCKER):
        turns = int(after.spins[kind - SUCKER]) - int(before.spins[kind - SUCKER]) - later
        if turns > 0:
            told.append(artifact_turned(after, kind, turns, later))
    return told


def artifact_turned(after: Buccaneers, kind: int, turns: int, later: int) -> ArtifactTurned:
    """As it lies with `later` quarter turns still to come."""
    pair = 4 * (kind - SUCKER) + (int(after.spins[kind - SUCKER]) - later) % 4
    box = after.box
    owner = int(after.owner(kind))
    return ArtifactTurned(owner, box.cards[kind], int(box.spin_value[pair]), int(box.spin_weight[pair]), turns)


def taken(after: Buccaneers, bits: int) -> list[Event]:
    """The Weight and Value cards that seats have just taken."""
    return [
        BonusTaken(seat, card)
        for seat, got in enumerate(bonuses(after))
        for card in bonus_cards(after, int(got) & bits)
    ]


def toys_of(state: Buccaneers, seat: int) -> list[Event]:
    kinds = [int(state.shown(seat, place)) for place in range(state.turn + 4)]
    toys = tuple(state.box.cards[kind] for kind in kinds if is_toy(kind))
    return [ToysTurnedUp(seat, toys, int(state.measure(seat)[2]))] if toys else []


def scored(after: Buccaneers) -> list[Event]:
    """Steps F to H."""
    result = results(after)[-1]
    told: list[Event] = [ThresholdFound(result.turned_up, result.threshold)]
    for seat, player in enumerate(result.players):
        if player.threshold != result.threshold:
            weight = int(after.box.weight[after.box.cards.index(result.turned_up)])
            told.append(PaperweightCounted(seat, weight, player.threshold))
    told += [fate(result.players, seat) for seat in range(len(result.players))]
    outcome = after.outcome()
    if outcome is not None:
        told.append(ended(outcome))
    return told


def fate(players: tuple[PlayerResult, ...], seat: int) -> Event:
    """Steps G and H."""
    own = players[seat]
    if own.value is None or own.place is None:
        return PlayerDrawnIn(seat, own.weight, own.threshold, own.points)
    others = [(player.value, player.craft) for player in players if player is not own]
    tie = tie_of(own.value, own.craft, others)
    return PlayerScored(seat, own.weight, own.threshold, own.value, own.place, own.points, tie, own.craft)


def ended(outcome: Outcome) -> Event:
    winners = tuple(outcome.winners)
    most = outcome.scores[winners[0]]
    tie: Tie = "none" if outcome.scores.count(most) == 1 else "shared" if len(winners) > 1 else "craft"
    return GameEnded(winners, len(winners), most, tie)
