"""Chasphere Black Hole, by Frédéric Crussard and Yannis Vannod: moving planets, hidden decks, a star that collapses.

game.py      what the game is: options, faces, tools
actions.py   actions of seats and of nature, and their notation
pack.py      the typed form of pack.toml
pack.toml    what the printed game shows
text.ftl     every sentence
rules.ftl    the rules in our words
rules/       the rules (compiled)
bot/         what bots know (compiled)
faces/       what people see and type
tools/       what only this game offers
"""

from ergosphere.games.chasphere.game import ChasphereGame

GAME = ChasphereGame
