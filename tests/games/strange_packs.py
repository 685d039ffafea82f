"""Packs that nobody would print but that a game accepts: the built-in figures, pushed about as far as the check lets.

From a seed, so that what one of them shows can be seen again. A change that the check refuses is taken back: what is
left is a pack of which the game says that it can be played."""

from __future__ import annotations

import copy
import random
import string
from collections.abc import Iterator
from typing import Any

from ergosphere.core.errors import BadPack
from ergosphere.core.game import Game
from ergosphere.core.pack import PackMark, figures
from ergosphere.core.registry import load_with

NUMBERS = (
    -10000, -9999, -600, -200, -100, -99, -50, -48, -36, -20, -12, -7, -5, -4, -3, -2, -1,
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 15, 18, 20, 24, 36, 40, 48, 50, 99, 100, 200, 600, 9999, 10000,
)  # fmt: skip
WORDS = ("x", "W" * 60, "Ünïcödé \u4e16\u754c", "a { b } c", "0")
FIXED = ("id", "source", "title_source")
SPACES = [f"{column}{row}" for column in string.ascii_letters for row in range(12)]
MODES = ("least", "most", "equal", "mixed", "mixed", "mixed", "few")

Place = tuple[str | int, ...]


def strange(key: str, seed: int) -> dict[str, Any]:
    """The content of a pack that the game accepts. What it refused on the way, it refused in sentences."""
    pushing = Pushing(type(load_with(key, None)), seed)
    content = pushing.push()
    assert all(0 < len(refusal) < 2000 and "{ $" not in refusal for refusal in pushing.refusals)
    return content


def text_of(key: str, content: dict[str, Any]) -> str:
    """As somebody would send it."""
    lines = [f'game = "{key}"', 'name = "strange"', "version = 1", 'base = "builtin"']
    return "\n".join(lines + [f"{name} = {written(value)}" for name, value in content.items()])


