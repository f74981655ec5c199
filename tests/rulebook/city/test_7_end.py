"""The end of a round and of the game. (City 7)"""

import pytest

from techdeck.core.cards import parse_card
from techdeck.core.counting import ROUND
from techdeck.games.city.names import FIRST
from tests.cards.words import let_know
from tests.city_table import city_table, dealt, deck, discard, do, hand, known_to, may_do
from tests.rulebook.words import frame, play_on
from tests.table_words import facts, shown_zone

EIGHT = "K1 K2 K3 K4 K5 K6 K7 K8"


def end(hands, **more):
    """A table at the end of a round."""
    return city_table(hands, "V3", phase="end", **more)


@pytest.mark.parametrize(("players", "limit"), [(1, 6), (2, 6), (3, 6), (4, 6), (5, 5), (6, 5)])
def test_7_1_discard_down_to_six_or_five(players, limit):
    others = ["S1 S2 S3", "T1 T2 T3", "V1 V2 V4", "S4 S5 S6", "T4 T5 T6"]
    table = end([EIGHT, *others[: players - 1]])
    assert table.acting_seats() == [0]
    while frame(table) == "DiscardDown":
        do(table, hand(table, 0).split()[0])
    assert len(hand(table, 0).split()) == limit
    assert len(discard(table).split()) == 8 - limit


def test_7_1_nobody_discards_who_has_no_more():
    table = end(["K1 K2 K3 K4 K5 K6", "S1 S2 S3"])
    assert frame(table) == "BuildTurn"


def test_7_2_chosen_in_secret_and_shown_together():
    table = end(["K1 K2 K3 K4 K5 K6 K7", "S1 S2 S3 S4 S5 S6 S7", "T1 T2 T3"])
    assert table.acting_seats() == [0, 1]
    do(table, "K3", seat=0)
    assert (table.acting_seats(), discard(table)) == ([1], "")
    assert shown_zone(table, 1, "face_down", 0) == {"count": 1, "cards": [None]}
    do(table, "S7", seat=1)
    assert discard(table) == "S7 K3"
    assert all({"S7", "K3"} <= known_to(table, seat) for seat in range(3))


def test_7_2_who_knew_the_hand_learns_nothing_from_what_is_put_face_down():
    seen = set()
    for card in ("K3", "K5"):
        table = end(["K1 K2 K3 K4 K5 K6 K7", "S1 S2 S3 S4 S5 S6 S7"])
        let_know(table, 1, "K3 K5")
        do(table, card, seat=0)
        seen.add(table.information_state_string(1))
    assert len(seen) == 1


def test_7_2_piled_from_the_first_player_on():
    seven = ["K1 K2 K3 K4 K5 K6 K7", "S1 S2 S3 S4 S5 S6 S7", "T1 T2 T3 T4 T5 T6 T7"]
    table = end(seven, first=1)
    do(table, "T7", seat=2)
    do(table, "K7", seat=0)
    do(table, "S7", seat=1)
    assert discard(table) == "K7 T7 S7", "the first player's lies at the bottom"


def test_7_2_several_of_one_player_by_domain_and_value():
    table = end(["K1 K2 K3 K4 K5 K6 S2 T7", "S1"], deck="T1 T2")
    do(table, "T7", "K4")
    assert discard(table) == "T7 K4"


def test_7_2_a_copy_right_after_its_twin():
    table = end(["K4 K4' S2' S2 T7 T8 T9 T10 T11", "S1", "T1", "V1", "K1"], deck="T3 T4 K2 K3 K5 K6 K7 K8")
    do(table, "S2'", "K4'", "S2", "K4")
    assert discard(table) == "S2' S2 K4' K4"


