"""The board on which a search plays the tricks agrees with the engine at every moment of rounds, and deals fairly."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from librt.vecs import vec

from techdeck.core.actions import CONCEDE
from techdeck.core.bits import bit
from techdeck.core.boards import NOBODY
from techdeck.core.cards import parse_card
from techdeck.core.choices import Choices
from techdeck.core.counting import HOLDS, LACKS, ROUND
from techdeck.core.imagining import Imagination
from techdeck.core.rng import FastRng, fast_rng
from techdeck.core.state import State
from techdeck.core.zones import HAND
from techdeck.games import load_game
from techdeck.games.tricks.judgement import TricksJudgement
from techdeck.games.tricks.looking_ahead.board import TricksBoard
from techdeck.games.tricks.looking_ahead.names import CARDS, GOALS, HELD, SEATS, SIZE, TAKEN
from techdeck.games.tricks.names import CARD, GOAL_TRICKS, SCORE
from techdeck.games.tricks.names import TAKEN as TRICKS_WON
from techdeck.games.tricks.tricktaking import PlayCard
from techdeck.search.searcher import weigh
from tests.tricks_table import do, tricks_table

GAMES = 8


def board_of(state: State, seat: int) -> TricksBoard:
    """The board a search makes of what a seat knows."""
    judgement = state.game.judgement
    assert isinstance(judgement, TricksJudgement)
    board = judgement.board(Imagination(state.view(seat).table, seat))
    assert isinstance(board, TricksBoard)
    return board


def hand_on(board: TricksBoard, seat: int) -> list[int]:
    """The hand of a seat on the board, which keeps it twice: as a row and as a mask."""
    start = SEATS + seat * int(board.stride)
    cards = sorted(int(board.row[start + CARDS + i]) for i in range(board.row[start + SIZE]))
    assert sum(bit(card) for card in cards) == board.row[start + HELD]
    return cards


def by_judgement(state: State, seat: int) -> int:
    """What the game's judgement does at the table."""
    out = Choices(state.game.actions.total)
    state.top.legal(state, seat, out)
    return int(state.game.judgement.follow(state, seat, out, fast_rng(3)))


def agree(board: TricksBoard, state: State) -> None:
    """The same turn, choices, hands and tricks, and the same card at a glance."""
    seat = int(state.current_player())
    assert board.turn == seat
    assert [CARD + card for card in range(54) if board.legal >> card & 1] == sorted(state.legal_actions(seat))
    for other in range(state.game.players):
        start = SEATS + other * int(board.stride)
        assert hand_on(board, other) == sorted(state.zones.listed(HAND + other))
        assert board.row[start + TAKEN] == state.nums[TRICKS_WON + other]
        assert board.row[start + GOALS] == state.nums[GOAL_TRICKS + other]
    assert CARD + board.quick() == by_judgement(state, seat)


def agree_at_the_end(board: TricksBoard, state: State) -> None:
    """The same points, and the same share of the game for all."""
    assert board.turn == NOBODY
    players = state.game.players
    found, wanted = vec[float]([0.0] * players), vec[float]([0.0] * players)
    board.worths(found)
    state.game.judgement.worths(state, wanted)
    points = [int(board.ending.points[seat]) for seat in range(players)]
    assert state.is_terminal() or points == [int(state.nums[SCORE + seat]) for seat in range(players)]
    assert list(found) == pytest.approx(list(wanted))


def play_round(state: State, rng: Random) -> None:
    """The tricks of a round by chance or by judgement, on the board too, which is made anew now and then."""
    board = board_of(state, int(state.current_player()))
    board.load(state, FastRng(1))
    stage = state.game.judgement.stage(state)
    while not state.is_terminal() and state.game.judgement.stage(state) == stage:
        agree(board, state)
        if rng.random() < 0.2:
            board.load(state, FastRng(1))
            agree(board, state)
        seat = int(state.current_player())
        action = rng.choice(state.legal_actions(seat)) if rng.random() < 0.5 else by_judgement(state, seat)
        state.apply_action(action, seat)
        board.do(board.choice_of(action))
    agree_at_the_end(board, state)


def rounds(players: int, seed: int, **options: str) -> list[State]:
    """The beginning of the tricks in each round of a game, played there by chance: trades, swaps, effects and all."""
    state, rng = load_game("tricks", players, options=options).new_initial_state(seed=seed), Random(seed)
    found: list[State] = []
    while not state.is_terminal():
        if isinstance(state.top, PlayCard) and len(found) < state.nums[ROUND]:
            found.append(state.clone())
        seat = rng.choice(state.acting_seats())
        state.apply_action(rng.choice(state.legal_actions(seat)), seat)
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("bonus", ["cumulative", "exact_only"])
def test_the_board_agrees_with_the_engine_at_every_card(players, bonus):
    changes = 0
    for seed in range(GAMES):
        for state in rounds(players, seed, bid_bonus=bonus):
            changes += any(state.altered[card] for card in range(52))
            play_round(state, Random(seed))
    assert changes > 0, "some cards counted as something else"


@pytest.mark.parametrize("hands", [["V9 K3", "K5", "K9"], ["K3", "S3 S4", ""], ["K3", "K4 K5 K6 K7 K8 K9 K10", "S3"]])
def test_who_has_no_card_sits_out_on_the_board_too(hands):
    """Tricks 6.8, 6.9, 6.11."""
    for seed in range(6):
        play_round(tricks_table(hands, phase="tricks", bids=[1, 0, 2], watch=False), Random(seed))


