"""Positions of Paradoxical: claims that can be completed, places as full as turns leave them, marks. (Family 8.8)"""

import pytest

from techdeck import TechdeckError
from techdeck.core.bits import bit
from techdeck.core.cards import FACES
from techdeck.games.paradoxical.places import Paradoxical
from tests.paradoxical_table import cards, do, paradoxical_table

NINE = "K1 K2 S7 K13 T12 T9 T8 T7 T6"
"""One pair only, of 7s."""
PAIRS = "K13 T13 K12 T12 S1 S2 T1 T2 S5 V6"
"""Two pairs of 13s and 12s, with two cards more than it takes."""
HOUSE = "K13 T13 K12 T12 S12 S1 S2 T1 V2 S3"
"""A full house of ten cards."""


def edited(table: Paradoxical, todo: str = "", **lines: str) -> str:
    """The position of a table with other things to do and other lines; an empty line is left out."""
    told = {name.replace("_", " "): text for name, text in lines.items()} | ({"to do": todo} if todo else {})
    rows = [row for row in table.position().splitlines() if row.partition(":")[0] not in told]
    return "\n".join([*rows, *(f"{name}: {text}" for name, text in told.items() if text)]) + "\n"


def refused(table: Paradoxical, text: str, complaint: str) -> None:
    """The text is refused for this reason, with the line that is wrong."""
    with pytest.raises(TechdeckError) as error:
        table.game.position(text)
    assert complaint in str(error.value)
    assert str(error.value).startswith(("line ", "the line "))


def mask(some: str) -> str:
    """The number that stands for marks on these cards."""
    return str(sum(bit(card % FACES) for card in cards(some)))


# --- claims --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tableau", "todo", "complaint"),
    [
        (NINE, "ChooseIndifferent(0,0,312,0)", "no claim of this kind can be completed: two pairs"),
        (NINE, "ChooseSet(0,0,1)", "no claim of this kind can be completed: two pairs"),
        (NINE, "ChooseSet(0,0,0)", "no claim of this kind can be completed: two pairs"),
        (PAIRS, "ChooseSet(0,0,5)", ""),
        (PAIRS, "ChooseSet(0,0,257)", "no claim of this kind can be completed: two pairs"),
        (PAIRS, "ChooseSet(0,1,1)", "no claim of this kind can be completed: full house"),
        (PAIRS, "ChooseIndifferent(0,0,15,0)", ""),
        (PAIRS, "ChooseIndifferent(0,0,15,112)", ""),
        (PAIRS, "ChooseIndifferent(0,0,51,0)", "no claim of this kind can be completed: two pairs"),
        (PAIRS.rpartition(" S5")[0], "ChooseIndifferent(0,0,15,0)", "of 8 cards the indifferent ones are taken"),
        (HOUSE, "ChooseIndifferent(0,1,31,0)", "of 10 cards the indifferent ones are taken without asking"),
        ("K3 T3 K2 T2 S9 S8 T1 T4 S1", "ChooseSet(0,0,0)", "no claim of this kind can be completed: two pairs"),
        ("K4 T4 K3 T3 S9 S2 T1 V1 S1", "ChooseIndifferent(0,0,15,48)", ""),
        ("K4 T4 K3 T3 S9 S5 T1 V1 S1", "ChooseIndifferent(0,0,15,48)", "the set can't be worth more"),
    ],
)
def test_a_claim_under_way_can_be_completed(tableau, todo, complaint):
    """Bit by bit the cards of the tableau: 312 are the fourth to sixth and the ninth."""
    table = paradoxical_table([tableau, ""], deck_1="K11", deck_2="V11")
    text = edited(table, f"EndOfTurn(0) {todo}")
    if complaint:
        refused(table, text, complaint)
    else:
        assert table.game.position(text).legal_actions()


# --- how full places are -------------------------------------------------------------------------------


@pytest.mark.parametrize(("pool", "fits"), [("K1 K2 K3 K4 K5", True), ("K1 K2 K3 K4 K5 K6", False)])
def test_at_a_turn_the_pool_has_five_cards_at_the_most(pool, fits):
    table = paradoxical_table(["", ""], pool=pool, deck_2="T1")
    if fits:
        assert table.game.position(table.position()).hash() == table.hash()
    else:
        refused(table, table.position(), "by what is to do, the pool has 5 cards at the most")


def test_after_a_claim_of_eight_cards_four_came_to_the_pool():
    table = paradoxical_table([PAIRS, ""], pool="K3 K4 K5 K6 K7", deck_2="V9", deck_1="S9")
    do(table, "two-pairs", "K13", "T13", "K12", "T12", "S1", "S2", "T1", "T2")
    assert table.game.position(table.position()).hash() == table.hash()
    refused(table, edited(table, pool="K3 K4 K5 K6 K7 S1 S2 T1 T2 S9", deck_1=""), "the pool has 9 cards at the most")
    refused(table, edited(table, tableau_0="S5 V6 S9", deck_1=""), "two are left at the most")
    refused(table, edited(table, tokens="0 1"), "seat 0 has claimed a paradox by what is to do, so it has a token")


