"""Black Hole Explorer at one moment: who may do what, and which rule an action sets going."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, mypyc_attr

from ergosphere.core.engine.rng import Rng
from ergosphere.core.engine.state import NATURE, State
from ergosphere.core.errors import IllegalAction
from ergosphere.core.values import Action, Event, View
from ergosphere.games.explorer.rules.box import (
    ASK,
    CHARGE,
    DESIGNS,
    DICE,
    DIE,
    DONE,
    DOWN,
    DRAWS,
    EVEN_CHANCES,
    EVEN_FROM,
    FINDS,
    GIVE,
    LAUNCH,
    NATURE_MENU,
    NO,
    NO_ASK,
    ORDERS,
    REPAIR_SHIELDING,
    REPAIR_STRENGTH,
    SIDES,
    STAY,
    THROWS_FROM,
    TOTALS,
    UP,
    UP_TO,
    YES,
    Board,
    Party,
)
from ergosphere.games.explorer.rules.cards import ALL_RESULTS, BITS, KINDS
from ergosphere.games.explorer.rules.flight import Flight
from ergosphere.games.explorer.rules.position import (
    ANSWERING,
    ASKING,
    BUILD,
    DRAG,
    DRAW_EVENT,
    DRAW_FIRST,
    ENERGY,
    FALL,
    FIND_RESULT,
    FINISH,
    FUND,
    FUNDING,
    MOVE,
    NO_CREW,
    NO_ROW,
    PREPARE,
    PRESENT,
    ROBOTS,
    ROLL_PROBE,
    SHIELDING,
    STRENGTH,
    THROW,
)

CARDS: Final = 18  # probe results


def span(first: int, count: int) -> vec[i32]:
    return vec[i32]([first + number for number in range(count)])


# Nature's codes where they are always the same.
ONE_DIE: Final = span(DIE + 1, 6)
NO_ONES: Final = span(DIE + 2, 5)
TWO_DICE: Final = span(THROWS_FROM[2], 21)
THREE_DICE: Final = span(THROWS_FROM[3], 56)
FOUR_DICE: Final = span(THROWS_FROM[4], 126)
# And a crew's, where it is asked to join.
ANSWERS: Final = span(YES, 2)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Explorer(Flight):
    """The faces of a match; what happens is in Flight, what is known in Ships."""

    def clone(self) -> Explorer:
        return Explorer(
            self.board, self.party, self.rows[:], self.deck, self.discards, self.unfound, self.phase,
            self.crew, self.asker, self.first, self.round, self.left, self.dice, self.launched, self.drawn,
            self.winner, self.reason, self.reshuffles,
        )  # fmt: skip

    # What may be done

    def codes(self, seat: i64) -> vec[i32]:
        return self.natures_codes() if seat == NATURE else self.seats_codes()

    def natures_codes(self) -> vec[i32]:
        phase = self.phase
        if phase == THROW:
            return TWO_DICE if self.dice == 2 else THREE_DICE if self.dice == 3 else FOUR_DICE
        if phase == FALL:
            return TWO_DICE
        codes = vec[i32]()
        if phase == DRAW_EVENT:
            for kind in range(i64(KINDS)):
                if self.deck >> (BITS * kind) & 7:
                    codes = append(codes, i32(DRAWS + kind))
            return codes
        if phase == FIND_RESULT:
            for card in range(i64(CARDS)):
                if self.unfound >> card & 1:
                    codes = append(codes, i32(FINDS + card))
            return codes
        if phase == DRAW_FIRST:
            return span(0, int(self.party.crews))
        return NO_ONES if phase == FUND and self.party.reroll_one else ONE_DIE

    def seats_codes(self) -> vec[i32]:
        if self.phase == PREPARE:
            return self.prepare_codes()
        if self.phase == FINISH:
            return self.finish_codes()
        if self.phase == ASKING:
            return self.ask_codes()
        if self.phase == ANSWERING:
            return ANSWERS
        return self.build_codes() if self.phase == BUILD else self.change_codes()

    def build_codes(self) -> vec[i32]:
        """EX-4: every ship that the funding pays for."""
        codes = vec[i32](capacity=DESIGNS)
        for design in range(i64(DESIGNS)):
            if self.board.cost(design) <= self.own(FUNDING):
                codes = append(codes, i32(design))
        return codes

    def ask_codes(self) -> vec[i32]:
        """EX-3."""
        codes = vec[i32](capacity=6)
        for crew in range(self.party.crews):
            if self.can_ask(crew):
                codes = append(codes, i32(ASK + crew))
        return append(codes, i32(NO_ASK))

    def prepare_codes(self) -> vec[i32]:
        """EX-12."""
        codes = vec[i32](capacity=5)
        energy = self.own(ENERGY)
        codes = append(codes, i32(DICE + 2))
        if energy > 0:
            codes = append(codes, i32(DICE + 3))
        if energy > 1:
            codes = append(codes, i32(DICE + 4))
        return self.with_repairs(codes) if self.own(ROBOTS) > 0 else codes

    def change_codes(self) -> vec[i32]:
        """EX-14 in a move of its own; EX-15 and EX-24 in an event."""
        codes = vec[i32](capacity=4)
        if self.phase == MOVE:
            codes = append(codes, i32(STAY))
            codes = append(codes, i32(DOWN))
            if self.own(ENERGY) == 0:
                return codes
        elif self.phase == DRAG:
            codes = append(codes, i32(CHARGE))
        if not self.zone_above():
            return append(codes, i32(UP))
        above = UP_TO + self.space_above()
        return append(append(codes, i32(above)), i32(above + 1))

    def finish_codes(self) -> vec[i32]:
        """EX-18, EX-19."""
        codes = vec[i32](capacity=6)
        codes = append(codes, i32(DONE))
        if self.can_launch():
            codes = append(codes, i32(LAUNCH))
        if self.has_neighbour():
            for crew in range(self.party.crews):
                for gift in range(i64(3)):
                    if self.can_give(gift, crew):
                        codes = append(codes, i32(GIVE + 3 * crew + gift))
        return self.with_repairs(codes)

    def with_repairs(self, codes: vec[i32]) -> vec[i32]:
        if self.can_repair(SHIELDING):
            codes = append(codes, i32(REPAIR_SHIELDING))
        if self.can_repair(STRENGTH):
            codes = append(codes, i32(REPAIR_STRENGTH))
        return codes

    def permits(self, seat: i64, code: i64) -> bool:
        """The same without a list."""
        if seat == NATURE:
            return self.nature_permits(code)
        if code in (REPAIR_SHIELDING, REPAIR_STRENGTH):
            slot: i64 = SHIELDING if code == REPAIR_SHIELDING else STRENGTH
            return self.phase in (PREPARE, FINISH) and self.can_repair(slot)
        if self.phase == PREPARE:
            return DICE + 2 <= code <= DICE + 4 and self.own(ENERGY) >= code - DICE - 2
        if self.phase == FINISH:
            return self.finish_permits(code)
        if self.phase == BUILD:
            return code < DESIGNS and self.board.cost(code) <= self.own(FUNDING)
        if self.phase == ASKING:
            return code == NO_ASK or (ASK <= code < ASK + self.party.crews and self.can_ask(code - ASK))
        if self.phase == ANSWERING:
            return code in (YES, NO)
        return self.change_permits(code)

    def finish_permits(self, code: i64) -> bool:
        if GIVE <= code < GIVE + 3 * self.party.crews:
            return self.can_give((code - GIVE) % 3, (code - GIVE) // 3)
        return code == DONE or (code == LAUNCH and self.can_launch())

    def change_permits(self, code: i64) -> bool:
        if self.phase == MOVE:
            if code in (STAY, DOWN):
                return True
            if self.own(ENERGY) == 0:
                return False
        elif code == CHARGE:
            return self.phase == DRAG
        if not self.zone_above():
            return code == UP
        above = UP_TO + self.space_above()
        return above <= code <= above + 1

    def nature_permits(self, code: i64) -> bool:
        phase = self.phase
        if phase in (THROW, FALL):
            dice = self.dice if phase == THROW else 2
            return THROWS_FROM[dice] <= code < THROWS_FROM[dice + 1]
        if phase == DRAW_EVENT:
            return DRAWS <= code < FINDS and self.weight(code) > 0
        if phase == FIND_RESULT:
            return code >= FINDS and self.unfound >> (code - FINDS) & 1 == 1
        if phase == DRAW_FIRST:
            return code < self.party.crews
        lowest: i64 = DIE + 2 if phase == FUND and self.party.reroll_one else DIE + 1
        return lowest <= code <= DIE + 6

    def weight(self, code: i64) -> i64:
        if DRAWS <= code < FINDS:
            return self.deck >> (BITS * (code - DRAWS)) & 7
        return i64(ORDERS[code]) if code < DRAWS else 1

    def pick(self, seat: i64, rng: Rng) -> i64:
        if seat == NATURE:
            return self.pick_nature(rng)
        codes = self.seats_codes()
        return i64(codes[rng.below(len(codes))])

    def pick_nature(self, rng: Rng) -> i64:
        phase = self.phase
        if phase in (THROW, FALL):
            dice = self.dice if phase == THROW else 2
            return i64(EVEN_CHANCES[EVEN_FROM[dice] + rng.below(SIDES[dice])])
        if phase != DRAW_EVENT:
            codes = self.natures_codes()
            return i64(codes[rng.below(len(codes))])
        rest = rng.below(self.cards(self.deck))
        kind: i64 = 0
        while True:
            rest -= self.deck >> (BITS * kind) & 7
            if rest < 0:
                return DRAWS + kind
            kind += 1

    # What it does

    def play(self, seat: i64, code: i64) -> None:
        if seat == NATURE:
            self.play_nature(code)
        elif self.phase == MOVE:
            self.play_move(code)
        elif self.phase == BUILD:
            self.build(code)
        elif self.phase in (ASKING, ANSWERING):
            self.play_asking(code)
        elif code in (REPAIR_SHIELDING, REPAIR_STRENGTH):
            self.repair(SHIELDING if code == REPAIR_SHIELDING else STRENGTH)
        elif self.phase == PREPARE:
            self.roll(code - DICE)
        elif self.phase == FINISH:
            self.play_finish(code)
        elif code == CHARGE:
            self.drag_charge()
        else:
            self.rise(code - UP_TO)

    def play_move(self, code: i64) -> None:
        if code == STAY:
            self.stay()
        elif code == DOWN:
            self.go_down()
        else:
            self.go_up(code - UP_TO)

    def play_asking(self, code: i64) -> None:
        if code == YES:
            self.accept()
        elif code == NO:
            self.decline()
        elif code == NO_ASK:
            self.ask_nobody()
        else:
            self.ask(code - ASK)

    def play_finish(self, code: i64) -> None:
        if code == DONE:
            self.end_turn()
        elif code == LAUNCH:
            self.launch()
        else:
            self.give((code - GIVE) % 3, (code - GIVE) // 3)

    def play_nature(self, code: i64) -> None:
        phase = self.phase
        if phase == THROW:
            self.set_off(i64(TOTALS[code]))
        elif phase == DRAW_EVENT:
            self.suffer(code - DRAWS)
        elif phase == ROLL_PROBE:
            self.roll_probe(code - DIE)
        elif phase == FIND_RESULT:
            self.find(code - FINDS)
        elif phase == FALL:
            self.fall_in(i64(TOTALS[code]))
        elif phase == PRESENT:
            self.present(code - DIE)
        elif phase == FUND:
            self.fund(code - DIE)
        else:
            self.note("first-drawn", code)
            self.begin(code)

    # What people ask; what they see is made in modules that are not compiled and need this one.

    def menu(self, seat: i64) -> list[Action]:
        return NATURE_MENU if seat == NATURE else self.board.menu

    def code(self, seat: i64, action: Action) -> i64:
        codes = self.board.nature_codes if seat == NATURE else self.board.codes
        return codes.get(action, -1)

    def refusal(self, seat: i64, action: Action) -> IllegalAction:
        from ergosphere.games.explorer.faces.refusal import refusal

        return refusal(self, int(seat), action)

    def look(self, seat: int | None) -> View:
        from ergosphere.games.explorer.faces.view import view

        return view(self, seat)

    def events(self, before: State, seat: i64, action: Action) -> list[Event]:
        from ergosphere.games.explorer.faces.events import events

        return events(before, int(seat), action)

    def audit(self) -> str | None:
        from ergosphere.games.explorer.faces.audit import audit

        return audit(self)


def start(board: Board, party: Party) -> Explorer:
    """Nothing has happened yet."""
    rows = vec[i64]([number for _ in range(party.crews) for number in NO_ROW])
    state = Explorer(
        board, party, rows, board.deck, 0, ALL_RESULTS, DRAW_FIRST,
        0, NO_CREW, NO_CREW, 0, 0, 0, False, False, NO_CREW, 0, False,
    )  # fmt: skip
    if party.alone:
        state.begin(0)
    elif party.first != NO_CREW:
        state.begin(party.first)
    return state
