"""A card counts as any value its player names, for as long as the text prints. (Family 5.1, 5.2, 5.6)"""

import pytest

from techdeck.core.cards import parse_card
from techdeck.core.counting import AS_USUAL, UNTIL_NEXT_ROUND, UNTIL_ROUND, UNTIL_TURN
from techdeck.core.effects.change import CountsAsValue
from techdeck.core.effects.match import ANY, Match
from techdeck.core.effects.revealing import RevealCards
from tests.verbs.stage import events, in_five_games, is_at_the_end, skips, staged


@in_five_games
@pytest.mark.parametrize("printed", [AS_USUAL, UNTIL_TURN, UNTIL_ROUND, UNTIL_NEXT_ROUND])
def test_5_6_a_card_counts_as_the_value_named(game, printed):
    table = staged(game, RevealCards(1, Match(ANY), False), CountsAsValue(printed), answers="S6, value 13")
    assert is_at_the_end(table)
    card = parse_card("S6")
    assert (table.value_of(card), table.domain_of(card)) == (13, 1)
    [event] = events(table, "counts_as")
    assert event.about == {"value": 13, "domain": "science", "until": table.ends_with(table.altered[card])}
    assert table.altered[card] == table.lasts_until(printed)


@in_five_games
def test_where_no_card_was_shown_none_counts_as_another_value(game):
    table = staged(game, RevealCards(1, Match(ANY), False), CountsAsValue(), hands=("", "K7", "K8"))
    assert (skips(table), is_at_the_end(table), events(table, "counts_as")) == (2, True, [])
