"""Tricks of the Trade at the terminal: the table, answers to an offer, goals that change, the menus of an offer."""

from functools import partial

import pytest

from techdeck.bots import load_bot
from techdeck.core.cards import card_id
from techdeck.core.rng import fast_rng
from techdeck.deck.files import packaged_text
from techdeck.games import load_game
from techdeck.games.tricks.table import Tricks
from techdeck.terminal.game_text import GameText
from techdeck.terminal.looking import Looking
from techdeck.terminal.menu import lines_of
from techdeck.terminal.sight import Sight
from tests.rulebook.words import edition_with, play_on
from tests.terminal.typist import drawn, flat, layout, shown, told
from tests.tricks_table import do, tricks_table

GOALS = ("K1", "S1", "T1")


def asked(*patterns: str) -> Tricks:
    """Ada asks you, in seat 1, for these; you hold T5, V4 and V9."""
    table = tricks_table(["K9 S4 V3", "T5 V4 V9", "V5 V6 T7"], phase="trading", trump="K2", goals=GOALS)
    do(table, "seat 1", "card K9", "no", *patterns)
    return table


# --- answers -------------------------------------------------------------------------------------


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
        (["domain service", "no"], "to accept, give a fitting card"),
        (["domain service", "value 9"], "to accept, give two fitting cards, one after the other"),
        (["value 13", "no"], "you hold nothing that fits, so you can't accept"),
        (["value 5", "domain technology"], "you hold no two cards that fit, so you can't accept"),
    ],
)
def test_the_question_says_how_to_accept_only_where_one_can(patterns, told):
    text = flat(shown(asked(*patterns), "?", seat=1))
    assert f"Your answer? ({told}.)" in text
    assert text.count("to accept, give") == ("can't" not in told)
    assert ("Tricks 3.12: " in text) == ("can't" in told)


def test_an_offer_is_accepted_card_by_card_or_in_one_line():
    for typed in (["V4", "V9"], ["accept V4 and V9"], ["give V4, V9"]):
        table = asked("domain service", "value 9")
        text = flat(shown(table, *typed, seat=1))
        assert (
            "Ada trades with you: Ada gets V4 Healthcare and V9 Professional Services, you get K9 Navigation." in text
        )


def test_a_counter_offer_is_typed_in_one_line():
    table = asked("domain service", "no")
    text = flat(shown(table, "counter T5 by value for K9", "y", seat=1))
    assert "You make a counter-offer: T5 Computer Networking (telling only its value) for K9 Navigation." in text
    assert "- You make a counter-offer: a 5 for K9 Navigation." in text


def test_only_the_proposer_asks():
    assert "Only the proposer asks questions (Tricks 3.22)." in flat(
        shown(asked("any-card", "no"), "who has a 9", seat=1)
    )


# --- offers, step by step --------------------------------------------------------------------------


def test_what_is_told_of_a_card_is_chosen_after_it():
    table = tricks_table(["K9 S4 V3", "T5 V4 V9", "V5 V6 T7"], phase="trading", trump="K2", goals=GOALS)
    text = flat(shown(table, "propose Ben", "K9", "only its value", "no second", "exact", "V4", "nothing", "y"))
    assert "What do you tell of K9 Navigation? It is a promise. 1) which card it is 2) only its value" in text
    assert "You offer Ben K9 Navigation (telling only its value) for V4 Healthcare." in text
    assert "- You offer Ben a 9 for V4 Healthcare." in text


def test_one_of_two_kinds_is_asked_for_in_two_steps():
    table = tricks_table(["K9 S4 V3", "T5 V4 V9"], phase="trading", trump="K2", goals=GOALS[:2])
    text = flat(shown(table, "propose Ben", "K9", "1", "no second", "two kinds", "7", "science", "two kinds", "3", "4"))
    assert "A 7, or what else? Another value, or a domain. 1 2 3 4 5 6 8" in text
    assert "You offer Ben K9 Navigation for any 7 or science card, and any 3 or 4." in text


def test_a_card_is_swapped_with_the_deck_or_the_trump_card():
    table = tricks_table(["K9 S4 V3", "T5 V4 V9"], phase="trading", trump="K2", goals=GOALS[:2], deck="T9 T10")
    for typed in (["trump card", "S4"], ["swap S4 with the trump card"]):
        text = flat(shown(table.clone(), *typed, "y"))
        assert "You swap S4 Genetics for the trump card: its domain becomes trump." in text
        assert (
            "- You swap S4 Genetics with the trump card, K2 Digital Archives. - Trump is science (S4 Genetics)." in text
        )
    text = flat(shown(table, "swap K9 with deck", "y"))
    assert "You swap K9 Navigation for the unseen top card of the deck." in text
    assert "- You swap K9 Navigation with the top card of the deck, T9 Manufacturing." in text


