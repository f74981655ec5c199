"""The simple player of Tech City: its rules of thumb, its strength, and what it foresees of the points."""

import pytest

from techdeck.bots import bots, load_bot
from techdeck.core.actions import CARD
from techdeck.core.rng import fast_rng
from techdeck.core.state import State
from techdeck.games import load_game
from techdeck.games.city.places import City, city
from techdeck.games.city.placing import OnSide
from techdeck.games.city.survey import Survey
from tests.city_table import city_table, do


def does(table: City, seat: int | None = None) -> str:
    """What the simple player does now, as in logs, without the word "card"."""
    who = int(table.current_player()) if seat is None else seat
    choose = load_bot("simple", "city")
    action = choose(table.view(who), table.legal_actions(who), fast_rng(3))
    return table.action_to_string(who, action).removeprefix("card ")


def played(names: list[str], seed: int, check: bool = False, council: str = "fair") -> State:
    """A whole game, each seat played by its bot."""
    state = load_game("city", len(names), options={"council": council}).new_initial_state(seed=seed)
    choosers = [load_bot(name, "city") for name in names]
    rngs = [fast_rng(seed, f"seat {seat}") for seat in range(len(names))]
    while not state.is_terminal():
        seat = state.acting_seats()[0]
        view, legal = state.view(seat), state.legal_actions(seat)
        action = choosers[seat](view, legal, rngs[seat])
        if check:
            assert action in legal
            other = view.imagine(seed).view(seat)
            assert choosers[seat](view, legal, fast_rng(seed)) == choosers[seat](other, legal, fast_rng(seed))
        state.apply_action(action, seat)
    return state


def wins(players: int, games: int, council: str = "fair") -> float:
    """How often the bot wins against random ones, from every seat in turn; alone: against the council."""
    total = 0.0
    for number in range(games):
        names = ["random"] * players
        names[number % players] = "simple"
        total += (played(names, number, council=council).returns()[number % players] + 1) / max(2, players)
    return total / games


def test_the_registry_has_it():
    assert bots("city")[-1] == "simple"


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_it_plays_whole_games_and_only_from_its_view(players):
    assert played(["simple"] * players, players, check=True).is_terminal()


def test_it_beats_random_at_two():
    """These 40 games gave 0.99; equal players would give 0.5, with a standard error of 0.08."""
    assert wins(2, 40) > 0.75


def test_it_beats_random_at_four():
    """These 24 games gave 0.96; equal players would give 0.25, with a standard error of 0.09."""
    assert wins(4, 24) > 0.6


def test_the_stronger_the_council_the_less_often_it_loses():
    """Over 1,000 games each the bot won 94 %, 45 % (and drew 11 %) and 20 % (and drew 7 %). (City 8.9)"""
    easy, fair, hard = [wins(1, 60, council=strength) for strength in ("easy", "fair", "hard")]
    assert easy > 0.8 > 0.7 > fair > 0.3 > hard


def test_it_builds_what_scores_most():
    table = city_table(["K7 S9 T2", "K5"], "V3 S7:1 T7:1", round=6)
    assert does(table) == "K7"


def test_it_pays_with_the_least_liked_card_that_pays_alone():
    table = city_table(["K7 S13 T2 K3", "K5"], "V3 S7:1 T7:1", round=6)
    do(table, "K7")
    assert does(table) == "T2"


def test_it_lays_the_card_beside_two_of_its_own():
    city_drawn = """T3:0  V3    .
                    .     S10:0 ."""
    table = city_table(["K7 T2 K1", "K5"], city_drawn)
    do(table, "K7", "T2")
    survey = Survey(table, 0)
    neighbour = does(table)
    do(table, neighbour)
    side = ("left", "right", "above", "below").index(does(table))
    frame = table.frames[-1]
    assert isinstance(frame, OnSide)
    assert survey.near(table.place_beside(frame.slot, side)) == 2


def test_it_helps_where_that_makes_sure_of_the_build_and_not_before():
    table = city_table(["V9 K2 K8", "S2 S8 T4", "T8 K4 K6"], "V3")
    do(table, "V9", "K2")
    assert does(table) != "no"
    table = city_table(["V9 K2 K8", "S2 S8 T4", "T8 K4 K6"], "V3")
    do(table, "V9", "no")
    assert does(table) == "no"


def test_it_builds_a_wild_as_the_value_the_city_has_most_of():
    table = city_table(["W1 T2 K1", "K5"], "V3 S7:1 T7:1 K7:1 S4:1", round=6)
    do(table, "W1")
    assert does(table) in ("S7", "T7", "K7")


def test_it_uses_what_brings_cards_and_takes_what_an_owner_gets():
    table = city_table(["K4", "K5 S5"], "V3 V5 S7:1", phase="effects", deck="T1 T2 T3 T4 T5")
    assert does(table) == "V5"
    do(table, "S7", "yes")
    assert does(table, 1) == "yes"


def test_it_searches_for_a_card_that_would_score():
    table = city_table(["K4 S10", "K5 S5"], "V3 K3:0 S7:1 T7:1", phase="effects", deck="T1 K7 V7 T4", round=6)
    do(table, "K3")
    assert does(table) == "value 7"
    do(table, "value 7")
    assert does(table) in ("domain knowledge", "domain service")


def test_it_parts_with_bad_cards_for_new_ones_and_keeps_good_ones():
    table = city_table(["S10 K7", "K5 S5"], "V3 S12:0 S7:1 T7:1", phase="effects", deck="T1 T2 T4", round=6)
    do(table, "S12")
    assert does(table) == "S10"
    do(table, "S10")
    assert does(table) == "no"


@pytest.mark.parametrize("players", [1, 2, 4, 6])
def test_the_survey_foresees_what_a_build_scores(players):
    """The points of every build of a game, foretold from what the builder sees; also a test of the scoring itself."""
    state = load_game("city", players).new_initial_state(seed=players)
    rng, builds = fast_rng(players), 0
    while not state.is_terminal():
        seat = state.acting_seats()[0]
        action = load_bot("simple", "city")(state.view(seat), state.legal_actions(seat), rng)
        frame, table = state.frames[-1], city(state)
        if isinstance(frame, OnSide):
            place = table.place_beside(frame.slot, action - CARD - int(table.cards))
            score = Survey(table, seat).score_as(table.site_value(), table.site_domain(), place)
            before = table.points(seat)
            builds += 1
            state.apply_action(action, seat)
            assert table.points(seat) == before + score.points
        else:
            state.apply_action(action, seat)
    assert builds >= 3 * players
