"""What bots know about Chasphere Black Hole beyond its rules. Every module in this room is compiled.

evaluate.py   the game's Knowledge: estimates, the quick choice, what is worth searching
plan.py       the plan for a turn
voyage.py     what the rest of the game may bring a ship, found backwards
forecast.py   the sky ahead and the ways home
finds.py      what an exploration is worth
worth.py      what a card is worth to a ship
"""
