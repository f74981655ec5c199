"""Knowing and saying. (Family 6)"""

import pytest

from techdeck.core.cards import card_id, parse_card
from techdeck.core.zones import HAND
from tests.rulebook.words import dealt, frame, play_on, refused, sayable
from tests.table_words import facts
from tests.tricks_table import deck, do, hand, known_to, may_do, tricks_table

PLENTY = "V4 V5 V6 V7 V8 V9"


def peek(table, seat, other):
    """The seat has looked at another player's hand before."""
    for card in table.zones.listed(HAND + other):
        table.zones.learn(card, 1 << seat)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_6_1_you_always_know_your_own_hand(players):
    """At every choice of whole random games."""
    table = dealt(players, seed=2)
    for step in range(2000):
        for seat in range(players):
            assert table.view(seat).hand(seat) == table.zones.listed(HAND + seat)
        if table.is_terminal():
            return
        seats = table.acting_seats()
        seat = seats[step % len(seats)]
        choices = table.legal_actions(seat)
        table.apply_action(choices[(step * 7) % len(choices)], seat)
    pytest.fail("the game did not end")


def test_6_2_a_card_shown_to_all_is_known_to_all():
    """3D Printing reveals K9."""
    table = tricks_table(["T3 K9", "S3 S4", "T4 T5"], deck=PLENTY)
    do(table, "T3", "K9")
    assert all("K9" in known_to(table, seat) for seat in range(3))


def test_6_2_a_card_you_looked_at():
    table = tricks_table(["K12 K3", "S3 S4", "T4 T5"], deck=PLENTY)
    do(table, "K12", "seat 1")
    assert [known_to(table, seat) >= {"S3", "S4"} for seat in range(3)] == [True, True, False]


def test_6_2_a_card_you_passed_on():
    table = tricks_table(["V1 K3 K4", "S3 S4", "T3 T4"], goals=("K1", "S1", "T1"), deck=PLENTY)
    do(table, "V1")
    for seat, card in enumerate(("K3", "S3", "T3")):
        do(table, card, seat=seat)
    assert ["K3" in known_to(table, seat) for seat in range(3)] == [True, True, False]


@pytest.mark.parametrize(("used", "answers", "place"), [("K2", ["K9"], -1), ("K13", ["K9", "K4"], 0)])
def test_6_2_a_card_you_put_in_its_place(used, answers, place):
    """Digital Archives puts it under the deck, Quantum Computing on top and another card over it, which is drawn."""
    table = tricks_table([f"{used} K9 K4", "S3 S4"], trump="V2", deck=PLENTY)
    do(table, used, *answers)
    assert deck(table).split()[place] == "K9"
    assert ["K9" in known_to(table, seat) for seat in range(2)] == [True, False]


def test_6_2_you_know_it_as_long_as_you_can_follow_it():
    """Seat 0 put K9 on the deck; seat 1 draws it, and seat 0 still knows it."""
    table = tricks_table(["K13 K9 K4", "K10 S3"], deck=PLENTY)
    do(table, "K13", "K9", "K4")
    assert deck(table).split()[0] == "K9", "K4 was the user's new card"
    do(table, "K10")
    assert "K9" in hand(table, 1)
    assert "K9" in known_to(table, 0)


def test_6_3_after_a_shuffle_nobody_knows_where_they_lie():
    """Astronomy shuffles the open discard pile into a deck whose top card seat 1 had looked at."""
    table = tricks_table(["S9 K3", "S3 S4"], deck=PLENTY, discard="T9 T10")
    table.zones.learn(parse_card("V4"), 0b10)
    do(table, "S9")
    for seat in range(2):
        assert known_to(table, seat).isdisjoint(deck(table).split())


def test_6_3_a_single_card_that_is_shuffled_is_followed_all_the_same():
    """Seat 0's used card is the only one to draw: it becomes the deck, and all see it come back to the hand."""
    table = tricks_table(["S5 K9", "T4 V5", "V6 V7"])
    do(table, "S5")
    assert hand(table, 0) == "K9 S5"
    assert all("S5" in known_to(table, seat) for seat in range(3))