def test_7_3_who_has_fewer_than_three_draws_to_three():
    table = end(["K1", "S1 S2 S3 S4", "", "V1 V2"], first=2, deck="T1 T2 T3 T4 T5 T6 T7")
    assert hand(table, 2) == "T1 T2 T3", "the first player begins"
    assert (hand(table, 3), hand(table, 0), hand(table, 1)) == ("T4 V1 V2", "K1 T5 T6", "S1 S2 S3 S4")
    assert deck(table) == "T7"


def test_7_3_after_the_discards_which_can_be_drawn():
    table = end(["K1 K2 K3 K4 K5 K6 K7", "S1 S2"])
    do(table, "K7")
    assert (hand(table, 1), discard(table)) == ("K7 S1 S2", "")


def test_7_4_lasting_changes_end_with_the_round():
    table = city_table(["K1 K2 K3", "S1 S2 S4"], "V3 K9:0")
    card = parse_card("K1")
    table.alter(card, 5, 0)
    do(table, "no", "no", "no", "no")
    assert (int(table.nums[ROUND]), table.value_of(card)) == (2, 1)


def test_7_4_those_for_the_next_round_with_that_one():
    """As Biotechnology says it."""
    table = city_table(["K1 K2 K3", "S1 S2 S4"], "V3 S11:0", phase="effects")
    card = parse_card("K1")
    do(table, "S11", "K1", "higher", "no")
    assert (int(table.nums[ROUND]), table.value_of(card)) == (2, 2)
    do(table, "no", "no", "no", "no")
    assert (int(table.nums[ROUND]), table.value_of(card)) == (3, 1)


@pytest.mark.parametrize(("players", "first"), [(2, 1), (3, 1), (3, 2), (6, 5), (1, 0)])
def test_7_5_the_marker_is_passed_to_the_left(players, first):
    table = end(["K1 K2 K3", "S1 S2 S3", "T1 T2 T3", "V1 V2 V4", "S4 S5 S6", "T4 T5 T6"][:players], first=first)
    assert int(table.nums[FIRST]) == int(table.current_player()) == (first + 1) % players


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_7_6_the_game_ends_after_six_rounds(players):
    table = dealt(players)
    assert int(table.nums[ROUND]) == 1
    play_on(table)
    assert table.is_terminal()
    rounds = [told["round"] for told in facts(table, "round")]
    assert rounds == [2, 3, 4, 5, 6], "the journal began in the first"


def test_7_6_after_the_last_draw_and_the_marker_is_not_passed():
    """The sixth round has an end like the others; then the game is over."""
    table = end(["K1 K2 K3 K4 K5 K6 K7", "S1"], first=1, round=6, deck="T1 T2 T3")
    assert (frame(table), table.acting_seats()) == ("DiscardDown", [0])
    do(table, "K7")
    assert table.is_terminal()
    assert (hand(table, 1), int(table.nums[FIRST])) == ("S1 T1 T2", 1)


def test_7_6_not_before():
    for number in (1, 5):
        table = end(["K1 K2 K3", "S1 S2 S3"], round=number)
        assert (frame(table), int(table.nums[ROUND])) == ("BuildTurn", number + 1)
    assert end(["K1 K2 K3", "S1 S2 S3"], round=6).is_terminal()


def test_7_7_most_points_win_and_level_players_share():
    hands = ["K1 K2 K3", "S1 S2 S3", "T1 T2 T3"]
    assert end(hands, round=6, scores=(4, 7, 5)).returns() == [-1.0, 2.0, -1.0]
    assert end(hands, round=6, scores=(7, 4, 7)).returns() == [0.5, -1.0, 0.5]
    assert end(hands, round=6, scores=(4, 4, 4)).returns() == [0.0, 0.0, 0.0]


def test_7_7_who_conceded_has_no_share():
    table = city_table(["K1 K2 K3", "S1 S2 S3", "T1 T2 T3"], scores=(7, 7, 9), round=6)
    do(table, "concede", seat=2)
    play_on(table)
    assert table.returns()[2] == -1.0
    assert may_do(table, 0) == set()
