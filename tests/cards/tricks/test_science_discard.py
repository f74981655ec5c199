# ruff: noqa: N802 - the id of the card is part of the test's name
"""Science cards that use the discard pile: S1, S2, S4, S6, S9."""

from tests.cards.tricks.words import seen_by
from tests.cards.words import ALL, NOBODY, let_count_as, let_know, skipped, value_of, who_knows
from tests.tricks_table import deck, discard, do, hand, happened, may_do, tricks_table

OTHERS = ["K5 T5", "V5 V6"]
GOALS = ["K1", "T1", "V1"]


def test_S1_does_take_a_low_card_from_the_discard_pile():
    table = tricks_table(["S1 S9", *OTHERS], goals=GOALS, deck="V9 V10", discard="K9 T7 V3 T8")
    do(table, "S1")
    assert may_do(table) == {"T7", "V3"}
    do(table, "T7")
    assert [hand(table, seat) for seat in range(3)] == ["S9 T7 V9", "K5 T5", "V5 V6"]
    assert (deck(table), discard(table)) == ("V10", "S1 K9 V3 T8")
    assert (who_knows(table, "T7"), who_knows(table, "V9")) == (ALL, {0})
    assert seen_by(table, None) == ["use 0 S1", "take 0 T7", "discard S1", "draw 0 ?"]


def test_S1_can_do_nothing_without_a_low_card():
    """It lies aside itself, so the first user of a round finds no pile at all. (Family 3.11)"""
    for pile in ("K9 T8", ""):
        table = tricks_table(["S1 S9", *OTHERS], goals=GOALS, deck="V9 V10", discard=pile)
        do(table, "S1")
        assert skipped(table) == ["Take a card of value 7 or less from the discard pile."]
        assert (hand(table, 0), deck(table), discard(table)) == ("S9 V9", "V10", f"S1 {pile}".strip())


def test_S2_does_exchange_a_card_with_one_of_the_discard_pile():
    """Each goes exactly where the other one was. (Family 3.21)"""
    table = tricks_table(["S2 S9 T9", *OTHERS], deck="K10", discard="K9 V9 V10")
    do(table, "S2")
    assert may_do(table) == {"K9", "V9", "V10"}
    do(table, "V9")
    assert may_do(table) == {"S9", "T9"}
    do(table, "S9")
    assert (hand(table, 0), deck(table), discard(table)) == ("K10 T9 V9", "", "S2 K9 S9 V10")
    assert [who_knows(table, card) for card in ("V9", "S9", "T9")] == [ALL, ALL, {0}]
    assert seen_by(table, None) == ["use 0 S2", "exchange 0 V9 S9", "discard S2", "draw 0 ?"]


def test_S2_can_do_nothing_without_a_card_on_either_side():
    for cards, pile in (("S2 S9", ""), ("S2", "K9 V9")):
        table = tricks_table([cards, *OTHERS], trump="V2", deck="K10", discard=pile)
        do(table, "S2")
        assert skipped(table) == ["Exchange a card from your hand with a card from the discard pile."]
        assert (discard(table), table.current_player()) == (f"S2 {pile}".strip(), 1)
        assert "K10" in hand(table, 0).split()


def test_S2_leaves_known_what_all_saw_leave():
    """Everybody sees which card went, so nobody loses track of the others. (Family 6.4)"""
    table = tricks_table(["S2 S9 T9", *OTHERS], deck="K10", discard="K9")
    let_know(table, 1, "T9")
    do(table, "S2", "K9", "S9")
    assert who_knows(table, "T9") == {0, 1}


def test_S2_ends_a_lasting_change_of_the_card_it_discards():
    """A changed card that comes to the discard pile is itself again. (Family 5.3)"""
    table = tricks_table(["S2 S9 T9", *OTHERS], deck="K10", discard="K9")
    let_count_as(table, "S9", 10)
    do(table, "S2", "K9", "S9")
    assert value_of(table, "S9") == 9


def test_S4_does_reveal_a_card_and_take_one_of_its_value():
    table = tricks_table(["S4 S9 T6", *OTHERS], deck="K10", discard="K9 V10 V9 V4")
    do(table, "S4")
    assert may_do(table) == {"S9", "T6"}
    do(table, "S9")
    assert may_do(table) == {"K9", "V9"}
    do(table, "V9")
    assert (hand(table, 0), deck(table), discard(table)) == ("K10 S9 T6 V9", "", "S4 K9 V10 V4")
    assert [who_knows(table, card) for card in ("S9", "V9", "T6", "K10")] == [ALL, ALL, {0}, {0}]
    assert seen_by(table, None) == ["use 0 S4", "show 0 S9", "take 0 V9", "discard S4", "draw 0 ?"]


def test_S4_can_do_nothing_when_no_value_is_the_same():
    table = tricks_table(["S4 S9", *OTHERS], deck="K10", discard="V10 V4")
    do(table, "S4", "S9")
    assert skipped(table) == ["Take a card of the same value from the discard pile."]
    assert (hand(table, 0), discard(table), who_knows(table, "S9")) == ("K10 S9", "S4 V10 V4", ALL)


