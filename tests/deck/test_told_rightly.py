"""What is refused, or told, so that a text means one thing only."""

import pytest

from techdeck.deck.language import mistakes_in
from tests.deck.test_bad_editions import GOOD, card, only_mistake
from tests.deck.test_meaning import DEALT, SHOW, refused


@pytest.mark.parametrize(
    "text",
    [
        "Every player who holds a card of science passes 1 card to the left.",
        "Every player with more cards in hand than you passes 1 card to the left.",
        f"Every player who holds a card of science puts 1 card face down{DEALT % 1}",
    ],
)
def test_all_at_once_is_for_every_player_without_a_condition(text):
    """Family 3.8: a condition would be left out silently."""
    mistake = refused(text)
    assert (mistake.column, "stand alone" in mistake.message) == (1, True)


def test_of_the_top_cards_of_the_discard_pile_all_but_the_taken_one_lie_aside():
    take = "Take one of the top {} cards of the discard pile."
    assert "only 1 of those cards can be set aside" in refused(take.format(2) + " Take 2 of them.").message
    assert mistakes_in(take.format(3) + " Put both under the deck.") == []
    assert mistakes_in(take.format(1) + " Look at the top 2 cards. Discard both.") == []


@pytest.mark.parametrize(
    "deed",
    [
        "look at the top 2 cards",
        "reveal the top 2 cards",
        "reveal as many cards of the deck as there are players",
        "take one of the top 2 cards of the discard pile",
        "reveal 2 cards of your hand of one domain",
    ],
)
def test_after_other_cards_were_perhaps_shown_nothing_is_it(deed):
    """Family 3.27: if they were shown, the card of before is not spoken of any more."""
    mistake = refused(f"{SHOW} If it is science, {deed}. Copy its effect.")
    assert "which card 'it' is" in mistake.message


def test_no_cards_are_no_number_of_cards():
    for word in ("zero", "0"):
        assert refused(f"Draw {word}.").message == "0 is not possible here: write a number from 1 to 20"


def test_the_first_card_missing_is_told_in_the_first_line():
    """There is no line 0 in any editor."""
    mistake = only_mistake(GOOD.replace(card("knowledge.1"), ""))
    assert mistake.startswith("house.toml:1:1: card K1 is missing")
