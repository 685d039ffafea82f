"""Positions as text, both ways: `rows side left sunk ban-light ban-dark`."""

from __future__ import annotations

import re

from ergosphere.core.errors import BadNotation
from ergosphere.games.black_holes.actions import NOTATION
from ergosphere.games.black_holes.faces.text import TEXT
from ergosphere.games.black_holes.rules.board import (
    ACROSS,
    DIRECTIONS,
    HIGH,
    LOW,
    NUMBER,
    POSES,
    SPACES,
    SUNK,
    Board,
    Space,
    covered,
    name,
    neighbours,
    space_of,
)
from ergosphere.games.black_holes.rules.state import BLOCKS, DARK, GHOST, LIGHT, NO_BAN, TO_WIN, BlackHoles, place

ROWS = [[space for space in SPACES if space[1] == row] for row in range(9, -1, -1)]
SIDES = "LD"
LETTERS = ("UHV", "uhv")
EMPTY = "/".join(" " * len(row) for row in ROWS)
# Where in EMPTY a space is, and the spaces under each pose.
PLACES = dict(zip([space for row in ROWS for space in [*row, None]], range(len(EMPTY) + 1), strict=True))
PLACES_OF = {number: [PLACES[space] for space in covered(*pose)] for number, pose in enumerate(POSES)}
CELL = re.compile(r"10|[1-9]|[UHVuhv*]", re.ASCII)


