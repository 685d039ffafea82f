"""A match of Black Hole Buccaneers at one moment: who acts, what is legal, what it does."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr, u8

from ergosphere.core.engine.rng import Rng
from ergosphere.core.engine.state import NATURE, NOBODY, State
from ergosphere.core.errors import IllegalAction
from ergosphere.core.values import Action, Event, Outcome, View
from ergosphere.games.buccaneers.rules import codes, draft, hidden, legal, nature, phases, score_phase
from ergosphere.games.buccaneers.rules.card_moves import take_from_place
from ergosphere.games.buccaneers.rules.hand import BITS, CARD
from ergosphere.games.buccaneers.rules.kinds import FAMILY, HAND, IS_TOY, KINDS, SEATS, TENTACLES
from ergosphere.games.buccaneers.rules.memory import key_of
from ergosphere.games.buccaneers.rules.phases import DEAL, GPS_PICK, OVER, SELECT
from ergosphere.games.buccaneers.rules.position import BY_EGG, BY_POOL, Position

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
class Buccaneers(Position):
    def clone(self) -> Buccaneers:
        return Buccaneers(self.box, self.count, self.holes, self.random_holes, self)

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
        """As in every game; cards of a hand without the detour through codes."""
        if self.phase != SELECT or not self.acts(seat):
            return super().legal(seat)
        menu = self.box.menu
        kinds, count = legal.kinds_held(self, seat)
        return [menu[(kinds >> bits) & CARD] for bits in PLACES[count]]  # faster than a list that grows

    def choices(self, seat: i64) -> tuple[int, ...]:
        if self.phase != SELECT or seat == NATURE:
            return super().choices(seat)
        kinds, count = legal.kinds_held(self, seat)
        return tuple(NUMBERS[(kinds >> bits) & CARD] for bits in PLACES[count])

    def codes(self, seat: i64) -> vec[i32]:
        return nature.codes(self) if seat == NATURE else legal.codes(self, seat)

    def weight(self, code: i64) -> i64:
        return nature.weight(self, code)

    def permits(self, seat: i64, code: i64) -> bool:
        return nature.permits(self, code) if seat == NATURE else legal.permits(self, seat, code)

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
        found = legal.codes(self, seat)
        return i64(found[rng.below(len(found))])

    # What happens

    def apply(self, seat: i64, action: Action) -> None:
        """As in every game; an action that legal() returned is recognized by identity."""
        if seat >= 0 and self.acts(seat):
            if self.phase == SELECT:
                if self.select(seat, action):
                    return
            else:
                menu = self.box.menu
                for code in legal.other_codes(self, seat):
                    if menu[i64(code)] is action:
                        self.play(seat, i64(code))
                        return
        super().apply(seat, action)

    def select(self, seat: i64, action: Action) -> bool:
        """Do an action that legal() returned; False for any other, even an equal one."""
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
        elif phase == phases.LASER_CARD:
            draft.place_threshold(self, seat, code - codes.PLACE)
        elif phase == phases.ADD:
            draft.add_card(self, seat, code - codes.ADD)
        elif phase == phases.GROUP or phase == phases.ADD_GROUP:
            draft.choose_group(self, seat, code - codes.JOIN)
        elif phase == phases.EGG_GROUP or phase == phases.POOL_GROUP:
            score_phase.choose_group(self, seat, code - codes.JOIN)
        else:
            score_phase.answer(self, seat, code < codes.HOLD)

    def play_nature(self, code: i64) -> None:
        phase = self.phase
        if phase == phases.FLIP:
            self.way = 1 if code == codes.DIRECTION else -1  # BB-8
            score_phase.begin_round(self)
        elif phase == phases.HOLE:
            self.holes[self.round] = u8(code - codes.HOLE)
            self.phase = DEAL
        elif phase == GPS_PICK:
            draft.gps_pick(self, code - codes.TAKE)
        elif phase == phases.TIIT_DRAW:
            draft.tiit_draw(self, code - codes.DRAW)
        elif phase == phases.TENTACLES_DRAW:
            draft.tentacles_draw(self, code - codes.DRAW)
        elif phase == phases.EGG_DRAW:
            score_phase.egg_draw(self, code - codes.DRAW)
        elif phase == phases.POOL_TAKE:
            score_phase.pool_take(self, code - codes.TAKE)
        else:
            score_phase.turn_up(self, code - codes.TURN_UP)

    # What a seat knows

    def resample(self, seat: i64, rng: Rng) -> None:
        hidden.resample(self, seat, rng)

    def key(self, seat: i64) -> i64:
        return key_of(self, seat)

    def discloses(self, seat: int | None, actor: i64, code: i64) -> bool:
        """BB-37: deals and most draws are for the receiver alone, a Toy for its owner."""
        owner: i64 = actor
        if actor == NATURE:
            if code >= codes.DIRECTION:
                return True
            owner = self.receiver()
            if self.phase == DEAL or self.phase == phases.TIIT_DRAW or self.phase == phases.TENTACLES_DRAW:
                return seat is not None and i64(seat) == owner
            if self.phase == phases.TURN_UP:
                return True
        elif code >= codes.JOIN:
            return True
        return i64(FAMILY[code % KINDS]) != IS_TOY or (seat is not None and i64(seat) == owner)

    def receiver(self) -> i64:
        """The seat that nature's next card goes to."""
        phase = self.phase
        if phase == DEAL:
            return self.done % self.count
        if phase == phases.TIIT_DRAW:
            return self.done
        if phase == phases.TENTACLES_DRAW:
            return self.owner(TENTACLES)
        if phase == GPS_PICK:
            return self.gps
        return i64(self.added_to[BY_EGG if phase == phases.EGG_DRAW else BY_POOL])

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

    # For people: modules that are not compiled and import this one.

    def menu(self, seat: i64) -> list[Action]:
        return self.box.nature_menu if seat == NATURE else self.box.menu

    def code(self, seat: i64, action: Action) -> i64:
        found = self.box.nature_codes_of if seat == NATURE else self.box.codes_of
        return found.get(action, -1)

    def refusal(self, seat: i64, action: Action) -> IllegalAction:
        from ergosphere.games.buccaneers.faces.refusal import refusal

        return refusal(self, int(seat), action)

    def look(self, seat: int | None) -> View:
        from ergosphere.games.buccaneers.faces.view import view

        return view(self, seat)

    def events(self, before: State, seat: i64, action: Action) -> list[Event]:
        from ergosphere.games.buccaneers.faces.narrate import events

        assert isinstance(before, Buccaneers)  # noqa: S101  a state is compared with its own kind only
        return events(before, self, int(seat), action)

    def audit(self) -> str | None:
        from ergosphere.games.buccaneers.faces.audit import audit

        return audit(self)
