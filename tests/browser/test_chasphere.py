"""Chasphere in real browsers: a match by link, by mouse, keyboard and touch; every place of the table; the pad."""

import random
import re

import httpx
import pytest
from playwright.sync_api import expect

import ergosphere
from tests.browser.looking import every_width, look

MOST = 600
"""Presses in one match; the sky ends it after about sixteen game turns."""


def begin(visit, seats=3, **how):
    """Against bots, from the hall."""
    page = visit("/", **how)
    page.get_by_role("link", name="Play Chasphere Black Hole").click()
    for _ in range(seats - 2):
        page.get_by_role("button", name="Add a seat").click()
    for choice in page.get_by_role("radio", name="Random", exact=True).all():
        choice.check()
    page.get_by_role("button", name="Begin").click()
    return Pilot(page)


class Pilot:
    """Somebody who knows no rules, only what the page offers."""

    def __init__(self, page, seed=1):
        self.page = page
        self.random = random.Random(seed)
        expect(page.locator("[data-lines]")).to_be_visible()

    @property
    def strip(self):
        return self.page.locator("[data-ask=preview]")

    @property
    def end(self):
        """What the table shows when the match is over; on a phone the result comes first."""
        return self.page.get_by_role("region", name=re.compile("^(Replay|Result)$"))

    def wait(self):
        """Wait until the strip asks (True) or the match is over (False)."""
        expect(self.strip.or_(self.end).first).to_be_visible(timeout=60_000)
        return self.end.count() == 0

    def lines(self):
        return int(self.page.locator("[data-lines]").get_attribute("data-lines"))

    def press(self, place):
        place.click()

    def commit(self, place):
        """Press something that leads to an action, and wait until it is in the log."""
        before = self.lines()
        self.press(place)
        self.page.wait_for_function(
            "n => Number(document.querySelector('[data-lines]').dataset.lines) > n"
            " || document.querySelector('[aria-label=Replay], [aria-label=Result]') !== null",
            arg=before,
        )

    def button(self, name):
        return self.strip.get_by_role("button", name=name)

    def step(self):
        """Make one decision: something that the page offers."""
        end = self.strip.locator('[data-action="end"]')
        if self.page.locator(".tray").count() > 0:
            return self.sort()
        if end.count() == 0:  # in the middle of something: any answer will do
            return self.commit(self.random.choice(self.strip.locator("[data-action]").all()))
        explore = self.button(re.compile("^Explore "))
        offers = self.page.locator(".can[data-opportunity]")
        ways = self.page.get_by_role("button", name=re.compile("you can fly here"))
        if offers.count() > 0:
            self.press(offers.first)
            return self.commit(self.button(re.compile("^Seize")))
        if explore.count() > 0 and self.random.random() < 0.7:
            self.press(explore)
            return self.commit(self.strip.locator("[data-action]").last)
        if ways.count() > 0 and self.random.random() < 0.45:
            self.press(self.random.choice(ways.all()))
            return self.commit(self.button(re.compile("^Fly to")))
        return self.commit(end)

    def sort(self):
        """The drawn cards: one is kept, the others go somewhere."""
        tray = self.page.locator(".tray")
        if self.strip.locator(".commit").count() == 0:
            self.press(self.random.choice(tray.locator(".slip-card").all()))
        self.press(self.random.choice(tray.locator(".ways button").all()))
        if self.strip.locator(".commit").count() == 0:  # the kept one has been put back
            self.press(tray.locator(".slip-card").first)
        self.commit(self.strip.locator(".commit"))


class Finger(Pilot):
    def press(self, place):
        place.tap()


