"""Effects with an empty deck, an empty discard pile, both, and empty hands: as much is done as can be. (Family 2.5-2.7)

Nothing crashes, no card is lost or lies in the other deck's pile, limits are kept, and the log tells what was skipped.
"""

import pytest

from techdeck.core.zones import ASIDE, DECK, DISCARD, HAND, PENDING, SECOND_DECK, SECOND_DISCARD, USED
from techdeck.games.paradoxical.names import HAND_ROOM, POOL, TABLEAU
from techdeck.games.paradoxical.places import Paradoxical
from tests.cards.moments import answer_at_random
from tests.cards.paradoxical.words import CARDS, cards_in, hands, places, ready, skipped, tableaus
from tests.cards.words import without
from tests.paradoxical_table import (
    deck_1,
    deck_2,
    discard_1,
    discard_2,
    do,
    hand,
    marked,
    may_do,
    noted,
    paradoxical_table,
    pool,
)
from tests.rulebook.paradoxical.words import frame

FULL = ["K3 S7 T11 V4", "S6 T3 V7 K12 T12", "K13 V12 T10 S9 V8"]
BARE = ["", "", ""]
ROWS = ["K2 V2", "S10", "T9 K11"]
NEUTRAL = "K9 V13 S12"
PILES = {
    "all": ("K4 S8 K5 S2", "T7 V10 T6 V11", "S3 K6", "T5 V3"),
    "no decks": ("", "", "S3 K6", "T5 V3"),
    "no discards": ("K4 S8 K5 S2", "T7 V10 T6 V11", "", ""),
    "deck 1 only": ("K4 S8 K5 S2", "", "", ""),
    "pile 2 only": ("", "", "", "T5 V3"),
    "none": ("", "", "", ""),
}


def table_with(
    card: str, place: str, piles: str, held: list[str], rows: list[str], neutral: str, seed: int = 1
) -> Paradoxical:
    """Seat 0 is about to use the card; whatever lay elsewhere under its name is left out."""
    mine, *others = [without(card, text) for text in held]
    row, *other_rows = [without(card, text) for text in rows]
    one, two, first, second = (without(card, text) for text in PILES[piles])
    return ready(
        card,
        place,
        mine,
        others=others,
        row=row,
        rows=other_rows,
        deck_1=one,
        deck_2=two,
        discard_1=first,
        discard_2=second,
        pool=without(card, neutral),
        seed=seed,
    )


def check_table(table: Paradoxical) -> None:
    """Every card is somewhere, nothing lies aside, each pile has cards of its own deck only, and no hand is too big."""
    zones = table.zones
    assert sorted(card for zone in range(len(zones.counts)) for card in zones.listed(zone)) == list(range(54))
    assert [int(zones.count(zone)) for zone in (ASIDE, USED, *range(PENDING, PENDING + 6))] == [0] * 8
    assert {name[0] for name in cards_in(table, [DECK, DISCARD])} <= {"K", "S"}
    assert {name[0] for name in cards_in(table, [SECOND_DECK, SECOND_DISCARD])} <= {"T", "V"}
    assert max(int(zones.count(HAND + seat)) for seat in range(3)) <= HAND_ROOM


def in_play(table: Paradoxical) -> list[int]:
    """How many cards the tableaus and the pool have."""
    return [int(table.zones.count(zone)) for zone in (TABLEAU, TABLEAU + 1, TABLEAU + 2, POOL)]


@places
@pytest.mark.parametrize("card", CARDS)
def test_with_no_other_card_at_all_every_effect_is_skipped(card: str, place: str):
    """The card is used up all the same, no deck is asked for, and what can't be done is told. (Family 3.3, 3.4)"""
    table = table_with(card, place, "none", BARE, BARE, "")
    do(table, card)
    answer_at_random(table, 1)
    assert (noted(table, "use"), noted(table, "choose_pile"), skipped(table) != []) == ([card], [], True)
    assert (hands(table, card), tableaus(table, card), pool(table)) == (BARE, BARE, "")
    assert (deck_1(table), deck_2(table), discard_1(table), discard_2(table)) == ("", "", "", "")
    assert marked(table) == card


@pytest.mark.parametrize("piles", list(PILES))
@pytest.mark.parametrize("card", CARDS)
def test_whatever_is_empty_the_effect_ends_and_no_card_is_lost(card: str, piles: str):
    """With full and empty hands, with and without cards in play, and with chance for every answer."""
    cases = [(FULL, ROWS, NEUTRAL), (BARE, ROWS, ""), (["K3", "", "T10 V12"], BARE, NEUTRAL), (FULL, BARE, "")]
    for seed, (held, rows, neutral) in enumerate(cases + cases):
        place = "hand" if seed < len(cases) else "tableau"
        table = table_with(card, place, piles, held, rows, neutral, seed)
        before = in_play(table)
        do(table, card)
        answer_at_random(table, seed)
        assert (frame(table) in ("Turn", "nothing"), noted(table, "use")) == (True, [card])
        assert in_play(table) == before, "effects exchange and replace, so no place gets more cards"
        check_table(table)


def test_the_deck_is_made_anew_only_from_its_own_discard_pile_and_only_when_a_card_is_needed():
    """Big Data needs two: the last card of deck 1 first, then one of its shuffled pile. (Family 2.5, 2.7)"""
    table = ready("K10", "hand", "S9", deck_1="K9", discard_1="S3", discard_2="T9")
    do(table, "K10", "pile 1")
    assert (hand(table, 0), deck_1(table), discard_1(table), discard_2(table)) == ("K9 S3 S9", "", "", "T9")
    assert noted(table, "shuffle") == ["deck_1"]
    table = ready("K6", "hand", "S9", discard_1="S3")
    do(table, "K6", "no")
    assert (deck_1(table), discard_1(table), noted(table, "shuffle")) == ("", "S3", [])


def test_what_lies_in_a_tableau_the_pool_or_aside_is_never_shuffled_in():
    """The last card of deck 1 is drawn, and the next draw of that deck finds none. (Family 2.8)"""
    table = ready("V5", "hand", others=("K5", ""), row="K2", pool="K9", discard_1="S3")
    do(table, "V5", "pile 1", "seat 1")
    assert (hands(table), pool(table)) == (["S3 V5", "K5", ""], "K9")
    assert skipped(table) == ["Pick another player, who draws 1."]


def test_an_empty_deck_may_be_chosen_though_the_other_has_cards():
    """To choose is free, and then the sentence is skipped. (Family 3.28, 3.3)"""
    table = ready("K12", "hand", deck_2="V9")
    do(table, "K12", "seat 1")
    assert may_do(table) == {"pile 1", "pile 2"}
    do(table, "pile 1")
    assert (skipped(table), hand(table, 0), deck_2(table)) == (["Draw 1."], "K12", "V9")


def test_a_used_up_table_passes_on_until_the_turns_are_over():
    """Nothing to draw, to use, to add or to claim: everybody passes to the end. (Paradoxical 1.3, 5.3)"""
    table = paradoxical_table(["V13", ""], deck_1="", options={"turns": "5"})
    do(table, "V13")
    assert (table.is_terminal(), table.scores(), len(noted(table, "pass"))) == (True, [0, 0], 9)
