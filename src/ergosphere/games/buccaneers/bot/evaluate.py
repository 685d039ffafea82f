"""What a bot knows about Buccaneers: how a display with a card more is likely to do, and who leads."""

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

AHEAD: Final = 5  # turns: with fewer the network has to guess more, with more the luck of the playouts counts more
EXPLORE: Final = 0.4  # one card of many changes the chance of winning by some hundredths
LEAD: Final = 5.0  # points that make a lead count with one round to come, by what became of leads in self-play
RANK: Final = 0.05  # what places below the first count: who wants to win risks the second one for it
STRAY: Final = 0.15  # how far a hurried player strays from the best-looking card, in payoff
OWN_STRAY: Final = 0.05  # the same for the bot itself, later in the round
CAREFUL_STRAY: Final = 0.2  # and a careful player, in the units of careful.toml
BIAS: Final = 0.3  # what a judgement weighs before anything was tried
EGG_ROOM: Final = 4.0  # the room that makes a card from the deck or the pile welcome
LASER_STAYS: Final = 3.5  # what it is worth to keep it


@final
@mypyc_attr(acyclic=True)
class BuccaneersKnowledge(Knowledge):
    features: Features
    network: Network
    careful: Network  # what others choose who would rather be light
    seat: i64  # whose thoughts these are, or NOBODY
    mean_weight: float  # of all cards: what the pile will add to the threshold
    stray: float

    def __init__(self, box: Box, first: list[list[float]] | None = None, second: list[float] | None = None) -> None:
        """With the figures that were learnt, or with others."""
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
        """BB-29: whoever is drawn in for certain gives the One Ring away, however weak a player."""
        assert isinstance(state, Buccaneers)  # noqa: S101
        return code_of.USE + 2 if state.phase == phases.RING_USE and is_doomed(state, seat) else -1

    # How the match stands

    def expect(self, state: State, seat: i64) -> float:
        """The payoff that may be expected, -1 to 1: between rounds by the points alone, within one by what the best
        card of the hand promises."""
        assert isinstance(state, Buccaneers)  # noqa: S101  search gives a game's knowledge that game's states
        if state.phase == phases.SELECT:
            return self.promise(state, seat)
        if state.phase == phases.TURN_UP:
            return self.in_the_balance(state, seat)
        return self.standing(state, seat)

    def standing(self, state: Buccaneers, seat: i64) -> float:
        """By the points alone: a new round begins with nothing."""
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
        """Before a card of the pile is turned up, which may draw anybody in: each of them is, as it were."""
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
        """For some turns; from there on the network looks further than hurried players can show."""
        assert isinstance(state, Buccaneers)  # noqa: S101
        steps: i64 = 0
        if state.phase <= phases.DEAL:
            return 0
        end = state.turn + AHEAD
        careful = rng.below(i64(1) << state.count)  # bits of the seats that are, this time
        measured: i64 = -1  # the turn: nothing changes while all select
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
        """Up to the card that ends the round: all that the pile may turn up are weighed, and the deal after it is
        anybody's luck."""
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
        """After a survey."""
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
        """How good decisions look, in payoff."""
        if i64(codes[0]) < code_of.JOIN:
            self.features.sums.measure(state)
            return self.judged(self.network, state, seat, codes)
        worths = vec[float](capacity=4)
        for code in codes:
            worths = append(worths, self.other_worth(state, seat, i64(code)))
        return worths

    def judged(self, network: Network, state: Buccaneers, seat: i64, codes: vec[i32]) -> vec[float]:
        """Cards that may be selected, or added by Titanic Tentacles; after a survey."""
        left = turns_left(state, seat)
        network.look(state, seat, left)
        worths = vec[float](capacity=10)
        for code in codes:
            worths = append(worths, network.judge(state, seat, i64(code) % KINDS, left))
        return worths

    def other_worth(self, state: Buccaneers, seat: i64, code: i64) -> float:
        """Of rare decisions, by rules of thumb."""
        if code < code_of.PLACE:  # the larger group gains more
            return 0.1 * float(SIZE[(state.groups[seat] >> (4 * (code - code_of.JOIN))) & 15])
        room = self.room(state, seat)
        if code < code_of.USE:
            return self.laser_worth(state, seat, code - code_of.PLACE, room)
        used = code < code_of.HOLD
        if (code - code_of.USE) % 3 == 2:  # One Ring: away with it if it would draw its owner in
            return 0.5 if used == (room < 0.0) else 0.0
        return 0.5 if used == (room > EGG_ROOM) else 0.0

    def room(self, state: Buccaneers, seat: i64) -> float:
        """The weight that a display can still take, by the threshold that may be expected."""
        _, weight = state.totals(seat)
        pile = self.mean_weight
        if state.owner(PAPERWEIGHT) == seat:
            pile *= 2.0
        return float(state.base_threshold() - weight) + pile

    def laser_worth(self, state: Buccaneers, seat: i64, card: i64, room: float) -> float:
        """Help oneself if there is little room, harm the others if there is more than they have."""
        mean = 0.0
        for other in range(state.count):
            if other != seat:
                mean += self.room(state, other)
        mean /= float(state.count - 1)
        ahead = room - mean
        points = -ahead * float(state.box.laser[card]) / 2.0 - (LASER_STAYS if card >= 2 else 0.0)
        return points / 30.0


def is_doomed(state: Buccaneers, seat: i64) -> bool:
    """Is the owner of One Ring drawn in with it, whatever the pile shows? Nobody has to know what lies in it: every
    card counts that lies facedown, there or in the deck."""
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
    """After this one."""
    left = i64(state.sizes[state.packet(seat)]) - 1
    return left - 1 if state.phase == phases.SELECT else left
