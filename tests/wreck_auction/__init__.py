"""Wreck Auction: hidden hands, a die that says what a wreck is worth, one sealed bid each. It tries out the frame."""

from pathlib import Path

import msgspec
from librt.vecs import vec
from mypy_extensions import i32

from ergosphere.core.engine.state import NATURE, NOBODY, State
from ergosphere.core.game import Game
from ergosphere.core.options import Option
from ergosphere.core.pack import Entry
from ergosphere.core.text import Catalogue
from ergosphere.core.values import Action, Event, View, ranked

SEATS = 3
HIGHEST = 6  # of the cards and of the die


class Do(Action, frozen=True):
    verb: str
    number: int


BIDS = [Do("bid", number) for number in range(HIGHEST + 1)]
DRAWS = [Do("deal", n) for n in range(HIGHEST + 1)] + [Do("roll", n) for n in range(1, HIGHEST + 1)]  # by code


class CardDealt(Event, frozen=True):
    seat: int
    card: int | None

    def seen_by(self, seat):
        return self if seat == self.seat else msgspec.structs.replace(self, card=None)


class Figures(Entry, frozen=True):
    copies: int
    hand: int


class AuctionView(View, frozen=True):
    hand: tuple[int, ...]
    sealed: int
    chosen: tuple[bool, ...]
    rounds: tuple[tuple[int, ...], ...]
    dealt: int
    die: int
    points: tuple[int, ...]
    ties: str


class Auction(State):
    def __init__(self, box, ties, hands, stock, sealed, rounds, dealt, die, points):
        self.box, self.ties, self.hands, self.stock = box, ties, [list(hand) for hand in hands], list(stock)
        self.sealed, self.rounds, self.dealt, self.die, self.points = list(sealed), list(rounds), dealt, die, points

    def clone(self):
        cards = self.hands, self.stock, self.sealed, self.rounds
        return Auction(self.box, self.ties, *cards, self.dealt, self.die, self.points)

    def seats(self):
        return SEATS

    def receiver(self):
        return self.dealt // self.box.hand  # SEATS when the deal is over

    def actor(self):
        if len(self.rounds) == self.box.hand:
            return NOBODY
        return self.sealed.index(0) if self.die else NATURE

    def acts(self, seat):
        return super().acts(seat) or (self.die > 0 and 0 <= seat < SEATS and not self.sealed[seat])

    def codes(self, seat):
        if seat == NATURE and self.receiver() == SEATS:
            return vec[i32](range(HIGHEST + 1, 2 * HIGHEST + 1))
        return vec[i32](sorted(set(self.stock if seat == NATURE else self.hands[seat])))

    def weight(self, code):
        return self.stock.count(code) if code <= HIGHEST else 1

    def play(self, seat, code):
        if seat >= 0:
            self.hands[seat].remove(code)
            self.sealed[seat] = code
        elif code > HIGHEST:
            self.die = code - HIGHEST
        else:
            self.stock.remove(code)
            self.hands[self.receiver()].append(code)
            self.dealt += 1
        if all(self.sealed):
            best = max(self.sealed)
            if self.sealed.count(best) == 1 or self.ties == "share":
                self.points = tuple(self.points[s] + self.die * (self.sealed[s] == best) for s in range(SEATS))
            self.rounds.append(tuple(self.sealed))
            self.sealed, self.die = [0] * SEATS, 0

    def resample(self, seat, rng):
        others = [other for other in range(SEATS) if other != seat]
        unseen = sorted(self.stock + [card for o in others for card in [*self.hands[o], self.sealed[o]] if card])
        for other in others:
            self.hands[other] = [unseen.pop(rng.below(len(unseen))) for _ in self.hands[other]]
            self.sealed[other] = unseen.pop(rng.below(len(unseen))) if self.sealed[other] else 0
        self.stock = unseen

    def menu(self, seat):
        return DRAWS if seat == NATURE else BIDS

    def discloses(self, seat, actor, code):
        return actor != NATURE or self.receiver() in (seat, SEATS)

    def scores(self):
        return list(self.points)

    def outcome(self):
        return ranked(self.scores(), "all-bid") if self.actor() == NOBODY else None

    def look(self, seat):
        own = ((), 0) if seat is None else (tuple(sorted(self.hands[seat])), self.sealed[seat])
        chosen = tuple(bid > 0 for bid in self.sealed)
        return AuctionView(seat, *own, chosen, tuple(self.rounds), self.dealt, self.die, self.points, self.ties)

    def events(self, before, seat, action):
        return [CardDealt(before.receiver(), action.number)] if action.verb == "deal" else []


class WreckAuction(Game[Figures, Auction, AuctionView]):
    key, folder, seats, longest, hidden = "wreck-auction", Path(__file__).parent, (SEATS, SEATS), 99, True
    options, figures_type, view_type = (Option("ties", ("nobody", "share")),), Figures, AuctionView
    text, event_types = Catalogue(folder / "text.ftl"), (CardDealt,)

    def start(self, seats, options):
        stock = list(range(1, HIGHEST + 1)) * self.figures.copies
        return Auction(self.figures, options["ties"], [[]] * SEATS, stock, [0] * SEATS, [], 0, 0, (0,) * SEATS)

    def fill(self, view, rng):
        state = self.start(SEATS, {"ties": view.ties})  # anything that adds up, then a fair deal of the unseen
        state.rounds, state.dealt, state.die, state.points = list(view.rounds), view.dealt, view.die, view.points
        for card in [*view.hand, *filter(None, [view.sealed]), *sum(view.rounds, ())]:
            state.stock.remove(card)
        for other in set(range(SEATS)) - {view.seat}:
            held = min(max(view.dealt - other * state.box.hand, 0), state.box.hand) - len(view.rounds)
            cards = [state.stock.pop() for _ in range(held)]
            state.sealed[other] = cards.pop() if view.chosen[other] else 0
            state.hands[other] = cards
        if view.seat is not None:
            state.hands[view.seat], state.sealed[view.seat] = list(view.hand), view.sealed
        state.resample(NOBODY if view.seat is None else view.seat, rng)
        return state
