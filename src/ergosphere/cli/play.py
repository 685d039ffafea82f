"""`ergosphere play`: a game in the terminal, against bots or several people at one screen."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import click
from rich.console import Console
from rich.markup import escape

from ergosphere import bots
from ergosphere.cli.common import (
    emit,
    expert_options,
    game_argument,
    json_option,
    options_from,
    pack_option,
    printable,
    set_option,
    spelled,
)
from ergosphere.cli.rules import words
from ergosphere.core import seal
from ergosphere.core.errors import BadNotation, ErgosphereError, bad_input
from ergosphere.core.game import Game
from ergosphere.core.match import Match
from ergosphere.core.record import SeatInfo
from ergosphere.core.registry import load
from ergosphere.core.text import FRAME
from ergosphere.core.values import Action, Event
from ergosphere.lab.matches import choice


class LeftTable(Exception):
    """Somebody has left the table."""


class TerminalTable:
    """One match, drawn line by line and played with typed notation."""

    def __init__(self, match: Match, seats: list[SeatInfo], seed: bytes, console: Console) -> None:
        self.match = match
        self.game = match.game
        self.console = console
        self.seed = seed
        self.usual_level = next((info.level for info in seats if info.level is not None), bots.USUAL)
        self.bots: dict[int, bots.Bot] = {}
        self.levels: dict[int, str] = {}
        for seat, info in enumerate(seats):
            if info.level is not None:
                self.seat_bot(seat, info.level)
        self.humans = [seat for seat in range(len(seats)) if seat not in self.bots]
        self.at_screen = self.humans[0] if len(self.humans) == 1 else None

    def run(self) -> None:
        self.say("play-seal", seal=str(self.match.record.seal))
        if self.humans:
            self.help()
        self.tell(self.match.begin())
        while self.match.outcome is None:
            waiting = [seat for seat in self.match.course.state.actors() if seat not in self.match.sealed]
            human = next((seat for seat in waiting if seat in self.humans), None)
            if human is None:
                self.tell(self.match.act(waiting[0], self.choice(waiting[0])))
            else:
                self.ask(human)
        self.show(self.at_screen)
        self.announce()

    def seat_bot(self, seat: int, level: str) -> None:
        self.levels[seat] = level
        self.bots[seat] = bots.entrant(self.game, level, seal.derive(self.seed.hex(), seat))

    def choice(self, seat: int) -> Action:
        """A bot's decision, from what its seat may know."""
        state = self.match.state
        with self.console.status(str(FRAME.say("play-bot-thinks", name=self.game.seat_name(seat)))):
            return choice(state, seat, self.levels[seat], self.bots[seat])

    def ask(self, seat: int) -> None:
        """Let a person decide; anything but a legal move is answered and asked again."""
        if self.game.hidden and self.at_screen != seat:
            self.console.clear()
            self.read(str(FRAME.say("play-curtain", name=self.game.seat_name(seat))))
        self.at_screen = seat
        self.show(seat)
        while not self.answer(seat, self.read(f"{self.game.seat_name(seat)}> ").strip()):
            pass

    def answer(self, seat: int, text: str) -> bool:
        """Do what was typed; says whether the table has changed."""
        match text.lower():
            case "quit" | "exit":
                raise LeftTable
            case "undo":
                return self.undo(seat)
            case "resign":
                self.resign(seat)
                return True
            case "help":
                self.help()
            case "?":
                self.list_moves(seat)
            case _ if text.startswith("?"):
                self.show_rule(text[1:].strip().upper())
            case _ if text:
                return self.play(seat, text)
        return False

    def play(self, seat: int, text: str) -> bool:
        """One action or several: a whole turn may be typed at once."""
        before = self.match.course.lines, len(self.match.sealed)
        rest = text.split()
        try:
            while rest:
                action, rest = self.first_action(seat, rest)
                self.tell(self.match.act(seat, action))
        except ErgosphereError as refusal:
            self.say("play-refused", problem=str(refusal))
        return before != (self.match.course.lines, len(self.match.sealed))

    def first_action(self, seat: int, typed: list[str]) -> tuple[Action, list[str]]:
        """As many words as make up an action, and the words after them."""
        state = self.match.state
        for count in range(len(typed), 1, -1):
            try:
                return self.game.parse(state, seat, " ".join(typed[:count])), typed[count:]
            except BadNotation:
                pass
        return self.game.parse(state, seat, typed[0]), typed[1:]

    def resign(self, seat: int) -> None:
        """Ends a match of two; at a larger table a bot like the others plays on."""
        self.match.resign(seat)
        if self.match.outcome is None:
            self.humans.remove(seat)
            self.match.seat(seat, f"bot:{self.usual_level}")
            self.seat_bot(seat, self.usual_level)
            self.say("play-bot-takes-over", name=self.game.seat_name(seat))

    def undo(self, seat: int) -> bool:
        """Back to the person's own last decision."""
        count = self.match.undoable(seat)
        if count == 0:
            self.say("play-nothing-to-undo")
            return False
        self.say("play-undone")
        self.tell(self.match.undo(count))
        return True

    def list_moves(self, seat: int) -> None:
        state = self.match.state
        actions = sorted(state.legal(seat), key=str)
        width = max(len(str(action)) for action in actions)
        for action in actions:
            meaning = self.game.describe(state, seat, action)
            said = f"[dim]{escape(meaning)}[/]" if meaning != str(action) else ""
            self.console.print(f"  {escape(str(action).ljust(width))}  {said}".rstrip())

    def show_rule(self, id: str) -> None:
        try:
            rule = self.game.rule(id)
        except ErgosphereError as problem:
            self.say("play-refused", problem=str(problem))
        else:
            self.console.print(escape(words(rule)))

    def help(self) -> None:
        self.say("play-help", example=self.game.rules()[0].id)

    def show(self, seat: int | None) -> None:
        view = self.match.view(seat)
        self.console.print()
        self.console.print(self.game.draw(view))
        self.console.print()
        if self.match.outcome is None:
            self.console.print(f"[bold]{escape(self.game.prompt(view))}[/]")

    def tell(self, events: list[Event]) -> None:
        for event in events:
            seen = event.seen_by(self.at_screen)
            if seen is not None:
                self.console.print(f"  {escape(str(seen.sentence(self.game.text)))}")

    def announce(self) -> None:
        outcome = self.match.outcome
        if outcome is None:
            return
        names = ", ".join(self.game.seat_name(seat) for seat in outcome.winners)
        if outcome.reason == "resigned":
            loser = self.game.seat_name(1 - outcome.winners[0])
            self.say("play-resigned", name=loser)
        self.say("play-won" if names else "play-draw", names=names, count=len(outcome.winners))

    def say(self, id: str, **values: object) -> None:
        self.console.print(escape(str(FRAME.say(id, **values))))

    def read(self, prompt: str) -> str:
        self.console.print(escape(prompt), end="", style="bold")
        try:
            return printable(input())
        except EOFError:
            raise LeftTable from None


