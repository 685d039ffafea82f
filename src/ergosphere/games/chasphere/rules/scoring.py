"""Points at the end (CH-25, CH-28, CH-29, CH-32): one sheet a player, filled by a state or by the companion."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ergosphere.games.chasphere.rules import position as t
from ergosphere.games.chasphere.rules.box import ARTIFACT, CAPSULE, CARBONID, CONSUL, DELUXE, FOOD, RELIC, Box
from ergosphere.games.chasphere.rules.position import FIELDS, Table

COLOURS: Final = 3
PLACES: Final = 3  # of C'Matter that score


@final
@mypyc_attr(acyclic=True)
class Sheet:
    """What of a player's cargo scores, counted; colours are yellow, blue, white."""

    carbonids: vec[i64]
    printed: vec[i64]  # their points, by colour
    relics: vec[i64]
    foods: vec[i64]
    consuls: i64
    consul_points: i64
    deluxe: i64
    capsules: i64
    artifacts: i64

    def __init__(self) -> None:
        self.carbonids = vec[i64]([0, 0, 0])
        self.printed = vec[i64]([0, 0, 0])
        self.relics = vec[i64]([0, 0, 0])
        self.foods = vec[i64]([0, 0, 0])
        self.consuls = 0
        self.consul_points = 0
        self.deluxe = 0
        self.capsules = 0
        self.artifacts = 0

    def add(self, face: i64, colour: i64, points: i64, count: i64) -> None:
        if face == CARBONID:
            self.carbonids[colour] += count
            self.printed[colour] += count * points
        elif face == CONSUL:
            self.consuls += count
            self.consul_points += count * points
        elif face == RELIC:
            self.relics[colour] += count
        elif face == FOOD:
            self.foods[colour] += count
        elif face == DELUXE:
            self.deluxe += count
        elif face == CAPSULE:
            self.capsules += count
        elif face == ARTIFACT:
            self.artifacts += count

    def sets(self) -> i64:
        """CH-29: a Consul stands for one colour in one set."""
        count: i64 = 0
        while self.lacking(count + 1) <= self.consuls:
            count += 1
        return count

    def lacking(self, sets: i64) -> i64:
        """Carbonids that so many sets would want beyond those there are."""
        lack: i64 = 0
        for colour in range(i64(COLOURS)):
            if self.carbonids[colour] < sets:
                lack += sets - self.carbonids[colour]
        return lack

    def eaters(self, colour: i64) -> i64:
        """Carbonids of a colour, Consuls included."""
        return self.carbonids[colour] + self.consuls

    def favourite(self) -> i64:
        """CH-29: the best colour for the Deluxe Food Dispenser; the first of equals."""
        best: i64 = 0
        for colour in range(i64(1), i64(COLOURS)):
            if self.carbonids[colour] > self.carbonids[best]:
                best = colour
        return best

    def card_points(self, food: i64) -> i64:
        """CH-29: Carbonids, doubled by Relics, and food for them."""
        points = self.consul_points
        for colour in range(i64(COLOURS)):
            points += self.printed[colour]
            points += self.relics[colour] * (self.printed[colour] + self.consul_points)
            points += food * self.foods[colour] * self.eaters(colour)
        return points + food * self.deluxe * self.eaters(self.favourite())


def capsule_points(box: Box, capsules: vec[i64], own: i64) -> i64:
    """CH-25: who ties gets the worst of the places that are shared. Lost players have no capsules here."""
    if own == 0:
        return 0
    last: i64 = -1  # the last of the places that those with so many share, from 0
    for count in capsules:
        if count >= own:
            last += 1
    return box.capsule_points[last] if last < PLACES else 0


def sheet_of(table: Table, seat: i64) -> Sheet:
    sheet = Sheet()
    box = table.box
    row = box.kinds * seat
    for kind in range(box.kinds):
        count = i64(table.cards[row + kind])
        if count:
            sheet.add(i64(box.face[kind]), i64(box.about[kind]), i64(box.points[kind]), count)
    return sheet


def capsules_of(table: Table) -> vec[i64]:
    counts = vec[i64](capacity=4)
    for seat in range(table.count):
        counts = append(counts, table.ships[FIELDS * seat + t.CAPSULES])
    return counts


# Sources of points, in the order of CH-32.
HOME: Final = 0
SETS: Final = 1
EXPLORATION: Final = 2
FIRST_EXPLORER: Final = 3
ENGINE: Final = 4
OPPORTUNITIES: Final = 5
CARDS: Final = 6
C_MATTER: Final = 7
ARTIFACT_POINTS: Final = 8
SOURCES: Final = (
    "home", "sets", "exploration", "first_explorer", "engine", "opportunities", "cards", "c_matter", "artifact",
)  # fmt: skip


def is_home(table: Table, seat: i64) -> bool:
    ship = FIELDS * seat
    return table.ships[ship + t.SPACE] == i64(table.box.homes[table.ships[ship + t.SHIP]])


def points_by_source(table: Table, seat: i64) -> vec[i64]:
    """As if the game ended now; a lost player has nothing."""
    points = vec[i64]([0] * 9)
    ship = FIELDS * seat
    if table.ships[ship + t.LOST] or table.ships[ship + t.SHIP] < 0:
        return points
    box = table.box
    sheet = sheet_of(table, seat)
    points[HOME] = 0 if is_home(table, seat) else box.away
    points[SETS] = box.set_points * sheet.sets()
    points[EXPLORATION] = box.marker_points * bits(table.ships[ship + t.MARKERS])
    first = table.ships[ship + t.EXPLORER]
    points[FIRST_EXPLORER] = 0 if first == 0 else box.first_points if first == t.FIRST_ALONE else box.shared_points
    points[ENGINE] = box.level_points[table.ships[ship + t.ENGINE]]
    points[OPPORTUNITIES] = seized_points(table, seat)
    points[CARDS] = sheet.card_points(box.food_points)
    points[C_MATTER] = capsule_points(box, capsules_of(table), table.ships[ship + t.CAPSULES])
    points[ARTIFACT_POINTS] = box.artifact_points * sheet.artifacts
    return points


def seized_points(table: Table, seat: i64) -> i64:
    seized = table.ships[FIELDS * seat + t.SEIZED]
    points: i64 = 0
    for number in range(table.box.opportunities):
        if (seized >> number) & 1:
            points += table.box.values[number]
    return points


def total(table: Table, seat: i64) -> i64:
    points: i64 = 0
    for part in points_by_source(table, seat):
        points += part
    return points


def scores_of(table: Table) -> list[int]:
    """CH-15: a lost ship is away, and has nothing else to count; it is never above one that isn't lost."""
    living = [int(total(table, seat)) for seat in range(table.count) if not table.ships[FIELDS * seat + t.LOST]]
    lost = min([0, int(table.box.away), *living])
    return [lost if table.ships[FIELDS * seat + t.LOST] else int(total(table, seat)) for seat in range(table.count)]


def bits(word: i64) -> i64:
    count: i64 = 0
    while word:
        count += word & 1
        word >>= 1
    return count


def standing(table: Table, seat: i64) -> i64:
    """A number that is greater for whoever ranks above: CH-32 with its tie-breaks, CH-15 for the lost."""
    ship = FIELDS * seat
    if table.ships[ship + t.LOST]:
        return table.ships[ship + t.LOST] - 1_000_000
    return (total(table, seat) * 8 + bits(table.ships[ship + t.MARKERS])) * 4 + table.ships[ship + t.ENGINE]