def write(state: BlackHoles) -> str:
    cells = list(EMPTY)
    for hole in state.board.holes:
        cells[PLACES[hole]] = "*"
    for number, pose in enumerate(state.poses):
        for spot in PLACES_OF.get(pose, ()):
            cells[spot] = LETTERS[number // BLOCKS][POSES[pose][0]]
    rows = "".join(cells)
    for run in range(10, 0, -1):
        rows = rows.replace(" " * run, str(run))
    bans = f"{write_ban(state.ban_light)} {write_ban(state.ban_dark)}"
    return f"{rows} {SIDES[state.side]} {state.left} {state.sunk_light}-{state.sunk_dark} {bans}"


def blocks(state: BlackHoles) -> list[tuple[int, int, Space]]:
    """Seat, attitude and anchor of every block on the board."""
    return [(number // BLOCKS, *POSES[pose]) for number, pose in enumerate(state.poses) if pose != SUNK]


def write_ban(ban: int) -> str:
    if ban == NO_BAN:
        return "-"
    if ban < GHOST:
        return name(POSES[ban // 4][1]) + DIRECTIONS[ban % 4]
    row, rest = divmod(ban - GHOST, 40)
    return name((rest // 4, row)) + DIRECTIONS[rest % 4]


def read(board: Board, text: str, blocked_loses: bool) -> BlackHoles:
    """A position as somebody gives it: it begins without history, and a side that can't move passes."""
    state = parse(board, text, blocked_loses)
    state.settle()
    return state


def parse(board: Board, text: str, blocked_loses: bool) -> BlackHoles:
    fields = text.split(" ")
    if len(fields) != 6 or not all(fields):
        raise BadNotation(TEXT.say("position-fields", count=len(fields)))
    rows, side, left, sunk, ban_light, ban_dark = fields
    poses = read_rows(board, rows)
    if side not in ("L", "D"):
        raise BadNotation(TEXT.say("position-side", text=side))
    if left not in ("1", "2"):
        raise BadNotation(TEXT.say("position-left", text=left))
    if not re.fullmatch(f"[0-{TO_WIN}]-[0-{TO_WIN}]", sunk, re.ASCII) or sunk == f"{TO_WIN}-{TO_WIN}":
        raise BadNotation(TEXT.say("position-sunk", text=sunk))
    for seat in (LIGHT, DARK):
        lost = int(sunk[2 * seat])
        if len(poses[seat]) + lost != BLOCKS:
            raise BadNotation(TEXT.say("position-blocks", side=SIDES[seat], blocks=len(poses[seat]), sunk=lost))
    light, dark = poses
    occupied = {space for pose in light + dark for space in covered(*POSES[pose])}
    for hole in board.holes:
        if all(space in occupied for space in neighbours(hole)):
            raise BadNotation(TEXT.say("position-closed", hole=name(hole)), "BH-10")
    bans = read_ban(board, ban_light, light), read_ban(board, ban_dark, dark)
    return place(board, light, dark, SIDES.index(side), int(left), *bans, blocked_loses)


def read_rows(board: Board, text: str) -> tuple[list[int], list[int]]:
    """The poses of light and of dark."""
    rows = text.split("/")
    if len(rows) != len(ROWS):
        raise BadNotation(TEXT.say("position-rows", count=len(rows)))
    letters: dict[Space, str] = {}
    for spaces, row in zip(ROWS, rows, strict=True):
        letters.update(read_row(spaces, row))
    for space in SPACES:
        if (letters.get(space) == "*") != (space in board.holes):
            raise BadNotation(TEXT.say("position-hole", space=name(space), holes=", ".join(map(name, board.holes))))
    poses: tuple[list[int], list[int]] = ([], [])
    taken: set[Space] = set()
    for space in SPACES:  # from a1 upwards, so the anchor comes first
        letter = letters.get(space, "*")
        if letter == "*" or space in taken:
            continue
        attitude = "UHV".index(letter.upper())
        under = covered(attitude, space)
        if any(letters.get(other) != letter or other in taken for other in under):
            raise BadNotation(TEXT.say("position-half", letter=letter, space=name(space)))
        taken.update(under)
        poses[LIGHT if letter.isupper() else DARK].append(NUMBER[attitude, space])
    return poses


def read_row(spaces: list[Space], text: str) -> dict[Space, str]:
    number = spaces[0][1] + 1
    cells = CELL.findall(text)
    if "".join(cells) != text or re.search(r"\d\d", text.replace("10", "X")):
        raise BadNotation(TEXT.say("position-row", row=number, text=text))
    letters = {}
    place = 0
    for cell in cells:
        if cell.isdigit():
            place += int(cell)
        else:
            if place < len(spaces):
                letters[spaces[place]] = cell
            place += 1
    if place != len(spaces):
        raise BadNotation(TEXT.say("position-length", row=number, count=place, expected=len(spaces)))
    return letters


def read_ban(board: Board, text: str, poses: list[int]) -> int:
    """A ban is kept as it was written, also where no block stands to obey it."""
    if text == "-":
        return NO_BAN
    found = NOTATION.fullmatch(text)
    if not found or found[3]:
        raise BadNotation(TEXT.say("position-ban", text=text))
    column, row = space_of(found[1])
    direction = DIRECTIONS.index(found[2])
    for attitude in range(ACROSS + 1):
        pose = NUMBER.get((attitude, (column, row)), -1)
        if pose in poses and board.targets[4 * pose + direction] != SUNK:
            return 4 * pose + direction
    return GHOST + 40 * row + 4 * column + direction


def audit(state: BlackHoles) -> str | None:
    """Do the parts of a state agree with each other and with BH-1, BH-2, BH-10?"""
    spaces = [space for _, attitude, anchor in blocks(state) for space in covered(attitude, anchor)]
    low = sum(LOW[int(pose)] for pose in state.poses)
    high = sum(HIGH[int(pose)] for pose in state.poses)
    light, dark = list(state.poses)[:BLOCKS], list(state.poses)[BLOCKS:]
    problems = {
        "two blocks on one space": len(spaces) != len(set(spaces)),
        "a block in a hole": any(space in state.board.holes for space in spaces),
        "occupied bits": (state.low, state.high) != (low, high),
        "rings": state.rings != sum(state.board.beside[int(pose)] for pose in state.poses),
        "poses out of order": light != sorted(light) or dark != sorted(dark),
        "sunk counts": [light.count(SUNK), dark.count(SUNK)] != state.scores(),
        "a closed hole": any(all(space in spaces for space in neighbours(hole)) for hole in state.board.holes),
        "moves left": state.left not in (1, 2),
    }
    return ", ".join(problem for problem, found in problems.items() if found) or None
