"""The choices of a question: what is listed, picked and found is the same, in single choices, runs and rows."""

from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i16

from techdeck.core.choices import Choices

NUMBERS: list[object] = list(range(16384))
KNOWN = 5 << 7
"""Cells also say who knows their card."""
CELLS: vec[i16] = vec[i16]([0] * 60000 + [card + KNOWN for card in (3, 9, 40)])
START = 60000


def nothing(out: Choices) -> None:
    """No choice at all."""
    out.add_run(5, 0)
    out.add_cells(5, CELLS, START, 0)


def single_choices(out: Choices) -> None:
    """Three of them."""
    for action in (7, 3, 50):
        out.add(action)


def a_run(out: Choices) -> None:
    """Ids one after the other."""
    out.add_run(20, 4)


def a_run_among_others(out: Choices) -> None:
    """With single choices around it."""
    out.add(7)
    out.add_run(20, 3)
    out.add(4)


def a_row(out: Choices) -> None:
    """A choice for each of three cards, with the highest ids there are."""
    out.add_cells(16000, CELLS, START, 3)


def rows_among_others(out: Choices) -> None:
    """Two kinds of choices for the same cards, and more."""
    out.add(1)
    out.add_cells(100, CELLS, START, 3)
    out.add_cells(200, CELLS, START + 1, 2)
    out.add_run(300, 2)


def a_row_of_one(out: Choices) -> None:
    """A single card."""
    out.add_cells(100, CELLS, START + 2, 1)


def two_ways(out: Choices) -> None:
    """Two choices for each card but the second."""
    out.add(0)
    out.add_two_ways(100, 200, CELLS, START, 3, 9)


@pytest.mark.parametrize(
    ("draw_up", "actions"),
    [
        (nothing, []),
        (single_choices, [7, 3, 50]),
        (a_run, [20, 21, 22, 23]),
        (a_run_among_others, [7, 20, 21, 22, 4]),
        (a_row, [16003, 16009, 16040]),
        (rows_among_others, [1, 103, 109, 140, 209, 240, 300, 301]),
        (a_row_of_one, [140]),
        (two_ways, [0, 103, 203, 140, 240]),
    ],
)
def test_every_choice_is_listed_picked_and_found(draw_up: Callable[[Choices], None], actions: list[int]) -> None:
    out = Choices(10)
    draw_up(out)
    assert out.count == len(actions)
    assert out.listed(NUMBERS) == actions
    assert [out.pick(number) for number in range(len(actions))] == actions
    assert [action for action in range(16384) if out.has(action)] == sorted(actions)


def test_a_buffer_is_filled_anew() -> None:
    out = Choices(10)
    a_row(out)
    out.clear()
    single_choices(out)
    assert out.listed(NUMBERS) == [7, 3, 50]
