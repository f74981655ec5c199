"""Setup. (Tricks 0)"""

import pytest

from techdeck import TechdeckError, load_game
from techdeck.core.zones import DECK, DISCARD, EXPELLED, HAND
from techdeck.games.tricks.names import TRUMP_DISCARD
from tests.rulebook.words import dealt, goals, no_trades, to_round, trump_card, trump_deck
from tests.tricks_table import shown_zone, zone

SIZES = (2, 3, 4)


@pytest.mark.parametrize("players", SIZES)
def test_0_1_two_to_four_play_with_one_deck(players):
    game = load_game("tricks", players)
    assert (game.min_players, game.max_players, game.cards) == (2, 4, 54)


@pytest.mark.parametrize("players", [0, 1, 5, 6])
def test_0_1_no_other_number_can_play(players):
    with pytest.raises(TechdeckError, match="2 to 4 players"):
        load_game("tricks", players)


@pytest.mark.parametrize("players", SIZES)
def test_0_2_the_wilds_are_expelled(players):
    table = dealt(players)
    assert zone(table, EXPELLED).split() == ["W2", "W1"]
    to_round(table, 2)
    assert {"W1", "W2"} < set(zone(table, EXPELLED).split())


@pytest.mark.parametrize("players", SIZES)
def test_0_3_everybody_is_dealt_a_1_face_up(players):
    table = dealt(players)
    assert len(set(goals(table))) == players
    assert set(goals(table)) <= {"K1", "S1", "T1", "V1"}
    seen = [shown_zone(table, None, "goal", seat)["cards"] for seat in range(players)]
    assert seen == [[goal] for goal in goals(table)]


def test_0_3_goals_are_dealt_at_random_and_kept():
    assert {goals(dealt(2, seed))[0] for seed in range(40)} == {"K1", "S1", "T1", "V1"}
    table = dealt(3)
    before = goals(table)
    to_round(table, 3)
    assert goals(table) == before


@pytest.mark.parametrize(("players", "ways"), [(2, 12), (3, 24), (4, 24)])
def test_0_3_every_seats_goal_is_dealt_at_random(players, ways):
    """Every way to deal them comes up."""
    assert len({tuple(goals(dealt(players, seed))) for seed in range(200)}) == ways


@pytest.mark.parametrize("players", SIZES)
def test_0_4_the_2s_are_the_trump_deck(players):
    table = dealt(players)
    assert trump_deck(table) | {trump_card(table)} == {"K2", "S2", "T2", "V2"}
    assert shown_zone(table, 0, "trump_deck") == {"count": 3, "cards": [None, None, None]}


def test_0_4_the_trump_deck_is_shuffled():
    assert {trump_card(dealt(4, seed)) for seed in range(40)} == {"K2", "S2", "T2", "V2"}


@pytest.mark.parametrize(("players", "size"), [(2, 46), (3, 45), (4, 44)])
def test_0_5_all_other_cards_are_the_draw_deck(players, size):
    """Looked at after the deal: the deck and the hands together are what was shuffled."""
    table = dealt(players)
    drawn = zone(table, DECK).split() + [card for s in range(players) for card in zone(table, HAND + s).split()]
    assert len(drawn) == size
    unused = {"K1", "S1", "T1", "V1"} - set(goals(table))
    assert unused <= set(drawn)
    assert not any(card in drawn for card in ["K2", "S2", "T2", "V2", "W1", "W2", *goals(table)])


def test_0_5_the_draw_deck_is_shuffled():
    assert len({zone(dealt(2, seed), DECK) for seed in range(20)}) == 20


@pytest.mark.parametrize("players", SIZES)
def test_0_6_both_discard_piles_start_empty(players):
    table = dealt(players)
    no_trades(table)
    assert (zone(table, DISCARD), zone(table, TRUMP_DISCARD)) == ("", "")
