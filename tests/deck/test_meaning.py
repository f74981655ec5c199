"""Well-formed sentences that mean nothing where they stand are refused at the word that does not fit."""

import pytest

from techdeck.core.effects import pointing, swap
from techdeck.core.effects.control import If, May
from techdeck.core.effects.hands import DiscardCards, Draw, PutCards
from techdeck.core.effects.revealing import RevealDrawn
from techdeck.deck.language import BadText, compile_text, mistakes_in, understood

DEALT = "; these are shuffled and %d is dealt to every player who put one."


def refused(text: str) -> BadText:
    """The one mistake of a text; the nearest text it tells of is understood, alone or in an example."""
    found = mistakes_in(text)
    assert len(found) == 1, found
    assert mistakes_in(found[0].nearest) == [] or found[0].nearest in understood()
    with pytest.raises(BadText) as error:
        compile_text(text)
    assert str(error.value) == f"column {found[0].column}: {found[0].told}"
    assert found[0].told.startswith(found[0].message)
    assert found[0].told.endswith(found[0].nearest)
    return found[0]


@pytest.mark.parametrize(
    ("text", "word", "message"),
    [
        ("Take it.", "it", "which card 'it' is"),
        ("Copy its effect.", "its", "which card 'it' is"),
        ("If it is science, draw 1.", "it is", "which card 'it' is"),
        ("It counts as one value higher or lower.", "It", "which card 'it' is"),
        ("It counts as a domain of your choice.", "It", "which card 'it' is"),
        ("Exchange it with a neutral card.", "it", "which card 'it' is"),
        ("Reveal a card of your hand. Draw 1. Copy its effect.", "its", "only who drew it has seen this card"),
        ("Reveal the top 2 cards. Take it.", "it", "which card 'it' is"),
        ("Reveal a card of your hand. Look at the top 2 cards. Copy its effect.", "its", "which card 'it' is"),
        ("Every player reveals a card of their hand. Copy its effect.", "its", "which card 'it' is"),
        ("Reveal it.", "it", "only right after 'Draw 1'"),
        ("Draw 2. Reveal it.", "it.", "only right after 'Draw 1'"),
        ("Draw 1. Discard 1. You may reveal it.", "it.", "only right after 'Draw 1'"),
        ("Pick another player, who draws 1. Reveal it.", "it.", "only right after 'Draw 1'"),
        ("Draw as many.", "as many", "how many 'as many' is"),
        ("Discard 2. Draw 1. Draw as many.", "as many", "how many 'as many' is"),
        ("Every player discards 1. Draw as many.", "as many", "how many 'as many' is"),
        ("If you do, draw 1.", "If you do", "what 'you do' means"),
        ("Name a value. If you do, draw 1.", "If you do", "what 'you do' means"),
        ("Every player draws 1. If you do, draw 1.", "If you do", "what 'you do' means"),
        ("If nobody did, draw 1.", "If nobody", "what nobody did"),
        ("Every player discards 1. Draw 1. If nobody did, draw 1.", "If nobody", "what nobody did"),
        ("Every player passes 1 card to the left. If nobody did, draw 1.", "If nobody", "what nobody did"),
        ("Every player names a value; who does draws 1.", "who does", "what 'you do' means"),
        ("Every player names a value. If nobody did, draw 1.", "If nobody", "what nobody did"),
        ("Every player picks another player. If nobody did, draw 1.", "If nobody", "what nobody did"),
        ("Discard 1. You may do it once more. Draw as many.", "as many", "how many 'as many' is"),
        ("Discard 2. If you do, discard 1. Draw as many.", "as many", "how many 'as many' is"),
        ("You may do it once more.", "You may", "no plain sentence before this one"),
        ("You may draw 1. You may do it once more.", "You may do", "no plain sentence before this one"),
        (
            "Look at the top 2 cards. You may do it once more.",
            "You may",
            "can't be done once more: its cards are still",
        ),
        ("Discard a card of that value.", "that", "which value: begin with 'Name a value.'"),
        ("Name a value. Discard a card of that domain.", "that domain", "which domain: begin with 'Name a domain.'"),
        ("Every player who holds a card of that value discards 1.", "that", "which value"),
        ("Take a card of the same value from the discard pile.", "same", "what 'the same' refers to"),
        ("Discard one such card.", "such", "what 'such' a card is"),
        ("Turn up cards until one is of that domain, 5 at most.", "that", "which domain"),
        ("Name a value. Search the deck for that card, show it and take it.", "that card", "which card: begin with"),
        ("Look at that hand.", "that", "which player: begin with 'Pick another player'"),
        ("That player gives you 1.", "That", "which player"),
        ("Pick another player, who looks at that hand.", "that hand", "'that' would be the very player who is acting"),
        ("Exchange a card of your hand with a random card of that hand.", "that", "which player"),
        ("Exchange a card of your hand with one of those.", "those", "which cards 'those' are"),
        ("Every player draws 1. Exchange a card of your hand with one of those.", "those", "which cards 'those' are"),
        ("Take 1.", "1", "no cards are set aside here"),
        ("Put the rest under the deck.", "rest", "no cards are set aside here"),
        ("Copy the effect of one.", "one", "no cards are set aside here"),
        ("Look at the top 2 cards. Return them on top in any order. Take 1.", "1.", "no cards are set aside here"),
        ("Look at the top 2 cards. Take 2. Take 1.", "1.", "no cards are set aside here"),
        ("Discard 2. Every player draws as many.", "as many", "how many 'as many' is"),
        ("Name a value. Every player names a value. Discard a card of that value.", "that", "which value"),
        ("Pick another player. Every player picks another player. Look at that hand.", "that", "which player"),
        ("Reveal the top card of the deck. Take it. Discard the rest.", "rest", "no cards are set aside here"),
    ],
)
def test_what_nothing_has_brought_up_is_refused(text, word, message):
    mistake = refused(text)
    assert text[mistake.column - 1 :].startswith(word)
    assert message in mistake.message


