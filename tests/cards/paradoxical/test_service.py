# ruff: noqa: N802 - the id of the card is part of the test's name
"""Service cards by which several players draw and discard: V2, V4, V5, V6, V8, V11."""

import pytest

from tests.cards.paradoxical.words import OTHERS, PILES, hands, is_done, places, ready, seen_by, skipped, tableaus, told
from tests.cards.words import ALL, who_knows
from tests.paradoxical_table import deck_1, deck_2, discard_1, discard_2, do, hand, may_do, noted, paradoxical_table
from tests.rulebook.paradoxical.words import frame

V4_TEXT = "Every player may put up to 2 cards from their hand under the deck and draw that many."
V6_REVEAL = "Reveal as many cards from the deck as there are players."
V6_TAKE = "Every player takes one of them while they last; whoever does discards 1."
V8_TEXT = "Every player may reveal a card of that domain; whoever does draws 1, then discards 1."
V11_MORE = "Every other player with more cards in hand than you discards 1."


@places
def test_V2_does_let_every_player_draw_from_the_deck_the_user_picks_and_discard(place: str):
    """Asked once, for everybody; each discards to the pile of the card's own deck. (Family 3.28)"""
    table = ready("V2", place, "S9", others=("K5", ""), deck_1="K9", deck_2="V9 T9 V10 T10")
    do(table, "V2")
    assert (table.acting_seats(), may_do(table)) == ([0], PILES)
    do(table, "pile 2")
    for seat, offered, card in ((0, {"S9", "V9"}, "S9"), (1, {"K5", "T9"}, "T9"), (2, {"V10"}, "V10")):
        assert (table.acting_seats(), may_do(table)) == ([seat], offered)
        do(table, card)
    assert (hands(table, "V2"), deck_1(table), deck_2(table)) == (["V9", "K5", ""], "K9", "T10")
    assert (discard_1(table), discard_2(table)) == ("S9", "V10 T9")
    done = ["draw 0 ?", "discard 0 S9", "draw 1 ?", "discard 1 T9", "draw 2 ?", "discard 2 V10"]
    assert seen_by(table, None) == told("V2", place, "choose_pile 0 2", *done)
    assert is_done(table, "V2", place)


def test_V2_can_do_nothing_with_empty_hands_and_an_empty_deck_chosen():
    table = ready("V2", "tableau", others=("", ""), deck_1="K9")
    do(table, "V2", "pile 2")
    assert (skipped(table), hands(table)) == (["Every player draws 1, then discards 1."], ["", "", ""])
    assert is_done(table, "V2", "tableau")


@places
def test_V4_does_let_every_player_change_two_cards_for_cards_of_the_deck_the_user_picks(place: str):
    """What is put away goes under its own deck. (Family 3.28, 3.29)"""
    table = ready("V4", place, "S9 T9", deck_1="K9", deck_2="V9 V10 V11 V12")
    do(table, "V4")
    assert may_do(table) == {"S9", "T9", "no"}
    do(table, "S9", "T9")
    assert (table.acting_seats(), may_do(table)) == ([0], PILES)
    do(table, "pile 2")
    assert (table.acting_seats(), may_do(table)) == ([1], {"K5", "T5", "no"})
    do(table, "K5", "no")
    assert (table.acting_seats(), may_do(table)) == ([2], {"V5", "V6", "no"})
    do(table, "no")
    assert (hands(table, "V4"), deck_1(table)) == (["V9 V10", "T5 V11", "V5 V6"], "K9 S9 K5")
    assert (deck_2(table), who_knows(table, "K5"), who_knows(table, "V11")) == ("V12 T9", {1}, {1})
    away = "put_under_deck {} ?"
    mine = [away.format(0), away.format(0), "choose_pile 0 2", "draw 0 ?", "draw 0 ?"]
    assert seen_by(table, None) == told("V4", place, *mine, away.format(1), "draw 1 ?")
    assert is_done(table, "V4", place)


@places
def test_V4_can_do_nothing_with_empty_hands(place: str):
    """Each player is asked all the same. (Family 3.6)"""
    table = ready("V4", place, others=("", ""), deck_1="K9", deck_2="V9")
    do(table, "V4")
    for seat in range(3):
        assert (table.acting_seats(), may_do(table)) == ([seat], {"no"})
        do(table, "no")
    assert (skipped(table), hands(table, "V4"), noted(table, "choose_pile")) == ([V4_TEXT], ["", "", ""], [])
    assert is_done(table, "V4", place)


