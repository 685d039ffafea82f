"""The HTTP calls: thin, each asks the lobby, a table or a tool."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, patch, post
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, HeaderParameter, JSONBody

import ergosphere
from ergosphere.bots.offer import GameOffer, offer
from ergosphere.core.errors import ErgosphereError
from ergosphere.core.game import Game, Rule
from ergosphere.core.registry import game_classes, load_with
from ergosphere.server.guard.callers import address_of
from ergosphere.server.guard.limits import Limiter
from ergosphere.server.history import Log, Moment, RecordShown
from ergosphere.server.lobby import Lobby
from ergosphere.server.problems import Refusal, at, refusal
from ergosphere.server.protocol import (
    Addresses,
    Health,
    JoinAsked,
    Joined,
    LineCount,
    MomentAsked,
    NextTable,
    PackAsked,
    PackShown,
    Problem,
    RecordAsked,
    SeatNumber,
    StartAsked,
    TableAsked,
    TableChange,
    TableMade,
    TableShown,
)
from ergosphere.server.thinking.lanes import Caller
from ergosphere.server.thinking.thinkers import RecordLook, Thinkers, ToolUse

Bearer = Annotated[str | None, HeaderParameter(name="Authorization", description="`Bearer KEY`")]


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """For the OpenAPI document: which refusals a call knows."""
    return {status: ResponseSpec(Problem, generate_examples=False, description=TEXTS[status]) for status in statuses}


TEXTS = {
    403: "The key is wrong or missing.",
    404: "There is no such thing.",
    409: "Not now: the table has started, or every seat is taken.",
    413: "The body is too large.",
    422: "The body or a parameter is wrong; `where` says which part.",
    429: "Too many attempts.",
    503: "The server can't do it now.",
}


@get("/health", responses=problems(503))
async def health(lobby: Lobby) -> Health:
    """Is the server well? 200 when its store answers."""
    if not await lobby.store.alive():
        raise refusal(503, "store-unavailable", None)
    return Health(True, ergosphere.__version__)


@get("/addresses")
async def addresses(state: State) -> Addresses:
    """Where others in the network reach this server: a link to 127.0.0.1 opens nothing on another machine."""
    return Addresses(state.get("addresses", []))


@get("/openapi.json", include_in_schema=False, media_type=MediaType.JSON)
async def openapi(request: Request[Any, Any, State]) -> dict[str, Any]:
    """This description, where people look for it first."""
    return request.app.openapi_schema.to_schema()


@get("/games")
async def games() -> list[GameOffer]:
    """What can be played."""
    return [offer(load_with(key, None)) for key in game_classes()]


@get("/games/{game:str}/rules", responses=problems(404, 422))
async def rules(game: FromPath[str]) -> list[Rule]:
    """The rules of a game in our words."""
    return found_game(game).rules()


@get("/games/{game:str}/text", responses=problems(404, 422), media_type=MediaType.TEXT)
async def text(game: FromPath[str]) -> str:
    """The sentences of a game as a Fluent catalogue: with them any client can say what its events mean."""
    return "\n".join(file.read_text("utf-8") for file in found_game(game).text.files)


@post("/games/{game:str}/tools/{tool:str}", status_code=200, responses=problems(404, 413, 422, 429, 503))
async def use_tool(
    request: Request[Any, Any, State],
    state: State,
    thinkers: Thinkers,
    game: FromPath[str],
    tool: FromPath[str],
    data: JSONBody[dict[str, Any]],
) -> Response[bytes]:
    """A tool of a game: the arguments by name, with `options` of the rules among them."""
    allow(state.tool_limit, request)
    found = found_game(game)
    try:
        known = found.tool(tool)
    except ErgosphereError as problem:
        raise Refusal(404, str(problem), "tool") from None
    answer = await thinkers.use(known, ToolUse(game, tool, msgspec.json.encode(data)), caller(request))
    return Response(answer, media_type=MediaType.JSON)


@post("/games/{game:str}/pack", status_code=200, responses=problems(404, 413, 422, 429))
async def check_pack(
    request: Request[Any, Any, State],
    state: State,
    thinkers: Thinkers,
    game: FromPath[str],
    data: JSONBody[PackAsked],
) -> PackShown:
    """The figures of a pack of somebody's own, before a table is laid with it; or what is wrong with it."""
    allow(state.tool_limit, request)
    found_game(game)
    with at("pack"):
        return await thinkers.show_pack(game, data.pack, caller(request))


@post("/tables", responses=problems(413, 422, 429, 503))
async def make_table(
    request: Request[Any, Any, State], state: State, lobby: Lobby, data: JSONBody[TableAsked]
) -> TableMade:
    """A new table, with a secret key for each person's seat."""
    allow(state.table_limit, request)
    return await lobby.make(data, caller(request))


@patch("/tables/{id:str}", responses=problems(403, 404, 409, 413, 422, 503))
async def change_table(lobby: Lobby, secret: str | None, id: FromPath[str], data: JSONBody[TableChange]) -> TableMade:
    """The host changes seats and options before the start."""
    return await lobby.change(id, secret or data.host, data)


