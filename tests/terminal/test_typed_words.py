"""What is typed in a person's own words is what they meant, or nothing: not the opposite, not another menu's choice."""

import pytest

from techdeck.games import load_game
from techdeck.terminal.menu import Entry, Menu
from techdeck.terminal.offers import talk
from tests.city_table import city_table
from tests.city_table import do as build
from tests.rulebook.words import frame
from tests.terminal.test_refusals import GOALS, trading
from tests.terminal.typist import flat, shown
from tests.tricks_table import do, happened, tricks_table

# --- a negation that is left out -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("label", "typed", "meant"),
    [
        ("build nothing this round", "build", False),
        ("build nothing this round", "this round", False),
        ("build nothing this round", "build nothing", True),
        ("build nothing this round", "nothing", True),
        ("build nothing this round", "build noth", True),
        ("use no card", "use", False),
        ("use no card", "no card", True),
        ("I hold no 5.", "hold 5", False),
        ("stop: no more groups", "stop", True),
        ("stop: no more groups", "groups", False),
        ("no, keep your hand as it is", "keep", True),
    ],
)
def test_words_that_leave_out_a_negation_do_not_mean_the_choice(label, typed, meant):
    assert bool(Menu("?", [Entry(label, 1)]).by_words(typed)) == meant


def test_a_card_is_found_by_its_words_whatever_its_text_says():
    menu = Menu("?", [Entry("K8 Digital Media: scores nothing", 1, card=7), Entry("build nothing", 2)])
    assert [entry.action for entry in menu.by_words("digital")] == [1]
    assert [entry.action for entry in menu.by_words("nothing")] == [2]


@pytest.mark.parametrize("typed", ["build", "card"])
def test_the_verb_of_the_question_alone_builds_and_passes_nothing(typed):
    state = load_game("city", 2).new_initial_state(seed=3)
    text = flat(shown(state, typed))
    assert f"{typed!r} doesn't say which one: type a number or some words of a choice." in text
    assert {seat for seat, _ in state.history()} == {1}, "Ben built first, and nobody has acted since"


@pytest.mark.parametrize("typed", ["build K8", "build digital media", "Build K8 Digital Media"])
def test_a_card_may_be_typed_with_the_verb_of_the_question(typed):
    state = load_game("city", 2).new_initial_state(seed=3)
    assert "pay for K8 Digital Media?" in flat(shown(state, typed))


def test_a_card_that_is_not_held_is_refused_with_the_verb_too():
    text = flat(shown(load_game("city", 2).new_initial_state(seed=3), "build k5"))
    assert "Not allowed: build a card of your own hand, or pass (City 1.1)." in text


@pytest.mark.parametrize("typed", ["not K8", "build not K8", "company K8", "service K8"])
def test_other_words_before_a_card_are_not_understood(typed):
    state = load_game("city", 2).new_initial_state(seed=3)
    assert f"{typed!r} doesn't match any choice." in flat(shown(state, typed))
    assert {seat for seat, _ in state.history()} == {1}


def test_no_before_a_card_does_not_play_it():
    table = tricks_table(["K5 K12", "T3 T7"], phase="tricks", trump="V2", first=1, bids=[1, 1])
    text = flat(shown(table, "no K5", "play no K5", "hold K5"))
    assert "You hold no technology: play any card." in text
    assert "You play" not in text
    assert "You play K5" in flat(shown(table, "play K5"))


def test_use_alone_uses_no_card_and_ends_nothing():
    table = tricks_table(["K9 S4 T13", "T5 V4 V9"], phase="effects", trump="K2", goals=GOALS[:2], first=0, bids=[1, 1])
    assert "'use' doesn't say which one" in flat(shown(table, "use"))
    assert table.acting_seats() == [0]


# --- inner menus ---------------------------------------------------------------------------------