def seats_from(text: str | None, game: Game, seconds: float | None, effort: int | None) -> list[SeatInfo]:
    """`human,bot:LEVEL,...`; by default one person and bots of the usual level."""
    fewest, most = game.seats
    given = text.split(",") if text is not None else ["human"] + [f"bot:{bots.USUAL}"] * (fewest - 1)
    if not fewest <= len(given) <= most:
        raise game.wrong_count(len(given))
    seats = []
    for word in given:
        kind, _, level = word.partition(":")
        if word != "human" and (kind != "bot" or not level):
            raise bad_input("seats-form", text=word)
        if kind == "human":
            seats.append(SeatInfo("human"))
        else:
            level = spelled(level, seconds, effort)
            bots.entrant(game, level)
            seats.append(SeatInfo("bot", level))
    return seats


@click.command("play")
@game_argument
@click.option("--seats", metavar="human,bot:LEVEL,...", help="Who sits where (default: you, then bots).")
@click.option("--seed", type=int, metavar="N", help="The same seed gives the same match again.")
@expert_options
@click.option("--record", metavar="FILE", help="Keep the match record there.")
@set_option
@pack_option
@json_option
def command(
    game: str,
    seats: str | None,
    seed: int | None,
    seconds: float | None,
    effort: int | None,
    record: str | None,
    settings: tuple[str, ...],
    pack: str | None,
    as_json: bool,
) -> None:
    """Play a game in the terminal."""
    loaded = load(game, pack)
    seated = seats_from(seats, loaded, seconds, effort)
    secret = seal.new_seed() if seed is None else seal.seed_from(seed)
    match = Match(loaded, seated, options_from(settings), secret)
    if record is not None:
        if Path(record).exists():
            raise bad_input("file-exists", file=record)
        keep(match, record)  # better to know now that it can't be written
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # bytes that are no text are no move either
    console = Console(stderr=as_json, highlight=False)
    console.soft_wrap = not console.is_terminal
    table = TerminalTable(match, seated, secret, console)
    try:
        table.run()
    except (LeftTable, KeyboardInterrupt):
        console.print()
        table.say("play-left")
    finally:
        if record is not None:
            keep(match, record)
            table.say("play-kept", file=record)
    if as_json:
        plies = match.course.plies
        emit({"game": game, "outcome": match.outcome, "plies": plies, "record": match.record.to_text()}, True, str)


def keep(match: Match, file: str) -> None:
    try:
        half = Path(f"{file}.part")  # a file that is there is always whole
        half.write_text(match.record.to_text(), "utf-8")
        half.replace(file)
    except OSError as error:
        raise bad_input("file-unwritable", file=file, problem=error.strerror or str(error)) from None
