"""What a player that looks ahead does: mates, escapes, texts and upgrades with sense, always alike, and it can stop."""

import pytest

from techdeck.core.rng import fast_rng
from techdeck.games.chess.looking_ahead.choosing import (
    averages,
    by_judgement,
    imagined,
    looked_at,
    on_text,
    on_turn,
    runners_up,
    weigh,
)
from techdeck.games.chess.places import Chess, chess
from tests.chess_table import START, chess_table, do, hand, laid

NODES = 1500


def chosen(table: Chess, nodes: int = NODES, seed: int = 1) -> str:
    """What it does, in text."""
    view = table.view(table.current_player())
    action = weigh(view, fast_rng(seed), nodes)[0].action
    assert action in view.legal_actions()
    return table.action_to_string(0, action)


def play_turn(table: Chess, nodes: int = NODES) -> list[str]:
    """Its whole turn, the questions of texts included."""
    seat, done = int(table.current_player()), []
    turn = int(table.turn_number())
    while not table.is_terminal() and table.turn_number() == turn and table.current_player() == seat:
        done.append(chosen(table, nodes))
        do(table, done[-1])
    return done


def test_it_mates():
    table = chess_table(laid(e1="S13", d1="S1", f5="V1", f4="S12", a6="T13"))
    play_turn(table)
    assert table.ended_by() == "mate"


def test_it_captures_a_king_that_hangs():
    table = chess_table(laid(a1="S13", b1="V13", d1="S1", d6="T13", f6="K13", a6="K12", a3="S5"))
    assert chosen(table) == "move d1-d6"


def test_with_two_kings_an_attack_on_one_is_worth_less_than_a_king():
    """A king of its own is attacked, but it takes a king instead of running, and is a queen ahead."""
    table = chess_table(laid(a1="S13", f1="V13", d1="S12", a6="T1", d4="T13", f5="K13"))
    assert chosen(table) == "move d1-d4"


def test_it_saves_its_last_king():
    table = chess_table(laid(a1="S13", a5="T1", f3="S2", d4="V1", e6="T13", f6="K13"))
    play_turn(table)
    assert not table.is_terminal()


def test_it_upgrades_to_a_queen():
    table = chess_table(START, hands=("S5 V12 K6", "K5 T9 S6"), deck="V6 V7")
    assert play_turn(table)[0] == "upgrade V12"


def test_a_capturing_piece_searches_for_the_queen():
    """Search Engines: the capture is worth its text, the queen lies in the deck, an upgrade is left, and S8 can go."""
    board = laid(a1="S13", b1="V13", d3="S5", f1="S2", e6="T13", f6="K13", c4="K3", b5="T2")
    table = chess_table(board, hands=("", "S8"), to_act=1, deck="K12 S6 T8 V7")
    assert play_turn(table) == ["move c4-d3", "yes", "value 12", "domain knowledge", "card S8"]
    assert hand(table, 1) == "K12"


def test_it_keeps_what_it_needs_when_cards_are_passed():
    """E-commerce, used by the other side: the queen stays, what is of no use goes."""
    board = laid(a1="S13", b1="V13", c2="S2", e6="T13", f6="K13", d5="K3")
    table = chess_table(board, hands=("V1 S7", "K12 S6"), deck="K5 K6")
    do(table, "V1", "S7")
    assert chosen(table) == "card S6"


@pytest.mark.parametrize("nodes", [50, 700])
def test_the_same_chance_and_nodes_come_to_the_same(nodes: int):
    table = chess_table(START, hands=("S5 V9 K6", "K5 T11 S6"), deck="V6 V7 K8")
    assert chosen(table, nodes, 5) == chosen(table, nodes, 5)


def test_what_it_cant_see_makes_no_difference():
    """Its choice is the same whatever lies in the other hand and the deck."""
    one = chess_table(START, hands=("S5 V9 K6", "K5 T11 S6"), deck="V6 V7 K8")
    other = chess_table(START, hands=("S5 V9 K6", "V6 V7 K8"), deck="S6 K5 T11")
    assert [chosen(one, seed=seed) for seed in range(3)] == [chosen(other, seed=seed) for seed in range(3)]


