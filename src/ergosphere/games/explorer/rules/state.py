"""A match of Black Hole Explorer, as the engine asks for it."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from ergosphere.core.engine.rng import Rng
from ergosphere.core.engine.state import NATURE, State
from ergosphere.core.errors import IllegalAction
from ergosphere.core.values import Action, Event, View
from ergosphere.games.explorer.rules import event_cards, flight, funding, legal, nature
from ergosphere.games.explorer.rules.box import Box
from ergosphere.games.explorer.rules.cards import ALL_RESULTS
from ergosphere.games.explorer.rules.codes import (
    ASK,
    CHARGE,
    DICE,
    DIE,
    DONE,
    DOWN,
    DRAWS,
    FINDS,
    FIRST_CREW,
    GIFTS,
    GIVE,
    LAUNCH,
    NATURE_CODES_OF,
    NATURE_MENU,
    NO,
    NO_ASK,
    REPAIR_SHIELDING,
    REPAIR_STRENGTH,
    STAY,
    TOTALS,
    UP_TO,
    YES,
)
from ergosphere.games.explorer.rules.party import Party
from ergosphere.games.explorer.rules.position import (
    ANSWERING,
    ASKING,
    BUILD,
    DRAW_EVENT,
    DRAW_FIRST,
    FALL,
    FIND_RESULT,
    FINISH,
    FUND,
    MOVE,
    NO_CREW,
    NO_ROW,
    PREPARE,
    PRESENT,
    ROLL_PROBE,
    SHIELDING,
    STRENGTH,
    THROW,
    Position,
)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Explorer(Position):
    def clone(self) -> Explorer:
        return Explorer(
            box=self.box,
            party=self.party,
            rows=self.rows[:],
            deck=self.deck,
            discards=self.discards,
            unfound=self.unfound,
            phase=self.phase,
            crew=self.crew,
            asker=self.asker,
            first=self.first,
            round=self.round,
            left=self.left,
            dice=self.dice,
            launched=self.launched,
            drawn=self.drawn,
            winner=self.winner,
            reason=self.reason,
            reshuffles=self.reshuffles,
        )

    # What may be done

    def codes(self, seat: i64) -> vec[i32]:
        return nature.codes(self) if seat == NATURE else legal.codes(self)

    def permits(self, seat: i64, code: i64) -> bool:
        return nature.permits(self, code) if seat == NATURE else legal.permits(self, code)

    def weight(self, code: i64) -> i64:
        return nature.weight(self, code)

    def pick(self, seat: i64, rng: Rng) -> i64:
        if seat == NATURE:
            return nature.pick(self, rng)
        codes = legal.codes(self)
        return i64(codes[rng.below(len(codes))])

    # What it does

    def play(self, seat: i64, code: i64) -> None:
        if seat == NATURE:
            self.play_nature(code)
        elif self.phase == MOVE:
            self.play_move(code)
        elif self.phase == BUILD:
            flight.build(self, code)
        elif self.phase in (ASKING, ANSWERING):
            self.play_asking(code)
        elif code in (REPAIR_SHIELDING, REPAIR_STRENGTH):
            flight.repair(self, SHIELDING if code == REPAIR_SHIELDING else STRENGTH)
        elif self.phase == PREPARE:
            flight.roll(self, code - DICE)
        elif self.phase == FINISH:
            self.play_finish(code)
        elif code == CHARGE:
            event_cards.drag_charge(self)
        else:
            event_cards.rise(self, code - UP_TO)

    def play_move(self, code: i64) -> None:
        if code == STAY:
            flight.stay(self)
        elif code == DOWN:
            flight.go_down(self)
        else:
            flight.go_up(self, code - UP_TO)

    def play_asking(self, code: i64) -> None:
        if code == YES:
            funding.accept(self)
        elif code == NO:
            funding.decline(self)
        elif code == NO_ASK:
            funding.ask_nobody(self)
        else:
            funding.ask(self, code - ASK)

    def play_finish(self, code: i64) -> None:
        if code == DONE:
            flight.end_turn(self)
        elif code == LAUNCH:
            flight.launch(self)
        else:
            flight.give(self, (code - GIVE) % GIFTS, (code - GIVE) // GIFTS)

    def play_nature(self, code: i64) -> None:
        phase = self.phase
        if phase == THROW:
            flight.set_off(self, i64(TOTALS[code]))
        elif phase == DRAW_EVENT:
            event_cards.follow(self, code - DRAWS)
        elif phase == ROLL_PROBE:
            flight.roll_probe(self, code - DIE)
        elif phase == FIND_RESULT:
            flight.find(self, code - FINDS)
        elif phase == FALL:
            flight.fall_in(self, i64(TOTALS[code]))
        elif phase == PRESENT:
            flight.present(self, code - DIE)
        elif phase == FUND:
            funding.fund(self, code - DIE)
        else:
            self.note("first-drawn", code - FIRST_CREW)
            funding.begin(self, code - FIRST_CREW)

    # What people ask. Faces are not compiled and import this module, so they are imported late.

    def menu(self, seat: i64) -> list[Action]:
        return NATURE_MENU if seat == NATURE else self.box.menu

    def code(self, seat: i64, action: Action) -> i64:
        codes_of = NATURE_CODES_OF if seat == NATURE else self.box.codes_of
        return codes_of.get(action, -1)

    def refusal(self, seat: i64, action: Action) -> IllegalAction:
        from ergosphere.games.explorer.faces.refusal import refusal

        return refusal(self, int(seat), action)

    def look(self, seat: int | None) -> View:
        from ergosphere.games.explorer.faces.view import view

        return view(self, seat)

    def events(self, before: State, seat: i64, action: Action) -> list[Event]:
        from ergosphere.games.explorer.faces.events import events

        assert isinstance(before, Explorer)  # noqa: S101  a state and the one before it are of one kind
        return events(before, int(seat), action)

    def audit(self) -> str | None:
        from ergosphere.games.explorer.faces.audit import audit

        return audit(self)


def start(box: Box, party: Party) -> Explorer:
    """Nothing has happened yet."""
    state = Explorer(
        box=box,
        party=party,
        rows=vec[i64]([number for _ in range(party.crews) for number in NO_ROW]),
        deck=box.deck,
        discards=0,
        unfound=ALL_RESULTS,
        phase=DRAW_FIRST,
        crew=0,
        asker=NO_CREW,
        first=NO_CREW,
        round=0,
        left=0,
        dice=0,
        launched=False,
        drawn=False,
        winner=NO_CREW,
        reason=0,
        reshuffles=False,
    )
    if party.alone:
        funding.begin(state, 0)
    elif party.first != NO_CREW:
        funding.begin(state, party.first)
    return state
