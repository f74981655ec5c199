"""Editions, seeds, keys, logs. (Family 8)"""

import json
import re

import pytest

from techdeck import BadLog, TechdeckError, commitment, load_edition, load_game, replay, simulate
from techdeck.core.rng import KeyedRng, fast_rng
from techdeck.core.view import View
from tests.rulebook.words import dealt, edition_with, play_on
from tests.tricks_table import do, hand, known_to

KEY = bytes(range(32))
OTHER_KEY = bytes(range(1, 33))


def changed_line(log, start, new):
    """The log with the first line that starts so replaced."""
    lines = log.splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith(start))
    return "\n".join([*lines[:at], *([new] if new is not None else []), *lines[at + 1 :]]) + "\n"


def test_8_1_an_edition_is_54_cards_and_the_log_records_it():
    edition = load_edition("open-1")
    assert len(edition.cards) == 54
    assert f"edition: open-1 {edition.fingerprint}" in dealt().log().splitlines()


def test_8_1_another_edition_under_the_same_name_is_refused():
    log = changed_line(dealt().log(), "edition:", "edition: open-1 0123456789abcdef")
    with pytest.raises(BadLog, match=r"^line 4: the log was played with another open-1"):
        replay(log)


def test_8_1_a_game_keeps_its_edition(tmp_path):
    """A log of a house edition replays with its file, and not with the packaged edition of that name."""
    house = edition_with(tmp_path, service_13="Draw 1.")
    assert load_edition(house).fingerprint != load_edition().fingerprint
    state = load_game("tricks", 2, edition=house).new_initial_state(seed=3)
    state.apply_action(state.legal_actions()[0])
    assert replay(state.log(), edition=house).hash() == state.hash()
    with pytest.raises(BadLog, match=r"^line 4: .* give its file"):
        replay(state.log())


def test_8_2_every_card_tells_where_its_name_and_effect_come_from():
    cards = {card.card: card for card in load_edition().cards}
    assert all(card.name_source and card.effect_source for card in cards.values())
    biometrics, big_data = cards[13 + 2], cards[9]
    assert (biometrics.name, biometrics.name_source, biometrics.effect_source) == ("Biometrics", "rulebook", "rulebook")
    assert (big_data.name, big_data.name_source, big_data.effect_source) == ("Big Data", "open edition", "open edition")


def test_8_3_the_same_seed_edition_options_and_actions_give_the_same_game():
    one, other = dealt(3, seed=42), dealt(3, seed=42)
    play_on(one, seed=1)
    play_on(other, seed=1)
    assert one.log() == other.log()
    assert dealt(3, seed=43).hash() != dealt(3, seed=42).hash()


def test_8_3_on_every_machine():
    """What the generators gave when this was written; another machine, or the compiled engine, gives the same."""
    rng = fast_rng(7)
    assert [int(rng.below(1000)) for _ in range(6)] == [672, 337, 359, 942, 457, 800]
    keyed = KeyedRng(KEY)
    assert [int(keyed.below(1000)) for _ in range(6)] == [23, 829, 463, 513, 94, 175]


def test_8_4_the_key_is_committed_to_before_the_deal():
    table = dealt(3, key=KEY)
    assert f"start: commitment {commitment(KEY)}" in table.log().splitlines()
    assert KEY.hex() not in table.log()
    assert commitment(KEY) != commitment(OTHER_KEY)
    assert dealt(3, key=KEY).hash() == table.hash()
    assert [hand(dealt(3, key=OTHER_KEY), s) for s in range(3)] != [hand(table, s) for s in range(3)]


def test_8_4_it_is_opened_after_the_game_and_checks_the_shuffles():
    table = dealt(3, key=KEY)
    play_on(table)
    assert table.log().splitlines()[-1] == f"key: {KEY.hex()}"
    assert replay(table.log()).hash() == table.hash()


def test_8_4_before_that_the_log_needs_the_key():
    table = dealt(3, key=KEY)
    do(table, "no")
    with pytest.raises(BadLog, match=r"^line 7: .* secret key that is not in it"):
        replay(table.log())
    assert replay(table.log(), key=KEY).hash() == table.hash()
    with pytest.raises(BadLog, match=r"^line 7: .* does not fit the commitment"):
        replay(table.log(), key=OTHER_KEY)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (f"key: {OTHER_KEY.hex()}", "the key does not fit the commitment"),
        ("key: 12ab", "the header 'key: 12ab' should be 64 hexadecimal digits"),
        ("key: no", "the header 'key: no' should be 64 hexadecimal digits"),
        ("key:", "the header 'key: ' should be 64 hexadecimal digits"),
    ],
)
def test_8_4_a_tampered_key_is_refused(line, message):
    table = dealt(2, key=KEY)
    do(table, "concede", seat=0)
    with pytest.raises(BadLog, match=f"^line 9: {message}"):
        replay(changed_line(table.log(), "key:", line))
    with pytest.raises(BadLog, match=f"^line 11: {message}"):
        replay(changed_line(table.log(), "key:", f"\n; opened\n{line}"))


