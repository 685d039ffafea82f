"""The table in the terminal: each display with its weight against the threshold, then the viewer's hand."""

from __future__ import annotations

import shutil
import textwrap
from collections import Counter
from collections.abc import Sequence

from rich.markup import escape

from ergosphere.games.buccaneers.faces.names import FACEDOWN
from ergosphere.games.buccaneers.faces.view import Display, HandMemory, ShownCard, TableView
from ergosphere.games.buccaneers.faces.words import ALONE, Words, sorted_hand
from ergosphere.games.buccaneers.rules.kinds import FAMILIES, FAMILY

STYLES = {
    "spacecraft": "blue",
    "toy": "red",
    "robot": "yellow",
    "shapeshifter": "green",
    "part": "cyan",
}
GAUGE = 20
WIDTH = 88


def draw(words: Words, view: TableView, names: Sequence[str]) -> str:
    lines = [f"[bold]{escape(head(words, view))}[/]"]
    for seat, display in enumerate(view.displays):
        lines += ["", side(words, view, seat, display, names)]
        if display.cards:
            lines += wrapped([shown(words, card) for card in display.cards], "    ")
    lines += [f"[dim]{escape(remembered(words, away, names))}[/]" for away in view.memory]
    if view.hand and view.outcome is None:
        lines += ["", words.text.words("draw-hand", {}), *cards(words, view.hand)]
    if view.drawn:
        lines += ["", words.text.words("draw-drawn", {}), *cards(words, view.drawn)]
    return "\n".join(lines)


def head(words: Words, view: TableView) -> str:
    hole = view.holes[view.round]
    return words.text.words(
        "draw-hole",
        {
            "round": view.round + 1,
            "rounds": len(view.holes),
            "hole": "none" if hole is None else words.text.called(hole.id),
            "threshold": 0 if view.threshold is None else view.threshold,
            "cards": ", ".join(f"{card:+}" for card in view.threshold_cards) or "none",
            "direction": view.direction or "none",
            "deck": view.deck,
        },
    )


def side(words: Words, view: TableView, seat: int, display: Display, names: Sequence[str]) -> str:
    """A seat's points, and its open weight as a gauge."""
    limit = max(view.threshold or 1, 1)
    filled = max(0, min(GAUGE, round(GAUGE * display.weight / limit)))
    style = "red" if display.weight > limit else "green"
    gauge = f"[{style}]{'█' * filled}{'·' * (GAUGE - filled)}[/]"
    mark = "▸" if seat in view.waiting else "✓" if view.chosen[seat] else " "
    values = {
        "name": names[seat],
        "own": "yes" if seat == view.seat else "no",
        "points": view.points[seat],
        "value": display.value,
        "weight": display.weight,
        "facedown": display.facedown,
    }
    said = words.text.words("draw-side", values)
    return f"{mark} {gauge} {escape(said)}"


def shown(words: Words, card: ShownCard) -> tuple[str, str]:
    """A card in a display, plain and in colour."""
    if card.card == FACEDOWN:
        return in_colour(card.card, words.text.words("draw-facedown", {}))
    pair = "none" if card.value is None else f"{card.value}/{card.weight}"
    values = {"title": words.title(card.card), "pair": pair, "turns": card.turns, "group": card.group or 0}
    return in_colour(card.card, words.text.words("draw-card", values))


def in_colour(card: str, text: str) -> tuple[str, str]:
    return text, f"[{STYLES.get(card.split()[0], 'magenta')}]{escape(text)}[/]"


def wrapped(parts: list[tuple[str, str]], indent: str) -> list[str]:
    """Cards in rows that fit the terminal; a card is never split."""
    width = min(WIDTH, shutil.get_terminal_size().columns)
    rows: list[str] = []
    length = width
    for plain, coloured in parts:
        if length + len(plain) + 2 > width:
            rows.append(indent + coloured)
            length = len(indent) + len(plain)
        else:
            rows[-1] += "; " + coloured
            length += len(plain) + 2
    return rows


def remembered(words: Words, away: HandMemory, names: Sequence[str]) -> str:
    seen = Counter(words.title(card) for card in away.cards)
    said = [title if count == 1 else f"{count} × {title}" for title, count in seen.items()]
    values = {"name": names[away.seat], "cards": "; ".join(said) or "none"}
    return words.text.words("draw-memory", {**values, "toys": away.toys_played, "more": away.strangers})


def cards(words: Words, held: Sequence[str]) -> list[str]:
    """A hand: the numbers to type, names, figures and effects. An effect that a family shares is said once."""
    kinds = sorted_hand(words.box, held)
    titles = [words.box.titles[kind] for kind in kinds]
    families = [words.family_name(kind) for kind in kinds]
    widths = max(map(len, titles)), max(map(len, families))
    width = min(WIDTH, shutil.get_terminal_size().columns)
    lines = []
    told: set[str] = set()
    for number, (kind, title, family) in enumerate(zip(kinds, titles, families, strict=True), 1):
        count = held.count(words.box.cards[kind])
        _, name = in_colour(words.box.cards[kind], title.ljust(widths[0]))
        more = "" if count == 1 else f"  × {count}"
        lines.append(f"{number:>3}  {name}  {family.ljust(widths[1])}  {words.figures_of(kind)}{more}")
        effect = words.effect(kind)
        if FAMILIES[FAMILY[kind]] in ALONE or effect not in told:
            told.add(effect)
            about = " ".join(filter(None, [words.becomes(kind), effect]))
            fit = textwrap.wrap(about, width, initial_indent=" " * 5, subsequent_indent=" " * 5)
            lines += [f"[dim]{escape(line)}[/]" for line in fit]
    return lines
