# ruff: noqa: N802 - the id of the card is part of the test's name
"""Service cards by which players draw, discard and show: V2, V4, V5, V6, V8, V11."""

from tests.cards.tricks.words import seen_by
from tests.cards.words import ALL, NOBODY, let_know, skipped, who_knows
from tests.tricks_table import deck, discard, do, hand, happened, may_do, tricks_table


def test_V2_does_let_every_player_draw_and_discard_in_turn():
    """From its user to the left, each finishing before the next. (Family 3.7)"""
    table = tricks_table(["K3", "V2 K4", "K6"], trump="S2", first=1, deck="S3 S4 S6 S7 S8")
    do(table, "V2")
    assert (table.current_player(), may_do(table), deck(table)) == (1, {"K4", "S3"}, "S4 S6 S7 S8")
    do(table, "K4")
    assert (table.current_player(), may_do(table)) == (2, {"K6", "S4"})
    do(table, "S4")
    assert (table.current_player(), may_do(table)) == (0, {"K3", "S6"})
    do(table, "K3")
    assert [hand(table, seat) for seat in range(3)] == ["S6", "S3 S7", "K6"]
    assert (deck(table), discard(table)) == ("S8", "V2 K3 S4 K4")


def test_V2_shows_the_discards_and_hides_the_draws():
    table = tricks_table(["V2 K3", "K4", "K6"], trump="S2", deck="S3 S4 S6 S7 S8")
    do(table, "V2", "K3", "S4", "K6")
    assert [who_knows(table, card) for card in ("S3", "S4", "S6", "S8")] == [{0}, ALL, {2}, NOBODY]
    turns = ["draw 0 ?", "discard 0 K3", "draw 1 ?", "discard 1 S4", "draw 2 ?", "discard 2 K6"]
    assert seen_by(table, None) == ["use 0 V2", *turns, "discard V2", "draw 0 ?"]


def test_V2_can_do_nothing_without_any_card():
    table = tricks_table(["V2", "", ""], trump="S2")
    do(table, "V2")
    assert skipped(table) == ["Every player draws 1, then discards 1."]
    assert ([hand(table, seat) for seat in range(3)], deck(table), discard(table)) == (["V2", "", ""], "", "")
    assert table.current_player() == 1


def test_V2_discards_without_a_draw_and_the_next_player_draws_that_card():
    """Its user finds no card; then the pile of one card is the deck, and all can follow it. (Family 3.2, 2.5, 6.3)"""
    table = tricks_table(["V2 K3", "K4", "K6"], trump="S2")
    do(table, "V2", "K3")
    assert (hand(table, 0), hand(table, 1), discard(table)) == ("", "K3 K4", "")
    assert who_knows(table, "K3") == ALL


def test_V4_does_let_each_player_in_turn_put_cards_under_and_draw():
    """The card put last lies lowest; nobody else sees which they were. (Family 3.7)"""
    table = tricks_table(["V4 K3 K4", "S5", "T5 T6 T7"], deck="K9 K10 S9 S10 T9")
    do(table, "V4")
    assert (table.current_player(), may_do(table)) == (0, {"K3", "K4", "no"})
    do(table, "K3", "K4")
    assert (hand(table, 0), table.current_player(), may_do(table)) == ("K9 K10", 1, {"S5", "no"})
    do(table, "S5")
    assert (hand(table, 1), table.current_player()) == ("S9", 2)
    do(table, "no")
    assert [hand(table, seat) for seat in range(3)] == ["K9 K10 S10", "S9", "T5 T6 T7"]
    assert (deck(table), discard(table)) == ("T9 K3 K4 S5", "V4")
    assert [who_knows(table, card) for card in ("K3", "K4", "S5", "K9", "S9")] == [{0}, {0}, {1}, {0}, {1}]
    put = ["put_under_deck 0 ?", "put_under_deck 0 ?", "draw 0 ?", "draw 0 ?"]
    assert seen_by(table, 2)[:6] == ["use 0 V4", *put, "put_under_deck 1 ?"]


