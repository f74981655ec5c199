"""Events in plain sentences, from one seat's feed."""

from tests.terminal.typist import told
from tests.tricks_table import do, tricks_table


def test_a_trick_is_told_in_one_line():
    table = tricks_table(["K5 S9", "K6 K8"], phase="tricks", trump="V2", bids=[1, 1])
    do(table, "K5", "K6")
    assert told(table) == ["You lead K5 Cryptography. Ben plays K6 Cloud Computing. Ben wins the trick (K5 K6)."]


def test_an_offer_is_told_when_it_is_complete_and_hides_what_is_face_down():
    table = tricks_table(["K9 S4", "T5 T6", "V5 V6"], phase="trading", trump="K2", goals=("K1", "S1", "T1"))
    do(table, "seat 1", "card K9", "face-down S4", "domain technology", "no")
    assert told(table, 0) == ["You offer Ben K9 Navigation and a face-down card for any technology card."]
    assert told(table, 1) == ["Ada offers you K9 Navigation and a face-down card for any technology card."]
    do(table, "T5")
    assert told(table, 2)[1:] == [
        "Ada trades with Ben: Ada gets T5 Computer Networking, Ben gets K9 Navigation and a card."
    ]
    assert told(table, 0)[-1].endswith("Ben gets S4 Genetics and K9 Navigation.")


def test_talk_is_told_as_it_is_said():
    table = tricks_table(["K9 S4", "T5 T6"], phase="trading", trump="K2")
    do(table, "speak", "say-value 9", "speak", "ask-value 8")
    do(table, "no", seat=1)
    assert told(table, 1) == [
        'Ada says: "I hold a 9."',
        'Ada asks: "Who holds an 8?"',
        'You answer Ada: "No, I hold no 8."',
    ]


def test_using_no_card_is_told():
    table = tricks_table(["K10 V13 S13", "K5"], deck="T9 T8 T7 T6", bids=[2, 0])
    do(table, "no")
    assert told(table, 1) == ["Ada uses no card."]


def test_the_end_of_a_trading_turn_is_told():
    table = tricks_table(["K9 S4", "T5 T6", "V5 V6"], phase="trading", trump="K2", goals=("K1", "S1", "T1"))
    do(table, "no")
    assert told(table, 1) == ["Ada ends the trading turn."]


def test_a_used_card_is_told_with_its_text():
    table = tricks_table(["K10 V13 S13", "K5"], deck="T9 T8 T7 T6", bids=[2, 0])
    do(table, "K10", "V13", "S13")
    assert told(table, 1) == [
        'Ada uses K10 Big Data: "Draw 2. Discard 2."',
        "Ada draws 2 cards.",
        "Ada discards V13 Globalization and S13 AI.",
        "K10 Big Data goes to the discard pile.",
        "Ada draws a card.",
    ]
    assert "You draw T9 Manufacturing and T8 Semiconductors." in told(table, 0)


def test_an_exchange_is_one_sentence_and_new_trump_is_told():
    table = tricks_table(["K9 S4", "T5 T6"], phase="trading", trump="K2")
    do(table, "trump-swap", "S4")
    assert told(table, 1) == [
        "Ada swaps S4 Genetics with the trump card, K2 Digital Archives.",
        "Trump is science (S4 Genetics).",
    ]


def test_points_are_taken_apart():
    table = tricks_table(["K9", "K5"], phase="tricks", trump="V2", goals=("K1", "S1"), trump_deck="S2 T2", bids=[1, 0])
    do(table, "K9", "K5")
    lines = told(table)
    bid = "1 for reaching the bid, 3 for an exact bid"
    assert f"You score 6 (bid 1, won 1): 1 for tricks, {bid}, 1 for the goal, now 6 in all." in lines
    assert f"Ben scores 6 (bid 0, won 0): {bid}, 2 for winning all or none, now 6 in all." in lines
