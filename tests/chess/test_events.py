"""What happens in Tech Chess, as data: each event with its cards, its squares and its facts."""

from typing import Any

from tests.chess_table import SECOND_PLAYER, chess_table, do, laid, told
from tests.rulebook.chess.words import arrange, dealt

KINGS = {"a1": "S13", "b1": "V13", "e6": "T13", "f6": "K13"}


def went(event: dict[str, Any]) -> list[tuple[object, ...]]:
    """Each card of an event with where it came from and where it went: zone, seat, square."""
    spots = [
        [(moved[end]["zone"], moved[end]["seat"], moved[end]["at"]) for end in ("from", "to")]
        for moved in event["cards"]
    ]
    return [(moved["card"], *ends) for moved, ends in zip(event["cards"], spots, strict=True)]


def test_arranging_tells_both_cards_and_the_shuffle():
    table = dealt()
    first = int(table.current_player())
    arrange(table, "V11", "S12", "V1")
    knight, queen, rooks = told(table, "arrange")
    assert (knight["seat"], knight["about"]) == (first, {"piece": "knight", "value": 11})
    own = ("pieces", first)
    assert went(knight) == [("V11", (*own, None), (*own, "d1")), ("S11", (*own, None), ("deck", None, None))]
    assert queen["about"]["piece"] == "queen"
    assert went(rooks) == [("V1", (*own, None), (*own, "a1")), ("S1", (*own, None), (*own, "f1"))]
    arrange(table, *[""] * 11)
    assert [event["about"]["zone"] for event in told(table, "shuffle")] == ["deck"]
    assert [(event["seat"], len(event["cards"])) for event in told(table, "deal")] == [(0, 3), (1, 3)]


def test_a_move_tells_both_squares():
    table = chess_table(laid(**KINGS, c3="S12"), first=1)
    do(table, "c3-c5")
    [move] = told(table, "move")
    assert (move["seat"], move["other"], move["about"]) == (1, None, {"piece": "queen"})
    assert went(move) == [("S12", ("pieces", 1, "c3"), ("pieces", 1, "c5"))]


def test_a_capture_is_one_event_of_both_pieces():
    table = chess_table(laid(**KINGS, c3="S12", c5="T4"))
    do(table, "c3-c5")
    [capture] = told(table, "capture")
    assert (capture["seat"], capture["other"]) == (0, 1)
    assert capture["about"] == {"piece": "queen", "captured": "pawn", "kings_left": 2}
    pawn = ("T4", ("pieces", 1, "c5"), ("discard", None, None))
    assert went(capture) == [("S12", ("pieces", 0, "c3"), ("pieces", 0, "c5")), pawn]
    assert told(table, "move") == told(table, "discard") == []


def test_a_captured_king_is_expelled_in_the_same_event():
    table = chess_table(laid(**KINGS, e3="S1"))
    do(table, "e3-e6")
    [capture] = told(table, "capture")
    assert capture["about"] == {"piece": "rook", "captured": "king", "kings_left": 1}
    assert went(capture)[1] == ("T13", ("pieces", 1, "e6"), ("expelled", None, None))


def test_a_build_tells_the_square_and_what_is_left():
    table = chess_table(laid(**KINGS), hands=("V5", ""))
    do(table, "build V5", "c2")
    [show] = told(table, "show")
    assert show["cards"][0]["card"] == "V5"
    [build] = told(table, "build")
    assert (build["seat"], build["about"]) == (0, {"builds_left": 2})
    assert went(build) == [("V5", ("hand", 0, None), ("pieces", 0, "c2"))]


def test_an_upgrade_is_one_event_of_both_cards():
    table = chess_table(laid(**KINGS, c2="S2"), hands=("V11", ""))
    do(table, "upgrade V11", "c2")
    [upgrade] = told(table, "upgrade")
    assert (upgrade["seat"], upgrade["about"]) == (0, {"piece": "knight", "upgrades_left": 1})
    here = ("pieces", 0, "c2")
    assert went(upgrade) == [("S2", here, ("hand", 0, None)), ("V11", ("hand", 0, None), here)]
    assert told(table, "exchange") == []


def test_an_exchange_by_a_text_tells_the_square():
    table = chess_table(laid(**KINGS, c2="S2"), hands=("V9 V11", ""))
    do(table, "V9", "S2", "V11")
    [exchange] = told(table, "exchange")
    here = ("pieces", 0, "c2")
    assert went(exchange) == [("S2", here, ("hand", 0, None)), ("V11", ("hand", 0, None), here)]
    assert exchange["effect"]["card"] == "V9"


def test_a_check_points_at_the_kings_and_their_attackers():
    table = chess_table(laid(a1="S13", e6="T13", c3="S12", a3="S2"))
    do(table, "c3-c6")
    [check] = told(table, "check")
    assert (check["seat"], check["other"], check["about"]["last_king"]) == (0, 1, True)
    here = ("pieces", 1, "e6")
    assert went(check) == [("T13", here, here)]
    attack = {"attacker": "S12", "attacker_square": "c6", "king": "T13", "king_square": "e6"}
    assert check["about"]["attacks"] == [attack]


def test_the_end_says_why_and_who_has_won():
    table = chess_table(laid(a1="S13", c1="V13", d6="T13", a6="S1", a5="K5"))
    do(table, "a6-d6")
    [end] = told(table, "end")
    assert (end["seat"], end["other"], end["about"]) == (0, 1, {"why": "kings_captured"})
    draw = chess_table(laid(a1="S13", a3="K2", f6="K13"))
    do(draw, "a1-a3")
    [end] = told(draw, "end")
    assert (end["seat"], end["other"], end["about"]) == (None, None, {"why": "bare_kings"})
    assert [over["about"] for over in told(draw, "over")] == [{"scores": draw.scores()}]


def test_all_hear_when_lasting_changes_end():
    """Until the end of the user's next turn, wherever the card lies by then. (Chess 6.11)"""
    table = chess_table(laid(**KINGS, c2="S12"), hands=("S11 V10", ""))
    do(table, "S11", "V10", "higher", "e6-e5")
    assert told(table, "changes_end") == []
    do(table, "c2-c3")
    assert [event["about"] for event in told(table, "changes_end")] == [{"ended": ["V10"]}]


def test_the_second_players_pieces_have_their_seat():
    table = chess_table(laid(**KINGS, c4="T1"), to_act=SECOND_PLAYER)
    do(table, "c4-c3")
    assert went(told(table, "move")[0]) == [("T1", ("pieces", 1, "c4"), ("pieces", 1, "c3"))]
