"""What the documents show works, and prints what they say."""

import asyncio
import contextlib
import io
import re
from pathlib import Path

import ergosphere
from tests.server.running import Server

ROOT = Path(__file__).parents[1]


def blocks(file, language="python"):
    """The fenced blocks of a document in one language."""
    found = re.findall(r"^```(\w*)\n(.*?)^```$", (ROOT / file).read_text("utf-8"), re.S | re.M)
    return [text for name, text in found if name == language]


def test_the_sample_in_the_readme_prints_what_it_says():
    (sample,) = blocks("README.md")
    shown = next(text for text in blocks("README.md", "") if text.startswith("(0,)"))
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        exec(compile(sample, "README.md", "exec"), {})  # noqa: S102
    assert said.getvalue() == shown


def test_the_bots_in_the_guide_play():
    game = ergosphere.load("black-holes")
    names: dict = {}
    for sample in blocks("docs/write-a-bot.md"):
        if "class " in sample:
            exec(compile(sample, "write-a-bot.md", "exec"), names)  # noqa: S102
    state = game.new()
    for kind in ("FirstBot", "GreedyBot", "MobilityBot"):
        assert names[kind](game, 1).choose(state.view(0), state.legal(0)) in state.legal(0)


def test_the_excerpts_of_the_guide_are_those_of_the_game():
    source = {line.strip() for line in (ROOT / "tests/wreck_auction/__init__.py").read_text("utf-8").splitlines()}
    excerpts = [text for text in blocks("docs/adding-a-game.md") if "def " in text or "class " in text]
    assert len(excerpts) >= 5
    for text in excerpts:
        if "free_list_len" not in text:  # the part about speed quotes Black Holes
            assert [line for line in text.splitlines() if line.strip() and line.strip() not in source] == []


def test_the_client_in_the_protocol_plays_a_match(tmp_path, capsys):
    (sample,) = blocks("docs/protocol.md")
    names: dict = {}
    exec(compile(sample, "protocol.md", "exec"), names)  # noqa: S102
    with Server(tmp_path) as server:
        asyncio.run(names["main"](server.url))
    assert capsys.readouterr().out.startswith("Outcome(scores=")
