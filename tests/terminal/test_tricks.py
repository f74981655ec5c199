"""Tricks of the Trade at the terminal: answers to an offer, and goals that change."""

import pytest

from techdeck.deck.files import packaged_text
from techdeck.games import load_game
from techdeck.games.tricks.table import Tricks
from techdeck.terminal.looking import Looking
from tests.rulebook.words import edition_with, play_on
from tests.terminal.tricks_words import told, words_for
from tests.terminal.typist import flat, shown
from tests.tricks_table import do, tricks_table

GOALS = ("K1", "S1", "T1")


def asked(*patterns: str) -> Tricks:
    """Ada asks you, in seat 1, for these; you hold T5, V4 and V9."""
    table = tricks_table(["K9 S4 V3", "T5 V4 V9", "V5 V6 T7"], phase="trading", trump="K2", goals=GOALS)
    do(table, "seat 1", "card K9", "no", *patterns)
    return table


@pytest.mark.parametrize("typed", ["T8", "K9", "V5"])
def test_a_card_one_does_not_hold_is_refused_for_that_and_nothing_else(typed):
    text = flat(shown(asked("domain service", "no"), typed, seat=1))
    assert "Not allowed: commit a card of your own hand (Tricks 3.10)." in text
    assert "does not fit" not in text


def test_a_card_one_holds_is_refused_because_it_does_not_fit():
    assert "Not allowed: that card does not fit what is asked for" in shown(asked("domain service", "no"), "T5", seat=1)


@pytest.mark.parametrize(
    ("patterns", "told"),
    [
        (["domain service", "no"], "To accept, give a fitting card."),
        (["domain service", "value 9"], "To accept, give two fitting cards, one after the other."),
        (["value 13", "no"], "You hold nothing that fits, so you can't accept."),
        (["value 5", "domain technology"], "You hold no two cards that fit, so you can't accept."),
    ],
)
def test_the_question_says_how_to_accept_only_where_one_can(patterns, told):
    text = flat(shown(asked(*patterns), "?", seat=1))
    assert f"Your answer? ({told} 2 statements left.)" in text
    assert text.count("o accept, give") == ("can't" not in told)
    assert ("Tricks 3.12: " in text) == ("can't" in told)


def test_a_goal_that_is_exchanged_is_told_and_its_return_too():
    table = tricks_table(["V9 V10", "S3"], first=0, bids=(1, 0), trump="technology", deck="K6 V3", discard="T5 T6 T7")
    do(table, "V9", "K1", "V10")
    assert told(table)[1].endswith("K1 Data Mining. Your goal is service now (V10 Marketing).")
    assert told(table, 1)[1].endswith("Ada's goal is service now (V10 Marketing).")
    play_on(table, "TradingTurn")
    left = next(line for line in told(table) if "leaves the game" in line)
    assert left.endswith("leaves the game for good. Your goal is knowledge again (K1 Data Mining).")
    assert "goal" not in " ".join(line for line in told(table)[2:] if line != left and "for the goal" not in line)


def test_a_goal_that_is_replaced_is_told(tmp_path):
    house = edition_with(tmp_path, service_13="Replace your own card in play with the top card of the deck.")
    table = tricks_table(["V13 K5", "S3 S4"], edition=house, deck="T5 T6 T7 T8 T9 T10 T11 T12 V5")
    do(table, "V13", "K1")
    assert any(line.endswith("Your goal is technology now (T5 Computer Networking).") for line in told(table))


def test_goals_that_stay_are_not_told():
    table = tricks_table(["K9 S4", "T5 T6"], phase="trading", trump="K2")
    do(table, "trump-swap", "S4")
    assert "goal" not in " ".join(told(table))


def test_a_resumed_game_remembers_a_changed_goal():
    """What was told before goes on from the goals as they are now."""
    table = tricks_table(["V9 V10", "S3"], first=0, bids=(1, 0), trump="technology", deck="K6 V3", discard="T5 T6 T7")
    do(table, "V9", "K1", "V10")
    text = words_for(table)
    looking = Looking(table, 0, text, text.screen)
    assert "Your goal is service now" in " ".join(looking.told)
    heard = len(looking.journal.events)
    play_on(table, "TradingTurn")
    news = " ".join(text.teller.tell(looking.journal.feed(0, heard)))
    assert news.count("Your goal is") == news.count("Your goal is knowledge again (K1 Data Mining).") == 1


def lines_of_players(width: int, edition: str = "open-1") -> list[str]:
    """The table's lines from the head of the columns on, while a goal has a long name."""
    table = tricks_table(["V10 K4", "S3"], goals=("V9", "S1"), edition=edition)
    return "\n".join(words_for(table, width=width).table(table)[2:5]).splitlines()


def test_the_longest_name_stays_in_the_column_of_goals():
    head, first, second = lines_of_players(71)
    assert "V9 Professional Services" in first
    assert len(head) == len(first) == len(second) == 71


def test_a_goal_with_a_longer_name_stands_below(tmp_path):
    file = tmp_path / "own.toml"
    file.write_text(
        packaged_text("open-1").replace('"Professional Services"', f'"{"Long " * 6}Name"'), encoding="utf-8"
    )
    head, first, below, second = lines_of_players(80, str(file))
    assert below == f"  goal service: V9 {'Long ' * 6}Name"
    assert len(head) == len(first) == len(second) == 71


def test_the_narrow_table_has_no_column_for_goals():
    state = load_game("tricks", 3).new_initial_state(seed=11)
    assert "goal  " not in shown(state, width=70)
    assert "goal  " in shown(load_game("tricks", 3).new_initial_state(seed=11), width=71)


def all_tricks(table: Tricks, seat: int = 0) -> list[int]:
    """The tricks of all rounds as the scores tell them, seat by seat."""
    head, *rows = words_for(table, seat).scores(table.view(seat).table)
    end = head.index("tricks of all rounds") + len("tricks of all rounds")
    return [int(row[:end].split()[-1]) for row in rows]


def test_the_tricks_of_all_rounds_count_the_running_one():
    """They break ties once all is scored, so a trick counts from when it is won. (Tricks 7.1, 9.4)"""
    table = tricks_table(["K9 K10 S4", "K3 K5 S7"], phase="tricks", trump="V2", bids=[1, 1])
    assert all_tricks(table) == [0, 0]
    do(table, "K9", "K3")
    assert all_tricks(table) == [1, 0]
    do(table, "S4", "S7")
    assert all_tricks(table) == [1, 1]


def test_the_tricks_of_a_scored_round_count_once():
    table = load_game("tricks", 2).new_initial_state(seed=3)
    assert isinstance(table, Tricks)
    journal = table.watch()
    while not table.is_terminal():
        table.apply_action(table.legal_actions()[0], table.current_player())
        assert sum(all_tricks(table)) == sum(event.kind == "trick" for event in journal.events)
