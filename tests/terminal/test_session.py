"""A person at the terminal: refusals, drafts, forced choices, and whole games by a clumsy typist."""

import io

import pytest

from techdeck.core.state import State
from techdeck.games import load_game
from techdeck.games.tricks.names import SCORE
from techdeck.terminal.screen import Screen
from techdeck.terminal.session import Session
from tests.deck.house import edition_of
from tests.exchange_table import exchange_table
from tests.terminal.typist import clumsy, flat, shown
from tests.tricks_table import do, tricks_table

WORDS = ["K3", "S9", "navigation", "science", "any", "refuse", "end", "bid 2", "face-down K4", "yes", "no", "shown"]
WISHES = ["?", "? K9", "? 6.2", "h", "l", "s", "c", "d", "t", "b", "concede", "draw", "", "garbage", "99", "W1"]


def test_a_card_that_does_not_follow_is_refused_with_the_clause():
    table = tricks_table(["K9 K10 S4", "K3 K5 K7"], phase="tricks", trump="V2", first=1, bids=[1, 1])
    text = shown(table, "S4", "genetics")
    assert text.count("Not allowed: you hold a knowledge card and must follow; S4 is not knowledge") == 2
    assert "(Tricks 6.2)" in text
    assert "You must follow knowledge: play a card of it." in text


def test_a_single_choice_is_made_and_told():
    table = tricks_table(["K9 S4", "K3 K5"], phase="tricks", trump="V2", first=1, bids=[1, 1])
    assert "You had only one choice, so it was made for you: play K9 Navigation." in shown(table)


def trading_table() -> State:
    hands = ["K9 S4 V3", "T5 T6 V4", "V5 V6 T7"]
    return tricks_table(hands, phase="trading", trump="K2", goals=("K1", "S1", "T1"))


def test_an_offer_is_summed_up_and_can_be_dropped():
    table = trading_table()
    before = table.hash()
    text = shown(table, "propose Ben", "K9", "1", "S4", "face", "1", "nothing", "n")
    assert "You offer Ben K9 Navigation and S4 Genetics (face down) for any card." in " ".join(text.split())
    assert table.hash() == before


def test_an_offer_that_is_agreed_to_is_made():
    table = trading_table()
    text = shown(table, "propose Ben", "K9", "1", "no second", "1", "nothing", "y")
    assert "- You offer Ben K9 Navigation for any card." in text


def test_back_goes_one_step_back():
    text = shown(trading_table(), "2", "K9", "1", "b", "b")
    assert text.count("Which card do you offer Ben?") == 2
    assert text.count("Your trading turn") == 2


def test_a_word_that_fits_twice_is_asked_about():
    assert "could be: propose a trade to Ben, propose a trade to Cleo" in shown(trading_table(), "propose")


def test_the_rule_of_an_effect_shows_the_card_and_its_sentence():
    table = tricks_table(["K9 S4", "K5 K6"], deck="T3 T4 T5 T6", bids=[1, 1])
    text = shown(table, "K9", "?")
    assert "Look at the bottom 3 cards of the deck." in text
    assert 'K9 Navigation says: "Take 1."' in text
    assert "Family 3.1" in text


@pytest.mark.parametrize(
    ("text", "question"),
    [
        ("Exchange a card from your hand with a neutral card, or draw 1.", "Which of the two?"),
        ("Reveal the top card of the deck. Take it, or put it under the deck.", "What do you do with V5 Card V5"),
    ],
)
def test_this_or_that_names_a_card_only_if_it_speaks_of_one(tmp_path, text, question):
    file = tmp_path / "house.toml"
    file.write_text(edition_of([text]), encoding="utf-8")
    table = tricks_table(["K3 K4", "S3 S4"], deck="V5 S9", bids=[1, 1], edition=str(file))
    assert question in shown(table, "K3")


def test_only_a_clear_yes_gives_up():
    for typed in ("", "n", "maybe"):
        table = trading_table()
        shown(table, "concede", typed)
        assert table.history() == []
    table = trading_table()
    assert "You give up." in shown(table, "concede", "y")


def test_one_letter_never_plays_a_card():
    table = tricks_table(["K5 K12", "K3 K7"], phase="tricks", trump="V2", first=0, bids=[1, 1])
    text = shown(table, "V", "k", "V1", "x")
    assert "'V' could be many things: type a card like V5, or its name." in text
    assert "'k' could be many things: type a card like K5, or its name." in text
    assert "'x' doesn't match any choice." in text
    assert table.history() == []
    assert "You lead K12 Virtual Reality." in shown(table, "vir")


