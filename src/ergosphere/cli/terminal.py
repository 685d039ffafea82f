"""A table at this screen: one match in the terminal, against bots or with several people who take turns."""

from __future__ import annotations

from rich.console import Console
from rich.markup import escape
from rich.status import Status

from ergosphere import bots
from ergosphere.cli.common import printable
from ergosphere.cli.screen import Screen
from ergosphere.core.errors import ErgosphereError
from ergosphere.core.match import seal
from ergosphere.core.match.ledger import Ledger
from ergosphere.core.match.match import Match
from ergosphere.core.text import FRAME, Sentence
from ergosphere.core.values import Action, Event, Outcome
from ergosphere.lab.matches import choice


class LeftTable(Exception):
    """Somebody has left the table."""


class TerminalTable(Screen):
    """One match, drawn line by line and played with typed notation."""

    def __init__(self, ledger: Ledger, console: Console) -> None:
        super().__init__(ledger.game, len(ledger.holders), console)
        self.names = named(ledger)
        self.ledger = ledger
        self._bots: dict[tuple[int, str], bots.Bot] = {}
        people = ledger.people
        self.at_screen = people[0] if len(people) == 1 else None
        self.told: list[Event] = []
        """Everything that has happened."""
        self.news: dict[int, list[Event | Sentence]] = {seat: [] for seat in people}
        """What has happened while others were at the screen, where people take turns in front of it."""
        self.unread = False
        """Has whoever is at the screen been told something since they were last asked?"""
        self.seated: set[int] = set()
        """Who has been at the screen before."""
        self.looked = -1
        """When somebody last had a look without anything to decide."""

    @property
    def curtain(self) -> bool:
        """Do several people take turns at this screen, who must not see each other's cards?"""
        return self.game.hidden and len(self.news) > 1

    @property
    def match(self) -> Match:
        return self.ledger.match

    @property
    def outcome(self) -> Outcome | None:
        return self.match.outcome

    def run(self) -> None:
        if self.game.chance:
            self.say("play-seal", seal=str(self.match.record.seal))
        if self.match.record.practice:
            self.say("play-practice")
        if self.ledger.people:
            self.help()
        self.begin()
        while self.outcome is None:
            self.let_look()
            self.ledger.fresh.clear()  # nothing of this table goes to disk but its record
            actors = self.ledger.actors
            person = next((seat for seat in actors if seat in self.ledger.people), None)
            if person is not None:
                self.ask(person)
            elif deciders := self.ledger.deciders(actors[0]):
                self.put_before(deciders, actors[0])
            else:
                self.report(self.ledger.act(actors[0], str(self.choice(actors[0])), None))
        self.show(self.at_screen)
        self.announce(self.outcome, self.match.view(self.at_screen))
        if self.ledger.people:
            self.reflect(self.match.view(self.at_screen), self.told)

    def begin(self) -> None:
        """Everybody is here; with the last one it begins."""
        for seat in self.ledger.owned:
            self.report(self.ledger.arrive(seat))
        if not self.ledger.started:
            self.report(self.ledger.begin())

    def let_look(self) -> None:
        """Whoever has nothing to decide, but may look at a hand before something happens to it, does so now."""
        people = [seat for seat in self.game.onlookers(self.match.state) if seat in self.ledger.people]
        if people and self.looked != self.match.course.lines:
            self.looked = self.match.course.lines
            for seat in people:
                self.sit_down(seat)
                self.read(str(FRAME.say("play-look")))

    def called(self, seat: int) -> str:
        return self.all_names(self.match.view(None))[seat]

    def choice(self, seat: int) -> Action:
        """A bot's decision, from what its seat may know."""
        level = self.ledger.level(seat)
        assert level is not None  # noqa: S101  a bot holds it
        if (seat, level) not in self._bots:
            self._bots[seat, level] = bots.entrant(self.game, level, seal.derive(self.ledger.seed.hex(), seat))
        with self.thinking(seat):
            return choice(self.match.state, seat, level, self._bots[seat, level])

    def thinking(self, seat: int) -> Status:
        return self.console.status(str(FRAME.say("play-bot-thinks", name=self.called(seat))))

    def ask(self, seat: int) -> None:
        """Let a person decide; anything but a legal move is answered and asked again."""
        self.sit_down(seat)
        self.unread = False
        while not self.answer(seat, self.read(f"{self.called(seat)}> ").strip()):
            pass

    def sit_down(self, seat: int) -> None:
        """Where cards are hidden a curtain falls between two people. Before that, whoever leaves has read the news;
        after it, whoever comes hears what they have missed."""
        if self.curtain and self.at_screen != seat:
            name = self.called(seat)
            if self.unread:
                self.read(str(FRAME.say("play-hand-over", name=name)))
            if self.at_screen is not None:
                self.console.clear()
            self.read(str(FRAME.say("play-curtain", name=name)))
            self.at_screen = seat
            self.catch_up(seat)
        self.at_screen = seat
        self.show(seat)

    def catch_up(self, seat: int) -> None:
        """What has happened while somebody else was at the screen."""
        missed, self.news[seat] = self.news[seat], []
        if missed and seat in self.seated:
            self.say("play-meanwhile")
        self.seated.add(seat)
        while missed:
            first = missed.pop(0)
            if isinstance(first, Sentence):
                self.tell([first])
                continue
            events = [first]
            while missed and isinstance(missed[0], Event):
                events.append(missed[0])
                del missed[0]
            self.tell_events(events)

    def put_before(self, people: list[int], bot: int) -> None:
        """A bot that plays together with people doesn't act over their heads: it says what it would do, they decide."""
        person = next((seat for seat in people if seat == self.at_screen), people[0])
        self.sit_down(person)
        with self.thinking(bot):
            advice = self.game.advise(self.match.view(bot))
        proposal, why = advice or (self.choice(bot), "")
        self.propose(self.match.state, bot, proposal, why, self.called(bot))
        prompt = f"{self.called(person)}> "
        while not self.answer(person, self.read(prompt).strip() or str(proposal), bot):
            pass

    def answer(self, seat: int, text: str, bot: int | None = None) -> bool:
        """Do what was typed, for oneself or for a bot; says whether the table has changed."""
        decides = seat if bot is None else bot
        legal = self.match.state.legal(decides)
        match text.casefold().split():
            case ["quit" | "exit"]:
                raise LeftTable
            case ["undo"]:
                return self.undo(seat)
            case ["resign"]:
                self.resign(seat)
                return True
            case ["help"]:
                self.help()
            case ["name", *_]:
                self.rename(seat, text[4:].strip())
            case ["?"]:
                self.list_moves(self.match.state, decides, legal)
            case ["?all"] | ["?", "all"]:
                self.list_moves(self.match.state, decides, legal, everything=True)
            case [word, *_] if word.startswith("?"):
                self.look_up(self.match.view(seat), text[1:].strip())
            case [_, *_]:
                return self.play(decides, text)
        return False

    def play(self, seat: int, text: str) -> bool:
        """One action or several: a whole turn may be typed at once."""
        before = self.match.course.lines, len(self.match.sealed)
        press = str(self.match.course.lines)
        rest = text.split()
        try:
            while rest:
                state = self.match.state
                text = " ".join(rest)
                action, rest = self.first_action(state, seat, state.legal(seat), rest)
                text = text.removesuffix(" ".join(rest)).strip()
                self.report(self.ledger.act(seat, str(action), None, press=press))
        except ErgosphereError as refusal:
            self.refuse(refusal, text)
        return before != (self.match.course.lines, len(self.match.sealed))

    def rename(self, seat: int, name: str) -> None:
        """Of a person, or of what they fly."""
        if not name:
            self.say("play-name-missing")
            return
        try:
            self.ledger.rename(seat, name, None)
        except ErgosphereError as refusal:
            self.refuse(refusal)
        else:
            self.names = named(self.ledger)
            self.say("play-named", name=self.called(seat))

    def resign(self, seat: int) -> None:
        """Ends a match of two; at a larger table a bot like the others plays on."""
        self.ledger.resign(seat, None)
        if self.outcome is None:
            self.news.pop(seat)
            self.at_screen = None  # whoever gave up watches: what their bot does, they don't do
            self.say("play-bot-takes-over", name=self.called(seat))

    def undo(self, seat: int) -> bool:
        """Back to the person's own last decision, by the same rules as at any table."""
        try:
            events = self.ledger.undo(seat, None)
        except ErgosphereError as refusal:
            if refusal.id == "undo-nothing":
                self.say("play-nothing-to-undo")
            else:
                self.refuse(refusal)
            return False
        if self.ledger.undo_asked is not None:
            if not self.others_agree(seat):
                self.ledger.consent(seat, False, None)
                return False
            for other in self.ledger.undo_missing:
                events = self.ledger.consent(other, True, None)
        self.say("play-undone")
        for other in self.news.keys() - {seat}:
            self.news[other].append(FRAME.say("play-undone-by", name=self.called(seat)))
        self.report(events)
        return True

    def others_agree(self, seat: int) -> bool:
        """Something has come to light, or somebody else has acted: the other people here have to agree."""
        others = ", ".join(map(self.called, self.ledger.undo_missing))
        question = FRAME.say("play-undo-asked", name=self.called(seat), others=others)
        if self.read(f"{question} ").strip().lower() in ("y", "yes"):
            return True
        self.say("play-undo-declined")
        return False

    def show(self, seat: int | None) -> None:
        self.draw(self.match.view(seat), over=self.outcome is not None)

    def report(self, events: list[Event]) -> None:
        """To whoever is at the screen, as far as they may know it, and for the others when they come to it."""
        self.told += events
        if self.curtain:
            for seat in self.news.keys() - {self.at_screen}:
                self.news[seat] += events
            if self.at_screen is None:
                return
        self.unread |= bool(events)
        self.tell_events(events)

    def tell_events(self, events: list[Event]) -> None:
        seen = [event.seen_by(self.at_screen) for event in events]
        known = [event for event in seen if event is not None]
        self.tell(self.game.tell(known, self.match.view(self.at_screen), self.names))

    def read(self, prompt: str) -> str:
        self.console.print(escape(prompt), end="", style="bold")
        try:
            return printable(input())
        except EOFError:
            raise LeftTable from None


def named(ledger: Ledger) -> dict[int, str]:
    """What people call themselves, by seat."""
    return {seat: name for seat, name in enumerate(ledger.names) if name}
