"""Positions: any moment of any game goes out as text and comes in again the same; bad ones are told what is wrong."""

import re
from random import Random

import pytest

from techdeck.core.cards import card_id, parse_card
from techdeck.core.errors import TechdeckError
from techdeck.core.rng import fast_rng
from techdeck.core.state import State
from techdeck.games import PLAYERS, games, load_game
from techdeck.games.tricks.names import TURNED_UP
from tests.table_words import deck
from tests.tricks_table import do, tricks_table

SEATED = [(name, n) for name in games() for n in range(PLAYERS[name][0], PLAYERS[name][1] + 1)]


def same_moment(state: State) -> None:
    """The position of a state sets up a state that nobody can tell from it."""
    text = state.position()
    again = state.game.position(text)
    assert again.position() == text
    assert again.hash() == state.hash()
    assert again.acting_seats() == state.acting_seats()
    for seat in state.acting_seats():
        assert again.legal_actions(seat) == state.legal_actions(seat)
        assert again.view(seat).to_dict() == state.view(seat).to_dict()


@pytest.mark.parametrize(("name", "players"), SEATED)
def test_moments_of_random_games_go_out_and_come_in(name, players):
    """One moment of each frame that stands on top in some games, mid-effect ones included."""
    game, rng, met = load_game(name, players), Random(f"{name} {players}"), set()
    for seed in range(4):
        state = game.new_initial_state(seed=seed)
        while not state.is_terminal():
            kind = (type(state.frames[-1]).__name__, len(state.frames))
            if kind not in met:
                met.add(kind)
                same_moment(state)
            seat = rng.choice(state.acting_seats())
            state.apply_action(rng.choice(state.legal_actions(seat)), seat)
    assert len(met) > 3


def test_a_lasting_change_and_what_was_told_of_it_come_along():
    table = tricks_table(["S11 K9", "T5", "V5"], deck="K3 K4", trump_deck="K2 S2 T2")
    do(table, "S11", "K9")
    same_moment(table)
    do(table, "higher")
    same_moment(table)
    assert "changed: K9=knowledge 10 until 2" in table.position()


def small() -> str:
    """The position of a small table at which a text asks a question: K2 was turned up, and taken for T9."""
    table = tricks_table(["K2 S9", "T5", "V5"], deck="K9 V9", trump="T9", trump_deck="S2 T2 V2")
    table.nums[TURNED_UP] = parse_card("K2")
    do(table, "K2")
    return table.position()


def test_a_position_can_be_edited_by_hand():
    text = small().replace("hand 1: T5", "hand 1: V9").replace("deck: V9", "deck: T5")
    assert deck(load_game("tricks", 3).position(text)) == "T5"


def test_comments_and_blank_lines_are_left_out():
    text = "\n; a quiet moment\n\n".join(small().splitlines())
    assert load_game("tricks", 3).position(text).position() == small()


def test_without_a_line_for_chance_the_seed_decides():
    text = "\n".join(row for row in small().splitlines() if not row.startswith("chance"))
    game = load_game("tricks", 3)
    assert game.position(text, seed=1).hash() == game.position(text, seed=1).hash()
    assert game.position(text, seed=1).hash() != game.position(text, seed=2).hash()


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("techdeck position 1", "techdeck log 1", "line 1: this is not a position; it should begin with"),
        ("game: tricks", "game: chess", "line 2: the position says game chess, but this game has tricks"),
        ("players: 3", "players: 4", "line 3: the position says players 4, but this game has 3"),
        ("talk=2", "talk=3", "line 5: the position has talk=3, this game talk=2"),
        ("talk=2", "tolk=2", "line 5: there is no option 'tolk': choose from "),
        ("deck: V9", "deck: V9 V9", "V9 is on the table twice"),
        ("deck: V9", "deck: X9", "'X9' is no card"),
        ("deck: V9", "deck: V9'", "is a card of a second deck, and this table has only one"),
        ("deck: V9", "deck: V9{", "is not a card; write K9, or K9{0,2} to say who knows it"),
        ("deck: V9\n", "", "every card must be somewhere; these are not: V9"),
        ("deck: V9", "dock: V9", "there is nothing called 'dock' here: a line begins with one of deck, discard"),
        ("uses: 1", "uses: one", "'one' is not a number"),
        ("uses: 1", "uses: 1 2", "'uses' takes 1 number, not 2"),
        ("UseCard", "UseCrad", "there is no frame 'UseCrad' with 2 numbers"),
        ("Round(4)", "Round(7)", "the phase of a round must be 0 to 6, not 7"),
        ("Round(4)", "Round(4) Trading(5,0)", "how many trading turns began must be 0 to 4, not 5"),
        ("UseCard(1,2)", "UseCard(1,-1)", "how many may use a card must be 0 to 6, not -1"),
        ("Round(4)", "Round(4) Answering(3,120,1)", "who asks must be 0 to 2, not 3"),
        ("Round(4)", "Round(4) Answering(0,134,1)", "a question must be 117 to 133, not 134"),
        ("Ask(0,1)", "Ask(0,99)", "the lines don't fit each other"),
        ("Ask(0,1)", "Ask(5,1)", "it's the turn of somebody without a seat: the seats are 0 to 2"),
        ("Ask(0,1)", "Ask(0,0)", "the lines don't fit each other: this verb asks nothing"),
        ("registers: ", "registers: nothing=1 ", "there is no register 'nothing'"),
        (" Ask(0,1)", "", "nobody is to act"),
        ("to do: ", "; to do: ", "there is nothing to do: the line 'to do: ...' is missing"),
        ("chance: ", "chance: -", "chance must be between 1 and"),
    ],
)
def test_a_bad_position_is_told_what_is_wrong(old, new, complaint):
    text = small()
    assert text.count(old) >= 1
    with pytest.raises(TechdeckError) as error:
        load_game("tricks", 3).position(text.replace(old, new, 1))
    assert complaint in str(error.value)