def test_three_browsers_play_a_match_by_link(visit, server):
    host = visit("/new/chasphere")
    host.get_by_role("button", name="Add a seat").click()
    for row in (1, 2):
        host.get_by_role("radio", name="By link").nth(row).check()
    host.get_by_role("button", name="Create the table").click()
    links = [host.get_by_role("textbox", name=f"Link for seat {seat}").input_value() for seat in (2, 3)]
    friends = [
        visit(link.removeprefix(server.url), phone=seat == 1, theme=["light", "dark"][seat])
        for seat, link in enumerate(links)
    ]
    people = [Pilot(host, 1), Pilot(friends[0], 2), Finger(friends[1], 3)]
    for _ in range(MOST):
        if people[0].end.count() > 0:
            break
        ready = [one for one in people if one.strip.count() > 0]
        if ready:
            ready[0].step()
        else:
            host.wait_for_timeout(50)
    for one in people:
        assert not one.wait(), "the match does not end"
    id = re.search(r"/t/([^#]+)", host.url).group(1)
    record = ergosphere.Record.from_text(httpx.get(f"{server.url}/api/tables/{id}/record").text)
    *_, last = record.states()
    outcome = last.outcome()
    assert outcome is not None
    result = host.get_by_role("region", name="Result")
    expect(result.get_by_role("heading").first).to_be_visible()
    totals = result.get_by_role("row", name=re.compile("^Total")).get_by_role("cell").all_inner_texts()
    best = sorted(range(3), key=lambda seat: (outcome.ranks[seat], seat))
    points = [str(outcome.scores[seat]).replace("-", "−") for seat in best]
    assert [total for total in totals if total != "lost"] == points[: sum(total != "lost" for total in totals)]
    host.get_by_role("button", name="Check the seal").click()
    expect(host.get_by_text(re.compile("^Verified"))).to_be_visible()
    look(host, "chasphere-end")
    look(friends[1], "chasphere-end")


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (390, 844), (844, 390)], ids=str)
def test_drawn_cards_are_sorted_in_one_press(visit, size):
    """Side by side, covering nothing that matters. One press keeps one and puts the others back. One Undo
    brings back the others, but not the kept card, which everybody has seen."""
    pilot = begin(visit, size={"width": size[0], "height": size[1]})
    page = pilot.page
    tray = page.locator(".tray")
    while tray.locator(".slip-card").count() < 2:
        assert pilot.wait(), "nobody has drawn two cards"
        explore = pilot.button(re.compile("^Explore "))
        if tray.count() == 0 and explore.count() > 0:
            explore.click()
            pilot.commit(pilot.strip.locator("[data-action]").last)
        else:
            pilot.step()
    pilot.wait()
    cards = tray.locator(".slip-card")
    tops = {round(card.bounding_box()["y"]) for card in cards.all()}
    assert len(tops) == 1, "the cards don't lie side by side"
    box = tray.bounding_box()
    own = page.get_by_role("button", name=re.compile("your ship")).bounding_box()
    assert own["y"] + own["height"] <= box["y"] + 2 or own["x"] + own["width"] <= box["x"] + 2, (
        "it hides one's own planet"
    )
    for deck in page.locator(".deck").all():
        place = deck.bounding_box()
        assert place["y"] + place["height"] <= box["y"] or place["x"] + place["width"] <= box["x"], "it hides a deck"
    expect(pilot.strip.locator(".commit")).to_have_count(0)  # nothing is kept by accident
    drawn, kept = cards.count(), cards.nth(1).get_attribute("data-card")
    cards.nth(1).click()
    tray.get_by_role("button", name=re.compile("^On top")).first.click()
    look(page, "chasphere-tray")
    before = pilot.lines()
    pilot.commit(pilot.strip.locator(".commit"))
    expect(tray).to_have_count(0)
    page.wait_for_function("n => Number(document.querySelector('[data-lines]').dataset.lines) >= n", arg=before + 2)
    if size[0] > 720 and size[1] > 480:
        expect(page.get_by_role("group", name="Cargo").locator(f"[data-card='{kept}']")).to_have_count(1)
        page.get_by_role("button", name="Undo", exact=True).click()
        expect(cards).to_have_count(drawn - 1)


@pytest.mark.parametrize("size", [(1440, 900), (390, 844), (844, 390)], ids=str)
def test_cards_are_seen_before_they_act(visit, size):
    """Whatever comes up is shown large, and nothing beside the sky runs ahead of it."""
    pilot = begin(visit, size={"width": size[0], "height": size[1]}, motion="no-preference", pace="slow")
    page, card = pilot.page, pilot.page.locator(".show button")
    for _ in range(60):
        expect(pilot.strip.or_(card).first).to_be_visible(timeout=60_000)
        if card.count() > 0:
            page.get_by_role("button", name="Pause").click()
            page.wait_for_timeout(200)
            if card.count() > 0:
                break
            page.get_by_role("button", name="Go on", exact=True).click()  # it was just over
        elif pilot.strip.count() > 0:
            pilot.step()
    expect(page.locator("[data-ask=watch]")).to_be_visible()
    name = card.locator("b").inner_text()
    table = page.locator("[data-lines]")
    version = table.get_attribute("data-version")
    box, stage = card.bounding_box(), page.locator(".stage").bounding_box()
    assert min(box["x"] - stage["x"], box["y"] - stage["y"]) >= -1, "the card is cut"
    assert box["y"] + box["height"] <= stage["y"] + stage["height"] + 1, "the card is cut"
    assert table.get_attribute("data-version") == version, f"everything speaks of {name} already"
    look(page, "chasphere-show")
    said = card.inner_text()
    card.click()
    page.wait_for_function("said => document.querySelector('.show button')?.innerText !== said", arg=said)


def test_spaces_have_the_names_that_sentences_use(visit):
    pilot = begin(visit)
    assert pilot.wait()
    printed = " ".join(pilot.page.locator(".orrery svg text").all_text_contents())
    assert not [f"{letter}{k}" for letter in "ANM" for k in range(6) if f"{letter}{k}" not in printed]


