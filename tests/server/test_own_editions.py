"""A host's own edition at a live table: its text is checked, kept whole with the game, and delays nobody."""

from __future__ import annotations

import json
import random
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from techdeck.deck.files import packaged_text
from techdeck.server.connection import Refused
from techdeck.server.security import Gate
from techdeck.server.thinking import Workers
from tests.server.client import Browser, Player
from tests.server.running import running

EDITION = """\
[edition]
name = "my-house"
title = "Our house"
base = "open-1"

[knowledge.1]
name = "Big Libraries"
text = "Draw 3."

[service.2]
text = "Draw 2, then discard 2."
"""


@pytest.fixture(scope="module")
def server():
    with running() as one:
        yield one


@pytest.fixture
def ann(server):
    return Browser(server.port)


def test_a_text_is_looked_at_without_making_a_table(server, ann):
    status, found = ann.ask("POST", "/api/editions", {"text": EDITION})
    assert (status, found["ok"], found["mistakes"], found["more"]) == (200, True, [], 0)
    assert (found["name"], found["title"], found["base"]) == ("my-house", "Our house", "open-1")
    assert [(one["card"], one["name"]) for one in found["changed"]] == [("K1", "Big Libraries"), ("V2", "Hospitality")]
    assert not server.house.rows or all(row.edition == "open-1" for row in server.house.rows.values())


def test_everybody_at_the_table_reads_its_cards(ann):
    table = ann.create("tricks", 2, edition_text=EDITION, public=True)["table"]
    ben = Browser(ann.port)
    listed = next(one for one in ben.ask("GET", "/api/tables")[1]["tables"] if one["id"] == table)
    assert (listed["edition"], listed["own_cards"]) == ("my-house", True)
    deck = ben.ask("GET", f"/api/tables/{table}/deck")[1]
    assert (deck["edition"], deck["title"], deck["changed"]) == ("my-house", "Our house", ["K1", "V2"])
    assert deck["cards"][0]["text"] == "Draw 3."
    explained = ben.ask("GET", f"/api/tables/{table}/deck/K1")[1]
    assert explained["sentences"][0]["sentence"] == "Draw 3."
    assert ben.ask("GET", f"/api/tables/{table}/deck/K14")[0] == 404
    assert ben.ask("GET", "/api/tables/none/deck")[0] == 404
    player = ben.at(table, None).join()
    player.wait(lambda: bool(player.info))
    assert (player.info["edition"], player.info["own_cards"]) == ("my-house", True)
    player.leave()


def test_a_table_with_a_packaged_edition_has_its_cards_too(ann):
    table = ann.create("tricks", 2)["table"]
    deck = ann.ask("GET", f"/api/tables/{table}/deck")[1]
    assert deck == ann.ask("GET", "/api/deck/open-1")[1]
    assert deck["changed"] == []
    assert ann.ask("GET", f"/api/tables/{table}")[1]["own_cards"] is False


HEAD = '[edition]\nname = "x"\nbase = "open-1"\n'


@pytest.mark.parametrize(
    ("text", "line", "column", "what"),
    [
        ("", 1, 1, "[edition] is missing"),
        (HEAD + "[knowledge.1]\nname = Libraries\n", 5, 8, "not valid TOML"),
        (HEAD + '[knowledge.1]\ntext = "Discrad 2."\n', 5, 9, "nearest text that is understood: Discard 2"),
        (HEAD + '[science.14]\ntext = "Draw 1."\n', 4, 10, "science has the values 1 to 13"),
        (packaged_text("open-1") + '\n[wild.2]\nname = "A 55th"\n', None, 1, "already in line"),
        (HEAD + "x = " + "[" * 30000, 1, 1, "nested too deeply"),
        (HEAD.replace("open-1", "open-2"), 3, 8, "here a base is one of open-1"),
        (HEAD.replace("open-1", "/etc/passwd"), 3, 8, "here a base is one of open-1"),
        (HEAD.replace("open-1", "../mine.toml"), 3, 8, "here a base is one of open-1"),
        (HEAD.replace('"x"', '"open-1"'), 2, 8, "the name of a packaged edition"),
    ],
)
def test_every_mistake_is_told_with_its_place_and_no_table_is_made(server, ann, text, line, column, what):
    before = len(server.house.rows)
    status, problem = ann.ask(
        "POST", "/api/tables", {"game": "city", "players": 2, "name": "Ann", "edition_text": text}
    )
    assert (status, problem["code"]) == (400, "bad_edition"), problem
    assert any(
        line in (one["line"], None) and one["column"] == column and what in one["words"] for one in problem["mistakes"]
    ), problem
    assert str(Path.cwd()) not in json.dumps(problem)
    assert ann.ask("POST", "/api/editions", {"text": text})[1]["mistakes"] == problem["mistakes"]
    assert len(server.house.rows) == before


