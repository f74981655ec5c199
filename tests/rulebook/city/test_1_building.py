"""Building a company: when, where and at what price. (City 1)"""

import pytest

from techdeck.core.cards import parse_card
from techdeck.games.city.names import SITE
from tests.cards.words import let_count_as, seen_by, who_knows
from tests.city_table import city_cards, city_table, discard, do, hand, happened, marker, may_do, place, zone
from tests.rulebook.words import frame, refused
from tests.table_words import told


@pytest.mark.parametrize("first", [0, 1, 2])
def test_1_1_each_may_build_one_card_from_the_first_player_on(first):
    table = city_table(["K1 K2 K3", "S1 S2 S4", "T1 T2 T4"], first=first, deck="V9 V10 V11")
    order = []
    while frame(table) == "BuildTurn":
        order.append(int(table.current_player()))
        assert may_do(table) == {"no", *hand(table, order[-1]).split()}
        do(table, "no")
    assert order == [(first + n) % 3 for n in range(3)]


def test_1_1_all_see_who_passes():
    table = city_table(["K1 K2 K3", "S1 S2 S4"], first=1)
    do(table, "no")
    assert seen_by(table, None) == ["pass 1 build"]


def test_1_1_one_card_and_of_your_own_hand():
    table = city_table(["K1 K2 K4", "S1 S2"], deck="V9 V10 V11")
    assert refused(table, "S1").clause == "City 1.1"
    assert refused(table, "S1", seat=1).clause == "City 1.1"
    do(table, "K1", "K2", "V3", "left")
    assert (frame(table), int(table.current_player())) == ("BuildTurn", 1)


@pytest.mark.parametrize(
    ("side", "where"), [("left", (-1, 0)), ("right", (1, 0)), ("above", (0, 1)), ("below", (0, -1))]
)
def test_1_2_the_new_card_lies_beside_above_or_below(side, where):
    table = city_table(["K1 K2", "S1"])
    do(table, "K1", "K2")
    assert may_do(table) == {"V3"}
    do(table, "V3")
    assert may_do(table) == {"left", "right", "above", "below"}
    do(table, side)
    assert (place(table, "K1"), place(table, "V3")) == (where, (0, 0))
    [built] = told(table, "build")
    assert (built["about"]["side"], built["about"]["beside"]) == (side, "V3")
    assert built["cards"][0]["to"]["at"] == {"x": where[0], "y": where[1]}


def test_1_2_only_where_nothing_lies():
    table = city_table(["K1 K2", "S1"], "V3 T1:0\nS7:1 .")
    do(table, "K1", "K2", "V3")
    assert may_do(table) == {"left", "above"}
    assert refused(table, "right").clause == "City 1.2"


def test_1_2_next_to_a_card_with_a_free_side():
    table = city_table(["K1 K2", "S1"], ". S7:1 .\nT1:1 V3 T2:1\n. S8:1 .")
    do(table, "K1", "K2")
    assert may_do(table) == {"S7", "T1", "T2", "S8"}
    refusal = refused(table, "V3")
    assert (refusal.clause, refusal.reason) == ("City 1.2", "there is no free place next to V3")
    assert refused(table, "S1").clause == "City 1.2"


def test_1_2_a_place_that_two_cards_share_is_taken_for_both():
    table = city_table(["K1 K2", "S1 S2"], "V3 .\n. T1:0")
    do(table, "K1", "K2", "V3", "right")
    assert place(table, "K1") == (1, 0)
    do(table, "S1", "S2", "T1")
    assert may_do(table) == {"right", "left", "below"}


def test_1_3_a_company_gets_its_builders_marker():
    table = city_table(["K1 K2", "S1 S2"])
    do(table, "K1", "K2", "V3", "left", "S1", "S2", "K1", "left")
    assert [marker(table, card) for card in ("V3", "K1", "S1")] == ["", "0", "1"]
    assert city_cards(table) == "V3 K1 S1"


@pytest.mark.parametrize("card", ["S1", "S2", "S3", "S4", "S5", "S6", "S7"])
def test_1_4_one_card_of_7_or_less_pays(card):
    table = city_table([f"K1 {card}", "T1"])
    do(table, "K1", card)
    assert (frame(table), discard(table)) == ("NextTo", card)


@pytest.mark.parametrize(("one", "two"), [("S8", "S9"), ("S13", "S2"), ("S10", "V12")])
def test_1_4_or_two_cards_of_any_value(one, two):
    table = city_table([f"K1 {one} {two}", "T1"])
    do(table, "K1", one)
    assert (frame(table), int(table.current_player())) == ("Pay", 0)
    do(table, two)
    assert (frame(table), discard(table)) == ("NextTo", f"{two} {one}")


def test_1_5_a_first_card_that_pays_alone_is_all():
    table = city_table(["K1 S3 S9", "T1"])
    do(table, "K1", "S3")
    assert (frame(table), hand(table, 0)) == ("NextTo", "S9")


def test_1_5_after_another_a_second_card_has_to_follow():
    table = city_table(["K1 S3 S9", "T1"])
    do(table, "K1", "S9")
    assert may_do(table) == {"S3"}
    assert refused(table, "no").clause == "City 1.4"


@pytest.mark.parametrize(("one", "two"), [("S3", "S4"), ("S4", "S3"), ("S3", "S9"), ("S9", "S3"), ("W1", "S4")])
def test_1_5_who_says_so_pays_with_two(one, two):
    """Two cards of any value also pay where one would: with fewer than three in hand more are drawn at the end."""
    table = city_table(["K1 S3 S4 S9 W1", "T1"])
    do(table, "K1")
    assert may_do(table) == {"yes", "S3", "S4", "S9", "W1"}
    do(table, "yes", one)
    assert (frame(table), int(table.current_player())) == ("Pay", 0)
    assert one not in may_do(table)
    assert refused(table, "yes").clause == "City 1.4"
    do(table, two)
    assert (frame(table), happened(table, "pay")) == ("NextTo", [one, two])
    assert len(told(table, "pay_two")) == 1


