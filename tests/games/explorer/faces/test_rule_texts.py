"""The printed rules follow the pack: every figure and every sign, for any valid pack."""

import re

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.games.explorer.scenes import GAME, do, held, scene, ship

rule = pytest.mark.rule
# The figures that each card has.
CARDS = {
    "solar-surplus": ["energy"],
    "disc-tailwind": ["energy", "elsewhere"],
    "engine-tune-up": ["energy"],
    "micrometeoroids": ["shielding"],
    "hull-fatigue": ["strength"],
    "hot-gas": ["energy", "below"],
    "x-ray-flare": ["energy", "below"],
    "gamma-ray-jet": ["energy", "shielding", "below"],
    "tidal-surge": ["strength"],
    "tidal-squeeze": ["energy"],
    "debris-collision": [],
    "frame-dragging": ["energy"],
    "navigation-lock": [],
    "repair-robot": [],
    "spare-probe": [],
    "computer-reboot": ["energy"],
    "time-dilation": ["energy"],
}
RANGES = {"below": (0, 4), "shielding": (-3, 0), "strength": (-3, 0)}


@st.composite
def packs(draw):
    """Figures within their limits, as a pack of one's own would have them."""
    number = lambda least, most: draw(st.integers(least, most))  # noqa: E731
    million, danger = number(1, 100), number(3, 12)
    pack = {
        "funding": {"million": million, "most": number(million, 600)},
        "ship": {"price": number(1, 100), "tokens": number(1, 12)},
        "hold": {"tokens": number(1, 24), "probes": number(3, 9)},
        "probe": {"success": [number(0, 6) for _ in range(3)]},
        "prize": {"success": [number(1, 7) for _ in range(3)]},
        "match": {"rounds": number(1, 200)},
        "lane": {"spaces": number(1, 12)},
        "zone": {},
        "event": {},
    }
    for id, size in (("safe", 4 * danger), ("warning", 2 * danger), ("danger", danger)):
        spaces = st.lists(st.integers(0, size - 1), unique=True, max_size=8)
        change = draw(spaces.filter(bool))
        pack["zone"][id] = {"spaces": size, "change": change, "events": draw(spaces)}
    copies = dict.fromkeys(CARDS, 0)
    for _ in range(28):
        free = [card for card, count in copies.items() if count < 4]  # then no chain is endless
        copies[draw(st.sampled_from(free))] += 1
    for card, names in CARDS.items():
        figures = {name: number(*RANGES.get(name, (-99, 99))) for name in names}
        pack["event"][card] = {"copies": copies[card], **figures}
    return pack


def as_toml(pack):
    lines = ['game = "explorer"', 'name = "drawn"', 'version = "1"', 'base = "builtin"']
    for table, content in pack.items():
        entries = content.items() if table in ("zone", "event") else [(None, content)]
        for id, figures in entries:
            lines += [f"[{table}]"] if id is None else [f"[[{table}]]", f'id = "{id}"']
            lines += [f"{name} = {value}" for name, value in figures.items()]
    return "\n".join(lines)


def printed(pack):
    game = type(GAME).with_pack(as_toml(pack))
    return {one.id: " ".join(one.text.split()) for one in game.rules()}


def probe(die):
    return {0: "never", 1: "on a 1", 2: "on a 1 or 2", 6: "always"}.get(die, f"on a roll of 1 to {die}")


def prize(die):
    return {1: "always", 5: "on a 5 or 6", 6: "on a 6", 7: "never"}.get(die, f"on a roll of {die} or more")


