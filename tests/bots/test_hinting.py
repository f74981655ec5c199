"""What a bot would do in a seat's place: the best few gestures, told with a reason, from what the seat knows."""

import re

import pytest

import techdeck
from techdeck import TechdeckError
from techdeck.bots.hinting import BEST, Hint, hints
from techdeck.core.judging import Plan
from techdeck.core.rng import fast_rng
from techdeck.games import games
from techdeck.search.completing import whole
from techdeck.search.weighing import FEWEST_WORLDS, points_after
from techdeck.words.people import People
from techdeck.words.wording import Wording
from tests.cli.running import data_here, printed_here, refused_here


def some_moments(game: str) -> list[tuple[techdeck.core.state.State, int]]:
    """Moments of a game by casual bots, each with a seat that is asked."""
    match = techdeck.play_match(techdeck.load_game(game, players=2), "casual", seed=3)
    log, last = match.log(), match.actions
    states = [techdeck.replay(log, at=at) for at in (0, last // 3, last - 2)]
    return [(state, int(state.current_player())) for state in states]


@pytest.mark.parametrize("game", games())
def test_hints_are_gestures_that_may_be_done_with_words_and_a_reason(game):
    for state, seat in some_moments(game):
        view = state.view(seat)
        words = Wording(state.game, People(["Ann", "Bob"], seat))
        words.remember(view.to_dict())
        found = hints(view, fast_rng(1), iterations=12)
        assert 1 <= len(found) <= BEST
        for one in found:
            assert one.actions[0] in view.legal_actions()
            assert 0 <= one.chance <= 1
            assert words.gesture(view.gesture(), one.actions).endswith(".")
            assert re.search("of 100 games|almost every game|othing else", words.reason(one.facts()))


def test_an_offer_is_hinted_at_with_what_is_given_and_what_for():
    """Not just that one should make an offer."""
    state = techdeck.load_game("exchange", players=3).new_initial_state(seed=5)
    while state.view(0).question().code != "trade":
        state.apply_action(state.legal_actions(state.acting_seats()[0])[0], state.acting_seats()[0])
    view, words = state.view(0), Wording(state.game, People(["Ann", "Bob", "Cid"], 0))
    begin = next(one.action for one in view.question().choices if one.verb == "begin_offer")
    actions = whole(view, [begin], fast_rng(1))
    assert re.fullmatch("Offer .+ for .+, to .+", words.gesture(view.gesture(), actions))


def test_the_same_seed_gives_the_same_hints():
    state, seat = some_moments("tricks")[1]
    assert hints(state.view(seat), fast_rng(7), 20) == hints(state.view(seat), fast_rng(7), 20)


def test_a_hint_stops_when_it_is_told_to():
    """It then has what it has found by then, which is at least one gesture."""
    state, seat = some_moments("tricks")[1]
    asked: list[int] = []

    def stop() -> bool:
        asked.append(1)
        return len(asked) > 3

    assert hints(state.view(seat), fast_rng(7), 10**6, stop)


def test_what_a_gesture_brings_is_looked_at_in_fewer_worlds_when_time_is_up():
    state, seat = some_moments("tricks")[1]
    view, plan = state.view(seat), Plan([state.legal_actions(seat)[0]])
    few = points_after(view, plan, FEWEST_WORLDS, fast_rng(7))
    assert points_after(view, plan, 100, fast_rng(7), lambda: True) == few
    assert points_after(view, plan, 100, fast_rng(7)) != few


def test_nobody_who_is_not_asked_gets_a_hint():
    state, seat = some_moments("tricks")[0]
    with pytest.raises(TechdeckError, match="nothing is asked of this seat"):
        hints(state.view(1 - seat), fast_rng(7), 20)


@pytest.mark.parametrize(
    ("hint", "said"),
    [
        (Hint([1], 0.614, 0.0, 0.0), "You win about 61 of 100 games from here."),
        (Hint([1], 0.61, 0.0, 0.052), "You win about 61 of 100 games from here, 5 more than with the next best."),
        (Hint([1], 1.0, 4.0, 0.0), "You win almost every game from here."),
        (Hint([1], 0.0, 4.0, 0.0, only=True), "There is nothing else you can do."),
        (Hint([1], 0.0, 4.0, 0.0, plain=True), "Nothing else comes close."),
    ],
)
def test_reasons_in_words(hint, said):
    assert Wording(techdeck.load_game("city", 2), People(["Ann", "Bob"], 0)).reason(hint.facts()) == said


def test_reasons_in_the_words_of_a_game():
    words = Wording(techdeck.load_game("tricks", 2), People(["Ann", "Bob"], 0))
    assert words.reason(Hint([1], 0.5, 1.2, 0).facts()).startswith("It brings about 1 point this round, and you win")
    assert words.reason(Hint([1], 0.5, 5.8, 0).facts()).startswith("It brings about 6 points this round, and you win")


def test_the_command_tells_and_prints_data(tmp_path):
    file = tmp_path / "game.log"
    file.write_text(some_moments("tricks")[1][0].log(), encoding="utf-8")
    said = printed_here("hint", str(file), "--iterations", "20")
    assert "\n1. " in said
    found = data_here("hint", str(file), "--iterations", "20")
    assert isinstance(found, dict)
    assert {*found["best"][0]} == {"words", "reason", "chance", "points", "actions"}


def test_bad_wishes_are_told(tmp_path):
    file = tmp_path / "game.log"
    match = techdeck.play_match(techdeck.load_game("tricks", 2), "random", seed=1)
    file.write_text(match.log(), encoding="utf-8")
    assert "the game is over at this moment" in refused_here("hint", str(file))
    assert "seat 5 is not asked at this moment: choose from" in refused_here(
        "hint", str(file), "--at", "9", "--seat", "5"
    )
    assert "--iterations must be 1 or more" in refused_here("hint", str(file), "--at", "9", "--iterations", "0")
