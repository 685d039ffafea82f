"""Ergosphere: black-hole board games as a fast Python library, with bots, records and tools.

game = ergosphere.load("black-holes"); state = game.new(); state.apply(0, state.legal(0)[0])
"""

from ergosphere import bots
from ergosphere.core.contract import BrokenContract, check_contract
from ergosphere.core.engine.rng import Rng
from ergosphere.core.engine.state import NATURE, State
from ergosphere.core.errors import (
    BadInput,
    BadNotation,
    BadPack,
    BadRecord,
    ErgosphereError,
    IllegalAction,
    IllegalRecord,
)
from ergosphere.core.game import Game
from ergosphere.core.match.match import Match
from ergosphere.core.match.record import Record, SeatInfo
from ergosphere.core.registry import games, load, register
from ergosphere.core.values import Action, Event, Outcome, View

__all__ = [
    "NATURE",
    "Action",
    "BadInput",
    "BadNotation",
    "BadPack",
    "BadRecord",
    "BrokenContract",
    "ErgosphereError",
    "Event",
    "Game",
    "IllegalAction",
    "IllegalRecord",
    "Match",
    "Outcome",
    "Record",
    "Rng",
    "SeatInfo",
    "State",
    "View",
    "bots",
    "check_contract",
    "games",
    "load",
    "register",
]
__version__ = "0.1.0"
