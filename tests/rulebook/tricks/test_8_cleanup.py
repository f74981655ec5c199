"""Clean-up after a round. (Tricks 8)"""

import pytest

from techdeck.core.cards import DOMAIN_NAMES, parse_card
from techdeck.core.counting import ROUND, UNTIL_NEXT_ROUND
from techdeck.core.zones import ASIDE, DECK, DISCARD, EVERYBODY, EXPELLED, HAND, USED
from techdeck.games.tricks.names import OWN_GOAL, TRICK, TRUMP_DISCARD, WON
from tests.cards.tricks.words import changed
from tests.rulebook.words import (
    dealt,
    frame,
    goals,
    no_effects,
    play_on,
    to_round,
    to_tricks,
    trump_card,
    trump_deck,
)
from tests.tricks_table import discard, do, hand, happened, shown_zone, tricks_table, zone

TWOS = {"K2", "S2", "T2", "V2"}


def twos(table):
    """Every 2 that is not expelled: the trump deck and the trump card turned for the new round."""
    return trump_deck(table) | {trump_card(table)}


def expelled(table):
    """The 2s that are out of the game."""
    return set(zone(table, EXPELLED).split()) - {"W1", "W2"}


@pytest.mark.parametrize("where", ["hand", "trick", "discard", "trump"])
def test_8_1_an_original_goal_returns_from_wherever_it_is(where):
    """K1 was exchanged for K5 and is still in the hand, was played, is in the discard pile, or is the trump card."""
    table = tricks_table(["V9 K5", "S3 S10", "T3 T4"], trump="V2", deck="T5 T6 T7 T8 T9 T10 T11 T12 T13")
    do(table, "V9", "K1", "K5")
    assert goals(table)[0] == "K5"
    if where == "discard":
        table.discard(parse_card("K1"))
    elif where == "trump":
        table.zones.swap(parse_card("K1"), table.trump_card(), EVERYBODY, EVERYBODY)
    no_effects(table)
    if where == "trick":
        do(table, "K1")
    play_on(table, "TradingTurn")
    assert goals(table) == ["K1", "S1", "T1"]
    assert "K5" in [*zone(table, DECK).split(), *[c for s in range(3) for c in hand(table, s).split()]]


@pytest.mark.parametrize("where", ["hand", "discard", "won", "trump discard", "goal"])
def test_8_2_every_2_goes_back_from_wherever_it_is(where):
    table = tricks_table(["K5 K6", "S3 S4"], phase="tricks", trump="V2", trump_deck="K2 T2")
    zones, s2 = table.zones, parse_card("S2")
    if where == "goal":
        zones.swap(s2, table.goal(1), EVERYBODY, EVERYBODY)
    else:
        place = {"hand": HAND, "discard": DISCARD, "won": WON + 1, "trump discard": TRUMP_DISCARD}[where]
        zones.move(s2, place, EVERYBODY)
    play_on(table, "TradingTurn")
    assert twos(table) == {"K2", "S2", "T2"}


def test_8_2_a_2_is_a_card_with_a_printed_2():
    """S2 counts as 9, K5 counts as 2; both were in a hand."""
    table = tricks_table(["K5 S2", "S3 S4"], phase="tricks", trump="V2", trump_deck="K2 T2")
    table.alter(parse_card("S2"), 9, DOMAIN_NAMES.index("science"))
    table.alter(parse_card("K5"), 2, DOMAIN_NAMES.index("knowledge"))
    do(table, "K5", "S3", "S2", "S4")
    assert twos(table) == {"K2", "S2", "T2"}


def test_8_3_the_2_of_the_trump_domain_is_expelled():
    table = tricks_table(["K5", "S3"], phase="tricks", trump="V2", trump_deck="K2 S2 T2")
    do(table, "K5", "S3")
    assert (expelled(table), twos(table)) == ({"V2"}, {"K2", "S2", "T2"})
    assert happened(table, "expel") == ["V2"]


@pytest.mark.parametrize(("used", "answers"), [("S10", ["V2", "K5"]), ("T9", ["V2", "K5"]), ("S13", ["V2"])])
def test_8_3_with_another_trump_card_the_2_of_its_domain(used, answers):
    """The trump card V2 was exchanged or replaced and a knowledge card lies there: K2 goes, V2 stays."""
    table = tricks_table([f"{used} K5 S5", "S3 S4"], trump="V2", deck="K6 T6 T7 T8", trump_deck="K2 S2 T2")
    do(table, used, *answers)
    assert DOMAIN_NAMES[table.trump()] == "knowledge"
    play_on(table, "TradingTurn")
    assert (expelled(table), twos(table)) == ({"K2"}, {"V2", "S2", "T2"})


def test_8_3_a_trump_card_that_counts_as_another_domain():
    table = tricks_table(["K5", "S3"], phase="tricks", trump="V2", trump_deck="K2 S2 T2")
    table.alter(parse_card("V2"), 2, DOMAIN_NAMES.index("science"))
    do(table, "K5", "S3")
    assert expelled(table) == {"S2"}


