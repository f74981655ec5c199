# ruff: noqa: N802 - the id of the card is part of the test's name
"""Science cards that change the city, or what a card counts as in it: S5, S7, S10, S11, S13."""

import pytest

from techdeck.core.cards import SCIENCE, SERVICE, parse_card
from techdeck.games.city.places import City
from tests.cards.city.words import city_now, effects, hands, seen_by, to_my_build
from tests.cards.words import ALL, NOBODY, let_know, skipped, value_of, who_knows
from tests.city_table import council_points, deck, discard, do, hand, happened, may_do, place, tilted
from tests.rulebook.words import frame

LASTING = "It counts as one value higher or lower until the end of the next round."

OTHERS = ["K5 T5", "V5 V6"]
S5_TEXT = "Replace a neutral card with a card from the discard pile."
S7_CUT = "Cut the deck at random and reveal the card there."
S7_CHOICE = "Take it, or exchange it with your own card in play."
S10_TEXT = "Exchange a card from your hand with a neutral card."
S13_TEXT = "Replace a neutral card with the top card of the deck."


def test_S5_does_put_a_discarded_card_in_the_place_of_a_neutral_card():
    """Companies are not offered; the new card scores nothing; the old one is discarded. (City 4.7, 6.2, 6.4)"""
    table = effects(["S9", *OTHERS], "V3 S5:0 K9:1 T3", deck="K10", discard="V9 T9 K2")
    do(table, "S5")
    assert may_do(table) == {"V3", "T3"}
    do(table, "V3")
    assert may_do(table) == {"V9", "T9", "K2"}
    do(table, "T9")
    assert (city_now(table), discard(table)) == ("T9 S5:0~0 K9:1 T3", "V3 V9 K2")
    assert (hands(table), deck(table), table.scores()) == (["S9", *OTHERS], "K10", [0, 0, 0])
    assert (who_knows(table, "T9"), who_knows(table, "V3")) == (ALL, ALL)
    assert seen_by(table, None) == ["use 0 S5", "replace 0 T9@0,0 V3"]


def test_S5_in_a_neutral_place_may_replace_itself():
    """The new card lies there untilted, and the next player may use it at once. (City 5.2, 5.14, 6.6)"""
    table = effects(["S9", *OTHERS], "V3 S5", deck="K10 K11", discard="K2")
    do(table, "S5")
    assert may_do(table) == {"V3", "S5"}
    do(table, "S5", "K2")
    assert (city_now(table), discard(table), may_do(table)) == ("V3 K2", "S5", {"no", "V3", "K2"})


def test_S5_can_do_nothing_before_anything_was_discarded():
    table = effects(["S9", *OTHERS], "V3 S5:0", deck="K10")
    do(table, "S5")
    assert (skipped(table), city_now(table)) == ([S5_TEXT], "V3 S5:0~0")
    assert (hands(table), deck(table)) == (["S9", *OTHERS], "K10")


def test_S5_ends_a_lasting_change_of_the_replaced_card():
    table = effects(["S9", *OTHERS], "V3 S5:0", discard="K2")
    table.alter(parse_card("V3"), 3, SCIENCE)
    do(table, "S5", "V3", "K2")
    assert (table.domain_of(parse_card("V3")), discard(table)) == (SERVICE, "V3")


def cut(seed: int, city: str = "V3 S7:0 K9:0 K11:1") -> tuple[City, str]:
    """A table at which S7 was used, and the card at the cut."""
    table = effects(["S9", *OTHERS], city, deck="K10 T9 V9", discard="V10", seed=seed)
    do(table, "S7")
    return table, happened(table, "show")[0]


