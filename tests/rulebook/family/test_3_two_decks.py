"""Two decks, each with its discard pile, at tables of Paradoxical. (Family 3.28, 3.29)"""

import pytest

from techdeck.core.effects.run import ChoosePile
from techdeck.core.zones import ASIDE, DECK, DISCARD, SECOND_DECK, SECOND_DISCARD
from tests.paradoxical_table import (
    deck_1,
    deck_2,
    discard_1,
    discard_2,
    do,
    hand,
    known_to,
    may_do,
    paradoxical_table,
    pool,
    tableau,
    zone,
)
from tests.rulebook.paradoxical.words import dealt, frame, moments
from tests.rulebook.words import edition_with
from tests.table_words import facts
from tests.tricks_table import tricks_table

EITHER = {"pile 1", "pile 2"}


def test_3_28_each_sentence_is_about_one_of_them():
    """Databases looks at deck 1 and draws from deck 2."""
    table = paradoxical_table(hands=["K4", ""], deck_1="K5 S6 K7 S8 K9 S10", deck_2="V3 V4")
    do(table, "K4")
    assert (frame(table), may_do(table)) == ("ChoosePile", EITHER)
    do(table, "pile 1", "K9", "S8", "K7", "S6")
    assert (deck_1(table), frame(table)) == ("K5 S6 K7 S8 K9 S10", "ChoosePile")
    do(table, "pile 2")
    assert (hand(table, 0), deck_2(table)) == ("K4 V3", "V4")
    assert facts(table, "choose_pile") == [{"pile": 1}, {"pile": 2}]


def test_3_28_it_holds_for_everybody_and_is_said_once():
    """Hospitality: every player draws 1, then discards 1."""
    table = paradoxical_table(["", "", ""], hands=["V2", "S3", "T3"], deck_1="K5", deck_2="V4 V5 V6")
    do(table, "V2", "pile 2", "V4", "S3", "T3")
    assert (frame(table), facts(table, "choose_pile")) == ("Turn", [{"pile": 2}])
    assert [hand(table, seat) for seat in range(3)] == ["V2", "V5", "V6"]


def test_3_28_the_user_says_it_also_for_another_player():
    """Banking: you draw 2, a player you pick draws 1."""
    table = paradoxical_table(hands=["V5", "S3"], deck_1="K5 K6", deck_2="V4 V6")
    do(table, "V5", "pile 1", "seat 1")
    assert (frame(table), table.acting_seats()) == ("ChoosePile", [0])
    do(table, "pile 2")
    assert hand(table, 1) == "S3 V4"


def test_3_28_the_copier_says_it_anew():
    """Internet of Things copies Big Data of the other player's tableau."""
    table = paradoxical_table(["", "K10"], hands=["T1", ""], deck_1="K5 K6", deck_2="V4 V6")
    do(table, "T1", "K10")
    assert (frame(table), table.acting_seats()) == ("ChoosePile", [0])
    do(table, "pile 2")
    assert may_do(table) == {"V4", "V6"}


@pytest.mark.parametrize(
    ("used", "answers", "asked"),
    [
        ("T12", ["no"], False),
        ("T12", ["K5", "K6"], True),
        ("S3", ["value 9"], False),
        ("S3", ["value 5", "K5"], True),
        ("T6", ["pile 2", "no"], False),
        ("T6", ["pile 2", "yes"], True),
        ("V11", [], True),
    ],
)
def test_3_28_it_is_said_as_soon_as_it_matters_and_not_before(used, answers, asked):
    """If you do, if it is technology, who holds a card of that value, if nobody did."""
    table = paradoxical_table(hands=[f"{used} K5 K6 S7", ""], deck_1="K8 K9", deck_2="T4 T7")
    do(table, used, *answers)
    assert isinstance(table.top, ChoosePile) == asked


@pytest.mark.parametrize(
    ("used", "held", "answers"),
    [
        ("S4", "", []),
        ("S4", "K9", ["K9"]),
        ("S1", "K9", []),
        ("S2", "", []),
        ("S5", "K9", []),
        ("S13", "K9", []),
        ("K11", "", ["no"]),
        ("K6", "K9", ["no"]),
        ("S12", "K9", ["no"]),
        ("V4", "K9", ["no", "no"]),
    ],
)
def test_3_28_nobody_is_asked_if_nothing_can_come_of_it(used, held, answers):
    """Nothing revealed, no card of that value in a pile, nothing to exchange or replace, as many as none."""
    table = paradoxical_table(hands=[f"{used} {held}", ""], deck_1="K8", deck_2="V7", discard_1="S8", discard_2="V13")
    do(table, used, *answers)
    assert (frame(table), facts(table, "choose_pile")) == ("Turn", [])


