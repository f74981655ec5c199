"""From a first view and the events alone a client knows the city: places, markers, tilted cards, points, helpers."""

import json

import pytest

from tests.city.follower import Follower, differences
from tests.laws.subjects import SUBJECTS, Subject
from tests.laws.walk import edge_walk, game_walk

CITIES = [subject for subject in SUBJECTS if subject.name == "city"]


@pytest.mark.parametrize("subject", CITIES, ids=str)
@pytest.mark.parametrize("edges", [False, True])
def test_a_client_keeps_the_city_by_events_alone(subject: Subject, edges: bool) -> None:
    for number in range(subject.book.edge_tables if edges else 6):
        follower, heard = None, 0
        for moment in edge_walk(subject, number) if edges else game_walk(subject, number):
            journal, view = moment.state.watch(), json.dumps(moment.state.view(None).to_dict())
            if follower is None:
                follower = Follower(view)
            else:
                for event in journal.feed(None, heard):
                    follower.hear(json.dumps(event.to_dict()))
            wrong = differences(follower, view)
            assert not wrong, f"{moment.where}: {wrong} after {[e.to_dict() for e in journal.feed(None, heard)]}"
            heard = len(journal.events)
