"""The effects of cards in another player's area. (Family 4.1)"""

import pytest

from techdeck.core.effects.control import May
from techdeck.core.effects.copying import OF_PICKED, THEIRS, Copy
from techdeck.core.effects.people import Pick
from tests.table_words import action_of
from tests.verbs.stage import is_at_the_end, may_do, program, skips, staged, table_of, with_programs


@pytest.mark.parametrize(
    ("game", "cards"),
    [("tricks", {"S1", "T1"}), ("chess", {"K13", "T13"}), ("city", {"T5"}), ("paradoxical", {"S9", "T9"})],
)
def test_a_card_that_another_player_controls_is_copied(game, cards):
    """Goals, pieces with their kings, companies, tableaus; never the user's own cards, nor neutral ones."""
    table = table_of(game, ("K6", "K7", "K8") if game != "chess" else ("K6", "K7"), "K9 S10", "", 1, theirs=True)
    table.game.deck = with_programs(table.game.deck, {"K5": program(Copy(THEIRS), May(0))})
    table.watch()
    table.apply_action(action_of(table, "K5"), 0)
    assert may_do(table) == cards


def test_where_nobody_controls_a_card_there_is_nothing_to_copy():
    table = staged("exchange", Copy(THEIRS))
    assert (skips(table), is_at_the_end(table)) == (1, True)


def test_a_card_of_the_picked_player():
    table = staged("tricks", Pick(1), Copy(OF_PICKED), answers="seat 2")
    assert may_do(table) == {"T1"}
    nobody = staged("exchange", Pick(1), Copy(OF_PICKED), answers="seat 2")
    assert (skips(nobody), is_at_the_end(nobody)) == (1, True)
