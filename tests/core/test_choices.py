"""The choices of a question: what is listed, picked and found is the same, in single choices and in runs."""

import pytest

from techdeck.core.choices import Choices

NUMBERS: list[object] = list(range(100))


def drawn_up(*runs: tuple[int, int]) -> Choices:
    """Choices made of these runs: the first action, and how many."""
    out = Choices(10)
    for first, size in runs:
        if size == 1:
            out.add(first)
        else:
            out.add_run(first, size)
    return out


@pytest.mark.parametrize(
    ("runs", "actions"),
    [
        ([(7, 1), (3, 1), (50, 1)], [7, 3, 50]),
        ([(7, 1), (20, 3), (4, 1)], [7, 20, 21, 22, 4]),
        ([(20, 4)], [20, 21, 22, 23]),
        ([], []),
    ],
    ids=["single choices", "single choices and a run", "a run", "nothing"],
)
def test_every_choice_is_listed_picked_and_found(runs: list[tuple[int, int]], actions: list[int]):
    out = drawn_up(*runs)
    assert out.listed(NUMBERS) == actions
    assert [out.pick(number) for number in range(len(actions))] == actions
    assert [action for action in range(100) if out.has(action)] == sorted(actions)
