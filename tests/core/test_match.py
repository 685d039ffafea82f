"""Matches and their records: log, seal, undo, sealed choices, the cut for a seat."""

import hashlib
import hmac
from collections import Counter
from itertools import permutations

import msgspec
import pytest

import ergosphere
import ergosphere.core.match.replay
from ergosphere import IllegalAction, IllegalRecord, Match, Record, Rng
from ergosphere.core.engine.state import NATURE
from ergosphere.core.match.log import Named, Played, Resigned, Seated, Undone, parse_line, without_comment
from ergosphere.core.match.record import SeatInfo
from ergosphere.core.match.replay import replay
from ergosphere.core.match.seal import seal_of, seed_from

BLACK_HOLES = ergosphere.load("black-holes")
AUCTION = ergosphere.load("wreck-auction")


def new_match(game=AUCTION, seed=1, **options):
    match = Match(game, [SeatInfo("human")] * game.seats[0], options, seed_from(seed))
    match.begin()
    return match


def finish(match, rng=None):
    rng = rng or Rng(1)
    while match.outcome is None:
        for seat in match.state.actors():
            legal = match.state.legal(seat)
            match.act(seat, legal[rng.below(len(legal))])
    return match


def bid(match, seat, number):
    return match.act(seat, match.game.parse(match.state, seat, f"bid {number}"))


def test_a_record_is_readable_text():
    match = Match(
        BLACK_HOLES, [SeatInfo("human", None, "Ada"), SeatInfo("bot", "random")], {"blocked": "loss"}, bytes(32)
    )
    match.act(0, match.state.legal(0)[0])
    head, body = match.record.to_text().split("\n\n")
    assert body == "0 e4s\n"
    assert head.split("\n") == [
        'game: "black-holes"',
        "rules: 1",
        'pack: {"name":"builtin","version":"1","sha256":"' + BLACK_HOLES.pack.sha256 + '"}',
        'options: {"blocked":"loss"}',
        'seats: [{"kind":"human","level":null,"name":"Ada"},{"kind":"bot","level":"random","name":null}]',
        'seal: "' + hashlib.sha256(bytes(32)).hexdigest() + '"',
    ]


def test_nature_draws_as_the_seal_says():
    """Written again from the description of the format: HMAC of the line's number, modulo the weights' sum."""
    match = finish(new_match(seed=5))
    seed = hashlib.sha256(b"5").digest()
    record = match.record
    assert record.seed == seed.hex()
    assert record.seal == hashlib.sha256(seed).hexdigest()
    state = AUCTION.new()
    for number, line in enumerate(record.log, start=1):
        if line.seat == NATURE:
            integers = state.weights()
            total = sum(weight for _, weight in integers)
            assert [p for _, p in state.chance()] == pytest.approx([weight / total for _, weight in integers])
            rest = int.from_bytes(hmac.new(seed, str(number).encode(), "sha256").digest(), "big")
            rest %= total
            drawn = next(a for i, (a, _) in enumerate(integers) if rest < sum(w for _, w in integers[: i + 1]))
            assert str(drawn) == line.action
        state.apply(line.seat, AUCTION.parse(state, line.seat, line.action))


def test_the_seed_stays_secret_until_the_match_is_over():
    match = new_match()
    assert match.record.seed is None
    assert match.seed.hex() not in match.record.to_text()
    finish(match)
    assert seal_of(bytes.fromhex(match.record.seed)) == match.record.seal


def test_sealed_choices_are_written_in_seat_order_when_all_are_in():
    match = new_match()
    before = len(match.record.log)
    for seat in (2, 0):
        match.act(seat, match.state.legal(seat)[0])
        assert len(match.record.log) == before
        assert seat not in match.state.actors()
        assert match.state.legal(seat) == []
    match.act(1, match.state.legal(1)[0])
    assert [line.seat for line in match.record.log[before : before + 3]] == [0, 1, 2]


def test_a_sealed_choice_tells_the_others_only_that_it_was_made():
    match = new_match()
    hand = match.view(0).hand
    views = []
    for card in sorted(set(hand)):
        bid(match, 0, card)
        views.append([msgspec.json.encode(match.view(seat)) for seat in (None, 1, 2)])
        assert match.view(0).sealed == card
        match.retract(0)
    assert len(views) > 1
    assert all(view == views[0] for view in views)
    with pytest.raises(IllegalAction):
        match.retract(0)


