"""Tech Exchange at the terminal, game after game: menus are complete, secrets are kept, anybody gets to the end."""

import io

import pytest

from techdeck.core.rng import fast_rng
from techdeck.core.state import State
from techdeck.games import load_game
from techdeck.games.exchange.names import ACCEPT, CANCEL
from techdeck.games.exchange.places import exchange
from techdeck.terminal.exchange.offers_text import can_meet
from techdeck.terminal.exchange.steps import stage_of
from techdeck.terminal.game_text import WAIT
from techdeck.terminal.menu import Menu
from techdeck.terminal.people import People
from techdeck.terminal.registry import game_text
from techdeck.terminal.screen import Screen, length
from techdeck.terminal.session import Session
from tests.cli.running import printed
from tests.terminal.typist import clumsy

WORDS = ["K3", "navigation", "science", "any", "S4 for 13", "K7 down for any", "S4 and K9 for 7/9 to Ben", "7/9"]
WORDS += ["V5 value for science", "wait", "done", "accept", "yes", "no", "offer", "T5 for", "x for 3", "S4, K9 for 3"]
WISHES = ["?", "? K9", "? 2.4", "h", "l", "s", "c", "d", "t", "b", "concede", "", "garbage", "99", "W1"]


def random_step(state: State, seed: int) -> None:
    """Any acting seat does anything."""
    rng = fast_rng(seed, f"step {len(state.moves)}")
    seats = state.acting_seats()
    seat = seats[rng.below(len(seats))]
    legal = state.legal_actions(seat)
    state.apply_action(legal[rng.below(len(legal))], seat)


def test_what_is_shown_depends_only_on_what_the_seat_knows():
    state = load_game("exchange", 3).new_initial_state(seed=5)
    text = game_text(state.game, People(3, 0), Screen(width=80, colour=False))
    for _ in range(150):
        view = state.view(0)
        other = view.imagine(9).view(0)
        assert text.table(view.table) == text.table(other.table)
        assert text.moment(view.table) == text.moment(other.table)
        random_step(state, 5)


def offered(menu: Menu) -> list[int]:
    """What can be chosen, in inner menus too."""
    return [entry.action for entry in menu.leaves() if entry.action not in (None, WAIT)]


def not_offered(table: State, seat: int, legal: list[int]) -> set[int]:
    """Legal, but no choice for people: accepts without a fitting card."""
    game = exchange(table)
    idle = stage_of(game, seat) == 0
    return {a for a in legal if idle and ACCEPT <= a < CANCEL and not can_meet(game, a - ACCEPT, seat)}


@pytest.mark.parametrize("seed", range(3))
def test_every_sensible_action_stands_in_the_menu_once(seed):
    state = load_game("exchange", 2 + 2 * seed).new_initial_state(seed=seed)
    for number in range(700):
        if state.is_terminal():
            break
        for seat in state.acting_seats()[number % 2 :: 2]:
            table = state.view(seat).table
            legal = table.legal_actions(seat)
            text = game_text(state.game, People(state.game.players, seat), Screen(width=80, colour=False))
            menu = text.menu(table, legal)
            ways = [text.way_to(table, action) for action in offered(menu)]
            assert {steps[0] for steps in ways} == set(legal) - not_offered(table, seat, legal)
            assert len(ways) == len({tuple(steps) for steps in ways})
            assert all(can_be_done(text.draft(table), seat, steps) for steps in ways[:: 1 + len(ways) // 12])
            assert all(text.words(table, action) for action in legal)
            assert len({entry.key for entry in menu.entries}) == len(menu.entries)
        random_step(state, seed)


def can_be_done(draft: State, seat: int, steps: list[int]) -> bool:
    """Whether all these steps are legal one after the other; the last one is only looked at."""
    for action in steps[:-1]:
        if action not in draft.legal_actions(seat):
            return False
        draft.apply_action(action, seat)
    return steps[-1] in draft.legal_actions(seat)


@pytest.mark.parametrize(
    ("seed", "width", "options"),
    [(0, 80, {}), (1, 60, {}), (2, 80, {"clock": "on"}), (3, 60, {}), (4, 80, {"arranging": "best"}), (5, 60, {})],
)
def test_a_clumsy_typist_gets_through_a_whole_game(seed, width, options):
    players = 2 + seed % 5
    state = load_game("exchange", players, options=options).new_initial_state(seed=seed)
    out = io.StringIO()
    bot = "random" if seed == 3 else "simple"
    Session(state, seed % players, bot, Screen(clumsy(seed, WORDS, WISHES), out, width, colour=seed % 2 == 0)).play()
    assert state.is_terminal()
    assert max(length(line) for line in out.getvalue().splitlines()) <= width


@pytest.mark.parametrize("players", ["2", "4", "6"])
def test_the_first_choice_alone_gets_to_the_end(tmp_path, players):
    text = printed("play", "exchange", "--players", players, "--seed", "3", answers="1\n" * 400, folder=tmp_path)
    assert "Tech Exchange: you against Ben" in text
    assert text.count("Trading ends: ") == 6
    assert text.count("You score ") == 3
    assert "won the game." in text
    assert max(len(line) for line in text.splitlines() if not line.startswith("(number")) <= 80


def test_trading_is_patient_with_people_unless_they_say_otherwise(tmp_path):
    words = ("play", "exchange", "--players", "3", "--seed", "7", "--save")
    printed(*words, "slow.log", answers="1\nq\ny\n", folder=tmp_path)
    printed(*words, "fast.log", "--option", "quiet_actions=12", answers="1\nq\ny\n", folder=tmp_path)
    assert "quiet_actions=60" in (tmp_path / "slow.log").read_text()
    assert "quiet_actions=60" not in (tmp_path / "fast.log").read_text()
    assert "quiet_actions=60" in printed("play", "--help")


def test_a_game_that_was_left_goes_on_alike(tmp_path):
    words = ("play", "exchange", "--players", "3", "--seed", "7")
    printed(*words, answers="1\n" * 13, folder=tmp_path)
    resumed = printed("play", "--resume", "techdeck-exchange-7.log", answers="1\n" * 400, folder=tmp_path)
    straight = printed(*words, answers="1\n" * 400, folder=tmp_path)
    assert resumed.partition("=== the end")[2].startswith(straight.partition("=== the end")[2])
    assert "ok" in printed("replay", "techdeck-exchange-7.log", "--verify", folder=tmp_path)
    assert "Seat 0" in printed("replay", "techdeck-exchange-7.log", folder=tmp_path)
