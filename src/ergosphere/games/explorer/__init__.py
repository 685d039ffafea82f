"""Black Hole Explorer: build a ship on a budget, spiral in, launch probes, climb home; a race, a team or alone.

game.py      what the game is: options, faces, tools
actions.py   the actions and their notation
cards.py     the cards of both decks by number          (compiled)
board.py     board, figures and crews of a match, codes (compiled)
ships.py     the match at one moment, as data           (compiled)
motion.py    what changes one ship                      (compiled)
grounds.py   funding, and crews that join               (compiled)
flight.py    what happens in a turn                     (compiled)
state.py     who may do what                            (compiled)
options.py   who flies together, and the other options
refusal.py   why an action is not legal
events.py    what happened
view.py      what a seat knows
audit.py     are all components there?
draw.py      the table in the terminal; words.py: what an action does
chart.py     every place that a lone ship can be at      (compiled)
model.py     one ship's mission, solved                  (compiled)
pilot.py     flies by what the model says                (compiled)
evaluate.py  what bots know                              (compiled)
odds.py      the chances of a mission; cache.py keeps those that took long
propose.py   what a crew member would do, and why
pack.py      the typed form of pack.toml
text.ftl     every sentence; rules.ftl: the rules in our words
"""

from ergosphere.games.explorer.game import ExplorerGame

GAME = ExplorerGame
