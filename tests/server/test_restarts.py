"""A server that is killed or stopped: every acknowledged command is there, and every client goes on."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from techdeck.server.store import open_store
from tests.server.client import Browser, Player

GAMES = [("chess", 2), ("tricks", 2), ("city", 2), ("paradoxical", 2), ("exchange", 2)]


class Server:
    """techdeck serve, as a process of its own."""

    def __init__(self, store: Path | str) -> None:
        words = ["serve", "--port", "0", "--store", str(store), "--bot-seconds", "0-0.01", "--no-limits"]
        command = [sys.executable, "-m", "techdeck", *words]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.first = self.process.stdout.readline()
        self.port = int(self.first.strip().rpartition(":")[2]) if "http" in self.first else 0

    def end(self, number: int) -> tuple[str, str, int]:
        """Send a signal, and wait; what it said and its exit code."""
        self.process.send_signal(number)
        out, err = self.process.communicate(timeout=30)  # until workers are gone too: they have the same pipe
        return self.first + out, err, self.process.returncode


def seated(server: Server, game: str, seats: int) -> list[Player]:
    """A table with somebody on each seat, and the game on."""
    browsers = [Browser(server.port) for _ in range(seats)]
    table = browsers[0].create(game, seats)["table"]
    for browser in browsers[1:]:
        browser.sit(table, "Guest")
    players = [browser.at(table, seat).join() for seat, browser in enumerate(browsers)]
    players[0].request("start")
    for player in players:
        player.wait(lambda player=player: player.version is not None)
    return players


def play_some(players: list[Player], chance: random.Random, steps: int) -> None:
    """Some steps by chance."""
    for _ in range(steps):
        for player in players:
            player.request("ping")
        able = [player for player in players if player.choices and not player.ended()]
        if not able:
            return
        player = chance.choice(able)
        player.request("action", action=chance.choice(player.choices)["action"])


def test_killed_in_the_middle_every_acknowledged_command_is_there(tmp_path):
    chance, store = random.Random(9), tmp_path / "games.db"
    server = Server(store)
    try:
        tables = [seated(server, game, seats) for game, seats in GAMES]
        for players in tables:
            play_some(players, chance, 12)
        acknowledged, pending = [], []
        for players in tables:
            acknowledged.append(max(player.version or 0 for player in players))
            able = [player for player in players if player.choices]
            if able:  # on its way when the server dies
                message = {"type": "action", "id": "last", "action": able[0].choices[0]["action"]}
                able[0].send(message)
                pending.append((able[0], message))
    finally:
        server.end(signal.SIGKILL)
    again = Server(store)
    try:
        for players, version in zip(tables, acknowledged, strict=True):
            for player in players:
                player.browser.port = again.port
                player.join()
                player.request("ping")
                assert (player.version or 0) >= version
        for player, message in pending:
            player.send(message)
            player.wait(lambda player=player: "last" in player.answers)
            assert player.answers["last"]["type"] == "done"
        for players in tables:
            play_some(players, chance, 5)
    finally:
        _, err, code = again.end(signal.SIGINT)
    assert code == 0, err
    assert "Traceback" not in err


@pytest.mark.parametrize(("tables", "times"), [(5, 1), pytest.param(200, 20, marks=pytest.mark.long)])
def test_killed_again_and_again_nothing_acknowledged_is_lost_or_done_twice(where, tables, times):
    """On both databases; what was on its way when the server died is sent again, and done once or refused."""
    chance = random.Random(16)
    acknowledged: dict[tuple[str, str], str] = {}
    server = Server(where)
    try:
        players = [at_a_table_with_a_bot(server, *GAMES[number % len(GAMES)]) for number in range(tables)]
        for _ in range(times):
            for player, id in [(player, send_one(player, chance)) for player in players]:
                acknowledged[player.table, id] = heard(player, id)
            pending = [send_one(player, chance) for player in players]
            server.end(signal.SIGKILL)
            server = Server(where)
            for player, id in zip(players, pending, strict=True):
                again(player, id, server.port)
                acknowledged[player.table, id] = heard(player, id)
    finally:
        server.end(signal.SIGINT)
    done = {key for key, answer in acknowledged.items() if answer == "done"}
    assert len(done) >= tables
    kept = asyncio.run(ids_in(where, [player.table for player in players]))
    assert len(kept) == len(set(kept))
    assert done <= set(kept)


def at_a_table_with_a_bot(server: Server, game: str, seats: int) -> Player:
    """Somebody who plays against a bot."""
    browser = Browser(server.port)
    table = browser.create(game, seats, bots=["random"], start=True)["table"]
    return browser.at(table, 0).join()


def send_one(player: Player, chance: random.Random) -> str:
    """An action, or the way out if the bot is asked; its id."""
    player.listen(0.001)
    ways = player.choices or player.asked["question"]["ways_out"] if player.asked else []
    id = player.new_id()
    player.sent = {"type": "action", "id": id, "action": chance.choice(ways)["action"] if ways else 0}
    player.send(player.sent)
    return id


def heard(player: Player, id: str) -> str:
    """What was answered."""
    player.wait(lambda: id in player.answers)
    return str(player.answers[id]["type"])


def again(player: Player, id: str, port: int) -> None:
    """Come back after the server was killed, and send again what was not answered."""
    player.leave()
    player.browser.port = port
    player.join()
    if id not in player.answers:
        player.send(player.sent)


async def ids_in(where: str, tables: list[str]) -> list[tuple[str, str]]:
    """The ids of all commands in the store."""
    store = await open_store(where)
    saved = [await store.load(table) for table in tables]
    await store.close()
    return [(one.row.id, entry["id"]) for one in saved for entry in one.entries if entry.get("id")]


def test_a_server_that_stops_says_goodbye_and_a_second_one_on_its_store_is_refused(tmp_path):
    store = tmp_path / "games.db"
    server = Server(store)
    players = seated(server, "chess", 2)
    second = Server(store)
    out, err = second.process.communicate(timeout=30)
    assert second.process.returncode == 2
    assert "games.db" in err
    out, err, code = server.end(signal.SIGTERM)
    assert (code, "Traceback" in err) == (0, False), err
    assert "Play at http://127.0.0.1:" in out
    with pytest.raises(ConnectionClosed) as closed:
        players[0].listen(5)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012


def test_bots_think_in_workers_of_their_own(tmp_path):
    server = Server(tmp_path / "games.db")
    try:
        ann = Browser(server.port)
        table = ann.create("tricks", 2, bots=["simple"], start=True)["table"]
        player = ann.at(table, 0).join()
        player.wait(lambda: player.version is not None)
        chance = random.Random(1)
        while not any(event for version, event in player.events.items()) or (player.version or 0) < 12:
            player.listen(0.1)
            if player.choices:
                player.request("action", action=chance.choice(player.choices)["action"])
        pools = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
        nice = [os.getpriority(os.PRIO_PROCESS, int(pid)) for pid in pools]
        assert max(nice) >= 15
    finally:
        _, err, code = server.end(signal.SIGINT)
    assert (code, "Traceback" in err) == (0, False), err
