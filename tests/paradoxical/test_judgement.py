"""The quick player of Paradoxical in positions where a person sees at once what to do."""

import pytest

from techdeck.core.cards import parse_card
from techdeck.core.rng import fast_rng
from techdeck.games.paradoxical.judgement import WEIGHED
from techdeck.games.paradoxical.names import TABLEAU
from techdeck.search.searcher import weigh
from tests.paradoxical_table import EXAMPLE, do, paradoxical_table
from tests.table_words import judged

TWO_PAIRS = "K12 T12 S10 V10 K2 T3 S4 V5"
"""Worth 44 against 14."""
ONE_PAIR = "K12 T12 S10 K2 T3 S4 V5"


def test_it_claims_what_it_can():
    assert judged(paradoxical_table([TWO_PAIRS, ""], deck_1="K5", deck_2="T5")) == "two-pairs"
    assert judged(paradoxical_table([EXAMPLE, ""], deck_1="K5", deck_2="T5")) == "full-house"


def test_a_claim_leaves_the_better_cards_behind():
    table = paradoxical_table([f"{TWO_PAIRS} S13 V1", ""], deck_1="K5", deck_2="T5")
    while table.active() == 0:
        do(table, judged(table))
    assert table.tokens(0) == 1
    assert parse_card("S13") in table.tableau(0)


def test_it_draws_where_the_missing_card_may_come():
    table = paradoxical_table([ONE_PAIR, ""], deck_1="K5 K6 K7 S5 S6", deck_2="T10 V10 T7 V8 T4")
    assert judged(table) == "pile 2"


def test_a_full_tableau_parts_with_no_pair():
    table = paradoxical_table(["K12 T12 S10 K2 T3 S4 V5 K13 S13 K11", ""], deck_1="K5 K6", deck_2="T10 V10")
    do(table, "pile 2")
    assert judged(table) not in ("K12", "T12", "S10")


def test_it_adds_the_card_of_its_hand_that_makes_a_paradox():
    table = paradoxical_table([ONE_PAIR, ""], hands=["V10 K7"], deck_1="K5 K6", deck_2="T9 V13")
    assert judged(table) == "add V10"


def test_it_uses_a_text_that_swaps_in_the_missing_card():
    """T13: exchange your own card in play with a card of the discard pile."""
    table = paradoxical_table(
        ["K12 T12 S10 K2 T3 S4 V5 T13", ""], discard_2="V10", deck_1="K5 K6 K7", deck_2="T9 V8 T6"
    )
    assert judged(table) == "T13"
    while table.active() == 0:
        do(table, judged(table))
    assert table.zones.where[parse_card("V10")] == TABLEAU


@pytest.mark.parametrize("tokens", [(1, 0), (0, 1)])
def test_a_token_is_worth_more_than_a_good_tableau(tokens):
    table = paradoxical_table([ONE_PAIR, ONE_PAIR.translate(str.maketrans("KSTV", "SKVT"))], tokens=tokens)
    mine = table.game.judgement.worth(table, 0)
    assert (mine > 0.6) == (tokens[0] > tokens[1])
    assert (mine < 0.4) == (tokens[0] < tokens[1])


def test_a_claim_is_worth_more_than_the_tableau_that_holds_it():
    """Else a search would keep a paradox and never claim it."""
    table = paradoxical_table([TWO_PAIRS, ONE_PAIR.translate(str.maketrans("KSTV", "SKVT"))], deck_1="K6", deck_2="T6")
    before = table.game.judgement.worth(table, 0)
    while table.active() == 0:
        do(table, judged(table))
    assert table.tokens(0) == 1
    assert table.game.judgement.worth(table, 0) > before


def test_a_search_weighs_a_few_actions_and_claims_alone_where_there_is_one():
    table = paradoxical_table([TWO_PAIRS, ""], hands=["V13 K7"], deck_1="K6 K8", deck_2="T9 V8")
    assert [table.action_to_string(0, move.action) for move in weigh(table.view(0), fast_rng(1), 4)] == ["two-pairs"]
    table = paradoxical_table([ONE_PAIR, ""], hands=["V10 K7"], deck_1="K6 K8", deck_2="T9 V8")
    found = weigh(table.view(0), fast_rng(1), 40)
    assert len(found) == WEIGHED < len(table.legal_actions(0))
    assert table.action_to_string(0, found[0].action) == "add V10"
