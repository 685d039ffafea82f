"""Alpha-beta for two seats that see everything: iterative deepening, principal variation search. Knows no game.

A side may move several times in a row, so a value changes sign only where the actor changes."""

from __future__ import annotations

import time
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, mypyc_attr

from ergosphere.core.engine.knowledge import Knowledge
from ergosphere.core.engine.rng import Rng
from ergosphere.core.engine.state import NOBODY, State

WIN: Final = 1_000_000  # less the number of moves until then
PROVEN: Final = WIN - 10_000  # values beyond this are proven
ENDLESS: Final = 2_000_000
DEEPEST: Final = 60

# What a value in the table is.
EXACT: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2

TABLE_BITS: Final = 18
HISTORY_BITS: Final = 12
NO_CODE: Final = -1

# What is tried first: the table's move, forcing moves, killers, then by history.
TABLE_FIRST: Final = 1 << 40
FORCING_FIRST: Final = 1 << 38
KILLER_FIRST: Final = 1 << 36


@final
@mypyc_attr(acyclic=True)
class AlphaBeta:
    """One thinker. It forgets between choices: a choice depends only on the state, the effort and the seed."""

    knowledge: Knowledge
    blind: i64  # how many of 1,000 quiet moves it overlooks beyond the first
    seed: i64
    blur: i64  # which ones
    nodes: i64
    effort: i64  # nodes, or 0 for no limit
    deadline: float
    stopped: bool
    age: i64
    keys: vec[i64]
    entries: vec[i64]  # (value + ENDLESS) * 2**16 + age * 2**10 + depth * 2**2 + bound
    replies: vec[i32]
    killers: vec[i32]
    history: vec[i64]
    path: vec[i64]
    best: i64
    value: i64
    depth: i64

    def __init__(self, knowledge: Knowledge, seed: i64 = 0, blind: i64 = 0, table_bits: i64 = TABLE_BITS) -> None:
        self.knowledge = knowledge
        self.blind = blind
        self.seed = seed
        self.blur = seed & 0xFFFFFF
        self.age = 0
        self.keys = vec[i64]([0] * (1 << table_bits))
        self.entries = vec[i64]([0] * (1 << table_bits))
        self.replies = vec[i32]([NO_CODE] * (1 << table_bits))
        self.killers = vec[i32]([NO_CODE] * (2 * (2 * DEEPEST + 2)))
        self.history = vec[i64]([0] * (2 << HISTORY_BITS))
        self.path = vec[i64]([0] * (2 * DEEPEST + 2))
        self.forget(0, 0.0)

    def forget(self, effort: i64, seconds: float) -> None:
        """Start a choice. Table entries of another age count as empty."""
        self.age = (self.age + 1) & 63
        if self.age == 0:
            self.age = 1
            for i in range(i64(len(self.keys))):
                self.entries[i] = 0
        for i in range(i64(len(self.killers))):
            self.killers[i] = NO_CODE
        for i in range(i64(len(self.history))):
            self.history[i] = 0
        self.nodes = 0
        self.effort = effort
        self.deadline = time.perf_counter() + seconds if seconds > 0 else 0.0
        self.stopped = False
        self.best = NO_CODE
        self.value = 0
        self.depth = 0

    def think(self, root: State, effort: i64 = 0, seconds: float = 0.0, deepest: i64 = DEEPEST) -> i64:
        """The best code for the seat to act; value, depth and nodes say how it was found."""
        if effort <= 0 and seconds <= 0.0 and deepest >= DEEPEST:
            raise ValueError("a search needs a limit: effort, seconds or depth")
        self.forget(effort, seconds)
        seat = root.actor()
        codes = shuffled(root.codes(seat), Rng(self.seed))
        self.best = i64(codes[0])
        for depth in range(i64(1), deepest + 1):
            self.look(root, seat, codes, depth)
            if self.stopped or depth >= WIN - (self.value if self.value > 0 else -self.value):
                break  # a proof this short can't be improved
            if len(codes) == 1 and depth >= 4:
                break
            bring_forward(codes, self.best)
        return self.best

    def look(self, root: State, seat: i64, codes: vec[i32], depth: i64) -> None:
        """One round of deepening. A round that is cut off still counts for the moves it finished."""
        alpha: i64 = -ENDLESS
        self.path[0] = root.key(seat)
        for i in range(i64(len(codes))):
            child = root.clone()
            child.play(seat, i64(codes[i]))
            value = self.child_value(child, seat, depth - 1, alpha, ENDLESS, 1, i > 0)
            if self.stopped:
                return
            if value > alpha:
                alpha = value
                self.best = i64(codes[i])
                self.value = value
                self.depth = depth
                self.store(self.path[0], value, depth, AT_LEAST, self.best, 0)
        self.value = alpha
        self.depth = depth

    def child_value(self, child: State, seat: i64, depth: i64, alpha: i64, beta: i64, ply: i64, scout: bool) -> i64:
        """What a move is worth to the seat that made it. A scout first asks only whether it beats alpha."""
        if scout:
            value = self.valued(child, seat, depth, alpha, alpha + 1, ply)
            if value <= alpha or value >= beta or self.stopped:
                return value
        return self.valued(child, seat, depth, alpha, beta, ply)

    def valued(self, state: State, seat: i64, depth: i64, alpha: i64, beta: i64, ply: i64) -> i64:
        """The state's value for a seat, whoever acts next."""
        who = state.actor()
        if who == NOBODY:
            self.nodes += 1
            return i64(state.payoff(seat) * float(WIN - ply))
        if who == seat:
            return self.search(state, who, depth, alpha, beta, ply)
        return -self.search(state, who, depth, -beta, -alpha, ply)

    def search(self, state: State, who: i64, depth: i64, alpha: i64, beta: i64, ply: i64) -> i64:
        """The state's value for the seat to act."""
        self.count()
        if self.stopped:
            return 0
        if depth <= 0 or ply >= 2 * DEEPEST:
            return self.quiet(state, who, alpha, beta, ply)
        key = state.key(who)
        for i in range(ply):
            if self.path[i] == key:
                return 0  # a repetition gains nothing
        self.path[ply] = key
        slot = key & (len(self.keys) - 1)
        first: i64 = NO_CODE
        if self.keys[slot] == key and (self.entries[slot] >> 10) & 63 == self.age:
            first = i64(self.replies[slot])
            entry = self.entries[slot]
            if (entry >> 2) & 255 >= depth:
                known = from_root((entry >> 16) - ENDLESS, ply)
                bound = entry & 3
                if bound == EXACT or (bound == AT_LEAST and known >= beta) or (bound == AT_MOST and known <= alpha):
                    return known
        return self.expand(state, who, depth, alpha, beta, ply, key, first)

    def expand(self, state: State, who: i64, depth: i64, alpha: i64, beta: i64, ply: i64, key: i64, first: i64) -> i64:
        """Try the moves, the most promising first."""
        codes = state.codes(who)
        forcing = self.knowledge.forcing(state, who)
        ranks = self.ranks(codes, forcing, who, ply, first)
        count: i64 = len(codes)
        floor = alpha
        best: i64 = -ENDLESS
        best_code: i64 = i64(codes[0])
        tried: i64 = 0
        for i in range(count):
            rank = to_front(codes, ranks, i)
            code = i64(codes[i])
            quiet = rank < KILLER_FIRST
            if quiet and tried > 0 and self.overlooks(key, code):
                continue
            child = state.clone()
            child.play(who, code)
            less = reduction(depth, tried) if quiet else 0
            value = self.child_value(child, who, depth - 1 - less, alpha, beta, ply + 1, tried > 0)
            if less > 0 and value > alpha and not self.stopped:
                value = self.child_value(child, who, depth - 1, alpha, beta, ply + 1, True)
            if self.stopped:
                return 0
            tried += 1
            if value > best:
                best = value
                best_code = code
                if value > alpha:
                    alpha = value
                    if alpha >= beta:
                        if quiet:
                            self.reward(who, code, depth, ply)
                        break
        bound: i64 = AT_LEAST if best >= beta else AT_MOST if best <= floor else EXACT
        self.store(key, best, depth, bound, best_code, ply)
        return best

    def quiet(self, state: State, who: i64, alpha: i64, beta: i64, ply: i64) -> i64:
        """Try only forcing moves; a side may also decline to make one."""
        best = self.knowledge.estimate(state, who)
        if best >= beta or ply >= 2 * DEEPEST:
            return best
        if best > alpha:
            alpha = best
        for code in self.knowledge.forcing(state, who):
            child = state.clone()
            child.play(who, i64(code))
            self.count()
            actor = child.actor()
            if actor == NOBODY:
                value = i64(child.payoff(who) * float(WIN - ply - 1))
            elif actor == who:
                value = self.quiet(child, who, alpha, beta, ply + 1)
            else:
                value = -self.quiet(child, actor, -beta, -alpha, ply + 1)
            if value > best:
                best = value
                if value > alpha:
                    alpha = value
                    if alpha >= beta:
                        break
        return best

    def count(self) -> None:
        self.nodes += 1
        if self.effort > 0:
            self.stopped = self.nodes >= self.effort
        elif self.deadline > 0.0 and self.nodes & 255 == 0:
            self.stopped = time.perf_counter() >= self.deadline

    def overlooks(self, key: i64, code: i64) -> bool:
        """A weak player misses moves, but always the same ones in a position."""
        if self.blind == 0:
            return False
        mixed = ((key >> 7) ^ (code * 7919) ^ (self.blur * 104729)) & 0xFFFFFF
        return (mixed * 40503 >> 7) % 1000 < self.blind

    def store(self, key: i64, value: i64, depth: i64, bound: i64, code: i64, ply: i64) -> None:
        slot = key & (len(self.keys) - 1)
        self.keys[slot] = key
        self.entries[slot] = ((from_root(value, -ply) + ENDLESS) << 16) | (self.age << 10) | (depth << 2) | bound
        self.replies[slot] = i32(code)

    def reward(self, who: i64, code: i64, depth: i64, ply: i64) -> None:
        """A quiet move that refuted something may do so again, at this ply (killers) and elsewhere (history)."""
        killers = self.killers
        if i64(killers[2 * ply]) != code:
            killers[2 * ply + 1] = killers[2 * ply]
            killers[2 * ply] = i32(code)
        place = (who << HISTORY_BITS) | (code & ((1 << HISTORY_BITS) - 1))
        self.history[place] += depth * depth

    def ranks(self, codes: vec[i32], forcing: vec[i32], who: i64, ply: i64, first: i64) -> vec[i64]:
        ranks = vec[i64](capacity=len(codes))
        for code in codes:
            rank = self.history[(who << HISTORY_BITS) | (i64(code) & ((1 << HISTORY_BITS) - 1))]
            if i64(code) == first:
                rank = TABLE_FIRST
            elif code in forcing:
                rank = FORCING_FIRST
            elif code == self.killers[2 * ply]:
                rank = KILLER_FIRST + 1
            elif code == self.killers[2 * ply + 1]:
                rank = KILLER_FIRST
            ranks = append(ranks, rank)
        return ranks

    def line(self, root: State, longest: i64 = 20) -> list[int]:
        """The moves that both sides are expected to make, as far as the table still knows them."""
        state = root.clone()
        codes: list[int] = []
        code = self.best
        while state.actor() != NOBODY and len(codes) < longest and code != NO_CODE:
            who = state.actor()
            if not has(state.codes(who), code):
                break
            codes.append(int(code))
            state.play(who, code)
            if state.actor() == NOBODY:
                break
            key = state.key(state.actor())
            slot = key & (len(self.keys) - 1)
            known = self.keys[slot] == key and (self.entries[slot] >> 10) & 63 == self.age
            code = i64(self.replies[slot]) if known else NO_CODE
        return codes