@pytest.mark.parametrize(
    ("held", "city", "two"),
    [
        ("K1 S3 S9", "V3", True),
        ("K1 S3", "V3", False),
        ("K1 S8 S9", "V3", False),
        ("K1 S8 W1", "V3", True),
        ("K1 S8 S9", "V3 T9:0", True),
        ("K1 S8", "V3 T9:0", False),
    ],
)
def test_1_5_two_are_offered_where_one_would_pay(held, city, two):
    table = city_table([held, "T1"], city)
    do(table, "K1")
    assert ("yes" in may_do(table)) == two


def test_1_5_others_do_not_learn_whether_one_would_pay():
    seen = set()
    for held in ("K1 S3 S4", "K1 S8 S9"):
        table = city_table([held, "T1"], deck="S3 S4 S8 S9".replace(held.split()[1], "").replace(held.split()[2], ""))
        do(table, "K1")
        seen.add(str(table.question(1).to_dict()))
    assert len(seen) == 1


@pytest.mark.parametrize("card", ["S3", "S8", "V13"])
def test_1_6_with_one_technology_company_any_card_pays(card):
    table = city_table([f"K1 {card} S2", "T1"], "V3 T9:0 T8:1")
    do(table, "K1", card)
    assert (frame(table), discard(table)) == ("NextTo", card)


def test_1_7_with_two_technology_companies_it_is_free():
    table = city_table(["K1 S3", "T1"], "V3 T9:0 T8:0")
    do(table, "K1")
    assert (frame(table), discard(table), hand(table, 0)) == ("NextTo", "", "S3")


def test_1_7_others_and_neutral_ones_do_not_count():
    table = city_table(["K1 S3 S9", "T1"], "V3 T9 T8:1 T7:1")
    do(table, "K1", "S9")
    assert frame(table) == "Pay"


def test_1_8_more_than_two_will_do_as_well():
    table = city_table(["K1 S3", "T1"], "V3 T9:0 T8:0 T7:0")
    do(table, "K1")
    assert frame(table) == "NextTo"


def test_1_9_the_new_company_does_not_pay_for_itself():
    """One technology company lies in the city: the second one still costs a card, and the first one the full price."""
    table = city_table(["T1 S13", "T2 V9 V10"], "V3 T9:0")
    do(table, "T1")
    assert frame(table) == "Pay"
    do(table, "S13", "V3", "left", "T2", "V9")
    assert frame(table) == "Pay"


@pytest.mark.parametrize(
    ("held", "city", "buildable"),
    [
        ("K9 K10", "V3", set()),
        ("K9 K3", "V3", {"K9"}),
        ("K9", "V3", set()),
        ("K9 W1", "V3", {"K9"}),
        ("K9 K10 K11", "V3", {"K9", "K10", "K11"}),
        ("K9 K10", "V3 T9:0", {"K9", "K10"}),
        ("K9", "V3 T9:0", set()),
        ("K9", "V3 T9:0 T8:0", {"K9"}),
    ],
)
def test_1_10_only_what_the_other_cards_can_pay_for(held, city, buildable):
    table = city_table([held, ""], city)
    assert may_do(table) == {"no", *buildable}
    for card in set(held.split()) - buildable - {"W1"}:
        assert refused(table, card).clause == "City 1.10"


def test_1_10_a_last_card_is_known_to_pay():
    """Of all cards that seat 1 can't place, only the S3 pays alone: it is what seat 0 still holds."""
    table = city_table(["K9 S3", "T1"], deck="S8 S9 S10 S11 S12 S13 V13")
    do(table, "K9")
    assert {hand(table.view(1).imagine(seed), 0) for seed in range(30)} == {"S3"}


def test_1_11_shown_then_paid_then_laid():
    table = city_table(["K9 S3", "T1"])
    do(table, "K9")
    assert (frame(table), who_knows(table, "K9")) == ("Pay", {0, 1, 6})
    assert (zone(table, SITE), hand(table, 0), city_cards(table)) == ("K9", "S3", "V3")
    do(table, "S3")
    assert (frame(table), discard(table), city_cards(table)) == ("NextTo", "S3", "V3")
    do(table, "V3", "left")
    assert city_cards(table) == "V3 K9"


def test_1_12_a_card_pays_as_what_it_counts_as():
    table = city_table(["K1 S8 S9", "T1"])
    let_count_as(table, "S8", 7)
    do(table, "K1", "S8")
    assert frame(table) == "NextTo"


def test_1_12_and_companies_help_as_what_they_count_as():
    table = city_table(["K1 S8 S9", "T1"], "V3 K9:0 T8:0")
    table.alter(parse_card("K9"), 9, 2)
    do(table, "K1")
    assert frame(table) == "NextTo", "two technology companies"


@pytest.mark.parametrize(("card", "domain", "asked"), [("K1", 3, "Help"), ("V1", 0, "Pay")])
def test_1_12_what_counts_as_service_is_built_as_a_service_card(card, domain, asked):
    table = city_table([f"{card} S8 S3", "T1 T2"])
    table.alter(parse_card(card), 1, domain)
    do(table, card)
    assert frame(table) == asked
    do(table, "S3")
    if asked == "Help":
        do(table, "T1")
    do(table, "V3", "left")
    assert marker(table, card) == ("" if asked == "Help" else "0")
    assert hand(table, 0) == "S8"
