"""Upgrading. (Chess 5)"""

from tests.chess_table import (
    SECOND_PLAYER,
    at,
    chess_table,
    do,
    goes,
    hand,
    known_to,
    laid,
    may_do,
    refused,
    told,
    upgrades_of,
)

PAWNS = laid(a1="S13", b1="V13", a2="S2", b2="V3", c2="S4", d2="S5", e6="T13", f6="K13", e5="T2", d5="K9")


def test_5_1_twice_in_a_game():
    table = chess_table(PAWNS, hands=("S11 V1 S12", ""))
    do(table, "upgrade S11", "a2", "e5-e4")
    assert at(table, "a2") == "S11"
    do(table, "upgrade V1", "b2", "e4-d4")
    assert upgrades_of(table) == set()
    assert refused(table, "upgrade S12") == "Chess 5.1"
    assert table.facts()["upgrades_left"] == [0, 2]


def test_5_1_only_a_2_3_or_4_is_upgraded():
    table = chess_table(PAWNS, hands=("S11", ""))
    do(table, "upgrade S11")
    assert may_do(table) == {"square a2", "square b2", "square c2"}
    assert refused(table, "d2") == "Chess 5.1"
    none = chess_table(laid(a1="S13", b1="V13", d2="S5", e6="T13", f6="K13"), hands=("S11", ""))
    assert upgrades_of(none) == set()
    assert refused(none, "upgrade S11") == "Chess 5.1"


def test_5_2_any_card_of_ones_domains_but_a_13():
    table = chess_table(PAWNS, hands=("S1 V2 S9 V10 V11 S12 K11 T1", ""))
    assert upgrades_of(table) == {"S1", "V2", "S9", "V10", "V11", "S12"}
    assert refused(table, "upgrade K11") == "Chess 5.2"
    second = chess_table(PAWNS, hands=("", "K11 T1 S1"), to_act=SECOND_PLAYER)
    assert upgrades_of(second) == {"K11", "T1"}
    king = chess_table(PAWNS.replace("V13", "."), hands=("V13", ""))
    assert upgrades_of(king) == set()
    assert refused(king, "upgrade V13") == "Chess 5.4"


def test_5_3_the_pawn_comes_to_the_hand():
    table = chess_table(PAWNS, hands=("S11 K8", ""))
    do(table, "upgrade S11", "c2")
    assert hand(table, 0) == "K8 S4"
    assert goes(table, "e5") != set(), "the other player is to act"
    do(table, "e5-e4")
    assert goes(table, "c2") == {"a3", "b4", "d4", "e3", "e1"}


def test_5_4_values_as_they_count_domains_as_printed():
    changed = {"S5": 4, "S4": 5, "S12": 13, "K11": 11}
    table = chess_table(PAWNS, hands=("S12 S11 K11", ""), counts_as=changed)
    table.alter(10, 11, 1)
    assert table.change_text(10) == "science 11"
    assert upgrades_of(table) == {"S11"}
    assert refused(table, "upgrade S12") == "Chess 5.4"
    do(table, "upgrade S11")
    assert may_do(table) == {"square a2", "square b2", "square d2"}


def test_5_4_a_changed_card_keeps_its_change_until_it_ends():
    table = chess_table(PAWNS, hands=("S10", ""), counts_as={"S10": 11})
    do(table, "upgrade S10", "c2", "e5-e4")
    assert goes(table, "c2") == {"a3", "b4", "d4", "e3", "e1"}
    do(table, "d2-d3", "e4-e3")
    assert goes(table, "c2") == {"c3", "d2", "b3", "d1"}, "a pawn again"


def test_5_5_the_card_is_shown_then_the_pawn_chosen():
    table = chess_table(PAWNS, hands=("S11 S9", ""))
    do(table, "upgrade S11")
    assert "S11" in known_to(table, 1)
    assert "S9" not in known_to(table, 1)
    do(table, "a2")
    [leaves, comes] = told(table, "upgrade")[0]["cards"]
    assert (leaves["card"], leaves["from"]["at"], leaves["to"]["zone"]) == ("S2", "a2", "hand")
    assert (comes["card"], comes["from"]["zone"], comes["to"]["at"]) == ("S11", "hand", "a2")
    assert "S2" in known_to(table, 1), "all saw the pawn go to the hand"


def test_5_1_another_square_is_refused_for_its_own_reason():
    table = chess_table(PAWNS, hands=("S11", ""))
    do(table, "upgrade S11")
    assert refused(table, "f4") == "Chess 5.1"
    assert refused(table, "a1") == "Chess 5.1"
