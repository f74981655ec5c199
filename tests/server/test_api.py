"""The HTTP API: every operation answers what its schema says; pages are guarded; every live message fits the schema."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema_rs
import pytest
from starlette.requests import HTTPConnection

from techdeck.server.lan import local_address, qr_code
from techdeck.server.openapi import openapi
from techdeck.server.page import page_files
from techdeck.server.security import Gate
from tests.server.client import Browser
from tests.server.running import running

SCHEMAS = Path(__file__).resolve().parent.parent.parent / "docs" / "schema"


@pytest.fixture(scope="module")
def server():
    with running() as one:
        yield one


def answered(document, path, method, status):
    """The schema of an answer, with what it refers to."""
    content = document["paths"][path][method]["responses"][str(status)]["content"]
    return {**next(iter(content.values()))["schema"], "components": document["components"]}


def test_every_operation_answers_what_the_openapi_says(server):
    ann, ben = Browser(server.port), Browser(server.port)
    document = ann.ask("GET", "/api/openapi.json")[1]
    assert document == json.loads(json.dumps(openapi()))
    table = ann.create("chess", 2, public=True)["table"]
    player = ann.at(table, 0).join()
    secret = player.request("move_seat")["link"].partition("#")[2]
    asked = [
        ("get", "/api/games", {}, None, 200),
        ("get", "/api/rules/{book}", {"book": "family"}, None, 200),
        ("get", "/api/rules/{book}", {"book": "whist"}, None, 404),
        ("get", "/api/deck/{edition}", {"edition": "open-1"}, None, 200),
        ("get", "/api/deck/{edition}", {"edition": "none"}, None, 404),
        ("get", "/api/deck/{edition}/{card}", {"edition": "open-1", "card": "K1"}, None, 200),
        ("get", "/api/deck/{edition}/{card}", {"edition": "open-1", "card": "W2"}, None, 200),
        ("get", "/api/deck/{edition}/{card}", {"edition": "open-1", "card": "K14"}, None, 404),
        ("get", "/api/deck/{edition}/{card}", {"edition": "none", "card": "K1"}, None, 404),
        ("post", "/api/editions", {}, {"text": '[edition]\nname = "a"\nbase = "open-1"'}, 200),
        ("post", "/api/editions", {}, {"text": "?"}, 200),
        ("post", "/api/editions", {}, {"text": 3}, 400),
        ("get", "/api/schemas/{name}", {"name": "protocol.json"}, None, 200),
        ("get", "/api/schemas/{name}", {"name": "tricks.json"}, None, 200),
        ("get", "/api/schemas/{name}", {"name": "x"}, None, 404),
        ("get", "/api/tables", {}, None, 200),
        ("get", "/api/tables/mine", {}, None, 200),
        ("post", "/api/tables", {}, {"game": "city", "players": 2, "name": "Ann"}, 201),
        ("post", "/api/tables", {}, {"game": 3}, 400),
        ("get", "/api/tables/{table}", {"table": table}, None, 200),
        ("get", "/api/tables/{table}", {"table": "x"}, None, 404),
        ("get", "/api/tables/{table}/deck", {"table": table}, None, 200),
        ("get", "/api/tables/{table}/deck", {"table": "x"}, None, 404),
        ("get", "/api/tables/{table}/deck/{card}", {"table": table, "card": "K1"}, None, 200),
        ("get", "/api/tables/{table}/deck/{card}", {"table": table, "card": "K14"}, None, 404),
        ("post", "/api/tables", {}, {"game": "city", "players": 2, "name": "Ann", "edition_text": "?"}, 400),
        ("post", "/api/tables/{table}/seats", {"table": table}, {"name": "Ben"}, 201),
        ("post", "/api/tables/{table}/seats", {"table": table}, {"name": "Cleo"}, 409),
        ("post", "/api/claims", {}, {"secret": secret}, 200),
        ("post", "/api/claims", {}, {"secret": secret}, 404),
        ("get", "/api/tables/{table}/result", {"table": table}, None, 409),
        ("get", "/api/tables/{table}/story", {"table": table}, None, 409),
        ("get", "/api/tables/{table}/log", {"table": table}, None, 409),
        ("get", "/health", {}, None, 200),
    ]
    for method, path, parts, body, status in asked:
        got, answer = ben.ask(method.upper(), path.format(**parts), body)
        assert got == status, (path, answer)
        jsonschema_rs.validate(answered(document, path, method, status), answer)
    player = ben.at(table, 0).join()
    player.request("start")
    player.wait(lambda: player.version is not None)
    player.request("action", action=player.asked["question"]["ways_out"][0]["action"])
    for part in ("result", "log"):
        got, answer = ben.ask("GET", f"/api/tables/{table}/{part}")
        assert got == 200
        jsonschema_rs.validate(answered(document, f"/api/tables/{{table}}/{part}", "get", 200), answer)
    reached = {(method, path) for method, path, *_ in asked} | {
        ("get", f"/api/tables/{{table}}/{p}") for p in ("result", "log")
    }
    assert reached == {(method, path) for path, methods in document["paths"].items() for method in methods}


def test_every_live_message_fits_the_schema(server):
    registry = jsonschema_rs.Registry(
        [(f"https://techdeck.example/{file.name}", json.loads(file.read_text())) for file in SCHEMAS.glob("*.json")]
    )
    schema = {"$id": "https://techdeck.example/all", "$ref": "protocol.json#/$defs/server"}
    validator = jsonschema_rs.validator_for(schema, registry=registry)
    for game in ("exchange", "city", "tricks", "paradoxical", "chess"):
        ann = Browser(server.port)
        table = ann.create(game, 2, bots=["random"], hints=True, clock={"kind": "bank", "minutes": 5})["table"]
        player = ann.at(table, 0).join()
        for type in ("start", "hint", "ping", "move_seat", "rematch"):
            player.request(type)
        player.request("chat", text="hi")
        for _ in range(25):
            player.listen(0.01)
            if player.choices and not player.ended():
                player.request("template", command={"kind": player.asked["commands"][0]["kind"]})
                player.request("action", action=player.choices[-1]["action"])
        for text in player.raw:
            validator.validate(json.loads(text))
        whole = {"$id": "https://techdeck.example/game", "$ref": f"{game}.json"}
        own = jsonschema_rs.validator_for(whole, registry=registry)
        own.validate({"view": player.view, "question": player.asked["question"]})
        for events, _ in player.events.values():
            for event in events:
                own.validate({"event": event})


def test_answers_are_guarded_and_the_page_is_served(server):
    ann = Browser(server.port)
    for path in ("/health", "/t/abc", "/api/nothing"):
        status, text = ann.ask("GET", path)
        assert "default-src 'none'" in ann.headers["content-security-policy"]
        assert ann.headers["x-content-type-options"] == "nosniff"
    status, text = ann.ask("GET", "/t/abc")
    if page_files():
        assert (status, ann.headers["cache-control"]) == (200, "no-cache")
    else:
        assert (status, "make play" in text) == (503, True)


def test_the_cookie_is_kept_from_scripts_and_is_secure_by_https(server):
    ann = Browser(server.port)
    ann.create("city", 2)
    cookie = ann.headers["set-cookie"]
    assert cookie.startswith("techdeck=")
    assert all(word in cookie for word in ("HttpOnly", "SameSite=lax", "Max-Age=34560000", "Path=/"))
    before = ann.cookie
    ann.create("city", 2)
    assert ann.cookie == before
    assert Gate("https://play.example.org").cookie == "__Host-techdeck"


def test_metrics_count_and_name_nobody(server):
    ann = Browser(server.port)
    ann.create("tricks", 2, name="Zaphod", bots=["simple"], start=True)
    text = ann.ask("GET", "/metrics")[1]
    assert "techdeck_tables" in text
    assert "Zaphod" not in text


def test_metrics_are_for_this_machine_or_whoever_has_the_token():
    with_token = Gate(metrics_token="s3cret")

    def asked(address, shown=None, gate=with_token):
        headers = [] if shown is None else [(b"authorization", f"Bearer {shown}".encode())]
        return gate.may_read_metrics(HTTPConnection({"type": "http", "client": (address, 1), "headers": headers}))

    assert asked("127.0.0.1")
    assert asked("::1")
    assert asked("192.0.2.7", "s3cret")
    assert not asked("192.0.2.7")
    assert not asked("192.0.2.7", "secret")
    assert not asked("192.0.2.7", "", Gate())
    assert not asked("")


def test_nobody_else_finds_the_metrics():
    """Behind a proxy on this machine, the address that the proxy tells counts."""
    with running() as server:
        ann = Browser(server.port)
        assert ann.ask("GET", "/metrics")[0] == 200
        assert ann.ask("GET", "/metrics", headers={"x-forwarded-for": "192.0.2.7"})[0] == 404


def test_a_qr_code_of_the_local_address():
    code = qr_code("http://192.0.2.7:8000")
    assert code.count("\n") >= 10
    assert local_address() is None or local_address().count(".") == 3  # type: ignore[union-attr]  # checked before
