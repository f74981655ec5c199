"""Conceding, draws, stand-ins, the clock, and refusals. (Family 7)"""

import pytest

from techdeck import IllegalAction, TechdeckError, load_game, replay, simulate
from techdeck.core.actions import CONCEDE, DRAW
from techdeck.core.cards import parse_card
from techdeck.core.counting import ROUND
from techdeck.core.rng import fast_rng
from techdeck.core.table import CLOCK
from techdeck.core.zones import EVERYBODY, EXPELLED
from techdeck.games.tricks.names import BID, SCORE
from techdeck.playout import random_seat
from tests.rulebook.clauses import clause_numbers
from tests.rulebook.words import (
    at_moment,
    bid,
    dealt,
    everything,
    frame,
    no_effects,
    no_trades,
    play_on,
    refused,
    refused_action,
    waiting_frames,
)
from tests.table_words import facts
from tests.tricks_table import do, happened, may_do, tricks_table

MOMENTS = [(kind, n) for kind in waiting_frames() for n in (2, 3, 4) if n == 2 or kind != "SwapCard"]
"""Every kind of moment at every size of table; only two players swap with the deck or the trump card."""


@pytest.mark.parametrize(("moment", "players"), MOMENTS)
def test_7_1_a_player_may_concede_at_any_time(moment, players):
    """Also while it is not their turn."""
    table = at_moment(players, moment)
    away = next(seat for seat in range(players) if seat != table.current_player())
    assert CONCEDE in table.ways_out(away)
    do(table, "concede", seat=away)
    assert happened(table, "concede") == [""]
    assert refused(table, "concede", seat=away).clause == "Family 7.1"


def test_7_1_not_when_the_game_is_over():
    table = dealt(2)
    do(table, "concede", seat=0)
    assert refused_action(table, CONCEDE, 1).clause == "Family 7.1"
    assert refused_action(table, CONCEDE, CLOCK).clause == "Family 7.1"


@pytest.mark.parametrize(("seat", "returns"), [(0, [-1.0, 1.0]), (1, [1.0, -1.0])])
def test_7_2_with_two_players_the_other_wins_at_once(seat, returns):
    table = dealt(2)
    do(table, "concede", seat=seat)
    assert table.is_terminal()
    assert (table.returns(), int(table.current_player())) == (returns, -4)


@pytest.mark.parametrize("players", [3, 4])
def test_7_3_with_more_who_concedes_ranks_behind_everybody(players):
    """Even with by far the most points."""
    table = dealt(players)
    do(table, "concede", seat=1)
    assert not table.is_terminal()
    table.nums[SCORE + 1] = 500
    play_on(table)
    assert max(table.scores()) == table.scores()[1]
    assert table.returns()[1] == -1.0
    assert sum(table.returns()) == pytest.approx(0)


def test_7_4_chance_plays_the_seat_to_the_end():
    table = dealt(3)
    do(table, "concede", seat=2)
    while not table.is_terminal():
        assert 2 not in table.acting_seats()
        do(table, sorted(may_do(table))[0])
    assert len(happened(table, "score")) == 9, "the seat stays in the game"


def test_7_4_each_choice_is_as_likely():
    """The bids of a seat that conceded: each of 0 to 6 about as often, 60 times of 420."""
    bids = [0] * 7
    for seed in range(420):
        table = tricks_table(["K3", "S3", "T3"], phase="bidding", seed=seed)
        do(table, "concede", seat=1)
        bids[int(table.nums[BID + 1])] += 1
    assert all(30 <= count <= 92 for count in bids), bids


def test_7_4_its_hidden_choices_replay_from_the_log():
    table = dealt(4, seed=5)
    play_on(table, "Ask")
    do(table, "concede", seat=int(table.current_player()))
    play_on(table)
    assert replay(table.log()).hash() == table.hash()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_7_5_the_last_one_left_wins(players):
    table = dealt(players)
    for seat in range(1, players):
        assert not table.is_terminal()
        do(table, "concede", seat=seat)
    assert table.is_terminal()
    assert table.returns() == [players - 1.0] + [-1.0] * (players - 1)


