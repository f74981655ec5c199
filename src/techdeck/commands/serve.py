"""techdeck serve: live tables for people and bots."""

from __future__ import annotations

import argparse
import logging
import os

from techdeck.core.errors import TechdeckError

ABOUT = """\
Serve live tables: people open the link in a browser, take a seat with just a name, and play with each other and with
bots. Every game is kept in a file, and goes on after a restart. Stop with Ctrl-C."""
EXAMPLES = """\
  techdeck serve
  techdeck serve --lan
  techdeck serve --port 9000 --store games.db
  techdeck serve --public-url https://play.example.org --trusted-proxy 127.0.0.1"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What may be asked."""
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen at (default: this machine only)")
    parser.add_argument("--port", type=int, default=8000, help="the port to listen at (default: 8000; 0: any)")
    parser.add_argument("--lan", action="store_true", help="listen on the local network, and show a QR code")
    parser.add_argument("--store", default="techdeck.db", metavar="FILE", help="where games are kept: a file or a URL")
    parser.add_argument("--public-url", default="", metavar="URL", help="what people type, if a proxy stands before us")
    parser.add_argument(
        "--trusted-proxy", default="127.0.0.1", metavar="IP", help="whose X-Forwarded headers are believed"
    )
    parser.add_argument(
        "--bot-seconds", type=span, default=(1.0, 2.5), metavar="A-B", help="how long bots take (default: 1-2.5)"
    )
    for what, about in (("names", "names and chat"), ("finished", "finished games")):
        parser.add_argument(
            f"--{what}-days", type=days, metavar="N", help=f"delete {about} after N days (default: keep them)"
        )
    parser.add_argument("--no-limits", action="store_true", help="lift the limits on messages: for measurements only")


def days(text: str) -> float:
    """A number of days in seconds."""
    seconds = float(text) * 86400
    if not seconds > 0:
        raise ValueError(text)
    return seconds


def span(text: str) -> tuple[float, float]:
    """Two numbers with a dash between them."""
    low, _, high = text.partition("-")
    least, most = float(low), float(high or low)
    if not 0 <= least <= most <= 60:
        raise ValueError(text)
    return least, most


def run(wish: argparse.Namespace) -> int:
    """Serve until Ctrl-C."""
    from uvicorn.config import STARTUP_FAILURE

    from techdeck.server.house import OPEN_SECONDS
    from techdeck.server.logs import set_up_logs
    from techdeck.server.services import Pace
    from techdeck.server.serving import Wishes, run, serve
    from techdeck.server.store import Retention

    check(wish)
    set_up_logs()
    host = "0.0.0.0" if wish.lan else wish.host
    pace = Pace(*wish.bot_seconds)
    kept = Retention(OPEN_SECONDS, wish.finished_days, wish.names_days)
    wishes = Wishes(
        host,
        wish.port,
        wish.store,
        wish.public_url.rstrip("/"),
        wish.trusted_proxy,
        pace,
        kept,
        limited=not wish.no_limits,
        metrics_token=os.environ.get("TECHDECK_METRICS_TOKEN", ""),
    )
    try:
        run(serve(wishes, lambda address: announce(wish, address)))
    except SystemExit as stop:  # uvicorn, when it can't listen, or what is to be served can't be opened
        if stop.code == STARTUP_FAILURE:
            raise TechdeckError("the tables can't be opened: the lines above say why") from stop
        raise TechdeckError(f"can't listen at {host}, port {wish.port}: is it in use already?") from stop
    logging.getLogger("techdeck").info("stopped")
    return 0


def check(wish: argparse.Namespace) -> None:
    """What was asked must be possible."""
    if not 0 <= wish.port <= 65535:
        raise TechdeckError(f"{wish.port} is no port: 0 to 65535 are")
    if wish.public_url and not wish.public_url.startswith(("http://", "https://")):
        raise TechdeckError("a public URL begins with http:// or https://")
    if wish.lan and wish.host != "127.0.0.1":
        raise TechdeckError("--lan says already where to listen: leave out --host")


def announce(wish: argparse.Namespace, address: str) -> None:
    """Say where people can come."""
    from techdeck.server.lan import local_address, qr_code

    if wish.lan and not wish.public_url:
        port = address.rpartition(":")[2]
        local = local_address()
        address = f"http://{local or '127.0.0.1'}:{port}"
        if local is None:
            print("This machine seems to have no local network.", flush=True)
    print(f"Play at {address}", flush=True)
    if wish.lan and not wish.public_url:
        print(f"On this machine: http://127.0.0.1:{address.rpartition(':')[2]}", flush=True)
    if wish.lan:
        print(qr_code(address), flush=True)
    print("Stop with Ctrl-C; every game is kept.", flush=True)
