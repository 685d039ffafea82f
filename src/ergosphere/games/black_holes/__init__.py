"""Black Holes, by Reiner Stockhausen: two players, blocks that tip, roll and sink.

game.py      what the game is: options, faces, tools
actions.py   the one action and its notation
board.py     spaces, poses of a block, holes            (compiled)
zobrist.py   random words for the keys of positions     (compiled)
state.py     the match at one moment, legality, moves   (compiled)
perft.py     counts of move sequences                   (compiled)
evaluate.py  what bots know about it                    (compiled)
position.py  positions as text, both ways
refusal.py   why a move is not legal
question.py  why a block can't get to a space
events.py    what happened
view.py      what a seat knows
draw.py      the board in the terminal
pack.py      the typed form of pack.toml
text.ftl     every sentence; rules.ftl: the rules in our words
"""

from ergosphere.games.black_holes.game import BlackHolesGame

GAME = BlackHolesGame