def house_claimed(*then: str) -> Paradoxical:
    """Seat 0 has claimed a full house, with five cards in its hand, and went on from there."""
    hand = "K3 K4 K5 K6 K7"
    table = paradoxical_table([HOUSE, "S6"], hands=[hand, ""], pool="V3 V4 V5 V6 V7", deck_2="V8 V9 V10", deck_1="K8")
    do(table, "full-house", "K13", "T13", "K12", "T12", "S12", *then)
    return table


DRAWS = ["V3", "V4", "V5", "V6", "V7", "pile 2", "pile 2", "pile 2"]


@pytest.mark.parametrize("steps", range(len(DRAWS) + 1))
def test_every_step_after_a_claim_of_ten_comes_in_again(steps):
    table = house_claimed(*DRAWS[:steps])
    assert table.game.position(table.position()).hash() == table.hash()


@pytest.mark.parametrize(
    ("steps", "todo", "complaint"),
    [
        (0, "EndOfTurn(0) AddAfter(0,2) DrawAfter(0,2) PoolLimit(0)", "first the pool is kept to 5, then 3 cards are"),
        (0, "EndOfTurn(0) PoolLimit(0)", "by what is to do, the pool has 9 cards at the most"),
        (0, "EndOfTurn(0) AddAfter(0,2) DrawAfter(0,3)", "by what is to do, the pool has 5 cards at the most"),
        (5, "EndOfTurn(0) AddAfter(0,1) DrawAfter(0,3)", "first the pool is kept to 5, then 3 cards are drawn"),
        (7, "EndOfTurn(0) AddAfter(0,2) DrawAfter(0,2)", "seat 0 holds 6 cards at the most"),
        (8, "EndOfTurn(0) AddAfter(0,1)", "seat 0 holds 7 cards at the most"),
        (6, "EndOfTurn(0) AddAfter(0,1)", "after a claim of ten cards, with 1 to add, it has 1"),
        (8, "Turn(0)", "by what is to do, seat 0 holds 5 cards at the most"),
    ],
)
def test_what_comes_after_a_claim_comes_in_its_order(steps, todo, complaint):
    table = house_claimed(*DRAWS[:steps])
    refused(table, edited(table, todo), complaint)


def test_there_is_room_for_what_is_added_after_a_claim():
    table = paradoxical_table([NINE + " T5", ""], hands=["V1 V2", ""], deck_1="K11", tokens=[1, 0])
    refused(table, edited(table, "EndOfTurn(0) AddAfter(0,2)"), "after a claim of ten cards, with 2 to add, it has 0")


def test_only_who_has_claimed_draws_and_adds():
    table = paradoxical_table(["", ""], hands=["V1 V2", ""], deck_1="K11", tokens=[0, 1])
    for todo in ("EndOfTurn(0) AddAfter(0,2)", "EndOfTurn(0) AddAfter(0,2) DrawAfter(0,3)"):
        refused(table, edited(table, todo), "seat 0 has claimed a paradox by what is to do, so it has a token")


def test_hands_are_counted_from_the_active_player_on():
    """Six cards in both hands: the active player discards first, and till then the other may have too many."""
    table = paradoxical_table(["", ""], hands=["V1 V2 V3 V4 V5 V6", "K1 K2 K3 K4 K5 K6"], deck_1="K11")
    assert table.game.position(edited(table, "EndOfTurn(0) HandLimit(0)")).current_player() == 0
    refused(table, edited(table, "EndOfTurn(0) HandLimit(1)"), "by what is to do, seat 0 holds 5 cards at the most")


def test_a_finished_round_with_two_tokens_is_over():
    rules = {"second_claim": "finish_round"}
    table = paradoxical_table(["", ""], deck_1="K11", tokens=[2, 0], turn=1, options=rules)
    assert table.game.position(table.position()).current_player() == 1
    refused(table, edited(table, "Turn(0)", turns="2"), "somebody has two tokens and the round is finished")


# --- marks ---------------------------------------------------------------------------------------------

COME_OFF = {"marks": "come_off"}


@pytest.mark.parametrize("card", ["K1", "K2", "T1", "K3", "K4"])
def test_where_marks_stay_any_card_may_be_marked(card):
    """And then everybody knows of it."""
    table = paradoxical_table(["K4", ""], deck_1="K1", deck_2="T1", discard_1="K2", pool="K3")
    read = table.game.position(edited(table, marked=mask(card), remembered_marks=mask(card)))
    assert read.facts()["used_marks"] == [card]
    refused(table, edited(table, remembered_marks=mask(card)), "no mark comes off before the next claim")


