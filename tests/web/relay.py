"""A relay between browser and server that counts what really comes over the line, however it is packed."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress


class Relay:
    """Takes connections on a port of its own, hands everything on, and counts what the server sends."""

    def __init__(self, to: int) -> None:
        self.to = to
        self.bytes = 0
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.listening.getsockname()[1]
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self) -> None:
        """Take every connection, until the port is closed."""
        with suppress(OSError):
            while True:
                near, _ = self.listening.accept()
                far = socket.create_connection(("127.0.0.1", self.to))
                threading.Thread(target=self.hand_on, args=(near, far, False), daemon=True).start()
                threading.Thread(target=self.hand_on, args=(far, near, True), daemon=True).start()

    def hand_on(self, one: socket.socket, other: socket.socket, counted: bool) -> None:
        """Whatever one end sends goes to the other, until it has gone."""
        with suppress(OSError):
            while data := one.recv(65536):
                self.bytes += len(data) if counted else 0
                other.sendall(data)
        with suppress(OSError):
            other.shutdown(socket.SHUT_WR)


@contextmanager
def relayed(to: int) -> Iterator[Relay]:
    """A relay to this port, for as long as it is needed."""
    relay = Relay(to)
    yield relay
    relay.listening.close()
