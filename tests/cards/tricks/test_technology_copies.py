# ruff: noqa: N802 - the id of the card is part of the test's name
"""Technology cards that copy: T1, T2, T3, T4, T5, T8, T10. (Family 4)"""

from techdeck.core.bits import bit
from techdeck.core.cards import parse_card
from techdeck.core.counting import LAST_ORDER, LAST_USED, ROUND
from techdeck.core.zones import HAND
from tests.cards.tricks.words import seen_by
from tests.cards.words import ALL, NOBODY, skipped, who_knows
from tests.rulebook.words import goals, no_effects, no_trades, play_on, trump_card
from tests.tricks_table import deck, discard, do, hand, happened, may_do, sentences, tricks_table

OTHERS = ["S5 T11", "V5 V6"]
GOALS = ["K1", "S1", "V1"]
"""T1 is in a hand here, so nobody has it as a goal."""


def test_T1_does_copy_any_card_in_play():
    """The trump card and all goals are; the copied one stays, its owner gets nothing. (Tricks 5.6, Family 4.2)"""
    table = tricks_table(["T1 K3", *OTHERS], goals=GOALS, deck="S3 S4", discard="K9 S6")
    do(table, "T1")
    assert may_do(table) == {"V2", "K1", "S1", "V1"}
    do(table, "S1")
    assert (table.current_player(), may_do(table)) == (0, {"S6"})
    do(table, "S6")
    assert (hand(table, 0), deck(table), discard(table)) == ("K3 S3 S6", "S4", "T1 K9")
    assert (goals(table), hand(table, 1)) == (GOALS, "S5 T11")
    assert (who_knows(table, "S6"), who_knows(table, "S3")) == (ALL, {0})
    assert seen_by(table, None) == ["use 0 T1", "copy 0 S1", "take 0 S6", "discard T1", "draw 0 ?"]


def test_T1_does_copy_the_trump_card_as_if_its_user_had_used_it():
    """Every player begins with the one who copies. (Family 4.1, 3.7)"""
    table = tricks_table(["K3", "T1 K4", "K6"], goals=GOALS, first=1, deck="S3 S4 S6 S7")
    do(table, "T1", "V2")
    for seat, card in ((1, "S3"), (2, "K6"), (0, "S6")):
        assert table.current_player() == seat
        do(table, card)
    assert [hand(table, seat) for seat in range(3)] == ["K3", "K4 S7", "S4"]
    assert (discard(table), trump_card(table)) == ("T1 S6 K6 S3", "V2")


def test_T1_can_do_nothing_where_the_copied_text_finds_nothing():
    """There is always a card in play to copy, but S1 needs a discard pile. (Family 3.3, 3.4)"""
    table = tricks_table(["T1 K3", *OTHERS], goals=GOALS, deck="S3")
    do(table, "T1", "S1")
    assert skipped(table) == ["Take a card of value 7 or less from the discard pile."]
    assert (hand(table, 0), discard(table), table.current_player()) == ("K3 S3", "T1", 1)


def test_T2_does_copy_the_top_of_the_discard_pile():
    table = tricks_table(["T2 K3", *OTHERS], deck="S3 S4 S6 S7", discard="K10 S9")
    do(table, "T2", "K3", "S3")
    assert (hand(table, 0), deck(table), discard(table)) == ("S4 S6", "S7", "T2 S3 K3 K10 S9")
    assert (happened(table, "use"), happened(table, "copy")) == (["T2"], ["K10"])
    taken = ["use 0 T2", "copy 0 K10", "draw 0 ?", "draw 0 ?", "discard 0 K3", "discard 0 S3"]
    assert seen_by(table, 1) == [*taken, "discard T2", "draw 0 ?"]


def test_T2_can_do_nothing_without_a_discard_pile():
    """The used card itself lies aside, not on the pile. (Family 3.11, 4.5)"""
    table = tricks_table(["T2 K3", *OTHERS], deck="S3 S4")
    do(table, "T2")
    assert skipped(table) == ["Copy the effect of the top card of the discard pile."]
    assert (hand(table, 0), deck(table), discard(table)) == ("K3 S3", "S4", "T2")
    assert happened(table, "copy") == []


