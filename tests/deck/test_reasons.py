"""What no text can do is told as such, and a word is suggested only where it was evidently meant."""

import pytest

from techdeck.deck.brings import UNREVEALED, WHERE_FROM, YOUR_CHOICE
from techdeck.deck.hand_deeds import ALIKE
from techdeck.deck.language import mistakes_in
from techdeck.deck.reasons import CHOSEN, DRAWN_UP_TO, FIRST, HOW_MANY, LATER, POINTS, REMOVED, TURNS, WHICH_SIDE
from techdeck.deck.slips import meant_by, slips


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
        ("Your neighbour discards a card.", WHICH_SIDE),
        ("Each player draws a card, starting with the player to your left.", FIRST),
        ("Discard two cards of the same value to draw two cards.", ALIKE),
        ("Draw a card. If it is a science card, draw another card.", UNREVEALED),
        ("Reveal the top card of the deck. All players discard cards of that value.", HOW_MANY),
        ("Draw until you have as many cards as another player.", DRAWN_UP_TO),
        ("Take two cards.", WHERE_FROM),
        ("Each opponent discards a card of your choice.", YOUR_CHOICE),
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


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("When your hand is empty, draw three cards.", "a text is carried out once"),
        ("At the start of your turn, draw a card.", "a text is carried out once"),
        ("Each player discards their lowest card.", "no text can ask for the highest or lowest card of a hand"),
        ("Discard half of your hand, rounded up.", "no text can count half of something"),
        ("Prevent the next effect.", "no text can prevent or undo"),
        ("Until the end of the round, all your knowledge cards count as science.", "one card at a time can count"),
        ("Change the domain of a neutral card until the end of the round.", "one card at a time can count"),
        ("One card in your hand counts as a wild until the end of the turn.", "no text makes a card a wild"),
        ("Name a card.", "a value or a domain is named, not a card"),
        ("Name a value. All players reveal all cards of that value.", "one card or the whole hand is revealed"),
        ("The highest draws two cards.", "no text can compare the cards of several players"),
        ("Double-check: look at the top card of the deck.", "what stands before the colon is not understood: a title"),
        ("Bad luck: discard a card.", "what stands before the colon is not understood: a title"),
        ("Search the deck for a 7 and reveal it.", "it is not said where the card goes"),
    ],
)
def test_what_a_text_can_not_do_is_told_as_such(text, why):
    assert [mistake.message.startswith(why) for mistake in mistakes_in(text)] == [True]


def test_who_takes_a_card_in_play_away_is_told_a_text_that_is_understood():
    [mistake] = mistakes_in("Take a neutral card.")
    told = mistake.message.split("write '")[1].removesuffix("'")
    assert mistakes_in(told) == []


def test_a_word_that_is_misspelt_inside_a_phrase_is_named_with_the_one_it_is_meant_to_be():
    [mistake] = mistakes_in("Each other plyer draws two cards.")
    assert (mistake.column, mistake.message) == (12, "'plyer' is not understood here: perhaps you meant 'player'")
    assert mistake.nearest == "Each other player draws two cards."
