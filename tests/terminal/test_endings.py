"""How the end of a game is told: who gave up, and which tie-break decided."""

import pytest

from techdeck.core.actions import CONCEDE
from techdeck.core.cards import parse_card
from techdeck.core.counting import CONCEDED, OVER
from techdeck.core.view import open_view
from techdeck.core.zones import EVERYBODY
from techdeck.games import load_game
from techdeck.games.chess.names import ENDED
from techdeck.games.paradoxical.names import TURN_LIMIT
from techdeck.games.tricks.names import BASE, BEST, SCORE, TRUMP_DECK
from techdeck.games.tricks.scoring import card_rank
from techdeck.terminal.sight import Sight
from tests.city_table import city_table
from tests.terminal.typist import flat, layout, shown
from tests.tricks_table import tricks_table

# --- giving up ---------------------------------------------------------------------------------


def ending(table, seat: int | None = 0) -> str:
    """The end as a seat is told it; None tells it as replay does."""
    view = open_view(table) if seat is None else table.view(seat)
    return layout(table, seat).ending(Sight(view))


def test_who_gives_up_alone_has_lost_however_many_points_there_are():
    table = city_table(["K7 K4 K1"], "V3", scores=[3])
    table.apply_action(CONCEDE, 0)
    assert ending(table) == "You gave up: the City Council wins (City 8.8)."
    assert ending(table, None) == "Seat 0 gave up: the City Council wins (City 8.8)."


def test_with_two_it_is_told_who_gave_up():
    table = load_game("tricks", 2).new_initial_state(seed=5)
    table.apply_action(CONCEDE, 0)
    assert ending(table) == "You gave up (Family 7.2). Ben won the game."
    assert ending(table, None) == "Seat 0 gave up (Family 7.2). Seat 1 won the game."


@pytest.mark.parametrize("name", ["exchange", "city", "tricks", "paradoxical"])
def test_with_more_it_is_told_who_gave_up_at_the_end_of_the_game(name):
    state = load_game(name, 3).new_initial_state(seed=5)
    text = flat(shown(state, "concede", "y"))
    assert state.is_terminal()
    assert "You gave up (Family 7.3)." in text.partition("=== the end")[2]
    assert "Seat 0 gave up (Family 7.3)." in ending(state, None)


def test_several_who_gave_up_are_named():
    state = load_game("city", 3).new_initial_state(seed=5)
    for seat in (1, 0):
        state.apply_action(CONCEDE, seat)
    assert ending(state) == "You and Ben gave up (Family 7.3). Cleo won the game."


def test_turns_that_ran_out_are_told_though_somebody_gave_up():
    state = load_game("paradoxical", 3).new_initial_state(seed=5)
    state.apply_action(CONCEDE, 2)
    state.nums[OVER] = 1
    assert "Cleo gave up (Family 7.3). All turns are over" in ending(state)
    assert state.nums[TURN_LIMIT] > 0


# --- draws -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("why", "clause"), [(3, "8.3"), (4, "8.5"), (5, "8.7"), (6, "8.9"), (7, "8.10")])
def test_a_drawn_game_of_chess_tells_why_also_when_it_is_looked_at_again(why, clause):
    state = load_game("chess", 2).new_initial_state(seed=1)
    state.nums[ENDED], state.nums[OVER] = why, 1
    told = ending(state, None)
    assert told == ending(state)
    assert told.startswith("The game is a draw: ")
    assert told.endswith(f" (Chess {clause}).")


# --- tie-breaks --------------------------------------------------------------------------------


def level(players: int = 2, last: str = "K2", base=(5, 5, 5), best=("K3", "K4", "K5")):
    """A game of Tricks of the Trade that is over with equal points; the goals are K1, S1 and T1."""
    table = tricks_table(["K9", "S9", "T9"][:players], phase="tricks", trump="V2", trump_deck=last)
    if last:
        table.zones.set_seers(TRUMP_DECK, 0, EVERYBODY)
    for seat in range(players):
        table.nums[SCORE + seat] = 20
        table.nums[BASE + seat] = base[seat]
        table.nums[BEST + seat] = card_rank(parse_card(best[seat])) if best[seat] else -1
    table.nums[OVER] = 1
    return table


def test_the_last_trump_card_is_shown_when_a_goal_matches_it():
    last = "You and Ben were level: the trump deck's last card is S2 Chemistry, and"
    assert ending(level(last="S2")) == f"Ben won the game. {last} Ben's goal matches (Tricks 9.3)."
    assert ending(level(last="S2"), 1).endswith("and your goal matches (Tricks 9.3).")


def test_base_points_decide_next():
    assert ending(level(last="T2", base=(5, 6))) == (
        "Ben won the game. You and Ben were level: the trump deck's last card, T2 Sensors, matches none of their "
        "goals. Ben's base points are the most, 6 (Tricks 9.4)."
    )


def test_the_highest_card_won_decides_last():
    told = ending(level(last="T2", best=("V13", "T13")))
    assert told.startswith("You won the game. You and Ben were level: ")
    assert told.endswith(
        "You and Ben have the same base points, 5. Your highest card won is the best, V13 Globalization (Tricks 9.5)."
    )


def test_of_three_some_may_fall_behind_before_the_last_tie_break():
    told = ending(level(3, last="", base=(5, 6, 6), best=("V13", "T13", "K13")))
    assert told == (
        "Ben won the game. You, Ben and Cleo were level, and the trump deck is empty. Ben and Cleo have the same base "
        "points, 6. Ben's highest card won is the best, T13 Robotics (Tricks 9.5)."
    )


def test_who_is_level_after_all_shares_the_victory():
    told = ending(level(last="T2", best=("", "")))
    assert told.endswith("None of them has won a card, so they share the victory (Tricks 9.9).")


def test_two_may_have_won_the_same_card_in_different_rounds():
    told = ending(level(last="T2", best=("V13", "V13")))
    assert told.endswith(
        "Your and Ben's highest card won is the same, V13 Globalization, so they share the victory (Tricks 9.9)."
    )


def test_without_a_tie_nothing_is_told_of_tie_breaks():
    table = level()
    table.nums[SCORE] = 21
    assert ending(table) == "You won the game."


def test_points_are_level_among_those_who_did_not_give_up():
    table = level(3, last="S2")
    table.nums[SCORE + 2] = 30
    table.nums[CONCEDED] = 4
    told = ending(table)
    assert told.startswith("Cleo gave up (Family 7.3). Ben won the game. You and Ben were level: ")
    assert told.endswith("Ben's goal matches (Tricks 9.3).")