def test_S7_does_take_the_card_at_the_cut_or_put_it_in_place_of_an_own_company():
    """The company lies in the deck where the cut was; the marker stays, except on a service card. (City 6.3, 6.5)"""
    found = set()
    for seed in range(20):
        table, shown = cut(seed)
        assert (deck(table), who_knows(table, shown), may_do(table)) == ("K10 T9 V9", ALL, {"yes", "no"})
        do(table, "no")
        assert may_do(table) == {"S7", "K9"}
        do(table, "K9")
        new = shown if shown == "V9" else f"{shown}:0"
        assert (city_now(table), deck(table)) == (f"V3 S7:0~0 {new} K11:1", "K10 T9 V9".replace(shown, "K9"))
        assert (who_knows(table, "K9"), who_knows(table, shown), table.scores()) == (ALL, ALL, [0, 0, 0])
        gone = ["marker_goes 0 V9 0"] if shown == "V9" else []
        assert seen_by(table, 1)[2:] == [f"exchange 0 K9 {shown}@2,0", *gone]
        found.add(shown)
    assert found == {"K10", "T9", "V9"}


def test_S7_takes_the_card_into_the_hand():
    """The rulebook's example: the user takes it, and the owner of the company draws and discards. (City 5.15)"""
    table, shown = cut(3, "V3 S7:1")
    assert may_do(table) == {"yes"}, "without an own company there is nothing to exchange with"
    do(table, "yes")
    assert (hand(table, 0).split(), table.current_player()) == (sorted(["S9", shown]), 1)
    do(table, "yes", "K5")
    assert (discard(table), city_now(table)) == ("K5 V10", "V3 S7:1~0")


def test_S7_may_leave_its_own_place():
    """The used card goes into the deck, the new one is not tilted and may be used in this phase. (City 5.2, 6.6)"""
    table, shown = cut(2)
    do(table, "no", "S7")
    new = shown if shown == "V9" else f"{shown}:0"
    assert (city_now(table), deck(table)) == (f"V3 {new} K9:0 K11:1", "K10 T9 V9".replace(shown, "S7"))
    assert (tilted(table), may_do(table)) == (set(), {"no", "V3", shown, "K9", "K11"})


def test_S7_copied_by_T1_may_leave_the_city_and_the_owner_of_T1_may_draw():
    """Seat 1 uses seat 0's T1 and copies the own S7, which goes into the deck. (City 5.8, 5.9)"""
    table = effects(["S9", *OTHERS], "V3 T1:0 S7:1", deck="K10", first=1)
    do(table, "T1", "S7", "no", "S7")
    assert city_now(table) == "V3 T1:0~1 K10:1"
    assert (table.current_player(), frame(table)) == (0, "OwnerMayDraw")


def test_S7_can_do_nothing_with_no_cards_in_either_pile():
    table = effects(["S9", *OTHERS], "V3 S7:0 K9:0")
    do(table, "S7")
    assert skipped(table) == [S7_CUT, S7_CHOICE]
    assert (hands(table), city_now(table)) == (["S9", *OTHERS], "V3 S7:0~0 K9:0")


def test_S10_does_exchange_a_hand_card_with_a_neutral_card_of_the_city():
    """The card taken is known to all; the other one scores nothing and is neutral. (City 4.7, 6.4)"""
    table = effects(["S9 T9", *OTHERS], "V3 S10:0 K9:1", deck="K10")
    let_know(table, 1, "T9")
    do(table, "S10")
    assert may_do(table) == {"V3"}
    do(table, "V3")
    assert may_do(table) == {"S9", "T9"}
    do(table, "S9")
    assert (city_now(table), hands(table)) == ("S9 S10:0~0 K9:1", ["T9 V3", *OTHERS])
    assert [who_knows(table, card) for card in ("S9", "V3", "T9")] == [ALL, ALL, {0, 1}]
    assert (discard(table), table.scores()) == ("", [0, 0, 0])
    assert seen_by(table, None)[1:] == ["exchange 0 V3 S9@0,0"]


def test_S10_can_do_nothing_with_an_empty_hand():
    """There is always a neutral card, but the exchange needs both. (City 6.4, Family 3.23)"""
    table = effects(["", *OTHERS], "V3 S10:0", deck="K10")
    do(table, "S10")
    assert (skipped(table), city_now(table), hands(table)) == ([S10_TEXT], "V3 S10:0~0", ["", *OTHERS])


