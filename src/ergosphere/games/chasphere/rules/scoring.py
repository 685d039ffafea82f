"""Points at the end and who ranks above whom (CH-15, CH-25, CH-28, CH-29, CH-32).

Everything that scores stands on one sheet for each player. A match fills it from a position, the companion from what a
person has written down; from there on both use the same functions."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ergosphere.games.chasphere.rules import position as p
from ergosphere.games.chasphere.rules.box import ARTIFACT, CAPSULE, CARBONID, CONSUL, DELUXE, FOOD, RELIC, Box
from ergosphere.games.chasphere.rules.position import FIELDS, Position, is_lost

COLOURS: Final = 3
PLACES: Final = 3  # of C'Matter that score

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
NO_POINTS: Final = vec[i64]([0] * 9)
LAST: Final = -1_000_000_000  # below every standing that points can give


@final
@mypyc_attr(acyclic=True)
class Cards:
    """The cards of a player that score, counted; colours are yellow, blue, white."""

    carbonids: vec[i64]
    printed: vec[i64]  # the points printed on them, by colour
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
        """How many Carbonids are missing for this number of sets."""
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

    # CH-29, in three parts: Carbonids, doubled by Relics, and food for them.

    def printed_points(self) -> i64:
        return self.consul_points + self.printed[0] + self.printed[1] + self.printed[2]

    def relic_points(self) -> i64:
        points: i64 = 0
        for colour in range(i64(COLOURS)):
            points += self.relics[colour] * (self.printed[colour] + self.consul_points)
        return points

    def food_points(self, each: i64) -> i64:
        points = self.deluxe * self.eaters(self.favourite())
        for colour in range(i64(COLOURS)):
            points += self.foods[colour] * self.eaters(colour)
        return each * points

    def points(self, food: i64) -> i64:
        return self.printed_points() + self.relic_points() + self.food_points(food)


@final
@mypyc_attr(acyclic=True)
class Sheet:
    """All that scores for a player."""

    cards: Cards
    lost: i64  # when the ship was swallowed, or 0: later losses rank above earlier ones (CH-15)
    home: bool
    markers: i64
    first_explorer: i64  # points
    level: i64  # of the engine
    opportunities: i64  # points

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.lost = 0
        self.home = False
        self.markers = 0
        self.first_explorer = 0
        self.level = 0
        self.opportunities = 0


# From a sheet


def points_of(box: Box, sheet: Sheet, capsules: vec[i64]) -> vec[i64]:
    """By source; `capsules` are those of all players. A lost player has nothing."""
    points = NO_POINTS[:]
    if sheet.lost:
        return points
    cards = sheet.cards
    points[HOME] = 0 if sheet.home else box.away
    points[SETS] = box.set_points * cards.sets()
    points[EXPLORATION] = box.marker_points * sheet.markers
    points[FIRST_EXPLORER] = sheet.first_explorer
    points[ENGINE] = box.level_points[sheet.level]
    points[OPPORTUNITIES] = sheet.opportunities
    points[CARDS] = cards.points(box.food_points)
    points[C_MATTER] = capsule_points(box, capsules, cards.capsules)
    points[ARTIFACT_POINTS] = box.artifact_points * cards.artifacts
    return points


def capsule_place(capsules: vec[i64], own: i64) -> i64:
    """CH-25: players who tie get the worst of the places that they share. The lost have no capsules here."""
    place: i64 = 0
    for count in capsules:
        if count >= own:
            place += 1
    return place


def capsule_points(box: Box, capsules: vec[i64], own: i64) -> i64:
    if own == 0:
        return 0
    place = capsule_place(capsules, own)
    return box.capsule_points[place - 1] if place <= PLACES else 0


def standing_of(box: Box, sheet: Sheet, capsules: vec[i64]) -> i64:
    """Greater for whoever ranks above: points, then markers, then the engine (CH-32); the lost come last (CH-15)."""
    if sheet.lost:
        return LAST + sheet.lost
    return (total_of(points_of(box, sheet, capsules)) * 8 + sheet.markers) * 4 + sheet.level


def total_of(points: vec[i64]) -> i64:
    total: i64 = 0
    for part in points:
        total += part
    return total


def ranks_of(standings: list[int]) -> list[int]:
    """From 1; equal standings share a rank."""
    return [1 + sum([other > own for other in standings]) for own in standings]


# From a position


def cards_of(position: Position, seat: i64) -> Cards:
    cards = Cards()
    box = position.box
    held = position.cards
    row = box.kinds * seat
    for kind in range(box.kinds):
        count = i64(held[row + kind])
        if count:
            cards.add(i64(box.face[kind]), i64(box.about[kind]), i64(box.points[kind]), count)
    return cards


def sheet_of(position: Position, seat: i64) -> Sheet:
    """As if the game ended now."""
    sheet = Sheet(cards_of(position, seat))
    box = position.box
    ship = FIELDS * seat
    explorer = position.ships[ship + p.EXPLORER]
    sheet.lost = position.ships[ship + p.LOST]
    sheet.home = is_home(position, seat)
    sheet.markers = bits(position.ships[ship + p.MARKERS])
    if explorer:
        sheet.first_explorer = box.first_points if explorer == p.FIRST_ALONE else box.shared_points
    sheet.level = position.ships[ship + p.ENGINE]
    sheet.opportunities = seized_points(position, seat)
    return sheet


def capsules_of(position: Position) -> vec[i64]:
    counts = vec[i64](capacity=4)
    for seat in range(position.count):
        counts = append(counts, position.ships[FIELDS * seat + p.CAPSULES])
    return counts


def is_home(position: Position, seat: i64) -> bool:
    ship = FIELDS * seat
    return position.ships[ship + p.SPACE] == i64(position.box.homes[position.ships[ship + p.SHIP]])


def seized_points(position: Position, seat: i64) -> i64:
    seized = position.ships[FIELDS * seat + p.SEIZED]
    points: i64 = 0
    number: i64 = 0
    while seized:
        if seized & 1:
            points += position.box.values[number]
        seized >>= 1
        number += 1
    return points


def points_by_source(position: Position, seat: i64) -> vec[i64]:
    """As if the game ended now; nothing before the seat has a ship."""
    if position.ships[FIELDS * seat + p.SHIP] < 0:
        return NO_POINTS[:]
    return points_of(position.box, sheet_of(position, seat), capsules_of(position))


def total_on(position: Position, sheet: Sheet) -> i64:
    return total_of(points_of(position.box, sheet, capsules_of(position)))


def total(position: Position, seat: i64) -> i64:
    return total_of(points_by_source(position, seat))


def scores_of(position: Position) -> list[int]:
    """CH-15: a lost ship is away and has nothing else that counts, but it never scores above one that isn't lost."""
    living = [int(total(position, seat)) for seat in range(position.count) if not is_lost(position, seat)]
    lost = min([0, int(position.box.away), *living])
    return [lost if is_lost(position, seat) else int(total(position, seat)) for seat in range(position.count)]


def standing(position: Position, seat: i64) -> i64:
    return standing_of(position.box, sheet_of(position, seat), capsules_of(position))


def bits(word: i64) -> i64:
    count: i64 = 0
    while word:
        count += word & 1
        word >>= 1
    return count