def test_a_card_is_suggested_only_where_one_is_an_answer():
    """S8 asks for a domain: a card is no answer to that."""
    table = tricks_table(["S8 S9 T9", "K5 K6"], deck="T3 T4 T5 T6", bids=[1, 1])
    text = shown(table, "S8", "k")
    assert "'k' doesn't match any choice. Type a number, some of its words, or h for help." in text
    assert "could be many things" not in text


@pytest.mark.parametrize("typed", ["", "t", "table"])
def test_enter_and_the_table_show_the_choices_again(typed):
    """After a look at something the question is far up."""
    text = shown(trading_table(), "c", typed)
    assert text.count("Your trading turn") == 2
    assert text.count("1) end your trading turn") == 2
    inner = shown(trading_table(), "2", "K9", "l", typed)
    assert inner.count("What do you tell of K9 Navigation?") == 2
    assert inner.count("  b) back") == shown(trading_table(), "2", "K9").count("  b) back") + 1


def following_table() -> State:
    """Seat 1 must follow with one of two cards and holds a third."""
    table = tricks_table(["K5 S4", "K3 K7 S9"], phase="tricks", trump="V2", bids=[1, 1])
    do(table, "K5")
    return table


def asking_table() -> State:
    """Seat 1 has used K9, whose text asks which card is taken."""
    table = tricks_table(["K5 K6", "K9 S4 S5"], deck="T3 T4 T5 T6", first=1, bids=[1, 1])
    do(table, "K9")
    return table


def effects_table() -> State:
    """Seat 1 may use a card of a hand that is worth something."""
    hands = ["K13 S6 T12 V7", "K9 S9 T9 V2"]
    return exchange_table(hands, phase="effects", deck="T3 T6 T7 T8", first=1)


@pytest.mark.parametrize("table", [following_table, asking_table, effects_table])
def test_the_whole_screen_comes_back_with_the_table(table):
    _, first, second, _ = flat(shown(table(), "t", "t", seat=1)).split("=== round")
    assert first == second
    assert ("Your hand:" in first) == (table is not effects_table)


@pytest.mark.parametrize("table", [following_table, asking_table])
def test_the_hand_comes_back_with_the_choices(table):
    """Where it is more than the choices; Enter brings both."""
    _, first, second, _ = flat(shown(table(), "", "", seat=1)).split("Your hand:")
    assert first == second


def test_the_sentence_that_asks_comes_back():
    text = shown(asking_table(), "", "t", seat=1)
    assert text.count('K9 Navigation says: "Take 1."\nTake one of these cards.\n') == 3


def test_other_looks_do_not_repeat_the_choices_and_the_help_says_what_does():
    text = shown(trading_table(), "c", "l", "s", "h")
    assert text.count("Your trading turn") == 1
    assert "  t         the table and the choices again\n" in text
    assert "  Enter     the choices again, unless Enter is one of them\n" in text


def test_a_draw_is_offered_after_a_question_and_a_bot_that_is_not_behind_plays_on():
    table = tricks_table(["K5 K12", "K3 K7"], phase="tricks", trump="V2", first=0, bids=[1, 1])
    assert "You haven't played anything yet" in shown(table, "draw", "")
    assert table.history() == []
    text = shown(table, "draw", "y", "draw", "K12")
    assert "- You offer a draw.\n- Ben plays on.\n" in text
    assert "Your draw offer stands until Ben does something." in text
    assert "You lead K12 Virtual Reality." in text, "the game goes on at the same choice"
    assert text.count("You offer a draw") == 1
    assert "You haven't played anything yet" not in text
    assert not table.is_terminal()


def test_a_bot_that_is_behind_agrees_to_a_draw():
    table = tricks_table(["K5 K12", "K3 K7"], phase="tricks", trump="V2", first=0, bids=[1, 1])
    table.nums[SCORE] = 9
    text = shown(table, "draw", "y")
    assert "- You offer a draw.\n- Ben agrees to a draw.\n" in text
    assert "The game is a draw: you both agreed (Family 7.6)." in text
    assert table.returns() == [0.0, 0.0]


def test_a_draw_is_only_for_two_players():
    two = tricks_table(["K5 K12", "K3 K7"], phase="tricks", trump="V2", first=0, bids=[1, 1])
    assert "  draw      offer a draw" in shown(two, "h")
    text = shown(trading_table(), "h", "draw")
    assert "offer a draw" not in text
    assert "'draw' doesn't match any choice" in text


@pytest.mark.parametrize("seed", range(9))
def test_a_clumsy_typist_gets_through_a_whole_game(seed):
    state = load_game("tricks", 2 + seed % 3).new_initial_state(seed=seed)
    out = io.StringIO()
    bot = "random" if seed % 2 else "simple"
    Session(state, seed % 2, bot, Screen(clumsy(seed, WORDS, WISHES), out, 80, colour=False)).play()
    assert state.is_terminal()
    assert max(len(line) for line in out.getvalue().splitlines()) <= 80
