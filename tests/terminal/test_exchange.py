"""Tech Exchange at the terminal: stocks, offers as sentences, trading by menu and in one line, and whole games."""

import io

import pytest

from techdeck.games import load_game
from techdeck.terminal.screen import Screen, length
from techdeck.terminal.session import Session
from tests.exchange_table import do, exchange_table, offer
from tests.terminal.typist import clumsy, drawn, flat, shown

HANDS = ["S9 K4 V13 T2", "T9 K2 K13 S3", "V9 S4 T4 V2"]
WORDS = ["K3", "S9", "navigation", "science", "S4 for 13", "any", "done", "make an offer", "I hold a 7", "yes", "no"]
WISHES = ["?", "? K9", "? 2.3", "? neutral", "h", "l", "s", "c", "d", "t", "b", "concede", "", "garbage", "99", "W1"]


def test_the_stocks_stand_beside_the_players():
    lines = drawn(exchange_table(HANDS, market="K1 S1 T1 V1 S8"))
    assert lines[0].startswith("=== round 1 of 3, first trading ====")
    assert lines[2].startswith("knowledge        1  K1        You          4      0")
    assert lines[3].startswith("science          2  S8        Ben          4      0")


def test_open_offers_are_sentences():
    table = exchange_table(HANDS)
    offer(table, 1, "T9 K2", "13", tell="by-value face-down")
    offer(table, 2, "V9", "2/4, any", to=1)
    text = shown(table)
    assert "accept: Ben offers a 9 and a face-down card for any 13" in text
    assert "- Cleo offers V9 Professional Services for any 2 or 4, and any card, to Ben alone." in flat(text)


@pytest.mark.parametrize("width", [60, 80])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_table_fits_the_screen(width, seat):
    table = exchange_table(HANDS)
    offer(table, 1, "T9 K2", "13", tell="by-value face-down")
    assert all(length(line) <= width for line in drawn(table, seat, width))


def test_all_of_it_fits_a_screen_of_80_by_24_while_choosing():
    state = load_game("exchange", 4).new_initial_state(seed=5)
    screens = shown(state, "", "", "").split("=== round")[1:]
    assert all(len(screen.split("\n\n")[0].splitlines()) <= 24 for screen in screens)


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("S9 for 13", "You offer S9 Astronomy for any 13, to everybody."),
        ("K4 and T2 for 7/9", "You offer K4 Databases and T2 Sensors for any 7 or 9, to everybody."),
        ("S9 face down for science to Ben", "You offer S9 Astronomy (face down) for any science card, to Ben."),
        ("S9 to Ben for science", "You offer S9 Astronomy for any science card, to Ben."),
        ("a 9 for any", "You offer S9 Astronomy (telling only its value) for any card, to everybody."),
    ],
)
def test_an_offer_is_typed_in_one_line_and_agreed_to(typed, told):
    table = exchange_table(HANDS)
    assert told in flat(shown(table, typed, "n"))
    assert not table.open_offers(0)


def test_an_offer_that_is_agreed_to_is_made():
    table = exchange_table(HANDS)
    assert "- You offer S9 Astronomy for any 13." in shown(table, "S9 for 13", "y")


def test_an_offer_is_made_step_by_step_and_can_be_taken_back():
    table = exchange_table(HANDS)
    text = shown(table, "make an offer", "b")
    assert text.count("What do you do?") == 2
    assert not table.open_offers(0)


def test_a_lie_is_refused_with_the_clause():
    text = flat(shown(exchange_table(HANDS), "I hold a 7"))
    assert "Not allowed: that is not true; say only what is true of your hand (Exchange 4.4)." in text


def test_what_a_hand_is_worth_is_told():
    text = flat(shown(exchange_table(["K9 S9 T9 V2 V5 V8", "T2 K2", "V4 S4"], market="K1 S1 T1 V1")))
    assert "Worth now: 6 = " in text


@pytest.mark.parametrize(("seed", "players"), [(0, 2), (1, 3)])
def test_a_clumsy_typist_gets_through_a_whole_game(seed, players):
    state = load_game("exchange", players, options={"quiet_offers": 3}).new_initial_state(seed=seed)
    out = io.StringIO()
    Session(state, 0, "simple", Screen(clumsy(seed, WORDS, WISHES), out, 80, colour=False)).play()
    assert state.is_terminal()
    assert max(len(line) for line in out.getvalue().splitlines()) <= 80


def test_an_answer_says_what_was_asked():
    table = exchange_table(["K7 K4", "S4 S5", "T9 T8"], phase="trading")
    do(table, "speak", "ask-value 7", seat=1)
    text = shown(table)
    assert 'answer Ben\'s question with "yes": who has a 7?' in text


def test_ones_own_offer_is_listed_once():
    table = exchange_table(["K7 K4", "S4 S5", "T9 T8"], phase="trading")
    offer(table, 0, "K7", "any")
    assert shown(table).count("You offer K7") == 1


def test_what_a_hand_is_worth_is_told_where_its_cards_are_the_choices_too():
    table = exchange_table(["K7 S7 T7", "S4 S5 S6"], phase="effects", market="K1 S1 T1 V1")
    assert "Worth now" in shown(table).partition("Use the effect")[0]