def test_8_4_a_table_starts_from_a_seed_or_a_key():
    game = load_game("tricks", 2)
    with pytest.raises(TechdeckError, match="either"):
        game.new_initial_state()
    with pytest.raises(TechdeckError, match="either"):
        game.new_initial_state(seed=1, key=KEY)


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
        ("2. ", "2. seat one: no #0", "^line 9: 'seat one' is no seat"),
        ("2. ", "2. seat \u00b2: no #0", "^line 9: .* is no seat"),
        ("2. ", "2. seat 99999999999999999999: no #0", "^line 9: .* is no seat"),
        ("2. ", "2. seat 9: no #0", "^line 9: action 2 can't be done here"),
        ("2. ", "what is this", "^line 9: 'what is this' is no action line"),
        ("4. ", "4. seat 0: bid 3 #00000000000000000000", "^line 11: the table differs from the log after action 4"),
        ("4. ", "4. seat 0: bid 3", "^line 11: .* is no action line"),
    ],
)
def test_8_5_a_damaged_log_is_refused_and_the_line_is_named(start, new, message):
    log = changed_line(short_log(), start, new)
    with pytest.raises(BadLog, match=message):
        replay(log)
    later = re.sub(r"\d+", lambda line: str(2 * int(line[0]) + 1), message, count=1)
    with pytest.raises(BadLog, match=later):
        replay(commented(log))


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


@pytest.mark.parametrize("key", [None, KEY])
def test_8_6_a_view_has_neither_key_nor_seed_nor_hidden_cards(key):
    table = dealt(3, seed=987654321, key=key)
    play_on(table, "PlayCard")
    inside = table.view(0).table
    assert (inside.key, inside.origin, inside.history()) == (None, "", [])
    assert inside.rng.state_text() != table.rng.state_text()
    told = json.dumps(table.view(0).to_dict()) + table.information_state_string(0)
    assert "987654321" not in told
    assert KEY.hex() not in told
    hidden = {card for seat in (1, 2) for card in hand(table, seat).split()} - known_to(table, 0)
    zones = table.view(0).to_dict()["zones"]
    assert isinstance(zones, dict)
    shown = {card for zone in zones.values() for card in zone["cards"]}
    assert hidden
    assert hidden.isdisjoint(shown)
    with pytest.raises(TechdeckError, match="no log"):
        inside.log()


def test_8_6_computer_players_are_given_views():
    """What a policy gets, and an imagined table that has the same view and its own chance."""
    given = []

    def policy(view, actions):
        given.append(type(view))
        return actions[0]

    simulate(load_game("tricks", 2, options={"effects": "off"}), 1, seed=1, policy=policy)
    assert set(given) == {View}
    table = dealt(3)
    imagined = table.view(1).imagine(5)
    assert imagined.information_state_string(1) == table.information_state_string(1)
    assert imagined.rng.state_text() != table.rng.state_text()


def test_8_7_a_position_is_one_moment_as_text_and_sets_it_up_again():
    table = dealt(3)
    play_on(table, "PlayCard")
    text = table.position()
    again = table.game.position(text)
    assert (again.position(), again.hash()) == (text, table.hash())
    assert f"hand 0: {hand(table, 0).split()[0]}" in text
    assert "to do: Round(6) TrickTaking PlayCard" in text


def test_8_8_a_position_that_does_not_fit_is_refused_with_its_line():
    table = dealt(3)
    lines = table.position().splitlines()
    place = next(number for number, line in enumerate(lines, 1) if line.startswith("hand 1:"))
    twice = "\n".join([*lines[: place - 1], f"{lines[place - 1]} {hand(table, 0).split()[0]}", *lines[place:]])
    with pytest.raises(TechdeckError, match=f"line {place}: .* lies on the table twice"):
        table.game.position(twice)
    missing = "\n".join([*lines[: place - 1], *lines[place:]])
    with pytest.raises(TechdeckError, match="every card lies somewhere; these do not"):
        table.game.position(missing)
    last = len(lines) + 1
    with pytest.raises(TechdeckError, match=f"line {last}: round is 1 to 3, not 99"):
        table.game.position(f"{table.position()}round: 99\n")
