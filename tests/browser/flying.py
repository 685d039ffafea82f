"""A crew member at a page, driven by the engine, which knows what is legal; the page must allow it."""

import re

import httpx
from playwright.sync_api import expect

import ergosphere
from ergosphere.games.explorer import actions as a

GAME = ergosphere.load("explorer")
MOST = 600
"""Decisions of one person in a match. Two missions of a lone crew take far fewer."""


class Pilot:
    """A person at a page. The skill is the engine's, the hands are the browser's."""

    def __init__(self, page, level="easy"):
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
        """A phone shows the result first; the replay comes with the chart."""
        return self.page.get_by_role("region", name=re.compile("^(Replay|Result)$")).first

    def wait(self):
        """Wait until an answer is wanted (True) or the match is over (False)."""
        wanted = self.page.locator("[data-ask=preview]")
        expect(wanted.or_(self.over).first).to_be_visible(timeout=60_000)
        return self.over.count() == 0

    def choose(self):
        record = self.record()
        *_, state = record.states()
        seat = state.actors()[0]
        return len(record.log), state, self.bot.choose(state.view(seat), state.legal(seat))

    def decide(self):
        """Make one decision, with the button that names it."""
        before, state, action = self.choose()
        if isinstance(action, a.BuildShip):
            self.build(action)
        else:
            self.press(self.button(state, action))
        self.done(before)
        return action

    def button(self, state, action):
        """The button that names the answer; on a bot's turn it may be the bot's proposal."""
        name = name_of(state, action).removeprefix("^")
        return self.ask.get_by_role("button", name=re.compile(f"^(Accept: )?{name}")).first

    def build(self, action):
        """Fills in the sheet."""
        form = self.page.get_by_role("form", name="Spacecraft sheet")
        for item in ("probes", "shielding", "strength", "power"):
            level = getattr(action, item)
            if level:
                self.press(form.locator(f'[data-box="{item} {level}"]'))
        self.press(self.ask.get_by_role("button", name=re.compile("^Build for")))

    def done(self, before):
        """Wait until it is on disk and in this page's log."""
        self.page.wait_for_function("n => Number(document.querySelector('[data-lines]').dataset.lines) > n", arg=before)

    def press(self, place):
        place.click()

    def fly(self, until=None):
        """Play to the end, or until a condition holds."""
        for _ in range(MOST):
            if not self.wait() or (until is not None and until(self)):
                return
            self.decide()
        raise AssertionError("the match does not end")


PLAIN = {
    a.AskCrew: "^Ask ",
    a.AskNobody: "^Fly alone",
    a.AcceptCrew: "^Fly together",
    a.DeclineCrew: "^No, fly alone",
    a.StayInOrbit: "^Stay in orbit",
    a.GoDown: "^(Down to orbit|Into the hole)",
    a.TakeEnergy: "^Take the energy",
    a.LaunchProbe: "^Launch",
    a.EndTurn: "^End turn",
}


def name_of(state, action):
    """How the label of an answer's button begins."""
    match action:
        case a.BuyDice(dice):
            return "^Roll 2 dice" if dice == 2 else f"^{dice} dice"
        case a.UseRobot(system):
            return f"^Repair {system}"
        case a.GoUp(space):
            return "^(Up to orbit|Go home)" if space is None else rf"^Up to space {space}\b"
        case a.GiveHelp(gift, _):
            return rf"^Give .* {'energy' if gift == 'energy' else 'a ' + gift}$"
    return PLAIN[type(action)]
