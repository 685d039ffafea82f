"""`ergosphere play --table URL`: a seat at a server's table, in the terminal."""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
import threading
from contextlib import suppress

import httpx
from rich.console import Console
from rich.markup import escape

from ergosphere.cli.common import printable
from ergosphere.cli.screen import Screen, heard, told
from ergosphere.client import CallRefused, Client, Closed, Link, MessageRefused, Seat, Update
from ergosphere.core.engine.rng import Rng
from ergosphere.core.engine.state import State
from ergosphere.core.errors import ErgosphereError, bad_input
from ergosphere.core.game import Game
from ergosphere.core.match.record import Record
from ergosphere.core.registry import load
from ergosphere.core.values import Action, Event, Outcome, View
from ergosphere.server.protocol import encode


class Typed:
    """Lines from the keyboard, read in a thread so that the table can speak in between. None: no more will come.

    Reads the bare file: a thread that waits in input() holds a lock that Python needs at exit."""

    def __init__(self) -> None:
        self.lines: asyncio.Queue[str | None] = asyncio.Queue()
        self._loop = asyncio.get_running_loop()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        rest = b""
        while data := self._some():
            *lines, rest = (rest + data).split(b"\n")
            for line in lines:
                self._put(printable(line.decode(errors="replace").strip()))
        self._put(None)

    def _some(self) -> bytes:
        try:
            return os.read(sys.stdin.fileno(), 4096)
        except (OSError, ValueError, AttributeError):  # closed, or none at all
            return b""

    def _put(self, line: str | None) -> None:
        with suppress(RuntimeError):  # the table is gone already
            self._loop.call_soon_threadsafe(self.lines.put_nowait, line)


