"""The stack of what is still to happen, and the frames of card texts that all tables share."""

import pytest

from techdeck import load_game, playouts
from techdeck.core.frames import Frame


def test_a_stack_takes_any_number_of_frames_and_gives_them_back_in_turn():
    table = load_game("tricks", 2).new_initial_state(seed=1)
    before, more = list(table.frames), [Frame() for _ in range(40)]
    for frame in more:
        table.push(frame)
    assert list(table.frames) == before + more
    while len(table.frames) > len(before):
        assert table.top is more.pop()
        table.pop()
    assert list(table.frames) == before
    assert table.top is before[-1]


def test_a_clone_has_a_stack_of_its_own():
    table = load_game("tricks", 2).new_initial_state(seed=1)
    other, before = table.clone(), list(table.frames)
    other.push(Frame())
    other.pop()
    other.replace(Frame())
    assert list(table.frames) == before
    assert table.top is before[-1]


def test_nothing_lies_under_the_stack():
    table = load_game("tricks", 2).new_initial_state(seed=1)
    while len(table.frames) > 0:
        table.pop()
    with pytest.raises(IndexError, match="nothing is left to happen"):
        table.pop()
    with pytest.raises(IndexError, match="nothing is left to happen"):
        table.replace(Frame())


def test_the_frames_of_a_text_are_made_once_for_all_tables():
    game = load_game("tricks", 4)
    programs = game.deck.programs[:52]

    def made() -> int:
        return sum(1 + len(run.asked) for program in programs for run in program.runs)

    for seed in range(150):
        playouts(game.new_initial_state(seed=seed), 1, seed)
    many = made()
    for seed in range(150):
        playouts(game.new_initial_state(seed=seed), 1, seed)
    assert made() == many
