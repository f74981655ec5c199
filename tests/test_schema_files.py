"""The schema of every game, one for all its tables, and of the live protocol; docs/schema has the ones of today."""

import json
from typing import Any

import pytest
from jsonschema_rs import meta

import techdeck
from techdeck.games import PLAYERS
from techdeck.server.schema import protocol_schema
from tools.schema_files import FOLDER, write


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    """The files as they are written now, by name."""
    folder = tmp_path_factory.mktemp("schema")
    (folder / "whist.json").write_text("{}", encoding="utf-8")
    write(folder)
    return {file.name: file.read_text(encoding="utf-8") for file in folder.iterdir()}


def test_every_game_has_its_file_and_no_other_is_left(files):
    games = {f"{game}.json": techdeck.schema(game) for game in techdeck.games()}
    assert {name: json.loads(text) for name, text in files.items()} == {**games, "protocol.json": protocol_schema()}


def test_the_files_are_of_today(files):
    """If this fails, `make docs` writes them anew."""
    assert {file.name: file.read_text(encoding="utf-8") for file in FOLDER.iterdir()} == files


def schema_as_read(game: str, players: int | None = None) -> dict[str, Any]:
    """The schema as clients read it."""
    found = json.loads(json.dumps(techdeck.schema(game, players)))
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize("game", techdeck.games())
def test_the_schema_is_a_schema(game):
    schema = schema_as_read(game)
    assert meta.is_valid(schema)
    assert {"view", "question", "event", "action"} <= set(schema["properties"])


def test_the_schema_of_the_protocol_is_a_schema():
    schema = json.loads(json.dumps(protocol_schema()))
    assert meta.is_valid(schema)
    assert {"client", "server"} <= set(schema["$defs"])


@pytest.mark.parametrize(
    ("game", "players"), [(game, n) for game, (low, high) in PLAYERS.items() for n in range(low, high + 1)]
)
def test_the_schema_of_a_game_holds_for_every_table_of_it(game, players):
    """Tables differ only in how many seats and cards they have."""
    for_all, own = schema_as_read(game), schema_as_read(game, players)
    assert own["$defs"]["seat"]["maximum"] == players - 1
    assert own["$defs"]["seat"]["maximum"] <= for_all["$defs"]["seat"]["maximum"]
    assert set(own["$defs"]["card"]["enum"]) <= set(for_all["$defs"]["card"]["enum"])
    alike = {name: own["$defs"][name] for name in own["$defs"] if name not in ("seat", "card")}
    assert {**for_all["$defs"], **alike} == for_all["$defs"]
    assert list(own["$defs"]) == list(for_all["$defs"])
