"""The end of the game. (Paradoxical 5)"""

import pytest

from techdeck.games.paradoxical.names import TURNS
from tests.paradoxical_table import EXAMPLE, do, hand, may_do, paradoxical_table, pool, tokens
from tests.rulebook.paradoxical.words import SIZES, claim, dealt, frame, play_on

PAIRS = "V8 K9 S8 T9 K1 T2 S3 V4"
SET = "K9 T9 S8 V8"
OTHER = "K10 T10 S11 V11 K2 T3 S4 V5"
OTHER_SET = "K10 T10 S11 V11"


def test_5_1_a_second_claim_wins_at_once():
    table = paradoxical_table([PAIRS, "", ""], deck_1="K5", tokens=[1, 1, 0])
    claim(table, "two-pairs", SET)
    assert table.is_terminal()
    assert (tokens(table), table.returns()) == ([2, 1, 0], [2.0, -1.0, -1.0])


def test_5_1_a_first_claim_does_not():
    table = paradoxical_table([PAIRS, ""], deck_1="K5", tokens=[0, 1])
    claim(table, "two-pairs", SET)
    assert (table.is_terminal(), table.current_player()) == (False, 1)


def test_5_1_finish_round_lets_all_have_the_same_number_of_turns():
    options = {"second_claim": "finish_round"}
    table = paradoxical_table(["", PAIRS, "", OTHER], deck_1="K5 K6", tokens=[0, 1, 0, 1], turn=1, options=options)
    claim(table, "two-pairs", SET)
    assert table.current_player() == 2
    do(table, "pile 1")
    claim(table, "two-pairs", OTHER_SET)
    do(table, "K1", "T2", "S3")
    assert table.is_terminal()
    assert (tokens(table), table.returns()) == ([0, 2, 0, 2], [-1.0, 1.0, -1.0, 1.0])


def test_5_1_with_finish_round_the_last_seat_ends_it_with_its_own_turn():
    table = paradoxical_table(["", PAIRS], deck_1="K5", tokens=[1, 1], turn=1, options={"second_claim": "finish_round"})
    claim(table, "two-pairs", SET)
    assert (table.is_terminal(), table.returns()) == (True, [-1.0, 1.0])


def test_5_2_nothing_comes_after_a_token_that_wins_at_once():
    table = paradoxical_table([EXAMPLE, ""], hands=["S4", ""], deck_1="K5", pool="S5 V5", tokens=[1, 0])
    claim(table, "full-house", "K2 T2 S12 T12 V12")
    assert table.is_terminal()
    assert (hand(table, 0), len(pool(table).split())) == ("S4", 7)


def test_5_2_with_finish_round_the_claim_has_all_its_steps():
    options = {"second_claim": "finish_round"}
    table = paradoxical_table([EXAMPLE, ""], deck_1="K5", pool="S5 V5", tokens=[1, 0], options=options)
    claim(table, "full-house", "K2 T2 S12 T12 V12")
    assert frame(table) == "PoolLimit"
    do(table, "S5", "V5")
    assert (frame(table), may_do(table)) == ("DrawAfter", {"pile 1", "pile 2"})


@pytest.mark.parametrize("players", SIZES)
def test_5_3_the_game_ends_after_so_many_turns_of_each(players):
    table = dealt(players, turns="5")
    while not table.is_terminal():
        assert frame(table) == "Turn"
        do(table, "pile 1")
    assert (table.nums[TURNS], len(table.history())) == (5 * players, 5 * players)
    assert dealt(players).game.options()["turns"] == "200"


@pytest.mark.parametrize("players", SIZES)
def test_5_3_every_game_ends(players):
    for seed in range(3):
        table = dealt(players, seed)
        play_on(table, seed=seed)
        assert table.is_terminal()
        assert table.nums[TURNS] <= 200 * players


def test_5_4_after_the_last_turn_the_most_tokens_win():
    table = paradoxical_table(["", "", ""], deck_1="K5", tokens=[0, 1, 0], turn=2, turns=4, options={"turns": "5"})
    do(table, "pile 1")
    assert (table.is_terminal(), table.returns()) == (True, [-1.0, 2.0, -1.0])


@pytest.mark.parametrize(
    ("counts", "returns"), [([1, 1, 0], [0.5, 0.5, -1.0]), ([0, 0, 0], [0.0] * 3), ([1, 1, 1], [0.0] * 3)]
)
def test_5_5_equal_players_share_the_victory(counts, returns):
    table = paradoxical_table(["", "", ""], deck_1="K5", tokens=counts, turn=2, turns=4, options={"turns": "5"})
    do(table, "pile 1")
    assert (table.is_terminal(), table.returns()) == (True, returns)
