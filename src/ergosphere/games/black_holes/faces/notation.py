"""Positions as text, both ways: `rows side left sunk ban-light ban-dark`."""

from __future__ import annotations

import re

from ergosphere.core.errors import BadNotation
from ergosphere.games.black_holes.actions import NOTATION
from ergosphere.games.black_holes.faces.text import TEXT
from ergosphere.games.black_holes.rules.board import (
    ACROSS,
    DIRECTIONS,
    NUMBER,
    POSES,
    SPACES,
    SUNK,
    Space,
    covered,
    name,
    neighbours,
    space_of,
)
from ergosphere.games.black_holes.rules.box import Box
from ergosphere.games.black_holes.rules.moves import begin
from ergosphere.games.black_holes.rules.position import BLOCKS, DARK, GHOST, LIGHT, NO_BAN, TO_WIN, Position
from ergosphere.games.black_holes.rules.state import BlackHoles, place

ROWS = [[space for space in SPACES if space[1] == row] for row in range(9, -1, -1)]
SIDES = "LD"
LETTERS = ("UHV", "uhv")
EMPTY = "/".join(" " * len(row) for row in ROWS)
# Where in EMPTY a space is, and the spaces under each pose.
PLACES = dict(zip([space for row in ROWS for space in [*row, None]], range(len(EMPTY) + 1), strict=True))
PLACES_OF = {number: [PLACES[space] for space in covered(*pose)] for number, pose in enumerate(POSES)}
CELL = re.compile(r"10|[1-9]|[UHVuhv*]", re.ASCII)


def write(position: Position) -> str:
    cells = list(EMPTY)
    for hole in position.box.holes:
        cells[PLACES[hole]] = "*"
    for number, pose in enumerate(position.poses):
        for spot in PLACES_OF.get(pose, ()):
            cells[spot] = LETTERS[number // BLOCKS][POSES[pose][0]]
    rows = "".join(cells)
    for run in range(10, 0, -1):
        rows = rows.replace(" " * run, str(run))
    bans = f"{write_ban(position.ban_light)} {write_ban(position.ban_dark)}"
    return f"{rows} {SIDES[position.side]} {position.left} {position.sunk_light}-{position.sunk_dark} {bans}"


def write_ban(ban: int) -> str:
    if ban == NO_BAN:
        return "-"
    if ban < GHOST:
        return name(POSES[ban // 4][1]) + DIRECTIONS[ban % 4]
    row, rest = divmod(ban - GHOST, 40)
    return name((rest // 4, row)) + DIRECTIONS[rest % 4]


def read(box: Box, text: str, blocked_loses: bool) -> BlackHoles:
    """A match that starts from a given position: it has no past, and a side that can't move passes."""
    state = parse(box, text, blocked_loses)
    begin(state)
    return state


def parse(box: Box, text: str, blocked_loses: bool) -> BlackHoles:
    fields = text.split(" ")
    if len(fields) != 6 or not all(fields):
        raise BadNotation(TEXT.say("position-fields", count=len(fields)))
    rows, side, left, sunk, ban_light, ban_dark = fields
    poses = read_rows(box, rows)
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
    for hole in box.holes:
        if all(space in occupied for space in neighbours(hole)):
            raise BadNotation(TEXT.say("position-closed", hole=name(hole)), "BH-10")
    return place(
        box=box,
        light=light,
        dark=dark,
        side=SIDES.index(side),
        left=int(left),
        ban_light=read_ban(box, ban_light, light),
        ban_dark=read_ban(box, ban_dark, dark),
        blocked_loses=blocked_loses,
    )


def read_rows(box: Box, text: str) -> tuple[list[int], list[int]]:
    """The poses of light and of dark."""
    rows = text.split("/")
    if len(rows) != len(ROWS):
        raise BadNotation(TEXT.say("position-rows", count=len(rows)))
    letters: dict[Space, str] = {}
    for spaces, row in zip(ROWS, rows, strict=True):
        letters.update(read_row(spaces, row))
    for space in SPACES:
        if (letters.get(space) == "*") != (space in box.holes):
            raise BadNotation(TEXT.say("position-hole", space=name(space), holes=", ".join(map(name, box.holes))))
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


def read_ban(box: Box, text: str, poses: list[int]) -> int:
    """A ban is kept as written, even if there is no block that it applies to."""
    if text == "-":
        return NO_BAN
    found = NOTATION.fullmatch(text)
    if not found or found[3]:
        raise BadNotation(TEXT.say("position-ban", text=text))
    column, row = space_of(found[1])
    direction = DIRECTIONS.index(found[2])
    for attitude in range(ACROSS + 1):
        pose = NUMBER.get((attitude, (column, row)), -1)
        if pose in poses and box.targets[4 * pose + direction] != SUNK:
            return 4 * pose + direction
    return GHOST + 40 * row + 4 * column + direction
