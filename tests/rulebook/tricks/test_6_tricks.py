"""The six tricks. (Tricks 6)"""

import pytest

from techdeck.core.cards import DOMAIN_NAMES, parse_card
from techdeck.games.tricks.names import TAKEN, TRICKS_DONE
from tests.rulebook.words import bid, dealt, frame, no_effects, no_trades, refused
from tests.tricks_table import do, facts, hand, happened, may_do, moved, shown_zone, told, tricks_table


def playing(hands, trump="service", first=0, **more):
    """A table at the first trick."""
    return tricks_table(hands, phase="tricks", trump=trump, first=first, **more)


def taken(table):
    """Tricks won by each seat."""
    return [int(table.nums[TAKEN + seat]) for seat in range(int(table.players))]


@pytest.mark.parametrize(("players", "first"), [(2, 1), (3, 2), (4, 1)])
def test_6_1_the_first_player_leads_and_it_goes_to_the_left(players, first):
    table = playing(["K3 S3 T3", "K4 S4 T4", "K5 S5 T5", "K6 S6 T6"][:players], first=first)
    assert may_do(table, first) == set(hand(table, first).split()), "any card may be led"
    order = []
    for _ in range(players):
        order.append(int(table.current_player()))
        do(table, f"K{order[-1] + 3}")
    assert order == [(first + n) % players for n in range(players)]


def test_6_1_played_cards_are_seen_by_all_and_are_your_own():
    table = playing(["K3 S3", "K4 S4", "K5 S5"])
    assert refused(table, "K4").clause == "Tricks 6.1"
    assert refused(table, "K4", seat=1).clause == "Tricks 6.1"
    do(table, "S3")
    assert shown_zone(table, None, "trick") == {"count": 1, "cards": ["S3"]}
    [played] = told(table, "play")
    assert (played["seat"], played["cards"]) == (0, [moved("S3", "hand", 0, "trick", 0)])


def test_6_2_follow_if_you_can():
    table = playing(["S9 K3", "S4 S6 V13", "K4 V3", "T4 K5"])
    do(table, "S9")
    assert may_do(table) == {"S4", "S6"}
    error = refused(table, "V13")
    assert error.clause == "Tricks 6.2"
    assert error.reason == "you hold a science card and must follow; V13 is not science"
    do(table, "S4")
    assert may_do(table) == {"K4", "V3"}, "who holds none may play any card"


def test_6_3_trump_beats_every_other_domain():
    table = playing(["K13 K3", "V3 S4", "K12 S5"])
    do(table, "K13", "V3", "K12")
    assert taken(table) == [0, 1, 0]


def test_6_3_the_highest_trump_wins():
    table = playing(["K13 K3", "V3 S4", "V7 S5", "V5 S6"])
    do(table, "K13", "V3", "V7", "V5")
    assert taken(table) == [0, 0, 1, 0]


