"""The grammar of card texts: every rule is described, every description has an example that uses the rule."""

import logging
import re

import lark
import pytest

from techdeck.deck.files import grammar_text
from techdeck.deck.language import Form, compile_text, examples, forms, mistakes_in, parse, parser, sentences_of
from techdeck.deck.lexer import DOMAIN_WORDS, INFLECTIONS, Words, terminals, tokens, vocabulary

ALL = forms("form", "part", "place", "kind")
# Rules that only hold others together; nobody writes them as such.
CONNECTING = {"start", "sentence", "deed", "tail", "no_tail", "place", "match"}


def rules_used(text: str) -> set[str]:
    """The rules and named alternatives in the parse tree of a text."""
    return {str(part.data) for part in parse(text).iter_subtrees()}


def rules_written() -> set[str]:
    """Every rule and every named alternative of the grammar."""
    rows = [row for row in grammar_text().splitlines() if not row.startswith("//")]
    rules = {found[1] for row in rows if (found := re.match(r"\??(\w+):", row))}
    return rules | {found[1] for row in rows if (found := re.search(r"-> (\w+)$", row))}


def test_every_rule_that_people_write_is_described_once():
    described = [form.rule for form in ALL]
    assert len(described) == len(set(described))
    assert set(described) == rules_written() - CONNECTING


@pytest.mark.parametrize("form", ALL, ids=lambda form: form.rule)
def test_every_form_has_examples_that_use_it(form: Form):
    assert form.examples
    assert form.meaning.endswith(".")
    for text in form.examples:
        assert form.rule in rules_used(text)
        assert mistakes_in(text) == []
        assert compile_text(text).verbs


def test_every_word_of_the_language_stands_in_an_example():
    used = {token.type for text in examples() for token in tokens(text)}
    assert used == set(terminals())


def test_the_grammar_has_no_conflicts(caplog):
    """Where two readings would clash the parser would silently take one of them, and a form could not be written."""
    with caplog.at_level(logging.DEBUG, logger=lark.logger.name):
        lark.Lark(grammar_text() + "\n%declare " + " ".join(terminals()), parser="lalr", lexer=Words, debug=True)
    assert [record.getMessage() for record in caplog.records if "conflict" in record.getMessage()] == []


def test_the_parser_knows_every_rule():
    assert {str(rule.origin.name) for rule in parser().rules} <= rules_written() | {"deed"} | generated()


def generated() -> set[str]:
    """Rules lark makes of repetitions."""
    return {str(rule.origin.name) for rule in parser().rules if str(rule.origin.name).startswith("__")}


@pytest.mark.parametrize("text", examples())
def test_case_spacing_and_commas_do_not_matter(text):
    program = kinds(text)
    assert kinds(text.upper()) == program
    assert kinds(text.lower()) == program
    assert kinds(text.replace(" ", "   ").replace(".", " . ")) == program
    assert kinds(text.replace(" ", "\n\t")) == program
    assert kinds(text.replace(",", "")) == program


def kinds(text: str) -> list[str]:
    """The verbs of a text with their numbers, to compare programs."""
    return [f"{type(verb).__name__} {numbers_of(verb)}" for verb in compile_text(text).verbs]


def numbers_of(verb: object) -> list[int]:
    """The plain numbers among a verb's fields."""
    found = [getattr(verb, name) for name in dir(verb) if not name.startswith("_")]
    return [int(value) for value in found if isinstance(value, int)]


def test_inflections_are_read_as_their_base_word():
    assert set(INFLECTIONS.values()) <= vocabulary()
    assert kinds("Draw 1. Discard 2.") == kinds("Draws 1. Discards 2 cards.")
    assert kinds("Show a card of your hand.") == kinds("Reveals a card of their hand.")


def test_domains_are_words_of_the_language():
    assert vocabulary() >= DOMAIN_WORDS
    assert kinds("Discard a card of SCIENCE.") == kinds("Discard a card of science.")


@pytest.mark.parametrize(
    "word", ["number", "dot", "semicolon", "domainword", "numberof", "orelse", "andalso", "unknown", "$END"]
)
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
    ("text", "word", "nearest"),
    [
        ("Each player draws 1.", "every", "Every player"),
        ("All players draw 1.", "every", "Every player"),
        ("Everyone draws 1.", "every player", "Every player"),
        ("Everybody else discards 1.", "every player", "Every other player discards 1."),
        ("All other players discard 1.", "every", "Every other player discards 1."),
        ("Each of the other players discards 1.", "every", "Every other player discards 1."),
        ("Each player passes 1 card to the left.", "every", "Every player passes 1 card to the left."),
    ],
)
def test_other_words_for_every_are_told_with_every(text, word, nearest):
    [mistake] = mistakes_in(text)
    assert mistake.message == f"'{text.split()[0]}' is not understood here: write '{word}'"
    assert mistake.nearest.startswith(nearest)


def test_every_is_told_in_the_middle_of_a_sentence_too():
    [later] = mistakes_in(
        "Every player puts 1 card face down; these are shuffled and 1 is dealt to each player who put one."
    )
    assert later.message == "'each' is not understood here: write 'every'"


def test_all_is_not_taken_for_every_where_no_player_is_meant():
    [mistake] = mistakes_in("Discard all cards.")
    assert "every" not in mistake.told.lower()


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
