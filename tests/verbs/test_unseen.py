"""Cards nobody sees: from one end of the deck to the other, shuffled into it, at random from the discard pile."""

from techdeck.core.cards import HIDDEN, card_id
from techdeck.core.effects.change import CountsBy
from techdeck.core.effects.conditions import EXACTLY_CARDS, CountThings, IfHandSize
from techdeck.core.effects.hands import AS_MANY, Draw
from techdeck.core.effects.look import REST_SHUFFLED, TO_PICKED, Look, ReturnRest
from techdeck.core.effects.lying_aside import PutOne
from techdeck.core.effects.match import ANY, EVEN, ODD, OF_DOMAIN, Match
from techdeck.core.effects.nothing import Nothing
from techdeck.core.effects.people import Pick
from techdeck.core.effects.piles import FromDiscardByChance
from techdeck.core.effects.pointing import IN_DISCARD, IN_HAND
from techdeck.core.effects.registers import BOTTOM, TOP
from techdeck.core.effects.revealing import RevealCards
from techdeck.core.effects.unseen import MoveAcross, ShuffleCardsIn
from techdeck.core.zones import DECK, HAND
from tests.core.words import match_of
from tests.verbs.stage import (
    events,
    hand,
    in_five_games,
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


@in_five_games
def test_3_41_the_top_cards_go_to_the_bottom_in_their_order_and_unseen(game):
    table = staged(game, MoveAcross(2, TOP), deck=PILE, knows={"K9": 2}, answers=pile_asked(game))
    assert is_at_the_end(table)
    assert piles(table)[0] == "K10 S10 K9 S9"
    assert knowing(table, "K9 S9").split(" ") == ["1", ""], "who knew a card goes on knowing it"
    assert [event.seen_by(0).cards for event in events(table, "put_under_deck")] == [[HIDDEN], [HIDDEN]]


@in_five_games
def test_3_41_the_bottom_card_goes_on_top(game):
    table = staged(game, MoveAcross(1, BOTTOM), deck=PILE, answers=pile_asked(game))
    assert (piles(table)[0], is_at_the_end(table)) == ("S10 K9 S9 K10", True)


@in_five_games
def test_3_41_of_more_cards_than_there_are_each_goes_once_and_of_none_nothing_does(game):
    table = staged(game, MoveAcross(9, TOP), deck=PILE, answers=pile_asked(game))
    assert (piles(table)[0], skips(table)) == (PILE, 0)
    table = staged(game, MoveAcross(1, TOP))
    assert (skips(table), is_at_the_end(table)) == (1, True)


@in_five_games
def test_3_38_cards_of_the_hand_are_shuffled_in_unseen(game):
    table = staged(game, ShuffleCardsIn(0, 2, Match(ANY)), Draw(AS_MANY), deck=PILE, knows={"K6": 2})
    question = table.question(0)
    assert (question.code, may_do(table)) == ("shuffle_in", {"K6", "S6", "T6", "no"})
    say(table, "K6", "no", *([pile_asked(game)] if pile_asked(game) else []))
    assert is_at_the_end(table)
    assert int(table.zones.count(HAND)) == 3, "one was shuffled in, one drawn"
    assert len(events(table, "shuffle")) == 1
    assert events(table, "put_under_deck")[0].seen_by(1).cards == [HIDDEN]
    assert knowing(table, "S6") == "0"


@in_five_games
def test_with_an_empty_hand_nothing_is_shuffled_in(game):
    table = staged(game, ShuffleCardsIn(1, 1, Match(ANY)), hands=("", "K7", "K8"), deck=PILE)
    assert (skips(table), events(table, "shuffle")) == (1, [])


@in_five_games
def test_what_lies_aside_is_shuffled_in(game):
    verbs = Look(2, TOP, False), ReturnRest(REST_SHUFFLED, False)
    table = staged(game, *verbs, deck=PILE, answers=pile_asked(game))
    assert (int(table.zones.count(DECK)), len(events(table, "shuffle")), is_at_the_end(table)) == (4, 1, True)
    assert knowing(table, "K9 S9") == " ", "nobody knows where they lie now"
    table = staged(game, ReturnRest(REST_SHUFFLED, False), deck=PILE)
    assert (skips(table), events(table, "shuffle")) == (1, [])


@in_five_games
def test_one_of_the_cards_lying_aside_is_given(game):
    verbs = Look(2, TOP, False), Pick(1), PutOne(TO_PICKED)
    table = staged(game, *verbs, deck=PILE, answers=", ".join([one for one in (pile_asked(game), "seat 1") if one]))
    assert (table.question(0).code, table.question(0).about, may_do(table)) == ("give_aside", {"to": 1}, {"K9", "S9"})
    say(table, "S9")
    assert (hand(table, 1), knowing(table, "S9"), is_at_the_end(table)) == ("K7 S7 S9", "01", True)


@in_five_games
def test_nothing_lying_aside_is_given_and_nobody_gets_what_nobody_was_picked_for(game):
    table = staged(game, Pick(1), PutOne(TO_PICKED), answers="seat 1")
    assert (skips(table), is_at_the_end(table)) == (1, True)
    table = staged(game, Look(2, TOP, False), PutOne(TO_PICKED), deck=PILE, answers=pile_asked(game))
    assert (skips(table), is_at_the_end(table)) == (1, True)


@in_five_games
def test_3_43_a_random_card_of_the_discard_pile_is_taken(game):
    taken = set()
    for seed in range(12):
        table = staged(game, FromDiscardByChance(), discard=PILE, seed=seed, answers=pile_asked(game))
        assert is_at_the_end(table)
        taken |= set(PILE.split()) & set(hand(table, 0).split())
    assert len(taken) > 2, "each may be the one"
    table = staged(game, FromDiscardByChance())
    assert skips(table) == 1


@in_five_games
def test_nothing_happens_and_the_log_says_so(game):
    table = staged(game, Nothing(), deck=PILE)
    assert (skips(table), is_at_the_end(table)) == (1, True)


@in_five_games
def test_cards_of_a_kind_are_counted(game):
    verbs = CountThings(IN_HAND, Match(OF_DOMAIN, 1)), Draw(AS_MANY)
    table = staged(game, *verbs, hands=("S6 S7 K6", "K7", "K8"), deck=PILE, answers=pile_asked(game))
    assert (int(table.zones.count(HAND)), is_at_the_end(table)) == (5, True)
    verbs = CountThings(IN_DISCARD, Match(ODD)), Draw(AS_MANY)
    table = staged(game, *verbs, deck=PILE, discard="K3 S4 T5", answers=pile_asked(game))
    assert int(table.zones.count(HAND)) == 5
    table = staged(game, CountThings(IN_DISCARD, Match(EVEN)), Draw(AS_MANY), deck=PILE, discard="K3")
    assert int(table.zones.count(HAND)) == 3


@in_five_games
def test_exactly_so_many_cards(game):
    """Family 3.12: a card that is used counts in the hand; in City it lies in play."""
    held = 3 if game == "city" else 4
    for number, drawn in ((held - 1, 0), (held, 1), (held + 1, 0)):
        answers = pile_asked(game) if drawn else ""
        table = staged(game, IfHandSize(EXACTLY_CARDS, number, 1), Draw(1), deck=PILE, answers=answers)
        assert int(table.zones.count(HAND)) == 3 + drawn


@in_five_games
def test_1_7_a_wild_is_neither_even_nor_odd(game):
    for parity, fitting in ((EVEN, {"K6", "S6"}), (ODD, {"T7"})):
        table = staged(game, RevealCards(1, Match(parity), False), hands=("K6 S6 T7", "K7", "K8"))
        assert may_do(table) == fitting
        assert table.question(0).about == match_of(parity="even" if parity == EVEN else "odd") | {"one_domain": False}


@in_five_games
def test_5_6_a_card_counts_as_so_much_higher_or_lower_but_not_beyond(game):
    for more, counts, told in ((2, 8, 1), (-1, 5, 1), (8, 6, 0)):
        table = staged(game, RevealCards(1, Match(ANY), False), CountsBy(more), answers="S6")
        [card] = [one for one in table.zones.listed(HAND) if card_id(one) == "S6"]
        assert (int(table.value_of(card)), len(events(table, "counts_as"))) == (counts, told)
        assert (skips(table), is_at_the_end(table)) == (1 - told, True)
