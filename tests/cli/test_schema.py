"""schema: what clients of a game see, as JSON Schema."""

import json

import pytest

import techdeck
from techdeck.server.schema import protocol_schema
from tests.cli.running import printed, printed_here, refused_here


@pytest.mark.parametrize("game", techdeck.games())
def test_the_schema_is_printed(game):
    assert json.loads(printed_here("schema", game)) == techdeck.schema(game)


def test_the_schema_of_live_tables_is_printed():
    assert json.loads(printed_here("schema", "--live")) == protocol_schema()


def test_a_table_of_another_size_has_a_schema_of_its_own():
    assert json.loads(printed("schema", "city", "--players", "3")) == techdeck.schema("city", 3)
    assert techdeck.schema("city", 3) != techdeck.schema("city", 4)


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["trix"], "there is no game 'trix': choose from exchange, city, tricks, paradoxical, chess"),
        (["tricks", "--players", "9"], "Tricks of the Trade is for 2 to 4 players, not 9"),
        (["tricks", "--players", "many"], "invalid int value"),
        ([], "the name of a game, or --live"),
        (["tricks", "--live"], "the name of a game, or --live"),
    ],
)
def test_bad_wishes_are_told(words, complaint):
    assert complaint in refused_here("schema", *words)
