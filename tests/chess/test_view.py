"""What is seen of a table of Tech Chess, as data."""

from typing import Any

import pytest

from techdeck.core.actions import CONCEDE, DRAW
from tests.chess_table import chess_table, do, laid
from tests.rulebook.chess.words import arrange, dealt

KINGS = {"a1": "S13", "b1": "V13", "e6": "T13", "f6": "K13"}


def view(table: Any, seat: int | None = None) -> dict[str, Any]:
    """What a seat sees, an onlooker if none is named."""
    found: dict[str, Any] = table.view(seat).to_dict()
    return found


def test_the_board_is_a_list_of_pieces_as_they_count_now():
    board = view(chess_table(laid(a1="S13", c4="T12", f6="K13"), first=1, counts_as={"T12": 10}))["board"]
    assert board == [
        {"square": "a1", "card": "S13", "seat": 1, "kind": "king", "value": 13, "king": True},
        {"square": "c4", "card": "T12", "seat": 0, "kind": "pawn", "value": 10, "king": False},
        {"square": "f6", "card": "K13", "seat": 0, "kind": "king", "value": 13, "king": True},
    ]


def test_what_each_seat_has_is_listed_by_seat():
    table = chess_table(laid(a1="S13", b1="V13", f6="K13"), builds=(1, 2), upgrades=(0, 2), first=1)
    seen = view(table, 0)
    assert (seen["first"], seen["turn"], seen["turn_of"], seen["stage"]) == (1, 1, 1, "play")
    assert (seen["builds_left"], seen["upgrades_left"], seen["kings_left"]) == ([2, 1], [2, 0], [1, 2])
    assert seen["domains"] == [["knowledge", "technology"], ["service", "science"]]
    pieces = [zone for zone in seen["zones"] if zone["name"] == "pieces"]
    assert [(zone["seat"], zone["cards"]) for zone in pieces] == [(1, ["S13", "V13"]), (0, ["K13"])]


def test_attacks_on_kings_are_listed():
    seen = view(chess_table(laid(**KINGS, a4="T1", e3="S12")))
    assert seen["in_check"] == [True, True]
    attacks = [(attack["attacker"], attack["attacker_square"], attack["king_square"]) for attack in seen["attacks"]]
    assert attacks == [("T1", "a4", "a1"), ("S12", "e3", "e6")]
    assert [attack["king"] for attack in seen["attacks"]] == ["S13", "T13"]


def test_how_near_a_draw_is():
    table = chess_table(laid(**KINGS), options={"no_progress": "9", "max_actions": "30"})
    seen = view(table)
    assert (seen["actions_without_progress"], seen["no_progress_limit"], seen["actions_left"]) == (0, 18, 30)
    do(table, "a1-a2", "f6-f5", "a2-a1", "f5-f6")
    seen = view(table)
    assert (seen["times_here"], seen["actions_without_progress"], seen["actions_left"]) == (2, 4, 26)


def test_while_the_board_is_set_up_only_arranged_pieces_stand_on_it():
    table = dealt()
    seen = view(table)
    assert (seen["stage"], seen["turn_of"], seen["board"]) == ("setup", None, [])
    arrange(table, "S11", "S12", "S1")
    assert [(piece["square"], piece["card"]) for piece in view(table)["board"]] == [
        *(("a1", "S1"), ("c1", "S12"), ("d1", "S11"), ("f1", "V1"))
    ]


@pytest.mark.parametrize("actions", [[(CONCEDE, 0)], [(DRAW, 0), (DRAW, 1)]], ids=["concession", "agreement"])
def test_how_players_ended_it_is_told(actions, request):
    table = chess_table(laid(**KINGS))
    assert view(table)["ended_by"] is None
    for action, seat in actions:
        table.apply_action(action, seat)
    seen = view(table)
    assert (seen["stage"], seen["turn_of"]) == ("over", None)
    assert seen["ended_by"] == request.node.callspec.id


def test_an_end_by_the_rules_is_told_by_its_code():
    table = chess_table(laid(a1="S13", a3="K2", f6="K13"))
    do(table, "a1-a3")
    assert view(table)["ended_by"] == "bare_kings"


def test_the_table_answers_in_the_words_of_the_rules():
    table = chess_table(laid(a1="S13", c4="T12", f6="K13", e6="T13"), first=1, discard="S5 K5")
    assert (table.piece_at(0), table.piece_at(1), int(table.discarded())) == (25, -1, 2)
    assert (table.last_king(0), table.last_king(1)) == (0, -1)
    assert [int(table.kings_left(seat)) for seat in range(2)] == [2, 1]
    assert [int(table.owner_of(card)) for card in table.in_play()] == [1, 0, 0, 0]
