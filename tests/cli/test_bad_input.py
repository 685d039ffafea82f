"""What people get wrong: one clear line, the right exit status, nothing written."""

import pytest

from tests.cli import matches
from tests.cli.matches import START

ROWS = "6/8/2*4*2/3UuUu3/3uUuU3/3UuUu3/3uUuU3/2*4*2/8/6"
PLAYED = ("--games", 1, "--seats", "random,random")

USAGE = {
    "no command": (["nosuch"], ["“nosuch”", "apply, games, legal"]),
    "no option of ours": (["--nosuch"], ["--nosuch"]),
    "pack alone": (["pack"], ["pack", "check"]),
    "pack and what": (["pack", "make"], ["“make”", "check"]),
    "perft alone": (["perft"], ["perft", "black-holes"]),
    "rules of no game": (["rules", "chess"], ["“chess”", "black-holes"]),
    "legal of no game": (["legal", "chess"], ["“chess”", "black-holes"]),
    "apply to no game": (["apply", "chess", "e4"], ["“chess”", "black-holes"]),
    "play no game": (["play", "chess"], ["“chess”", "black-holes"]),
    "simulate no game": (["simulate", "chess", *PLAYED], ["“chess”", "black-holes"]),
    "perft of no game": (["perft", "chess", 2], ["“chess”", "black-holes"]),
    "perft of another game": (["perft", "wreck-auction", 2], ["Wreck Auction", "“perft”"]),
    "game missing": (["play"], ["GAME"]),
    "file missing": (["replay"], ["FILE"]),
    "move missing": (["apply", "black-holes"], ["MOVE"]),
    "depth missing": (["perft", "black-holes"], ["DEPTH"]),
    "depth no number": (["perft", "black-holes", "two"], ["perft: depth", "a whole number"]),
    "depth too great": (["perft", "black-holes", 100], ["perft: depth", "99"]),
    "depth below zero": (["perft", "black-holes", "--", -1], ["perft: depth", "0"]),
    "two depths": (["perft", "black-holes", 1, 2], ["(2)"]),
    "perft of a position": (["perft", "black-holes", 1, "--position", "x"], ["6 fields"]),
    "rule": (["rules", "black-holes", "BH-99"], ["“BH-99”", "BH-1 to BH-15"]),
    "option of another game": (["legal", "black-holes", "--set", "ties=share"], ["“ties”", "blocked"]),
    "option like a parameter": (["legal", "black-holes", "--set", "seats=3"], ["“seats”", "blocked"]),
    "option like another": (["apply", "black-holes", "d5w", "--set", "self=3"], ["“self”", "blocked"]),
    "option with a position": (["legal", "black-holes", "--position", START, "--set", "text=3"], ["“text”", "blocked"]),
    "option value": (["apply", "black-holes", "d5w", "--set", "blocked=lose"], ["blocked", "“lose”", "pass, loss"]),
    "option value, tool": (["perft", "black-holes", 1, "--set", "blocked="], ["blocked", "“”", "pass, loss"]),
    "option form": (["simulate", "black-holes", *PLAYED, "--set", "blocked"], ["“blocked”", "NAME=VALUE"]),
    "level": (["simulate", "black-holes", "--games", 1, "--seats", "random,godlike"], ["“godlike”", "random"]),
    "level at the table": (["play", "black-holes", "--seats", "human,bot:godlike"], ["“godlike”", "random"]),
    "bot without level": (["play", "black-holes", "--seats", "human,bot:"], ["“bot:”", "bot:LEVEL"]),
    "no kind of seat": (["play", "black-holes", "--seats", "human,dog"], ["“dog”", "human or bot:LEVEL"]),
    "too many seats": (
        ["play", "black-holes", "--seats", "human,human,human"],
        ["Black Holes has seats for 2 players, not for 3"],
    ),
    "too few bots": (["simulate", "wreck-auction", *PLAYED], ["Wreck Auction", "3", "2"]),
    "no games": (["simulate", "black-holes", "--games", 0, "--seats", "random,random"], ["--games", "0"]),
    "games no number": (
        ["simulate", "black-holes", "--games", "many", "--seats", "random,random"],
        ["--games", "many"],
    ),
    "games missing": (["simulate", "black-holes", "--seats", "random,random"], ["--games"]),
    "no jobs": (["simulate", "black-holes", *PLAYED, "--jobs", 0], ["--jobs", "0"]),
    "seed no number": (["play", "black-holes", "--seed", "x"], ["--seed", "x"]),
    "to without a record": (["legal", "black-holes", "--to", 1], ["--record"]),
    "to below zero": (["legal", "black-holes", "--record", "x", "--to", -1], ["--to", "-1"]),
    "position and record": (["legal", "black-holes", "--position", START, "--record", "x"], ["--position", "--record"]),
    "position of another game": (["legal", "wreck-auction", "--position", START], ["Wreck Auction", "position"]),
    "moves in another game": (["apply", "wreck-auction", "bid 1"], ["Wreck Auction", "position"]),
}


