"""Every card used both ways, from a hand and on a capturing piece, with whatever answers: what always holds."""

from collections import Counter

import pytest

from techdeck.core.cards import card_id, parse_card, printed_value
from techdeck.core.rng import fast_rng
from techdeck.core.zones import DECK, DISCARD, HAND, USED
from techdeck.games.chess.board import controls
from techdeck.games.chess.names import BUILDS, PIECES, QUIET, UPGRADES
from techdeck.games.chess.places import Chess
from tests.cards.chess.words import HOME, capturing_move, waits_for
from tests.cards.moments import answer_at_random
from tests.chess_table import at, chess_table, discard, do, entered, happened, laid, may_do, zone

CARDS = [card_id(card) for card in range(52)]
MEN = {"a1": "S1", "d2": "V2", "a2": "S4", "e2": "V11", "a6": "K1", "d5": "T2", "a5": "K4", "e5": "T11"}
LAST_KINGS = {"f1": "V13", "f6": "K13"}


def busy_table(card: str, by_capture: bool, seed: int, last_kings: bool = False) -> Chess:
    """A table in the middle of a game, with this card in a hand or before a capture; what else lies where, the seed
    says. With last_kings, each player has lost a king."""
    kings = LAST_KINGS if last_kings else HOME
    squares = {square: man for square, man in {**kings, **MEN}.items() if man != card}
    second = not controls(0, parse_card(card)) if by_capture else seed % 2 == 1
    if by_capture:
        start, to = capturing_move(card)
        squares |= {start: card, to: "S7" if second else "K7"}
        squares = {square: man for square, man in squares.items() if man != card or square == start}
    left = [c for c in CARDS if printed_value(parse_card(c)) != 13 and c not in [*squares.values(), card]]
    rng = fast_rng(seed, card)
    dealt = [left.pop(rng.below(len(left))) for _ in range(12)]
    own = " ".join(dealt[:2] if by_capture else [card, *dealt[:2]])
    hands = (own, " ".join(dealt[2:4]))
    return chess_table(
        laid(**squares),
        hands=hands[::-1] if second else hands,
        deck=" ".join(dealt[4:8]),
        discard=" ".join(dealt[8:12]),
        to_act=int(second),
        first=seed // 2 % 2,
        seed=seed,
    )


def all_cards(table: Chess) -> Counter[int]:
    """How often each card lies somewhere."""
    return Counter(card for number in range(PIECES + 2) for card in table.zones.listed(number))


def pieces(table: Chess, side: int) -> list[str]:
    """The pieces of a side, as cards."""
    return [card_id(card) for card in table.zones.listed(PIECES + side)]


def check_board(table: Chess, counts: list[int]) -> None:
    """No effect has changed how many pieces there are; each is of its side's domains, and kings are only there."""
    assert [len(pieces(table, side)) for side in range(2)] == counts
    for side in range(2):
        for card in table.zones.listed(PIECES + side):
            assert controls(side, card)
            assert at(table, square_of(table, card)) == card_id(card)
    for number in (DECK, DISCARD, HAND, HAND + 1):
        assert all(printed_value(card) != 13 for card in table.zones.listed(number))


def square_of(table: Chess, card: int) -> str:
    """Where a piece stands."""
    return next(
        f"{file}{rank}" for file in "abcdef" for rank in range(1, 7) if at(table, f"{file}{rank}") == card_id(card)
    )


def numbers(table: Chess) -> list[int]:
    """Builds and upgrades left."""
    return [int(table.nums[first + side]) for first in (BUILDS, UPGRADES) for side in range(2)]


@pytest.mark.parametrize("card", [card for card in CARDS if not card.endswith("13")])
def test_a_card_used_from_a_hand_is_discarded_and_ends_the_turn(card: str):
    """Whatever it does, no card is drawn for it, and nothing of it is a build or an upgrade. (Chess 1.2, 6.1, 6.2)"""
    for seed in range(4):
        table = busy_table(card, by_capture=False, seed=seed, last_kings=seed == 3)
        counts, user, before = (
            [len(pieces(table, side)) for side in range(2)],
            int(table.current_player()),
            numbers(table),
        )
        do(table, card)
        answer_at_random(table, seed, check=True)
        assert (discard(table).split()[0], zone(table, USED)) == (card, "")
        assert (waits_for(table), numbers(table)) == (("Turn", 1 - user), before)
        assert (happened(table, "use"), int(table.nums[QUIET])) == ([card], 1)
        assert set(all_cards(table).values()) == {1}
        check_board(table, counts)


@pytest.mark.parametrize("card", CARDS)
def test_a_card_on_a_capturing_piece_stays_on_the_board(card: str):
    """Unless its own effect takes it away; then what came stands on the square of the capture. (Chess 3.4, 3.5)"""
    to = capturing_move(card)[1]
    for seed in range(4):
        table = busy_table(card, by_capture=True, seed=seed, last_kings=seed == 3 and not card.endswith("13"))
        user, before = int(table.current_player()), numbers(table)
        do(table, "-".join(capturing_move(card)))
        counts = [len(pieces(table, side)) for side in range(2)]
        assert (may_do(table), waits_for(table)) == ({"yes", "no"}, ("UsePiece", user))
        do(table, "yes")
        answer_at_random(table, seed, check=True)
        assert at(table, to) == card or f"{at(table, to)}-{to}" in entered(table)
        assert (waits_for(table), numbers(table)) == (("Turn", 1 - user), before)
        assert (happened(table, "use"), int(table.nums[QUIET])) == ([card], 0)
        assert set(all_cards(table).values()) == {1}
        check_board(table, counts)


@pytest.mark.parametrize("card", CARDS)
def test_a_capturing_piece_need_not_be_used(card: str):
    """Then only the capture has happened. (Chess 3.4)"""
    table = busy_table(card, by_capture=True, seed=1)
    hands, pile = [zone(table, HAND + seat) for seat in range(2)], discard(table)
    taken = at(table, capturing_move(card)[1])
    do(table, "-".join(capturing_move(card)), "no")
    assert [zone(table, HAND + seat) for seat in range(2)] == hands
    assert (discard(table), happened(table, "use")) == (f"{taken} {pile}", [])
    assert int(table.last_used_by_another(table.current_player())) == -1
