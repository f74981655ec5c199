"""Live tables under load: clients over real sockets play at random, as fast as they are answered.

    python benchmarks/tables.py --tables 50 --seconds 20
    python benchmarks/tables.py --tables 50 --games tricks --seats 4

starts `techdeck serve` with a store in a new folder, so every command is on disk before it is acknowledged. Prints
commands a second, the server's processor time for each command delivered to all seats, how long an answer takes, and
bytes. The clients run in this process and share the machine.
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
from dataclasses import dataclass, field
from pathlib import Path

from taking_in import take_in
from websockets.asyncio.client import connect

SEATS = {"exchange": 4, "city": 4, "tricks": 4, "paradoxical": 3, "chess": 2}


@dataclass
class Tally:
    """What was measured."""

    commands: int = 0
    games: int = 0
    waits: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    bytes: int = 0


def ask(port: int, path: str, body: object, cookie: str = "") -> tuple[dict, str]:
    """A request; its answer and the cookie."""
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", json.dumps(body).encode(), {"cookie": cookie})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer), (answer.headers["set-cookie"] or cookie).partition(";")[0]


async def play(port: int, game: str, seats: int, tally: Tally, end: float) -> None:
    """Games at one table after the other, until time is up."""
    cookie = ""
    while time.monotonic() < end:
        made, cookie = await asyncio.to_thread(
            ask, port, "/api/tables", {"game": game, "players": seats, "name": "a"}, cookie
        )
        table = made["table"]
        for _ in range(1, seats):
            await asyncio.to_thread(ask, port, f"/api/tables/{table}/seats", {"name": "b"}, cookie)
        await asyncio.gather(*[sit(port, table, seat, cookie, tally, end) for seat in range(seats)])
        tally.games += 1


async def sit(port: int, table: str, seat: int, cookie: str, tally: Tally, end: float) -> None:
    """One seat: whenever it is asked, it answers by chance."""
    url = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
    chance, sent, asked = random.Random(f"{table}{seat}"), 0.0, None
    async with connect(url, additional_headers={"cookie": cookie}, compression=None, max_size=None) as socket:
        await socket.send(json.dumps({"type": "join", "seat": seat}))
        if seat == 0:
            await socket.send('{"type":"start","id":"start"}')
        async for text in socket:
            message, now = json.loads(text), time.monotonic()
            tally.bytes += len(text)
            if message["type"] == "update":
                tally.sizes.append(len(text))
            if message["type"] == "over" or now > end:
                return
            if message["type"] in ("done", "error") and sent:
                tally.waits.append(now - sent)
                tally.commands += message["type"] == "done"
                sent = 0.0
            if message["type"] == "view":
                asked = message["asked"]
            elif message["type"] == "update":
                take_in(asked, message.get("asked", {}))
            if asked and asked.get("choices") and not sent:
                sent = time.monotonic()
                action = chance.choice([one for group in asked["choices"] for one in group["actions"]])
                await socket.send(json.dumps({"type": "action", "id": f"{sent}", "action": action}))


def cpu_seconds(pid: int) -> float:
    """What a process has used so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(port: int, pid: int, wish: argparse.Namespace) -> None:
    """Play, and tell what came of it."""
    tally, start, used = Tally(), time.monotonic(), cpu_seconds(pid)
    games = wish.games.split(",")
    tables = [(games[n % len(games)]) for n in range(wish.tables)]
    await asyncio.gather(*[play(port, game, wish.seats or SEATS[game], tally, start + wish.seconds) for game in tables])
    seconds, used = time.monotonic() - start, cpu_seconds(pid) - used
    waits, sizes = sorted(tally.waits), sorted(tally.sizes)
    print(
        f"{wish.tables} tables of {wish.games}, {seconds:.0f} s: {tally.commands} commands, {tally.games} games ended"
    )
    print(f"  {tally.commands / seconds:.0f} commands/s, {used / tally.commands * 1e6:.0f} us of the server's CPU each")
    print(f"  answers: p50 {waits[len(waits) // 2] * 1e3:.1f} ms, p99 {waits[int(len(waits) * 0.99)] * 1e3:.1f} ms")
    median, most = statistics.median(sizes), sizes[int(len(sizes) * 0.95)]
    print(f"  updates: median {median:.0f} bytes, 95 % {most}; {tally.bytes / 1e6:.1f} MB sent in all")


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