def test_S4_can_do_nothing_with_an_empty_hand():
    """The used card can't be shown for it. (Family 3.11)"""
    table = tricks_table(["S4", *OTHERS], deck="K10", discard="V4")
    do(table, "S4")
    take = "Take a card of the same value from the discard pile."
    assert skipped(table) == ["Reveal a card from your hand.", take]
    assert (hand(table, 0), discard(table)) == ("K10", "S4 V4")


def test_S4_looks_at_what_the_card_counts_as():
    """A lasting change counts everywhere. (Family 5.4)"""
    table = tricks_table(["S4 S9", *OTHERS], deck="K11", discard="K9 V10")
    let_count_as(table, "S9", 10)
    do(table, "S4", "S9")
    assert may_do(table) == {"V10"}


def test_S6_does_take_one_of_the_top_two_and_put_the_other_under_the_deck():
    table = tricks_table(["S6 S9", *OTHERS], deck="T9 T10", discard="K9 V9 V10")
    do(table, "S6")
    assert may_do(table) == {"K9", "V9"}
    do(table, "V9")
    assert (hand(table, 0), deck(table), discard(table)) == ("S9 T9 V9", "T10 K9", "S6 V10")
    assert [who_knows(table, card) for card in ("V9", "K9", "T9", "T10")] == [ALL, ALL, {0}, NOBODY]
    under = "put_under_deck 0 K9"
    assert seen_by(table, 1) == ["use 0 S6", "reveal 0 K9 V9", "take 0 V9", under, "discard S6", "draw 0 ?"]


def test_S6_can_do_nothing_without_a_discard_pile():
    table = tricks_table(["S6 S9", *OTHERS], deck="T9 T10")
    do(table, "S6")
    take = "Take one of the top 2 cards of the discard pile."
    assert skipped(table) == [take, "Put the other under the deck."]
    assert (hand(table, 0), deck(table), discard(table)) == ("S9 T9", "T10", "S6")


def test_S6_with_a_single_card_has_no_other():
    table = tricks_table(["S6 S9", *OTHERS], deck="T9 T10", discard="K9")
    do(table, "S6", "K9")
    assert skipped(table) == ["Put the other under the deck."]
    assert (hand(table, 0), deck(table), discard(table)) == ("K9 S9 T9", "T10", "S6")


def test_S6_makes_a_deck_of_the_other_where_there_is_none():
    table = tricks_table(["S6 S9", *OTHERS], discard="K9 V9")
    do(table, "S6", "K9")
    assert (hand(table, 0), deck(table), discard(table)) == ("K9 S9 V9", "", "S6")


def test_S9_does_shuffle_the_discard_pile_in_and_draw():
    """Whoever knew a card of either pile knows it no more; the used card stays out. (Family 6.3, 2.8)"""
    table = tricks_table(["S9 S10", *OTHERS], deck="V9 V10", discard="K9 T9")
    let_know(table, 1, "V9 V10")
    do(table, "S9")
    drawn, left = set(hand(table, 0).split()) - {"S10"}, set(deck(table).split())
    assert (drawn | left, len(drawn), discard(table)) == ({"V9", "V10", "K9", "T9"}, 2, "S9")
    assert [who_knows(table, card) for card in drawn] == [{0}, {0}]
    assert [who_knows(table, card) for card in left] == [NOBODY, NOBODY]
    assert seen_by(table, None) == [*("use 0 S9", "gather T9 K9", "shuffle deck", "draw 0 ?", "discard S9", "draw 0 ?")]


def test_S9_shuffles_by_chance():
    """Each of the four cards comes to the top with one seed or another."""
    tops = set()
    for seed in range(40):
        table = tricks_table(["S9", *OTHERS], deck="V9 V10", discard="K9 T9", seed=seed)
        do(table, "S9")
        tops.add(seen_by(table, 0)[3])
    assert tops == {"draw 0 V9", "draw 0 V10", "draw 0 K9", "draw 0 T9"}


def test_S9_can_do_nothing_with_no_cards_anywhere():
    table = tricks_table(["S9 S10", *OTHERS])
    do(table, "S9")
    assert skipped(table) == ["Shuffle the discard pile into the deck.", "Draw 1."]
    assert (hand(table, 0), deck(table), discard(table)) == ("S9 S10", "", "")


def test_S9_can_do_nothing_without_a_discard_pile_but_draw():
    """With nothing to shuffle in, the deck keeps its order and those who know it go on knowing it. (Family 3.3)"""
    table = tricks_table(["S9 S10", *OTHERS], deck="V9 V10 K9 T9")
    let_know(table, 1, "K9")
    do(table, "S9")
    assert skipped(table) == ["Shuffle the discard pile into the deck."]
    assert (hand(table, 0), deck(table), who_knows(table, "K9")) == ("S10 V9 V10", "K9 T9", {1})
    assert happened(table, "shuffle") == []
