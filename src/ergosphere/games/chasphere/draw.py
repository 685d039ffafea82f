"""The table in the terminal: the rosette as a lattice, then ships, decks and what is on offer."""

from __future__ import annotations

from math import cos, pi, sin

from ergosphere.games.chasphere.pack import Figures
from ergosphere.games.chasphere.sector import NAMES, STAR
from ergosphere.games.chasphere.text import TEXT
from ergosphere.games.chasphere.view import DeckView, Place, TableView

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


def draw(figures: Figures, view: TableView) -> str:
    lines = ["".join(cell(view, SPACES.get((row, column))) for column in range(COLUMNS)) for row in range(ROWS)]
    return "\n".join([line.rstrip() for line in lines] + sky(figures, view) + players(figures, view) + offers(view))


def cell(view: TableView, space: str | None) -> str:
    """A space's name, the planet on it (! if contaminated), and its ships by seat."""
    if space is None:
        return " " * CELL
    if space == NAMES[STAR]:
        return styled("●" if view.collapsed else "☀", "bold", CELL)
    planet = next((seen for seen in view.planets if seen.space == space), None)
    name = "" if planet is None else f" {planet.planet.capitalize()}{'!' * planet.contaminated}"
    ships = [
        seat for seat, player in enumerate(view.players) if player.space == space and player.ship and not player.lost
    ]
    text = f"[dim]{space}[/][bold]{name}[/]"
    width = len(space) + len(name)
    for seat in ships:
        text += f"[{STYLES[seat]}]▸{seat}[/]"
        width += 2
    return text + " " * (CELL - width)


def styled(text: str, style: str, width: int) -> str:
    return f"[{style}]{text}[/]" + " " * (width - len(text))


def sky(figures: Figures, view: TableView) -> list[str]:
    if view.disc is None:
        return []
    disc = figures.sector.disc[int(view.disc) - 1]
    order = " ".join(f"▸{id}" if place == view.marker else id for place, id in enumerate(disc.order))
    said = [TEXT.say("drawn-turn", turn=view.turn, last=view.last_turn, disc=disc.id, order=order)]
    if view.collapsed:
        said.append(TEXT.say("drawn-hole"))
    else:
        said.append(TEXT.say("drawn-star", planet=disc.symbol, visits=view.visits))
    if view.event is not None:
        said.append(TEXT.say("drawn-event", event=view.event))
    return [str(sentence) for sentence in said]


def players(figures: Figures, view: TableView) -> list[str]:
    lines = []
    names = {ship.id: ship.name for ship in figures.sector.ship}
    for seat, player in enumerate(view.players):
        if player.ship is None:
            continue
        mark = "▸" if view.outcome is None and seat == view.turn_of else " "
        name = names[player.ship]
        if player.lost:
            lines.append(str(TEXT.say("drawn-lost", mark=mark, seat=seat, name=name)))
            continue
        head = TEXT.say(
            "drawn-player",
            mark=mark,
            seat=seat,
            name=name,
            space=player.space,
            home="yes" if player.space == player.home else "no",
            target=str(player.home),
            energy=player.energy,
            engine=player.engine,
            points=sum(player.points.values()),
        )
        lines.append(f"[{STYLES[seat]}]{head}[/]")
        lines.append(INDENT + str(TEXT.say("drawn-markers", markers=listed(player.markers))))
        lines.append(INDENT + str(TEXT.say("drawn-cards", cards=listed(player.cards))))
        if player.opportunities:
            lines.append(INDENT + str(TEXT.say("drawn-opportunities", opportunities=listed(player.opportunities))))
    return lines


def offers(view: TableView) -> list[str]:
    said = [
        TEXT.say("drawn-zone", zone=listed(view.zone), shop=view.shop),
        TEXT.say("drawn-open", open=listed(view.open)),
        TEXT.say("drawn-decks", decks="; ".join(map(deck, view.decks))),
    ]
    if view.exploration is not None and view.seat == view.turn_of and view.exploration.hand:
        said.append(TEXT.say("drawn-hand", hand=listed(tuple(map(known, view.exploration.hand)))))
    return [str(sentence) for sentence in said]


def deck(seen: DeckView) -> str:
    """The planet, how many cards, and in order what is known of them."""
    size = len(seen.top) + seen.between + len(seen.bottom)
    order = [known(place) for place in seen.top] + ["…"] * bool(seen.between) + [known(place) for place in seen.bottom]
    shown = f" ({' '.join(order)})" if seen.top or seen.bottom else ""
    return f"{seen.planet} {size}{shown}"


def known(place: Place) -> str:
    return str(TEXT.say("unknown-card")) if place.card is None else place.card


def listed(names: tuple[str, ...]) -> str:
    return ", ".join(names) if names else str(TEXT.say("nothing"))
