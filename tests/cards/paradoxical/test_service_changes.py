# ruff: noqa: N802 - the id of the card is part of the test's name
"""Service cards that change what lies in play or what a card counts as: V9, V10."""

import pytest

from techdeck.core.cards import KNOWLEDGE, SERVICE, TECHNOLOGY, parse_card
from techdeck.games.paradoxical.places import Paradoxical
from tests.cards.paradoxical.words import (
    OTHERS,
    exchanged,
    hands,
    is_done,
    places,
    ready,
    seen_by,
    skipped,
    tableaus,
    told,
)
from tests.cards.words import ALL, let_know, who_knows
from tests.paradoxical_table import deck_1, discard_1, discard_2, do, hand, marked, may_do, noted, pool, tableau
from tests.rulebook.paradoxical.words import claim, kinds, refused

LASTING = "It counts as a domain of your choice until the end of the next round."

V9_TEXT = "Exchange a neutral card or your own card in play with a card from your hand."


def domain_of(table: Paradoxical, text: str) -> int:
    """The domain this card counts as now. (Family 5.4)"""
    return int(table.domain_of(parse_card(text)))


@places
def test_V9_does_exchange_a_pool_card_or_an_own_tableau_card_with_a_hand_card(place: str):
    """Other tableaus are out of reach; the card's place in the row is kept. (Paradoxical 4.10, 4.11)"""
    for target in ("K11", "T11"):
        table = ready("V9", place, "S9 T9", row="K2 T11", rows=("K3", "V3"), pool="K11 K12", deck_1="K9")
        let_know(table, 1, "T9")
        do(table, "V9")
        assert may_do(table) == {"K11", "K12", "K2", "T11"} | ({"V9"} if place == "tableau" else set())
        do(table, target)
        assert may_do(table) == {"S9", "T9"}
        do(table, "S9")
        assert pool(table) == "K11 K12".replace(target, "S9")
        assert tableaus(table, "V9") == ["K2 T11".replace(target, "S9"), "K3", "V3"]
        assert hands(table, "V9") == ["K11 T9" if target == "K11" else "T9 T11", *OTHERS]
        assert [who_knows(table, card) for card in (target, "S9", "T9")] == [ALL, ALL, {0, 1}]
        assert exchanged(table) == [{target, "S9"}]
        assert (noted(table, "choose_pile"), discard_1(table), discard_2(table)) == ([], "", "")
        assert is_done(table, "V9", place)


def test_V9_of_a_tableau_may_take_itself_into_the_hand_where_it_stays_marked():
    """What took its place may be used. (Paradoxical 4.4, 4.6)"""
    table = ready("V9", "tableau", "S9", row="K2", deck_1="K9 K10 K11")
    do(table, "V9", "V9", "S9")
    assert (tableau(table, 0), hand(table, 0), marked(table)) == ("S9 K2", "V9", "V9")
    do(table, "pile 1", "pile 1")
    assert "S9" in may_do(table)
    assert refused(table, "V9").clause == "Paradoxical 4.5"


def test_V9_of_a_tableau_may_go_to_the_pool_by_way_of_the_hand():
    """In the pool it is still marked. (Paradoxical 4.6)"""
    table = ready("V9", "tableau", "S10", pool="K11", deck_1="K9 K10 K12 K13")
    do(table, "V9", "V9", "S10", "pile 1", "pile 1", "S10", "K11", "V9")
    assert (pool(table), hand(table, 0), marked(table)) == ("V9", "K11", "S10 V9")


@places
def test_V9_can_do_nothing_with_an_empty_hand(place: str):
    table = ready("V9", place, row="K2", pool="K11", deck_1="K9")
    do(table, "V9")
    assert (skipped(table), hands(table, "V9"), pool(table)) == ([V9_TEXT], ["", *OTHERS], "K11")
    assert is_done(table, "V9", place)


