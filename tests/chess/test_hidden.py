"""What a mate, a check and a text that can do nothing tell of a hidden hand, and that nothing else does."""

from collections import Counter

from techdeck.core.cards import parse_card
from tests.chess_table import SECOND_PLAYER, chess_table, do, ended_by, hand, laid, may_do
from tests.laws.chess_book import ChessBook
from tests.laws.dump import face_of, feed
from tests.laws.test_imagination import chi_square

MATE_IN_ONE = laid(e1="S13", d1="S1", f5="V1", f4="S12", a6="T13")
"""The rook goes to d6: mate, unless the second player holds a knowledge or technology pawn to build."""
HANDS = [("K5", "T9"), ("T9", "K5"), ("V6", "V7"), ("V7", "V6")]
TEXTS = [("K5", "T9 V1"), ("T9", "K5 V1"), ("V1", "T9 K5")]
PIECES = laid(a1="S13", b1="V13", c2="S12", a2="S2", e6="T13", f6="K13")


def test_who_is_checked_and_goes_on_holds_a_card_to_build():
    """Two of K5, V5, S5, T9: of six hands the one of V5 and S5 would have been mate; the rest are all as likely."""
    table = chess_table(MATE_IN_ONE, hands=("", "K5 V5"), deck="S5 T9")
    before = Counter(hand(table.view(0).imagine(seed), 1) for seed in range(1800))
    assert len(before) == 6
    do(table, "d1-d6")
    for eyes in (0, None):
        counts = Counter(hand(table.view(eyes).imagine(seed), 1) for seed in range(2000))
        assert set(counts) == {"K5 V5", "K5 S5", "K5 T9", "T9 V5", "S5 T9"}
        assert chi_square(counts, 5) < 4


def test_only_the_end_tells_two_hands_apart():
    """The same move against four hands: two are mate, two are not, and within a pair nobody sees a difference."""
    tables = [chess_table(MATE_IN_ONE, hands=("", f"{one} V5"), deck=f"{other} S5") for one, other in HANDS]
    for table in tables:
        do(table, "d1-d6")
    assert [ended_by(table) for table in tables] == ["", "", "mate", "mate"]
    book = ChessBook()
    for one in range(4):
        for two in range(4):
            assert book.made_public(tables[one], tables[two]) == ((one < 2) != (two < 2))
    for one, two in ((0, 1), (2, 3)):
        for eyes in (0, None):
            assert face_of(tables[one], eyes) == face_of(tables[two], eyes)
            assert feed(tables[one], eyes) == feed(tables[two], eyes)


def test_a_text_that_finds_no_card_to_exchange_says_so_and_no_more():
    """V9 with a fitting card asks; with none it is skipped, whichever cards do not fit."""
    tables = [chess_table(PIECES, hands=(f"V9 {held}", ""), deck=deck) for held, deck in TEXTS]
    for table in tables:
        do(table, "V9")
    book = ChessBook()
    assert not book.made_public(tables[0], tables[1])
    assert book.made_public(tables[0], tables[2])
    assert face_of(tables[0], 1) == face_of(tables[1], 1)


def test_a_change_that_ended_unseen_is_thought_of():
    """K10 was told to count as 11 and was shuffled away since; only as a 10 it saves the king, so it must be a 10."""
    table = chess_table(MATE_IN_ONE, hands=("", "K10"))
    table.alter(parse_card("K10"), 11, 0)
    table.restore(parse_card("K10"))
    do(table, "d1-d6")
    assert may_do(table) == {"build K10"}
    for eyes in (0, None):
        imagined = table.view(eyes).imagine(1)
        assert may_do(imagined) == {"build K10"}
        assert face_of(imagined, eyes) == face_of(table, eyes)


def test_a_change_that_ended_unseen_looks_as_if_it_held():
    """K10 counts as 11 in one hand and was shuffled away meanwhile in the other: the stretch ends for both."""
    tables = [chess_table(PIECES, hands=("", "K10"), to_act=SECOND_PLAYER) for _ in range(2)]
    for table in tables:
        table.alter(parse_card("K10"), 11, 0)
    tables[1].restore(parse_card("K10"))
    for move in ("e6-e5", "c2-c3", "e5-e6", "c3-c2"):
        for table in tables:
            do(table, move)
        assert face_of(tables[0], 0) == face_of(tables[1], 0)
