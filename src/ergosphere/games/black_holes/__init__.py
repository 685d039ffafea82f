"""Black Holes, by Reiner Stockhausen: two players, blocks that tip, roll and sink.

game.py      what the game is: options, faces, tools
actions.py   the one action and its notation
pack.py      the typed form of pack.toml
pack.toml    what the box prints
text.ftl     every sentence
rules.ftl    the rules in our words
rules/       the rules (compiled)
bot/         what bots know about it (compiled)
faces/       how it meets people and wires
"""

from ergosphere.games.black_holes.game import BlackHolesGame

GAME = BlackHolesGame
