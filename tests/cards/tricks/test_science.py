# ruff: noqa: N802 - the id of the card is part of the test's name
"""Science cards about hands, the cut and lasting changes: S3, S7, S8, S11, S12."""

from techdeck.games.tricks.names import GOAL, TAKEN
from techdeck.games.tricks.table import Tricks
from tests.cards.tricks.words import seen_by
from tests.cards.words import ALL, NOBODY, let_count_as, let_know, skipped, value_of, who_knows
from tests.tricks_table import deck, discard, do, hand, happened, may_do, tricks_table, zone

LASTING = "It counts as one value higher or lower until the end of the next round."

OTHERS = ["K5 T5", "V5 V6"]
S3_TEXT = "Every player who holds a card of that value discards one such card and draws 1."
S7_CUT = "Cut the deck at random and reveal the card there."
S7_CHOICE = "Take it, or exchange it with your own card in play."
S8_REVEAL = "Every other player who holds a card of that domain reveals one such card."


def test_S3_does_make_every_holder_discard_one_and_draw():
    """From the user on to the left; who holds several picks one; who holds none is left out. (Family 3.7, 3.10)"""
    table = tricks_table(["S5 T5", "S3 K7 T7", "V6", "V7 S8"], first=1, deck="K9 T9 V9 V10")
    do(table, "S3")
    assert may_do(table) == {f"value {n}" for n in range(1, 14)}
    do(table, "value 7")
    assert (table.acting_seats(), may_do(table)) == ([1], {"K7", "T7"})
    do(table, "T7")
    assert (hand(table, 1), table.acting_seats(), may_do(table)) == ("K7 K9", [3], {"V7"})
    do(table, "V7")
    assert [hand(table, seat) for seat in range(4)] == ["S5 T5", "K7 K9 V9", "V6", "S8 T9"]
    assert (deck(table), discard(table)) == ("V10", "S3 V7 T7")
    assert [who_knows(table, card) for card in ("K9", "T9", "K7", "V10")] == [{1}, {3}, {1}, NOBODY]
    done = ["discard 1 T7", "draw 1 ?", "discard 3 V7", "draw 3 ?", "discard S3", "draw 1 ?"]
    assert seen_by(table, None) == ["use 1 S3", "name_value 1 7", *done]


def test_S3_can_do_nothing_when_nobody_holds_the_value():
    """The used card lies aside: naming its own value does not hit it. (Family 3.11)"""
    for value in (3, 12):
        table = tricks_table(["S3 S9", *OTHERS], deck="K9 V9")
        do(table, "S3", f"value {value}")
        assert skipped(table) == [S3_TEXT]
        assert [hand(table, seat) for seat in range(3)] == ["K9 S9", "K5 T5", "V5 V6"]
        assert (deck(table), discard(table)) == ("V9", "S3")


def test_S3_draws_the_discarded_card_back_when_there_is_no_other():
    """The discard pile is shuffled at that moment, with what was just discarded. (Family 2.5, 2.7, 6.3)"""
    table = tricks_table(["S3 S9", "K7", "V5"])
    do(table, "S3", "value 7", "K7")
    assert (hand(table, 1), hand(table, 0), who_knows(table, "K7")) == ("K7", "S3 S9", ALL)


def cut(seed: int) -> tuple[Tricks, str]:
    """A table at which seat 0 has used S7, and the card at the cut."""
    table = tricks_table(["S7 S9", *OTHERS], deck="K9 T9 V9", discard="V10", seed=seed)
    do(table, "S7")
    return table, happened(table, "show")[0]


def test_S7_does_take_the_card_at_the_cut():
    """It is revealed in its place first; every place can be cut at. (Family 3.17, 3.26)"""
    found = set()
    for seed in range(20):
        table, shown = cut(seed)
        assert (deck(table), who_knows(table, shown), may_do(table)) == ("K9 T9 V9", ALL, {"yes", "no"})
        do(table, "yes")
        rest = [card for card in ("K9", "T9", "V9") if card != shown]
        assert hand(table, 0).split() == sorted(["S9", shown, rest[0]])
        assert (deck(table), discard(table), zone(table, GOAL)) == (rest[1], "S7 V10", "K1")
        assert [who_knows(table, card) for card in (shown, *rest)] == [ALL, {0}, NOBODY]
        assert seen_by(table, 1) == ["use 0 S7", f"show 0 {shown}", f"take 0 {shown}", "discard S7", "draw 0 ?"]
        found.add(shown)
    assert found == {"K9", "T9", "V9"}