@pytest.mark.parametrize("inner", ["say something", "ask the others"])
def test_no_in_an_inner_menu_does_not_end_the_trading_turn(inner):
    text = flat(shown(trading(), "say or ask", inner, "no"))
    assert "You end the trading turn" not in text
    assert text.count("Your trading turn") == 1


def test_no_among_statements_does_not_refuse_an_offer():
    table = tricks_table(["K9 S4 T13", "T5 V4 V9", "V5 V6 T7"], phase="trading", trump="K2", goals=("T1", "K1", "S1"))
    do(table, "seat 0", "card T5", "no", "domain knowledge", "no")
    text = flat(shown(table, "say something", "no", "b"))
    assert "'no' could be: I hold no 1, I hold no 2" in text
    assert "and more. Please say a bit more." in text
    assert "You refuse" not in text


def test_a_bare_word_is_no_choice_of_any_menu_around():
    text = flat(shown(trading(), "propose Ben", "K9", "end", "end your trading turn"))
    assert "'end' doesn't match any choice." in text
    assert "You end the trading turn" not in text


def test_a_whole_move_is_done_from_an_inner_menu_too():
    state = load_game("paradoxical", 2).new_initial_state(seed=3)
    do_all = ["draw 1", "add a card", "draw 1"]
    assert flat(shown(state, *do_all)).count("You draw") == 2


# --- statements and questions in words -----------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("I hold no 5", ("say", False, 5, None)),
        ('say "I hold an 8."', ("say", True, 8, None)),
        ("i have no Science card.", ("say", False, None, "science")),
        ("I hold a knowledge card", ("say", True, None, "knowledge")),
        ("Who holds a 7?", ("ask", None, 7, None)),
        ("who has a service card", ("ask", None, None, "service")),
        ("bid 3", None),
        ("I hold no 5 or 6", None),
    ],
)
def test_talk_in_words_is_a_command(typed, meant):
    command = talk(typed)
    if meant is None:
        assert command is None
    else:
        assert command is not None
        what = command["what"]
        assert isinstance(what, dict)
        assert (command["kind"], what.get("holds"), what["value"], what["domain"]) == meant


def test_a_lie_is_refused_with_the_reason():
    text = flat(shown(trading(), "I hold no science card", "I hold no 5"))
    assert "Not allowed: that is not true; say only what is true of your hand (Tricks 3.21)." in text
    assert '- You say: "I hold no 5."' in text


def test_a_statement_where_none_may_be_made_is_not_told_as_a_log_writes_it():
    table = trading()
    do(table, "speak", "ask-value 9")
    assert "say-value" not in shown(table, "I hold a 5", seat=1)


def test_talk_that_is_used_up_is_refused_as_it_is_said():
    table = trading()
    do(table, "speak", "say-value 9", "speak", "say-value 4")
    assert "(Tricks 3.23)" in flat(shown(table, "I hold no 5"))


@pytest.mark.parametrize("typed", ["who holds a 13", "say or|ask the others|a 13", "say or|ask the others|a 13?"])
def test_a_question_needs_no_question_mark(typed):
    assert '- You ask: "Who holds a 13?"' in shown(trading(), *typed.split("|"))


# --- words with two meanings ---------------------------------------------------------------------


def test_draw_is_a_card_where_one_may_be_drawn_and_offer_draw_ends_the_game():
    heard: list[str] = []
    state = load_game("paradoxical", 2).new_initial_state(seed=3)
    text = flat(shown(state, "draw", "offer draw", "n", heard=heard))
    assert "'draw' could be: draw from deck 1 (knowledge, science), draw from deck 2 (technology, service)." in text
    assert [prompt for prompt in heard if "Offer a draw?" in prompt] == heard[2:3]


def test_draw_offers_a_draw_where_no_card_may_be_drawn():
    heard: list[str] = []
    shown(load_game("chess", 2).new_initial_state(seed=3), "draw", "n", heard=heard)
    assert "Offer a draw?" in heard[1]


