"""Card effects: who uses what, and what the words of the texts mean here. (Tricks 5)"""

import pytest

from techdeck.core.cards import DOMAIN_NAMES, parse_card
from techdeck.core.counting import UNTIL_TURN
from techdeck.core.zones import USED
from techdeck.games.tricks.names import TRUMP_DISCARD
from tests.rulebook.words import (
    bid,
    dealt,
    edition_with,
    frame,
    goals,
    hold,
    no_effects,
    no_trades,
    play_on,
    refused,
    to_round,
    trump_card,
    trump_deck,
)
from tests.tricks_table import deck, discard, do, facts, hand, happened, may_do, sentences, tricks_table, zone


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_5_1_each_may_use_one_card_from_the_first_player_on(first):
    table = tricks_table(["K3 K10", "S3 S4", "T3 T7", "V3 V4"], first=first, deck="V5 V6 V7 V8 V9")
    order = []
    while frame(table) == "UseCard":
        order.append(int(table.current_player()))
        assert may_do(table) == {"no", *hand(table, order[-1]).split()}
        do(table, "no")
    assert order == [(first + n) % 4 for n in range(4)]


def test_5_1_one_card_and_of_your_own_hand():
    table = tricks_table(["K10 K3 K4", "S3 S4"], deck="V5 V6 V7 V8")
    assert refused(table, "S3").clause == "Tricks 5.1"
    assert refused(table, "no", seat=1).clause == "Tricks 5.1"
    do(table, "K10", "K3", "K4")
    assert (table.current_player(), frame(table)) == (1, "UseCard"), "no second card for seat 0"


def test_5_2_off_leaves_out_the_phase_and_its_drawing():
    table = tricks_table(["K3 K4", "S3 S4"], phase="bidding", deck="V5 V6", options={"effects": "off"})
    bid(table, 1, 0)
    assert frame(table) == "PlayCard"
    assert (hand(table, 0), deck(table)) == ("K3 K4", "V5 V6")
    whole = dealt(3, effects="off")
    play_on(whole)
    assert happened(whole, "use") == []
    assert tricks_table(["K3", "S3"]).game.options()["effects"] == "on"


def test_5_3_the_used_card_lies_aside_is_discarded_and_one_is_drawn():
    table = tricks_table(["K10 K3 K4", "S3 S4"], deck="V5 V6 V7 V8", discard="T9")
    do(table, "K10")
    assert (zone(table, USED), hand(table, 0)) == ("K10", "K3 K4 V5 V6")
    do(table, "K3", "K4")
    assert zone(table, USED) == ""
    assert (hand(table, 0), discard(table), deck(table)) == ("V5 V6 V7", "K10 K4 K3 T9", "V8")


def test_5_3_passing_draws_nothing():
    table = tricks_table(["K10 K3 K4 K5 K6 K7 K8", "S3 S4 S5 S6 S7 S8"], deck="V5 V6 V7 V8")
    no_effects(table)
    assert deck(table) == "V5 V6 V7 V8"


def test_5_4_who_has_fewer_than_6_draws_to_6_from_the_first_player_on():
    hands = ["K3 K4 K5", "S3 S4 S5 S6 S7 S8", "T3 T4 T5 T6 T7"]
    table = tricks_table(hands, first=2, deck="V3 V4 V5 V6 V7")
    no_effects(table)
    assert hand(table, 2) == "T3 T4 T5 T6 T7 V3", "the first player begins"
    assert hand(table, 0) == "K3 K4 K5 V4 V5 V6"
    assert deck(table) == "V7"


def test_5_4_the_discard_pile_helps_and_then_as_many_as_there_are():
    table = tricks_table(["K3 K4 K5", "S3 S4 S5"], deck="V3", discard="V4 V5")
    no_effects(table)
    assert len(hand(table, 0).split()) == 6
    assert hand(table, 1) == "S3 S4 S5"


def test_5_5_more_than_6_are_kept():
    table = tricks_table(["K3 K4 K5 K6 K7 K8 K9 K10", "S3 S4 S5 S6 S7 S8"], deck="V3 V4")
    no_effects(table)
    assert hand(table, 0) == "K3 K4 K5 K6 K7 K8 K9 K10"


def test_5_6_in_play_are_the_goals_and_the_trump_card():
    """Internet of Things copies a card in play."""
    table = tricks_table(["T1 K5", "S3 S4", "T3 T4"], goals=("K1", "S1", "V1"), deck="V5 V6 V7 V8 V9 V10")
    do(table, "T1")
    assert may_do(table) == {"K1", "S1", "V1", "V2"}


@pytest.mark.parametrize(
    ("used", "answers", "trump"),
    [("S10", ["V2", "K5"], "K5"), ("S13", ["V2"], "T11"), ("T9", ["V2", "K5"], "K5"), ("T13", ["V2", "S9"], "S9")],
)
def test_5_7_the_trump_card_is_the_only_neutral_card(used, answers, trump):
    table = tricks_table([f"{used} K5", "T7 S8"], deck="T11 T10", discard="S9")
    do(table, used)
    own = {"K1"} if used == "T13" else set()
    assert may_do(table) - own <= {"V2"}
    do(table, *answers)
    assert trump_card(table) == trump


