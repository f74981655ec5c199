"""Several cards exchanged, replaced or taken: each once, and as many as there are. (Family 3.2, 3.40)"""

from techdeck.core.effects.match import ANY, Match
from techdeck.core.effects.piles import FromDiscard, OneMoreFromDiscard
from techdeck.core.effects.pointing import DISCARD_TOP, IN_DISCARD, IN_HAND, NEUTRAL
from techdeck.core.effects.several import ExchangeOneOf, ReplaceOneOf
from techdeck.core.effects.swap import Exchange
from tests.verbs.stage import (
    events,
    hands,
    in_five_games,
    is_at_the_end,
    may_do,
    piles,
    say,
    skips,
    staged,
)
from tests.verbs.test_lying_aside import answers


@in_five_games
def test_3_40_a_card_that_was_exchanged_is_not_exchanged_again(game):
    verbs = ExchangeOneOf(IN_DISCARD, IN_HAND, True), ExchangeOneOf(IN_DISCARD, IN_HAND, False)
    table = staged(game, *verbs, hands=("K6 S6", "K7", "K8"), discard="K9 S9", answers=answers(game, "K9", "K6"))
    assert may_do(table) == {"S9"}
    say(table, "S9")
    assert may_do(table) == {"S6"}
    say(table, "S6")
    assert (hands(table)[0], is_at_the_end(table)) == ("K9 S9", True)


@in_five_games
def test_3_40_with_one_card_there_it_is_done_once(game):
    verbs = ExchangeOneOf(IN_DISCARD, IN_HAND, True), ExchangeOneOf(IN_DISCARD, IN_HAND, False)
    table = staged(game, *verbs, hands=("K6 S6", "K7", "K8"), discard="K9", answers=answers(game, "K9", "S6"))
    assert (hands(table)[0], piles(table)[1], skips(table)) == ("K6 K9", "S6", 0)
    assert (len(events(table, "exchange")), is_at_the_end(table)) == (1, True)


def test_3_40_the_one_trump_card_is_exchanged_once():
    verbs = ExchangeOneOf(NEUTRAL, IN_HAND, True), ExchangeOneOf(NEUTRAL, IN_HAND, False)
    table = staged("tricks", *verbs, hands=("K6 S6", "K7", "K8"))
    [trump] = may_do(table)
    say(table, trump, "K6")
    assert set(hands(table)[0].split()) == {"S6", trump}
    assert (len(events(table, "exchange")), is_at_the_end(table)) == (1, True)


def test_3_40_the_one_trump_card_is_replaced_once():
    verbs = ReplaceOneOf(NEUTRAL, IN_HAND, True), ReplaceOneOf(NEUTRAL, IN_HAND, False)
    table = staged("tricks", *verbs, hands=("K6 S6", "K7", "K8"))
    [trump] = may_do(table)
    say(table, trump, "K6")
    assert (hands(table)[0], len(events(table, "replace")), is_at_the_end(table)) == ("S6", 1, True)


@in_five_games
def test_with_none_there_nothing_is_done(game):
    for first in (ExchangeOneOf(IN_DISCARD, IN_HAND, True), FromDiscard(Match(ANY), False)):
        later = ExchangeOneOf(IN_DISCARD, IN_HAND, False), OneMoreFromDiscard(Match(ANY), False)
        table = staged(game, first, *later, hands=("K6", "K7", "K8"))
        assert (hands(table)[0], skips(table), is_at_the_end(table)) == ("K6", 1, True)


@in_five_games
def test_several_discarded_cards_are_taken_as_many_as_there_are(game):
    verbs = FromDiscard(Match(ANY), False), OneMoreFromDiscard(Match(ANY), False), OneMoreFromDiscard(Match(ANY), False)
    table = staged(game, *verbs, hands=("K6", "K7", "K8"), discard="K9 S9", answers=answers(game, "S9", "K9"))
    assert (hands(table)[0], skips(table), is_at_the_end(table)) == ("K6 K9 S9", 0, True)


@in_five_games
def test_a_hand_card_changes_places_with_the_top_card_of_the_discard_pile(game):
    table = staged(game, Exchange(DISCARD_TOP, IN_HAND, False), discard="K9 S9", answers=answers(game, "T6"))
    assert set(hands(table)[0].split()) == {"K6", "S6", "K9"}
    assert (len(events(table, "exchange")), is_at_the_end(table)) == (1, True)


@in_five_games
def test_without_a_discard_pile_nothing_is_exchanged_with_its_top(game):
    table = staged(game, Exchange(DISCARD_TOP, IN_HAND, False), hands=("K6", "K7", "K8"))
    assert (hands(table)[0], skips(table), is_at_the_end(table)) == ("K6", 1, True)
