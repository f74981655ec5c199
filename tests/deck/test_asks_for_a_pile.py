"""Every sentence that takes from a deck or a discard pile asks which one where there are two. (Family 3.28)"""

import re

import pytest

from techdeck.core.cards import parse_card
from techdeck.core.effects.registers import PC
from techdeck.core.effects.run import ChoosePile, Program
from techdeck.core.rng import fast_rng
from techdeck.deck.language import examples
from techdeck.games.paradoxical.phases import Turn
from techdeck.games.paradoxical.places import Paradoxical
from tests.paradoxical_table import do, paradoxical_table
from tests.rulebook.words import edition_with

A_PILE = re.compile(r"\bdeck\b|\bdiscard pile\b|\b(?:top|bottom) (?:card|\d+ cards)\b", re.IGNORECASE)
"""Words that speak of a pile."""

NOT_ASKED = {
    "under the deck": "a card goes under its own deck",
    "on top of the deck": "a card goes on its own deck",
    "on the top or the bottom of the deck": "a card goes to its own deck",
    "to the bottom of the deck": "a card goes under its own deck",
    "on the bottom of the deck": "a card goes under its own deck",
    "into the deck": "a card is shuffled into its own deck",
    "into the discard pile": "a card goes to its own discard pile",
    "search the deck for that card": "the card that was named tells the deck",
}
"""What is said of a pile without taking from one that could be another, each with the reason."""

PLAYS = 12
"""Plays of a text by chance: enough that each of its sentences has had something to do."""


def takes_from_a_pile(sentence: str) -> bool:
    """Whether a sentence speaks of a pile that could be one of two."""
    plain = sentence.lower()
    for words in NOT_ASKED:
        plain = plain.replace(words, "")
    return A_PILE.search(plain) is not None


TEXTS = [text for text in examples() if takes_from_a_pile(text)]


def table_with(edition: str, seed: int) -> Paradoxical:
    """A table where whatever a text speaks of is there: both piles of both decks, hands, rows and a pool."""
    return paradoxical_table(
        ["K5 T5 S12", "K6 V6 T12"],
        hands=["K3 K4 S4 T4 V4 S1 T1", "S5 V5 T6"],
        deck_1="K7 S7 K8 S8 K9",
        deck_2="T7 V7 T8 V8 T9",
        discard_1="K1 S10 K11 S2 K2",
        discard_2="V1 V10 T11 V2 T2",
        pool="K13 S13 T13 V13",
        edition=edition,
        seed=seed,
        watch=False,
    )


def asked_in(edition: str) -> tuple[Program, set[int]]:
    """The text of K3, and the numbers of its sentences in which a pile was asked for when it was used."""
    asked: set[int] = set()
    for seed in range(PLAYS):
        table, rng = table_with(edition, seed), fast_rng(seed, "piles")
        program = table.game.deck.programs[parse_card("K3")]
        do(table, "K3")
        while not isinstance(table.top, Turn):
            top = table.top
            if isinstance(top, ChoosePile) and top.run.program is program:
                asked.add(program.sentence[int(top.run.get(table, PC))])
            seat = int(table.current_player())
            choices = table.legal_actions(seat)
            table.apply_action(choices[rng.below(len(choices))], seat)
    return program, asked


@pytest.mark.parametrize("text", TEXTS)
def test_3_28_every_example_that_takes_from_a_pile_asks_which(tmp_path, text):
    program, asked = asked_in(edition_with(tmp_path, knowledge_3=text))
    wanted = [number for number, sentence in enumerate(program.texts) if takes_from_a_pile(sentence)]
    assert [program.texts[number] for number in wanted if number not in asked] == []


def test_the_examples_speak_of_piles_in_many_ways():
    assert len([text for text in TEXTS if takes_from_a_pile(text)]) > 30
    assert [words for words in NOT_ASKED if not any(words in text.lower() for text in examples())] == []
