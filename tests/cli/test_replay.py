"""replay: the texts of a saved game for people and for programs, and what to do where its edition is another one."""

import json
from pathlib import Path

import pytest

from techdeck.commands.replay import EXAMPLES
from techdeck.core.cards import card_id
from techdeck.core.effects.run import Ask
from techdeck.core.rng import commitment
from techdeck.deck.files import packaged_text
from techdeck.games import load_game
from techdeck.games.tricks.phases import UseCard
from tests.cli.running import here, printed_here, refused_here


def logged(file: Path, edition: str = "open-1", actions: int = 6) -> str:
    """The path of a log with the first so many actions of a game."""
    state = load_game("tricks", 3, edition).new_initial_state(seed=7)
    for _ in range(actions):
        seat = state.acting_seats()[0]
        state.apply_action(state.legal_actions(seat)[0], seat)
    file.write_text(state.log(), encoding="utf-8")
    return str(file)


@pytest.fixture
def log(tmp_path):
    """A log of 6 actions."""
    return logged(tmp_path / "evening.log")


def as_data(*words: str) -> dict[str, object]:
    """What replay prints with --json."""
    found = json.loads(printed_here("replay", *words, "--json"))
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize("texts", [["--told"], ["--position"], ["--told", "--position"]])
def test_the_texts_asked_for_stand_beside_the_usual_data(log, texts):
    usual, told = as_data(log, "--at", "4"), as_data(log, "--at", "4", *texts)
    assert set(told) - set(usual) == {text.removeprefix("--") for text in texts}
    assert {key: told[key] for key in usual} == usual
    if "--told" in texts:
        assert told["told"] == printed_here("replay", log, "--at", "4", "--told").splitlines()
    if "--position" in texts:
        assert told["position"] == printed_here("replay", log, "--at", "4", "--position")


def test_two_texts_at_once_are_for_programs(log):
    message = refused_here("replay", log, "--told", "--position")
    assert "--told and --position are two texts: ask for one of them, or for both with --json" in message


@pytest.mark.parametrize(
    ("texts", "named"), [(["--told"], "--told"), (["--position", "--told"], "--told and --position")]
)
def test_a_verdict_comes_alone(log, texts, named):
    for way in ([], ["--json"]):
        message = refused_here("replay", log, "--verify", *texts, *way)
        assert f"--verify just says whether the log replays: leave out {named}\n" in message


def test_8_5_a_log_of_ones_own_edition_replays_where_its_file_is_not(tmp_path):
    own = tmp_path / "own.toml"
    own.write_text(packaged_text("open-1").replace('"Data Mining"', '"Data Digging"'), encoding="utf-8")
    log = logged(tmp_path / "own.log", str(own))
    own.unlink()
    assert "ok, 6 actions replay" in printed_here("replay", log, "--verify")
    assert "edition open-1" in printed_here("replay", log)


def test_a_log_without_its_cards_is_told_how_to_give_them(tmp_path):
    own = tmp_path / "own.toml"
    own.write_text(packaged_text("open-1").replace('"Data Mining"', '"Data Digging"'), encoding="utf-8")
    log = logged(tmp_path / "own.log", str(own))
    rows = [row for row in Path(log).read_text(encoding="utf-8").splitlines() if not row.startswith("card ")]
    Path(log).write_text("\n".join(rows) + "\n", encoding="utf-8")
    message = refused_here("replay", log)
    assert "the log was played with another open-1" in message
    assert message.endswith(": give its edition file; name it with --edition FILE\n")
    code, verdict, _ = here("replay", log, "--verify")
    assert (code, verdict.endswith(": give its edition file; name it with --edition FILE\n")) == (1, True)
    assert "ok, 6 actions replay" in printed_here("replay", log, "--verify", "--edition", str(own))


def test_a_game_of_one_is_told_as_such(tmp_path):
    file = tmp_path / "alone.log"
    file.write_text(load_game("city", 1).new_initial_state(seed=1).log(), encoding="utf-8")
    assert ", 1 player, edition open-1" in " ".join(printed_here("replay", str(file)).split())


def test_a_text_that_is_being_carried_out_is_shown_before_who_is_next(tmp_path):
    """As at the table: the card in use, and the sentence that asks."""
    state = load_game("tricks", 2).new_initial_state(seed=7)
    while not isinstance(state.frames[-1], Ask):
        seat = state.acting_seats()[0]
        legal = state.legal_actions(seat)
        state.apply_action(legal[-1] if isinstance(state.frames[-1], UseCard) else legal[0], seat)
    used = card_id(int(state.frames[-1].run.card))
    file = tmp_path / "middle.log"
    file.write_text(state.log(), encoding="utf-8")
    said, following = printed_here("replay", str(file)).partition("Waiting for ")[::2]
    assert f"\n{used} " in said
    assert ' says: "' in said.splitlines()[-1] + said.splitlines()[-2]
    assert following


def test_without_a_text_nothing_is_said_of_one(log):
    assert " says: " not in printed_here("replay", log)


def test_no_example_asks_for_the_position_of_a_game_that_may_be_over():
    """A game that is over has no position."""
    asking = [line for line in EXAMPLES.splitlines() if "--position" in line]
    assert asking
    assert all("--at" in line for line in asking)


def keyed(path: Path, nonces: list[str | None] | None = None) -> str:
    """The log of a short finished game that was dealt from a key."""
    state = load_game("tricks", 2).new_initial_state(key=bytes(range(32)), nonces=nonces)
    state.apply_action(state.string_to_action(0, "concede"), 0)
    path.write_text(state.log(), encoding="utf-8")
    return str(path)


def test_a_finished_game_is_checked_from_the_promise_to_the_last_hash(tmp_path):
    log = keyed(tmp_path / "fair.log", ["a07f", None])
    verdict = printed_here("replay", log, "--verify")
    assert "ok, 1 actions replay, the game is over" in verdict
    assert f"the hash of the key: {commitment(bytes(range(32)))}" in verdict
    assert "seat 0: a07f\n  seat 1: none\n" in verdict
    data = json.loads(printed_here("replay", log, "--verify", "--json"))
    assert (data["ok"], data["is_terminal"], data["nonces"]) == (True, True, ["a07f", None])
    assert data["commitment"] == commitment(bytes(range(32)))
    assert "no nonces were mixed in" in printed_here("replay", keyed(tmp_path / "plain.log"), "--verify")


@pytest.mark.parametrize(
    ("was", "now"),
    [("nonces a07f", "nonces a07e"), ("key: 00", "key: 01"), ("commitment 62", "commitment 63"), ("#", "#0")],
)
def test_a_game_that_was_tampered_with_does_not_pass(tmp_path, was, now):
    log = Path(keyed(tmp_path / "fair.log", ["a07f", None]))
    text = log.read_text(encoding="utf-8")
    assert was in text
    log.write_text(text.replace(was, now), encoding="utf-8")
    code, verdict, _ = here("replay", str(log), "--verify")
    assert code == 1
    assert "line " in verdict
