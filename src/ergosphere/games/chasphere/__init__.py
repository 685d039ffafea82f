"""Chasphere Black Hole, by Frédéric Crussard and Yannis Vannod: moving planets, hidden decks, a star that collapses.

game.py         what the game is: options, faces, tools
actions.py      actions of seats and of nature, and their notation
sector.py       the 19 spaces, rings and steps                               (compiled)
box.py          what is printed, as tables; the codes of all actions         (compiled)
table.py        all data of a match, and simple questions about it           (compiled)
sky.py          the marker, planets that move, push and fall, ships on them  (compiled)
decks.py        top, pool and bottom; who can follow a card; fair redrawing  (compiled)
cargo.py        cards come aboard and go                                     (compiled)
turns.py        set-up, game turns, seats' turns, the end                    (compiled)
exploration.py  drawing, keeping, putting back, looking; events              (compiled)
flight.py       steps, jumps, the Artifact                                   (compiled)
trade.py        bargains, Opportunities, payments                            (compiled)
chances.py      what nature may do                                           (compiled)
legal.py        what a seat may do                                           (compiled)
scoring.py      points by source                                             (compiled)
state.py        the match at one moment, as the engine asks for it           (compiled)
forecast.py     the sky ahead and the ways home                              (compiled)
voyage.py       what the rest of the game may bring a ship, found backwards  (compiled)
worth.py        what a card is worth to a ship                               (compiled)
finds.py        what an exploration is worth                                 (compiled)
plan.py         the plan for a turn                                          (compiled)
evaluate.py     what bots know: prospects, hurried choices, what to weigh    (compiled)
view.py         what a seat knows, and back to a state
names.py        names instead of ids, in every sentence
events.py       what happened, told from a journal of the action
describe.py     what an action does, refusal.py: why it is not possible
audit.py        are all components there?
draw.py         the table in the terminal
almanac.py      the sky without events; companion.py: points of a real table; outlook.py: what the page asks
pack.py         the typed form of pack.toml
text.ftl        every sentence; rules.ftl: the rules in our words
"""

from ergosphere.games.chasphere.game import ChasphereGame

GAME = ChasphereGame