def test_the_best_few_are_told_with_their_worth():
    """The best comes first, a build with its square; the worth is a chance to win."""
    table = chess_table(START, hands=("S5 V12 K6", "K5 T9 S6"), deck="V6 V7")
    found = weigh(table.view(0), fast_rng(1), NODES)
    assert table.action_to_string(0, found[0].action) == "upgrade V12"
    assert len(found[0].actions) == 2
    assert 1 < len(found) <= 3
    assert 1.0 > found[0].value >= found[1].value > 0.0


def test_moves_are_told_in_order():
    table = chess_table(START, hands=("S5 V12 K6", "K5 T9 S6"), deck="V6 V7")
    for seed in range(1, 4):
        values = [one.value for one in weigh(table.view(0), fast_rng(seed), 600)]
        assert values == sorted(values, reverse=True)


def test_it_stops_at_once_when_asked():
    """Asked after a thousand nodes, it answers without going on."""
    table = chess_table(START, hands=("S5 V9 K6", "K5 T11 S6"), deck="V6 V7 K8")
    view, asked = table.view(0), []

    def stop() -> bool:
        asked.append(True)
        return True

    assert weigh(view, fast_rng(1), 10**9, stop)[0].action in view.legal_actions()
    assert 1 <= len(asked) <= 12


def test_told_to_stop_it_goes_by_the_tables_it_has_looked_at():
    """A table it has only glanced at would have as much of a say as one it has looked at for long."""
    table = chess_table(START, hands=("S5 V12 K6", "K5 T9 S6"), deck="V6 V7")
    view = table.view(0)
    looks = imagined(view, 0, view.legal_actions(), fast_rng(1), lambda: True)
    assert on_turn(looks, NODES)[0].action == looks[0].lines[0].action
    assert [look.search.nodes > 0 for look in looks] == [True, False, False]


def test_told_to_stop_it_does_not_begin_to_look_at_one_more_action():
    table = chess_table(START, hands=("S5 V12 K6", "K5 T9 S6"), deck="V6 V7")
    view = table.view(0)
    look = imagined(view, 0, view.legal_actions(), fast_rng(1), lambda: True)[0]
    look.exactly(view.legal_actions()[0], 5, 10**6)
    assert look.search.stopped
    assert look.search.nodes == 0


@pytest.mark.parametrize("nodes", [60, 900, 4000])
def test_it_looks_at_no_more_positions_than_it_may(nodes: int):
    """What it takes to compare the wishes of tables, and to tell what came next, is part of the same nodes."""
    table = chess_table(START, hands=("S5 V12 K6", "K5 T9 S6"), deck="V6 V7")
    view = table.view(0)
    legal = view.legal_actions()
    looks = imagined(view, 0, legal, fast_rng(1), None)
    assert on_turn(looks, nodes)[0].visits <= nodes
    assert sum(look.search.nodes for look in looks) <= nodes
    looks = looked_at(imagined(view, 0, legal, fast_rng(1), None), nodes // 2)
    averages(looks, legal[:3], nodes // 2 + 30)
    assert all(nodes // 2 < look.search.nodes <= nodes // 2 + 30 for look in looks)
    runners_up(looks[0], legal[:1], nodes // 2 + 60)
    assert looks[0].search.nodes <= nodes // 2 + 60


def test_a_text_takes_no_more_positions_than_it_may():
    table = asked_by_a_text()
    view = table.view(table.current_player())
    looks = imagined(view, view.seat or 0, view.legal_actions(), fast_rng(1), None)
    assert on_text(looks, view.legal_actions(), 600)
    assert 0 < sum(look.search.nodes for look in looks) <= 600


def asked_by_a_text() -> Chess:
    """E-commerce, used by the other side: a card is to be passed on."""
    board = laid(a1="S13", b1="V13", c2="S2", e6="T13", f6="K13", d5="K3")
    table = chess_table(board, hands=("V1 S7", "K12 S6"), deck="K5 K6")
    do(table, "V1", "S7")
    return table


def test_told_to_stop_before_it_has_looked_at_all_answers_it_goes_by_judgement():
    table = asked_by_a_text()
    seat = int(table.current_player())
    quick = by_judgement(chess(table.view(seat).table), seat, fast_rng(1))
    legal = table.legal_actions(seat)
    assert quick != legal[0], "chosen by being the first, it would pass as well"
    for nodes, stop in ((10**6, lambda: True), (4, lambda: False)):
        assert [move.action for move in weigh(table.view(seat), fast_rng(1), nodes, stop)] == [quick]
