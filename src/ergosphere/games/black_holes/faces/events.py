"""What happened, for logs, animations and screen readers. Not compiled (msgspec)."""

from __future__ import annotations

from ergosphere.core.values import Action, Event
from ergosphere.games.black_holes.rules.board import POSES, SUNK, beyond, covered, name
from ergosphere.games.black_holes.rules.position import Position


class BlockMoved(Event, frozen=True):
    """A block tipped over, rolled or tipped up (`how`)."""

    seat: int
    move: str
    how: str
    origin: tuple[str, ...]
    target: tuple[str, ...]


class BlockSank(Event, frozen=True):
    seat: int
    move: str
    origin: tuple[str, ...]
    hole: str
    sunk: int


class TurnPassed(Event, frozen=True):
    """BH-13: a side without a legal move; `left` moves of its turn were lost."""

    seat: int
    left: int


class GameEnded(Event, frozen=True):
    winner: int | None
    reason: str


EVENTS: tuple[type[Event], ...] = (
    BlockMoved,
    BlockSank,
    TurnPassed,
    GameEnded,
)


def events(before: Position, after: Position, seat: int, action: Action) -> list[Event]:
    code = before.code(seat, action)
    attitude, anchor = POSES[code // 4]
    new_attitude, new_anchor = beyond(attitude, anchor, code % 4)
    origin = tuple(map(name, covered(attitude, anchor)))
    target = tuple(map(name, covered(new_attitude, new_anchor)))
    told: list[Event] = []
    if before.box.targets[code] == SUNK:
        told.append(BlockSank(seat, str(action), origin, target[0], after.scores()[seat]))
    else:
        how = "rolled" if attitude == new_attitude else "tipped-up" if len(target) == 1 else "tipped-over"
        told.append(BlockMoved(seat, str(action), how, origin, target))
    told += passes(before, after)
    outcome = after.outcome()
    if outcome is not None:
        told.append(GameEnded(outcome.winners[0] if outcome.winners else None, outcome.reason))
    return told


def passes(before: Position, after: Position) -> list[Event]:
    """The turn that was cut short after a move: who moves now is not who should have come next."""
    side, left = (before.side, 1) if before.left == 2 else (1 - before.side, 2)
    return [] if (after.side, after.left) == (side, left) else [TurnPassed(int(side), int(left))]
