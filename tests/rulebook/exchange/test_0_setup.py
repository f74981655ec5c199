"""Setup. (Exchange 0)"""

import pytest

from techdeck import TechdeckError, load_game
from techdeck.core.zones import DECK, DISCARD, HAND
from techdeck.games.exchange.names import FIRST
from tests.exchange_table import (
    all_done,
    dealt,
    do,
    exchange_table,
    frame,
    hand,
    heard,
    market,
    phase_of,
    play_on,
    seen,
    stack,
    zone,
)

SIZES = (2, 3, 4, 5, 6)


@pytest.mark.parametrize(("players", "cards"), [(2, 54), (3, 54), (4, 54), (5, 108), (6, 108)])
def test_0_1_one_deck_up_to_four_players_and_two_decks_above(players, cards):
    game = load_game("exchange", players)
    assert (game.min_players, game.max_players, game.cards) == (2, 6, cards)


@pytest.mark.parametrize("players", [1, 7])
def test_0_1_no_other_number_can_play(players):
    with pytest.raises(TechdeckError, match="2 to 6 players"):
        load_game("exchange", players)


@pytest.mark.parametrize("players", SIZES)
def test_0_2_the_1s_begin_the_four_stacks(players):
    """Data Mining, Material Sciences, Internet of Things and E-commerce lie there for all to see."""
    table = dealt_without_wilds(players)
    assert [stack(table, letter) for letter in "KSTV"] == ["K1", "S1", "T1", "V1"]
    assert market(table) == [1, 1, 1, 1]
    zones = {zone["name"]: zone for zone in seen(table)["zones"]}
    assert zones["science_stack"] == {"name": "science_stack", "seat": None, "count": 1, "cards": ["S1"]}


def test_0_3_with_two_decks_the_copies_of_the_1s_are_shuffled_in():
    table = dealt_without_wilds(5)
    others = {card for seat in range(5) for card in hand(table, seat).split()} | set(zone(table, DECK).split())
    assert {"K1'", "S1'", "T1'", "V1'"} <= others
    assert [stack(table, letter) for letter in "KSTV"] == ["K1", "S1", "T1", "V1"]


@pytest.mark.parametrize(("players", "held"), [(2, 10), (3, 8), (4, 8), (5, 8), (6, 8)])
def test_0_4_everybody_is_dealt_8_cards_or_10_with_two_players(players, held):
    table = dealt_without_wilds(players)
    assert [int(table.zones.count(HAND + seat)) for seat in range(players)] == [held] * players


def test_0_4_the_wilds_are_shuffled_in_too():
    table = dealt_without_wilds(4)
    assert {"W1", "W2"} <= set(zone(table, DECK).split())
    assert {frame(dealt(4, seed)) for seed in range(30)} == {"Trading", "PlaceWild"}


@pytest.mark.parametrize(("players", "left"), [(2, 30), (3, 26), (4, 18), (5, 64), (6, 56)])
def test_0_5_the_rest_is_the_deck_and_the_discard_pile_is_empty(players, left):
    table = dealt_without_wilds(players)
    assert (table.zones.count(DECK), table.zones.count(DISCARD)) == (left, 0)


def test_0_6_chance_decides_who_is_first_player():
    assert {int(dealt(4, seed).nums[FIRST]) for seed in range(40)} == {0, 1, 2, 3}


def test_0_7_a_round_has_its_phases_in_order():
    """Two trading phases with card effects after each, then reveal and score, then the next round."""
    table = dealt_without_wilds(3)
    assert phase_of(table) == "Trading(1)"
    all_done(table)
    assert frame(table) == "UseCard"
    do(table, "no", "no", "no")
    assert phase_of(table) == "Trading(2)"
    all_done(table)
    do(table, "no", "no", "no")
    assert frame(table) == "Arranging"
    do(table, "best", "best", "best")
    play_on(table, "Trading")
    assert phase_of(table) == "Trading(1)"
    assert table.facts()["round"] == 2


def test_0_7_everybody_sees_which_phase_it_is():
    table = dealt_without_wilds(3)
    phases: list[object] = []
    play = {"Trading": ["done"], "UseCard": ["no"], "Arranging": ["best"]}
    while table.facts()["round"] == 1:
        if not phases or phases[-1] != seen(table)["phase"]:
            phases.append(seen(table)["phase"])
        do(table, *play[frame(table)])
    assert phases == ["first_trading", "first_effects", "second_trading", "second_effects", "score"]
    assert [event["phase"] for event in heard(table, "trading_begins")] == ["second"]
    assert [event["phase"] for event in heard(table, "effects_begin")] == ["first", "second"]
    assert exchange_table(["K2 K3", "K4"], phase="reveal").view(0).to_dict()["phase"] == "reveal"
    play_on(table)
    assert table.view(0).to_dict()["phase"] is None


def test_0_7_also_while_dealt_wilds_are_placed():
    table = next(table for seed in range(99) if frame(table := dealt(3, seed)) == "PlaceWild")
    assert table.view(None).to_dict()["phase"] == "deal"


def dealt_without_wilds(players: int):
    """A dealt table at which nobody got a wild."""
    return next(table for seed in range(99) if frame(table := dealt(players, seed)) == "Trading")