def test_V4_takes_a_single_card_too():
    table = tricks_table(["V4 K3 K4", "S5", "T5"], deck="K9 K10 S9")
    do(table, "V4", "K3", "no", "no", "no")
    assert (hand(table, 0), deck(table)) == ("K4 K9 K10", "S9 K3")


def test_V4_can_do_nothing_with_empty_hands():
    """Everybody is asked and can only say no. (Family 3.6)"""
    table = tricks_table(["V4", "", ""], deck="K9 K10")
    do(table, "V4")
    for seat in range(3):
        assert (table.current_player(), may_do(table)) == (seat, {"no"})
        do(table, "no")
    assert ([hand(table, seat) for seat in range(3)], deck(table), discard(table)) == (["K9", "", ""], "K10", "V4")
    assert skipped(table) == ["Every player may put up to 2 cards from their hand under the deck and draw that many."]


def test_V4_draws_the_card_itself_from_an_otherwise_empty_deck():
    """The discard pile is not needed and stays. (Family 2.7)"""
    table = tricks_table(["V4 K3 K4", "S5", "T5"], discard="K9")
    do(table, "V4", "K3", "no")
    assert (hand(table, 0), deck(table), discard(table)) == ("K3 K4", "", "K9")


def test_V4_makes_others_lose_track_of_the_hand():
    """One of two known cards went under the deck unseen. (Family 6.4)"""
    table = tricks_table(["V4 K3 K4", "S5", "T5"], deck="K9 K10 S9")
    let_know(table, 1, "K3 K4")
    do(table, "V4", "K3", "no")
    assert (who_knows(table, "K3"), who_knows(table, "K4")) == ({0}, {0})


def test_V5_does_draw_two_and_let_another_draw_one():
    table = tricks_table(["V5 K3", "K4", "K6"], deck="S3 S4 S6 S7 S8")
    do(table, "V5")
    assert (hand(table, 0), may_do(table)) == ("K3 S3 S4", {"seat 1", "seat 2"})
    do(table, "seat 2")
    assert [hand(table, seat) for seat in range(3)] == ["K3 S3 S4 S7", "K4", "K6 S6"]
    assert (deck(table), discard(table)) == ("S8", "V5")
    assert [who_knows(table, card) for card in ("S3", "S4", "S6", "S8")] == [{0}, {0}, {2}, NOBODY]
    drawn = ["use 0 V5", "draw 0 ?", "draw 0 ?", "pick_player 0 to 2", "draw 2 ?", "discard V5", "draw 0 ?"]
    assert seen_by(table, 1) == seen_by(table, None) == drawn
    assert seen_by(table, 2)[4] == "draw 2 S6"


def test_V5_can_do_nothing_without_any_pile():
    table = tricks_table(["V5 K3", "K4", "K6"])
    do(table, "V5", "seat 1")
    assert skipped(table) == ["Draw 2.", "Pick another player, who draws 1."]
    assert [hand(table, seat) for seat in range(3)] == ["K3 V5", "K4", "K6"]


def test_V5_draws_as_many_as_there_are():
    """One card is left for its user, none for the other. (Family 2.6)"""
    table = tricks_table(["V5 K3", "K4", "K6"], deck="S3")
    do(table, "V5", "seat 1")
    assert skipped(table) == ["Pick another player, who draws 1."]
    assert (hand(table, 0), hand(table, 1)) == ("K3 S3 V5", "K4")


def test_V6_does_give_every_player_one_of_the_revealed_cards():
    """From its user on each takes one and discards one before the next does. (Family 3.7)"""
    table = tricks_table(["K3", "V6 K4", "K6"], first=1, deck="S3 S4 S6 S7 S8")
    do(table, "V6")
    assert (table.current_player(), may_do(table), deck(table)) == (1, {"S3", "S4", "S6"}, "S7 S8")
    do(table, "S4")
    assert may_do(table) == {"K4", "S4"}
    do(table, "K4")
    assert (table.current_player(), may_do(table)) == (2, {"S3", "S6"})
    do(table, "S3", "S3")
    assert (table.current_player(), may_do(table)) == (0, {"S6"})
    do(table, "S6", "K3")
    assert [hand(table, seat) for seat in range(3)] == ["S6", "S4 S7", "K6"]
    assert (deck(table), discard(table)) == ("S8", "V6 K3 S3 K4")
    assert [who_knows(table, card) for card in ("S4", "S6", "S7", "K6")] == [ALL, ALL, {1}, {2}]
    assert seen_by(table, 0)[:4] == ["use 1 V6", "reveal 1 S3 S4 S6", "take 1 S4", "discard 1 K4"]


