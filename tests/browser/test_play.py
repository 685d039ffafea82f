"""Whole games in a real browser: by mouse, keyboard, touch and link, and through every kind of trouble."""

import re

from playwright.sync_api import expect

from tests.browser.playing import MOST, Finger, Keys, Player, begin
from tests.server.running import Server

BESIDE = """() => {
  const stage = document.querySelector(".stage").getBoundingClientRect();
  return [...document.querySelectorAll(".beside .table > *")].map((block) =>
    [block, ...block.querySelectorAll("*")].map((part) => part.getBoundingClientRect()).every((box) =>
      box.width === 0 ||
      (box.left >= stage.left && box.right <= stage.right && box.top >= stage.top && box.bottom <= stage.bottom)
    ));
}"""
"""Is every block beside the board completely on the table?"""


def lay(visit, **how):
    """A table with a seat for a friend; the host waits there. The page and the friend's link."""
    page = visit("/new/black-holes", **how)
    page.get_by_role("radio", name="By link").last.check()
    page.get_by_role("button", name="Create the table").click()
    link = page.get_by_role("textbox", name="Link for seat 2").input_value()
    return page, link


def test_a_game_against_a_bot(visit):
    player = begin(visit)
    player.play()
    page = player.page
    expect(page.get_by_role("heading", name="You win.")).to_be_visible()
    assert page.get_by_text("You have sunk four blocks.").count() == 1
    assert page.evaluate(BESIDE) == [True] * 4
    expect(page.get_by_role("button", name="Check the seal")).to_have_count(0)  # no luck to seal
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_text(re.compile(r"^Step 0 of \d+$"))).to_be_visible()
    page.get_by_role("button", name="Next", exact=True).click()
    expect(page.get_by_text(re.compile(r"^Step 1 of \d+$"))).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    record = download.value.path().read_text()
    page.goto(player.url + "/record")
    page.get_by_role("textbox").fill(record)
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_text("The record is a legal match, played to its end.")).to_be_visible()
    page.goto(player.url + f"/t/{player.id}")
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: player.id not in url)
    again = Player(page)
    assert again.wait()
    assert again.record().seats[1].kind == "human"  # the other one begins
    expect(page.get_by_text(re.compile(r"^Table \w{6}"))).to_be_visible()


def test_a_game_by_keyboard(visit):
    page = visit("/")
    page.get_by_role("link", name="Play Black Holes").focus()
    page.keyboard.press("Enter")
    page.get_by_role("radio", name="Random").focus()
    page.keyboard.press("Space")
    page.get_by_role("button", name="Begin").focus()
    page.keyboard.press("Enter")
    player = Keys(page)
    player.play()
    expect(page.get_by_role("heading", name="You win.")).to_be_visible()


def test_a_game_by_touch(visit):
    player = begin(visit, phone=True)
    player.play()
    expect(player.page.get_by_role("heading", name="You win.")).to_be_visible()


def test_two_browsers_by_link(visit):
    page, link = lay(visit)
    friend = visit(link.removeprefix(page.evaluate("location.origin")), phone=True)
    expect(friend.locator("[data-lines]")).to_be_visible()
    assert "#" not in friend.url
    host, guest = Player(page), Finger(friend, "random")
    reloaded, before = set(), None
    for _ in range(2 * MOST):
        state = host.state()
        if not state.actors():
            break
        [seat] = state.actors()
        player = (host, guest)[seat]
        if seat == before and seat not in reloaded:  # in the middle of a turn, on either side
            reloaded.add(seat)
            player.page.reload()
        assert player.wait()
        player.move()
        before = seat
    assert reloaded == {0, 1}
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == [0]
    expect(page.get_by_role("heading", name="You win.")).to_be_visible()
    expect(friend.get_by_role("heading", name="Light wins.")).to_be_visible()


def test_the_server_dies_and_comes_back(visit, tmp_path):
    with Server(tmp_path / "own").start() as server:
        page = visit("/new/black-holes", url=server.url)
        page.get_by_role("button", name="Begin").click()
        player = Player(page)
        assert player.wait()
        player.move()
        assert player.wait()
        before = len(player.record().log)
        server.kill()
        expect(page.get_by_text("No signal. Your moves are kept")).to_be_visible()
        server.start()
        expect(page.get_by_text("No signal. Your moves are kept")).to_be_hidden()
        assert len(player.record().log) == before
        assert player.wait()
        player.move()


