"""The texts of the open edition mean what they have always meant, verb by verb."""

from pathlib import Path

import pytest

from techdeck.core.cards import card_id
from techdeck.deck.edition import load_edition
from techdeck.deck.language import compile_text
from tests.deck.programs import verb_by_verb

KEPT = (Path(__file__).parent / "open_edition_programs.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("row", KEPT, ids=lambda row: row.split()[0])
def test_a_text_means_what_it_has_always_meant(row):
    card, _, verbs = row.partition(" ")
    [text] = [one.text for one in load_edition().cards if card_id(one.card) == card]
    assert verb_by_verb(compile_text(text)) == verbs


def test_no_card_is_forgotten():
    assert len(KEPT) == 52