def test_of_equal_cards_the_earlier_wins_on_the_board_too():
    """Tricks 6.7, 6.12: a changed card plays as what it counts as."""
    table = tricks_table(["K9 S3", "K5 T4", "K8 T5"], phase="tricks", watch=False)
    table.alter(parse_card("K5"), 9, 0)
    table.alter(parse_card("T4"), 9, 0)
    for seed in range(12):
        play_round(table.clone(), Random(seed))


@pytest.mark.parametrize("level", ["0 0 0", "20 18 18", "18 20 20"])
def test_ties_after_the_last_round_are_broken_alike(level):
    """Tricks 9.2-9.9: by the last trump card, by base points, by the highest card won."""
    for seed in range(30):
        state = rounds(3, seed)[-1]
        for seat, points in enumerate(level.split()):
            state.nums[SCORE + seat] = int(points)
        play_round(state, Random(seed))


def test_chance_plays_for_who_conceded():
    state = rounds(3, 1)[0]
    gone = (int(state.current_player()) + 1) % 3
    state.apply_action(CONCEDE, gone)
    board, seat = board_of(state, int(state.current_player())), int(state.current_player())
    board.load(state, fast_rng(1))
    while board.turn != NOBODY:
        assert board.turn != gone
        board.do(board.quick())
    assert weigh(state.view(seat), fast_rng(1), 20)[0].action in state.legal_actions(seat)


# --- what is behind a view ----------------------------------------------------------------------------


def moments(players: int, seed: int) -> list[State]:
    """Moments of the tricks of a game by chance."""
    state, rng, found = load_game("tricks", players).new_initial_state(seed=seed), Random(seed), list[State]()
    while not state.is_terminal():
        if isinstance(state.top, PlayCard) and rng.random() < 0.3:
            found.append(state.clone())
        seat = rng.choice(state.acting_seats())
        state.apply_action(rng.choice(state.legal_actions(seat)), seat)
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_deal_agrees_with_all_that_the_seat_knows(players):
    for seed in range(3):
        for state in moments(players, seed):
            seat = int(state.current_player())
            view, board, rng = state.view(seat).table, board_of(state, seat), fast_rng(seed)
            unseen = set(view.unseen())
            for _ in range(6):
                board.deal(rng)
                held = [hand_on(board, other) for other in range(players)]
                assert held[seat] == state.zones.listed(HAND + seat)
                assert len({card for hand in held for card in hand}) == sum(len(hand) for hand in held)
                for other in range(players):
                    known = set(view.hand_cards(other))
                    assert len(held[other]) == state.zones.count(HAND + other)
                    assert known <= set(held[other]) <= known | unseen
                    assert not any(state.nums[LACKS + other] >> card & 1 for card in held[other])
                    kinds = {int(board.domains[card]) + 13 for card in held[other]}
                    domains_held = int(state.nums[HOLDS + other]) >> 13
                    assert all(13 + d in kinds for d in range(4) if domains_held >> d & 1)


def deals(table: State, count: int) -> Counter[str]:
    """The hands of the others in so many deals, as the first seat imagines them."""
    board, rng, found = board_of(table, 0), fast_rng(7), Counter[str]()
    for _ in range(count):
        board.deal(rng)
        found[str([hand_on(board, seat) for seat in range(1, table.game.players)])] += 1
    return found


def imagined(table: State, count: int) -> Counter[str]:
    """The same as the engine imagines them."""
    imagination, rng, found = Imagination(table.view(0).table, 0), fast_rng(8), Counter[str]()
    for _ in range(count):
        state = imagination.deal(rng)
        found[str([state.zones.listed(HAND + seat) for seat in range(1, table.game.players)])] += 1
    return found


def dealt_tables() -> list[State]:
    """Little is hidden: as it is, with a void, with something surely held, with 2s that may lie in the trump deck."""
    plain = tricks_table(["K9 S9", "T4 V5", "K3 S4"], phase="tricks", deck="T5")
    void = tricks_table(["K9 S9", "T4 V5", "K3 S4"], phase="tricks", deck="T5 V6")
    do(void, "S9")
    do(void, "T4")
    do(void, "S4")
    void.zones.counts[HAND] = 1
    holds = tricks_table(["K9 S9", "T4 V5", "K3 S4"], phase="tricks", deck="T5")
    holds.nums[HOLDS + 1] = bit(13 + 2)
    twos = tricks_table(["K9 S9", "T2 V5", "K3 S2"], phase="tricks", deck="T5", trump_deck="K2")
    changed = tricks_table(["K9 S9", "T4 V5", "K3 S4"], phase="tricks", deck="T5")
    changed.alter(parse_card("T4"), 9, 0)
    return [plain, void, holds, twos, changed]


@pytest.mark.parametrize("number", range(5))
def test_deals_are_as_likely_as_the_engine_imagines_them(number):
    table = dealt_tables()[number]
    count = 6000
    ours, theirs = deals(table, count), imagined(table, count)
    assert set(ours) == set(theirs)
    for hands in ours:
        expected = (ours[hands] + theirs[hands]) / 2
        assert abs(ours[hands] - theirs[hands]) < 5 * (2 * expected) ** 0.5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_seat_cannot_know_changes_nothing_on_the_board(players):
    for state in moments(players, 5)[:6]:
        seat = int(state.current_player())
        if len(state.legal_actions(seat)) > 1:
            other = state.view(seat).imagine(3)
            one, two = [weigh(table.view(seat), fast_rng(2), 30) for table in (state, other)]
            assert [repr(move) for move in one] == [repr(move) for move in two]
