"""Card effects: who uses what, how often, and what the words of the texts mean here. (Paradoxical 4)"""

import pytest

from techdeck.core.cards import parse_card
from techdeck.core.zones import DECK, USED
from tests.paradoxical_table import (
    deck_1,
    deck_2,
    discard_1,
    discard_2,
    do,
    hand,
    known_to,
    left_out,
    marked,
    may_do,
    noted,
    paradoxical_table,
    pool,
    tableau,
    zone,
)
from tests.rulebook.paradoxical.words import claim, frame, refused
from tests.rulebook.words import edition_with
from tests.table_words import ends_of_changes

PAIRS = "V8 K9 S8 T9 K1 T2 S3 V4"

COME_OFF = {"marks": "come_off"}


def test_4_1_a_card_of_your_hand_or_of_your_own_tableau():
    table = paradoxical_table(["K4 T5", "K6"], hands=["S4", "V7"], deck_1="K5", pool="S9")
    assert may_do(table) == {"pile 1", "K4", "T5", "S4", "add S4"}
    for card in ("K6", "V7", "S9", "K5"):
        assert refused(table, card).clause == "Paradoxical 4.1"


def test_4_2_a_hand_card_is_revealed_and_returns_to_the_hand():
    """Big Data, used from the hand: the other player knows where it is afterwards."""
    table = paradoxical_table(hands=["K10 S4 S5", ""], deck_1="K5 K6 K7")
    do(table, "K10", "pile 1")
    assert (zone(table, USED), "K10" in known_to(table, 1)) == ("K10", True)
    do(table, "S4", "S5")
    assert hand(table, 0) == "K5 K6 K10"
    assert "K10" in known_to(table, 1)


def test_4_3_it_is_not_discarded_nothing_is_drawn_for_it_and_it_lies_aside_meanwhile():
    table = paradoxical_table(hands=["K10 S4 S5", ""], deck_1="K5 K6 K7")
    do(table, "K10", "pile 1")
    assert may_do(table) == {"S4", "S5", "K5", "K6"}, "it can't be discarded by its own text"
    do(table, "S4", "S5")
    assert (discard_1(table), deck_1(table)) == ("S5 S4", "K7")


def test_4_4_a_tableau_card_keeps_its_place_and_may_hit_itself():
    """Professional Services exchanges a card of its own tableau with one of the hand: itself."""
    table = paradoxical_table(["K4 V9 T5", ""], hands=["S6", ""], deck_1="K5")
    do(table, "V9")
    assert (zone(table, USED), tableau(table, 0)) == ("", "K4 V9 T5")
    assert may_do(table) == {"K4", "V9", "T5"}
    do(table, "V9", "S6")
    assert (tableau(table, 0), hand(table, 0)) == ("K4 S6 T5", "V9")


@pytest.mark.parametrize("place", ["hand", "tableau"])
def test_4_5_once_until_a_paradox_is_claimed(place):
    """V10 is Marketing; the other player's claim makes it fresh again."""
    in_hand = place == "hand"
    rows, hands = ["" if in_hand else "V10", PAIRS], ["V10" if in_hand else "", ""]
    table = paradoxical_table(rows, hands=hands, deck_1="K5 K6 K7", deck_2="V3")
    do(table, "V10")
    assert marked(table) == "V10"
    do(table, "pile 1")
    assert refused(table, "V10").clause == "Paradoxical 4.5"
    do(table, "pile 1")
    claim(table, "two-pairs", "K9 T9 S8 V8", "K1 T2 S3 V4")
    assert "V10" in may_do(table)


def test_4_6_the_mark_goes_with_the_card_from_hand_to_hand_and_to_tableaus():
    """K4 was used; seat 0 gives it to seat 1 with Delivery Services, and seat 1 adds it to its tableau."""
    table = paradoxical_table(hands=["K4 V3", "S6"], deck_1="K5 K6 K7", marked="K4")
    do(table, "V3", "seat 1", "K4", "S6")
    assert hand(table, 1) == "K4"
    assert refused(table, "K4").clause == "Paradoxical 4.5"
    do(table, "add K4", "pile 1")
    assert (tableau(table, 1), marked(table)) == ("K4", "K4 V3")
    assert refused(table, "K4").clause == "Paradoxical 4.5"


