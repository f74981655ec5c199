"""The log is the saved game: it replays, and a damaged one is refused with its line. (Family 8.5)"""

import re

import pytest

from techdeck import BadLog, TechdeckError, commitment, games, load_game, replay
from tests.rulebook.words import changed_line, dealt, play_on
from tests.tricks_table import do

KEY = bytes(range(32))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_8_5_the_log_replays_to_the_same_table_at_every_action(players):
    table = dealt(players, seed=6, proposals="2", talk="1", bid_bonus="exact_only")
    marks = [table.hash()]
    while not table.is_terminal() and len(marks) < 150:
        seat = table.acting_seats()[-1]
        choices = table.legal_actions(seat)
        table.apply_action(choices[len(marks) % len(choices)], seat)
        marks.append(table.hash())
    log = table.log()
    assert [replay(log, at=number).hash() for number in (0, 1, 75, len(marks) - 1)] == [
        marks[number] for number in (0, 1, 75, -1)
    ]
    again = replay(log)
    assert (again.hash(), again.history(), again.log()) == (table.hash(), table.history(), log)
    assert again.game.options() == table.game.options()


def test_8_5_it_holds_start_options_edition_and_rules_version():
    lines = dealt(3, seed=6, effects="off").log().splitlines()
    assert lines[0] == "techdeck log 1"
    assert [line.partition(":")[0] for line in lines[1:]] == ["game", "players", "edition", "rules", "options", "start"]
    assert "effects=off" in lines[5]
    assert lines[6] == "start: seed 6"


def short_log():
    """Four actions: lines 8 to 11."""
    table = dealt(3)
    do(table, "no", "no", "no", "bid 2")
    return table.log()


def commented(log):
    """The log with blank lines and comments, so that line n stands in line 2n + 1."""
    return "; mine\n" + "".join([f"\n{line} ; noted\n" for line in log.splitlines()])


@pytest.mark.parametrize("at", [-1, 5, 99])
def test_8_5_only_moments_of_the_log_can_be_asked_for(at):
    """The question is wrong, not the log."""
    with pytest.raises(TechdeckError, match="ask for 0 to 4") as error:
        replay(short_log(), at=at)
    assert not isinstance(error.value, BadLog)


@pytest.mark.parametrize(
    ("start", "new", "message"),
    [
        ("techdeck", "techdeck log 9", "^line 1: this is not a techdeck log"),
        ("players", None, "^line 3: the header line 'players: ...' is missing"),
        ("start", None, "^line 7: the header line 'start: ...' is missing"),
        ("start", "start: chance", "^line 7: .* should be 'seed <number>' or 'commitment <hash>'"),
        ("start", "start: seed seven", "^line 7: .* should be 'seed <number>'"),
        ("start", "start: seed --7", "^line 7: .* should be 'seed <number>'"),
        ("start", "start: seed \u00b2", "^line 7: .* should be 'seed <number>'"),
        ("start", "start: seed 8", "^line 8: (the table differs|action 1 can't be done)"),
        ("players", "players: four", "^line 3: the header 'players: four' should be a number"),
        ("players", f"players: {'9' * 5000}", "^line 3: .* should be a number"),
        ("start", f"start: seed {'9' * 5000}", "^line 7: .* should be 'seed <number>'"),
        ("options", f"options: proposals={'9' * 5000}", "^line 6: .* is not possible"),
        ("players", "players: \u00b2", "^line 3: .* should be a number"),
        ("players", "players: 9", "^line 3: .* can't be played here: Tricks of the Trade is for 2 to 4"),
        ("game", "game: whist", "^line 2: the log can't be played here: there is no game 'whist'"),
        ("rules", "rules: 99", "^line 5: .* rules version 99"),
        ("options", "options: luck=9", "^line 6: .* there is no option 'luck'"),
        ("options", "options: proposals=\u00b2", "^line 6: .* not possible"),
        ("edition", "edition: open-9 0", "^line 4: .* there is no edition 'open-9'"),
        ("edition", "edition: open-1 0", "^line 4: .* played with another open-1"),
        ("edition", "edition:", "^line 4: .* there is no edition ''"),
        ("start", "start: commitment 12ab", "^line 7: .* should be 'seed <number>' or 'commitment <hash>'"),
        ("start", f"start: commitment {commitment(KEY)}", "^line 7: .* secret key that is not in it"),
        ("1. ", None, "^line 8: this is action '2' where action 1 belongs"),
        ("3. ", None, "^line 10: this is action '4' where action 3 belongs"),
        ("2. ", "2. seat 1: fly #0", "^line 9: 'fly' is no action"),
        ("2. ", "2. seat 1: card K\u00b2 #0", "^line 9: .* is no action"),
        ("2. ", "2. seat one: no #0", "^line 9: 'seat one' is not a seat"),
        ("2. ", "2. seat \u00b2: no #0", "^line 9: .* is not a seat"),
        ("2. ", "2. seat 99999999999999999999: no #0", "^line 9: .* is not a seat"),
        ("2. ", "2. seat 9: no #0", "^line 9: action 2 can't be done here"),
        ("2. ", "what is this", "^line 9: 'what is this' is not an action line"),
        ("4. ", "4. seat 0: bid 3 #00000000000000000000", "^line 11: the table differs from the log after action 4"),
        ("4. ", "4. seat 0: bid 3", "^line 11: .* is not an action line"),
    ],
)
def test_8_5_a_damaged_log_is_refused_and_the_line_is_named(start, new, message):
    log = changed_line(short_log(), start, new)
    with pytest.raises(BadLog, match=message):
        replay(log)
    later = re.sub(r"\d+", lambda line: str(2 * int(line[0]) + 1), message, count=1)
    with pytest.raises(BadLog, match=later):
        replay(commented(log))


