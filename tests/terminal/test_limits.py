"""What is left of a limit is told when it matters, and what is used up is refused with the clause. (Family 2.4)"""

import pytest

from techdeck.games.exchange.names import OFFER_LIMIT, OFFERS_MADE, TALK_LIMIT, TALKED
from techdeck.games.tricks.names import TALKED as TRICKS_TALKED
from techdeck.games.tricks.table import Tricks
from tests.exchange_table import exchange_table
from tests.terminal.typist import flat, shown
from tests.tricks_table import do, tricks_table

HANDS = ["K9 S9 T4 T6 V13 S2", "T9 K2 S5 V3 K12", "V9 K13 S6 T12 V7"]


def trading() -> Tricks:
    """The person's trading turn in Tricks of the Trade."""
    hands = ["K9 S4 V3", "T5 T6 V4", "V5 V6 T7"]
    return tricks_table(hands, phase="trading", trump="K2", goals=("K1", "S1", "T1"))


# --- tricks ------------------------------------------------------------------------------------


def test_the_last_proposal_is_told():
    table = trading()
    for left in (4, 3, 2):
        assert "one proposal left" not in shown(table), left
        do(table, "seat 1", "K9", "no", "any-card", "no")
        do(table, "no", seat=1)
    assert "Your trading turn, with one proposal left: what do you do?" in shown(table)


def test_who_has_no_talk_left_is_not_offered_any():
    table = trading()
    assert "say or ask something" in shown(table)
    table.nums[TRICKS_TALKED] = 2
    assert "say or ask something" not in shown(table)


@pytest.mark.parametrize("typed", ["speak", "I hold a 9", "who holds a 9?", 'say "I hold no 7."'])
def test_talk_that_is_used_up_is_refused_with_the_clause(typed):
    table = trading()
    table.nums[TRICKS_TALKED] = 2
    text = flat(shown(table, typed))
    assert "Not allowed: you have made all your statements and questions of this trading turn (Tricks 3.23)." in text
    assert "doesn't match" not in text


def test_so_it_is_in_an_answer():
    table = trading()
    do(table, "seat 1", "K9", "no", "any-card", "no")
    table.nums[TRICKS_TALKED + 1] = 2
    assert "(Tricks 3.23)." in flat(shown(table, "I hold a 5", seat=1))


# --- exchange ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "used", "limit", "why"),
    [
        ("S9 for 13", OFFERS_MADE, OFFER_LIMIT, "you have made all your offers of this trading phase (Exchange 2.13)"),
        ("I hold a 9", TALKED, TALK_LIMIT, "you have made all your statements and questions"),
        ("who holds a 9", TALKED, TALK_LIMIT, "of this trading phase (Exchange 4.6)"),
    ],
)
def test_what_is_used_up_is_refused_with_the_clause(typed, used, limit, why):
    table = exchange_table(HANDS)
    table.nums[used] = table.nums[limit]
    text = flat(shown(table, typed))
    assert why in text.partition("Not allowed: ")[2]
    assert "doesn't match" not in text
