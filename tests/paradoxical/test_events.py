"""What happens in Paradoxical, as data: each kind of event with its seat, its facts, and where its cards went."""

import pytest

from techdeck.core.cards import parse_card
from techdeck.core.events import Event
from techdeck.games.paradoxical.places import Paradoxical
from tests.paradoxical_table import EXAMPLE, do, events, noted, paradoxical_table, went

FULL = "K1 K3 K5 K7 K9 K11 K13 S2 S4 S6"
PAIRS = "V8 K9 S8 T9 K1 T2 S3 V4"

COME_OFF = {"marks": "come_off"}


def one(table: Paradoxical, kind: str) -> Event:
    """The only event of this kind."""
    [event] = events(table, kind)
    return event


def in_order(table: Paradoxical) -> list[str]:
    """The kinds of all events, in their order."""
    assert table.journal is not None
    return [event.kind for event in table.journal.events]


def test_turn_up_and_the_next_turn():
    """A card goes from a deck to a tableau, and the next player has a turn. (Paradoxical 1.1, 1.4)"""
    table = paradoxical_table(["", ""], deck_1="K5 K6", deck_2="V3", options={"turns": "9"}, turn=1, turns=2)
    do(table, "pile 1")
    assert in_order(table) == ["turn_up", "turn"]
    event = one(table, "turn_up")
    assert (event.seat, event.about, went(event)) == (1, {}, ["K5 deck_1 > tableau 1"])
    assert (event.moved[0].source.index, event.moved[0].target.index) == (1, 0)
    event = one(table, "turn")
    assert (event.seat, event.about, event.moved) == (0, {"turn": 4, "turns_left": 12}, [])


def test_add():
    """A hand card goes to the tableau, for all to see. (Paradoxical 1.6)"""
    table = paradoxical_table(["S9", ""], hands=["K4 T5", ""], deck_1="K5")
    do(table, "add T5")
    event = one(table, "add").seen_by(1)
    assert (event.seat, event.about, went(event)) == (0, {}, ["T5 hand 0 > tableau 0"])


@pytest.mark.parametrize(("pile", "new"), [("pile 1", "K2 deck_1"), ("pile 2", "V3 deck_2")])
def test_the_deck_is_told_before_room_is_made(pile, new):
    """Paradoxical 1.7, 1.8."""
    table = paradoxical_table([FULL, ""], deck_1="K2", deck_2="V3")
    do(table, pile)
    event = one(table, "choose_pile")
    assert (event.seat, event.about) == (0, {"pile": int(pile[-1])})
    do(table, "K5")
    assert in_order(table) == ["choose_pile", "discard", "turn_up", "turn"]
    assert (one(table, "discard").seat, went(one(table, "discard"))) == (0, ["K5 tableau 0 > discard_1"])
    assert went(one(table, "turn_up")) == [f"{new} > tableau 0"]


def test_the_card_is_shown_before_room_is_made():
    """Paradoxical 1.7, 1.8."""
    table = paradoxical_table([FULL, ""], hands=["T5", ""], deck_1="K2", deck_2="V3")
    do(table, "add T5", "K5")
    assert in_order(table) == ["show", "discard", "add", "turn"]
    assert went(one(table, "show").seen_by(1)) == ["T5 hand 0 > hand 0"]


def test_an_empty_deck_takes_in_its_pile():
    """Paradoxical 1.5."""
    table = paradoxical_table(["", ""], discard_1="K5 K6", deck_2="V3")
    do(table, "pile 1")
    assert in_order(table) == ["gather", "shuffle", "turn_up", "turn"]
    assert (one(table, "gather").seat, went(one(table, "gather"))) == (
        -1,
        ["K6 discard_1 > deck_1", "K5 discard_1 > deck_1"],
    )


def test_who_can_do_nothing_passes():
    """Paradoxical 1.3."""
    table = paradoxical_table(["", "", "V10"], turn=0)
    passed = [(event.seat, event.about) for event in events(table, "pass")]
    assert passed == [(0, {"what": "turn"}), (1, {"what": "turn"})]


def test_a_used_hand_card_is_marked_and_taken_back():
    """Paradoxical 4.2, 4.5."""
    table = paradoxical_table(hands=["V10", ""], deck_1="K5")
    do(table, "V10")
    assert in_order(table)[:2] == ["mark", "use"]
    assert in_order(table)[-2:] == ["take_back", "turn"]
    assert (one(table, "mark").seat, one(table, "mark").about) == (0, {"card": "V10"})
    assert went(one(table, "use").seen_by(1)) == ["V10 hand 0 > used"]
    assert went(one(table, "take_back").seen_by(None)) == ["V10 used > hand 0"]
    assert one(table, "take_back").effect is None, "the text is done"


def test_a_used_tableau_card_is_marked_where_it_lies():
    """Paradoxical 4.4, 4.5."""
    table = paradoxical_table(["V10", ""], deck_1="K5")
    do(table, "V10")
    assert (went(one(table, "use")), noted(table, "mark")) == (["V10 tableau 0 > tableau 0"], ["V10"])
    assert events(table, "take_back") == []


def test_a_mark_goes_off_when_the_card_is_discarded():
    """Paradoxical 4.6."""
    table = paradoxical_table(hands=["K10 K4", ""], deck_1="K5", deck_2="V3 V4", marked="K4", options=COME_OFF)
    do(table, "K10", "pile 2", "K4", "V3")
    assert (one(table, "unmark").seat, one(table, "unmark").about) == (-1, {"cards": ["K4"]})


