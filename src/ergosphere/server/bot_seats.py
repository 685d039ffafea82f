"""The bots of a table: whoever has to act thinks in another process and decides through the same door as people."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from ergosphere.core.engine.rng import Rng
from ergosphere.core.match import seal
from ergosphere.core.match.ledger import Ledger
from ergosphere.server.protocol import encode
from ergosphere.server.storage.store import StoreUnavailable
from ergosphere.server.thinking.lanes import Crowded
from ergosphere.server.thinking.thinkers import Thought

if TYPE_CHECKING:
    from ergosphere.server.table import Table

LOG = logging.getLogger("ergosphere.table")
PATIENCE = 1.0
"""Seconds until a bot tries again, when the store can't be written or its thought has failed; longer each time."""
MOST_PATIENCE = 60.0
THOUGHTS = 2
"""A bot tries this often to think a decision through; then it makes any legal move."""


class BotSeats:
    """Each bot that has to act has a task of its own."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.thinkers = table.thinkers
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._closed = False

    @property
    def thinking(self) -> bool:
        return bool(self._tasks)

    def wake(self, attended: bool) -> None:
        """Start every bot that has to act by itself, unless an undo is being asked for, or nobody is here and there is
        no room for tables that nobody watches."""
        id, ledger = self.table.id, self.table.ledger
        if attended:
            self.thinkers.later.pop(id, None)
        elif id in self.thinkers.later:
            return
        for seat in [] if self._closed or ledger.undo_asked is not None else ledger.actors:
            if ledger.decides_alone(seat) and seat not in self._tasks:
                self._tasks[seat] = asyncio.create_task(self._think(seat))

    async def stop(self) -> None:
        self._closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _think(self, seat: int) -> None:
        """One decision of a bot, with as many attempts as it needs."""
        failures = [0]
        patience = PATIENCE
        try:
            while not await self._decide(seat, failures):
                await asyncio.sleep(patience)
                patience = min(MOST_PATIENCE, 2 * patience)
        finally:
            del self._tasks[seat]
        self.table.wake()

    async def _decide(self, seat: int, failures: list[int]) -> bool:
        """False: it must be tried again. A thought that fails is counted."""
        table = self.table
        try:
            async with table.held() as ledger:
                version, holder = ledger.version, ledger.holders[seat]
                if seat not in ledger.actors or not ledger.decides_alone(seat):
                    return True
                thought = self._thought(ledger, seat)
            hasty = failures[0] >= THOUGHTS
            action = any_of(thought) if hasty else await self._choose(thought, failures)
            if action is None:
                return table.id in self.thinkers.later
            async with table.held() as ledger:
                same = (ledger.version, ledger.holders[seat], ledger.undo_asked) == (version, holder, None)
                if same and seat in ledger.actors and ledger.decides_alone(seat):
                    await table.commit(ledger.act(seat, action, None, hasty=hasty))
                return True  # or it was undone, or its owner or a partner is back
        except StoreUnavailable as problem:
            LOG.warning("table %s: a bot's decision is not written: %s", table.id, problem)
        except Exception:
            table.lose()
            failures[0] += 1
            LOG.exception("table %s: the decision of the bot at seat %s can't be followed", table.id, seat)
        return False

    async def _choose(self, thought: Thought, failures: list[int]) -> str | None:
        """None: no decision came of it this time."""
        table = self.table
        try:
            return await self.thinkers.choose(thought, table.caller)
        except Crowded:
            if table.attended:
                LOG.warning("table %s: too many bots of %s are waiting already", table.id, table.account or "nobody")
            else:
                self.thinkers.later[table.id] = None
        except Exception as error:
            failures[0] += 1
            problem = f"{type(error).__name__}: {error}"[:200]
            LOG.warning("table %s: a bot's thought has failed (%s): %s", table.id, failures[0], problem)
        return None

    def _thought(self, ledger: Ledger, seat: int) -> Thought:
        """Only what the seat may know, and a random number of its own that tells nothing about the seed."""
        row, state = self.table.row, ledger.match.state
        level = ledger.level(seat)
        assert level is not None  # noqa: S101  a bot holds it
        return Thought(
            game=row.game,
            pack=row.pack,
            level=level,
            seed=seal.derive(row.seed, seat, ledger.version),
            view=encode(state.view(seat)),
            legal=[str(action) for action in state.legal(seat)],
        )


def any_of(thought: Thought) -> str:
    return thought.legal[Rng(thought.seed).below(len(thought.legal))]
