"""Reset. (Exchange 8)"""

import pytest

from techdeck.core.cards import card_id, parse_card
from techdeck.core.counting import UNTIL_NEXT_ROUND
from techdeck.core.zones import DECK, DISCARD, HAND
from techdeck.games.exchange.names import FIRST
from tests.exchange_table import all_done, dealt, do, exchange_table, frame, heard, market, play_on, stack


def next_round(table):
    """Play the rest of the round without trades and effects, and place the wilds of the next deal."""
    number = table.facts()["round"]
    while table.facts()["round"] == number and not table.is_terminal():
        if frame(table) == "Trading":
            all_done(table)
        elif frame(table) == "PlaceWild":
            do(table, "domain service")
        else:
            do(table, "best" if frame(table) == "Arranging" else "no")


def stirred(players, seed=5):
    """A table played at random into its reveal phase."""
    table = dealt(players, seed)
    play_on(table, "Arranging", seed)
    return table


@pytest.mark.parametrize("players", [2, 4, 5])
def test_8_1_the_1s_begin_four_new_stacks(players):
    table = stirred(players)
    next_round(table)
    assert [stack(table, letter) for letter in "KSTV"] == ["K1", "S1", "T1", "V1"]
    assert market(table) == [1, 1, 1, 1]


def test_8_1_everybody_sees_the_cards_gathered_and_the_1s_laid_out():
    """A 1 that is not on its stack, but in the deck, comes from there, and nobody learns from where in it."""
    table = exchange_table(["K9 S1", "S5 T5"], phase="reveal", market="K1 T1 T2 V1 W1@V", deck="K2 K3 T4")
    next_round(table)
    assert heard(table, "round_begins") == [{"seat": 1, "other": None, "round": 2}]
    gathered = [event for event in table.watch().feed(None) if event.kind == "gather"]
    assert {card_id(card) for card in gathered[-1].cards} == {"K9", "S1", "S5", "T5", "T2", "W1"}
    laid = [event.to_dict()["cards"] for event in table.watch().feed(None) if event.kind == "lay_out"]
    assert laid == [
        [
            {
                "card": "S1",
                "from": {"zone": "deck", "seat": None, "index": None, "at": None},
                "to": {"zone": "science_stack", "seat": None, "index": 0, "at": None},
            }
        ]
    ]


@pytest.mark.parametrize(("players", "held", "cards"), [(2, 10, 54), (3, 8, 54), (6, 8, 108)])
def test_8_2_all_other_cards_are_shuffled_and_everybody_gets_a_new_hand(players, held, cards):
    table = stirred(players)
    next_round(table)
    assert [int(table.zones.count(HAND + seat)) for seat in range(players)] == [held] * players
    assert table.zones.count(DECK) == cards - 4 - players * held
    assert not any(table.zones.knows(6, card) for card in table.zones.listed(DECK))


def test_8_2_if_cards_were_expelled_the_last_players_get_what_is_left():
    """No rule of this game expels a card, but a position may have it so, and the game goes on. (Family 2.6, 8.7)"""
    table = exchange_table(["K9", "S5"], phase="reveal", deck="K2 K3 T4")
    next_round(table)
    assert [int(table.zones.count(HAND + seat)) for seat in range(2)] == [5, 0]
    play_on(table)
    assert table.is_terminal()


@pytest.mark.parametrize("players", [2, 3, 6])
def test_8_3_the_marker_goes_to_the_left(players):
    table = dealt(players, 4)
    first = [int(table.nums[FIRST])]
    for _ in range(2):
        next_round(table)
        first.append(int(table.nums[FIRST]))
    assert first == [(first[0] + step) % players for step in range(3)]


def test_8_4_the_discard_pile_is_empty_and_lasting_changes_are_over():
    table = stirred(3)
    assert table.zones.count(DISCARD) > 0
    card = table.zones.listed(HAND)[0]
    table.alter(card, 13, 3)
    table.alter(parse_card("K1"), 2, 3, UNTIL_NEXT_ROUND)
    next_round(table)
    assert table.zones.count(DISCARD) == 0
    assert not any(table.altered)
    assert table.value_of(parse_card("K9")) == 9
