"""The simple player of Tech Exchange: what it thinks hands are worth, its trades, its strength."""

import pytest

from techdeck.bots import bots, load_bot
from techdeck.bots.exchange_trades import Trader
from techdeck.bots.exchange_worth import Worth
from techdeck.core.cards import card_id, parse_card
from techdeck.core.rng import fast_rng
from techdeck.core.state import State
from techdeck.core.view import View
from techdeck.games import load_game
from techdeck.games.exchange.arranging import Arranging
from techdeck.games.exchange.names import BEST, SAY_DONE
from techdeck.games.exchange.places import Exchange
from techdeck.games.exchange.trading import Trading
from tests.exchange_table import do, exchange_table, frame, hand, offer, open_offers, say

OTHERS = "K2 S5 V8 V11 K13 S3 K6 V9"


def does(table: Exchange, seat: int = 0) -> str:
    """What the simple player does now, as in logs, without the word "card"."""
    action = load_bot("simple", "exchange")(table.view(seat), table.legal_actions(seat), fast_rng(3))
    return table.action_to_string(seat, action).removeprefix("card ")


def goes_on(table: Exchange, seat: int, until: str) -> list[str]:
    """What it does step by step, up to and with a certain step."""
    done: list[str] = []
    while not done or done[-1] != until:
        assert len(done) < 30
        done.append(does(table, seat))
        do(table, done[-1], seat=seat)
    return done


def passive(view: View, legal: list[int]) -> int:
    """Somebody who never trades and uses no card, but groups as well as can be."""
    if isinstance(view.table.frames[-1], Trading):
        return SAY_DONE if SAY_DONE in legal else legal[0]
    return BEST if isinstance(view.table.frames[-1], Arranging) else legal[0]


def played(names: list[str], seed: int, check: bool = False) -> State:
    """A whole game, each seat played by its bot; who acts next is drawn, as in simulation."""
    state = load_game("exchange", len(names)).new_initial_state(seed=seed)
    state.watch()
    rngs, order = [fast_rng(seed, f"seat {seat}") for seat in range(len(names))], fast_rng(seed, "order")
    while not state.is_terminal():
        seats = state.acting_seats()
        seat = seats[order.below(len(seats))]
        view, legal = state.view(seat), state.legal_actions(seat)
        if names[seat] == "passive":
            action = passive(view, legal)
        else:
            choose = load_bot(names[seat], "exchange")
            action = choose(view, legal, rngs[seat])
            if check and order.below(8) == 0:
                other = view.imagine(seed).view(seat)
                assert choose(view, legal, fast_rng(seed)) == choose(other, legal, fast_rng(seed))
        assert action in legal
        state.apply_action(action, seat)
    return state


def wins(players: int, games: int, rival: str = "random") -> float:
    """The bot's share of victories against such rivals, from every seat in turn."""
    total = 0.0
    for number in range(games):
        names = [rival] * players
        names[number % players] = "simple"
        total += (played(names, number).returns()[number % players] + 1) / players
    return total / games


def test_the_registry_has_it():
    assert bots("exchange")[-1] == "simple"


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_it_plays_whole_games_and_only_from_its_view(players):
    assert played(["simple"] * players, players, check=True).is_terminal()


@pytest.mark.parametrize("seed", range(3))
def test_it_answers_whatever_random_players_bring_about(seed):
    assert played(["simple", "random", "random"], seed).is_terminal()


@pytest.mark.parametrize("options", [{}, {"clock": "on"}])
def test_it_answers_at_every_moment_random_players_leave_it_in(options):
    """As a stand-in it may have to go on with what another player began."""
    state = load_game("exchange", 3, options=options).new_initial_state(seed=8)
    rng = fast_rng(8)
    while not state.is_terminal():
        for seat in state.acting_seats():
            legal = state.legal_actions(seat)
            assert load_bot("simple", "exchange")(state.view(seat), legal, fast_rng(1)) in legal
        seats = state.acting_seats()
        seat = seats[rng.below(len(seats))]
        legal = state.legal_actions(seat)
        state.apply_action(legal[rng.below(len(legal))], seat)


def test_it_beats_random_at_two():
    """These 20 games gave 1.0; equal players would give 0.5, with a standard error of 0.11."""
    assert wins(2, 20) > 0.8


def test_it_beats_random_at_four():
    """These 12 games gave 1.0; equal players would give 0.25, with a standard error of 0.13."""
    assert wins(4, 12) > 0.65


def test_trading_pays():
    """Two who trade against one who does not: about twice the points in these games."""
    points = [0, 0, 0]
    for number in range(6):
        scores = played(["simple", "simple", "passive"], number).scores()
        points = [one + other for one, other in zip(points, scores, strict=True)]
    assert min(points[:2]) > 1.2 * points[2]


def test_a_pair_is_worth_something_and_a_group_its_points():
    table = exchange_table(["K9 S9 T4 T6 T8", OTHERS], market="K1 S1 T1 T2 V1")
    worth = Worth(table, 0)
    assert worth.now == 6 + 0.3 * 3
    assert worth.like(parse_card("V9")) > worth.like(parse_card("V12")) == 0
    assert [card_id(card) for card in worth.spares()[:2]] == ["K9", "S9"]


