"""Card effects. (Chess 6)"""

import pytest

from techdeck.core.cards import parse_card
from techdeck.core.effects import pointing
from techdeck.core.effects.several import ExchangeOneOf
from techdeck.core.effects.swap import Exchange, Replace
from tests.chess_table import (
    SECOND_PLAYER,
    at,
    board,
    chess_table,
    deck,
    discard,
    do,
    facts,
    goes,
    hand,
    happened,
    laid,
    may_do,
    sentences,
    uses_of,
)
from tests.rulebook.chess.words import edition_with
from tests.table_words import ends_of_changes
from tests.verbs.stage import staged

PIECES = laid(a1="S13", b1="V13", c2="S12", a2="S2", e6="T13", f6="K13", e5="T12", d5="K9")


def test_6_1_a_hand_card_is_used_then_discarded():
    table = chess_table(PIECES, hands=("K2 S5", ""), deck="T5 T6", discard="K3")
    assert uses_of(table) == {"K2", "S5"}, "of any domain"
    do(table, "K2", "S5")
    assert discard(table) == "K2 K3"
    assert hand(table, 0) == "T5"
    assert deck(table) == "T6 S5"
    assert table.current_player() == 1


def test_6_2_no_card_is_drawn_for_it():
    table = chess_table(PIECES, hands=("T11", ""), deck="T5 T6 K5")
    do(table, "T11", "T5", "seat 1")
    assert hand(table, 0) == ""


def test_6_3_all_pieces_are_in_play_kings_too():
    """T1 copies the effect of a card in play."""
    table = chess_table(PIECES, hands=("T1", ""))
    do(table, "T1")
    assert may_do(table) == {"S13", "V13", "S12", "S2", "T13", "K13", "T12", "K9"}
    assert sorted(table.in_play()) == sorted(parse_card(text) for text in may_do(table))


def test_6_4_there_are_no_neutral_cards():
    table = chess_table(PIECES, hands=("S10 S5", ""), deck="T5", discard="K3")
    before = board(table)
    do(table, "S10")
    assert sentences(table, "skip") == ["Exchange a card from your hand with a neutral card."]
    do(table, "e5-e4", "S5")
    assert board(table)[2:] == [". . . . T12 .", ". . . . . .", *before[4:]]
    assert len(happened(table, "skip")) == 2
    assert len(table.neutral()) == 0


def test_6_5_ones_own_pieces_but_never_a_king():
    table = chess_table(PIECES, hands=("V9 V1", ""))
    do(table, "V9")
    assert may_do(table) == {"S12", "S2"}
    second = chess_table(PIECES, hands=("", "V9 T1"), to_act=SECOND_PLAYER)
    do(second, "V9")
    assert may_do(second) == {"T12", "K9"}


@pytest.mark.parametrize("verb", [Exchange, ExchangeOneOf, Replace])
@pytest.mark.parametrize("place", [pointing.IN_PLAY, pointing.THEIRS])
def test_6_5_nor_a_king_of_the_other_player(verb, place):
    table = staged("chess", verb(place, pointing.IN_HAND, True), hands=("S5 T5", "K7"))
    assert may_do(table)
    assert not [card for card in may_do(table) if card.endswith("13")]


def test_6_6_what_comes_to_the_board_is_of_ones_printed_domains_and_no_13():
    table = chess_table(PIECES, hands=("V9 V1 K5 T7 S11", ""), counts_as={"S11": 13})
    table.alter(parse_card("K5"), 5, 3)
    do(table, "V9", "S2")
    assert may_do(table) == {"V1"}
    do(table, "V1")
    assert (at(table, "a2"), hand(table, 0)) == ("V1", "K5 S2 S11 T7")


def test_6_6_what_does_not_fit_does_not_happen():
    none = chess_table(PIECES, hands=("V9 K5", ""))
    do(none, "V9")
    assert sentences(none, "skip") == ["Exchange a neutral card or your own card in play with a card from your hand."]
    king = chess_table(laid(a1="S13", a2="S2", e6="T13", f6="K13"), hands=("V9 V13", ""))
    do(king, "V9")
    assert (at(king, "a2"), hand(king, 0)) == ("S2", "V13")
    cut = chess_table(PIECES, hands=("S7", ""), deck="K5")
    do(cut, "S7")
    assert may_do(cut) == {"yes"}, "the K5 can be taken, not put on the board"


def test_6_7_it_is_no_upgrade():
    table = chess_table(PIECES, hands=("V9 S1", ""), upgrades=(0, 0))
    do(table, "V9", "S2", "S1")
    assert at(table, "a2") == "S1"
    assert table.facts()["upgrades_left"] == [0, 0]


def test_6_8_the_new_card_stands_on_the_square_of_the_old_one():
    table = chess_table(PIECES, hands=("S7", ""), deck="V11")
    do(table, "S7", "no", "S12")
    assert (at(table, "c2"), deck(table)) == ("V11", "S12")
    do(table, "e5-e4")
    assert goes(table, "c2") == {"b4", "d4", "e3", "e1", "a3"}


