"""What bots know about Black Hole Buccaneers beyond its rules. Every module in this room is compiled.

evaluate.py      the game's Knowledge
features.py      what the networks judge by
display_sums.py  the sums of all displays
network.py       a small network that judges a display
weights.py       its trained figures, and how the levels differ
self_play.py     rounds between hurried players, for training and measuring
network.toml     the figures of the bold player
careful.toml     the figures of the careful player
"""
