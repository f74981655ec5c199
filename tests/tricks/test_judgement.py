"""The quick player of Tricks of the Trade where a person sees at once what to do: bids, and trades that pay both."""

import pytest

from techdeck.core.state import State
from techdeck.core.trading.terms import NO_CARD, card_in, meant_for, wanted
from techdeck.games import load_game
from techdeck.games.tricks.names import OFFER_CARDS, OFFER_FROM, OFFER_TERMS, PROPOSALS
from techdeck.games.tricks.prospects import Prospects
from techdeck.games.tricks.replying import Reply
from techdeck.games.tricks.table import Tricks
from techdeck.lab.match import play_match
from tests.table_words import judged
from tests.tricks_table import do, tricks_table

STRONG = "V12 V11 V10 V9 K13 S13 K3 K4 S3 T5"
WEAK = "K5 K6 S4 S6 T3 T4 T6 T7 V13 V3"
MIDDLING = "K7 K8 K9 S7 S8 S9 T8 T9 T10 V6"


def offering(table: Tricks, seat: int) -> list[str]:
    """All the steps of the seat's first offer; none if it makes none."""
    steps: list[str] = []
    while not isinstance(table.top, Reply) and table.acting_seats() == [seat] and len(steps) < 12:
        steps.append(judged(table, seat))
        do(table, steps[-1], seat=seat)
    return steps


def worth(table: State, seat: int, gone: list[int], patterns: list[int]) -> float:
    """What the seat's hand promises without these cards and with what fits these patterns, from the other one."""
    mind = Prospects(table.game.players)
    mind.think(table, seat)
    for card in gone:
        mind.add(table, card, -1)
    for pattern in patterns:
        mind.add_unseen(table, seat, meant_for(table.nums[OFFER_TERMS]), pattern)
    return mind.worth()


@pytest.mark.parametrize(("hand", "bid"), [(STRONG, "bid 5"), (WEAK, "bid 0"), (MIDDLING, "bid 0")])
def test_it_bids_many_tricks_or_none(hand: str, bid: str):
    others = ["K11 K12 S5 S10", "T11 T12 V4 V5", "K10 S11 S12"]
    assert judged(tricks_table([hand, *others], phase="bidding"), 0) == bid


def test_who_wants_many_tricks_asks_for_kings_or_trumps_and_who_wants_none_gives_them():
    table = tricks_table([STRONG, WEAK, MIDDLING, "V4 V5 K10"], phase="trading", goals=("V1", "K1", "S1", "T1"))
    king_or_trump = ["either", "value 13", "domain service"]
    assert offering(table, 0) == ["seat 1", "T5", "no", *king_or_trump, "no"]
    assert judged(table, 1) == "V13"


def test_who_is_refused_gives_two_cards_for_one_and_then_two_for_two():
    table = tricks_table([STRONG, WEAK, MIDDLING, "V4 V5 K10"], phase="trading", goals=("V1", "K1", "S1", "T1"))
    king_or_trump = ["either", "value 13", "domain service"]
    offering(table, 0)
    do(table, "no", seat=1)
    assert offering(table, 0) == ["seat 2", "T5", "K3", *king_or_trump, "no"]
    do(table, "no", seat=2)
    assert offering(table, 0) == ["seat 3", "T5", "K3", *king_or_trump, *king_or_trump]
    do(table, "no", seat=3)
    assert judged(table, 0) == "no"


def test_both_cards_asked_for_are_given_by_who_wants_none():
    table = tricks_table([STRONG, WEAK, MIDDLING, "V4 V5 K10"], phase="trading", goals=("V1", "K1", "S1", "T1"))
    table.nums[PROPOSALS] = 2
    king_or_trump = ["either", "value 13", "domain service"]
    do(table, "seat 1", "T5", "K3", *king_or_trump, *king_or_trump, seat=0)
    assert judged(table, 1) == "V13"
    do(table, "V13", seat=1)
    assert judged(table, 1) == "V3"


def test_who_wants_none_offers_the_most_dangerous_card_for_any():
    lows, strong = "V13 K3 K4 S3 S4 T3 T4 K5 S5 T8", "V12 V11 V10 V9 K13 S13 K6 K7 S6 T5"
    table = tricks_table([lows, strong, "S7 S8 S9", "V4 V5 K10"], phase="trading", goals=("V1", "K1", "S1", "T1"))
    assert offering(table, 0) == ["seat 1", "V13", "no", "any-card", "no"]
    assert judged(table, 1) in ("K6", "K7", "S6", "T5")


def test_with_two_players_nobody_proposes():
    table = tricks_table([STRONG, WEAK], phase="trading", goals=("V1", "K1"), deck="S9 S10")
    assert judged(table, 0) in ("deck-swap", "trump-swap", "no")


@pytest.mark.parametrize("players", [3, 4])
def test_players_complete_trades_and_nobody_trades_at_a_loss_by_their_own_estimate(players: int):
    game, rounds, done = load_game("tricks", players), 0, 0
    for seed in range(12):
        state = game.new_initial_state(seed=seed)
        journal, match = state.watch(), play_match(game, "casual", seed=seed)
        rounds += 3
        for seat, action in match.history:
            stood = state.nums[OFFER_FROM]
            state.apply_action(action, seat)
            if state.nums[OFFER_FROM] not in (-1, stood):
                assert promises_more(state, int(state.nums[OFFER_FROM]))
        done += sum(event.kind == "trade" for event in journal.feed(0, 0))
    assert done >= rounds / 2


def promises_more(state: State, giver: int) -> bool:
    """Whether the offer that stands promises who made it more than their hand does."""
    terms, cards = state.nums[OFFER_TERMS], state.nums[OFFER_CARDS]
    gone = [int(card_in(cards, which)) for which in range(2) if card_in(cards, which) != NO_CARD]
    return worth(state, giver, gone, [int(wanted(terms, which)) for which in range(2)]) > worth(state, giver, [], [])
