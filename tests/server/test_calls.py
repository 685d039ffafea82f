"""Every HTTP call: what it answers, how it refuses, what it never lets out."""

import asyncio
import json
import re

import httpx
import pytest

import ergosphere
from ergosphere.server.guard.headers import HEADERS, HEADERS_OF_PARTS
from ergosphere.server.routes import ROUTES

AUCTION, BLACK_HOLES = "wreck-auction", "black-holes"
TWO = [{"kind": "human"}, {"kind": "human"}]


@pytest.fixture
def http(server):
    with httpx.Client(base_url=f"{server.url}/api", timeout=60) as client:
        yield client


@pytest.fixture
def made(http):
    return made_table(http)


def made_table(http, **more):
    answer = http.post("/tables", json={"game": BLACK_HOLES, "seats": TWO, **more})
    assert answer.status_code == 201, answer.text
    return answer.json()


def refuses(answer, status, where=None):
    """The one form of every refusal."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/json"
    problem = answer.json()
    assert set(problem) == {"detail", "where"}
    assert isinstance(problem["detail"], str)
    assert problem["detail"]
    assert problem["where"] == where, problem
    return problem["detail"]


# What there is.


def test_health(http):
    answer = http.get("/health")
    assert (answer.status_code, answer.json()) == (200, {"ok": True, "version": ergosphere.__version__})


def test_games_are_those_of_the_command_line(http, capsys):
    offered = {game["key"]: game for game in http.get("/games").json()}
    assert list(offered) == ergosphere.games()
    assert [offered[key] for key in offered] == command_line(capsys, "games")


def test_rules_are_those_of_the_command_line(http, capsys):
    assert http.get(f"/games/{BLACK_HOLES}/rules").json() == command_line(capsys, "rules", BLACK_HOLES)["rules"]
    refuses(http.get("/games/ludo/rules"), 404, "game")


def command_line(capsys, *arguments):
    from ergosphere.cli import main

    with pytest.raises(SystemExit) as left:
        main([*arguments, "--json"])
    assert left.value.code == 0
    return json.loads(capsys.readouterr().out)


def test_a_new_table(http):
    answer = http.post("/tables", json={"game": BLACK_HOLES, "seats": [{"kind": "human"}, {"kind": "bot"}]})
    made = answer.json()
    assert answer.status_code == 201
    assert set(made) == {"id", "code", "host", "seats", "watch", "seal"}
    assert [place["seat"] for place in made["seats"]] == [0, 1]
    assert made["seats"][1] == {"seat": 1, "key": None}
    assert made["watch"] == f"/t/{made['id']}"
    assert re.fullmatch(r"[0-9a-f]{64}", made["seal"])
    assert re.fullmatch(r"[A-Z2-9]{6}", made["code"])
    assert len(made["id"]) >= 10  # 60 bits of 64 letters
    assert len(made["host"]) >= 22 <= len(made["seats"][0]["key"])  # 128 bits


def test_what_anybody_may_know(http, made):
    shown = http.get(f"/tables/{made['id']}").json()
    assert (shown["game"], shown["options"], shown["version"]) == (BLACK_HOLES, {}, 0)
    assert (shown["started"], shown["waiting"], shown["actors"], shown["outcome"]) == (False, [0, 1], [], None)
    secrets = [made["host"], *(place["key"] for place in made["seats"]), made["code"]]
    assert not [secret for secret in secrets if secret in json.dumps(shown)]


def test_options_are_put_into_their_normal_form(http):
    made = made_table(http, options={"blocked": "loss"})
    assert http.get(f"/tables/{made['id']}").json()["options"] == {"blocked": "loss"}
    made = made_table(http, options={"blocked": "pass"})
    assert http.get(f"/tables/{made['id']}").json()["options"] == {}


@pytest.mark.parametrize("how", ["header", "query", "body"])
def test_the_host_key_in_header_query_or_body(http, made, how):
    place = {
        "header": {"headers": {"Authorization": f"Bearer {made['host']}"}, "json": {}},
        "query": {"params": {"key": made["host"]}, "json": {}},
        "body": {"json": {"host": made["host"]}},
    }[how]
    assert http.patch(f"/tables/{made['id']}", **place).status_code == 200
    started = http.post(f"/tables/{made['id']}/start", **place)
    assert (started.status_code, started.json()["started"]) == (200, True)


def test_start_needs_no_body(http, made):
    answer = http.post(f"/tables/{made['id']}/start", headers={"Authorization": f"Bearer {made['host']}"})
    assert answer.status_code == 200, answer.text


def test_the_record_is_text(http, made):
    answer = http.get(f"/tables/{made['id']}/record", params={"key": made["seats"][1]["key"]})
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    assert "view: 1\n" in answer.text
    assert "seed:" not in answer.text


# Refusals.

WRONG_TABLES = [
    ({"game": "ludo", "seats": TWO}, "game"),
    ({"game": BLACK_HOLES}, None),
    ({"game": BLACK_HOLES, "seats": []}, "seats"),
    ({"game": BLACK_HOLES, "seats": TWO * 2}, "seats"),
    ({"game": BLACK_HOLES, "seats": [{"kind": "human"}, {"kind": "cat"}]}, "seats[1].kind"),
    ({"game": BLACK_HOLES, "seats": [{"kind": "human"}, {"kind": "bot", "level": "wise"}]}, "seats[1].level"),
    ({"game": BLACK_HOLES, "seats": [{"kind": "bot", "level": "os:getcwd"}, {"kind": "human"}]}, "seats[0].level"),
    ({"game": BLACK_HOLES, "seats": [{"kind": "human", "level": "easy"}, {"kind": "human"}]}, "seats[0].level"),
    ({"game": BLACK_HOLES, "seats": [{"kind": "human", "name": "x" * 41}, {"kind": "bot"}]}, "seats[0].name"),
    ({"game": BLACK_HOLES, "seats": [{"kind": "human", "name": "\u0007"}, {"kind": "bot"}]}, "seats[0].name"),
    ({"game": BLACK_HOLES, "seats": TWO, "clock": {"minutes": 10}}, "clock"),
    ({"game": BLACK_HOLES, "seats": TWO, "clock": 600}, "clock"),
    ({"game": BLACK_HOLES, "seats": TWO, "options": {"blocked": "perhaps"}}, "options"),
    ({"game": BLACK_HOLES, "seats": TWO, "options": {"gravity": "on"}}, "options"),
    ({"game": BLACK_HOLES, "seats": TWO, "options": {"blocked": ["pass"]}}, "options"),
    ({"game": BLACK_HOLES, "seats": TWO, "pack": "not = a pack"}, "pack"),
    ({"game": BLACK_HOLES, "seats": [{"kind": "human"}] * 2, "practice": True}, "practice"),
    ({"game": BLACK_HOLES, "seats": TWO, "practice": "yes"}, "practice"),
    ({"game": BLACK_HOLES, "seats": TWO, "sauce": 1}, None),
]


@pytest.mark.parametrize(("body", "where"), WRONG_TABLES)
def test_a_wrong_table_is_refused_with_its_place(http, body, where):
    answer = http.post("/tables", json=body)
    place = answer.json()["where"] or ""
    assert refuses(answer, 422, answer.json()["where"])
    assert place.startswith(where) if where else True, place


def test_a_level_of_ones_own_is_for_the_command_line_only(http, server):
    for level in ("tests.lab.own_bots:First", "expert@5", "expert#1", ""):
        body = {"game": BLACK_HOLES, "seats": [{"kind": "human"}, {"kind": "bot", "level": level}]}
        assert "random" in refuses(http.post("/tables", json=body), 422, "seats[1].level")


@pytest.mark.parametrize("body", [b"", b"{", b"null", b"[]", b'"x"', b"\xff\xfe", b'{"game": 1}', b"[" * 5000])
def test_a_body_that_is_no_table(http, body):
    for method, path in [("POST", "/tables"), ("POST", "/join"), ("POST", f"/games/{BLACK_HOLES}/tools/perft")]:
        answer = http.request(method, path, content=body, headers={"Content-Type": "application/json"})
        refuses(answer, 422, answer.json()["where"])


def test_a_body_that_is_too_large(http):
    answer = http.post("/tables", json={"game": BLACK_HOLES, "seats": TWO, "pack": "#" * 600_000})
    assert answer.status_code in (413, 422)
    assert set(answer.json()) == {"detail", "where"}
    assert http.get("/health").status_code == 200


def test_tables_that_are_not_there(http):
    for method, path in [("GET", ""), ("GET", "/record"), ("PATCH", ""), ("POST", "/start")]:
        refuses(http.request(method, f"/tables/nowhere{path}", json=None if method == "GET" else {}), 404, "id")


@pytest.mark.parametrize("key", [None, "wrong", "Schlüssel", "x" * 10_000])
def test_wrong_keys(http, made, key):
    given = {} if key is None else {"key": key}
    refuses(http.patch(f"/tables/{made['id']}", params=given, json={}), 403, "key")
    refuses(http.post(f"/tables/{made['id']}/start", params=given, json={}), 403, "key")
    refuses(http.get(f"/tables/{made['id']}/record", params=given), 403, "key")


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/nothing", 404),
        ("GET", "/tables/x/y/z", 404),
        ("GET", "/", 404),
        ("DELETE", "/tables", 405),
        ("PUT", "/health", 405),
        ("GET", "/join", 405),
        ("GET", "/../../etc/passwd", 404),
    ],
)
def test_unknown_paths_are_refused_in_the_same_form(http, method, path, status):
    answer = http.request(method, path)
    refuses(answer, status, answer.json()["where"])


def test_the_figures_of_a_table_are_those_of_its_pack(http, made):
    pack = 'game = "wreck-auction"\nname = "short"\nversion = "3"\nbase = "builtin"\nhand = 2\n'
    own = http.post("/tables", json={"game": "wreck-auction", "seats": [*TWO, {"kind": "human"}], "pack": pack}).json()
    shown = http.get(f"/tables/{own['id']}/pack").json()
    assert (shown["pack"]["name"], shown["text"], shown["figures"]["hand"]) == ("short", pack, 2)
    built_in = http.get(f"/tables/{made['id']}/pack").json()
    assert (built_in["pack"]["name"], built_in["text"]) == ("builtin", None)
    refuses(http.get("/tables/nowhere/pack"), 404, "id")


def test_a_pack_can_be_tried_before_a_table_is_laid(http):
    pack = 'game = "wreck-auction"\nname = "short"\nversion = "3"\nbase = "builtin"\nhand = 2\n'
    shown = http.post("/games/wreck-auction/pack", json={"pack": pack}).json()
    assert (shown["pack"]["name"], shown["text"], shown["figures"]["hand"]) == ("short", pack, 2)
    for wrong in ("[", pack.replace("hand = 2", "hand = true"), pack.replace("wreck-auction", "black-holes")):
        refuses(http.post("/games/wreck-auction/pack", json={"pack": wrong}), 422, "pack")
    refuses(http.post("/games/ludo/pack", json={"pack": pack}), 404, "game")


def test_a_browser_at_a_wrong_address_gets_the_page(server):
    asked = {"accept": "text/html,application/xhtml+xml"}
    page = httpx.get(f"{server.url}/nonsense", headers=asked)
    assert page.status_code == 404
    assert page.text == httpx.get(server.url).text
    for path in ("/api/nonsense", "/assets/nonsense.js"):
        refuses(httpx.get(server.url + path, headers=asked), 404, path)
    refuses(httpx.get(f"{server.url}/nonsense"), 404, "/nonsense")


# Headers and the description of it all.


def test_security_headers_are_on_every_answer(http, server, made):
    answers = [
        http.get("/health"),
        http.get("/nothing"),
        http.post("/tables", content=b"{", headers={"content-type": "application/json"}),
        http.post("/tables", content=b"{"),
        http.get("/health", headers={"host": "elsewhere.example"}),
        http.patch(f"/tables/{made['id']}", json={}),
        http.get(f"/tables/{made['id']}/record", params={"key": made["seats"][0]["key"]}),
        http.get("/schema/openapi.json"),
        httpx.get(server.url),
        httpx.get(f"{server.url}/t/{made['id']}"),
        http.request("DELETE", "/tables"),
    ]
    assert {answer.status_code for answer in answers} >= {200, 403, 404, 405, 415, 421, 422}
    for answer in answers:
        for name, value in HEADERS:
            assert answer.headers.get_list(name.decode()) == [value.decode()], answer.request.url
        assert "server" not in answer.headers
    script = re.search(r"/assets/[^\"]+\.js", httpx.get(server.url).text)[0]
    part = httpx.get(server.url + script)
    for name, value in HEADERS_OF_PARTS:
        assert part.headers.get_list(name.decode()) == [value.decode()]
    assert "immutable" in part.headers["cache-control"]
    policy = answers[0].headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "http" not in policy


def test_the_description_names_every_call_and_no_foreign_host(http):
    text = http.get("/openapi.json").text
    described = json.loads(text)
    assert described["openapi"].startswith("3.")
    calls = {(method.upper(), path) for path, item in described["paths"].items() for method in item}
    expected = {
        (method, "/api" + re.sub(r":\w+", "", path))
        for route in ROUTES
        if route.include_in_schema is not False
        for path in route.paths
        for method in route.http_methods
    }
    assert {call for call in calls if call[0] != "HEAD"} == {call for call in expected if call[0] != "HEAD"}
    for needed in [
        ("POST", "/api/tables"),
        ("PATCH", "/api/tables/{id}"),
        ("POST", "/api/tables/{id}/start"),
        ("POST", "/api/join"),
        ("GET", "/api/tables/{id}"),
        ("GET", "/api/tables/{id}/record"),
        ("POST", "/api/games/{game}/tools/{tool}"),
        ("GET", "/api/health"),
    ]:
        assert needed in calls
    assert not re.findall(r"https?://[^\"]+", text.replace("https://json-schema.org", ""))
    for item in described["paths"].values():
        for call in item.values():
            assert call["summary"] or call["description"]
            for status, answer in call["responses"].items():
                if status >= "400":
                    schema = answer["content"]["application/json"]["schema"]
                    assert schema["$ref"].endswith("/Problem"), (status, answer)
    assert http.get("/schema/openapi.json").json() == described


@pytest.mark.parametrize("page", ["/schema", "/schema/swagger", "/schema/redoc", "/schema/elements", "/docs"])
def test_no_page_that_loads_anything_from_elsewhere(http, page):
    answer = http.get(page)
    assert "http://" not in answer.text
    assert "https://" not in answer.text
    assert "<script" not in answer.text


# Tools.


def test_a_tool_answers_as_on_the_command_line(http, capsys):
    for depth in (1, 2, 3):
        assert http.post(f"/games/{BLACK_HOLES}/tools/perft", json={"depth": depth}).json() == command_line(
            capsys, "perft", BLACK_HOLES, str(depth)
        )
    position = command_line(capsys, "apply", BLACK_HOLES, "d5w")["position"]
    asked = {"depth": 2, "position": position, "options": {"blocked": "loss"}}
    assert http.post(f"/games/{BLACK_HOLES}/tools/perft", json=asked).json() == command_line(
        capsys, "perft", BLACK_HOLES, "2", "--position", position, "--set", "blocked=loss"
    )


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/games/ludo/tools/perft", {"depth": 1}, 404),
        (f"/games/{BLACK_HOLES}/tools/hammer", {"depth": 1}, 404),
        (f"/games/{AUCTION}/tools/perft", {"depth": 1}, 404),
        (f"/games/{BLACK_HOLES}/tools/perft", {}, 422),
        (f"/games/{BLACK_HOLES}/tools/perft", {"depth": "deep"}, 422),
        (f"/games/{BLACK_HOLES}/tools/perft", {"depth": -1}, 422),
        (f"/games/{BLACK_HOLES}/tools/perft", {"depth": 1, "position": "nowhere"}, 422),
        (f"/games/{BLACK_HOLES}/tools/perft", {"depth": 1, "options": {"blocked": "x"}}, 422),
        (f"/games/{BLACK_HOLES}/tools/perft", {"depth": 1, "options": []}, 422),
    ],
)
def test_a_tool_that_is_asked_wrongly(http, path, body, status):
    answer = http.post(path, json=body)
    refuses(answer, status, answer.json()["where"])


def test_many_calls_at_once_are_all_answered(server):
    async def calls():
        async with httpx.AsyncClient(base_url=f"{server.url}/api", timeout=60) as client:
            asked = [
                client.post("/tables", json={"game": AUCTION, "seats": [*TWO, {"kind": "bot"}]}) for _ in range(40)
            ]
            answers = await asyncio.gather(*asked)
            shown = await asyncio.gather(*(client.get(f"/tables/{answer.json()['id']}") for answer in answers))
            return answers, shown

    answers, shown = asyncio.run(calls())
    assert [answer.status_code for answer in answers] == [201] * 40
    assert len({answer.json()["id"] for answer in answers}) == 40
    assert [answer.json()["seal"] for answer in shown] == [answer.json()["seal"] for answer in answers]
