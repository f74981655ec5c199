"""Who exchanges two cards hears which one is taken and which one is given, and with whom."""

import pytest

from techdeck.words.people import People
from techdeck.words.wording import Wording
from tests.exchange_table import do as do_exchange
from tests.exchange_table import exchange_table
from tests.terminal.typist import told
from tests.tricks_table import do, tricks_table

DECK = "S5 S6 S11 S12"


def asked(table, seat: int) -> tuple[str, list[str]]:
    """The question at the table and its choices, as the seat reads them."""
    words = Wording(table.game, People(["Ada", "Ben", "Cleo"][: table.players], seat))
    question = table.question(seat).to_dict()
    return words.question(question), words.each_choice(question, question["choices"])


def neuroscience():
    """Ada may give one of her cards for one of the knowledge cards that Ben and Cleo have revealed."""
    hands = ["S8 V9 T4", "K13 S3", "K7 T6"]
    table = tricks_table(hands, phase="effects", deck=DECK, trump="V2", bids=[1, 1, 1])
    do(table, "S8", "domain knowledge", "K13", "K7")
    return table


def test_a_card_of_another_hand_is_taken_and_one_of_ones_own_given():
    table = neuroscience()
    assert asked(table, 0)[0] == "Which of those cards do you take?"
    assert asked(table, 0)[1] == ["take K7 Statistics", "take K13 Quantum Computing", "exchange nothing"]
    do(table, "K13")
    question, choices = asked(table, 0)
    assert question == "Which card of your hand do you give for K13 Quantum Computing?"
    assert choices == ["give T4 Drones", "give V9 Professional Services"]


@pytest.mark.parametrize(
    ("seat", "said"),
    [
        (0, "You take K13 Quantum Computing from Ben's hand and give V9 Professional Services for it."),
        (1, "Ada takes K13 Quantum Computing from your hand and gives V9 Professional Services for it."),
        (2, "Ada takes K13 Quantum Computing from Ben's hand and gives a card of Ada's hand for it."),
    ],
)
def test_all_hear_from_whom_the_card_was_taken(seat, said):
    table = neuroscience()
    do(table, "K13", "V9")
    assert said in told(table, seat)


def test_a_neutral_card_is_taken_and_another_one_put_there():
    table = tricks_table(["S10 V9 T4", "K13 S3"], phase="effects", deck=DECK, trump="V2", bids=[1, 1])
    do(table, "S10")
    assert asked(table, 0)[1] == ["take V2 Hospitality"]
    do(table, "V2")
    assert asked(table, 0)[0] == "Which card of your hand takes the place of V2 Hospitality?"
    assert asked(table, 0)[1] == ["put T4 Drones there", "put V9 Professional Services there"]
    do(table, "V9")
    assert "You take V2 Hospitality and put V9 Professional Services in its place." in told(table, 0)


def test_of_two_cards_none_of_which_comes_to_the_hand_one_is_put_there():
    table = exchange_table(["T13 S9", "K3"], phase="effects", deck="K10", discard="K4", market="V3")
    do_exchange(table, "T13")
    assert asked(table, 0)[0].startswith("Which neutral card or card of yours in play do you exchange?")
    assert asked(table, 0)[1] == ["exchange V3 Delivery Services"]
