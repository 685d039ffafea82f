"""A person and a bot in one crew of Black Hole Explorer: the bot proposes and explains, the person decides, on the
bot's turns too."""

import re

import httpx
from playwright.sync_api import expect

from tests.browser.flying import Pilot

MOST = 60


def team(visit, server, seats):
    """A person at a page in a crew with a bot, all in one ship."""
    asked = {"game": "explorer", "seats": seats, "options": {"crews": "one"}}
    made = httpx.post(f"{server.url}/api/tables", json=asked).raise_for_status().json()
    seat = next(seat for seat in made["seats"] if seat["key"])
    return visit(f"/t/{made['id']}#{seat['key']}")


def decided(pilot):
    """What has been decided so far, by seat and action."""
    return [line for line in map(str, pilot.record().log) if line[0] in "01"]


def test_a_bot_proposes_and_explains(visit, server):
    page = team(visit, server, [{"kind": "human", "name": "Ada"}, {"kind": "bot", "level": "medium"}])
    pilot = Pilot(page)
    note = page.locator("[data-advice]")
    assert pilot.wait()
    expect(note).to_contain_text("Your bot suggests:", timeout=30_000)
    expect(note).to_contain_text("Of all ships for")
    expect(pilot.ask.locator(".commit")).to_have_count(0)  # nothing is done, and nothing is filled in
    note.get_by_role("button", name="Try it").click()
    expect(pilot.ask.locator(".commit")).to_have_text(re.compile(r"^Build for \d+ million"))
    expect(page.get_by_role("form", name="Spacecraft sheet").get_by_role("status")).to_contain_text("0 M left")
    before = len(pilot.record().log)
    pilot.ask.locator(".commit").click()
    pilot.done(before)


def test_a_person_decides_on_the_bots_turns(visit, server):
    """The bot builds and flies nothing by itself. Once its proposal is accepted, once something else is chosen."""
    page = team(visit, server, [{"kind": "bot", "level": "medium", "name": "Robo"}, {"kind": "human", "name": "Ada"}])
    pilot = Pilot(page)
    note = page.locator("[data-advice]")
    accept = pilot.ask.get_by_role("button", name=re.compile("^Accept: "))
    assert pilot.wait()
    expect(pilot.ask).to_contain_text("Robo's turn.")
    expect(note).to_contain_text("Robo suggests:", timeout=30_000)
    expect(note).to_contain_text("Of all ships for")
    expect(accept).to_have_text(re.compile(r"^Accept: Build for \d+ million"))
    proposed = note.get_attribute("data-advice")
    assert decided(pilot) == []
    form = page.get_by_role("form", name="Spacecraft sheet")
    expect(form).to_contain_text("SpacecraftRobo and Ada")
    expect(form.get_by_role("textbox")).to_have_count(0)  # others can't rename a bot
    before = len(pilot.record().log)
    accept.click()
    pilot.done(before)
    assert decided(pilot) == [f"0 {proposed}"]

    assert pilot.wait()
    expect(note).to_have_attribute("data-advice", "dice 2", timeout=30_000)
    expect(accept).to_have_text("Accept: Roll 2 dice")
    before = len(pilot.record().log)
    pilot.ask.get_by_role("button", name=re.compile("^3 dice")).click()
    pilot.done(before)
    assert decided(pilot)[-1] == "0 dice 3"

    assert pilot.wait()  # Ada's own turn: nothing to accept
    assert pilot.state().actors() == (1,)
    expect(pilot.ask).not_to_contain_text("Robo's turn")
    expect(accept).to_have_count(0)
    pilot.decide()
    for _ in range(MOST):
        if not pilot.wait() or pilot.state().actors() == (0,):
            break
        pilot.decide()
    expect(accept).to_have_count(1, timeout=30_000)
    before = len(pilot.record().log)
    accept.focus()
    page.keyboard.press("Enter")
    pilot.done(before)


def test_who_is_alone_may_ask(visit):
    page = visit("/new/explorer")
    page.get_by_role("button", name="Begin").click()
    assert Pilot(page).wait()
    expect(page.locator("[data-advice]")).to_have_count(0)
    page.get_by_role("button", name="Ask mission control").click()
    expect(page.locator("[data-advice]")).to_contain_text("Mission control suggests:", timeout=30_000)
    expect(page.locator("[data-advice]")).to_contain_text("You decide.")
