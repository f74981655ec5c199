"""What a seat has begun and not finished is nobody else's business. (Tricks 3.30)"""

import json

import pytest

from tests.rulebook.words import frame, refused, trading
from tests.tricks_table import do, hand, tricks_table

BEGUN = {
    "nothing": [],
    "an offer": ["seat 1"],
    "an offer to another": ["seat 2"],
    "a card laid": ["seat 1", "T7"],
    "two cards laid": ["seat 1", "face-down T7", "K3"],
    "a wish": ["seat 1", "T7", "no", "value 4"],
    "an exact wish": ["seat 1", "T7", "no", "exact"],
    "one of two": ["seat 1", "T7", "no", "either"],
    "the other of two": ["seat 1", "T7", "no", "either", "value 4"],
    "something to say": ["speak"],
}
"""What seat 0 may have begun in its trading turn; the others see no difference."""

OFFER = ["seat 1", "T7", "no", "any-card", "any-card"]
ANSWERS = {
    "nothing": [],
    "a first card": ["K5"],
    "another first card": ["V9"],
    "a counter-offer": ["counter"],
    "a counter-offer with a card": ["counter", "V4", "no"],
    "a counter-offer with a wish": ["counter", "V4", "no", "T7"],
    "something to say": ["speak"],
}
"""What seat 1 may have begun to answer."""


def all_of_it(table, viewer):
    """All that a seat or an onlooker gets: the view, the question, the events, the choices, a refusal."""
    view = table.view(viewer)
    heard = [event.to_dict() for event in table.watch().feed(viewer)]
    told = json.dumps([view.to_dict(), view.question().to_dict(), heard, view.legal_actions()])
    error = "" if viewer is None else str(refused(table, "no", seat=viewer))
    return told, view.information_state_string(), error


@pytest.mark.parametrize("viewer", [1, 2, None])
@pytest.mark.parametrize("begun", BEGUN.values(), ids=BEGUN)
def test_3_30_others_see_nothing_of_what_a_proposer_has_begun(begun, viewer):
    table = trading()
    do(table, *begun)
    assert all_of_it(table, viewer) == all_of_it(trading(), viewer)
    assert table.view(viewer).question().code == "trading_turn"
    assert table.view(viewer).acting_seats() == [0]


@pytest.mark.parametrize("viewer", [0, 2, None])
@pytest.mark.parametrize("begun", ANSWERS.values(), ids=ANSWERS)
def test_3_30_others_see_nothing_of_what_a_partner_has_begun(begun, viewer):
    table, asked = trading(), trading()
    do(table, *OFFER, *begun)
    do(asked, *OFFER)
    assert all_of_it(table, viewer) == all_of_it(asked, viewer)
    question = table.view(viewer).question()
    assert (question.code, question.asked, question.choices) == ("reply", [1], [])
    assert question.about["to"] == 1, "the proposal stands as long as no counter-offer is complete"


@pytest.mark.parametrize("viewer", [1, None])
@pytest.mark.parametrize("swap", ["deck-swap", "trump-swap"])
def test_3_30_nor_that_a_card_is_about_to_be_swapped(swap, viewer):
    tables = [
        tricks_table(["K3 K4", "S3 S4"], phase="trading", trump="service", goals=("V1", "K1"), deck="T5")
        for _ in range(2)
    ]
    do(tables[1], swap)
    assert all_of_it(tables[0], viewer) == all_of_it(tables[1], viewer)


def test_3_30_the_seat_itself_sees_all_of_it():
    table = trading()
    do(table, "seat 1", "face-down T7", "no", "value 4")
    draft = table.view(0).to_dict()["draft"]
    assert draft == {
        "to": 1,
        "cards": ["T7"],
        "counter": False,
        "told": [{"kind": "face_down"}],
        "wanted": [{"kind": "value", "value": 4}],
    }
    assert table.view(1).to_dict()["draft"] is None
    do(table, "any-card", "V4")
    assert (table.view(1).to_dict()["committed"], table.view(0).to_dict()["committed"]) == ("V4", None)


def test_3_30_a_counter_offer_takes_the_place_of_the_proposal_when_it_is_complete():
    table = trading()
    do(table, *OFFER, "counter", "V4", "no", "T7")
    offer = table.view(2).to_dict()["offer"]
    assert isinstance(offer, dict)
    assert (offer["from"], offer["to"], offer["counter"]) == (0, 1, False)
    do(table, "no", seat=1)
    offer = table.view(2).to_dict()["offer"]
    assert isinstance(offer, dict)
    assert (offer["from"], offer["to"], offer["counter"]) == (1, 0, True)
    assert (table.current_player(), frame(table), hand(table, 1)) == (0, "Reply", "K5 V4 V9")
