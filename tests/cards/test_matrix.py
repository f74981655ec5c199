"""docs/matrix.md says what the tests say."""

import pytest

from techdeck.core.cards import card_id
from techdeck.games import games
from tools.matrix_page import DOES, NOTHING, PAGE, page, phrase


def test_the_page_is_up_to_date():
    assert PAGE.read_text(encoding="utf-8") == page(), "rewrite it: make docs"


@pytest.mark.parametrize("game", games())
def test_no_cell_is_empty(game):
    cards = [card_id(card) for card in range(52)]
    assert [card for card in cards if not phrase(card, game, DOES) or not phrase(card, game, NOTHING)] == []