@pytest.mark.parametrize(
    ("text", "word", "message"),
    [
        ("Look at the top 2 cards. Take 3.", "3", "only 2 of those cards can be set aside here"),
        ("Look at the top 3 cards. Take 2. Take 2.", "2.", "only 1 of those cards can be set aside here"),
        ("Look at the top 2 cards. Reveal the bottom 2 cards.", "Reveal", "cards from before are still set aside"),
        ("Look at the top 2 cards. You may take 2. Look at the top 2 cards.", "Look at the top 2 cards.", "set aside"),
        ("Look at the top 2 cards, or draw 1. Draw 1. Reveal the top 3 cards.", "Reveal", "are still set aside"),
        (
            "Reveal the top card of the deck. Every other player takes it. Look at the top 2 cards.",
            "Look",
            "are still set aside",
        ),
        ("Look at the top 3 cards. Put both under the deck.", "both", "'both' doesn't match the cards set aside"),
        ("Look at the top 2 cards. Take 1. Put it under the deck.", "it", "'it' doesn't match the cards set aside"),
        ("Look at the top 3 cards. Copy the effect of one.", "one", "only a card everybody has seen can be copied"),
        (
            "Look at the top 3 cards. Every player takes one of them.",
            "one of them",
            "the others have not seen these cards",
        ),
        ("Every player looks at the top 2 cards.", "looks", "must put them back in the same sentence"),
        ("Pick another player, who looks at the top 2 cards. Take 1.", "looks", "must put them back"),
        ("Exchange a card of your hand with a card of your hand.", "a card of your hand.", "from different places"),
        ("Exchange a neutral card with a neutral card or your own card in play.", "a neutral card or", "different"),
        ("Replace a card of your hand with a neutral card.", "a card of your hand", "only a card in play can"),
        ("Replace a neutral card with your own card in play.", "your own", "can't be in play already"),
        ("Pass 1 card to the left.", "Pass", "only 'every player' can pass cards"),
        ("You may pass 1 card to the left.", "pass", "only 'every player' can pass cards"),
        ("Every other player passes 1 card to the left.", "Every", "stand alone"),
        ("Every player may pass 1 card to the left.", "Every", "stand alone"),
        ("Every other player passes 1 card to the left, then draws 1.", "Every", "stand alone"),
        ("Every player passes 1 card to the left; who does draws 1.", "Every", "stand alone"),
        ("Put 1 card face down.", "Put", "only 'every player' can put cards face down"),
        ("Every player puts 1 card face down.", "Every", "stand alone"),
        (f"Every player draws 1{DEALT % 1}", "Every", "stand alone"),
        (f"Every player puts 2 cards face down{DEALT % 1}", "2", "exactly 1"),
        (f"Every player puts 1 card face down{DEALT % 2}", "2", "exactly 1"),
        ("Reveal 3 cards of your hand of one domain.", "3", "exactly 2 cards"),
        ("Pick another player. Every player draws 1, then that player gives you 1.", "that", "not clear who is meant"),
    ],
)
def test_what_does_not_go_together_is_refused(text, word, message):
    mistake = refused(text)
    assert text[mistake.column - 1 :].startswith(word)
    assert message in mistake.message


