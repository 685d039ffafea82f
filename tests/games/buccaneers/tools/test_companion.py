"""The companion against the slow reference, by thousands of random tables."""

import random

import msgspec

from ergosphere.games.buccaneers.tools.companion import score
from ergosphere.games.buccaneers.tools.table_file import TableFile
from tests.conftest import COMPILED
from tests.games.buccaneers import reference
from tests.games.buccaneers.scenes import GAME

TABLES = 4000 if COMPILED else 400


def random_table(rng):
    """A table that is right as a file, whether or not it could have come about."""
    deck = [card for card, (copies, _, _) in reference.COMMON.items() for _ in range(copies)]
    if rng.random() < 0.5:  # few kinds, so that ties and groups are frequent
        deck = [card for card in deck if card.split()[0] in ("part", "robot", "spacecraft") or "/" not in card]
    rng.shuffle(deck)
    count = rng.randint(3, 6)
    table = {
        "hole": rng.randint(5, 30),
        "threshold_cards": rng.sample([-4, -2, 2, 3, 4], rng.randint(0, 3)),
        "revealed": deck.pop(),
        "deck_top": deck.pop(),
        "pool_card": deck.pop(),
        "player": [],
    }
    for number in range(count):
        side = reference.Seat()
        display = [written(rng, side, deck.pop()) for _ in range(rng.randint(0, 6)) if deck]
        table["player"].append({"name": f"P{number}", "display": display})
    held = {text: player for player in table["player"] for text in player["display"]}
    for relic, source in (("easter-egg", "deck_top"), ("alien-kiddie-pool", "pool_card"), ("one-ring", None)):
        if relic in held and rng.random() < 0.7:
            held[relic].setdefault("uses", []).append(relic)
            if source and table[source] in ("alien-kiddie-pool", "one-ring"):
                held.setdefault(table[source], held[relic])
    return table


def written(rng, side, card):
    family = card.split()[0]
    text = card
    if family == "robot" and rng.random() < 0.4:
        text = f"{card} turned"
    elif card in reference.TURNING and rng.random() < 0.7:
        text = f"{card} {rng.randint(0, 9)}"
    elif family == "part":
        lacking = [number for number, group in enumerate(side.groups, 1) if card not in group]
        group = rng.choice(lacking) if lacking else len(side.groups) + 1
        side.join(card, group)
        return f"{card} {group}" if lacking[:1] != [group] or rng.random() < 0.5 else card
    return text


def test_the_companion_scores_random_tables_as_the_reference_does():
    rng = random.Random(4)
    seen = {"drawn_in": 0, "shared": 0, "+10": 0, "-10": 0, "-6": 0, "towel": 0}
    for _ in range(TABLES):
        table = random_table(rng)
        threshold, pad = reference.score_file(table)
        answer = msgspec.to_builtins(score(GAME, {}, msgspec.convert(table, TableFile)))
        assert answer["threshold"] == threshold
        assert [{**line, "cards": list(line["cards"])} for line in answer["players"]] == pad
        steps = "".join(step["step"] for step in answer["steps"])
        assert "".join(sorted(set(steps))) == "ABCDEFGH"
        assert steps == "".join(sorted(steps))
        places = [line["place"] for line in pad if line["place"]]
        seen["shared"] += len(set(places)) < len(places)
        seen["drawn_in"] += any(line["drawn_in"] for line in pad)
        seen["towel"] += any(line["drawn_in"] and line["points"] for line in pad)
        for card in ("+10", "-10", "-6"):
            seen[card] += any(card in line["cards"] for line in pad)
    assert min(seen.values()) > TABLES // 400, seen
