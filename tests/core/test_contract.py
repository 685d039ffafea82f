"""The contract check itself: it finds every kind of broken promise, in a third party's game too."""

import msgspec
import pytest

import ergosphere
from ergosphere.core import registry
from ergosphere.core.contract import BrokenContract
from ergosphere.core.values import Outcome
from tests.wreck_auction import WreckAuction
from tests.wreck_auction.rules.state import Auction

OF_GAME = ("parse", "longest")


@pytest.fixture(autouse=True)
def unregistered():
    """Nobody else meets the broken game."""
    yield
    registry._known.pop("broken-auction", None)


def broken(**changes):
    """The test game with some methods replaced."""
    state = type("BrokenAuction", (Auction,), {k: v for k, v in changes.items() if k not in OF_GAME})
    state.clone = changes.get("clone") or (lambda self: restate(state, self))

    class BrokenGame(WreckAuction):
        key = "broken-auction"

        def start(self, seats, options):
            return restate(state, super().start(seats, options))

    for name, value in changes.items():
        if name in OF_GAME:
            setattr(BrokenGame, name, value)
    ergosphere.register("broken-auction", BrokenGame)
    return BrokenGame.load()


def restate(kind, s):
    return kind(s.box, s.ties, s.hands, s.stock, s.sealed, s.rounds, s.dealt, s.die, s.points)


def leaky_view(self, seat):
    return msgspec.structs.replace(
        Auction.look(self, seat), dealt=self.dealt + 100 * len(self.hands[0][:1]) + sum(self.hands[0])
    )


CASES = {
    "view refuses a seat": {"view": lambda self, seat: Auction.look(self, None if seat not in range(3) else seat)},
    "view raises BadInput": {"view": lambda self, seat: Auction.look(self, {None: None, 0: 0, 1: 1, 2: 2}[seat])},
    "acts() agrees": {"acts": lambda self, seat: self.actor() == seat or seat == 2},
    "keeps what the seat sees": {"look": leaky_view},
    "choices() agrees": {"choices": lambda self, seat: Auction.choices(self, seat)[::-1]},
    "permits() agrees": {"permits": lambda self, seat, code: code != 3 and Auction.permits(self, seat, code)},
    "permits() agrees with codes()": {"permits": lambda self, seat, code: True},
    "permits() agrees with codes": {"permits": lambda self, seat, code: seat < 0 or Auction.permits(self, seat, code)},
    "agrees with codes()": {"permits": lambda self, seat, code: code == rarest(self, seat) or code in self.codes(seat)},
    "apply raises IllegalAction": {
        "apply": lambda self, seat, action: self.play(seat, self.choices(seat)[self.legal(seat).index(action)])
    },
    "apply refuses everything": {
        "apply": lambda self, seat, action: action in self.legal(seat) and Auction.apply(self, seat, action)
    },
    "code and action agree": {"code": lambda self, seat, action: Auction.code(self, seat, action) + 1},
    "nature's weights are positive": {"weight": lambda self, code: 0 if code == 1 else Auction.weight(self, code)},
    "tell": {"events": lambda self, before, seat, action: [Told(str(action))]},
    "cut record hides": {"discloses": lambda self, seat, actor, code: True},
    "the key": {"key": lambda self, seat: len(str(self.hands)) + sum(map(sum, self.hands)) + sum(self.hands[0])},
    "ranks begin with 1": {
        "outcome": lambda self: Outcome(self.scores(), [0, 1, 2], [0], "x") if self.actor() < -1 else None
    },
    "kebab case": {"outcome": lambda self: Outcome([0] * 3, [1] * 3, [], "All Bid") if self.actor() < -1 else None},
    "ends within game.longest": {"longest": 10},
    "read back": {"parse": lambda self, state, seat, text: WreckAuction.parse(self, state, seat, text[:-1] + "1")},
    "BadNotation": {
        "parse": lambda self, state, seat, text: next((a for a in state.menu(seat) if str(a) == text), None)
    },
    "components": {"audit": lambda self: "a card is lost"},
    "changes nothing": {"refusal": lambda self, seat, action: self.points and spoil(self, seat, action)},
}


def rarest(self, seat):
    """One code of the menu, in late rounds only."""
    return len(self.menu(seat)) - 1 if seat >= 0 and len(self.rounds) > 1 else -1


class Told(ergosphere.Event, frozen=True, tag="card-dealt"):
    card: str
    seat: int = 0


def spoil(self, seat, action):
    self.points = tuple(point + 1 for point in self.points)
    return Auction.refusal(self, seat, action)


@pytest.mark.parametrize("promise", CASES)
def test_a_broken_promise_is_found(promise):
    game = broken(**CASES[promise])
    with pytest.raises(BrokenContract) as problem:  # noqa: PT012
        for seed in range(5):
            ergosphere.check_contract(game, seed=seed)
    assert promise in str(problem.value)


def test_the_unbroken_game_passes():
    assert len(ergosphere.check_contract(broken(), seed=3)) == 64


def test_equal_walks_have_equal_digests_and_others_do_not():
    game = ergosphere.load("wreck-auction")
    assert ergosphere.check_contract(game, seed=3) == ergosphere.check_contract(game, seed=3)
    assert ergosphere.check_contract(game, seed=3) != ergosphere.check_contract(game, seed=4)


def test_somebody_else_may_choose_the_actions():
    """A walk that is looked for goes where it is sent; all else that is random stays with the seed."""
    game, chosen = ergosphere.load("wreck-auction"), []

    def last(seat, legal):
        chosen.append((seat, str(legal[-1])))
        return legal[-1]

    digest = ergosphere.check_contract(game, seed=3, undo=False, choose=last)
    assert {seat for seat, _ in chosen} == {0, 1, 2}
    assert digest == ergosphere.check_contract(game, seed=3, undo=False, choose=lambda seat, legal: legal[-1])
    assert digest != ergosphere.check_contract(game, seed=3, undo=False, choose=lambda seat, legal: legal[0])