def test_a_mark_goes_off_when_the_card_comes_to_the_pool():
    """Paradoxical 4.6."""
    table = paradoxical_table(hands=["S10 K4", ""], deck_1="K5", pool="S9", marked="K4", options=COME_OFF)
    do(table, "S10", "S9", "K4")
    assert noted(table, "unmark") == ["K4"]


def test_a_mark_that_goes_off_unseen_is_told_when_the_card_is_seen():
    """Nobody else knows which card went under the deck, so nothing is told of it there. (Paradoxical 4.7)"""
    table = paradoxical_table(hands=["K2 K4 S6", "V6"], deck_1="S5", deck_2="V3 V4", marked="K4", options=COME_OFF)
    do(table, "K2", "pile 2", "K4")
    assert events(table, "unmark") == []
    do(table, "pile 1", "pile 1")
    assert (table.tableau(0), noted(table, "unmark")) == ([parse_card("K4")], ["K4"])


def test_a_claim_is_one_event_with_both_sides_and_their_sums():
    """Paradoxical 3.4, 3.6, 3.7, 3.13."""
    table = paradoxical_table([f"{PAIRS} V13 S13", ""], deck_1="K5", pool="S6")
    do(table, "two-pairs", "S8", "K9", "T9", "V8", "S3", "K1", "T2", "V4")
    event = one(table, "claim").seen_by(1)
    assert (event.seat, event.about) == (
        0,
        {
            "paradox": "two_pairs",
            "set_cards": ["K9", "T9", "S8", "V8"],
            "set_sum": 34,
            "indifferent": ["V4", "S3", "T2", "K1"],
            "indifferent_sum": 10,
            "kept": ["V13", "S13"],
            "tokens": 1,
        },
    )
    gone = ["V8 tableau 0 > discard_2", "K9 tableau 0 > discard_1"]
    gone += ["S8 tableau 0 > discard_1", "T9 tableau 0 > discard_2"]
    assert went(event) == gone + [f"{card} tableau 0 > pool" for card in ("K1", "T2", "S3", "V4")]
    assert [moved.source.index for moved in event.moved] == [0, 1, 2, 3, 4, 5, 6, 7]
    assert [moved.target.index for moved in event.moved[4:]] == [1, 2, 3, 4], "on top of S6"
    assert in_order(table) == ["claim", "turn"]


def test_a_claim_takes_off_all_marks_and_the_pool_is_kept_to_five():
    """Paradoxical 3.8, 3.10."""
    table = paradoxical_table([PAIRS, "T5"], hands=["K6", "V7"], deck_1="K5", pool="S6 V6", marked="K9 T5 K6 V7")
    do(table, "two-pairs", "K9", "T9", "S8", "V8")
    assert noted(table, "unmark") == ["K6 K9 T5 V7"]
    do(table, "S6")
    assert in_order(table) == ["claim", "unmark", "discard", "turn"]
    assert (one(table, "discard").seat, went(one(table, "discard"))) == (0, ["S6 pool > discard_1"])


def test_the_rewards_of_ten_cards():
    """The cards come unseen, and all see from which deck. (Paradoxical 3.11, 3.12)"""
    table = paradoxical_table([EXAMPLE, ""], deck_1="K5 K9", deck_2="V3 V4")
    do(table, "full-house", "K2", "T2", "S12", "T12", "V12", "pile 1", "pile 2", "pile 1", "add V3", "no")
    assert in_order(table) == ["claim", "draw", "draw", "draw", "add", "turn"]
    assert [went(event.seen_by(1)) for event in events(table, "draw")] == [
        ["? deck_1 > hand 0"],
        ["? deck_2 > hand 0"],
        ["? deck_1 > hand 0"],
    ]
    assert one(table, "claim").about["kept"] == []


def test_hands_are_discarded_by_their_owners():
    """Paradoxical 1.9."""
    table = paradoxical_table(hands=["V5 K3 K4 K6", "S3 S4 S5 S6 S7"], deck_1="K7 K8 K9", deck_2="T3")
    do(table, "V5", "pile 1", "seat 1", "pile 2", "K8", "S3")
    assert [(event.seat, went(event)) for event in events(table, "discard")] == [
        (0, ["K8 hand 0 > discard_1"]),
        (1, ["S3 hand 1 > discard_1"]),
    ]


def test_the_second_claim_and_the_end():
    """Paradoxical 5.1, 5.2."""
    table = paradoxical_table([PAIRS, ""], deck_1="K5", tokens=[1, 0])
    do(table, "two-pairs", "K9", "T9", "S8", "V8")
    assert in_order(table) == ["claim", "over"]
    assert (one(table, "claim").about["tokens"], one(table, "over").about) == (2, {"scores": [2, 0]})


def test_no_event_says_anything_in_prose():
    table = paradoxical_table([PAIRS, ""], hands=["K10 V10", "S4"], deck_1="K5 K6 K7", deck_2="V3")
    do(table, "V10", "K10", "domain service", "pile 1", "two-pairs", "K9", "T9", "S8", "V8")
    assert table.journal is not None
    assert not [event for event in table.journal.events if "detail" in event.about or " " in event.kind]
