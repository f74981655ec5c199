"""The quick player of Tech Exchange where a person sees at once what to do: trades that pay, and robberies."""

from itertools import pairwise

import pytest

from techdeck.core.rng import fast_rng
from techdeck.core.state import State
from techdeck.games import load_game
from techdeck.games.exchange.judgement import ExchangeJudgement
from techdeck.games.exchange.names import OPEN, TRADES
from techdeck.playout import random_seat
from techdeck.search.searcher import weigh
from tests.exchange_table import do, exchange_table, offer
from tests.table_words import judged

PAIRS = "K9 S9 T5 V5 K2 S13 T7 V11"


def trader(held: str, other: str, gives: str, wants: str) -> str:
    """What a seat with these cards does when another offers that, at a table of three."""
    table = exchange_table([other, held, "K4 S6 T12"])
    number = offer(table, 0, gives, wants)
    done = judged(table, 1)
    return "accepts" if done == f"accept {number}" else done


def test_it_accepts_the_card_that_completes_a_set():
    assert trader("K9 S9 T5 K2 S13 T7 V11", "T9 V2 K3 V4 K6 S7 S8", "T9", "13") == "accepts"


def test_it_refuses_a_robbery():
    assert trader("K9 S9 T9 K2 S13 T7 V11", "V3 V2 K3 V4 K6 S7 S8", "V3", "9") != "accepts"
    assert trader("K9 S9 T5 K2 S13 T7 V11", "V3 V2 K3 V4 K6 S7 S8", "V3", "9") != "accepts"


def test_it_commits_the_card_it_misses_least():
    table = exchange_table(["T9 V2 K3", "K9 S9 S4 T5 K2 V13", "K4 S6 T12"])
    number = offer(table, 0, "T9", "science")
    do(table, f"accept {number}", seat=1)
    assert judged(table, 1) == "S4"


def test_it_offers_a_spare_card_for_what_it_lacks():
    table = exchange_table([PAIRS, "K3 S3 T9 V6 K7 S8 T8 V13", "K4 S6 T12"])
    while int(table.nums[OPEN]) == 0:
        do(table, judged(table, 0), seat=0)
    [made] = table.open_offers(0)
    assert int(table.value_of(table.first_offered(made))) not in (5, 9)


def test_it_withdraws_an_offer_that_no_longer_pays():
    table = exchange_table(["K9 S9 T9 V9 K2", "K3 S3 V6", "K4 S6 T12"])
    number = offer(table, 0, "K9", "2")
    assert judged(table, 0) == f"cancel {number}"


def test_with_nothing_to_gain_it_is_done_and_a_good_offer_brings_it_back():
    table = exchange_table(["K9 S9 T9 V9", "K3 S3 T3 V3", "K4 S6 T12"])
    assert judged(table, 0) == "done"
    table = exchange_table(["K9 S9 K2", "T9 K3 V6", "K4 S6 T12"])
    do(table, "done", seat=0)
    number = offer(table, 1, "T9", "2")
    assert judged(table, 0) == f"accept {number}"


def test_it_asks_about_each_value_once_though_nobody_answers():
    table, asked = exchange_table([PAIRS, "K3 S3 T9 V6 K7 S8 T8 V13", "K4 S6 T12"]), []
    while (step := judged(table, 0)) == "speak" or step.startswith("ask"):
        asked += [step] if step != "speak" else []
        do(table, step, seat=0)
    assert len(asked) == len(set(asked)) > 1


def test_a_wild_goes_where_it_helps_most():
    table = exchange_table(["K9 K8 K7 K6", "S3 T2"], phase="effects", deck="W1 V2 V4")
    do(table, "K9")
    while table.frames[-1].__class__.__name__ != "PlaceWild":
        do(table, judged(table))
    assert judged(table) == "domain knowledge"