def test_it_offers_a_spare_card_for_what_completes_a_set():
    table = exchange_table(["K9 S9 T4 T6 T8 T10 V13", OTHERS])
    steps = goes_on(table, 0, "to-all")
    assert steps[:3] == ["offer", "V13", "no"]
    assert "value 9" in steps
    assert open_offers(table) == [0]


def test_it_does_not_make_the_same_offer_twice():
    table = exchange_table(["K9 S9 T4 T6 T8 T10 V13", OTHERS], options={"quiet_offers": "99"})
    first = goes_on(table, 0, "to-all")
    assert first != goes_on(table, 0, "to-all")


def test_it_does_not_offer_a_card_for_less_than_it_asks_for_already():
    """An open offer for a 9 or a 12 is one for a 9 too."""
    table = exchange_table(["K9 S9 T4 T6 T8 T10 V13", OTHERS], options={"quiet_offers": "99"})
    offer(table, 0, "V13", "9/12")
    offered = [step for step in goes_on(table, 0, "done") if step.startswith("value")]
    assert "value 9" not in offered


def test_it_accepts_what_raises_its_hand_with_the_card_it_needs_least():
    table = exchange_table(["K9 S9 T4 T6 T8 T10 V13 S13", "T9 K2 S5"])
    number = offer(table, 1, "T9", "13")
    assert does(table) == f"accept {number}"
    do(table, f"accept {number}", seat=0)
    assert does(table) in ("V13", "S13")
    do(table, does(table), seat=0)
    assert "T9" in hand(table, 0)


def test_it_leaves_an_offer_that_does_not_help():
    table = exchange_table(["K9 S9 T9 T4 T6 T8 T10", "K2 S5 V11"])
    number = offer(table, 1, "V11", "9")
    assert Trader(Worth(table, 0)).gain(number) < 0
    assert does(table) != f"accept {number}"


def test_of_a_face_down_card_it_hopes_for_nothing():
    table = exchange_table(["K9 S9 T4 T6 T8 T10 V13", "T9 K2 S5"])
    number = offer(table, 1, "T9", "13", tell="face-down")
    assert Trader(Worth(table, 0)).gain(number) <= 0


def test_it_stops_accepting_what_is_not_worth_it():
    table = exchange_table(["K9 S9 T9 T4 T6 T8 T10", "K2 S5 V11"])
    number = offer(table, 1, "V11", "9")
    do(table, f"accept {number}", seat=0)
    assert does(table) == "no"


def test_once_done_it_accepts_only_an_offer_worth_it_and_stays_done():
    table = exchange_table(["K9 S9 T4 T6 T8 T10 V13", "T9 K2 S5"])
    do(table, "done", seat=0)
    offer(table, 1, "K2", "9")
    assert does(table) == "no"
    do(table, "no", seat=0)
    number = offer(table, 1, "T9", "13")
    assert does(table) == f"accept {number}"
    do(table, f"accept {number}", "V13", seat=0)
    assert "T9" in hand(table, 0)
    assert does(table) == "no"


def test_it_answers_questions():
    table = exchange_table(["K9 S9 T4 T6 T8 T10 V13", OTHERS])
    say(table, 1, "ask-value 9")
    assert does(table) == "answer-yes 1"


def test_waiting_for_takers_it_tells_what_it_would_part_with_and_then_is_done():
    table = exchange_table(["K9 S9 T4 T6 T8 T10 V13 S12", OTHERS])
    steps = goes_on(table, 0, "done")
    said = [step for step in steps if step.startswith("say-value")]
    assert 1 <= len(said) <= 3
    assert "say-value 9" not in said


@pytest.mark.parametrize("seed", range(2))
def test_it_never_says_the_same_twice_in_a_phase(seed):
    journal = played(["simple"] * 3, seed).journal
    assert journal is not None
    said: list[tuple[int, object]] = []
    for event in journal.events:
        said = [] if event.kind == "trading_begins" else said
        if event.kind == "say":
            assert (event.seat, event.about["value"]) not in said
            said.append((event.seat, event.about["value"]))
    assert any(event.kind == "say" for event in journal.events)


def test_it_makes_no_offer_that_would_end_trading_before_anybody_could_accept_it():
    table = exchange_table(["K9 S9 T4 T6 T8 T10 V13", OTHERS], options={"quiet_offers": "1"})
    assert does(table) == "offer"
    offer(table, 1, "V11", "12")
    assert does(table) == "done"


def test_it_puts_a_wild_where_its_hand_gains_most():
    table = exchange_table(["K9 T4 T6 T8", "V12 K2 S5"], deck="W1")
    number = offer(table, 0, "K9", "12")
    do(table, f"accept {number}", "V12", seat=1)
    assert frame(table) == "PlaceWild"
    assert does(table) == "domain technology"


def test_it_uses_a_card_it_can_spare_and_passes_if_all_are_needed():
    table = exchange_table(["T4 T6 T9 T10 V5", OTHERS], phase="effects", deck="K3 K4 K5", market="K1 S1 T1 T2 V1")
    assert does(table) == "V5"
    table = exchange_table(["T4 S4 V4 T6 T7 T11", OTHERS], phase="effects", deck="K3", market="K1 S1 T1 T2 T3 V1")
    assert does(table) == "no"


def test_it_discards_what_it_needs_least_and_takes_the_best_grouping():
    table = exchange_table(["T4 T6 T9 V5", "K2 S5 V11"], phase="reveal")
    assert does(table) == "V5"
    do(table, "V5", seat=0)
    assert does(table) == "best"
