"""How texts are explained: every verb has its words, every game says what the words mean there."""

import importlib
import pkgutil

import pytest

from techdeck.core import effects
from techdeck.core.effects.between_hands import TakeByChance, TakeByChoice
from techdeck.core.effects.card_shown import TakeIt
from techdeck.core.effects.conditions import FEWER_THAN_ALL, IfHandSize, IfHolds, IfThere
from techdeck.core.effects.control import IT_IS, About, Again, If, Repeat
from techdeck.core.effects.copying import THEIRS, Copy
from techdeck.core.effects.hands import Draw
from techdeck.core.effects.look import REST_UNDER, ReturnRest, TurnUntil
from techdeck.core.effects.match import ANY, OF_DOMAIN, OF_VALUE, Match
from techdeck.core.effects.people import Pick
from techdeck.core.effects.piles import FromDiscard
from techdeck.core.effects.pointing import IN_DISCARD
from techdeck.core.effects.run import Program
from techdeck.core.effects.searching import SearchFor
from techdeck.core.effects.secret import RIGHT
from techdeck.core.effects.verb import Verb
from techdeck.core.effects.whole_hands import DiscardDown, DiscardHand, DrawUntil, PassHands, RevealHand, SwapHands
from techdeck.deck.edition import load_edition
from techdeck.deck.language import compile_text, examples
from techdeck.deck.steps import CODES, steps_of
from techdeck.games import NAMES, words_of
from techdeck.rules.book import load_book
from techdeck.words.explaining import explained, meaning, sentence
from techdeck.words.verbs import NOTIONS, VERBS

ABSTRACT = {"FromHand", "OwnHand", "SecretVerb", "TakeFromHand", "TwoCards", "CountsAs"}
"""What several verbs have in common; no text has one of these."""
TEXTS = [*[card.text for card in load_edition().cards if card.text], *examples()]


def read(text: str) -> list[str]:
    """A text in words, indented by how deep a step lies."""
    return ["  " * line.depth + sentence(line.words) for line in explained(steps_of(compile_text(text)))]


def all_verbs() -> set[str]:
    """Every verb of core/effects."""
    for module in pkgutil.iter_modules(effects.__path__):
        importlib.import_module(f"techdeck.core.effects.{module.name}")
    found, left = set[str](), [Verb]
    while left:
        for verb in left.pop().__subclasses__():
            found.add(verb.__name__)
            left.append(verb)
    return found


def test_every_verb_says_how_it_is_explained():
    told = {code.split()[0] for code in VERBS}
    assert sorted(all_verbs() - told - ABSTRACT) == []
    assert sorted({code.split(".")[0] for code in CODES} - told) == []


@pytest.mark.parametrize("text", TEXTS)
def test_every_text_is_explained_in_sentences(text):
    program = compile_text(text)
    lines = explained(steps_of(program))
    assert {line.sentence for line in lines} == set(range(len(program.texts)))
    for line in lines:
        said = sentence(line.words)
        assert said[0].isupper()
        assert said.endswith((".", ":", "either", "Or"))
        assert not set("{}<>_") & set(said)
        assert "  " not in said
    assert {line.sentence for line in explained(steps_of(compile_text(text)))} == set(
        range(len(compile_text(text).texts))
    )


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("Draw 2, then discard 1.", ["You draw 2 cards from the deck.", "You discard a card from your hand."]),
        (
            "Name a value. Every other player who holds a card of that value discards one such card and draws 1.",
            [
                "You name a value from 1 to 13.",
                "Every other player who holds a card of the named value, in turn from your left:",
                "  The player discards a card of the named value from their hand.",
                "  The player draws 1 card from the deck.",
            ],
        ),
        (
            "Give another player 1 card of your hand. If you do, that player gives you 1. Draw 1.",
            [
                "You pick another player.",
                "You give a card from your hand to the player picked.",
                "Only if that was really done:",
                "  That player gives you a card from their hand.",
                "You draw 1 card from the deck.",
            ],
        ),
        (
            "Exchange a card of your hand with a neutral card, or draw 1.",
            [
                "You choose one of two things, of those that are possible: either",
                "  You exchange a card from your hand with a neutral card: each goes where the other was.",
                "Or",
                "  You draw 1 card from the deck.",
            ],
        ),
        (
            "Look at the bottom card of the deck.",
            [
                "You look at the bottom card of the deck and set it aside.",
                "Whatever is still set aside when the text ends goes back to where it came from.",
            ],
        ),
        (
            "Look at the top card of the deck. You may put it under the deck.",
            [
                "You look at the top card of the deck and set it aside.",
                "You may do this, or leave it:",
                "  What is still set aside goes under the deck.",
                "Whatever is still set aside when the text ends goes back to where it came from.",
            ],
        ),
        (
            "You may reveal 2 cards of your hand of one domain. If you do, draw 2.",
            [
                "You may show everybody 2 cards of one domain from your hand and keep them.",
                "Only if that was really done:",
                "  You draw 2 cards from the deck.",
            ],
        ),
    ],
)
def test_a_text_reads_as_it_is_carried_out(text, lines):
    assert read(text) == lines


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Look at the top card of the deck.", "Look at the bottom card of the deck."),
        ("Every player passes 1 card to the left.", "Every player passes 1 card to the right."),
        ("Every player draws 1.", "Every other player draws 1."),
        ("Draw 1.", "You may draw 1."),
        ("Discard 1.", "Discard any number of cards of your hand."),
        ("Discard all science cards.", "Discard any number of science cards."),
        ("Put 1 card of your hand under the deck.", "Put a card of your hand on top of the deck."),
    ],
)
def test_texts_that_differ_are_told_apart(one, other):
    assert read(one) != read(other)


