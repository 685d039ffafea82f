"""From a view back to the state that it describes."""

from __future__ import annotations

import struct

from ergosphere.games.black_holes.faces.notation import parse
from ergosphere.games.black_holes.faces.view import BoardView
from ergosphere.games.black_holes.rules.box import Box
from ergosphere.games.black_holes.rules.moves import add_to_past, end
from ergosphere.games.black_holes.rules.position import DRAWN, REASONS
from ergosphere.games.black_holes.rules.state import BlackHoles


def fill(box: Box, view: BoardView) -> BlackHoles:
    state = parse(box, view.position, view.blocked == "loss")
    for key in struct.unpack(f">{len(view.past) // 16}q", bytes.fromhex(view.past)):
        add_to_past(state, key)
    state.stride = 1  # the view doesn't say where turns were cut short
    if view.outcome is not None:
        winners = view.outcome.winners
        end(state, winners[0] if winners else DRAWN, REASONS.index(view.outcome.reason))
    return state
