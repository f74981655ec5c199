"""sim and bench: many games, and how fast."""

import json
import re

import pytest

from tests.cli.running import data, data_here, printed, printed_here, refused, refused_here, run

KEYS = ["game", "players", "games", "actions", "seconds", "actions_per_second", "mean_actions", "returns_mean", "hash"]
SMALL = ("sim", "tricks", "--players", "3", "--games", "6", "--seed", "1")


def simulated(*words: str) -> dict[str, object]:
    found = data_here(*SMALL, *words)
    assert isinstance(found, dict)
    return found


def test_the_result_has_the_promised_keys():
    result = data(*SMALL)
    assert isinstance(result, dict)
    assert all(key in result for key in KEYS)
    assert (result["game"], result["players"], result["games"]) == ("tricks", 3, 6)
    returns = result["returns_mean"]
    assert isinstance(returns, list)
    assert sum(returns) == pytest.approx(0)


def test_every_seat_has_its_win_rate_with_an_interval():
    """A shared victory counts in parts, so that all rates together are 1."""
    rates = simulated("--bot", "simple", "--bot", "random", "--bot", "random", "--games", "12")["win_rates"]
    assert isinstance(rates, list)
    assert sum(rate["win_rate"] for rate in rates) == pytest.approx(1)
    assert all(0 <= rate["low"] < rate["win_rate"] < rate["high"] <= 1 or rate["win_rate"] in (0, 1) for rate in rates)


def test_the_same_seed_gives_the_same_hash_however_many_share_the_work():
    words = ["--bot", "simple", "--bot", "random", "--bot", "simple", "--games", "24"]
    alone, shared = simulated(*words), simulated(*words, "--jobs", "2")
    assert alone["hash"] == shared["hash"]
    assert alone["returns_mean"] == shared["returns_mean"]
    assert alone["bots"] == ["simple", "random", "simple"]


def test_random_bots_take_the_fast_path():
    assert simulated()["hash"] == simulated("--bot", "random", "--jobs", "2")["hash"]


def test_another_seed_and_another_option_give_another_hash():
    hashes = {simulated(*words)["hash"] for words in ([], ["--seed", "2"], ["--option", "effects=off"])}
    assert len(hashes) == 3


def test_people_get_a_small_table():
    text = printed(*SMALL)
    assert "tricks, 3 players, 6 games" in text
    assert "hash of all final tables" in text
    seats = re.findall(r"^   (\d)  random        *(\d+\.\d) % \((\d+\.\d) to (\d+\.\d)\)", text, re.MULTILINE)
    assert [seat for seat, *_ in seats] == ["0", "1", "2"]
    assert all(float(low) <= float(rate) <= float(high) for _, rate, low, high in seats)
    assert "won: a shared victory counts in equal parts\n" in text


def test_returns_are_told_as_they_are():
    """Several players share what the losers pay; a lone one wins, loses or draws, and nobody pays. (City 8.7)"""
    assert "return: each loser pays 1, and the winners share it\n" in printed_here(*SMALL)
    alone = printed_here("sim", "city", "--players", "1", "--games", "3", "--seed", "1")
    assert alone.startswith("city, 1 player, 3 games")
    assert "won: a draw counts as half\n" in alone
    assert "return: 1 for a win, -1 for a loss, 0 for a draw\n" in alone
    assert "pay" not in alone


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--players", "9"], "2 to 4 players, not 9"),
        (["--games", "0"], "--games must be 1 or more, not 0"),
        (["--jobs", "0"], "--jobs must be 1 to 256, not 0"),
        (["--jobs", "257"], "--jobs must be 1 to 256, not 257"),
        (["--bot", "genius"], "choose from random, novice, casual, skilled, expert, simple"),
        (["--bot", "simple", "--bot", "simple"], "3 seats"),
        (["--option", "effects=maybe"], "choose from on, off"),
        (["--option", "effects"], "NAME=VALUE"),
        (["--edition", "open-9"], "open-1"),
        (["--edition", "a" * 300], "choose from open-1"),
        (["--games", "many"], "invalid int value"),
    ],
)
def test_bad_wishes_are_told(words, complaint):
    assert complaint in refused_here(*SMALL, *words)


def test_players_must_be_said():
    assert "--players" in refused("sim", "tricks")


def test_bench_measures_three_paths():
    done = run("bench", "tricks", "--players", "2", "--seconds", "0.2", "--json")
    assert done.returncode == 0
    assert len(json.loads(done.stdout)["rows"]) == 3


def test_bench_refuses_an_unknown_game():
    assert "choose from exchange, city, tricks, paradoxical, chess" in refused("bench", "trix")
