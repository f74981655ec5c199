"""A match: fair to every seat, the same from the same seed, and clear about a bot that goes wrong."""

import json
import pickle
import subprocess
import sys
from collections import Counter
from functools import partial

import pytest

import techdeck
from techdeck import BadBot, IllegalAction, TechdeckError, load_game, play_match, replay
from techdeck.bots import load_bot
from techdeck.core.actions import CONCEDE, DRAW
from techdeck.core.bits import lowest
from techdeck.core.rng import Rng, fast_rng
from techdeck.core.view import View
from techdeck.lab.match import Match

TRICKS = load_game("tricks", 3)
EXCHANGE = load_game("exchange", 3)


def last(view, legal, rng):
    """A bot that takes its last choice."""
    return legal[-1]


def test_the_result_tells_how_the_match_went():
    match = play_match(TRICKS, ["simple", "random", last], seed=7)
    state = replay(match.log())
    assert state.hash() == match.state.hash()
    assert (match.game, match.players, match.seed) == ("tricks", 3, 7)
    assert match.bots == ["simple", "random", "last"]
    assert (match.scores, match.returns) == (state.scores(), state.returns())
    assert match.winners == [seat for seat, share in enumerate(match.returns) if share > 0] != []
    assert match.history == state.history()
    assert match.actions == len(match.history) > 30
    assert json.loads(json.dumps(match.to_dict())) == {
        "game": "tricks",
        "players": 3,
        "seed": 7,
        "bots": match.bots,
        "actions": match.actions,
        "scores": match.scores,
        "returns": match.returns,
        "winners": match.winners,
        "faults": [],
        "hash": state.hash(),
    }


def test_it_reads_well():
    match = play_match(TRICKS, ["simple", "random", last], seed=7)
    one, two, three = match.scores
    assert match.winners == [0]
    told = f"{match.actions} actions: simple {one} (won), random {two}, last {three}"
    assert repr(match) == f"Match(tricks, seed 7, {told})"


def test_it_travels():
    match = play_match(TRICKS, ["simple", last, "random"], seed=3)
    other = pickle.loads(pickle.dumps(match))
    assert isinstance(other, Match)
    assert (other.to_dict(), other.log(), repr(other)) == (match.to_dict(), match.log(), repr(match))


@pytest.mark.parametrize(
    ("name", "players"), [("exchange", 2), ("city", 1), ("city", 3), ("paradoxical", 2), ("chess", 2)]
)
def test_every_game_can_be_played(name, players):
    match = play_match(load_game(name, players), "random", seed=1)
    assert match.state.is_terminal()
    assert {seat for seat, share in enumerate(match.returns) if share > 0} <= set(match.winners)
    assert not {seat for seat, share in enumerate(match.returns) if share < 0} & set(match.winners)
    assert replay(match.log()).hash() == match.state.hash()


def test_those_who_are_level_win_together():
    """Both say draw: two winners, and nobody pays. (Family 7.6, 7.13)"""
    said = set()

    def peaceful(view, legal, rng):
        action = legal[0] if view.seat in said else DRAW
        said.add(view.seat)
        return action

    match = play_match(load_game("tricks", 2), peaceful, seed=1)
    assert (match.winners, match.returns) == ([0, 1], [0.0, 0.0])


# --- who is next ---------------------------------------------------------------------------------


def choices_where_all_could_act(seeds: range) -> Counter[int]:
    """How many choices each seat made at moments at which all three could act."""
    made: Counter[int] = Counter()

    def counting(view: View, legal: list[int], rng: Rng) -> int:
        if view.acting_seats() == [0, 1, 2]:
            made[int(view.eyes)] += 1
        return legal[rng.below(len(legal))]

    for seed in seeds:
        play_match(EXCHANGE, counting, seed)
    return made


def are_even(made: Counter[int]) -> bool:
    """Whether each seat has its third, within four standard deviations."""
    total = made.total()
    return all(abs(made[seat] - total / 3) < 4 * (total * 2 / 9) ** 0.5 for seat in range(3))


def test_7_11_where_several_may_act_each_is_as_likely_to_be_next():
    made = choices_where_all_could_act(range(20))
    assert made.total() > 1000
    assert are_even(made)


def test_a_runner_that_takes_the_lowest_seat_would_be_caught(monkeypatch):
    monkeypatch.setattr("techdeck.lab.match.random_seat", lambda mask, rng: lowest(mask))
    made = choices_where_all_could_act(range(3))
    assert made.total() > 100
    assert not are_even(made)


def test_the_seed_draws_who_is_next():
    """The same seed brings the same order, others bring others: whoever is the first of all three differs."""
    again = [play_match(EXCHANGE, "random", 1).history for _ in range(2)]
    assert again[0] == again[1]
    firsts = [next(iter(choices_where_all_could_act(range(seed, seed + 1)))) for seed in range(12)]
    assert set(firsts) == {0, 1, 2}


# --- what a bot is given -------------------------------------------------------------------------


def test_8_6_a_bot_is_given_its_view_its_choices_and_chance_of_its_own():
    given = []

    def curious(view, legal, rng):
        given.append((type(view), view.seat, view.legal_actions() == legal, view.table.origin, id(rng)))
        return legal[0]

    play_match(load_game("tricks", 2), curious, seed=1)
    assert {(kind, seat, same, origin) for kind, seat, same, origin, _ in given} == {
        (View, 0, True, ""),
        (View, 1, True, ""),
    }
    assert len({rng for *_, rng in given}) == 2


