"""`ergosphere play`: a game in the terminal, against bots or several people at one screen."""

from __future__ import annotations

import asyncio
import io
import sys
from pathlib import Path

import click
from rich.console import Console
from rich.markup import escape
from rich.status import Status

from ergosphere import bots
from ergosphere.cli.common import (
    emit,
    expert_options,
    json_option,
    options_from,
    pack_option,
    printable,
    set_option,
    spelled,
)
from ergosphere.cli.screen import Screen
from ergosphere.core.engine.state import NATURE
from ergosphere.core.errors import ErgosphereError, bad_input
from ergosphere.core.game import Game
from ergosphere.core.match import seal
from ergosphere.core.match.log import check_name
from ergosphere.core.match.match import Match
from ergosphere.core.match.record import Record, SeatInfo, check_practice
from ergosphere.core.registry import load
from ergosphere.core.text import FRAME, Sentence
from ergosphere.core.values import Action, Event
from ergosphere.lab.matches import choice


class LeftTable(Exception):
    """Somebody has left the table."""


class TerminalTable(Screen):
    """One match, drawn line by line and played with typed notation."""

    def __init__(self, match: Match, seed: bytes, console: Console) -> None:
        seats = match.record.seats
        super().__init__(match.game, len(seats), console)
        self.names = {seat: info.name for seat, info in enumerate(seats) if info.name}
        self.match = match
        self.seed = seed
        self.usual_level = next((info.level for info in seats if info.level is not None), bots.USUAL)
        self.bots: dict[int, bots.Bot] = {}
        self.levels: dict[int, str] = {}
        for seat, info in enumerate(seats):
            if info.level is not None:
                self.seat_bot(seat, info.level)
        self.humans = [seat for seat in range(len(seats)) if seat not in self.bots]
        self.at_screen = self.humans[0] if len(self.humans) == 1 else None
        self.told: list[Event] = []
        """Everything that has happened."""
        self.news: dict[int, list[Event | Sentence]] = {seat: [] for seat in self.humans}
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

    def run(self) -> None:
        if self.game.chance:
            self.say("play-seal", seal=str(self.match.record.seal))
        if self.match.record.practice:
            self.say("play-practice")
        if self.humans:
            self.help()
        self.report(self.match.begin())
        while self.match.outcome is None:
            self.let_look()
            waiting = [seat for seat in self.match.course.state.actors() if seat not in self.match.sealed]
            human = next((seat for seat in waiting if seat in self.humans), None)
            if human is not None:
                self.ask(human)
            elif people := self.people_beside(waiting[0]):
                self.put_before(people, waiting[0])
            else:
                self.report(self.match.act(waiting[0], self.choice(waiting[0])))
        self.show(self.at_screen)
        self.announce(self.match.outcome, self.match.view(self.at_screen))
        if self.humans:
            self.reflect(self.match.view(self.at_screen), self.told)

    def let_look(self) -> None:
        """Whoever has nothing to decide, but may look at a hand before something happens to it, does so now."""
        people = [seat for seat in self.game.onlookers(self.match.state) if seat in self.humans]
        if people and self.looked != self.match.course.lines:
            self.looked = self.match.course.lines
            for seat in people:
                self.sit_down(seat)
                self.read(str(FRAME.say("play-look")))

    def people_beside(self, bot: int) -> list[int]:
        """People who play together with a bot: it proposes, and they decide."""
        return self.match.deciders(bot, self.humans)

    def called(self, seat: int) -> str:
        return self.all_names(self.match.view(None))[seat]

    def seat_bot(self, seat: int, level: str) -> None:
        self.levels[seat] = level
        self.bots[seat] = bots.entrant(self.game, level, seal.derive(self.seed.hex(), seat))

    def choice(self, seat: int) -> Action:
        """A bot's decision, from what its seat may know."""
        state = self.match.state
        with self.thinking(seat):
            return choice(state, seat, self.levels[seat], self.bots[seat])

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
                self.report(self.match.act(seat, action, press))
        except ErgosphereError as refusal:
            self.refuse(refusal, text)
        return before != (self.match.course.lines, len(self.match.sealed))

    def rename(self, seat: int, name: str) -> None:
        """Of a person, or of what they fly."""
        if not name:
            self.say("play-name-missing")
            return
        try:
            self.match.name(seat, name)
        except ErgosphereError as refusal:
            self.refuse(refusal)
        else:
            self.names[seat] = name
            self.say("play-named", name=self.called(seat))

    def resign(self, seat: int) -> None:
        """Ends a match of two; at a larger table a bot like the others plays on."""
        self.match.resign(seat)
        if self.match.outcome is None:
            self.humans.remove(seat)
            self.news.pop(seat)
            self.match.seat(seat, self.usual_level)
            self.seat_bot(seat, self.usual_level)
            self.at_screen = None  # whoever gave up watches: what their bot does, they don't do
            self.say("play-bot-takes-over", name=self.called(seat))

    def undo(self, seat: int) -> bool:
        """Back to the person's own last decision, by the same rules as at any table."""
        way = self.match.way_back(seat, self.humans)
        if way is None:
            self.say("play-nothing-to-undo")
            return False
        if not way.free and not self.others_agree(seat):
            return False
        self.say("play-undone")
        for other in self.news.keys() - {seat}:
            self.news[other].append(FRAME.say("play-undone-by", name=self.called(seat)))
        self.report(self.match.undo(way.actions))
        return True

    def others_agree(self, seat: int) -> bool:
        """Something has come to light, or somebody else has acted: the other people here have to agree."""
        others = ", ".join(self.called(other) for other in self.humans if other != seat)
        if not others:
            self.refused(str(FRAME.say("undo-told")))
            return False
        question = FRAME.say("play-undo-asked", name=self.called(seat), others=others)
        if self.read(f"{question} ").strip().lower() in ("y", "yes"):
            return True
        self.say("play-undo-declined")
        return False

    def show(self, seat: int | None) -> None:
        self.draw(self.match.view(seat), over=self.match.outcome is not None)

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


