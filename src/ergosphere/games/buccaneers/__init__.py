"""Black Hole Buccaneers, by Peter Langkjaer Moller: three to six players draft space trash round black holes.

game.py      what the game is: options, faces, tools
actions.py   the actions and their notation
pack.py      the typed form of pack.toml, and the box made from it
pack.toml    what is printed
text.ftl     every sentence
rules.ftl    the rules in our words
rules/       the rules                          (compiled)
bot/         what bots know beyond the rules    (compiled)
faces/       views, events, words, drawings
tools/       what only this game offers
"""

from ergosphere.games.buccaneers.game import BuccaneersGame

GAME = BuccaneersGame
