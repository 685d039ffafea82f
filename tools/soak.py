"""What runs long: one part at a time, taken up where it was left. `make soak` runs every part, `make soak-browser` one.

Each finished piece of a part is a line in .soak/PART.jsonl; pieces that are there are not done again. `--anew` forgets
them. Ends with 1 if any piece has found something."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
KEPT = ROOT / ".soak"
sys.path.insert(0, str(ROOT))

MATCHES = 10
"""Whole matches of each game in the browser."""
MESSAGES = 100_000
PIECES = 2
REST = 60.0
"""Seconds after the strangers have gone: what is still in memory then stays there."""
LONGEST_ANSWER = 3.0
"""Seconds of other people's bots beside thirty tables of experts."""
PACKS = 100
"""Strange packs of each game."""
LONGEST_TRIAL = 900
ROUNDS_OF_KILLS = 4


def browser() -> Iterator[tuple[str, Any]]:
    """Ten whole matches of each game in Chromium, with random presses, at random sizes."""
    import ergosphere

    for game in ergosphere.games():
        for number in range(1, MATCHES + 1):
            yield f"{game} {number}", lambda game=game, number=number: wander(game, number)


def wander(game: str, number: int) -> str:
    """One match; what was found, or nothing."""
    from tempfile import TemporaryDirectory

    from chromium import found
    from playwright.sync_api import sync_playwright

    from tests.browser.playing import pass_over_the_name
    from tests.browser.wandering import Finding, sit_down
    from tests.server.running import Server

    complaints: list[str] = []
    with TemporaryDirectory() as home, Server(Path(home)).start() as server, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=found())

        def visit(path: str, *, size: Any, url: str) -> Any:
            context = chromium.new_context(viewport=size, reduced_motion="reduce", has_touch=size["width"] < 900)
            context.add_init_script("localStorage.setItem('ergosphere.pace', 'off')")
            page = context.new_page()
            page.on("pageerror", lambda error: complaints.append(str(error)))
            page.goto(url + path)
            pass_over_the_name(page)
            return page

        wanderer = sit_down(visit, server.url, game, number)
        try:
            over = wanderer.play(most=3000)
        except Finding as finding:
            return str(finding)
        finally:
            chromium.close()
    if complaints:
        return f"page errors: {complaints}"
    return "" if over else "the match does not end"


def attack() -> Iterator[tuple[str, Any]]:
    """A hundred thousand messages of strangers while fifty honest tables play, in two pieces."""
    for number in range(1, PIECES + 1):
        yield f"piece {number}", lambda number=number: attack_once(number)


def attack_once(number: int) -> str:
    import asyncio
    from tempfile import TemporaryDirectory

    from tests.server.attack import attacked, flooded
    from tests.server.running import Server

    with TemporaryDirectory() as home, Server(Path(home)).start() as server:
        came = asyncio.run(attacked(server, 50, MESSAGES // PIECES, 20, seed=number, rest=REST))
        came["flood"] = asyncio.run(flooded(server)) if number == 1 else None
        failed = server.process.poll() is not None or "Traceback" in server.log
    print(json.dumps(came), flush=True)
    wrong = []
    if came["failures"] or failed:
        wrong.append(f"the server failed: {came['failures'][:3]}")
    if came["memory"][1] > 1.2 * came["memory"][0]:
        wrong.append(f"memory grew: {came['memory']}")
    if came["attacked"][1] > 3 * came["calm"][1]:
        wrong.append(f"waits grew: {came['calm']} to {came['attacked']} ms")
    if came["flood"] is not None and came["flood"] > LONGEST_ANSWER:
        wrong.append(f"beside thirty tables of experts a bot took {came['flood']:.1f} s")
    return "; ".join(wrong)


def packs() -> Iterator[tuple[str, Any]]:
    """Strange packs that each game accepts, played and thought about; the number of a piece is its seed."""
    for seed in range(PACKS):
        for game in ("black-holes", "buccaneers", "chasphere", "explorer"):
            yield f"{game} {seed}", lambda game=game, seed=seed: try_pack(game, seed)


def try_pack(game: str, seed: int) -> str:
    """In a process of its own, which may run out of memory or never come to an end."""
    command = [sys.executable, "-m", "tests.games.pack_soak", game, str(seed)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=LONGEST_TRIAL, check=False)
    except subprocess.TimeoutExpired:
        return f"does not end within {LONGEST_TRIAL} s"
    if done.returncode != 0:
        return f"ended with {done.returncode}: {done.stderr[-400:]}"
    said = json.loads(done.stdout)
    print(f"packs: {game} {seed}: {said.get('seconds', said.get('where'))}, {said.get('megabytes')} MB")
    return str(said["found"])


def kills() -> Iterator[tuple[str, Any]]:
    """The server is killed thirty times while many tables play, again and again."""
    for number in range(1, ROUNDS_OF_KILLS + 1):
        yield f"round {number}", lambda: tested("tests/server/test_kill.py", KILLS="30")


def tested(path: str, **named: str) -> str:
    """A test with larger figures than `make test` gives it."""
    command = [sys.executable, "-m", "pytest", "-q", path]
    environment = {**os.environ, "ENGINE": "compiled", **named}
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=environment, check=False)
    return "" if done.returncode == 0 else done.stdout[-2000:]


PARTS = {"browser": browser, "attack": attack, "kills": kills, "packs": packs}
SIDE_BY_SIDE = {"browser": 3, "attack": 1, "kills": 1, "packs": 2}
"""Pieces at once: browsers mostly wait, packs fill a core each, and the attack measures and wants the machine alone."""


def run(part: str, anew: bool) -> int:
    KEPT.mkdir(exist_ok=True)
    kept = KEPT / f"{part}.jsonl"
    if anew:
        kept.unlink(missing_ok=True)
    done = (
        {line["piece"]: line["found"] for line in map(json.loads, kept.read_text().splitlines())}
        if kept.exists()
        else {}
    )

    def do(piece: str, work: Callable[[], str]) -> None:
        began = time.monotonic()
        found = work()
        done[piece] = found
        with kept.open("a") as file:
            file.write(json.dumps({"piece": piece, "found": found}) + "\n")
        print(f"{part}: {piece}: {found or 'nothing found'} ({time.monotonic() - began:.0f} s)", flush=True)

    with ThreadPoolExecutor(SIDE_BY_SIDE[part]) as pool:
        begun = [pool.submit(do, piece, work) for piece, work in PARTS[part]() if done.get(piece) != ""]
        for each in begun:
            each.result()
    wrong = [piece for piece, found in done.items() if found]
    print(f"{part}: {len(done)} pieces, {len(wrong)} with findings")
    return 1 if wrong else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("part", nargs="?", choices=sorted(PARTS), help="leave it out for all of them")
    parser.add_argument("--anew", action="store_true", help="forget what was done before")
    given = parser.parse_args()
    return max(run(part, given.anew) for part in ([given.part] if given.part else PARTS))


if __name__ == "__main__":
    sys.exit(main())
