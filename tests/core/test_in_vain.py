"""Which cards are marked as ones that can do nothing now, and what they lack. (Family 3.3, 3.4)"""

import pytest

from techdeck.core.cards import parse_card
from techdeck.core.effects.control import DID_IT, Either, Every, If, May
from techdeck.core.effects.hands import DiscardCards, Draw
from techdeck.core.effects.match import ANY, OF_VALUE, Match
from techdeck.core.effects.nothing import Nothing
from techdeck.core.effects.run import Program, Run, start
from techdeck.core.effects.seats import BY_CHANCE, PickOf
from techdeck.core.effects.verb import Verb
from techdeck.core.records import LACK
from techdeck.core.state import State
from techdeck.core.vain import Walk
from techdeck.words.lacking import LACKS, lack_said
from tests.cards.chess.words import HOME, captured
from tests.cards.city.words import effects as city
from tests.cards.exchange.words import effects as exchange
from tests.cards.paradoxical.words import ready
from tests.chess_table import chess_table, laid
from tests.tricks_table import do, tricks_table

OTHERS = ["K5 T5", "V5 V6"]


GOALS = ["K1", "T1", "V1"]


def lacks(table: State, seat: int = 0) -> dict[str, str | None]:
    """What each card that the seat may use lacks."""
    uses = [choice for choice in table.question(seat).choices if choice.verb == "use"]
    return {str((choice.target or table.question(seat).about)["card"]): choice.lacks for choice in uses}


def marked(table: State, seat: int = 0) -> dict[str, str]:
    """The same of those that can do nothing."""
    return {card: lack for card, lack in lacks(table, seat).items() if lack is not None}


# --- in each game ---------------------------------------------------------------------------------


def test_in_tricks_the_first_user_finds_no_discard_pile():
    held = "S1 S2 S4 S9 T2 T7 T8 K10"
    first = tricks_table([held, *OTHERS], goals=GOALS, deck="V9 V10")
    assert marked(first) == {"S1": "discard", "S2": "discard", "T2": "copy", "T7": "discard", "T8": "copy"}
    later = tricks_table([held, *OTHERS], goals=GOALS, deck="V9 V10", discard="K9 T6")
    assert marked(later) == {"T8": "copy"}


def test_in_tricks_a_low_card_among_the_discards_is_what_counts():
    hands = ["S1 K10", *OTHERS]
    assert marked(tricks_table(hands, goals=GOALS, deck="V9", discard="K9 T8")) == {"S1": "fitting_discard"}
    assert marked(tricks_table(hands, goals=GOALS, deck="V9", discard="K9 T7")) == {}


def test_the_used_card_is_none_that_it_can_be_used_on():
    """It lies aside. (Family 3.11)"""
    assert marked(tricks_table(["T3", *OTHERS], deck="V9")) == {"T3": "hand"}
    assert marked(tricks_table(["T3 K9", *OTHERS], deck="V9")) == {}


def test_a_card_is_no_longer_marked_once_somebody_has_used_one():
    table = tricks_table(["K10 V8", "T8 K5", "V5 V6"], deck="V9 V10 V11")
    do(table, "K10", "V9", "V10")
    assert (table.current_player(), marked(table, 1)) == (1, {})


def test_who_is_not_asked_hears_of_no_marks():
    table = tricks_table(["T8 K10", "T2 K5", "V5 V6"], deck="V9")
    assert [lacks(table, seat) for seat in (1, 2)] == [{}, {}]
    assert table.question(None).choices == []


def test_in_the_city_a_hand_is_needed():
    companies = "S4:0 S12:1 T3:0 V3 K10:1"
    assert marked(city(["", "K5", "V5"], companies, deck="V9")) == dict.fromkeys(["S4", "S12", "T3", "V3"], "hand")
    assert marked(city(["K8", "K5", "V5"], companies, deck="V9", discard="V8")) == {}


def test_alone_in_the_city_there_is_nobody_to_pick():
    assert marked(city(["K8 K9"], "V3 T5:0 K10:0", deck="V9")) == {"V3": "players", "T5": "players"}


def test_in_the_city_an_empty_hand_of_the_others_shows_nothing():
    companies = "T5:0 V7:0 K10:0"
    assert marked(city(["K8", "", ""], companies, deck="V9")) == {"T5": "their_hand", "V7": "their_hand"}
    assert marked(city(["K8", "", "V5"], companies, deck="V9")) == {}


