""" "It" is one sure card that comes to another place; where it is not sure, a text is refused. (Family 3.6, 3.27)"""

import pytest

from techdeck.deck.language import mistakes_in
from tests.rulebook.words import text_is_over, used
from tests.table_words import sentences
from tests.tricks_table import deck, discard, hand, happened, known_to, may_do

REVEAL = "Reveal the top card of the deck."
LOOK = "Look at the top card of the deck."
SHOW = "Reveal a card of your hand."
TURN_UP = "Name a domain. Turn up cards until one is of that domain, 1 at most."
SWAP = "exchange a card of your hand with a neutral card."
UNCLEAR = "'it' could be one card, another card or none here"

# --- an exchange where nobody chooses a card -----------------------------------------------------


@pytest.mark.parametrize(
    ("text", "answers", "gone"),
    [
        (f"{SHOW} You may exchange it with the top card of the deck.", ["K6"], "K6"),
        (f"{SHOW} Pick another player. You may exchange it with a random card of that hand.", ["K6", "seat 1"], "K6"),
        ("Pick another player. You may exchange the top card of the deck with a random card of that hand.",
         ["seat 1"], "V7"),
        (f"{SHOW} Every player may exchange it with the top card of the deck.", ["K6"], "K6"),
    ],
)  # fmt: skip
def test_3_6_you_may_exchange_what_nobody_chooses(tmp_path, text, answers, gone):
    table = used(tmp_path, text, *answers)
    assert may_do(table) == {"yes", "no"}
    [exchanged] = happened(used(tmp_path, text, *answers, "yes"), "exchange")
    assert gone in exchanged.split()
    assert happened(used(tmp_path, text, *answers, "no"), "exchange") == []


def test_3_6_such_an_exchange_is_done_once_more(tmp_path):
    text = f"{SHOW} Exchange it with the top card of the deck. You may do it once more."
    assert may_do(used(tmp_path, text, "K6")) == {"yes", "no"}


# --- this, or that: which card is it? ------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        f"{REVEAL} Reveal a card of your hand, or draw 1. Discard it.",
        f"{LOOK} Reveal a card of your hand, or draw 1. Discard it.",
        "Look at the top card of the deck, or reveal a card of your hand. Discard it.",
        "Reveal the top 2 cards, or reveal the top card of the deck. Put it under the deck.",
        "Reveal the top card of the deck, or reveal the top 2 cards. Put it under the deck.",
        "Reveal the top card of the deck, or reveal the top 2 cards. Take it.",
        f"{LOOK} You may reveal a card of your hand. Put it under the deck.",
        f"{LOOK} You may reveal a card of your hand. Take it.",
        f"{LOOK} If you do, reveal a card of your hand. Discard it.",
        f"{SHOW} You may look at the top card of the deck. Put it under the deck.",
        "Reveal a card of your hand, or draw 1. Copy its effect.",
    ],
)
def test_3_27_where_it_could_be_one_card_or_another_the_text_is_refused(text):
    [mistake] = mistakes_in(text)
    assert UNCLEAR in mistake.message
    assert text[mistake.column - 1 :].startswith("it")


def test_3_27_after_two_kinds_such_a_card_is_not_clear():
    [mistake] = mistakes_in("Discard a card of value 4, or discard a card of value 5. Reveal one such card.")
    assert "what 'such' a card is" in mistake.message
    assert mistakes_in("Discard a card of value 4, or reveal a card of value 4. Reveal one such card.") == []


def test_3_27_another_card_shown_makes_it_clear_again():
    assert mistakes_in(f"{LOOK} You may reveal a card of your hand. {SHOW} Discard it.") == []
    assert mistakes_in(f"{LOOK} You may reveal a card of your hand. Put the rest under the deck.") == []


@pytest.mark.parametrize(
    ("text", "answers", "gone"),
    [
        (f"{REVEAL} Reveal a card of your hand, or draw 2. Discard it.", ["yes", "K6"], "K6"),
        (f"{REVEAL} Reveal a card of your hand, or draw 2. Discard it.", ["no"], "V7"),
        ("Reveal the top card of the deck, or reveal a card of your hand. Discard it.", ["no", "K6"], "K6"),
        ("Reveal the top card of the deck, or reveal a card of your hand. Discard it.", ["yes"], "V7"),
        (f"{REVEAL} Take it, or draw 2. Discard it.", ["yes"], "V7"),
        (f"{REVEAL} Take it, or draw 2. Discard it.", ["no"], "V7"),
        (f"{REVEAL} Replace a neutral card with a card of your hand, or draw 1. Discard it.", ["no"], "V7"),
        (f"{REVEAL} You may draw 1. Discard it.", ["yes"], "V7"),
        (f"{REVEAL} You may draw 1. Discard it.", ["no"], "V7"),
        (f"{REVEAL} You may take it. Discard it.", ["yes"], "V7"),
        (f"{REVEAL} If it is service, take it. Discard it.", [], "V7"),
        (f"{REVEAL} If it is science, take it. Discard it.", [], "V7"),
        (f"{REVEAL} Every other player may take it. Discard it.", ["yes", "no"], "V7"),
        (f"{SHOW} You may reveal the top card of the deck. Discard it.", ["K6", "no"], "K6"),
        (f"{SHOW} You may reveal the top card of the deck. Discard it.", ["K6", "yes"], "V7"),
    ],
)
def test_3_27_it_is_the_card_shown_whatever_was_done(tmp_path, text, answers, gone):
    assert happened(used(tmp_path, text, *answers), "discard")[0] == gone


