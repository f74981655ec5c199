"""How much of every limit is left is shown, and what is used up is refused with the clause. (Family 2.4)"""

import pytest

from techdeck.games.exchange.names import ACCEPT_LIMIT, ACCEPTS_BEGUN, OFFER_LIMIT, OFFERS_BEGUN, TALK_LIMIT, TALKED
from techdeck.games.tricks.names import TALKED as TRICKS_TALKED
from techdeck.terminal.screen import length
from tests.exchange_table import do, exchange_table, offer, say
from tests.terminal.exchange_words import HANDS, words_for
from tests.terminal.typist import flat, shown
from tests.tricks_table import do as do_tricks
from tests.tricks_table import tricks_table


def trading():
    """The person's trading turn in Tricks of the Trade."""
    hands = ["K9 S4 V3", "T5 T6 V4", "V5 V6 T7"]
    return tricks_table(hands, phase="trading", trump="K2", goals=("K1", "S1", "T1"))


# --- tricks ------------------------------------------------------------------------------------


def test_proposals_and_talk_left_are_told():
    table = trading()
    assert "(4 proposals, 2 statements or questions left)." in flat(shown(table))
    do_tricks(table, "say-value 9")
    assert "(4 proposals, 1 statement or question left)." in flat(shown(table))
    do_tricks(table, "say-value 4")
    assert "(4 proposals, 0 statements or questions left)." in flat(shown(table))


def test_who_answers_an_offer_is_told_how_much_talk_is_left():
    table = trading()
    do_tricks(table, "seat 1", "K9", "no", "any-card", "no", "say-value 5")
    assert "1 statement left.)" in flat(shown(table, seat=1))


@pytest.mark.parametrize("typed", ["say", "ask", "say something", "ask the others", "speak", "say-value 9"])
def test_talk_that_is_used_up_is_refused_with_the_clause(typed):
    table = trading()
    table.nums[TRICKS_TALKED] = 2
    text = flat(shown(table, typed))
    assert "Not allowed: you have made all your statements and questions of this trading turn (Tricks 3.23)." in text
    assert "not understood" not in text


def test_so_it_is_in_an_answer():
    table = trading()
    do_tricks(table, "seat 1", "K9", "no", "any-card", "no")
    table.nums[TRICKS_TALKED + 1] = 2
    assert "(Tricks 3.23)." in flat(shown(table, "say", seat=1))


# --- exchange ----------------------------------------------------------------------------------


def test_what_everybody_has_left_in_trading_is_told():
    table = exchange_table(HANDS)
    offer(table, 1, "T9", "13")
    say(table, 0, "say-value 9")
    do(table, "offer", "no", seat=2)
    lines = words_for(table, width=200).table(table.view(0).table)
    assert "Left: you 8 offers, 24 accepts, 7 statements or questions; Ben 7, 24, 8; Cleo 7, 24, 8." in lines
    assert any(
        line.startswith("Left: you 8 offers") for line in words_for(table, width=200).moment(table.view(0).table)
    )


def test_it_fits_a_narrow_screen():
    table = exchange_table([*HANDS, "K5", "K6", "K7"])
    lines = words_for(table, width=40).table(table.view(0).table)
    left = next(line for line in lines if line.startswith("Left: you"))
    assert "Finn 8, 24, 8." in flat(left)
    assert all(length(part) <= 40 for part in left.splitlines())


def test_elsewhere_nothing_of_it_is_told():
    table = exchange_table(HANDS, phase="effects")
    assert not any("Left:" in line for line in words_for(table).table(table.view(0).table))


@pytest.mark.parametrize(
    ("typed", "used", "limit", "why"),
    [
        ("offer", OFFERS_BEGUN, OFFER_LIMIT, "you have begun all your offers of this trading phase (Exchange 2.13)"),
        ("make an offer", OFFERS_BEGUN, OFFER_LIMIT, "you have begun all your offers"),
        ("S9 for 13", OFFERS_BEGUN, OFFER_LIMIT, "you have begun all your offers"),
        ("accept", ACCEPTS_BEGUN, ACCEPT_LIMIT, "you have begun to accept often enough"),
        ("accept Ben", ACCEPTS_BEGUN, ACCEPT_LIMIT, "in this trading phase (Exchange 3.5)"),
        ("say", TALKED, TALK_LIMIT, "you have made all your statements and questions"),
        ("ask the others", TALKED, TALK_LIMIT, "of this trading phase (Exchange 4.6)"),
    ],
)
def test_what_is_used_up_is_refused_with_the_clause(typed, used, limit, why):
    table = exchange_table(HANDS)
    offer(table, 1, "T9", "9")
    do(table, "done", seat=2)
    table.nums[used] = table.nums[limit]
    text = flat(shown(table, typed))
    assert why in text.partition("Not allowed: ")[2]
    assert "not understood" not in text