def test_6_3_cards_put_face_down_and_dealt_back():
    """Logistics: even who put a card no longer knows who has it."""
    table = tricks_table(["V12 K3 K4", "S3 S4", "T3 T4"], deck=PLENTY)
    do(table, "V12")
    for seat, card in enumerate(("K3", "S3", "T3")):
        do(table, card, seat=seat)
    for seat in range(3):
        others = [card for other in range(3) if other != seat for card in hand(table, other).split()]
        assert known_to(table, seat).isdisjoint(others)


@pytest.mark.parametrize(("used", "answers"), [("K2", ["S5"]), ("V3", ["seat 2", "S5", "T4"])])
def test_6_4_an_unseen_card_leaves_and_you_lose_track(used, answers):
    """Seat 0 knew the whole hand of seat 1, who puts a card under the deck, or gives one to seat 2."""
    table = tricks_table(["K3 K4", f"{used} S4 S5 S6", "T3 T4"], first=1, deck=PLENTY, trump="V2")
    peek(table, 0, 1)
    assert {"S4", "S5", "S6"} <= known_to(table, 0)
    do(table, used, *answers)
    assert known_to(table, 0).isdisjoint({"S4", "S5", "S6"})


def test_6_4_who_sees_the_card_does_not_lose_track():
    """A discard is open; a face-down trade is seen by the partner, and not by the third."""
    table = tricks_table(["K3 K4", "K10 S4 S5", "T3 T4"], first=1, deck=PLENTY)
    peek(table, 0, 1)
    do(table, "K10", "S4", "V4")
    assert "S5" in known_to(table, 0)
    trade = tricks_table(["K3 K4 K5", "S3 S4", "T3 T4"], phase="trading", goals=("V1", "S1", "T1"))
    peek(trade, 1, 0)
    peek(trade, 2, 0)
    do(trade, "seat 1", "face-down K3", "no", "S3", "no", "S3")
    assert known_to(trade, 1) >= {"K3", "K4", "K5"}
    assert known_to(trade, 2).isdisjoint({"K3", "K4", "K5"})


def test_6_5_if_the_whole_hand_left_you_know_what_went():
    """Two cards of two, offered face down: the third player knew both."""
    table = tricks_table(["K3 K4", "S3 S4", "T3 T4"], phase="trading", goals=("V1", "S1", "T1"))
    peek(table, 2, 0)
    do(table, "seat 1", "face-down K3", "face-down K4", "any-card", "no", "S3")
    assert {"K3", "K4"} <= known_to(table, 2)
    assert "S3" not in known_to(table, 2)


@pytest.mark.parametrize(("hidden", "known"), [("T3 T4", True), ("T3 T4 T5", False)])
def test_6_5_passing_the_whole_hand_too(hidden, known):
    """Globalization: seat 2 passes both cards it has, to seat 1; with a third card in hand nobody can tell."""
    table = tricks_table(["V13 K3 K4", "S3 S4", hidden], deck=PLENTY)
    peek(table, 0, 2)
    do(table, "V13")
    do(table, "T4", "T3", seat=2)
    do(table, "S3", "S4", seat=1)
    do(table, "K3", "K4", seat=0)
    assert {"T3", "T4"} <= set(hand(table, 1).split())
    assert (known_to(table, 0) >= {"T3", "T4"}) == known


def everything_told(table, seat):
    """All that reaches a seat: its view, its choices, its events."""
    assert table.journal is not None
    events = [event.to_dict() for event in table.journal.feed(seat)]
    return [table.information_state_string(seat) if seat is not None else "", table.view(seat).to_dict(), events]


