"""Wreck Auction: hidden hands, a die that says what a wreck is worth, one sealed bid each. It tries out the frame.

actions.py   what seats and nature can do
game.py      the game
pack.py      the figures of its pack
"""

from .game import WreckAuction

__all__ = ["WreckAuction"]
