"""What seats and nature can do."""

from ergosphere import Action

HIGHEST = 6  # of the cards and of the die


class Do(Action, frozen=True):
    verb: str
    number: int


BIDS = [Do("bid", number) for number in range(HIGHEST + 1)]
DRAWS = [Do("deal", n) for n in range(HIGHEST + 1)] + [Do("roll", n) for n in range(1, HIGHEST + 1)]  # by code
