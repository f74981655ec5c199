"""Looking over the city: the survey foresees what the engine does, from what a seat sees."""

from collections.abc import Iterator

import pytest

from techdeck.core.actions import CARD
from techdeck.core.cards import parse_card
from techdeck.games.city.names import COUNCIL, NO_MARKER
from techdeck.games.city.places import City, Place, city
from techdeck.games.city.survey import Survey
from tests.city_table import city_table, do
from tests.laws.subjects import SUBJECTS, Subject
from tests.laws.walk import edge_walk, game_walk
from tests.table_words import facts

CITIES = [subject for subject in SUBJECTS if subject.name == "city"]
PARTS = ("points", "equal", "science", "neighbours", "service")


def moments(subject: Subject) -> Iterator[City]:
    """Tables where somebody chooses a place."""
    for number in range(24):
        for walk in (game_walk(subject, number, watch=False) if number < 4 else None, edge_walk(subject, number + 52)):
            for moment in walk or []:
                if not moment.state.is_terminal() and moment.state.question(None).code == "choose_neighbour":
                    yield city(moment.state)


def ways(table: City, seat: int) -> dict[Place, tuple[int, int]]:
    """Every place the engine offers, with two actions that lead there."""
    found: dict[Place, tuple[int, int]] = {}
    for card in table.legal_actions(seat):
        after = table.clone()
        after.apply_action(card, seat)
        for choice in after.question(seat).choices:
            assert choice.target is not None
            x, y = choice.target["x"], choice.target["y"]
            assert isinstance(x, int)
            assert isinstance(y, int)
            found[x, y] = (card, choice.action)
    return found


@pytest.mark.parametrize("subject", CITIES, ids=str)
def test_it_knows_the_open_places_and_what_a_card_scores_at_each(subject):
    looked = 0
    for table in moments(subject):
        seat = int(table.current_player())
        survey = Survey(city(table.view(seat).table), seat)
        value, domain = table.site_value(), table.site_domain()
        found = ways(table, seat)
        assert survey.places() == sorted(found, key=lambda place: (-place[1], place[0]))
        scores = []
        for place in survey.places():
            after = table.clone()
            after.watch()
            for action in found[place]:
                after.apply_action(action, seat)
            score = survey.score_as(value, domain, place)
            assert {name: facts(after, "score")[0][name] for name in PARTS} == {n: score.to_dict()[n] for n in PARTS}
            scores.append(score.points)
            assert found[place][0] - CARD in [survey.cards[slot] for slot in survey.neighbours(place)]
            assert bool(score.neighbours) == (survey.near(place) >= 2)
        assert (max(scores), min(scores) >= survey.anywhere(value, domain)) == (survey.at_best(value, domain), True)
        looked += 1
    assert looked > 10


def test_a_card_of_the_hand_by_what_it_counts_as():
    table = city_table(["K9 S3 W1", "S2"], "V3 T9:0 S9:0")
    survey = Survey(table, 0)
    score = survey.score(parse_card("K9"), (1, 1))
    assert (score.points, score.equal, score.neighbours, score.science) == (3, 2, 1, 0)
    table.alter(parse_card("K9"), 8, 3)
    assert Survey(table, 0).score(parse_card("K9"), (0, 1)).to_dict()["service"] == 1
    assert survey.of_value(9) == [parse_card("T9"), parse_card("S9")]


def test_what_lies_directly_beside_a_place_and_around_it():
    table = city_table(["K9 S3", "S2"], "V3 T2:0\n. S9:0")
    survey = Survey(table, 0)
    assert [survey.cards[slot] for slot in survey.neighbours((0, -1))] == [parse_card("S9"), parse_card("V3")]
    assert (survey.near((0, -1)), survey.near((2, 0)), survey.near((-1, 0))) == (2, 2, 0)
    assert survey.has_good_place()
    assert not Survey(table, 1).has_good_place()


def test_the_price_is_that_of_the_question():
    for drawn in ("V3", "V3 T2:0", "V3 T2:0 T4:0"):
        table = city_table(["K9 S3 S4", "S2"], drawn)
        assert {"price": Survey(table, 0).price().to_dict()} == table.question(0).about


def test_the_table_answers_in_the_words_of_the_rules():
    table = city_table(["V9 K1"], "V3 K9:0 S9:c~0", deck="T5 T6 T7", council=3, scores=[2], round=4)
    assert (table.points(0), table.points(COUNCIL), table.round_number(), table.first_player()) == (2, 3, 4, 0)
    assert [table.marker_at(slot) for slot in range(3)] == [NO_MARKER, 0, COUNCIL]
    assert [table.marker_on(parse_card(card)) for card in ("V3", "K9", "S9")] == [NO_MARKER, 0, COUNCIL]
    assert [table.is_neutral(parse_card(card)) for card in ("V3", "K9", "S9")] == [True, False, False]
    assert ([table.place_of(slot) for slot in range(3)], table.place_beside(1, 2)) == ([(0, 0), (1, 0), (2, 0)], (1, 1))
    assert (table.users_at(2), table.is_tilted(2), table.is_tilted(0)) == ([0], True, False)
    assert (table.controls(0, 0), table.controls(COUNCIL, 1)) == (1, 1)
    assert (table.site_card(), table.site_value(), table.given(), table.helpers()) == (-1, 0, [], [])
    do(table, "V9")
    assert (table.site_card(), table.site_value(), table.site_domain()) == (parse_card("V9"), 9, 3)
    do(table, "K1")
    assert (table.helpers(), table.held(0), table.discarded()) == ([0, COUNCIL], [], 2)
    assert not table.has_conceded(0)
