"""How Black Hole Buccaneers meets people and wires.

view.py     what a seat knows
results.py  what finished rounds gave
fill.py     from a view back to a full state
events.py   the kinds of events
narrate.py  the events that an action led to
refusal.py  why an action is not legal
words.py    cards, actions and news in words
draw.py     the table in the terminal
names.py    names of seats, cards and holes
options.py  the option for the holes
audit.py    are all cards there?
text.py     the game's one catalogue
"""