def test_4_6_and_from_a_tableau_to_a_hand():
    table = paradoxical_table(["K4", ""], hands=["V9 S6", ""], deck_1="K5 K6", marked="K4")
    do(table, "V9", "K4", "S6", "pile 1")
    assert (hand(table, 0), marked(table)) == ("K4 V9", "K4 V9")


AWAY = pytest.mark.parametrize(
    ("used", "answers", "place"),
    [
        ("K2", ["pile 2", "K4"], "deck 1"),
        ("K11", ["pile 2", "K4", "pile 2", "no"], "deck 1"),
        ("K10", ["pile 2", "K4", "V3"], "discard 1"),
        ("S2", ["pile 2", "T6", "K4"], "discard 1"),
        ("S10", ["S9", "K4"], "pool"),
        ("T9", ["S9", "K4", "pile 2"], "pool"),
    ],
)


@AWAY
def test_4_6_the_mark_stays_on_in_a_deck_a_discard_pile_and_the_pool(used, answers, place):
    table = paradoxical_table(
        hands=[f"{used} K4 T8", ""], deck_1="K5", deck_2="V3 V4", discard_2="T6", pool="S9", marked="K4"
    )
    do(table, used, *answers)
    zones = {named.text(): named.zone for named in table.zone_names()}
    assert "K4" in zone(table, zones[place]).split()
    assert marked(table).split() == sorted(["K4", used], key=parse_card)
    assert noted(table, "unmark") == []


def test_4_6_a_trip_through_a_pile_does_not_clear_it():
    """K4 was used and discarded; Renewable Energy puts it on deck 1, and whoever draws it can't use it."""
    table = paradoxical_table(hands=["K10 K4 S6", "T7"], deck_2="V3 V4 V5 V6", marked="K4")
    do(table, "K10", "pile 2", "K4", "S6", "T7", "pile 1", "K4", "pile 1", "pile 2")
    assert tableau(table, 0) == "K4"
    assert refused(table, "K4").clause == "Paradoxical 4.5"


def test_4_7_where_marks_stay_everybody_knows_them_all():
    """Digital Archives puts K4 under its deck unseen: it is still marked, and in an imagined deck too."""
    table = paradoxical_table(hands=["K2 K4 S6", "V6"], deck_1="S5 S7", deck_2="V3 V4", marked="K4")
    do(table, "K2", "pile 2", "K4")
    assert [table.view(seat).to_dict()["used_marks"] for seat in (0, 1, None)] == [["K2", "K4"]] * 3
    assert all(table.view(1).imagine(seed).facts()["used_marks"] == ["K2", "K4"] for seed in range(20))


@AWAY
def test_4_6_with_come_off_the_mark_is_off_in_a_deck_a_discard_pile_and_the_pool(used, answers, place):
    table = paradoxical_table(
        hands=[f"{used} K4 T8", ""],
        deck_1="K5",
        deck_2="V3 V4",
        discard_2="T6",
        pool="S9",
        marked="K4",
        options=COME_OFF,
    )
    do(table, used, *answers)
    zones = {named.text(): named.zone for named in table.zone_names()}
    assert "K4" in zone(table, zones[place]).split()
    assert marked(table) == used


def test_4_6_off_it_stays_when_the_card_comes_back_in_the_same_text():
    """Simulation puts K4 on deck 1 and then takes it back, for S6."""
    table = paradoxical_table(hands=["K11 K4 S6", ""], deck_1="K5", deck_2="V3 V4", marked="K4", options=COME_OFF)
    do(table, "K11", "pile 2", "K4", "pile 1", "S6")
    assert (hand(table, 0), marked(table)) == ("K4 K11 V3", "K11")


def used_then_put_away(card: str) -> str:
    """What seat 1 sees when seat 0 has put K4, which was used, or S6 under its deck."""
    table = paradoxical_table(hands=["K2 K4 S6", ""], deck_1="K5", deck_2="V3 V4", marked="K4", options=COME_OFF)
    table.show(0, parse_card("K4"))
    do(table, "K2", "pile 2", card)
    assert (marked(table) == "K2 K4") == (card == "S6")
    assert (table.view(0).to_dict()["used_marks"] == ["K2", "K4"]) == (card == "S6")
    return table.information_state_string(1)


