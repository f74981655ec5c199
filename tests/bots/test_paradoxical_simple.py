"""The simple player of Paradoxical: it finds paradoxes, mixes the decks, uses effects, and answers every question."""

import pytest

from techdeck.bots import load_bot
from techdeck.bots.paradoxical_claims import best_first
from techdeck.core.cards import card_id
from techdeck.core.rng import fast_rng
from techdeck.core.state import State
from techdeck.games import load_game
from techdeck.games.paradoxical.phases import Turn
from techdeck.games.paradoxical.places import Paradoxical
from tests.paradoxical_table import EXAMPLE, do, paradoxical_table, pool, tableau, tokens

LOW = "K1 K3 K4 S5 S6"


def does(table: State, seat: int | None = None, seed: int = 3) -> str:
    """What the simple player does now, as in logs."""
    who = int(table.current_player()) if seat is None else seat
    choose = load_bot("simple", "paradoxical")
    return table.action_to_string(who, choose(table.view(who), table.legal_actions(who), fast_rng(seed)))


def plays(table: Paradoxical, actions: int) -> list[str]:
    """The next actions of simple players."""
    done = []
    for _ in range(actions):
        done.append(does(table))
        do(table, done[-1])
    return done


def test_it_claims_at_once_and_completes_the_claim():
    table = paradoxical_table([EXAMPLE, ""], deck_1=LOW, deck_2="T3 T4 T5")
    done = plays(table, 6)
    assert done[0] in ("full-house", "two-pairs")
    assert tokens(table) == [1, 0]


def test_of_several_claims_it_makes_the_one_that_leaves_most_behind():
    table = paradoxical_table(["K12 T12 K11 T11 K13 V13 K1 S2 T3 V4", ""], deck_1="K5 S6", deck_2="T5 T6")
    best = best_first(table, 0)[0]
    plays(table, 9)
    assert tokens(table)[0] == 1
    assert set(pool(table).split()) == {card_id(card) for card in best.indifferent}
    assert set(tableau(table, 0).split()) == {"K13", "V13"}, "a high pair stays for the next claim"


def test_it_draws_from_the_deck_that_can_pair_its_cards():
    assert does(paradoxical_table(["K13 S12 K11 S10", ""], deck_1="K9 S9 K8", deck_2="T13 V12 T11")) == "pile 2"
    assert does(paradoxical_table(["T13 V12 T11 V10", ""], deck_1="K13 S12 K11", deck_2="T9 V9 T8")) == "pile 1"


def test_it_adds_a_hand_card_that_completes_a_paradox():
    table = paradoxical_table(["K13 T13 K12 K1 S2 T3 V4", ""], hands=["K9 T12", ""], deck_1=LOW[3:], deck_2="T5 T6")
    assert does(table) == "add T12"


def test_a_full_tableau_loses_the_card_that_is_missed_least():
    cards = "K13 T13 K12 K1 S2 T3 V4 K5 S6 T10"
    table = paradoxical_table([cards, ""], deck_1="S8 S9", deck_2="T12 V9 V8 V7")
    do(table, "pile 2")
    assert does(table) not in ("card K13", "card T13", "card K12")


def test_it_exchanges_a_card_for_the_one_that_is_missing():
    table = paradoxical_table(["K10 V10 K12 K9 S8 V7 K5 T13", ""], deck_1="S4", deck_2="V4", discard_2="V3 T12")
    assert plays(table, 2) == ["card T13", "pile 2"]
    gone = plays(table, 1)[0]
    assert gone not in ("card K10", "card V10", "card K12")
    assert plays(table, 1) == ["card T12"]


def test_it_looks_for_the_best_of_several_cards():
    cards = "K1 K13 T13 K12 S9 T3 V4 S5 T8 V2"
    table = paradoxical_table([cards, ""], deck_1="K6 K7 S7 S6", deck_2="T11 T6 T7 V12 V10 V6 V7")
    assert plays(table, 3) == ["card K1", "pile 2", "card V12"]


def test_it_has_no_use_for_a_text_that_brings_nothing():
    """Big Data draws two and discards two: with an empty hand nothing stays."""
    table = paradoxical_table(["K10 V1 V13", ""], deck_1="K3 K4 K5", deck_2="T5 T6 T7")
    assert does(table).startswith("pile")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_answers_every_question_and_only_from_its_view(players):
    choose, rng = load_bot("simple", "paradoxical"), fast_rng(players)
    for seed in range(2):
        state = load_game("paradoxical", players).new_initial_state(seed=seed)
        while not state.is_terminal():
            seats = state.acting_seats()
            seat = seats[rng.below(len(seats))]
            legal = state.legal_actions(seat)
            action = legal[rng.below(len(legal))]
            if not isinstance(state.frames[-1], Turn):
                # Turns by chance lead to every card's text; the answers are the player's own.
                action = choose(state.view(seat), legal, fast_rng(seed))
                assert action in legal
                assert action == choose(state.view(seat).imagine(seed).view(seat), legal, fast_rng(seed))
            state.apply_action(action, seat)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_its_turns_know_no_more_than_the_seat(players):
    state = load_game("paradoxical", players).new_initial_state(seed=players)
    choose = load_bot("simple", "paradoxical")
    while not state.is_terminal():
        seat = state.acting_seats()[0]
        legal = state.legal_actions(seat)
        action = choose(state.view(seat), legal, fast_rng(1))
        assert action == choose(state.view(seat).imagine(7).view(seat), legal, fast_rng(1))
        state.apply_action(action, seat)
    assert max(state.scores()) == 2, "simple players find two paradoxes long before the last turn"


def played(names: list[str], seed: int) -> State:
    """A whole game, each seat played by its bot."""
    state = load_game("paradoxical", len(names)).new_initial_state(seed=seed)
    choosers = [load_bot(name, "paradoxical") for name in names]
    rng = fast_rng(seed, "bots")
    while not state.is_terminal():
        seat = state.acting_seats()[0]
        state.apply_action(choosers[seat](state.view(seat), state.legal_actions(seat), rng), seat)
    return state


@pytest.mark.parametrize(("players", "games"), [(2, 12), (3, 6), (4, 4)])
def test_simple_beats_random(players, games):
    """It won 120 of 120 games against random players; equal ones would win all of these once in 4096, 729 or 256."""
    for seed in range(games):
        names = ["random"] * players
        names[seed % players] = "simple"
        assert played(names, seed).returns()[seed % players] > 0
