"""Trading at the terminal: fair turns, offers in one sentence, accepting, talk."""

import pytest

from techdeck.games.exchange.names import OPEN
from techdeck.games.exchange.places import Exchange
from tests.exchange_table import dealt, do, exchange_table, frame, hand, offer, open_offers, say
from tests.terminal.exchange_words import HANDS, alone, words_for
from tests.terminal.typist import flat, shown

# --- fair turns --------------------------------------------------------------------------------


def turns(table: Exchange) -> list[int]:
    """Who acted, one after the other; several steps in a row are one turn."""
    seats = [seat for seat, _ in table.history()]
    return [seat for at, seat in enumerate(seats) if at == 0 or seats[at - 1] != seat]


def test_everybody_does_one_whole_thing_and_then_the_person_is_asked():
    table = dealt(3, seed=4)
    text = shown(table)
    assert turns(table) == [1, 2]
    assert text.count("What do you do?") == 1
    assert open_offers(table) == [8, 16]


def test_waiting_lets_the_others_act_once_each():
    table = exchange_table(HANDS, phase="second trading", options={"quiet_actions": "99"})
    text = shown(table, "", "wait")
    assert text.count("What do you do?") == 3
    assert turns(table) == [1, 2] * 3


def test_the_turns_depend_on_the_moves_alone():
    """The person may be asked again after a resumption, but nobody's half-made offer is interrupted."""
    table = exchange_table(HANDS)
    do(table, "offer", "T9", seat=1)
    text = words_for(table)
    assert text.next_seat(table, False) == 1
    do(table, "exact", "no", "any-card", "no", "to-all", seat=1)
    assert text.next_seat(table, False) == 2
    do(table, "done", seat=2)
    assert text.next_seat(table, False) == 0
    assert text.next_seat(table, True) == 1


def test_who_came_back_goes_on_at_once():
    table = exchange_table(HANDS)
    do(table, "done", seat=1)
    offer(table, 0, "K9", "any")
    do(table, "come-back", seat=1)
    assert words_for(table).next_seat(table, False) == 1


def test_when_all_others_are_done_enter_is_done_too():
    table = alone()
    text = shown(table, "")
    assert "1) be done trading: nobody else acts any more (or just Enter)" in text
    assert "wait:" not in text
    assert "Trading ends: all are done." in text


def test_whoever_is_done_is_asked_again_after_news():
    table = exchange_table(HANDS)
    do(table, "done", seat=0)
    offer(table, 1, "T9", "13")
    offer(table, 2, "V9", "any")
    text = shown(table, "2")
    assert "- Ben offers T9 Manufacturing for any 13 (you hold what fits)" in text
    assert "- Cleo offers V9 Professional Services for any card (you hold what fits)" in text
    assert "1) stay done" in text
    assert "You come back to trade." in text
    assert "What do you do?" in text


def test_with_a_clock_the_window_closes_by_itself():
    table = exchange_table(HANDS, options={"clock": "on"})
    offer(table, 1, "T9", "2")
    text = shown(table, "2", "")
    assert "T9" in hand(table, 0)
    assert "Ben trades with you: you get T9 Manufacturing, Ben gets S2 Chemistry." in flat(text)


# --- offers ------------------------------------------------------------------------------------


def test_an_offer_in_few_keystrokes_read_back_in_one_sentence():
    table = alone()
    text = shown(table, "make", "S9", "", "13", "", "")
    assert "You offer S9 Astronomy for any 13, to everybody." in text
    assert "- You offer S9 Astronomy for any 13." in text


def test_an_offer_typed_flat():
    table = alone()
    text = shown(table, "S9 value and K9 down for 7/13 and science to cleo", "y")
    asked = "You offer a 9 (S9 Astronomy) and a face-down card (K9 Navigation) for any 7 or 13 and any science card"
    assert f"{asked}, to Cleo only." in flat(text)
    assert "You offer a 9 and a face-down card for any 7 or 13 and any science card, to Cleo only." in flat(text)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("V5 for 3", "You do not hold V5 Banking."),
        ("S9 for 14", "Values go from 1 to 13."),
        ("S9 for gold", "'gold' can't be asked for: say 13, 7/9, science, S4 or any."),
        ("S9 for 3 to Zoe", "Nobody here is called 'zoe'."),
        ("S9, K9, T4 for 3", "An offer gives one or two cards and asks for one or two"),
        ("S9 for K9", "Not allowed: you hold that card yourself (Exchange 2.8)."),
    ],
)
def test_what_is_wrong_with_a_typed_offer_is_said(typed, answer):
    table = alone()
    assert answer in flat(shown(table, typed))
    assert open_offers(table) == []


def test_two_cards_two_wishes_and_one_addressee_by_menu():
    table = alone()
    text = shown(table, "make", "S9", "2", "21", "T4", "4", "one of two", "3", "7", "4", "18", "Ben", "y")
    assert (
        "You offer a 9 (S9 Astronomy) and a face-down card (T4 Drones) for any 3 or 7 and any card, to Ben only."
        in (flat(text))
    )


@pytest.mark.parametrize(
    ("typed", "asked"),
    [("any 7", "any 7"), ("Any 7 or 9", "any 7 or 9"), ("any science card", "any science card"), ("any", "any card")],
)
def test_what_is_asked_for_is_understood_in_the_programs_own_words(typed, asked):
    assert f"for {asked}, to everybody." in flat(shown(alone(), "make", "S9", "", typed, "", "n"))


def test_a_word_is_looked_for_on_the_screen():
    text = flat(shown(alone(), "n", "science"))
    assert "'n' doesn't match any choice." in text
    leads = "make an offer, say something true about your hand, ask the others what they hold"
    assert f"'science' could be: {leads}. Please say a bit more." in text
    assert "face down, nothing" not in text


