"""Check. (Chess 7)"""

from techdeck.core.cards import parse_card
from tests.chess_table import (
    SECOND_PLAYER,
    at,
    builds_of,
    chess_table,
    do,
    ended_by,
    facts,
    goes,
    happened,
    laid,
    may_do,
    moves,
    refused,
    upgrades_of,
    uses_of,
)
from tests.rulebook.chess.words import edition_with

FAR = {"e6": "T13", "f6": "K13"}


def test_7_1_the_attacker_says_check():
    table = chess_table(laid(**FAR, a1="S13", c1="V13", e2="S1", d4="S12"))
    do(table, "d4-d5")
    assert happened(table, "check") == ["T13"]
    [check] = facts(table, "check")
    rook = {"attacker": "S1", "attacker_square": "e2", "king": "T13", "king_square": "e6"}
    assert check == {"attacks": [rook, {**rook, "attacker": "S12", "attacker_square": "d5"}], "last_king": False}
    assert table.facts()["in_check"] == [False, True]
    quiet = chess_table(laid(**FAR, a1="S13", c1="V13", b2="S1", a4="S12"))
    do(quiet, "a4-a3")
    assert happened(quiet, "check") == []


def test_7_2_a_pinned_piece_still_attacks():
    """The rook on e5 is pinned by the queen on e1 (it may not leave file e), and still guards rank 5."""
    table = chess_table(laid(e6="T13", e5="T1", e1="S12", a3="S13"))
    assert "a5" not in goes(table, "a3")
    assert refused(table, "a3-a5") == "Chess 7.4"
    do(table, "a3-a4")
    assert goes(table, "e5") == {"e4", "e3", "e2", "e1"}


def test_7_3_two_kings_need_not_heed_a_check():
    table = chess_table(laid(**FAR, a1="S13", c1="V13", a5="T1", f3="S2"), hands=("K5", ""))
    assert table.facts()["in_check"] == [True, False]
    assert goes(table, "f3") == {"f4", "e3", "e4", "e2"}
    assert uses_of(table) == {"K5"}
    assert {"a2", "a3"} <= goes(table, "a1"), "even to squares where it can be captured"
    do(table, "f3-f4", "a5-a1", "no")
    assert not table.is_terminal()
    assert table.scores() == [0, 1]


def test_7_4_a_last_king_has_to_get_out_of_an_attack():
    table = chess_table(laid(**FAR, a1="S13", a5="T1", f3="S2", d4="V1"))
    assert moves(table) == {"a1-b1", "a1-c1", "a1-b2", "a1-c3", "d4-a4"}
    assert refused(table, "f3-f4") == "Chess 7.4"
    assert refused(table, "a1-a2") == "Chess 7.4"


def test_7_4_a_pinned_piece_stays_in_line():
    table = chess_table(laid(**FAR, a1="S13", a3="V1", a5="T1", d4="K12", c3="S4"))
    assert goes(table, "a3") == {"a2", "a4", "a5"}
    assert goes(table, "c3") == {"b2", "d4"}, "it may also capture what pins it"
    assert refused(table, "a3-b3") == "Chess 7.4"


def test_7_4_kings_attack_and_pin_at_two_squares_too():
    table = chess_table(laid(c3="T13", a3="S13", f1="S5", f6="K13"))
    assert goes(table, "a3") == {"a2", "a4", "c3"}, "a1 is two steps from c3"
    assert goes(table, "f1") == set(), "the king on c3 attacks the one on a3"
    pinned = chess_table(laid(c3="T13", b3="S5", a3="S13", f6="K13"))
    assert goes(pinned, "b3") == {"c3"}


def test_7_4_a_double_attack_is_answered_by_the_king_alone():
    """The rook on a5 and the knight on c2 attack: capturing the one leaves the other."""
    table = chess_table(laid(**FAR, a1="S13", a5="T1", c2="K11", d5="S1", f2="V12"))
    assert {move[:2] for move in moves(table)} == {"a1"}
    assert refused(table, "d5-a5") == refused(table, "f2-c2") == "Chess 7.4"


