"""The table in the terminal: each display with its weight against the threshold, then one's own hand."""

from __future__ import annotations

from rich.markup import escape

from ergosphere.games.buccaneers.box import Box
from ergosphere.games.buccaneers.text import TEXT
from ergosphere.games.buccaneers.view import Display, ShownCard, TableView

STYLES = {
    "spacecraft": "blue",
    "toy": "red",
    "robot": "yellow",
    "shapeshifter": "green",
    "part": "cyan",
}
GAUGE = 20


def draw(box: Box, view: TableView) -> str:
    hole = view.holes[view.round]
    lines = [
        "[bold]"
        + str(
            TEXT.say(
                "draw-hole",
                round=view.round + 1,
                hole="?" if hole is None else hole.id,
                threshold="?" if view.threshold is None else view.threshold,
                cards=" ".join(f"{card:+}" for card in view.threshold_cards) or "none",
                direction=view.direction or "none",
                deck=view.deck,
            )
        )
        + "[/]"
    ]
    for seat, display in enumerate(view.displays):
        lines += ["", side(view, seat, display)]
        if display.cards:
            lines.append("    " + ", ".join(shown(card) for card in display.cards))
    for away in view.memory:
        cards = ", ".join(away.cards) or "none"
        lines.append(
            "[dim]"
            + escape(
                str(TEXT.say("draw-memory", seat=away.seat, cards=cards, toys=away.toys_played, more=away.strangers))
            )
            + "[/]"
        )
    if view.hand:
        lines += ["", str(TEXT.say("draw-hand")) + " " + ", ".join(titled(box, card) for card in view.hand)]
    if view.drawn:
        lines.append(str(TEXT.say("draw-drawn")) + " " + ", ".join(titled(box, card) for card in view.drawn))
    return "\n".join(lines)


def side(view: TableView, seat: int, display: Display) -> str:
    """A seat's points, and its open weight as a gauge."""
    limit = max(view.threshold or 1, 1)
    filled = max(0, min(GAUGE, round(GAUGE * display.weight / limit)))
    style = "red" if display.weight > limit else "green"
    gauge = f"[{style}]{'█' * filled}{'·' * (GAUGE - filled)}[/]"
    mark = "▸" if seat in view.waiting else "✓" if view.chosen[seat] else " "
    said = TEXT.say(
        "draw-side",
        seat=seat,
        own="yes" if seat == view.seat else "no",
        points=view.points[seat],
        value=display.value,
        weight=display.weight,
        facedown=display.facedown,
    )
    return f"{mark} {gauge} {said}"


def shown(card: ShownCard) -> str:
    turns = "↻" * card.turns
    now = "" if card.value is None else f" ({card.value}/{card.weight})"
    return coloured(card.card, escape(card.card) + turns + now)


def titled(box: Box, card: str) -> str:
    return coloured(card, escape(card)) + f" [dim]{escape(box.titles[box.cards.index(card)])}[/]"


def coloured(card: str, text: str) -> str:
    style = STYLES.get(card.split()[0], "magenta")
    return f"[{style}]{text}[/]"