def repeat() -> list[Verb]:
    """Do something twice."""
    loop = Repeat(2, 2)
    return [loop, Draw(1), Again(loop)]


@pytest.mark.parametrize(
    ("verbs", "lines"),
    [
        ([DrawUntil(7)], ["You draw from the deck until you have 7 cards in hand."]),
        ([DiscardDown(1)], ["You discard cards of your choice until you have 1 card in hand."]),
        (
            [DiscardHand(), Draw(-1)],
            ["You discard your whole hand.", "You draw as many cards from the deck as were just moved."],
        ),
        ([Pick(1), SwapHands()], ["You pick another player.", "You and the player picked swap hands."]),
        ([Pick(0, False, True)], ["You pick a player, perhaps yourself."]),
        ([PassHands(RIGHT)], ["All players pass their whole hand to the right, at the same time."]),
        ([TakeByChance(1)], ["You take 1 card at random from the hand of the player picked."]),
        ([TakeByChoice(2)], ["You look at the hand of the player picked and take 2 cards of your choice."]),
        (
            [Pick(3), About(True, 1), RevealHand(), About(False)],
            ["You pick another player.", "That player shows everybody their whole hand."],
        ),
        ([FromDiscard(Match(ANY), True, True)], ["You put a card from the discard pile under the deck."]),
        (
            [TurnUntil(0, Match(OF_DOMAIN, 2)), TakeIt(), ReturnRest(REST_UNDER, False)],
            [
                "You turn up cards from the deck and set them aside, until one is a technology card.",
                "You take that card into your hand.",
                "What is still set aside goes under the deck.",
            ],
        ),
        (
            [SearchFor(Match(OF_DOMAIN, 1), True)],
            [
                "You search the deck, pick a science card from it, show it and take it into your hand; the deck is "
                "shuffled, and if there is none, the text ends."
            ],
        ),
        (repeat(), ["Do this twice, one after the other:", "  You draw 1 card from the deck."]),
        (
            [IfHolds(Match(OF_VALUE, 7), 1, 1), Draw(1)],
            ["Only if you hold a card of value 7:", "  You draw 1 card from the deck."],
        ),
        (
            [IfHolds(Match(OF_DOMAIN, 1), 2, 1), Draw(1)],
            ["Only if you hold 2 or more science cards:", "  You draw 1 card from the deck."],
        ),
        ([IfHolds(Match(ANY), 1, 1, True), Draw(1)], ["Only if you hold no card:", "  You draw 1 card from the deck."]),
        (
            [IfThere(IN_DISCARD, Match(ANY), 3, 1), Draw(1)],
            ["Only if there are 3 or more cards in the discard pile:", "  You draw 1 card from the deck."],
        ),
        (
            [IfHandSize(FEWER_THAN_ALL, 0, 1), Draw(1)],
            ["Only if you have fewer cards in hand than every other player:", "  You draw 1 card from the deck."],
        ),
        (
            [If(IT_IS, Match(OF_DOMAIN, 0), 1, False, True), Draw(1)],
            ["Only if it is not a knowledge card:", "  You draw 1 card from the deck."],
        ),
        ([Copy(THEIRS)], ["You carry out the text of a card in play that another player controls."]),
    ],
)
def test_every_verb_reads_well(verbs, lines):
    program = Program(verbs, [0] * len(verbs), ["..."], [(0, 3)])
    assert ["  " * line.depth + sentence(line.words) for line in explained(steps_of(program))] == lines


@pytest.mark.parametrize("game", NAMES)
def test_every_game_says_what_the_words_mean_there(game):
    words = words_of(game)
    known = words["terms"].keys() | words["places"].keys()
    assert NOTIONS.keys() - {"another player", "search"} <= known
    clauses = [
        (name.lower(), number.strip())
        for meant in words["places"].values()
        if meant.endswith(")")
        for name, _, numbers in [meant.rpartition("(")[2].rstrip(")").partition(" ")]
        for number in numbers.split(",")
    ]
    assert all(load_book(name).clause(number) for name, number in clauses)


def nothing_in(game: str, text: str) -> list[int]:
    """The sentences that can do nothing in a game."""
    steps = steps_of(compile_text(text))
    return meaning(steps, explained(steps), words_of(game)).nothing


def test_what_can_do_nothing_in_a_game_is_told():
    neutral = "Exchange a card of your hand with a neutral card."
    own = "Replace your own card in play with a card of your hand."
    text = f"Draw 1. {neutral} {own}"
    assert {game: nothing_in(game, text) for game in NAMES} == {
        "exchange": [2],
        "city": [],
        "tricks": [],
        "paradoxical": [],
        "chess": [1],
    }
    either = "Exchange a neutral card or your own card in play with a card of your hand."
    assert [nothing_in(game, either) for game in NAMES] == [[]] * 5


def test_two_decks_are_spoken_of_only_where_a_step_takes_from_one():
    for text, asked in (("Draw 1.", True), ("You may draw 1.", True), ("Discard 1.", False)):
        steps = steps_of(compile_text(text))
        assert ("a pile" in meaning(steps, explained(steps), words_of("paradoxical")).notions) == asked