def test_T3_does_copy_a_shown_card_of_the_hand():
    """The shown card stays in hand, a card like any other: it may be discarded, but is not used. (Family 4.2)"""
    table = tricks_table(["T3 K10 K3", *OTHERS], deck="S3 S4 S6 S7")
    do(table, "T3")
    assert may_do(table) == {"K10", "K3"}
    do(table, "K10")
    assert may_do(table) == {"K10", "K3", "S3", "S4"}
    do(table, "K3", "S3")
    assert (hand(table, 0), deck(table), discard(table)) == ("K10 S4 S6", "S7", "T3 S3 K3")
    assert [who_knows(table, card) for card in ("K10", "S4", "S6")] == [ALL, {0}, {0}]
    assert seen_by(table, 2)[:3] == ["use 0 T3", "show 0 K10", "copy 0 K10"]
    assert happened(table, "use") == ["T3"]


def test_T3_can_do_nothing_with_an_empty_hand():
    table = tricks_table(["T3", *OTHERS], deck="S3 S4")
    do(table, "T3")
    assert skipped(table) == ["Reveal a card from your hand.", "Copy its effect."]
    assert (hand(table, 0), deck(table), discard(table)) == ("S3", "S4", "T3")


def test_T3_shows_T1_which_copies_a_goal_card():
    """A copy can copy again. (Family 4.3)"""
    table = tricks_table(["T3 T1 K3", *OTHERS], goals=GOALS, deck="S3 S4 S6 S7 S8")
    do(table, "T3", "T1")
    assert may_do(table) == {"V2", "K1", "S1", "V1"}
    do(table, "K1")
    assert may_do(table) == {"S3", "S4", "S6", "S7"}
    do(table, "S4", "S3", "S6")
    assert (hand(table, 0), deck(table), discard(table)) == ("K3 S4 S7 T1", "S6 S3 S8", "T3")
    assert (happened(table, "copy"), happened(table, "use")) == (["T1", "K1"], ["T3"])
    assert [who_knows(table, card) for card in ("T1", "S4", "S6", "S8")] == [ALL, {0}, {0}, NOBODY]


def test_T4_does_copy_the_revealed_card_and_put_it_back_on_top():
    """It lies aside meanwhile, so the copied draw does not take it; the redraw does. (Family 3.15, 3.16)"""
    table = tricks_table(["T4 K3 K4", *OTHERS], deck="K10 S3 S4 S6")
    do(table, "T4")
    assert (may_do(table), deck(table), who_knows(table, "K10")) == ({"yes", "no"}, "S3 S4 S6", ALL)
    do(table, "yes")
    assert may_do(table) == {"K3", "K4", "S3", "S4"}
    do(table, "K3", "K4")
    assert (hand(table, 0), deck(table), discard(table)) == ("K10 S3 S4", "S6", "T4 K4 K3")
    assert [who_knows(table, card) for card in ("K10", "S3", "S6")] == [ALL, {0}, NOBODY]
    assert seen_by(table, None)[:3] == ["use 0 T4", "reveal 0 K10", "copy 0 K10"]
    assert seen_by(table, None)[-2:] == ["discard T4", "draw 0 K10"]


def test_T4_does_put_the_revealed_card_under_the_deck():
    table = tricks_table(["T4 K3", *OTHERS], deck="K10 S3 S4")
    do(table, "T4", "no")
    assert (hand(table, 0), deck(table), discard(table)) == ("K3 S3", "S4 K10", "T4")
    assert (happened(table, "copy"), who_knows(table, "K10"), who_knows(table, "S4")) == ([], ALL, NOBODY)


def test_T4_can_do_nothing_without_any_pile():
    table = tricks_table(["T4 K3", *OTHERS])
    do(table, "T4")
    assert skipped(table) == ["Reveal the top card of the deck.", "Copy its effect, or put it under the deck."]
    assert (hand(table, 0), discard(table), table.current_player()) == ("K3 T4", "", 1)


def test_T4_keeps_the_only_card_aside_while_its_copy_draws():
    """The copied draw finds no card at all, though one lies aside. (Family 2.8, 3.15)"""
    table = tricks_table(["T4 K3", *OTHERS], discard="K10")
    do(table, "T4", "yes", "K3")
    assert skipped(table) == ["Draw 2."]
    assert (hand(table, 0), deck(table), discard(table)) == ("K10", "", "T4 K3")


