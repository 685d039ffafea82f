"""Records of every game, tampered with in random ways: refused with the place, or still a legal match.

That an accepted one is legal is checked by its own few lines, which share nothing with replay: what stands in the list
of legal actions, what the seed gives, and how the match ends."""

import hashlib
import hmac
import random
from functools import cache

import pytest

import ergosphere
from ergosphere.core.errors import BadInput, IllegalRecord
from ergosphere.core.match.replay import replay
from ergosphere.core.match.seal import seed_from
from tests.conftest import COMPILED
from tests.games.test_contract import played

TRIES = 200 if COMPILED else 40
HEADER = {"option": "options", "result": "result", "seal": "seal", "seats": "seats", "seed": "seed"}
PLACES = ("line ", "seed", "seal", "result", "seats", "option", "first")
LINES = ("change", "drop", "duplicate", "insert", "swap", "another")


@cache
def record_of(key):
    """A random match with some undone actions, as text."""
    game, chance = played(key), random.Random(key)
    seats = [ergosphere.SeatInfo("human")] * game.seats[1]
    match = ergosphere.Match(game, seats, {}, seed_from(7))
    match.begin()
    while match.outcome is None:
        for seat in match.course.state.actors():
            if match.outcome is None and seat in match.state.actors():
                match.act(seat, chance.choice(match.state.legal(seat)))
        if match.outcome is None and chance.random() < 0.05:
            match.undo(1)
    return match.record.to_text()


def tampered(key, chance):
    """The text with one thing changed, and sometimes with nothing left to check the draws by."""
    head, body = record_of(key).split("\n\n")
    header, lines = head.split("\n"), body.split("\n")[:-1]
    kind = chance.choice([*HEADER, *LINES])
    if kind in HEADER:
        place = next((n for n, line in enumerate(header) if line.startswith(HEADER[kind] + ":")), 0)
        header[place] = changed_header(kind, header[place], played(key), chance)
    else:
        change_lines(kind, lines, chance)
    if chance.random() < 0.3:
        header = [line for line in header if not line.startswith(("seal:", "seed:", "result:"))]
    return "\n".join([*header, "", *lines, ""])


def changed_header(kind, line, game, chance):
    if kind == "option":
        option = chance.choice(game.options)
        return f'options: {{"{option.name}":"{chance.choice(option.values)}"}}'
    if kind == "seats":
        return line.replace("]", ',{"kind":"human"}]') if chance.random() < 0.5 else line.replace("human", "bot", 1)
    place = chance.choice([n for n, sign in enumerate(line) if sign.isdigit()])
    return line[:place] + chance.choice("0123456789") + line[place + 1 :]


def change_lines(kind, lines, chance):
    place, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    if kind == "change":
        lines[place] = chance.choice([line for line in lines if line[:2] == lines[place][:2]])
    elif kind == "drop":
        del lines[place]
    elif kind == "swap":
        lines[place], lines[other] = lines[other], lines[place]
    elif kind == "another":
        lines[place] = lines[other][:2] + lines[place][2:]
    elif kind == "duplicate":
        lines.insert(place, lines[place])
    else:
        lines.insert(place, chance.choice(["! undo 1", "! undo 3", "! resign 0", '! name 0 "X"', lines[other]]))


def check_legal(text, game):
    """Line by line, by what the states themselves list."""
    head, body = text.split("\n\n")
    record = ergosphere.Record.from_text(text)
    state = game.new(len(record.seats), **game.settle(record.options))
    states = [state]
    resigned = False
    for number, line in enumerate(filter(None, body.split("\n")), 1):
        assert not resigned or line.startswith(("! name", "! seat"))
        if line.startswith("! undo"):
            states = states[: -int(line.split()[2])]
        elif line.startswith("! resign"):
            resigned = len(record.seats) <= 2
        elif not line.startswith("!"):
            states.append(played_on(states[-1], line, number, record.seed))
    outcome = states[-1].outcome()
    if not resigned:
        assert record.result is None or record.result == outcome
        assert record.seed is None or outcome is not None
    assert record.seed is None or hashlib.sha256(bytes.fromhex(record.seed)).hexdigest() == record.seal
    assert head.startswith(f'game: "{game.key}"')


def played_on(state, line, number, seed):
    who, text = line.split(" ", 1)
    seat = -1 if who == "*" else int(who)
    assert state.actors()[0] == seat, line
    found = [action for action in state.legal(seat) if str(action) == text]
    assert len(found) == 1, line
    if seat == -1 and seed is not None:
        mark = int.from_bytes(hmac.new(bytes.fromhex(seed), str(number).encode(), "sha256").digest(), "big")
        urn = [action for action, weight in state.weights() for _ in range(weight)]
        assert str(urn[mark % len(urn)]) == text, line
    after = state.clone()
    after.apply(seat, found[0])
    return after


@pytest.mark.parametrize("key", ergosphere.games())
def test_a_changed_record_is_refused_or_still_legal(key):
    game = played(key)
    check_legal(record_of(key), game)
    refused, accepted = [], 0
    for number in range(TRIES):
        text = tampered(key, random.Random(f"{key} {number}"))
        if text == record_of(key):
            continue
        try:
            replay(ergosphere.Record.from_text(text), game)
        except (BadInput, IllegalRecord) as problem:
            refused.append(str(problem))
            continue
        accepted += 1
        check_legal(text, game)
    assert len(refused) > accepted > 0
    assert [said for said in refused if not any(place in said for place in PLACES)] == []