def test_V9_can_do_nothing_from_the_hand_with_no_card_in_the_tableau_or_the_pool():
    table = ready("V9", "hand", "S9", rows=("K3", ""), deck_1="K9")
    do(table, "V9")
    assert (skipped(table), hands(table), tableau(table, 1)) == ([V9_TEXT], ["S9 V9", *OTHERS], "K3")


ROW = "S8 V8 K9 K1 T2 S3 V4"
"""With a second 9 of deck 2 this would be two pairs of 9s and 8s."""


@places
def test_V10_does_change_a_domain_for_other_effects_but_not_the_deck_of_a_pair(place: str):
    """S9 counts as technology and still belongs to deck 1: it makes no pair with K9. (Paradoxical 0.6, 2.11)"""
    table = ready("V10", place, "S9 T9", row=ROW, deck_1="K11 K12 K13 S13 S12")
    do(table, "V10")
    assert may_do(table) == {"S9", "T9"}
    do(table, "S9")
    assert may_do(table) == {f"domain {name}" for name in ("knowledge", "science", "technology", "service")}
    do(table, "domain technology")
    assert (domain_of(table, "S9"), who_knows(table, "S9"), who_knows(table, "T9")) == (TECHNOLOGY, ALL, {0})
    assert seen_by(table, None) == told("V10", place, "show 0 S9", "counts_as 0 S9 9 technology round")
    assert is_done(table, "V10", place)
    do(table, "pile 1", "pile 1", "add S9", "pile 1", "pile 1")
    assert kinds(table) == set()


def test_V10_leaves_a_pair_a_pair():
    """T9 counts as knowledge and is still of deck 2. (Paradoxical 2.4)"""
    table = ready("V10", "hand", "T9", row=ROW, deck_1="K11 K12 K13 S13 S12")
    do(table, "V10", "T9", "domain knowledge", "pile 1", "pile 1", "add T9", "pile 1", "pile 1")
    assert (domain_of(table, "T9"), kinds(table)) == (KNOWLEDGE, {"two-pairs"})


def test_V10_counts_for_two_cards_of_a_domain():
    """Automation takes the knowledge card for a science card. (Family 5.4)"""
    table = ready("V10", "hand", "K5 S9 T12", others=("K4", "V5"), deck_1="K11 K12 K13")
    do(table, "V10", "K5", "domain science", "pile 1", "pile 1", "T12")
    assert may_do(table) == {"K5", "S9", "no"}


def test_V10_sends_a_changed_card_to_its_own_pile_where_it_is_itself_again():
    """The printed domain says which pile. (Paradoxical 0.6, Family 5.3)"""
    table = ready("V10", "tableau", "K5 K10", others=("K4", "V5"), deck_1="K11 K12 K13 S13")
    do(table, "V10", "K5", "domain service", "pile 1", "pile 1", "K10", "pile 1", "K5", "K13")
    assert (discard_1(table), discard_2(table), domain_of(table, "K5")) == ("K13 K5", "", KNOWLEDGE)


def test_V10_holds_until_the_next_claim():
    """Also another player's. (Paradoxical 3.9, 4.12)"""
    row = "V8 K9 S8 T9 K1 T2 S3 V4"
    table = ready("V10", "hand", "K5", others=("K4", "V5"), rows=(row, ""), deck_1="K11", deck_2="V9")
    do(table, "V10", "K5", "domain service")
    assert domain_of(table, "K5") == SERVICE
    claim(table, "two-pairs", "K9 T9 S8 V8")
    assert (domain_of(table, "K5"), marked(table)) == (KNOWLEDGE, "")


@pytest.mark.parametrize("row", ["", "K2"])
def test_V10_can_do_nothing_with_an_empty_hand_as_tableau_cards_can_not_be_changed(row: str):
    for place in ("hand", "tableau"):
        table = ready("V10", place, row=row, deck_1="K9")
        do(table, "V10")
        assert skipped(table) == ["Show a card from your hand.", LASTING]
        assert (hands(table, "V10"), deck_1(table)) == (["", *OTHERS], "K9")
        assert is_done(table, "V10", place)
