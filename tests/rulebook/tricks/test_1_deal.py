"""The deal. (Tricks 1)"""

import pytest

from techdeck.core.zones import DECK, HAND
from tests.rulebook.words import dealt, to_round
from tests.tricks_table import hand, known_to


@pytest.mark.parametrize(("players", "left"), [(2, 26), (3, 15), (4, 4)])
def test_1_1_ten_cards_each_in_every_round(players, left):
    """What is left in the draw deck is the note 1.3."""
    table = dealt(players)
    for number in (1, 2, 3):
        to_round(table, number)
        assert [int(table.zones.count(HAND + seat)) for seat in range(players)] == [10] * players
        assert table.zones.count(DECK) == left


@pytest.mark.parametrize("players", [2, 3, 4])
def test_1_2_only_you_see_your_hand(players):
    table = dealt(players)
    for seat in range(players):
        assert table.view(seat).hand(seat) == table.zones.listed(HAND + seat)
        others = [other for other in range(players) if other != seat]
        assert all(table.view(seat).hand(other) == [] for other in others)
        assert known_to(table, seat).isdisjoint(card for other in others for card in hand(table, other).split())
    assert all(table.view(None).hand(seat) == [] for seat in range(players))
