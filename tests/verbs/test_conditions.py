"""If you hold, if there is, if you have fewer cards; do this twice; any player; cards by chance. (Family 3.34, 3.35)"""

import pytest

from techdeck.core.effects.conditions import (
    AT_LEAST_CARDS,
    AT_MOST_CARDS,
    FEWER_THAN_ALL,
    FEWER_THAN_PICKED,
    MORE_THAN_ALL,
    MORE_THAN_PICKED,
    IfHandSize,
    IfHolds,
    IfThere,
)
from techdeck.core.effects.control import IT_IS, About, Again, Every, If, NextPlayer, Repeat
from techdeck.core.effects.hands import AS_MANY, DiscardCards, Draw
from techdeck.core.effects.match import ANY, AT_LEAST, OF_DOMAIN, OF_VALUE, Match
from techdeck.core.effects.people import Pick
from techdeck.core.effects.pointing import IN_DISCARD, IN_PLAY, NEUTRAL, OWN
from techdeck.core.effects.revealing import RevealCards
from techdeck.core.effects.verb import Verb
from techdeck.core.effects.whole_hands import DiscardByChance, DiscardHand
from tests.verbs.stage import (
    HANDS,
    events,
    hands,
    in_five_games,
    is_at_the_end,
    may_do,
    pile_asked,
    say,
    skips,
    staged,
)

SCIENCE, SERVICE = Match(OF_DOMAIN, 1), Match(OF_DOMAIN, 3)


def holds(game: str, condition: Verb, held: tuple[str, ...] = HANDS, discard: str = "") -> bool:
    """Whether the condition holds: then seat 0 discards its hand."""
    table = staged(game, condition, DiscardHand(), hands=held, deck="K10 S10", discard=discard)
    assert is_at_the_end(table)
    return len(events(table, "discard")) == 1


@in_five_games
def test_3_34_if_you_hold_a_card_of_the_kind(game):
    assert holds(game, IfHolds(SCIENCE, 1, 1))
    assert not holds(game, IfHolds(SCIENCE, 2, 1))
    assert not holds(game, IfHolds(SERVICE, 1, 1))
    assert holds(game, IfHolds(SERVICE, 1, 1, True))
    assert holds(game, IfHolds(Match(AT_LEAST, 6), 3, 1))


@in_five_games
def test_if_there_is_such_a_card(game):
    discarded = "S9 T9"
    assert holds(game, IfThere(IN_DISCARD, SCIENCE, 1, 1), discard=discarded)
    assert not holds(game, IfThere(IN_DISCARD, SERVICE, 1, 1), discard=discarded)
    assert holds(game, IfThere(IN_DISCARD, Match(ANY), 2, 1), discard=discarded)
    assert holds(game, IfThere(IN_DISCARD, Match(ANY), 1, 1, True))


@pytest.mark.parametrize(
    ("game", "neutral", "own", "in_play"),
    [("tricks", 1, 1, 4), ("city", 1, 1, 2), ("exchange", 4, 0, 4), ("paradoxical", 0, 0, 0), ("chess", 0, 0, 4)],
)
def test_what_there_is_in_play_each_game_says(game, neutral, own, in_play):
    """Tricks has the trump card and three goals; City V3 and a company; Exchange four stacks; Chess four kings."""
    for place, count in ((NEUTRAL, neutral), (OWN, own), (IN_PLAY, in_play)):
        assert holds(game, IfThere(place, Match(ANY), count, 1))
        assert not holds(game, IfThere(place, Match(ANY), count + 1, 1))


@in_five_games
def test_3_12_the_used_card_counts_in_the_hand(game):
    size = 3 if game == "city" else 4
    assert holds(game, IfHandSize(AT_LEAST_CARDS, size, 1))
    assert not holds(game, IfHandSize(AT_LEAST_CARDS, size + 1, 1))
    assert holds(game, IfHandSize(AT_MOST_CARDS, size, 1))
    assert not holds(game, IfHandSize(AT_MOST_CARDS, size - 1, 1))


