"""score and paradoxes: help for people at a real table."""

import pytest

import techdeck
from tests.cli.running import data, data_here, printed_here, refused_here

HAND = "K9 S9 T9 V2 V5 V8 K4 S4 T4 V4"
SCORE = ("score", "exchange", "--hand", HAND, "--market", "K4,S3,T2,V2")
TABLEAU = "K2 K6 K7 S3 S10 S12 T2 T12 V7 V12"


def test_the_rulebooks_hand_scores_34():
    """12 for the nines, 6 for the service flush, 16 for the fours."""
    told = data(*SCORE)
    assert isinstance(told, dict)
    assert told["points"] == 34
    assert sorted((g["points"], sorted(g["cards"]), g["domain"]) for g in told["groups"]) == [
        (6, ["V2", "V5", "V8"], "V"),
        (12, ["K9", "S9", "T9"], "K"),
        (16, ["K4", "S4", "T4", "V4"], "K"),
    ]


def test_the_score_is_told_in_words():
    text = printed_here(*SCORE)
    assert text.startswith("34 points\n")
    assert "3 cards x 4 (knowledge) = 12" in text


def test_a_hand_without_groups_scores_nothing():
    text = printed_here("score", "exchange", "--hand", "K1 S2", "--market", "K1,S1,T1,V1")
    assert text == "0 points\n  no group of three or four cards can be made\n"


@pytest.mark.parametrize(
    ("hand", "market", "complaint"),
    [
        ("K9 X9", "K4,S3,T2,V2", "X9"),
        ("K9 K9 K9", "K4,S3,T2,V2", "K9"),
        (HAND, "K4,S3,T2", "--market leaves out V: write all four"),
        (HAND, "K4,S3,T2,V2,K5", "--market has the stack K twice"),
        (HAND, "K4,S3,T2,Q2", "--market 'Q2' is not a stack: write K4"),
        (HAND, "K4,S3,T2,V", "--market 'V' is not a stack"),
    ],
)
def test_bad_hands_and_markets_are_told(hand, market, complaint):
    assert complaint in refused_here("score", "exchange", "--hand", hand, "--market", market)


@pytest.mark.parametrize("hand", ["K9,S9,T9", "K9, S9 T9", "navigation S9 T9", "9-knowledge, science 9, T9"])
def test_a_hand_may_be_written_with_commas_and_names(hand):
    told = data_here("score", "exchange", "--hand", hand, "--market", "K4,S3,T2,V2")
    assert told == {"points": 12, "groups": [{"cards": ["K9", "S9", "T9"], "domain": "K", "points": 12}]}


def test_a_card_that_is_there_twice_is_named():
    for words in (("score", "exchange", "--hand", "K3 S4 K3", "--market", "K4,S3,T2,V2"), ("paradoxes", "K3 S4 K3")):
        assert "K3 is listed twice: write the second deck's copy as K3'" in refused_here(*words)
    assert "K3' is listed twice, and there are no more than two decks" in refused_here("paradoxes", "K3' K3'")


def test_groups_of_empty_stacks_are_groups_worth_nothing():
    text = printed_here("score", "exchange", "--hand", "K9 S9 T9 V1", "--market", "K0,S0,T0,V0")
    assert text == "0 points\n  K9 S9 T9             3 cards x 0 (knowledge) = 0\n"
    text = printed_here("score", "exchange", "--hand", "K1 K2 K3", "--market", "K0,S3,T2,V2")
    assert text == "0 points\n  K1 K2 K3             3 cards x 0 (knowledge) = 0\n"


def test_only_exchange_has_hands_to_score():
    assert "choose from exchange" in refused_here("score", "poker", "--hand", "K9", "--market", "K4,S3,T2,V2")


def test_the_rulebooks_paradox_is_found():
    """A full house of 2s and 12s: 40 against 33."""
    found = data(*("paradoxes", TABLEAU))
    assert isinstance(found, list)
    full = {"kind": "full house", "set_cards": ["K2", "S12", "T2", "T12", "V12"]}
    assert any({**one, "set_cards": sorted(one["set_cards"])} | full == one | full for one in found)
    assert "(40) > " in printed_here("paradoxes", *TABLEAU.split())


def test_a_paradox_has_its_sums_and_its_pairs_together():
    found = data_here("paradoxes", TABLEAU)
    assert isinstance(found, list)
    pairs = next(one for one in found if one["set_cards"] == ["K2", "T2", "S12", "T12"])
    assert pairs["set_sum"] == 28
    assert pairs["indifferent_sum"] == sum(int(card[1:]) for card in pairs["indifferent"])
    assert "two pairs: K2 T2 S12 T12 (28) > " in printed_here("paradoxes", TABLEAU)


def test_a_tableau_may_be_written_with_names_of_several_words():
    named = "Digital Archives, K6 K7 S3 S10 S12 T2 T12 V7 V12"
    assert data_here("paradoxes", named) == data_here("paradoxes", TABLEAU)
    assert data_here("paradoxes", "digital archives", *TABLEAU.split()[1:]) == data_here("paradoxes", TABLEAU)
    assert data_here("paradoxes", "digital", "archives", *TABLEAU.split()[1:]) == data_here("paradoxes", TABLEAU)


def test_straights_may_have_to_alternate():
    """Paradoxical 2.9: of one deck and then of the other, all along."""
    cards = "K9 K10 T11 T12 K13 S1 S2 T1 T2 K3"
    assert "straight: K9 K10 T11 T12 K13" in printed_here("paradoxes", cards)
    assert printed_here("paradoxes", cards, "--option", "straight=mixed") == printed_here("paradoxes", cards)
    assert "straight:" not in printed_here("paradoxes", cards, "--option", "straight=alternating")
    assert "choose from mixed, alternating" in refused_here("paradoxes", cards, "--option", "straight=round")
    assert "there is no option 'pairs' here: only straight" in refused_here("paradoxes", cards, "--option", "pairs=two")


def test_a_tableau_without_a_paradox():
    assert printed_here("paradoxes", "K1 S2 T3") == "no valid paradox\n"
    assert data_here("paradoxes", "K1 S2 T3") == []


@pytest.mark.parametrize("cards", ["K2 X9", "K2 K2", "K2 W1"])
def test_bad_tableaus_are_told(cards):
    assert cards.split()[1] in refused_here("paradoxes", cards)


def test_the_same_is_there_in_python():
    assert techdeck.score_exchange(HAND.split(), {"K": 4, "S": 3, "T": 2, "V": 2}).points == 34
    assert {one.kind for one in techdeck.find_paradoxes(TABLEAU.split())} >= {"full house"}
