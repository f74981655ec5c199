"""Positions of Tech Chess: the setup as it was laid out, a board on which the game goes on, kings. (Family 8.8)"""

import re

import pytest

from techdeck import TechdeckError
from techdeck.games.chess.places import Chess
from tests.chess_table import SECOND_PLAYER, chess_table, do, laid
from tests.rulebook.chess.words import arrange, dealt
from tests.rulebook.words import edition_with


def refused(table: Chess, text: str, complaint: str) -> None:
    """The text is refused for this reason, with the line that is wrong."""
    assert text != table.position()
    with pytest.raises(TechdeckError) as error:
        table.game.position(text)
    assert complaint in str(error.value)
    assert str(error.value).startswith(("line ", "the line "))


def moved(table: Chess, card: str, zone: str) -> str:
    """The position with a card in another zone."""
    text = re.sub(rf"(?<=[ :]){card}(\{{all\}})?(?= |$)", "", table.position(), count=1, flags=re.MULTILINE)
    return text.replace("to do:", f"{zone}: {card}\nto do:")


# --- setup ---------------------------------------------------------------------------------------------


def half_arranged(choices: int = 3) -> Chess:
    """The first player, seat 1, has picked the S11 and the S12 and put the 1s on the board; or not so much."""
    table = dealt(seed=7)
    assert "Arranging(1,0)" in table.position()
    arrange(table, *["S11", "S12", "S1", "S13", "S2", "S3", "S4", "K11", "K12"][:choices])
    return table


@pytest.mark.parametrize("choices", range(10))
def test_a_setup_comes_in_again(choices):
    table = half_arranged(choices)
    assert table.game.position(table.position()).hash() == table.hash()


@pytest.mark.parametrize(
    ("card", "zone", "complaint"),
    [
        ("V6", "pieces of the first", "V6 lies in the deck while the pieces are put on the board"),
        ("V6", "hand 0", "V6 lies in the deck while the pieces are put on the board"),
        ("V6", "discard", "V6 lies in the deck while the pieces are put on the board"),
        ("V6", "expelled", "V6 lies in the deck while the pieces are put on the board"),
        ("V11", "pieces of the first", "V11 lies in the deck while the pieces are put on the board"),
        ("V12", "hand 1", "V12 lies in the deck while the pieces are put on the board"),
        ("V2", "deck", "V2 is one of the pieces, which are put on the board now"),
        ("V13", "expelled", "V13 is one of the pieces, which are put on the board now"),
        ("K11", "discard", "K11 is one of the pieces, which are put on the board now"),
    ],
)
def test_pieces_stand_or_are_still_to_be_chosen_and_all_else_is_the_deck(card, zone, complaint):
    table = half_arranged()
    refused(table, moved(table, card, zone), complaint)


@pytest.mark.parametrize(("number", "value"), [(2, 1), (4, 13)])
def test_what_was_chosen_stands_in_its_place_and_nothing_else_does(number, value):
    table = half_arranged()
    text = table.position().replace("Arranging(1,3)", f"Arranging(1,{number})")
    refused(table, text, f"the {value}s of a side stand in their places once chosen, not before")


def test_no_other_card_stands_on_the_board_yet():
    table = half_arranged()
    text = re.sub(r"(board: [^/]*) / -", r"\1 / V6", moved(table, "V6", "pieces of the first"))
    refused(table, text, "V6 lies in the deck while the pieces are put on the board")


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("round: 7", "while the pieces are put on the board, round is 1"),
        ("builds: 0 0", "while the pieces are put on the board, builds is 3 3"),
        ("upgrades: 2 1", "while the pieces are put on the board, upgrades is 2 2"),
        ("quiet: 3", "while the pieces are put on the board, quiet is 0"),
        ("uses: 2", "while the pieces are put on the board, uses is 0"),
        ("last used: V6 -", "while the pieces are put on the board, last used is - -"),
        ("changed until: 2", "while the pieces are put on the board, changed until is 0"),
        ("told: V6=service 5 until 1", "the change of V6 holds until 1"),
    ],
)
def test_nothing_is_counted_during_the_setup(line, complaint):
    table = half_arranged()
    refused(table, table.position().replace("to do:", f"{line}\nto do:"), complaint)


# --- builds and upgrades -------------------------------------------------------------------------------


BOARD = laid(a1="S13", e1="V13", a2="S2", f6="K13", a6="T13", f5="K2")