@in_five_games
def test_fewer_or_more_cards_than_any_other_player(game):
    few, many = ("K6", "K7 S7 T7", "K8 S8 T8"), ("K6 S6 T6 K9", "K7", "K8")
    equal = ("K6", "K7 S7" if game != "city" else "K7", "K8 S8 T8")
    assert holds(game, IfHandSize(FEWER_THAN_ALL, 0, 1), few)
    assert not holds(game, IfHandSize(FEWER_THAN_ALL, 0, 1), equal)
    assert not holds(game, IfHandSize(FEWER_THAN_ALL, 0, 1), many)
    assert holds(game, IfHandSize(MORE_THAN_ALL, 0, 1), many)
    assert not holds(game, IfHandSize(MORE_THAN_ALL, 0, 1), few)


@in_five_games
def test_fewer_or_more_cards_than_the_picked_player(game):
    few = ("K6", "K7 S7 T7", "")
    for test, so in ((FEWER_THAN_PICKED, 1), (MORE_THAN_PICKED, 0)):
        table = staged(game, Pick(2), IfHandSize(test, 0, 1), DiscardHand(), hands=few, answers="seat 1")
        assert (len(events(table, "discard")), is_at_the_end(table)) == (so, True)


@in_five_games
def test_if_it_is_not_of_the_kind(game):
    verbs = (RevealCards(1, Match(ANY), False), If(IT_IS, SCIENCE, 1, False, True), DiscardHand())
    for card, discarded in (("S6", 0), ("K6", 1)):
        table = staged(game, *verbs, answers=card)
        assert (len(events(table, "discard")), is_at_the_end(table)) == (discarded, True)
    nothing = staged(game, If(IT_IS, SCIENCE, 1, False, True), DiscardHand())
    assert events(nothing, "discard") == [], "where no card was shown, it is neither"


@in_five_games
def test_3_35_do_this_twice(game):
    repeat = Repeat(2, 3)
    verbs = (repeat, Draw(1), DiscardCards(1, 1, Match(ANY)), Again(repeat))
    table = staged(game, *verbs, deck="K9 S9 K10 S10", answers=pile_asked(game))
    say(table, "K9")
    assert may_do(table) == {"K6", "S6", "T6", "S9"}
    say(table, "K6")
    assert is_at_the_end(table)
    assert (hands(table)[0], len(events(table, "draw"))) == ("S6 S9 T6", 2)


@in_five_games
def test_that_many_times_may_be_none(game):
    repeat = Repeat(AS_MANY, 2)
    verbs = (DiscardCards(0, 108, Match(ANY)), repeat, Draw(1), Again(repeat))
    table = staged(game, *verbs, deck="K9 S9 K10", answers="K6, S6, no")
    if game == "paradoxical":
        say(table, "pile 1")
    assert (hands(table)[0], is_at_the_end(table)) == ("K9 S9 T6", True)
    table = staged(game, *verbs, deck="K9 S9 K10", answers="no")
    assert (hands(table)[0], skips(table), is_at_the_end(table)) == ("K6 S6 T6", 1, True)


@in_five_games
def test_each_player_does_it_twice(game):
    repeat, every = Repeat(2, 2), Every(False, Match(ANY), False, 4)
    verbs = (every, repeat, Draw(1), Again(repeat), NextPlayer(every))
    table = staged(game, *verbs, hands=("", "", ""), deck="K9 S9 K10 S10 K11 S11", answers=pile_asked(game))
    assert [len(one.split()) for one in hands(table)] == [2] * int(table.players)


@in_five_games
def test_anyone_may_be_picked_even_oneself(game):
    verbs = (Pick(3, False, True), About(True, 1), Draw(1), About(False))
    table = staged(game, *verbs, deck="K9 S9")
    assert {f"seat {seat}" for seat in range(int(table.players))} == may_do(table)
    say(table, "seat 0", *([pile_asked(game)] if pile_asked(game) else []))
    assert (hands(table)[0], is_at_the_end(table)) == ("K6 K9 S6 T6", True)


@in_five_games
def test_3_30_cards_are_discarded_by_chance(game):
    gone = set()
    for seed in range(12):
        table = staged(game, DiscardByChance(1), seed=seed)
        assert is_at_the_end(table)
        gone.add(events(table, "discard")[0].cards[0])
    assert gone == {5, 18, 31}
    empty = staged(game, DiscardByChance(2), hands=("", "K7", "K8"))
    assert (skips(empty), is_at_the_end(empty)) == (1, True)
    value = Match(OF_VALUE, 6)
    table = staged(game, DiscardByChance(2), IfHolds(value, 1, 1), DiscardHand())
    assert len(events(table, "discard")) == 3
