"""What a seat may know."""

from ergosphere import View


class AuctionView(View, frozen=True):
    hand: tuple[int, ...]
    sealed: int
    chosen: tuple[bool, ...]
    rounds: tuple[tuple[int, ...], ...]
    dealt: int
    die: int
    points: tuple[int, ...]
    ties: str
