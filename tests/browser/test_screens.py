"""Every screen in both themes and at every width: axe has no complaints, nothing scrolls sideways.

The pictures go into the folder `screenshots`, to compare with the design."""

import re
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import SCREENSHOTS
from tests.browser.looking import every_width, look, settle, violations
from tests.browser.playing import Player, begin, sit_down

MOVES = 6


@pytest.mark.parametrize("phone", [False, True], ids=["1440", "390"])
def test_every_screen(visit, server, phone):
    page = visit("/new/black-holes", phone=phone)
    expect(page.get_by_role("button", name="Begin")).to_be_visible()
    page.get_by_role("radio", name="By link").last.check()
    page.get_by_role("button", name="Create the table").click()
    expect(page.get_by_role("textbox", name="Link for seat 2")).to_be_visible()
    look(page, "waiting")

    player = begin(visit, phone=phone)
    page = player.page
    player.wait()
    look(page, "table-start")
    for _ in range(MOVES):
        player.wait()
        player.move()
    player.wait()
    _, origin, _ = player.choose()
    player.on_board(origin)
    look(page, "table-middle")
    if phone:
        for tab in ("Plan", "Log", "Rules"):
            page.get_by_role("button", name=tab, exact=True).tap()
            look(page, f"table-{tab.lower()}")
        page.get_by_role("button", name="Menu").tap()
        page.get_by_role("dialog").get_by_role("button", name="Resign").tap()
    else:
        page.get_by_role("button", name="Rules").click()
        look(page, "table-rules")
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.get_by_role("region", name="Result")).to_be_visible()
    if phone:
        look(page, "after")
        page.get_by_role("button", name="Board").tap()
    expect(page.get_by_role("region", name="Replay")).to_be_visible()
    look(page, "table-end")
    record = player.record().to_text()

    page.goto(server.url)
    expect(page.get_by_text("Finished: ")).to_be_visible()
    look(page, "hall")
    page.goto(server.url + "/rules")
    expect(page.get_by_text("BH-15")).to_be_visible()
    look(page, "rules")
    page.goto(server.url + "/record")
    page.get_by_role("textbox").fill(record)
    look(page, "record")
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_role("region", name="Replay")).to_be_visible()
    look(page, "record-shown")
    page.goto(server.url + "/t/nowhere")
    expect(page.get_by_role("heading", name="No such table")).to_be_visible()
    look(page, "no-table")


@pytest.mark.parametrize("game", ["black-holes", "buccaneers", "chasphere", "explorer", "wreck-auction"])
def test_setting_the_table(visit, game):
    """Every game's options, and its band."""
    for phone in (False, True):
        page = visit(f"/new/{game}", phone=phone)
        expect(page.get_by_role("button", name="Begin")).to_be_visible()
        look(page, f"set-{game}")


def test_every_width(visit, server):
    page = visit("/")
    expect(page.get_by_role("link", name="Play Black Holes")).to_be_visible()
    every_width(page, "hall")
    page.goto(server.url + "/rules")
    expect(page.get_by_text("BH-15")).to_be_visible()
    every_width(page, "rules")
    page.goto(server.url + "/new/black-holes")
    begin = page.get_by_role("button", name="Begin")
    expect(begin).to_be_visible()
    every_width(page, "set-the-table")
    begin.click()
    Player(page).wait()
    every_width(page, "table")


def test_hidden_hands_at_one_screen(visit):
    """The curtain: nothing of a hand is in the page before its owner says they are there."""
    page = visit("/new/wreck-auction")
    page.get_by_role("radio", name="Here").nth(1).check()
    page.get_by_role("textbox", name="Name of seat 1").fill("Ada")
    page.get_by_role("textbox", name="Name of seat 2").fill("Bo")
    page.get_by_role("button", name="Begin").click()
    for name in ("Ada", "Bo"):
        expect(page.get_by_role("heading", name=f"Pass the screen to {name}")).to_be_visible()
        expect(page.get_by_text("What you can do")).to_be_hidden()
        assert violations(page) == []
        settle(page)
        page.screenshot(path=SCREENSHOTS / "curtain-1440-light.png")
        page.get_by_role("button", name=f"I'm {name}").click()
        bid = page.get_by_role("button", name="Bid").first
        bid.click()
        assert violations(page) == []
        settle(page)
        page.screenshot(path=SCREENSHOTS / "plain-1440-light.png")
        page.locator("[data-ask]").get_by_role("button", name="Bid").click()
    # All have bid, and Bo is still there: the next round begins with Bo, and then it is Ada's.
    page.get_by_role("button", name="Bid").first.click()
    page.locator("[data-ask]").get_by_role("button", name="Bid").click()
    expect(page.get_by_role("heading", name="Pass the screen to Ada")).to_be_visible()