def from_root(value: i64, ply: i64) -> i64:
    """The table stores the distance of a proven end from the position; a search counts from its root."""
    if value >= PROVEN:
        return value - ply
    return value + ply if value <= -PROVEN else value


def reduction(depth: i64, tried: i64) -> i64:
    """Quiet moves far down the list are searched less deeply, and again in full if they do well."""
    if depth < 3 or tried < 4:
        return 0
    return 2 if depth >= 5 and tried >= 10 else 1


def to_front(codes: vec[i32], ranks: vec[i64], place: i64) -> i64:
    """Move the highest rank of the rest to `place` and return it. Equal ranks keep their order."""
    best = place
    for i in range(place + 1, i64(len(codes))):
        if ranks[i] > ranks[best]:
            best = i
    rank = ranks[best]
    code = codes[best]
    while best > place:
        ranks[best] = ranks[best - 1]
        codes[best] = codes[best - 1]
        best -= 1
    ranks[place] = rank
    codes[place] = code
    return rank


def bring_forward(codes: vec[i32], code: i64) -> None:
    """The best move of one round is tried first in the next."""
    place: i64 = 0
    while i64(codes[place]) != code:
        place += 1
    while place > 0:
        codes[place] = codes[place - 1]
        place -= 1
    codes[0] = i32(code)


def shuffled(codes: vec[i32], rng: Rng) -> vec[i32]:
    """Another seed prefers another of several equally good moves."""
    mixed = codes[:]
    for i in range(i64(len(mixed)) - 1, 0, -1):
        other = rng.below(i64(i) + 1)
        mixed[i64(i)], mixed[other] = mixed[other], mixed[i64(i)]
    return mixed


def has(codes: vec[i32], code: i64) -> bool:
    for other in codes:
        if i64(other) == code:
            return True
    return False
