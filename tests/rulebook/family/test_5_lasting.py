"""Lasting changes of value and domain. (Family 5)"""

import pytest

from techdeck.core.cards import DOMAIN_NAMES, parse_card
from techdeck.core.counting import ROUND
from techdeck.core.zones import ASIDE, EVERYBODY, HAND
from techdeck.games.tricks.names import BEST
from techdeck.games.tricks.scoring import card_rank
from tests.rulebook.words import edition_with, sayable
from tests.table_words import ends_of_changes, events
from tests.tricks_table import deck, discard, do, hand, happened, known_to, may_do, tricks_table, zone

PLENTY = "V3 V4 V5 V6 V7 V8"
K9 = parse_card("K9")
AS_SCIENCE = {"card": "K9", "value": 9, "domain": "science", "until": "next_round"}
"""What views tell of the 9 of knowledge while it counts as science."""


def changed(deck=PLENTY, other="S3 S4", **more):
    """Seat 0 used Marketing: the 9 of knowledge counts as science."""
    table = tricks_table(["V10 K9 T3", other, "T4 T5"], deck=deck, **more)
    do(table, "V10", "K9", "domain science")
    return table


def test_5_1_the_card_is_shown_and_counts_as_something_else():
    table = changed()
    assert "K9" in known_to(table, 1)
    assert (DOMAIN_NAMES[table.domain_of(K9)], int(table.value_of(K9))) == ("science", 9)
    assert table.view(1).to_dict()["changed"] == [AS_SCIENCE]


def test_5_1_its_name_and_text_stay():
    """K9 counts as science, and S9 is Astronomy. Revealed for Computer Networking it is Navigation still, by its name
    and by what its text does: three cards from the bottom are looked at."""
    table = tricks_table(["V10 K9 T3", "T5 S4", "T4 S3"], deck=PLENTY)
    do(table, "V10", "K9", "domain science")
    do(table, "T5", "seat 0", "K9")
    assert happened(table, "copy") == ["K9"]
    assert zone(table, ASIDE) == "V6 V7 V8"
    assert (table.current_player(), may_do(table)) == (1, {"V6", "V7", "V8"})
    assert table.view(1).to_dict()["changed"] == [AS_SCIENCE]


@pytest.mark.parametrize(("said", "ends"), [("", 1), ("turn", 0), ("round", 1), ("next round", 2)])
def test_5_2_it_holds_as_long_as_the_text_says(tmp_path, said, ends):
    """Tricks ends it at clean-up (Tricks 5.13), so the ends of turn and rounds are told to the table by hand."""
    time = f" until the end of the {said}" if said else ""
    text = f"Show a card from your hand. It counts as a domain of your choice{time}."
    table = tricks_table(["V10 K9", "S3"], deck=PLENTY, edition=edition_with(tmp_path, service_10=text))
    do(table, "V10", "K9", "domain science")
    assert ends_of_changes(table) == [(said or "round").replace(" ", "_")]
    held = [DOMAIN_NAMES[table.domain_of(K9)]]
    table.end_turn_changes()
    held.append(DOMAIN_NAMES[table.domain_of(K9)])
    for _ in range(2):
        table.end_lasting_changes()
        table.nums[ROUND] += 1
        held.append(DOMAIN_NAMES[table.domain_of(K9)])
    assert held == ["science"] * (ends + 1) + ["knowledge"] * (3 - ends)


def test_5_8_the_turn_is_that_of_the_player_who_uses_the_card(tmp_path):
    """In Tricks it is the whole phase: it goes on when the next player may use a card. (Tricks 5.15)"""
    text = "Show a card from your hand. It counts as a domain of your choice until the end of the turn."
    table = tricks_table(["V10 K9", "S3"], deck=PLENTY, edition=edition_with(tmp_path, service_10=text))
    do(table, "V10", "K9", "domain science")
    assert (int(table.current_player()), DOMAIN_NAMES[table.domain_of(K9)]) == (1, "science")
    do(table, "no")
    assert DOMAIN_NAMES[table.domain_of(K9)] == "knowledge"


def test_5_3_it_ends_in_a_discard_pile():
    """Seat 1 uses Biometrics and names 9."""
    table = changed(other="S3 S4")
    do(table, "S3", "value 9", "K9")
    assert "K9" in discard(table)
    assert DOMAIN_NAMES[table.domain_of(K9)] == "knowledge"


def test_5_3_it_ends_when_the_card_is_shuffled_into_a_deck():
    """With Healthcare its owner puts it under the deck, and Astronomy shuffles the discard pile in."""
    table = tricks_table(["V10 K9 T3", "V4 S4", "S9 T5"], deck=f"V3 {PLENTY[6:]}", discard="T9")
    do(table, "V10", "K9", "domain science")
    do(table, "V4", "no", "no", "K9", "no")
    assert deck(table).split()[-1] == "K9"
    assert DOMAIN_NAMES[table.domain_of(K9)] == "science"
    do(table, "S9")
    assert DOMAIN_NAMES[table.domain_of(K9)] == "knowledge"


