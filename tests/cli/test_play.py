"""play and replay: whole games by scripted answers, help on the way, leaving and playing on."""

import json
import re

import pytest

from techdeck.bots import OF_GAME
from tests.cli.running import printed, printed_here, refused, refused_here, run

FIRST = "1\n" * 300
"""The first choice, again and again: it ends trading turns, refuses offers, uses no card, plays the first card."""


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_a_whole_game_can_be_finished(tmp_path, players):
    text = printed("play", "tricks", "--players", players, "--seed", "7", answers=FIRST, folder=tmp_path)
    assert text.count("You are dealt") == 2
    assert text.count("the first player.") == 3
    assert re.search(r"(won the game|shares the victory)\.", text)
    assert max(len(line) for line in text.splitlines() if not line.startswith("(number")) <= 80
    assert "\x1b" not in text


def test_the_number_of_players_is_asked_for(tmp_path):
    text = printed("play", "tricks", "--seed", "7", answers="five\n4\n", folder=tmp_path)
    assert "Please type a number from 2 to 4." in text
    assert "you against Ben, Cleo and Dan" in text


def test_help_the_rule_and_a_card(tmp_path):
    answers = "h\n?\n? K9\n? 6.2\n? nonsense\nc\ns\nl\nd\nt\n"
    text = printed("play", "tricks", "--players", "3", "--seed", "7", answers=answers, folder=tmp_path)
    for part in ("picks the choice with that number", "Tricks 3.", "Navigation", "effect: open edition"):
        assert part in text
    assert "You must follow the led domain" in text
    assert "There's no card or rule 'nonsense'" in text
    assert "The discard pile is empty" in text


def test_a_refused_move_is_explained_and_asked_again(tmp_path):
    text = printed("play", "tricks", "--players", "2", "--seed", "7", answers="bid 2\n" + FIRST, folder=tmp_path)
    assert re.search(r"Not allowed: .*\(Tricks\s3\.\d+\)", text, re.DOTALL)
    assert "won the game" in text


def test_the_end_of_input_saves_the_game_and_says_how_to_play_on(tmp_path):
    text = printed("play", "tricks", "--players", "3", "--seed", "7", answers="1\n1\n", folder=tmp_path)
    assert text.endswith("techdeck play --resume techdeck-tricks-7.log\n")
    resumed = printed("play", "--resume", "techdeck-tricks-7.log", answers=FIRST, folder=tmp_path)
    straight = printed("play", "tricks", "--players", "3", "--seed", "7", answers=FIRST, folder=tmp_path)
    assert resumed.partition("=== the end")[2].startswith(straight.partition("=== the end")[2])
    assert "ok" in printed("replay", "techdeck-tricks-7.log", "--verify", folder=tmp_path)


def test_nothing_played_is_nothing_saved(tmp_path):
    text = printed("play", "tricks", "--players", "3", "--seed", "7", folder=tmp_path)
    assert "techdeck play tricks --players 3 --seed 7" in text
    assert list(tmp_path.iterdir()) == []


def test_leaving_offers_to_save(tmp_path):
    words = ("play", "tricks", "--players", "3", "--seed", "7")
    text = printed(*words, "--seat", "1", answers="1\nq\nevening.log\n", folder=tmp_path)
    assert "techdeck play --resume evening.log" in text
    assert "; played by seat 1 against bot casual" in (tmp_path / "evening.log").read_text(encoding="utf-8")
    assert re.search(r"^Ada .*\n^You ", printed("play", "--resume", "evening.log", folder=tmp_path), re.MULTILINE)


def test_no_other_file_is_written_over(tmp_path):
    (tmp_path / "diary.txt").write_text("dear diary", encoding="utf-8")
    message = refused("play", "tricks", "--players", "2", "--save", "diary.txt", folder=tmp_path)
    assert "isn't a saved game" in message
    assert (tmp_path / "diary.txt").read_text(encoding="utf-8") == "dear diary"


def test_conceding_ends_a_game_of_two(tmp_path):
    text = printed("play", "tricks", "--players", "2", "--seed", "7", answers="concede\ny\n", folder=tmp_path)
    assert text.endswith("Ben won the game.\n")


