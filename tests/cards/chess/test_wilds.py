"""Wilds are expelled before the first card is dealt and never turn up; one deck only, so no card has a twin."""

import pytest

from techdeck import load_game
from techdeck.core.cards import card_id, is_wild, parse_card
from techdeck.core.rng import fast_rng
from techdeck.core.zones import DECK, EXPELLED, HAND
from techdeck.games.chess.names import MOVE, PIECES
from techdeck.games.chess.places import Chess
from tests.cards.chess.words import ALL, used_by_capture, used_from_hand
from tests.cards.words import who_knows
from tests.chess_table import deck, discard, do, hand, happened, may_do, zone
from tests.rulebook.chess.words import dealt, ready

WILDS = ["W1", "W2"]


def expelled_wilds(table: Chess) -> list[str]:
    """The wilds among the expelled cards."""
    return sorted(card_id(card) for card in table.zones.listed(EXPELLED) if is_wild(card))


@pytest.mark.parametrize("seed", range(5))
def test_wilds_are_expelled_before_the_deal_for_all_to_see(seed: int):
    """(Chess 0.2)"""
    for table in (dealt(seed), ready(seed)):
        assert expelled_wilds(table) == WILDS
        assert [who_knows(table, card) for card in WILDS] == [ALL, ALL]
        places = [PIECES, PIECES + 1, DECK, HAND, HAND + 1]
        assert not any(is_wild(card) for number in places for card in table.zones.listed(number))


@pytest.mark.parametrize("seed", range(3))
def test_wilds_stay_out_in_whole_games_with_every_draw_shuffle_and_copy(seed: int):
    """Texts are preferred to moves here, so that many cards are used. (Family 3.24)"""
    table = ready(seed)
    rng = fast_rng(seed, "wilds")
    for _ in range(600):
        if table.is_terminal():
            break
        choices = table.legal_actions()
        texts = [action for action in choices if action < MOVE] or choices
        table.apply_action(texts[rng.below(len(texts))])
        assert expelled_wilds(table) == WILDS
    assert table.journal is not None
    assert not [event for event in table.journal.events if any(is_wild(card) for card in event.cards if card >= 0)]
    assert len(happened(table, "use")) > 3


def test_wilds_and_captured_kings_do_not_come_back_by_a_shuffle():
    """(Family 3.24, Chess 3.3)"""
    table = used_by_capture("S9", taken="K13", discard="T5 S12", d5="T12")
    assert set(f"{hand(table, 0)} {deck(table)}".split()) == {"T5", "S12"}
    assert {*WILDS, "K13"} <= set(zone(table, EXPELLED).split())


def test_wilds_can_not_be_named():
    table = used_from_hand("K3", "S9", deck="V5")
    assert may_do(table) == {f"value {n}" for n in range(1, 14)}
    do(table, "value 1")
    assert len(may_do(table)) == 4


def test_wilds_are_no_card_in_play_to_copy_and_none_to_take():
    """T1 offers pieces only, T13 and S2 only what lies in the discard pile."""
    table = used_from_hand("T1", discard="S9", a2="S2")
    assert may_do(table).isdisjoint(WILDS)
    do(table, "T13", "S2")
    assert may_do(table) == {"S9"}


def test_wilds_fit_nowhere_on_the_board():
    """Set up by hand, as it never happens: a wild has no domain that a player controls. (Family 1.7, Chess 6.6)"""
    table = used_from_hand("V9", "V5", a2="S2")
    for wild in WILDS:
        assert not table.fits(parse_card("S2"), parse_card(wild))


def test_wilds_are_known_to_be_out_in_every_imagined_table():
    table = ready(4)
    for seat in (0, 1):
        for seed in range(5):
            imagined = table.view(seat).imagine(seed)
            assert isinstance(imagined, Chess)
            assert expelled_wilds(imagined) == WILDS


def test_there_is_one_deck_and_no_second_copy_of_a_card():
    game = load_game("chess", 2)
    assert int(game.new_initial_state(seed=1).zones.cards) == 54
    table = used_from_hand("K3", "S9", deck="V5 V12")
    do(table, "value 5", "domain service", "S9")
    assert (hand(table, 0), deck(table), discard(table)) == ("V5", "V12", "K3 S9")
