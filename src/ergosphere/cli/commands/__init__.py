"""The commands, one module each.

play.py         a match in the terminal
serve.py        the server
games.py        what can be played
rules.py        the rules in our words
legal.py        who may do what now
apply.py        moves from a position, and where they lead
analyse.py      the best line in a position
replay.py       checks a record line by line
pack.py         checks a content pack
simulate.py     bots against bots, many times
tournament.py   which bot is stronger
"""
