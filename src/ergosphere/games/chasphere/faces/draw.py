"""The table in the terminal: the rosette as a lattice, then ships, decks and what is on offer."""

from __future__ import annotations

from math import cos, pi, sin

from ergosphere.core.talk import UNNAMED, Names
from ergosphere.core.text import Sentence
from ergosphere.games.chasphere.faces.names import PackText
from ergosphere.games.chasphere.faces.view import DeckView, Place, TableView
from ergosphere.games.chasphere.rules.sector import NAMES, STAR

ROWS = 9
COLUMNS = 5
CELL = 15
INDENT = " " * 6
STYLES = ("cyan", "red", "yellow", "green")


def lattice() -> dict[tuple[int, int], str]:
    """The space at each row and column: CH-2 as a picture, half steps down and steps of 0.866 across."""
    places = {}
    for k in range(6):
        for letter, parts in (("A", (k, k)), ("N", (k, k + 1)), ("M", (k + 1,))):
            across = sum(sin(pi / 3 * part) for part in parts)
            up = sum(cos(pi / 3 * part) for part in parts)
            places[round(4 - 2 * up), round(2 + across / sin(pi / 3))] = f"{letter}{k}"
    places[4, 2] = NAMES[STAR]
    return places


SPACES = lattice()


def draw(text: PackText, view: TableView, names: Names = UNNAMED) -> str:
    board = ["".join(cell(text, view, SPACES.get((row, column))) for column in range(COLUMNS)) for row in range(ROWS)]
    lines = [line.rstrip() for line in board]
    rest = [] if view.outcome is not None else offers(text, view) + decks(text, view)
    return "\n".join([*lines, "", *sky(text, view), "", *players(text, view, names), *rest])


def cell(text: PackText, view: TableView, space: str | None) -> str:
    """A space's name, the planet on it (! if contaminated), and its ships by seat."""
    if space is None:
        return " " * CELL
    if space == NAMES[STAR]:
        return styled("●" if view.collapsed else "☀", "bold", CELL)
    planet = next((seen for seen in view.planets if seen.space == space), None)
    name = "" if planet is None else f" {text.planets[planet.planet]}{'!' * planet.contaminated}"
    ships = [
        seat for seat, player in enumerate(view.players) if player.space == space and player.ship and not player.lost
    ]
    shown = f"[dim]{space}[/][bold]{name}[/]"
    width = len(space) + len(name)
    for seat in ships:
        shown += f"[{STYLES[seat]}]▸{seat}[/]"
        width += 2
    return shown + " " * (CELL - width)


def styled(text: str, style: str, width: int) -> str:
    return f"[{style}]{text}[/]" + " " * (width - len(text))


def sky(text: PackText, view: TableView) -> list[str]:
    if view.disc is None:
        return []
    disc = text.figures.sector.disc[int(view.disc) - 1]
    names = [text.planets[id] for id in disc.order]
    order = " ".join(f"▸{name}" if place == view.marker else name for place, name in enumerate(names))
    said = [text.say("drawn-turn", turn=view.turn, last=view.last_turn, disc=disc.id, order=order)]
    said += collapse(text, view)
    if view.event is not None:
        said.append(text.say("drawn-event", card=view.event))
    return [str(sentence) for sentence in said]


def collapse(text: PackText, view: TableView) -> list[Sentence]:
    """What has become of the star, or when it collapses; nothing before the disc is drawn."""
    if view.disc is None:
        return []
    if view.collapsed:
        return [text.say("drawn-hole")]
    symbol = text.figures.sector.disc[int(view.disc) - 1].symbol
    return [text.say("drawn-star", planet=symbol, visits=view.visits)]


def players(text: PackText, view: TableView, names: Names) -> list[str]:
    lines = []
    on = {planet.space: planet.planet for planet in view.planets}
    for seat, player in enumerate(view.players):
        if player.ship is None:
            continue
        mark = "▸" if view.outcome is None and seat == view.turn_of else " "
        ship = str(text.ships[player.ship])
        called = names.get(seat, ship)
        name = text.words("drawn-name", {"name": called, "ship": ship, "same": "yes" if called == ship else "no"})
        if player.lost:
            lines.append(str(text.say("drawn-lost", mark=mark, seat=seat, name=name)))
            continue
        head = text.say(
            "drawn-player",
            mark=mark,
            seat=seat,
            name=name,
            planet=on.get(player.space, "none"),
            space=player.space,
            home="yes" if player.space == player.home else "no",
            target=str(player.home),
            energy=player.energy,
            engine=player.engine,
            points=sum(player.points.values()),
        )
        lines.append(f"[{STYLES[seat]}]{head}[/]")
        if player.markers:
            markers = ", ".join(str(text.planets[id]) for id in player.markers)
            lines.append(INDENT + str(text.say("drawn-markers", markers=markers)))
        if player.cards:
            lines.append(INDENT + str(text.say("drawn-cards", cards=text.names(player.cards))))
        lines += [INDENT + str(text.say("drawn-opportunity", opportunity=id)) for id in player.opportunities]
    return lines


def offers(text: PackText, view: TableView) -> list[str]:
    said = [
        text.say("drawn-zone", zone=text.names(view.zone)),
        text.say("drawn-shop", shop=view.shop),
        text.say("drawn-open"),
    ]
    return [str(sentence) for sentence in said] + [INDENT + str(text.opportunities[id]) for id in view.open]


def decks(text: PackText, view: TableView) -> list[str]:
    """The size of each deck, and below that what the seat knows about their order."""
    sizes = ", ".join(f"{text.planets[seen.planet]} {size_of(seen)}" for seen in view.decks)
    lines = [str(text.say("drawn-decks", sizes=sizes))]
    lines += [INDENT + deck(text, seen) for seen in view.decks if seen.top or seen.bottom]
    seen = view.exploration
    if seen is not None and view.seat == view.turn_of and seen.hand:
        lines.append(str(text.say("drawn-hand", hand=", ".join(known(text, place) for place in seen.hand))))
    return lines


def deck(text: PackText, seen: DeckView) -> str:
    """What the seat knows about a deck, from the top down."""
    order = [known(text, place) for place in seen.top]
    if seen.between:
        order.append(str(text.say("drawn-between", count=seen.between)))
    order += [known(text, place) for place in seen.bottom]
    return str(text.say("drawn-deck", planet=seen.planet, order=", ".join(order)))


def size_of(seen: DeckView) -> int:
    return len(seen.top) + seen.between + len(seen.bottom)


def known(text: PackText, place: Place) -> str:
    if place.card is None:
        return str(text.say("unknown-card", restriction=place.restriction))
    return str(text.cards[place.card])