@pytest.mark.parametrize("phone", [False, True], ids=["1440", "390"])
def test_every_place_of_the_table(visit, phone):
    pilot = begin(visit, seats=4, phone=phone)
    pilot.__class__ = Finger if phone else Pilot
    page = pilot.page
    pilot.wait()
    look(page, "chasphere-start")
    for _ in range(8):
        assert pilot.wait()
        pilot.step()
    pilot.wait()
    while pilot.strip.locator('[data-action="end"]').count() == 0:
        pilot.step()
        pilot.wait()
    look(page, "chasphere-table")
    page.get_by_role("slider", name=re.compile("^Almanac")).focus()
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    expect(page.get_by_text("If you stay").first).to_be_visible()
    ways = page.get_by_role("button", name=re.compile("you can fly here for"))
    if ways.count() > 0:
        pilot.press(ways.last)
        expect(pilot.button(re.compile("^Fly to"))).to_be_visible()
    look(page, "chasphere-flight")
    if phone:
        for tab in ("Market", "Ship", "Log"):
            page.get_by_role("button", name=tab, exact=True).tap()
            look(page, f"chasphere-{tab.lower()}")
        return
    page.get_by_role("button", name="Score sheet").click()
    expect(page.get_by_role("dialog").get_by_role("rowheader", name="Total")).to_be_visible()
    look(page, "chasphere-score")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Notebook", exact=True).click()
    look(page, "chasphere-notebook")


def test_a_turn_by_keyboard(visit):
    page = begin(visit).page
    pilot = Pilot(page)
    assert pilot.wait()
    ways = page.get_by_role("button", name=re.compile("you can fly here for"))
    expect(ways.first).to_be_attached()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.space"):
            break
    for key in ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft") * 12:
        if "you can fly here" in page.evaluate("document.activeElement.ariaLabel"):
            break
        page.keyboard.press(key)
    before = pilot.lines()
    page.keyboard.press("Enter")
    expect(pilot.button(re.compile("^Fly to"))).to_be_visible()
    page.keyboard.press("Enter")
    page.wait_for_function("n => Number(document.querySelector('[data-lines]').dataset.lines) > n", arg=before)


def test_a_refusal_names_its_rule(visit):
    pilot = begin(visit)
    assert pilot.wait()
    pilot.page.locator("[data-opportunity]:not(.can)").first.click()
    expect(pilot.page.get_by_role("button", name=re.compile("Rule CH-"))).to_be_visible()


def test_a_refusal_stays_until_somebody_goes_on(visit):
    """An outlook that arrives late doesn't take away the sentence that somebody is reading."""
    asked = []

    def enter(path, **how):
        page = visit(path, **how)
        page.route("**/outlook", lambda route: asked.append(route))
        return page

    pilot = begin(enter)
    assert pilot.wait()
    pilot.page.locator("[data-opportunity]:not(.can)").first.click()
    rule = pilot.page.get_by_role("button", name=re.compile("Rule CH-"))
    expect(rule).to_be_visible()
    assert asked
    pilot.page.unroute("**/outlook")  # what was held back goes on
    ways = pilot.page.get_by_role("button", name=re.compile("you can fly here"))
    expect(ways.first).to_be_visible()
    expect(rule).to_be_visible()
    ways.first.click()
    expect(rule).to_have_count(0)


def test_every_width(visit):
    pilot = begin(visit, seats=4)
    pilot.wait()
    every_width(pilot.page, "chasphere")


@pytest.mark.parametrize("phone", [False, True], ids=["1440", "390"])
def test_the_score_pad(visit, phone):
    page = visit("/score/chasphere", phone=phone)
    sheet = page.get_by_role("group", name="Player 1")
    sheet.get_by_role("group", name="Exploration markers").get_by_role("button", name="6").click()
    sheet.get_by_role("group", name="First Explorer card").get_by_role("button", name="4").click()
    for points in (4, 8, 9):
        sheet.get_by_role("button", name=f"Add an Opportunity of {points}", exact=True).click()
    sheet.get_by_role("button", name="Remove the Opportunity of 9").click()
    sheet.get_by_role("button", name="Add cards").click()
    for card in ("Yellow Carbonid 1", "Blue Carbonid 2", "White Carbonid 3", "Blue Planet Relic", "C'Matter"):
        sheet.get_by_role("button", name=f"Add {card}", exact=True).click()
    sheet.get_by_role("button", name="Done").click()
    page.get_by_role("group", name="Player 2").get_by_label("The ship was swallowed").check()
    outcome = page.get_by_role("region", name="Score sheet")
    # 6 markers, 4 for the First Explorer, 12, a set of 5, Carbonids 6 and 2 more for the Relic, 7 for the capsule
    expect(outcome.get_by_role("heading", name="1. Player 1 42 points")).to_be_visible()
    expect(outcome.get_by_role("heading", name="3. Player 2 lost")).to_be_visible()
    expect(outcome.get_by_text("printed 6, Relics 2, food 0")).to_be_visible()
    standing = page.get_by_role("list", name="The score so far")
    expect(standing.get_by_role("listitem").first).to_have_text(re.compile(r"Player 1\s*42"))
    expect(standing).to_be_in_viewport()
    look(page, "chasphere-pad")
    page.reload()
    expect(page.get_by_role("heading", name="1. Player 1 42 points")).to_be_visible()
