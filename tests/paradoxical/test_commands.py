"""Whole gestures of Paradoxical: each form filled, refused with its clause, and nothing done until all is said."""

import pytest

from techdeck import IllegalAction
from techdeck.games.paradoxical.places import Paradoxical
from tests.paradoxical_table import EXAMPLE, do, hand, paradoxical_table, pool, tableau, tokens

FULL = "K1 K3 K5 K7 K9 K11 K13 S2 S4 S6"
SETS = ["S12", "T12", "K2", "T2"]


def refusal(table: Paradoxical, command: dict[str, object], seat: int = 0) -> IllegalAction:
    """Why a command is refused; it changes nothing."""
    before = table.hash()
    with pytest.raises(IllegalAction) as refused:
        table.apply_command(command, seat)
    assert table.hash() == before
    return refused.value


def kinds(table: Paradoxical, seat: int = 0) -> dict[str, list[object]]:
    """The commands open to a seat, with the values of their first slots."""
    return {template.form.kind: template.values for template in table.commands(seat)}


def test_the_commands_of_a_turn():
    """Paradoxical 1.1."""
    table = paradoxical_table([EXAMPLE, ""], hands=["S4", ""], deck_1="K5", deck_2="V3", marked="K2")
    uses = [*EXAMPLE.split()[1:], "S4"]
    found = kinds(table)
    assert sorted(str(card) for card in found.pop("use")) == sorted(uses)
    assert found == {"draw": [1, 2], "add": ["S4"], "claim": ["two_pairs", "full_house"]}
    assert kinds(table, 1) == {}


def test_a_draw_is_one_choice_as_long_as_there_is_room():
    """Nothing is tried that would show the card. (Paradoxical 1.4)"""
    table = paradoxical_table(["K1", ""], deck_1="K5", deck_2="V3")
    assert table.view(0).command({"kind": "draw", "pile": 2}).complete
    assert len(table.apply_command({"kind": "draw", "pile": 2}, 0)) == 1
    assert tableau(table, 0) == "K1 V3"


@pytest.mark.parametrize(
    ("command", "row"),
    [({"kind": "draw", "pile": 2}, "V3"), ({"kind": "add", "card": "T5"}, "T5")],
)
def test_a_full_tableau_is_said_what_goes(command, row):
    """Paradoxical 1.7, 1.8."""
    table = paradoxical_table([FULL, ""], hands=["T5", ""], deck_1="K2", deck_2="V3")
    template = table.view(0).command(command)
    assert template.next is not None
    assert (template.next.name, template.values) == ("discard", FULL.split())
    assert refusal(table, command).code == "missing_slot"
    wrong = refusal(table, {**command, "discard": "T5"})
    assert wrong.clause == "Paradoxical 1.7"
    assert len(table.apply_command({**command, "discard": "K9"}, 0)) == 2
    assert tableau(table, 0) == f"{FULL.replace('K9 ', '')} {row}"


def test_nothing_goes_where_there_is_room():
    table = paradoxical_table(["K1", ""], hands=["T5", ""], deck_1="K5", deck_2="V3")
    assert refusal(table, {"kind": "draw", "pile": 1, "discard": "K1"}).code == "unknown_slot"


def test_a_whole_claim():
    """Set cards and indifferent cards in one. (Paradoxical 3.2)"""
    table = paradoxical_table([EXAMPLE, ""], deck_1="K5")
    claim: dict[str, object] = {
        "kind": "claim",
        "paradox": "two_pairs",
        "set_cards": SETS,
        "indifferent": ["K6", "S3", "K7", "V7"],
    }
    assert len(table.apply_command(claim, 0)) == 9
    assert (tokens(table), pool(table)) == ([1, 0], "K6 K7 S3 V7")


def test_the_last_cards_are_taken_without_being_said():
    """Ten cards leave no choice of the indifferent ones. (Paradoxical 3.3)"""
    table = paradoxical_table([EXAMPLE, ""], deck_1="K5")
    claim: dict[str, object] = {
        "kind": "claim",
        "paradox": "full_house",
        "set_cards": ["S12", "T12", "V12", "K2", "T2"],
    }
    assert table.view(0).command(claim).complete
    assert refusal(table, {**claim, "indifferent": ["K6"]}).code == "unknown_slot"
    table.apply_command(claim, 0)
    assert tokens(table) == [1, 0]


