"""Tech Exchange at the terminal: the market, offers in one sentence, fair turns in trading, groups, what is told."""

import io
from collections.abc import Callable

import pytest

from techdeck.core.state import State
from techdeck.games.exchange.names import OPEN, QUIET, SCORE
from techdeck.games.exchange.places import Exchange
from techdeck.terminal.exchange.game import ExchangeText
from techdeck.terminal.people import People
from techdeck.terminal.registry import game_text
from techdeck.terminal.screen import Screen, length
from techdeck.terminal.session import Session
from tests.exchange_table import accept, dealt, do, exchange_table, frame, hand, offer, open_offers, say

HANDS = ["K9 S9 T4 T6 V13 S2", "T9 K2 S5 V3 K12", "V9 K13 S6 T12 V7"]


@pytest.fixture(autouse=True)
def elsewhere(tmp_path, monkeypatch):
    """Games that are left are saved into the current folder."""
    monkeypatch.chdir(tmp_path)


def answers(*typed: str) -> Callable[[str], str]:
    """Somebody who types these lines and then goes away."""
    left = list(typed)

    def read(prompt: str) -> str:
        if not left:
            raise EOFError
        return left.pop(0)

    return read


def shown(state: State, *typed: str, seat: int = 0, width: int = 80, bot: str = "simple") -> str:
    """What the person sees who types these lines."""
    out = io.StringIO()
    Session(state, seat, bot, Screen(answers(*typed), out, width, colour=False)).play()
    return out.getvalue()


def flat(text: str) -> str:
    """The text in one line."""
    return " ".join(text.split())


def words_for(table: State, seat: int | None = 0, width: int = 80, colour: bool = False) -> ExchangeText:
    """The words for a seat."""
    text = game_text(table.game, People(table.game.players, seat), Screen(width=width, colour=colour))
    assert isinstance(text, ExchangeText)
    return text


def told(table: Exchange, seat: int = 0) -> list[str]:
    """What the seat is told of all that happened."""
    assert table.journal is not None
    return words_for(table, seat, 200).teller.tell(table.journal.feed(seat))


def alone(hands: list[str] | None = None) -> Exchange:
    """A table at which all others are done trading: the person is asked at once."""
    table = exchange_table(HANDS if hands is None else hands)
    for seat in range(1, int(table.players)):
        do(table, "done", seat=seat)
    return table


# --- the table -----------------------------------------------------------------------------------


def test_the_market_is_four_stacks_with_worth_and_top_card():
    table = exchange_table(HANDS, market="K1 S1 T1 V1 S8 W1@K")
    lines = words_for(table).table(table.view(0).table)
    assert lines[0].startswith("=== round 1 of 3, first trading ====")
    assert lines[2:6] == [
        "knowledge        2  W1 Wild, under it K1",
        "science          2  S8 Neuroscience, under it S1",
        "technology       1  T1 Internet of Things",
        "service          1  V1 E-commerce",
    ]


def test_an_empty_stack_is_worth_nothing():
    table = exchange_table(HANDS, market="K1 S1 T1")
    assert "service          0  no card" in words_for(table).table(table.view(0).table)


def test_open_offers_are_sentences_and_say_what_one_has_for_them():
    table = exchange_table(HANDS)
    offer(table, 1, "T9 K2", "13", tell="by-value face-down")
    offer(table, 2, "V9", "2/4, any", to=1)
    offer(table, 2, "K13", "11")
    lines = words_for(table).table(table.view(0).table)
    assert "- Ben offers a 9 and a face-down card for any 13" in lines
    assert "- Cleo offers V9 Professional Services for any 2 or 4 and any card, to Ben only" in lines
    assert "- Cleo offers K13 Quantum Computing for any 11 (you hold nothing that fits)" in lines


def test_ones_own_secret_card_is_named_to_oneself_only():
    table = exchange_table(HANDS)
    offer(table, 0, "S9", "science", tell="face-down")
    own, other = words_for(table, 0), words_for(table, 1)
    assert "- You offer a face-down card (S9 Astronomy) for any science card" in own.table(table.view(0).table)
    assert any("Ada offers a face-down card for" in line for line in other.table(table.view(1).table))
    assert not any("S9" in line for line in other.table(table.view(1).table))


