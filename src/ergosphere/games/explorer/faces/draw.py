"""The table in the terminal: eight orbits as lines, the change-orbit sector on the left, ships as crew numbers."""

from __future__ import annotations

from collections.abc import Sequence

from rich.markup import escape

from ergosphere.games.explorer.faces.text import TEXT
from ergosphere.games.explorer.faces.view import ExplorerView, Ship
from ergosphere.games.explorer.rules.box import CHANGE, EVENT, INNERMOST, ROW, ZONES, Box

ZONE_IDS = ("", "safe", "warning", "danger")
CELL = 2  # the width of a space in the outermost orbits; inner ones are wider, so that spaces line up
STYLES = ("bold yellow", "bold magenta", "bold cyan", "bold green", "bold red", "bold blue")


def draw(box: Box, view: ExplorerView, names: Sequence[str]) -> str:
    lines = [lane(box, view)]
    lines += [orbit_line(box, view, orbit) for orbit in range(1, INNERMOST + 1)]
    lines.append(str(TEXT.say("legend")))
    lines += [ship_line(box, view, ship, names) for ship in view.ships]
    return "\n".join(lines)


def marked(crews: list[int], plain: str) -> str:
    """One ship by its crew's number, several as a star."""
    if not crews:
        return plain
    return f"[{STYLES[crews[0]]}]{crews[0]}[/]" if len(crews) == 1 else "[bold]*[/]"


def lane(box: Box, view: ExplorerView) -> str:
    home = "".join(marked([ship.crew], "") for ship in view.ships if ship.place == "home" and ship.design) or "·"
    cells = []
    for space in range(1, int(box.lane) + 1):
        crews = [ship.crew for ship in view.ships if ship.place in ("outbound", "homeward") and ship.space == space]
        cells.append(marked(crews, "[dim]·[/]"))
    words = TEXT.say("home"), TEXT.say("lane")
    return f"{words[0]} {home}  {words[1]} {' '.join(cells)}"


def orbit_line(box: Box, view: ExplorerView, orbit: int) -> str:
    length = int(box.length[orbit])
    width = CELL * int(box.length[1]) // length
    cells = ""
    for space in range(length):
        crews = [ship.crew for ship in view.ships if (ship.place, ship.orbit, ship.space) == ("orbit", orbit, space)]
        mark = int(box.marks[ROW * orbit + space])
        plain = "!" if mark & EVENT else "·"
        plain = f"[underline]{plain}[/]" if mark & CHANGE else f"[dim]{plain}[/]"
        cells += marked(crews, plain) + " " * (width - 1)
    zone = TEXT.say("zone", zone=ZONE_IDS[ZONES[orbit]])
    return f"{orbit}  {cells} {zone}".rstrip()


def ship_line(box: Box, view: ExplorerView, ship: Ship, names: Sequence[str]) -> str:
    turn = "▸" if view.outcome is None and view.crew == ship.crew else " "
    plain = TEXT.words("crew", {"crew": ship.crew})
    called = names[ship.crew]
    name = TEXT.words("crew-named", {"crew": plain, "name": called, "same": "yes" if called == plain else "no"})
    head = f"{turn} [{STYLES[ship.crew]}]{escape(name)}[/]"
    if not ship.seats:
        joined = TEXT.say("joined", crew=TEXT.say("crew-inside", crew=ship.joined))
        return f"{head} {joined}"
    if ship.design is None:
        fresh = ship.missions == 0 or (view.crew == ship.crew and view.phase == "build")  # or the last ship's
        none = TEXT.say("no-ship", funding=ship.funding if fresh else 0)
        return f"{head} {none}"
    values = {name: getattr(ship, name) for name in ("energy", "probes", "shielding", "strength", "robots", "missed")}
    spots = {"place": ship.place, "orbit": ship.orbit, "space": ship.space, "count": ship.count}
    length = int(box.length[ship.orbit])
    where = TEXT.say("place", length=length, left=length - ship.count, **spots)
    said = TEXT.say("ship", where=where, results=len(ship.results), **values)
    return f"{head} {said}"
