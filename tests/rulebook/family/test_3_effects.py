"""How a card's text is carried out. (Family 3.1-3.16)"""

import pytest

from techdeck.core.zones import ASIDE, USED
from tests.rulebook.words import edition_with, frame, refused, trump_card
from tests.table_words import facts, sentences, shown_zone
from tests.tricks_table import deck, discard, do, hand, happened, known_to, may_do, tricks_table, zone

PLENTY = "V3 V4 V5 V6 V7 V8"


def kinds(table):
    """The kinds of events so far, in order."""
    assert table.journal is not None
    return [event.kind for event in table.journal.events]


def test_3_1_a_used_card_is_shown_and_its_sentences_follow_in_order():
    table = tricks_table(["K10 K3 K4", "S3 S4"], deck=PLENTY)
    do(table, "K10")
    assert "K10" in known_to(table, 1)
    do(table, "K3", "K4")
    assert kinds(table)[:6] == ["use", "draw", "draw", "discard", "discard", "discard"]


def test_3_2_a_sentence_is_done_as_far_as_it_can_be():
    """Big Data with one card in the piles and none in the hand: it draws that one and discards it."""
    table = tricks_table(["K10", "S3 S4"], deck="V5")
    do(table, "K10", "V5")
    assert happened(table, "discard") == ["V5", "K10"]


def test_3_3_a_sentence_that_can_do_nothing_is_skipped_and_the_log_says_so():
    table = tricks_table(["K10", "S3 S4"])
    do(table, "K10")
    assert sentences(table, "skip") == ["Draw 2.", "Discard 2."]


@pytest.mark.parametrize(
    ("used", "skipped"),
    [
        ("K1", ["Look at the top 4 cards.", "Take 1.", "Put the rest back on top in any order."]),
        ("S1", ["Take a card of value 7 or less from the discard pile."]),
        ("T7", ["Put a card from the discard pile on top of the deck."]),
        ("S13", ["Replace a neutral card with the top card of the deck."]),
        ("T8", ["Copy the last effect that another player used this round."]),
        ("T2", ["Copy the effect of the top card of the discard pile."]),
    ],
)
def test_3_3_every_sentence_left_out_is_named(used, skipped):
    table = tricks_table([f"{used} K5", "S3 S4"], goals=("V1", "T1"))
    do(table, used)
    assert sentences(table, "skip") == skipped


def test_3_3_also_what_was_to_be_done_with_cards_that_never_came():
    """Statistics with both piles empty."""
    table = tricks_table(["K7 K5", "S3 S4"])
    do(table, "K7", "domain science")
    turned = "Turn up cards until one is of that domain, 5 at most."
    assert sentences(table, "skip") == [turned, "Take it.", "Put the others under the deck."]


def test_3_4_a_card_whose_effect_can_do_nothing_may_be_used():
    table = tricks_table(["S1 S5 T2 T8", "S3 S4"], goals=("K1", "V1"))
    assert {"S1", "S5", "T2", "T8"} <= may_do(table)
    do(table, "S1")
    assert table.current_player() == 1


def test_3_5_may_gives_the_choice_and_without_it_you_must():
    """Automation: you may reveal. Hospitality: every player discards."""
    table = tricks_table(["T12 K5 K6", "S3 S4"], deck=PLENTY)
    do(table, "T12")
    assert may_do(table) == {"no", "K5", "K6"}
    must = tricks_table(["V2 K5", "S3 S4"], deck="V3 V4 V5 V6", trump="K2")
    do(must, "V2")
    assert may_do(must) == {"K5", "V3"}
    assert refused(must, "no").clause == "Family 3.1"


def test_3_6_an_optional_choice_is_put_to_everybody():
    """Education: seat 1 holds no science card, and is asked all the same."""
    table = tricks_table(["V8 S5", "K3 K4", "S6 S7"], deck=PLENTY.replace("V8", "T8"))
    do(table, "V8", "domain science", "S5", "V3")
    assert (table.current_player(), may_do(table)) == (1, {"no"})
    do(table, "no")
    assert (table.current_player(), may_do(table)) == (2, {"no", "S6", "S7"})


