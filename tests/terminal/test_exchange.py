"""Tech Exchange at the terminal: the market and hands as they are drawn, what is told, effects and groups."""

import pytest

from techdeck.games.exchange.names import QUIET, SCORE
from techdeck.terminal.screen import length
from tests.exchange_table import accept, do, exchange_table, offer
from tests.terminal.exchange_words import HANDS, alone, told, words_for
from tests.terminal.typist import flat, shown

# --- the table ---------------------------------------------------------------------------------


def test_the_market_is_four_stacks_with_worth_and_top_card():
    table = exchange_table(HANDS, market="K1 S1 T1 V1 S8 W1@K")
    lines = words_for(table).table(table.view(0).table)
    assert lines[0].startswith("=== round 1 of 3, first trading ====")
    assert lines[2:6] == [
        "knowledge        2  W1 Wild, under it K1",
        "science          2  S8 Neuroscience, under it S1",
        "technology       1  T1 Internet of Things",
        "service          1  V1 E-commerce",
    ]


def test_an_empty_stack_is_worth_nothing():
    table = exchange_table(HANDS, market="K1 S1 T1")
    assert "service          0  no card" in words_for(table).table(table.view(0).table)


def test_open_offers_are_sentences_and_say_what_one_has_for_them():
    table = exchange_table(HANDS)
    offer(table, 1, "T9 K2", "13", tell="by-value face-down")
    offer(table, 2, "V9", "2/4, any", to=1)
    offer(table, 2, "K13", "11")
    lines = words_for(table).table(table.view(0).table)
    assert "- Ben offers a 9 and a face-down card for any 13 (you hold what fits)" in lines
    assert "- Cleo offers V9 Professional Services for any 2 or 4 and any card, to Ben only" in lines
    assert "- Cleo offers K13 Quantum Computing for any 11 (you hold nothing that fits)" in lines


def test_ones_own_secret_card_is_named_to_oneself_only():
    table = exchange_table(HANDS)
    offer(table, 0, "S9", "science", tell="face-down")
    own, other = words_for(table, 0), words_for(table, 1)
    assert "- You offer a face-down card (S9 Astronomy) for any science card" in own.table(table.view(0).table)
    assert any("Ada offers a face-down card for" in line for line in other.table(table.view(1).table))
    assert not any("S9" in line for line in other.table(table.view(1).table))


def test_the_hand_stands_by_value_with_what_it_scores_and_its_pairs():
    table = exchange_table(["K9 S9 T4 T6 T8 V2", "K5"], market="K1 S1 T1 T2 V1")
    lines = words_for(table).hand_lines(table, table.view(0).hand(0))
    assert lines == [
        "  V2 Hospitality   T4 Drones   T6 Electric Vehicles   T8 Semiconductors\n  K9 Navigation   S9 Astronomy",
        "  Worth now: 6 = T4 T6 T8 (technology flush, 3 x 2 = 6).",
        "  Two each: 9s; a third makes a set.",
    ]


def test_while_groups_are_formed_no_third_card_is_spoken_of():
    """Nor while all discard down to equal hands: no card comes any more. (Exchange 7.1, 7.4)"""
    for hands in (["K9 S9 T4 T6 T8 V2", "K5 T5 V6 V7 K3 S3"], ["K9 S9 T4 T6 T8 V2", "K5 T5 V6 V7"]):
        table = exchange_table(hands, market="K1 S1 T1 T2 V1", phase="reveal")
        lines = words_for(table).hand_lines(table, table.view(0).hand(0))
        assert lines[1:] == ["  Worth now: 6 = T4 T6 T8 (technology flush, 3 x 2 = 6)."]


def test_it_is_told_how_much_quiet_time_is_left():
    table = exchange_table(HANDS)
    offer(table, 1, "T9", "13")
    left = 36 - int(table.nums[QUIET])
    assert f"Trading ends after {left} more steps without a trade" in flat(
        " ".join(words_for(table).table(table.view(0).table))
    )


@pytest.mark.parametrize(
    ("players", "phase", "options", "ends"),
    [
        (3, "trading", {}, "when all are done, when a stack is worth 3, or when deck and discard pile have 5 cards or"),
        (3, "second trading", {}, "2), when all are done, or when deck and discard pile have 5 cards or fewer."),
        (4, "second trading", {}, "when all are done, or when deck and discard pile have 1 card or none."),
        (
            2,
            "trading",
            {"clock": "on", "stop_cards": "0"},
            "Trading ends when all are done, when a stack is worth 3, or",
        ),
        (2, "second trading", {"stop_cards": "0"}, "or when deck and discard pile have no card left."),
    ],
)
def test_all_ways_trading_may_end_are_told(players, phase, options, ends):
    table = exchange_table([*HANDS, "T5 S8"][:players], phase=phase, options=options)
    assert ends in flat(" ".join(words_for(table).table(table.view(0).table)))


@pytest.mark.parametrize("colour", [False, True])
@pytest.mark.parametrize("width", [60, 80])
def test_everything_fits_the_width(width, colour):
    table = exchange_table(HANDS, market="K1 K3 K4 K5 K6 K7 K8 K10 K11 S1 T1 V1", phase="second trading")
    offer(table, 1, "T9 K2", "K9, V13", tell="exact")
    text = words_for(table, 0, width, colour)
    view = table.view(0)
    for line in [*text.table(view.table), *text.moment(view.table), *text.hand_lines(view.table, view.hand(0))]:
        assert all(length(part) <= width for part in line.splitlines())


