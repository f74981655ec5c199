"""Whether a change of a card that nobody sees still holds, in tables that are imagined. (Family 5.3, 6.12)"""

from techdeck.core.cards import card_id, parse_card
from techdeck.core.state import State
from techdeck.core.zones import HAND
from techdeck.games import load_game
from tests.tricks_table import tricks_table

VOID_AFTER_A_CHANGE = """\
techdeck position 1
game: tricks
players: 4
edition: open-1
options: proposals=4 talk=2 trade_minutes=5 swap=instead effects=on bid_bonus=cumulative
expelled: W1 W2
hand 0: T11{0,3}
hand 1: K8{1,2} S10{1,2}
hand 2: S11
hand 3: V8 V11
trick: V4 V6 T4
trump: S2
trump deck: V2 T2 K2
trump discard: K7 K9 K11 K12 K13 S4 S5 S6 S7 S8 T3 T8 T9 T10 T12 V3 V7 V9 V10
goal 0: V1
goal 1: S1
goal 2: K1
goal 3: T1
won 0: V5 V13 V12 K10
won 1: T6 T13 T5 T7
won 2: K3 K5 K4 S12
won 3: S9 S3 S13 K6
chain: 8
uses: 2
last used: - - K4 S11
last used order: 0 0 2 1
lacks: 3869731241058304 0 7679 0
first: 3
leader: 2
trick step: 4
tricks done: 4
turned up: S2
bids shown: 1
bid: 6 6 5 6
taken: 1 1 1 1
goal tricks: 1 0 1 0
best card won: 55 54 49 53
own goal: V1 S1 K1 T1
played by: 2 3 0 2
changed: K10=service 6 until 1, S13=science 12 until 2, V8=science 4 until 1, V11=science 8 until 1
told: K10=service 6 until 1, S13=science 12 until 2, V8=science 4 until 1, V11=science 8 until 1
to do: Round(6) TrickTaking PlayCard(1)
chance: 130830883036858655
"""
"""Seat 0 said that it has no 4, then V8 was changed to count as a 4 of science, then seat 0 did not follow service."""


def held(state: State, seat: int) -> list[str]:
    """The cards of a hand."""
    return [card_id(card) for card in state.zones.listed(HAND + seat)]


def test_a_changed_card_in_a_hand_that_did_not_follow_what_is_printed_on_it_is_changed_still():
    table = load_game("tricks", 4).position(VOID_AFTER_A_CHANGE)
    imagined = [table.view(1).imagine(seed) for seed in range(100)]
    assert any("V8" in held(state, 0) for state in imagined)
    for state in imagined:
        assert all(state.domain_of(parse_card(card)) != 3 for card in held(state, 0))
        assert state.game.position(state.position()).hash() == state.hash()


def test_a_change_has_ended_where_a_hand_lacks_what_the_card_would_count_as():
    table = tricks_table(["K9 S9 T8", "T4 V5 V6"], deck="K3 S4 T5", phase="trading", trump="T2")
    card = parse_card("V5")
    table.alter(card, 5, 1)
    table.restore(card)  # as by an unseen shuffle: what was told of it still stands
    table.surely_lacks_kind(1, 13 + 1)
    imagined = [table.view(0).imagine(seed) for seed in range(60)]
    in_that_hand = [state for state in imagined if "V5" in held(state, 1)]
    assert 0 < len(in_that_hand) < 60
    assert all(state.domain_of(card) == 3 for state in in_that_hand)
    assert any(state.domain_of(card) == 1 for state in imagined if "V5" not in held(state, 1))
