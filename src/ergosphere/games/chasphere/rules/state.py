"""The match as the engine asks for it: who acts, what is legal, what happens, what everybody sees."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, mypyc_attr, u8

from ergosphere.core.engine.rng import Rng
from ergosphere.core.engine.state import NATURE, NOBODY, State
from ergosphere.core.errors import IllegalAction
from ergosphere.core.values import Action, Event, Outcome, View
from ergosphere.games.chasphere.rules import box as b
from ergosphere.games.chasphere.rules import position as p
from ergosphere.games.chasphere.rules.box import SEATS, SLOTS, Box
from ergosphere.games.chasphere.rules.cargo import change_row
from ergosphere.games.chasphere.rules.decks import VIEWERS, is_slot, knows, resample
from ergosphere.games.chasphere.rules.exploration import analyze, begin_returning, draw, explore, keep, put_back, show
from ergosphere.games.chasphere.rules.flight import beam, consume, move, take_artifact
from ergosphere.games.chasphere.rules.legal import permits, seat_codes
from ergosphere.games.chasphere.rules.nature import kind_of, nature_codes, pick_next, weight
from ergosphere.games.chasphere.rules.position import FIELDS, REASONS, Position, deck_size, hand_kind, is_lost, note
from ergosphere.games.chasphere.rules.scoring import ranks_of, scores_of, standing
from ergosphere.games.chasphere.rules.sector import PLANETS
from ergosphere.games.chasphere.rules.trade import buy, pay, seize, swap, swap_for, upgrade
from ergosphere.games.chasphere.rules.turns import end_seat, set_up, take_ship

ACTING: Final[list[tuple[int, ...]]] = [(0,), (1,), (2,), (3,)]
BY_NATURE: Final[tuple[int, ...]] = (NATURE,)
BY_NOBODY: Final[tuple[int, ...]] = ()

NO_SHIPS: Final = vec[i64]([0] * (FIELDS * SEATS))
NO_SLOTS: Final = vec[u8]([0] * (SLOTS * PLANETS))
FULL_DECKS: Final = vec[u8]([SLOTS if i % 3 == 0 else 0 for i in range(3 * PLANETS)])

# Two hashes of 31 bits side by side: their products stay within a word.
HALF: Final = (1 << 31) - 1
FIRST_FACTOR: Final = 1_103_515_245
SECOND_FACTOR: Final = 1_566_083_941


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Chasphere(Position):
    def clone(self) -> Chasphere:
        other = Chasphere(
            box=self.box,
            count=self.count,
            ships=self.ships[:],
            cards=self.cards[:],
            slots=self.slots[:],
            marks=self.marks[:],
            sizes=self.sizes[:],
        )
        self.copy_to(other)
        return other

    # Who and what

    def seats(self) -> i64:
        return self.count

    def actor(self) -> i64:
        if self.phase >= p.CHOOSING_SHIPS:
            return NOBODY if self.phase == p.OVER else self.seat
        return NATURE

    def actors(self) -> tuple[int, ...]:
        if self.phase >= p.CHOOSING_SHIPS:
            return BY_NOBODY if self.phase == p.OVER else ACTING[self.seat]
        return BY_NATURE

    def codes(self, seat: i64) -> vec[i32]:
        return nature_codes(self) if seat == NATURE else seat_codes(self)

    def permits(self, seat: i64, code: i64) -> bool:
        return weight(self, code) > 0 if seat == NATURE else permits(self, code)

    def weight(self, code: i64) -> i64:
        return weight(self, code)

    def pick(self, seat: i64, rng: Rng) -> i64:
        """As for every game, except that a card is drawn without a list."""
        if seat == NATURE and (self.phase == p.DRAWING or self.phase == p.LOOKING):
            return pick_next(self, rng)
        if seat == NATURE and self.phase == p.DEALING_CARDS:
            return State.pick(self, seat, rng)
        codes = self.codes(seat)  # each equally likely
        return i64(codes[rng.below(len(codes))])

    # What happens

    def play(self, seat: i64, code: i64) -> None:
        if seat == NATURE:
            self.play_nature(code)
        elif self.phase == p.TURN:
            self.play_turn(code)
        elif self.phase == p.KEEPING:
            if code == b.ENOUGH:
                begin_returning(self)
            else:
                keep(self, code - self.box.keep)
        elif self.phase == p.RETURNING:
            on_top = code < self.box.bottom
            put_back(self, code - (self.box.top if on_top else self.box.bottom), on_top)
        elif self.phase == p.SWAPPING:
            swap_for(self, code - self.box.swap_for)
        elif self.phase == p.PAYING:
            pay(self, code - self.box.pay)
        else:
            take_ship(self, code - b.CHOOSE)

    def play_turn(self, code: i64) -> None:
        box = self.box
        if code == b.END:
            note(self, "turn-ended", self.ships[FIELDS * self.seat + p.ENERGY])
            end_seat(self)
        elif code <= b.EXPLORE:
            move(self, code - b.MOVE)
        elif code < b.ANALYZE:
            explore(self, code - b.EXPLORE)
        elif code < b.UPGRADE:
            if code == b.ANALYZE:
                analyze(self)
            else:
                take_artifact(self, code - b.TAKE)
        elif code == b.UPGRADE:
            upgrade(self)
        elif code == b.BUY:
            buy(self)
        elif code < b.SEIZE:
            beam(self, code - b.BEAM)
        elif code < box.swap:
            self.play_late(code)
        else:
            swap(self, code - box.swap)

    def play_late(self, code: i64) -> None:
        """Opportunities and capsules."""
        if code < self.box.consume:
            seize(self, code - b.SEIZE)
        else:
            number = code - self.box.consume
            consume(self, i64(self.box.capsules[number // PLANETS]), number % PLANETS)

    def play_nature(self, code: i64) -> None:
        box = self.box
        if self.phase == p.DRAWING:
            draw(self, code - box.draw)
        elif self.phase == p.LOOKING:
            show(self, code - box.show)
        elif self.phase == p.OPENING:
            note(self, "opportunity-opened", code - b.OPEN)
            self.open |= i64(1) << (code - b.OPEN)
            self.unopened &= ~(i64(1) << (code - b.OPEN))
            if self.turn:
                self.phase = p.TURN
            else:
                set_up(self)
        elif self.phase == p.DEALING_CARDS:
            kind = code - box.deal
            note(self, "card-laid-out", kind)
            change_row(self, p.POOL, kind, -1)
            change_row(self, p.ZONE, kind, 1)
            self.sizes[3 * i64(box.deck[kind])] -= 1
            set_up(self)
        elif self.phase == p.DEALING_SHIPS:
            take_ship(self, code - b.SHIP)
        elif self.phase == p.DRAWING_DISC:
            self.disc = code - b.DISC
            note(self, "disc-drawn", self.disc)
            set_up(self)
        else:
            self.first = code - b.FIRST
            note(self, "first-drawn", self.first)
            set_up(self)

    # What search asks

    def payoff(self, seat: i64) -> float:
        """By rank; ties get the middle of the places they share. Being swallowed together gains nobody anything."""
        if is_lost(self, seat):
            return -1.0
        own = standing(self, seat)
        above: i64 = 0
        level: i64 = 0
        for other in range(self.count):
            if other != seat:
                theirs = standing(self, other)
                if theirs > own:
                    above += 1
                elif theirs == own:
                    level += 1
        return 1.0 - (2.0 * float(above) + float(level)) / float(self.count - 1)

    def key(self, seat: i64) -> i64:
        """Everything that the seat knows. The contents of the pools follow from the rest."""
        first: i64 = 17 + seat
        second: i64 = 31 + seat
        bit: i64 = i64(1) << seat
        for word in self.ships:
            first = (first * FIRST_FACTOR + (word & HALF)) & HALF
            second = ((second ^ (word & HALF)) * SECOND_FACTOR + 7) & HALF
        kinds = self.box.kinds
        for place in range(p.POOL * kinds):
            count = i64(self.cards[place])
            if count:
                first = (first * FIRST_FACTOR + place * 16 + count) & HALF
                second = ((second ^ (place * 16 + count)) * SECOND_FACTOR + 7) & HALF
        for deck in range(i64(PLANETS)):
            for i in range(i64(SLOTS)):
                if is_slot(self, deck, i):
                    word = self.slot_word(SLOTS * deck + i, bit)
                    first = (first * FIRST_FACTOR + word) & HALF
                    second = ((second ^ word) * SECOND_FACTOR + 7) & HALF
        for word in self.process_words(seat, bit):
            first = (first * FIRST_FACTOR + (word & HALF)) & HALF
            second = ((second ^ (word & HALF)) * SECOND_FACTOR + 7) & HALF
            first = (first * FIRST_FACTOR + (word >> 31)) & HALF
        return (first << 31) | second

    def slot_word(self, place: i64, bit: i64) -> i64:
        mark = i64(self.marks[place])
        known = i64(self.slots[place]) if knows(mark, bit) else 255
        return (place << 16) | (known << 8) | (mark & (p.NO_EVENT | p.WELL_HIDDEN))

    def process_words(self, seat: i64, bit: i64) -> vec[i64]:
        """The turn, the sky and whatever is under way, as the seat sees it."""
        hand: i64 = 0
        for i in range(self.hand_size):
            known = knows(self.hand_marks >> (8 * i), bit)
            hand |= (hand_kind(self, i) if known else 255) << (8 * i)
        return vec[i64](
            [
                self.phase | (self.seat << 4) | ((self.first + 1) << 8) | (self.turn << 12) | (self.last_turn << 20),
                self.played | ((self.disc + 1) << 4) | ((self.marker + 1) << 8) | (self.visits << 12),
                self.at | (i64(self.collapsed) << 30),
                self.contaminated | (self.explored << 6) | (i64(self.analyzed) << 12) | (i64(self.stopped) << 13),
                (self.planet + 1) | (self.spent << 3) | (self.drawn << 6) | (self.hand_size << 9) | (self.looks << 12),
                hand,
                self.keep_limit | (self.kept << 2) | (self.sent_up << 4) | (self.sent_down << 8),
                (self.event + 1) | ((self.given + 1) << 8) | ((self.purchase + 1) << 16),
                self.needs | (self.wild << 36) | (self.paid_from << 40),
                self.open | (self.unopened << 20),
            ]
        )

    def resample(self, seat: i64, rng: Rng) -> None:
        resample(self, VIEWERS - 1 if seat < 0 else seat, rng)

    # What people ask

    def menu(self, seat: i64) -> list[Action]:
        return self.box.nature_menu if seat == NATURE else self.box.menu

    def code(self, seat: i64, action: Action) -> i64:
        codes_of = self.box.nature_codes_of if seat == NATURE else self.box.codes_of
        code: i64 = codes_of.get(action, -1)
        return code

    def scores(self) -> list[int]:
        return scores_of(self)

    def outcome(self) -> Outcome | None:
        if self.phase != p.OVER:
            return None
        standings = [int(standing(self, seat)) for seat in range(self.count)]
        ranks = ranks_of(standings)
        winners = [seat for seat, rank in enumerate(ranks) if rank == 1 and self.reason != p.ALL_LOST]
        return Outcome(self.scores(), ranks, winners, REASONS[self.reason])

    def discloses(self, seat: int | None, actor: i64, code: i64) -> bool:
        """CH-33: only the explorer knows what was drawn and not shown, and which card went where."""
        viewer: i64 = VIEWERS - 1 if seat is None else i64(seat)
        if viewer == self.seat:
            return True
        if actor != NATURE:
            return self.phase != p.RETURNING
        if self.phase == p.LOOKING:
            return self.knows_next(viewer)
        if self.phase != p.DRAWING or self.box.is_event(kind_of(self.box, code)):
            return True
        return self.knows_next(viewer) or self.shows_at_once(kind_of(self.box, code))

    def knows_next(self, viewer: i64) -> bool:
        """Does the viewer know which card is drawn or seen next?"""
        deck = self.planet
        size = i64(self.sizes[3 * deck + p.ON_TOP])
        seen = self.drawn if self.phase == p.LOOKING else 0
        if seen >= size:
            return False
        return knows(i64(self.marks[SLOTS * deck + size - 1 - seen]), i64(1) << viewer)

    def shows_at_once(self, kind: i64) -> bool:
        """A card that is drawn alone is kept if it may be, and then everybody sees it."""
        last = self.drawn + 1 == self.spent or deck_size(self, self.planet) == 1
        return last and self.hand_size == 0 and not (self.spent < 2 and self.box.hidden[kind] != 0)

    # What people see is made in modules that aren't compiled and import this one.

    def refusal(self, seat: i64, action: Action) -> IllegalAction:
        from ergosphere.games.chasphere.faces.refusal import refusal

        return refusal(self, int(seat), action)

    def look(self, seat: int | None) -> View:
        from ergosphere.games.chasphere.faces.view import view

        return view(self, seat)

    def events(self, before: State, seat: i64, action: Action) -> list[Event]:
        from ergosphere.games.chasphere.faces.events import events

        return events(before, int(seat), action)

    def audit(self) -> str | None:
        from ergosphere.games.chasphere.faces.audit import audit

        return audit(self)


def bare(box: Box, count: i64) -> Chasphere:
    """Nothing is laid out yet: all cards are in their decks."""
    cards = vec[u8](capacity=p.ROWS * box.kinds)
    for _place in range(p.POOL * box.kinds):
        cards = append(cards, u8(0))
    for copies in box.copies:
        cards = append(cards, copies)
    return Chasphere(
        box=box,
        count=count,
        ships=NO_SHIPS[:],
        cards=cards,
        slots=NO_SLOTS[:],
        marks=NO_SLOTS[:],
        sizes=FULL_DECKS[:],
    )


def begin(box: Box, count: i64, *, overview: bool, chain: bool, choosing: bool, first: i64, disc: i64) -> Chasphere:
    """The start of a match. A first player or disc of -1 is left to chance."""
    state = bare(box, count)
    state.overview = overview
    state.chain = chain
    state.choosing = choosing
    state.first = first
    state.disc = disc
    state.unopened = (i64(1) << box.opportunities) - 1
    for seat in range(count):
        state.ships[FIELDS * seat + p.SHIP] = -1
    for planet in range(i64(PLANETS)):
        state.at |= i64(box.start[planet]) << (5 * planet)
    set_up(state)
    return state