def test_V6_with_fewer_cards_than_players_leaves_the_last_ones_out():
    """Who takes none discards none; a card discarded meanwhile is not one of those revealed."""
    table = tricks_table(["V6 K3", "K4", "K6"], deck="S3", discard="S4")
    do(table, "V6")
    assert may_do(table) == {"S3", "S4"}
    do(table, "S3", "K3", "S4", "K4")
    assert [hand(table, seat) for seat in (1, 2)] == ["S4", "K6"]
    assert "S3" in hand(table, 0).split()
    assert happened(table, "discard") == ["K3", "K4", "V6"]
    left_out = "Every player takes one of them while they last; whoever does discards 1."
    assert [line for line in seen_by(table, None) if line.startswith("skip")] == ["skip 2"]
    assert skipped(table) == [left_out]


def test_V6_can_do_nothing_without_any_pile():
    table = tricks_table(["V6 K3", "K4", "K6"])
    do(table, "V6")
    revealed = "Reveal as many cards from the deck as there are players."
    assert skipped(table) == [revealed, "Every player takes one of them while they last; whoever does discards 1."]
    assert [hand(table, seat) for seat in range(3)] == ["K3 V6", "K4", "K6"]


def test_V8_does_let_whoever_shows_the_domain_draw_and_discard():
    table = tricks_table(["V8 K3 S3", "K4 T5", "S4"], deck="K9 S9 T9 V9")
    do(table, "V8")
    assert may_do(table) == {"domain knowledge", "domain science", "domain technology", "domain service"}
    do(table, "domain knowledge")
    assert (table.current_player(), may_do(table)) == (0, {"K3", "no"})
    do(table, "K3")
    assert may_do(table) == {"K3", "S3", "K9"}
    do(table, "S3")
    assert (table.current_player(), may_do(table)) == (1, {"K4", "no"})
    do(table, "no")
    assert (table.current_player(), may_do(table)) == (2, {"no"})
    do(table, "no")
    assert [hand(table, seat) for seat in range(3)] == ["K3 K9 S9", "K4 T5", "S4"]
    assert (deck(table), discard(table)) == ("T9 V9", "V8 S3")
    assert [who_knows(table, card) for card in ("K3", "K9", "K4", "S4")] == [ALL, {0}, {1}, {2}]
    shown = ["use 0 V8", "name_domain 0 knowledge", "show 0 K3", "draw 0 ?", "discard 0 S3"]
    assert seen_by(table, None) == [*shown, "discard V8", "draw 0 ?"]


def test_V8_can_do_nothing_where_nobody_holds_the_domain():
    """All are asked; the used card itself can't be shown. (Family 3.6, 3.11)"""
    table = tricks_table(["V8 K3", "K4", "S4"], deck="K9 S9")
    do(table, "V8", "domain service")
    for seat in range(3):
        assert (table.current_player(), may_do(table)) == (seat, {"no"})
        do(table, "no")
    assert [hand(table, seat) for seat in range(3)] == ["K3 K9", "K4", "S4"]
    assert (deck(table), discard(table), happened(table, "show")) == ("S9", "V8", [])


