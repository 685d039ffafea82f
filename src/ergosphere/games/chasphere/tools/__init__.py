"""What only Chasphere Black Hole offers.

almanac.py     what the sky does if no event happens
companion.py   the points of a real table
outlook.py     where a ship can fly, what the sky does next, when to set out for home
"""
