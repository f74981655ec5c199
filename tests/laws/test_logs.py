"""The log is the game: played again it leads to the same table, action by action."""

import pytest

import techdeck
from techdeck.core.state import State
from tests.laws.dump import difference, everything
from tests.laws.subjects import SUBJECTS, Subject
from tests.laws.walk import Law, Moment, Pace, hold


def law_log_replays(moment: Moment) -> None:
    """The log replays to the same state, and is written the same again."""
    state = moment.state
    text = state.log()
    again = techdeck.replay(text, key=state.key)
    assert everything(again) == everything(state), difference(everything(state), everything(again))
    assert again.history() == state.history()
    assert again.log() == text


def law_log_replays_at(moment: Moment) -> None:
    """Every line's hash is that of the table at that action."""
    state = moment.state
    if len(state.moves) == 0:
        return
    text, at = state.log(), moment.rng.randrange(len(state.moves))
    then = techdeck.replay(text, at=at, key=state.key)
    assert then.history() == state.history()[:at]
    redo(then, state, at)
    assert then.hash() == state.hash(), "going on from the middle of the log leads elsewhere"


def redo(then: State, state: State, at: int) -> None:
    """Do what was done after the at-th action."""
    for seat, action in state.history()[at:]:
        then.apply_action(action, seat)


def law_log_shows_divergence(moment: Moment) -> None:
    """A log with one hash changed is refused, and the refusal names the action."""
    if len(moment.state.moves) == 0:
        return
    lines = moment.state.log().splitlines()
    number = moment.rng.randint(1, len(moment.state.moves))
    row = next(i for i, line in enumerate(lines) if line.startswith(f"{number}. "))
    lines[row] = lines[row][:-1] + ("0" if lines[row][-1] != "0" else "1")
    with pytest.raises(techdeck.BadLog, match=rf"line {row + 1}: .* action {number}\b"):
        techdeck.replay("\n".join(lines), key=moment.state.key)


LAWS: list[Law] = [law_log_replays, law_log_replays_at, law_log_shows_divergence]


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
@pytest.mark.parametrize("law", LAWS)
def test_the_log_replays(law: Law, subject: Subject) -> None:
    hold(law, subject, Pace(games=14, every=41, edges=0))
