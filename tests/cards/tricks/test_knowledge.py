# ruff: noqa: N802 - the id of the card is part of the test's name
"""Knowledge cards that draw, search, exchange and look at hands: K2, K3, K6, K10, K11, K12, K13."""

from tests.cards.tricks.words import seen_by
from tests.cards.words import ALL, NOBODY, let_know, skipped, who_knows
from tests.tricks_table import deck, discard, do, facts, hand, happened, may_do, tricks_table

OTHERS = ["S5 T5", "V5 V6"]
SEARCH = "Search the deck for that card, show it and take it."


def test_K2_does_draw_and_put_a_card_under_the_deck():
    """The used card lies aside: it can't be put away, yet counts in the hand. (Family 3.11, 3.12)"""
    table = tricks_table(["K2 S9 T9", *OTHERS], trump="S2", deck="K9 V9 V10")
    do(table, "K2")
    assert (may_do(table), table.hand_size(0)) == ({"K9", "S9", "T9"}, 4)
    do(table, "S9")
    assert (hand(table, 0), hand(table, 1), hand(table, 2)) == ("K9 T9 V9", "S5 T5", "V5 V6")
    assert (deck(table), discard(table)) == ("V10 S9", "K2")
    assert [who_knows(table, card) for card in ("S9", "K9", "V9", "V10")] == [{0}, {0}, {0}, NOBODY]
    told = ["use 0 K2", "draw 0 ?", "put_under_deck 0 ?", "discard K2", "draw 0 ?"]
    assert seen_by(table, None) == seen_by(table, 1) == told


def test_K2_can_do_nothing_with_no_cards_anywhere():
    table = tricks_table(["K2", *OTHERS])
    do(table, "K2")
    assert skipped(table) == ["Draw 1.", "Put 1 card from your hand under the deck."]
    assert (hand(table, 0), deck(table), discard(table), table.current_player()) == ("K2", "", "", 1)


def test_K2_draws_from_the_shuffled_discard_pile_without_itself():
    table = tricks_table(["K2 S9", *OTHERS], discard="V9")
    do(table, "K2")
    assert may_do(table) == {"S9", "V9"}
    do(table, "V9")
    assert (hand(table, 0), deck(table), discard(table)) == ("S9 V9", "", "K2")


def test_K2_hides_from_the_others_which_card_left():
    """Who knew a card of that hand can't be sure of it any more. (Family 6.4)"""
    table = tricks_table(["K2 S9 T9", *OTHERS], deck="K9 V9")
    let_know(table, 1, "S9 T9")
    do(table, "K2", "S9")
    assert (who_knows(table, "S9"), who_knows(table, "T9")) == ({0}, {0})


def test_K3_does_find_the_named_card_and_discard_one():
    table = tricks_table(["K3 S9", *OTHERS], deck="K9 T9 V9")
    do(table, "K3", "value 9", "domain technology")
    assert may_do(table) == {"S9", "T9"}
    do(table, "S9")
    assert discard(table) == "K3 S9"
    drawn = (set(hand(table, 0).split()) - {"T9"}).pop()
    assert {drawn, deck(table)} == {"K9", "V9"}
    assert [who_knows(table, card) for card in ("T9", drawn, deck(table))] == [ALL, {0}, NOBODY]
    named = ["use 0 K3", "name_value 0 9", "name_domain 0 technology"]
    found = ["search 0 True T9", "take 0 T9", "shuffle deck", "discard 0 S9", "discard K3", "draw 0 ?"]
    assert seen_by(table, None) == named + found


def test_K3_names_any_value_and_domain():
    """Whether or not such a card is around. (Family 3.25)"""
    table = tricks_table(["K3 S9", *OTHERS], deck="K9")
    do(table, "K3")
    assert may_do(table) == {f"value {n}" for n in range(1, 14)}
    do(table, "value 1")
    assert may_do(table) == {"domain knowledge", "domain science", "domain technology", "domain service"}


