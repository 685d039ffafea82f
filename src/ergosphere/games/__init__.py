"""The games of this package: the one list that names them."""

from ergosphere.core.registry import register

BUILT_IN = {
    "black-holes": "ergosphere.games.black_holes:GAME",
    "explorer": "ergosphere.games.explorer:GAME",
}

for _key, _game in BUILT_IN.items():
    register(_key, _game)
