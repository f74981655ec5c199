# ruff: noqa: N802 - the id of the card is part of the test's name
"""Service cards by which every player's cards move, chosen in secret: V1, V12, V13."""

import pytest

from techdeck.core.cards import parse_card
from techdeck.core.zones import ONLOOKER
from techdeck.games.tricks.table import Tricks
from tests.cards.tricks.words import seen_by
from tests.cards.words import ALL, NOBODY, let_know, skipped, who_knows
from tests.rulebook.words import refused
from tests.tricks_table import deck, discard, do, hand, known_to, may_do, tricks_table

GOALS = ["K1", "S1", "T1", "T13"]
"""V1 is in a hand here, so nobody has it as a goal."""


def hands(table: Tricks) -> list[str]:
    """All hands, seat by seat."""
    return [hand(table, seat) for seat in range(int(table.players))]


def put(table: Tricks, *cards: str) -> None:
    """Seat 0 puts the first cards face down, seat 1 the second, and so on."""
    for seat, text in enumerate(cards):
        do(table, *text.split(), seat=seat)


def sight(table: Tricks, seat: int | None) -> tuple[str, list[str]]:
    """Everything a seat sees: its view and the events."""
    return table.view(seat).information_state_string(), seen_by(table, seat)


@pytest.mark.parametrize(
    ("before", "put_down", "after"),
    [
        (["V1 K3 K4", "S3 S4"], ["K3", "S4"], ["K4 K9 S4", "K3 S3"]),
        (["V1 K3 K4", "S3 S4", "T3 T4"], ["K3", "S4", "T3"], ["K4 K9 T3", "K3 S3", "S4 T4"]),
        (["V1 K3 K4", "S3 S4", "T3 T4", "V3"], ["K3", "S4", "T3", "V3"], ["K4 K9 V3", "K3 S3", "S4 T4", "T3"]),
    ],
)
def test_V1_does_pass_one_card_to_the_left(before: list[str], put_down: list[str], after: list[str]):
    """Left is the next seat, and from the last one the first. (Family 2.9)"""
    table = tricks_table(before, goals=GOALS, deck="K9 K10")
    do(table, "V1")
    assert table.acting_seats() == list(range(len(before)))
    put(table, *put_down)
    assert (hands(table), deck(table), discard(table)) == (after, "K10", "V1")


def test_V1_moves_nothing_until_all_have_chosen():
    """The used card can't be passed, and a choice can't be taken back. (Family 3.8, 3.11)"""
    table = tricks_table(["V1 K3 K4", "S3 S4", "T3 T4"], goals=GOALS, deck="K9 K10")
    do(table, "V1")
    assert may_do(table, 0) == {"K3", "K4"}
    put(table, "K3", "S4")
    assert (hands(table), table.acting_seats()) == (["K4", "S3", "T3 T4"], [2])
    refused(table, "K4", seat=0)
    do(table, "T3")
    assert hands(table) == ["K4 K9 T3", "K3 S3", "S4 T4"]


def test_V1_is_known_to_the_giver_and_the_receiver_only():
    """You know a card that you passed on. (Family 6.2)"""
    table = tricks_table(["V1 K3 K4", "S3 S4", "T3 T4"], goals=GOALS, deck="K9 K10")
    do(table, "V1")
    put(table, "K3", "S4", "T3")
    assert [who_knows(table, card) for card in ("K3", "S4", "T3")] == [{0, 1}, {1, 2}, {0, 2}]
    assert [who_knows(table, card) for card in ("K4", "S3", "T4")] == [{0}, {1}, {2}]
    down = ["put_face_down 0 ?", "put_face_down 1 ?", "put_face_down 2 ?"]
    passed = ["pass_cards 0 to 1 ?", "pass_cards 1 to 2 ?", "pass_cards 2 to 0 ?"]
    assert seen_by(table, None) == ["use 0 V1", *down, *passed, "discard V1", "draw 0 ?"]


def test_V1_makes_onlookers_lose_track_of_a_hand_they_knew():
    """One of seat 0's two known cards went to seat 1, and seat 2 does not see which. (Family 6.4)"""
    table = tricks_table(["V1 K3 K4", "S3 S4", "T3 T4"], goals=GOALS, deck="K9 K10")
    let_know(table, 2, "K3 K4")
    do(table, "V1")
    put(table, "K3", "S4", "T3")
    assert [2 in who_knows(table, card) for card in ("K3", "K4")] == [False, False]