def test_3_7_every_player_begins_with_the_active_one_and_goes_left():
    """Hospitality, used by seat 1: each draws and discards before the next does."""
    table = tricks_table(["K3 K4", "V2 S4", "T3 T4"], deck="V3 V4 V5 V6", first=1, trump="K2")
    do(table, "V2")
    order = []
    for _ in range(3):
        seat = int(table.current_player())
        order.append((seat, len(hand(table, seat).split())))
        do(table, hand(table, seat).split()[0])
    assert order == [(1, 2), (2, 3), (0, 3)]
    assert kinds(table)[:7] == ["use", "draw", "discard", "draw", "discard", "draw", "discard"]


def test_3_8_secret_choices_are_hidden_until_all_have_chosen():
    """E-commerce: everybody puts a card face down, in any order."""
    table = tricks_table(["V1 K3 K4", "S3 S4", "T3 T4"], goals=("K1", "S1", "T1"), deck=PLENTY)
    do(table, "V1")
    assert table.acting_seats() == [0, 1, 2]
    do(table, "S3", seat=1)
    assert table.acting_seats() == [0, 2]
    for seat in (0, 2, None):
        assert shown_zone(table, seat, "face_down", 1) == {"count": 1, "cards": [None]}
    assert refused(table, "S4", seat=1).clause == "Family 3.8"
    do(table, "K3", seat=0)
    assert "S3" not in hand(table, 2)
    do(table, "T3", seat=2)
    assert "S3" in hand(table, 2), "all count at once"


def test_3_9_passed_cards_move_together_and_who_has_too_few_passes_what_they_have():
    """Globalization passes 2 to the right; seat 2 has one card, seat 1 none."""
    table = tricks_table(["V13 K3 K4", "", "T3"], deck=PLENTY)
    do(table, "V13")
    assert table.acting_seats() == [0, 2]
    do(table, "T3", seat=2)
    do(table, "K3", "K4", seat=0)
    assert (hand(table, 1), hand(table, 2).split()[:2]) == ("T3", ["K3", "K4"])
    assert "T3" not in hand(table, 0)


def test_3_10_who_carries_out_the_sentence_picks():
    """Virtual Reality: its user which other player. Education: its user which domain, then each player which card."""
    table = tricks_table(["K12 K3", "S3 S4", "T3 T4"], deck=PLENTY)
    do(table, "K12")
    assert may_do(table) == {"seat 1", "seat 2"}
    do(table, "seat 2")
    assert {"T3", "T4"} <= known_to(table, 0)
    assert "S3" not in known_to(table, 0)
    each = tricks_table(["V8 K3", "S3 S4 T5"], deck=PLENTY.replace("V8", "T8"))
    do(each, "V8", "domain science", "no")
    assert (each.current_player(), may_do(each)) == (1, {"no", "S3", "S4"})
    do(each, "S4")
    assert (each.current_player(), may_do(each)) == (1, {"S3", "S4", "T5", "V3"}), "which card to discard"


def test_3_10_those_are_the_cards_just_revealed(tmp_path):
    """A house edition: seat 1 reveals a science card, then a technology card, and only that one is offered."""
    reveal = "Name a domain. Every other player who holds a card of that domain reveals one such card."
    text = f"{reveal} {reveal} You may exchange a card from your hand with one of those."
    table = tricks_table(["V8 K3", "S3 T4"], edition=edition_with(tmp_path, service_8=text), deck=PLENTY[:8])
    do(table, "V8", "domain science", "S3", "domain technology", "T4")
    assert {"S3", "T4"} <= known_to(table, 0)
    assert may_do(table) == {"no", "T4"}


@pytest.mark.parametrize(
    ("used", "steps", "offered"),
    [
        ("K10", [], {"K5", "V3", "V4"}),
        ("S2", ["T9"], {"K5"}),
        ("T3", [], {"K5"}),
        ("V1", [], {"K5"}),
        ("V9", ["V2"], {"K5"}),
        ("T5", ["seat 1"], {"S3", "S4"}),
    ],
    ids=["discard", "exchange", "show", "pass", "exchange with trump", "show by another"],
)
def test_3_11_its_own_effect_cant_touch_the_used_card(used, steps, offered):
    table = tricks_table([f"{used} K5", "S3 S4"], goals=("K1", "S1"), deck="V3 V4", discard="T9")
    do(table, used, *steps)
    assert zone(table, USED) == used
    assert may_do(table) == offered