def test_V8_tells_nobody_whether_a_no_was_free():
    """Whoever holds none looks like whoever does not want to. (Family 3.6, 6.6)"""
    able = tricks_table(["V8 K3", "K4 T5", "S4"], deck="K9 S9 T9")
    unable = tricks_table(["V8 K3", "S9 T5", "S4"], deck="K9 K4 T9")
    for table in (able, unable):
        do(table, "V8", "domain knowledge", "no")
    for seat in (0, 2, None):
        assert able.view(seat).information_state_string() == unable.view(seat).information_state_string()
    for table in (able, unable):
        do(table, "no")
    for seat in (0, 2, None):
        assert able.view(seat).information_state_string() == unable.view(seat).information_state_string()
        assert seen_by(able, seat) == seen_by(unable, seat)


def test_V8_discards_even_when_there_is_nothing_to_draw():
    table = tricks_table(["V8 K3", "S4", "S6"])
    do(table, "V8", "domain knowledge", "K3")
    assert may_do(table) == {"K3"}
    do(table, "K3")
    sentence = "Every player may reveal a card of that domain; whoever does draws 1, then discards 1."
    assert (skipped(table), hand(table, 0), discard(table)) == ([sentence], "", "K3")


def test_V11_does_make_players_with_more_cards_discard():
    """The used card counts: its user has three, so four are more and three are not. (Family 3.12)"""
    table = tricks_table(["V11 K3 K4", "S3 S4 S6", "T3 T4 T6 T7"], deck="K9 K10")
    do(table, "V11")
    assert (table.current_player(), may_do(table)) == (2, {"T3", "T4", "T6", "T7"})
    do(table, "T4")
    assert [hand(table, seat) for seat in range(3)] == ["K3 K4 K9", "S3 S4 S6", "T3 T6 T7"]
    assert (deck(table), discard(table), skipped(table)) == ("K10", "V11 T4", [])
    assert seen_by(table, None) == ["use 0 V11", "discard 2 T4", "discard V11", "draw 0 ?"]
    assert (who_knows(table, "T3"), who_knows(table, "K9")) == ({2}, {0})


def test_V11_does_draw_one_when_nobody_had_to_discard():
    table = tricks_table(["V11 K3", "S3 S4", "T3"], deck="K9 K10 K11")
    do(table, "V11")
    assert [hand(table, seat) for seat in range(3)] == ["K3 K9 K10", "S3 S4", "T3"]
    assert (deck(table), discard(table)) == ("K11", "V11")
    assert skipped(table) == ["Every other player with more cards in hand than you discards 1."]


def test_V11_goes_round_from_its_users_left():
    table = tricks_table(["S3 S4", "V11", "T3 T4"], first=1, deck="K9")
    do(table, "V11")
    assert table.current_player() == 2
    do(table, "T3")
    assert table.current_player() == 0
    do(table, "S4")
    assert (hand(table, 1), discard(table)) == ("K9", "V11 S4 T3")


def test_V11_can_do_nothing_before_smaller_hands_and_no_pile():
    table = tricks_table(["V11 K3", "S3 S4", "T3"])
    do(table, "V11")
    more = "Every other player with more cards in hand than you discards 1."
    assert skipped(table) == [more, "If nobody did, draw 1."]
    assert [hand(table, seat) for seat in range(3)] == ["K3 V11", "S3 S4", "T3"]


def test_V11_counts_the_card_that_copies_it():
    """T3 lies aside and counts; the shown V11 is still in hand. (Family 3.12, 4.2)"""
    table = tricks_table(["T3 V11", "S3 S4", "T5 T6 T7"], deck="K9 K10")
    do(table, "T3", "V11")
    assert (table.current_player(), may_do(table)) == (2, {"T5", "T6", "T7"})


def test_V11_counts_only_for_the_player_who_uses_it_now():
    """Seat 0 used it before; it went through the pile to seat 2, whose hand it counts in. (Family 3.12)"""
    table = tricks_table(["V11 K3", "V5", "T3 T4"], deck="K9 K10 S9 S10")
    do(table, "V11", "V5", "seat 2")
    assert [hand(table, seat) for seat in range(3)] == ["K3 K9 K10", "S9 S10 V5", "T3 T4 V11"]
    do(table, "V11")
    assert happened(table, "discard") == ["V11", "V5", "V11"]
    assert hand(table, 0) == "K3 K9 K10"