def test_7_6_both_say_so_and_it_is_a_draw():
    table = dealt(2)
    do(table, "draw", seat=1)
    assert not table.is_terminal()
    assert refused(table, "draw", seat=1).clause == "Family 7.6"
    do(table, "draw", seat=0)
    assert table.is_terminal()
    assert table.returns() == [0.0, 0.0]
    assert replay(table.log()).returns() == [0.0, 0.0]


@pytest.mark.parametrize("players", [3, 4])
def test_7_6_only_with_two_players(players):
    table = dealt(players)
    assert table.ways_out(0) == [CONCEDE]
    assert refused_action(table, DRAW, 0).clause == "Family 7.6"


def test_7_7_an_offer_is_over_when_the_other_does_something_else():
    table = dealt(2)
    no_trades(table)
    do(table, "draw", seat=0)
    do(table, "bid 2", seat=0)
    assert DRAW not in table.ways_out(0), "what the one who offered does changes nothing"
    do(table, "bid 1", seat=1)
    do(table, "draw", seat=1)
    assert not table.is_terminal(), "the first offer had lapsed"
    assert DRAW in table.ways_out(0)
    do(table, "draw", seat=0)
    assert table.is_terminal()


@pytest.mark.parametrize("moment", ["Ask", "Bidding", "PutFaceDown", "Reply"])
def test_7_8_a_stand_in_plays_in_the_middle_of_anything(moment):
    """Mid-effect, mid-secret-choice, mid-trade: the table goes on as if the player had done it."""
    table = at_moment(3, moment)
    seat = table.acting_seats()[-1]
    twin = table.clone()
    action = table.legal_actions(seat)[0]
    table.apply_action(action, seat, True)
    twin.apply_action(action, seat)
    assert table.hash() == twin.hash()
    assert " (stand-in) #" in table.log().splitlines()[-1]
    assert replay(table.log()).hash() == table.hash()
    play_on(table)
    assert table.is_terminal()


def test_7_9_a_stand_ins_action_counts_for_the_seat_and_is_marked_in_the_log():
    table = dealt(3)
    no_trades(table)
    do(table, "bid 2", seat=0)
    table.apply_action(table.string_to_action(1, "bid 3"), 1, True)
    do(table, "bid 1", seat=2)
    assert table.view(None).to_dict()["bids"] == [2, 3, 1]
    lines = [line for line in table.log().splitlines() if ": bid" in line]
    assert [" (stand-in) #" in line for line in lines] == [False, True, False]
    again = replay(table.log())
    assert (again.hash(), again.log()) == (table.hash(), table.log())


def test_7_10_the_clock_is_seat_minus_1_and_in_the_log():
    """The only thing a clock does in Tricks is to end a trading turn."""
    table = dealt(3)
    assert CLOCK == -1
    do(table, "time-up", seat=CLOCK)
    assert table.history() == [(-1, table.string_to_action(0, "time-up"))]
    assert table.log().splitlines()[-1].startswith("1. clock: time-up #")
    assert replay(table.log()).hash() == table.hash()
    assert CLOCK not in table.acting_seats()


def test_7_11_in_a_simulation_the_seed_draws_who_is_next():
    """Tricks has no windows and no quiet time. Several seats act at once in bidding and passing."""
    rng = fast_rng(1)
    drawn = [0] * 4
    for _ in range(3000):
        drawn[int(random_seat(0b1101, rng))] += 1
    assert drawn[1] == 0
    assert all(880 <= drawn[seat] <= 1120 for seat in (0, 2, 3)), drawn


def test_7_11_a_simulation_needs_no_clock_and_no_people():
    game = load_game("tricks", 3)
    one, other = simulate(game, 3, seed=4), simulate(game, 3, seed=4)
    assert (one.hash, one.actions) == (other.hash, other.actions)
    assert one.games == 3


