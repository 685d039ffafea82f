"""`ergosphere play`: a game in the terminal, against bots or several people at one screen."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console
from rich.markup import escape

from ergosphere import bots
from ergosphere.cli.common import emit, game_argument, json_option, options_from, pack_option, set_option
from ergosphere.core import seal
from ergosphere.core.errors import ErgosphereError, bad_input
from ergosphere.core.game import Game
from ergosphere.core.log import Played
from ergosphere.core.match import Match
from ergosphere.core.record import SeatInfo
from ergosphere.core.registry import load
from ergosphere.core.state import NATURE
from ergosphere.core.text import FRAME
from ergosphere.core.values import Action, Event


class LeftTable(Exception):
    """Somebody has left the table."""


class TerminalTable:
    """One match, drawn line by line and played with typed notation."""

    def __init__(self, match: Match, seats: list[SeatInfo], seed: bytes, console: Console) -> None:
        self.match = match
        self.game = match.game
        self.console = console
        self.bots = {
            seat: bots.make(self.game, info.level, seed=seal.derive(seed.hex(), seat))
            for seat, info in enumerate(seats)
            if info.level is not None
        }
        self.humans = [seat for seat in range(len(seats)) if seat not in self.bots]
        self.at_screen = self.humans[0] if len(self.humans) == 1 or not self.game.hidden else None

    def run(self) -> None:
        self.say("play-seal", seal=str(self.match.record.seal))
        if self.humans:
            self.say("play-help", example=self.game.rules()[0].id)
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

    def choice(self, seat: int) -> Action:
        """A bot's decision, from what its seat may know."""
        state = self.match.state
        with self.console.status(str(FRAME.say("play-bot-thinks", name=self.game.seat_name(seat)))):
            return self.bots[seat].choose(state.view(seat), state.legal(seat))

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
                self.match.resign(seat)
                return True
            case "?":
                self.list_moves(seat)
            case _ if text.startswith("?"):
                self.show_rule(text[1:].strip().upper())
            case _ if text:
                return self.play(seat, text)
        return False

    def play(self, seat: int, text: str) -> bool:
        try:
            for word in text.split():  # a whole turn may be typed at once
                self.tell(self.match.act(seat, self.game.parse(self.match.state, seat, word)))
                if self.match.state.actors() != (seat,):
                    break
        except ErgosphereError as refusal:
            self.say("play-refused", problem=str(refusal))
            return False
        return True

    def undo(self, seat: int) -> bool:
        """Back to the person's own last decision."""
        for count, (actor, _) in enumerate(reversed(self.match.record.actions), start=1):
            if actor == seat:
                self.match.undo(count)
                self.say("play-undone")
                return True
        self.say("play-nothing-to-undo")
        return False

    def list_moves(self, seat: int) -> None:
        state = self.match.state
        for action in sorted(state.legal(seat), key=str):
            self.console.print(f"  {escape(str(action)):<8}[dim]{escape(self.game.describe(state, seat, action))}[/]")

    def show_rule(self, id: str) -> None:
        try:
            rule = self.game.rule(id)
        except ErgosphereError as problem:
            self.say("play-refused", problem=str(problem))
        else:
            self.console.print(f"  [bold]{rule.id}[/] {escape(' '.join(rule.text.split()))}")

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
            return input()
        except EOFError:
            raise LeftTable from None


def seats_from(text: str | None, game: Game) -> list[SeatInfo]:
    """`human,bot:LEVEL,...`; by default one person, and bots of the best level there is."""
    fewest, most = game.seats
    words = text.split(",") if text is not None else ["human"] + [f"bot:{bots.LEVELS[-1]}"] * (fewest - 1)
    if not fewest <= len(words) <= most:
        raise bad_input("seat-count", game=game.key, count=len(words), fewest=fewest, most=most)
    seats = []
    for word in words:
        kind, _, level = word.partition(":")
        if word != "human" and (kind != "bot" or not level):
            raise bad_input("seats-form", text=word)
        if kind == "bot":
            bots.make(game, level)
        seats.append(SeatInfo(kind, level or None))  # type: ignore[arg-type]
    return seats


@click.command("play")
@game_argument
@click.option("--seats", metavar="human,bot:LEVEL,...", help="Who sits where.")
@click.option("--seed", type=int, metavar="N", help="The same seed gives the same draws and the same bots.")
@click.option("--record", metavar="FILE", help="Where to keep the match record.")
@set_option
@pack_option
@json_option
def command(
    game: str,
    seats: str | None,
    seed: int | None,
    record: str | None,
    settings: tuple[str, ...],
    pack: str | None,
    as_json: bool,
) -> None:
    """Play a game in the terminal."""
    loaded = load(game, pack)
    seated = seats_from(seats, loaded)
    secret = seal.new_seed() if seed is None else seal.seed_from(seed)
    match = Match(loaded, seated, options_from(settings), secret)
    console = Console(stderr=as_json, highlight=False)
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
        actions = sum(isinstance(line, Played) and line.seat != NATURE for line in match.record.log)
        data = {"game": game, "outcome": match.outcome, "plies": actions, "record": match.record.to_text()}
        emit(data, True, str)


def keep(match: Match, file: str) -> None:
    try:
        Path(file).write_text(match.record.to_text(), "utf-8")
    except OSError as error:
        raise bad_input("file-unwritable", file=file, problem=error.strerror or str(error)) from None
