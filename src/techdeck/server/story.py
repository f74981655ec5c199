"""How the points of a finished game came about: the game played again, with a stop wherever somebody scored."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from techdeck.core.state import State
from techdeck.server.bodies import Moment, Scored, Story
from techdeck.server.entries import played_in
from techdeck.server.store import Saved
from techdeck.server.store.games import game_of
from techdeck.words.people import People
from techdeck.words.wording import Wording

Data = dict[str, Any]


def story_of(saved: Saved, seat: int | None) -> Story:
    """Every moment at which the points changed, and what was said of it to a seat, or to whoever watched."""
    game, row = game_of(saved.row), saved.row
    state = game.new_initial_state(key=row.key, nonces=row.nonces)
    words = Wording(game, People(names_of(saved), seat))
    moments = [Moment(0, None, scores_of(state), [])]
    for version, played in enumerate(played_in(saved.entries, game), 1):
        before = stand_of(state, seat)
        journal, known = state.watch(), len(state.watch().events)
        for action in played.actions:
            state.apply_action(action, played.by, played.stand_in)
        if (scores := scores_of(state)) != moments[-1].scores:
            words.remember(before)
            seen = [event.seen_by(seat).to_dict() for event in journal.events[known:]]
            moments.append(Moment(version, before.get("round"), scores, scored(words, seen)))
    return Story(moments)


def names_of(saved: Saved) -> list[str]:
    """What the seats were called when the game was over."""
    return list(saved.row.results["names"]) if saved.row.results else []


def scores_of(state: State) -> list[int]:
    """The points of the seats."""
    return [int(points) for points in state.scores()]


def stand_of(state: State, seat: int | None) -> Data:
    """The table as it is seen."""
    return dict(state.view(seat).to_dict())


def scored(words: Wording, seen: Sequence[Data]) -> list[Scored]:
    """What was said of points: by the events that give a total, or else by all that happened."""
    found = [event for event in seen if "total" in event["about"]] or list(seen)
    return [
        Scored(event["seat"], " ".join(told), event["about"])
        for event in found
        if (told := words.tell([event])) and event["seat"] is not None
    ]