def test_5_3_moving_from_hand_to_hand_does_not_end_it():
    table = changed(deck="V4 V5 V6 V7", other="V3 S4")
    do(table, "V3", "seat 0", "S4", "K9")
    assert "K9" in hand(table, 1)
    assert DOMAIN_NAMES[table.domain_of(K9)] == "science"


def test_5_4_it_counts_in_effects():
    """Biometrics names 10: the 9 that counts as 10 is discarded."""
    table = tricks_table(["S11 K9 T3", "S3 S4"], deck=PLENTY)
    do(table, "S11", "K9", "higher")
    do(table, "S3", "value 10")
    assert (table.current_player(), may_do(table)) == (0, {"K9"})


@pytest.mark.parametrize(("said", "true"), [("say-domain science", True), ("say-domain knowledge", False)])
def test_5_4_it_counts_in_statements_and_trades(said, true):
    """Trading comes before effects and clean-up ends changes, so this one is told to the table by hand."""
    table = tricks_table(["K9 T3", "S3 S4"], phase="trading", goals=("V1", "S1"))
    table.alter(K9, 9, DOMAIN_NAMES.index("science"))
    assert (said in sayable(table)) == true
    do(table, "no", "seat 0", "S3", "no", "domain science", "no")
    assert "K9" in may_do(table, 0)


def test_5_4_it_counts_for_following():
    """A led K9 asks for science, and a higher science card beats it. More in the tests of Tricks 6.12 and 7.6."""
    table = changed(other="S3 S10 K7 K8 K12 K13")
    do(table, "no", "no", "K9")
    assert may_do(table) == {"S3", "S10"}
    do(table, "S10", "T4")
    [trick] = events(table, "take_trick")
    assert (trick.seat, happened(table, "take_trick")) == (1, ["K9 S10 T4"])
    assert table.current_player() == 1


def test_5_5_tie_breaks_look_at_what_is_printed():
    table = tricks_table(["K9", "S3"], phase="tricks")
    table.alter(K9, 13, DOMAIN_NAMES.index("service"))
    do(table, "K9", "S3")
    assert table.nums[BEST] == card_rank(K9)


@pytest.mark.parametrize(("card", "offered"), [("K1", {"higher"}), ("K13", {"lower"}), ("K7", {"higher", "lower"})])
def test_5_6_a_value_stays_between_1_and_13(card, offered):
    table = tricks_table([f"S11 {card} T3", "S3 S4"], deck=PLENTY, goals=("T1", "S1"))
    do(table, "S11", card)
    assert may_do(table) == offered


def test_5_6_a_new_change_starts_from_what_the_card_counts_as():
    """Seat 0's Biotechnology made it 10; copied by seat 1 it becomes 11, and stays of science."""
    table = tricks_table(["S11 K9 T3", "T8 S4"], deck=PLENTY)
    table.alter(K9, 9, DOMAIN_NAMES.index("science"))
    do(table, "S11", "K9", "higher")
    table.zones.move(K9, HAND + 1, EVERYBODY)
    do(table, "T8", "K9", "higher")
    assert (int(table.value_of(K9)), DOMAIN_NAMES[table.domain_of(K9)]) == (11, "science")


def told(table):
    """The changes that each seat and an onlooker are told of."""
    return [table.view(seat).to_dict()["changed"] for seat in (0, 1, 2, None)]


def shuffled_away():
    """Seat 0's changed card goes under the deck unseen, and the deck is shuffled: only chance knows where it is."""
    table = tricks_table(["V10 K9 T3", "V4 S4", "S9 T5"], deck=f"V3 {PLENTY[6:]}", discard="T9")
    do(table, "V10", "K9", "domain science")
    do(table, "V4", "no", "no", "K9", "no")
    do(table, "S9")
    return table


def test_5_7_a_change_that_all_know_to_be_shuffled_away_is_over_for_all():
    """T9 is a goal for this round and counts as 10; Physics exchanges it with the deck, and Data Mining shuffles it."""
    table = tricks_table(["S7 K4", "K3 V3 V4", "S5 S6"], deck="K9 V9 K8 K10 S12 S13", first=0, goals=("T9", "S1", "T1"))
    card = parse_card("T9")
    table.alter(card, 10, table.domain_of(card))
    do(table, "S7", "no", "T9")
    assert told(table) == [[{"card": "T9", "value": 10, "domain": "technology", "until": "round"}]] * 4
    do(table, "K3", "value 13", "domain knowledge")
    assert told(table) == [[]] * 4
    assert {int(table.view(2).imagine(seed).value_of(card)) for seed in range(20)} == {9}


def test_5_7_a_change_shuffled_away_unseen_is_told_until_all_see_the_card():
    table = shuffled_away()
    assert DOMAIN_NAMES[table.domain_of(K9)] == "knowledge"
    assert [AS_SCIENCE] in told(table)
    table.show(0, K9)
    table.zones.forget(table.zones.where[K9], 0)
    assert told(table) == [[]] * 4
