"""Putting an offer or an accept together in Tech Exchange: going back is the one way to drop it, and costs nothing."""

import pytest

from techdeck.games.exchange.names import ACCEPTS_BEGUN, OFFERS_BEGUN, QUIET
from tests.exchange_table import do, exchange_table, offer
from tests.terminal.exchange_words import HANDS, alone, words_for
from tests.terminal.typist import flat, shown


def spent(table) -> list[int]:
    """What the person has used of offers, accepts and quiet time."""
    return [int(table.nums[number]) for number in (OFFERS_BEGUN, ACCEPTS_BEGUN, QUIET)]


def test_the_word_offer_leads_to_the_same_menu_as_its_number():
    by_number, by_word = (shown(alone(), typed) for typed in ("2", "offer"))
    assert by_word.partition("Which card do you offer?")[2] == by_number.partition("Which card do you offer?")[2] != ""
    assert "no card" not in by_word


@pytest.mark.parametrize("typed", [("offer", "no"), ("offer", "no card"), ("offer", "b"), ("2", "no"), ("2", "b")])
def test_no_offer_is_spent_by_who_offers_nothing_after_all(typed):
    table = alone()
    before = table.hash()
    assert shown(table, *typed, "offer", "S9").count("Which card do you offer?") > 1
    assert table.hash() == before


@pytest.mark.parametrize("typed", ["no", "b", "drop"])
def test_an_offer_that_is_nearly_complete_is_dropped_for_nothing(typed):
    table = alone()
    before = spent(table)
    text = shown(table, "make", "S9", "1", "13", "4", "12", typed)
    assert "for any 13 and any 12. To whom?" in flat(text)
    assert "drop the offer" not in text
    assert spent(table) == before


def accepting():
    """A table at which Ben wants a 9 for his T9: the person has two."""
    table = exchange_table(HANDS)
    offer(table, 1, "T9", "9")
    do(table, "done", seat=2)
    return table


@pytest.mark.parametrize("typed", ["no", "b", "do not accept"])
def test_no_accept_is_spent_by_who_gives_nothing_after_all(typed):
    table = accepting()
    text = shown(table, "accept", typed)
    assert "Which card do you give?" in text
    assert "do not accept" not in text.replace("'do not accept' doesn't match any choice", "")
    assert spent(table)[:2] == [0, 0]
    assert table.history()[-1][0] != 0


def test_an_accept_for_which_one_has_no_card_is_not_begun():
    table = exchange_table(HANDS)
    number = offer(table, 1, "T9", "11")
    do(table, "done", seat=2)
    text = flat(shown(table, f"accept {number}"))
    assert "Not allowed: you hold nothing that fits (Exchange 3.2)." in text
    assert spent(table)[:2] == [0, 0]


def test_what_was_begun_for_good_can_still_be_dropped():
    """A log may have stopped in the middle of an offer: then saying no is the only way out."""
    table = alone()
    do(table, "offer", seat=0)
    menu = words_for(table).menu(table.view(0).table, table.legal_actions(0))
    assert menu.entries[0].label == "no card"
    assert "What do you do?" in shown(table, "no card")


def test_one_of_two_values_says_which_was_taken():
    text = flat(shown(alone(), "make", "S9", "1", "one of two", "3", "7", "ask", "one of two", "4", "5", "", "y"))
    assert "You offer S9 Astronomy for one of two values: which first?" in text
    assert "You offer S9 Astronomy for any 3 or which other value?" in text
    assert "You offer S9 Astronomy for any 3 or 7 and one of two values: which first?" in text
    assert "You offer S9 Astronomy for any 3 or 7 and any 4 or which other value?" in text
    assert "You offer S9 Astronomy for any 3 or 7 and any 4 or 5, to everybody." in text
