"""Black Hole Explorer: build a ship on a budget, spiral in, launch probes, climb home; a race, a team or alone.

game.py      what the game is: options, faces, tools
actions.py   the actions and their notation
pack.py      the typed form of pack.toml, and the box it makes
pack.toml    what the box prints
text.ftl     every sentence
rules.ftl    the rules in our words
rules/       the rules (compiled)
bot/         what bots know about it (compiled)
faces/       how it meets people and wires
tools/       what only this game offers
"""

from ergosphere.games.explorer.game import ExplorerGame

GAME = ExplorerGame
