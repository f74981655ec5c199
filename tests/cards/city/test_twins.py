"""Effects at a table of five with two decks: each card exists twice, and the copies are two cards. (Family 1.8, 1.9)"""

import pytest

from techdeck.core.zones import DECK, HAND
from tests.cards.city.words import city_now, effects, expelled, hands, seen_by
from tests.cards.moments import set_up_again
from tests.cards.words import skipped, who_knows
from tests.city_table import city_cards, dealt, deck, discard, do, hand, happened, may_do, tilted, zone
from tests.table_words import facts, sentences

REST = ["S11", "T13", "V12", "V13"]
"""Four hands beside the one that a test is about."""


def test_the_other_first_card_is_shuffled_in():
    """With one deck at this table there are no copies at all. (City 0.2, 0.4)"""
    table = dealt(5)
    places = [DECK, *[HAND + seat for seat in range(5)]]
    assert (city_cards(table), sum("V3'" in zone(table, place).split() for place in places)) == ("V3", 1)
    assert (int(table.zones.cards), int(dealt(5, decks="one").zones.cards)) == (108, 54)


@pytest.mark.parametrize("copy", ["T9", "T9'"])
def test_a_search_finds_either_copy(copy: str):
    """The other one lies in the city. (Family 1.9)"""
    other = "T9'" if copy == "T9" else "T9"
    table = effects(["S8", *REST], f"V3 K3:0 {other}:1", deck=f"K10 {copy} V9")
    do(table, "K3", "value 9", "domain technology", "S8")
    assert (hand(table, 0), facts(table, "search")) == (copy, [{"found": True, "card": "T9"}])


def test_a_search_takes_one_copy_and_leaves_the_other():
    table = effects(["S8", *REST], "V3 K3:0", deck="K10 T9 T9' V9")
    do(table, "K3", "value 9", "domain technology", "S8")
    assert {hand(table, 0)} | set(deck(table).split()) == {"T9", "T9'", "K10", "V9"}
    assert hand(table, 0) in ("T9", "T9'")


def test_a_copy_is_tilted_for_itself():
    """Also a service card is used copy by copy. (City 5.3, 5.4)"""
    table = effects(["S8", *REST], "V5~0 V5' S9:1~2 S9':1", deck="K9 K10 K11")
    assert (tilted(table), may_do(table)) == ({"S9"}, {"no", "V5'", "S9'"})
    do(table, "S9'", "no")
    assert tilted(table) == {"S9", "S9'"}


def test_a_chain_may_go_on_through_the_twin_but_not_back():
    """T1 copies T1', which copies neither of the two. (Family 4.3)"""
    table = effects(["K3 K4", *REST], "V3 T1:0 T1':1 K10:2", deck="S3 S4")
    do(table, "T1")
    assert may_do(table) == {"V3", "T1'", "K10"}
    do(table, "T1'")
    table = set_up_again(table)
    assert may_do(table) == {"V3", "K10"}
    do(table, "K10", "K3", "K4")
    assert (hand(table, 0), city_now(table)) == ("S3 S4", "V3 T1:0~0 T1':1 K10:2")


def test_the_twin_on_the_discard_pile_is_copied_and_then_finds_itself():
    table = effects(["K3", *REST], "V3 T2:0", discard="T2' K10")
    do(table, "T2")
    assert happened(table, "copy") == ["T2'"]
    assert skipped(table) == ["Copy the effect of the top card of the discard pile."]


def test_a_turned_up_twin_turns_up_the_next_card():
    """Each text minds its own card: T4' returns on top last. (Family 3.16)"""
    table = effects(["K3 K4", *REST], "V3 T4:0", deck="T4' K10 S3 S4 S6")
    do(table, "T4", "yes", "yes", "K3", "K4")
    assert (happened(table, "copy"), hand(table, 0)) == (["T4'", "K10"], "S3 S4")
    assert deck(table) == "T4' K10 S6"


def test_the_last_used_card_may_be_the_twin_and_ends_the_chain_there():
    """Seat 1 uses T8', which copies seat 0's T8; that looks for what another player used and finds itself."""
    table = effects(["K3", *REST], "V3 T8:0 T8':1")
    do(table, "T8", "T8'")
    text = "Copy the last effect that another player used this round."
    assert (happened(table, "copy"), sentences(table, "skip")) == (["T8"], [text] * 2)


def test_copies_share_their_value():
    """Genetics takes the twin of the shown card, Digital Media leaves the choice, Biometrics takes one of two."""
    table = effects(["K9", *REST], "V3 S4:0", discard="K9' T9")
    do(table, "S4", "K9")
    assert may_do(table) == {"K9'", "T9"}
    table = effects(["K9", *REST], "V3 K8:0", deck="T2 T2' K5")
    do(table, "K8")
    assert may_do(table) == {"T2", "T2'"}
    table = effects(["K9", "S7 S7'", "T12", "V12", "V13"], "V3 S3:0", deck="T2 T5")
    do(table, "S3", "value 7", "S7'")
    assert (hand(table, 1), discard(table)) == ("S7 T2", "S7'")


def test_copies_share_their_domain():
    """Two copies of a card are two cards of one domain."""
    table = effects(["K9 K9'", *REST], "V3 T12:0", deck="T2 T5")
    do(table, "T12", "K9")
    assert may_do(table) == {"K9'"}


def test_two_players_may_reveal_the_two_copies():
    """Only the one pointed at changes hands; all know where both are."""
    table = effects(["S2", "K9", "K9' K10", "V12", "V13"], "V3 S8:0", deck="T2")
    do(table, "S8", "domain knowledge", "K9", "K9'")
    assert may_do(table) == {"K9", "K9'", "no"}
    table = set_up_again(table)
    do(table, "K9'", "S2")
    assert hands(table)[:3] == ["K9'", "K9", "K10 S2"]
    assert who_knows(table, "K9") == who_knows(table, "K9'") == {0, 1, 2, 3, 4, 6}
    assert who_knows(table, "S2") == {0, 2}


def test_both_copies_lie_open_and_one_is_copied():
    table = effects(["K3", *REST], "V3 T10:0", deck="K6 K6' S3")
    do(table, "T10")
    assert may_do(table) == {"K6", "K6'"}
    do(table, "K6'", "no")
    assert (happened(table, "copy"), deck(table)) == (["K6'"], "S3 K6 K6'")


def test_entertainment_turns_up_five_cards():
    table = effects(["K3", *REST], "V6", deck="S3 S3' S4 S4' S5 S6")
    do(table, "V6")
    assert (seen_by(table, None)[1], deck(table)) == ("reveal 0 S3 S3' S4 S4' S5", "S6")


def test_a_twin_may_take_its_twins_place():
    """It is another card: not tilted, and its user may go on to others. (City 6.6)"""
    table = effects(["S9'", *REST], "V9 S9:0~1", deck="T2")
    do(table, "V9", "S9", "S9'")
    assert (city_now(table), hand(table, 0)) == ("V9~0 S9':0", "S9")


def test_all_four_wilds_are_wilds():
    """Each that would come into the city is expelled. (City 3.9)"""
    table = effects(["K3", *REST], "V3 S13:0", deck="W1 W1' W2' W2 T9'")
    do(table, "S13", "V3")
    assert (city_now(table), expelled(table)) == ("T9' S13:0~0", {"W1", "W1'", "W2", "W2'"})
    table = effects(["W1' W2'", *REST], "V3 T12:0", deck="K3")
    do(table, "T12")
    assert may_do(table) == {"no"}
