"""A client for programs: make and join tables by HTTP, sit at them by socket. docs/protocol.md explains the words.

async with Client("http://127.0.0.1:8420") as client:
    made = await client.make(game, ["human", "bot:easy"])
    async with client.sit(made.id, made.seats[0].key) as seat:
        update = await seat.turn()
        update = await seat.act(update.legal[0])

calls.py   the HTTP calls, typed
seat.py    a seat at a table, over a socket that reconnects
links.py   links to tables
"""

from ergosphere.client.calls import CallRefused, Client
from ergosphere.client.links import Link
from ergosphere.client.seat import Closed, MessageRefused, Seat
from ergosphere.server.protocol import Update

__all__ = ["CallRefused", "Client", "Closed", "Link", "MessageRefused", "Seat", "Update"]
