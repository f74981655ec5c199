"""What onlookers may see of a deal that is over. (Family 6.14)"""

import random

import pytest

import techdeck
from techdeck.core.bits import bit
from techdeck.core.view import deal_of
from techdeck.core.zones import EVERYBODY, EXPELLED, HAND
from techdeck.games import LISTINGS

DEALING_ANEW = [name for name, listing in LISTINGS.items() if listing.deals_anew]


def new_deals(game, players, seed):
    """A random game at every moment at which a new deal has just begun."""
    chance, state = random.Random(seed), techdeck.load_game(game, players).new_initial_state(seed=seed)
    deal = deal_of(state)
    while not state.is_terminal():
        acting = chance.choice(state.acting_seats())
        state.apply_action(chance.choice(state.legal_actions(acting)), acting)
        if deal_of(state) != deal and not state.is_terminal():
            deal = deal_of(state)
            yield state


def test_6_14_the_games_that_deal_everything_hidden_anew():
    assert DEALING_ANEW == ["exchange", "tricks"]


@pytest.mark.parametrize("game", DEALING_ANEW)
def test_6_14_a_new_deal_leaves_nothing_that_only_some_know_but_the_hands_it_dealt(game):
    found = 0
    for seed in range(4):
        for state in new_deals(game, 3, seed):
            zones, found = state.zones, found + 1
            for zone in range(len(zones.counts)):
                own = bit(zone - HAND) if HAND <= zone < HAND + 3 else 0
                seers = {int(zones.seers(zone, index)) for index in range(zones.count(zone))}
                assert seers <= {own, EVERYBODY}, (seed, zone)
            assert all(zones.seers(EXPELLED, index) == EVERYBODY for index in range(zones.count(EXPELLED)))
    assert found == 8
