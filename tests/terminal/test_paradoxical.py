"""Paradoxical at the terminal: the table, effects, and what is told."""

import pytest

from techdeck.terminal.screen import length
from techdeck.terminal.sight import Sight
from tests.paradoxical_table import EXAMPLE, do, paradoxical_table, tableau
from tests.terminal.paradoxical_words import DECK_1, DECK_2, example
from tests.terminal.typist import drawn, flat, layout, shown, told

# --- the table -----------------------------------------------------------------------------------


def test_cards_of_equal_value_stand_one_above_the_other():
    lines = drawn(example(marked="S12"))
    assert lines[0] == "=== turn 1, your turn ==================================== two paradoxes win ==="
    start = lines.index("You: 0 of 2 tokens, tableau 10. You can claim two pairs and a full house.")
    assert lines[start + 1 : start + 4] == [
        "  deck 1       K2   S3             K6   K7             S10       S12*",
        "  deck 2       T2                       V7                       T12",
        "                                                                 V12",
    ]
    assert lines[-1] == "  * used until the next claim"


def test_a_narrow_screen_has_the_cards_of_each_deck_in_a_line():
    lines = drawn(example(), width=60)
    assert "  deck 1  K2 S3 K6 K7 S10 S12" in lines
    assert "  deck 2  T2 V7 T12 V12" in lines
    assert max(len(line) for line in lines) <= 60


def test_piles_pool_hands_and_tokens_are_on_the_table():
    table = paradoxical_table(
        ["K2 T2", "K3", "S5"],
        hands=["K9", "V11 T10", ""],
        deck_1="K4 K5",
        deck_2="T6",
        discard_1="S12 S1",
        pool="T7 S8",
        tokens=(0, 1, 0),
    )
    lines = drawn(table)
    assert lines[1] == "Deck 1: 2, discards 2 (S12 on top)   Deck 2: 1, discards none   Pool: T7 S8"
    assert "Ben: 1 of 2 tokens, tableau 1, hand 2" in lines
    assert not any("V11" in line for line in lines), "what Ben holds is Ben's"
    do(table, "pile 1")
    do(table, "V11")
    assert "Ben: 1 of 2 tokens, tableau 1, hand 2" in drawn(table)
    do(table, "pile 1")
    assert "Ben: 1 of 2 tokens, tableau 1, hand 3 (V11*)" in drawn(table)


@pytest.mark.parametrize(
    ("cards", "status"),
    [
        ("", "No pair yet. A paradox takes 8 or 10 cards."),
        ("K7 V7 K2 T2 S3", "Pairs: 7 and 2. A paradox takes 8 or 10 cards."),
        (
            "K7 V7 K2 T3 S4 T5 K6 T8",
            "Pairs: 7. It takes two pairs, a full house or a straight.",
        ),
        (
            "K3 V3 K2 T2 S9 T10 K11 T12",
            "Pairs: 3 and 2. Two 3s and two 2s (10) do not outweigh your four lowest others (42).",
        ),
        (EXAMPLE, "You can claim two pairs and a full house."),
    ],
)
def test_the_table_says_how_far_the_tableau_is_from_a_paradox(cards, status):
    table = paradoxical_table([cards, ""], deck_1="K13", deck_2="T13")
    assert status in flat(" ".join(drawn(table)))


def test_who_can_claim_next_is_told():
    table = paradoxical_table(["K13", EXAMPLE], deck_1="K5")
    assert "Ben: 0 of 2 tokens, tableau 10, hand 0, can claim a paradox" in drawn(table)


def test_changed_cards_stand_where_they_count():
    table = paradoxical_table(["K2 T2 K7", ""], hands=["S11 V7", ""], deck_1="K3", deck_2="T3")
    do(table, "S11", "V7", "higher")
    assert "V7 Telecommunications (counts as 8 of service)" in layout(table).hand_lines(Sight(table.view(0)))[0]
    assert any("V7 counts as 8 of service" in line for line in drawn(table, 1))


def test_colours_take_no_room():
    plain, bright = drawn(example(marked="K2")), drawn(example(marked="K2"), colour=True)
    assert any("\x1b" in line for line in bright)
    assert [length(line) for line in bright] == [len(line) for line in plain]


# --- the other actions ---------------------------------------------------------------------------


def test_a_full_tableau_asks_what_to_discard_and_one_may_go_back():
    table = paradoxical_table(["K1 K2 K3 K4 S5 S6 S7 S8 K9 K11", ""], deck_1="K10 K12", deck_2="T1 T5 T6")
    before = table.hash()
    text = shown(table, "draw 2", "b")
    assert "Your tableau is full. Which of its ten cards do you discard before you draw?" in text
    assert (table.hash(), text.count("Your turn: what do you do?")) == (before, 2)
    text = shown(table, "draw 2", "S8")
    assert "- You discard S8 Neuroscience to make room.\n- You draw T1 Internet of Things into your tableau." in text


def test_a_used_card_can_not_be_used_again():
    text = shown(example(marked="K2"), "use K2")
    assert "that card was used already; a claim makes it fresh again (Paradoxical 4.5)" in flat(text)


