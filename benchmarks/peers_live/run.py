"""The same toy card game on our server and on its peers', in turn, in one run: processor time for each move.

    python benchmarks/peers_live/run.py [--tables 50] [--rounds 5] [--toy build/toy]

What is measured is the server's process alone, from the first move to the last, everybody being seated already.
Ours writes every move to disk before it is acknowledged; the others keep theirs in memory.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).parent
SEATS = 4


def cpu_seconds(pid: int) -> float:
    """What a process has used so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def ours(folder: str, toy: str) -> list[str]:
    """Our server, with its store on disk."""
    words = ["serve", "--port", "0", "--store", f"{folder}/games.db", "--no-limits"]
    return [
        sys.executable,
        "-c",
        f"import sys; sys.path.insert(0, {toy!r}); from techdeck.cli import main; main()",
        *words,
    ]


def peer(name: str, port: int) -> list[str]:
    """A peer's server."""
    return ["node", str(HERE / f"{name}_server.mjs"), str(port)]


def measured(name: str, wish: argparse.Namespace) -> float:
    """Microseconds of the server's processor time for each move."""
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        own = name.startswith("techdeck")
        command = ours(folder, wish.toy) if own else peer(name, wish.port)
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        try:
            first = server.stdout.readline()
            port = int(first.strip().rpartition(":")[2]) if own else wish.port
            clients = "techdeck" if own else name
            words = ["node", str(HERE / f"{clients}_clients.mjs"), str(port), str(wish.tables), str(SEATS)]
            words.append(name.partition(" ")[2] or "highcard")
            driver = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
            assert driver.stdout.readline().strip() == "ready"
            used = cpu_seconds(server.pid)
            begun = time.monotonic()
            driver.stdin.write("go\n")
            driver.stdin.flush()
            moves = int(driver.stdout.readline())
            lasted = time.monotonic() - begun
            used = cpu_seconds(server.pid) - used
            driver.wait(30)
        finally:
            server.terminate()
            server.wait(30)
    cost = 1e6 * used / moves
    print(f"  {name:16} {moves} moves in {lasted:5.1f} s, {cost:6.0f} us of processor time each", flush=True)
    return cost


def main() -> None:
    """Every server in turn, so many times; the median of each, and ours as a ratio within each round."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--port", type=int, default=8123)
    parser.add_argument("--toy", default="build/toy", help="our package with the toy beside its games, compiled")
    parser.add_argument("--only", default="", help="just these, with commas between them")
    wish = parser.parse_args()
    names = wish.only.split(",") if wish.only else ["techdeck", "boardgame_io", "colyseus", "techdeck tricks"]
    costs: dict[str, list[float]] = {name: [] for name in names}
    for number in range(wish.rounds):
        print(f"round {number + 1}")
        for name in names:
            costs[name].append(measured(name, wish))
    print("median, and ours by theirs within each round (median, lowest to highest)")
    for name in names:
        ratios = sorted(mine / theirs for mine, theirs in zip(costs[names[0]], costs[name], strict=True))
        ratio = f"{statistics.median(ratios):.2f} ({ratios[0]:.2f} to {ratios[-1]:.2f})"
        print(f"  {name:16} {statistics.median(costs[name]):6.0f} us   {ratio}")


if __name__ == "__main__":
    main()
