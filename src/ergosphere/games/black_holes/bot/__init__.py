"""What bots know about Black Holes beyond its rules. Every module in this room is compiled.

evaluate.py   how well a side stands, and which moves are forcing
"""