def test_6_4_without_trump_the_highest_of_the_led_domain_wins():
    table = playing(["K5 K3", "T13 S4", "K9 S5", "K7 S6"])
    do(table, "K5", "T13", "K9", "K7")
    assert taken(table) == [0, 0, 1, 0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_6_5_the_winner_takes_it_and_leads_next(players):
    table = playing(["K5 K3", "K9 S4", "K7 S5", "K6 S6"][:players])
    do(table, *["K5", "K9", "K7", "K6"][:players])
    assert table.current_player() == 1
    assert happened(table, "take_trick") == [" ".join(["K5", "K9", "K7", "K6"][:players])]
    [taken_trick] = told(table, "take_trick")
    assert (taken_trick["seat"], taken_trick["about"]) == (1, {"number": 1, "goal": False})


def test_6_6_ace_is_low_and_king_is_high():
    table = playing(["S12 K3", "S13 K4", "S1 K5"], goals=("K1", "T1", "V1"))
    do(table, "S12", "S13", "S1")
    assert taken(table) == [0, 1, 0]
    low = playing(["S1 K3", "S3 K4"], goals=("K1", "T1"))
    do(low, "S1", "S3")
    assert taken(low) == [0, 1]


@pytest.mark.parametrize(("leader", "winner"), [(0, 0), (1, 1)])
def test_6_7_of_equal_cards_the_earlier_is_better(leader, winner):
    """Biotechnology makes the 8 of knowledge count 9, like the 9 of knowledge."""
    table = tricks_table(["K9 S3 S4 S5 S6 S7", "S11 K8 T3 T4 T5 T6"], first=leader, deck="T13")
    for _ in range(2):
        do(table, *(["S11", "K8", "higher"] if table.current_player() == 1 else ["no"]))
    do(table, *(["K9", "K8"] if leader == 0 else ["K8", "K9"]))
    assert taken(table)[winner] == 1


def test_6_8_who_has_no_card_sits_out():
    table = playing(["K5 K3", "", "K9 S5"])
    do(table, "K5")
    assert table.current_player() == 2
    do(table, "K9")
    assert taken(table) == [0, 0, 1]
    assert happened(table, "take_trick") == ["K5 K9"]


def test_6_9_an_empty_leader_passes_the_lead_to_the_left():
    table = playing(["", "", "K9 S5", "K5 K3"])
    assert table.current_player() == 2
    do(table, "S5", "K3")
    assert table.current_player() == 2, "the winner leads"
    last = playing(["K13", "K3 S3", "K4 S4"])
    do(last, "K13", "K3", "K4")
    assert (taken(last), last.current_player()) == ([1, 0, 0], 1)
    assert [(event["seat"], event["other"]) for event in told(last, "pass_lead")] == [(0, 1)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_6_10_a_round_has_six_tricks(players):
    table = dealt(players)
    no_trades(table)
    bid(table, *[1] * players)
    no_effects(table)
    while frame(table) == "PlayCard":
        do(table, sorted(may_do(table))[0])
    assert len(happened(table, "take_trick")) == 6
    assert sum(int(str(score["tricks"])) for score in facts(table, "score")) == 6


def test_6_11_missing_tricks_are_not_played_and_nobody_wins_them():
    table = playing(["K5 K3", "K9 S5"], bids=(0, 2))
    do(table, "K5", "K9", "S5", "K3")
    assert happened(table, "take_trick") == ["K5 K9", "S5 K3"]
    scores = [(score["points"], score["tricks"], score["bid"]) for score in facts(table, "score")]
    assert scores == [(1 + 3 + 2, 0, 0), (2 + 4 + 1, 2, 2)]


def test_6_12_a_changed_card_follows_as_what_it_counts_as():
    """Marketing makes K9 a science card: it must follow science, and can't follow knowledge."""
    table = tricks_table(["V10 K9 K3", "S3 K4 T9"], deck="T5 T6 T7 T8 T10 T11 T12 T13 T3", first=0)
    do(table, "V10", "K9", "domain science", "no")
    do(table, "K3", "K4")
    assert table.current_player() == 1
    do(table, "S3")
    assert may_do(table, 0) == {"K9"}
    error = refused(table, "T5", seat=0)
    assert (error.clause, error.reason) == ("Tricks 6.2", "you hold a science card and must follow; T5 is not science")
    do(table, "K9")
    assert taken(table) == [1, 1]


def test_6_12_a_led_card_asks_for_what_it_counts_as_and_that_wins():
    """K9 counts as science: S10 has to follow it, K13 can't, and S10 is higher."""
    table = playing(["K9 K3", "S10 K13"])
    table.alter(parse_card("K9"), 9, DOMAIN_NAMES.index("science"))
    do(table, "K9")
    assert may_do(table) == {"S10"}
    do(table, "S10")
    assert taken(table) == [0, 1]


def test_6_12_a_changed_card_can_be_trump():
    table = tricks_table(["K5 K3", "V10 K9 S4"], deck="T5 T6 T7 T8 T10 T11 T12 T13 T3", trump="V2")
    do(table, "no", "V10", "K9", "domain service")
    do(table, "K5")
    assert "K9" in may_do(table), "no knowledge card any more"
    do(table, "K9")
    assert taken(table) == [0, 1]


def test_6_13_cards_left_in_hand_count_for_nothing():
    hands = ["K3 K4 K5 K6 K7 K8 V13", "S3 S4 S5 S6 S7 S8 S9 S10"]
    table = playing(hands, trump="technology", bids=(6, 1), goals=("V1", "S1"))
    for value in range(3, 9):
        do(table, f"K{value}", f"S{value}")
    assert table.nums[TRICKS_DONE] == 0, "the next round has begun"
    scores = [(score["points"], score["tricks"], score["bid"]) for score in facts(table, "score")]
    assert scores == [(6 + 4 + 2, 6, 6), (2, 0, 1)]


def test_6_14_the_trick_example():
    """Service is trump: the 7 of technology, then the 4 and the 10 of service; the 10 wins and leads."""
    table = playing(["T7 K3", "V4 K4", "V10 K5"])
    do(table, "T7", "V4", "V10")
    assert taken(table) == [0, 0, 1]
    assert table.current_player() == 2
