"""Empty deck, empty discard pile, empty hands: what can be done is done, nothing breaks, the log tells what was not."""

import pytest

from techdeck.core.cards import card_id
from tests.cards.chess.words import hands, used_by_capture, used_from_hand, waits_for
from tests.cards.moments import answer_at_random
from tests.cards.words import skipped, who_knows
from tests.chess_table import at, deck, discard, do, hand, happened, may_do

CARDS = [card_id(card) for card in range(52)]
NO_KINGS = [card for card in CARDS if not card.endswith("13")]


def without(card: str, text: str) -> str:
    """These cards but this one."""
    return " ".join(other for other in text.split() if other != card)


@pytest.mark.parametrize("card", NO_KINGS)
def test_from_a_hand_with_nothing_anywhere(card: str):
    """The one card of all hands and piles is used: it is discarded, and the log says what was left out. (Family 3.3)"""
    table = used_from_hand(card)
    answer_at_random(table, 1, check=True)
    assert (hands(table), deck(table), discard(table)) == (["", ""], "", card)
    assert skipped(table) or happened(table, "copy") == ["K13"]
    assert waits_for(table) == ("Turn", 1)


@pytest.mark.parametrize("card", CARDS)
def test_on_a_piece_that_captures_a_king_with_nothing_anywhere(card: str):
    """A captured king is expelled, so that both piles stay empty. (Chess 3.3)"""
    second = card[0] in "KT"
    table = used_by_capture(card, taken="S13" if second else "K13", d5="T8" if card != "T8" else "T7")
    answer_at_random(table, 1, check=True)
    assert (hands(table), deck(table), discard(table)) == (["", ""], "", "")
    assert (waits_for(table), skipped(table) != []) == (("Turn", 0 if second else 1), True)


@pytest.mark.parametrize("card", CARDS)
def test_on_a_capturing_piece_with_nothing_but_what_it_captured(card: str):
    """The captured card may be drawn, taken, turned up or copied, and is never lost."""
    for seed in range(3):
        table = used_by_capture(card)
        answer_at_random(table, seed, check=True)
        taken = "S7" if card[0] in "KT" else "K7"
        places = [hand(table, 0), hand(table, 1), deck(table), discard(table)]
        assert " ".join(places).split() == [taken]


@pytest.mark.parametrize("card", NO_KINGS)
def test_from_a_hand_with_an_empty_deck_and_a_discard_pile(card: str):
    """The pile becomes the deck only if a card is needed, without the used card. (Family 2.7, 2.8)"""
    rest, other, pile = (without(card, text) for text in ("V8 K8", "S8 S9", "T8 V6 T6"))
    table = used_from_hand(card, rest, other, discard=pile, a2="S2" if card != "S2" else "S3")
    answer_at_random(table, 2, check=True)
    assert discard(table).split()[0] == card
    assert waits_for(table) == ("Turn", 1)


@pytest.mark.parametrize("card", NO_KINGS)
def test_from_a_hand_with_empty_hands_and_a_deck(card: str):
    table = used_from_hand(card, deck=without(card, "K9 S10 T9 V8 K8"), a2="S2" if card != "S2" else "S3")
    answer_at_random(table, 3, check=True)
    assert discard(table).split()[0] == card
    assert waits_for(table) == ("Turn", 1)


def test_the_deck_is_not_made_anew_before_a_card_is_needed():
    """The last card is drawn; the discard pile lies until the next draw. (Family 2.7)"""
    table = used_from_hand("K2", "K10 V5", deck="S8", discard="T5 T9", d5="T12")
    assert (deck(table), discard(table), happened(table, "shuffle")) == ("", "T5 T9", [])
    do(table, "V5")
    assert (deck(table), discard(table)) == ("V5", "K2 T5 T9")
    do(table, "d5-d6", "K10")
    assert len(happened(table, "shuffle")) == 1
    assert set(hand(table, 0).split()) > {"S8", "V5"}
    assert discard(table) == ""


def test_a_reveal_goes_on_with_the_new_deck():
    """The rulebook's example: two of three cards are there, the rest comes from the shuffled discard pile."""
    table = used_from_hand("K8", deck="S8 S10", discard="T5")
    assert (happened(table, "reveal"), may_do(table)) == (["S8 S10", "T5"], {"T5"})
    short = used_from_hand("K8", deck="S8", discard="T5")
    assert happened(short, "reveal") == ["S8", "T5"]


def test_no_turn_draws_a_card_for_an_empty_hand():
    """(Chess 1.4)"""
    table = used_from_hand("S10", deck="S8 S9", a2="S2", d5="T12")
    do(table, "d5-d6", "a2-a3", "d6-d5")
    assert (hands(table), deck(table)) == (["", ""], "S8 S9")
    assert all(not text.startswith(("build", "upgrade")) for text in may_do(table))


def test_what_was_drawn_back_by_a_capturing_piece_is_known_only_to_its_player():
    """All saw it go to the pile, but the pile was shuffled. (Family 6.3)"""
    table = used_by_capture("K10", "K9", discard="T5 V8")
    drawn = set(hand(table, 1).split()) - {"K9"}
    assert len(drawn) == 2
    assert [who_knows(table, card) for card in sorted(drawn)] == [{1}, {1}]
    do(table, *sorted(drawn))
    assert (at(table, "c3"), hand(table, 1)) == ("K10", "K9")