def test_who_types_accept_hears_how():
    table = tricks_table(["K9 S4 T13", "T5 V4 V9", "V5 V6 T7"], phase="trading", trump="K2", goals=("T1", "K1", "S1"))
    do(table, "seat 0", "card T5", "no", "domain knowledge", "no")
    assert flat(shown(table, "accept")).lower().count("to accept, give a fitting card") == 2, (
        "the second time as an answer"
    )


# --- what is shown -------------------------------------------------------------------------------


def test_one_card_is_not_asked_for_twice():
    exact = ["exact card", "V4", "exact card", "V4", "V9", "n"]
    text = flat(shown(trading(), "propose Ben", "K9", "1", "no second", *exact))
    assert "Not allowed: you ask for that card already (Tricks 3.8)." in text
    assert "You offer Ben K9 Navigation for V4 Healthcare and V9 Professional Services." in text


def test_the_hint_for_a_place_names_a_card_of_the_city():
    table = city_table(["K8 S5 S6", "T5 V4 V9"], city="T13")
    build(table, "card K8", "card S5")
    asked = flat(shown(table))
    assert "words like: to the left of T13" in asked
    assert "V3" not in asked
    assert "You build K8 Digital Media above T13" in flat(shown(table, "above T13"))


def test_a_bid_that_is_made_is_no_number_of_tricks():
    table = tricks_table(["K9 S4", "T5 V4"], phase="bidding", trump="K2", goals=GOALS[:2])
    assert "0 of" not in shown(table, "s")


def test_while_a_chess_board_is_set_up_the_deck_has_no_order():
    state = load_game("chess", 2).new_initial_state(seed=3)
    text = shown(state, "t", seat=1)
    assert "setting up the board" in text
    assert len(state.history()) > 0, "your rival's other 11 and 12 lie in the deck"
    assert "on top of the deck" not in text


# --- words of card texts, and cards asked about --------------------------------------------------


def test_a_word_of_a_cards_text_is_no_word_for_the_card():
    menu = Menu("?", [Entry("V13 Globalization: Every player passes 2 cards to the right.", 1, card=51)])
    assert not menu.by_words("pass")
    assert menu.by_words("global")


@pytest.mark.parametrize("typed", ["pass", "skip", "none"])
def test_pass_uses_no_card(typed):
    hands = ["V1 V13 K9", "T5 V4 V9"]
    table = tricks_table(hands, phase="effects", trump="K2", goals=GOALS[:2], first=0, bids=[1, 1])
    text = flat(shown(table, typed))
    assert "- You use no card." in text
    assert "You use V" not in text


def test_a_prompt_that_says_stop_understands_it():
    table = tricks_table(["K5 S4 S5", "T5 V4"], deck="V5 V6 V7 V8", goals=GOALS[:2])
    do(table, "K5")
    assert "Put any of these cards under the deck, or stop." in flat(shown(table, "stop"))
    assert frame(table) != "PutAsideUnder"


@pytest.mark.parametrize("typed", ["K9?", "navigation?", "use K9?", "K9 Navigation ?"])
def test_a_card_with_a_question_mark_is_asked_about(typed):
    table = tricks_table(["K9 S4 T13", "T5 V4 V9"], phase="effects", trump="K2", goals=GOALS[:2], first=0, bids=[1, 1])
    assert "Look at the bottom 3 cards of the deck." in flat(shown(table, typed))
    assert happened(table, "use") == []


def test_a_card_may_be_typed_as_it_stands_on_the_screen():
    text = flat(shown(trading(), "offer Ben K9 Navigation for a 4 or a 2", "n"))
    assert "You offer Ben K9 Navigation for any 2 or 4." in text


def test_a_question_is_answered_with_yes():
    table = trading()
    do(table, "speak", "ask-value 5")
    assert '- You answer Ada: "Yes, I hold a 5."' in shown(table, "yes", seat=1)