@pytest.mark.parametrize("known", ["", "S3", "S3 S4"])
def test_V1_hides_a_half_made_choice(known: str):
    """Whichever card seat 1 put, the others see the same, even if they knew that hand. (Family 3.8)"""
    one = tricks_table(["V1 K3 K4", "S3 S4", "T3 T4"], goals=GOALS, deck="K9 K10")
    other = tricks_table(["V1 K3 K4", "S3 S4", "T3 T4"], goals=GOALS, deck="K9 K10")
    for table, card in ((one, "S3"), (other, "S4")):
        for eyes in (0, 2, ONLOOKER):
            let_know(table, eyes, known)
        do(table, "V1")
        do(table, card, seat=1)
    for seat in (0, 2, None):
        assert sight(one, seat) == sight(other, seat)
    assert sight(one, 1) != sight(other, 1)


def test_V1_lets_a_player_with_an_empty_hand_pass_nothing():
    """Its user holds no other card, so only the others choose. (Family 3.9)"""
    table = tricks_table(["V1", "S3 S4", "T3"], goals=GOALS, deck="K9 K10")
    do(table, "V1")
    assert table.acting_seats() == [1, 2]
    do(table, "S4", seat=1)
    do(table, "T3", seat=2)
    assert (hands(table), discard(table)) == (["K9 T3", "S3", "S4"], "V1")


def test_V1_can_do_nothing_with_empty_hands():
    table = tricks_table(["V1", "", ""], goals=GOALS, deck="K9 K10")
    do(table, "V1")
    assert skipped(table) == ["Every player passes 1 card to the left."]
    assert (hands(table), deck(table), discard(table)) == (["K9", "", ""], "K10", "V1")


@pytest.mark.parametrize(
    ("before", "put_down", "after"),
    [
        (["V13 K3 K4 K5", "S3 S4 S6"], ["K3 K5", "S4 S6"], ["K4 K9 S4 S6", "K3 K5 S3"]),
        (["V13 K3 K4", "S3 S4", "T3 T4"], ["K4 K3", "S3 S4", "T3 T4"], ["K9 S3 S4", "T3 T4", "K3 K4"]),
        (
            ["V13 K3 K4", "S3 S4", "T3 T4", "V3 V4"],
            ["K3 K4", "S3 S4", "T3 T4", "V3 V4"],
            ["K9 S3 S4", "T3 T4", "V3 V4", "K3 K4"],
        ),
    ],
)
def test_V13_does_pass_two_cards_to_the_right(before: list[str], put_down: list[str], after: list[str]):
    """Right is the seat before, and from the first one the last. (Family 2.9)"""
    table = tricks_table(before, deck="K9 K10")
    do(table, "V13")
    put(table, *put_down)
    assert (hands(table), deck(table), discard(table)) == (after, "K10", "V13")


def test_V13_lets_a_player_with_one_card_pass_that_one():
    """Cards that come in at the same moment can't be passed on. (Family 3.9)"""
    table = tricks_table(["V13 K3 K4 K5", "S3", "T3 T4 T5"], goals=GOALS, deck="K9 K10")
    do(table, "V13")
    do(table, "S3", seat=1)
    assert table.acting_seats() == [0, 2]
    do(table, "K3", seat=0)
    assert (may_do(table, 0), table.acting_seats()) == ({"K4", "K5"}, [0, 2])
    do(table, "K4", seat=0)
    do(table, "T3", "T4", seat=2)
    assert hands(table) == ["K5 K9 S3", "T3 T4", "K3 K4 T5"]
    assert [who_knows(table, card) for card in ("K3", "K4", "S3", "T3")] == [{0, 2}, {0, 2}, {0, 1}, {1, 2}]


@pytest.mark.parametrize("puts", [["S4"], ["S4", "S6"], ["S6", "S3"]])
def test_V13_hides_half_made_choices(puts: list[str]):
    one = tricks_table(["V13 K3 K4", "S3 S4 S6", "T3 T4"], deck="K9 K10")
    other = tricks_table(["V13 K3 K4", "S3 S4 S6", "T3 T4"], deck="K9 K10")
    for table, cards in ((one, puts), (other, ["S3", "S4"][: len(puts)])):
        do(table, "V13")
        do(table, *cards, seat=1)
    for seat in (0, 2, None):
        assert sight(one, seat) == sight(other, seat)


def test_V13_can_do_nothing_with_empty_hands():
    table = tricks_table(["V13", "", ""], deck="K9 K10")
    do(table, "V13")
    assert skipped(table) == ["Every player passes 2 cards to the right."]
    assert (hands(table), deck(table), discard(table)) == (["K9", "", ""], "K10", "V13")