def test_6_8_robotics_exchanges_with_the_discard_pile():
    """T13 captures S9, and its text brings K11 to the square of K9."""
    position = laid(a1="S13", b1="V13", c3="S9", d4="T13", e5="T12", d5="K9", f6="K13")
    table = chess_table(position, discard="S11 K11 T3", to_act=SECOND_PLAYER)
    do(table, "d4-c3", "yes")
    assert may_do(table) == {"T12", "K9"}, "the kings can't be exchanged"
    do(table, "K9")
    assert may_do(table) == {"K11", "T3"}
    do(table, "K11")
    assert (at(table, "d5"), discard(table)) == ("K11", "S9 S11 K9 T3")


def test_6_8_no_effect_takes_a_king():
    table = chess_table(laid(a1="S13", b1="V13", e6="T13", f6="K13"), hands=("V9 S1", ""), discard="S5")
    do(table, "V9")
    assert len(happened(table, "skip")) == 1, "only kings are there"


@pytest.mark.parametrize("said", ["", " until the end of the turn"])
def test_6_9_a_change_holds_until_the_end_of_the_turn(tmp_path, said):
    """A house card that says nothing else: the change is over as soon as the other player is to act."""
    text = f"Show a card from your hand. It counts as one value higher or lower{said}. Draw 1."
    table = chess_table(PIECES, hands=("S11 V10", ""), deck="K5", edition=edition_with(tmp_path, science_11=text))
    do(table, "S11", "V10", "higher")
    assert table.value_of(parse_card("V10")) == 10
    assert [(told["value"], told["until"]) for told in facts(table, "counts_as")] == [(11, "turn")]
    assert facts(table, "changes_end") == [{"ended": ["V10"]}]


def test_6_9_a_shorter_change_ends_no_longer_one(tmp_path):
    """V10 counts as an 11 for a round; then another card changes for that turn alone."""
    text = "Show a card from your hand. It counts as one value higher or lower."
    edition = edition_with(tmp_path, science_11=text)
    table = chess_table(PIECES, hands=("S11 V10 V7", ""), counts_as={"V10": 11}, edition=edition)
    do(table, "S11", "V7", "higher", "e5-e4")
    assert [table.value_of(parse_card(card)) for card in ("V10", "V7")] == [11, 7]
    do(table, "c2-c3", "e4-e5")
    assert table.value_of(parse_card("V10")) == 10


@pytest.mark.parametrize("said", ["round", "next round"])
def test_6_11_a_change_for_the_round_holds_until_the_users_next_turn_ends(tmp_path, said):
    text = f"Show a card from your hand. It counts as one value higher or lower until the end of the {said}."
    table = chess_table(PIECES, hands=("S11 V10", ""), edition=edition_with(tmp_path, science_11=text))
    do(table, "S11", "V10", "higher")
    assert table.view(1).to_dict()["changed"] == [{"card": "V10", "value": 11, "domain": "service", "until": "round"}]
    do(table, "e5-e4")
    assert ends_of_changes(table) == ["turn"], "it is the user's next turn"
    do(table, "c2-c3")
    assert table.value_of(parse_card("V10")) == 10


def test_6_11_biotechnology_holds_until_the_end_of_the_users_next_turn():
    table = chess_table(PIECES, hands=("S11 V10", ""))
    do(table, "S11", "V10", "higher")
    assert table.value_of(parse_card("V10")) == 11
    do(table, "e5-e4")
    assert table.value_of(parse_card("V10")) == 11
    do(table, "upgrade V10", "a2")
    assert table.value_of(parse_card("V10")) == 10
    do(table, "e4-e5")
    assert goes(table, "a2") == {"a3", "b2", "b3"}


def test_6_11_also_on_a_card_that_came_to_the_board():
    """V9 brings the changed card on the board in the same turn by a copy: it moves as a knight in the next one."""
    table = chess_table(PIECES, hands=("V9 V10", ""), counts_as={"V10": 11})
    do(table, "V9", "S2", "V10", "e5-e4")
    assert goes(table, "a2") == {"b4", "c3", "c1"}
    do(table, "a2-b4", "e4-e5")
    assert goes(table, "b4") == {"b5", "a4", "c4", "a5", "c5", "a3", "c3"}


def test_6_10_this_round_is_since_the_game_began():
    """T8 copies the last effect another player used, turns ago."""
    table = chess_table(PIECES, hands=("T8", "K2 K5"), deck="V5 V6 V7", to_act=SECOND_PLAYER)
    do(table, "K2", "K5")
    for move in ("c2-c3", "e5-e4", "c3-c2", "e4-e5"):
        do(table, move)
    do(table, "T8")
    assert happened(table, "copy") == ["K2"]


def test_6_6_also_where_the_text_speaks_of_the_other_card_first(tmp_path):
    """A house card exchanges a card of the discard pile with a piece: the same cards fit, in whatever order."""
    edition = edition_with(tmp_path, service_6="Exchange a card of the discard pile with your own card in play.")
    table = chess_table(PIECES, hands=("V6", ""), discard="K5 V11 T7", edition=edition)
    do(table, "V6")
    assert may_do(table) == {"S12", "S2"}
    do(table, "S2")
    assert may_do(table) == {"V11"}
    do(table, "V11")
    assert (at(table, "a2"), discard(table)) == ("V11", "V6 K5 S2 T7")
    none = chess_table(PIECES, hands=("V6", ""), discard="K5 T7", edition=edition)
    do(none, "V6")
    assert len(happened(none, "skip")) == 1