@pytest.mark.parametrize("card", ["K1", "K2", "T1", "K3", "K7"])
def test_a_mark_is_off_in_a_deck_a_discard_pile_and_the_pool(card):
    """And a card that was expelled has none either."""
    table = paradoxical_table(["", ""], deck_1="K1", deck_2="T1", discard_1="K2", pool="K3", options=COME_OFF)
    text = edited(table, marked=mask(card), remembered_marks=mask(card))
    refused(table, text, f"{card} has no mark there: only in a hand or a tableau")


def test_of_a_second_deck_too():
    table = paradoxical_table(["", "", "", ""], deck_1="K1'", deck_2="T1", options=COME_OFF)
    marks = {"marked of second deck": mask("K1'"), "remembered marks of second deck": mask("K1'")}
    refused(table, edited(table, **marks), "K1' has no mark there: only in a hand or a tableau")


def test_marks_are_on_cards_of_hands_and_tableaus():
    table = paradoxical_table(["K1", "K2"], hands=["K3", "K4"], deck_1="K5", deck_2="T1")
    told = mask("K1 K2 K3 K4")
    read = table.game.position(edited(table, marked=told, remembered_marks=told))
    assert read.facts()["used_marks"] == cards_of(told)


def cards_of(told: str) -> list[str]:
    """The knowledge cards with these marks."""
    return [f"K{place + 1}" for place in range(13) if int(told) >> place & 1]


@pytest.mark.parametrize(("card", "fits"), [("K1", False), ("K2", False), ("K3", False), ("K4", True), ("K5", True)])
def test_nobody_remembers_a_mark_that_all_see_is_off(card, fits):
    """A card in a tableau, a discard pile or the pool; but one may have gone to a deck or a hand unseen."""
    table = paradoxical_table(
        ["K1", ""], hands=["", "K4"], discard_1="K2", pool="K3", deck_1="K5", deck_2="T1", options=COME_OFF
    )
    text = edited(table, remembered_marks=mask(card))
    if fits:
        assert table.game.position(text).legal_actions()
    else:
        refused(table, text, f"all see that {card} is not marked")


def test_of_a_hand_card_that_all_know_they_see_it_too():
    table = paradoxical_table(["", ""], hands=["", "K4"], deck_2="T1", options=COME_OFF)
    refused(table, edited(table, hand_1="K4{all}", remembered_marks=mask("K4")), "all see that K4 is not marked")


def test_a_card_that_is_used_is_marked():
    table = paradoxical_table(["", "K9"], hands=["K2", "V3 V4"], deck_1="K3 K4", deck_2="T1")
    do(table, "K2")
    assert "used: K2" in table.position()
    refused(table, edited(table, marked="", remembered_marks=""), "K2 is being used, so it is marked")


# --- what all see --------------------------------------------------------------------------------------


def test_all_see_a_claim_card_by_card():
    table = paradoxical_table([PAIRS, ""], deck_1="K11", deck_2="V11")
    assert table.view(1).to_dict()["claim"] is None
    do(table, "two-pairs")
    told: dict[str, object] = {"seat": 0, "size": 4, "paradox": "two_pairs", "indifferent": [], "indifferent_sum": 0}
    assert table.view(1).to_dict()["claim"] == told | {"set_cards": [], "set_sum": 0}
    do(table, "K12", "T13", "K13")
    assert table.view(None).to_dict()["claim"] == told | {"set_cards": ["K13", "T13", "K12"], "set_sum": 38}
    do(table, "T12", "V6")
    told |= {"set_cards": ["K13", "T13", "K12", "T12"], "set_sum": 50, "indifferent": ["V6"], "indifferent_sum": 6}
    assert [table.view(seat).to_dict()["claim"] for seat in (0, 1, None)] == [told] * 3
    do(table, "S1", "S2", "T1")
    assert table.view(1).to_dict()["claim"] is None


@pytest.mark.parametrize("pile", [1, 2])
def test_all_see_which_deck_was_said_before_room_is_made(pile):
    table = paradoxical_table([PAIRS, ""], deck_1="K11", deck_2="V11")
    assert table.view(1).to_dict()["draws_from"] is None
    do(table, f"pile {pile}")
    assert [table.view(seat).to_dict()["draws_from"] for seat in (0, 1, None)] == [pile] * 3
    do(table, "S1")
    assert table.view(1).to_dict()["draws_from"] is None


@pytest.mark.parametrize("card", ["V1", "V3"])
def test_all_see_which_card_is_about_to_be_added(card):
    table = paradoxical_table([PAIRS, ""], hands=["V1 V3", ""], deck_1="K11")
    do(table, f"add {card}")
    assert [table.view(seat).to_dict()["adds"] for seat in (0, 1, None)] == [card] * 3
    do(table, "S1")
    assert table.view(1).to_dict()["adds"] is None