def test_T4_can_only_be_put_under_when_it_reveals_itself():
    """T3 shows T2, T2 copies T4 from the pile, the pile is shuffled, and T4 turns up itself. (Family 4.3)"""
    table = tricks_table(["T3 T2 K3", *OTHERS], discard="T4", trump="S2")
    do(table, "T3", "T2")
    assert (happened(table, "copy"), happened(table, "reveal")) == (["T2", "T4"], ["T4"])
    assert may_do(table) == {"no"}
    do(table, "no")
    assert (hand(table, 0), deck(table), discard(table)) == ("K3 T2 T4", "", "T3")


def test_T5_does_copy_a_card_the_other_player_chooses():
    """The picked player reveals; the copier is "you", and the revealed card's owner gets nothing. (Family 4.1, 4.2)"""
    table = tricks_table(["T5 K3", "V5 K4", "K6"], deck="S3 S4 S6 S7 S8")
    do(table, "T5")
    assert may_do(table) == {"seat 1", "seat 2"}
    do(table, "seat 1")
    assert (table.current_player(), may_do(table)) == (1, {"V5", "K4"})
    do(table, "V5")
    assert (table.current_player(), may_do(table)) == (0, {"seat 1", "seat 2"})
    do(table, "seat 2")
    assert [hand(table, seat) for seat in range(3)] == ["K3 S3 S4 S7", "K4 V5", "K6 S6"]
    assert (deck(table), discard(table)) == ("S8", "T5")
    assert [who_knows(table, card) for card in ("V5", "K4", "S3", "S6")] == [ALL, {1}, {0}, {2}]
    assert seen_by(table, None)[:4] == ["use 0 T5", "pick_player 0 to 1", "show 1 V5", "copy 0 V5"]
    assert happened(table, "use") == ["T5"]


def test_T5_can_do_nothing_before_an_empty_hand():
    table = tricks_table(["T5 K3", "", "K6"], deck="S3 S4")
    do(table, "T5", "seat 1")
    assert skipped(table) == ["Pick another player, who reveals a card of their choice.", "Copy its effect."]
    assert (hand(table, 0), hand(table, 1), deck(table), discard(table)) == ("K3 S3", "", "S4", "T5")


def test_T8_does_copy_the_last_card_another_player_used():
    """The copier draws and discards; whose card it was matters no more. (Family 4.1)"""
    table = tricks_table(["K6 K3", "K10 K4", "T8 K7 K8"], deck="S3 S4 S5 S6 S7 S8 S10 S11")
    do(table, "K6", "no", "K10", "K4", "S4", "T8")
    assert (table.current_player(), happened(table, "copy"), may_do(table)) == (2, ["K10"], {"K7", "K8", "S7", "S8"})
    do(table, "K7")
    assert [hand(table, seat) for seat in range(3)] == ["K3 S3", "S5 S6", "K8 S7 S8"]
    assert (deck(table), discard(table)) == ("S10 S11", "K7 K10 S4 K4 K6")
    assert happened(table, "use") == ["K6", "K10", "T8"]


def test_T8_can_do_nothing_for_the_first_user():
    table = tricks_table(["T8 K3", *OTHERS], deck="S3 S4")
    do(table, "T8")
    assert skipped(table) == ["Copy the last effect that another player used this round."]
    assert (hand(table, 0), deck(table), discard(table)) == ("K3 S3", "S4", "T8")


def test_T8_looks_past_a_player_who_used_nothing():
    table = tricks_table(["K6 K3", "K4", "T8 K7"], deck="S3 S4 S6 S7")
    do(table, "K6", "no", "no", "T8")
    assert (happened(table, "copy"), may_do(table)) == (["K6"], {"K7", "no"})


def test_T8_copies_the_used_card_and_not_what_that_card_copied():
    """Seat 0 used T3, which copied K10: T8 copies T3, so seat 1 shows a card of its own. (Family 4.2, 4.4)"""
    table = tricks_table(["T3 K10 K3", "T8 K6 K4", "K7"], deck="S3 S4 S6 S7 S8 S10")
    do(table, "T3", "K10", "K3", "S3", "T8")
    assert (happened(table, "copy"), may_do(table)) == (["K10", "T3"], {"K6", "K4"})
    do(table, "K6")
    assert happened(table, "copy") == ["K10", "T3", "K6"]
    assert happened(table, "use") == ["T3", "T8"]