def keeps_going(text):
    """Talk and proposals first, an end of the turn last."""
    return (text.startswith(("speak", "ask", "say", "seat", "counter")), text != "no", text)


def test_7_12_every_game_ends_even_with_the_most_talkative_players():
    """Everybody always does what keeps a trading turn going."""
    table = dealt(3, proposals="3", talk="5")
    steps = 0
    while not table.is_terminal():
        steps += 1
        assert steps < 5000
        do(table, max(may_do(table), key=keeps_going))
    assert any(offer["counter"] for offer in facts(table, "offer"))


@pytest.mark.parametrize(("name", "value"), [("proposals", "0"), ("proposals", "-1"), ("talk", "x"), ("talk", "100")])
def test_7_12_a_limit_can_be_raised_but_not_taken_away(name, value):
    assert load_game("tricks", 3, options={name: "99"}).options()[name] == "99"
    with pytest.raises(TechdeckError, match="choose from"):
        load_game("tricks", 3, options={name: value})


def no_trick_in_the_last_round(left):
    """The third round with no card in any hand or pile, so that nobody can win a trick; this 2 is left at its end."""
    table = tricks_table(["", "", ""], phase="bidding", trump="K2", goals=("K1", "S1", "T1"))
    for two in {"S2", "T2", "V2"} - {left}:
        table.zones.move(parse_card(two), EXPELLED, EVERYBODY)
    table.nums[ROUND] = 3
    return table


@pytest.mark.parametrize(
    ("bids", "points", "returns"),
    [((0, 0, 0), [6, 6, 6], [0.0, 0.0, 0.0]), ((0, 1, 0), [6, 2, 6], [0.5, -1.0, 0.5])],
)
def test_7_13_players_level_at_the_end_win_together(bids, points, returns):
    """Tricks has tie-breaks first, and none of them tells these apart: no goal is of the last 2's domain, and nobody
    ever won a trick. All three are level, or two of them."""
    table = no_trick_in_the_last_round("V2")
    bid(table, *bids)
    no_effects(table)
    assert (table.is_terminal(), happened(table, "take_trick"), table.scores()) == (True, [], points)
    assert table.returns() == returns


def test_7_13_a_game_may_have_a_tie_break_instead():
    """The same, but the last 2 is of the domain of seat 1's goal. (Tricks 9.3)"""
    table = no_trick_in_the_last_round("S2")
    bid(table, 0, 0, 0)
    no_effects(table)
    assert table.scores() == [6, 6, 6]
    assert table.returns() == [-1.0, 2.0, -1.0]


@pytest.mark.parametrize(("moment", "players"), MOMENTS)
def test_7_14_every_other_action_is_refused_with_reason_and_clause(moment, players):
    """At one moment of every kind: all actions a seat may not do, by every seat, and by the clock."""
    table, known = at_moment(players, moment), clause_numbers()
    before = everything(table)
    for seat in range(CLOCK, players):
        for action in set(range(table.game.num_distinct_actions())) - set(table.legal_actions(seat)):
            with pytest.raises(IllegalAction) as error:
                table.apply_action(action, seat)
            assert error.value.reason
            assert error.value.clause in known, (seat, action)
    assert everything(table) == before


@pytest.mark.parametrize(("action", "seat"), [(0, 3), (0, 99), (0, -2), (9999, 0), (-9, 0), (-1, 0), (DRAW, 0)])
def test_7_14_nonsense_is_refused_too(action, seat):
    """Seats and actions that do not exist."""
    assert refused_action(dealt(3), action, seat).clause in clause_numbers()


def test_7_14_after_the_end_everything_is_refused():
    table = dealt(2)
    do(table, "concede", seat=0)
    for action in (0, 5, CONCEDE, DRAW):
        for seat in (0, 1, CLOCK):
            assert "over" in refused_action(table, action, seat).reason
    assert (table.legal_actions(), table.acting_seats(), frame(table)) == ([], [], "nothing")