# --- what is told ------------------------------------------------------------------------------


def test_a_trade_is_one_sentence_and_the_market_grows():
    table = exchange_table(HANDS, deck="S8")
    number = offer(table, 1, "T9", "13")
    accept(table, 2, number, "K13")
    assert told(table)[-2:] == [
        "Ben trades with Cleo: Cleo gets T9 Manufacturing, Ben gets K13 Quantum Computing.",
        "S8 Neuroscience goes to the science stack.",
    ]
    assert not any("shows" in line for line in told(table))


def test_unseen_cards_stay_unseen():
    table = exchange_table(HANDS, deck="S8")
    number = offer(table, 1, "T9", "any", tell="face-down")
    accept(table, 2, number, "K13")
    assert "Ben trades with Cleo: Cleo gets a card, Ben gets a card." in told(table)
    assert "You trade with Cleo: Cleo gets T9 Manufacturing, you get K13 Quantum Computing." in told(table, 1)


def test_offers_that_are_gone_with_a_trade_are_told_after_it():
    table = exchange_table(HANDS)
    first = offer(table, 1, "T9", "13")
    offer(table, 1, "T9", "11")
    offer(table, 2, "K13", "any", tell="by-value")
    accept(table, 2, first, "K13")
    gone = "offer of T9 Manufacturing for any 11"
    traded = "trades with Cleo: Cleo gets T9 Manufacturing, Ben gets K13 Quantum Computing."
    assert f"Ben {traded} Gone with it: Ben's {gone}; Cleo's offer of a 13 for any card." in told(table)
    assert any(f"Gone with it: your {gone}; Cleo's offer" in line for line in told(table, 1))


def test_offers_that_are_gone_with_who_is_done_are_told():
    table = exchange_table(HANDS)
    offer(table, 1, "T9", "13")
    offer(table, 1, "K2", "any")
    do(table, "done", seat=1)
    assert told(table)[-2:] == [
        "Ben is done trading.",
        "Gone with it: Ben's offer of T9 Manufacturing for any 13 and of K2 Digital Archives for any card.",
    ]


def test_a_wild_that_was_turned_up_was_never_in_the_hand():
    table = exchange_table(["K9 T4 T6 T8", "V12 K2 S5"], deck="W1")
    accept(table, 1, offer(table, 0, "K9", "12"), "V12")
    text = shown(table, "science")
    assert "W1 Wild was turned up: which stack does it go to?" in text
    assert "You have a wild" not in text


def test_a_wild_that_an_effect_put_on_the_market_was_never_in_the_hand():
    table = exchange_table(["S13 S8", "K3", "T3"], phase="effects", deck="W2 K5 K6")
    do(table, "S13", "V1")
    assert "W2 Wild came to the market: which stack does it go to?" in shown(table, "science")


# --- the rest of a round -----------------------------------------------------------------------


def test_effects_are_chosen_by_their_texts():
    table = exchange_table(["K10 S9", "T9 K2"], phase="effects", deck="K3 K4 K5 K6")
    text = shown(table, "K10")
    assert "2) S9 Astronomy: Shuffle the discard pile into the deck. Draw 1." in text
    assert 'You use K10 Big Data: "Draw 2. Discard 2."' in text


def test_the_best_grouping_is_shown_and_taken_with_enter():
    table = exchange_table(
        ["K9 S9 T9 V2 V5 V7", "K2 S5 T4 V8 K12 S3"], phase="reveal", market="K1 K3 K4 K5 S1 S6 S7 T1 T2 V1 V3"
    )
    text = flat(shown(table, ""))
    groups = "K9 S9 T9 (three 9s by knowledge, 3 x 4 = 12) + V2 V5 V7 (service flush, 3 x 2 = 6)"
    assert f"Best grouping: 18 = {groups}. Take it, or form groups by hand?" in text
    assert "You score 18: K9 S9 T9 (three 9s by knowledge, 3 x 4 = 12), V2 V5 V7 (service flush, 3 x 2 = 6)." in text
    assert "Ben scores nothing." in text
    assert table.nums[SCORE] == 18


def test_groups_can_be_formed_by_hand():
    table = exchange_table(["K9 S9 T9 V2 V5 V7", "K2 S5 T4 V8 K12 S3"], phase="reveal")
    text = flat(shown(table, "V2", "V5", "V7", "complete", "stop", "n", "stop", "y"))
    assert "By hand so far: 0, in this group V2 V5." in text
    assert "By hand so far: 3." in text
    assert "You stop, and score 3 this round." in text
    assert table.nums[SCORE] == 3


def test_the_rule_shown_is_that_of_the_step():
    assert "Exchange 2.1:" in shown(alone(), "?")
    assert "Exchange 2.9:" in shown(alone(), "make", "S9", "1", "13", "4", "12", "?")
    table = exchange_table(HANDS)
    offer(table, 1, "T9", "9")
    do(table, "done", seat=2)
    assert "Exchange 3.2" in shown(table, "accept", "?")


def test_points_are_shown_round_by_round():
    table = exchange_table(["K9 S9 T9", "K2 S5 T4"], phase="reveal")
    text = shown(table, "", "s")
    assert "          points round 1" in text
    assert "You            3       3" in text
