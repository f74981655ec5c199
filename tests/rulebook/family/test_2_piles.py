"""Piles and zones. (Family 2)"""

import pytest

from techdeck.core.cards import card_id
from techdeck.core.zones import ASIDE, USED
from tests.rulebook.words import dealt, play_on
from tests.table_words import facts
from tests.table_words import shown_zone as seen
from tests.tricks_table import deck, discard, do, hand, tricks_table, zone

SEATS = (0, 1, None)
SHUFFLED = {"zone": "deck", "owner": None}
"""What is told of a shuffle of the deck."""


def test_2_1_the_deck_is_face_down_and_its_top_card_is_drawn():
    table = tricks_table(["K10 K3", "S3"], deck="V5 V6 V7")
    for seat in SEATS:
        assert seen(table, seat, "deck") == {"count": 3, "cards": [None, None, None]}
    do(table, "K10")
    assert (hand(table, 0), deck(table)) == ("K3 V5 V6", "V7")


def test_2_2_a_discarded_card_goes_face_up_on_top():
    table = tricks_table(["K10 K3", "S3"], deck="V5 V6 V7", discard="T9")
    do(table, "K10", "V5")
    assert discard(table) == "V5 T9"
    assert seen(table, None, "discard")["cards"] == ["T9", "V5"]


def test_2_3_discard_piles_are_open_in_their_order():
    table = tricks_table(["K10 K3", "S3"], discard="T9 K4 V8 S6")
    before = table.hash()
    for seat in SEATS:
        assert seen(table, seat, "discard")["cards"] == ["S6", "V8", "K4", "T9"]
        assert seen(table, seat, "trump_discard")["count"] > 0
        assert None not in seen(table, seat, "trump_discard")["cards"]
    assert table.hash() == before


@pytest.mark.parametrize("seat", SEATS)
def test_2_4_everybody_sees_how_many_cards_there_are(seat):
    table = tricks_table(["K10 K3", "S3"], deck="V5 V6 V7", trump_deck="K2 S2")
    piles = (("deck", None), ("trump_deck", None), ("hand", 0), ("hand", 1))
    counts = [seen(table, seat, name, owner)["count"] for name, owner in piles]
    assert counts == [3, 2, 2, 1]


@pytest.mark.parametrize("seat", SEATS)
def test_2_4_everybody_sees_what_is_left_of_the_limits(seat):
    table = tricks_table(["K10 K3", "S3 S4"], phase="trading", goals=("V1", "S1"))
    facts = table.view(seat).to_dict()
    assert (facts["proposals_left"], facts["talk_left"]) == (4, [2, 2])
    do(table, "say-value 3")
    do(table, "seat 1", "K3", "no", "S3", "no", "no")
    facts = table.view(seat).to_dict()
    assert (facts["proposals_left"], facts["talk_left"]) == (3, [1, 2])


@pytest.mark.parametrize("seat", SEATS)
def test_2_4_everybody_sees_tricks_won_and_the_last_trick(seat):
    """The tricks won lie open, the last one on top of its winner's pile."""
    table = tricks_table(["K5 K6", "S3 S4"], phase="tricks")
    do(table, "K5", "S3")
    assert table.view(seat).to_dict()["tricks_won"] == [1, 0]
    assert seen(table, seat, "won", 0)["cards"][-2:] == ["K5", "S3"]


@pytest.mark.parametrize("seat", SEATS)
def test_2_4_the_last_trick_is_told_to_all_as_the_cards_are_gathered(seat):
    table = tricks_table(["K5", "S3"], phase="tricks", trump_deck="K2 S2 T2")
    journal = table.watch()
    do(table, "K5", "S3")
    assert seen(table, seat, "won", 0)["count"] == 0
    told = journal.feed(seat)
    [trick] = [event for event in told if event.kind == "take_trick"]
    assert (trick.seat, [card_id(card) for card in trick.cards]) == (0, ["K5", "S3"])
    assert [card_id(card) for event in told if event.kind == "play" for card in event.cards] == ["K5", "S3"]


@pytest.mark.parametrize("seat", SEATS)
def test_2_4_everybody_sees_which_cards_count_as_something_else(seat):
    table = tricks_table(["V10 K9", "S3 S4"], deck="T3 T4 T5")
    do(table, "V10", "K9", "domain science")
    change = {"card": "K9", "value": 9, "domain": "science", "until": "next_round"}
    assert table.view(seat).to_dict()["changed"] == [change]


