"""The match as the engine asks for it."""

from librt.vecs import vec
from mypy_extensions import i32

from ergosphere import NATURE, State
from ergosphere.core.engine.state import NOBODY
from ergosphere.core.values import ranked

from ..actions import BIDS, DRAWS, HIGHEST

SEATS = 3


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
        from ..faces.view import AuctionView

        own = ((), 0) if seat is None else (tuple(sorted(self.hands[seat])), self.sealed[seat])
        chosen = tuple(bid > 0 for bid in self.sealed)
        return AuctionView(seat, *own, chosen, tuple(self.rounds), self.dealt, self.die, self.points, self.ties)

    def events(self, before, seat, action):
        from ..faces.events import CardDealt

        return [CardDealt(before.receiver(), action.number)] if action.verb == "deal" else []