@pytest.mark.parametrize(("card", "number", "fits"), [("V5", 43, True), ("V12", 50, False), ("V1", 39, False)])
def test_only_a_pawn_is_being_built(card, number, fits):
    table = chess_table(BOARD, hands=(card, ""))
    text = table.position().replace("to do: Turn", f"to do: Turn Building(0,{number})")
    if fits:
        assert table.game.position(text).legal_actions()
    else:
        refused(table, text, f"{card} can't come from the hand of seat 0 to the board")


def test_a_card_that_counts_as_a_pawn_is_built_too():
    table = chess_table(BOARD, hands=("V11", ""), counts_as={"V11": 10})
    do(table, "build V11")
    assert table.game.position(table.position()).hash() == table.hash()


def test_nobody_upgrades_while_the_last_king_is_attacked():
    table = chess_table(laid(a1="S13", a2="S2", f1="K1", f6="K13"), hands=("V12", ""))
    text = table.position().replace("to do: Turn", "to do: Turn Upgrading(0,50)")
    refused(table, text, "V12 can't come from the hand of seat 0 to the board")


# --- an end on the board -------------------------------------------------------------------------------


@pytest.mark.parametrize(("pieces", "fits"), [({}, False), ({"c3": "S2"}, True), ({"c3": "K2"}, True)])
def test_with_a_king_each_and_no_other_piece_the_game_is_over(pieces, fits):
    table = chess_table(laid(a1="S13", f6="K13", **pieces), hands=("V5", "K5"))
    if fits:
        assert table.game.position(table.position()).legal_actions()
    else:
        with pytest.raises(TechdeckError, match="with one king each and no other piece the game is over"):
            table.game.position(table.position())


def test_the_same_position_for_the_third_time_is_over():
    """Played with the option off, where it comes; and read with the option on."""
    moves = ["a1-a2", "f6-f5", "a2-a1", "f5-f6"] * 2
    board = laid(a1="S1", c1="S13", f6="K1", d6="K13")
    table = chess_table(board, options={"repetition": "off"})
    do(table, *moves)
    assert table.game.position(table.position()).hash() == table.hash()
    other = chess_table(board)
    do(other, *moves[:7])
    assert other.game.position(other.position()).hash() == other.hash()
    refused(
        other,
        table.position().replace("repetition=off", "repetition=on"),
        "the same position is there for the third time, so the game is over",
    )


# --- kings ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("zone", ["hand 0", "hand 1", "deck", "discard"])
def test_a_king_stands_on_the_board_or_is_expelled(zone):
    table = chess_table(laid(a1="S13", a2="S2", f6="K13"), hands=("V5", "K5"), deck="V6", discard="V7")
    assert "V13" in table.position().partition("expelled: ")[2]
    refused(table, moved(table, "V13", zone), f"V13 can't be in '{zone}', which is for all cards but wilds and 13s")


# --- what all see --------------------------------------------------------------------------------------


def test_all_see_how_often_a_position_was_there():
    """The knights come to the same squares, in one game for the second time and in the other for the first."""
    seen = []
    for third, fourth, fifth, sixth in [("c3-d1", "c4-d6", "d1-c3", "d6-c4"), ("c3-e4", "c4-e3", "e4-c3", "e3-c4")]:
        table = chess_table(hands=("S5", "K5"))
        do(table, "d1-c3", "d6-c4", third, fourth, fifth, sixth, "c3-d1")
        seen.append([table.view(seat).to_dict() for seat in (0, 1, None)])
    assert [view["times_here"] for view in seen[0]] == [2, 2, 2]
    assert [view["times_here"] for view in seen[1]] == [1, 1, 1]
    assert {key for key in seen[0][0] if seen[0][0][key] != seen[1][0][key]} == {"times_here"}


def test_a_capture_begins_to_count_anew():
    table = chess_table(laid(a1="S1", c1="S13", a5="K5", f6="K1", d6="K13"))
    do(table, "a1-a2", "f6-f5", "a2-a1", "f5-f6")
    assert table.facts()["times_here"] == 2
    do(table, "a1-a5", "no")
    assert (table.acting_side(), table.facts()["times_here"]) == (SECOND_PLAYER, 1)


def test_a_piece_that_moved_and_is_exchanged_leaves_no_move_behind(tmp_path):
    """The knight that moved goes into the deck while the text still asks; its move can't come again."""
    text = "Exchange your own card in play with the top card of the deck. Discard 1."
    house = edition_with(tmp_path, service_9=text)
    table = chess_table(hands=("V9 S5", "K5"), deck="S6 V6", edition=house)
    do(table, "d1-c3", "d6-c4", "V9", "S11")
    assert table.top.__class__.__name__ == "Ask"
    assert table.facts()["times_here"] == 1
    assert table.game.position(table.position()).hash() == table.hash()
