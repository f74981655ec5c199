"""Wilds are expelled before the game begins and never turn up, whatever is done. (Paradoxical 0.3, Family 3.24)"""

import pytest

from techdeck.core.cards import card_id, is_wild
from techdeck.core.zones import EXPELLED
from techdeck.games.paradoxical.places import Paradoxical
from tests.cards.paradoxical.words import ready
from tests.cards.words import who_knows
from tests.paradoxical_table import deck_1, do, hand, may_do, noted, tableau
from tests.rulebook.paradoxical.words import SIZES, dealt, moments, refused


def wilds(table: Paradoxical) -> list[str]:
    """The wilds of a table: two of each Tech Deck."""
    return [card_id(card) for card in range(table.zones.cards) if is_wild(card)]


def expelled(table: Paradoxical) -> list[str]:
    """The cards out of the game, sorted as wilds() lists them."""
    return [card_id(card) for card in sorted(table.zones.listed(EXPELLED))]


@pytest.mark.parametrize("players", SIZES)
def test_no_wild_is_dealt_into_a_deck(players: int):
    """They lie where all see them, and nothing else does."""
    for seed in range(10):
        table = dealt(players, seed)
        assert expelled(table) == wilds(table) == (["W1", "W2", "W1'", "W2'"] if players == 4 else ["W1", "W2"])
        for wild in wilds(table):
            assert len(who_knows(table, wild)) == players + 1


@pytest.mark.parametrize("players", SIZES)
def test_no_wild_turns_up_in_a_whole_game(players: int):
    """Not drawn, taken, passed, exchanged, discarded, shuffled in or copied: at no moment is one even to be chosen."""
    for seed in range(3):
        table = dealt(players, seed, turns="25")
        for _ in moments(table, seed):
            assert [text for seat in table.acting_seats() for text in may_do(table, seat) if "W" in text] == []
        assert expelled(table) == wilds(table)
        assert table.journal is not None
        assert [event for event in table.journal.events for card in event.cards if is_wild(card)] == []


def test_no_wild_can_be_named_or_searched_for():
    """A search asks for a value from 1 to 13 and one of four domains. (Family 3.25)"""
    table = ready("K3", "hand", "S9", deck_1="K9")
    do(table, "K3")
    assert may_do(table) == {f"value {n}" for n in range(1, 14)}
    do(table, "value 1")
    assert may_do(table) == {"domain knowledge", "domain science", "domain technology", "domain service"}


def test_no_wild_comes_back_by_a_shuffle():
    """Astronomy shuffles the discard pile in, and an empty deck is made anew. (Family 3.24)"""
    table = ready("S9", "tableau", discard_1="K9 K10")
    do(table, "S9", "pile 1", "pile 1", "pile 1")
    assert {hand(table, 0), tableau(table, 1)} == {"K9", "K10"}
    assert (deck_1(table), {"W1", "W2"} <= set(expelled(table)), noted(table, "shuffle")) == ("", True, ["deck_1"])


@pytest.mark.parametrize("text", ["W1", "W2", "add W1"])
def test_pointing_at_a_wild_is_refused_with_a_reason(text: str):
    table = ready("T1", "hand", "S9", row="K2", deck_1="K9")
    assert refused(table, text).clause in ("Paradoxical 4.1", "Paradoxical 1.6")
    if text != "add W1":
        do(table, "T1")
        assert refused(table, text).reason


def test_the_second_copies_of_the_wilds_are_out_too():
    table = ready("T1", "hand", "S9", others=("K5", "V5", "V6"), row="K2", deck_1="K9")
    for wild in ("W1", "W1'", "W2'"):
        assert refused(table, wild).clause == "Paradoxical 4.1"


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_nobody_imagines_a_wild_anywhere_else(seat: int):
    """What is out of the game is known to be out. (Family 6.2)"""
    table = dealt(3)
    do(table, "pile 1", "pile 2", "pile 1")
    for seed in range(10):
        imagined = table.view(seat).imagine(seed)
        assert isinstance(imagined, Paradoxical)
        assert expelled(imagined) == ["W1", "W2"]
