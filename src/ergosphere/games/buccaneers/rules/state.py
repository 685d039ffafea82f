"""A match of Black Hole Buccaneers at one moment: who acts, what is legal, what it does."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, mypyc_attr, u8

from ergosphere.core.engine.rng import Rng
from ergosphere.core.engine.state import NATURE, NOBODY, State
from ergosphere.core.errors import IllegalAction
from ergosphere.core.values import Action, Event, Outcome, View
from ergosphere.games.buccaneers.rules import box as codes_of
from ergosphere.games.buccaneers.rules import draft, hidden, nature, score_phase
from ergosphere.games.buccaneers.rules import position as zones
from ergosphere.games.buccaneers.rules.box import Box
from ergosphere.games.buccaneers.rules.card_moves import held, part_to_place, take_from_place
from ergosphere.games.buccaneers.rules.hand import BITS, CARD, kinds_of
from ergosphere.games.buccaneers.rules.key import key as key_of
from ergosphere.games.buccaneers.rules.kinds import (
    CARDS,
    FAMILY,
    HAND,
    IS_TOY,
    KINDS,
    NONE,
    SEATS,
    TENTACLES,
    UNIQUES,
)
from ergosphere.games.buccaneers.rules.nature import NO_CODES
from ergosphere.games.buccaneers.rules.position import DEAL, GPS_PICK, NOT_PLAYED, OVER, SELECT, Zones
from ergosphere.games.buccaneers.rules.rounds import NO_CARDS, NO_MARKS, NO_TURNS, begin_round

ACTING: Final[list[tuple[int, ...]]] = [
    tuple([seat for seat in range(SEATS) if bits >> seat & 1]) for bits in range(1 << SEATS)
]
LOWEST: Final = vec[i64]([NATURE] + [(bits & -bits).bit_length() - 1 for bits in range(1, 1 << SEATS)])
PLACES: Final = [vec[i64]([BITS * place for place in range(count)]) for count in range(HAND + 1)]
NUMBERS: Final[list[Any]] = list(range(KINDS))  # the objects, made once
RANK: Final = 0.2  # what places below the first count
NATURE_ACTS: Final[tuple[int, ...]] = (NATURE,)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Buccaneers(Zones):
    def clone(self) -> Buccaneers:
        return Buccaneers(
            self.box, self.count, self.random_holes, self.phase, self.waiting, self.round, self.turn, self.way,
            self.shift, self.done, self.gps, self.laser, self.tiit_turn, self.turned_up, self.holes[:], self.stock[:],
            self.deck, self.hands[:], self.sizes[:], self.sealed[:], self.picks[:], self.shifts[:], self.tiit[:],
            self.drawn[:], self.added[:], self.added_to[:], self.owners[:], self.spins[:], self.groups[:],
            self.turned[:], self.tops[:], self.discards[:], self.points, self.ledger,
        )  # fmt: skip

    # Who

    def seats(self) -> i64:
        return self.count

    def actor(self) -> i64:
        if self.waiting != 0:
            return LOWEST[self.waiting]
        return NOBODY if self.phase == OVER else NATURE

    def acts(self, seat: i64) -> bool:
        if seat >= 0:
            return seat < self.count and (self.waiting >> seat) & 1 != 0
        return seat == NATURE and self.waiting == 0 and self.phase != OVER

    def actors(self) -> tuple[int, ...]:
        if self.waiting != 0:
            return ACTING[self.waiting]
        return () if self.phase == OVER else NATURE_ACTS

    # What

    def legal(self, seat: i64) -> list[Action]:
        """The same as for every game; of a hand without the codes in between."""
        if self.phase != SELECT or not self.acts(seat):
            return super().legal(seat)
        menu = self.box.menu
        kinds, count = self.kinds_held(seat)
        return [menu[(kinds >> bits) & CARD] for bits in PLACES[count]]  # a list that needn't grow is made faster

    def choices(self, seat: i64) -> tuple[int, ...]:
        if self.phase != SELECT or seat == NATURE:
            return super().choices(seat)
        kinds, count = self.kinds_held(seat)
        return tuple(NUMBERS[(kinds >> bits) & CARD] for bits in PLACES[count])

    def codes(self, seat: i64) -> vec[i32]:
        if seat == NATURE:
            return nature.codes(self)
        if self.phase != SELECT:
            return self.other_codes(seat)
        kinds, count = self.kinds_held(seat)
        codes = NO_CODES[:count]
        for place in range(count):
            codes[place] = i32(kinds & CARD)
            kinds >>= BITS
        return codes

    def kinds_held(self, seat: i64) -> tuple[i64, i64]:
        """The different kinds in the seat's hand, as a hand has them, and their number."""
        packet = self.packet(seat)
        return kinds_of(self.hands[packet], i64(self.sizes[packet]))

    def other_codes(self, seat: i64) -> vec[i32]:
        """Of decisions other than the selection."""
        codes = vec[i32](capacity=4)
        phase = self.phase
        if phase == zones.ADD:
            last: i64 = NONE
            for place in range(i64(3)):
                kind = i64(self.drawn[place])
                if kind != last:
                    codes = append(codes, i32(codes_of.ADD + kind))
                last = kind
        elif phase == zones.LASER_CARD:
            for card in range(i64(4)):
                codes = append(codes, i32(codes_of.PLACE + card))
        elif phase == zones.EGG_USE or phase == zones.POOL_USE or phase == zones.RING_USE:
            relic = self.asked_relic()
            codes = append(codes, i32(codes_of.USE + relic))
            codes = append(codes, i32(codes_of.HOLD + relic))
        else:
            groups = self.open_groups(seat, part_to_place(self, seat))
            for group in range(i64(3)):
                if (groups >> group) & 1:
                    codes = append(codes, i32(codes_of.JOIN + group))
        return codes

    def asked_relic(self) -> i64:
        """0 Easter Egg, 1 Alien Kiddie Pool, 2 One Ring."""
        if self.phase == zones.EGG_USE:
            return 0
        return 1 if self.phase == zones.POOL_USE else 2

    def weight(self, code: i64) -> i64:
        return nature.weight(self, code)

    def permits(self, seat: i64, code: i64) -> bool:
        if seat == NATURE:
            return nature.permits(self, code)
        if self.phase == SELECT:
            return code < KINDS and held(self, self.packet(seat), code) > 0
        for other in self.other_codes(seat):
            if i64(other) == code:
                return True
        return False

    def pick(self, seat: i64, rng: Rng) -> i64:
        if seat == NATURE:
            return nature.pick(self, rng)
        if self.phase == SELECT:
            packet = self.packet(seat)
            hand = self.hands[packet]
            size = i64(self.sizes[packet])
            while True:  # equal cards lie side by side: only the first of them counts
                bits = BITS * rng.below(size)
                kind = (hand >> bits) & CARD
                if bits == 0 or (hand >> (bits - BITS)) & CARD != kind:
                    return kind
        codes = self.codes(seat)
        return i64(codes[rng.below(len(codes))])

    # What happens

    def apply(self, seat: i64, action: Action) -> None:
        """The same as for every game; an action that legal() has handed out is known without a look at its fields."""
        if seat >= 0 and self.acts(seat):
            if self.phase == SELECT:
                if self.select(seat, action):
                    return
            else:
                menu = self.box.menu
                for code in self.other_codes(seat):
                    if menu[i64(code)] is action:
                        self.play(seat, i64(code))
                        return
        super().apply(seat, action)

    def select(self, seat: i64, action: Action) -> bool:
        """Do an action of legal(), if it is one; an equal action isn't found."""
        menu = self.box.menu
        packet = self.packet(seat)
        hand = self.hands[packet]
        found: i64 = -1
        for bits in range(i64(0), BITS * i64(self.sizes[packet]), BITS):
            if menu[(hand >> bits) & CARD] is action:
                found = bits  # no early exit: faster
        if found < 0:
            return False
        take_from_place(self, packet, found)
        draft.seal(self, seat, (hand >> found) & CARD)
        return True

    def run_nature(self, rng: Rng) -> i64:
        while self.waiting == 0:
            phase = self.phase
            if phase == DEAL:
                draft.deal_all(self, rng)
            elif phase == OVER:
                return NOBODY
            else:
                self.play_nature(nature.pick(self, rng))
        return LOWEST[self.waiting]

    def play(self, seat: i64, code: i64) -> None:
        phase = self.phase
        if phase == SELECT:
            draft.select(self, seat, code)
        elif phase == DEAL:
            draft.deal(self, code)
        elif seat == NATURE:
            self.play_nature(code)
        elif phase == zones.LASER_CARD:
            draft.place_threshold(self, seat, code - codes_of.PLACE)
        elif phase == zones.ADD:
            draft.add_card(self, seat, code - codes_of.ADD)
        elif phase == zones.GROUP or phase == zones.ADD_GROUP:
            draft.choose_group(self, seat, code - codes_of.JOIN)
        elif phase == zones.EGG_GROUP or phase == zones.POOL_GROUP:
            score_phase.choose_group(self, seat, code - codes_of.JOIN)
        else:
            score_phase.answer(self, seat, code < codes_of.HOLD)

    def play_nature(self, code: i64) -> None:
        phase = self.phase
        if phase == zones.FLIP:
            self.way = 1 if code == codes_of.DIRECTION else -1  # BB-8
            begin_round(self)
        elif phase == zones.HOLE:
            self.holes[self.round] = u8(code - codes_of.HOLE)
            self.phase = DEAL
        elif phase == GPS_PICK:
            draft.gps_pick(self, code - codes_of.TAKE)
        elif phase == zones.TIIT_DRAW:
            draft.tiit_draw(self, code - codes_of.DRAW)
        elif phase == zones.TENTACLES_DRAW:
            draft.tentacles_draw(self, code - codes_of.DRAW)
        elif phase == zones.EGG_DRAW:
            score_phase.egg_draw(self, code - codes_of.DRAW)
        elif phase == zones.POOL_TAKE:
            score_phase.pool_take(self, code - codes_of.TAKE)
        else:
            score_phase.turn_up(self, code - codes_of.TURN_UP)

    # What a seat knows

    def resample(self, seat: i64, rng: Rng) -> None:
        hidden.resample(self, seat, rng)

    def key(self, seat: i64) -> i64:
        return key_of(self, seat)

    def discloses(self, seat: int | None, actor: i64, code: i64) -> bool:
        """Deals and most draws are the receiver's own; a Toy is its owner's (BB-37)."""
        owner: i64 = actor
        if actor == NATURE:
            if code >= codes_of.DIRECTION:
                return True
            owner = self.receiver()
            if self.phase == DEAL or self.phase == zones.TIIT_DRAW or self.phase == zones.TENTACLES_DRAW:
                return seat is not None and i64(seat) == owner
            if self.phase == zones.TURN_UP:
                return True
        elif code >= codes_of.JOIN:
            return True
        return i64(FAMILY[code % KINDS]) != IS_TOY or (seat is not None and i64(seat) == owner)

    def receiver(self) -> i64:
        """The seat that nature's next card goes to."""
        phase = self.phase
        if phase == DEAL:
            return self.done % self.count
        if phase == zones.TIIT_DRAW:
            return self.done
        if phase == zones.TENTACLES_DRAW:
            return self.owner(TENTACLES)
        if phase == GPS_PICK:
            return self.gps
        return i64(self.added_to[zones.BY_EGG if phase == zones.EGG_DRAW else zones.BY_POOL])

    # The end

    def payoff(self, seat: i64) -> float:
        """Mostly the victory; a little the rank."""
        return score_phase.result(self, seat, RANK) if self.phase == OVER else 0.0

    def scores(self) -> list[int]:
        return [int(score) for score in self.points]

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        ranks = [int(score_phase.rank_of(self, seat)) for seat in range(self.count)]
        return Outcome(self.scores(), ranks, [seat for seat, rank in enumerate(ranks) if rank == 1], "three-rounds")

    # What people see is made in modules that are not compiled and need this one.

    def menu(self, seat: i64) -> list[Action]:
        return self.box.nature_menu if seat == NATURE else self.box.menu

    def code(self, seat: i64, action: Action) -> i64:
        words = self.box.nature_words if seat == NATURE else self.box.words
        return words.get(action, -1)

    def refusal(self, seat: i64, action: Action) -> IllegalAction:
        from ergosphere.games.buccaneers.faces.refusal import refusal

        return refusal(self, int(seat), action)

    def look(self, seat: int | None) -> View:
        from ergosphere.games.buccaneers.faces.view import view

        return view(self, seat)

    def events(self, before: State, seat: i64, action: Action) -> list[Event]:
        from ergosphere.games.buccaneers.faces.events import events

        return events(before, self, int(seat), action)

    def audit(self) -> str | None:
        from ergosphere.games.buccaneers.faces.audit import audit

        return audit(self)


def start(box: Box, count: i64, holes: vec[u8], random_holes: bool) -> Buccaneers:
    """The beginning: nothing random has happened yet."""
    state = Buccaneers(
        box, count, random_holes, zones.FLIP, 0, 0, 0, 0, 0, 0, -1, NOT_PLAYED, NOT_PLAYED, NONE, holes, box.copies,
        CARDS, NO_MARKS[:], NO_TURNS[:SEATS], NO_CARDS[:SEATS], NO_CARDS[:], NO_TURNS[:],
        NO_CARDS[:SEATS], NO_CARDS[:3], NO_CARDS[:3], NO_CARDS[:3], NO_CARDS[:UNIQUES], NO_TURNS[:3], NO_MARKS[:],
        NO_MARKS[:], NO_CARDS[:SEATS], NO_CARDS[:0], NO_MARKS[:count], NO_MARKS[:0],
    )  # fmt: skip
    begin_round(state)
    state.phase = zones.FLIP
    return state
