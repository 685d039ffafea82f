"""How the game shows itself.

events.py   what happened
fill.py     a state that fits a view
view.py     what a seat may know
"""