def test_8_4_if_that_2_is_gone_the_one_turned_up_is_expelled():
    """K2 left the game in an earlier round; V2 was turned up, and a swap made knowledge trump."""
    table = tricks_table(["K5 K6", "S3 S4"], phase="trading", trump="V2", trump_deck="S2 T2", goals=("V1", "S1"))
    table.zones.move(parse_card("K2"), EXPELLED, EVERYBODY)
    do(table, "trump-swap", "K5")
    to_tricks(table, 1, 0)
    assert trump_card(table) == "K5"
    play_on(table, "TradingTurn")
    assert (expelled(table), twos(table)) == ({"K2", "V2"}, {"S2", "T2"})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_8_5_one_card_leaves_the_trump_deck_each_round(players):
    """Whatever swaps and effects did; random play does a lot of them."""
    for seed in range(12):
        table = dealt(players, seed)
        for number in (2, 3):
            to_round(table, number, seed)
            assert len(expelled(table)) == number - 1
            assert twos(table) == TWOS - expelled(table)
        play_on(table, seed=seed)
        assert len(expelled(table)) == 3
        assert trump_deck(table) == TWOS - expelled(table)


def test_8_6_the_trump_deck_is_shuffled():
    """The next trump card is any of the three, and nobody knows it before."""
    turned = set()
    for seed in range(40):
        table = tricks_table(["K5", "S3"], phase="tricks", trump="V2", trump_deck="K2 S2 T2", seed=seed)
        do(table, "K5", "S3")
        turned.add(trump_card(table))
        assert shown_zone(table, 0, "trump_deck") == {"count": 2, "cards": [None, None]}
    assert turned == {"K2", "S2", "T2"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_8_7_all_other_cards_are_the_new_draw_deck(players):
    table = dealt(players)
    to_round(table, 2)
    for empty in (DISCARD, TRUMP_DISCARD, TRICK, USED, ASIDE, *range(WON, WON + 4)):
        assert table.zones.count(empty) == 0
    dealt_out = [card for seat in range(players) for card in hand(table, seat).split()]
    every = {f"{letter}{value}" for letter in "KSTV" for value in (1, *range(3, 14))} - set(goals(table))
    assert sorted([*zone(table, DECK).split(), *dealt_out]) == sorted(every)
    assert all(
        table.view(seat).hand(other) == [] for seat in range(players) for other in range(players) if other != seat
    )


def test_8_7_both_discard_piles_are_empty():
    """S13 replaced the trump card V2: the one lies in the discard pile, the other in the trump discard pile."""
    table = tricks_table(["S13 K5", "S3 S4"], deck="T5 T6 T7 T8 T9 T10 T11 T12 T13 V3", trump_deck="K2 S2 T2")
    do(table, "S13", "V2")
    assert (discard(table), "V2" in zone(table, TRUMP_DISCARD).split()) == ("S13", True)
    play_on(table, "TradingTurn")
    assert (discard(table), zone(table, TRUMP_DISCARD)) == ("", "")


def test_8_7_it_is_shuffled_anew():
    orders = set()
    for seed in range(10):
        table = tricks_table(["K5", "S3"], phase="tricks", seed=seed)
        do(table, "K5", "S3")
        orders.add(zone(table, DECK))
    assert len(orders) == 10


@pytest.mark.parametrize("players", [2, 3, 4])
def test_8_8_goals_are_not_dealt_again(players):
    table = dealt(players)
    before = goals(table)
    for number in (2, 3):
        to_round(table, number)
        assert goals(table) == before


def test_8_9_lasting_changes_end_on_the_cards_that_are_shuffled():
    """On a hand card, on a card of the deck, on the 2 that was trump."""
    table = tricks_table(["K5", "S3"], phase="tricks")
    for text in ("K5", "T9", "V2"):
        table.alter(parse_card(text), 13, DOMAIN_NAMES.index("science"))
    do(table, "K5", "S3")
    assert changed(table) == {}
    assert [int(table.value_of(parse_card(text))) for text in ("K5", "T9", "V2")] == [5, 9, 2]


def test_8_9_the_change_of_a_card_that_goes_back_to_being_a_goal_lasts_to_the_end_of_the_next_round():
    """K1 came into a hand, was changed there, and goes back: a goal is not shuffled."""
    table = tricks_table(["K1", "S3"], phase="tricks", goals=("K7", "S1"))
    table.nums[OWN_GOAL], round_now = parse_card("K1"), int(table.nums[ROUND])
    table.alter(parse_card("K1"), 1, DOMAIN_NAMES.index("science"), UNTIL_NEXT_ROUND)
    do(table, "K1", "S3")
    assert (goals(table), changed(table)) == (["K1", "S1"], {"K1": (1, "science")})
    to_round(table, round_now + 2)
    assert (goals(table), changed(table)) == (["K1", "S1"], {})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_8_9_the_changes_of_all_goals_last(players):
    table = tricks_table(["K5", "S3", "T3", "V3"][:players], phase="tricks")
    for goal in goals(table):
        table.alter(parse_card(goal), 7, DOMAIN_NAMES.index("science"), UNTIL_NEXT_ROUND)
    do(table, *["K5", "S3", "T3", "V3"][:players])
    assert changed(table) == dict.fromkeys(goals(table), (7, "science"))


def test_8_9_for_as_long_as_the_text_says():
    """One that is for the round alone ends with it, on a goal too."""
    table = tricks_table(["K5", "S3"], phase="tricks")
    table.alter(parse_card("K1"), 7, DOMAIN_NAMES.index("science"))
    do(table, "K5", "S3")
    assert changed(table) == {}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_8_10_clean_up_is_done_after_the_third_round_too(players):
    table = dealt(players)
    play_on(table)
    assert (table.is_terminal(), int(table.nums[ROUND]), frame(table)) == (True, 3, "nothing")
    assert len(trump_deck(table)) == 1
    assert all(hand(table, seat) == "" for seat in range(players))
    assert discard(table) == ""
    shown = shown_zone(table, None, "trump_deck")["cards"]
    assert shown == list(trump_deck(table)), "all see which card decides a tie"
    assert happened(table, "last_trump") == shown