@places
def test_V5_does_draw_two_from_one_deck_and_let_another_player_draw_from_either(place: str):
    """The user picks both decks; a sixth card is discarded afterwards, by whoever has it. (Paradoxical 1.9, 1.10)"""
    table = ready("V5", place, "S9 S10 T9 T10", others=("K5", "K2 K3 K4 K6 K7"), deck_1="K9 K10", deck_2="V9 V10")
    do(table, "V5", "pile 1")
    assert may_do(table) == {"seat 1", "seat 2"}
    do(table, "seat 2")
    assert (table.acting_seats(), may_do(table)) == ([0], PILES)
    do(table, "pile 2")
    assert (table.acting_seats(), frame(table)) == ([0], "HandLimit")
    do(table, "S9", *(["S10"] if place == "hand" else []))
    assert (table.acting_seats(), may_do(table)) == ([2], {"K2", "K3", "K4", "K6", "K7", "V9"})
    do(table, "K2")
    mine = "K9 K10 T9 T10" if place == "hand" else "K9 K10 S10 T9 T10"
    assert hands(table, "V5") == [mine, "K5", "K3 K4 K6 K7 V9"]
    assert (deck_1(table), deck_2(table), who_knows(table, "K9"), who_knows(table, "V9")) == ("", "V10", {0}, {2})
    drawn = ["choose_pile 0 1", "draw 0 ?", "draw 0 ?", "pick_player 0 to 2", "choose_pile 0 2", "draw 2 ?"]
    assert seen_by(table, 1)[: 7 + (place == "hand")] == told("V5", place, *drawn)
    assert is_done(table, "V5", place)


@places
def test_V5_can_do_nothing_with_an_empty_deck_chosen_twice(place: str):
    table = ready("V5", place, "S9", others=("K5", "V7"), deck_1="K9")
    do(table, "V5", "pile 2", "seat 1", "pile 2")
    assert skipped(table) == ["Draw 2.", "Pick another player, who draws 1."]
    assert (hands(table, "V5"), deck_1(table)) == (["S9", "K5", "V7"], "K9")
    assert is_done(table, "V5", place)


@places
def test_V6_does_give_every_player_a_revealed_card_of_one_deck(place: str):
    """From the user on; discards go to their own piles. (Family 3.7)"""
    table = ready("V6", place, "S9", others=("K5", ""), deck_1="K9", deck_2="V9 T9 V10 T10")
    do(table, "V6", "pile 2")
    assert (table.acting_seats(), may_do(table)) == ([0], {"V9", "T9", "V10"})
    do(table, "T9")
    assert may_do(table) == {"S9", "T9"}
    do(table, "S9")
    assert (table.acting_seats(), may_do(table)) == ([1], {"V9", "V10"})
    do(table, "V9", "V9")
    assert (table.acting_seats(), may_do(table)) == ([2], {"V10"})
    do(table, "V10", "V10")
    assert (hands(table, "V6"), deck_1(table), deck_2(table)) == (["T9", "K5", ""], "K9", "T10")
    assert (discard_1(table), discard_2(table), who_knows(table, "T9")) == ("S9", "V10 V9", ALL)
    taken = ["take 0 T9", "discard 0 S9", "take 1 V9", "discard 1 V9", "take 2 V10", "discard 2 V10"]
    assert seen_by(table, None) == told("V6", place, "choose_pile 0 2", "reveal 0 V9 T9 V10", *taken)
    assert is_done(table, "V6", place)


@places
def test_V6_can_do_nothing_with_an_empty_deck_chosen(place: str):
    table = ready("V6", place, "S9", others=("K5", "V5"), deck_1="K9")
    do(table, "V6", "pile 2")
    assert (skipped(table), hands(table, "V6")) == ([V6_REVEAL, V6_TAKE], ["S9", "K5", "V5"])
    assert is_done(table, "V6", place)


@places
def test_V8_does_let_whoever_shows_a_hand_card_of_the_domain_draw_from_the_users_deck_and_discard(place: str):
    """The user says which deck when the first has shown one, also for another player. (Family 3.28)"""
    table = ready("V8", place, "T9", others=("K5 S5", "K6"), rows=("K2", ""), deck_1="K9", deck_2="V9 V10 V11")
    do(table, "V8", "domain knowledge")
    assert (table.acting_seats(), may_do(table)) == ([0], {"no"})
    do(table, "no")
    assert (table.acting_seats(), may_do(table)) == ([1], {"K5", "no"})
    do(table, "K5")
    assert (table.acting_seats(), may_do(table)) == ([0], PILES)
    do(table, "pile 2")
    assert (table.acting_seats(), may_do(table)) == ([1], {"K5", "S5", "V9"})
    do(table, "S5")
    assert (table.acting_seats(), may_do(table)) == ([2], {"K6", "no"})
    do(table, "K6", "V10")
    assert (hands(table, "V8"), deck_2(table)) == (["T9", "K5 V9", "K6"], "V11")
    assert (discard_1(table), discard_2(table)) == ("S5", "V10")
    assert [who_knows(table, card) for card in ("K5", "K6", "V9")] == [ALL, ALL, {1}]
    mine = ["name_domain 0 knowledge", "show 1 K5", "choose_pile 0 2", "draw 1 ?", "discard 1 S5"]
    assert seen_by(table, None) == told("V8", place, *mine, "show 2 K6", "draw 2 ?", "discard 2 V10")
    assert is_done(table, "V8", place)


