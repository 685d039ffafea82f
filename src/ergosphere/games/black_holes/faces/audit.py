"""Do the parts of a state agree with each other and with BH-1, BH-2, BH-10? For the contract check and for tests."""

from __future__ import annotations

from ergosphere.games.black_holes.faces.blocks import blocks
from ergosphere.games.black_holes.rules.board import HIGH, LOW, SUNK, neighbours
from ergosphere.games.black_holes.rules.position import BLOCKS, Position


def audit(position: Position) -> str | None:
    spaces = [space for block in blocks(position) for space in block.spaces]
    holes = position.box.holes
    low = sum(LOW[int(pose)] for pose in position.poses)
    high = sum(HIGH[int(pose)] for pose in position.poses)
    light, dark = list(position.poses)[:BLOCKS], list(position.poses)[BLOCKS:]
    problems = {
        "two blocks on one space": len(spaces) != len(set(spaces)),
        "a block in a hole": any(space in holes for space in spaces),
        "occupied bits": (position.low, position.high) != (low, high),
        "rings": position.rings != sum(position.box.rings[int(pose)] for pose in position.poses),
        "poses out of order": light != sorted(light) or dark != sorted(dark),
        "sunk counts": [light.count(SUNK), dark.count(SUNK)] != position.scores(),
        "a closed hole": any(all(space in spaces for space in neighbours(hole)) for hole in holes),
        "moves left": position.left not in (1, 2),
    }
    return ", ".join(problem for problem, found in problems.items() if found) or None
