"""What happened, for logs, animations and screen readers. Not compiled (msgspec)."""

from __future__ import annotations

import msgspec

from ergosphere.core.state import NATURE, State
from ergosphere.core.values import Action, Event
from ergosphere.games.buccaneers import actions, view, zones
from ergosphere.games.buccaneers.kinds import LOOT, NONE, SEATS, SUCKER
from ergosphere.games.buccaneers.memory import is_toy
from ergosphere.games.buccaneers.results import results
from ergosphere.games.buccaneers.state import Buccaneers


class Hushed(Event, frozen=True):
    """About a card that only its owner knows; others learn what can be seen from outside."""

    seat: int
    card: str | None

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else msgspec.structs.replace(self, card=self.outside())

    def outside(self) -> str | None:
        return None


class Laid(Hushed, frozen=True):
    """About a card in a display: only a Toy is hidden, and that it is one is known."""

    def outside(self) -> str | None:
        return view.FACEDOWN if str(self.card).startswith(view.FACEDOWN + " ") else self.card


class DirectionShown(Event, frozen=True):
    direction: str


class RoundBegan(Event, frozen=True):
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


class PartPlaced(Event, frozen=True):
    """Where its owner had a choice."""

    seat: int
    part: str
    group: int


class ThresholdPlaced(Event, frozen=True):
    seat: int
    card: str
    threshold: int
    leaves: bool


class DirectionFlipped(Event, frozen=True):
    direction: str


class RobotTurned(Event, frozen=True):
    seat: int


class ArtifactTurned(Event, frozen=True):
    seat: int
    artifact: str
    value: int
    weight: int


class HandsPassed(Event, frozen=True):
    direction: str


class PileMade(Event, frozen=True):
    cards: int


class RelicUsed(Event, frozen=True):
    seat: int
    relic: str


class RelicHeld(Event, frozen=True):
    seat: int
    relic: str


class ToysTurnedUp(Event, frozen=True):
    seat: int
    cards: tuple[str, ...]
    weight: int


class ThresholdFound(Event, frozen=True):
    """Step F."""

    card: str
    threshold: int


class BonusTaken(Event, frozen=True):
    seat: int
    card: str


class PlayerDrawnIn(Event, frozen=True):
    seat: int
    weight: int
    threshold: int
    points: int


class PlayerScored(Event, frozen=True):
    seat: int
    weight: int
    threshold: int
    value: int
    place: int
    points: int


class GameEnded(Event, frozen=True):
    winners: tuple[int, ...]
    count: int
    points: int


def events(before: State, after: State, seat: int, action: Action) -> list[Event]:
    assert isinstance(before, Buccaneers)  # noqa: S101  a state gets events of its own kind only
    assert isinstance(after, Buccaneers)  # noqa: S101
    told = done(before, after, seat, action)
    if isinstance(action, actions.TurnUpCard):
        told += scored(after)
    else:
        told += followed(before, after)
    if after.phase == zones.DEAL and before.phase != zones.DEAL:
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
    """What chance has brought."""
    match action:
        case actions.ShowDirection(direction):
            return [DirectionShown(direction)]
        case actions.DealCard(card):
            return [CardDealt(receiver, card)]
        case actions.DrawCard(card) if before.phase == zones.EGG_DRAW:
            return [CardArrived(receiver, card, "easter-egg")]
        case actions.DrawCard(card):
            return [CardDrawn(receiver, card)]
        case actions.TakeCard(card) if before.phase == zones.POOL_TAKE:
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
    if before.phase == zones.GROUP:
        if after.phase == zones.GROUP:
            return []  # sealed until all are in
        chosen = {s: int(before.sealed[s]) + 1 for s in range(after.count) if before.sealed[s] != NONE} | {seat: group}
        parts = {s: int(before.picked_now(s)) for s in chosen}
    else:
        way = {zones.ADD_GROUP: 0, zones.EGG_GROUP: 1}.get(int(before.phase), 2)
        chosen, parts = {seat: group}, {seat: int(before.added[way])}
    return [PartPlaced(s, after.box.cards[parts[s]], chosen[s]) for s in sorted(chosen)]


def followed(before: Buccaneers, after: Buccaneers) -> list[Event]:
    """What the rules then do by themselves, in the order of BB-11, BB-12 and the score steps."""
    told: list[Event] = []
    way = "clockwise" if after.way == 1 else "counterclockwise"
    if before.way not in (0, after.way):
        told.append(DirectionFlipped(way))
    told += [RobotTurned(seat) for seat in range(after.count) if after.turned[seat] != before.turned[seat]]
    for kind in range(SUCKER, LOOT + 1):
        turns = after.spins[kind - SUCKER]
        if turns != before.spins[kind - SUCKER]:
            pair = 4 * (kind - SUCKER) + int(turns)
            box = after.box
            told.append(
                ArtifactTurned(
                    int(after.owner(kind)), box.cards[kind], int(box.spin_value[pair]), int(box.spin_weight[pair])
                )
            )
    if after.turn != before.turn:
        told.append(HandsPassed(way))
    if before.phase < zones.EGG_USE <= after.phase:
        told.append(PileMade(int(after.count)))
    if before.toys_lie_facedown() and not after.toys_lie_facedown():
        told += [toys for seat in range(after.count) for toys in toys_of(after, seat)]
    return told


def toys_of(state: Buccaneers, seat: int) -> list[Event]:
    kinds = [int(state.shown(seat, place)) for place in range(state.turn + 4)]
    toys = tuple(state.box.cards[kind] for kind in kinds if is_toy(kind))
    return [ToysTurnedUp(seat, toys, int(state.toy_weight(seat)))] if toys else []


def scored(after: Buccaneers) -> list[Event]:
    """Steps E to H."""
    result = results(after)[-1]
    told: list[Event] = [ThresholdFound(result.turned_up, result.threshold)]
    for seat, player in enumerate(result.players):
        told += [BonusTaken(seat, card) for card in player.cards]
    for seat, player in enumerate(result.players):
        if player.value is None or player.place is None:
            told.append(PlayerDrawnIn(seat, player.weight, player.threshold, player.points))
        else:
            told.append(PlayerScored(seat, player.weight, player.threshold, player.value, player.place, player.points))
    outcome = after.outcome()
    if outcome is not None:
        winners = tuple(outcome.winners)
        told.append(GameEnded(winners, len(winners), outcome.scores[winners[0]]))
    return told