def test_undo_and_its_consent(visit):
    page, link = lay(visit)
    friend = visit(link.removeprefix(page.evaluate("location.origin")))
    host, guest = Player(page), Player(friend)
    assert host.wait()
    host.move()
    assert guest.wait()
    guest.move()
    assert guest.wait()
    friend.get_by_role("button", name="Undo").first.click()  # the first of two moves: taken back at once
    expect(friend.locator(".void")).to_have_count(1)
    guest.move()
    page.get_by_role("navigation").get_by_role("button", name="Undo").click()
    expect(page.get_by_text("You've asked to take back your move.")).to_be_visible()
    friend.get_by_role("button", name="Agree").click()
    expect(page.locator(".void")).to_have_count(3)
    assert host.wait()


def test_a_refusal_names_its_rule(visit):
    player = begin(visit)
    player.wait()
    player.on_board("d4")  # a dark block
    page = player.page
    expect(page.get_by_role("button", name=re.compile("Rule BH-"))).to_be_visible()
    page.get_by_role("button", name=re.compile("Rule BH-")).click()
    expect(page.get_by_role("dialog").get_by_text("You move your own blocks only.")).to_be_visible()


def test_why_a_block_cant_get_there(visit):
    """Asked about a hole and about a far space while a block is in hand: the block stays in hand, with its goals."""
    player = begin(visit)
    page = player.page
    player.wait()
    player.on_plan("g4")
    goals = page.get_by_role("group", name="Plan of the board").get_by_role(
        "button", name=re.compile("^.*: tip over to")
    )
    assert goals.count() == 4
    for space, words in (("h8", "can't reach the black hole h8"), ("b9", "can't reach b9 in one move")):
        player.on_plan(space)
        expect(player.ask).to_have_attribute("data-ask", "refused")
        expect(player.ask.locator(".sentence")).to_have_text(re.compile(f"^The block on g4 .*({words})"))
        assert goals.count() == 4
        page.get_by_role("button", name="Got it").click()
        expect(player.ask).to_have_attribute("data-ask", "preview")
    player.on_plan("h4")  # one of its goals, at once
    expect(player.ask.get_by_role("button", name="Tip over to h4–i4")).to_be_visible()


def test_escape_puts_back_what_a_mouse_took(visit):
    player = begin(visit)
    player.wait()
    player.on_board("g4")
    expect(player.ask).to_have_attribute("data-ask", "preview")
    player.page.keyboard.press("Escape")
    expect(player.ask).to_have_attribute("data-ask", "mine")
    player.on_board("d4")  # a dark block: the first Escape removes the answer
    expect(player.ask).to_have_attribute("data-ask", "refused")
    player.page.keyboard.press("Escape")
    expect(player.ask).to_have_attribute("data-ask", "mine")


def test_the_title_says_whose_move_it_is(visit):
    page, link = lay(visit)
    friend = visit(link.removeprefix(page.evaluate("location.origin")))
    host, guest = Player(page), Player(friend)
    assert host.wait()
    expect(page).to_have_title("Your move. Black Holes")
    expect(friend).to_have_title("Black Holes")
    host.move()
    assert guest.wait()
    expect(page).to_have_title("Black Holes")
    expect(friend).to_have_title("Your move. Black Holes")
    guest.move()
    assert guest.wait()
    friend.locator('[data-line="1"]').click()  # nobody moves in the past
    expect(friend).to_have_title("Black Holes")


def test_an_undo_that_is_declined_is_answered(visit):
    page, link = lay(visit)
    friend = visit(link.removeprefix(page.evaluate("location.origin")))
    host, guest = Player(page), Player(friend)
    assert host.wait()
    host.move()
    assert guest.wait()
    guest.move()
    page.get_by_role("navigation").get_by_role("button", name="Ask to undo").click()
    friend.get_by_role("button", name="Decline").click()
    expect(host.ask.get_by_text("Dark declined the undo.")).to_be_visible()
    expect(page.locator(".void")).to_have_count(0)