def test_S7_does_exchange_the_card_at_the_cut_with_the_goal():
    """The goal lies in the deck where the cut was, and may be drawn like any card. (Family 3.21, Tricks 5.10, 5.12)"""
    found = set()
    for seed in range(20):
        table, shown = cut(seed)
        do(table, "no")
        assert may_do(table) == {"K1"}
        do(table, "K1")
        top, *rest = "K9 T9 V9".replace(shown, "K1").split()
        assert (zone(table, GOAL), zone(table, GOAL + 1)) == (shown, "S1")
        assert hand(table, 0).split() == sorted(["S9", top])
        assert (deck(table).split(), discard(table)) == (rest, "S7 V10")
        assert (who_knows(table, shown), who_knows(table, "K1")) == (ALL, ALL)
        found.add(shown)
    assert found == {"K9", "T9", "V9"}


def test_S7_tells_all_of_the_exchange():
    table, shown = cut(1)
    do(table, "no", "K1")
    swaps = [line for line in seen_by(table, None) if line.startswith("exchange")]
    assert swaps == [f"exchange 0 K1 {shown}"]


def test_S7_can_do_nothing_with_no_cards_in_either_pile():
    table = tricks_table(["S7 S9", *OTHERS])
    do(table, "S7")
    assert skipped(table) == [S7_CUT, S7_CHOICE]
    assert (hand(table, 0), zone(table, GOAL), table.current_player()) == ("S7 S9", "K1", 1)


def test_S7_cuts_the_shuffled_discard_pile_when_the_deck_is_empty():
    table = tricks_table(["S7 S9", *OTHERS], discard="K9 T9")
    do(table, "S7")
    assert (set(deck(table).split()), discard(table)) == ({"K9", "T9"}, "")


def revealed() -> Tricks:
    """A table at which seat 0 has used S8 and the others have revealed K6 and K7."""
    table = tricks_table(["S8 S9 T9", "K5 K6 V5", "V6 K7"], deck="V9 V10")
    let_know(table, 1, "S9")
    let_know(table, 2, "S9 V5")
    do(table, "S8", "domain knowledge")
    assert (table.acting_seats(), may_do(table)) == ([1], {"K5", "K6"})
    do(table, "K6")
    assert (table.acting_seats(), may_do(table)) == ([2], {"K7"})
    do(table, "K7")
    assert (table.acting_seats(), may_do(table)) == ([0], {"K6", "K7", "no"})
    return table


def test_S8_does_exchange_a_card_with_a_revealed_one():
    table = revealed()
    do(table, "K6")
    assert may_do(table) == {"S9", "T9"}
    do(table, "T9")
    assert [hand(table, seat) for seat in range(3)] == ["K6 S9 V9", "K5 T9 V5", "K7 V6"]
    assert (deck(table), discard(table)) == ("V10", "S8")
    swaps = [line for line in seen_by(table, None) if line.startswith(("show", "exchange"))]
    assert swaps == ["show 1 K6", "show 2 K7", "exchange 0 K6 ?"]


def test_S8_does_hide_only_what_was_given():
    """All can follow the revealed card; the one given is known to two, and the others lose track. (Family 6.2, 6.4)"""
    table = revealed()
    do(table, "K6", "T9")
    assert [who_knows(table, card) for card in ("K6", "K7", "T9", "K5")] == [ALL, ALL, {0, 1}, {1}]
    assert who_knows(table, "V5") == {1, 2}
    assert who_knows(table, "S9") == {0, 1}


def test_S8_does_without_an_exchange_leave_all_hands():
    table = revealed()
    do(table, "no")
    assert [hand(table, seat) for seat in range(3)] == ["S9 T9 V9", "K5 K6 V5", "K7 V6"]
    assert [who_knows(table, card) for card in ("K6", "K7", "K5", "S9")] == [ALL, ALL, {1}, {0, 1, 2}]
    assert skipped(table) == []


def test_S8_can_do_nothing_when_no_other_player_holds_the_domain():
    """The user's own cards are not asked for; the last question is put all the same. (Family 3.6)"""
    table = tricks_table(["S8 S9 T9", *OTHERS], deck="V9 V10")
    do(table, "S8", "domain science")
    assert (table.acting_seats(), may_do(table)) == ([0], {"no"})
    do(table, "no")
    assert skipped(table) == [S8_REVEAL]
    assert [hand(table, seat) for seat in range(3)] == ["S9 T9 V9", "K5 T5", "V5 V6"]


def test_S8_gives_nothing_from_an_empty_hand():
    """The used card lies aside and can't be given. (Family 3.11)"""
    table = tricks_table(["S8", *OTHERS], deck="V9 V10")
    do(table, "S8", "domain knowledge", "K5")
    assert may_do(table) == {"no"}
    do(table, "no")
    assert (hand(table, 0), hand(table, 1), who_knows(table, "K5")) == ("V9", "K5 T5", ALL)


