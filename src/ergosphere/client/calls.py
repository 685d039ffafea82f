"""The HTTP calls of a server, typed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Any, TypeVar

import httpx
import msgspec

from ergosphere.client.seat import Seat
from ergosphere.core.match.record import Record
from ergosphere.server.protocol import Joined, Problem, SeatAsked, TableMade, TableShown

T = TypeVar("T")


class CallRefused(Exception):
    """The server says no: status, why, and where in what was sent."""

    def __init__(self, status: int, detail: str, where: str | None) -> None:
        super().__init__(f"{status}: {detail}" + (f" ({where})" if where else ""))
        self.status = status
        self.detail = detail
        self.where = where


class Client:
    """A server, by its address. Use it with `async with`."""

    def __init__(self, server: str, timeout: float = 30.0) -> None:
        self.server = server.rstrip("/")
        self._http = httpx.AsyncClient(base_url=f"{self.server}/api", timeout=timeout)

    async def __aenter__(self) -> Client:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._http.aclose()

    async def make(
        self, game: str, seats: Sequence[str | SeatAsked], options: Mapping[str, object] | None = None, **more: object
    ) -> TableMade:
        """A new table; seats as `human` or `bot:LEVEL`."""
        body = {"game": game, "seats": [seat_from(seat) for seat in seats], "options": options or {}, **more}
        return await self.call(TableMade, "POST", "/tables", body)

    async def change(self, id: str, host: str, **change: object) -> TableMade:
        return await self.call(TableMade, "PATCH", f"/tables/{id}", change, host)

    async def start(self, id: str, host: str) -> TableShown:
        """Now; bots hold the seats that nobody has claimed."""
        return await self.call(TableShown, "POST", f"/tables/{id}/start", key=host)

    async def join(self, code: str, name: str | None = None) -> Joined:
        return await self.call(Joined, "POST", "/join", {"code": code, "name": name})

    async def table(self, id: str) -> TableShown:
        return await self.call(TableShown, "GET", f"/tables/{id}")

    async def record(self, id: str, key: str | None = None) -> Record:
        """Whole after the match; before that cut to what the seat of the key may know."""
        return Record.from_text((await self._send("GET", f"/tables/{id}/record", None, key)).text)

    async def tool(self, game: str, tool: str, **arguments: object) -> dict[str, Any]:
        return await self.call(dict[str, Any], "POST", f"/games/{game}/tools/{tool}", arguments)

    async def call(
        self, kind: type[T], method: str, path: str, body: object | None = None, key: str | None = None
    ) -> T:
        return msgspec.json.decode((await self._send(method, path, body, key)).content, type=kind)

    def sit(self, id: str, key: str | None = None) -> Seat:
        """A seat at a table; without key a place to watch from."""
        return Seat(self.server, id, key)

    async def _send(self, method: str, path: str, body: object | None, key: str | None) -> httpx.Response:
        headers = {"Authorization": f"Bearer {key}"} if key is not None else {}
        content = None
        if body is not None:
            headers["Content-Type"] = "application/json"
            content = msgspec.json.encode(body)
        answer = await self._http.request(method, path, content=content, headers=headers)
        if answer.is_error:
            try:
                problem = msgspec.json.decode(answer.content, type=Problem)
            except msgspec.DecodeError:
                problem = Problem(answer.reason_phrase, None)
            raise CallRefused(answer.status_code, problem.detail, problem.where)
        return answer


def seat_from(seat: str | SeatAsked) -> SeatAsked:
    if isinstance(seat, SeatAsked):
        return seat
    kind, _, level = seat.partition(":")
    return SeatAsked("bot" if kind == "bot" else "human", level or None)
