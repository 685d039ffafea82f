"""What people see of Chasphere Black Hole, and what they type.

view.py      what a seat knows
fill.py      from a view back to a state
events.py    what happened, told from a journal of the action
refusal.py   why an action isn't legal
words.py     what happened, what actions do, things to look up, for people who read and type
names.py     what a pack calls its things, in sentences and in the rules
points.py    where points come from
ways.py      the cheapest ways to fly
draw.py      the table in the terminal
audit.py     is every component in exactly one place?
text.py      TEXT, the game's one catalogue
"""