def test_the_chance_of_one_bot_does_not_depend_on_the_others():
    drawn: dict[int, list[int]] = {}

    def drawing(key: int):
        def bot(view, legal, rng):
            drawn.setdefault(key, []).append(int(rng.word()))
            return legal[0]

        return bot

    play_match(load_game("tricks", 2), [drawing(0), "random"], seed=5)
    play_match(load_game("tricks", 2), [drawing(1), last], seed=5)
    play_match(load_game("tricks", 2), [drawing(2), drawing(3)], seed=5)
    n = min(len(words) for words in drawn.values())
    assert n > 10
    assert drawn[0][:n] == drawn[1][:n] == drawn[2][:n] != drawn[3][:n]
    dealing = fast_rng(5)
    assert not {int(dealing.word()) for _ in range(1000)} & set(drawn[0])


def test_what_a_bot_does_to_its_view_changes_nothing():
    def vandal(view, legal, rng):
        action = legal[0]
        view.table.apply_action(action, view.seat)
        legal.clear()
        return action

    def first(view, legal, rng):
        return legal[0]

    assert play_match(TRICKS, vandal, 2).history == play_match(TRICKS, first, 2).history


def test_a_bot_by_name_is_the_registered_one():
    assert play_match(TRICKS, "simple", 4).history == play_match(TRICKS, load_bot("simple", "tricks"), 4).history


class Careful:
    """A bot with a memory: an object that can be called."""

    def __init__(self) -> None:
        self.asked = 0

    def __call__(self, view, legal, rng):
        self.asked += 1
        return legal[0]


def test_anything_that_can_be_called_may_be_a_bot():
    careful = Careful()
    match = play_match(load_game("tricks", 2), [careful, partial(last)], 1)
    assert match.bots == ["Careful", "partial"]
    assert careful.asked == sum(seat == 0 for seat, _ in match.history)


class Number:
    """A whole number of another library."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


def test_numbers_of_any_library_are_welcome():
    match = play_match(TRICKS, lambda view, legal, rng: Number(legal[-1]), Number(2))
    assert match.history == play_match(TRICKS, last, 2).history


def test_a_bot_may_give_up():
    """Conceding is no choice in a mask, but always possible. (Family 7.1)"""
    match = play_match(load_game("tricks", 2), [lambda view, legal, rng: CONCEDE, "random"], 1)
    assert match.history[-1] == (0, CONCEDE)
    assert match.winners == [1]


# --- what goes wrong -----------------------------------------------------------------------------


def wrong(answer):
    """A bot that always gives this answer."""

    def stubborn(view, legal, rng):
        return answer

    return stubborn


def test_an_illegal_action_is_told_with_bot_seat_action_reason_and_clause():
    action = TRICKS.new_initial_state(seed=7).string_to_action(0, "bid 3")
    with pytest.raises(BadBot) as caught:
        play_match(TRICKS, ["simple", wrong(action), "random"], seed=7)
    error = caught.value
    assert isinstance(error, IllegalAction)
    assert (error.bot, error.seat, error.action) == ("stubborn", 1, f"'bid 3' ({action})")
    assert error.clause == "Tricks 3.2"
    assert "that is not among your choices" in error.reason
    assert str(error) == f"the bot 'stubborn' in seat 1 chose 'bid 3' ({action}): {error.clause}: {error.reason}"
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.to_dict()) == (str(error), error.to_dict())


@pytest.mark.parametrize("answer", [None, "K9", 3.0, 10**9, -7, 2**70])
def test_an_answer_that_is_no_action_is_told(answer):
    with pytest.raises(BadBot, match="the bot 'stubborn' in seat 0 chose") as caught:
        play_match(load_game("chess", 2), wrong(answer), seed=1)
    assert str(answer) in caught.value.action
    assert caught.value.clause.startswith("Family 7")
    assert caught.value.code == ("not_allowed" if answer == -7 else "unknown")


def test_a_bot_that_breaks_says_who_it_was_and_when():
    def fragile(view, legal, rng):
        raise KeyError("lost")

    with pytest.raises(KeyError, match="lost") as caught:
        play_match(TRICKS, ["random", "random", fragile], seed=7)
    [note] = caught.value.__notes__
    assert note.startswith("This was the bot 'fragile' in seat 2 of tricks, after ")


@pytest.mark.parametrize(
    ("bots", "complaint"),
    [
        ("genius", "there is no bot 'genius' for tricks: choose from random, novice, casual, skilled, expert, simple"),
        (["simple", "genius", last], "there is no bot 'genius' for tricks"),
        (["simple", "simple"], "there are 3 seats: give 1 bot for all or 3, not 2"),
        ([], "there are 3 seats: give 1 bot for all or 3, not 0"),
        (lambda view, legal: legal[0], r"takes \(view, legal\); a bot is a function \(view, legal, rng\) -> action"),
        (["simple", "simple", 3], "a bot is a name or a function, not 3"),
    ],
)
def test_bots_that_can_not_play_are_refused_before_the_deal(bots, complaint):
    for play in (partial(play_match, TRICKS, bots, 1), partial(techdeck.simulate, TRICKS, 1, 1, bots)):
        with pytest.raises(TechdeckError, match=complaint):
            play()


def test_a_seed_is_a_number():
    with pytest.raises(TechdeckError, match="a seed is a number"):
        play_match(TRICKS, "random", 2**4000)


def test_ctrl_c_stops_a_long_match():
    """Bots that search may think for hours."""
    think = "lambda view, legal, rng: legal[len(techdeck.playouts(view.imagine(1), 2000).lengths) % len(legal)]"
    run = f"import techdeck; techdeck.play_match(techdeck.load_game('exchange', 4), {think}, 1)"
    started = "import signal; signal.signal(signal.SIGALRM, signal.default_int_handler); signal.setitimer(0, 1.5);"
    done = subprocess.run([sys.executable, "-c", f"{started} {run}"], capture_output=True, text=True, timeout=60)
    assert done.stderr.splitlines()[-1] == "KeyboardInterrupt"
