"""A person and a bot in one crew of Black Hole Explorer: the bot proposes and explains, the person decides."""

import re

import httpx
from playwright.sync_api import expect

from tests.browser.flying import Pilot

MOST = 60


def test_a_bot_proposes_and_explains(visit, server):
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "level": "medium"}]
    asked = {"game": "explorer", "seats": seats, "options": {"crews": "one"}}
    made = httpx.post(f"{server.url}/api/tables", json=asked).raise_for_status().json()
    page = visit(f"/t/{made['id']}#{made['seats'][0]['key']}")
    pilot = Pilot(page)
    note = page.locator("[data-advice]")
    assert pilot.wait()
    expect(note).to_contain_text("Your bot proposes:", timeout=30_000)
    expect(note).to_contain_text("Of all ships for")
    expect(pilot.ask.locator(".commit")).to_have_count(0)  # nothing is done, and nothing is filled in
    note.get_by_role("button", name="Try it").click()
    expect(pilot.ask.locator(".commit")).to_have_text(re.compile(r"^Build for \d+ million"))
    expect(page.get_by_role("form", name="Spacecraft sheet").get_by_role("status")).to_contain_text("0 M left")
    before = len(pilot.record().log)
    pilot.ask.locator(".commit").click()
    pilot.done(before)
    for _ in range(MOST):
        if not pilot.wait() or page.get_by_text("Your bot has decided:").count():
            break
        pilot.decide()
    expect(page.get_by_text(re.compile(r"^Your bot has decided: "))).to_be_visible()


def test_who_is_alone_may_ask(visit):
    page = visit("/new/explorer")
    page.get_by_role("button", name="Begin").click()
    assert Pilot(page).wait()
    expect(page.locator("[data-advice]")).to_have_count(0)
    page.get_by_role("button", name="What would mission control do?").click()
    expect(page.locator("[data-advice]")).to_contain_text("Mission control proposes:", timeout=30_000)
    expect(page.locator("[data-advice]")).to_contain_text("You decide.")
