"""A person at a table of Black Holes, driven by the engine: it knows what is legal, the page must let it be done."""

import re

import httpx
from playwright.sync_api import expect

import ergosphere

GAME = ergosphere.load("black-holes")
BUTTON = re.compile(r"^(Sink into|Roll to|Stand up on|Tip over to) ")
MOST = 200
"""Decisions of one side in a match; with a good player against a poor one far fewer are needed."""


def begin(visit, level="random", **how):
    """From the hall to the first move, as a newcomer goes."""
    page = visit("/", **how)
    page.get_by_role("link", name="Play Black Holes").click()
    page.get_by_role("radio", name=level.capitalize()).check()
    page.get_by_role("button", name="Begin").click()
    return Player(page)


class Player:
    """Whoever sits at a page. The skill is the engine's, the hands are the browser's."""

    def __init__(self, page, level="medium"):
        self.page = page
        self.bot = ergosphere.bots.make(GAME, level, seed=1)
        expect(page.locator("[data-lines]")).to_be_visible()
        self.url, self.id = re.match(r"(http.*)/t/([^#]+)", page.url).groups()
        self.key = page.evaluate(
            "id => sessionStorage.getItem('ergosphere.seat.' + id)"
            " ?? JSON.parse(localStorage.getItem('ergosphere.tables')).find(t => t.id === id).keys[0]",
            self.id,
        )

    def record(self):
        answer = httpx.get(f"{self.url}/api/tables/{self.id}/record", headers={"Authorization": f"Bearer {self.key}"})
        return ergosphere.Record.from_text(answer.text)

    def state(self):
        *_, last = self.record().states()
        return last

    @property
    def ask(self):
        """What the strip is about."""
        return self.page.locator("[data-ask]")

    @property
    def over(self):
        return self.page.get_by_role("group", name="Result").or_(self.page.get_by_role("button", name="Result"))

    def wait(self):
        """Until it is our move, or the match is over; False then."""
        mine = self.page.locator("[data-ask=mine], [data-ask=preview]")
        replay = self.page.get_by_role("region", name="Replay")
        expect(mine.or_(replay).first).to_be_visible()
        return replay.count() == 0

    def choose(self):
        """A good move here, with the spaces that it is about."""
        state = self.state()
        seat = state.actors()[0]
        action = self.bot.choose(state.view(seat), state.legal(seat))
        event = state.clone().perform(seat, action)[0]
        goal = getattr(event, "hole", None) or event.target[-1 if event.target[0] in event.origin else 0]
        return action, event.origin[0], goal

    def lines(self):
        return len(self.record().log)

    def done(self, before):
        """The move is on disk and in this page's log."""
        self.page.wait_for_function(
            "n => Number(document.querySelector('[data-lines]').dataset.lines) > n", arg=before
        )

    def space(self, name):
        return self.page.locator(f'[data-space="{name}"]').first

    def move(self):
        """With the mouse or a finger: the block, its goal, then the button that names the move."""
        before = self.lines()
        _, origin, goal = self.choose()
        self.press(self.space(origin))
        self.press(self.space(goal))
        self.press(self.ask.get_by_role("button", name=BUTTON).first)
        self.done(before)

    def press(self, place):
        place.click()

    def play(self):
        """To the end."""
        for _ in range(MOST):
            if not self.wait():
                return
            self.move()
        raise AssertionError("the match does not end")
