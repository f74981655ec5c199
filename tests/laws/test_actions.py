"""Every legal action is accepted, every other refused with a reason and no change; texts and JSON round-trip."""

import json
from collections.abc import Callable

import pytest

from techdeck.core.actions import CONCEDE, DRAW
from techdeck.core.errors import TechdeckError
from techdeck.core.state import State
from tests.laws.dump import difference, everything, refused
from tests.laws.subjects import SUBJECTS, Subject
from tests.laws.test_cards import check_cards
from tests.laws.walk import CLOCK, Law, Moment, Pace, hold

STRANGE_ACTIONS = [-1, -4, -100, 10_000, 1 << 40]
STRANGE_SEATS = [-2, -3, -64, 6, 15, 16, 63, 64, 65, 66, 67, 128, 1 << 40]
"""Numbers that a mask of seats, or a move packed into one number, might take for something else."""


def law_choices_are_sound(moment: Moment) -> None:
    """Whoever acts has a choice, none is offered twice, all are of the game; nobody else has any."""
    state = moment.state
    acting, total = state.acting_seats(), state.game.num_distinct_actions()
    assert (not acting) == state.is_terminal()
    assert state.current_player() == (min(acting) if acting else -4)
    for seat in range(int(state.players)):
        legal = state.legal_actions(seat)
        assert (seat in acting) == (len(legal) > 0), f"seat {seat} acts, or does not, with the choices {legal}"
        assert len(set(legal)) == len(legal), f"seat {seat} is offered something twice: {legal}"
        assert not legal or (min(legal) >= 0 and max(legal) < total)
    assert state.legal_actions() == (state.legal_actions(min(acting)) if acting else [])


def law_legal_actions_are_accepted(moment: Moment) -> None:
    """Every action in legal_actions can be done, also by a stand-in, and is then in the history; no card is lost."""
    state = moment.state
    for seat in [CLOCK, *range(int(state.players))]:
        for action in [*state.legal_actions(seat), *state.ways_out(seat)]:
            after = state.clone()
            after.apply_action(action, seat, moment.rng.random() < 0.5)
            check_cards(after)
            assert after.history() == [*state.history(), (seat, action)]


def law_others_are_refused(moment: Moment) -> None:
    """Every other id, and any seat that is none, is refused with a reason, and nothing changes.

    Of whoever is not asked now mostly a few ids are tried: they are refused before anybody looks at the id.
    """
    state = moment.state
    before, mark = everything(state), state.hash()
    ids = [*STRANGE_ACTIONS, CONCEDE, DRAW, *range(state.game.num_distinct_actions() + 2)]
    for seat in [CLOCK, *range(int(state.players))]:
        may = {*state.legal_actions(seat), *state.ways_out(seat)}
        all_of_them = seat in state.acting_seats() or moment.rng.random() < 0.1
        for action in ids if all_of_them else moment.rng.sample(ids, 20):
            if action not in may:
                refused_in_words(state, seat, action)
    for seat in STRANGE_SEATS:
        if seat >= state.players or seat < CLOCK:
            for action in (0, CONCEDE, DRAW, moment.rng.choice(ids)):
                refused_in_words(state, seat, action)
    assert everything(state) == before, f"a refusal changed {difference(before, everything(state))}"
    assert state.hash() == mark


def refused_in_words(state: State, seat: int, action: int) -> None:
    """The action is refused, with a reason."""
    error = refused(state, seat, action)
    assert len(error.reason) > 8, f"seat {seat}, action {action}: no reason but {error.reason!r}"
    assert error.reason in str(error)
    assert error.clause in str(error)


def law_over_is_over(moment: Moment) -> None:
    """Points and returns are there at any time; returns are 0 until the end and sum to 0 at it.

    A lone player plays against a rival without a seat, and gets 1, 0 or -1.
    """
    state = moment.state
    assert len(state.scores()) == len(state.returns()) == state.players
    assert abs(sum(state.returns())) < 1e-9 or (state.players == 1 and state.returns() in ([1.0], [-1.0]))
    if not state.is_terminal():
        assert set(state.returns()) == {0.0}
        return
    assert state.current_player() == -4
    assert not any(state.legal_actions(seat) or state.ways_out(seat) for seat in range(-1, int(state.players)))


LAWS: list[Law] = [law_choices_are_sound, law_legal_actions_are_accepted, law_others_are_refused, law_over_is_over]
PACES: dict[Law, Pace] = {law_choices_are_sound: Pace(8, 1, 72), law_over_is_over: Pace(8, 3, 72, 3)}


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
@pytest.mark.parametrize("law", LAWS)
def test_legal_is_accepted_and_all_else_refused(law: Law, subject: Subject) -> None:
    hold(law, subject, PACES.get(law, Pace(games=6, every=23, edges=72, edge_every=9)))


@pytest.mark.long
@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
@pytest.mark.parametrize("law", LAWS[1:3])
def test_legal_is_accepted_at_many_edges(law: Law, subject: Subject, told: Callable[[str], None]) -> None:
    hold(law, subject, Pace(games=0, every=1, edges=576, edge_every=3), told)


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_text_and_json_round_trip(subject: Subject) -> None:
    """Each action has a text and a JSON form of its own, and both lead back to it."""
    game = subject.game()
    table, state = game.actions, game.new_initial_state(seed=1)
    actions = [*range(game.num_distinct_actions()), CONCEDE, DRAW]
    texts = [table.text(action) for action in actions]
    assert len(set(texts)) == len(actions)
    for action, text in zip(actions, texts, strict=True):
        assert table.action(text) == table.action(f" {text.upper()} ") == action
        assert state.string_to_action(0, state.action_to_string(0, action)) == action
        data = json.loads(json.dumps(table.to_dict(action)))
        assert table.from_dict(data) == action
        assert table.from_dict({key: value for key, value in data.items() if key != "action"}) == action


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_texts_and_ids_of_no_action_are_refused(subject: Subject) -> None:
    """A text, an id or JSON data that means nothing is refused in words."""
    table = subject.game().actions
    for text in ("", "card", "card K14", "value 0", "value 14", "no 1", "domain wood", "seat -1", "nonsense", "yes no"):
        with pytest.raises(TechdeckError, match="is no action"):
            table.action(text)
    for action in (-1, -4, table.total, 1 << 40):
        with pytest.raises(TechdeckError, match="is no action"):
            table.text(action)
    with pytest.raises(TechdeckError, match="is not that of"):
        table.from_dict({"action": 1, "kind": "no"})
