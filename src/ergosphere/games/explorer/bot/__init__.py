"""What bots know about Black Hole Explorer beyond its rules. Every module in this room is compiled.

chart.py      every place where a lone ship can be
model.py      the mission of one ship, solved
pilot.py      flies by the values of a model
evaluate.py   which ship to build, when to turn back, how well crews stand
"""
