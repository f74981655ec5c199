"""Effects at a table of five with two decks: each card exists twice, and the copies are two cards. (Family 1.8, 1.9)"""

import pytest

from techdeck.core.zones import DECK, HAND
from tests.cards.exchange.words import check_market, effects, hands, seen_by, stacks
from tests.cards.moments import set_up_again
from tests.cards.words import skipped, who_knows
from tests.exchange_table import (
    accept,
    dealt,
    deck,
    discard,
    do,
    exchange_table,
    facts,
    frame,
    hand,
    happened,
    market,
    may_do,
    offer,
    refused,
    sentences,
    stack,
    zone,
)

REST = ["S11", "T13", "V12", "V13"]
"""Four hands beside the one that a test is about."""
EVERYONE = {0, 1, 2, 3, 4, 6}


def test_the_other_four_1s_are_shuffled_in():
    """One 1 of each domain begins a stack; its twin may be dealt, used and turned up. (Exchange 0.3)"""
    table = dealt(5)
    while frame(table) == "PlaceWild":
        do(table, "domain science")
    rest = " ".join(zone(table, place) for place in [DECK, *[HAND + seat for seat in range(5)]]).split()
    assert {"K1'", "S1'", "T1'", "V1'"} <= set(rest)
    assert int(table.zones.cards) == 108


@pytest.mark.parametrize("copy", ["T9", "T9'"])
def test_a_search_finds_either_copy(copy: str):
    """The other one lies on the market. (Family 1.9)"""
    other = "T9'" if copy == "T9" else "T9"
    table = effects(["K3 S8", *REST], deck=f"K10 {copy} K11", market=f"K1 S1 {other} V1")
    do(table, "K3", "value 9", "domain technology", "S8")
    assert (copy in hand(table, 0).split(), [fact["found"] for fact in facts(table, "search")]) == (True, [True])


def test_a_search_takes_one_copy_and_leaves_the_other():
    table = effects(["K3 S8", *REST], deck="T9 T9'", users=2)
    do(table, "K3", "value 9", "domain technology")
    found = may_do(table) - {"S8"}
    assert len(found) == 1
    assert found | {deck(table)} == {"T9", "T9'"}


def test_a_chain_may_go_on_through_the_twin_but_not_back():
    """T1' is used and copies T1 of the market, which copies neither of the two. (Family 4.3)"""
    table = effects(["T1' K3 K4", *REST], deck="S3 S4 S5 S6", market="K10 S1 T1 V1")
    do(table, "T1'")
    assert may_do(table) == {"K10", "S1", "T1", "V1"}
    do(table, "T1")
    table = set_up_again(table)
    assert may_do(table) == {"K10", "S1", "V1"}
    do(table, "K10", "K3", "K4")
    assert (hand(table, 0), stacks(table)) == ("S3 S4 S6", ["K10", "S5 S1", "T1", "V1"])


def test_the_twin_on_the_discard_pile_is_copied_and_then_finds_itself():
    table = effects(["T2 K3", *REST], deck="S3 S4", discard="T2' K10")
    do(table, "T2")
    assert happened(table, "copy") == ["T2'"]
    assert skipped(table) == ["Copy the effect of the top card of the discard pile."]


def test_a_turned_up_twin_turns_up_the_next_card():
    """Each text minds its own card: T4' returns on top last and is the market card. (Family 3.16)"""
    table = effects(["T4 K3 K4", *REST], deck="T4' K10 S3 S4 S6")
    do(table, "T4", "yes", "yes", "K3", "K4")
    assert (happened(table, "copy"), stacks(table)[2]) == (["T4'", "K10"], "T4' T1")
    assert (hand(table, 0), deck(table)) == ("K10 S3 S4", "S6")


def test_a_shown_twin_shows_another_card():
    """3D Printing shows its twin, which shows Big Data. (Family 4.3)"""
    table = effects(["T3 T3' K10", *REST], deck="S3 S4 S5 S6")
    do(table, "T3", "T3'")
    assert may_do(table) == {"K10", "T3'"}
    do(table, "T3'")
    assert skipped(table) == ["Copy its effect."]


def test_the_last_used_card_may_be_the_twin_and_ends_the_chain_there():
    """Seat 1 uses T8', which copies seat 0's T8; that looks for what another player used and finds itself."""
    table = effects(["T8", "T8'", "S11", "V12", "V13"], deck="S3 S4 S5 S6")
    do(table, "T8", "T8'")
    text = "Copy the last effect that another player used this round."
    assert (happened(table, "copy"), sentences(table, "skip")) == (["T8"], [text] * 2)


def test_the_used_card_lies_aside_but_its_twin_does_not():
    """Biometrics makes its user discard the other Biometrics. (Family 3.11)"""
    table = effects(["S3 S3'", *REST], deck="K2 K4 K5 K6")
    do(table, "S3", "value 3")
    assert (table.current_player(), may_do(table)) == (0, {"S3'"})
    do(table, "S3'")
    assert (hand(table, 0), discard(table)) == ("K2 K5", "S3 S3'")


