"""A fuzzer at live tables: right and broken messages of every kind, from seats, onlookers and strangers.

Each is answered, nothing crashes, what is refused changes nothing, and every error of docs/protocol.md is met.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from techdeck.bots.hinting import Hint
from techdeck.server.store import Conflict, Unwritable
from techdeck.server.thinking import Here
from tests.server.client import Browser, Player
from tests.server.running import running

PROTOCOL = Path(__file__).resolve().parent.parent.parent / "docs" / "protocol.md"
GAMES = ["tricks", "exchange", "city", "paradoxical", "chess"]
IN_A_SCENE = 500
"""How many messages are sent before everybody gets new tables: some of them end a game, or give a seat up."""
STATES = ["playing", "open", "finished"]


class Slow(Here):
    """Bots that take a moment, so that a second hint can be asked for meanwhile."""

    async def hint(self, view, seed):
        await asyncio.sleep(0.002)
        return [Hint([view.legal_actions()[0]], 0.5, 0.0, 0.0)]


def documented() -> set[str]:
    """The codes of errors at a table."""
    part = PROTOCOL.read_text(encoding="utf-8").partition("### Errors")[2].partition("Codes of HTTP")[0]
    rows = [line for line in part.splitlines() if line.startswith("| `")]
    return {code for row in rows for code in re.findall(r"`(\w+)`", row.split("|")[1])}


class Scene:
    """Three tables, one being played, one open, one over, with two people at each, and somebody who watches."""

    def __init__(self, server, game: str, chance: random.Random) -> None:
        self.server, self.chance = server, chance
        self.players = [player for state in STATES for player in self.table(game, state)]
        self.codes: set[str] = set()

    def table(self, game: str, state: str) -> list[Player]:
        """A table in this state."""
        ann, ben, eve = (Browser(self.server.port) for _ in range(3))
        on = state != "open"
        watch, free = "nobody" if state == "finished" else "anyone", 1 if state == "open" and game != "chess" else 0
        table = ann.create(game, 2 + free, hints=state == "playing", chat=on, watch=watch)["table"]
        ben.sit(table, "Ben")
        here = [ann.at(table, 0).join(), ben.at(table, 1).join()]
        if on:
            here[0].request("start")
        here.append(eve.at(table, None).join())
        if state == "finished":
            here[1].request("ping")
            here[1].request("action", action=here[1].asked["question"]["ways_out"][0]["action"])
        return here

    @property
    def there(self) -> list[Player]:
        """Those who still have a connection."""
        return [player for player in self.players if player.socket is not None]

    def settle(self) -> None:
        """Everybody hears all there is; who was sent away is gone."""
        for player in self.there:
            try:
                player.request("ping")
            except ConnectionClosed:
                player.leave()

    def send(self, text: str | bytes, player: Player) -> None:
        """One message; the connection may be gone."""
        assert player.socket is not None
        try:
            player.socket.send(text)
        except ConnectionClosed:
            player.leave()

    def play(self, messages: int) -> None:
        """So many messages, half of them right by the schema."""
        for number in range(messages):
            if not self.there:
                return
            seated = [player for player in self.there if player.seat is not None] or self.there
            asked = [player for player in seated if player.choices] or seated
            hosts = [player for player in seated if player.seat == 0]
            player = self.chance.choice(self.chance.choice([asked, asked, hosts or asked, self.there]))
            message = json.dumps(valid(player, self.chance))
            self.send(message if number % 2 else broken(message, self.chance), player)
            if self.chance.random() < 0.08:
                self.settle()
        self.settle()

    def check(self) -> None:
        """What everybody sees is so, and what was done is just what was told to be."""
        for player in self.players:
            self.codes |= {error["code"] for error in player.errors}
            if player.socket is not None and player.view:
                self.check_picture(player)
        for table in {player.table for player in self.there}:
            here = [player for player in self.players if player.table == table]
            if all(player.socket is not None for player in here):  # who left may not have heard what was done
                heard = {id for one in here for id, answer in one.answers.items() if answer.get("version")}
                assert {id for id in self.server.call(lambda table=table: self.played(table)) if id} == heard

    def check_picture(self, player: Player) -> None:
        """A player sees what is so. A stand-in may play on meanwhile, so the picture of one version is compared."""
        version, truth = self.server.call(lambda: self.shown(player))
        player.wait(lambda: player.version >= version)
        assert player.pictures[version][0] == json.loads(json.dumps(truth))

    def played(self, table: str) -> list[str]:
        """The ids of the commands that were done at a table."""
        play = self.server.house.tables[table].play
        return [] if play is None else [one.id for one in play.done]

    def shown(self, player: Player):
        """The version at the table, and what the server would show a player of it."""
        play = self.server.house.tables[player.table].play
        return play.version, play.state.view(player.seat).to_dict()


def valid(player: Player, chance: random.Random):
    """A message that is right by the schema."""
    seat, kinds = chance.choice([0, 1, 1, 2, 2, 7]), player.asked.get("commands", [])
    actions = [one["action"] for one in player.choices]
    number = player.asked.get("number", 5)
    made = command(chance.choice(kinds), chance) if kinds and chance.random() < 0.8 else {"kind": "x", "y": [None]}
    message = chance.choice(
        [
            {"type": "action", "action": chance.choice([-3, 0, 5, 10**5, *actions, *actions])},
            {"type": "action", "action": chance.choice([0, *actions]), "answers": chance.choice([number, 7])},
            {"type": "command", "command": made},
            {"type": "command", "command": made, "answers": chance.choice([number, number, 7])},
            {"type": "template", "command": made},
            {"type": "hint"},
            {"type": "chat", "text": chance.choice(["hi", "\u0000", "x" * 500])},
            {"type": "bot", "seat": seat, "bot": chance.choice(["simple", None])},
            {"type": "bot", "seat": seat, "bot": "x"},
            {"type": "start"},
            {"type": "rematch", "wanted": chance.random() < 0.5},
            {"type": "mute", "seat": seat, "muted": chance.random() < 0.5},
            {"type": "remove", "seat": seat} if chance.random() < 0.1 else {"type": "ping"},
            {"type": "leave"} if chance.random() < 0.02 else {"type": "ping"},
            {"type": "give_anew", "seat": seat},
            {"type": "move_seat"},
            {"type": "presence", "away": chance.random() < 0.3},
            {"type": "nonce", "nonce": "00ff"},
            {"type": "join", "seat": seat},
            {"type": "chat", "text": chance.choice(["hi", "\u0000", "x" * 500])},
        ]
    )
    return {**message, "id": player.new_id()} if message["type"] not in ("presence", "join") else message


def command(open_to_it, chance: random.Random):
    """A command of a kind that is open, filled in by chance."""
    values = ["K9", "S4", 1, 3, True, None, [], ["V2"], [{"card": "K3", "tell": "card"}], {"kind": "any"}, "all", "a3"]
    slots = [slot["name"] for slot in open_to_it["slots"]]
    found = {name: chance.choice(values) for name in slots if chance.random() < 0.7}
    return {"kind": open_to_it["kind"], **found, **({"x": 1} if not slots and chance.random() < 0.7 else {})}


def broken(text: str, chance: random.Random) -> str | bytes:
    """The same with something wrong in it."""
    place = chance.randrange(len(text))
    ways: list[str | bytes] = [
        text[:place] + chance.choice('{}[]",:0\\x') + text[place + chance.randint(0, 3) :],
        text[:place],
        text.replace('"type"', '"typ"', 1),
        text.replace('"id"', '"x"', 1),
        text.replace(": ", ": -", 1),
        f"[{text}]",
        text.encode(),
        "\ud83d".encode("utf-8", "surrogatepass").decode("utf-8", "replace") + text,
        json.dumps(chance.choice([None, 7, "x", [], {}, {"type": "x"}, {"type": ["join"]}, {"type": "chat", "id": 7}])),
    ]
    return chance.choice(ways)


def strangers(server, scene: Scene) -> set[str]:
    """Those who do not join, join as somebody else, come too often or say too much; the codes they get."""
    scene.settle()
    player = scene.players[0]
    crowd = [Player(player.browser, player.table, player.seat).join() for _ in range(5)]
    somebody_else = Player(Browser(server.port), player.table, 1).join()
    somebody_else.request("ping")
    for _ in range(8):
        for one in scene.players[:2]:
            one.send({"type": "hint", "id": one.new_id()})
            one.send({"type": "chat", "id": one.new_id(), "text": "hi"})
    for one in scene.players[:2]:
        for kind in [open_to_it["kind"] for open_to_it in one.asked["commands"] if not open_to_it["slots"]]:
            one.send({"type": "command", "id": one.new_id(), "command": {"kind": kind, "x": 1}})
    for one in crowd:
        one.leave()
    scene.settle()
    return {error["code"] for one in [*crowd, somebody_else, *scene.players] for error in one.errors}


def faults(server, monkeypatch) -> set[str]:
    """What goes wrong in the server itself: the codes that are told then."""
    codes: set[str] = set()
    for fault in (Unwritable("the disk is full"), RuntimeError("a mistake"), Conflict("another process")):
        player = Scene(server, "chess", random.Random(1)).players[0]

        async def fails(*_, fault=fault):
            raise fault

        with monkeypatch.context() as patch:
            patch.setattr(server.house.services.store, "append", fails)
            codes.add(str(player.request("move_seat").get("code")))
    return codes


def fuzz(server, messages: int, seed: int) -> set[str]:
    """So many messages, in scene after scene; the codes that were met."""
    chance, codes = random.Random(seed), set()
    for number in range(messages // IN_A_SCENE):
        scene = Scene(server, GAMES[number % len(GAMES)], chance)
        if number == 0:
            codes |= strangers(server, scene)
        scene.play(IN_A_SCENE)
        scene.check()
        codes |= scene.codes
        for player in scene.players:
            player.leave()
    return codes


@pytest.mark.parametrize("messages", [3_000, pytest.param(100_000, marks=pytest.mark.long)])
def test_a_fuzzer_finds_no_crash_and_no_change_and_meets_every_error(messages, caplog, monkeypatch):
    with running(thinkers=Slow) as server:
        codes = fuzz(server, messages, 5)
        crashes = [record for record in caplog.records if record.name.startswith("techdeck") and record.exc_info]
        assert not crashes
        codes |= faults(server, monkeypatch)
    assert documented() - codes == set()