def test_S11_does_make_a_card_count_one_higher_or_lower():
    """All see the card; its change lasts. (Family 5.1, 5.2)"""
    for answer, value in (("higher", 8), ("lower", 6)):
        table = tricks_table(["S11 K7 T9", *OTHERS], deck="V9 V10")
        do(table, "S11")
        assert may_do(table) == {"K7", "T9"}
        do(table, "K7")
        assert may_do(table) == {"higher", "lower"}
        do(table, answer)
        assert (value_of(table, "K7"), value_of(table, "T9")) == (value, 9)
        assert (hand(table, 0), discard(table)) == ("K7 T9 V9", "S11")
        assert (who_knows(table, "K7"), who_knows(table, "T9")) == (ALL, {0})
        told = ["use 0 S11", "show 0 K7", f"counts_as 0 K7 {value} knowledge next_round", "discard S11", "draw 0 ?"]
        assert seen_by(table, None) == told


def test_S11_does_stay_between_1_and_13_from_what_the_card_counts_as_now():
    """A new change starts from the last one. (Family 5.6)"""
    for card, counts, ways in (("K13", 13, {"lower"}), ("S1", 1, {"higher"}), ("K12", 13, {"lower"})):
        table = tricks_table([f"S11 {card}", *OTHERS], goals=["K1", "T1", "V1"], deck="V9")
        let_count_as(table, card, counts)
        do(table, "S11", card)
        assert may_do(table) == ways


def test_S11_can_do_nothing_with_an_empty_hand():
    table = tricks_table(["S11", *OTHERS], deck="V9 V10")
    do(table, "S11")
    assert skipped(table) == ["Show a card from your hand.", LASTING]
    assert (hand(table, 0), value_of(table, "S11"), table.current_player()) == ("V9", 11, 1)


def test_S11_counts_in_a_trick():
    """The 7 that counts as 8 is as good as the 8, and was played earlier. (Tricks 6.7, 6.12)"""
    for use, won in ((["no"], [0, 1, 0]), (["S11", "K7", "higher"], [1, 0, 0])):
        table = tricks_table(["S11 K7", "K8", "T5"], deck="V9")
        do(table, *use, "no", "no", "K7", "K8", "T5")
        assert [int(table.nums[TAKEN + seat]) for seat in range(3)] == won


def test_S11_counts_for_another_effect_and_ends_when_discarded():
    """Biometrics hits the 7 as an 8; in the discard pile it is a 7 again. (Family 5.3, 5.4)"""
    table = tricks_table(["S11 K7", "S3 V6", "T5"], deck="V9 V10 V11 V12")
    do(table, "S11", "K7", "higher", "S3", "value 8")
    assert (table.acting_seats(), may_do(table)) == ([0], {"K7"})
    do(table, "K7")
    assert (value_of(table, "K7"), discard(table)) == (7, "S3 K7 S11")


def test_S12_does_discard_any_number_and_draw_as_many():
    table = tricks_table(["S12 S9 T9 V3", *OTHERS], deck="K9 V9 V10 V11")
    do(table, "S12")
    assert may_do(table) == {"S9", "T9", "V3", "no"}
    do(table, "S9", "T9")
    assert (may_do(table), discard(table), deck(table)) == ({"V3", "no"}, "T9 S9", "K9 V9 V10 V11")
    do(table, "no")
    assert (hand(table, 0), deck(table), discard(table)) == ("K9 V3 V9 V10", "V11", "S12 T9 S9")
    assert [who_knows(table, card) for card in ("K9", "V3", "S9")] == [{0}, {0}, ALL]
    done = ["discard 0 S9", "discard 0 T9", "draw 0 ?", "draw 0 ?", "discard S12", "draw 0 ?"]
    assert seen_by(table, None) == ["use 0 S12", *done]


def test_S12_does_all_or_none():
    for gone, held, pile in (("T9 S9", "K9 V9 V10", "S12 S9 T9"), ("no", "K9 S9 T9", "S12")):
        table = tricks_table(["S12 S9 T9", *OTHERS], deck="K9 V9 V10")
        do(table, "S12", *gone.split())
        assert (hand(table, 0), discard(table), skipped(table)) == (held, pile, [])


def test_S12_can_do_nothing_with_an_empty_hand():
    table = tricks_table(["S12", *OTHERS], deck="K9 V9")
    do(table, "S12")
    assert may_do(table) == {"no"}
    do(table, "no")
    assert skipped(table) == ["Discard any number of cards from your hand."]
    assert (hand(table, 0), deck(table), discard(table)) == ("K9", "V9", "S12")


def test_S12_draws_from_what_it_discarded_when_there_is_no_deck():
    """The deck runs out after one card: the pile with the discarded cards is shuffled. (Family 2.5)"""
    table = tricks_table(["S12 S9 T9", *OTHERS], deck="K9")
    do(table, "S12", "S9", "T9")
    assert set(hand(table, 0).split()) == {"K9", "S9", "T9"}
    assert (deck(table), discard(table)) == ("", "S12")
