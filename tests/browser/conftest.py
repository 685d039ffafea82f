"""A real server and a real Chromium. Every console message and every request of a page is recorded."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.playing import pass_over_the_name
from tests.server.running import Server
from tools.chromium import found

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SCREENSHOTS = Path(__file__).parents[2] / "screenshots"
SCREENSHOTS.mkdir(exist_ok=True)
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
PATIENCE = 30_000
"""Milliseconds. Nothing waits that long when all is well; several browsers on a busy machine may."""
PACE = "ergosphere.pace"
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args):
    path = found()
    if path is None:
        pytest.fail("no Chromium; tools/chromium.py says how to get one")
    return {**browser_type_launch_args, "executable_path": path}


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    with Server(tmp_path_factory.mktemp("server")).start() as server:
        yield server


@pytest.fixture
def visit(browser, server):
    """Another person, in a context of their own that shares neither storage nor connections with anybody.

    Animations and step-by-step shows are off unless a test wants them, so a game takes seconds. Whoever comes by a
    seat's link is asked for a name and skips that, unless a test wants to see it. When the test is over, the page must
    have stayed within its own origin and logged no complaint."""
    contexts, complaints = [], []

    def enter(path="/", *, phone=False, theme="light", motion="reduce", size=None, url=None, pace=None, greet=True):
        viewport = size or (PHONE if phone else DESKTOP)
        context = browser.new_context(
            viewport=viewport, color_scheme=theme, reduced_motion=motion, has_touch=phone, is_mobile=phone
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        pace = pace or ("off" if motion == "reduce" else "fast")
        context.add_init_script(f"localStorage.getItem('{PACE}') ?? localStorage.setItem('{PACE}', '{pace}')")
        page = context.new_page()
        base = url or server.url
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.append(said.text) if unexpected(said) else None)
        page.on("request", lambda asked: complaints.append(asked.url) if foreign(asked.url, base) else None)
        page.goto(base + path)
        if "#" in path and greet:
            pass_over_the_name(page)
        return page

    yield enter
    for context in contexts:
        context.close()
    assert complaints == []


def unexpected(said):
    """When a server is away or refuses, the browser itself complains; that isn't the page's fault."""
    if "ERR_CONNECTION" in said.text or "WebSocket" in said.text or "/api/" in said.location.get("url", ""):
        return False
    if "status of 404" in said.text and "/assets/" not in said.location.get("url", ""):
        return False  # a wrong address, on purpose
    return said.type in ("error", "warning")


def foreign(url, base):
    return not url.startswith((base, base.replace("http", "ws", 1), "data:", "blob:"))
