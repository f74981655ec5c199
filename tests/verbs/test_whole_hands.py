"""Draw up to a size, discard down to one, discard or reveal a hand, swap and pass hands. (Family 3.12, 3.31)"""

import pytest

from techdeck.core.effects.control import About, Every, NextPlayer
from techdeck.core.effects.hands import AS_MANY, Draw
from techdeck.core.effects.match import ANY, Match
from techdeck.core.effects.people import Pick
from techdeck.core.effects.secret import LEFT, RIGHT
from techdeck.core.effects.whole_hands import DiscardDown, DiscardHand, DrawUntil, PassHands, RevealHand, SwapHands
from tests.verbs.stage import (
    events,
    hand,
    hands,
    in_five_games,
    in_games_for_three,
    is_at_the_end,
    knowing,
    may_do,
    pile_asked,
    piles,
    say,
    skips,
    staged,
)

PILE = "K9 S9 K10 S10"


def held(game: str, most: int) -> int:
    """How many cards of the hand stand for so many: a card used from the hand lies aside and counts. (Family 3.12)"""
    return most if game == "city" else most - 1


@in_five_games
def test_3_12_draw_until_counts_the_used_card(game):
    table = staged(game, DrawUntil(5), deck=PILE, answers=pile_asked(game))
    assert is_at_the_end(table)
    assert hand(table, 0) == " ".join(sorted(["K6", "S6", "T6", *PILE.split()[: held(game, 5) - 3]]))
    assert (len(events(table, "draw")), skips(table)) == (held(game, 5) - 3, 0)


@in_five_games
def test_who_holds_enough_draws_nothing_and_nobody_is_asked_for_a_deck(game):
    table = staged(game, DrawUntil(3), deck=PILE)
    assert is_at_the_end(table)
    assert (hand(table, 0), skips(table)) == ("K6 S6 T6", 1)


@in_five_games
def test_draw_until_ends_with_the_last_card_there_is(game):
    table = staged(game, DrawUntil(9), deck="K9", discard="S9", answers=pile_asked(game))
    assert is_at_the_end(table)
    assert (hand(table, 0), piles(table)) == ("K6 K9 S6 S9 T6", ("", ""))


@in_five_games
def test_discard_down_asks_card_by_card(game):
    keep = 2 if game == "city" else 3
    table = staged(game, DiscardDown(keep - 1), Draw(AS_MANY), deck=PILE)
    question = table.question(0)
    assert (question.code, question.left, may_do(table)) == ("discard", 2, {"K6", "S6", "T6"})
    say(table, "S6", "K6", *([pile_asked(game)] if pile_asked(game) else []))
    assert is_at_the_end(table)
    assert hand(table, 0) == "K9 S9 T6"
    assert [card for event in events(table, "discard") for card in event.cards] == [18, 5]


@in_five_games
def test_who_holds_few_enough_discards_nothing(game):
    table = staged(game, DiscardDown(4), deck=PILE)
    assert is_at_the_end(table)
    assert (hand(table, 0), skips(table)) == ("K6 S6 T6", 1)


@in_five_games
def test_discard_the_hand_then_draw_that_many(game):
    table = staged(game, DiscardHand(), Draw(AS_MANY), deck=PILE, answers=pile_asked(game))
    assert is_at_the_end(table)
    assert hand(table, 0) == "K9 K10 S9"
    assert [len(event.cards) for event in events(table, "discard")] == [3]
    assert table.view(None).hand(0) == [], "what is drawn is seen by nobody else"


@in_five_games
def test_an_empty_hand_is_not_discarded_nor_revealed(game):
    for verb in (DiscardHand(), RevealHand()):
        table = staged(game, verb, Draw(AS_MANY), hands=("", "K7 S7", "K8"), deck=PILE)
        assert is_at_the_end(table)
        assert (hand(table, 0), skips(table)) == ("", 1)


@in_five_games
def test_a_revealed_hand_is_known_to_all_and_stays(game):
    table = staged(game, RevealHand(), deck=PILE)
    assert is_at_the_end(table)
    assert hand(table, 0) == "K6 S6 T6"
    for seat in (*range(int(table.players)), None):
        assert table.view(seat).hand(0) == [5, 18, 31]
    assert [len(event.cards) for event in events(table, "reveal_hand")] == [3]


@in_five_games
def test_a_picked_player_reveals_theirs(game):
    table = staged(game, Pick(3), About(True, 1), RevealHand(), About(False), answers="seat 1")
    assert is_at_the_end(table)
    assert [event.seat for event in events(table, "reveal_hand")] == [1]
    assert table.view(None).hand(1) == [6, 19]
    assert table.view(None).hand(0) == []


@in_five_games
def test_3_31_hands_are_swapped_and_what_was_known_goes_with_them(game):
    """Seat 1 knew K6, seat 0 knew S7: both go on knowing them; each knows what they gave and what they got."""
    table = staged(game, Pick(1), SwapHands(), knows={"K6": 2, "S7": 1}, answers="seat 1")
    assert is_at_the_end(table)
    assert hands(table)[:2] == ["K7 S7", "K6 S6 T6"]
    assert knowing(table, "K6 S6 T6 K7 S7") == "01 01 01 01 01"
    assert [(event.seat, event.other, len(event.cards)) for event in events(table, "swap_hands")] == [(0, 1, 5)]


@in_games_for_three
def test_6_5_who_knew_a_card_of_a_swapped_hand_follows_it(game):
    table = staged(game, Pick(1), SwapHands(), knows={"K6": 4, "K7": 64}, answers="seat 1")
    assert knowing(table, "K6 S6 K7") == "012 01 016"
    assert table.view(2).hand(1) == [5]


@in_five_games
def test_a_hand_is_swapped_with_an_empty_one_but_two_empty_ones_are_not(game):
    table = staged(game, Pick(1), SwapHands(), hands=("K6", "", "K8"), answers="seat 1")
    assert (hands(table)[:2], is_at_the_end(table)) == (["", "K6"], True)
    table = staged(game, Pick(1), SwapHands(), hands=("", "", "K8"), answers="seat 1")
    assert (hands(table)[:2], skips(table), is_at_the_end(table)) == (["", ""], 1, True)


@in_five_games
@pytest.mark.parametrize("way", [LEFT, RIGHT])
def test_3_31_all_hands_are_passed_at_once(game, way):
    table = staged(game, PassHands(way), deck=PILE)
    assert is_at_the_end(table)
    before = ["K6 S6 T6", "K7 S7", "K8"][: int(table.players)]
    assert hands(table) == (before[-1:] + before[:-1] if way == LEFT else before[1:] + before[:1])
    step = 1 if way == LEFT else -1
    for event in events(table, "pass_hand"):
        assert event.other == (event.seat + step) % int(table.players)
    assert knowing(table, "S6") == ("02" if way == RIGHT and game != "chess" else "01")


@in_five_games
def test_no_hands_are_passed_where_all_are_empty(game):
    table = staged(game, PassHands(LEFT), hands=("", "", ""), deck=PILE)
    assert (skips(table), is_at_the_end(table)) == (1, True)


@in_five_games
def test_each_player_discards_the_hand_and_draws_that_many(game):
    every = Every(False, Match(ANY), False, 3)
    table = staged(
        game,
        every,
        DiscardHand(),
        Draw(AS_MANY),
        NextPlayer(every),
        deck="K9 S9 K10 S10 K11 S11 K12",
        answers=pile_asked(game),
    )
    assert is_at_the_end(table)
    assert [len(one.split()) for one in hands(table)] == [3, 2, 1][: int(table.players)]
