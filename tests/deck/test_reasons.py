"""What no text can do is told as such, and a word is suggested only where it was evidently meant."""

import pytest

from techdeck.deck.language import mistakes_in
from techdeck.deck.reasons import CHOSEN, LATER, POINTS, REMOVED, TURNS
from techdeck.deck.slips import meant_by, slips
from techdeck.deck.spoken import UNREVEALED


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("Skip the next player's turn.", TURNS),
        ("Take another turn.", TURNS),
        ("Reverse the order of play.", TURNS),
        ("Score two points.", POINTS),
        ("Set aside a card from your hand.", LATER),
        ("Place a card from your hand face down in front of you.", LATER),
        ("Discard a neutral card.", REMOVED),
        ("Move a card in play to your hand.", REMOVED),
        ("Choose a card from your hand.", CHOSEN),
        ("Draw a card. If it is a science card, draw another card.", UNREVEALED),
    ],
)
def test_what_no_text_can_do_is_told_with_the_reason(text, why):
    [mistake] = mistakes_in(text)
    assert (mistake.message, mistake.nearest) == (why, "")


@pytest.mark.parametrize(
    "text",
    ["Replace a neutral card with a card from your hand.", "Draw a card for each neutral card.", "Take another card."],
)
def test_no_reason_is_told_of_what_can_be_done_or_nearly(text):
    assert not {mistake.message for mistake in mistakes_in(text)} & {TURNS, REMOVED, CHOSEN}


@pytest.mark.parametrize(
    ("text", "silly"),
    [
        ("Bask in the sun.", "as"),
        ("Pay two cards.", "play"),
        ("Discard an evil card.", "seven"),
        ("Arrange your hand.", "exchange"),
        ("Recover from the shock.", "reverse"),
    ],
)
def test_a_word_that_was_not_meant_is_not_suggested(text, silly):
    assert all(f"perhaps you meant '{silly}'" not in mistake.told for mistake in mistakes_in(text))


def test_the_two_ways_to_take_a_card_are_told_apart_in_words():
    [mistake] = mistakes_in("Give a card to another player, then take two cards from them.")
    assert mistake.message.endswith("write 'a random card' or 'a card of your choice'")


def test_slips_are_counted():
    assert [slips("drwa", "draw"), slips("crads", "cards"), slips("discrd", "discard"), slips("even", "seven")] == [
        1
    ] * 4
    assert slips("tpo", "top") == 1
    assert slips("ask", "as") > 2
    assert meant_by("evan", ["even", "seven"], True) == ["even"]
    assert meant_by("pay", ["play", "plays"], False) == []
