"""Setup. (City 0)"""

import pytest

from techdeck import TechdeckError, load_game
from techdeck.core.zones import DECK, DISCARD
from techdeck.games.city.names import CITY
from tests.city_table import city_cards, dealt, do, hand, marker, zone
from tests.rulebook.words import frame
from tests.table_words import shown_zone

SIZES = (1, 2, 3, 4, 5, 6)


def shuffled_cards(table):
    """The deck and all hands together, right after the deal."""
    hands = [card for seat in range(int(table.players)) for card in hand(table, seat).split()]
    return zone(table, DECK).split() + hands


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_0_1_up_to_four_play_with_one_deck(players):
    game = load_game("city", players)
    assert (game.min_players, game.max_players, game.cards) == (1, 6, 54)
    assert load_game("city", players, options={"decks": "two"}).cards == 54


@pytest.mark.parametrize("players", [0, 7])
def test_0_1_no_other_number_can_play(players):
    with pytest.raises(TechdeckError, match="1 to 6 players"):
        load_game("city", players)


@pytest.mark.parametrize("players", [5, 6])
def test_0_2_five_or_six_play_with_two_decks(players):
    assert load_game("city", players).cards == 108
    assert load_game("city", players, options={"decks": "one"}).cards == 54


@pytest.mark.parametrize("players", SIZES)
def test_0_3_the_3_of_service_is_the_first_card_and_neutral(players):
    table = dealt(players)
    assert (city_cards(table), marker(table, "V3")) == ("V3", "")
    seen = table.view(None).to_dict()["city"]
    assert seen == [{"x": 0, "y": 0, "card": "V3", "marker": None, "tilted": False, "used_by": []}]


@pytest.mark.parametrize("players", [5, 6])
def test_0_4_the_other_3_of_service_is_shuffled_in(players):
    assert "V3'" in shuffled_cards(dealt(players))
    assert "V3" not in shuffled_cards(dealt(players))


@pytest.mark.parametrize("players", SIZES)
def test_0_5_everybody_is_dealt_six(players):
    table = dealt(players)
    assert [len(hand(table, seat).split()) for seat in range(players)] == [6] * players
    assert len(set(shuffled_cards(table))) == load_game("city", players).cards - 1
    assert {"W1", "W2"} <= set(shuffled_cards(table)), "the wilds are shuffled in"


def test_0_5_the_cards_are_shuffled():
    assert len({hand(dealt(2, seed), 0) for seed in range(20)}) == 20
    assert any("W" in hand(dealt(4, seed), 0) for seed in range(20)), "a wild can be dealt"


@pytest.mark.parametrize(("players", "left"), [(1, 47), (2, 41), (3, 35), (4, 29), (5, 77), (6, 71)])
def test_0_6_the_rest_is_the_deck(players, left):
    table = dealt(players)
    assert (table.zones.count(DECK), table.zones.count(DISCARD)) == (left, 0)


@pytest.mark.parametrize("players", [2, 3, 6])
def test_0_7_chance_chooses_the_first_player(players):
    firsts = {int(dealt(players, seed).current_player()) for seed in range(60)}
    assert firsts == set(range(players))


def test_0_7_the_first_player_begins_and_all_know_who_it_is():
    table = dealt(3)
    first = table.view(None).to_dict()["first"]
    assert (frame(table), int(table.current_player())) == ("BuildTurn", first)


def test_0_8_only_your_own_hand_is_seen():
    table = dealt(3)
    assert shown_zone(table, 1, "hand", 1)["cards"] == hand(table, 1).split()
    assert shown_zone(table, 1, "hand", 0) == {"count": 6, "cards": [None] * 6}
    assert set(shown_zone(table, 1, "deck")["cards"]) == {None}


def test_0_8_the_city_and_all_points_are_open():
    table = dealt(3)
    while table.scores() == [0, 0, 0]:
        do(table, table.action_to_string(0, table.legal_actions()[-1]))
    views = [table.view(seat).to_dict() for seat in (0, 1, 2, None)]
    assert all(view["scores"] == table.scores() for view in views)
    assert all(view["city"] == views[0]["city"] for view in views)
    assert all(table.zones.knows(seat, card) for card in table.zones.listed(CITY) for seat in range(3))
