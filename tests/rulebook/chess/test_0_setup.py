"""Setup. (Chess 0)"""

import pytest

from techdeck import TechdeckError, load_game
from techdeck.core.zones import DECK, DISCARD, EXPELLED, HAND
from techdeck.games.chess.names import FIRST, PIECES
from tests.chess_table import at, board, hand, happened, may_do, moves, rows, zone
from tests.rulebook.chess.words import arrange, dealt, frame, ready

FIRSTS = ["S11", "V12", "S1", "V13", "S2", "V3", "S4"]
SECONDS = ["T11", "K12", "K1", "K13", "T2", "K3", "T4"]


def test_0_1_two_play_with_one_deck():
    game = load_game("chess", 2)
    assert (game.min_players, game.max_players, game.cards) == (2, 2, 54)
    for players in (1, 3, 4):
        with pytest.raises(TechdeckError, match="is for 2 players, not"):
            load_game("chess", players)


def test_0_2_the_wilds_are_expelled():
    assert set(zone(dealt(), EXPELLED).split()) == {"W1", "W2"}


def test_0_3_the_lot_decides_who_is_first():
    firsts = [int(dealt(seed).nums[FIRST]) for seed in range(40)]
    assert 10 < sum(firsts) < 30
    for seed in range(4):
        assert dealt(seed).current_player() == firsts[seed]


def test_0_4_service_and_science_are_the_first_players():
    for seed in range(4):
        table = ready(seed)
        assert {card[0] for card in zone(table, PIECES).split()} == {"V", "S"}
        assert {card[0] for card in zone(table, PIECES + 1).split()} == {"K", "T"}
        assert {move[1] for move in moves(table)} <= {"1", "2"}, "whoever is first plays from rank 1"


def test_0_5_each_takes_the_same_values_of_both_domains():
    table = dealt()
    for side, letters in enumerate(["SV", "KT"]):
        wanted = {f"{letter}{value}" for letter in letters for value in (1, 2, 3, 4, 11, 12, 13)}
        assert set(zone(table, PIECES + side).split()) == wanted


def test_0_6_one_11_and_one_12_are_picked():
    table = dealt()
    assert may_do(table) == {"S11", "V11"}
    arrange(table, "V11")
    assert may_do(table) == {"S12", "V12"}
    arrange(table, "S12", *FIRSTS[2:])
    assert may_do(table) == {"K11", "T11"}
    arrange(table, *SECONDS)
    assert (at(table, "d1"), at(table, "c1")) == ("V11", "S12")
    assert (at(table, "d6"), at(table, "c6")) == ("T11", "K12")


def test_0_7_the_others_go_into_the_deck():
    table = dealt()
    arrange(table, *FIRSTS, *SECONDS)
    left = set(f"{zone(table, DECK)} {hand(table, 0)} {hand(table, 1)}".split())
    assert {"V11", "S12", "K11", "T12"} <= left
    assert len(left) == 28


def test_0_8_six_ranks_of_six_and_both_look_from_their_side():
    table = ready()
    assert [len(row.split()) for row in board(table)] == [6] * 6
    assert {at(table, f"{file}1")[1:] for file in "abcdef"} == {"1", "11", "12", "13"}
    assert {at(table, f"{file}6")[1:] for file in "abcdef"} == {"1", "11", "12", "13"}
    assert {at(table, f"{file}5")[1:] for file in "abcdef"} == {"2", "3", "4"}


def test_0_9_squares_are_a1_to_f6_from_the_first_players_left():
    """The left 2 of the first player stands on a2, that of the second player on f5."""
    table = dealt()
    arrange(table, *FIRSTS, *SECONDS)
    assert (at(table, "a2"), at(table, "f2")) == ("S2", "V2")
    assert (at(table, "f5"), at(table, "a5")) == ("T2", "K2")


def test_0_10_the_first_ranks():
    table = ready()
    assert [at(table, f"{file}1")[1:] for file in "abcdef"] == ["1", "13", "12", "11", "13", "1"]
    assert [at(table, f"{file}6")[1:] for file in "fedcba"] == ["1", "13", "11", "12", "13", "1"]


def test_0_11_the_second_ranks_and_the_empty_middle():
    table = ready()
    for rank in "25":
        assert [at(table, f"{file}{rank}")[1:] for file in "abcdef"] == ["2", "3", "4", "4", "3", "2"]
    for rank in "34":
        assert [at(table, f"{file}{rank}") for file in "abcdef"] == ["."] * 6


def test_0_12_queens_and_knights_face_each_other():
    table = ready()
    assert (at(table, "c1")[1:], at(table, "c6")[1:]) == ("12", "12")
    assert (at(table, "d1")[1:], at(table, "d6")[1:]) == ("11", "11")


def test_0_13_owners_choose_which_card_stands_on_the_left():
    table = dealt()
    arrange(table, *FIRSTS, *SECONDS)
    assert board(table) == rows("""
        T1 T13 K12 T11 K13 K1
        K2 T3  K4  T4  K3  T2
        .  .   .   .   .   .
        .  .   .   .   .   .
        S2 V3  S4  V4  S3  V2
        S1 V13 V12 S11 S13 V1
    """)


def test_0_14_the_first_player_makes_all_choices_then_the_second():
    table = dealt()
    first = int(table.current_player())
    asked: list[tuple[int, str]] = []
    while frame(table) == "Arranging":
        seat = int(table.current_player())
        values = {text[1:] for text in may_do(table)}
        asked.append((seat, values.pop()))
        assert values == set()
        arrange(table, sorted(may_do(table))[0])
    order = ["11", "12", "1", "13", "2", "3", "4"]
    assert asked == [(first, value) for value in order] + [(1 - first, value) for value in order]
    assert len(happened(table, "arrange")) == 14
    assert table.view(None).to_dict()["board"] == table.facts()["board"]


def test_0_15_the_rest_becomes_the_shuffled_deck():
    decks = {zone(ready(seed), DECK) for seed in range(5)}
    assert len(decks) == 5
    table = ready()
    assert zone(table, DISCARD) == ""
    assert len(zone(table, DECK).split()) == 22


def test_0_16_three_cards_are_dealt_to_each():
    table = ready()
    assert [len(hand(table, seat).split()) for seat in range(2)] == [3, 3]
    assert len({hand(ready(seed), 0) for seed in range(5)}) == 5


def test_0_17_only_you_see_your_hand():
    table = ready()
    for seat in range(2):
        assert len(table.view(seat).hand(seat)) == 3
        assert table.view(seat).hand(1 - seat) == []
        assert table.view(None).hand(seat) == []
    assert all(not table.zones.knows(seat, card) for seat in range(2) for card in table.zones.listed(DECK))
    assert table.zones.count(HAND) == 3
