"""A card that is marked as one that can do nothing now does nothing if it is used. (Family 3.3, 3.4)"""

from collections import Counter
from random import Random

import pytest

from techdeck.core.effects.run import Run
from techdeck.core.events import Event
from techdeck.core.state import State
from tests.laws.permute import scrambled
from tests.laws.subjects import SUBJECTS, Subject
from tests.laws.walk import Moment, Pace, hold

QUIET = {"skip", "name_value", "name_domain", "pick_player", "search", "search_for"}
"""What may be told while a text runs that does nothing."""
PACE = Pace(games=4, every=1, edges=30, edge_every=1, watch=False)


def marks(state: State, seat: int) -> dict[int, str]:
    """What the seat is told of cards that it would use in vain: by the action, what is lacking."""
    return {choice.action: choice.lacks for choice in state.question(seat).choices if choice.lacks is not None}


def users(moment: Moment) -> list[int]:
    """The seats that may use a card now."""
    asked = [seat for seat in moment.seats() if seat in moment.state.acting_seats()]
    return [seat for seat in asked if "use" in moment.state.view(seat).asked().verbs.values()]


def loud_events(state: State, seat: int, action: int, rng: Random) -> list[Event]:
    """What the text of a card that the seat uses does, when all questions are answered by chance."""
    table = state.clone()
    journal = table.watch()
    heard = len(journal.events)
    table.apply_action(action, seat)
    used = next(event.cards[0] for event in journal.events[heard:] if event.kind == "use")
    while any(isinstance(frame, Run) and (frame.card, frame.user) == (used, seat) for frame in table.frames):
        table.apply_action(rng.choice(table.legal_actions()))
    return [event for event in journal.events[heard:] if is_of(event, used, seat) and not is_quiet(event, state)]


def is_of(event: Event, card: int, user: int) -> bool:
    """Whether an event belongs to the text of a card as this seat has used it."""
    return event.effect is not None and (event.effect.card, event.effect.user) == (card, user)


def is_quiet(event: Event, state: State) -> bool:
    """Whether nothing moves by an event, nor is shown; a deck without cards may be shuffled. (Family 3.18)"""
    if event.kind == "shuffle":
        zones = state.view(None).to_dict()["zones"]
        assert isinstance(zones, list)
        return all(zone["count"] == 0 for zone in zones if zone["name"] == event.about["zone"])
    return event.kind == "use" or (event.kind in QUIET and not event.moved)


def law_what_is_in_vain_does_nothing(moment: Moment) -> None:
    """No card moves, is shown or counts as something else while the text runs, whatever is answered."""
    for seat in users(moment):
        for action in marks(moment.state, seat):
            for _try in range(3):
                loud = loud_events(moment.state, seat, action, moment.rng)
                assert not loud, f"{action}: {[event.to_dict() for event in loud]}"


def law_marks_tell_nothing(moment: Moment) -> None:
    """Everything a seat can't know is changed, and the same cards are marked."""
    for seat in users(moment):
        other = scrambled(moment.state, seat, moment.subject.book, moment.rng)
        assert marks(other, seat) == marks(moment.state, seat), f"seat {seat}"


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_marked_cards_do_nothing(subject: Subject) -> None:
    """And the sample has many of them, for several reasons."""
    found = Counter[str]()

    def law(moment: Moment) -> None:
        for seat in users(moment):
            found.update(marks(moment.state, seat).values())
        law_what_is_in_vain_does_nothing(moment)

    hold(law, subject, PACE)
    assert len(found) >= 2, found
    assert found.total() >= 20, found


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_marks_depend_only_on_what_the_seat_knows(subject: Subject) -> None:
    hold(law_marks_tell_nothing, subject, PACE)
