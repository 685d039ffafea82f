"""How Black Holes meets people and wires.

view.py       what a seat knows
fill.py       from a view back to a state
notation.py   positions as text, both ways
blocks.py     the blocks of a position, one by one
events.py     what happened
refusal.py    why a move is not legal
why_not.py    why a block can't get to a space
draw.py       the board in the terminal
audit.py      do the parts of a state agree?
text.py       the game's catalogue
"""
