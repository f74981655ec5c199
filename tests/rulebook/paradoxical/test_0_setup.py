"""Setup. (Paradoxical 0)"""

from collections import Counter

import pytest

from techdeck import TechdeckError, load_game
from techdeck.core.cards import parse_card
from techdeck.core.zones import DECK, DISCARD, EXPELLED, HAND, SECOND_DECK, SECOND_DISCARD
from techdeck.games.paradoxical.names import POOL, TABLEAU
from tests.paradoxical_table import deck_1, deck_2, discard_1, discard_2, do, paradoxical_table, pool, tableau, zone
from tests.rulebook.paradoxical.words import SIZES, dealt, moments, play_on, zones_in


@pytest.mark.parametrize("players", [2, 3])
def test_0_1_two_or_three_play_with_one_deck(players):
    game = load_game("paradoxical", players)
    assert (game.min_players, game.max_players, game.cards) == (2, 4, 54)


@pytest.mark.parametrize("players", [1, 5])
def test_0_1_no_other_number_can_play(players):
    with pytest.raises(TechdeckError, match="2 to 4 players"):
        load_game("paradoxical", players)


def test_0_2_four_play_with_two_decks():
    table = dealt(4)
    assert table.game.cards == 108
    assert {"K9", "K9'", "S1", "S1'"} <= set(deck_1(table).split())
    play_on(table)
    assert table.is_terminal()


@pytest.mark.parametrize("players", SIZES)
def test_0_3_all_wilds_are_expelled(players):
    table = dealt(players)
    wilds = {"W1", "W2"} | ({"W1'", "W2'"} if players == 4 else set())
    assert set(zone(table, EXPELLED).split()) == wilds
    play_on(table)
    assert set(zone(table, EXPELLED).split()) == wilds


@pytest.mark.parametrize("players", SIZES)
def test_0_4_two_decks_by_domain(players):
    table, each = dealt(players), 52 if players == 4 else 26
    assert {card[0] for card in deck_1(table).split()} == {"K", "S"}
    assert {card[0] for card in deck_2(table).split()} == {"T", "V"}
    assert (len(deck_1(table).split()), len(deck_2(table).split())) == (each, each)


def test_0_4_shuffled_apart():
    orders = {(deck_1(dealt(2, seed)), deck_2(dealt(2, seed))) for seed in range(5)}
    assert len({one for one, _ in orders}) == len({two for _, two in orders}) == 5


def test_0_5_each_deck_has_its_own_discard_pile():
    table = dealt(3)
    assert (discard_1(table), discard_2(table)) == ("", "")
    table = paradoxical_table(hands=["K10 S4 T5", ""], deck_1="K5 S6", deck_2="V3")
    do(table, "K10", "pile 1", "S4", "T5")
    assert (discard_1(table), discard_2(table)) == ("S4", "T5")


def test_0_6_a_card_belongs_to_the_deck_of_its_printed_domain():
    """Marketing makes S4 count as technology: Big Data still discards it to pile 1."""
    table = paradoxical_table(hands=["V10 S4 K10", ""], deck_1="K5 K6", deck_2="V3 V4 V5")
    do(table, "V10", "S4", "domain technology")
    assert table.change_text(parse_card("S4")) == "technology 4"
    do(table, "pile 2", "K10", "pile 2", "S4", "V4")
    assert (discard_1(table), discard_2(table)) == ("S4", "V4")


@pytest.mark.parametrize("players", SIZES)
def test_0_7_tableaus_start_empty_and_have_room_for_ten(players):
    table = dealt(players)
    assert [tableau(table, seat) for seat in range(players)] == [""] * players
    sizes = [int(table.zones.count(TABLEAU + seat)) for _ in moments(table) for seat in range(players)]
    assert max(sizes) == 10


@pytest.mark.parametrize("players", SIZES)
def test_0_8_the_pool_starts_empty_and_has_room_for_five(players):
    table = dealt(players)
    assert pool(table) == ""
    sizes = [int(table.zones.count(POOL)) for now in moments(table) if now == "Turn"]
    assert max(sizes) in (4, 5), "what more a claim brings is discarded"


@pytest.mark.parametrize("players", SIZES)
def test_0_9_nobody_holds_a_card_at_the_start(players):
    table = dealt(players)
    assert [table.zones.count(HAND + seat) for seat in range(players)] == [0] * players


@pytest.mark.parametrize("players", SIZES)
def test_0_10_the_lot_decides_who_begins(players):
    """Each seat about as often; and from there it goes to the left."""
    tables = [dealt(players, seed) for seed in range(60)]
    begun = Counter(int(table.current_player()) for table in tables)
    assert set(begun) == set(range(players))
    assert min(begun.values()) >= 8
    for table in tables[:6]:
        first = table.facts()["first"]
        assert first == table.facts()["active"] == table.current_player()
        do(table, "pile 1")
        assert table.current_player() == table.facts()["active"] == (int(table.first()) + 1) % players


def test_0_11_only_hands_are_hidden():
    table = paradoxical_table(
        ["K2 K3", "T2"], hands=["S4", "V5"], deck_1="K5", pool="S9", tokens=[1, 0], marked="T2", discard_2="V9"
    )
    told = table.view(None).to_dict()
    shown = zones_in(told)
    open_zones = [shown[name] for name in ("tableau 0", "tableau 1", "pool", "discard_2")]
    assert open_zones == [["K2", "K3"], ["T2"], ["S9"], ["V9"]]
    assert (shown["hand 0"], shown["hand 1"], shown["deck_1"]) == ([None], [None], [None])
    assert (told["tokens"], told["used_marks"]) == ([1, 0], ["T2"])
    mine = zones_in(table.view(1).to_dict())
    assert (mine["hand 1"], mine["hand 0"]) == (["V5"], [None])


def test_0_11_all_zones_are_named():
    table = dealt(2)
    named = {zone.zone for zone in table.zone_names()}
    assert {DECK, DISCARD, SECOND_DECK, SECOND_DISCARD, POOL, TABLEAU, TABLEAU + 1, HAND, HAND + 1} <= named
