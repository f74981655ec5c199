"""A client that knows docs/protocol.md and nothing else: it imports nothing of techdeck."""

from __future__ import annotations

import copy
import http.client
import itertools
import json
import random
import time
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.server import reading

Data = dict[str, Any]


class Browser:
    """A browser with its cookie."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""
        self.headers: dict[str, str] = {}
        """Those of the last answer."""

    def ask(self, method: str, path: str, body: object = None, headers: Data | None = None) -> tuple[int, Any]:
        """A request; its status and its answer."""
        link = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        sent = {"cookie": self.cookie, **(headers or {})} if self.cookie else (headers or {})
        data = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
        link.request(method, path, data, sent)
        answer = link.getresponse()
        text = answer.read().decode()
        self.headers = {name.lower(): value for name, value in answer.getheaders()}
        if "set-cookie" in self.headers:
            self.cookie = self.headers["set-cookie"].partition(";")[0]
        link.close()
        if "json" in (answer.getheader("content-type") or ""):
            return answer.status, json.loads(text)
        return answer.status, text

    def create(self, game: str, players: int, **more: Any) -> Data:
        """A new table."""
        status, answer = self.ask("POST", "/api/tables", {"game": game, "players": players, "name": "Ann", **more})
        assert status == 201, answer
        return dict(answer)

    def sit(self, table: str, name: str, **more: Any) -> Data:
        """A seat at a table."""
        status, answer = self.ask("POST", f"/api/tables/{table}/seats", {"name": name, **more})
        assert status == 201, answer
        return dict(answer)

    def at(self, table: str, seat: int | None) -> Player:
        """A connection to a table."""
        return Player(self, table, seat)


class Player:
    """A seat at a table over a WebSocket, with the picture it has of the game."""

    def __init__(self, browser: Browser, table: str, seat: int | None) -> None:
        self.browser = browser
        self.table = table
        self.seat = seat
        self.ids = itertools.count()
        self.name = f"{random.getrandbits(40):x}"
        self.socket: ClientConnection | None = None
        self.info: Data = {}
        self.version: int | None = None
        self.view: Data = {}
        self.asked_now: Data = {}
        """What is asked, as it was sent."""
        self.asked: Data = {}
        """The same with all that was left out."""
        self.clocks: Data | None = None
        self.over: Data | None = None
        self.pictures: dict[int, tuple[Data, Data]] = {}
        """What it saw at every version."""
        self.names: list[str | None] = []
        self.renamed: set[int] = set()
        """The versions it saw before somebody got another name: what was asked there is told with that name now."""
        self.events: dict[int, tuple[list[Data], list[str]]] = {}
        self.history: list[tuple[int, str]] = []
        """What was told before it came, with the version of each sentence."""
        self.chat: list[Data] = []
        self.answers: dict[str, Data] = {}
        self.sent: Data = {}
        """What it sent last, where a test wants to send it again."""
        self.errors: list[Data] = []
        self.raw: list[str] = []
        self.counts: dict[str, int] = {}

    # --- the connection -------------------------------------------------------------------------------

    def join(self, fresh: bool = False) -> Player:
        """Come to the table, with what was seen already."""
        headers = {"cookie": self.browser.cookie} if self.browser.cookie else {}
        url = f"ws://127.0.0.1:{self.browser.port}/api/tables/{self.table}/live"
        # No keepalive: a client that has not been read for a while would take its own full queue for a dead server.
        self.socket = connect(
            url, additional_headers=headers, compression=None, max_size=None, ping_interval=None, legacy=True
        )
        message: Data = {"type": "join", "chat": len(self.chat)}
        if self.seat is not None:
            message["seat"] = self.seat
        if self.version is not None and not fresh:
            message["version"] = self.version
        self.info = {}
        self.send(message)
        self.wait(lambda: bool(self.info) or bool(self.errors))
        return self

    def leave(self) -> None:
        """The connection breaks."""
        if self.socket is not None:
            self.socket.close()
            self.socket = None

    def send(self, message: Data) -> None:
        """Send something."""
        assert self.socket is not None
        self.socket.send(json.dumps(message))

    def request(self, type: str, **fields: Any) -> Data:
        """Ask for something, and wait for the answer."""
        id = self.new_id()
        self.send({"type": type, "id": id, **fields})
        self.wait(lambda: id in self.answers)
        return self.answers[id]

    def new_id(self) -> str:
        """An id no request had before."""
        return f"{self.name}-{next(self.ids)}"

    def wait(self, until: Any, seconds: float = 60) -> None:
        """Hear what comes, until something is so."""
        end = time.monotonic() + seconds
        while not until():
            self.hear(end - time.monotonic())

    def hear(self, seconds: float) -> None:
        """The next message."""
        assert self.socket is not None
        text = self.socket.recv(timeout=max(0.001, seconds))
        assert isinstance(text, str)
        self.raw.append(text)
        self.take_in(json.loads(text))

    def listen(self, seconds: float = 0.05) -> None:
        """Hear everything that comes within a moment."""
        try:
            while True:
                self.hear(seconds)
        except TimeoutError:
            return

    # --- the picture ----------------------------------------------------------------------------------

    def take_in(self, message: Data) -> None:
        """One message of the server."""
        type = message["type"]
        self.counts[type] = self.counts.get(type, 0) + 1
        if type == "table":
            names = [seat.get("name") for seat in message["seats"]]
            if names != self.names:
                self.renamed.update(self.pictures)
            self.info, self.names = message, names
        elif type == "view":
            self.version, self.view, self.asked_now = message["version"], message["view"], message["asked"]
            self.clocks = message.get("clocks")
            self.history = [(line["version"], line["words"]) for line in message.get("told", [])]
            if self.version in self.pictures:
                view, asked = self.pictures[self.version]
                assert view == self.view, "a fresh view shows something else"
                assert asked == self.asked_now or self.version in self.renamed, "a fresh view asks something else"
            self.note()
        elif type == "update":
            self.update(message)
        elif type == "chat":
            self.chat += [line for line in message["lines"] if line["number"] == len(self.chat) + 1]
        elif type == "clock":
            self.clocks = message["clocks"]
        elif type == "over":
            self.over = message
        elif type == "error":
            self.errors.append(message)
        if message.get("id") is not None and type != "table":
            self.answers[message["id"]] = message

    def update(self, message: Data) -> None:
        """What a command has changed."""
        assert self.version is not None, "an update without a view before it"
        assert message["version"] == self.version + 1, (message["version"], self.version)
        self.version = message["version"]
        reading.take_in(self.view, message.get("view", {}))
        reading.take_in(self.asked_now, message.get("asked", {}))
        self.clocks = message.get("clocks")
        events = [reading.event(one) for one in message.get("events", [])]
        self.events[self.version] = (events, message.get("told", []))
        self.note()

    def note(self) -> None:
        """Remember what the table looks like at this version."""
        assert self.version is not None
        self.asked = reading.filled_in(self.asked_now)
        self.pictures[self.version] = copy.deepcopy((self.view, self.asked_now))
        self.renamed.discard(self.version)

    @property
    def choices(self) -> list[Data]:
        """What may be chosen."""
        return list(self.asked["question"]["choices"]) if self.asked else []

    def ended(self) -> bool:
        """Whether the game is over."""
        return self.over is not None
