"""The player a text means: a neighbour, one by chance, the one with the most cards; every other one in turn."""

import pytest

from techdeck.core.effects.between_hands import TakeByChance
from techdeck.core.effects.control import May, NextPlayer, WithEach
from techdeck.core.effects.hands import Give
from techdeck.core.effects.people import PeekHand
from techdeck.core.effects.seats import BY_CHANCE, FEWEST_CARDS, MOST_CARDS, ON_LEFT, ON_RIGHT, OTHER_SIDE, PickOf
from tests.city_table import city_table
from tests.verbs.stage import (
    events,
    hands,
    in_five_games,
    in_games_for_three,
    is_at_the_end,
    knowing,
    may_do,
    program,
    say,
    skips,
    staged,
    with_programs,
)


def picked(table) -> list[int]:
    """Who was picked."""
    return [event.other for event in events(table, "pick_player")]


@in_five_games
def test_3_36_a_neighbour_is_picked_without_a_question(game):
    left = staged(game, PickOf(ON_LEFT, 1), PeekHand())
    right = staged(game, PickOf(ON_RIGHT, 1), PeekHand())
    assert (is_at_the_end(left), is_at_the_end(right)) == (True, True)
    assert (picked(left), picked(right)) == ([1], [1 if game == "chess" else 2])
    assert knowing(left, "K7 S7") == "01 01"


@in_five_games
def test_3_36_with_two_players_one_is_both_neighbours(game):
    table = staged(game, PickOf(ON_LEFT, 1), PeekHand(), PickOf(OTHER_SIDE, 1), PeekHand())
    two = game == "chess"
    assert (picked(table), skips(table), is_at_the_end(table)) == ([1] if two else [1, 2], 1 if two else 0, True)


@in_games_for_three
def test_3_36_by_chance_it_is_each_other_player_sooner_or_later(game):
    tables = [staged(game, PickOf(BY_CHANCE, 1), TakeByChance(1), seed=seed) for seed in range(12)]
    assert {seat for table in tables for seat in picked(table)} == {1, 2}
    assert all(map(is_at_the_end, tables))


@in_five_games
def test_3_36_the_player_with_the_most_or_the_fewest_cards(game):
    """A used card counts as one of the hand: seat 0 has four, in City three."""
    table = staged(game, PickOf(MOST_CARDS, 0, False, True))
    assert (picked(table), is_at_the_end(table)) == ([0], True)
    table = staged(game, PickOf(MOST_CARDS, 1), TakeByChance(1))
    assert (picked(table), is_at_the_end(table)) == ([1], True)
    table = staged(game, PickOf(FEWEST_CARDS, 1), TakeByChance(1))
    assert (picked(table), is_at_the_end(table)) == ([1 if game == "chess" else 2], True)


@in_games_for_three
def test_3_36_among_equals_you_choose(game):
    table = staged(game, PickOf(FEWEST_CARDS, 1), TakeByChance(1), hands=("K6 S6 T6", "K7", "K8"))
    assert may_do(table) == {"seat 1", "seat 2"}
    say(table, "seat 2")
    assert (picked(table), hands(table)[2], is_at_the_end(table)) == ([2], "", True)


@pytest.mark.parametrize("which", [ON_LEFT, ON_RIGHT, OTHER_SIDE, BY_CHANCE, MOST_CARDS])
def test_alone_there_is_nobody_to_pick(which):
    table = city_table(["K6"], "V3 K5:0", phase="effects", deck="K9 S9")
    table.game.deck = with_programs(table.game.deck, {"K5": program(PickOf(which, 1), TakeByChance(1), May(0))})
    table.watch()
    say(table, "K5")
    assert (picked(table), skips(table), hands(table), is_at_the_end(table)) == ([], 1, ["K6"], True)


@in_five_games
def test_3_7_with_every_other_player_in_turn(game):
    loop = WithEach(2)
    table = staged(game, loop, TakeByChance(1), NextPlayer(loop), hands=("K6", "K7", "K8"))
    assert is_at_the_end(table)
    assert hands(table) == (["K6 K7", ""] if game == "chess" else ["K6 K7 K8", "", ""])


@in_games_for_three
def test_who_gives_every_other_player_a_card_goes_on_as_long_as_there_are_any(game):
    loop = WithEach(2)
    table = staged(game, loop, Give(1, False), NextPlayer(loop), hands=("K6", "K7", "K8"), answers="K6")
    assert (hands(table), skips(table), is_at_the_end(table)) == (["", "K6 K7", "K8"], 1, True)