def test_who_is_away_is_replaced_only_after_a_minute(visit):
    page, link = lay(visit)
    page.clock.install()
    page.reload()
    friend = visit(link.removeprefix(page.evaluate("location.origin")))
    host, guest = Player(page), Player(friend)
    assert host.wait()
    host.move()
    assert guest.wait()
    friend.context.close()
    expect(host.ask.get_by_text("has lost the connection.")).to_be_visible()
    step_in = host.ask.get_by_role("button", name="Let a bot play")
    page.clock.fast_forward(50_000)
    expect(page.locator("[data-seat='1']").get_by_text(re.compile("No signal for 0:5"))).to_be_visible()
    expect(step_in).to_have_count(0)
    page.clock.fast_forward(12_000)
    step_in.click()
    expect(page.get_by_role("log").get_by_text("A medium bot plays for Dark.")).to_be_attached()


def test_arrow_keys_step_through_a_replay(visit):
    player = begin(visit)
    for _ in range(2):
        player.wait()
        player.move()
    player.wait()
    page = player.page
    page.locator('[data-line="2"]').click()
    place = page.get_by_role("region", name="Replay").get_by_text(re.compile(r"^Step \d+ of \d+$"))
    expect(place).to_have_text(re.compile("^Step 2 "))
    page.keyboard.press("ArrowLeft")
    expect(place).to_have_text(re.compile("^Step 1 "))
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(place).to_have_text(re.compile("^Step 3 "))
    expect(page.locator('[data-line="3"]')).to_have_attribute("aria-current", "step")
    page.keyboard.press("Escape")
    expect(player.ask).to_have_attribute("data-ask", "mine")


def test_two_at_one_screen(visit):
    """Each is spoken to by name, and an undo takes back the last player's moves only."""
    page = visit("/new/black-holes")
    page.get_by_role("radio", name="Here").nth(1).check()
    page.get_by_role("textbox", name="Name of seat 1").fill("Ada")
    page.get_by_role("textbox", name="Name of seat 2").fill("Bo")
    page.get_by_role("button", name="Begin").click()
    player = Player(page)
    sentence = player.ask.locator(".sentence")
    player.wait()
    expect(sentence).to_have_text("Ada: You start with one move.")
    player.move()
    expect(sentence).to_have_text("Bo: Your turn: two moves.")
    player.move()
    expect(sentence).to_have_text("Bo: One more move.")
    player.move()
    expect(sentence).to_have_text("Ada: Your turn: two moves.")
    page.get_by_role("navigation", name="This table").get_by_role("button", name="Undo").click()
    expect(page.locator(".void")).to_have_count(1)
    expect(sentence).to_have_text("Bo: One more move.")


def test_looking_back(visit):
    player = begin(visit)
    player.wait()
    player.move()
    player.wait()
    page = player.page
    page.locator('[data-line="1"]').click()
    expect(page.get_by_role("region", name="Replay")).to_be_visible()
    page.get_by_role("button", name="Back to now").click()
    expect(page.get_by_role("region", name="Replay")).to_be_hidden()


def test_resigning(visit):
    player = begin(visit)
    player.page.get_by_role("button", name="Resign").click()
    player.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(player.page.get_by_text("You resigned.")).to_be_visible()
    expect(player.page.get_by_role("region", name="Replay")).to_be_visible()
    expect(player.page.get_by_text("one move left")).to_have_count(0)


def test_what_was_missed(visit, server):
    page, link = lay(visit)
    friend = visit(link.removeprefix(server.url))
    host, guest = Player(page), Player(friend)
    host.wait()
    host.move()
    address = page.url
    page.goto(server.url)
    guest.wait()
    guest.move()
    guest.wait()
    guest.move()
    expect(page.get_by_text("Your move")).to_be_hidden()
    page.goto(address)
    expect(page.get_by_role("region", name="While you were away").get_by_role("listitem")).to_have_count(2)
    page.get_by_role("button", name="Continue").click()
    assert host.wait()
