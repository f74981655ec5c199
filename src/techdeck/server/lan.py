"""The local network: this machine's address there, and a QR code that leads to it."""

from __future__ import annotations

import io
import socket

import segno


def local_address() -> str | None:
    """This machine's address in the local network; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation: connecting only picks the way out
            address = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if address.startswith("127.") else address


def qr_code(link: str) -> str:
    """A link as a QR code of block characters, for a terminal."""
    out = io.StringIO()
    segno.make(link, error="l").terminal(out=out, compact=True)
    return out.getvalue()
