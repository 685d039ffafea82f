"""Tells what happened: the events that an action led to, found by comparing before and after."""

from __future__ import annotations

from ergosphere.core.engine.state import NATURE
from ergosphere.core.values import Action, Event, Outcome
from ergosphere.games.buccaneers import actions
from ergosphere.games.buccaneers.faces.events import (
    ArtifactTurned,
    BonusTaken,
    CardAdded,
    CardArrived,
    CardDealt,
    CardDrawn,
    CardPlayed,
    CardTaken,
    DirectionFlipped,
    DirectionShown,
    GameEnded,
    HandsPassed,
    PaperweightCounted,
    PartPlaced,
    PileMade,
    PlayerDrawnIn,
    PlayerScored,
    RelicHeld,
    RelicUsed,
    RobotTurned,
    RoundBegan,
    ThresholdFound,
    ThresholdPlaced,
    ToysTurnedUp,
)
from ergosphere.games.buccaneers.faces.results import PlayerResult, Tie, bonus_cards, results, tie_of
from ergosphere.games.buccaneers.rules import phases
from ergosphere.games.buccaneers.rules.kinds import LOOT, NONE, SEATS, SUCKER
from ergosphere.games.buccaneers.rules.memory import is_toy
from ergosphere.games.buccaneers.rules.score_phase import bonuses, turns_by_toys
from ergosphere.games.buccaneers.rules.scoring import GOT_TOYS
from ergosphere.games.buccaneers.rules.state import Buccaneers


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