@pytest.mark.parametrize("case", USAGE)
def test_usage(run, written, case):
    arguments, words = USAGE[case]
    before = written()
    said = run(*arguments).refuses(2)
    for word in words:
        assert word in said
    assert len(said.splitlines()) == 1
    assert written() == before


@pytest.mark.parametrize(
    "move", ["zz", "", "d5", "d5x", "k5w", "a0n", "a11n", "D5W", "d5w**", "d5*w", "d5w d4s", "d٥w", "d5w\n"]
)
def test_malformed_move(run, move):
    said = run("apply", "black-holes", "--json", "--", move).refuses(2)
    assert "is not a move; type a column a-j, a row 1-10 and one of n e s w" in said


POSITIONS = {
    "row too long": (START.replace("/8/6 ", "/9/6 "), ["row 2", "9", "8"]),
    "row too short": (START.replace("3UuUu3", "3UuUu2", 1), ["row 7", "9", "10"]),
    "too few rows": (START.replace("6/8/", "8/", 1), ["10 rows", "9"]),
    "strange letter": (START.replace("3UuUu3", "3UuXu3", 1), ["row 7", "“3UuXu3”"]),
    "eleven": (START.replace("3UuUu3", "11", 1), ["row 7", "“11”"]),
    "zero": (START.replace("3UuUu3", "3UuUu03", 1), ["row 7", "“3UuUu03”"]),
    "odd H": (START.replace("3UuUu3", "2HHHuUu3", 1), ["row 7"]),
    "one H": (START.replace("3UuUu3", "3HuUu3", 1), ["H on d7", "both"]),
    "lone V": (START.replace("3UuUu3", "3VuUu3", 1), ["V on d7", "both"]),
    "half light, half dark": (START.replace("3UuUu3", "3HhUu3", 1), ["H on d7", "both"]),
    "block in a hole": (START.replace("2*4*2", "2U4*2", 1), ["c8", "c3, h3, c8, h8"]),
    "hole missing": (START.replace("2*4*2", "7*2", 1), ["c8", "c3, h3, c8, h8"]),
    "hole too many": (START.replace("/8/6 ", "/*7/6 "), ["b2", "c3, h3, c8, h8"]),
    "nine sunk": (START.replace("0-0", "9-0"), ["“9-0”", "0 to 4"]),
    "both won": (START.replace("0-0", "4-4"), ["“4-4”", "not both 4"]),
    "sunk form": (START.replace("0-0", "0:0"), ["“0:0”", "0-0"]),
    "seven blocks": (START.replace("3UuUu3", "4uUu3", 1), ["light has 7 blocks on the board and 0 sunk", "8"]),
    "nine dark blocks": (START.replace("6/8", "5u/8", 1), ["dark has 9 blocks on the board and 0 sunk", "8"]),
    "closed hole": (
        "6/8/2*4*2/4u1u3/3uUuU3/4u1u3/2Uu1uU3/1U*U3*2/1UU5/6 L 2 0-0 - -",
        ["the hole c3 has no free neighbour", "BH-10"],
    ),
    "three left": (START.replace("L 1", "L 3"), ["“3”", "1 or 2"]),
    "nothing left": (START.replace("L 1", "L 0"), ["“0”", "1 or 2"]),
    "side": (START.replace("L 1", "X 1"), ["“X”", "L or D"]),
    "small side": (START.replace("L 1", "l 1"), ["“l”", "L or D"]),
    "ban": (f"{ROWS} L 1 0-0 z9n -", ["“z9n”", "- or a move"]),
    "ban that sinks": (f"{ROWS} L 1 0-0 - d3w*", ["“d3w*”", "without *"]),
    "double space": (START.replace(" L", "  L"), ["6 fields", "one space"]),
    "space at the end": (START + " ", ["6 fields", "7"]),
    "five fields": (START.rsplit(" ", 1)[0], ["6 fields", "5"]),
    "empty": ("", ["6 fields"]),
}


