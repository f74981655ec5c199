"""A relay between browser and server that counts what really comes over the line, however it is packed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from tests.server.running import Running


class Relay:
    """Takes connections on a port of its own, hands everything on to the site, and counts what that sends."""

    def __init__(self, site: Running) -> None:
        self.site = site
        self.bytes = 0
        self.server: asyncio.Server = site.do(lambda: asyncio.start_server(self.connect, "127.0.0.1", 0))
        self.port: int = self.server.sockets[0].getsockname()[1]

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """A connection of the browser, and one to the site behind it."""
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.site.port)
        there = asyncio.ensure_future(self.hand_on(reader, far_writer, False))
        await self.hand_on(far_reader, writer, True)
        await there

    async def hand_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, counted: bool) -> None:
        """Whatever comes from one end goes to the other, until one of them has gone."""
        with suppress(ConnectionError):
            while data := await reader.read(65536):
                self.bytes += len(data) if counted else 0
                writer.write(data)
                await writer.drain()
        writer.close()


@contextmanager
def relayed(site: Running) -> Iterator[Relay]:
    """A relay to a site, for as long as it is needed."""
    relay = Relay(site)
    yield relay
    site.call(relay.server.close)
