"""Black Hole Explorer in a real browser: a mission alone, a race and a team in two browsers, and how it all looks."""

import re

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.flying import Pilot
from tests.browser.looking import every_width, look

MOST_OF_A_TEAM = 400


class Finger(Pilot):
    """On a phone."""

    def press(self, place):
        place.tap()


def lay(server, seats, options):
    """A table by HTTP; the links of its people."""
    asked = {"game": "explorer", "seats": seats, "options": options}
    made = httpx.post(f"{server.url}/api/tables", json=asked).raise_for_status().json()
    return [f"/t/{made['id']}#{seat['key']}" for seat in made["seats"] if seat["key"]]


def begin(visit, **how):
    """From the hall to the spacecraft sheet, the way a newcomer goes."""
    page = visit("/", **how)
    page.get_by_role("link", name="Play Black Hole Explorer").click()
    page.get_by_role("button", name="Begin").click()
    return page


def test_a_mission_alone(visit):
    """Two ships at most; whatever happens to them, the story is told afterwards."""
    pilot = Pilot(begin(visit))
    pilot.fly()
    page = pilot.page
    expect(page.get_by_role("heading", name=re.compile("^(The Prize is yours|Nobody wins the Prize)"))).to_be_visible()
    expect(page.get_by_role("heading", name="The story of the mission")).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("^Height over time"))).to_be_visible()
    expect(page.get_by_text("How would a real mission differ?")).to_be_visible()
    page.get_by_role("button", name="Check the seal").click()
    expect(page.get_by_text("Verified: the whole match was replayed")).to_be_visible()
    record = pilot.record()
    assert record.result is not None
    page.goto(pilot.url + "/record")
    page.get_by_role("textbox").fill(record.to_text())
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_text("The record is a legal match, played to its end.")).to_be_visible()
    page.get_by_role("button", name="End", exact=True).click()
    expect(page.get_by_role("region", name=re.compile("^Sheet of"))).to_be_visible()


