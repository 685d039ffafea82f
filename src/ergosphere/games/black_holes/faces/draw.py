"""The board in the terminal: colour is never the only sign, light blocks are hollow and dark ones solid."""

from __future__ import annotations

from rich.markup import escape

from ergosphere.core.talk import UNNAMED, Names
from ergosphere.games.black_holes.faces.text import TEXT
from ergosphere.games.black_holes.faces.view import BoardView
from ergosphere.games.black_holes.rules.board import COLUMNS, name, on_board

STYLES = ("bold yellow", "bold magenta")
UPRIGHT = ("□", "■")
ALONG = (("◁", "▷"), ("◀", "▶"))
ACROSS = (("▽", "△"), ("▼", "▲"))
HOLE = "[bold]◯[/]"
EMPTY = "[dim]·[/]"


def draw(view: BoardView, names: Names = UNNAMED) -> str:
    marks, bridges = pieces(view)
    marks.update(dict.fromkeys(view.holes, HOLE))
    lines = []
    for row in range(9, -1, -1):
        cells = ""
        for column in range(10):
            space = (column, row)
            mark = marks.get(name(space), EMPTY) if on_board(space) else " "
            cells += mark + bridges.get(name(space), "   ")
        side = summary(view, {8: 1, 1: 0}[row], names) if row in (8, 1) else ""
        lines.append(f"[dim]{row + 1:>3}[/]  {cells} {side}".rstrip())
    lines.append("[dim]     " + "   ".join(COLUMNS) + "[/]")
    return "\n".join(lines)


def pieces(view: BoardView) -> tuple[dict[str, str], dict[str, str]]:
    """What stands on each space, and what joins a space with the next in its row."""
    marks: dict[str, str] = {}
    bridges: dict[str, str] = {}
    for block in view.blocks:
        style = STYLES[block.seat]
        shapes = {"upright": UPRIGHT[block.seat], "along": ALONG[block.seat], "across": ACROSS[block.seat]}
        for space, shape in zip(block.spaces, shapes[block.attitude], strict=True):
            marks[space] = f"[{style}]{shape}[/]"
        if block.attitude == "along":
            bridges[block.spaces[0]] = f"[{style}]{'━━━' if block.seat else '───'}[/]"
    return marks, bridges


def summary(view: BoardView, seat: int, names: Names) -> str:
    """A side's name and what it has sunk, beside the board."""
    said = escape(str(TEXT.say("side-summary", side=seat, sunk=view.sunk[seat], name=names.get(seat, "none"))))
    turn = "▸ " if view.outcome is None and view.side == seat else "  "
    return f"{turn}[{STYLES[seat]}]{UPRIGHT[seat]} {said}[/]"
