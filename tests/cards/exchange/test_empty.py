"""Effects with an empty deck, an empty discard pile, both, and empty hands: as much is done as can be. (Family 2.5-2.7)

Nothing crashes, no card is lost, the market keeps its cards, and the log tells what was skipped. (Family 3.3)
"""

import pytest

from techdeck.games.exchange.places import Exchange
from tests.cards.exchange.words import CARDS, ONES, check_market, effects, hands, stacks
from tests.cards.moments import answer_at_random
from tests.cards.words import skipped, without
from tests.exchange_table import (
    deck,
    discard,
    do,
    exchange_table,
    frame,
    hand,
    happened,
    market,
    may_do,
    stack,
)

FULL = ["K3 S7 T11", "S6 T3 V7", "K13 V12 T10"]
BARE = ["", "", ""]
DECK = "K4 S8 W2 T7 V8 K5 S2"
PILE = "S3 T5 W1 K6 V11"
PILES = {"both": (DECK, PILE), "no deck": ("", PILE), "no discard": (DECK, ""), "none": ("", "")}
SPARE = {"K1": "K2", "S1": "S4", "T1": "T4", "V1": "V2"}
"""What begins a stack where somebody has exchanged the 1 into their hand."""


def market_without(card: str) -> str:
    """The four 1s, or another card for the one that is in a hand."""
    return " ".join(SPARE[one] if one == card else one for one in ONES)


def table_with(card: str, held: list[str], piles: str, users: int = 0, seed: int = 1) -> Exchange:
    """Seat 0 holds the card beside these and is to use one."""
    on_deck, in_pile = (without(card, text) for text in PILES[piles])
    others = [without(card, text) for text in held]
    cards = [f"{card} {others[0]}", *others[1:]]
    return effects(cards, on_deck, in_pile, market_without(card), users=users, seed=seed)


@pytest.mark.parametrize("card", CARDS)
def test_with_no_cards_at_all_every_effect_is_skipped(card: str):
    """Nothing is turned up, what can't be done is told, and the used card is drawn again. (Family 3.3, 3.4)"""
    table = table_with(card, BARE, "none")
    before = stacks(table)
    do(table, card)
    answer_at_random(table, 1)
    assert (happened(table, "use"), skipped(table) != []) == ([card], True)
    assert len(happened(table, "no_card")) == 1
    assert (hands(table), deck(table), discard(table)) == ([card, "", ""], "", "")
    assert stacks(table) == before


@pytest.mark.parametrize("piles", list(PILES))
@pytest.mark.parametrize("card", CARDS)
def test_whatever_is_empty_the_effect_ends_and_no_card_is_lost(card: str, piles: str):
    """With full and empty hands, for early and late users, and with chance for every answer."""
    for seed, held in enumerate([FULL, BARE, FULL, ["K3", "", "T10 V12"], FULL]):
        table = table_with(card, held, piles, users=seed % 4, seed=seed)
        do(table, card)
        answer_at_random(table, seed)
        assert (frame(table), table.current_player(), happened(table, "use")) == ("UseCard", 1, [card])
        assert sum(market(table)) >= 4
        check_market(table)


@pytest.mark.parametrize("card", CARDS)
def test_two_players_come_to_the_end_of_every_effect(card: str):
    """The left neighbour is the right one as well."""
    for seed, piles in enumerate(PILES):
        table = table_with(card, FULL[:2], piles, seed=seed)
        do(table, card)
        answer_at_random(table, seed)
        check_market(table)


def test_the_deck_is_made_anew_only_when_a_card_is_needed():
    """Big Data needs two: the last card of the deck first, then one of the shuffled pile. (Family 2.5, 2.7)"""
    table = effects(["K10 S9", "", ""], deck="K9", discard="T9")
    do(table, "K10")
    assert (may_do(table), deck(table), discard(table)) == ({"K9", "S9", "T9"}, "", "")
    assert len(happened(table, "shuffle")) == 1
    table = effects(["K6 S9", "", ""], deck="K8", discard="T9", users=1)
    do(table, "K6")
    assert (deck(table), discard(table), happened(table, "shuffle")) == ("K8", "T9", [])


def test_the_market_card_is_taken_from_the_shuffled_pile_when_the_deck_is_out():
    """The used card is not among them yet; the redraw may only find it. (Exchange 6.2, 6.3)"""
    table = effects(["K6 S9", "", ""], discard="T9")
    do(table, "K6", "no")
    assert (stack(table, "T"), hand(table, 0), discard(table)) == ("T9 T1", "K6 S9", "")
    assert len(happened(table, "shuffle")) == 2


def test_market_cards_are_never_shuffled_in():
    """The last card of all is drawn, and the next draw finds none."""
    table = effects(["V5", "", ""], discard="T9", users=2)
    do(table, "V5", "seat 1")
    assert (skipped(table), stacks(table)) == (["Pick another player, who draws 1."], ONES)
    assert hands(table) == ["T9 V5", "", ""]


def test_a_user_without_any_other_card_redraws_from_what_there_is():
    for on_deck, pile, drawn in (("K8 K9", "", "K9"), ("K8", "T9", ""), ("", "", "K6")):
        table = effects(["K6", "", ""], deck=on_deck, discard=pile)
        do(table, "K6", "no")
        assert hand(table, 0) in ([drawn] if drawn else ["K6", "T9"])
        assert len(hand(table, 0).split()) == 1


def test_a_player_without_cards_can_only_pass():
    table = effects(["", "S9", ""], deck="K9")
    assert (table.current_player(), may_do(table)) == (0, {"no"})


def test_effects_phases_go_by_without_cards():
    """Empty hands score nothing, and the next round is dealt as usual. (Exchange 7.1, 8.2)"""
    table = exchange_table(["", ""], phase="second effects", fill=True)
    do(table, "no", "no", "best", "best")
    assert (table.scores(), frame(table)) == ([0, 0], "Trading")
    assert [len(text.split()) for text in hands(table)] == [10, 10]


def test_an_empty_hand_makes_everybody_discard_everything():
    """The fewest cards are none. (Exchange 7.1)"""
    table = exchange_table(["V3 K3", ""], phase="second effects", fill=False)
    do(table, "V3", "seat 1", "K3")
    assert (table.current_player(), may_do(table)) == (1, {"K3"})
    do(table, "K3", "no")
    assert (frame(table), hands(table)) == ("Equalise", ["K3 V3", ""])
    do(table, "K3", "V3")
    assert (frame(table), hands(table)) == ("Arranging", ["", ""])
