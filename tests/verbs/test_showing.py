"""What one player alone learns of another's hand, and hands that change owners by chance or by choice."""

from techdeck.core.cards import card_id
from techdeck.core.effects.between_hands import SwapTwoHands, TradeByChance
from techdeck.core.effects.control import About
from techdeck.core.effects.people import Pick
from techdeck.core.effects.revealing import RevealByChance
from techdeck.core.effects.showing import PeekByChance, ShowHandTo, ShowTo
from tests.verbs.stage import (
    events,
    hand,
    hands,
    in_five_games,
    in_games_for_three,
    is_at_the_end,
    knowing,
    may_do,
    say,
    skips,
    staged,
)


@in_five_games
def test_3_42_a_card_is_shown_to_one_player_alone(game):
    table = staged(game, Pick(1), ShowTo(), answers="seat 1")
    assert (table.question(0).code, table.question(0).about["to"], may_do(table)) == ("show_to", 1, {"K6", "S6", "T6"})
    say(table, "S6")
    assert (hands(table)[0], knowing(table, "S6 K6"), is_at_the_end(table)) == ("K6 S6 T6", "01 0", True)
    [event] = events(table, "look_at_cards")
    assert event.seen_by(0).about["seen"] == event.seen_by(1).about["seen"] == ["S6"]
    assert (event.seen_by(2).about["seen"], event.seen_by(2).about["count"]) == ([], 1)


@in_five_games
def test_3_42_the_whole_hand_is_shown_to_one_player_alone(game):
    table = staged(game, Pick(1), ShowHandTo(), answers="seat 1")
    assert (knowing(table, "K6 S6 T6"), is_at_the_end(table)) == ("01 01 01", True)


@in_five_games
def test_who_has_no_cards_shows_none(game):
    for verb in (ShowTo(), ShowHandTo()):
        table = staged(game, Pick(1), verb, hands=("", "K7", "K8"), answers="seat 1")
        assert (skips(table), is_at_the_end(table)) == (1, True)


@in_five_games
def test_3_30_random_cards_of_a_hand_are_looked_at(game):
    seen = set()
    for seed in range(12):
        table = staged(game, Pick(1), PeekByChance(1), answers="seat 1", seed=seed)
        assert is_at_the_end(table)
        seen.add(knowing(table, "K7 S7"))
    assert seen == {"01 1", "1 01"}, "one of the two, each at times"
    table = staged(game, Pick(1), PeekByChance(3), answers="seat 1")
    assert knowing(table, "K7 S7") == "01 01", "as many as there are"
    [event] = events(table, "look_at_cards")
    assert (event.seen_by(2).about["seen"], event.seen_by(2).about["count"]) == ([], 2)


@in_five_games
def test_an_empty_hand_is_not_looked_at(game):
    table = staged(game, Pick(1), PeekByChance(1), hands=("K6", "", "K8"), answers="seat 1")
    assert (skips(table), events(table, "look_at_cards")) == (1, [])


@in_five_games
def test_3_32_random_cards_are_swapped_as_many_as_both_have(game):
    got = set()
    for seed in range(12):
        table = staged(game, Pick(1), TradeByChance(1), answers="seat 1", seed=seed)
        assert (is_at_the_end(table), len(hand(table, 0).split()), len(hand(table, 1).split())) == (True, 3, 2)
        [given] = {"K6", "S6", "T6"} & set(hand(table, 1).split())
        [taken] = {"K7", "S7"} & set(hand(table, 0).split())
        assert knowing(table, f"{given} {taken}") == "01 01", "only the two saw them"
        got.add((given, taken))
    assert len(got) > 2
    table = staged(game, Pick(1), TradeByChance(5), answers="seat 1")
    assert (len(hand(table, 0).split()), len(hand(table, 1).split())) == (3, 2)
    assert {"K7", "S7"} < set(hand(table, 0).split()), "both cards of seat 1 went"


@in_five_games
def test_with_an_empty_hand_nothing_is_swapped(game):
    table = staged(game, Pick(1), TradeByChance(1), hands=("K6", "", "K8"), answers="seat 1")
    assert (skips(table), hand(table, 0)) == (1, "K6")


@in_five_games
def test_3_31_two_players_swap_hands(game):
    table = staged(game, SwapTwoHands(False))
    assert may_do(table) == {f"seat {seat}" for seat in range(int(table.players))}
    say(table, "seat 1")
    assert "seat 1" not in may_do(table)
    say(table, "seat 0")
    assert (hands(table)[:2], is_at_the_end(table)) == (["K7 S7", "K6 S6 T6"], True)


@in_games_for_three
def test_3_31_two_others_swap_hands(game):
    table = staged(game, SwapTwoHands(True))
    assert may_do(table) == {"seat 1", "seat 2"}
    say(table, "seat 1", "seat 2")
    assert (hands(table), is_at_the_end(table)) == (["K6 S6 T6", "K8", "K7 S7"], True)


def test_with_one_other_player_there_are_no_two_others():
    table = staged("chess", SwapTwoHands(True))
    assert (skips(table), is_at_the_end(table)) == (1, True)


@in_five_games
def test_3_30_a_random_card_of_the_hand_is_revealed_and_stays(game):
    shown = set()
    for seed in range(16):
        table = staged(game, RevealByChance(), seed=seed)
        [event] = events(table, "show")
        assert is_at_the_end(table)
        [card] = [card_id(card) for card in event.cards]
        assert (card in hand(table, 0).split(), knowing(table, card)) == (True, "0123456")
        shown.add(card)
    assert shown >= {"K6", "S6", "T6"}, "each at times"


@in_five_games
def test_no_card_of_an_empty_hand_is_revealed(game):
    verbs = Pick(1), About(True, 2), RevealByChance(), About(False)
    table = staged(game, *verbs, hands=("K6", "", "K8"), answers="seat 1")
    assert (skips(table), events(table, "show")) == (1, [])
