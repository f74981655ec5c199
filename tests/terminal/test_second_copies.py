"""A card with a mark is a second deck's copy; where no card is there twice, it never means anything else."""

import pytest

from techdeck.core.errors import TechdeckError
from techdeck.games import games, load_game
from tests.terminal.typist import flat, shown

PLAYERS = {"chess": 2}
NO_SUCH = " at this table: there's only one of each card."


def one_deck(name: str, seed: int = 7):
    """A new game with one deck."""
    return load_game(name, PLAYERS.get(name, 3)).new_initial_state(seed=seed)


@pytest.mark.parametrize("name", games())
def test_a_copy_that_is_not_at_the_table_is_refused(name):
    state = one_deck(name)
    text = flat(shown(state, "t9'", "k10'", "w2'", "V13\u2019", "data mining'", "? t9'"))
    assert text.count(NO_SUCH[:-1]) == 6
    assert f"There's no T9'{NO_SUCH}" in text
    assert [seat for seat, _ in state.history() if seat == 0] == []


@pytest.mark.parametrize("name", games())
def test_nor_is_it_another_action_in_text(name):
    """Tech Exchange numbers the cards of two decks at every table; there the engine refuses it."""
    state = one_deck(name)
    for card in ("T9'", "W2'"):
        with pytest.raises(TechdeckError):
            state.apply_action(state.string_to_action(0, f"card {card}"), 0)
    assert state.history() == []
    shown(state, "card t9'")
    assert [seat for seat, _ in state.history() if seat == 0] == []


@pytest.mark.parametrize("name", ["exchange", "city"])
def test_with_two_decks_it_is_a_card(name):
    state = load_game(name, 6).new_initial_state(seed=7)
    assert state.game.cards == 108
    assert NO_SUCH not in flat(shown(state, "t9'", "w2'"))
    assert state.string_to_action(0, "card T9'") != state.string_to_action(0, "card T9")
