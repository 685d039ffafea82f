"""The page by Lighthouse (medians) and by weight: prints a table, writes bench-page.json, fails where a bar is missed.

Exit status: 0 every bar is met; 1 one is missed."""

from __future__ import annotations

import argparse
import json
import os
import re
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))
from chromium import found  # noqa: E402

LIGHTHOUSE = ROOT / "bench" / "lighthouse" / "node_modules" / "lighthouse" / "cli" / "index.js"
TARGET = ROOT / "bench-page.json"
CATEGORIES = ("performance", "accessibility", "best-practices")
BARS = {"performance": 95, "accessibility": 100, "best-practices": 100}
KILOBYTES = {"hall": 90, "table": 160}
FONTS = 150
"""Kilobytes of typefaces for a page."""


def serve(folder: str) -> tuple[subprocess.Popen[bytes], str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "ergosphere", "serve", "--port", str(port), "--database", f"{folder}/tables.db"]
    process = subprocess.Popen(command, stderr=subprocess.PIPE)
    assert process.stderr is not None
    while b" is at http" not in process.stderr.readline():
        if process.poll() is not None:
            sys.exit("page.py: the server did not start")
    return process, f"http://127.0.0.1:{port}"


def weigh(browser: Browser, url: str, path: str) -> dict[str, float]:
    """Kilobytes over the wire with an empty cache, typefaces apart."""
    context = browser.new_context()
    page = context.new_page()
    done: list[Any] = []
    page.on("requestfinished", lambda request: done.append(request))
    page.goto(url + path)
    page.wait_for_load_state("networkidle")
    time.sleep(1)
    sizes = {"page": 0.0, "fonts": 0.0}
    for request in done:
        kind = "fonts" if request.url.endswith(".woff2") else "page"
        sizes[kind] += (request.sizes()["responseBodySize"] + request.sizes()["responseHeadersSize"]) / 1024
    context.close()
    return sizes


def new_table(browser: Browser, url: str) -> str:
    """The path of a table that everybody may look at: two bots, so that no key is needed."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(url)
    path: str = page.evaluate(
        """async () => {
          const seats = [{kind: "human"}, {kind: "bot", level: "easy"}];
          const asked = {method: "POST", headers: {"Content-Type": "application/json"},
                         body: JSON.stringify({game: "black-holes", seats})};
          const made = await (await fetch("/api/tables", asked)).json();
          return `/t/${made.id}#${made.seats[0].key}`;
        }"""
    )
    context.close()
    return path


def lighthouse(node: str, url: str, preset: str, chromium: str) -> dict[str, float]:
    command = [node, str(LIGHTHOUSE), url, "--quiet", "--output=json", f"--only-categories={','.join(CATEGORIES)}"]
    command += ["--chrome-flags=--headless=new --no-sandbox"] + (["--preset=desktop"] if preset == "desktop" else [])
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "CHROME_PATH": chromium})
    if done.returncode:
        sys.exit(f"page.py: Lighthouse failed: {done.stderr.strip()[-400:]}")
    scores = json.loads(done.stdout)["categories"]
    return {name: round(100 * scores[name]["score"]) for name in CATEGORIES}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5, help="of Lighthouse for each median")
    runs = parser.parse_args().runs
    chromium = found() or sys.exit("page.py: no Chromium; tools/chromium.py says how to get one")
    node = subprocess.run([sys.executable, str(ROOT / "tools/node.py")], capture_output=True, text=True, check=True)
    program = f"{node.stdout.strip()}/node"
    rows: list[dict[str, Any]] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        process, url = serve(folder)
        try:
            browser = driver.chromium.launch(executable_path=chromium)
            table = new_table(browser, url)
            for screen, path in (("hall", "/"), ("table", table)):
                sizes = weigh(browser, url, path)
                rows.append(row(f"{screen}-transfer", "KB", sizes["page"], KILOBYTES[screen], most=True))
                rows.append(row(f"{screen}-fonts", "KB", sizes["fonts"], FONTS, most=True))
                for preset in ("desktop", "mobile"):
                    results = [lighthouse(program, url + path, preset, chromium) for _ in range(runs)]
                    for name in CATEGORIES:
                        median = statistics.median(result[name] for result in results)
                        bar = BARS[name] if preset == "desktop" else None
                        rows.append(row(f"{screen}-{preset}-{name}", "points", median, bar, most=False))
            browser.close()
        finally:
            process.terminate()
            process.wait(20)
    TARGET.write_text(json.dumps({"rows": rows}, indent=1) + "\n", "utf-8")
    for one in rows:
        wanted = "" if one["bar"] is None else f"{'at most' if one['most'] else 'at least'} {one['bar']}"
        print(f"{one['name']:34} {one['value']:7.1f} {one['unit']:7} {wanted:13} {'' if one['met'] else 'MISSED'}")
    sys.exit(not all(one["met"] for one in rows))


def row(name: str, unit: str, value: float, bar: float | None, most: bool) -> dict[str, Any]:
    met = bar is None or (value <= bar if most else value >= bar)
    return {"name": re.sub(r"\s", "-", name), "unit": unit, "value": value, "bar": bar, "most": most, "met": met}


if __name__ == "__main__":
    main()