@post("/tables/{id:str}/start", status_code=200, responses=problems(403, 404, 409, 413, 422, 503))
async def start_table(
    lobby: Lobby, secret: str | None, id: FromPath[str], data: JSONBody[StartAsked | None] = None
) -> TableShown:
    """The host starts now; bots hold the seats that nobody has claimed."""
    table = await lobby.start(id, secret or (data.host if data else None))
    return await table.shown()


@post("/join", status_code=200, responses=problems(404, 409, 413, 422, 429, 503))
async def join(request: Request[Any, Any, State], state: State, lobby: Lobby, data: JSONBody[JoinAsked]) -> Joined:
    """The key of a free seat at the table with this code."""
    allow(state.join_limit, request)
    joined = await lobby.join(data.code, data.name)
    state.join_limit.give_back(address_of(request))
    return joined


@get("/tables/{id:str}", responses=problems(404, 503))
async def show_table(lobby: Lobby, id: FromPath[str]) -> TableShown:
    """What anybody may know of a table."""
    return await (await lobby.find(id)).shown()


@get("/tables/{id:str}/pack", responses=problems(404, 503))
async def show_pack(lobby: Lobby, id: FromPath[str]) -> PackShown:
    """The figures of a table: to show them, and to check its record where they are not the built-in ones."""
    table = await lobby.find(id)
    return pack_shown(table.row.game, table.row.pack)


@get(
    "/tables/{id:str}/record",
    responses=problems(403, 404, 503),
    media_type=MediaType.TEXT,
)
async def show_record(lobby: Lobby, secret: str | None, id: FromPath[str]) -> str:
    """The match record: after the match for anybody, before its end cut to what the holder of the key may know."""
    return await (await lobby.find(id)).record(secret)


@get("/tables/{id:str}/log", responses=problems(403, 404, 422, 503))
async def show_log(
    lobby: Lobby,
    secret: str | None,
    id: FromPath[str],
    seat: FromQuery[SeatNumber | None] = None,
    since: FromQuery[LineCount] = 0,
) -> Log:
    """What has happened after the first `since` lines, as the holder of the key may know it; after the match as any
    seat."""
    return Log(await (await lobby.find(id)).log(secret, seat, since))


@get("/tables/{id:str}/moments/{number:int}", responses=problems(403, 404, 422, 503))
async def show_moment(
    lobby: Lobby,
    secret: str | None,
    id: FromPath[str],
    number: FromPath[int],
    seat: FromQuery[SeatNumber | None] = None,
) -> Moment:
    """The match as it stood after some lines of its log."""
    return await (await lobby.find(id)).moment(number, secret, seat)


@post("/tables/{id:str}/rematch", status_code=200, responses=problems(403, 404, 409, 503))
async def rematch(lobby: Lobby, secret: str | None, id: FromPath[str]) -> NextTable:
    """Another match with the same seats: the key of one's own seat at the new table."""
    return await lobby.play_again(id, secret)


@post("/records", status_code=200, responses=problems(413, 422, 429))
async def look_at_record(
    request: Request[Any, Any, State], state: State, thinkers: Thinkers, data: JSONBody[RecordAsked]
) -> RecordShown:
    """Check a record that somebody has brought along, and say what happened."""
    allow(state.tool_limit, request)
    with at("record"):
        return await thinkers.show_record(RecordLook(data.record, data.pack), caller(request))


@post("/records/moment", status_code=200, responses=problems(413, 422, 429))
async def look_at_moment(
    request: Request[Any, Any, State], state: State, thinkers: Thinkers, data: JSONBody[MomentAsked]
) -> Moment:
    """The match of such a record after some lines."""
    allow(state.moment_limit, request)
    with at("record"):
        return await thinkers.show_moment(RecordLook(data.record, data.pack, data.number, data.seat), caller(request))


def pack_shown(key: str, text: str | None) -> PackShown:
    game = load_with(key, text)
    return PackShown(game.pack, text, msgspec.to_builtins(game.figures))


def found_game(key: str) -> Game:
    try:
        return load_with(key, None)
    except ErgosphereError as problem:
        raise Refusal(404, str(problem), "game") from None


def given_lobby(state: State) -> Lobby:
    lobby: Lobby = state.lobby
    return lobby


def given_thinkers(state: State) -> Thinkers:
    thinkers: Thinkers = state.thinkers
    return thinkers


def given_secret(key: FromQuery[str | None] = None, authorization: Bearer = None) -> str | None:
    """The key of a seat or of the host, from the header or the query."""
    if authorization is not None and authorization.startswith("Bearer "):
        return authorization.removeprefix("Bearer ") or key
    return key


PROVIDED = {
    "lobby": Provide(given_lobby, sync_to_thread=False),
    "thinkers": Provide(given_thinkers, sync_to_thread=False),
    "secret": Provide(given_secret, sync_to_thread=False),
}


def caller(request: Request[Any, Any, State]) -> Caller:
    return Caller(address_of(request))


def allow(limit: Limiter, request: Request[Any, Any, State]) -> None:
    if not limit.take(address_of(request)):
        raise refusal(429, "too-many", None)


ROUTES = [
    addresses,
    health,
    openapi,
    games,
    rules,
    text,
    use_tool,
    check_pack,
    make_table,
    change_table,
    start_table,
    join,
    show_table,
    show_pack,
    show_record,
    show_log,
    show_moment,
    rematch,
    look_at_record,
    look_at_moment,
]
