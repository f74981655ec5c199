"""Words that speak of what was declined, or could not be done, mean nothing at all. (Family 3.2, 3.3, 3.27)"""

import pytest

from tests.rulebook.words import text_is_over, used
from tests.table_words import sentences, told
from tests.tricks_table import deck, do, hand, happened, may_do

# --- names ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("first", "answers", "then"),
    [
        ("You may name a domain.", ["no"], "Discard a card of that domain."),
        ("You may name a value.", ["no"], "Discard a card of that value."),
        ("You may name a domain.", ["no"], "Take a card of that domain from the discard pile."),
        ("You may name a domain.", ["no"], "Turn up cards until one is of that domain, 5 at most."),
        ("You may name a domain.", ["no"], "Every other player who holds a card of that domain discards 1."),
        ("You may name a value and a domain.", ["no"], "Search the deck for that card, show it and take it."),
        (
            "Reveal a card from your hand. If it is science, name a domain.",
            ["K7"],
            "Discard a card of that domain.",
        ),
        (
            "You may name a value. Name a domain.",
            ["no", "domain science"],
            "Search the deck for that card, show it and take it.",
        ),
        (
            "Name a value. You may name a domain.",
            ["value 13", "no"],
            "Search the deck for that card, show it and take it.",
        ),
    ],
)
def test_3_3_what_speaks_of_a_name_that_was_never_said_is_skipped(tmp_path, first, answers, then):
    """With knowledge cards and a K13 around, so that no domain and no value are not taken for one."""
    table = used(tmp_path, f"{first} {then}", *answers, deck="V7 K13 V8", discard="K10 K11")
    assert text_is_over(table)
    assert sentences(table, "skip") == [then]
    assert (hand(table, 0), hand(table, 1), hand(table, 2)) == ("K6 K7 S3 V7", "S4 T4", "K9 V5")
    assert deck(table) == "K13 V8", "nothing was searched, so nothing is shuffled"


@pytest.mark.parametrize("what", ["domain", "value"])
def test_3_3_nobody_is_asked_about_a_name_that_was_never_said(tmp_path, what):
    """All know that no card can be meant, so that nothing is learned from who is asked."""
    text = f"You may name a {what}. Every player may reveal a card of that {what}; who does draws 1."
    table = used(tmp_path, text, "no")
    assert text_is_over(table)
    assert len(sentences(table, "skip")) == 3


@pytest.mark.parametrize("what", ["domain", "value"])
def test_3_3_a_name_declined_by_the_user_is_not_that_of_another_player(tmp_path, what):
    said = {"domain": "domain knowledge", "value": "value 6"}[what]
    text = f"Every player names a {what}. You may name a {what}. Discard a card of that {what}."
    table = used(tmp_path, text, said, said, said, "no")
    assert text_is_over(table)
    assert sentences(table, "skip") == [f"Discard a card of that {what}."]


def test_3_25_a_second_name_declined_leaves_the_first(tmp_path):
    table = used(tmp_path, "Name a domain. You may name a domain. Discard a card of that domain.", "domain science")
    do(table, "no")
    assert may_do(table) == {"S3"}


def test_3_25_a_position_keeps_that_no_domain_is_named(tmp_path):
    table = used(tmp_path, "You may name a domain. Draw 1, then discard 1. Discard a card of that domain.", "no")
    again = table.game.position(table.position())
    assert again.position() == table.position()
    again.apply_action(again.legal_actions(0)[0], 0)
    assert again.current_player() == 1, "no knowledge card has to go"


def test_3_25_a_position_after_an_earlier_player_named_a_domain_is_read(tmp_path):
    table = used(tmp_path, "Every player names a domain and discards a card of that domain.", "domain science", "S3")
    assert table.current_player() == 1
    assert table.game.position(table.position()).position() == table.position()


# --- that player, nobody -------------------------------------------------------------------------


def test_3_10_that_player_is_the_one_you_picked_whomever_they_gave_to(tmp_path):
    text = "Pick another player, who gives another player 1 card of their hand. That player gives you 1."
    table = used(tmp_path, text, "seat 1", "seat 0", "T4")
    assert (table.current_player(), may_do(table)) == (1, {"S4"})
    text = "Pick another player, who gives another player 1 card of their hand. Look at that hand."
    table = used(tmp_path, text, "seat 1", "seat 2", "T4")
    [look] = told(table, "look_at_hand")
    assert (look["seat"], look["other"]) == (0, 1)


def test_3_10_that_player_is_nobody_if_you_picked_nobody(tmp_path):
    """Every other player has picked one, but you have not."""
    text = "Every other player gives another player 1 card of their hand. You may pick another player. "
    table = used(tmp_path, text + "Look at that hand.", "seat 0", "T4", "seat 0", "V5", "no")
    assert text_is_over(table)
    assert told(table, "look_at_hand") == []


