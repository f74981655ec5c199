"""Positions while a text runs: what lies aside belongs to a text, and those who look at it have seats. (Family 8.8)"""

import pytest

from techdeck import TechdeckError
from techdeck.core.effects.registers import LOOKERS, REGISTER_NAMES, register_limits
from techdeck.games.tricks.table import Tricks
from tests.rulebook.words import used
from tests.tricks_table import do, tricks_table


def looking() -> Tricks:
    """Seat 0 looks at cards of the deck, which lie aside, and is asked about them."""
    table = tricks_table(["K8 S9", "T5", "V5"], deck="K9 V9 K3 K4", trump_deck="K2 S2 T2")
    do(table, "K8")
    assert "aside: " in table.position()
    return table


def with_register(table: Tricks, name: str, number: int) -> str:
    """The position with another number in a register of the text that runs."""
    rows = table.position().splitlines()
    at = next(i for i, row in enumerate(rows) if row.startswith("registers: "))
    rows[at] = " ".join([word for word in rows[at].split() if not word.startswith(f"{name}=")]) + f" {name}={number}"
    return "\n".join(rows) + "\n"


def test_the_first_text_began_when_nothing_lay_aside():
    table = looking()
    assert table.game.position(with_register(table, "aside-from", 0)).hash() == table.hash()
    with pytest.raises(TechdeckError, match="aside-from must be 0 for the first text: no card was set aside"):
        table.game.position(with_register(table, "aside-from", 1))


@pytest.mark.parametrize(("seats", "allowed"), [(2, [0, 1, 2, 127]), (3, [0, 1, 2, 4, 127])])
def test_one_seat_looks_or_everybody(seats, allowed):
    assert REGISTER_NAMES[LOOKERS] == "lookers"
    assert register_limits(seats, 54, 3, 2, False)[LOOKERS] == allowed


def test_lookers_without_a_seat_are_refused():
    table = looking()
    for number in (3, 8, 64, 126, 128):
        with pytest.raises(TechdeckError, match=f"lookers must be 0 or 1 or 2 or 4 or 127, not {number}"):
            table.game.position(with_register(table, "lookers", number))


def test_at_a_table_of_one_deck_no_card_of_a_second_one_is_among_those():
    table = looking()
    with pytest.raises(TechdeckError, match="mark-high must be 0, not 1"):
        table.game.position(with_register(table, "mark-high", 1))


def test_an_exchange_has_one_card_chosen_at_most_when_it_asks(tmp_path):
    table = used(tmp_path, "Exchange a card from your hand with a neutral card.", "V2")
    assert table.game.position(with_register(table, "step", 1)).hash() == table.hash()
    for step in (2, 3):
        with pytest.raises(TechdeckError, match="the registers don't match the question"):
            table.game.position(with_register(table, "step", step))


@pytest.mark.parametrize("frame", ["Run(0)", "Run", "Run()"])
def test_a_text_to_do_has_a_user_and_a_card(frame):
    table = looking()
    with pytest.raises(TechdeckError, match="there is no frame 'Run' with"):
        table.game.position(table.position().replace("Run(0,K8)", frame))


def test_a_text_lies_on_another_only_while_that_one_copies_it(tmp_path):
    """Family 4.1: K5 has drawn and copies K8, which asks; had it only drawn, K8 would not run."""
    table = used(tmp_path, "Draw 1. Copy the effect of the top card of the discard pile.", discard="K8 S9")
    assert table.game.position(with_register(table, "pc", 2)).hash() == table.hash()
    for pc in (0, 1):
        with pytest.raises(TechdeckError, match="a text can lie on another only while that one copies it"):
            table.game.position(with_register(table, "pc", pc))