def test_5_7_its_effect_may_be_copied():
    """The trump card is Hospitality: every player draws 1, then discards 1."""
    table = tricks_table(["T1 K5", "S3 S4"], deck="V5 V6 V7 V8")
    do(table, "T1", "V2")
    assert happened(table, "copy") == ["V2"]
    assert trump_card(table) == "V2"
    do(table, "K5", "S3")
    assert (hand(table, 0), hand(table, 1)) == ("V5 V7", "S4 V6")


def test_5_8_your_own_card_in_play_is_your_goal():
    table = tricks_table(["V9 K5", "S3 S4"], first=0)
    do(table, "V9")
    assert may_do(table) == {"V2", "K1"}
    do(table, "K1", "K5")
    assert goals(table) == ["K5", "S1"]
    assert "K1" in hand(table, 0)


@pytest.mark.parametrize(
    ("used", "answers"),
    [("K10", ["V3"]), ("S9", []), ("K3", ["value 2", "domain science"]), ("T13", ["V2"]), ("S12", ["K5", "no"])],
)
def test_5_9_no_effect_reaches_the_trump_deck_or_its_discard(used, answers):
    """Drawing, shuffling, searching a 2 of the trump deck, and the discard pile a text speaks of."""
    hands = [f"{used} K5", "T7 S8"]
    table = tricks_table(hands, deck="V3", discard="V4", trump_deck="S2 K2 T2")
    aside = set(zone(table, TRUMP_DISCARD).split())
    do(table, used, *answers)
    assert may_do(table).isdisjoint({"S2", "K2", "T2"} | aside)
    assert trump_deck(table) == {"S2", "K2", "T2"}
    assert set(zone(table, TRUMP_DISCARD).split()) == aside


def test_5_10_an_exchanged_goal_holds_this_round_and_the_original_returns():
    table = tricks_table(["V9 V10", "S3"], first=0, bids=(1, 0), trump="technology", deck="K6 V3", discard="T5 T6 T7")
    do(table, "V9", "K1", "V10")
    assert goals(table) == ["V10", "S1"]
    assert DOMAIN_NAMES[table.domain_of(table.goal(0))] == "service"
    play_on(table, "TradingTurn")
    assert goals(table) == ["K1", "S1"]


def test_5_10_a_replaced_goal_too(tmp_path):
    """No card of open edition 1 replaces a goal, another edition may."""
    house = edition_with(tmp_path, service_13="Replace your own card in play with the top card of the deck.")
    table = tricks_table(["V13 K5", "S3 S4"], edition=house, deck="T5 T6 T7 T8 T9 T10 T11 T12 V5")
    do(table, "V13", "K1")
    assert goals(table) == ["T5", "S1"]
    assert "K1" in discard(table)
    play_on(table, "TradingTurn")
    assert goals(table) == ["K1", "S1"]


def test_5_11_a_replaced_2_goes_to_the_trump_discard_another_card_does_not():
    table = tricks_table(["S13 K5 K6", "T9 S3 S4", "K3"], deck="T5 T6 T7 T8")
    do(table, "S13", "V2")
    assert "V2" in zone(table, TRUMP_DISCARD).split()
    assert "V2" not in discard(table).split()
    do(table, "T9", "T5", "S3")
    assert "T5" in discard(table).split()
    assert "T5" not in zone(table, TRUMP_DISCARD).split()


@pytest.mark.parametrize(("trump", "counts_as", "is_a_2"), [("V2", 9, True), ("V9", 2, False)])
def test_5_11_a_2_is_a_card_with_a_printed_2(trump, counts_as, is_a_2):
    table = tricks_table(["S13 K5 K6", "S3 S4"], trump=trump, deck="T5 T6 T7 T8")
    table.alter(parse_card(trump), counts_as, DOMAIN_NAMES.index("service"))
    do(table, "S13", trump)
    assert (trump in zone(table, TRUMP_DISCARD).split(), trump in discard(table).split()) == (is_a_2, not is_a_2)


def test_5_11_a_2_replaced_at_another_place_goes_to_the_usual_discard_pile(tmp_path):
    """K2 is a goal for this round."""
    house = edition_with(tmp_path, service_13="Replace your own card in play with the top card of the deck.")
    table = tricks_table(["V13 K5", "S3 S4"], edition=house, deck="T5 T6 T7", goals=("K2", "S1"))
    do(table, "V13", "K2")
    assert goals(table) == ["T5", "S1"]
    assert discard(table) == "V13 K2"