def test_undo_goes_back_and_nature_draws_anew():
    match = new_match()
    dealt = [match.view(seat).hand for seat in range(3)]
    for seat in range(3):
        match.act(seat, match.state.legal(seat)[0])
    match.undo(5)  # three bids and the dice before and after them
    assert [match.view(seat).hand for seat in range(3)] == dealt
    assert match.view(None).rounds == ()
    lines = match.record.log
    assert lines[-2] == Undone(5)
    assert lines[-1].seat == NATURE
    assert lines[-1].action == f"roll {match.view(None).die}"
    assert len(lines) == 12 + 1 + 3 + 1 + 1 + 1
    finish(match)
    assert replay(Record.from_text(match.record.to_text())).seal == "verified"


def test_undone_draws_do_not_come_again():
    """Twenty times the same undo: the die shows different numbers."""
    match = new_match()
    seen = set()
    for _ in range(20):
        seen.add(match.view(None).die)
        match.undo(1)
    assert len(seen) > 3


def test_more_can_not_be_undone_than_was_done():
    match = Match(BLACK_HOLES, [SeatInfo("human")] * 2, {}, bytes(32))
    match.act(0, match.state.legal(0)[0])
    with pytest.raises(IllegalAction):
        match.undo(2)
    match.undo(1)
    assert match.state.position() == BLACK_HOLES.new().position()
    assert match.record.actions == []


def test_actions_and_states_are_those_that_stand():
    match = Match(BLACK_HOLES, [SeatInfo("human")] * 2, {}, bytes(32))
    for text in ("d5w", "d4w"):
        match.act(match.state.actors()[0], BLACK_HOLES.parse(match.state, 0, text))
    match.undo(1)
    match.act(1, BLACK_HOLES.parse(match.state, 1, "e7n"))
    record = Record.from_text(match.record.to_text())
    assert record.actions == [(0, "d5w"), (1, "e7n")]
    states = list(record.states())
    assert len(states) == 3
    assert states[-1].position() == match.state.position()
    assert [str(line) for line in record.log] == ["0 d5w", "1 d4w", "! undo 1", "1 e7n"]


def test_resigning_ends_a_match_of_two():
    match = Match(BLACK_HOLES, [SeatInfo("human")] * 2, {}, bytes(32))
    match.act(0, match.state.legal(0)[0])
    match.resign(0)
    outcome = match.outcome
    assert (outcome.winners, outcome.ranks, outcome.scores, outcome.reason) == ([1], [2, 1], [0, 0], "resigned")
    done = replay(Record.from_text(match.record.to_text()))
    assert (done.outcome, done.seal) == (outcome, "verified")
    with pytest.raises(IllegalAction):
        match.undo(1)


def test_resigning_at_a_larger_table_leaves_the_match_running():
    match = new_match()
    match.resign(1)
    assert match.outcome is None
    match.seat(1, "random")
    assert match.record.log[-2:] == [Resigned(1), Seated(1, "random")]
    finish(match)
    assert replay(Record.from_text(match.record.to_text())).ok


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_a_cut_record_shows_a_seat_its_own_cards_alone(seat):
    match = new_match(seed=3)
    for actor in range(3):
        match.act(actor, match.state.legal(actor)[0])
    cut = match.cut(seat)
    text = cut.to_text()
    assert f"view: {'null' if seat is None else seat}\n" in text
    assert "seed" not in text
    hidden = [line.action is None for line in cut.log]
    own = range(4 * seat, 4 * seat + 4) if seat is not None else ()
    assert hidden == [number < 12 and number not in own for number in range(len(cut.log))]
    done = replay(Record.from_text(text))
    assert (done.ok, done.plies, done.seal, done.view) == (True, 3, "open", None)


def test_a_cut_record_is_the_same_whatever_the_others_hold():
    """Exchange all that the seat can't see in the log itself: its cut record must not change."""
    match = new_match(seed=3)
    cut = match.cut(1).to_text()
    for order in permutations(range(4)):
        log = list(match.record.log)
        log[:4] = [match.record.log[i] for i in order]
        other = msgspec.structs.replace(match.record, log=log)
        assert (
            ergosphere.core.match.replay.cut(other, ergosphere.core.match.replay.followed(other, AUCTION), 1).to_text()
            == cut
        )