def test_3_15_cards_that_one_of_two_deeds_reveals_are_open_to_all(tmp_path):
    table = used(tmp_path, "Reveal the top 2 cards, or draw 1. Every player takes one of them.", "yes", "V7")
    assert (table.current_player(), may_do(table)) == (1, {"V8"})
    table = used(tmp_path, "Reveal the top 2 cards, or draw 1. Copy the effect of one.", "yes")
    assert may_do(table) == {"V7", "V8"}
    [mistake] = mistakes_in("Reveal the top 2 cards, or look at the top 2 cards. Every player takes one of them.")
    assert "the others have not seen these cards" in mistake.message


# --- it comes to another place -------------------------------------------------------------------


@pytest.mark.parametrize("then", ["Discard it.", "Put it under the deck."])
def test_3_27_no_card_of_the_domain_is_not_put_away(tmp_path, then):
    """V7 is no technology card: it returns, and replaces the used card."""
    table = used(tmp_path, f"{TURN_UP} {then}", "domain technology")
    assert (hand(table, 0), deck(table), discard(table)) == ("K6 K7 S3 V7", "V8 V9 V10 T9 T8", "K5")
    assert sentences(table, "skip") == [then]


@pytest.mark.parametrize(
    ("text", "skipped"),
    [
        (f"{SHOW} Take it. If you do, draw 2.", "Take it."),
        (f"{SHOW} Discard it. Discard it. If you do, draw 2.", "Discard it."),
        (f"{SHOW} Put it under the deck. Put it under the deck. If you do, draw 2.", "Put it under the deck."),
    ],
)
def test_3_3_a_card_does_not_come_to_where_it_lies(tmp_path, text, skipped):
    table = used(tmp_path, text, "K6")
    assert text_is_over(table)
    assert sentences(table, "skip") == [skipped]
    assert len(happened(table, "draw")) == 1, "the used card is replaced"


def test_3_3_what_would_move_nothing_is_not_offered(tmp_path):
    assert may_do(used(tmp_path, f"{SHOW} Take it, or draw 1.", "K6")) == {"no"}
    assert may_do(used(tmp_path, f"{SHOW} Discard it, or draw 1.", "K6")) == {"yes", "no"}


def test_3_3_another_card_of_the_deck_is_put_under_it(tmp_path):
    table = used(tmp_path, f"{SHOW} Exchange it with the top card of the deck. Put it under the deck.", "K6")
    assert deck(table) == "V9 V10 T9 T8 K6"


@pytest.mark.parametrize(
    ("text", "answers"),
    [
        (f"{SHOW} Exchange it with the top card of the deck. Discard 1.", ["K6"]),
        (f"{SHOW} Pick another player. Exchange it with a random card of that hand. Discard 1.", ["K6", "seat 1"]),
        (f"{SHOW} Pick another player. Exchange a random card of that hand with it. Discard 1.", ["K6", "seat 1"]),
    ],
)
def test_6_2_all_saw_where_it_went(tmp_path, text, answers):
    """It left for a hidden place; but all know which card that was, and the rest of the hand as before."""
    table = used(tmp_path, text, *answers)
    assert hand(table, 0).split() != ["K6", "K7", "S3"]
    for seat in range(3):
        assert "K6" in known_to(table, seat)


def test_6_4_where_another_card_may_have_left_it_is_not_followed(tmp_path):
    """K6 was shown, then seat 1 was given a card: seat 2 can't tell whether that was K6."""
    text = f"{SHOW} Give another player 1 card of your hand. Exchange it with the top card of the deck. Discard 1."
    table = used(tmp_path, text, "K6", "seat 1", "K7")
    assert deck(table).startswith("K6")
    assert "K6" not in known_to(table, 2)


# --- what is refused is told truly ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("Draw 1. Put it under the deck.", "only who drew it has seen this card"),
        ("Take a card from the discard pile. Discard it.", "nothing before this says which card 'it' is"),
        ("Every player reveals a card of their hand. Put it under the deck.", "says which card 'it' is"),
        ("Pick another player, who looks at that hand.", "'that' would be the very player who is acting here"),
        ("Reveal the top 3 cards. You may do it once more.", "say in the same sentence where they go"),
        ("Every player passes 1 card to the left. If nobody did, draw 1.", "have every player do something with cards"),
    ],
)
def test_a_refusal_says_what_is_wrong(text, message):
    [mistake] = mistakes_in(text)
    assert message in mistake.message


@pytest.mark.parametrize(
    "text",
    [
        "Pick another player, who picks another player and looks at that hand.",
        "Reveal the top 3 cards, then return the rest on top in any order. You may do it once more.",
        f"{REVEAL} {SWAP} Take it. Look at the top 2 cards.",
        f"{REVEAL} If it is science, {SWAP} Take it. Look at the top 2 cards.",
    ],
)
def test_what_a_refusal_advises_is_understood(text):
    assert mistakes_in(text) == []