@pytest.mark.parametrize("case", POSITIONS)
def test_position(run, written, case):
    position, words = POSITIONS[case]
    before = written()
    for command in (("apply", "black-holes", "d5w"), ("legal", "black-holes"), ("perft", "black-holes", 1)):
        said = run(*command, "--position", position, "--json").refuses(2)
        for word in words:
            assert word in said
    assert written() == before


def header(text, key, value):
    """A record with another value for a key of its header; None: without it."""
    head, log = text.split("\n\n", 1)
    lines = [line for line in head.splitlines() if not line.startswith(f"{key}: ")]
    assert len(lines) == head.count("\n")
    return "\n".join([*lines, *([] if value is None else [f"{key}: {value}"]), "", log])


def changed(text, old, new):
    assert old in text
    return text.replace(old, new, 1)


def line(text, number, new):
    """A record with another line; counted from the end if below zero."""
    lines = text.splitlines()
    assert lines[number - 1 if number > 0 else number] != new
    lines[number - 1 if number > 0 else number] = new
    return "\n".join([*lines, ""])


def redrawn(text):
    """Another first card than the seed gives."""
    card = text.split("\n\n* deal ")[1][0]
    return text.replace(f"\n\n* deal {card}", f"\n\n* deal {int(card) % 6 + 1}", 1)


def foreign_bid(text):
    """A first bid with a card that the seat doesn't hold."""
    held = [entry[-1] for entry in text.split("\n\n")[1].splitlines()[:4]]
    lacking = next(card for card in "123456" if card not in held)
    return line(text, 23, f"0 bid {lacking}")


AUCTION = matches.finished("wreck-auction")  # 8 lines of header, the log from line 10: 12 deals, then 4 rounds of 4
HOLES = matches.finished("black-holes")
RUNNING = matches.unfinished("wreck-auction")
OTHER_HASH = f'"{"0123456789abcdef" * 4}"'
RESULT = '{"scores":[9,0,0],"ranks":[1,2,2],"winners":[0],"reason":"all-bid"}'