def test_3_27_to_pick_somebody_is_not_to_give_them_a_card(tmp_path):
    text = "Every other player gives another player 1 card of their hand. If nobody did, draw 2."
    table = used(tmp_path, text, "seat 2", "seat 1", hands=("K5 K6", "", ""))
    assert hand(table, 0) == "K6 V7 V8 V9", "two by the text, one for the used card"
    table = used(tmp_path, text, "seat 2", "T4", "seat 1", "V5")
    assert hand(table, 0) == "K6 K7 S3 V7"


# --- it, as many, if you do ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "answers"),
    [
        ("Reveal a card from your hand. Discard 1. You may reveal a card of your hand. Copy its effect.",
         ["K6", "K7", "no"]),
        ("Every other player reveals a card of their hand. You may reveal a card of your hand. Copy its effect.",
         ["T4", "V5", "no"]),
        ("Reveal a card from your hand. Reveal a card of technology. Copy its effect.", ["K6"]),
        ("Reveal the top 2 cards. Discard them. You may reveal a card of your hand. Copy its effect.", ["no"]),
    ],
)  # fmt: skip
def test_3_27_it_is_no_card_of_long_ago(tmp_path, text, answers):
    table = used(tmp_path, text, *answers)
    assert text_is_over(table)
    assert happened(table, "copy") == []
    assert sentences(table, "skip")[-1] == "Copy its effect."


def test_3_27_it_is_not_the_card_of_the_player_before(tmp_path):
    """Seat 1 has no 6 to reveal, and discards nothing for the one that seat 0 has revealed."""
    text = "Every player reveals a card of value 6, then discards a card of the same domain."
    table = used(tmp_path, text, "K6", "K7", hands=("K5 K6 K7", "K9 T4", "V5"))
    assert text_is_over(table)
    assert hand(table, 1) == "K9 T4"


def test_3_27_a_second_reveal_declined_leaves_the_first_card(tmp_path):
    table = used(tmp_path, "Reveal a card from your hand. You may do this once more. Copy its effect.", "K6", "no")
    assert happened(table, "copy") == ["K6"]


def test_3_3_who_reveals_nothing_of_the_same_domain_leaves_it_to_the_next(tmp_path):
    """Seat 1 has no knowledge card; seat 2 has, and is asked for one."""
    text = "Reveal a card from your hand. Every other player reveals a card of the same domain."
    table = used(tmp_path, text, "K6")
    assert (table.current_player(), may_do(table)) == (2, {"K9"})


def test_3_27_nothing_of_the_same_domain_to_reveal_leaves_nothing_to_copy(tmp_path):
    """S3 lies at the cut, and the user has no science card to reveal."""
    text = "Cut the deck at random and reveal the card there. Reveal a card of the same domain. Copy its effect."
    table = used(tmp_path, text, hands=("K5 K6", "T4", "V5"), deck="S3")
    assert text_is_over(table)
    assert happened(table, "copy") == []


@pytest.mark.parametrize("one", ["reveal a card of technology", "cut the deck at random and reveal the card there"])
def test_3_27_neither_of_two_reveals_leaves_nothing_to_copy(tmp_path, one):
    text = f"Reveal a card from your hand. Reveal a card of service, or {one}. Copy its effect."
    table = used(tmp_path, text, "K6", deck="")
    assert text_is_over(table)
    assert (happened(table, "copy"), len(sentences(table, "skip"))) == ([], 2)


@pytest.mark.parametrize(("answer", "drawn"), [("S3", "V7 V8"), ("K6", "V7")])
def test_3_27_a_sentence_left_out_by_its_condition_did_nothing(tmp_path, answer, drawn):
    """ "As many" and "if you do" look at the discard, not at the reveal before it."""
    first = "Reveal a card from your hand. If it is science, discard 1."
    for then in ("Draw that many.", "If you do, draw 1."):
        table = used(tmp_path, f"{first} {then}", answer, *(["K7"] if answer == "S3" else []))
        assert text_is_over(table)
        assert " ".join(happened(table, "draw")) == drawn


def test_3_2_who_takes_fewer_than_told_has_done_it_all_the_same(tmp_path):
    table = used(tmp_path, "Look at the top 2 cards. Take 2. If you do, discard 1.", "V7", deck="V7")
    assert may_do(table) == {"K6", "K7", "S3", "V7"}
    assert sentences(table, "skip") == []


def test_3_27_an_exchange_that_was_declined_was_not_done(tmp_path):
    """ "If you do" looks back at the exchange alone, not at the card drawn before it."""
    text = "Draw 1. You may exchange a card of your hand with a neutral card. If you do, discard 1."
    assert text_is_over(used(tmp_path, text, "no"))
    done = used(tmp_path, text, "V2", "K6")
    assert not text_is_over(done)
    assert "K7" in may_do(done)


def test_3_10_only_what_that_player_gives_is_left_out_if_nobody_was_picked(tmp_path):
    """What the text says after it is done all the same."""
    table = used(tmp_path, "You may pick another player. That player gives you 1. Draw 2.", "no")
    assert hand(table, 0) == "K6 K7 S3 V7 V8 V9", "two are drawn, and one for the used card"
