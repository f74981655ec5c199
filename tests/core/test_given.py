"""What programs hand in: whole numbers of any library, seats that are there, seeds that a log can hold."""

from types import MappingProxyType

import pytest

import techdeck
from techdeck import TechdeckError, load_edition, load_game, playouts, replay, score_exchange, simulate
from techdeck.core.cards import HIDDEN
from techdeck.core.events import Event, Moved
from techdeck.core.spots import Spot
from techdeck.deck.files import edition_text

GAME = load_game("tricks", 3)


class Number:
    """A whole number of another library."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


def test_numbers_of_other_libraries_are_as_welcome():
    one, two = GAME.new_initial_state(seed=7), load_game("tricks", Number(3)).new_initial_state(seed=Number(7))
    for _ in range(30):
        seat, action = int(one.current_player()), one.legal_actions()[0]
        assert two.action_to_string(Number(seat), Number(action)) == one.action_to_string(seat, action)
        one.apply_action(action)
        two.apply_action(Number(action), Number(seat))
    assert one.hash() == two.hash()
    assert two.view(Number(1)).hand(Number(1)) == one.view(1).hand(1)
    assert two.view(1).imagine(Number(5)).hash() == one.view(1).imagine(5).hash()
    assert two.log() == one.log()
    assert replay(one.log(), Number(9)).hash() == replay(one.log(), 9).hash()


def test_many_games_take_them_too():
    state = GAME.new_initial_state(seed=7)
    assert playouts(state, Number(3), Number(1)).lengths == playouts(state, 3, 1).lengths
    assert simulate(GAME, Number(3), Number(1), jobs=Number(1)).hash == simulate(GAME, 3, 1).hash
    one = simulate(GAME, 1, 1, policy=lambda view, legal, rng: legal[-1])
    assert simulate(GAME, 1, 1, policy=lambda view, legal, rng: Number(legal[-1])).hash == one.hash


def test_a_hand_is_any_row_of_texts_and_a_market_any_table_of_numbers():
    plain = score_exchange("K9 S9 T9", {"K": 4, "S": 3, "T": 2, "V": 2})
    market = MappingProxyType({"K": Number(4), "S": Number(3), "T": Number(2), "V": Number(2)})
    assert score_exchange(("K9", "S9", "T9"), market).to_dict() == plain.to_dict()
    with pytest.raises(TechdeckError, match="a stack is worth 0 to 255, not 256"):
        score_exchange("K9", {"K": Number(256)})


class Place:
    """A path of another library."""

    def __init__(self, path: str) -> None:
        self.path = path

    def __fspath__(self) -> str:
        return self.path


def test_an_edition_may_be_given_as_a_path_of_any_library(tmp_path):
    mine = tmp_path / "mine.toml"
    mine.write_text(str(edition_text("open-1")).replace('name = "open-1"', 'name = "mine"', 1), encoding="utf-8")
    for path in (mine, Place(str(mine))):
        assert load_edition(path).name == "mine"
        state = load_game("tricks", 3, edition=path).new_initial_state(seed=7)
        assert replay(state.log(), edition=path).hash() == state.hash()


def test_what_is_no_whole_number_is_refused():
    state = GAME.new_initial_state(seed=7)
    for action in (1.0, "1", None):
        with pytest.raises(TypeError, match="integer"):
            state.apply_action(action)  # type: ignore[arg-type]  # what a person may try


@pytest.mark.parametrize("seat", [-1, 3, 7, 64, -64, 10**20])
def test_nobody_sees_with_the_eyes_of_a_seat_that_is_not_there(seat):
    """Shifts by 64 and more would wrap round to seat 0."""
    state = GAME.new_initial_state(seed=7)
    journal = state.watch()
    spot = Spot("aside", -1, 0)
    journal.add(Event("look", 0, -1, [Moved(5, 1, spot, spot)], {}, None))
    view = state.view(1)
    for ask in (journal.feed, state.view, view.hand):
        with pytest.raises(TechdeckError, match=f"there is no seat {seat}: seats are 0 to 2, None is an onlooker"):
            ask(seat)
    assert [event.cards for event in (*journal.feed(0), *journal.feed(1))] == [[5], [HIDDEN]]


def test_a_seed_stands_in_the_log():
    assert GAME.new_initial_state(seed=True).log() == GAME.new_initial_state(seed=1).log()
    for seed in (-5, 2**3000 - 1):
        state = GAME.new_initial_state(seed=seed)
        assert replay(state.log()).hash() == state.hash()


def test_a_seed_that_no_log_can_hold_is_refused():
    state = GAME.new_initial_state(seed=7)
    for deal in (GAME.new_initial_state, state.view(0).imagine, lambda seed: techdeck.simulate(GAME, 1, seed)):
        with pytest.raises(TechdeckError, match="a seed is a number of at most 3000 bits, not of 3001"):
            deal(2**3000)
