"""Changes say all that has changed, and little more."""

from __future__ import annotations

import copy
import json

from hypothesis import given
from hypothesis import strategies as st

import techdeck
from techdeck.core.changes import changes
from techdeck.server.compact import shorter
from tests.server import reading

NAMES = st.sampled_from(["a", "b", "zones", "cards", "seat"])
PLAIN = st.none() | st.integers(2, 5) | st.booleans() | st.sampled_from(["K9", "x y", ""])
VALUES = st.recursive(
    PLAIN, lambda inner: st.lists(inner, max_size=6) | st.dictionaries(NAMES, inner, max_size=4), max_leaves=20
)
OBJECTS = st.dictionaries(NAMES, VALUES, max_size=5)


@given(OBJECTS, OBJECTS)
def test_what_is_taken_in_is_what_was_meant(old, new):
    picture, before = copy.deepcopy(old), copy.deepcopy(old)
    reading.take_in(picture, json.loads(json.dumps(changes(old, new))))
    assert picture == new
    assert old == before


@given(OBJECTS)
def test_of_what_has_stayed_nothing_is_said(whole):
    assert changes(whole, copy.deepcopy(whole)) == {}


def test_a_piece_that_moves_is_two_edits_of_the_board():
    state = techdeck.load_game("chess", 2).new_initial_state(seed=1)
    while state.view(0).question().code != "turn":
        seat = state.acting_seats()[0]
        state.apply_action(state.legal_actions(seat)[0], seat)
    before = state.view(0).to_dict()
    seat = state.acting_seats()[0]
    move = next(one for one in state.question(seat).choices if one.verb == "move")
    state.apply_action(move.action, seat)
    edits = changes(before, state.view(0).to_dict())["board~"]
    assert isinstance(edits, list)
    assert sorted(edit[1] for edit in edits) == [0, 1]


def test_words_are_one_sentence_only_where_that_says_the_same_of_each_choice():
    columns = {"from": ["a2", "a2"], "to": ["a3", "b3"]}
    words = shorter(["a2 to a3", "a2 to b3"], columns)
    assert words == "{from} to {to}"
    assert shorter(["I hold a 7", "I hold an 8"], {"value": [7, 8]}) == ["I hold a 7", "I hold an 8"]
    sent = {"verb": "move", "actions": [1, 2], "words": words, "kind": "move", "target": columns}
    assert [words for _, words in reading.choices(sent)] == ["a2 to a3", "a2 to b3"]
