"""Actions: ids, texts and JSON forms are each other's inverse, and everything else is refused."""

import contextlib
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from techdeck import TechdeckError, load_game
from techdeck.core.actions import CARD, CONCEDE, DOMAIN, DRAW, NO, SEAT, VALUE, YES, ActionKind, ActionTable
from techdeck.games.chess.squares import MoveKind, SquareKind

TWO_DECKS = ActionTable(
    108, [ActionKind("bid", "number", 7), ActionKind("face-down", "card", 108), ActionKind("done", "", 1)]
)
BOARD = ActionTable(54, [MoveKind("move"), SquareKind("square")])
TRICKS = load_game("tricks", players=4).actions


@pytest.mark.parametrize("table", [TWO_DECKS, BOARD, TRICKS], ids=["two decks", "board", "tricks"])
def test_every_action_has_a_text_and_data_that_lead_back_to_it(table):
    texts = set()
    for action in [*range(table.total), CONCEDE, DRAW]:
        text, data = table.text(action), json.loads(json.dumps(table.to_dict(action)))
        assert table.action(text) == table.action(text.upper()) == table.action(f"  {text} ") == action
        assert table.from_dict(data) == action
        assert table.from_dict({key: value for key, value in data.items() if key != "action"}) == action
        texts.add(text)
    assert len(texts) == table.total + 2


@pytest.mark.parametrize(
    ("action", "text", "data"),
    [
        (NO, "no", {"action": 0, "kind": "no"}),
        (YES, "yes", {"action": 1, "kind": "yes"}),
        (VALUE + 6, "value 7", {"action": 12, "kind": "value", "argument": "7"}),
        (DOMAIN + 3, "domain service", {"action": 22, "kind": "domain", "argument": "service"}),
        (SEAT, "seat 0", {"action": 23, "kind": "seat", "argument": "0"}),
        (CARD + 8, "card K9", {"action": 37, "kind": "card", "argument": "K9"}),
        (CONCEDE, "concede", {"action": -2, "kind": "concede"}),
        (DRAW, "draw", {"action": -3, "kind": "draw"}),
    ],
)
def test_the_first_ids_mean_the_same_in_every_game(action, text, data):
    for table in (TWO_DECKS, TRICKS):
        assert table.text(action) == text
        assert table.to_dict(action) == data


def test_a_card_may_be_written_in_every_way():
    for text in ("card K9", "card k9", "CARD 9-knowledge", "card 9 of clubs", "card knowledge 9"):
        assert TRICKS.action(text) == CARD + 8
    assert TWO_DECKS.action("card K9'") == CARD + 62
    assert TWO_DECKS.text(CARD + 62) == "card K9'"


@pytest.mark.parametrize(
    ("text", "offset"),
    [("move a1-a1", 0), ("move a1-b1", 1), ("move b1-a1", 36), ("move a2-f6", 251), ("move f6-f6", 1295)],
)
def test_a_move_goes_from_a_square_to_a_square(text, offset):
    assert BOARD.action(text) == CARD + 54 + offset
    assert BOARD.to_dict(CARD + 54 + offset)["argument"] == text.removeprefix("move ")


def test_squares_are_counted_from_a1_along_the_rows():
    first = BOARD.action("square a1")
    assert [BOARD.action(f"square {name}") - first for name in ("b1", "f1", "a2", "f6")] == [1, 5, 6, 35]


@pytest.mark.parametrize(
    "text",
    [
        "square",
        "square g1",
        "square a7",
        "square a0",
        "square a",
        "square a1 a2",
        "move",
        "move a1",
        "move a1-",
        "move -a1",
        "move a1-g1",
        "move a1-a2-a3",
        "move a1b1",
    ],
)
def test_squares_outside_the_board_are_refused(text):
    with pytest.raises(TechdeckError, match="is no action"):
        BOARD.action(text)


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "nothing", "no 1", "value", "value 0", "value 14", "value x", "value \u00b2", "domain magic"),
        *("seat 6", "seat -1", "card", "card K14", "card K9'", "bid 7", "card K9 K8", "concede now", "-2"),
        pytest.param("value " + "9" * 5000, id="a very long value"),
    ],
)
def test_what_is_no_action_is_refused_with_examples(text):
    with pytest.raises(TechdeckError, match="is no action: say for example 'no', 'value 7', 'card K9'"):
        TRICKS.action(text)


def test_ids_outside_the_table_are_refused():
    for action in (-1, -4, TRICKS.total, 10**30):
        with pytest.raises(TechdeckError, match=f"0 to {TRICKS.total - 1} are"):
            TRICKS.text(action)


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"kind": "card"},
        {"kind": "no", "argument": "1"},
        {"action": 3},
        {"action": 12, "kind": "value", "argument": "8"},
        {"action": "12", "kind": "value", "argument": "7"},
        {"kind": "card", "argument": 5},
    ],
)
def test_data_that_mean_nothing_or_two_things_are_refused(data):
    with pytest.raises(TechdeckError):
        TRICKS.from_dict(data)


def test_ids_are_dense_and_follow_the_kinds():
    sizes = [(kind.name, kind.count) for kind in TWO_DECKS.kinds]
    assert TWO_DECKS.total == sum(count for _, count in sizes) == len(TWO_DECKS.kind_of)
    assert sizes[-3:] == [("bid", 7), ("face-down", 108), ("done", 1)]
    assert TWO_DECKS.text(CARD + 108) == "bid 0"


@given(st.text(max_size=30))
def test_any_text_is_an_action_or_refused(text):
    with contextlib.suppress(TechdeckError):
        assert TRICKS.text(TRICKS.action(text))
