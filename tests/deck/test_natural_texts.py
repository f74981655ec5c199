"""Card texts as card games word them mean what a player expects, and near-misses are told apart."""

import re
from itertools import combinations

import pytest

from techdeck.core.effects.verb import Verb
from techdeck.deck.canonical import Steps, canonical
from techdeck.deck.language import compile_text, mistakes_in
from tests.deck.natural import meaningless, natural_texts, near_misses

UNDERSTOOD = 1297
"""So many of the natural texts are read as what they mean; raise it with the language, never lower it."""
TOLD_APART = 631
"""So many of the near-misses have a program of their own."""


def meaning(text: str) -> str:
    """The canonical program of a text; none if it is refused."""
    return "" if mistakes_in(text) else canonical(compile_text(text))


def test_the_page_is_long_enough_and_no_text_stands_there_twice():
    texts = [text for text, _ in natural_texts()]
    assert len(texts) == len(set(texts)) >= 150
    assert sum(map(len, near_misses())) + len(meaningless()) >= 60


def test_natural_texts_mean_what_a_player_expects():
    """As many as the pinned number, and no text means something else than what stands beside it."""
    read = {text: meaning(text) for text, _ in natural_texts()}
    wrong = [(text, read[text], right) for text, right in natural_texts() if read[text] not in ("", right)]
    assert wrong == []
    assert sum(map(bool, read.values())) == UNDERSTOOD


def test_near_misses_are_told_apart():
    for group in near_misses():
        for one, other in combinations([text for text in group if meaning(text)], 2):
            assert meaning(one) != meaning(other), (one, other)
    assert sum(bool(meaning(text)) for group in near_misses() for text in group) == TOLD_APART


@pytest.mark.parametrize("text", meaningless())
def test_what_no_card_can_mean_is_refused(text):
    assert mistakes_in(text)


def all_verbs(kind: type[Verb]) -> list[type[Verb]]:
    """A class of verbs and those below it."""
    return [kind, *[below for one in kind.__subclasses__() for below in all_verbs(one)]]


def test_every_verb_has_its_words():
    verbs = [kind.__name__ for kind in all_verbs(Verb) if not kind.__subclasses__()]
    told = [f"t_{re.sub('(?<=.)(?=[A-Z])', '_', name).lower()}" for name in verbs]
    assert [name for name in told if not hasattr(Steps, name)] == []


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("Draw two (2) cards.", "Draw two cards."),
        ("Discard a card (at random).", "Discard a card at random."),
        ("Draw a card. (The deck is face down.)", "Draw a card."),
        ("Draw a card (from the deck), then discard a card.", "Draw a card, then discard a card."),
    ],
)
def test_reminders_in_parentheses_change_nothing(text, same):
    assert meaning(text) == meaning(same) != ""


@pytest.mark.parametrize(
    "text",
    ["Each player draws a card (except you).", "Draw a card. (Only if you have none.)", "Discard a card (You may.)."],
)
def test_what_restricts_in_parentheses_is_not_left_out(text):
    assert mistakes_in(text)
