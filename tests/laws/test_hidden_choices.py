"""Secret choices look alike: whichever card is put, given, offered or bid, who may not see it sees the same."""

from collections.abc import Callable

import pytest

from techdeck.core.counting import CONCEDED
from techdeck.core.events import Event
from techdeck.core.state import State
from tests.laws.book import Secret
from tests.laws.dump import difference, face_of, feed
from tests.laws.subjects import SUBJECTS, Subject
from tests.laws.walk import Law, Moment, Pace, hold

MOST = 4
"""Of many alternatives so many are compared, drawn at random."""
OPENLY = {"discard", "show", "reveal", "replace", "deal", "play", "market", "show hand", "show_hand"}
"""Events by which a card that was chosen in secret may come to light later on, for all to see."""


def law_secret_choices_look_alike(moment: Moment) -> None:
    """Right after the choice, before anything else happens, nobody uninvolved sees a difference."""
    for seat in moment.state.acting_seats():
        for secret in moment.subject.book.secrets(moment.state, seat):
            compare(moment, seat, secret, chosen, False)


def law_secret_choices_stay_alike(moment: Moment) -> None:
    """Nor at the next decision, unless the card came to light openly or into the onlooker's own hand meanwhile."""
    if moment.state.nums[CONCEDED]:
        return  # chance plays on with the cards that were chosen
    for seat in moment.state.acting_seats():
        for secret in moment.subject.book.secrets(moment.state, seat):
            compare(moment, seat, secret, chosen_and_settled, True)


def compare(
    moment: Moment, seat: int, secret: Secret, after: Callable[[State, int, int], State], may_come_out: bool
) -> None:
    """All alternatives look the same to the uninvolved."""
    actions = secret.actions if len(secret.actions) <= MOST else moment.rng.sample(secret.actions, MOST)
    if len(actions) < 2:
        return
    states = [after(moment.state, seat, action) for action in actions]
    for other in moment.eyes:
        if other not in secret.involved:
            for state, action in zip(states[1:], actions[1:], strict=True):
                if not (may_come_out and comes_out(moment, states[0], state, other)):
                    same_to(other, states[0], state, f"seat {seat} did {actions[0]} or {action}")


def same_to(other: int | None, one: State, two: State, what: str) -> None:
    """Both tables look the same to the seat, and so did what happened."""
    assert feed(one, other) == feed(two, other), f"{what}: the events differ for {other}"
    first, second = face_of(one, other), face_of(two, other)
    assert first == second, f"{what}: {other} sees {difference(first, second)}"


def chosen(state: State, seat: int, action: int) -> State:
    """The table right after the choice, with nothing else done yet and nobody asked."""
    after = state.clone()
    after.watch()
    after.frames[-1].step(after, seat, action)
    after.acting_now = 0
    return after


def chosen_and_settled(state: State, seat: int, action: int) -> State:
    """The table at the next decision after the choice."""
    after = state.clone()
    after.watch()
    after.apply_action(action, seat)
    return after


def comes_out(moment: Moment, one: State, two: State, seat: int | None) -> bool:
    """Whether what was chosen has come to light: openly, or by what the rules themselves show."""
    return came_out(one, two, seat) or moment.subject.book.made_public(one, two)


def came_out(one: State, two: State, seat: int | None) -> bool:
    """Whether the first event that differs for the seat is one that shows cards openly, or gives it a card."""
    assert one.journal is not None
    assert two.journal is not None
    here, there = one.journal.feed(seat), two.journal.feed(seat)
    for first, second in zip(here, there, strict=False):
        if first.to_dict() != second.to_dict():
            return is_open(first, seat) and first.kind == second.kind
    more = max(here, there, key=len)[min(len(here), len(there)) :]
    return shuffled(here) and [event.kind for event in more] == ["show"]


def shuffled(events: list[Event]) -> bool:
    """Whether the deck was shuffled after the choice: then chance may bring a wild here, to be shown, and not there."""
    return any(event.kind == "shuffle" for event in events)


def is_open(event: Event, seat: int | None) -> bool:
    """Whether the event shows its cards to all, or they came to this seat itself, or it searched among them."""
    came = [moved.target for moved in event.moved if moved.target.zone == "hand" and moved.target.seat == seat]
    searched = event.kind == "search_for" and event.seat == seat
    return event.kind in OPENLY or searched or (seat is not None and len(came) > 0)


LAWS: list[Law] = [law_secret_choices_look_alike, law_secret_choices_stay_alike]


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
@pytest.mark.parametrize("law", LAWS)
def test_secret_choices_look_alike(law: Law, subject: Subject) -> None:
    hold(law, subject, Pace(games=4, every=5, edges=72, edge_every=3))


@pytest.mark.long
@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
@pytest.mark.parametrize("law", LAWS)
def test_secret_choices_look_alike_at_many_edges(law: Law, subject: Subject, told: Callable[[str], None]) -> None:
    hold(law, subject, Pace(games=0, every=1, edges=576), told)
