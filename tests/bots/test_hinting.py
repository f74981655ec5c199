"""What a bot would do in a seat's place: the best few gestures, told with a reason, from what the seat knows."""

import re

import pytest

import techdeck
from techdeck import TechdeckError
from techdeck.bots.hinting import BEST, Hint, hints
from techdeck.core.rng import fast_rng
from techdeck.games import games
from techdeck.search.completing import whole
from techdeck.search.weighing import FEWEST_WORLDS, brought
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
            assert re.search(
                "of 100|almost every game|othing else|rule of thumb|level|pawns?", words.reason(one.facts())
            )


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
    view, gesture = state.view(seat), [state.legal_actions(seat)[0]]
    few = brought(view, gesture, FEWEST_WORLDS, fast_rng(7))
    assert brought(view, gesture, 100, fast_rng(7), lambda: True) == few
    assert brought(view, gesture, 100, fast_rng(7)) != few


def test_nobody_who_is_not_asked_gets_a_hint():
    state, seat = some_moments("tricks")[0]
    with pytest.raises(TechdeckError, match="nothing is asked of this seat"):
        hints(state.view(1 - seat), fast_rng(7), 20)


@pytest.mark.parametrize(
    ("game", "hint", "said"),
    [
        ("city", Hint([1], 0.614, 0.0), "You win about 61 of 100 games from here."),
        (
            "city",
            Hint([1], 0.61, 0, ahead=0.052),
            "You win about 61 of 100 games from here, 5 more than with the next best.",
        ),
        ("city", Hint([1], 1.0, 4.0), "You win almost every game from here."),
        ("city", Hint([1], 0.0, 4.0, only=True), "There is nothing else you can do."),
        ("city", Hint([1], 0.0, 4.0, plain=True), "That is the rule of thumb here."),
        ("city", Hint([1], 0.5, 7.0, at_once=2.0), "It scores 2 right away. You win about 50 of 100 games from here."),
        (
            "city",
            Hint([1], 0.5, 1.2),
            "You can hope for about 1 point more by the end. You win about 50 of 100 games from here.",
        ),
        ("tricks", Hint([1], 0.5, 1.2), "It brings about 1 point this round. You win about 50 of 100 games from here."),
        (
            "tricks",
            Hint([1], 0.5, 5.8, ahead=0.2, points_ahead=1.7),
            "It brings about 6 points this round, 2 more than the next best. You win about 50 of 100 games from here.",
        ),
        (
            "exchange",
            Hint([1], 0.7, 21.6, points_ahead=2.0),
            "Your cards come to about 22 points this round, 2 more than with the next best. "
            "You win about 70 of 100 games from here.",
        ),
        (
            "paradoxical",
            Hint([1], 0.55, 0.4, points_ahead=0.03),
            "You claim within six turns in about 40 of 100 games, in 3 more than with the next best. "
            "You win about 55 of 100.",
        ),
        (
            "paradoxical",
            Hint([1], 0.8, 1.3),
            "You claim within six turns in almost every game. You win about 80 of 100 games from here.",
        ),
        ("paradoxical", Hint([1], 0.08, 1.0), "You win about 8 of 100 games from here."),
        ("chess", Hint([1], 0.5, 0, measure=0.2), "The game is about level after it."),
        ("chess", Hint([1], 0.6, 0, measure=1.1), "You are about 1 pawn ahead after it."),
        (
            "chess",
            Hint([1], 0.3, 0, measure=-2.8, measure_ahead=1.2),
            "You are about 3 pawns behind after it, 1 better than after the next best.",
        ),
    ],
)
def test_reasons_in_the_words_of_the_game(game, hint, said):
    assert Wording(techdeck.load_game(game, 2), People(["Ann", "Bob"], 0)).reason(hint.facts()) == said


def test_chess_players_count_in_pawns():
    """An even chance is level, the same chance for the other side the same lead, and a sure win isn't counted."""

    def measured(chance: float) -> float:
        found = techdeck.load_game("chess", 2).judgement.measure(chance)
        assert found is not None
        return found

    assert measured(0.5) == 0
    assert 2 < measured(0.73) < 4
    assert measured(0.27) == pytest.approx(-measured(0.73))
    assert techdeck.load_game("chess", 2).judgement.measure(1.0) is None
    assert techdeck.load_game("city", 2).judgement.measure(0.7) is None


def test_what_a_build_scores_is_told():
    """The points that a build brings right away, and those to hope for until the end."""
    state = techdeck.load_game("city", players=2).new_initial_state(seed=1)
    told = []
    while not state.is_terminal():
        seat = state.acting_seats()[0]
        question = state.view(seat).question()
        before = state.scores()[seat]
        if question.code == "build" and len(question.choices) > 1:
            best = hints(state.view(seat), fast_rng(1), 60)[0]
            for action in best.actions:
                state.apply_action(action, seat)
            gained = state.scores()[seat] - before
            assert best.at_once == gained
            assert best.points >= gained
            told.append(gained)
        else:
            state.apply_action(state.legal_actions(seat)[0], seat)
    assert max(told) > 0


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
