"""A tester that presses whatever there is, sensible or not, and checks the whole screen after every press."""

import random
import re
from pathlib import Path

import httpx
import msgspec
from playwright.sync_api import Error as PlaywrightError

import ergosphere

SIZES = [(390, 844), (844, 390), (1366, 768), (1440, 900), (1280, 720), (820, 1100), (360, 740), (1920, 1080)]
LEVELS = {"black-holes": "easy", "buccaneers": "random", "chasphere": "random", "explorer": "random"}
SEATS = {"black-holes": [2], "buccaneers": [3, 4, 5], "chasphere": [2, 3, 4], "explorer": [1, 2, 3]}
LOOKING = (Path(__file__).parent / "wandering.js").read_text()
VISIBLE = """all => all.flatMap((element, place) => {
  const { width, height } = element.getBoundingClientRect();
  return width && height && element.checkVisibility({ visibilityProperty: true }) ? [place] : [];
})"""
STUCK = 14
"""After this many presses without a new log line, another window acts, so that the match ends."""


LATE = 150
"""After this many presses the other window acts sooner and nothing is undone, so that the match ends today."""


class Finding(AssertionError):
    """Something on the screen is wrong."""


def sit_down(visit, url, game, seed, **how):
    """A table of a random size with bots, and a wanderer at it in a window of a random size."""
    chance = random.Random(f"{game} {seed}")
    seats = chance.choice(SEATS[game])
    bots = [{"kind": "bot", "level": LEVELS[game]}] * (seats - 1)
    place = chance.randrange(seats)
    people = [*bots[:place], {"kind": "human"}, *bots[place:]]
    body = {"game": game, "seats": people, "options": {}, "practice": chance.random() < 0.2}
    made = httpx.post(f"{url}/api/tables", json=body).raise_for_status().json()
    key = made["seats"][place]["key"]
    width, height = chance.choice(SIZES)
    page = visit(f"/t/{made['id']}#{key}", size={"width": width, "height": height}, url=url, **how)
    return Wanderer(page, game, made["id"], key, place, chance)