@pytest.mark.parametrize("seat", [0, 2, None])
def test_6_6_hidden_cards_leave_no_trace(seat):
    """Seat 1's hand and the deck change places, and all that seat 0, seat 2 and an onlooker are told is the same."""
    told = []
    for held, left in (("S3 S4 V9", "V4 V5 V6 V7"), ("V4 V5 V6", "S3 S4 V9 V7")):
        table = tricks_table(["K3 K9", held, "T4 T5"], phase="trading", goals=("V1", "S1", "T1"), deck=left)
        do(table, "ask-value 13", "silent", "silent", "seat 1", "face-down K9", "no", "V7", "no", "no")
        told.append(everything_told(table, seat))
    assert told[0] == told[1]


@pytest.mark.parametrize("seat", [2, None])
def test_6_6_the_order_of_messages_tells_nothing(seat):
    """A shown and a face-down card change hands; the face-down one is lower, or higher, than the shown one."""
    told = []
    for down, other in (("K3", "V9"), ("V9", "K3")):
        table = tricks_table([f"T7 {down} S5", f"V4 {other}", "S9"], phase="trading", goals=("V1", "S1", "T1"))
        do(table, "seat 1", "T7", f"face-down {down}", "V4", "no", "V4")
        told.append(everything_told(table, seat))
    assert told[0] == told[1]


def test_6_6_nor_when_a_whole_hand_is_passed():
    """Seat 0 knows one of the two cards that seat 2 passes on."""
    told = []
    for unknown, other in (("K9", "V9"), ("V9", "K9")):
        table = tricks_table(["V13 K3 K4", f"S3 S4 {other}", f"T4 {unknown}"], deck="V5 V6 V7 V8")
        table.zones.learn(parse_card("T4"), 0b1)
        do(table, "V13")
        do(table, "T4", unknown, seat=2)
        do(table, "S3", "S4", seat=1)
        do(table, "K3", "K4", seat=0)
        told.append(everything_told(table, 0))
    assert told[0] == told[1]


@pytest.mark.parametrize("way", ["looks at the hand", "gets the hand"])
def test_6_6_nor_who_else_knows_a_card_that_one_comes_to_know(way):
    """Seat 2 gave seat 1 a card face down, T7 or T8. Seat 0 sees both later, but not which of them seat 2 knows."""
    told = []
    for given, other in (("T7", "T8"), ("T8", "T7")):
        hands = ["K12 V13 K4 K5", f"{other} V3", f"{given} S5 S6"]
        table = tricks_table(hands, phase="trading", deck=PLENTY, goals=("V1", "S1", "T1"), trump="T2")
        do(table, "seat 1", f"face-down {given}", "no", "any-card", "no", "V3", "no", "no")
        for seat, bid in enumerate(("bid 3", "bid 1", "bid 1")):
            do(table, bid, seat=seat)
        if way == "looks at the hand":
            do(table, "K12", "seat 1")
        else:
            do(table, "V13")
            for seat, passed in enumerate((("K4", "K5"), (given, other), ("S5", "S6"))):
                do(table, *passed, seat=seat)
        assert {"T7", "T8"} <= known_to(table, 0)
        told.append([everything_told(table, 0), table.view(0).table.hash(), table.view(0).imagine(1).view(2).to_dict()])
    assert told[0] == told[1]


@pytest.mark.parametrize("seat", [1, None])
def test_6_6_a_change_that_ends_unseen_is_not_told(seat):
    """K9 counts as science. With Healthcare its owner puts it under the deck, or another card, and Astronomy shuffles
    the deck: whether the change is over, only the owner knows."""
    told = []
    for put in ("K9", "T3"):
        hands = ["V10 K9 T3 T4 T5 T6 T7", "V4 S3 S4 S5 S6 S7 S8", "S9 K3 K4 K5 K6 K7 K8"]
        table = tricks_table(hands, deck="V3 V5 V6 V7 V8 V9 V11 V12", discard="T9 T10", seed=3)
        do(table, "V10", "K9", "domain science", "V4", "no", "no", put, "no", "S9")
        assert "K9" not in known_to(table, 1)
        told.append(table.view(seat).to_dict())
    assert told[0] == told[1]
    assert told[0]["changed"] == [{"card": "K9", "value": 9, "domain": "science", "until": "next_round"}]