def test_it_discards_what_it_misses_least_and_takes_the_best_grouping():
    table = exchange_table(["K9 S9 T9 V2", "K3 S3 T3"], phase="reveal")
    assert judged(table, 0) == "V2"
    do(table, "V2", seat=0)
    assert judged(table, 0) == "best"


@pytest.mark.parametrize("seed", range(4))
def test_on_a_live_table_it_begins_nothing_that_it_drops_and_comes_back_only_to_offer(seed):
    """No window closes, so that committed cards stay tied; all trade until each has said that it does nothing now."""
    game, rng = load_game("exchange", 3, options={"clock": "on"}), fast_rng(seed, "bots")
    table, said = game.new_initial_state(seed=seed), [[""], [""], [""]]
    while seats := [seat for seat in table.acting_seats() if seat >= 0 and said[seat][-1] != "pass"]:
        seat = seats[int(rng.below(len(seats)))]
        action = int(game.judgement.choose(table, seat, table.choices(seat), rng))
        said[seat] += [choice.verb for choice in table.question(seat).choices if choice.action == action]
        table.apply_action(action, seat)
    for verbs in said:
        assert "drop" not in verbs
        assert all(after == "begin_offer" for one, after in pairwise(verbs) if one == "come_back")


def played(players: int, seed: int, traders: int) -> tuple[list[int], int]:
    """The points of a game in which the first so many seats trade and the others never do, and how many trades."""
    game = load_game("exchange", players)
    sorts = [ExchangeJudgement(game.deck), ExchangeJudgement(game.deck)]
    sorts[1].trades = False
    state, rng, before, trades = game.new_initial_state(seed=seed), fast_rng(seed), 0, 0
    while not state.is_terminal():
        seat = int(random_seat(state.acting_now, rng))
        state.apply_action(sorts[seat >= traders].choose(state, seat, state.choices(seat), rng), seat)
        trades += max(0, int(state.nums[TRADES]) - before)
        before = int(state.nums[TRADES])
    return state.scores(), trades


def test_players_who_trade_beat_copies_that_never_do():
    """Two against two. 24 other games gave 11.2 points a game, with a standard error of 2.2; equals would give 0."""
    points = [played(4, seed, traders=2)[0] for seed in range(16)]
    ahead = sum(one[0] + one[1] - one[2] - one[3] for one in points) / (2 * len(points))
    assert ahead > 5


def test_players_trade_with_each_other():
    """24 other games with two players gave 2.1 trades a round, with a standard error of 0.13."""
    trades = sum(played(2, seed, traders=2)[1] for seed in range(16)) / (3 * 16)
    assert trades > 1.4


def test_a_search_weighs_whole_offers_and_leaves_the_small_steps_to_judgement():
    """To be done, to offer one of the spare cards, and what judgement would do; who prepares an offer just goes on."""
    table = exchange_table([PAIRS, "S5 K7 V9 T3 S2 V12 K10"])
    found = weigh(table.view(0), fast_rng(1), 8)
    told = sorted(table.action_to_string(0, move.action) for move in found)
    assert told == ["done", *["offer"] * (len(found) - 2), judged(table, 0)]
    assert len(found) > 3
    assert all(len(move.actions) == 2 for move in found if table.action_to_string(0, move.action) == "offer")
    do(table, "offer", seat=0)
    do(table, "K2", seat=0)
    assert len(weigh(table.view(0), fast_rng(1), 8)) == 1


def test_where_a_search_plays_on_an_offer_that_pays_is_accepted_and_none_is_made():
    table = exchange_table(["T9 V2 K3 V4 K6 S7 S8", "K9 S9 T5 K2 S13 T7 V11", "K4 S6 T12"])
    number = offer(table, 0, "T9", "13")
    assert followed(table, 1) == f"accept {number}"
    assert followed(table, 2) == "done"


def followed(table: State, seat: int) -> str:
    """What the seat does where a search plays on."""
    action = table.game.judgement.follow(table, seat, table.choices(seat), fast_rng(1))
    return table.action_to_string(seat, action)