def test_a_claim_slot_by_slot():
    """Each next slot has the cards with which the claim can still be completed. (Paradoxical 3.2)"""
    view = paradoxical_table([EXAMPLE, ""], deck_1="K5").view(0)
    begun: dict[str, object] = {"kind": "claim", "paradox": "two_pairs", "set_cards": ["S12", "K2"]}
    assert set(view.command(begun).values) == {"T2", "T12", "V12"}
    template = view.command({**begun, "set_cards": SETS})
    assert template.next is not None
    assert (template.next.name, set(template.values)) == ("indifferent", {"K6", "K7", "S3", "S10", "V7"}), "not V12"


@pytest.mark.parametrize(
    ("wrong", "clause"),
    [
        ({"paradox": "straight"}, "Paradoxical 3.1"),
        ({"set_cards": ["S12", "S3"]}, "Paradoxical 3.2"),
        ({"set_cards": ["S12", "S12"]}, "Paradoxical 3.2"),
        ({"set_cards": ["K5"]}, "Paradoxical 2.1"),
        ({"indifferent": ["S10", "V12"]}, "Paradoxical 2.2"),
    ],
)
def test_a_claim_that_does_not_hold(wrong, clause):
    table = paradoxical_table([EXAMPLE, ""], deck_1="K5")
    claim: dict[str, object] = {
        "kind": "claim",
        "paradox": "two_pairs",
        "set_cards": SETS,
        "indifferent": ["K6", "S3", "K7", "V7"],
    }
    assert refusal(table, {**claim, **wrong}).clause == clause


def test_a_refusal_is_about_what_the_command_does():
    """A used card can be added and not used, a card of the tableau can be used and not added. (1.6, 4.1, 4.5)"""
    table = paradoxical_table(["K2 K3", ""], hands=["S4", ""], deck_1="K5", marked="K2 S4")
    assert refusal(table, {"kind": "use", "card": "K2"}).clause == "Paradoxical 4.5"
    assert refusal(table, {"kind": "add", "card": "K3"}).clause == "Paradoxical 1.6"
    assert refusal(table, {"kind": "draw", "pile": 2}).clause == "Paradoxical 1.5"
    assert refusal(table, {"kind": "claim", "paradox": "two_pairs"}).clause == "Paradoxical 3.1"
    table.apply_command({"kind": "add", "card": "S4"}, 0)
    assert tableau(table, 0) == "K2 K3 S4"


def test_cards_of_the_hand_go_together():
    """Paradoxical 1.9."""
    table = paradoxical_table(hands=["V5 K3 K4 K6 K10", "S3"], deck_1="K7 K8 K9", deck_2="T3")
    do(table, "V5", "pile 1", "seat 1", "pile 2")
    assert refusal(table, {"kind": "discard_cards", "cards": ["K3"]}).code == "missing_slot"
    table.apply_command({"kind": "discard_cards", "cards": ["K3", "K7"]}, 0)
    assert hand(table, 0) == "K4 K6 K8 K10 V5"


def test_cards_of_the_pool_go_together():
    """Paradoxical 3.10."""
    table = paradoxical_table(["V8 K9 S8 T9 K1 T2 S3 V4", ""], deck_1="K5", pool="S6 V6 S5")
    do(table, "two-pairs", "K9", "T9", "S8", "V8")
    table.apply_command({"kind": "discard_cards", "cards": ["S6", "K1"]}, 0)
    assert pool(table) == "V6 S5 T2 S3 V4"


@pytest.mark.parametrize(("cards", "row"), [(["V3", "K5"], "V3 K5"), (["V3"], "V3")])
def test_up_to_two_cards_are_added_after_a_claim(cards, row):
    """Paradoxical 3.12."""
    table = paradoxical_table([EXAMPLE, ""], deck_1="K5 K9", deck_2="V3 V4")
    do(table, "full-house", "K2", "T2", "S12", "T12", "V12", "pile 1", "pile 2", "pile 1")
    table.apply_command({"kind": "add_cards", "cards": cards}, 0)
    assert (tableau(table, 0), int(table.current_player())) == (row, 1)
