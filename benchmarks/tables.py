"""Live tables under load: clients over real sockets play at random, as fast as they are answered.

    python benchmarks/tables.py --tables 50 --seconds 20
    python benchmarks/tables.py --tables 50 --games tricks --seats 4

starts `techdeck serve` with a store in a new folder, so every command is on disk before it is acknowledged. First all
tables are made, everybody sits down and all games begin; what is measured is play alone: commands a second, the
server's processor time for each command delivered to all seats, how long an answer takes, bytes, and the server's
memory for a table. A game that ends meanwhile makes room for a new one, which is counted in. The clients run in this
process and share the machine.
"""

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

from taking_in import take_in
from websockets.asyncio.client import ClientConnection, connect

SEATS = {"exchange": 4, "city": 4, "tricks": 4, "paradoxical": 3, "chess": 2}


@dataclass
class Tally:
    """What was measured, and until when."""

    end: float = 0.0
    commands: int = 0
    waits: list[float] = field(default_factory=list)
    sizes: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    bytes: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    games: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    """How many were played to the end, by name."""


def ask(port: int, path: str, body: object, cookie: str = "") -> tuple[dict, str]:
    """A request; its answer and the cookie."""
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", json.dumps(body).encode(), {"cookie": cookie})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer), (answer.headers["set-cookie"] or cookie).partition(";")[0]


async def sat_down(port: int, game: str, seats: int) -> list[ClientConnection]:
    """A new table with somebody on every seat, who has joined."""
    made, cookie = await asyncio.to_thread(ask, port, "/api/tables", {"game": game, "players": seats, "name": "a"})
    for _ in range(1, seats):
        await asyncio.to_thread(ask, port, f"/api/tables/{made['table']}/seats", {"name": "b"}, cookie)
    url = f"ws://127.0.0.1:{port}/api/tables/{made['table']}/live"
    sockets = []
    for seat in range(seats):
        socket = await connect(url, additional_headers={"cookie": cookie}, compression=None, max_size=None)
        await socket.send(json.dumps({"type": "join", "seat": seat}))
        await socket.recv()
        sockets.append(socket)
    return sockets


async def begun(sockets: list[ClientConnection]) -> list[dict]:
    """The game begins; what each seat is asked first."""
    await sockets[0].send('{"type":"start","id":"start"}')
    return list(await asyncio.gather(*[first_asked(socket) for socket in sockets]))


async def first_asked(socket: ClientConnection) -> dict:
    """What a seat is asked when the game begins."""
    while (message := json.loads(await socket.recv()))["type"] != "view":
        pass
    return message["asked"]


async def play(port: int, game: str, sockets: list[ClientConnection], asked: list[dict], tally: Tally) -> None:
    """Games at one table after the other, until time is up."""
    while True:
        seats = zip(sockets, asked, strict=True)
        sitting = [asyncio.ensure_future(sit(game, socket, question, tally)) for socket, question in seats]
        await asyncio.wait(sitting, return_when=asyncio.FIRST_COMPLETED)  # the others may wait for whoever has left
        if time.monotonic() > tally.end:
            await asyncio.gather(*[socket.close() for socket in sockets])
        over = await asyncio.gather(*sitting)
        await asyncio.gather(*[socket.close() for socket in sockets])
        if not all(over):
            return
        tally.games[game] += 1
        sockets = await sat_down(port, game, len(sockets))
        asked = await begun(sockets)


async def sit(game: str, socket: ClientConnection, asked: dict, tally: Tally) -> bool:
    """One seat: whenever it is asked, it answers by chance; whether the game came to its end."""
    chance = random.Random()
    sent = await answer(socket, asked, chance)
    async for text in socket:
        message, now = json.loads(text), time.monotonic()
        if message["type"] == "over" or now > tally.end:
            return message["type"] == "over"
        tally.bytes[game] += len(text)
        if message["type"] == "update":
            tally.sizes[game].append(len(text))
            take_in(asked, message.get("asked", {}))
        if message["type"] in ("done", "error") and sent:
            tally.waits.append(now - sent)
            tally.commands += message["type"] == "done"
            sent = 0.0
        if not sent:
            sent = await answer(socket, asked, chance)
    return True


async def answer(socket: ClientConnection, asked: dict, chance: random.Random) -> float:
    """Answer by chance what is asked; when that was, 0 if nothing is asked."""
    actions = [one for group in asked.get("choices", []) for one in group["actions"]]
    if not actions:
        return 0.0
    sent = time.monotonic()
    await socket.send(json.dumps({"type": "action", "id": f"{sent}", "action": chance.choice(actions)}))
    return sent


def cpu_seconds(pid: int) -> float:
    """What a process has used so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> float:
    """The memory of a process, in KB."""
    line = next(line for line in Path(f"/proc/{pid}/status").read_text().splitlines() if line.startswith("VmRSS"))
    return float(line.split()[1])


async def measure(port: int, pid: int, wish: argparse.Namespace) -> None:
    """Play, and tell what came of it."""
    names = wish.games.split(",")
    games = [names[number % len(names)] for number in range(wish.tables)]
    empty = memory(pid)
    tables = [await sat_down(port, game, wish.seats or SEATS[game]) for game in games]
    idle = memory(pid)
    asked = [await begun(sockets) for sockets in tables]
    used, start = cpu_seconds(pid), time.monotonic()
    tally = Tally(end=start + wish.seconds)
    playing = [play(port, *table, tally) for table in zip(games, tables, asked, strict=True)]
    players = asyncio.gather(*playing)
    await asyncio.wait([players], timeout=wish.seconds)
    seconds, used, commands = time.monotonic() - start, cpu_seconds(pid) - used, tally.commands
    await players
    waits = sorted(tally.waits)
    print(f"{wish.tables} tables of {wish.games}, {seconds:.0f} s: {commands} commands")
    print(f"  {commands / seconds:.0f} commands/s, {used / commands * 1e6:.0f} us of the server's CPU each")
    print(f"  answers: p50 {waits[len(waits) // 2] * 1e3:.1f} ms, p99 {waits[int(len(waits) * 0.99)] * 1e3:.1f} ms")
    print(f"  memory: {(idle - empty) / wish.tables:.0f} KB a table with everybody there before the start, ", end="")
    print(f"{(memory(pid) - empty) / wish.tables:.0f} KB a table after play")
    report_bytes(tally)


def report_bytes(tally: Tally) -> None:
    """How big the updates were, and what a game took."""
    every = sorted(size for sizes in tally.sizes.values() for size in sizes)
    for game, sizes in [*sorted(tally.sizes.items()), ("all", every)]:
        most = sorted(sizes)[int(len(sizes) * 0.95)]
        ended = tally.games.get(game, 0)
        whole = f", {tally.bytes[game] / ended / 1000:.0f} KB a game to all seats" if ended >= 5 else ""
        print(f"  updates of {game}: median {statistics.median(sizes):.0f} bytes, 95 % at most {most}{whole}")


def main() -> None:
    """Start a server, measure, stop it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--games", default=",".join(SEATS))
    parser.add_argument("--seats", type=int, default=0)
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        words = ["serve", "--port", "0", "--store", f"{folder}/games.db", "--no-limits"]
        server = subprocess.Popen([sys.executable, "-m", "techdeck", *words], stdout=subprocess.PIPE, text=True)
        try:
            port = int(server.stdout.readline().strip().rpartition(":")[2])
            asyncio.run(measure(port, server.pid, wish))
        finally:
            server.terminate()
            server.wait(30)


if __name__ == "__main__":
    main()
