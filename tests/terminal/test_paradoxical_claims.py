"""Claims of Paradoxical at the terminal: whole or card by card, dropped, refused, and what comes after."""

from techdeck.core.cards import parse_card
from techdeck.core.effects.swap import exchange
from tests.paradoxical_table import do, hand, paradoxical_table, pool, tableau, tokens
from tests.terminal.paradoxical_words import example
from tests.terminal.typist import flat, shown, told


def test_a_whole_claim_is_one_choice_and_one_sentence():
    table = example()
    text = shown(table, "1", "")
    assert "1) claim a full house, 50 > 23: S12 T12 V12 K7 V7 against S10 K6 S3 K2 T2" in text
    assert "You claim a full house: S12 T12 V12 K7 V7 outweigh all your others." in flat(text)
    assert tokens(table) == [1, 0]


def test_other_claims_are_a_menu_further():
    text = shown(example(), "claim another", "full house 40")
    assert "a full house, 40 > 33: S12 T12 V12 K2 T2 against S10 K7 V7 K6 S3" in text
    assert "two pairs, 38 > 31: S12 T12 K7 V7 against V12 S10 K6 S3 (K2 T2 stay)" in text
    assert "claim two pairs, card by card" in text
    assert "You claim a full house: S12 T12 V12 K2 T2 outweigh all your others." in flat(text)


def test_a_claim_can_be_dropped_before_it_is_made():
    table = example()
    before = table.hash()
    shown(table, "1", "n", "2", "b")
    assert table.hash() == before


def test_a_claim_card_by_card_takes_what_is_left_without_asking():
    table = example()
    text = shown(table, "two-pairs", "S12", "T12", "K2", "K6", "b", "K6", "S3", "K7", "V7", "y")
    assert "Two pairs: which is the first set card?" in text
    assert "The set so far: S12 T12, 2 to go. Which card comes next?" in flat(text)
    last = "The set S12 T12 K2 T2 is worth 28. Which of 4 indifferent cards comes first?"
    assert last in flat(text), "with K2 only T2 is left to pair"
    assert "S12 T12 K2 T2 (28) against K6 S3 (9), 2 to go. Which indifferent card comes next?" in flat(text)
    assert "You claim two pairs: S12 T12 K2 T2 outweigh K6 S3 K7 V7." in flat(text)
    assert (tokens(table)[0], set(pool(table).split())) == (1, {"K6", "S3", "K7", "V7"})


def test_a_card_that_does_not_fit_a_claim_is_refused():
    text = shown(example(), "two-pairs", "S3")
    assert "Not allowed" in text
    assert "(Paradoxical 3.2)" in flat(text)


def test_what_is_no_part_of_a_claim_of_eight_stays_and_that_is_said():
    """Before the claim is agreed to, and in the news. (Paradoxical 3.13)"""
    text = flat(shown(example(), "claim another", "two pairs 38", "y"))
    assert "outweigh V12 S10 K6 S3. The set is discarded, the four others go to the pool; all else stays." in text
    assert "the four others go to the pool. What is left: K2 T2. Every card may be used again." in text


def test_a_claim_of_ten_leaves_nothing():
    text = flat(shown(example(), "1", "y"))
    goes = "The set is discarded, the five others go to the pool."
    assert text.count(f"{goes} Then you draw 3 cards.") == text.count(f"{goes} Every card may be used again.") == 1


def test_a_card_that_was_exchanged_into_the_tableau_stays_too():
    """K7 and V7 leave with the set; S9 came for K2 in the same news. (Paradoxical 3.13)"""
    table = example(hands=["S9", ""])
    exchange(table, 0, parse_card("K2"), parse_card("S9"))
    do(table, "two-pairs", "S12", "T12", "K7", "V7", "V12", "S10", "K6", "S3")
    assert "the four others go to the pool. What is left: S9 T2." in told(table)[-1]


def test_the_second_claim_says_so():
    table = example(tokens=(1, 0))
    assert "You claim a full house for token 2 of 2: " in flat(shown(table, "1", "y"))
    assert table.is_terminal()


def test_after_ten_cards_one_draws_three_and_may_add_two():
    table = example(pool="S6 S7 S8", hands=["K10", ""])
    text = flat(shown(table, "1", "y", "K2", "K6", "S3", "draw 1", "draw 2", "1", "K10", "no more"))
    assert "The pool has room for 5 cards, 3 must go. Which one do you discard?" in text
    assert "You discard K2 Digital Archives, K6 Cloud Computing and S3 Biometrics from the pool." in text
    assert "Draw a card into your hand, 3 to come. From which deck?" in text
    assert "You may add up to two cards of your hand to your tableau. Which one?" in text
    assert "You may add one more card of your hand to your tableau." in text
    assert (tableau(table, 0), hand(table, 0)) == ("K10", "K1 K3 T1")


def test_a_claim_without_a_paradox_is_refused_with_the_clause():
    table = paradoxical_table(["K1", ""], deck_1="K5", deck_2="T5")
    for typed in ("claim", "Claim two pairs", "claim paradox"):
        assert "Your tableau holds no valid paradox (Paradoxical 3.1)." in shown(table, typed)
    assert "no valid paradox" not in shown(example(), "claim another")


def test_the_rules_of_paradoxes_are_shown_where_one_is_chosen():
    text = shown(example(), "claim another", "?")
    for clause in ("2.2", "2.4", "2.6", "2.8", "3.2"):
        assert f"Paradoxical {clause}: " in text
    assert "Paradoxical 1.1: " not in text