SHOW = "Reveal a card of your hand."
SAME = "card of the same domain"


@pytest.mark.parametrize(
    ("text", "word"),
    [
        (f"{SHOW} Every player discards a {SAME} and reveals a card of their hand.", "same"),
        (f"{SHOW} Every player discards a {SAME}; who does reveals a card of their hand.", "same"),
        (f"{SHOW} Every other player who holds a {SAME} reveals a card of their hand.", "same"),
        (f"{SHOW} Every other player who holds a {SAME} discards 1; who does reveals a card of science.", "same"),
        ("Name a value. Every player who holds a card of that value names a value.", "that"),
        ("Name a domain. Every player discards a card of that domain and names a domain.", "that"),
        ("Name a value and a domain. Every player searches the deck for that card, shows it and takes it, then names "
         "a domain.", "that"),
        ("Pick another player. Every player looks at that hand and picks another player.", "that"),
        (f"{SHOW} Every other player reveals a {SAME}, then discards a card of the same value.", "same value"),
        (f"{SHOW} Every other player reveals a {SAME}, then copies its effect.", "its"),
    ],
)  # fmt: skip
def test_no_player_speaks_of_what_the_one_before_brought_up(text, word):
    mistake = refused(text)
    assert "would mean what the player before" in mistake.message
    assert text[mistake.column - 1 :].startswith(word)


@pytest.mark.parametrize(
    "text",
    [
        f"{SHOW} Every other player who holds a {SAME} reveals one such card.",
        f"{SHOW} Every other player who holds a {SAME} reveals a {SAME}.",
        f"{SHOW} Every other player who holds a {SAME} discards one such card.",
        "Name a value. Every player names a value and discards a card of that value.",
        "Reveal the top 3 cards. Every player takes one of them and reveals a card of their hand.",
    ],
)
def test_what_each_player_brings_up_first_is_their_own(text):
    assert mistakes_in(text) == []


def test_those_are_not_spoken_of_while_every_player_acts():
    """Another "every player" begins anew what "those" are."""
    reveal = "Every player reveals a card of their hand."
    assert mistakes_in(f"{reveal} Exchange a card of your hand with one of those.") == []
    mistake = refused(f"{reveal} Every player exchanges a card of their hand with one of those.")
    assert "which cards 'those' are" in mistake.message


@pytest.mark.parametrize(
    ("text", "first", "second"),
    [
        ("Exchange a card of your hand with a neutral card.", pointing.NEUTRAL, pointing.IN_HAND),
        ("Exchange a neutral card with a card of your hand.", pointing.NEUTRAL, pointing.IN_HAND),
        ("Exchange the top card of the deck with your own card in play.", pointing.OWN, pointing.DECK_TOP),
        ("Exchange your own card in play with the top card of the deck.", pointing.OWN, pointing.DECK_TOP),
        ("Exchange a card of the discard pile with a neutral card.", pointing.NEUTRAL, pointing.IN_DISCARD),
        ("Exchange a card of your hand with a card of the discard pile.", pointing.IN_DISCARD, pointing.IN_HAND),
        ("Exchange the top card of the deck with a card of your hand.", pointing.DECK_TOP, pointing.IN_HAND),
        ("Replace a neutral card with a card of your hand.", pointing.NEUTRAL, pointing.IN_HAND),
    ],
)
def test_the_card_in_play_is_chosen_first_and_the_hand_last(text, first, second):
    (verb,) = verbs(text)
    assert isinstance(verb, (swap.Exchange, swap.Replace))
    assert (verb.first, verb.second) == (first, second)


@pytest.mark.parametrize("count", [1, 2, 19, 20])
def test_counts_from_1_to_20_are_fine(count):
    for text in (
        f"Draw {count}.",
        f"Discard {count}.",
        f"Look at the top {count} cards.",
        f"Every player passes {count} cards to the left.",
    ):
        assert mistakes_in(text) == []


