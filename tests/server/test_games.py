"""Whole games of all five over real sockets: the client's picture is the server's view at every version."""

from __future__ import annotations

import random
from typing import Any

import pytest

import techdeck
from techdeck.core.log import read_log
from tests.server.client import Browser, Player
from tests.server.running import running

GAMES = [("exchange", 3), ("city", 3), ("tricks", 3), ("paradoxical", 2), ("chess", 2)]


def play_on(players: list[Player], watcher: Player, chance: random.Random, reconnects: float) -> None:
    """Everybody plays by chance, by commands or single actions, and loses the connection now and then."""
    for _ in range(20000):
        watcher.listen(0.001)
        if all(player.ended() for player in players):
            return
        player = chance.choice(players)
        if chance.random() < reconnects:
            player.leave()
            if chance.random() < 0.3:
                player.version = None
            player.join()
            wait_for_version(player, 0)
        player.listen(0.002)
        if player.choices and not player.ended():
            act(player, chance)
    raise AssertionError("the game does not end")


def wait_for_version(player: Player, version: int) -> None:
    """Hear what comes until the game has come so far."""
    player.wait(lambda: player.version is not None and player.version >= version)


def act(player: Player, chance: random.Random) -> None:
    """A whole gesture, or one choice."""
    commands = player.asked.get("commands", [])
    if chance.random() < 0.5 and commands:
        message = filled(player, chance.choice(commands)["kind"], chance)
        if message is not None:
            player.request("command", command=message)
            return
    if player.choices:  # others may have acted while it was put together
        choice = chance.choice(player.choices)
        player.request("action", action=choice["action"], answers=player.asked["number"])


def filled(player: Player, kind: str, chance: random.Random) -> dict[str, Any] | None:
    """A command filled slot by slot, as templates say."""
    command: dict[str, Any] = {"kind": kind}
    for _ in range(30):
        template = player.request("template", command=command)
        if template["type"] == "error":
            return None
        if template["complete"]:
            return command
        assert len(template["values"]) == len(template["labels"])
        value = chance.choice(template["values"])
        slot = next(one for one in template["slots"] if one["name"] == template["next"])
        before = command.get(slot["name"], [])
        command = {**command, slot["name"]: [*before, value] if slot.get("many") else value}
        if slot.get("many") and value in ("stop", "decline", "pass"):
            command[slot["name"]] = before
    return None


def views_of(log: str, seat: int | None) -> list[dict[str, Any]]:
    """What a seat saw at each version, by the engine."""
    read = read_log(log)
    state = techdeck.replay(log, at=0)
    game = state.game
    views: list[dict[str, Any]] = [state.view(seat).to_dict()]
    for line in read.actions(game.actions):
        state.apply_action(line.action, line.seat, line.stand_in)
        if line.mark != "-":
            views.append(state.view(seat).to_dict())
    return views


def assert_the_log_is_told_again(players: list[Player]) -> None:
    """Whoever comes anew is told the last sentences as they were told the first time."""
    for player in players:
        heard = [(version, words) for version, (_, told) in player.events.items() for words in told]
        player.leave()
        player.history = []
        player.join(fresh=True)
        player.wait(lambda player=player: bool(player.history))
        assert len(player.history) <= 100
        again = [line for line in player.history if line[0] in player.events]
        assert again == heard[-len(again) :]
        assert again


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_whole_game_over_real_sockets(game, seats):
    chance = random.Random(f"{game} {seats}")
    with running() as server:
        host = Browser(server.port)
        more = {"options": {"effects": "on"}} if game == "tricks" else {}
        bots = ["random"] if seats > 2 else []
        table = host.create(game, seats, bots=bots, **more)["table"]
        players = [host.at(table, 0).join()]
        for seat in range(1, seats - len(bots)):
            guest = Browser(server.port)
            guest.sit(table, f"Guest {seat}", nonce="00ff")
            players.append(guest.at(table, seat).join())
        assert players[0].request("start")["type"] == "done"
        watcher = Browser(server.port).at(table, None).join()
        for player in [*players, watcher]:
            wait_for_version(player, 0)
        play_on(players, watcher, chance, 0.05)
        watcher.wait(watcher.ended)
        status, log = host.ask("GET", f"/api/tables/{table}/log")
        assert status == 200
        for player in [*players, watcher]:
            views = views_of(log, player.seat)
            wait_for_version(player, len(views) - 1)
            for version, (view, _) in player.pictures.items():
                assert view == views[version], (player.seat, version)
        assert_the_log_is_told_again([*players, watcher])
        assert not any(error["code"] == "malformed" for player in players for error in player.errors)
        status, result = host.ask("GET", f"/api/tables/{table}/result")
        assert (status, result["scores"]) == (200, views[-1]["scores"])