def test_7_5_no_hand_card_may_be_used_while_the_last_king_is_attacked():
    table = chess_table(laid(**FAR, a1="S13", a5="T1", c1="S2"), hands=("K5 S11", ""))
    assert uses_of(table) == set()
    assert refused(table, "K5") == "Chess 7.5"
    assert upgrades_of(table) == set()
    assert refused(table, "upgrade S11") == "Chess 7.5"
    do(table, "a1-b1", "a5-a4")
    assert uses_of(table) == {"K5", "S11"}


def test_7_5_a_build_may_save_it():
    table = chess_table(laid(**FAR, a1="S13", a5="T1", c1="S2"), hands=("S6", ""))
    assert builds_of(table) == {"S6"}
    do(table, "build S6")
    assert may_do(table) == {"square a2"}
    do(table, "a2")
    assert not table.is_terminal()
    knight = chess_table(laid(**FAR, a1="S13", b3="K11", c1="S2"), hands=("S6", ""))
    assert builds_of(knight) == set()
    assert refused(knight, "build S6") == "Chess 7.5"


def test_7_6_a_capture_has_to_leave_the_last_king_safe_before_its_effect():
    """V9 could bring another card to its square, but leaving file a exposes the king at once."""
    table = chess_table(laid(**FAR, a1="S13", a2="V9", a5="T1", b3="K5"), hands=("V1", ""))
    assert refused(table, "a2-b3") == "Chess 7.4"
    assert goes(table, "a2") == {"a3"}


def test_7_7_no_exchange_that_exposes_the_last_king_of_the_player_to_act(tmp_path):
    """A house card lets every player exchange a piece: the second player may not bring a rook to file a now."""
    text = "Every player may exchange their own card in play with a card of their hand."
    edition = edition_with(tmp_path, service_6=text)
    position = laid(e6="T13", f6="K13", a1="S13", a5="K5", b5="K6")
    table = chess_table(position, hands=("V6", "T1"), edition=edition)
    do(table, "V6")
    assert may_do(table) == {"no"}, "the first player has nothing but a king"
    do(table, "no")
    assert may_do(table) == {"no", "K6"}
    do(table, "K6", "T1")
    assert at(table, "b5") == "T1"
    two = chess_table(
        laid(e6="T13", f6="K13", a1="S13", f1="V13", a5="K5", b5="K6"), hands=("V6", "T1"), edition=edition
    )
    do(two, "V6", "no")
    assert may_do(two) == {"no", "K5", "K6"}, "two kings need not heed it"


def test_7_7_ones_own_pieces_may_be_exchanged_freely():
    """A rook beside the own last king does not attack it."""
    table = chess_table(laid(**FAR, a1="S13", a2="S2"), hands=("V9 V1", ""))
    do(table, "V9")
    assert may_do(table) == {"S2"}
    do(table, "S2", "V1")
    assert at(table, "a2") == "V1"


def test_7_8_the_end_of_a_change_may_expose_a_last_king():
    """T1 counts as a pawn until the end of the first player's next turn; then it is a rook on the king's file."""
    table = chess_table(laid(**FAR, a1="S13", a5="T1", f1="S2", f3="V3"), counts_as={"T1": 2})
    do(table, "f1-e2", "f6-f5", "e2-e3")
    assert table.value_of(parse_card("T1")) == 1
    do(table, "a5-a1")
    assert ended_by(table) == "kings_captured"
    assert table.returns() == [-1.0, 1.0]


def test_7_8_nobody_is_checked_by_what_a_card_counted_as_before():
    table = chess_table(laid(**FAR, a1="S13", a5="T2", f1="S2"), counts_as={"T2": 1}, to_act=SECOND_PLAYER)
    do(table, "f6-f5")
    assert "f1" not in {move[:2] for move in moves(table)}, "it attacks as a rook"
    do(table, "a1-b1", "f5-f6")
    assert goes(table, "f1") != set()