def test_a_text_may_have_64_kib(ann):
    long = HEAD + "# " + "é" * 40_000
    for path, body in [
        ("/api/editions", {"text": long}),
        ("/api/tables", {"game": "city", "players": 2, "name": "Ann", "edition_text": long}),
        ("/api/editions", {"text": "x" * 300_000}),
    ]:
        assert ann.ask("POST", path, json.dumps(body, ensure_ascii=False).encode())[1]["code"] == "too_large"
    assert ann.ask("POST", "/api/editions", {"text": "x" * 70_000})[1]["code"] == "malformed"
    assert ann.ask("POST", "/api/editions", {"text": HEAD + "# " + "\n" * 60_000})[1]["ok"]


def test_fifty_mistakes_are_told_and_how_many_there_are_besides(ann):
    found = ann.ask("POST", "/api/editions", {"text": HEAD + "[nothing]\n" * 60})[1]
    assert (len(found["mistakes"]), found["more"]) == (50, 10)


HOSTILE = [
    "a" * 20 + ".a" * 30_000 + " = 1",  # a key of 30,000 parts takes TOML's reader minutes
    HEAD + "".join(f'[knowledge.{n}]\ntext = "{chr(96 + n) * 990}"\n' for n in range(1, 14)) * 4,
]


@pytest.mark.parametrize("text", HOSTILE, ids=["toml", "words"])
def test_a_text_that_takes_too_long_is_refused_and_delays_no_table(ann, text):
    table = ann.create("tricks", 2, bots=["simple"], start=True)["table"]
    player = ann.at(table, 0).join()
    player.wait(lambda: player.version is not None)
    answers: list[Any] = []
    ben = Browser(ann.port)
    sending = threading.Thread(target=lambda: answers.append(ben.ask("POST", "/api/editions", {"text": text[:65_000]})))
    sending.start()
    slowest = 0.0
    while sending.is_alive():
        before = time.perf_counter()
        player.request("ping")
        slowest = max(slowest, time.perf_counter() - before)
        time.sleep(0.01)
    (status, answer), *_ = answers
    assert status == 200
    assert not answer["ok"]
    assert slowest < 1.0, slowest
    player.leave()


def move(player: Player, chance: random.Random) -> None:
    """Do any choice there is, or wait for one."""
    player.wait(lambda: bool(player.choices) or player.ended())
    if not player.ended():
        player.request("action", action=chance.choice(player.choices)["action"], answers=player.asked["number"])
        player.listen(0.001)


def test_a_game_with_changed_cards_is_played_to_its_end_and_everything_works_with_it(tmp_path):
    """Bots in processes of their own, a restart in the middle, the log, the store's commands, a rematch."""
    store, chance = str(tmp_path / "tables.db"), random.Random(4)
    with running(store, thinkers=lambda: Workers(1)) as first:
        ann = Browser(first.port)
        table = ann.create("tricks", 3, edition_text=EDITION, bots=["simple", "simple"], start=True)["table"]
        player = ann.at(table, 0).join()
        player.wait(lambda: player.version is not None)
        for _ in range(5):
            move(player, chance)
        player.leave()
    with running(store, thinkers=lambda: Workers(1)) as second:
        ann.port = second.port
        assert ann.ask("GET", f"/api/tables/{table}/deck")[1]["cards"][0]["text"] == "Draw 3."
        player.join()
        while not player.ended():
            move(player, chance)
        assert player.errors == []
        log = ann.ask("GET", f"/api/tables/{table}/log")[1]
        assert "edition: my-house " in log
        assert 'card K1: "Big Libraries" "Draw 3."' in log
        assert ann.ask("GET", f"/api/tables/{table}/story")[0] == 200
        player.request("rematch")
        player.wait(lambda: bool(player.info.get("next")))
        again = ann.ask("GET", f"/api/tables/{player.info['next']}/deck")[1]
        assert (again["edition"], again["changed"]) == ("my-house", ["K1", "V2"])
        player.leave()
    (tmp_path / "game.log").write_text(log, encoding="utf-8")
    for words in (
        ["replay", "game.log", "--verify"],
        ["store", "check", "--store", store],
        ["store", "backup", "--store", store, "monday.db"],
        ["store", "restore", "--store", "restored.db", "monday.db"],
        ["store", "check", "--store", "restored.db"],
    ):
        done = subprocess.run(
            [sys.executable, "-m", "techdeck", *words], cwd=tmp_path, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, (words, done.stdout, done.stderr)


def test_only_so_many_texts_of_one_address_are_read_at_once():
    gate = Gate()
    with (
        gate.one_edition("1.2.3.4"),
        gate.one_edition("1.2.3.4"),
        gate.one_edition("5.6.7.8"),
        pytest.raises(Refused, match="still being read"),
        gate.one_edition("1.2.3.4"),
    ):
        pass
    with gate.one_edition("1.2.3.4"):
        pass
