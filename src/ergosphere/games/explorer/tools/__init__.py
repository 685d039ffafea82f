"""What only Black Hole Explorer offers.

odds.py      the chances of a mission
cache.py     keeps answers that took long
propose.py   what a crew member would do, and why
"""
