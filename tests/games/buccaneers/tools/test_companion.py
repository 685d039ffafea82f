"""The companion: against the slow reference by thousands of random tables, and word for word."""

import hashlib
import random

import msgspec

from ergosphere.games.buccaneers.tools.companion import score, tell
from ergosphere.games.buccaneers.tools.table_file import TableFile
from tests.conftest import COMPILED
from tests.games.buccaneers import reference
from tests.games.buccaneers.scenes import DECK, GAME

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


# The answers and their words for 300 random tables, as they were when the companion had rules of its own.
DIGEST = "bb174ba93611c8210c4c21c5b39c39b460024765468453441f523934b28d02c5"


def test_answers_and_sentences_stay_the_same():
    rng, digest = random.Random(9), hashlib.sha256()
    for _ in range(300):
        answer = score(GAME, {}, msgspec.convert(random_table(rng), TableFile))
        digest.update(msgspec.json.encode(answer))
        digest.update(tell(GAME, answer).encode())
    assert digest.hexdigest() == DIGEST


def steps(*displays, **more):
    players = [{"name": "abc"[seat], **display} for seat, display in enumerate(displays)]
    table = {"hole": 30, "revealed": "toy 1/2", "player": players, **more}
    return [f"{step.step} {step.text}" for step in score(GAME, {}, msgspec.convert(table, TableFile)).steps]


def test_groups_that_hold_the_same_parts_keep_their_numbers():
    """To a match they are one choice; in a file a later part may name either."""
    owner = {
        "display": ["part warp-drive", "part warp-drive", "easter-egg", "alien-kiddie-pool"],
        "uses": ["easter-egg", "alien-kiddie-pool"],
    }
    arriving = {"deck_top": "part command-chair 2", "pool_card": "part quantum-steering 1"}
    assert "E a weighs 16 = 4 + 4 + 4 + 4." in steps(owner, {"display": []}, {"display": []}, **arriving)
    arriving["pool_card"] = "part quantum-steering 2"
    assert "E a weighs 14 = 5 + 3 + 3 + 3." in steps(owner, {"display": []}, {"display": []}, **arriving)


def test_a_display_may_be_longer_than_any_round():
    deck = [card for card in DECK if card != "toy 1/2"]
    said = steps({"display": [f"{card} turned" if "robot" in card else card for card in deck]}, *[{"display": []}] * 2)
    weight = next(line for line in said if line.startswith("E a weighs"))
    assert len(weight.split(" = ")[1].split(" ")) == 2 * (len(deck) + 1) - 1
