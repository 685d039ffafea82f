"""What the contract walks through: every number of seats, all kinds of crews, every option, in short matches."""

from functools import cache
from pathlib import Path

import ergosphere

SETTINGS = {
    1: [{}, {"missions": "1", "reroll_one": "on"}, {"missions": "9", "chain": "off"}],
    2: [{}, {"crews": "one"}, {"first": "1", "chain": "off"}, {"pooling": "on", "missions": "1"}],
    3: [{}, {"crews": "0+1,2"}, {"crews": "one", "missions": "3"}],
    4: [{"pooling": "on"}, {"crews": "0+3,1+2", "first": "0", "reroll_one": "on"}],
    5: [{"crews": "0,1+2,3+4", "chain": "off"}, {"crews": "one", "missions": "1"}],
    6: [{"pooling": "on", "first": "4"}, {"crews": "0+1+2,3+4+5"}],
}


@cache
def game():
    """With fewer rounds: random crews would fly about for hours."""
    return ergosphere.load("explorer", Path(__file__).parent / "short.toml")


def settings(seats):
    return SETTINGS[seats]