def test_6_6_refusals_tell_nothing():
    """Whether seat 1 holds V4 or not: seat 0 and seat 2 are refused with the same words."""
    words = []
    for held, left in (("V4 S4", "V5 S5"), ("V5 S5", "V4 S4")):
        table = tricks_table(["K3 K4", held, "T4 T5"], phase="trading", goals=("V1", "S1", "T1"), deck=left)
        first = [str(refused(table, text, seat=seat)) for text in ("V4", "V5") for seat in (0, 2)]
        do(table, "seat 1", "K3", "no", "V4", "no")
        words.append(first + [str(refused(table, text, seat=seat)) for text in ("V4", "V5", "no") for seat in (0, 2)])
    assert words[0] == words[1]


def test_6_6_people_who_watch_see_what_everybody_knows():
    """Of a trade the shown card and the one given for it by name, not the one that only the two saw."""
    table = tricks_table(["T7 K3 S5", "V4 V9", "S9"], phase="trading", goals=("V1", "S1", "T1"))
    do(table, "seat 1", "T7", "face-down K3", "V4", "no", "V4")
    assert [[card_id(card) for card in table.view(None).hand(seat)] for seat in range(3)] == [["V4"], ["T7"], []]
    assert "K3" in known_to(table, 0) & known_to(table, 1)
    assert table.view(None).legal_actions() == []


def test_6_6_in_a_game_dealt_and_played_too():
    table = dealt(3)
    play_on(table, "PlayCard")
    for seat in range(3):
        common = set(table.view(0).hand(seat)) & set(table.view(1).hand(seat)) & set(table.view(2).hand(seat))
        assert set(table.view(None).hand(seat)) <= common


def test_6_7_you_may_tell_what_you_have_seen_and_need_not():
    """Cards of others are told in free chat, which the engine leaves to the table. A card that came face down may be
    spoken of in a statement about one's own hand."""
    table = tricks_table(["K3 K9", "S3 S4", "T4 T5"], phase="trading", goals=("V1", "S1", "T1"))
    do(table, "seat 1", "face-down K9", "no", "S3", "no", "S3")
    assert "say-value 9" in sayable(table, 1)
    do(table, "no", seat=1)
    assert "K9" not in known_to(table, 2)


def test_6_8_a_statement_is_true_or_nobody_hears_it():
    table = tricks_table(["K3 K9", "S3 S4"], phase="trading", goals=("V1", "S1"))
    do(table, "speak")
    refused(table, "say-value 8")
    assert facts(table, "say") == []
    do(table, "say-value 9")
    assert facts(table, "say") == [{"holds": True, "value": 9, "domain": None}]


def test_6_8_an_answer_too():
    table = tricks_table(["K3 K9", "S3 S4"], phase="trading", goals=("V1", "S1"))
    do(table, "ask-value 3")
    assert "not true" in refused(table, "no").reason
    assert facts(table, "answer") == []


def test_6_9_silence_is_always_allowed():
    for question in ("ask-value 3", "ask-value 13", "ask-domain science", "ask-domain service"):
        table = tricks_table(["K3 K9", "S3 S4"], phase="trading", goals=("V1", "S1"))
        do(table, question)
        assert "silent" in may_do(table, 1)


def test_6_10_a_statement_is_no_promise():
    """Seat 0 says it holds a 9 and trades it away; then it may say that it holds none."""
    table = tricks_table(["K3 K9", "S3 S4", "T3"], phase="trading", goals=("V1", "S1", "T1"), options={"talk": "9"})
    do(table, "say-value 9", "seat 1", "face-down K9", "no", "S3", "no", "S3")
    do(table, "seat 0", "S4", "no", "K3", "no")
    assert "say-no-value 9" in sayable(table, 0)
    do(table, "say-no-value 9", seat=0)
    assert frame(table) == "Reply", "nothing came of it but that everybody heard both"
