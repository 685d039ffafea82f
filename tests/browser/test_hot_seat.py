"""Several people at one screen: it goes to whoever must act, and nothing of the previous player stays."""

import random
import re

import pytest
from playwright.sync_api import expect

PRESSES = 400
LINES = 25
"""Lines of the log; by then everybody has had the screen several times."""
OFFERED = (
    "[data-theatre] button:enabled",
    "[data-ask] [data-action]",
    "[data-ask] button.commit",
    "[data-box][aria-disabled=false]",  # a form may be beside the board
)
BEGINS = {"chasphere": "first", "explorer": "first"}
SEATS = {"black-holes": 2, "buccaneers": 3, "chasphere": 2, "explorer": 2}
NAMES = ["Ada", "Bo", "Cleo"]
RESTS = ", ".join(
    [
        *(f"[data-ask={kind}]" for kind in ("curtain", "mine", "preview", "refused")),
        "[aria-label=Result]",
        "[data-theatre]",
    ]
)
"""The screen is waiting for somebody."""


def lay(visit, server, game, first=None, named=True, **how):
    """All seats at this screen, with names, put into the page's storage as the set-up screen would."""
    page = visit("/", **how)
    options = {} if first is None else {BEGINS[game]: str(first)}
    id = page.evaluate(
        """async ([game, names, options]) => {
          const seats = names.map((name) => ({ kind: "human", ...(name ? { name } : {}) }));
          const headers = { "content-type": "application/json" };
          const body = JSON.stringify({ game, seats, options });
          const made = await (await fetch("/api/tables", { method: "POST", headers, body })).json();
          const keys = made.seats.map((seat) => seat.key);
          const own = keys.map((_, seat) => seat);
          const entry = { id: made.id, game, keys, seats: own, code: made.code, at: Date.now() };
          localStorage.setItem("ergosphere.tables", JSON.stringify([entry]));
          return made.id;
        }""",
        [game, [name if named else "" for name in NAMES[: SEATS[game]]], options],
    )
    page.goto(f"{server.url}/t/{id}")
    page.locator("[data-lines]").wait_for()
    return page


def actors(page, server):
    id = re.search(r"/t/([^#]+)", page.url).group(1)
    return page.evaluate("async (id) => (await (await fetch(`/api/tables/${id}`)).json())", id)


class Screen:
    """The screen is passed round; whoever has it presses something that is offered."""

    def __init__(self, page, seed):
        self.page = page
        self.chance = random.Random(seed)

    def over(self):
        return self.page.get_by_role("region", name="Result").count() > 0

    def go_on(self):
        """One press by whoever has the screen. If it was handed over: the name of who got it."""
        page = self.page
        page.locator(RESTS).first.wait_for()
        lift = page.get_by_role("button", name=re.compile("^I'm "))
        if lift.count():
            self.hides_everything()
            name = lift.inner_text().removeprefix("I'm ")
            lift.click()
            expect(page.locator("[data-ask=curtain]")).to_have_count(0)
            return name
        for selector in OFFERED:
            buttons = [one for one in page.locator(selector).all() if one.is_visible()]
            if buttons:
                self.chance.choice(buttons).click()
                page.wait_for_timeout(60)
                return None
        targets = [one for one in page.locator(".stage button:enabled").all() if one.is_visible()]
        if targets:
            box = self.chance.choice(targets).bounding_box()
            if box:
                page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.wait_for_timeout(30)
        return None

    def hides_everything(self):
        """Behind the curtain there is no hand, log or prompt of the previous player."""
        assert self.page.locator("[data-ask] .buttons button").count() == 0
        assert self.page.locator(".log .move").count() == 0
        assert self.page.locator(".stage [data-space], .stage [data-card]").count() == 0


def begins():
    for game in SEATS:
        for first in range(SEATS[game]) if game in BEGINS else [None]:
            yield pytest.param(game, first, id=f"{game}-{first}")


@pytest.mark.parametrize(("game", "first"), list(begins()))
def test_the_screen_goes_to_whoever_must_act(visit, server, game, first):
    page = lay(visit, server, game, first)
    screen = Screen(page, f"{game} {first}")
    had_it = set()
    for _ in range(PRESSES):
        lines = int(page.locator("[data-lines]").get_attribute("data-lines"))
        if screen.over() or (len(had_it) == SEATS[game] and lines > LINES):
            break
        table = actors(page, server)
        name = screen.go_on()
        if name is not None:
            waits = {NAMES[seat] for seat in table["actors"]}
            assert name in waits, f"{name} was handed the screen, but {waits} must act"
        asks = page.locator("[data-ask=mine], [data-ask=preview]").locator(".sentence")
        for sentence in asks.all_inner_texts():  # as it is now, gone or not
            had_it |= {one for one in NAMES if sentence.startswith(f"{one}:")}
    assert had_it == set(NAMES[: SEATS[game]]), f"only {had_it} ever had the screen"


def test_the_curtain_calls_a_seat_what_the_table_calls_it(visit, server):
    """Without names of their own: "Bosun" behind the curtain and in front of it."""
    page = lay(visit, server, "buccaneers", named=False)
    expect(page.get_by_role("heading", name="Pass the screen to Bosun")).to_be_visible()
    page.get_by_role("button", name="I'm Bosun").click()
    expect(page.locator("[data-ask]")).to_contain_text("Bosun")