def test_V12_does_shuffle_a_card_of_each_and_deal_them_back():
    """Each comes to somebody, any order is possible, and only its new holder knows it. (Family 6.3)"""
    dealt = set()
    for seed in range(60):
        table = tricks_table(["V12 K3 K4", "S3", "T3 T4"], deck="K9 K10", seed=seed)
        do(table, "V12")
        assert (table.acting_seats(), may_do(table, 0)) == ([0, 1, 2], {"K3", "K4"})
        put(table, "K3", "S3", "T3")
        rest = [set(text.split()) & {"K3", "S3", "T3"} for text in hands(table)]
        assert [len(text.split()) for text in hands(table)] == [3, 1, 2]
        for seat, cards in enumerate(rest):
            assert [who_knows(table, card) for card in cards] == [{seat}]
        dealt.add(" ".join(card for cards in rest for card in cards))
    assert len(dealt) == 6


def test_V12_tells_all_only_that_cards_were_put_and_dealt():
    table = tricks_table(["V12 K3 K4", "S3", "T3 T4"], deck="K9 K10")
    do(table, "V12")
    put(table, "K3", "S3", "T3")
    down, gathered, dealt = [
        [f"{what} {seat} ?" for seat in range(3)] for what in ("put_face_down", "gather_face_down", "deal_face_down")
    ]
    moved = [*down, *gathered, "shuffle_face_down 0", *dealt]
    assert seen_by(table, None) == ["use 0 V12", *moved, "discard V12", "draw 0 ?"]
    assert discard(table) == "V12"


def test_V12_with_one_card_to_put_gives_it_back_and_who_knew_it_still_does():
    table = tricks_table(["V12 K5", "", ""], deck="K9 K10")
    table.zones.learn(parse_card("K5"), 0b010)
    do(table, "V12", "K5")
    assert "K5" in hand(table, 0)
    assert ["K5" in known_to(table, seat) for seat in range(3)] == [True, True, False]


def test_V12_lets_nobody_follow_their_card():
    """A seat sees the same wherever its own card went, and whatever the others got. (Family 6.3)"""
    seen: dict[str, set[str]] = {}
    for seed in range(60):
        table = tricks_table(["V12 K3 K4", "S3", "T3 T4"], deck="K9 K10", seed=seed)
        do(table, "V12")
        put(table, "K3", "S3", "T3")
        seen.setdefault(hand(table, 0), set()).add(str(sight(table, 0)))
        seen.setdefault("onlooker", set()).add(str(sight(table, None)))
    assert {key: len(sights) for key, sights in seen.items()} == {
        "K3 K4 K9": 1, "K4 K9 S3": 1, "K4 K9 T3": 1, "onlooker": 1,
    }  # fmt: skip


def test_V12_hides_a_half_made_choice():
    one = tricks_table(["V12 K3", "S3 S4", "T3"], deck="K9 K10")
    other = tricks_table(["V12 K3", "S3 S4", "T3"], deck="K9 K10")
    for table, card in ((one, "S3"), (other, "S4")):
        do(table, "V12")
        do(table, card, seat=1)
    for seat in (0, 2, None):
        assert sight(one, seat) == sight(other, seat)


def test_V12_deals_only_to_players_who_put_a_card():
    table = tricks_table(["V12 K3", "", "T3"], deck="K9 K10")
    do(table, "V12")
    assert table.acting_seats() == [0, 2]
    do(table, "K3", seat=0)
    do(table, "T3", seat=2)
    assert [len(text.split()) for text in hands(table)] == [2, 0, 1]
    assert set(" ".join(hands(table)).split()) == {"K3", "K9", "T3"}


def test_V12_can_do_nothing_with_empty_hands():
    table = tricks_table(["V12", "", ""], deck="K9 K10")
    do(table, "V12")
    sentence = "Every player puts 1 card face down; these are shuffled and 1 is dealt to every player who put one."
    assert skipped(table) == [sentence]
    assert (hands(table), deck(table), discard(table)) == (["K9", "", ""], "K10", "V12")
    assert who_knows(table, "K10") == NOBODY


def test_V1_in_play_can_be_copied_by_T1():
    """Everybody passes as if the copier had used V1; the goal stays. (Family 4.1)"""
    table = tricks_table(["T1 K3", "S3", "T3"], goals=["K1", "S1", "V1"], deck="K9 K10")
    do(table, "T1", "V1")
    put(table, "K3", "S3", "T3")
    assert (hands(table), who_knows(table, "V1")) == (["K9 T3", "K3", "S3"], ALL)
