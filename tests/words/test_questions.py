"""Questions in words say what can be done, not what could be done elsewhere."""

from techdeck.core.state import State
from techdeck.words.people import People
from techdeck.words.wording import Wording
from tests.city_table import city_table
from tests.city_table import do as do_in_city
from tests.exchange_table import do as do_in_exchange
from tests.exchange_table import exchange_table, may_do
from tests.tricks_table import do as do_in_tricks
from tests.tricks_table import tricks_table


def test_paying_is_asked_as_it_can_be_done():
    """Where one card is enough, both ways are told; where none is, just which card comes first. (City 1.4, 1.5)"""
    for held, asked in (
        ("K9 S3 T12", "How do you pay for K9 Navigation? It costs a card of value 7 or less, or any two cards."),
        ("K9 S8 T12", "Which first card do you pay for K9 Navigation?"),
    ):
        table = city_table([held, "S2"])
        do_in_city(table, "K9")
        assert said(table, 0) == asked


def test_a_choice_of_one_is_not_asked_as_a_choice_of_two():
    """Earth Sciences in Tech Exchange: nobody has a card of their own in play. (Exchange 1.4)"""
    table = exchange_table(["S7", "K3"], phase="effects", deck="K8 K10")
    do_in_exchange(table, "S7")
    assert may_do(table, 0) == {"yes"}
    assert said(table, 0).startswith("Only one thing can be done with K")


def test_what_is_neutral_here_is_said_where_it_is_asked_for():
    """So newcomers need not look it up. What a game doesn't have is not spoken of. (Family 2.11)"""
    tricks = tricks_table(["S10 K8", "K5"], trump="V2", deck="V9")
    do_in_tricks(tricks, "S10")
    assert said(tricks, 0) == "Which neutral card do you take? The neutral card is the trump card."
    assert said(tricks, 1) == "Waiting for A to exchange a card."
    do_in_tricks(tricks, "V2")
    assert said(tricks, 0) == "Which card of your hand takes the place of V2 Hospitality?"
    city = city_table(["K8", "K5"], "V9 S3:0", phase="effects", deck="V8")
    do_in_city(city, "V9")
    neutral, own = "A neutral card is a card of the city without a marker", "Your cards in play are the companies"
    assert said(city, 0).partition("? ")[2] == f"{neutral}. {own} with your marker."
    market = exchange_table(["V9 K8", "K3"], phase="effects", deck="K10")
    do_in_exchange(market, "V9")
    assert said(market, 0).partition("? ")[2] == "The neutral cards are those of the stock stacks."


def test_who_plays_to_a_trick_is_told_whether_to_follow():
    """A hand of one domain only is told apart from one that follows; a card counts as what it was made. (Tricks 6.2)"""
    for held, asked in (
        ("T7 T9 K2", "You must follow technology: play a card of it."),
        ("T7", "You must follow technology: play a card of it."),
        ("S3 K2", "You hold no technology: play any card."),
        ("S3 S9", "You hold no technology: play any card."),
    ):
        table = tricks_table(["T5 V4", held], phase="tricks", trump="V2", first=0, bids=[1, 1])
        do_in_tricks(table, "T5")
        assert said(table, 1) == asked


def said(table: State, seat: int) -> str:
    """What is asked, in words for the seat."""
    return Wording(table.game, People(list("AB"), seat)).question(table.question(seat).to_dict())
