"""What a bot knows about Buccaneers: how a display with another card is likely to do, and who leads."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, mypyc_attr

from ergosphere.core.engine.knowledge import Knowledge
from ergosphere.core.engine.rng import Rng
from ergosphere.core.engine.state import NATURE, NOBODY, State
from ergosphere.games.buccaneers.bot.features import Features
from ergosphere.games.buccaneers.bot.network import Network
from ergosphere.games.buccaneers.bot.weights import CAREFUL, SIMULATIONS, SLIPS, figures
from ergosphere.games.buccaneers.rules import codes as code_of
from ergosphere.games.buccaneers.rules import phases
from ergosphere.games.buccaneers.rules.box import Box
from ergosphere.games.buccaneers.rules.kinds import KINDS, PAPERWEIGHT, ROUNDS
from ergosphere.games.buccaneers.rules.position import SIZE
from ergosphere.games.buccaneers.rules.score_phase import bonuses, pile_count, result
from ergosphere.games.buccaneers.rules.scoring import GOT_EXOSKELETON, GOT_TOYS
from ergosphere.games.buccaneers.rules.state import Buccaneers

AHEAD: Final = 5  # turns: fewer leave more to the network's guess, more to the luck of the playouts
EXPLORE: Final = 0.4  # a single card changes the chance of winning by a few hundredths
LEAD: Final = 5.0  # the scale of a lead in points with one round to come, fitted to self-play
RANK: Final = 0.05  # what places below the first count: little, so a bot risks second place to win
STRAY: Final = 0.15  # how far a hurried player strays from the best-looking card, in payoff
OWN_STRAY: Final = 0.05  # the same for the bot itself, later in the round
CAREFUL_STRAY: Final = 0.2  # the same for a careful player, in the units of careful.toml
BIAS: Final = 0.3  # the weight of a judgement before anything was tried
EGG_ROOM: Final = 4.0  # with this much room a card from the deck or the pile is welcome
LASER_STAYS: Final = 3.5  # what keeping it is worth, in points


@final
@mypyc_attr(acyclic=True)
class BuccaneersKnowledge(Knowledge):
    features: Features
    network: Network
    careful: Network  # how players choose who prefer to stay light
    seat: i64  # the seat that thinks, or NOBODY
    mean_weight: float  # of all cards: what the pile is expected to add to the threshold
    stray: float

    def __init__(self, box: Box, first: list[list[float]] | None = None, second: list[float] | None = None) -> None:
        """With the trained figures, or with others."""
        weights = [int(box.weight[int(kind)]) for kind in box.dip_kind]
        self.mean_weight = sum(weights) / len(weights)
        if first is None or second is None:
            first, second = figures()
        self.features = Features(self.mean_weight)
        self.network = Network(first, second, self.features)
        first, second = figures(CAREFUL)
        self.careful = Network(first, second, self.features)
        self.seat = NOBODY
        self.stray = STRAY

    def begin(self, state: State, seat: i64) -> None:
        self.seat = seat

    def decide(self, state: State, seat: i64, strongest: bool) -> i64:
        """BB-29: even a weak player discards the One Ring when certain to be drawn in with it."""
        assert isinstance(state, Buccaneers)  # noqa: S101
        return code_of.USE + 2 if state.phase == phases.RING_USE and is_doomed(state, seat) else -1

    # How the match stands

    def expect(self, state: State, seat: i64) -> float:
        """The expected payoff, -1 to 1: between rounds by the points alone, within a round by what the best card of the
        hand promises."""
        assert isinstance(state, Buccaneers)  # noqa: S101  search asks about this game's states only
        if state.phase == phases.SELECT:
            return self.promise(state, seat)
        if state.phase == phases.TURN_UP:
            return self.in_the_balance(state, seat)
        return self.standing(state, seat)

    def standing(self, state: Buccaneers, seat: i64) -> float:
        """By the points alone: a new round starts from nothing."""
        if state.phase == phases.OVER:
            return result(state, seat, RANK)
        scale = LEAD * math.sqrt(float(ROUNDS - state.round))
        own = 0.0
        total = 0.0
        for other in range(state.count):
            share = math.exp(float(state.points[other] - state.points[seat]) / scale)
            total += share
            if other == seat:
                own = share
        return 2.0 * own / total - 1.0

    def in_the_balance(self, state: Buccaneers, seat: i64) -> float:
        """Before a card of the pile is turned up, which may draw anybody in: the mean over all of them."""
        total = 0.0
        cards: i64 = 0
        for code in state.codes(NATURE):
            turned_up = state.clone()
            turned_up.play(NATURE, i64(code))
            weight = state.weight(i64(code))
            total += float(weight) * self.standing(turned_up, seat)
            cards += weight
        return total / float(cards)

    def promise(self, state: Buccaneers, seat: i64) -> float:
        worths = self.worths(state, seat, state.codes(seat))
        top = -1.0
        total = 0.0
        for worth in worths:
            total += worth
            if worth > top:
                top = worth
        return total / float(len(worths)) if state.gps == seat else top  # BB-17: any card

    def playout(self, state: State, rng: Rng, nature: Rng, limit: i64) -> i64:
        """For AHEAD turns; from there the network sees further than hurried players would show."""
        assert isinstance(state, Buccaneers)  # noqa: S101
        steps: i64 = 0
        if state.phase <= phases.DEAL:
            return 0
        end = state.turn + AHEAD
        careful = rng.below(i64(1) << state.count)  # bits of the seats that are careful this time
        measured: i64 = -1  # the turn that was measured last
        while steps < limit:
            who = self.advance(state, nature)
            if who == NOBODY or state.turn >= end:
                break
            if state.phase == phases.SELECT:
                if measured != state.turn:
                    self.features.sums.measure(state)
                    measured = state.turn
                state.play(who, self.select(state, who, (careful >> who) & 1 != 0, rng))
            else:
                state.play(who, self.pick(state, who, rng))
            steps += 1
        return steps

    def advance(self, state: State, nature: Rng) -> i64:
        """Stop before the card that ends the round: `expect` averages over what the pile may show, and the next deal is
        pure luck."""
        assert isinstance(state, Buccaneers)  # noqa: S101
        while state.waiting == 0:
            if state.phase == phases.OVER or state.phase == phases.TURN_UP:
                return NOBODY
            state.play(NATURE, state.pick(NATURE, nature))
        return state.actor()

    def explore(self) -> float:
        return EXPLORE

    def simulations(self, usual: i64) -> i64:
        return SIMULATIONS.get(int(usual), int(usual))

    def slips(self, blind: i64) -> i64:
        return SLIPS.get(int(blind), 0)

    # What a hurried player does

    def has_policy(self) -> bool:
        return True

    def pick(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, Buccaneers)  # noqa: S101
        codes = state.codes(seat)
        if len(codes) == 1:
            return i64(codes[0])
        return self.best(codes, self.worths(state, seat, codes), self.stray, rng)

    def select(self, state: Buccaneers, seat: i64, careful: bool, rng: Rng) -> i64:
        """A card of the hand; the displays must have been measured."""
        codes = state.codes(seat)
        if len(codes) == 1:
            return i64(codes[0])
        if seat == self.seat:
            return self.best(codes, self.judged(self.network, state, seat, codes), OWN_STRAY, rng)
        if careful:
            return self.best(codes, self.judged(self.careful, state, seat, codes), CAREFUL_STRAY, rng)
        return self.best(codes, self.judged(self.network, state, seat, codes), self.stray, rng)

    def best(self, codes: vec[i32], worths: vec[float], stray: float, rng: Rng) -> i64:
        best: i64 = 0
        top = -1000.0
        for i in range(i64(len(codes))):
            worth = worths[i] + stray * rng.unit()
            if worth > top:
                top = worth
                best = i
        return i64(codes[best])

    def prior(self, state: State, seat: i64, code: i64) -> float:
        assert isinstance(state, Buccaneers)  # noqa: S101
        return BIAS * self.worths(state, seat, vec[i32]([i32(code)]))[0]

    def priors(self, state: State, seat: i64, codes: vec[i32]) -> vec[float]:
        assert isinstance(state, Buccaneers)  # noqa: S101
        priors = self.worths(state, seat, codes)
        for i in range(i64(len(priors))):
            priors[i] *= BIAS
        return priors

    def worths(self, state: Buccaneers, seat: i64, codes: vec[i32]) -> vec[float]:
        """How good each code looks, in payoff."""
        if i64(codes[0]) < code_of.JOIN:
            self.features.sums.measure(state)
            return self.judged(self.network, state, seat, codes)
        worths = vec[float](capacity=4)
        for code in codes:
            worths = append(worths, self.other_worth(state, seat, i64(code)))
        return worths

    def judged(self, network: Network, state: Buccaneers, seat: i64, codes: vec[i32]) -> vec[float]:
        """Cards to select, or to add by Titanic Tentacles; the displays must have been measured."""
        left = turns_left(state, seat)
        network.look(state, seat, left)
        worths = vec[float](capacity=10)
        for code in codes:
            worths = append(worths, network.judge(state, seat, i64(code) % KINDS, left))
        return worths

    def other_worth(self, state: Buccaneers, seat: i64, code: i64) -> float:
        """Rare decisions, by rules of thumb."""
        if code < code_of.PLACE:  # the larger group gains more
            return 0.1 * float(SIZE[(state.groups[seat] >> (4 * (code - code_of.JOIN))) & 15])
        room = self.room(state, seat)
        if code < code_of.USE:
            return self.laser_worth(state, seat, code - code_of.PLACE, room)
        used = code < code_of.HOLD
        if (code - code_of.USE) % 3 == 2:  # One Ring: discard it if it would draw its owner in
            return 0.5 if used == (room < 0.0) else 0.0
        return 0.5 if used == (room > EGG_ROOM) else 0.0

    def room(self, state: Buccaneers, seat: i64) -> float:
        """The weight that a display can still take, by the expected threshold."""
        _, weight = state.totals(seat)
        pile = self.mean_weight
        if state.owner(PAPERWEIGHT) == seat:
            pile *= 2.0
        return float(state.base_threshold() - weight) + pile

    def laser_worth(self, state: Buccaneers, seat: i64, card: i64, room: float) -> float:
        """Help the seat if it has less room than the others, harm them if it has more."""
        mean = 0.0
        for other in range(state.count):
            if other != seat:
                mean += self.room(state, other)
        mean /= float(state.count - 1)
        ahead = room - mean
        points = -ahead * float(state.box.laser[card]) / 2.0 - (LASER_STAYS if card >= 2 else 0.0)
        return points / 30.0


def is_doomed(state: Buccaneers, seat: i64) -> bool:
    """Is the owner of One Ring drawn in with it, whatever the pile shows? It uses no hidden knowledge: every card that
    may lie in the pile counts, those of the deck included."""
    kept = state.clone()
    kept.play(seat, code_of.HOLD + 2)
    box = kept.box
    times: i64 = 2 if kept.owner(PAPERWEIGHT) == seat else 1
    most: i64 = -1000
    for kind in range(i64(KINDS)):
        gain = times * box.weight[kind]
        if gain > most and (i64(kept.stock[kind]) > 0 or pile_count(kept, kind) > 0):
            most = gain
    _, weight, _, _ = kept.measure(seat)
    taken = bonuses(kept)[seat]
    if taken & GOT_TOYS:
        weight += box.toys_card
    if taken & GOT_EXOSKELETON:
        weight += box.exoskeleton_card
    return weight > kept.base_threshold() + most


def turns_left(state: Buccaneers, seat: i64) -> i64:
    """Turns after this one."""
    left = i64(state.sizes[state.packet(seat)]) - 1
    return left - 1 if state.phase == phases.SELECT else left
