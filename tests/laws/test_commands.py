"""Whole gestures: whatever is filled in from a template is accepted, and its actions are what it says."""

import copy
import json

import pytest

from techdeck import IllegalAction
from techdeck.core.commands import Template
from tests.laws.dump import face_of
from tests.laws.subjects import SUBJECTS, Subject
from tests.laws.test_data import check
from tests.laws.walk import Law, Moment, Pace, hold

MOST_ITEMS = 12
"""So many items a list in a command has at most."""


def filled(moment: Moment, seat: int) -> Template:
    """A command filled in at random, slot by slot, from what its template offers."""
    view, rng = moment.state.view(seat), moment.rng
    template = rng.choice(view.commands())
    for _ in range(4 * MOST_ITEMS):
        if template.complete:
            break
        assert template.next is not None
        assert template.values, f"{template} has no value to go on with"
        command, value = copy.deepcopy(template.command), rng.choice(template.values)
        if template.next.many:
            items = command.setdefault(template.next.name, [])
            assert isinstance(items, list)
            items.append(value)
        else:
            command[template.next.name] = value
        template = view.command(command)
    return template


def law_commands_from_templates_are_accepted(moment: Moment) -> None:
    """A command of any kind that is open, filled in at random, is done as it stands; its actions alone do the same."""
    state = moment.state
    for seat in state.acting_seats():
        template = filled(moment, seat)
        command = json.loads(json.dumps(template.command))
        check(moment.subject, "command", command)
        one, two = state.clone(), state.clone()
        actions = one.apply_command(command, seat)
        for action in actions:
            two.apply_action(action, seat)
        assert one.hash() == two.hash()
        assert actions, f"{command} does nothing"


def law_every_choice_is_a_command(moment: Moment) -> None:
    """Whatever a seat may do begins some command that is open to it."""
    for seat in moment.state.acting_seats():
        view = moment.state.view(seat)
        verbs = {template.form.verb for template in view.commands()}
        assert {choice.verb for choice in view.question().choices} == verbs


def law_wrong_commands_change_nothing(moment: Moment) -> None:
    """An unknown kind, a slot that is not there, a value that can't be: refused with a reason and a clause."""
    state = moment.state
    for seat in moment.seats():
        before = face_of(state, seat)
        wrong: list[dict[str, object]] = [{"kind": "sneeze"}]
        if seat in state.acting_seats():
            kind = moment.rng.choice(state.commands(seat)).form.kind
            wrong += [{"kind": kind, "nose": "K9"}, {"kind": kind, "card": "K99"}, {"kind": kind, "card": ["K9"]}]
        for command in wrong:
            with pytest.raises(IllegalAction) as refusal:
                state.clone().apply_command(command, seat)
            assert refusal.value.reason
            assert refusal.value.clause or state.is_terminal()
        assert face_of(state, seat) == before


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
@pytest.mark.parametrize(
    "law", [law_commands_from_templates_are_accepted, law_every_choice_is_a_command, law_wrong_commands_change_nothing]
)
def test_commands(law: Law, subject: Subject) -> None:
    hold(law, subject, Pace(games=3, every=13, edges=24, edge_every=7))
