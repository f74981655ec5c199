"""Win rates: Wilson's interval, and shared victories in parts."""

from math import comb

import pytest

from techdeck.lab.rates import Rate, wilson, win_rate


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (8, 10, 0.4902, 0.9433),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (50, 100, 0.4038, 0.5962),
        (0, 1, 0.0, 0.7935),
        (263, 1000, 0.2366, 0.2912),
    ],
)
def test_the_interval_is_wilsons(wins, games, low, high):
    """The values of the textbooks."""
    assert wilson(wins, games) == pytest.approx((wins / games, low, high), abs=0.0001)


@pytest.mark.parametrize("chance", [0.05, 0.25, 0.5, 0.9])
def test_it_holds_the_truth_about_95_times_of_100(chance):
    games = 60
    covered = 0.0
    for wins in range(games + 1):
        rate = wilson(wins, games)
        if rate.low <= chance <= rate.high:
            covered += comb(games, wins) * chance**wins * (1 - chance) ** (games - wins)
    assert 0.925 < covered < 0.985


def test_returns_become_victories():
    """Three players: one wins alone and gets 2, two share and get a half each, all three are level and get nothing."""
    assert win_rate(2.0, 1, 3).win_rate == 1
    assert win_rate(0.5, 1, 3).win_rate == 0.5
    assert win_rate(0.0, 1, 3).win_rate == pytest.approx(1 / 3)
    assert win_rate(-1.0, 1, 3).win_rate == 0
    assert win_rate(2.0 + 0.5 - 1.0 - 1.0, 4, 3).win_rate == pytest.approx(1.5 / 4)


def test_a_lone_players_draw_is_half_a_victory():
    assert [win_rate(share, 1, 1).win_rate for share in (1.0, 0.0, -1.0)] == [1, 0.5, 0]


def test_sums_that_are_not_quite_round_do_no_harm():
    thirds = sum([1 / 3] * 3000)
    assert win_rate(thirds * 3 - 3000 + 1e-9, 3000, 1 + 1).high <= 1
    assert win_rate(-3000 - 1e-9, 3000, 4) == pytest.approx((0, 0, 0.00128), abs=0.0001)


def test_it_reads_well():
    assert str(Rate(0.625, 0.5, 0.7349)) == "62.5 % (50.0 to 73.5)"
