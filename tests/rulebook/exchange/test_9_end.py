"""End of the game. (Exchange 9)"""

from techdeck.core.bits import has
from techdeck.core.counting import ROUND
from techdeck.core.rng import fast_rng
from techdeck.games.exchange.names import SAY_DONE, SCORE
from tests.exchange_table import dealt, exchange_table, heard, play_on


def test_9_1_the_game_ends_after_the_third_round():
    for players in (2, 3, 4, 5, 6):
        table = dealt(players, 11)
        play_on(table)
        assert table.is_terminal()
        assert table.nums[ROUND] == 3


def test_9_1_it_ends_also_with_a_clock_that_never_ticks():
    """Offers, drafts and talk are limited, so that in the end all are done, and sooner or later all of them pass."""
    table = dealt(3, 2, clock="on", offers="3", drafts="4", talk="1")
    rng = fast_rng(1)
    while not table.is_terminal():
        seats = table.acting_seats()
        seat = seats[rng.below(len(seats))]
        choices = [a for a in table.legal_actions(seat) if a != SAY_DONE] or [int(SAY_DONE)]
        table.apply_action(choices[rng.below(len(choices))], seat)
    assert table.nums[ROUND] == 3


def test_9_2_points_of_all_rounds_are_added_up_and_the_most_win():
    table = exchange_table(["K2 S2 T2", "K3 S4 T5"], phase="reveal", options={"arranging": "best"}, watch=False)
    assert table.scores() == [3, 0]
    table.nums[SCORE + 1] = 9
    assert [has(table.winners(), seat) for seat in range(2)] == [False, True]
    table.end()
    table.settle()
    assert table.returns() == [-1.0, 1.0]


def test_9_2_a_whole_game_adds_up():
    table = dealt(4, 3, arranging="best")
    play_on(table)
    events = heard(table, "score")
    assert [sum(e["points"] for e in events if e["seat"] == seat) for seat in range(4)] == table.scores()
    assert [e["total"] for e in events][-4:] == table.scores()
    assert all(sum(group["points"] for group in e["groups"]) == e["points"] for e in events)


def test_9_3_players_who_are_level_share_the_victory():
    table = exchange_table(["K2", "K3", "K4"])
    for seat, score in enumerate((7, 4, 7)):
        table.nums[SCORE + seat] = score
    table.end()
    table.settle()
    assert table.returns() == [0.5, -1.0, 0.5]
