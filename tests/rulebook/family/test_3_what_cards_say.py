"""Card effects: neighbours, kinds among cards looked at, hands shuffled in, what others discard. (Family 3.36-3.40)"""

from techdeck.core.state import State
from techdeck.deck.language import compile_text
from tests.verbs.stage import events, hands, is_at_the_end, may_do, piles, say, staged


def read(text: str, *answers: str, **stage: str | tuple[str, ...]) -> State:
    """Seat 0 of Tricks has used a card with this text."""
    table = staged("tricks", *compile_text(text).verbs, **stage)  # type: ignore[arg-type]  # hands, a deck, a discard pile
    say(table, *answers)
    return table


def test_3_36_left_is_the_next_one_clockwise_and_among_equals_you_choose():
    table = read("The player to your left draws a card.", deck="K9 S9")
    assert (hands(table)[1], is_at_the_end(table)) == ("K7 K9 S7", True)
    table = read("The player with the fewest cards draws a card.", hands=("K6 S6", "K7", "K8"), deck="K9 S9")
    assert may_do(table) == {"seat 1", "seat 2"}
    say(table, "seat 2")
    assert (hands(table)[2], is_at_the_end(table)) == ("K8 K9", True)


def test_3_37_a_card_of_a_kind_must_be_taken_if_one_fits():
    text = "Look at the top three cards. Take a science card from among them. Put the rest on the bottom."
    table = read(text, deck="K9 S9 T9 V9")
    assert may_do(table) == {"S9"}
    assert may_do(read(text, deck="K9 V9 T9 S9")) == {"no"}
    say(table, "S9")
    assert (piles(table)[0], is_at_the_end(table)) == ("V9 K9 T9", True)


def test_3_38_a_hand_is_shuffled_into_the_deck():
    table = read(
        "Shuffle your hand into the deck, then draw that many cards.", hands=("K6 S6", "K7", "K8"), deck="K9 S9"
    )
    assert len(hands(table)[0].split()) == 2
    assert sorted(f"{hands(table)[0]} {piles(table)[0]}".split()) == ["K6", "K9", "S6", "S9"]


def test_3_39_who_chooses_what_another_player_discards_looks_at_that_hand():
    table = read("Look at another player's hand and discard a card from it.", "seat 1")
    assert may_do(table) == {"K7", "S7"}
    say(table, "S7")
    assert (hands(table)[1], piles(table)[1], is_at_the_end(table)) == ("K7", "S7", True)


def test_3_40_several_cards_are_exchanged_once_each_and_as_many_as_there_are():
    table = read("Exchange two cards from your hand with two neutral cards.", hands=("K6 S6", "K7", "K8"))
    [trump] = may_do(table)
    say(table, trump, "K6")
    assert (len(events(table, "exchange")), is_at_the_end(table)) == (1, True), "there is one trump card"