def test_a_seat_that_is_to_act_has_something_to_choose():
    text = small().replace("hand 1: T5\n", "").replace("discard: ", "discard: T5 ", 1).replace("Ask(0,1)", "Ask(1,1)")
    with pytest.raises(TechdeckError, match="it's the turn of seat 1, which can't do anything"):
        load_game("tricks", 3).position(text)


def test_a_change_is_written_in_words():
    text = small() + "changed: K9 is nice\n"
    with pytest.raises(TechdeckError, match="is not a change; write K9=science 8 until 2"):
        load_game("tricks", 3).position(text)


def test_views_have_no_position():
    game = load_game("tricks", 2)
    state = game.new_initial_state(seed=1)
    with pytest.raises(TechdeckError, match="a view does not know where every card is"):
        state.view(0).table.position()
    state.apply_action(-2, 0)
    with pytest.raises(TechdeckError, match="a view does not know where every card is"):
        state.view(0).table.position()


@pytest.mark.parametrize("name", games())
def test_a_finished_table_is_written_but_not_set_up(name):
    """Every card is there, and nothing is to do; nobody is to act there. (Family 8.7)"""
    game = load_game(name, 2)
    state = game.new_initial_state(seed=1)
    rng = fast_rng(3, "to the end")
    while not state.is_terminal():
        seats = state.acting_seats()
        seat = seats[rng.below(len(seats))]
        legal = state.legal_actions(seat)
        state.apply_action(legal[rng.below(len(legal))], seat)
    text = state.position()
    assert text.splitlines()[-2] == "to do: over"
    cards = [word.partition("{")[0] for row in zone_rows(state, text) for word in row.split()]
    assert sorted(cards) == sorted(card_id(card) for card in range(int(state.cards)))
    with pytest.raises(TechdeckError, match=r"^line \d+: this game is over: only a moment when it's somebody's turn"):
        game.position(text)


def zone_rows(state: State, text: str) -> list[str]:
    """The lines of a position that tell of zones, without their names."""
    names = {named.text() for named in state.zone_names()}
    return [row.partition(": ")[2] for row in text.splitlines() if row.partition(": ")[0] in names]


DEALT = load_game("tricks", 3).new_initial_state(seed=7).position()
"""The first moment of a game: the first trading turn."""


@pytest.mark.parametrize(
    ("name", "told", "complaint"),
    [
        ("round", "99", "round must be 1 to 3, not 99"),
        ("round", "-5", "round must be 1 to 3, not -5"),
        ("trick step", "7", "trick step must be 0 to 3, not 7"),
        ("trick step", "1", "before the tricks no trick is begun, done or taken: write 0"),
        ("bid", "9 9 9", "bid must be -1 to 6, not 9"),
        ("bid", "3 3 3", "seat 0 has not bid yet: write -1"),
        ("taken", "50 0 0", "taken must be 0 to 5, not 50"),
        ("taken", "1 0 0", "tricks done are as many as taken, 1, not 0"),
        ("conceded", "3", "with only 1 of 3 seats left, the game is over"),
        ("offer terms", "999999999999", "offer terms must be 0 to 549755813887, not 999999999999"),
        ("offer terms", "25", "no such offer is made by what is to do: write 0"),
        ("offer from", "1", "no such offer is made by what is to do: write -1"),
        ("committed", "K9", "no card is committed by what is to do: write -"),
        ("draw said", "1", "draw said must be 0, not 1"),
    ],
)
def test_a_number_is_within_its_limits(name, told, complaint):
    with pytest.raises(TechdeckError) as error:
        load_game("tricks", 3).position(f"{DEALT}{name}: {told}\n")
    assert str(error.value) == f"line {len(DEALT.splitlines()) + 1}: {error.value.args[0].partition(': ')[2]}"
    assert complaint in str(error.value)