def test_3_11_a_used_card_cant_be_named_or_copied_by_its_own_effect():
    """Search Engines does not find itself; 3D Printing has no other card to reveal."""
    table = tricks_table(["K3 K5", "S3 S4"], deck=PLENTY)
    do(table, "K3", "value 3", "domain knowledge")
    assert facts(table, "search") == [{"found": False, "card": "K3"}]
    alone = tricks_table(["T3", "S3 S4"], deck=PLENTY)
    do(alone, "T3")
    assert sentences(alone, "skip") == ["Reveal a card from your hand.", "Copy its effect."]


@pytest.mark.parametrize(("other", "discards"), [("S3 S4 S5", False), ("S3 S4 S5 S6", True)])
def test_3_12_a_used_card_still_counts_in_its_owners_hand(other, discards):
    """Government: players with more cards than you discard. Its user holds it and two more: three."""
    table = tricks_table(["V11 K3 K4", other], deck=PLENTY)
    do(table, "V11")
    assert (frame(table) == "Ask") == discards
    assert bool(happened(table, "draw")) != discards, "if nobody did, draw 1"


def test_3_13_then_it_is_discarded_and_last_its_user_draws():
    table = tricks_table(["S9 K3", "S3 S4"], deck="V5 V6", discard="T9")
    do(table, "S9")
    assert kinds(table) == ["use", "gather", "shuffle", "draw", "discard", "draw"]
    assert discard(table) == "S9"
    empty = tricks_table(["T7 K3", "S3 S4"])
    do(empty, "T7")
    assert hand(empty, 0) == "K3 T7", "with both piles empty the discarded card itself is drawn"


def test_3_14_a_text_of_a_card_in_play_may_hit_that_card():
    """Here no card is used while it is in play. A copied one keeps its place too: the trump card is Nanotechnology
    and is copied with Internet of Things: the card it exchanges is itself."""
    table = tricks_table(["T1 K5", "S3 S4"], trump="S10", goals=("K1", "S1"), deck=PLENTY)
    do(table, "T1", "S10")
    assert trump_card(table) == "S10"
    do(table, "S10", "K5")
    assert (trump_card(table), "S10" in hand(table, 0)) == ("K5", True)


def test_3_15_cards_looked_at_lie_aside_and_nothing_draws_them():
    """Aerospace reveals Big Data and another card; the copied Big Data draws the two below."""
    table = tricks_table(["T10 K3", "S3 S4"], deck="K10 V4 V5 V6 V7")
    do(table, "T10")
    assert zone(table, ASIDE) == "V4 K10"
    do(table, "K10")
    assert hand(table, 0) == "K3 V5 V6"
    do(table, "K3", "V5")
    assert (deck(table), zone(table, ASIDE)) == ("K10 V4", ""), "both are under the deck, V7 is the user's new card"


def test_3_15_a_look_is_seen_by_one_and_lies_aside():
    table = tricks_table(["K1 K3", "S3 S4"], goals=("T1", "S1"), deck=PLENTY)
    do(table, "K1")
    assert zone(table, ASIDE).split() == ["V6", "V5", "V4", "V3"]
    assert known_to(table, 0) >= {"V3", "V4", "V5", "V6"}
    assert known_to(table, 1).isdisjoint({"V3", "V4", "V5", "V6"})


@pytest.mark.parametrize(
    "text", ["Look at the top 3 cards.", "Look at the bottom 3 cards of the deck.", "Reveal the top 3 cards."]
)
def test_3_16_what_is_left_returns_in_its_old_order(tmp_path, text):
    """A house edition with a text that never says where the cards go."""
    house = edition_with(tmp_path, knowledge_1=text)
    hands = ["K1 K3 K4 K5 K6 K7 K8", "S3 S4 S5 S6 S7 S8"]
    table = tricks_table(hands, goals=("T1", "S1"), edition=house, deck=PLENTY)
    do(table, "K1")
    assert "V3" in hand(table, 0), "its user drew the top card afterwards"
    assert deck(table) == PLENTY.removeprefix("V3 ")
    assert zone(table, ASIDE) == ""