def written(value: Any) -> str:
    """A value on one line of TOML."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {written(each)}" for name, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(written, value)) + "]"
    if isinstance(value, bool):
        return str(value).lower()
    return str(value) if isinstance(value, int) else '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'


class Pushing:
    """One pack on its way."""

    def __init__(self, kind: type[Game], seed: int) -> None:
        self.kind = kind
        self.rng = random.Random(f"{kind.key} {seed}")
        self.mode = MODES[seed % len(MODES)]
        self.content = copy.deepcopy(load_with(kind.key, None).content)
        self.number = self.rng.choice(NUMBERS)
        self.refusals: list[str] = []
        self.limits: dict[tuple[str, ...], int] = {}

    def push(self) -> dict[str, Any]:
        """Whole tables first, because they bound the single figures."""
        for _ in range(self.rng.choice((0, 20, 60))):
            self.change_table()
        places = list(leaves(self.content, ()))
        self.rng.shuffle(places)
        share = 0.1 if self.mode == "few" else 1.0
        for place in places[: max(1, int(len(places) * share))]:
            self.change(place)
        return self.content

    def accepts(self, content: dict[str, Any]) -> bool:
        """Without the catalogues, which take the longest."""
        try:
            game = self.kind.__new__(self.kind)
            game.content = content
            game.pack = PackMark("strange", "1", "")
            game.figures = figures(content, self.kind.figures_type)
            game.prepare()
        except BadPack as problem:
            self.refusals.append(str(problem))
            return False
        return True

    def keep(self, *values: tuple[Place, Any]) -> bool:
        """Put values into their places; back again, if that is refused."""
        before = [self.put(place, value) for place, value in values]
        if self.accepts(self.content):
            return True
        for (place, _), value in zip(reversed(values), reversed(before), strict=True):
            self.put(place, value)
        return False

    def put(self, place: Place, value: Any) -> Any:
        """What was there before."""
        node: Any = self.content
        for name in place[:-1]:
            node = node[name]
        before = node[place[-1]]
        node[place[-1]] = value
        return before

    # One figure

    def change(self, place: Place) -> None:
        """The first of the wanted values that is accepted."""
        now: Any = self.content
        try:
            for name in place:
                now = now[name]
        except IndexError:  # the list is shorter now
            return
        like = tuple(name for name in place if isinstance(name, str))
        wanted = self.wanted(place, now)
        if self.limits.get(like) in wanted:  # what others of its kind could be is what it can be, mostly
            wanted.insert(0, self.limits[like])
        for value in wanted:
            if value == now or self.keep((place, value)):
                if self.mode in ("least", "most") and isinstance(now, int):
                    self.limits[like] = value
                return

    def wanted(self, place: Place, now: Any) -> list[Any]:
        rng = self.rng
        if isinstance(now, bool):
            return [self.mode != "least"] if self.mode in ("least", "most") else [rng.random() < 0.5]
        if isinstance(now, int):
            if self.mode in ("mixed", "few"):
                return [rng.choice(NUMBERS) for _ in range(3)] + [now + rng.choice((-1, 1))]
            if self.mode == "equal":
                return [self.number]
            # Towards the end, then inwards; from both ends now and then, or everything that is bounded together is one.
            up = (self.mode == "most") == (rng.random() < 0.9)
            return [number for number in sorted(NUMBERS, reverse=up) if (number > now) == up]
        if isinstance(now, list):
            return self.lists(place, now)
        known = sorted({value for value in self.beside(place) if isinstance(value, str)})
        some = [*rng.sample(known, min(2, len(known))), *rng.sample(SPACES, 4)]
        return [rng.choice(WORDS)] if place[-1] in ("name", "title") else some

    def lists(self, place: Place, now: list[Any]) -> list[Any]:
        """Of numbers: none, one, all up to some number. Of words: in another order, longer, shorter."""
        rng = self.rng
        if now and isinstance(now[0], str):
            words = [now[rng.randrange(len(now))] for _ in range(rng.randint(1, 6))]
            return [words, rng.sample(now, len(now)), now[:1], [now[0]] * 6]
        count = rng.choice(NUMBERS[NUMBERS.index(0) :])
        some = sorted(rng.sample(range(48), rng.randint(1, 12)))
        if self.mode == "least":
            return [[], [0]]
        return [list(range(min(count, 60))), some, [space // 2 for space in some], [rng.randrange(3)], []]

    def beside(self, place: Place) -> list[Any]:
        """What the other entries of the same list say in the same place."""
        number = next((i for i in range(len(place) - 1, -1, -1) if isinstance(place[i], int)), None)
        if number is None:
            return []
        entries: Any = self.content
        for name in place[:number]:
            entries = entries[name]
        return [entry[place[number + 1]] for entry in entries if isinstance(entry, dict) and place[number + 1] in entry]

    # Several figures that hang together

    def change_table(self) -> None:
        place = self.rng.choice(list(lists_of_tables(self.content, ())))
        entries: Any = self.content
        for name in place:
            entries = entries[name]
        if "spaces" in entries[0]:
            self.resize(place, entries)
        elif "copies" in entries[0]:
            self.rng.choice((self.move_copies, self.move_copies, self.imitate))(place, entries)
        else:
            self.rng.choice((self.exchange, self.imitate))(place, entries)

    def resize(self, place: Place, entries: list[dict[str, Any]]) -> None:
        """Zones: each has twice the spaces of the next inner one."""
        rng = self.rng
        inner = {"least": 3, "most": 12}.get(self.mode, rng.randint(3, 12))
        dense = rng.random() < 0.3
        values: list[tuple[Place, Any]] = []
        for number in range(len(entries)):
            size = inner << (len(entries) - 1 - number)
            values.append(((*place, number, "spaces"), size))
            for name in ("change", "events"):
                count = size if dense else rng.randint(1, min(size, 8))
                values.append(((*place, number, name), sorted(rng.sample(range(size), count))))
        self.keep(*values)

    def move_copies(self, place: Place, entries: list[dict[str, Any]]) -> None:
        """As many cards as before, otherwise divided."""
        first, second = self.rng.sample(range(len(entries)), 2)
        count = self.rng.choice((1, 1, 2, entries[first]["copies"]))
        self.keep(
            ((*place, first, "copies"), entries[first]["copies"] - count),
            ((*place, second, "copies"), entries[second]["copies"] + count),
        )

    def imitate(self, place: Place, entries: list[dict[str, Any]]) -> None:
        """One entry becomes like another, as far as both say the same things."""
        first, second = self.rng.sample(range(len(entries)), 2)
        same = entries[first].keys() & entries[second].keys() - {*FIXED, "copies"}
        self.keep(*[((*place, first, name), copy.deepcopy(entries[second][name])) for name in sorted(same)])

    def exchange(self, place: Place, entries: list[dict[str, Any]]) -> None:
        first, second = self.rng.sample(range(len(entries)), 2)
        names = sorted(entries[first].keys() & entries[second].keys() - set(FIXED))
        name = self.rng.choice(names)
        self.keep(((*place, first, name), entries[second][name]), ((*place, second, name), entries[first][name]))


def leaves(node: Any, place: Place) -> Iterator[Place]:
    """Every figure and every list of them."""
    if isinstance(node, dict):
        for name, value in node.items():
            if name not in FIXED:
                yield from leaves(value, (*place, name))
        return
    if isinstance(node, list):
        if not node or not isinstance(node[0], dict):
            yield place
        for number, value in enumerate(node):
            if isinstance(value, dict | int):
                yield from leaves(value, (*place, number))
        return
    yield place


def lists_of_tables(node: Any, place: Place) -> Iterator[Place]:
    if isinstance(node, dict):
        for name, value in node.items():
            yield from lists_of_tables(value, (*place, name))
    elif isinstance(node, list) and node and isinstance(node[0], dict):
        yield place