def test_without_a_name_the_game_is_asked_for(tmp_path):
    """By number or by name; what is neither is told; nobody there is fine too."""
    text = printed("play", answers="9\n3\n2\nconcede\ny\n", folder=tmp_path)
    assert "  3  Tricks of the Trade, 2 to 4 players" in text
    assert "Please type a number from 1 to 5, or one of exchange, city, tricks, paradoxical,\nchess." in text
    assert text.endswith("Ben won the game.\n")
    for name in ("tricks", "Tricks of the Trade"):
        assert "Tricks of the Trade: you against Ben" in printed("play", answers=f"{name}\n2\n", folder=tmp_path)
    assert re.search(r"There's nobody here. To start:\s.*techdeck play", printed("play", folder=tmp_path))
    assert printed("play", answers="q\n", folder=tmp_path).count("Which game?") == 1


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["play", "trix"], "choose from exchange, city, tricks"),
        (["play", "tricks", "--players", "5"], "2 to 4 players"),
        (["play", "tricks", "--players", "3", "--seat", "3"], "0 to 2"),
        (
            ["play", "tricks", "--players", "3", "--bot", "x"],
            "choose from random, novice, casual, skilled, expert, simple",
        ),
        (["play", "--resume", "gone.log"], "gone.log"),
        (["play", "--resume", "gone.log", "--seed", "1"], "leave out --seed"),
        (["replay", "gone.log"], "gone.log"),
    ],
)
def test_bad_wishes_are_told(tmp_path, monkeypatch, words, complaint):
    monkeypatch.chdir(tmp_path)
    assert complaint in refused_here(*words)


def test_the_help_names_the_bots_of_the_registry(monkeypatch):
    assert "who plays the other seats: random, novice, casual, skilled, expert or simple" in " ".join(
        printed_here("play", "--help").split()
    )
    monkeypatch.setitem(OF_GAME, "chess", {"simple": OF_GAME["chess"]["simple"], "deep": OF_GAME["chess"]["simple"]})
    assert "who plays the other seats: random, novice, casual, skilled, expert, simple or deep" in " ".join(
        printed_here("play", "--help").split()
    )


@pytest.fixture(scope="module")
def saved(tmp_path_factory):
    """A finished game in a file."""
    folder = tmp_path_factory.mktemp("saved")
    words = ("play", "tricks", "--players", "3", "--seed", "7", "--save", "game.log")
    assert "techdeck replay game.log" in printed(*words, answers=FIRST, folder=folder)
    return folder


def test_replay_shows_the_table_with_all_hands(saved):
    text = printed("replay", "game.log", "--at", "0", folder=saved)
    assert "after action 0 of" in text
    assert text.count("'s hand:") == 3
    assert "won the game" in printed("replay", "game.log", folder=saved)


def test_replay_takes_a_log_with_a_byte_order_mark(saved):
    text = (saved / "game.log").read_text(encoding="utf-8")
    (saved / "marked.log").write_text(text, encoding="utf-8-sig")
    assert "marked.log: ok" in printed("replay", "marked.log", "--verify", folder=saved)


def test_replay_as_data(saved):
    told = json.loads(printed("replay", "game.log", "--at", "5", "--json", folder=saved))
    assert (told["game"], told["players"], told["at"], told["is_terminal"]) == ("tricks", 3, 5, False)
    assert [len(hand) for hand in told["hands"]] == [10, 10, 10]


def test_verify_says_ok_or_where_it_breaks(saved):
    verdict = printed("replay", "game.log", "--verify", folder=saved)
    assert re.match(r"game\.log: ok, \d+ actions replay, the game is over", verdict)
    lines = (saved / "game.log").read_text(encoding="utf-8").splitlines()
    at = next(number for number, line in enumerate(lines) if "bid 1" in line)
    lines[at] = lines[at].replace("bid 1", "bid 2")
    (saved / "bent.log").write_text("\n".join(lines) + "\n", encoding="utf-8")
    done = run("replay", "bent.log", "--verify", folder=saved)
    assert done.returncode == 1
    assert f"line {at + 1}" in done.stdout
    told = run("replay", "bent.log", "--verify", "--json", folder=saved)
    assert (told.returncode, json.loads(told.stdout)["ok"]) == (1, False)
    assert f"bent.log: line {at + 1}" in refused("replay", "bent.log", folder=saved)


@pytest.mark.parametrize("how", [[], ["--verify"], ["--verify", "--json"], ["--json"], ["--position"]])
def test_replay_refuses_a_moment_that_never_was(saved, how):
    """The question is bad input, whatever the log is like."""
    assert "game.log: the log has" in refused("replay", "game.log", "--at", "9999", *how, folder=saved)