def test_in_paradoxical_an_empty_pool_has_no_neutral_card():
    """With two decks either of them will do. (Family 3.28)"""
    for place in ("hand", "tableau"):
        assert marked(ready("S5", place, "K8", deck_2="T9"))["S5"] == "neutral"
        assert "S5" not in marked(ready("S5", place, "K8", deck_2="T9", discard_2="T8", pool="V9"))


@pytest.mark.parametrize("card", ["K1", "K10", "S9", "T4"])
def test_in_paradoxical_what_one_deck_lacks_the_other_may_have(card):
    assert marked(ready(card, deck_2="T9 V8")) == {}
    assert marked(ready(card, discard_2="T9 V8")) == {}
    assert marked(ready("K1")) == {"K1": "deck"}


def test_where_nobody_else_holds_a_card_nobody_can_be_asked_for_one():
    """Every other player who holds such a card: there is none, whatever is named."""
    assert "S8" in marked(ready("S8", held="K2", others=["", ""], deck_1="K4"))
    assert marked(ready("S8", held="K2", others=["", "V4"], deck_1="K4")) == {}


def test_in_chess_nothing_is_neutral():
    table = chess_table(laid(**HOME, c3="S7"), hands=("S5 S10 K10", "V8"), deck="T9", discard="T8")
    assert marked(table) == {"S5": "neutral", "S10": "neutral"}


def test_in_chess_a_piece_that_captured_may_have_nothing_to_do():
    assert lacks(captured("S4")) == {"S4": "hand"}
    assert lacks(captured("S4", "V8")) == {"S4": None}


def test_in_the_exchange_the_market_is_always_neutral():
    table = exchange(["S5 S10 S13 S2 K3", "K5", "V5"], deck="V9")
    assert marked(table) == {"S5": "discard", "S2": "discard"}
    assert marked(exchange(["S5 S10 S13 S2 K3", "K5", "V5"], discard="V9")) == {"K3": "deck"}


# --- texts of one's own ---------------------------------------------------------------------------


HANDS = ("K9 K8", "S7", "T7")
SEVEN = DiscardCards(1, 1, Match(OF_VALUE, 7))


def program(*verbs: Verb) -> Program:
    """A text of one sentence."""
    return Program(list(verbs), [0] * len(verbs), ["."], [(0, 1)])


@pytest.fixture
def lack_of(monkeypatch):
    """Says what K9 lacks in the hand of seat 0, if this is its text."""

    def lack(*verbs: Verb, deck: str = "") -> str | None:
        table = tricks_table(HANDS, deck=deck)
        monkeypatch.setattr(table.game.deck, "programs", [program(*verbs)] * 54)
        return lacks(table)["K9"]

    return lack


def test_what_another_player_holds_is_not_told(lack_of):
    """Nobody knows whether seat 1 or 2 has a 1, so it is not said that they have none."""
    one = Match(OF_VALUE, 1)
    assert lack_of(Every(True, one, False, 1), Draw(1)) is None
    assert lack_of(Every(True, Match(ANY), False, 1), DiscardCards(1, 1, one)) is None
    assert lack_of(DiscardCards(1, 1, one)) == "fitting_hand"


def test_what_chance_decides_is_not_told(lack_of):
    assert lack_of(PickOf(BY_CHANCE, 0)) is None


def test_a_text_without_a_verb_is_no_effect(lack_of):
    assert lack_of() == "effect"


def test_either_of_two_is_enough(lack_of):
    verbs = (Either(SEVEN, 1, Draw(1), 1, False), SEVEN, Draw(1))
    assert lack_of(*verbs) == "other"
    assert lack_of(*verbs, deck="V9") is None


def test_a_no_counts_as_well_as_a_yes(lack_of):
    """If you don't, draw 1: after a yes there is nothing to draw from a deck, after a no neither."""
    verbs = (May(1), SEVEN, If(DID_IT, Match(ANY), 1, negated=True), Draw(1))
    assert lack_of(*verbs) == "fitting_hand"
    assert lack_of(*verbs, deck="V9") is None


def test_where_a_card_has_moved_after_all_it_is_not_in_vain():
    table = tricks_table(HANDS)
    start(table, 0, parse_card("K9"), program(Nothing()))
    run = table.top
    assert isinstance(run, Run)
    walk = Walk(run, 0, table)
    assert walk.lack(table.clone()) == "other"
    table.discard(parse_card("K8"))
    assert walk.lack(table) is None


# --- words ----------------------------------------------------------------------------------------


def test_everything_that_can_be_lacking_has_words():
    assert set(LACKS) == set(LACK.split("|"))
    assert lack_said("discard") == "The discard pile is empty: this can do nothing now."
    assert lack_said(None) == ""