def many(count, noun):
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def agrees(pack, text):
    million, most = pack["funding"]["million"], pack["funding"]["most"]
    assert f"{million} million dollars for each point" in text["EX-3"]
    assert text["EX-3"].count(f"{most} million") >= 2
    assert f"every level costs {pack['ship']['price']} million" in text["EX-4"]
    assert f"{many(pack['ship']['tokens'], 'energy token')}." in text["EX-4"]
    assert f"holds {many(pack['hold']['tokens'], 'token')} at most" in text["EX-4"]
    zones = pack["zone"]
    safe, warning, danger = (zones[id]["spaces"] for id in ("safe", "warning", "danger"))
    assert f"{safe} in Safe, {warning} in Warning, {danger} in Danger" in text["EX-7"]
    for id, name in (("safe", "Safe"), ("warning", "Warning"), ("danger", "Danger")):
        for where, rule_id in (("change", "EX-8"), ("events", "EX-9")):
            spaces = ", ".join(map(str, sorted(zones[id][where]))) or "none"
            assert f"{name}: {spaces}." in text[rule_id]
    lane = pack["lane"]["spaces"]
    assert f"lane of {many(lane, 'space')} leads" in text["EX-10"]
    assert f"space {lane + 1} of a move" in text["EX-10"]
    assert f"home is {many(lane, 'space')} further" in text["EX-14"]
    for orbit, die in zip((6, 7, 8), pack["probe"]["success"], strict=True):
        assert re.search(rf"in orbit {orbit} {probe(die)}[,.]", text["EX-18"])
    assert f"more than {pack['hold']['probes']} probes" in text["EX-19"]
    for results, die in zip(("one result", "two", "three or more"), pack["prize"]["success"], strict=True):
        assert re.search(rf"with {results} {prize(die)}[,.]", text["EX-22"])
    assert f"After {many(pack['match']['rounds'], 'round')} it is drawn" in text["EX-23"]
    for card, figures in pack["event"].items():
        card_agrees(pack, text["EX-24"], card, figures)


def card_agrees(pack, text, card, figures):
    title = GAME.text.words(card, {})
    (copies, does), *more = re.findall(rf"(\d+) × {title}: (.*?)\.(?= \d+ ×|$)", text)
    assert not more
    assert int(copies) == figures["copies"]
    signed = [(name, int(by)) for by, name in re.findall(r"([+-]\d+) (energy|shielding|strength|probe)", does)]
    order = [("energy", "energy"), ("shielding", "shielding"), ("strength", "strength"), ("elsewhere", "energy")]
    expected = [(name, figures[key]) for key, name in order if figures.get(key, 0) != 0]
    assert signed == ([("probe", 1)] if card == "spare-probe" else expected)
    shielded = re.findall(r"shielding is below (\d)", does)
    assert shielded == ([str(figures["below"])] if "below" in figures else [])
    if card == "spare-probe":
        assert does.endswith(f"up to {pack['hold']['probes']}")


@rule("EX-3", "EX-4", "EX-7", "EX-8", "EX-9", "EX-10", "EX-18", "EX-22", "EX-24")
@settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(packs())
def test_every_figure_and_sign_agrees_with_the_pack(pack):
    text = printed(pack)
    agrees(pack, text)
    for words in text.values():
        assert "{" not in words
        assert not re.search(r"\b1 (spaces|tokens|rounds|probes)\b|\+-|--| ,", words)


def test_the_builtin_pack_is_printed_as_it_is():
    text = {one.id: " ".join(one.text.split()) for one in GAME.rules()}
    assert "in orbit 6 on a 1 or 2, in orbit 7 on a roll of 1 to 4, in orbit 8 always." in text["EX-18"]
    assert "with one result on a 5 or 6, with two on a roll of 3 or more, with three or more always." in text["EX-22"]
    assert "3 × Tidal surge: down one orbit and -1 strength if strength is below the zone level." in text["EX-24"]
    assert "2 × Solar surplus: +2 energy." in text["EX-24"]


def test_what_a_card_prints_is_what_it_does():
    """The engine follows the same signs."""
    pack = {"event": {"solar-surplus": {"energy": -2}, "hull-fatigue": {"strength": -2}}}
    game = type(GAME).with_pack(as_toml(pack))
    text = " ".join(game.rule("EX-24").text.split())
    assert "Solar surplus: -2 energy." in text
    assert "Hull fatigue: -2 strength." in text
    state = do(scene(ship(1, 1, energy=9, strength=1), game=game), "dice 2", "roll 2 3", "draw solar-surplus")
    assert held(state).energy == 7
    state = do(scene(ship(1, 1, energy=9, strength=3), game=game), "dice 2", "roll 2 3", "draw hull-fatigue")
    assert held(state).strength == 1
