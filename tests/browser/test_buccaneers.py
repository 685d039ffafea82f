"""Black Hole Buccaneers in a real browser: four people by link, lamps, a reload, a player who leaves; the score pad."""

import itertools
import re

import httpx
import pytest
from playwright.sync_api import expect

import ergosphere
from tests.browser.looking import every_width, look
from tests.browser.playing import sit_down

SHORT = "red-12,green-15,red-15"
"""Holes with small hands."""
MOST = 400
STANDS = """() => {
  if (document.querySelector("[aria-label=Replay]")) return "over";
  if (document.querySelector("section.theatre")) return "theatre";
  const asked = document.querySelector("[data-ask]")?.dataset.ask ?? "loading";
  return asked === "mine" && !document.querySelector("[data-action]") ? "waiting" : asked;
}"""
ON = re.compile("Next round|See the result|Back to the table")
LARGEST = 160 * 1024


def lay(server, people, bots=0, pack=None, **options):
    """A table, and a link for each person."""
    seats = [{"kind": "human"}] * people + [{"kind": "bot", "level": "easy"}] * bots
    asked = {"game": "buccaneers", "seats": seats, "options": options, "pack": pack}
    made = httpx.post(f"{server.url}/api/tables", json=asked).raise_for_status().json()
    return [f"/t/{made['id']}#{seat['key']}" for seat in made["seats"] if seat["key"]]


class Buccaneer:
    """Somebody at a page who takes whatever is there."""

    def __init__(self, page, choice=0):
        self.page = page
        self.choice = choice

    @property
    def stands(self):
        """The state of the page, read in one go, because a round may end between two reads."""
        return self.page.evaluate(STANDS)

    @property
    def offers(self):
        return self.page.locator("[data-action]")

    @property
    def over(self):
        return self.stands == "over"

    def go_on(self):
        """The theatre of a round is over."""
        self.page.get_by_role("button", name=ON).first.click()

    def pick(self, choice=None):
        """Take a card, lock it in."""
        expect(self.offers).not_to_have_count(0)
        wanted = self.choice if choice is None else choice
        self.offers.nth(wanted % max(1, self.offers.count())).click()
        self.lock()

    def lock(self):
        self.page.locator("[data-ask=preview] .commit").click()
        expect(self.page.locator("[data-ask=preview]")).to_have_count(0)

    def step(self):
        """Decide, if there is anything to decide; otherwise False."""
        stands = self.stands
        if stands == "theatre":
            self.go_on()
        elif stands == "preview":
            self.lock()
        elif stands == "mine":
            self.pick()
        return stands in ("theatre", "preview", "mine")

    def wait(self, *wanted):
        """Wait until the page is where it should be."""
        self.page.wait_for_function(f"wanted => wanted.includes(({STANDS})())", arg=list(wanted))

    def to_the_score(self):
        """On to the end of the round."""
        for _ in range(MOST):
            self.wait("theatre", "preview", "mine")
            if self.stands == "theatre":
                return
            self.step()
        raise AssertionError("the round does not end")

    def lamp(self, name):
        return self.page.get_by_role("region", name=name, exact=True).locator("svg").first


def play(people, until):
    for _ in range(MOST):
        if until():
            return
        if not any(list(map(Buccaneer.step, people))):
            people[0].page.wait_for_timeout(20)
    raise AssertionError("the match does not end")


def round_is(person, number):
    return person.page.get_by_text(re.compile(f"Round {number} of 3")).count() > 0


