"""What the box prints."""

from ergosphere.core.pack import Entry


class Figures(Entry, frozen=True):
    copies: int
    hand: int