@pytest.mark.parametrize("used", ["K1", "K7", "K10", "K11", "S1", "S2", "S5", "S7", "S9", "S13", "T2", "T13"])
def test_3_28_nor_if_there_is_no_card_in_any_pile(used):
    table = paradoxical_table(["K3", ""], hands=[f"{used} K9", "V5"], pool="T9")
    do(table, used)
    if used == "K7":
        do(table, "domain service")
    if frame(table) == "Ask":
        do(table, *(["K9"] if used == "K10" else ["no"]))
    assert (frame(table), facts(table, "choose_pile")) == ("Turn", [])


def test_3_28_one_who_puts_none_asks_for_no_deck_and_the_next_one_does():
    """Healthcare: every player may put up to 2 cards under the deck and draw as many."""
    table = paradoxical_table(hands=["V4 K9", "K5"], deck_1="K8", deck_2="V7")
    do(table, "V4", "no", "K5")
    assert (frame(table), table.acting_seats()) == ("ChoosePile", [0])
    do(table, "pile 2")
    assert hand(table, 1) == "V7"


def test_3_28_a_choice_between_two_deeds_comes_after_it(tmp_path):
    """What is possible depends on the pile."""
    house = edition_with(
        tmp_path, knowledge_1="Exchange a card from your hand with a card from the discard pile, or draw 1."
    )
    table = paradoxical_table(hands=["K1 K5", ""], edition=house, deck_1="K8", deck_2="T4", discard_2="T7")
    do(table, "K1")
    assert may_do(table) == EITHER
    twin = table.clone()
    do(table, "pile 1")
    assert may_do(table) == {"no"}
    twin.apply_action(twin.string_to_action(0, "pile 2"))
    assert may_do(twin) == {"yes", "no"}


def test_3_28_nobody_is_asked_where_there_is_one_deck():
    table = tricks_table(["K10 K3 K4", "S3"], deck="V5 V6 V7")
    table.apply_action(table.string_to_action(0, "card K10"))
    assert not isinstance(table.top, ChoosePile)


@pytest.mark.parametrize(
    ("used", "answers", "piles"),
    [
        ("K2", ["pile 2", "K5"], ["K8 S8 K5", "V7", "S1", "V1"]),
        ("K13", ["pile 2", "K5", "T5"], ["K5 K8 S8", "T5", "S1", ""]),
        ("S6", ["pile 2", "V1"], ["K8 S8", "V4 V7", "S1", ""]),
        ("T7", ["pile 2", "V1"], ["K8 S8", "V1 V4 V7", "S1", ""]),
        ("K10", ["pile 2", "K5", "T5"], ["K8 S8", "", "K5 S1", "T5 V1"]),
        ("T4", ["pile 2", "no"], ["K8 S8", "V7 V4", "S1", "V1"]),
    ],
    ids=["under", "on top", "from a pile", "from a pile to the top", "discarded", "revealed"],
)
def test_3_29_cards_go_back_to_their_own_deck_or_pile(used, answers, piles):
    table = paradoxical_table(
        hands=[f"{used} K5 T5", ""], deck_1="K8 S8", deck_2="V4 V7", discard_1="S1", discard_2="V1"
    )
    do(table, used, *answers)
    assert [deck_1(table), deck_2(table), discard_1(table), discard_2(table)] == piles


@pytest.mark.parametrize(("given", "after"), [("K5", ("K5 K8", "T7")), ("T5", ("K8", "T5 T7"))])
def test_3_29_exchanged_with_the_top_of_a_deck(given, after):
    """Simulation: a card of the other deck goes on top of its own, and only its player knows it there."""
    table = paradoxical_table(hands=["K11 K5 T5", ""], deck_1="K8", deck_2="T4 T7")
    do(table, "K11", "pile 2", given, "pile 2", "no")
    assert (deck_1(table), deck_2(table)) == after
    assert "T4" in hand(table, 0)
    assert (given in known_to(table, 0), given in known_to(table, 1)) == (True, False)


