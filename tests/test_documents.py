"""What the documents show works and prints what they say."""

import asyncio
import contextlib
import io
import re
import shlex
from pathlib import Path

import pytest

import ergosphere
from ergosphere.cli import main
from ergosphere.client import Client
from tests.server.running import Server

ROOT = Path(__file__).parents[1]
ANSWERED_AT_ONCE = ("almanac", "apply", "legal", "score")
DOCUMENTS = sorted(file for folder in (".", "docs", "bench", "research") for file in (ROOT / folder).glob("*.md"))


def blocks(file, language="python"):
    """The fenced blocks of a document in one language."""
    found = re.findall(r"^```(\w*)\n(.*?)^```$", (ROOT / file).read_text("utf-8"), re.S | re.M)
    return [text for name, text in found if name == language]


def anchors(file):
    """What a link can name behind its #: every heading in lower case, with hyphens for spaces."""
    headings = re.findall(r"^#+ (.*)$", file.read_text("utf-8"), re.M)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("file", DOCUMENTS, ids=lambda file: str(file.relative_to(ROOT)))
def test_links_lead_somewhere(file):
    for link in re.findall(r"\]\((?!https?:)([^)\s]+)\)", file.read_text("utf-8")):
        name, _, anchor = link.partition("#")
        target = file.parent / name if name else file
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


def test_the_sample_in_the_readme_prints_what_it_says():
    (sample,) = blocks("README.md")
    shown = next(text for text in blocks("README.md", "") if text.startswith("(0,)"))
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        exec(compile(sample, "README.md", "exec"), {})  # noqa: S102
    assert said.getvalue() == shown


def test_a_rule_in_the_readme_is_quoted_as_it_is(capsys):
    (shown,) = (text for text in blocks("README.md", "") if "Light> ?BH-9" in text)
    with pytest.raises(SystemExit):
        main(["rules", "black-holes", "BH-9"])
    quoted = shown.partition("Light> ?BH-9\n")[2].split()
    assert capsys.readouterr().out.split()[: len(quoted)] == quoted


@pytest.mark.parametrize("file", ["docs/black-holes.md", "docs/buccaneers.md", "docs/chasphere.md"])
def test_commands_in_the_documents_answer_so(file, capsys, tmp_path, monkeypatch):
    """Only commands that answer at once. The table to score is the first TOML block with players."""
    monkeypatch.chdir(tmp_path)
    tables = [text for text in blocks(file, "toml") if "[[player]]" in text]
    Path("table.toml").write_text("".join(tables[:1]), "utf-8")
    tried = 0
    for block in blocks(file, ""):
        for command, shown in re.findall(r"^\$ ergosphere (.*)\n((?:(?!\$ ).*\n)*)", block, re.M):
            if command.split()[0] in ANSWERED_AT_ONCE:
                with pytest.raises(SystemExit):
                    main(shlex.split(command))
                said = capsys.readouterr()
                assert said.out + said.err == shown
                tried += 1
    assert tried


def test_the_record_in_the_architecture_replays(capsys, tmp_path):
    (text,) = (text for text in blocks("docs/architecture.md", "") if text.startswith("game: "))
    file = tmp_path / "match.ergo"
    file.write_text(text, "utf-8")
    with pytest.raises(SystemExit) as done:
        main(["replay", str(file)])
    said = capsys.readouterr()
    assert (done.value.code, said.err) == (0, "")
    assert "legal match" in said.out


def bots_of_the_guide():
    """Everything that the samples in docs/write-a-bot.md define, by name."""
    names: dict = {}
    for sample in blocks("docs/write-a-bot.md"):
        if "class " in sample or "def " in sample:
            exec(compile(sample, "write-a-bot.md", "exec"), names)  # noqa: S102
    return names


def test_the_bots_in_the_guide_play():
    game, names = ergosphere.load("black-holes"), bots_of_the_guide()
    state = game.new()
    for kind in ("FirstBot", "GreedyBot", "MobilityBot"):
        assert names[kind](game, 1).choose(state.view(0), state.legal(0)) in state.legal(0)


def test_a_bot_of_ones_own_plays_at_a_servers_table(tmp_path):
    names = bots_of_the_guide()

    async def play(server):
        async with Client(server) as client:
            made = await client.make("black-holes", ["human", "bot:random"])
        return await names["play"](f"{server}/t/{made.id}#{made.seats[0].key}", names["GreedyBot"])

    with Server(tmp_path) as server:
        assert asyncio.run(play(server.url)).reason


def test_the_excerpts_of_the_guide_are_those_of_the_game():
    modules = [file.read_text("utf-8") for file in (ROOT / "tests/wreck_auction").rglob("*.py")]
    source = {line.strip() for module in modules for line in module.splitlines()}
    excerpts = [
        text for text in blocks("docs/adding-a-game.md") if "def " in text or "class " in text or "from ." in text
    ]
    assert len(excerpts) >= 5
    for text in excerpts:
        if "free_list_len" not in text:  # the part about speed quotes Black Holes instead
            assert [line for line in text.splitlines() if line.strip() and line.strip() not in source] == []


def test_the_client_in_the_protocol_plays_a_match(tmp_path, capsys):
    (sample,) = blocks("docs/protocol.md")
    names: dict = {}
    exec(compile(sample, "protocol.md", "exec"), names)  # noqa: S102
    with Server(tmp_path) as server:
        asyncio.run(names["main"](server.url))
    assert capsys.readouterr().out.startswith("Outcome(scores=")
