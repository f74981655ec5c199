"""Decks and discard piles: search for a kind, reveal until one comes, put a discarded card under the deck, shuffle."""

from techdeck.core.cards import card_id
from techdeck.core.effects.card_shown import TakeIt
from techdeck.core.effects.look import NO_LIMIT, REST_TO_DISCARD, REST_UNDER, ReturnRest, TurnUntil
from techdeck.core.effects.match import ANY, AT_LEAST, NAMED_DOMAIN, OF_DOMAIN, OF_VALUE, Match
from techdeck.core.effects.people import NameDomain
from techdeck.core.effects.piles import FromDiscard, ShuffleDeck
from techdeck.core.effects.searching import SearchFor
from techdeck.core.zones import DECK, DISCARD, HAND
from tests.verbs.stage import (
    events,
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

SCIENCE = Match(OF_DOMAIN, 1)
PILE = "K9 S9 K10 S10 K11"


@in_five_games
def test_3_33_who_searches_sees_the_fitting_cards_alone_and_takes_one(game):
    table = staged(game, SearchFor(SCIENCE, True), deck=PILE, answers=pile_asked(game))
    question = table.question(0)
    assert (question.code, question.about["show"], may_do(table)) == ("search_for", True, {"S9", "S10"})
    assert knowing(table, "K9 S9 K10 S10 K11").split(" ") == ["", "0", "", "0", ""]
    say(table, "S10")
    assert is_at_the_end(table)
    assert hands(table)[0] == "K6 S6 S10 T6"
    assert (int(table.zones.count(DECK)), len(events(table, "shuffle"))) == (4, 1)
    assert knowing(table, "S9 K9") == " ", "it was shuffled"
    assert table.view(1).hand(0) == [22], "all have seen it, and it alone"


@in_five_games
def test_3_33_what_is_not_shown_is_known_to_the_searcher_alone(game):
    """Seat 1 knew the top card and can't tell any more whether it is still there."""
    table = staged(game, SearchFor(SCIENCE, False), deck="S9 K9 S10 K10", knows={"S9": 2}, answers=pile_asked(game))
    assert may_do(table) == {"S9", "S10"}
    say(table, "S9")
    assert is_at_the_end(table)
    assert knowing(table, "S9 S10").split(" ") == ["0", ""]
    [search] = events(table, "search_for")
    assert search.seen_by(0).about["fitting"] == ["S10", "S9"]
    assert search.seen_by(1).about["fitting"] == []
    assert search.seen_by(1).about["found"] is True


@in_five_games
def test_6_3_the_last_card_of_a_deck_can_be_followed(game):
    table = staged(game, SearchFor(SCIENCE, False), deck="S9", knows={"S9": 2}, answers=pile_asked(game))
    say(table, "S9")
    assert knowing(table, "S9") == "01"


@in_five_games
def test_3_20_a_search_that_finds_nothing_ends_the_effect_and_the_deck_is_shuffled(game):
    table = staged(game, SearchFor(Match(OF_VALUE, 4), True), deck=PILE, answers=pile_asked(game))
    assert table.question(0).code != "may", "the rest of the text is left out"
    assert [event.about["found"] for event in events(table, "search_for")] == [False]
    assert (len(events(table, "shuffle")), skips(table)) == (1, 1)


@in_five_games
def test_an_empty_deck_is_searched_in_vain(game):
    table = staged(game, SearchFor(SCIENCE, True), discard="S9")
    assert (skips(table), table.question(0).code != "may") == (1, True)


@in_five_games
def test_a_named_domain_is_searched_for(game):
    answers = ", ".join(["domain science", *([pile_asked(game)] if pile_asked(game) else [])])
    table = staged(game, NameDomain(), SearchFor(Match(NAMED_DOMAIN), True), deck=PILE, answers=answers)
    assert may_do(table) == {"S9", "S10"}


@in_five_games
def test_imagined_tables_agree_with_what_the_searcher_has_seen(game):
    """In the searcher's eyes no other science card lies in the deck; in others' eyes the searcher has seen them."""
    others = ("K6 S6", "K7 S7 S8 S11", "K8 S12")
    table = staged(game, SearchFor(SCIENCE, True), hands=others, deck=PILE, answers=pile_asked(game))
    for seed in range(8):
        guess = table.view(0).imagine(seed)
        assert {card_id(card) for card in guess.zones.listed(DECK) if 13 <= card < 26} == {"S9", "S10"}
        assert guess.view(0).information_state_string() == table.view(0).information_state_string()
        assert guess.legal_actions(0) == table.legal_actions(0)
        theirs = table.view(1).imagine(seed)
        assert theirs.view(1).information_state_string() == table.view(1).information_state_string()
        fitting = [card for card in theirs.zones.listed(DECK) if 13 <= card < 26]
        assert sorted(action - 29 for action in theirs.legal_actions(0)) == sorted(fitting)
        assert theirs.view(0).legal_actions() == theirs.legal_actions(0)


@in_games_for_three
def test_who_looks_on_does_not_see_how_many_cards_fit(game):
    """Of K11 and S10 one lies in the deck, the other in the hand of seat 2: to the others both tables look the same."""
    search, asked = SearchFor(SCIENCE, False), pile_asked(game)
    one = staged(game, search, hands=("K6", "K7", "K11"), deck="K9 S9 K10 S10", answers=asked)
    two = staged(game, search, hands=("K6", "K7", "S10"), deck="K9 S9 K10 K11", answers=asked)
    for seat in (1, None):
        assert [e.to_dict() for e in one.watch().feed(seat)] == [e.to_dict() for e in two.watch().feed(seat)]
        assert one.view(seat).to_dict()["zones"] == two.view(seat).to_dict()["zones"]


@in_five_games
def test_cards_are_revealed_until_one_of_the_kind_comes(game):
    verbs = (TurnUntil(NO_LIMIT, SCIENCE), TakeIt(), ReturnRest(REST_UNDER, False))
    table = staged(game, *verbs, deck="K9 K10 S10 K11", answers=pile_asked(game))
    assert is_at_the_end(table)
    assert (hands(table)[0], piles(table)[0]) == ("K6 S6 S10 T6", "K11 K9 K10")
    assert [event.cards for event in events(table, "reveal")] == [[8], [9], [22]]


@in_five_games
def test_where_none_comes_all_are_revealed_and_none_is_taken(game):
    verbs = (TurnUntil(NO_LIMIT, Match(AT_LEAST, 12)), TakeIt(), ReturnRest(REST_TO_DISCARD, False))
    table = staged(game, *verbs, deck="K9 K10", discard="S9", answers=pile_asked(game))
    assert is_at_the_end(table)
    assert (hands(table)[0], sorted(piles(table)[1].split()), skips(table)) == ("K6 S6 T6", ["K10", "K9", "S9"], 1)


@in_five_games
def test_so_many_at_most_are_revealed(game):
    table = staged(game, TurnUntil(2, SCIENCE), deck="K9 K10 S10", answers=pile_asked(game))
    assert len(events(table, "reveal")) == 2


@in_five_games
def test_nothing_is_revealed_where_there_is_no_card(game):
    table = staged(game, TurnUntil(NO_LIMIT, SCIENCE))
    assert (skips(table), is_at_the_end(table)) == (1, True)


@in_five_games
def test_a_discarded_card_is_put_under_its_deck(game):
    table = staged(game, FromDiscard(Match(ANY), True, True), deck="K9 S9", discard="K10 S10", answers=pile_asked(game))
    assert (table.question(0).code, may_do(table)) == ("put_discard_under_deck", {"K10", "S10"})
    say(table, "S10")
    assert is_at_the_end(table)
    assert (piles(table), int(table.zones.at(DECK, 0))) == (("K9 S9 S10", "K10"), 22)
    assert table.view(None).table.zones.at(DECK, 0) == 22, "all saw it go there"


@in_five_games
def test_with_no_discarded_card_nothing_is_put_there(game):
    table = staged(game, FromDiscard(Match(ANY), True, True), deck="K9 S9")
    assert (skips(table), is_at_the_end(table), int(table.zones.count(DISCARD))) == (1, True, 0)


@in_five_games
def test_a_shuffled_deck_is_known_to_nobody(game):
    table = staged(game, ShuffleDeck(), deck=PILE, knows={"K9": 127}, answers=pile_asked(game))
    assert (knowing(table, "K9"), is_at_the_end(table)) == ("", True)
    assert sorted(piles(table)[0].split()) == sorted(PILE.split())
    empty = staged(game, ShuffleDeck(), discard="K9")
    assert (skips(empty), is_at_the_end(empty)) == (1, True)


def test_1_7_a_wild_found_in_exchange_does_not_stay_in_the_hand():
    """Any card may be searched for; a wild goes to a stack, and its player draws another one. (Exchange 1.7)"""
    table = staged("exchange", SearchFor(Match(ANY), False), deck="K9 W1 K10")
    say(table, "W1", "domain science")
    assert is_at_the_end(table)
    assert int(table.zones.count(HAND)) == 4