def test_8_5_a_log_of_older_rules_is_refused_as_such_though_it_has_options_nobody_knows_any_more():
    log = load_game("exchange", 3).new_initial_state(seed=7).log()
    assert "\nrules: 5\n" in log
    older = log.replace("rules: 5", "rules: 1").replace("quiet_offers=3", "accepts=24 quiet_actions=12")
    with pytest.raises(BadLog, match=r"^line 5: the log was played by rules version 1, here Tech Exchange is"):
        replay(older)


@pytest.mark.parametrize("name", games())
def test_8_5_of_every_game_a_log_of_older_rules_is_refused(name):
    game = load_game(name, 2)
    log = game.new_initial_state(seed=7).log()
    older = log.replace(f"\nrules: {game.rules_version}\n", f"\nrules: {game.rules_version - 1}\n")
    with pytest.raises(BadLog, match=f"here {game.title} is played by version {game.rules_version}: it can't be"):
        replay(older)


@pytest.mark.parametrize(("kept", "line", "name"), [(1, 1, "game"), (2, 2, "players"), (6, 6, "start")])
def test_8_5_a_log_that_ends_among_its_headers_is_told_with_its_last_line(kept, line, name):
    log = "".join(short_log().splitlines(keepends=True)[:kept])
    for text, last in ((log, line), (log.rstrip(), line), (log + "\n; the end\n", line + 2)):
        with pytest.raises(BadLog, match=f"^line {last}: the header line '{name}: ...' is missing"):
            replay(text)


@pytest.mark.parametrize("mark", ["\x0b", "\x0c", "\x1c", "\x85", "\u2028"])
def test_8_5_lines_are_counted_as_an_editor_does(mark):
    log = changed_line(short_log(), "players", "players: four").replace("log 1", f"log 1 ; a{mark}comment")
    with pytest.raises(BadLog, match=r"^line 3: "):
        replay(log)
    with pytest.raises(BadLog, match=r"^line 3: "):
        replay(log.replace("\n", "\r\n"))


@pytest.mark.parametrize("text", ["", "\n\n", "hello", "; a comment\n", "\x00"])
def test_8_5_what_is_no_log_is_refused(text):
    with pytest.raises(BadLog, match=r"^line 1: this is not a techdeck log"):
        replay(text)


def test_8_5_comments_and_blank_lines_are_left_out():
    assert replay(short_log().replace("start:", "; my best game\n\nstart:")).hash() == replay(short_log()).hash()


def test_8_5_a_log_may_begin_with_a_byte_order_mark():
    assert replay("\ufeff" + short_log()).hash() == replay(short_log()).hash()


@pytest.mark.parametrize("start", ["start: sead 7", "start: position 7", "start: 7"])
def test_8_5_a_log_begins_with_a_seed_or_a_commitment(start):
    """Any other word before a number is told, with its line."""
    log = changed_line(dealt(2).log(), "start:", start)
    with pytest.raises(BadLog, match=r"line 7: the header '.*' should be 'seed <number>' or 'commitment <hash>'"):
        replay(log)


def test_8_5_inside_a_gesture_a_hash_may_be_missing_but_not_at_the_end():
    """A server notes one hash for each whole gesture."""
    table = dealt()
    play_on(table)
    lines = table.log().splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("1. "))
    bare = [line.rpartition("#")[0] + "#-" for line in lines[first:-1]]
    assert replay("\n".join([*lines[:first], *bare, lines[-1]])).hash() == table.hash()
    cut = [line.rpartition("#")[0] + "#-" for line in lines[first:]]
    with pytest.raises(BadLog, match=f"^line {len(lines)}: the last action has no hash"):
        replay("\n".join([*lines[:first], *cut]))
