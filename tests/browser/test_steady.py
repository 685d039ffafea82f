"""Nothing jumps: what you are about to press stays put while strip, tray, advice and refusals come and go."""

import random

import httpx
import pytest

from tests.browser.wandering import LOOKING, SEATS, VISIBLE, moved

SIZES = [(390, 844), (844, 390), (1366, 768), (1440, 900)]
DECISIONS = 4
"""In each of them everything that the board offers is pointed at exactly once."""
TARGETS = 6


def table(url, game):
    seats = [{"kind": "human"}] + [{"kind": "bot", "level": "random"}] * (2 if game == "buccaneers" else 1)
    made = httpx.post(f"{url}/api/tables", json={"game": game, "seats": seats, "options": {}}).raise_for_status().json()
    return f"/t/{made['id']}#{made['seats'][0]['key']}"


def pictures(page):
    """The boxes of all targets, once everything is at rest."""
    page.wait_for_timeout(120)
    page.locator("[data-ask]:not([data-ask=sent]):not([data-ask=watch])").wait_for()
    return page.evaluate(LOOKING)


def point(page, target):
    box = target.bounding_box()
    if box:
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


@pytest.mark.parametrize("game", SEATS)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_that_can_be_pressed_moves(visit, server, game, width, height):
    page = visit(table(server.url, game), size={"width": width, "height": height})
    chance = random.Random(f"{game} {width}")
    page.locator("[data-ask]").wait_for()
    for _ in range(DECISIONS):
        page.locator("[data-ask=mine], [data-ask=preview]").wait_for()
        before = pictures(page)
        places = page.locator(".stage button:enabled, .stage [data-space]")
        targets = [places.nth(place) for place in places.evaluate_all(VISIBLE)]
        for target in chance.sample(targets, min(TARGETS, len(targets))):
            point(page, target)
            after = pictures(page)
            if after["version"] != before["version"] or after["over"]:
                before = after
                break  # it took effect at once: another decision
            assert list(moved(before["boxes"], after["boxes"])) == [], f"after {target}"
            page.keyboard.press("Escape")
            assert list(moved(before["boxes"], pictures(page)["boxes"])) == [], f"after {target} and Escape"
        act_elsewhere(page)


def act_elsewhere(page):
    """Make the decision with a button in the strip, if there is one, so that the next one comes."""
    buttons = page.locator("[data-ask] [data-action], [data-ask] button.commit")
    if buttons.count():
        buttons.last.click()
        pictures(page)