def test_4_7_others_go_on_taking_a_card_for_used_that_may_have_left_unseen():
    """Digital Archives puts a card under its deck: nobody else sees which, by the marks neither."""
    assert used_then_put_away("K4") == used_then_put_away("S6")


def test_4_7_until_they_see_it():
    table = paradoxical_table(hands=["K2 K4 S6", "V6"], deck_1="S5", deck_2="V3 V4", marked="K4", options=COME_OFF)
    do(table, "K2", "pile 2", "K4")
    assert table.view(1).to_dict()["used_marks"] == ["K2", "K4"]
    do(table, "pile 1", "pile 1")
    assert tableau(table, 0) == "K4"
    assert table.view(1).to_dict()["used_marks"] == ["K2"]


def test_4_7_turned_up_from_a_deck_is_seen_too():
    """K4 was used and put under its deck unseen; Drones turns it up there, and back it goes."""
    table = paradoxical_table(hands=["K2 K4 S6", "T4"], deck_1="K5", deck_2="V3 V4", marked="K4", options=COME_OFF)
    do(table, "K2", "pile 1", "K4")
    assert table.view(1).to_dict()["used_marks"] == ["K2", "K4"]
    do(table, "T4", "pile 1", "no")
    table.shuffle(DECK)
    assert table.view(1).to_dict()["used_marks"] == ["K2", "T4"]


def test_4_7_an_imagined_deck_has_no_used_cards():
    table = paradoxical_table(hands=["K2 K4 S6", "V6"], deck_1="S5 S7", deck_2="V3 V4", marked="K4", options=COME_OFF)
    do(table, "K2", "pile 2", "K4")
    places = set()
    for seed in range(40):
        imagined = table.view(1).imagine(seed)
        places.add(in_hand := "K4" in hand(imagined, 0).split())
        marks = imagined.facts()["used_marks"]
        assert isinstance(marks, list)
        assert ("K4" in marks) == in_hand
    assert places == {True, False}


@pytest.mark.parametrize(("pile", "drawn"), [("pile 1", "K5"), ("pile 2", "V3")])
def test_4_8_the_user_says_which_deck(pile, drawn):
    """Virtual Reality: pick a player, look at that hand, draw 1."""
    table = paradoxical_table(hands=["K12", "S6"], deck_1="K5", deck_2="V3")
    do(table, "K12", "seat 1")
    assert (frame(table), may_do(table)) == ("ChoosePile", {"pile 1", "pile 2"})
    do(table, pile)
    assert drawn in hand(table, 0)


def test_4_8_the_user_says_which_discard_pile():
    """Material Sciences takes a card of value 7 or less."""
    table = paradoxical_table(hands=["S1", ""], deck_1="K5", discard_1="K3 K9", discard_2="V5 V6")
    do(table, "S1", "pile 2")
    assert may_do(table) == {"V5", "V6"}


def test_4_9_a_search_goes_through_the_named_cards_deck():
    table = paradoxical_table(hands=["K3 S6", ""], deck_1="K5 K6", deck_2="V3 V4 T5")
    do(table, "K3", "value 5", "domain technology")
    assert noted(table, "search") == ["found T5"]
    assert (deck_1(table), "T5" in hand(table, 0)) == ("K5 K6", True), "nobody was asked, and deck 1 was not touched"
    assert set(deck_2(table).split()) == {"V3", "V4"}
    missed = paradoxical_table(hands=["K3 S6", ""], deck_1="K5 K6", deck_2="V3 V4 T5")
    do(missed, "K3", "value 5", "domain service")
    assert noted(missed, "search") == ["not found V5"]