def test_T8_forgets_what_was_used_in_an_earlier_round():
    """This round means since the deal. (Family 4.7, Tricks 5.14)"""
    table = tricks_table(["K6 K3", *OTHERS], trump_deck="K2 S2 T2", deck="S3 S4")
    do(table, "K6", "no")
    no_effects(table)
    play_on(table, "TradingTurn")
    no_trades(table)
    for seat in range(3):
        do(table, "bid 2", seat=seat)
    seat = int(table.current_player())
    table.zones.move(parse_card("T8"), HAND + seat, bit(seat))
    do(table, "T8")
    assert (int(table.nums[ROUND]), happened(table, "copy")) == (2, [])
    assert skipped(table) == ["Copy the last effect that another player used this round."]


def test_T8_copies_T2_which_finds_itself_on_the_pile():
    """No card is carried out twice in one chain: T2 is the top of the pile by now. (Family 4.3, 4.5)"""
    table = tricks_table(["T2 K3", "T8 K4", "K6"], trump="S2", deck="S3 S4 S6")
    do(table, "T2", "T8")
    assert happened(table, "copy") == ["T2"]
    assert skipped(table) == ["Copy the effect of the top card of the discard pile."]
    assert (hand(table, 1), discard(table)) == ("K4 S4", "T8 T2")


def test_T2_copies_T8_which_was_itself_used_last():
    table = tricks_table(["T8 K3", "T2 K4", "K6"], trump="S2", deck="S3 S4 S6")
    do(table, "T8", "T2")
    assert happened(table, "copy") == ["T8"]
    assert sentences(table, "skip") == ["Copy the last effect that another player used this round."] * 2
    assert (hand(table, 1), discard(table)) == ("K4 S4", "T2 T8")


def test_T8_is_part_of_its_own_chain():
    """Set up by hand: another player used this very card before it came here. (Family 4.3)"""
    table = tricks_table(["T8 K3", *OTHERS], deck="S3")
    table.nums[LAST_USED + 1] = parse_card("T8")
    table.nums[LAST_ORDER + 1] = 1
    do(table, "T8")
    assert (happened(table, "copy"), table.current_player()) == ([], 1)
    assert skipped(table) == ["Copy the last effect that another player used this round."]


def test_T10_does_copy_one_of_two_and_put_both_under_the_deck():
    """Both lie aside meanwhile: the copied draw takes the cards below them. (Family 3.15)"""
    table = tricks_table(["T10 K3 K4", *OTHERS], deck="K10 K6 S3 S4 S6 S7")
    do(table, "T10")
    assert (may_do(table), deck(table)) == ({"K10", "K6"}, "S3 S4 S6 S7")
    do(table, "K10", "K3", "K4")
    assert (hand(table, 0), deck(table), discard(table)) == ("S3 S4 S6", "S7 K10 K6", "T10 K4 K3")
    assert [who_knows(table, card) for card in ("K10", "K6", "S3", "S7")] == [ALL, ALL, {0}, NOBODY]
    assert seen_by(table, 1)[:3] == ["use 0 T10", "reveal 0 K10 K6", "copy 0 K10"]


def test_T10_can_do_nothing_without_any_pile():
    table = tricks_table(["T10 K3", *OTHERS])
    do(table, "T10")
    assert skipped(table) == ["Reveal the top 2 cards.", "Copy the effect of one.", "Put both under the deck."]
    assert (hand(table, 0), discard(table), table.current_player()) == ("K3 T10", "", 1)


def test_T10_reveals_a_single_card_if_there_is_no_other():
    table = tricks_table(["T10 K3", *OTHERS], deck="K10")
    do(table, "T10")
    assert may_do(table) == {"K10"}
    do(table, "K10", "K3")
    assert (hand(table, 0), deck(table), discard(table)) == ("K10", "", "T10 K3")


def test_T10_copies_T4_which_reveals_the_next_card():
    """T4's card returns on top, T10's two go under the deck: each text minds its own. (Family 3.15, 3.16)"""
    table = tricks_table(["T10 K3 K4", *OTHERS], deck="T4 K6 K10 S3 S4 S6")
    do(table, "T10", "T4")
    assert (happened(table, "reveal"), deck(table)) == (["T4 K6", "K10"], "S3 S4 S6")
    do(table, "yes", "K3", "K4")
    assert (hand(table, 0), deck(table), discard(table)) == ("K10 S3 S4", "S6 T4 K6", "T10 K4 K3")
    assert happened(table, "copy") == ["T4", "K10"]
