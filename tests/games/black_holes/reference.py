"""A slow and simple second implementation of Black Holes, against which the tests check the real engine.

It follows the rules sentence by sentence (ids BH-1 to BH-15) and shares no code with the engine.
A space is a pair (column, row), both from 1. A block is the frozenset of the one or two spaces it covers:
one space means that it stands upright, two that it lies. Seat 0 is Light, seat 1 is Dark.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace

Space = tuple[int, int]
Block = frozenset[Space]
Key = tuple[frozenset[tuple[Block, int]], int, int, tuple[int, int]]
Result = tuple[int | None, str]

COLUMNS = "abcdefghij"
STEPS: dict[str, Space] = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}
OPPOSITE = {"n": "s", "s": "n", "e": "w", "w": "e"}
FOUR_HOLES = ("c3", "h3", "c8", "h8")
QUIET_LIMIT = 200


def on_board(space: Space) -> bool:
    """BH-1: 10 x 10 without three spaces at each corner."""
    column, row = space
    missing = {1: 2, 2: 1, 9: 1, 10: 2}.get(row, 0)  # at each end of the row
    return 1 <= row <= 10 and 1 + missing <= column <= 10 - missing


def name(space: Space) -> str:
    """The name of a space: (4, 4) is "d4"."""
    return COLUMNS[space[0] - 1] + str(space[1])


def board_row(row: int) -> list[Space]:
    """The spaces of a row from left to right."""
    return [(column, row) for column in range(1, 11) if on_board((column, row))]


def holes_named(names: Iterable[str]) -> frozenset[Space]:
    """The holes with these names; ValueError for one that is off the board or named twice."""
    wanted = list(names)
    spaces = frozenset(space for row in range(1, 11) for space in board_row(row) if name(space) in wanted)
    if len(spaces) != len(wanted):
        raise ValueError(f"not a list of different spaces: {wanted}")
    return spaces


def beyond(space: Space, direction: str) -> Space:
    """The next space in this direction, on the board or not."""
    return (space[0] + STEPS[direction][0], space[1] + STEPS[direction][1])


def anchor(block: Block) -> str:
    """Notation: the block's space with the lowest column, then the lowest row."""
    return name(min(block))


def attitude(block: Block) -> str:
    """U upright, H lying along the row, V lying along the column."""
    if len(block) == 1:
        return "U"
    return "H" if len({row for _, row in block}) == 1 else "V"


def moved(block: Block, direction: str) -> Block:
    """The spaces that the block covers after a move in this direction, be it allowed or not (BH-6, BH-7, BH-8)."""
    shifted = frozenset(beyond(space, direction) for space in block)
    if len(block) == 1:  # BH-6: tips over onto the next two spaces
        return shifted | {beyond(space, direction) for space in shifted}
    return shifted - block  # BH-8: along its length only the space beyond that end; BH-7: sideways both spaces


