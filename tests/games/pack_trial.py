"""Everything that a table does with a pack, tried out with one that is strange but accepted."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

import ergosphere
from ergosphere import bots
from ergosphere.core.engine.state import NATURE, NOBODY, State
from ergosphere.core.game import Game
from ergosphere.core.registry import game_class
from ergosphere.core.values import Action
from tests.games.strange_packs import strange, text_of

encode = msgspec.json.encode


def loaded(key: str, seed: int) -> Game:
    """Through the door that strangers take."""
    content = strange(key, seed)
    game = game_class(key).with_pack(text_of(key, content))
    assert encode(game.content) == encode(own_source(content, game.content))
    return game


def own_source(content: Any, merged: Any) -> Any:
    """The same figures; where they come from is said anew by the merge."""
    if isinstance(content, dict):
        return {name: merged[name] if name == "source" else own_source(content[name], merged[name]) for name in merged}
    if isinstance(content, list) and content and isinstance(content[0], dict):
        return [own_source(*pair) for pair in zip(content, merged, strict=True)]
    return content


def try_rules(game: Game) -> None:
    for rule in game.rules():
        assert rule.text.strip()
        assert "{ $" not in rule.text


def settings(game: Game, seed: int) -> tuple[int, dict[str, str]]:
    """Seats and options by turns."""
    fewest, most = game.seats
    seats = fewest + seed % (most - fewest + 1)
    options = {
        option.name: option.values[seed % len(option.values)] for option in game.options if option.values and seed % 3
    }
    try:
        game.new(seats, **options)
    except ergosphere.BadInput:  # some values want more seats
        return seats, {}
    return seats, options


def match(game: Game, seed: int, most: int | None = None) -> Iterable[State]:
    """A match of random players to its end, or so many actions of it: now and then a moment, and the last two."""
    seats, options = settings(game, seed)
    rng = ergosphere.Rng(seed)
    state = game.new(seats, **options)
    before = state.clone()
    step = 0
    while (actor := state.actor()) != NOBODY and (most is None or step < most):
        if step & (step - 1) == 0:  # 0, 1, 2, 4, 8 and so on
            yield state.clone()
        before = state.clone()
        state.play(actor, state.pick(actor, rng))
        step += 1
        assert step <= game.longest, "a match without end"
    yield before
    yield state


def try_moment(game: Game, state: State, seed: int) -> None:
    """Views, drawings, words, and what each answer leads to."""
    assert state.audit() is None, state.audit()
    try_views(game, state, ergosphere.Rng(seed))
    for actor in state.actors():
        legal = state.legal(actor)
        assert legal
        if actor != NATURE:
            game.choices(state, actor, legal)
            assert game.prompt(state.view(actor))
        for action in legal if len(legal) <= 12 else legal[:: 1 + len(legal) // 12]:
            try_action(game, state, actor, action)
    if state.outcome() is not None:
        assert all(-1 <= state.payoff(seat) <= 1 for seat in range(int(state.seats())))


def try_views(game: Game, state: State, rng: ergosphere.Rng) -> None:
    for viewer in (None, *range(int(state.seats()))):
        view = state.view(viewer)
        again = game.read_view(encode(view))
        assert again == view
        assert game.draw(view).strip()
        game.topics(view)
        if viewer is not None:
            filled = game.determinize(again, rng)
            assert filled.audit() is None, filled.audit()
            assert encode(filled.view(viewer)) == encode(view)


def try_action(game: Game, state: State, actor: int, action: Action) -> None:
    assert actor == NATURE or game.describe(state, actor, action)
    assert game.parse(state, actor, str(action)) == action
    after = state.clone()
    events = after.perform(actor, action)
    assert after.audit() is None, after.audit()
    told = [event.sentence(game.text) for event in events] + game.tell(events, after.view(None))
    assert all("{ $" not in str(sentence) for sentence in told)


def try_bots(game: Game, state: State, levels: Iterable[str], seed: int) -> None:
    """One decision of each level for whoever must act; it has what a bot at a table has."""
    for actor in state.actors():
        if actor == NATURE:
            continue
        view, legal = game.read_view(encode(state.view(actor))), state.legal(actor)
        for level in levels:
            assert bots.entrant(game, level, seed).choose(view, legal) in legal
