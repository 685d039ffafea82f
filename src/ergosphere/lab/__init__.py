"""Many matches at once, for people who study games.

matches.py      one match between bots, and many of them in several processes
simulate.py     the same bots again and again, and what it adds up to
tournament.py   every pair of entrants with the same openings
ratings.py      Elo ratings with intervals
"""
