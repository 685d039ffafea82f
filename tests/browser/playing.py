"""A person at a table of Black Holes, driven by the engine, which knows what is legal; the page must allow it."""

import re

import httpx
from playwright.sync_api import expect

import ergosphere

GAME = ergosphere.load("black-holes")
MOST = 200
"""Decisions of one side in a match; a good player needs far fewer against a poor one."""


def begin(visit, level="random", **how):
    """From the hall to the first move, the way a newcomer goes."""
    page = visit("/", **how)
    page.get_by_role("link", name="Play Black Holes").click()
    page.get_by_role("radio", name=level.capitalize()).check()
    page.get_by_role("button", name="Begin").click()
    return (Finger if how.get("phone") else Player)(page)


def sit_down(page, name=None):
    """A guest is first asked for a name, and may skip that."""
    field = page.get_by_role("textbox", name="What should we call you?")
    expect(field).to_be_visible()
    if name is None:
        page.get_by_role("button", name="Skip").click()
    else:
        field.fill(name)
        page.get_by_role("button", name="That's me").click()
    expect(field).to_be_hidden()


def pass_over_the_name(page):
    """Whoever first comes by a seat's link is asked; on other pages nothing happens."""
    expect(page.locator("h1, [data-lines]").first).to_be_attached()
    if page.get_by_role("textbox", name="What should we call you?").count() > 0:
        sit_down(page)


class Player:
    """A person at a page. The skill is the engine's, the hands are the browser's."""

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

    def wait(self):
        """Wait until it is our move (True) or the match is over (False)."""
        mine = self.page.locator("[data-ask=mine], [data-ask=preview]")
        over = self.page.get_by_role("region", name="Result")
        expect(mine.or_(over).first).to_be_visible()
        return over.count() == 0

    def choose(self):
        """A good move: the number of log lines before it, the block's space, and the spaces it leads to."""
        record = self.record()
        *_, state = record.states()
        seat = state.actors()[0]
        action = self.bot.choose(state.view(seat), state.legal(seat))
        event = state.clone().perform(seat, action)[0]
        goal = [event.hole] if hasattr(event, "hole") else list(event.target)
        return len(record.log), event.origin[0], goal

    def done(self, before):
        """Wait until the move is on disk and in this page's log."""
        self.page.wait_for_function("n => Number(document.querySelector('[data-lines]').dataset.lines) > n", arg=before)

    def commit(self, goal):
        """The button that names this move, if it is there."""
        return self.ask.get_by_role("button", name=re.compile(rf"^(?=.*\b{goal[0]}\b)(?=.*\b{goal[-1]}\b)"))

    def move(self):
        """Pick the block, its goal, then the button that names the move; on the plan where a block hides the goal."""
        before, origin, goal = self.choose()
        ways = (self.on_board, self.on_plan, self.on_plan)  # pointing at a block in hand puts it back, so try once more
        assert any(self.aim(origin, goal, way) for way in ways), f"{origin} to {goal} can't be picked"
        self.press(self.commit(goal).first)
        self.done(before)

    def aim(self, origin, goal, pick):
        """Some blocks have a single goal: picking them already shows the move."""
        pick(origin)
        if self.commit(goal).count() == 0:
            free = [space for space in goal if space != origin]
            pick(free[0])
        return self.commit(goal).count() > 0

    def on_board(self, space):
        """Click where the space is on the screen, whatever is in front of it, as a hand would."""
        self.point(self.page.get_by_role("group", name=re.compile("^Board,")).locator(f'[data-space="{space}"]'))

    def on_plan(self, space):
        self.press(self.page.get_by_role("group", name="Plan of the board").locator(f'[data-space="{space}"]'))

    def point(self, place):
        box = place.bounding_box()
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def press(self, place):
        place.click()

    def play(self):
        """Play to the end."""
        for _ in range(MOST):
            if not self.wait():
                return
            self.move()
        raise AssertionError("the match does not end")


class Keys(Player):
    """Without a mouse: Tab to the board, arrows, Enter."""

    def move(self):
        before, origin, goal = self.choose()
        self.walk(origin)
        self.page.keyboard.press("Enter")
        self.walk(next(space for space in goal if space != origin))
        if self.commit(goal).count() == 0:  # otherwise the block has a single goal, and picking it has shown the move
            self.page.keyboard.press("Enter")
        self.page.keyboard.press("Enter")
        self.done(before)

    def at(self):
        return self.page.evaluate("document.activeElement.dataset.space ?? null")

    def walk(self, space):
        """By arrow keys from wherever the focus is; the cut corners never block these routes."""
        for _ in range(60):
            if self.at() is not None:
                break
            self.page.keyboard.press("Tab")
        for _ in range(40):
            here = self.at()
            if here == space:
                return
            across = ord(space[0]) - ord(here[0])
            down = int(space[1:]) - int(here[1:])
            wanted = [
                ("ArrowRight" if across > 0 else "ArrowLeft", across),
                ("ArrowUp" if down > 0 else "ArrowDown", down),
            ]
            for key, distance in wanted:
                if distance:
                    self.page.keyboard.press(key)
                    if self.at() != here:
                        break
        raise AssertionError(f"no way to {space}")


class Finger(Player):
    """On a phone a tap takes the nearest block or goal; the button that names the move commits."""

    def press(self, place):
        place.tap()

    def point(self, place):
        box = place.bounding_box()
        self.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def on_plan(self, space):
        self.press(self.page.get_by_role("button", name="Plan", exact=True))
        super().on_plan(space)

    def on_board(self, space):
        self.press(self.page.get_by_role("button", name="Board", exact=True))
        super().on_board(space)