@pytest.mark.parametrize(("given", "after"), [("K5", ("K5 S1", "V3 V6")), ("T5", ("S1", "V3 T5 V6"))])
def test_3_29_exchanged_with_a_card_of_a_discard_pile(given, after):
    """Chemistry takes V1 from the middle of pile 2."""
    table = paradoxical_table(hands=["S2 K5 T5", ""], deck_1="K8", discard_1="S1", discard_2="V3 V1 V6")
    do(table, "S2", "pile 2", "V1", given)
    assert (discard_1(table), discard_2(table)) == after
    assert "V1" in hand(table, 0)


@pytest.mark.parametrize(("own", "after"), [("T6", ("", "T6 V4")), ("S3", ("S3", "V4"))])
def test_3_29_a_card_in_play_exchanged_with_a_card_of_a_deck(own, after):
    """Earth Sciences cuts deck 1, which has one card; all go on knowing what came from the tableau."""
    table = paradoxical_table(["T6 S3", ""], hands=["S7", ""], deck_1="K8", deck_2="V4")
    do(table, "S7", "pile 1", "no", own)
    assert (deck_1(table), deck_2(table)) == after
    assert tableau(table, 0) == "T6 S3".replace(own, "K8")
    assert own in known_to(table, 1)


@pytest.mark.parametrize(("used", "goes"), [("T13", "T6"), ("S5", "T9")])
def test_3_29_a_card_in_play_exchanged_with_or_replaced_by_a_card_of_a_pile(used, goes):
    """Robotics and Physics: S1 comes from pile 1, what it displaces goes to pile 2."""
    table = paradoxical_table(["T6", ""], hands=[used, ""], deck_1="K8", discard_1="S1 S4", discard_2="V4", pool="T9")
    do(table, used, "pile 1", goes, "S1")
    assert (discard_1(table), discard_2(table)) == ("S4", f"{goes} V4")
    assert (tableau(table, 0), pool(table)) == (("S1", "T9") if used == "T13" else ("T6", "S1"))


@pytest.mark.parametrize("text", ["Look at the top 2 cards.", "Look at the bottom 2 cards of the deck."])
def test_3_29_what_is_left_lying_returns_to_its_own_deck(tmp_path, text):
    """A house edition: deck 2 is looked at, and then a card is drawn from deck 1."""
    house = edition_with(tmp_path, knowledge_1=f"{text} Draw 1.")
    table = paradoxical_table(hands=["K1", ""], edition=house, deck_1="K8 K9", deck_2="T4 V4 T7")
    do(table, "K1", "pile 2", "pile 1")
    assert (hand(table, 0), deck_1(table), deck_2(table)) == ("K1 K8", "K9", "T4 V4 T7")


@pytest.mark.parametrize(("pile", "after"), [("pile 1", ("", "V1")), ("pile 2", ("S1", ""))])
def test_3_29_only_its_own_pile_is_shuffled_into_a_deck(pile, after):
    """Astronomy shuffles one pile into its deck and then draws from deck 1; an empty deck 1 takes pile 1."""
    table = paradoxical_table(hands=["S9", ""], deck_1="K8", deck_2="T4", discard_1="S1", discard_2="V1")
    do(table, "S9", pile)
    assert (discard_1(table), discard_2(table)) == after
    empty = paradoxical_table(hands=["K12", ""], discard_1="S1", discard_2="V1")
    do(empty, "K12", "seat 1", pile)
    assert (discard_1(empty), discard_2(empty)) == after


@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_29_in_whole_games(players):
    table = dealt(players)
    for _ in moments(table):
        for pile in (DECK, DISCARD, SECOND_DECK, SECOND_DISCARD):
            assert all(pile in (table.deck_of(card), table.pile_of(card)) for card in table.zones.listed(pile))


@pytest.mark.parametrize("seat", [0, 1, None])
def test_3_29_everybody_knows_it_so_an_imagined_deck_has_its_own_cards(seat):
    """Seat 0 looks at three cards of deck 2, and what lies aside is of deck 2 in everybody's eyes."""
    table = paradoxical_table(hands=["K1 T5 S5", "V6 K6"], deck_1="K8 K9 S8", deck_2="T4 V4 T7 T8 V8")
    do(table, "K1", "pile 2")
    hands = set()
    for seed in range(30):
        imagined = table.view(seat).imagine(seed)
        assert {card[0] for card in zone(imagined, DECK).split()} <= {"K", "S"}
        assert {card[0] for card in (zone(imagined, SECOND_DECK) + " " + zone(imagined, ASIDE)).split()} <= {"T", "V"}
        hands.add(hand(imagined, 1))
    assert (len(hands) > 5) == (seat != 1)