class RemoteTable(Screen):
    """One seat (or a spectator's place) at a table elsewhere."""

    def __init__(self, game: Game, seat: Seat, console: Console) -> None:
        super().__init__(game, 0, console)
        self.seat = seat
        self.shown: Update | None = None
        self.proposal: str | None = None
        """What a bot would do, while it waits for this seat's word."""
        self.told: list[Event] = []
        """What has happened since this terminal came to the table."""

    async def run(self) -> Outcome | None:
        """To the end of the match, or until somebody leaves; then None."""
        first = await self.seat.next()  # raises if the table lets nobody in
        self.help("remote-help")
        self.show(first)
        if first.outcome is not None:
            self.end(first)
            return first.outcome
        typed = Typed()
        line = asyncio.create_task(typed.lines.get())
        update = asyncio.create_task(self.seat.next())
        try:
            while True:
                await asyncio.wait([line, update], return_when=asyncio.FIRST_COMPLETED)
                if update.done():
                    self.show(update.result())
                    if self.shown is not None and self.shown.outcome is not None:
                        self.end(self.shown)
                        return self.shown.outcome
                    update = asyncio.create_task(self.seat.next())
                elif line.done():
                    text = line.result()
                    if text is None or text.strip().lower() in ("quit", "exit"):
                        return None
                    if not await self.answer(text.strip()):
                        self.ask()
                    line = asyncio.create_task(typed.lines.get())
        finally:
            line.cancel()
            update.cancel()

    def end(self, update: Update) -> None:
        assert update.outcome is not None  # noqa: S101
        view = self.view(update)
        self.announce(update.outcome, view)
        self.reflect(view, self.told)

    def view(self, update: Update) -> View:
        view: View = self.game.read_view(encode(update.view))
        return view

    def called(self, seat: int) -> str:
        """Before the start there is no view yet."""
        if self.shown is None or not self.shown.started:
            return self.names.get(seat) or self.game.seat_name(seat)
        return self.all_names(self.view(self.shown))[seat]

    # What the table says.

    def show(self, update: Update) -> None:
        """Only what has changed."""
        before, self.shown = self.shown, update
        self.seats = len(update.seats)
        self.names = {number: seat.name for number, seat in enumerate(update.seats) if seat.name}
        if before is None and update.seat is not None:
            self.say("remote-seat", name=self.called(update.seat))
        if not update.started:
            if before is None or before.waiting != update.waiting:
                self.say("remote-waiting", names=", ".join(map(self.called, update.waiting)))
            return
        if before is not None:
            self.tell_presence(before, update)
        self.hear(update)
        if update.undo is not None and update.seat in update.undo.missing and (before is None or before.undo is None):
            self.say("remote-undo-asked", name=self.called(update.undo.seat))
        if update.declined is not None and (before is None or before.declined is None):
            self.say("remote-undo-declined", name=self.called(update.declined))
        if before is None or (before.version, before.legal) != (update.version, update.legal) or not before.started:
            if self.worth_drawing(before, update):
                self.draw(self.view(update), over=update.outcome is not None)
            if update.legal:
                self.put_before(update)
                self.ask()

    def tell_presence(self, before: Update, update: Update) -> None:
        for number, seat in enumerate(update.seats):
            if seat.here != before.seats[number].here and number != update.seat:
                self.say("remote-back" if seat.here else "remote-away", name=self.called(number))

    def worth_drawing(self, before: Update | None, update: Update) -> bool:
        """Others' steps are told, not drawn. Drawn is what one's own turn led to, what a spectator watches, and a hand
        that may be looked at before something happens to it."""
        if before is None or not before.started or update.legal or before.legal or update.outcome is not None:
            return True
        if update.seat is None:
            return True
        return update.seat in self.game.onlookers(self.game.determinize(self.view(update), Rng(0)))

    def ask(self) -> None:
        """Whoever has to decide is asked to type."""
        if self.shown is not None and self.shown.legal and self.shown.seat is not None:
            self.console.print(escape(f"{self.called(self.shown.seat)}> "), end="", style="bold")

    def hear(self, update: Update) -> None:
        """What has happened, as the game tells it."""
        events = heard(self.game, update.events)
        if events is None:
            self.tell(told(self.game, event) for event in update.events)
            return
        self.told += events
        self.tell(self.game.tell(events, self.view(update), self.names))

    def put_before(self, update: Update) -> None:
        """Where the seat decides for a bot, show what the bot would do."""
        bot = update.decides_for
        self.proposal = None
        if bot is None or bot == update.seat:
            return
        view = self.view(update)
        advice = self.game.advise(view)
        if advice is not None:
            action, why = advice
            self.proposal = str(action)
            self.propose(self.game.determinize(view, Rng(0)), bot, action, why, self.called(bot))

    # What is typed.

    async def answer(self, text: str) -> bool:
        """Do what was typed, or say why not. Will the table answer?"""
        try:
            match text.casefold().split():
                case []:
                    if self.proposal is None:
                        return False
                    await self.seat.act(self.proposal)
                case ["help"]:
                    self.help("remote-help")
                    return False
                case ["?"]:
                    self.list_legal()
                    return False
                case ["?all"] | ["?", "all"]:
                    self.list_legal(everything=True)
                    return False
                case [word, *_] if word.startswith("?"):
                    self.explain(text[1:].strip())
                    return False
                case _ if not await self.table_matter(text):
                    await self.play(text.split())
        except MessageRefused as refusal:
            problem = refusal.reason if refusal.rule is None else f"{refusal.reason} ({refusal.rule})"
            self.refused(problem, text)
            return False
        except ErgosphereError as problem:
            self.refuse(problem, text)
            return False
        return True

    async def table_matter(self, text: str) -> bool:
        """Table matters rather than moves."""
        match text.casefold().split():
            case ["undo"]:
                await self.seat.undo()
            case ["retract"]:
                await self.seat.retract()
            case ["yes" | "no" as said] if said not in self.legal_words():
                await self.seat.consent(said == "yes")
            case ["resign"]:
                await self.seat.resign()
            case ["return"]:
                await self.seat.come_back()
            case ["name"]:
                self.say("play-name-missing")
                self.ask()
            case ["name", *_]:
                await self.seat.rename(text[4:].strip())
                self.ask()
            case _:
                return False
        return True

    def legal_words(self) -> list[str]:
        return [] if self.seat.latest is None else self.seat.latest.legal

    async def play(self, words: list[str]) -> None:
        """One action or several: a whole turn may be typed at once."""
        press = secrets.token_urlsafe(9)
        while words:
            seen = self.guess()
            if seen is None:
                await self.seat.act(" ".join(words))  # the table says why not
                return
            action, words = self.first_action(*seen, words)
            await self.seat.act(str(action), press)

    def list_legal(self, everything: bool = False) -> None:
        seen = self.guess()
        if seen is not None:
            self.list_moves(*seen, everything)

    def explain(self, text: str) -> None:
        latest = self.seat.latest
        if latest is not None and latest.started:
            self.look_up(self.view(latest), text)

    def guess(self) -> tuple[State, int, list[Action]] | None:
        """Some state that fits what the seat knows: enough to read notation and to put moves into words."""
        latest = self.seat.latest
        if latest is None or latest.seat is None or not latest.started:
            return None
        decides = latest.seat if latest.decides_for is None else latest.decides_for
        state = self.game.determinize(self.view(latest), Rng(0))
        return state, decides, [self.game.parse(state, decides, text) for text in latest.legal]


async def play_there(text: str, pack: str | None, console: Console) -> tuple[str, Outcome | None, Record | None]:
    """The game's key, how it ended, and the record as far as one may have it."""
    link = Link.from_text(text)
    try:
        async with Client(link.server) as client:
            table = await client.table(link.id)
            game = load(table.game, pack)
            if game.pack.sha256 != table.pack.sha256:
                raise bad_input("record-pack", name=table.pack.name, version=table.pack.version)
            console.print(f"[bold]{escape(game.name)}[/]")
            async with client.sit(link.id, link.key) as seat:
                outcome = await RemoteTable(game, seat, console).run()
            record = await client.record(link.id, link.key) if outcome is not None or link.key is not None else None
            return game.key, outcome, record
    except CallRefused as refusal:
        raise bad_input("remote-refused", problem=refusal.detail) from None
    except Closed as closed:
        raise bad_input("remote-refused", problem=str(closed)) from None
    except httpx.HTTPError as error:
        raise bad_input("remote-unreachable", server=link.server, problem=str(error) or type(error).__name__) from None