def test_5_12_an_exchanged_2_goes_where_the_other_card_was():
    table = tricks_table(["S10 K5", "T13 S3", "K3"], deck="T5 T6", discard="T7")
    do(table, "S10", "V2", "K5")
    assert "V2" in hand(table, 0).split()
    pile = tricks_table(["T13 S3", "S10 K5"], deck="T5 T6", discard="T7")
    do(pile, "T13", "V2", "T7")
    assert discard(pile) == "T13 V2"


def test_5_12_until_clean_up_it_is_a_card_like_any_other():
    """It is passed to the right and used from a hand: Hospitality, every player draws 1, then discards 1."""
    plenty = "T5 T6 T7 T8 T9 T10 T11 T12 K7 K8 K9 K10 K11 K12 K13 V5 V6 V7"
    table = tricks_table(["S10 K5 K6", "V13 S3 S4", "T3 T4"], deck=plenty)
    do(table, "S10", "V2", "K5")
    do(table, "V13")
    for seat, passed in enumerate((["V2", "K6"], ["S3", "S4"], ["T3", "T4"])):
        do(table, *passed, seat=seat)
    do(table, "V2", seat=2)
    assert happened(table, "use") == ["S10", "V13", "V2"]
    do(table, "T7", "T8", "T9")
    assert happened(table, "discard")[-4:] == ["T7", "T8", "T9", "V2"]
    assert discard(table).split()[0] == "V2", "on the usual pile"


def test_5_12_in_the_discard_pile_too():
    """It is shuffled into the deck and drawn: by the user of the card, or when all draw up to six."""
    table = tricks_table(["T13 K5", "S9 S3"], deck="", discard="T7")
    do(table, "T13", "V2", "T7")
    assert facts(table, "shuffle") == [{"zone": "deck", "owner": None}]
    no_effects(table)
    assert hand(table, 0) == "K5 T13 V2"
    assert "V2" in may_do(table, 0), "it may be led"


def test_5_12_a_goal_that_left_its_place_is_a_card_like_any_other():
    table = tricks_table(["V9 K5", "K3 S3"], deck="T5 T6")
    do(table, "V9", "K1", "K5")
    no_effects(table)
    assert "K1" in may_do(table), "it may be led"


def test_5_13_a_lasting_change_holds_until_clean_up():
    table = tricks_table(["V10 K9 K10", "S3 S4 S5"], bids=(1, 0), deck="T5 T6 T7 T8 T9 T10", trump="technology")
    do(table, "V10", "K9", "domain science")
    no_effects(table)
    k9 = parse_card("K9")
    while frame(table) == "PlayCard":
        assert DOMAIN_NAMES[table.domain_of(k9)] == "science"
        do(table, sorted(may_do(table))[0])
    assert DOMAIN_NAMES[table.domain_of(k9)] == "knowledge"


def test_5_15_a_change_for_the_turn_ends_before_the_first_trick(tmp_path):
    text = "Show a card from your hand. It counts as a domain of your choice until the end of the turn."
    edition = edition_with(tmp_path, service_10=text)
    table = tricks_table(["V10 K9 K10", "S3 S4 S5"], bids=(1, 0), deck="T5 T6 T7 T8 T9 T10 T11", edition=edition)
    do(table, "V10", "K9", "domain science")
    assert (DOMAIN_NAMES[table.domain_of(parse_card("K9"))], int(table.current_player())) == ("science", 1)
    do(table, "no")
    assert (frame(table), DOMAIN_NAMES[table.domain_of(parse_card("K9"))]) == ("PlayCard", "knowledge")
    assert facts(table, "changes_end") == [{"ended": ["K9"]}]


def test_5_15_trump_is_what_is_printed_again():
    """The trump card counted as science until then; all hear which domain is trump now."""
    table = tricks_table(["K9 K10", "S3 S4"], deck="T5 T6 T7 T8 T9 T10 T11 T12", trump="V2")
    table.alter(parse_card("V2"), 2, DOMAIN_NAMES.index("science"), UNTIL_TURN)
    do(table, "no")
    assert DOMAIN_NAMES[table.trump()] == "science"
    do(table, "no")
    assert DOMAIN_NAMES[table.trump()] == "service"
    assert facts(table, "trump_is")[-1] == {"domain": "service"}


def test_5_14_this_round_is_since_the_deal():
    """Semiconductors finds nothing that another player used in the round before."""
    table = tricks_table(["K10 K3 K4", "T8 S4"], deck="V5 V6 V7 V8")
    do(table, "K10", "K3", "K4", "T8")
    assert happened(table, "copy") == ["K10"]
    to_round(table, 2)
    no_trades(table)
    bid(table, 1, 1)
    hold(table, "T8")
    do(table, "T8")
    assert happened(table, "copy") == ["K10"]
    assert sentences(table, "skip")[-1] == "Copy the last effect that another player used this round."


def test_5_1_all_hear_a_pass():
    table = tricks_table(["K5 K6", "S3 S4"], deck="V3 V4")
    do(table, "no")
    assert facts(table, "pass") == [{"what": "effect"}]