@dataclass(frozen=True)
class Position:
    """A position with its history; nothing in it changes after it has been made."""

    blocks: dict[Block, int]
    side: int
    left: int
    sunk: tuple[int, int]
    bans: tuple[str, str]
    holes: frozenset[Space]
    blocked: str
    history: tuple[Key, ...] = ()
    quiet: int = 0
    over: Result | None = None

    @classmethod
    def start(cls, holes: Iterable[str] = FOUR_HOLES, blocked: str = "pass") -> Position:
        """BH-3 and BH-5: the middle 16 spaces, dark where column + row is even; Light begins with one move."""
        middle = [(column, row) for column in range(4, 8) for row in range(4, 8)]
        blocks = {frozenset({space}): 1 if sum(space) % 2 == 0 else 0 for space in middle}
        return cls(blocks, 0, 1, (0, 0), ("-", "-"), holes_named(holes), blocked).checked().settled()

    @classmethod
    def read(cls, text: str, holes: Iterable[str] = FOUR_HOLES, blocked: str = "pass") -> Position:
        """Reads the six fields (Notation); ValueError for anything malformed or not valid."""
        ban = "(?:-|[a-j](?:[1-9]|10)[nesw])"
        if not re.fullmatch(f"[^ ]+ [LD] [12] [0-4]-[0-4] {ban} {ban}", text):
            raise ValueError(f"malformed position: {text!r}")
        rows, side, left, sunk, ban_light, ban_dark = text.split(" ")
        letters = letters_of(rows)
        hole_spaces = holes_named(holes)
        if {space for space, letter in letters.items() if letter == "*"} != hole_spaces:
            raise ValueError("the holes are not where they belong")
        seat, counts, bans = "LD".index(side), (int(sunk[0]), int(sunk[2])), (ban_light, ban_dark)
        return cls(blocks_of(letters), seat, int(left), counts, bans, hole_spaces, blocked).checked().settled()

    def checked(self) -> Position:
        """This position; ValueError unless it is valid (BH-10 and the Notation's demands)."""
        if self.blocked not in ("pass", "loss"):
            raise ValueError(f"no such value of the option: {self.blocked!r}")
        if any(list(self.blocks.values()).count(seat) + self.sunk[seat] != 8 for seat in (0, 1)):
            raise ValueError("blocks and sunk do not add up to 8")
        if self.sunk == (4, 4):
            raise ValueError("both sides have sunk 4")
        if self.occupied() & self.holes:
            raise ValueError("a block on a hole")
        if self.closes_a_hole(self.occupied()):
            raise ValueError("a hole is closed")
        return self

    def text(self) -> str:
        """The position in six fields (Notation)."""
        letters = dict.fromkeys(self.holes, "*")
        for block, owner in self.blocks.items():
            for space in block:
                letters[space] = attitude(block) if owner == 0 else attitude(block).lower()
        rows = []
        for row in range(10, 0, -1):
            line = "".join(letters.get(space, ".") for space in board_row(row))
            rows.append(re.sub(r"\.+", lambda run: str(len(run[0])), line))
        sunk = f"{self.sunk[0]}-{self.sunk[1]}"
        return " ".join(["/".join(rows), "LD"[self.side], str(self.left), sunk, *self.bans])

    def occupied(self) -> frozenset[Space]:
        """All spaces under blocks."""
        return frozenset(space for block in self.blocks for space in block)

    def closes_a_hole(self, occupied: frozenset[Space]) -> bool:
        """BH-10: has some hole no unoccupied neighbour? Off the board is no neighbour, another hole is one."""
        for hole in self.holes:
            if all(beyond(hole, step) in occupied or not on_board(beyond(hole, step)) for step in STEPS):
                return True
        return False

    def legal(self, seat: int) -> list[str]:
        """The moves that a side could make on this board (BH-6 to BH-12), whoever is to move."""
        occupied = self.occupied()
        found = []
        for block, owner in self.blocks.items():
            if owner != seat:  # BH-9: only own blocks
                continue
            for direction in STEPS:
                move = anchor(block) + direction
                target = moved(block, direction)
                if len(target) == 1 and target <= self.holes:  # BH-12: only a lying block ends on one space
                    found.append(move + "*")
                elif not all(on_board(space) for space in target) or target & (occupied | self.holes):
                    continue  # BH-9
                elif not self.closes_a_hole((occupied - block) | target) and move != self.bans[seat]:  # BH-10, BH-11
                    found.append(move)
        return sorted(found)

    def moves(self) -> list[str]:
        """The legal moves of the side to move; none when the game is over."""
        return [] if self.over else self.legal(self.side)

    def play(self, move: str) -> Position:
        """The position after a legal move."""
        origin, direction, sinks = move.rstrip("*")[:-1], move.rstrip("*")[-1], move.endswith("*")
        (block,) = (block for block in self.blocks if anchor(block) == origin)
        blocks = {other: owner for other, owner in self.blocks.items() if other != block}
        sunk, bans = list(self.sunk), list(self.bans)
        if sinks:
            sunk[self.side] += 1
            bans[self.side] = "-"
        else:
            target = moved(block, direction)
            blocks[target] = self.side
            bans[self.side] = anchor(target) + OPPOSITE[direction]  # BH-11: the way back
        side, left = (self.side, 1) if self.left == 2 else (1 - self.side, 2)  # BH-5
        quiet = 0 if sinks else self.quiet + 1
        after = replace(self, blocks=blocks, side=side, left=left, sunk=(sunk[0], sunk[1]), bans=(bans[0], bans[1]))
        return replace(after, quiet=quiet).settled()

    def settled(self) -> Position:
        """Finishes a move or a reading: win (BH-14), passes (BH-13), then repetition and quiet moves (BH-15)."""
        if 4 in self.sunk:
            return replace(self, over=(self.sunk.index(4), "four-sunk"))
        here, result = self.after_passes()
        key = (frozenset(here.blocks.items()), here.side, here.left, here.sunk)
        history = (*here.history, key)
        if result is None and history.count(key) >= 3:
            result = (None, "repetition")
        if result is None and here.quiet >= QUIET_LIMIT:
            result = (None, "quiet")
        return replace(here, history=history, over=result)

    def after_passes(self) -> tuple[Position, Result | None]:
        """BH-13: where the turn goes if the side to move has no legal move, and whether that ends the game."""
        if self.legal(self.side):
            return self, None
        if self.blocked == "loss" and self.left == 2:
            return self, (1 - self.side, "blocked")
        other = replace(self, side=1 - self.side, left=2)
        if other.legal(other.side):
            return other, None
        return other, (None, "both-blocked") if self.blocked == "pass" else (self.side, "blocked")


def letters_of(rows: str) -> dict[Space, str]:
    """What the first field says about each space that is not empty; ValueError if its shape is wrong."""
    letters = {}
    for row, line in zip(range(10, 0, -1), rows.split("/"), strict=True):  # strict: ten rows or ValueError
        if not re.fullmatch("([1-9][0-9]?|[UHVuhv*])+", line):
            raise ValueError(f"malformed row: {line!r}")
        contents = re.sub("[1-9][0-9]?", lambda run: "." * int(run[0]), line)
        letters.update(dict(zip(board_row(row), contents, strict=True)))  # strict: the row's length or ValueError
    return {space: letter for space, letter in letters.items() if letter != "."}


def blocks_of(letters: dict[Space, str]) -> dict[Block, int]:
    """The blocks that the letters stand for; ValueError for half a block."""
    blocks: dict[Block, int] = {}
    rest = {space: letter for space, letter in letters.items() if letter != "*"}
    while rest:
        block = {min(rest)}  # nothing to the left or below is left over, so this is the anchor
        letter = rest.pop(min(rest))
        if letter in "HhVv":
            end = beyond(min(block), "e" if letter in "Hh" else "n")
            if rest.pop(end, None) != letter:
                raise ValueError(f"half a block at {name(min(block))}")
            block.add(end)
        blocks[frozenset(block)] = 0 if letter.isupper() else 1
    return blocks


def perft(position: Position, depth: int) -> int:
    """The number of sequences of so many single moves; BH-15 is not applied and a forced pass counts as no move."""
    if depth == 0:
        return 1
    here = replace(position, history=(), quiet=0, over=None).settled()  # without history BH-15 has nothing to count
    if depth == 1:
        return len(here.moves())
    return sum(perft(here.play(move), depth - 1) for move in here.moves())