RECORDS = {
    "cut off in a header line": (2, AUCTION[:40], ["no empty line"]),
    "cut off in the last header line": (2, AUCTION[: AUCTION.index("\n\n") - 5], ["no empty line"]),
    "cut off after a seat": (2, AUCTION[: AUCTION.index("\n0 bid") + 2], ["line 23", "“0”", "SEAT ACTION"]),
    "cut off in an action": (2, AUCTION[: AUCTION.index("\n0 bid") + 5], ["line 23", "“bi”"]),
    "cut off in a draw": (1, AUCTION[: AUCTION.index("* deal") + 4], ["line 10", "de", "sealed seed"]),
    "cut off between lines": (1, AUCTION[: AUCTION.index("\n0 bid") + 1], ["not over", "13 lines"]),
    "a line lost": (1, line(AUCTION, 10, ""), ["line 13", "sealed seed"]),  # the first that differs
    "empty file": (2, "", ["no empty line"]),
    "changed draw": (1, redrawn(AUCTION), ["line 10", "sealed seed"]),
    "changed roll": (1, line(AUCTION, 22, "* roll 9"), ["line 22", "roll 9", "sealed seed"]),
    "nature does not act": (1, AUCTION + "* roll 1\n", ["line 38", "over"]),
    "changed bid": (1, foreign_bid(AUCTION), ["line 23", "not legal for seat 0"]),
    "bid out of order": (1, line(AUCTION, 23, "1 bid 1"), ["line 23", "seat order", "seat 0"]),
    "malformed bid": (2, line(AUCTION, 23, "0 bid 7"), ["line 23", "“bid 7”"]),
    "changed move": (1, line(HOLES, 10, "0 a1n"), ["line 10", "(BH-1)"]),
    "malformed move": (2, line(HOLES, 10, "0 a1"), ["line 10", "“a1”"]),
    "wrong seat": (1, line(HOLES, 10, "1 d4s"), ["line 10", "Light's turn", "(BH-5)"]),
    "no such seat": (2, line(HOLES, 10, "2 d5w"), ["line 10", "no seat 2", "below 2"]),
    "codes for the terminal": (2, line(HOLES, 10, "0 d5w\x1b[2J"), ["line 10", "“d5w\ufffd[2J”"]),
    "no line at all": (2, line(HOLES, 10, "d5w"), ["line 10", "“d5w”", "SEAT ACTION"]),
    "move after the end": (1, HOLES + "0 d5w\n", [f"line {HOLES.count(chr(10)) + 1}", "over"]),
    "hidden action": (1, line(AUCTION, 23, "0 ?"), ["line 23", "hidden"]),
    "changed seed": (1, header(AUCTION, "seed", OTHER_HASH), ["seed does not fit the seal"]),
    "changed seal": (1, header(AUCTION, "seal", OTHER_HASH), ["seed does not fit the seal"]),
    "short seed": (2, header(AUCTION, "seed", '"abc"'), ["seed", "64 hexadecimal digits"]),
    "seed without seal": (2, header(AUCTION, "seal", None), ["no “seal”"]),
    "changed result": (1, header(AUCTION, "result", RESULT), ["result", "all-bid"]),
    "result form": (2, header(AUCTION, "result", '{"scores":[1]}'), ["result", "ranks"]),
    "result without end": (1, changed(RUNNING, "\n\n", f"\nresult: {RESULT}\n\n"), ["result", "not over"]),
    "seed without end": (1, header(line(AUCTION, -1, "# gone"), "result", None), ["seed", "not over"]),
    "unknown key": (2, "colour: 1\n" + AUCTION, ["line 1", "game, rules, pack"]),
    "key twice": (2, "rules: 1\n" + AUCTION, ["line 3", "each key once"]),
    "no JSON": (2, header(AUCTION, "rules", "one"), ["line 8: rules"]),
    "wrong type": (2, header(AUCTION, "seats", "3"), ["line 8: seats", "array"]),
    "unknown kind": (2, changed(AUCTION, '"kind":"human"', '"kind":"dog"'), ["line 5: seats", "dog"]),
    "options missing": (2, header(AUCTION, "options", None), ["no “options”"]),
    "unknown option": (2, header(AUCTION, "options", '{"tie":"share"}'), ["“tie”", "ties"]),
    "option value": (2, header(AUCTION, "options", '{"ties":"all"}'), ["“all”", "nobody, share"]),
    "wrong options": (1, header(HOLES, "options", '{"blocked":"loss"}') + "0 d5w\n", ["over"]),
    "pack hash": (2, changed(AUCTION, '"sha256":"', '"sha256":"0'), ["pack “builtin” 1", "--pack"]),
    "rules number": (2, header(AUCTION, "rules", "2"), ["version 2 of the rules", "version 1"]),
    "game": (2, header(AUCTION, "game", '"chess"'), ["chess"]),
    "seats": (2, header(AUCTION, "seats", '[{"kind":"human"}]'), ["line 24", "no seat 1"]),
    "view": (2, changed(RUNNING, "\n\n", "\nview: 3\n\n"), ["view", "below 3"]),
    "undo of too many": (1, line(AUCTION, 13, "! undo 4"), ["line 13", "can't undo 4 actions", "only 3 stand"]),
    "undo of none": (2, line(AUCTION, 13, "! undo 0"), ["line 13", "“! undo 0”", "undo N"]),
    "undo after the end": (1, AUCTION + "! undo 1\n", ["line 38", "over"]),
    "table line": (2, line(AUCTION, 13, "! shout 1"), ["line 13", "“! shout 1”", "! undo N"]),
    "seat of nobody": (2, line(AUCTION, 13, "! resign 3"), ["line 13", "no seat 3", "below 3"]),
    "name too long": (2, line(AUCTION, 13, f'! name 0 "{"x" * 41}"'), ["line 13", "at most 40 characters"]),
    "name not quoted": (2, line(AUCTION, 13, "! name 0 Ada"), ["line 13", "! name SEAT"]),
    "name with a line end": (2, line(AUCTION, 13, '! name 0 "a\\nb"'), ["line 13", "one line"]),
    "header name too long": (2, changed(AUCTION, '"name":null', f'"name":"{"x" * 41}"'), ["at most 40 characters"]),
    "not UTF-8": (2, AUCTION.encode() + b"# \xff\n", ["not UTF-8"]),
}