@pytest.mark.parametrize(
    ("used", "answers", "after"),
    [
        ("S10", ["T4", "K6"], "K3 K6"),
        ("S5", ["pile 2", "T4", "V9"], "K3 V9"),
        ("S13", ["pile 1", "T4"], "K3 K5"),
        ("T9", ["T4", "K6", "pile 1"], "K3 K6"),
        ("T13", ["pile 2", "T4", "V9"], "K3 V9"),
    ],
)
def test_4_10_neutral_cards_are_those_of_the_pool(used, answers, after):
    table = paradoxical_table(["S7", "V5"], hands=[f"{used} K6", ""], deck_1="K5", discard_2="V9", pool="K3 T4")
    do(table, used, *answers)
    assert pool(table) == after
    assert ("T4" in discard_2(table).split()) == (used in ("S5", "S13", "T9", "T13")), "replaced, or exchanged with it"


def test_4_10_without_a_pool_there_is_no_neutral_card():
    table = paradoxical_table(["S7", "V5"], hands=["S10 K6", ""], deck_1="K5")
    do(table, "S10")
    assert left_out(table) == ["Exchange a card from your hand with a neutral card."]


def test_4_11_your_own_cards_are_your_tableau_and_in_play_are_all():
    table = paradoxical_table(["S7 T1", "V5 V6"], hands=["V9 K6", "S4"], deck_1="K5", pool="K3")
    do(table, "V9")
    assert may_do(table) == {"S7", "T1", "K3"}
    do(table, "S7", "K6", "add S4", "T1")
    assert may_do(table) == {"K6", "V5", "V6", "S4", "K3"}, "all but the card that copies"


def test_4_12_a_lasting_change_holds_until_the_next_claim():
    """Biotechnology makes K6 a 7; it is still one in the tableau, rounds later, and no more after a claim."""
    table = paradoxical_table(["", PAIRS], hands=["S11 K6", ""], deck_1="K5 K7 K10 K12 K13", deck_2="V3")
    do(table, "S11", "K6", "higher", "pile 1", "add K6", "pile 1", "pile 1")
    assert (tableau(table, 0), table.value_of(parse_card("K6"))) == ("K6 K10", 7)
    claim(table, "two-pairs", "K9 T9 S8 V8", "K1 T2 S3 V4")
    assert table.value_of(parse_card("K6")) == 6


def test_4_12_or_until_the_card_is_discarded():
    table = paradoxical_table(hands=["S11 K6 K10", ""], deck_1="K5 K7 K11 K12")
    do(table, "S11", "K6", "lower", "pile 1", "K10", "pile 1", "K6", "K7")
    assert table.value_of(parse_card("K6")) == 6


@pytest.mark.parametrize("said", ["", " until the end of the round", " until the end of the next round"])
def test_4_12_whatever_the_text_says_of_rounds(tmp_path, said):
    text = f"Show a card from your hand. It counts as one value higher or lower{said}."
    edition = edition_with(tmp_path, science_11=text)
    table = paradoxical_table(hands=["S11 K6", ""], deck_1="K5 K7 K10 K12", edition=edition)
    do(table, "S11", "K6", "higher", "pile 1", "pile 1")
    changed = {"card": "K6", "value": 7, "domain": "knowledge", "until": "round"}
    assert table.view(1).to_dict()["changed"] == [changed]


def test_4_14_a_change_for_the_turn_ends_with_it(tmp_path):
    text = "Show a card from your hand. It counts as one value higher or lower until the end of the turn. Draw 1."
    edition = edition_with(tmp_path, science_11=text)
    table = paradoxical_table(hands=["S11 K6", ""], deck_1="K5 K7", deck_2="V3", edition=edition)
    do(table, "S11", "K6", "higher")
    assert ends_of_changes(table) == ["turn"]
    do(table, "pile 1")
    assert (int(table.current_player()), table.value_of(parse_card("K6"))) == (1, 6)


@pytest.mark.parametrize("claims", [False, True])
def test_4_13_this_round_is_since_the_last_claim(claims):
    """Semiconductors copies what another player used last; after a claim that is nothing."""
    table = paradoxical_table([PAIRS, "", ""], hands=["K12", "", "T8 S6"], deck_1="K5 K6 K7 K8", deck_2="V3")
    do(table, "K12", "seat 1", "pile 1", "pile 1", "pile 1")
    if claims:
        claim(table, "two-pairs", "K9 T9 S8 V8")
    else:
        do(table, "pile 2")
    do(table, "pile 1", "T8")
    assert noted(table, "copy") == ([] if claims else ["K12"])
