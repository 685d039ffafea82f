"""A lobby in the tests' own process, on a store that the test brings along."""

import contextlib

from ergosphere.server.lobby import Lobby
from ergosphere.server.thinking.thinkers import Thinkers


@contextlib.asynccontextmanager
async def lobby_on(store):
    await store.open()
    thinkers = Thinkers()
    lobby = Lobby(store, thinkers)
    try:
        yield lobby
    finally:
        await lobby.close()
        thinkers.close()
        await store.close()