def test_the_offer_that_stands_is_on_the_table_and_only_the_offerer_sees_its_cards():
    table = tricks_table(["K9 S4 V3", "T5 V4 V9", "V5 V6 T7"], phase="trading", trump="K2", goals=GOALS)
    do(table, "seat 1", "by-value K9", "face-down S4", "domain service", "no")
    assert drawn(table, 0, 200)[-1] == (
        "You offer Ben a 9 (K9 Navigation) and a face-down card (S4 Genetics) for any service card."
    )
    assert drawn(table, 2, 200)[-1] == "Ada offers Ben a 9 and a face-down card for any service card."


def test_who_is_to_answer_an_offer_reads_it_once():
    table = tricks_table(["K9 S4 V3", "T5 V4 V9"], phase="trading", trump="K2", goals=GOALS[:2])
    do(table, "seat 1", "by-value K9", "face-down S4", "domain service", "no")
    text = flat(shown(table, seat=1))
    assert text.count("Ada offers you a 9 and a face-down card for any service card.") == 1


# --- goals ---------------------------------------------------------------------------------------


def test_a_goal_that_is_exchanged_is_told_and_its_return_too():
    table = tricks_table(["V9 V10", "S3"], first=0, bids=(1, 0), trump="technology", deck="K6 V3", discard="T5 T6 T7")
    do(table, "V9", "K1", "V10")
    assert "Your goal is service now (V10 Marketing)." in told(table)
    assert "Ada's goal is service now (V10 Marketing)." in told(table, 1)
    play_on(table, "TradingTurn")
    goals = [line for line in told(table) if "goal is" in line]
    assert goals == ["Your goal is service now (V10 Marketing).", "Your goal is K1 Data Mining again."]


def test_a_goal_that_is_replaced_is_told(tmp_path):
    house = edition_with(tmp_path, service_13="Replace your own card in play with the top card of the deck.")
    table = tricks_table(["V13 K5", "S3 S4"], edition=house, deck="T5 T6 T7 T8 T9 T10 T11 T12 V5")
    do(table, "V13", "K1")
    assert "Your goal is technology now (T5 Computer Networking)." in told(table)


def test_goals_that_stay_are_not_told():
    table = tricks_table(["K9 S4", "T5 T6"], phase="trading", trump="K2")
    do(table, "trump-swap", "S4")
    assert "goal" not in " ".join(told(table))


def test_a_resumed_game_goes_on_from_what_was_told():
    table = tricks_table(["V9 V10", "S3"], first=0, bids=(1, 0), trump="technology", deck="K6 V3", discard="T5 T6 T7")
    do(table, "V9", "K1", "V10")
    text = layout(table)
    looking = Looking(table, 0, text, text.screen)
    assert "Your goal is service now (V10 Marketing)." in looking.told
    play_on(table, "TradingTurn")
    news = text.words.tell([event.to_dict() for event in looking.journal.feed(0, looking.heard)])
    assert [line for line in news if "goal is" in line] == ["Your goal is K1 Data Mining again."]


# --- the table -----------------------------------------------------------------------------------


def lines_of_players(width: int, edition: str = "open-1") -> list[str]:
    """The table's lines from the head of the columns on, while a goal has a long name."""
    table = tricks_table(["V10 K4", "S3"], goals=("V9", "S1"), edition=edition)
    return drawn(table, width=width)[2:6]


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


def domain_of(text: GameText, sight: Sight, card: int) -> str:
    """The row of a menu in which a card stands."""
    return text.domain(sight, card_id(card))


@pytest.mark.parametrize("seed", range(3))
def test_table_hand_and_choices_fit_a_screen_of_24_lines(seed):
    """Whatever is asked, all of it is seen at once; only the news may scroll away."""
    state, asked = load_game("tricks", 4).new_initial_state(seed=seed), set()
    bot, text = load_bot("random", "tricks"), layout(state, 0, 80)
    for number in range(150):
        seat = state.acting_seats()[0]
        if seat == 0:
            sight = Sight(state.view(0))
            menu = text.menu(sight)
            lines = [*text.moment(sight), "Your hand:", *text.hand_lines(sight), text.screen.filled(menu.question)]
            lines += lines_of(menu, text.screen, partial(domain_of, text, sight))
            asked.add(sight.code)
            assert len("\n".join(lines).splitlines()) <= 23, sight.code
        state.apply_action(bot(state.view(seat), state.legal_actions(seat), fast_rng(number, "fit")), seat)
    assert {"trading_turn", "bid", "use_card", "play_card"} <= asked


def all_tricks(table: Tricks, seat: int = 0) -> list[int]:
    """The tricks of all rounds as the scores tell them, seat by seat."""
    head, *rows = layout(table, seat).scores(Sight(table.view(seat)))
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
        assert sum(all_tricks(table)) == sum(event.kind == "take_trick" for event in journal.events)
