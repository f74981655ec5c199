"""What the quick player of Tech Chess does at a glance."""

from techdeck.core.choices import Choices
from techdeck.core.rng import fast_rng
from techdeck.games.chess.places import Chess
from tests.chess_table import chess_table, do, laid


def judged(table: Chess, seed: int) -> str:
    """What it does, in text."""
    seat, out = int(table.current_player()), Choices(table.game.actions.total)
    table.top.legal(table, seat, out)
    return table.action_to_string(0, int(table.game.judgement.choose(table, seat, out, fast_rng(seed))))


def test_it_takes_a_queen_rather_than_a_guarded_pawn():
    table = chess_table(laid(a1="S13", b1="V13", d1="S1", d4="T2", c5="K3", a4="K12", b3="V5", e6="T13", f6="K13"))
    assert {judged(table, seed) for seed in range(5)} == {"move b3-a4"}


def test_it_mates_if_it_sees_mate():
    table = chess_table(laid(e1="S13", d1="S1", f5="V1", f4="S12", a6="T13"))
    do(table, judged(table, 1))
    assert table.ended_by() == "mate"


def test_it_does_not_stalemate_when_it_is_ahead():
    """The pawn's step to e4 would leave the last king nowhere to go."""
    table = chess_table(laid(d4="S5", d2="S13", f1="K13"))
    for seed in range(20):
        twin = chess_table(laid(d4="S5", d2="S13", f1="K13"))
        do(twin, judged(table, seed))
        assert twin.ended_by() != "stalemate"
    stuck = chess_table(laid(d4="S5", d2="S13", f1="K13"))
    do(stuck, "d4-e4")
    assert stuck.ended_by() == "stalemate"


def test_what_a_moment_is_worth_adds_up_and_grows_with_material():
    table = chess_table(laid(a1="S13", b1="V13", c2="S12", e6="T13", f6="K13", d5="K3"))
    worth = [table.game.judgement.worth(table, seat) for seat in range(2)]
    assert abs(sum(worth) - 1.0) < 1e-9
    assert worth[0] > 0.9
