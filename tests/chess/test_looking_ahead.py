"""The board on which a search tries moves agrees with the engine at every moment of games, and takes moves back."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from techdeck.core.rng import fast_rng
from techdeck.games import load_game
from techdeck.games.chess import names
from techdeck.games.chess.looking_ahead.field import Field
from techdeck.games.chess.looking_ahead.generating import Heed, add_entries, add_moves
from techdeck.games.chess.looking_ahead.loading import field_of, key_of
from techdeck.games.chess.looking_ahead.names import BUILD, KINGS, MEN, SPEND, UPGRADE
from techdeck.games.chess.looking_ahead.settling import is_bare
from techdeck.games.chess.looking_ahead.worths import is_pawn
from techdeck.games.chess.phases import Turn
from techdeck.games.chess.places import Chess
from techdeck.games.chess.squares import parse_square
from tests.chess import engine
from tests.chess.positions import CASES, Case
from tests.chess_table import chess_table, do, laid

GAMES = 12
"""So many games by chance; in a long run ten times as many."""


def listed(field: Field) -> list[int]:
    """Every move, build and upgrade."""
    heed, out = Heed(), vec[i64]([0] * 2048)
    heed.look(field)
    end = add_moves(field, heed, names.ALL ^ field.nums[MEN + field.side], out, 0)
    return [int(out[i]) for i in range(add_entries(field, heed, True, out, end))]


def step_of(move: int) -> engine.Step:
    """The same as the actions of the engine."""
    if move < BUILD:
        return names.MOVE + move, -1
    first, action = (BUILD, names.BUILD) if move < UPGRADE else (UPGRADE, names.UPGRADE)
    return action + (move - first) // 36, names.SQUARE + move % 36


def everything(field: Field) -> object:
    """All that a move changes."""
    past = [int(field.past[i]) for i in range(field.first + field.ply + 1)]
    counters = (field.side, field.ply, field.key, field.quiet, field.stretch, field.row)
    return list(field.at), list(field.nums), [int(one) for one in counters], past


def agree(field: Field, table: Chess) -> None:
    """The same position, with the same actions."""
    assert list(field.at) == list(table.nums[names.BOARD : names.BOARD + 36])
    assert field.side == table.acting_side()
    fresh = field_of(table)
    assert list(field.nums) == list(fresh.nums)
    assert (field.quiet, field.stretch) == (fresh.quiet, fresh.stretch)
    assert field.key == key_of(field)
    assert sorted(step_of(move) for move in listed(field)) == sorted(engine.steps(table))


def at_turns(seed: int) -> list[Chess]:
    """The moments of a game by chance at which a player is on turn."""
    state, rng, found = load_game("chess", 2).new_initial_state(seed=seed), fast_rng(seed), []
    while not state.is_terminal():
        if isinstance(state.top, Turn):
            twin = state.clone()
            assert isinstance(twin, Chess)
            found.append(twin)
        legal = state.legal_actions()
        texts = [action for action in legal if action < names.MOVE]
        state.apply_action(texts[0] if texts and rng.below(4) == 0 else legal[rng.below(len(legal))])
    return found


def after_one_step(field: Field, table: Chess) -> None:
    """Every step leads to the same position on both, and taken back it leaves no trace."""
    for move in listed(field):
        before, twin = everything(field), engine.after(table, step_of(move))
        field.make(move)
        if not twin.is_terminal():
            agree(field, twin)
        field.unmake()
        assert everything(field) == before


def test_it_sees_the_actions_of_the_engine_in_games_by_chance():
    tables = [table for seed in range(GAMES) for table in at_turns(seed)]
    for table in tables:
        agree(field_of(table), table)
    last_kings = [table for table in tables if table.last_king(table.acting_side()) >= 0]
    assert len(tables) > 500
    assert len(last_kings) > 100
    assert sum(table.nums[names.ALLOWED] != names.ALL for table in last_kings) > 20
    assert sum(table.changes > 0 for table in tables) > 5
    for table in tables[:: len(tables) // 40]:
        after_one_step(field_of(table), table)


@pytest.mark.long
def test_it_sees_them_in_many_games():
    for seed in range(GAMES, 11 * GAMES):
        for table in at_turns(seed):
            agree(field_of(table), table)
            after_one_step(field_of(table), table)


def counted(field: Field, depth: int) -> int:
    """How many sequences of so many actions there are."""
    moves = listed(field)
    if depth == 1:
        return len(moves)
    found = 0
    for move in moves:
        field.make(move)
        found += 0 if over(field) else counted(field, depth - 1)
        field.unmake()
    return found


def over(field: Field) -> bool:
    """Whether a capture has ended the game."""
    return bool(field.nums[KINGS + field.side] == 0 or is_bare(field))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_it_counts_as_known(case: Case):
    """Before the last action at most a thousand positions, lasting changes and their ends among them."""
    field = field_of(case.table())
    for depth in range(1, len(case.counts) + 1):
        if depth == 1 or case.counts[depth - 2] <= 1000:
            assert counted(field, depth) == case.counts[depth - 1], f"depth {depth}"


def test_a_card_used_passes_the_turn():
    table = chess_table(laid(a1="S13", b2="S2", e6="T13"), hands=("K6 S5", ""))
    field = field_of(table)
    before = everything(field)
    field.make(SPEND + 5)
    assert field.side == 1
    assert field.key == key_of(field)
    assert field.stretch == 0
    assert field.quiet == 1
    field.unmake()
    assert everything(field) == before


def test_positions_from_before_the_search_are_known():
    """There and back again twice: the third time is a draw, in the engine and ahead of it."""
    table = chess_table(laid(a1="S13", b1="V13", a3="S1", e6="T13", f6="K13", f4="T1"))
    do(table, "a3-a4", "f4-f3", "a4-a3", "f3-f4", "a3-a4", "f4-f3", "a4-a3")
    field = field_of(table)
    assert not field.returns()
    field.make(parse_square("f3") * 36 + parse_square("f4"))
    assert field.returns()
    do(table, "f3-f4")
    assert table.ended_by() == "repetition"


def test_pawns_of_each_kind_stand_for_all_but_at_the_root():
    """Looking ahead, one card to build stands for all, and pawns are not upgraded to pawns."""
    table = chess_table(laid(a1="S13", b1="V13", c2="S2", e6="T13", f6="K13"), hands=("S5 S6 V9 V11 K3", ""))
    field, heed, out = field_of(table), Heed(), vec[i64]([0] * 2048)
    heed.look(field)
    some = [int(out[i]) for i in range(add_entries(field, heed, False, out, 0))]
    assert {(move - BUILD) // 36 for move in some if move < UPGRADE} == {17}
    assert [field.values[field.row + (move - UPGRADE) // 36] for move in some if move >= UPGRADE] == [11]
    assert not any(is_pawn(field.values[field.row + (move - UPGRADE) // 36]) for move in some if move >= UPGRADE)