@pytest.mark.parametrize("name", ["Ada's Patience", "a # b", '"quoted"', "{ $x }", "<b>", "Ünïcode ☄", "x" * 40])
def test_names_survive(name):
    line = Named(0, name)
    assert parse_line(without_comment(str(line))) == line
    match = Match(BLACK_HOLES, [SeatInfo("human", None, name)] * 2, {}, bytes(32))
    assert Record.from_text(match.record.to_text()).seats[0].name == name


def test_comments_and_empty_lines_do_not_count():
    match = finish(new_match(seed=9))
    text = match.record.to_text().replace("\n\n", "\n\n# the deal\n\n", 1).replace("\n0 bid", "  # a die\n0 bid", 1)
    assert replay(Record.from_text(text)).seal == "verified"


def test_a_changed_draw_is_found_with_its_line():
    match = finish(new_match(seed=9))
    lines = match.record.to_text().split("\n")
    place = next(i for i, line in enumerate(lines) if line.startswith("* deal"))
    lines[place] = next(f"* deal {n}" for n in range(1, 7) if f"* deal {n}" != lines[place])
    with pytest.raises(IllegalRecord) as problem:
        replay(Record.from_text("\n".join(lines)))
    assert problem.value.sentence.values["line"] == place + 1
    assert problem.value.sentence.values["problem"].id == "draw-changed"


def test_sealed_choices_out_of_order_are_refused():
    match = finish(new_match(seed=9))
    log = match.record.log
    first = next(i for i, line in enumerate(log) if line.seat == 0)
    log[first], log[first + 1] = log[first + 1], log[first]
    with pytest.raises(IllegalRecord) as problem:
        replay(Record.from_text(match.record.to_text()))
    assert problem.value.sentence.values["problem"].id == "seat-order"


def test_determinize_is_uniform_over_what_fits_the_view():
    """Seat 0 holds four cards; the others' hands come from the rest, every deal equally likely."""
    match = new_match(seed=2)
    bid(match, 1, match.view(1).hand[0])
    view = match.view(0)
    rng = Rng(8)
    draws = 6000
    seen = Counter()
    cards = [*range(1, 7)] * 3
    rest = Counter(cards)
    rest.subtract(view.hand)
    for _ in range(draws):
        state = AUCTION.determinize(view, rng)
        assert sorted(sum(state.hands, state.stock) + [card for card in state.sealed if card]) == sorted(cards)
        seen[state.sealed[1]] += 1
    total = sum(rest.values())
    for card, copies in rest.items():
        assert abs(seen[card] - draws * copies / total) < 5 * (draws * copies / total) ** 0.5


def test_played_lines():
    assert str(Played(NATURE, "roll 3")) == "* roll 3"
    assert parse_line("* ?") == Played(NATURE, None)
    assert parse_line("12 bid 3") == Played(12, "bid 3")


@pytest.mark.parametrize("count", [0, -1, 99])
def test_only_what_was_done_can_be_undone(count):
    match = new_match()
    before = match.record.to_text()
    with pytest.raises(ergosphere.ErgosphereError):
        match.undo(count)
    assert match.record.to_text() == before
    assert match.view(0).hand


@pytest.mark.parametrize("seat", [-1, 3, 7])
def test_there_is_nobody_beyond_the_seats(seat):
    match = new_match()
    for call in (match.resign, lambda seat: match.name(seat, "Ada"), lambda seat: match.seat(seat, None)):
        with pytest.raises(ergosphere.BadRecord):
            call(seat)
    with pytest.raises(ergosphere.BadRecord):
        match.seat(0, "a robot")


def test_every_kind_of_bot_can_take_a_seat():
    match = new_match()
    levels = ("expert@0.5", "expert#200", "my.module:Bot", None)
    for level in levels:
        match.seat(1, level)
    read = Record.from_text(match.record.to_text()).log
    assert read[-4:] == [Seated(1, level) for level in levels]
    assert [line.who for line in read[-2:]] == ["bot:my.module:Bot", "human"]


def test_a_cut_record_has_neither_seed_nor_result():
    match = Match(BLACK_HOLES, [SeatInfo("human")] * 2, {}, bytes(32))
    match.act(0, match.state.legal(0)[0])
    match.resign(0)
    with pytest.raises(IllegalRecord):
        replay(msgspec.structs.replace(match.record, view=1))
