"""Before a ship is built: who begins, the rolls for funding, and crews that then fly together."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from ergosphere.games.explorer.rules.motion import Motion
from ergosphere.games.explorer.rules.position import ANSWERING, ASKING, BUILD, FUND, FUNDING, JOINED, NO_CREW, WIDTH


@mypyc_attr(allow_interpreted_subclasses=False, acyclic=True)
class Grounds(Motion):
    """Each method does one thing that happens and leads on to what comes next, at last to building."""

    def begin(self, first: i64) -> None:
        """EX-1: everybody rolls for funding in order, then builds in that order."""
        self.first = first
        self.crew = first
        self.raise_funds()

    def next_crew(self) -> i64:
        return self.party.following[self.crew]

    def raise_funds(self) -> None:
        self.put(FUNDING, 0)
        self.dice = self.party.funding_dice(self.crew)
        self.phase = FUND

    def fund(self, shown: i64) -> None:
        """EX-3: ten million for each point, sixty at most."""
        funding = self.own(FUNDING) + self.board.million * shown
        if funding > self.board.most_funding:
            funding = self.board.most_funding
        self.put(FUNDING, funding)
        self.note("funding-rolled", shown, funding)
        self.dice -= 1
        if self.dice > 0:
            return
        if self.round == 0:
            self.crew = self.next_crew()
            if self.crew != self.first:
                self.raise_funds()
                return
            if self.party.pooling:
                self.phase = ASKING
                self.seek_asker()
                return
        self.phase = BUILD

    # EX-3: crews that fly together

    def seek_asker(self) -> None:
        """The crew whose turn it is asks, if there is somebody to ask."""
        while True:
            for crew in range(self.party.crews):
                if self.can_ask(crew):
                    return
            if not self.pass_asking():
                return

    def pass_asking(self) -> bool:
        """The next crew may ask; False if all have, and the first builds."""
        self.crew = self.next_crew()
        if self.crew == self.first:
            self.phase = BUILD
            return False
        return True

    def ask(self, crew: i64) -> None:
        self.note("crew-asked", crew)
        self.asker = self.crew
        self.crew = crew
        self.phase = ANSWERING

    def ask_nobody(self) -> None:
        self.note("nobody-asked")
        self.ask_on()

    def decline(self) -> None:
        self.note("crew-declined", self.asker)
        self.crew = self.asker
        self.ask_on()

    def accept(self) -> None:
        """The funding is added up, and the asker's place in the order counts."""
        asked = self.crew
        self.crew = self.asker
        funding = self.own(FUNDING) + self.rows[WIDTH * asked + FUNDING]
        if funding > self.board.most_funding:
            funding = self.board.most_funding
        self.put(FUNDING, funding)
        self.put(JOINED, asked)
        self.rows[WIDTH * asked + FUNDING] = 0
        self.rows[WIDTH * asked + JOINED] = self.crew
        if asked == self.first:
            self.first = self.party.following[asked]
        self.party = self.party.joined(self.crew, asked)
        self.note("crews-joined", asked, funding)
        self.ask_on()

    def ask_on(self) -> None:
        self.asker = NO_CREW
        self.phase = ASKING
        if self.pass_asking():
            self.seek_asker()