@places
def test_V8_can_do_nothing_when_the_domain_lies_only_in_tableaus(place: str):
    """V8 itself lies aside, or in the tableau; each player is asked all the same. (Family 3.6)"""
    table = ready("V8", place, "T9", others=("K5", "K6"), rows=("V2", ""), deck_1="K9")
    do(table, "V8", "domain service")
    for seat in range(3):
        assert (table.acting_seats(), may_do(table)) == ([seat], {"no"})
        do(table, "no")
    assert (hands(table, "V8"), noted(table, "choose_pile")) == (["T9", "K5", "K6"], [])
    assert is_done(table, "V8", place)


@pytest.mark.parametrize(("place", "asked"), [("hand", [2]), ("tableau", [1, 2])])
def test_V11_does_make_players_with_more_hand_cards_discard(place: str, asked: list[int]):
    """Used from the hand it counts there, used from the tableau it does not; tableaus never count. (Family 3.12)"""
    table = ready("V11", place, "S9", others=("K5 K6", "T5 T6 T7"), row="K2 K3 K4", deck_1="K9", deck_2="V9")
    do(table, "V11")
    for seat, card in ((1, "K5"), (2, "T6")):
        if seat in asked:
            assert table.acting_seats() == [seat]
            do(table, card)
    assert hands(table, "V11") == ["S9", "K5 K6" if place == "hand" else "K6", "T5 T7"]
    assert (discard_1(table), discard_2(table)) == ("" if place == "hand" else "K5", "T6")
    assert (skipped(table), noted(table, "choose_pile")) == ([], [])
    gone = ["discard 2 T6"] if place == "hand" else ["discard 1 K5", "discard 2 T6"]
    assert seen_by(table, None) == told("V11", place, *gone)
    assert is_done(table, "V11", place)


@places
def test_V11_draws_from_either_deck_when_nobody_had_to_discard(place: str):
    table = ready("V11", place, "S9 S10", others=("K5 K6", ""), rows=("K2 K3 K4", ""), deck_1="K9", deck_2="V9")
    do(table, "V11", "pile 2")
    assert (hands(table, "V11"), deck_1(table)) == (["S9 S10 V9", "K5 K6", ""], "K9")
    assert (skipped(table), tableaus(table)[1]) == ([V11_MORE], "K2 K3 K4")
    assert is_done(table, "V11", place)


@places
def test_V11_can_do_nothing_when_nobody_holds_more_and_an_empty_deck_is_chosen(place: str):
    table = ready("V11", place, "S9 S10", deck_1="K9")
    do(table, "V11", "pile 2")
    assert (skipped(table), hands(table, "V11")) == ([V11_MORE, "If nobody did, draw 1."], ["S9 S10", *OTHERS])
    assert is_done(table, "V11", place)


def test_V2_reaches_over_the_hand_limit_only_for_a_moment():
    """Six cards while the text runs, five when hands are counted. (Paradoxical 1.10)"""
    table = ready("V2", "hand", "S9 S10 T9 T10", others=("K2 K3 K4 K6 K7", ""), deck_2="V9 V10 V11")
    do(table, "V2", "pile 2", "S9", "K2", "V11")
    assert (hand(table, 1), frame(table), who_knows(table, "V9")) == ("K3 K4 K6 K7 V10", "Turn", {0})


def test_V5_of_another_seat_lets_its_user_discard_first():
    """Hands are counted from the active player to the left. (Paradoxical 1.10)"""
    five = "K2 K3 K4 K6 K7"
    table = paradoxical_table(["", "V5", ""], hands=[five, "S2 S3 S4 S6 S7", ""], turn=1, deck_1="K9 K10 K11")
    do(table, "V5", "pile 1", "seat 0", "pile 1")
    assert (frame(table), table.acting_seats()) == ("HandLimit", [1])
    do(table, "S2", "S3")
    assert (frame(table), table.acting_seats()) == ("HandLimit", [0])
    do(table, "K2")
    assert (hands(table), int(table.current_player())) == (["K3 K4 K6 K7 K11", "K9 K10 S4 S6 S7", ""], 2)


def test_V2_of_another_seat_goes_round_from_its_user():
    """From the user to the left, and the user picks the deck. (Family 3.7, 3.28)"""
    table = paradoxical_table(["", "V2", ""], hands=["K5", "", "V6"], turn=1, deck_1="K9 K10 K11", deck_2="T9")
    do(table, "V2")
    assert (table.acting_seats(), may_do(table)) == ([1], PILES)
    do(table, "pile 1")
    for seat, card in ((1, "K9"), (2, "V6"), (0, "K5")):
        assert table.acting_seats() == [seat]
        do(table, card)
    assert (hands(table), discard_1(table), discard_2(table)) == (["K11", "", "K10"], "K5 K9", "V6")