def test_K3_shuffles_the_deck_so_that_nobody_knows_it():
    table = tricks_table(["K3 S9", *OTHERS], deck="K9 T9 V9 V10")
    let_know(table, 1, "K9 V9 V10")
    do(table, "K3", "value 9", "domain technology", "T9")
    assert [who_knows(table, card) for card in deck(table).split()] == [NOBODY, NOBODY]


def test_K3_can_do_nothing_when_the_card_is_not_in_the_deck():
    """Not found ends the effect: nothing is discarded, and nobody learns where it is. (Family 3.18-3.20)"""
    table = tricks_table(["K3 S9", "T9 T5", "V5"], deck="K9 V9 V10")
    let_know(table, 1, "K9 V9 V10")
    do(table, "K3", "value 9", "domain technology")
    assert skipped(table) == [SEARCH]
    assert table.current_player() == 1
    assert (len(hand(table, 0).split()), discard(table), hand(table, 1)) == (2, "K3", "T5 T9")
    assert [who_knows(table, card) for card in deck(table).split()] == [NOBODY, NOBODY]
    assert who_knows(table, "T9") == {1}
    assert facts(table, "search") == [{"found": False, "card": "T9"}]


def test_K3_can_do_nothing_about_itself_or_the_discard_pile():
    """It lies aside, and a search does not turn the discard pile into a deck. (Family 3.11, 2.7)"""
    for value, domain in ((3, "knowledge"), (9, "technology")):
        table = tricks_table(["K3 S9", *OTHERS], discard="T9")
        do(table, "K3", f"value {value}", f"domain {domain}")
        assert (skipped(table), facts(table, "search")[0]["found"]) == ([SEARCH], False)
        assert set(hand(table, 0).split()) | set(deck(table).split()) == {"K3", "S9", "T9"}


def test_K6_does_put_two_under_and_draw_two():
    table = tricks_table(["K6 S9 T9", *OTHERS], deck="K9 V9 V10")
    do(table, "K6")
    assert may_do(table) == {"S9", "T9", "no"}
    do(table, "S9", "T9")
    assert (hand(table, 0), deck(table), discard(table)) == ("K9 V9 V10", "S9 T9", "K6")
    assert (who_knows(table, "S9"), who_knows(table, "K9")) == ({0}, {0})
    put = "put_under_deck 0 ?"
    assert seen_by(table, 2) == ["use 0 K6", put, put, "draw 0 ?", "draw 0 ?", "discard K6", "draw 0 ?"]


def test_K6_does_stop_after_one_or_none():
    for put, held, left in (("S9", "K9 T9 V9", "V10 S9"), ("", "K9 S9 T9", "V9 V10")):
        table = tricks_table(["K6 S9 T9", *OTHERS], deck="K9 V9 V10")
        do(table, "K6", *put.split(), "no")
        assert (hand(table, 0), deck(table), skipped(table)) == (held, left, [])


def test_K6_can_do_nothing_with_an_empty_hand():
    """The question is put all the same. (Family 3.6)"""
    table = tricks_table(["K6", *OTHERS], deck="K9 V9")
    do(table, "K6")
    assert may_do(table) == {"no"}
    do(table, "no")
    assert skipped(table) == ["Put up to 2 cards from your hand under the deck."]
    assert (hand(table, 0), deck(table), discard(table)) == ("K9", "V9", "K6")


def test_K6_draws_its_own_cards_back_from_an_empty_deck():
    table = tricks_table(["K6 S9 T9", *OTHERS], discard="V9")
    do(table, "K6", "S9", "T9")
    assert {"S9", "T9"} < set(hand(table, 0).split())
    assert set(hand(table, 0).split()) | {deck(table)} == {"K6", "S9", "T9", "V9"}
    assert (skipped(table), len(happened(table, "shuffle"))) == ([], 1)


