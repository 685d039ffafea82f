"""How Black Hole Explorer meets people and wires.

view.py           what a seat knows
fill.py           from a view back to a state
events.py         what happened
refusal.py        why an action is not legal
words.py          actions, crews, news and topics for people who read and type
card_effects.py   what event cards do, in words
reflection.py     what to think about after the match
draw.py           the table in the terminal
options.py        who flies together, and the other options
audit.py          are all components there?
text.py           the game's catalogue
"""