def test_four_people_by_link(visit, server):
    links = lay(server, 4, holes=SHORT)
    people = [Buccaneer(visit(link, phone=number == 3), number) for number, link in enumerate(links)]
    ada, bo, cy, di = people
    expect(ada.page.locator("[data-ask=mine]")).to_be_visible()

    # Pick, lamps, a change of mind, a reload between pick and reveal.
    ada.pick()
    expect(ada.page.locator("[data-ask=sealed]")).to_be_visible()
    expect(ada.page.get_by_role("img", name=re.compile("Locked in, facedown"))).to_be_visible()
    expect(bo.lamp("Bosun")).to_have_class(re.compile("locked"))
    expect(bo.lamp("Cook")).to_have_class(re.compile("thinking"))
    ada.page.reload()
    expect(ada.page.locator("[data-ask=sealed]")).to_be_visible()
    ada.page.get_by_role("button", name="Change").click()
    expect(ada.page.locator("[data-ask=mine]")).to_be_visible()
    expect(bo.lamp("Bosun")).to_have_class(re.compile("thinking"))
    ada.pick(1)
    bo.page.reload()
    expect(bo.page.locator("[data-ask=mine]")).to_be_visible()

    play(people, lambda: round_is(ada, 2))
    expect(ada.page.get_by_role("button", name="Score of round 1").first).to_be_visible()

    # One leaves, a bot takes the seat.
    di.page.context.close()
    if ada.stands == "theatre":
        ada.go_on()
    ada.page.get_by_role("button", name="Let a bot play").first.click(timeout=100_000)  # after a minute
    rest = [ada, bo, cy]
    play(rest, lambda: all(person.over for person in rest))
    for person in rest:
        expect(person.page.get_by_role("region", name="Result")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Score of round 3").first).to_be_visible()


def test_the_theatre_and_its_text(visit, server):
    [link] = lay(server, 1, 2, holes=SHORT)
    person = Buccaneer(visit(link, pace="fast"))
    page = person.page
    button = page.get_by_role("button", name="Next round")
    person.to_the_score()
    stops = page.get_by_role("navigation", name="Steps of the score").get_by_role("button")
    for letter in "ABCDEFGH":
        stops.filter(has_text=re.compile(f"^{letter}$")).click()
        expect(page.locator(".letter")).to_have_text(letter)
    page.get_by_role("button", name="As text").click()
    expect(page.locator("ol.text > li")).to_have_count(8)
    page.keyboard.press("Escape")
    expect(button).to_have_count(0)


def test_nothing_tells_the_score_before_the_theatre_does(visit, server):
    """Side panel, header and strip still show the moment before, and the next hand isn't there yet."""
    [link] = lay(server, 1, 2, holes=SHORT)
    person = Buccaneer(visit(link, pace="fast"))
    page = person.page
    person.to_the_score()
    panel = page.get_by_role("complementary")
    assert round_is(person, 1)
    assert {one.inner_text() for one in panel.locator("[data-claim^=points]").all()} == {"0"}
    expect(panel.get_by_role("button", name="Score of round 1")).to_have_count(0)
    expect(page.locator("[data-ask=watch]")).to_be_visible()
    expect(page.locator(".hand button")).to_have_count(0)
    person.go_on()
    person.wait("mine")
    assert round_is(person, 2)
    expect(panel.get_by_role("button", name="Score of round 1")).to_be_visible()


def test_what_is_in_hand_dies_with_its_decision(visit, server):
    ada, bo = (Buccaneer(visit(link)) for link in lay(server, 2, 1))
    held = ada.page.locator(".hand [aria-pressed=true]")
    ada.pick(1)
    expect(ada.page.locator("[data-ask=sealed]")).to_be_visible()
    ada.page.get_by_role("button", name="Change").click()
    expect(ada.page.locator("[data-ask=mine]")).to_be_visible()
    expect(held).to_have_count(0)
    ada.offers.nth(2).click()
    expect(held).to_have_count(1)
    ada.page.keyboard.press("Escape")
    expect(held).to_have_count(0)
    expect(ada.page.locator("[data-ask=mine]")).to_be_visible()
    ada.pick(2)
    bo.pick()
    ada.wait("mine", "theirs", "theatre")
    expect(held).to_have_count(0)


def test_a_phone_in_landscape(visit, server):
    """Threshold, mat and hand are stacked, with the others beside them."""
    [link] = lay(server, 1, 3)
    page = visit(link, size={"width": 844, "height": 390})
    person = Buccaneer(page)
    for _ in range(3):
        person.wait("mine")
        person.pick()
    person.wait("mine")
    boxes = [page.locator(one).first.bounding_box() for one in (".centre", ".haul", ".display", ".hand")]
    for upper, lower in itertools.pairwise(boxes):
        assert upper["y"] + upper["height"] <= lower["y"] + 1
    assert boxes[-1]["y"] + boxes[-1]["height"] <= 390
    cards = [one.bounding_box() for one in page.locator(".hand button").all()]
    assert min(card["width"] for card in cards) >= 36
    assert page.locator(".opponent").count() == 3


def test_figures_of_ones_own(visit, server):
    """The table shows what its pack says, its seal can be checked in the page, and its record shows the same."""
    toys = "".join(f'[[toy]]\nid = "{id}"\ntitle = "Mine {id}"\nvalue = 3\nweight = 1\n' for id in toy_ids())
    pack = mine(toys)
    [link] = lay(server, 1, 2, pack=pack, holes=SHORT)
    person = Buccaneer(visit(link))
    play([person], lambda: person.page.get_by_role("region", name="Result").count() > 0)
    page = person.page
    assert page.get_by_text(re.compile("Mine ")).count() > 0
    page.get_by_role("button", name="Check the seal").click()
    expect(page.get_by_text(re.compile("^Verified"))).to_be_visible()
    record = httpx.get(f"{server.url}/api/tables/{re.search('/t/([^#]+)', page.url)[1]}/record").text
    page.goto(f"{server.url}/record")
    load(page, pack)
    page.get_by_role("textbox").fill(record)
    page.get_by_role("button", name="Open", exact=True).click()
    page.get_by_role("button", name="End", exact=True).click()
    expect(page.get_by_text(re.compile("Mine ")).first).to_be_visible()


def toy_ids():
    return [toy.id for toy in ergosphere.load("buccaneers").figures.toy]


def test_a_pack_is_checked_where_the_table_is_set(visit):
    """Problems are reported at once; a good pack is shown."""
    page = visit("/new/buccaneers")
    page.get_by_role("radio", name="Choose your own").check()
    expect(page.get_by_text("18", exact=True).first).to_be_visible()
    load(page, mine("[[hole]]\nid = 'green-18'\nthreshold = 'much'\n"))
    expect(page.get_by_role("alert")).to_contain_text("threshold")
    expect(page.get_by_text("Built in")).to_be_visible()
    load(page, mine("[[hole]]\nid = 'green-18'\nthreshold = 31\n"))
    expect(page.get_by_text("mine.toml")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("combobox", name="Round 1").select_option("green-18")
    expect(page.get_by_text("31", exact=True)).to_be_visible()
    page.get_by_role("button", name="Use the built-in figures").click()
    expect(page.get_by_text("31", exact=True)).to_have_count(0)


def mine(figures):
    """A pack of somebody's own."""
    return f'game = "buccaneers"\nname = "mine"\nversion = "1"\nbase = "builtin"\n{figures}'


def load(page, pack):
    """As a file."""
    file = {"name": "mine.toml", "mimeType": "", "buffer": pack.encode()}
    page.locator('input[accept=".toml"]').set_input_files(file)


def test_holes_by_hand(visit, server):
    page = visit("/new/buccaneers")
    page.get_by_role("radio", name="Choose your own").check()
    page.get_by_role("combobox", name="Round 1").select_option("red-12")
    page.get_by_role("combobox", name="Round 3").select_option("green-15")
    page.get_by_role("button", name="Begin").click()
    expect(page.locator("[data-ask=mine]")).to_be_visible()
    shown = httpx.get(f"{server.url}/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    first, _, third = shown["options"]["holes"].split(",")
    assert (first, third) == ("red-12", "green-15")


def test_by_keyboard(visit, server):
    """Somebody else has yet to choose, so the card stays sealed, whatever it does when revealed."""
    page, _ = map(visit, lay(server, 2, 1))
    expect(page.locator("[data-ask=mine]")).to_be_visible()
    hand = page.get_by_role("group", name="Your hand")
    expect(hand.get_by_role("button")).to_have_count(6)
    hand.get_by_role("button").first.focus()
    page.keyboard.press("ArrowRight")
    name = page.evaluate("document.activeElement.querySelector('.for-readers').textContent")
    page.keyboard.press("Enter")
    expect(page.locator("[data-ask=preview]")).to_contain_text(name.split(",")[0])
    page.keyboard.press("Enter")
    expect(hand.get_by_role("button")).to_have_count(5)
    expect(hand.get_by_role("img", name=f"Locked in, facedown: {name}")).to_be_visible()


def test_the_horizon_is_off_until_it_is_asked_for(visit, server):
    [link] = lay(server, 1, 3)
    person = Buccaneer(visit(link))
    page = person.page
    expect(page.locator("[data-ask=mine]")).to_be_visible()
    person.offers.first.click()
    expect(page.get_by_text("Weight would be")).to_be_visible()
    expect(page.get_by_text(re.compile("% risk of being drawn in"))).to_have_count(0)
    page.get_by_label("Event-horizon gauge").check()
    expect(page.get_by_text(re.compile("% risk of being drawn in"))).to_be_visible()


@pytest.mark.parametrize("phone", [False, True], ids=["1440", "390"])
def test_looks(visit, server, phone):
    [link] = lay(server, 1, 3, holes="orange-24,orange-20,red-21")
    person = Buccaneer(visit(link, phone=phone, pace="fast"))
    page = person.page
    person.wait("mine")
    look(page, "buccaneers-start")
    for _ in range(4):
        person.wait("mine")
        person.pick()
    person.wait("mine")
    person.offers.first.click()
    look(page, "buccaneers-table")
    page.locator("[data-seat] .cards button").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    look(page, "buccaneers-display")
    page.keyboard.press("Escape")
    if phone:
        page.get_by_role("button", name="Points").tap()
        look(page, "buccaneers-points")
        page.get_by_role("button", name="Board").tap()
    person.to_the_score()
    stops = page.get_by_role("navigation", name="Steps of the score").get_by_role("button")
    stops.filter(has_text=re.compile("^G$")).click()
    look(page, "buccaneers-theatre")
    page.get_by_role("button", name="As text").click()
    look(page, "buccaneers-theatre-text")


@pytest.mark.parametrize("phone", [False, True], ids=["1440", "390"])
def test_how_the_end_and_the_pad_look(visit, server, phone):
    [link] = lay(server, 1, 2, holes=SHORT)
    person = Buccaneer(visit(link, phone=phone))
    play([person], lambda: person.page.get_by_role("region", name="Result").count() > 0)
    page = person.page
    score = page.get_by_role("button", name="Score of round 2").first
    expect(score).to_be_visible()
    look(page, "buccaneers-end")
    score.click()
    expect(page.get_by_role("region", name="Score of round 2")).to_be_visible()
    page.get_by_role("button", name="Back to the table").click()
    pad = visit("/score/buccaneers", phone=phone)
    fill(pad)
    look(pad, "buccaneers-pad")


def test_every_width(visit, server):
    [link] = lay(server, 1, 5, holes="red-25,orange-20,red-21")
    person = Buccaneer(visit(link))
    for _ in range(3):
        person.wait("mine")
        person.pick()
    person.wait("mine")
    person.offers.first.click()
    every_width(person.page, "buccaneers")


@pytest.mark.parametrize("seats", [4, 6])
def test_on_a_phone_everybody_is_in_sight(visit, server, seats):
    """Gauges and displays of all others are visible: at once for four seats, with one scroll for six."""
    [link] = lay(server, 1, seats - 1, holes="red-25,orange-20,red-21")
    page = visit(link, phone=True)
    person = Buccaneer(page)
    for _ in range(5):
        expect(page.locator("[data-ask=mine]")).to_be_visible()
        person.pick()
    expect(page.locator("[data-ask=mine]")).to_be_visible()
    page.get_by_role("group", name="The table", exact=True).evaluate("board => (board.scrollTop = 0)")
    bottom = page.locator("[data-ask]").bounding_box()["y"]
    boxes = [one.bounding_box() for one in page.locator(".opponent").all()]
    assert len(boxes) == seats - 1
    room = bottom if seats == 4 else 2 * bottom
    assert all(box["y"] + box["height"] <= room for box in boxes)


def test_the_size_of_a_table(visit, server):
    [link] = lay(server, 1, 2)
    page = visit("/rules")
    sizes = []

    def count(asked):
        if "/assets/" in asked.url and not asked.url.endswith(".woff2"):
            sizes.append(asked.sizes()["responseBodySize"])

    page = page.context.new_page()
    page.on("requestfinished", count)
    page.goto(server.url + link)
    sit_down(page)
    expect(page.locator("[data-ask=mine]")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert 0 < sum(sizes) <= LARGEST


# The score pad.


def add(page, name, *cards):
    field = page.get_by_role("combobox", name=f"Add a card for {name}")
    for card in cards:
        field.fill(card)
        field.press("Enter")


def fill(page):
    expect(page.get_by_role("combobox", name="Add a card for Bosun")).to_be_visible()
    add(page, "Bosun", "spacecraft 7/5", "robot 6/3", "warp drive", "morpho cubo", "toy 2/3", "loot box", "easter egg")
    add(page, "Gunner", "robot 5/2", "command chair", "moon ferry", "game slab")
    add(page, "Cook", "one ring", "flagship", "exoskeleton")
    page.get_by_role("button", name=re.compile("^Sir Bolts")).click()
    for _ in range(2):
        page.get_by_role("button", name=re.compile("^Loot Box")).click()
    page.get_by_role("button", name="+3").click()
    page.get_by_role("combobox", name=re.compile("Step F")).fill("toy 3/4")
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Steps of the score").get_by_role("listitem")).to_have_count(8)


def test_the_score_pad(visit):
    page = visit("/")
    page.get_by_role("link", name="Score pad").click()
    expect(page.get_by_role("combobox", name="Add a card for Bosun")).to_be_visible()
    add(page, "Bosun", "toy 4/6")
    expect(page.get_by_role("alert")).to_contain_text("Step F: enter the card turned up from the pile")
    page.get_by_role("button", name="Start over").click()
    fill(page)
    totals = page.get_by_role("region", name="Points by round")
    expect(totals.get_by_role("row", name=re.compile("^Bosun"))).to_contain_text("drawn in")
    expect(totals.get_by_role("row", name=re.compile("^Cook 15"))).to_be_visible()
    steps = page.get_by_role("region", name="Steps of the score")
    expect(steps).to_contain_text("the threshold is 25 = 18 + 4 + 3")
    page.reload()  # it is still there
    expect(steps).to_contain_text("the threshold is 25 = 18 + 4 + 3")

    # A card is changed, and everything follows.
    page.get_by_role("button", name="+3").click()
    expect(steps).to_contain_text("the threshold is 22 = 18 + 4")
    expect(totals.get_by_role("row", name=re.compile("^Gunner 15"))).to_be_visible()

    # Impossible tables: a Relic twice, too many copies of a Robot, a Relic used without its card.
    add(page, "Gunner", "one ring")
    expect(page.get_by_role("alert")).to_contain_text("One Ring is there too often")
    page.get_by_role("region", name="Gunner").get_by_role("button", name="Remove One Ring").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("checkbox", name="Discard Easter Egg").check()
    expect(page.get_by_role("alert")).to_contain_text("Step A: enter the card that Easter Egg brings")
    page.get_by_role("combobox", name=re.compile("Step A")).fill("emergency")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(steps).to_contain_text("Emergency Towel comes into the display")
    for _ in range(3):
        page.get_by_role("button", name="Add a player").click()
    expect(page.get_by_role("button", name="Add a player")).to_have_count(0)
    page.get_by_role("button", name="Round 2").click()
    expect(page.get_by_text("Enter the cards on your table")).to_be_visible()