def test_the_hand_stands_by_value_with_what_it_scores_and_its_pairs():
    table = exchange_table(["K9 S9 T4 T6 T8 V2", "K5"], market="K1 S1 T1 T2 V1")
    lines = words_for(table).hand_lines(table, table.view(0).hand(0))
    assert lines == [
        "  V2 Hospitality   T4 Drones   T6 Electric Vehicles   T8 Semiconductors\n  K9 Navigation   S9 Astronomy",
        "  Worth now: 6 = T4 T6 T8 (technology flush, 3 x 2 = 6).",
        "  Two each: 9s; a third makes a set.",
    ]


def test_it_is_told_how_much_quiet_time_is_left():
    table = exchange_table(HANDS)
    offer(table, 1, "T9", "13")
    left = 36 - int(table.nums[QUIET])
    assert f"Trading ends after {left} more steps without a trade" in flat(
        " ".join(words_for(table).table(table.view(0).table))
    )


@pytest.mark.parametrize("colour", [False, True])
@pytest.mark.parametrize("width", [60, 80])
def test_everything_fits_the_width(width, colour):
    table = exchange_table(HANDS, market="K1 K3 K4 K5 K6 K7 K8 K10 K11 S1 T1 V1", phase="second trading")
    offer(table, 1, "T9 K2", "K9, V13", tell="exact")
    text = words_for(table, 0, width, colour)
    view = table.view(0)
    for line in [*text.table(view.table), *text.moment(view.table), *text.hand_lines(view.table, view.hand(0))]:
        assert all(length(part) <= width for part in line.splitlines())


# --- fair turns ----------------------------------------------------------------------------------


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
    assert "1) stay done" in text
    assert "You come back to trade." in text
    assert "What do you do?" in text


def test_with_a_clock_the_window_closes_by_itself():
    table = exchange_table(HANDS, options={"clock": "on"})
    offer(table, 1, "T9", "2")
    text = shown(table, "2", "")
    assert "T9" in hand(table, 0)
    assert "Ben trades with you: you get T9 Manufacturing, Ben gets S2 Chemistry." in flat(text)


# --- offers --------------------------------------------------------------------------------------


def test_an_offer_in_few_keystrokes_read_back_in_one_sentence():
    table = alone()
    text = shown(table, "make", "S9", "", "13", "", "")
    assert "You offer S9 Astronomy for any 13, to everybody." in text
    assert "- You offer S9 Astronomy for any 13." in text


def test_an_offer_typed_in_one_line():
    table = alone()
    text = shown(table, "S9 value and K9 down for 7/13 and science to cleo", "y")
    asked = "You offer a 9 (S9 Astronomy) and a face-down card (K9 Navigation) for any 7 or 13 and any science card"
    assert f"{asked}, to Cleo only." in flat(text)
    assert "You offer a 9 and a face-down card for any 7 or 13 and any science card, to Cleo only." in flat(text)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("V5 for 3", "you do not hold V5 Banking."),
        ("S9 for 14", "values go from 1 to 13."),
        ("S9 for gold", "'gold' can't be asked for: say 13, 7/9, science, S4 or any."),
        ("S9 for 3 to Zoe", "nobody here is called 'zoe'."),
        ("S9, K9, T4 for 3", "an offer gives one or two cards and asks for one or two"),
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
    text = shown(table, "S9 for 13")
    assert "make an offer" not in text
    assert "Not allowed: this takes too many steps: after 7 more trading ends (Exchange 5.7)." in flat(text)
    assert frame(table) == "Trading"


def test_an_offer_of_ones_own_can_be_taken_back():
    table = alone()
    offer(table, 0, "S9", "13")
    for seat in (1, 2):
        do(table, "no", seat=seat)
    text = shown(table, "take back")
    assert table.nums[OPEN] == 0
    assert "You withdraw: S9 Astronomy for any 13." in text