def test_an_exact_card_is_asked_for_by_typing_it():
    assert "for K13 Quantum Computing, to everybody" in flat(shown(alone(), "make", "S9", "", "K13", "", "n"))


def test_an_offer_that_is_not_agreed_to_is_dropped_unheard():
    table = alone()
    before = table.hash()
    text = shown(table, "S9 for 13", "n", "make", "b", "make", "S9", "1", "b", "b")
    assert table.hash() == before
    assert "b) back" in text


def test_too_little_quiet_time_for_an_offer_is_told():
    table = exchange_table(HANDS, options={"quiet_actions": "3"})
    do(table, "done", seat=1)
    do(table, "done", seat=2)
    text = shown(table, "S9 for 13", "make", "2")
    assert "2) make an offer (too few steps left)" in text
    why = "Not allowed: this takes too many steps: after 7 more trading ends (Exchange 5.7)."
    assert flat(text).count(why) == 3
    assert frame(table) == "Trading"


def test_an_offer_of_ones_own_can_be_taken_back():
    table = alone()
    offer(table, 0, "S9", "13")
    for seat in (1, 2):
        do(table, "no", seat=seat)
    text = shown(table, "take back")
    assert table.nums[OPEN] == 0
    assert "You withdraw: S9 Astronomy for any 13." in text


@pytest.mark.parametrize("typed", ["astronomy", "S9", "a", "of", "offer of"])
@pytest.mark.parametrize("offers", [["13"], ["13", "11"]])
def test_other_words_take_no_offer_back(typed, offers):
    table = alone()
    for wanted in offers:
        offer(table, 0, "S9", wanted)
    for seat in (1, 2):
        do(table, "no", seat=seat)
    before = int(table.nums[OPEN])
    text = shown(table, typed)
    assert table.nums[OPEN] == before
    assert ("You offer S9 Astronomy. What do the others hear?" in text) == (typed in ("astronomy", "S9"))


@pytest.mark.parametrize("typed", ["withdraw", "take back", "take back S9", "withdraw astronomy"])
def test_an_offer_is_taken_back_by_saying_so(typed):
    table = exchange_table(HANDS)
    offer(table, 0, "S9", "11")
    assert "You withdraw: S9 Astronomy for any 11." in shown(table, typed)


def test_of_several_offers_one_is_taken_back_by_naming_it():
    table = exchange_table(HANDS)
    offer(table, 0, "S9", "11")
    offer(table, 0, "K9", "11")
    text = shown(table, "withdraw", "take back K9")
    assert "take back one of your offers ..." in text
    assert "You withdraw: K9 Navigation for any 11." in text


def test_done_with_open_offers_is_agreed_to_first():
    table = exchange_table(HANDS)
    offer(table, 0, "S9", "11")
    text = shown(table, "be done", "n")
    assert "You are done trading, and your open offers are withdrawn." in text
    assert table.nums[OPEN] != 0


# --- accepting ---------------------------------------------------------------------------------


def test_accepting_is_picking_an_offer_then_cards_then_agreeing():
    table = exchange_table(HANDS)
    offer(table, 1, "T9", "9")
    for seat in (1, 2):
        do(table, "done" if seat == 2 else "speak", seat=seat)
        if seat == 1:
            do(table, "say-value 12", seat=1)
    before = table.hash()
    text = shown(table, "accept", "K9", "n")
    assert "Ben offers T9 Manufacturing for any 9. Which card do you give?" in text
    assert "You give Ben K9 Navigation and get T9 Manufacturing. Your hand is then worth 3 instead of 0" in flat(text)
    assert table.hash() == before


def test_the_only_fitting_card_is_not_asked_for():
    table = exchange_table(HANDS)
    offer(table, 1, "T9", "2")
    do(table, "done", seat=2)
    text = shown(table, "accept", "y")
    assert "You give Ben S2 Chemistry and get T9 Manufacturing." in flat(text)
    assert "T9" in hand(table, 0)


def test_of_a_face_down_card_nothing_is_promised():
    table = exchange_table(HANDS)
    offer(table, 1, "T9", "2", tell="face-down")
    do(table, "done", seat=2)
    text = shown(table, "accept", "n")
    assert "get a face-down card. Your hand is then worth at least 0 instead of 0" in flat(text)


def test_two_cards_are_committed_one_after_the_other():
    table = exchange_table(HANDS)
    offer(table, 1, "T9 K12", "9, technology")
    do(table, "done", seat=2)
    text = shown(table, "accept", "S9", "T6", "y")
    assert "Which other card do you give?" in text
    assert {"T9", "K12"} <= set(hand(table, 0).split())


# --- talk --------------------------------------------------------------------------------------


def test_statements_are_made_and_questions_answered():
    table = exchange_table(HANDS)
    text = shown(table, "say something", "I hold a 9.", "ask the others", "12")
    assert 'You say: "I hold a 9."' in text
    assert 'You ask: "Who holds a 12?"' in text
    assert "Ben answers your question (who holds a 12) with yes." in text


def test_a_false_statement_is_refused():
    text = shown(exchange_table(HANDS), "say-value 11")
    assert "Not allowed: that is not true; say only what is true of your hand (Exchange 4.4)." in flat(text)


def test_a_question_can_be_answered():
    table = exchange_table(HANDS)
    say(table, 1, "ask-domain science")
    do(table, "done", seat=2)
    text = shown(table, "answer")
    assert 'answer Ben\'s "Who holds a science card?": yes, I do' in text
    assert "You answer Ben's question (who holds a science card) with yes." in text