@pytest.mark.parametrize("count", ["0", "00", "21", "99", "108", "1000000", "9" * 30, "9" * 5000])
def test_other_counts_are_refused_at_the_number(count):
    for text in (
        f"Draw {count}.",
        f"Discard {count}.",
        f"Look at the top {count} cards.",
        f"Put up to {count} cards of your hand under the deck.",
    ):
        mistake = refused(text)
        assert text[mistake.column - 1 :].startswith(count)
        assert mistake.message.endswith("is not possible here: write a number from 1 to 20")
        assert len(mistake.message) < 90


@pytest.mark.parametrize("value", range(1, 14))
def test_values_from_1_to_13_are_fine(value):
    assert (
        mistakes_in(f"Discard a card of value {value}. Take a card of value {value} or more from the discard pile.")
        == []
    )


@pytest.mark.parametrize("value", ["0", "14", "99"])
def test_other_values_are_refused_at_the_number(value):
    for text in (f"Discard a card of value {value}.", f"Discard a card of value {value} or less."):
        mistake = refused(text)
        assert text[mistake.column - 1 :].startswith(value)
        assert mistake.message == f"{value} is not possible here: a value is a number from 1 to 13"


@pytest.mark.parametrize(
    ("text", "column", "message"),
    [
        ("Draw 1", 7, "the full stop at the end is missing"),
        ("Draw 1. Discard 2  ", 18, "the full stop at the end is missing"),
        ("Draw", 5, "the text ends too early"),
        ("Draw.", 5, "the sentence ends too early"),
        ("Draw 1..", 8, "there is one full stop too many"),
        ("Draw 1. . Draw 2.", 9, "there is one full stop too many"),
        ("Draw 1 Draw 2.", 8, "a full stop is missing before 'Draw'"),
        ("Shuffle the discard pile onto the deck.", 26, "'onto' is not understood here: perhaps you meant 'into'"),
        ("Discard a card of sience.", 19, "'sience' is not understood here: perhaps you meant 'science'"),
        ("Draw 2!", 7, "'!' is not understood here"),
        ("Draw \u00b2.", 6, "'\u00b2' is not understood here"),
    ],
)
def test_a_sentence_that_is_not_understood_is_told_plainly(text, column, message):
    mistake = refused(text)
    assert (mistake.column, mistake.message) == (column, message)


def test_what_is_optional_and_what_is_not():
    """The engine asks where the text says may, and nowhere else."""
    assert [verb.forced for verb in verbs("Draw 1. Reveal it.") if isinstance(verb, RevealDrawn)] == [True]
    assert [verb.forced for verb in verbs("Draw 1. You may reveal it.") if isinstance(verb, RevealDrawn)] == [False]
    first, second = verbs("You may discard any number of cards of your hand and draw as many.")
    assert isinstance(first, DiscardCards)
    assert isinstance(second, Draw)
    assert isinstance(verbs("You may put up to 2 cards of your hand under the deck, then draw 1.")[0], May)
    assert isinstance(verbs("You may put up to 2 cards of your hand under the deck.")[0], PutCards)
    assert [type(verb) for verb in verbs("Draw 1. You may reveal it, then draw 1.")] == [Draw, RevealDrawn, If, Draw]


def verbs(text: str) -> list[object]:
    """The verbs of a text."""
    return list(compile_text(text).verbs)


@pytest.mark.parametrize(
    "text",
    [
        "Reveal a card of your hand. If it is science, draw 1. If it is service, draw 2. Copy its effect.",
        "Look at the top card of the deck. Take it, or put it under the deck. Draw 1.",
        "Reveal the top card of the deck. Take it. Look at the bottom 2 cards. Discard both.",
        "Reveal a card of your hand. Every player discards a card of the same value.",
        "Pick another player, who discards 2. Draw as many.",
        "Every player looks at the top 2 cards, then takes 1, then puts the other under the deck.",
        "Every player who holds a card of value 10 or more may discard one such card; who does draws 2.",
        "Draw 1. If you do, reveal it. If it is knowledge, discard 1.",
    ],
)
def test_what_one_would_say_at_a_table_is_understood(text):
    assert mistakes_in(text) == []