def test_S11_does_let_an_8_pay_alone_as_a_7_in_the_next_round():
    """The change holds through the next round's build. (City 1.4, 1.12, Family 5.2)"""
    table = effects(["K8 T9 T12", "K2 K5 T5", "V5 V6 V8"], "V3 S11:0", deck="K13")
    do(table, "S11")
    assert may_do(table) == {"K8", "T9", "T12"}
    do(table, "K8")
    assert may_do(table) == {"higher", "lower"}
    do(table, "lower")
    assert (value_of(table, "K8"), who_knows(table, "K8"), who_knows(table, "T9")) == (7, ALL, {0})
    assert seen_by(table, None) == ["use 0 S11", "show 0 K8", "counts_as 0 K8 7 knowledge next_round"]
    to_my_build(table)
    do(table, "T9", "K8")
    assert (frame(table), discard(table), value_of(table, "K8")) == ("NextTo", "K8", 8)


def test_S11_counts_among_equal_values_when_the_card_is_built():
    """The 8 is built as a 9 beside two 9s: two base points. (City 4.1)"""
    table = effects(["K8 T2 T12", "K2 K5 T5", "V5 V6 V8"], "V3 S11:0 K9:1 S9:2", deck="K13")
    do(table, "S11", "K8", "higher")
    to_my_build(table)
    do(table, "K8", "T2", "V3", "left")
    assert table.scores() == [2, 0, 0]


def test_S11_stays_between_1_and_13():
    for card, ways in (("K13", {"lower"}), ("K1", {"higher"})):
        table = effects([card, *OTHERS], "V3 S11:0")
        do(table, "S11", card)
        assert may_do(table) == ways


def test_S11_can_do_nothing_with_an_empty_hand():
    """Cards of the city can't be shown for it."""
    table = effects(["", *OTHERS], "V3 S11:0 K9:0", deck="V9")
    do(table, "S11")
    assert skipped(table) == ["Show a card from your hand.", LASTING]
    assert (value_of(table, "K9"), value_of(table, "S11")) == (9, 11)


def test_S13_does_put_the_top_card_in_the_place_of_a_neutral_card():
    table = effects(["S9", *OTHERS], "V3 S13:0 K9:1 T3", deck="K2 V9")
    do(table, "S13")
    assert may_do(table) == {"V3", "T3"}
    do(table, "T3")
    assert (city_now(table), deck(table), discard(table)) == ("V3 S13:0~0 K9:1 K2", "V9", "T3")
    assert (place(table, "K2"), who_knows(table, "K2"), who_knows(table, "V9")) == ((3, 0), ALL, NOBODY)
    assert (table.scores(), seen_by(table, 2)) == ([0, 0, 0], ["use 0 S13", "replace 0 K2@3,0 T3"])


@pytest.mark.parametrize(("card", "left"), [("K2", {"no", "K2"}), ("V9", {"no", "V9"})])
def test_S13_brings_a_card_that_the_next_player_may_use(card: str, left: set[str]):
    """Also where the replaced service card was used up for that player. (City 5.14, 6.6)"""
    table = effects(["S9", *OTHERS], "V3~1 S13:0", deck=f"{card} V10")
    do(table, "S13", "V3")
    assert (table.current_player(), may_do(table)) == (1, left)


def test_S13_turns_the_discard_pile_into_the_deck_before_the_old_card_lies_there():
    """The new card is needed first; the replaced one is discarded afterwards. (Family 2.5, 2.7, 3.22)"""
    table = effects(["S9", *OTHERS], "V3 S13:0", discard="T9")
    do(table, "S13")
    assert (deck(table), discard(table)) == ("", "T9")
    do(table, "V3")
    assert (city_now(table), deck(table), discard(table)) == ("T9 S13:0~0", "", "V3")


def test_S13_can_do_nothing_with_no_cards_in_either_pile():
    table = effects(["S9", *OTHERS], "V3 S13:0")
    do(table, "S13")
    assert (skipped(table), city_now(table)) == ([S13_TEXT], "V3 S13:0~0")


def test_S13_finds_only_neutral_cards_and_not_the_councils():
    table = effects(["S9 T9 V9"], "V3 S13:0 K9:c", deck="K2")
    do(table, "S13")
    assert may_do(table) == {"V3"}
    do(table, "V3")
    assert (city_now(table), table.scores(), council_points(table)) == ("K2 S13:0~0 K9:c", [0], 0)