def test_done_with_open_offers_is_agreed_to_first():
    table = exchange_table(HANDS)
    offer(table, 0, "S9", "11")
    text = shown(table, "be done", "n")
    assert "You are done trading, and your open offers are withdrawn." in text
    assert table.nums[OPEN] != 0


# --- accepting -----------------------------------------------------------------------------------


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


# --- talk ----------------------------------------------------------------------------------------


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


# --- what is told --------------------------------------------------------------------------------


def test_a_trade_is_one_sentence_and_the_market_grows():
    table = exchange_table(HANDS, deck="S8")
    number = offer(table, 1, "T9", "13")
    accept(table, 2, number, "K13")
    assert told(table)[-2:] == [
        "Ben trades with Cleo: Cleo gets T9 Manufacturing, Ben gets K13 Quantum Computing.",
        "S8 Neuroscience goes to the science stack.",
    ]
    assert not any("shows" in line for line in told(table))


def test_unseen_cards_stay_unseen():
    table = exchange_table(HANDS, deck="S8")
    number = offer(table, 1, "T9", "any", tell="face-down")
    accept(table, 2, number, "K13")
    assert "Ben trades with Cleo: Cleo gets a card, Ben gets a card." in told(table)
    assert "You trade with Cleo: Cleo gets T9 Manufacturing, you get K13 Quantum Computing." in told(table, 1)


def test_a_broken_offer_of_ones_own_is_told_and_others_are_not():
    table = exchange_table(HANDS)
    first = offer(table, 1, "T9", "13")
    offer(table, 1, "T9", "11")
    accept(table, 2, first, "K13")
    assert not any("withdraw" in line for line in told(table))
    assert "You withdraw: T9 Manufacturing for any 11. It can't be kept any more." in told(table, 1)


# --- the rest of a round -------------------------------------------------------------------------


def test_effects_are_chosen_by_their_texts():
    table = exchange_table(["K10 S9", "T9 K2"], phase="effects", deck="K3 K4 K5 K6")
    text = shown(table, "K10")
    assert "2) S9 Astronomy: Shuffle the discard pile into the deck. Draw 1." in text
    assert 'You use K10 Big Data: "Draw 2. Discard 2."' in text


def test_the_best_grouping_is_shown_and_taken_with_enter():
    table = exchange_table(
        ["K9 S9 T9 V2 V5 V7", "K2 S5 T4 V8 K12 S3"], phase="reveal", market="K1 K3 K4 K5 S1 S6 S7 T1 T2 V1 V3"
    )
    text = flat(shown(table, ""))
    groups = "K9 S9 T9 (three 9s by knowledge, 3 x 4 = 12) + V2 V5 V7 (service flush, 3 x 2 = 6)"
    assert f"Best grouping: 18 = {groups}. Take it, or form groups by hand?" in text
    assert "You score 18: K9 S9 T9 (three 9s by knowledge, 3 x 4 = 12), V2 V5 V7 (service flush, 3 x 2 = 6)." in text
    assert "Ben scores nothing." in text
    assert table.nums[SCORE] == 18


def test_groups_can_be_formed_by_hand():
    table = exchange_table(["K9 S9 T9 V2 V5 V7", "K2 S5 T4 V8 K12 S3"], phase="reveal")
    text = flat(shown(table, "V2", "V5", "V7", "complete", "stop", "n", "stop", "y"))
    assert "By hand so far: 0, in this group V2 V5." in text
    assert "By hand so far: 3." in text
    assert "You stop, and score 3 this round." in text
    assert table.nums[SCORE] == 3


def test_the_rule_shown_is_that_of_the_step():
    assert "Exchange 2.1:" in shown(alone(), "?")
    assert "Exchange 2.9:" in shown(alone(), "make", "S9", "1", "13", "4", "12", "?")
    table = exchange_table(HANDS)
    offer(table, 1, "T9", "9")
    do(table, "done", seat=2)
    assert "Exchange 3.2" in shown(table, "accept", "?")


def test_points_are_shown_round_by_round():
    table = exchange_table(["K9 S9 T9", "K2 S5 T4"], phase="reveal")
    text = shown(table, "", "s")
    assert "          points  round 1" in text
    assert "You            3        3" in text
