"""What is asked in Tech Chess, as data: each question with its facts, its verbs, and what its choices point at."""

from typing import Any

import pytest

from techdeck import IllegalAction
from tests.chess_table import SECOND_PLAYER, START, chess_table, do, laid
from tests.rulebook.chess.words import arrange, dealt

KINGS = {"a1": "S13", "b1": "V13", "e6": "T13", "f6": "K13"}


def asked(table: Any, seat: int | None = None) -> dict[str, Any]:
    """The question as the acting seat hears it, or another one."""
    found: dict[str, Any] = table.question(int(table.current_player()) if seat is None else seat).to_dict()
    return found


def choices(question: dict[str, Any], verb: str) -> list[object]:
    """What the choices with this verb point at."""
    return [choice["target"] for choice in question["choices"] if choice["verb"] == verb]


def test_a_knight_is_picked_then_left_cards_are_chosen():
    table = dealt()
    seat = int(table.current_player())
    question = asked(table)
    assert (question["code"], question["clause"], question["left"]) == ("pick_piece", "Chess 0.6", 7)
    assert question["about"] == {"piece": "knight", "value": 11, "square": "d1"}
    assert choices(question, "pick") == [{"kind": "card", "card": "S11"}, {"kind": "card", "card": "V11"}]
    arrange(table, "S11", "S12")
    question = asked(table)
    assert (question["code"], question["clause"], question["left"]) == ("pick_left", "Chess 0.13", 5)
    assert question["about"] == {"piece": "rook", "value": 1, "left": "a1", "right": "f1"}
    assert choices(question, "put_left") == [{"kind": "card", "card": "S1"}, {"kind": "card", "card": "V1"}]
    arrange(table, "S1", "S13", "S2", "S3", "S4")
    question = asked(table)
    assert (question["asked"], question["about"]["square"]) == ([1 - seat], "d6"), "the knights face each other"


def test_a_turn_offers_moves_builds_upgrades_and_texts():
    table = chess_table(START, hands=("S5 V12", "K5"), builds=(2, 3), upgrades=(1, 2))
    question = asked(table)
    assert (question["code"], question["clause"], question["optional"]) == ("turn", "Chess 1.2", False)
    assert question["about"] == {"attacks": [], "last_king": False, "builds_left": 2, "upgrades_left": 1}
    assert {"kind": "move", "from": "a2", "to": "a3"} in choices(question, "move")
    assert choices(question, "use") == [{"kind": "card", "card": "S5"}, {"kind": "card", "card": "V12"}]
    assert choices(question, "upgrade") == choices(question, "use")
    assert choices(question, "build") == [], "both ranks are full"
    other = asked(table, 1)
    assert (other["code"], other["asked"], other["choices"]) == ("turn", [0], [])
    assert other["about"] == question["about"] == table.question(None).about


def test_an_attacked_last_king_is_told_with_the_clause_that_binds():
    table = chess_table(laid(a1="S13", c3="S2", a5="T1", f6="K13"))
    question = asked(table)
    attack = {"attacker": "T1", "attacker_square": "a5", "king": "S13", "king_square": "a1"}
    assert (question["clause"], question["about"]["last_king"]) == ("Chess 7.4", True)
    assert question["about"]["attacks"] == [attack]
    two = asked(chess_table(laid(a1="S13", f1="V13", c3="S2", a5="T1", f6="K13")))
    assert (two["clause"], two["about"]["last_king"], two["about"]["attacks"]) == ("Chess 1.2", False, [attack])


def test_where_to_build_names_the_card_shown():
    table = chess_table(laid(**KINGS, c2="S2"), hands=("V5", ""))
    do(table, "build V5")
    question = asked(table)
    assert (question["code"], question["clause"]) == ("build_where", "Chess 4.3")
    assert question["about"] == {"card": "V5", "builds_left": 3}
    assert question["chosen"] == [{"kind": "card", "card": "V5"}]
    assert {"kind": "square", "square": "c1"} in choices(question, "build")
    assert len(question["choices"]) == 9
    assert asked(table, 1)["about"] == question["about"], "all saw the card"


def test_which_pawn_to_upgrade_names_the_piece_that_comes():
    table = chess_table(laid(**KINGS, c2="S2", d3="V4", d4="S5"), hands=("V12", ""))
    do(table, "upgrade V12")
    question = asked(table)
    assert (question["code"], question["clause"]) == ("upgrade_which", "Chess 5.1")
    assert question["about"] == {"card": "V12", "piece": "queen", "upgrades_left": 2}
    assert question["chosen"] == [{"kind": "card", "card": "V12"}]
    assert choices(question, "upgrade") == [{"kind": "square", "square": at} for at in ("c2", "d3")]


def test_the_effect_of_the_capturing_piece_may_be_declined():
    table = chess_table(laid(**KINGS, c5="T2", c4="S3"), to_act=SECOND_PLAYER)
    do(table, "c5-c4")
    question = asked(table)
    assert (question["code"], question["clause"], question["optional"]) == ("use_capturer", "Chess 3.4", True)
    assert question["about"] == {"card": "T2", "piece": "pawn", "square": "c4"}
    assert [choice["verb"] for choice in question["choices"]] == ["decline", "use"]


def test_a_piece_is_called_by_what_it_counts_as():
    table = chess_table(laid(**KINGS, c3="S11", c4="T3"), counts_as={"S11": 12})
    do(table, "c3-c4")
    assert asked(table)["about"]["piece"] == "queen"


@pytest.mark.parametrize(
    ("builds", "card", "reason"),
    [(0, "S5", "you have built three times"), (2, "K5", "only a card from 2 to 10 of your domains can be built")],
)
def test_a_build_that_cannot_be_is_refused_for_the_card_that_was_meant(builds, card, reason):
    """Chess 4.1, 4.2: not for another card, where nothing at all can be built."""
    table = chess_table(START, hands=(card, ""), builds=(builds, 3), upgrades=(0, 0))
    seat = int(table.current_player())
    with pytest.raises(IllegalAction, match=reason):
        table.view(seat).command({"kind": "build", "card": card})
