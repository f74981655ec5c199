"""The grammar of card texts: every rule is described, every description has an example that uses the rule."""

import pytest

from techdeck.deck.grammar import branches, first_words, notions, rules
from techdeck.deck.language import Form, compile_text, examples, forms, mistakes_in, parse, sentences_of
from techdeck.deck.lexer import DOMAIN_WORDS, FILLER, tokens
from techdeck.deck.notions import CARDS, DEEDS, JOINTS, PHRASES, PLAYERS

ALL = forms("form", "part", "place", "kind")
# Rules that only hold others together; nobody writes them as such.
CONNECTING = {"sentence", "so_many"}
# Read only to say which two things it could mean.
UNCLEAR = {"draw_up_to", "draw_discarded", "gain"}


def rules_used(text: str) -> set[str]:
    """The rules and named alternatives in all the parse trees of a text."""
    return {part.data for tree in parse(text) for part in tree.all_nodes()}


def test_every_rule_that_people_write_is_described_once():
    described = [form.rule for form in ALL]
    assert len(described) == len(set(described))
    assert set(described) == {rule.name for rule in rules() if rule.name[0] != "_"} - CONNECTING - UNCLEAR


@pytest.mark.parametrize("form", ALL, ids=lambda form: form.rule)
def test_every_form_has_examples_that_use_it(form: Form):
    assert form.examples
    assert form.meaning.endswith(".")
    for text in form.examples:
        assert form.rule in rules_used(text)
        assert mistakes_in(text) == []
        assert compile_text(text).verbs


def test_every_notion_is_used_and_every_word_means_one():
    assert notions() - {"COMMA", "DOMAINWORD", "NUMBER"} == set(PHRASES.values()) - {FILLER}
    phrases = [phrase for group in (DEEDS, PLAYERS, CARDS, JOINTS) for row in group.values() for phrase in row]
    assert len(phrases) == len(set(phrases))
    assert not [phrase for phrase in phrases if {"the", ","} & set(phrase.split())]


def test_every_rule_is_there_and_none_begins_with_itself():
    """Where a rule could begin with itself, reading would never end."""
    assert {part for rule in rules() for part in rule.parts if not part.isupper()} <= set(branches())
    assert all(first_words(name) for name in branches())
    assert all(rule.parts for rule in rules())


@pytest.mark.parametrize("text", examples())
def test_case_and_spacing_do_not_matter(text):
    program = kinds(text)
    assert kinds(text.upper()) == program
    assert kinds(text.lower()) == program
    assert kinds(text.replace(" ", "   ").replace(".", " . ")) == program
    assert kinds(text.replace(" ", "\n\t")) == program


def kinds(text: str) -> list[str]:
    """The verbs of a text with their numbers, to compare programs."""
    return [f"{type(verb).__name__} {numbers_of(verb)}" for verb in compile_text(text).verbs]


def numbers_of(verb: object) -> list[int]:
    """The plain numbers among a verb's fields."""
    found = [getattr(verb, name) for name in dir(verb) if not name.startswith("_")]
    return [int(value) for value in found if isinstance(value, int)]


def test_endings_do_not_matter():
    assert kinds("Draw 1. Discard 2.") == kinds("Draws 1. Discards 2 cards.")
    assert kinds("Each player copies the effect of a card in play.") == kinds(
        "All players copy the effects of a card in play."
    )


def test_your_hand_is_the_users_and_theirs_is_the_players_who_act():
    assert "whose is meant by 'their'" in mistakes_in("Show a card of their hand.")[0].message
    assert "whose is meant by 'your'" in mistakes_in("Each player shows a card of your hand.")[0].message


def test_domains_are_words_of_the_language():
    for word in DOMAIN_WORDS:
        assert [token.type for token in tokens(word)] == ["DOMAINWORD"]
    assert kinds("Discard a card of SCIENCE.") == kinds("Discard a card of science.")


@pytest.mark.parametrize("word", ["NUMBER", "dot", "semicolon", "DOMAINWORD", "ANYORDER", "unknown", "END"])
def test_names_the_grammar_uses_itself_are_no_words(word):
    """Written in a text they are not taken for what the grammar calls so."""
    for text in (f"Draw {word}.", f"Draw 1 {word}", f"Draw 1 {word} discard 1.", f"Discard a card of {word}."):
        assert mistakes_in(text), text


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("Draw 2 cards.", "Draw 2."),
        ("Draw a card.", "Draw 1."),
        ("Draw 1 more card.", "Draw 1."),
        ("Discard a card.", "Discard 1."),
        ("Discard 2 cards of your hand.", "Discard 2."),
        ("Give another player a card of your hand.", "Give another player 1 card of your hand."),
        ("Put a card of your hand under the deck.", "Put 1 card of your hand under the deck."),
        ("Draw 1 and then discard 1.", "Draw 1, then discard 1."),
        (
            "Exchange a card of your hand with a card in the discard pile.",
            "Exchange a card of your hand with a card of the discard pile.",
        ),
    ],
)
def test_natural_ways_to_say_the_same(text, same):
    assert kinds(text) == kinds(same)


def test_an_or_between_places_is_not_an_or_between_deeds():
    places = kinds("Exchange a neutral card or your own card in play with a card of your hand.")
    assert [row.split()[0] for row in places] == ["Exchange"]
    deeds = kinds("Exchange a card of your hand with a neutral card or draw 1.")
    assert [row.split()[0] for row in deeds] == ["Either", "Exchange", "Jump", "Draw"]
    both = kinds("Exchange a card of your hand with a neutral card or your own card in play, or draw 1.")
    assert [row.split()[0] for row in both] == ["Either", "Exchange", "Jump", "Draw"]
    value = kinds("Take a card of value 7 or less from the discard pile or discard a card of value 7.")
    assert [row.split()[0] for row in value] == ["Either", "FromDiscard", "Jump", "DiscardCards"]


def test_sentences_are_told_apart_by_full_stops():
    assert sentences_of(" Draw 1.  Discard 2 . Draw") == [(1, "Draw 1."), (10, "Discard 2 ."), (22, "Draw")]
    assert sentences_of("") == []
    assert compile_text("  ").verbs == []
    assert compile_text("Draw 1. Discard 2.").texts == ["Draw 1.", "Discard 2."]
    assert compile_text("Draw 1, then draw 2. Discard 2.").sentence == [0, 0, 1]


@pytest.mark.parametrize(
    "deeds",
    [
        "shuffles the discard pile into the deck",
        "cuts the deck at random and reveals the card there",
        "names a domain, then turns up cards until one is of that domain, 5 at most, then discards them",
        "names a value and a domain, then searches the deck for that card, shows it and takes it",
        "looks at the top 2 cards and returns them on top in any order",
        "copies the effect of a card in play",
        "replaces a neutral card with a card of their hand",
        "exchanges a neutral card with a card of their hand",
        "gives another player 1 card of their hand",
        "picks another player",
    ],
)
def test_every_player_does_what_you_do(deeds):
    """Every verb may stand in the form that follows "every player"."""
    assert mistakes_in(f"Every player {deeds}.") == []