def test_2_5_first_the_cards_that_are_there_then_the_shuffled_discard_pile():
    """Big Data draws 2; the deck has 1."""
    table = tricks_table(["K10 K3", "S3"], deck="V5", discard="T9 T10 T11")
    do(table, "K10")
    assert "V5" in hand(table, 0)
    assert len(hand(table, 0).split()) == 3
    assert (len(deck(table).split()), discard(table)) == (2, "")
    assert facts(table, "shuffle") == [SHUFFLED]
    assert set(hand(table, 0).split() + deck(table).split()) == {"K3", "V5", "T9", "T10", "T11"}


def test_2_5_looking_and_revealing_too():
    """Databases looks at 5: two of the deck, three of the shuffled discard pile."""
    table = tricks_table(["K4 K3", "S3"], deck="V5 V6", discard="T9 T10 T11 T12")
    do(table, "K4")
    assert len(zone(table, ASIDE).split()) == 5
    assert {"V5", "V6"} < set(zone(table, ASIDE).split())


def test_2_6_then_as_many_as_there_are():
    """Quantum Computing draws 3, and only two cards are left in both piles."""
    table = tricks_table(["K13 K3 K4", "S3"], deck="V5", discard="T9")
    do(table, "K13")
    assert hand(table, 0) == "K3 K4 T9 V5"
    assert table.question(0).code == "put_on_deck", "the text goes on"


@pytest.mark.parametrize("used", ["K10", "K4", "K7", "S7", "S13", "T4", "V4", "V6", "K11", "S9", "T7", "K3"])
def test_2_6_empty_piles_are_no_mistake(used):
    """The game goes on to its end from there."""
    table = tricks_table([f"{used} K5 S5", "S3 T3"])
    do(table, used)
    play_on(table)
    assert table.is_terminal()


def test_2_7_an_empty_deck_stays_empty_until_a_card_is_needed():
    """The last card is drawn, and the discard pile stays. The next draw shuffles it."""
    table = tricks_table(["K2 K3 K4 K5 K6 K7 K8", "S3 S4 S5 S6 S7 S8"], trump="V2", deck="V5", discard="T9 T10")
    do(table, "K2")
    assert (deck(table), discard(table), facts(table, "shuffle")) == ("", "T9 T10", [])
    do(table, "K8")
    assert facts(table, "shuffle") == [], "K8 lay under the deck and was the card drawn"
    assert (deck(table), discard(table)) == ("", "K2 T9 T10")
    do(table, "S3", "value 13")
    assert facts(table, "shuffle") == [SHUFFLED], "nobody holds a 13, so seat 1's new card is the next one drawn"
    assert (len(deck(table).split()), discard(table)) == (3, "")


def test_2_7_a_cut_needs_a_card_and_an_exchange_too():
    for used, answers in (("S7", []), ("K11", ["K5"])):
        table = tricks_table([f"{used} K5 S5", "S3"], discard="T9 T10")
        do(table, used, *answers)
        assert facts(table, "shuffle")[0] == SHUFFLED
        assert discard(table) == ""


def test_2_8_cards_lying_aside_are_not_shuffled_in():
    """The card used lies aside, and so do the two revealed by Aerospace while Big Data is copied."""
    table = tricks_table(["T10 K3", "S3"], deck="K10 V5", discard="T9 T12")
    do(table, "T10", "K10")
    assert facts(table, "shuffle") == [SHUFFLED]
    assert set(hand(table, 0).split()) == {"K3", "T9", "T12"}
    assert (zone(table, USED), zone(table, ASIDE)) == ("T10", "V5 K10")


def test_2_9_left_goes_round():
    table = dealt(3)
    assert [int(table.left_of(seat)) for seat in range(3)] == [1, 2, 0]
    passing = tricks_table(["V1 K3", "S3 S4", "T3 T4"], goals=("K1", "S1", "T1"), deck="V5 V6 V7 V8 V9 V10 V11 V12")
    do(passing, "V1")
    for seat, card in enumerate(("K3", "S3", "T3")):
        do(passing, card, seat=seat)
    assert ["T3" in hand(passing, 0), "K3" in hand(passing, 1), "S3" in hand(passing, 2)] == [True] * 3
