"""Cards that go from hand to hand: taken by chance or by choice, traded. (Family 3.30, 3.32, 6.4)"""

import pytest

from techdeck.core.cards import card_id
from techdeck.core.effects.between_hands import TakeByChance, TakeByChoice, TradeCards
from techdeck.core.effects.people import Pick
from techdeck.core.effects.verb import Verb
from tests.verbs.stage import (
    events,
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

OTHERS = ("K6", "K7 S7 T7", "K8")


@in_five_games
def test_3_30_a_card_is_taken_by_chance(game):
    """Each card of the hand comes sooner or later; the two players concerned know it, and nobody else."""
    taken = set()
    for seed in range(12):
        table = staged(game, Pick(1), TakeByChance(1), hands=OTHERS, answers="seat 1", seed=seed)
        assert is_at_the_end(table)
        [event] = events(table, "take_from_hand")
        assert (event.seat, event.other, event.about) == (0, 1, {"by_chance": True})
        [card] = [card_id(card) for card in event.cards]
        assert hands(table)[0] == f"K6 {card}"
        assert knowing(table, card) == "01"
        taken.add(card)
    assert taken == {"K7", "S7", "T7"}


@in_five_games
def test_a_small_hand_is_taken_whole_and_of_an_empty_one_nothing(game):
    table = staged(game, Pick(1), TakeByChance(5), hands=OTHERS, answers="seat 1")
    assert (hands(table)[:2], is_at_the_end(table)) == (["K6 K7 S7 T7", ""], True)
    for verb in (TakeByChance(1), TakeByChoice(1), TradeCards(1)):
        table = staged(game, Pick(1), verb, hands=("K6", "", "K8"), answers="seat 1")
        assert (hands(table)[:2], skips(table), is_at_the_end(table)) == (["K6", ""], 1, True)


@in_games_for_three
def test_6_4_others_lose_track_of_the_hand_a_card_was_taken_from(game):
    table = staged(game, Pick(1), TakeByChance(1), hands=OTHERS, knows={"K7": 4, "S7": 5}, answers="seat 1")
    assert table.view(2).hand(1) == []
    assert table.view(2).hand(0) == []
    seen = events(table, "take_from_hand")[0].seen_by(2)
    assert [card_id(card) for card in seen.cards] == ["?"]


@in_five_games
def test_3_30_who_takes_by_choice_sees_the_hand(game):
    table = staged(game, Pick(1), TakeByChoice(1), hands=OTHERS, answers="seat 1")
    question = table.question(0)
    assert (question.code, question.about, question.left) == ("take_from_hand", {"owner": 1}, 1)
    assert may_do(table) == {"K7", "S7", "T7"}
    assert knowing(table, "K7 S7 T7") == "01 01 01"
    say(table, "S7")
    assert is_at_the_end(table)
    assert hands(table)[:2] == ["K6 S7", "K7 T7"]
    assert [event.about for event in events(table, "take_from_hand")] == [{"by_chance": False}]
    assert knowing(table, "K7 S7 T7") == "01 01 01", "seat 0 still knows the rest of that hand"


@in_five_games
def test_several_are_chosen_one_by_one(game):
    table = staged(game, Pick(1), TakeByChoice(2), hands=OTHERS, answers="seat 1, T7, K7")
    assert (hands(table)[:2], is_at_the_end(table)) == (["K6 K7 T7", "S7"], True)


@in_games_for_three
def test_who_looks_on_imagines_that_the_chooser_sees_a_whole_hand(game):
    """The third player knows neither the hand nor what is chosen, but that seat 0 has seen it."""
    table = staged(game, Pick(1), TakeByChoice(1), hands=OTHERS, deck="K9 S9 K10 S10", answers="seat 1")
    for seed in range(5):
        guess = table.view(2).imagine(seed)
        assert guess.legal_actions(0) == guess.view(0).legal_actions()
        assert len(guess.legal_actions(0)) == 3
        assert guess.view(2).information_state_string() == table.view(2).information_state_string()


@in_five_games
def test_3_32_two_players_trade_at_the_same_time(game):
    table = staged(game, Pick(1), TradeCards(1), hands=("K6 S6", "K7 S7", "K8"), answers="seat 1")
    assert table.acting_seats() == [0, 1]
    say(table, "1: S7")
    assert (table.acting_seats(), knowing(table, "S7")) == ([0], "1")
    say(table, "0: K6")
    assert is_at_the_end(table)
    assert hands(table)[:2] == ["S6 S7", "K6 K7"]
    assert knowing(table, "K6 S7") == "01 01"
    assert [(event.seat, event.other) for event in events(table, "give")] == [(0, 1), (1, 0)]


@in_five_games
@pytest.mark.parametrize("verb", [TradeCards(2)])
def test_3_32_nobody_gives_more_than_the_other_has(game, verb: Verb):
    table = staged(game, Pick(1), verb, hands=("K6 S6", "K7", "K8"), answers="seat 1, 0: K6, 1: K7")
    assert (hands(table)[:2], is_at_the_end(table)) == (["K7 S6", "K6"], True)
