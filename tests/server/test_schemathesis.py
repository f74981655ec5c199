"""Schemathesis sends what the OpenAPI allows and what it does not: every answer is one that the OpenAPI describes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import positive_data_acceptance

from techdeck.deck.files import packaged_editions
from techdeck.games import games
from techdeck.server.openapi import openapi
from tests.server.client import Browser
from tests.server.running import running

DOCUMENT = json.loads(json.dumps(openapi()))
OPERATIONS = [(method.upper(), path) for path, methods in DOCUMENT["paths"].items() for method in methods]
CASES = 100
"""So many requests for each operation fit its schema, and where there is a body, so many do not."""

UNHURRIED = [HealthCheck.too_slow, HealthCheck.filter_too_much]


@dataclass
class Known:
    """A server with tables of every kind, and the browser that made them."""

    browser: Browser
    schema: schemathesis.BaseSchema
    tables: list[str]
    """Open, open and private, being played, over."""

    def parts(self) -> dict[str, list[str]]:
        """By the name of a part of a path: what is really there."""
        return {
            "book": ["family", *games()],
            "edition": packaged_editions(),
            "card": ["K1", "W2"],
            "name": ["protocol.json", "tricks.json"],
            "table": self.tables,
        }

    def body(self, path: str, body: dict[str, Any], draw: Any) -> dict[str, Any]:
        """A body that fits the schema, made into one that can be fulfilled; what is free in it stays as it was."""
        if path == "/api/claims":
            return {**body, "secret": self.secret()}
        if path == "/api/tables":
            game = draw(st.sampled_from(games()))
            edition = draw(st.sampled_from(packaged_editions()))
            plain = {"players": 2, "options": {}, "edition_text": None, "bots": [], "start": False}
            return {**body, **plain, "game": game, "edition": edition}
        return body

    def secret(self) -> str:
        """What stands behind the # of a link by which a seat moves."""
        player = self.browser.at(self.browser.create("chess", 2)["table"], 0).join()
        link = str(player.request("move_seat")["link"])
        player.leave()
        return link.partition("#")[2]


@pytest.fixture(scope="module")
def known() -> Iterator[Known]:
    with running() as server:
        ann = Browser(server.port)
        opened = ann.create("exchange", 6, public=True)["table"]
        hidden = ann.create("city", 4)["table"]
        playing = ann.create("tricks", 2, bots=["simple"], start=True)["table"]
        ended = ann.create("chess", 2, bots=["simple"], start=True)["table"]
        player = ann.at(ended, 0).join()
        player.wait(lambda: player.version is not None)
        player.request("action", action=player.asked["question"]["ways_out"][0]["action"])
        player.wait(player.ended)
        player.leave()
        schema = schemathesis.openapi.from_dict(DOCUMENT)
        schema.config.update(base_url=f"http://127.0.0.1:{server.port}")
        refusing = schema.config.checks.negative_data_rejection
        refusing.expected_statuses = [*refusing.expected_statuses, "413"]  # a text that is too long for its body
        yield Known(ann, schema, [opened, hidden, playing, ended])


def tries(mode: schemathesis.GenerationMode, known: Known, method: str, path: str, sensible: bool) -> set[int]:
    """Send many requests to an operation and check every answer; the statuses that were met."""
    met: set[int] = set()
    session = requests.Session()

    @given(case=known.schema[path][method].as_strategy(mode), data=st.data())
    @settings(max_examples=CASES, deadline=None, database=None, derandomize=True, suppress_health_check=UNHURRIED)
    def one(case: schemathesis.Case[Any], data: st.DataObject) -> None:
        if sensible and data.draw(st.integers(0, 3)):
            there = known.parts()
            case.path_parameters = {name: data.draw(st.sampled_from(there[name])) for name in case.path_parameters}
            if isinstance(case.body, dict):
                case.body = known.body(path, case.body, data.draw)
        answer = case.call(session=session)
        met.add(answer.status_code)
        case.validate_response(answer, excluded_checks=[positive_data_acceptance])

    one()
    return met


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_every_operation_succeeds_and_answers_as_the_openapi_says(known, method, path):
    met = tries(schemathesis.GenerationMode.POSITIVE, known, method, path, True)
    assert any(200 <= status < 300 for status in met), met


@pytest.mark.parametrize(("method", "path"), [one for one in OPERATIONS if one[0] == "POST"])
def test_what_the_openapi_does_not_allow_is_refused_as_it_says(known, method, path):
    met = tries(schemathesis.GenerationMode.NEGATIVE, known, method, path, False)
    assert all(400 <= status < 500 for status in met), met