def test_K6_with_the_whole_hand_tells_what_went():
    """Seat 0 saw the one card of that hand, and it can only be this that went under the deck. (Family 6.5)"""
    table = tricks_table(["K12 S9", "K6 S5", "V5 V6"], deck="K9 V9 V10 V11")
    do(table, "K12", "seat 1", "K6", "S5")
    assert (deck(table), who_knows(table, "S5")) == ("S5", {0, 1})


def test_K10_does_draw_two_and_discard_two():
    table = tricks_table(["K10 S9", *OTHERS], deck="K9 T9 V9 V10")
    do(table, "K10")
    assert may_do(table) == {"K9", "S9", "T9"}
    do(table, "K9", "S9")
    assert (hand(table, 0), deck(table), discard(table)) == ("T9 V9", "V10", "K10 S9 K9")
    assert (who_knows(table, "T9"), who_knows(table, "K9"), who_knows(table, "V10")) == ({0}, ALL, NOBODY)
    drawn, gone = ["draw 0 ?", "draw 0 ?"], ["discard 0 K9", "discard 0 S9", "discard K10"]
    assert seen_by(table, None) == ["use 0 K10", *drawn, *gone, "draw 0 ?"]


def test_K10_can_do_nothing_with_no_cards_anywhere():
    table = tricks_table(["K10", *OTHERS])
    do(table, "K10")
    assert skipped(table) == ["Draw 2.", "Discard 2."]
    assert (hand(table, 0), table.current_player()) == ("K10", 1)


def test_K10_does_as_much_as_it_can():
    """Nothing to draw and one card to discard: that one goes. (Family 3.2)"""
    table = tricks_table(["K10 S9", *OTHERS])
    do(table, "K10", "S9")
    assert skipped(table) == ["Draw 2."]
    assert {hand(table, 0), deck(table)} == {"K10", "S9"}


def test_K10_draws_on_from_the_shuffled_discard_pile():
    table = tricks_table(["K10 S9", *OTHERS], deck="K9", discard="T9")
    let_know(table, 1, "S9")
    do(table, "K10")
    assert (hand(table, 0), deck(table), discard(table)) == ("K9 S9 T9", "", "")
    assert (who_knows(table, "T9"), who_knows(table, "S9")) == (ALL, {0, 1}), "a single card is followed"


def test_K11_does_exchange_a_card_with_the_top_of_the_deck():
    table = tricks_table(["K11 S9 T9", *OTHERS], deck="K9 V9")
    let_know(table, 1, "T9")
    do(table, "K11")
    assert may_do(table) == {"S9", "T9"}
    do(table, "S9")
    assert (hand(table, 0), deck(table), may_do(table)) == ("K9 T9", "S9 V9", {"K9", "T9", "no"})
    assert [who_knows(table, card) for card in ("S9", "K9", "T9", "V9")] == [{0}, {0}, {0}, NOBODY]
    do(table, "no")
    assert (hand(table, 0), deck(table), discard(table)) == ("K9 S9 T9", "V9", "K11")
    assert seen_by(table, 1) == ["use 0 K11", "exchange 0 ? ?", "discard K11", "draw 0 ?"]


def test_K11_does_it_once_more():
    """The second exchange brings the first card back, and the other one lies on top until it is drawn."""
    table = tricks_table(["K11 S9 T9", *OTHERS], deck="K9 V9")
    do(table, "K11", "S9", "T9")
    swaps = [line for line in seen_by(table, 0) if line.startswith("exchange")]
    assert swaps == ["exchange 0 K9 S9", "exchange 0 S9 T9"]
    assert seen_by(table, 0)[-1] == "draw 0 T9"
    assert (hand(table, 0), deck(table), table.current_player()) == ("K9 S9 T9", "V9", 1)


