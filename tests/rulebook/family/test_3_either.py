"""Of two deeds only what can be done is offered; of several draws the last one is meant. (Family 3.3)"""

import pytest

from tests.rulebook.words import PILE, text_is_over, used
from tests.table_words import sentences
from tests.tricks_table import discard, do, happened, may_do

# --- this, or that -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "offered", "piles"),
    [
        ("Exchange a card from your hand with a neutral card, or draw 1.", "yes", ("", "")),
        ("Draw 1, or discard 1.", "no", ("", "")),
        ("Look at the top 2 cards, or discard 1.", "no", ("", "")),
        ("Reveal the top card of the deck, or discard 1.", "no", ("", "")),
        ("Cut the deck at random and reveal the card there, or discard 1.", "no", ("", "")),
        ("Take a card from the discard pile, or draw 1.", "no", (PILE, "")),
        ("Put a card from the discard pile on top of the deck, or draw 1.", "no", (PILE, "")),
        ("Take one of the top 2 cards of the discard pile, or draw 1.", "no", (PILE, "")),
        ("Shuffle the discard pile into the deck, or draw 1.", "no", (PILE, "")),
        ("Take a card of science from the discard pile, or draw 1.", "no", ("", "K10 T10")),
        ("Discard a card of technology, or draw 1.", "no", (PILE, "")),
        ("Reveal a card of value 9, or draw 1.", "no", (PILE, "")),
        ("Reveal 2 cards of your hand of one domain, or draw 1.", "yes no", (PILE, "")),
        ("You may reveal a card of your hand. It counts as a domain of your choice, or draw 1.", "no", (PILE, "")),
        ("You may name a value and a domain. Search the deck for that card, show it and take it, or draw 1.",
         "no", (PILE, "")),
        ("You may name a domain. Turn up cards until one is of that domain, 2 at most, or draw 1.", "no", (PILE, "")),
        ("You may pick another player. Look at that hand, or draw 1.", "no", (PILE, "")),
        ("Discard 1, or draw 1.", "yes no", (PILE, "")),
        ("Look at the top 2 cards, or draw 1.", "yes no", ("", "K10")),
    ],
)  # fmt: skip
def test_3_2_only_what_can_be_done_is_offered(tmp_path, text, offered, piles):
    table = used(tmp_path, text, *(["no"] if "You may" in text else []), deck=piles[0], discard=piles[1])
    assert may_do(table) == set(offered.split())


@pytest.mark.parametrize(
    "deed", ["Discard 1", "Give another player 1 card from your hand", "Reveal a card from your hand"]
)
def test_3_2_of_an_empty_hand_nothing_is_offered(tmp_path, deed):
    assert may_do(used(tmp_path, f"{deed}, or draw 1.", hands=("K5", "T4", "V5"))) == {"no"}


def test_3_3_if_neither_can_be_done_the_sentence_is_skipped_once(tmp_path):
    text = "Take a card from the discard pile, or draw 1."
    table = used(tmp_path, text, deck="")
    assert sentences(table, "skip") == [text]
    assert discard(table) == "", "the used card was shuffled in to draw the new one"


# --- the card just drawn -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "answers", "shown"),
    [
        ("Draw 1. You may do this once more. You may reveal it.", ["no", "yes"], ["V7"]),
        ("Draw 1. You may do this once more. You may reveal it.", ["yes", "yes"], ["V8"]),
        ("Draw 1. You may draw 1, then draw 1. You may reveal it.", ["no", "yes"], ["V7"]),
        ("Draw 1. You may discard 1, then draw 1. You may reveal it.", ["no", "yes"], ["V7"]),
        ("Draw 1. You may discard 1, then draw 1. You may reveal it.", ["yes", "V7", "yes"], ["V8"]),
        ("Draw 1. You may do this once more. If you do, reveal it.", ["yes"], ["V8"]),
        ("Draw 1. You may do this once more. If you do, reveal it.", ["no"], []),
        ("Draw 1, or draw 1. You may reveal it.", ["yes", "yes"], ["V7"]),
        ("Draw 1, or draw 1. Reveal it, or discard 1.", ["no", "yes"], ["V7"]),
        ("Draw 1 and reveal it. Draw 1. You may reveal it.", ["yes"], ["V7", "V8"]),
        ("Reveal a card from your hand. If it is science, draw 1. You may reveal it.", ["S3", "yes"], ["S3", "V7"]),
        ("Reveal a card from your hand. If it is science, draw 1. You may reveal it.", ["K6", "no"], ["K6"]),
    ],
)
def test_3_27_the_card_just_drawn_is_the_last_one_that_was_drawn(tmp_path, text, answers, shown):
    table = used(tmp_path, text, *answers)
    assert text_is_over(table)
    assert happened(table, "show") == shown


def test_3_27_a_drawn_card_that_is_gone_is_not_revealed(tmp_path):
    """The card drawn first was discarded, and there was none to draw after it."""
    table = used(tmp_path, "Draw 1. You may discard 1, then draw 1. You may reveal it.", deck="V7")
    do(table, "yes", "V7")
    assert may_do(table) == {"no", "yes"}, "V7 itself, shuffled in and drawn again"
    text = "Draw 1. You may put 1 card of your hand under the deck, then draw 1. You may reveal it."
    table = used(tmp_path, text, "yes", "V7", deck="V7 V8")
    assert table.game.position(table.position()).position() == table.position()
    do(table, "yes")
    assert happened(table, "show") == ["V8"]


@pytest.mark.parametrize("text", ["Reveal it, or discard 1.", "Discard 1, or reveal it."])
def test_3_27_a_drawn_card_not_revealed_at_once_is_forgotten(tmp_path, text):
    """The position is read again though the drawn card has left the hand."""
    answer = "no" if text.startswith("Reveal") else "yes"
    table = used(tmp_path, f"Draw 1. {text} Discard 1.", answer, "V7")
    assert may_do(table) == {"K6", "K7", "S3"}
    assert table.game.position(table.position()).position() == table.position()