def test_the_effects_are_in_an_inner_menu_with_their_texts():
    text = flat(shown(paradoxical_table(["K1 S7", ""], hands=["V5", ""], deck_1="K5", deck_2="T5"), "use the effect"))
    assert "1) use K1 Data Mining: Look at the top 4 cards. Take 1." in text
    assert "3) use V5 Banking (in hand): Draw 2." in text


def test_which_deck_a_sentence_is_about_is_asked_with_the_sentence_and_the_rule():
    table = paradoxical_table(["K1", ""], deck_1=DECK_1[3:], deck_2=DECK_2)
    text = flat(shown(table, "use K1", "?", "2", "V1", "T5"))
    assert 'K1 Data Mining says: "Look at the top 4 cards."' in text
    assert "Look at cards of which deck? 1) deck 1 (knowledge, science)" in text
    assert "Family 3.28:" in text
    assert "You choose deck 2. - You look at T1 Internet of Things, T3 3D Printing, T4 Drones and T5" in text


@pytest.mark.parametrize(
    ("card", "question"),
    [
        ("K10", "Draw from which deck? 1) deck 1 (knowledge, science)"),
        ("K8", "Reveal cards of which deck? 1) deck 1 (knowledge, science)"),
        ("S1", "The discard pile of which deck? 1) deck 1 (knowledge, science)"),
    ],
)
def test_the_question_for_a_deck_follows_the_sentence(card, question):
    table = paradoxical_table([card, ""], deck_1="K4 K5 K6", deck_2=DECK_2, discard_1="K2 K3", discard_2="T7 T8")
    assert question in flat(shown(table, f"use {card}"))


def test_this_or_that_names_the_card():
    table = paradoxical_table(["T4", ""], deck_1="K4 K5", deck_2="T5 T6")
    text = flat(shown(table, "use T4", "1"))
    assert "What do you do with K4 Databases? 1) copy its effect 2) put it under the deck" in text


def test_a_card_that_may_be_used_or_added_is_asked_about():
    table = paradoxical_table(["", ""], hands=["K9 T3", ""], deck_1="K5", deck_2="T5")
    assert "'K9' could be:" in shown(table, "K9")
    shown(table, "add K9")
    assert tableau(table, 0) == "K9"


def test_texts_discards_tokens_and_the_whole_table_can_be_looked_at():
    table = paradoxical_table(["K1", "K2"], hands=["V5", ""], deck_1="K5", deck_2="T5", discard_2="T9 V8")
    text = shown(table, "c", "d", "s", "h", "use K1", "t")
    assert "In your hand:\n  V5 Banking: Draw 2. Pick another player, who draws 1.\nIn your tableau:\n  K1" in text
    assert "Discard pile of deck 1: empty\nDiscard pile of deck 2 (top first): T9 Manufacturing   V8 Education" in text
    assert "You      0 tokens" in text
    assert "draws from deck 1; draw 2 from deck 2" in text
    assert text.count("Ben: 0 of 2 tokens") == 2, "the others are shown on one's turn, and when asked for"


# --- what happened -------------------------------------------------------------------------------


def test_draws_and_adds_are_told_apart():
    table = paradoxical_table(["", ""], hands=["K9", ""], deck_1="K5 K6", deck_2="T5")
    do(table, "pile 1", "pile 2", "add K9")
    assert told(table, 1) == [
        "Ada draws K5 Cryptography into the tableau.",
        "You draw T5 Computer Networking into your tableau.",
        "Ada adds K9 Navigation to the tableau.",
    ]


def test_a_claim_is_told_in_one_piece():
    table = example()
    do(table, "full-house", "S12", "T12", "V12", "K2", "T2")
    assert told(table, 1) == [
        "Ada claims a full house for token 1 of 2: S12 T12 V12 K2 T2 (40) outweigh S10 K7 V7 K6 S3 (33). "
        "The set is discarded, the five others go to the pool. Every card may be used again."
    ]
    assert layout(table).scores(Sight(table.view(0))) == ["You      1 token", "Ben      0 tokens"]


def test_who_can_do_nothing_passes():
    table = paradoxical_table(["", "K9"], marked="K9")
    assert table.journal is not None
    assert told(table, 0)[:2] == [
        "You have nothing to do: the turn is over.",
        "Ben has nothing to do: the turn is over.",
    ]


def test_the_end_tells_why():
    table = paradoxical_table(["", ""], deck_1="K5 K6 K7", deck_2="T5", options={"turns": "1"})
    assert "All turns are over; the most tokens win (Paradoxical 5.3, 5.4)." in flat(shown(table, "1"))
    assert "You won the game." in shown(example(tokens=(1, 0)), "1", "y")


def test_it_is_told_which_deck_takes_in_its_discard_pile():
    table = paradoxical_table(["K2", ""], deck_2="T6", discard_1="S12")
    do(table, "pile 1")
    assert told(table)[:2] == ["Deck 1 takes in its discard pile.", "Deck 1 is shuffled."]