class Wanderer:
    def __init__(self, page, game, table, key, seat, chance):
        self.page, self.game, self.table, self.key, self.seat, self.chance = page, game, table, key, seat, chance
        self.ids = ids_of(game)
        self.address = page.url
        self.quiet = 0
        self.deeds = []
        page.locator("[data-ask], [aria-label=Replay]").first.wait_for()

    def play(self, most):
        """Press until the match is over (True) or the presses are used up (False)."""
        for _ in range(most):
            before = self.snapshot()
            if before["over"]:
                self.look_back()
                return True
            self.deeds.append(self.press(before))
            self.settle()
            self.judge(before, self.snapshot())
        return False

    def snapshot(self):
        return self.page.evaluate(LOOKING)

    def settle(self):
        """Wait until what was sent is answered and what came is drawn. If we left the table, go back."""
        if f"/t/{self.table}" not in self.page.url:
            self.page.goto(self.address)
            self.page.locator("[data-ask], [aria-label=Replay]").first.wait_for()
        self.page.wait_for_timeout(self.chance.choice([40, 90, 220]))
        self.page.wait_for_function(
            "() => !document.querySelector('[data-ask=sent], [data-ask=loading], [data-ask=watch]')", timeout=30_000
        )

    # What is pressed.

    def press(self, before):
        deeds = [
            (40, self.answer),
            (22, self.point),
            (0 if len(self.deeds) > LATE else 3, self.take_back),
            (3, self.reload),
            (7, self.jump_in_the_log),
            (8, self.key_down),
            (6, self.elsewhere),
        ]
        self.quiet = 0 if before["lines"] != getattr(self, "lines", None) else self.quiet + 1
        self.lines = before["lines"]
        late = len(self.deeds) > LATE
        if self.quiet > (1 if late else STUCK):
            self.quiet = 0
            return self.act_elsewhere()
        self.close_what_lies_over()
        if before["replay"] and self.chance.random() < 0.5:
            return self.back_to_now()
        [deed] = self.chance.choices([deed for _, deed in deeds], [weight for weight, _ in deeds])
        try:
            return deed()
        except PlaywrightError as gone:
            return f"gone before it could be pressed: {gone.message.splitlines()[0]}"

    def click(self, place, name):
        """Press where it is on the screen, whatever is in front of it, as a hand would."""
        try:
            place.scroll_into_view_if_needed(timeout=500)
            box = place.bounding_box()
        except PlaywrightError:
            box = None
        if box is None:
            return f"{name} (gone)"
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        return name

    def any_of(self, selector):
        places = self.page.locator(selector).element_handles()
        visible = self.page.evaluate(VISIBLE, places)
        return places[self.chance.choice(visible)] if visible else None

    def answer(self):
        """A button in the strip; undo has its own probability, or nothing would ever stay done."""
        self.to_the_board()
        place = self.any_of("[data-ask] .buttons button:enabled:not(:text-is('Undo')), [data-theatre] button:enabled")
        if place is None:
            return self.point()
        label = place.inner_text()
        return self.click(place, f"answer {label!r}")

    def point(self):
        """Anything on the stage, legal or not; half the time something that says it can be moved or reached."""
        self.to_the_board()
        place = self.any_of(".stage [data-space][aria-label*=' can ']") if self.chance.random() < 0.5 else None
        place = place or self.any_of(".stage button:enabled, .stage [data-space], .stage [data-card]")
        if place is None:
            return "nothing to point at"
        label = place.get_attribute("aria-label") or place.inner_text()
        done = self.click(place, f"point at {label!r}")
        if self.chance.random() < 0.6 and (commit := self.any_of("[data-ask] button.commit")):
            done += ", " + self.click(commit, f"commit {commit.inner_text()!r}")
        return done

    def take_back(self):
        undo = self.any_of("header button:enabled:text-is('Undo'), [data-ask] button:enabled:text-is('Undo')")
        if undo:
            return self.click(undo, "undo")
        return self.answer()

    def reload(self):
        self.page.reload()
        self.page.locator("[data-ask], [aria-label=Replay]").first.wait_for()
        return "reload"

    def jump_in_the_log(self):
        if log := self.any_of("nav button:text-is('Log')"):
            self.click(log, "log")
        line = self.any_of(".log .move")
        return self.click(line, "jump in the log") if line else "no log to jump in"

    def key_down(self):
        keys = ["Escape", "Enter", "Tab", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Space"]
        pressed = [self.chance.choice(keys) for _ in range(self.chance.randint(1, 3))]
        for key in pressed:
            self.page.keyboard.press(key)
        return "keys " + " ".join(pressed)

    def elsewhere(self):
        """Tabs of a phone, rules, menu, drawer: away from the board and back."""
        place = self.any_of(".table > nav button, header nav button:enabled:not(:text-is('Resign'))")
        return self.click(place, f"go to {place.inner_text()!r}") if place else "nowhere to go"

    def back_to_now(self):
        now = self.any_of("button:text-is('Back to now')")
        return self.click(now, "back to now") if now else self.point()

    def to_the_board(self):
        tab = self.page.locator(".table > nav button").first
        if tab.count() and tab.get_attribute("aria-current") is None:
            self.click(tab, "board")

    def close_what_lies_over(self):
        for _ in range(3):
            if self.page.locator("dialog[open], [role=dialog]").count() == 0:
                return
            self.page.keyboard.press("Escape")

    def act_elsewhere(self):
        """The same seat in another window: the match goes on."""
        action = self.page.evaluate(
            """([table, key, pick]) => new Promise((done) => {
              const origin = location.origin.replace("http", "ws");
              const socket = new WebSocket(`${origin}/api/tables/${table}/live?key=${key}`);
              let sent = null;
              socket.onmessage = ({ data }) => {
                const told = JSON.parse(data);
                const end = () => { socket.close(); done(sent); };
                if (sent !== null && (told.ack === "elsewhere" || told.type === "refused")) return end();
                if (sent !== null || told.type !== "update") return;
                if (told.legal.length === 0) return end();
                sent = told.legal[Math.floor(pick * told.legal.length)];
                const id = "elsewhere" + Math.random();
                socket.send(JSON.stringify({ type: "act", version: told.version, id, action: sent }));
                setTimeout(end, 400);
              };
              setTimeout(() => done(sent), 3000);
            })""",
            [self.table, self.key, self.chance.random()],
        )
        return f"in another window: {action}"

    def look_back(self):
        """At the end: the result, and a few steps of the replay."""
        for name in ("Start", "Next", "Next", "Back", "End"):
            place = self.any_of(f"[aria-label=Replay] button:text-is('{name}')")
            if place:
                self.deeds.append(self.click(place, f"replay: {name}"))
                self.page.wait_for_timeout(150)
                self.judge(None, self.snapshot())

    # What is looked at.

    def judge(self, before, after):
        found = [*self.wrong_words(after), *after["cut"], *self.contradictions(after)]
        if before and same_place(before, after):
            found += moved(before["boxes"], after["boxes"])
        if found:
            raise Finding(f"{self.game}, {self.page.viewport_size}: {found}\nafter {self.deeds[-8:]}")

    def wrong_words(self, after):
        text = after["text"]
        for pattern in (
            r"\bundefined\b",
            r"\bNaN\b",
            r"\[object",
            r"\bYou is\b",
            r"\bYou['’]s\b",
            r"\bYou has\b",
            r"\b1 points\b",
        ):
            if hit := re.search(rf".{{0,40}}{pattern}.{{0,40}}", text):
                yield f"says {hit.group()!r}"
        for hit in re.finditer(r"(?<![\w/.-])[a-z0-9]+(?:-[a-z0-9]+)+(?![\w-])", text):
            if hit.group() in self.ids:
                yield f"an id where people read: {text[max(0, hit.start() - 40) : hit.end() + 20]!r}"
        if hit := re.search(r"\b[a-z]+/[a-z]+(-[a-z]+)+\b", text):
            yield f"notation where people read: {hit.group()!r}"

    def contradictions(self, after):
        """Compare two claims on one screen, or the screen's with the server's."""
        for name, values in after["claims"].items():
            if len(set(values)) > 1:
                yield f"{name} is {' and '.join(sorted(set(values)))} on one screen"
        asks = after["ask"] in ("mine", "preview")
        if after["ask"] not in (None, "refused") and asks != after["title"].startswith("Your move"):
            yield f"the title says {after['title']!r}, the strip is {after['ask']!r}"
        if asks and after["lamps"] and "now" not in after["lamps"]:
            yield f"the strip asks, and the lamps say {after['lamps']}"
        table = httpx.get(f"{after['origin']}/api/tables/{self.table}").json()
        if str(table["version"]) == after["version"] and after["ask"] in ("mine", "preview", "theirs"):
            people = [seat for asked in table["asking"] for seat in asked["people"]]
            if (self.seat in table["actors"] or self.seat in people) != asks:
                yield f"seat {self.seat} at {after['ask']!r}, but {table['actors']} must act"


def same_place(before, after):
    """The same decision in the same part of the table: nothing that can be pressed may have moved."""
    return all(before[name] == after[name] for name in ("version", "tab", "replay", "over", "width", "theatre"))


def moved(before, after):
    for name, box in before.items():
        now = after.get(name)
        if now and any(abs(a - b) > 2 for a, b in zip(box, now, strict=True)):
            yield f"{name} moved from {box} to {now}"


def ids_of(game):
    """Every id in the game's figures that isn't an ordinary word."""
    found = set()

    def gather(value):
        if isinstance(value, dict):
            for key, inner in value.items():
                gather(key)
                gather(inner)
        elif isinstance(value, list | tuple):
            for inner in value:
                gather(inner)
        elif isinstance(value, str) and re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)+", value):
            found.add(value)

    gather(msgspec.to_builtins(ergosphere.load(game).figures))
    return found - {"x-ray"}
