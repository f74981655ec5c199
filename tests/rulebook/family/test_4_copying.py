"""Copying. (Family 4)"""

import pytest

from techdeck.core.actions import CARD
from techdeck.core.cards import parse_card
from techdeck.core.effects.copying import in_chain
from techdeck.core.errors import IllegalAction
from tests.cards.city.words import effects
from tests.city_table import do as do_in_city
from tests.rulebook.words import frame, hold, play_on, to_round
from tests.table_words import sentences
from tests.tricks_table import discard, do, hand, happened, known_to, may_do, tricks_table

PLENTY = "V3 V4 V5 V6 V7 V8"


def test_4_1_a_copy_is_carried_out_as_if_you_had_used_the_card():
    """Computer Networking: seat 1 reveals Virtual Reality, and it is seat 0 who picks, looks and draws."""
    table = tricks_table(["T5 K3", "K12 S3", "T3 T4"], deck=PLENTY)
    do(table, "T5", "seat 1", "K12")
    assert (table.current_player(), may_do(table)) == (0, {"seat 1", "seat 2"})
    do(table, "seat 2")
    assert {"T3", "T4"} <= known_to(table, 0)
    assert "V3" in hand(table, 0)


def test_4_2_the_copied_card_stays_and_its_owner_gets_nothing():
    table = tricks_table(["T5 K3", "K12 S3", "T3 T4"], deck=PLENTY)
    do(table, "T5", "seat 1", "K12", "seat 2")
    assert hand(table, 1) == "K12 S3"
    assert discard(table) == "T5"
    do(table, "K12", "seat 0")
    assert happened(table, "use") == ["T5", "K12"], "copying was no use of it: its owner uses it now"


def test_4_3_a_copy_can_copy_again():
    """3D Printing reveals Sensors, which copies the top of the discard pile: Internet of Things, which copies the
    goal K1."""
    table = tricks_table(["T3 T2", "S3 S4"], goals=("K1", "S1"), deck=PLENTY, discard="T1", trump="V2")
    do(table, "T3", "T2")
    assert happened(table, "copy") == ["T2", "T1"]
    do(table, "K1")
    assert happened(table, "copy") == ["T2", "T1", "K1"]


def test_4_3_the_card_used_first_is_part_of_the_chain():
    """3D Printing, then Drones, then Aerospace."""
    table = tricks_table(["T3 T4", "S3 S4"], deck="T10 K5 V5 V6 V7 V8 V9")
    do(table, "T3", "T4", "yes")
    assert happened(table, "copy") == ["T4", "T10"]
    assert [in_chain(table, parse_card(card)) for card in ("T3", "T4", "T10", "K5")] == [True, True, True, False]
    assert may_do(table) == {"K5", "V5"}


def test_4_3_who_points_at_a_card_of_the_chain_hears_why_not():
    """Internet of Things of the city copies any card in play but itself."""
    table = effects(["K3", "S5 T11"], "V3 T1:0", deck="S3 S4 S6")
    do_in_city(table, "T1")
    before = table.hash()
    with pytest.raises(IllegalAction) as refused:
        table.apply_action(CARD + parse_card("T1"))
    assert refused.value.clause == "Family 4.3"
    assert refused.value.reason == "that card is carried out already: none comes twice in a chain"
    with pytest.raises(IllegalAction) as refused:
        table.apply_action(CARD + parse_card("K9"))
    assert refused.value.clause == "Family 3.1"
    assert table.hash() == before


def test_4_3_no_card_comes_round_again():
    """Sensors copies Semiconductors on the discard pile; the last card seat 0 used there is Semiconductors itself."""
    table = tricks_table(["T8 K3", "T2 S3"], deck=PLENTY)
    do(table, "T8")
    assert discard(table) == "T8"
    do(table, "T2")
    assert happened(table, "copy") == ["T8"]
    assert sentences(table, "skip")[-1] == "Copy the last effect that another player used this round."


def test_4_4_the_card_that_player_used_even_if_it_copied_another():
    """Seat 0 used 3D Printing to copy Big Data; Semiconductors copies 3D Printing."""
    table = tricks_table(["T3 K10 K4", "T8 S3"], deck=PLENTY)
    do(table, "T3", "K10", "K4", "V3")
    do(table, "T8")
    assert happened(table, "copy") == ["K10", "T3"]


def test_4_4_the_last_one_of_several():
    table = tricks_table(["S9 K3", "S12 S3", "T8 T3"], deck=PLENTY)
    do(table, "S9", "S12", "no", "T8")
    assert happened(table, "copy") == ["S12"]


def test_4_4_the_last_one_by_when_it_was_used_not_by_seat():
    """Seat 2 is the first player: seat 0 used a card after it."""
    table = tricks_table(["S12 K3", "T8 S3", "S9 T3"], deck=PLENTY, first=2)
    do(table, "S9", "S12", "no", "T8")
    assert happened(table, "use") == ["S9", "S12", "T8"]
    assert happened(table, "copy") == ["S12"]


def test_4_5_with_nothing_to_copy_the_sentence_is_skipped():
    table = tricks_table(["T2 K3", "T8 S3"], deck=PLENTY)
    do(table, "T2")
    assert sentences(table, "skip") == ["Copy the effect of the top card of the discard pile."]
    assert frame(table) == "UseCard"


def test_4_6_an_effect_used_before_may_happen_again():
    """Big Data is used by seat 0 and copied by seat 1."""
    table = tricks_table(["K10 K3 K4", "T8 S3 S4"], deck="V3 V4 V5 V6 V7 V8 V9 V10")
    do(table, "K10", "K3", "K4", "T8")
    assert happened(table, "copy") == ["K10"]
    assert hand(table, 1) == "S3 S4 V6 V7"


def test_4_7_this_round_reaches_back_to_its_start():
    """Semiconductors finds what was used this round, and nothing of the round before."""
    table = tricks_table(["S9 K3", "S3 T8"], deck=PLENTY)
    do(table, "S9", "T8")
    assert happened(table, "copy") == ["S9"]
    to_round(table, 2)
    play_on(table, "UseCard")
    hold(table, "T8")
    do(table, "T8")
    assert sentences(table, "skip")[-1] == "Copy the last effect that another player used this round."