def seats_from(text: str | None, game: Game, seconds: float | None, effort: int | None) -> list[SeatInfo]:
    """`human,human:NAME,bot:LEVEL,...`; by default one person and bots of the usual level."""
    fewest, most = game.seats
    given = text.split(",") if text is not None else ["human"] + [f"bot:{bots.USUAL}"] * (fewest - 1)
    if not fewest <= len(given) <= most:
        raise game.wrong_count(len(given))
    seats = []
    for word in given:
        kind, _, level = word.partition(":")
        if word != "human" and (kind not in ("human", "bot") or not level):
            raise bad_input("seats-form", text=word)
        if kind == "human":
            seats.append(SeatInfo("human", None, check_name(level) if level else None))
        else:
            level = spelled(level, seconds, effort)
            bots.entrant(game, level)
            seats.append(SeatInfo("bot", level))
    return seats


@click.command("play")
@click.argument("game", metavar="GAME", required=False)
@click.option("--table", metavar="URL", help="Instead of GAME: take a seat at a server's table, by its link.")
@click.option("--seats", metavar="human[:NAME],bot:LEVEL,...", help="Who sits where (default: you, then bots).")
@click.option("--seed", type=int, metavar="N", help="The same seed gives the same match again.")
@expert_options
@click.option("--practice", is_flag=True, help="Alone: undo takes anything back, even cards and dice.")
@click.option("--record", metavar="FILE", help="Keep the match record there.")
@set_option
@pack_option
@json_option
def command(
    game: str | None,
    table: str | None,
    seats: str | None,
    seed: int | None,
    seconds: float | None,
    effort: int | None,
    practice: bool,
    record: str | None,
    settings: tuple[str, ...],
    pack: str | None,
    as_json: bool,
) -> None:
    """Play a game in the terminal."""
    if (game is None) == (table is None):
        raise bad_input("play-what")
    if record is not None and Path(record).exists():
        raise bad_input("file-exists", file=record)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # bytes that are no text are no move either
    console = Console(stderr=as_json, highlight=False)
    console.soft_wrap = not console.is_terminal
    if table is not None:
        if seats is not None or seed is not None or seconds is not None or effort is not None or settings or practice:
            raise bad_input("table-settled")
        play_at(table, pack, record, console, as_json)
        return
    assert game is not None  # noqa: S101
    loaded = load(game, pack)
    seated = seats_from(seats, loaded, seconds, effort)
    if practice:
        check_practice(seated)
    secret = seal.new_seed() if seed is None else seal.seed_from(seed)
    match = Match(loaded, seated, options_from(settings), secret, practice)
    play_here(match, secret, record, console)
    if as_json:
        plies = match.course.plies
        emit({"game": game, "outcome": match.outcome, "plies": plies, "record": match.record.to_text()}, True, str)


def play_here(match: Match, secret: bytes, record: str | None, console: Console) -> None:
    """At this screen; the record is kept, however the match ends."""
    if record is not None:
        keep(match.record, record)  # better to know now that it can't be written
    here = TerminalTable(match, secret, console)
    try:
        here.run()
    except (LeftTable, KeyboardInterrupt):
        console.print()
        here.say("play-left")
    finally:
        if record is not None:
            keep(match.record, record)
            here.say("play-kept", file=record)


def play_at(link: str, pack: str | None, file: str | None, console: Console, as_json: bool) -> None:
    """At a table elsewhere."""
    from ergosphere.cli.remote import play_there  # slow to import

    try:
        game, outcome, record = asyncio.run(play_there(link, pack, console))
    except KeyboardInterrupt:
        game, outcome, record = None, None, None
    if outcome is None:
        console.print(escape(str(FRAME.say("remote-left"))))
    if file is not None and record is not None:
        keep(record, file)
        console.print(escape(str(FRAME.say("play-kept", file=file))))
    if as_json and record is not None:
        plies = sum(seat != NATURE for seat, _ in record.actions)
        emit({"game": game, "outcome": outcome, "plies": plies, "record": record.to_text()}, True, str)


def keep(record: Record, file: str) -> None:
    try:
        half = Path(f"{file}.part")  # a file that is there is always whole
        half.write_text(record.to_text(), "utf-8")
        half.replace(file)
    except OSError as error:
        raise bad_input("file-unwritable", file=file, problem=error.strerror or str(error)) from None