def test_wrong_links(visit, server):
    page = visit("/t/nothing#key", greet=False)
    expect(page.get_by_role("heading", name="No such table")).to_be_visible()
    page.goto(server.url + "/new/no-game")
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    assert page.goto(server.url + "/nonsense/of/some/kind").status == 404
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    look(page, "nowhere")
    page.get_by_role("link", name="Back to the hall").click()
    expect(page.get_by_role("link", name="Play Black Holes")).to_be_visible()


def seats_for_friends(visit, **how):
    """A table with a seat by link: the host's page, waiting, and the link."""
    page = visit("/new/black-holes", **how)
    page.get_by_role("radio", name="By link").last.check()
    page.get_by_role("button", name="Create the table").click()
    return page, page.get_by_role("textbox", name="Link for seat 2").input_value()


def test_join_by_code(visit):
    page, _ = seats_for_friends(visit)
    code = page.locator(".big.mono").inner_text()
    friend = visit("/")
    friend.get_by_role("textbox", name="Code of the table").fill("WRONG1")
    friend.get_by_role("button", name="Take a seat").click()
    expect(friend.get_by_text("No table has that code.")).to_be_visible()
    friend.get_by_role("textbox", name="Code of the table").fill(code.lower())
    friend.get_by_role("button", name="Take a seat").click()
    sit_down(friend, "Bo")
    expect(friend.locator("[data-lines]")).to_be_visible()
    assert Player(page).wait()
    expect(page.get_by_text("Bo", exact=True).first).to_be_visible()


@pytest.mark.parametrize("phone", [False, True], ids=["1440", "390"])
def test_a_guest_says_a_name(visit, server, phone):
    page, link = seats_for_friends(visit, phone=phone)
    friend = visit(link.removeprefix(server.url), phone=phone, greet=False)
    expect(friend.get_by_role("textbox", name="What should we call you?")).to_be_visible()
    expect(page.get_by_text("nobody yet")).to_be_visible()  # nobody sits down before saying so
    look(friend, "welcome")
    sit_down(friend, "Bo")
    expect(page.get_by_text("Bo", exact=True).first).to_be_visible()
    friend.reload()
    expect(friend.locator("[data-lines]")).to_be_visible()  # asked once
    friend.goto(server.url + "/new/buccaneers")
    expect(friend.get_by_role("textbox", name="Name of seat 1")).to_have_value("Bo")


def test_a_link_that_only_this_computer_opens_says_so(visit):
    page, _ = seats_for_friends(visit)
    expect(page.get_by_text("open only on this computer")).to_be_visible()
    expect(page.get_by_text("ergosphere serve --host 0.0.0.0")).to_be_visible()


def test_the_hall_tells_who_won(visit, server):
    """Who played and how it ended, with nothing cut off on a phone."""
    page = visit("/new/chasphere", phone=True)
    page.get_by_role("textbox", name="Name of seat 1").fill("Ada")
    page.get_by_role("button", name="Begin").tap()
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("dialog").get_by_role("button", name="Resign").tap()
    page.get_by_role("dialog").get_by_role("button", name="Resign").tap()
    expect(page.get_by_role("region", name="Result")).to_be_visible()
    page.goto(server.url)
    slip = page.locator(".slip")
    expect(slip.get_by_text("Chasphere Black Hole")).to_be_visible()
    expect(slip.get_by_text(re.compile(r"^with \w+"))).to_be_visible()
    expect(slip.get_by_text(re.compile(r"^Finished: \w+ won"))).to_be_visible()
    hidden = "e => e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).overflowX !== 'visible'"
    cut = page.evaluate(f"[...document.querySelectorAll('.slip *')].some({hidden})")
    assert not cut


def test_a_link_that_opens_nothing_asks_for_no_name(visit, server):
    made = httpx.post(f"{server.url}/api/tables", json={"game": "black-holes", "seats": [{"kind": "human"}] * 2}).json()
    page = visit(f"/t/{made['id']}#wrong", greet=False)
    expect(page.get_by_role("heading", name="This link doesn't open a seat")).to_be_visible()


def test_a_record_names_its_ships_from_the_start(visit, server):
    """In Chasphere nobody has a name before the ships are dealt; the log still mentions everybody."""
    record = (Path(__file__).parents[1] / "games" / "records" / "chasphere-2.ergo").read_text()
    page = visit("/record")
    page.get_by_role("textbox").fill(record)
    page.get_by_role("button", name="Open", exact=True).click()
    lines = page.get_by_role("complementary").get_by_role("listitem")
    expect(lines.filter(has_text=re.compile(r"^\s*(begins|flies)"))).to_have_count(0)
    expect(lines.filter(has_text=re.compile(r"starts from ")).first).to_be_visible()