def test_copies_share_their_value():
    """Genetics takes the twin of the shown card, Digital Media leaves the choice."""
    table = effects(["S4 K9", *REST], deck="K2 K3", discard="K9' T9 K5")
    do(table, "S4", "K9")
    assert may_do(table) == {"K9'", "T9"}
    table = effects(["K8 K9", *REST], deck="T2 T2' K5")
    do(table, "K8")
    assert may_do(table) == {"T2", "T2'"}


def test_copies_share_their_domain():
    """Two copies of a card are two cards of one domain."""
    table = effects(["T12 K9 K9'", *REST], deck="T2 T5 T6 T7")
    do(table, "T12", "K9")
    assert may_do(table) == {"K9'"}


def test_two_players_may_reveal_the_two_copies():
    """Only the one pointed at changes hands; all know where both are."""
    table = effects(["S8 S2", "K9", "K9' K10", "V12", "V13"], deck="T2 T3")
    do(table, "S8", "domain knowledge", "K9", "K9'")
    assert may_do(table) == {"K9", "K9'", "no"}
    table = set_up_again(table)
    do(table, "K9'", "S2")
    assert hands(table)[:3] == ["T3 K9'", "K9", "K10 S2"]
    assert who_knows(table, "K9") == who_knows(table, "K9'") == EVERYONE
    assert who_knows(table, "S2") == {0, 2}


def test_both_copies_lie_open_and_one_is_copied():
    table = effects(["T10 K3", *REST], deck="K6 K6' S3 S4")
    do(table, "T10")
    assert may_do(table) == {"K6", "K6'"}
    do(table, "K6'", "no")
    assert (happened(table, "copy"), deck(table)) == (["K6'"], "K6 K6'")


def test_entertainment_turns_up_five_cards():
    table = effects(["V6 K3", *REST], deck="S3 S3' S4 S4' S5 S6")
    do(table, "V6")
    assert (seen_by(table, None)[1], deck(table)) == ("reveal 0 S3 S3' S4 S4' S5", "S6")


def test_a_stack_may_hold_both_copies_and_counts_two():
    """An effect points at one of them. (Exchange 1.1, 1.6)"""
    table = effects(["S10 V4", *REST], deck="S1' K5", market="K1 S1 T1 V1 V4'")
    do(table, "S10")
    assert may_do(table) == {"K1", "S1", "T1", "V1", "V4'"}
    do(table, "V4'", "V4")
    assert (stacks(table), market(table)) == (["K1", "S1' S1", "T1", "V4 V1"], [1, 2, 1, 2])
    assert hand(table, 0) == "K5 V4'"


def test_only_the_changed_copy_counts_as_something_else():
    """The twin keeps what is printed on it. (Family 5.1)"""
    table = effects(["V10 K9 K9'", "T9 S2", "T13", "V12", "V13"], deck="T2 T3 T4 T5 T6 T7")
    do(table, "V10", "K9'", "domain service")
    assert may_do(table, 1) == {"no", "S2", "T9"}
    changed = {name: int(table.domain_of(card)) for name, card in (("K9", 8), ("K9'", 62))}
    assert changed == {"K9": 0, "K9'": 3}
    set_up_again(table)


def test_an_exact_card_asked_for_in_a_trade_is_either_copy():
    """But not the same value of another domain. (Exchange 2.7, Family 1.9)"""
    table = exchange_table(["K3", "K9' S9", "V11", "V12", "V13"], deck="S8")
    number = offer(table, 0, "K3", "K9")
    do(table, f"accept {number}", seat=1)
    assert may_do(table, 1) >= {"K9'"}
    refused(table, "S9", 1)
    do(table, "K9'", seat=1)
    assert (hand(table, 0), stack(table, "S")) == ("K9'", "S8 S1")
    other = exchange_table(["K3", "K9", "V11", "V12", "V13"], deck="S8")
    accept(other, 1, offer(other, 0, "K3", "K9"), "K9")
    assert hand(other, 0) == "K9"


def test_all_four_wilds_are_wilds():
    """Drawn one after the other, each is placed on the stack chosen for it and stays there. (Exchange 1.8, 1.13)"""
    table = effects(["K2 S8", *REST], deck="W1 W1' W2' W2 T9' K5 K6")
    do(table, "K2", "domain knowledge", "domain science")
    table = set_up_again(table)
    do(table, "domain technology", "domain service")
    assert stacks(table) == ["W1 K1", "W1' S1", "W2' T1", "W2 V1"]
    assert may_do(table) == {"S8", "T9'"}
    do(table, "S8")
    check_market(table)
    table = effects(["S13 S8", *REST], deck="W2' K5 K6", market="K1 S1 T1 V1 W1'@V")
    do(table, "S13", "W1'", "domain knowledge")
    assert (stacks(table), discard(table)) == (["K5 W2' K1", "S1", "T1", "V1"], "S13 W1'")
    check_market(table)