@pytest.mark.parametrize("case", RECORDS)
def test_record(run, folder, written, case):
    status, text, words = RECORDS[case]
    (folder / "match.ergo").write_bytes(text if isinstance(text, bytes) else text.encode())
    before = written()
    game = "black-holes" if isinstance(text, str) and "black-holes" in text else "wreck-auction"
    for command in (("replay",), ("replay", "--json"), ("legal", game, "--json", "--record")):
        said = run(*command, "match.ergo").refuses(status)
        for word in ["match.ergo", *words]:
            assert word in said
    assert written() == before


@pytest.mark.parametrize("file", ["missing.ergo", "."])
def test_no_record(run, written, file):
    before = written()
    assert f"can't read {file}: " in run("replay", file).refuses(2)
    assert f"can't read {file}: " in run("legal", "black-holes", "--record", file).refuses(2)
    assert written() == before


def test_record_shorter_than_asked(run, folder):
    (folder / "match.ergo").write_text(AUCTION)
    assert "match.ergo: the record's log has only 28 lines" in run("replay", "match.ergo", "--to", 29).refuses(2)
    said = run("legal", "wreck-auction", "--record", "match.ergo", "--to", 29).refuses(2)
    assert "match.ergo: the record's log has only 28 lines" in said


def test_record_of_another_game(run, folder):
    (folder / "match.ergo").write_text(AUCTION)
    said = run("legal", "black-holes", "--record", "match.ergo").refuses(2)
    assert "match.ergo is a record of wreck-auction, expected black-holes" in said


def test_record_with_options(run, folder):
    (folder / "match.ergo").write_text(AUCTION)
    given = ("--record", "match.ergo", "--set", "ties=share")
    assert "--set" in run("legal", "wreck-auction", *given).refuses(2)


def test_cut_record_with_a_seed(run, folder):
    record = matches.advance(matches.begin("wreck-auction"), 3).cut(0)
    text = record.to_text()
    seed = AUCTION.split("seed: ")[1].split("\n")[0]
    (folder / "cut.ergo").write_text(changed(text, "view:", f"seed: {seed}\nview:"))
    assert "cut.ergo: " in run("replay", "cut.ergo").refuses(1)


def test_process(elsewhere, folder):
    (folder / "match.ergo").write_text(redrawn(AUCTION))
    assert "wreck-auction" in elsewhere("replay", folder / "match.ergo").refuses(2)
    assert "“chess”" in elsewhere("play", "chess").refuses(2)
    assert "FILE" in elsewhere("replay").refuses(2)


CUT = matches.advance(matches.begin("wreck-auction"), 6).cut(0).to_text()
CRAFTY = {
    "option like a parameter": (2, header(AUCTION, "options", '{"seats":"3"}'), ["“seats”", "ties"]),
    "huge rules number": (2, header(AUCTION, "rules", "9" * 40), ["rules"]),
    "cut off before the seal": (2, AUCTION[: AUCTION.index("seal: ")], ["no empty line"]),
    "cut off before the log": (2, AUCTION[: AUCTION.index("\n\n") + 1], ["no empty line"]),
    "place of a long name": (2, changed(AUCTION, '"name":null', f'"name":"{"x" * 41}"'), ["line 5", "at most 40"]),
    "cut record, undo of too many": (1, CUT + "! undo 99\n", ["can't undo 99"]),
    "cut record, malformed": (2, CUT + "0 zzz\n", ["“zzz”"]),
    "cut record with a result": (1, changed(CUT, "view:", f"result: {RESULT}\nview:"), ["result"]),
}


@pytest.mark.parametrize("case", CRAFTY)
def test_record_of_a_crafty_kind(run, folder, case):
    status, text, words = CRAFTY[case]
    (folder / "match.ergo").write_text(text)
    said = run("replay", "match.ergo").refuses(status)
    for word in ["match.ergo", *words]:
        assert word in said