def test_a_race_in_two_browsers(visit, server):
    """Ada at a desk, Bo on a phone. What one does the other sees; a reload loses nothing."""
    links = lay(server, [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bo"}], {"first": "0"})
    pages = visit(links[0]), visit(links[1], phone=True)  # it begins when both are there
    ada, bo = Pilot(pages[0]), Finger(pages[1])
    for number in range(60):
        seat = ada.state().actors()
        if not seat:
            break
        pilot = (ada, bo)[seat[0]]
        if number == 9:
            pilot.page.reload()
        if not pilot.wait():
            break
        pilot.decide()
    flying = ada.state().view(None).ships[1].design is not None  # otherwise the hole has just taken the ship
    seen = re.compile("orbit|lane|home" if flying else "no ship")
    expect(ada.page.get_by_role("region", name="Bo")).to_contain_text(seen)
    bo.press(bo.page.get_by_role("button", name="Log"))
    expect(bo.page.get_by_text("Ada builds a ship").first).to_be_visible()
    bo.press(bo.page.get_by_role("button", name="Crews"))
    expect(bo.page.get_by_role("region", name="Ada")).to_be_visible()


def test_a_team_in_two_browsers(visit, server):
    """One ship for two: they take its turns in rotation, and both see the same sheet."""
    links = lay(
        server, [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bo"}], {"crews": "one", "missions": "1"}
    )
    pages = [visit(link) for link in links]
    crew = [Pilot(page) for page in pages]
    turns = set()
    for _ in range(MOST_OF_A_TEAM):
        actors = crew[0].state().actors()
        if not actors:
            break
        pilot = crew[actors[0]]
        turns.add(actors[0])
        assert pilot.wait()
        expect(crew[1 - actors[0]].ask.get_by_role("button", name=re.compile("^(Roll|Build|Stay)"))).to_have_count(0)
        pilot.decide()
    assert turns == {0, 1}
    for pilot in crew:
        expect(pilot.over).to_be_visible()
        expect(
            pilot.page.get_by_role("heading", name=re.compile("^(The Prize is yours|Nobody wins the Prize)"))
        ).to_be_visible()


def funding(pilot, crew):
    return pilot.state().view(None).ships[crew].funding


@pytest.mark.parametrize("agrees", [True, False], ids=["yes", "no"])
def test_two_crews_may_join_after_the_rolls(visit, server, agrees):
    """Ada asks Bo. If he agrees, they have one ship and the money of both; if not, each builds with their own roll."""
    people = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bo"}]
    links = lay(server, people, {"pooling": "on", "first": "0"})
    pages = visit(links[0]), visit(links[1], phone=True)
    ada, bo = Pilot(pages[0]), Finger(pages[1])
    assert ada.wait()
    rolled = [funding(ada, crew) for crew in (0, 1)]
    expect(ada.ask).to_contain_text("Fly together with another crew?")
    expect(ada.ask).to_contain_text(f"You have {rolled[0]} million.")
    ada.press(ada.ask.get_by_role("button", name=f"Ask Bo ({rolled[1]} million)"))
    assert bo.wait()
    expect(bo.ask).to_contain_text("Ada asks to fly together")
    expect(bo.ask).to_contain_text(f"They have {rolled[0]} million, you have {rolled[1]}.")
    bo.press(bo.ask.get_by_role("button", name="Fly together" if agrees else "No, fly alone", exact=True))
    if not agrees:
        expect(bo.ask).to_contain_text("Fly together with another crew?")  # it is his turn to ask
        bo.press(bo.ask.get_by_role("button", name="Fly alone"))
    assert ada.wait()
    form = ada.page.get_by_role("form", name="Spacecraft sheet")
    expect(form.get_by_role("status")).to_contain_text(f"{min(60, sum(rolled)) if agrees else rolled[0]} M left")
    joined = ada.page.locator(".log").get_by_text("Ada and Bo join forces")
    expect(joined).to_have_count(1 if agrees else 0)
    ada.press(form.locator('[data-box="power 1"]'))
    ada.press(ada.ask.get_by_role("button", name="Build for 5 million"))
    if agrees:
        assert ada.wait()
        expect(ada.page.get_by_role("region", name="Sheet of the crew")).to_contain_text("Ada and Bo")
        assert [ship.seats for ship in ada.state().view(None).ships] == [(0, 1), ()]
    else:
        assert bo.wait()
        expect(bo.page.get_by_role("form", name="Spacecraft sheet").get_by_role("status")).to_contain_text(
            f"{rolled[1]} M left"
        )


def test_crews_by_hand(visit, server):
    """Two in one ship against a third, chosen where the table is set."""
    page = visit("/new/explorer")
    for _ in range(2):
        page.get_by_role("button", name="Add a seat").click()
    page.get_by_role("radio", name="Custom crews").check()
    page.get_by_role("combobox", name="Seat 2").select_option("Crew 2")
    page.get_by_role("combobox", name="Seat 3").select_option("Crew 1")
    page.get_by_role("button", name="Begin").click()
    expect(page.locator("[data-lines]")).to_be_visible()
    shown = httpx.get(f"{server.url}/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert shown["options"]["crews"] == "0+2,1"


def test_the_sheet(visit):
    """The budget counts down; what it can't pay for is refused with the rule; the ship gets a name."""
    page = begin(visit)
    Pilot(page).wait()
    form = page.get_by_role("form", name="Spacecraft sheet")
    funding = int(re.search(r"(\d+) million", page.locator("[data-ask]").inner_text())[1])
    expect(form.get_by_role("status")).to_contain_text(f"{funding} M left")
    form.get_by_role("button", name="Power: level 2, 10 million").click()
    expect(form.get_by_role("status")).to_contain_text(f"{funding - 10} M left")
    form.get_by_role("button", name="Power: level 1, 5 million").focus()
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.dataset.box") == "strength 1"
    if funding < 60:
        while form.locator("[aria-disabled=false][aria-pressed=false]").count():
            form.locator("[aria-disabled=false][aria-pressed=false]").first.click()
        form.locator("[aria-disabled=true]").first.click(force=True)  # it looks disabled, and still answers
        expect(page.locator("[data-ask=refused]")).to_contain_text("but you have")
        page.locator("[data-ask=refused] .primary").click()
    form.get_by_role("textbox", name="Name of the ship").fill("Ada's Patience")
    form.get_by_role("textbox", name="Name of the ship").press("Enter")
    page.keyboard.press("Tab")
    expect(page.get_by_role("region", name="Ada's Patience")).to_be_visible()
    page.get_by_role("button", name="What are the odds?").click()
    expect(page.get_by_text(re.compile(r"\d+% chance of the Prize"))).to_be_visible(timeout=60_000)


def test_by_keyboard(visit):
    """Tab to the chart, arrows along it, Enter on a goal; the strip's button commits."""
    page = begin(visit)
    pilot = Pilot(page)
    pilot.fly(until=lambda one: one.state().view(0).phase == "move")
    expect(pilot.ask).to_contain_text("Change orbit here?")
    ship = pilot.state().view(0).ships[0]
    chart = page.get_by_role("group", name=re.compile("^Chart"))
    chart.locator(f'[data-space="{ship.orbit}/{ship.space}"]').focus()
    page.keyboard.press("ArrowDown")
    focused = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert "Down to orbit" in focused
    before = len(pilot.record().log)
    page.keyboard.press("Enter")
    expect(pilot.ask.locator(".commit")).to_have_text(re.compile("^Down to orbit"))
    page.keyboard.press("Enter")
    pilot.done(before)
    assert pilot.state().view(0).ships[0].orbit >= ship.orbit


@pytest.mark.parametrize("phone", [False, True], ids=["1440", "390"])
def test_how_it_looks(visit, phone):
    page = begin(visit, phone=phone)
    pilot = (Finger if phone else Pilot)(page)
    pilot.wait()
    look(page, "explorer-build")
    pilot.fly(until=lambda one: one.state().view(0).phase == "move")
    look(page, "explorer-change")
    pilot.fly(until=lambda one: len(one.record().log) > 40)
    look(page, "explorer-flight")
    if phone and pilot.over.count() == 0:
        for tab in ("Sheet", "Crews", "Log"):
            page.get_by_role("button", name=tab, exact=True).tap()
            look(page, f"explorer-{tab.lower()}")
        page.get_by_role("button", name="Chart", exact=True).tap()
    pilot.fly()
    look(page, "explorer-end")


def test_every_width(visit):
    page = begin(visit)
    pilot = Pilot(page)
    pilot.wait()
    pilot.decide()
    pilot.wait()
    every_width(page, "explorer-table")