@pytest.mark.parametrize(
    ("pattern", "new", "complaint"),
    [
        (r"own goal: \S+", "own goal: T5", "own goal must be a card of value 1, not T5"),
        (r"own goal: (\S+) \S+", r"own goal: \1 \1", "every seat has a goal of its own"),
        (r"own goal: .*\n", "", "the line 'own goal: ...' is missing: every seat has a goal of its own"),
        (r"turned up: .*\n", "", "the line 'turned up: ...' is missing: turned up must be a card of value 2, not K1"),
        (
            r"(?s)expelled: W1 W2\n(.*?)\ntrump:",
            r"expelled: W1\n\1\ntrump: W2",
            "W2 can't be in 'trump', which is for all cards but wilds",
        ),
        (r"trump: (\S+)\n", r"discard: \1\n", "'trump: ...' is missing: 'trump', which is for all cards but wilds"),
        (r"(hand 0: \S+)", r"\1{1}", "seat 0 knows"),
        (r"(hand 0: [KSTV]\d+)", r"\1{7}", "seat 7 can't know a card: seats are 0 to 2, onlookers are 6"),
        (r"to do: .*", "to do: Round(2) TrickTaking PlayCard(0)", "TrickTaking must lie on Round(6), not on Round(2)"),
        (r"(hand 0: [KSTV]\d+)", r"\1{0,0009}", "seat 0009 can't know a card"),
        (r"(to do: .*)", r"\1 PlayCard(0)", "PlayCard must lie on TrickTaking, not on TradingTurn("),
        (r"(to do: .*)", r"\1 + !", "'+' can't be part of 'to do'"),
        (r"(to do: .*)", r"\1\n\1", "'to do' is already in line"),
        (r"(to do: .*)", r"registers: pc=1\n\1", "every Run needs a line of registers: there must be 0, not 1"),
    ],
)
def test_lines_fit_the_game_and_each_other(pattern, new, complaint):
    text, changes = re.subn(pattern, new, DEALT, count=1)
    assert changes == 1
    with pytest.raises(TechdeckError) as error:
        load_game("tricks", 3).position(text)
    assert complaint in str(error.value)


def test_numbers_of_seats_are_as_many_as_there_are_seats():
    """Nobody sits at the fourth place of a table for three, so there is no goal either."""
    goals = next(row for row in DEALT.splitlines() if row.startswith("own goal: "))
    assert len(goals.removeprefix("own goal: ").split()) == 3


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("pc=2", "pc=9", "pc must be 0 to"),
        ("pc=2", "pc=1", "so pc must be one more"),
        ("pc=2", "pc=2 actor=3", "actor must be 0 to 2, not 3"),
        ("registers: ", "registers: deck=17 ", "deck must be 0, not 17"),
        ("used: K2", "discard: K2", "the used cards must be those that 'to do' is not finished with: K2"),
        ("deck: V9", "face down 1: V9", "cards are face down only while players put them there"),
        ("Run(0,K2)", "Run(0,W1)", "a Run needs a seat from 0 to 2 and a card that isn't a wild"),
        ("Ask(0,1)", "Ask(0,1,1)", "there is no Ask with 3 numbers"),
        ("Ask(0,1)", "Ask(1,1)", "the sentence is about seat 0, so it can't ask seat 1"),
    ],
)
def test_a_text_is_where_its_registers_say(old, new, complaint):
    text = small()
    assert old in text, text
    with pytest.raises(TechdeckError) as error:
        load_game("tricks", 3).position(text.replace(old, new, 1))
    assert complaint in str(error.value)


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("changed: K9=science 8 until 9", "changes hold until 1 to 2 or turn, but that of K9 until 9"),
        ("changed: K9=science 8 until 2", "everybody was told what K9 counts as: science 8 until 2"),
        ("told: W1=science 8 until 2", "W1 is a wild, which never counts as another card"),
    ],
)
def test_a_change_is_told_and_ends(line, complaint):
    with pytest.raises(TechdeckError) as error:
        load_game("tricks", 3).position(f"{small()}{line}\n")
    assert complaint in str(error.value)


def test_a_position_may_begin_with_a_byte_order_mark():
    assert load_game("tricks", 3).position("\ufeff" + DEALT).position() == DEALT


def test_a_table_set_up_from_a_position_has_no_log():
    table = load_game("tricks", 3).position(DEALT)
    for state in (table, table.clone()):
        with pytest.raises(TechdeckError, match="this table was set up from a position, so its log has no beginning"):
            state.log()
    with pytest.raises(TechdeckError, match="a view or an imagined table has no log"):
        table.view(0).table.log()
    with pytest.raises(TechdeckError, match="a view or an imagined table has no log"):
        table.view(0).imagine(1).log()