def test_K11_can_do_nothing_without_a_card_on_either_side():
    """Whether to do it once more is asked all the same. (Family 3.6)"""
    for cards, pile, held in (("K11", "K9 V9", "K9"), ("K11 S9", "", "K11 S9")):
        table = tricks_table([cards, *OTHERS], deck=pile)
        do(table, "K11")
        assert may_do(table) == {"no"}
        do(table, "no")
        assert skipped(table) == ["Exchange a card from your hand with the top card of the deck."]
        assert (hand(table, 0), table.current_player()) == (held, 1)


def test_K11_turns_the_discard_pile_into_the_deck_when_it_needs_a_card():
    table = tricks_table(["K11 S9", *OTHERS], discard="V9")
    do(table, "K11")
    assert (deck(table), discard(table)) == ("", "V9")
    do(table, "S9")
    assert (hand(table, 0), deck(table), discard(table)) == ("V9", "S9", "")


def test_K12_does_look_at_a_hand_and_draw():
    table = tricks_table(["K12 S9", *OTHERS], deck="K9 V9 V10")
    do(table, "K12")
    assert may_do(table) == {"seat 1", "seat 2"}
    do(table, "seat 1")
    assert [hand(table, seat) for seat in range(3)] == ["K9 S9 V9", "S5 T5", "V5 V6"]
    assert [who_knows(table, card) for card in ("S5", "T5", "V5", "K9")] == [{0, 1}, {0, 1}, {2}, {0}]
    assert (deck(table), discard(table)) == ("V10", "K12")
    after = ["draw 0 ?", "discard K12", "draw 0 ?"]
    assert seen_by(table, None) == ["use 0 K12", "pick_player 0 to 1", "look_at_hand 0 to 1 ? ?", *after]
    assert seen_by(table, 1)[2] == seen_by(table, 0)[2] == "look_at_hand 0 to 1 S5 T5"


def test_K12_can_do_nothing_with_an_empty_hand_and_no_deck():
    """There is always somebody to pick, but then there may be nothing to see and nothing to draw."""
    table = tricks_table(["K12 S9", "", "V5 V6"])
    do(table, "K12", "seat 1")
    assert skipped(table) == ["Pick another player and look at their hand.", "Draw 1."]
    assert (hand(table, 0), hand(table, 1), who_knows(table, "V5")) == ("K12 S9", "", {2})


def test_K12_knows_no_more_once_a_card_has_left_unseen():
    table = tricks_table(["K12 S9", "K2 S5 T5", "V5"], deck="K9 V9 V10 V11")
    do(table, "K12", "seat 1")
    assert who_knows(table, "T5") == {0, 1}
    do(table, "K2", "S5")
    assert (who_knows(table, "S5"), who_knows(table, "T5")) == ({1}, {1})


def test_K13_does_draw_three_and_put_two_on_top():
    table = tricks_table(["K13 S9", *OTHERS], deck="K9 T9 V9 V10")
    do(table, "K13")
    assert may_do(table) == {"K9", "S9", "T9", "V9"}
    do(table, "S9", "K9")
    assert (hand(table, 0), deck(table), discard(table)) == ("K9 T9 V9", "S9 V10", "K13")
    assert (who_knows(table, "S9"), who_knows(table, "V10")) == ({0}, NOBODY)
    put = "put_on_deck 0 ?"
    assert seen_by(table, 2) == ["use 0 K13", *["draw 0 ?"] * 3, put, put, "discard K13", "draw 0 ?"]


def test_K13_can_do_nothing_with_no_cards_anywhere():
    table = tricks_table(["K13", *OTHERS])
    do(table, "K13")
    assert skipped(table) == ["Draw 3.", "Put 2 cards from your hand on top of the deck in any order."]
    assert (hand(table, 0), table.current_player()) == ("K13", 1)


def test_K13_draws_what_there_is():
    table = tricks_table(["K13", *OTHERS], deck="K9", discard="T9")
    do(table, "K13")
    assert may_do(table) == {"K9", "T9"}
    do(table, "T9", "K9")
    assert (hand(table, 0), deck(table), discard(table), skipped(table)) == ("K9", "T9", "K13", [])
