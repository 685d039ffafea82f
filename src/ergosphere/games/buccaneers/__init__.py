"""Black Hole Buccaneers, by Peter Langkjaer Moller: three to six players draft space trash round black holes.

game.py         what the game is: options, faces, tools
actions.py      the actions and their notation
kinds.py        the kinds of cards and their numbers               (compiled)
box.py          everything printed, as tables; menus               (compiled)
zones.py        where every card lies and what it counts           (compiled)
state.py        the match at one moment, legality                  (compiled)
placing.py      single cards on their way                          (compiled)
rounds.py       the beginning of a round                           (compiled)
draft.py        the Selection phase                                (compiled)
score_phase.py  the Score phase at the table                       (compiled)
scoring.py      its arithmetic                                     (compiled)
memory.py       what a seat remembers of hands                     (compiled)
hidden.py       what it doesn't know, drawn anew                   (compiled)
key.py          a number for what it knows                         (compiled)
evaluate.py     what bots know about it                            (compiled)
view.py         what a seat knows; results.py: finished rounds; fill.py: from a view back to a full state
events.py       what happened
names.py        what people call seats, cards and holes
refusal.py      why an action is not legal
audit.py        are all cards there?
draw.py         the table in the terminal
companion.py    scores a real table; tables.py reads its file
pack.py         the typed form of pack.toml; printed.py makes a box of it
options.py      the option for the holes
text.ftl        every sentence; rules.ftl: the rules in our words
"""

from ergosphere.games.buccaneers.game import BuccaneersGame

GAME = BuccaneersGame
