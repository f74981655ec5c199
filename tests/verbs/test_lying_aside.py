"""One of the cards lying aside: put somewhere, or taken if it is of a kind. (Family 3.15, 3.37)"""

from techdeck.core.effects.look import REST_ON_TOP, REST_TO_DISCARD, REST_UNDER, Look, ReturnRest
from techdeck.core.effects.lying_aside import PutOne, TakeAll, TakeKind
from techdeck.core.effects.match import ANY, NAMED_VALUE, OF_DOMAIN, Match
from techdeck.core.effects.registers import TOP
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
PILE = "K9 S9 K10 S10"


def answers(game: str, *more: str) -> str:
    """What is answered, first which pile where there are two."""
    return ", ".join([one for one in (pile_asked(game), *more) if one])


@in_five_games
def test_one_goes_on_top_and_the_other_under_the_deck(game):
    verbs = Look(2, TOP, False), PutOne(REST_ON_TOP), ReturnRest(REST_UNDER, False)
    table = staged(game, *verbs, deck=PILE, answers=answers(game))
    assert (may_do(table), table.question(0).code) == ({"K9", "S9"}, "put_one")
    assert table.question(0).about == {"where": "on_top"}
    say(table, "S9")
    assert (piles(table)[0], is_at_the_end(table)) == ("S9 K10 S10 K9", True)
    assert knowing(table, "S9 K9") == "0 0"


@in_five_games
def test_one_is_discarded_and_one_put_under_for_all_to_see_or_not(game):
    verbs = Look(3, TOP, False), PutOne(REST_TO_DISCARD), PutOne(REST_UNDER), ReturnRest(REST_ON_TOP, True)
    table = staged(game, *verbs, deck=PILE, answers=answers(game, "S9"))
    assert (piles(table)[1], table.question(0).about) == ("S9", {"where": "under"})
    say(table, "K9")
    assert (piles(table)[0], is_at_the_end(table)) == ("K10 S10 K9", True)


@in_five_games
def test_the_last_one_needs_no_choice_and_none_can_not_be_put(game):
    verbs = Look(1, TOP, False), PutOne(REST_UNDER), PutOne(REST_UNDER, True), PutOne(REST_ON_TOP)
    table = staged(game, *verbs, deck=PILE, answers=answers(game))
    assert (piles(table)[0], skips(table), is_at_the_end(table)) == ("S9 K10 S10 K9", 1, True)


@in_five_games
def test_3_37_a_card_of_a_kind_is_taken_and_shown(game):
    table = staged(game, Look(3, TOP, False), TakeKind(SCIENCE, True, True), deck=PILE, answers=answers(game))
    assert may_do(table) == {"S9", "no"}
    say(table, "S9")
    assert (set(hands(table)[0].split()), is_at_the_end(table)) == ({"K6", "S6", "T6", "S9"}, True)
    assert len(knowing(table, "S9")) == 7, "everybody has seen it"


@in_games_for_three
def test_3_37_who_alone_has_seen_them_must_take_one_if_one_fits(game):
    table = staged(game, Look(2, TOP, False), TakeKind(SCIENCE, False, False), deck=PILE, answers=answers(game))
    assert may_do(table) == {"S9"}
    say(table, "S9")
    assert (knowing(table, "S9"), is_at_the_end(table)) == ("0", True)
    table = staged(game, Look(1, TOP, False), TakeKind(SCIENCE, False, False), deck=PILE, answers=answers(game))
    assert may_do(table) == {"no"}, "the others can't tell that none fits"
    say(table, "no")
    assert (events(table, "take"), is_at_the_end(table)) == ([], True)


@in_five_games
def test_where_all_have_seen_that_none_fits_nobody_is_asked(game):
    for match in (SCIENCE, Match(NAMED_VALUE)):
        table = staged(game, Look(1, TOP, True), TakeKind(match, False, False), deck=PILE, answers=answers(game))
        assert (skips(table), is_at_the_end(table)) == (1, True)


@in_five_games
def test_3_37_all_cards_of_a_kind_are_taken_and_the_rest_goes_away(game):
    for reveal, known in ((False, "0 0"), (True, "0123456 0123456")):
        verbs = Look(4, TOP, reveal), TakeAll(SCIENCE), ReturnRest(REST_UNDER, False)
        table = staged(game, *verbs, deck=PILE, answers=answers(game))
        assert (piles(table)[0], is_at_the_end(table), skips(table)) == ("K9 K10", True, 0)
        assert {"S9", "S10"} <= set(hands(table)[0].split())
        assert knowing(table, "S9 S10") == known


@in_five_games
def test_all_that_lies_aside_is_taken_and_nothing_where_nothing_fits(game):
    table = staged(game, Look(2, TOP, True), TakeAll(Match(ANY)), deck=PILE, answers=answers(game))
    assert ({"K9", "S9"} <= set(hands(table)[0].split()), piles(table)[0]) == (True, "K10 S10")
    for match in (Match(OF_DOMAIN, 2), Match(NAMED_VALUE)):
        table = staged(game, Look(2, TOP, True), TakeAll(match), deck=PILE, answers=answers(game))
        assert (skips(table), is_at_the_end(table)) == (1, True)
