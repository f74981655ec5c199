"""The WebSocket of a table: one task reads, one writes; the table itself waits for neither."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from functools import partial

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from techdeck.server import joining
from techdeck.server.connection import Connection, Refused
from techdeck.server.doing import receive
from techdeck.server.house import House
from techdeck.server.limits import Bucket
from techdeck.server.parts import CommandId
from techdeck.server.requests import ClientMessage, Join
from techdeck.server.security import Gate, address_of
from techdeck.server.store import Unwritable
from techdeck.server.table import Table

LOG = logging.getLogger("techdeck.live")
DECODER: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
JOIN_SECONDS = 20.0
CLOSING = {"no_such_table": 4404, "frozen": 4410}
MOST_WARNINGS = 50
"""How often a client is told that it is too fast before it has to go."""


async def live(socket: WebSocket) -> None:
    """A client comes to a table."""
    house: House = socket.app.state.house
    gate: Gate = socket.app.state.gate
    address = address_of(socket)
    if not gate.same_origin(socket.headers):
        await socket.close(4403, "foreign_origin")
        return
    connection = Connection(gate.token(socket), address)
    await socket.accept()
    try:
        table = await house.table(socket.path_params["table"])
    except Refused as error:
        connection.refuse(error.code, error.reason)
        connection.outbox.close(CLOSING.get(error.code, 1012), error.code)
        await write(socket, connection, None)
        return
    seated = any(seat.held_by(connection.token) for seat in table.seats)
    if not seated and not gate.limits.visitors.enter(address):
        connection.refuse("too_many", "too many connections come from your address")
        connection.outbox.close(1008, "too_many")
        await write(socket, connection, table)
        return
    house.services.metrics.connections.inc()
    try:
        await talk(socket, connection, table, gate)
    finally:
        house.services.metrics.connections.dec()
        if not seated:
            gate.limits.visitors.leave(address)


async def talk(socket: WebSocket, connection: Connection, table: Table, gate: Gate) -> None:
    """Read and write until one side goes."""
    loop = asyncio.get_running_loop()
    reading = loop.create_task(read(socket, connection, table, gate))
    writing = loop.create_task(write(socket, connection, table))
    try:
        await asyncio.wait({reading, writing}, return_when=asyncio.FIRST_COMPLETED)
        if reading.done() and connection.outbox.closing is not None:
            with contextlib.suppress(TimeoutError, WebSocketDisconnect):
                await asyncio.wait_for(writing, 5)
    finally:
        for task in (reading, writing):
            task.cancel()
        await asyncio.gather(reading, writing, return_exceptions=True)
        if connection.hint is not None:
            connection.hint.cancel()
        with contextlib.suppress(Refused):
            await table.ask(lambda: joining.go(table, connection))


async def read(socket: WebSocket, connection: Connection, table: Table, gate: Gate) -> None:
    """Hand every message to the table, one after the other."""
    metrics, time = table.services.metrics, table.services.time
    bucket, warnings = Bucket(*gate.limits.messages), 0
    while True:
        try:
            message = await next_message(socket, connection)
        except TimeoutError:
            connection.refuse("not_joined", "the first message must be join")
            connection.outbox.close(1008, "not_joined")
            return
        except Malformed as error:
            metrics.refused.labels(code="malformed").inc()
            connection.refuse("malformed", error.reason, error.id)
            message = None
        if not bucket.allows(time.now()):
            warnings += 1
            metrics.refused.labels(code="too_fast").inc()
            connection.refuse("too_fast", "too many messages: wait a moment", getattr(message, "id", None))
            if warnings > MOST_WARNINGS:
                connection.outbox.close(1008, "too_fast")
                return
        elif message is not None and not connection.joined and not isinstance(message, Join):
            connection.refuse("not_joined", "the first message must be join", getattr(message, "id", None))
        elif message is not None:
            with metrics.seconds.time(), contextlib.suppress(Unwritable):
                await table.ask(partial(receive, table, connection, message))


async def next_message(socket: WebSocket, connection: Connection) -> ClientMessage:
    """The next message; Malformed if it is not one."""
    got = await asyncio.wait_for(socket.receive(), None if connection.joined else JOIN_SECONDS)
    if got["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(got.get("code", 1005))
    data = got.get("text")
    if data is None:
        raise Malformed("messages are text, not bytes", None)
    try:
        return DECODER.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Malformed(str(error)[:300], id_in(data)) from None


class Malformed(Exception):
    """A message that is none: what is wrong, and the id it came with, if that could be read."""

    def __init__(self, reason: str, id: str | None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.id = id


class WithId(msgspec.Struct):
    """All that is read of a message that is wrong otherwise."""

    id: CommandId | None = None


def id_in(data: str) -> str | None:
    """The id of a message that is wrong otherwise."""
    try:
        return msgspec.json.decode(data, type=WithId).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


async def write(socket: WebSocket, connection: Connection, table: Table | None) -> None:
    """Send what waits; where something was lost, ask for a fresh view."""
    outbox = connection.outbox
    while True:
        message = await outbox.take()
        if message is not None:
            await socket.send({"type": "websocket.send", "text": message.decode()})
            if table is not None:
                table.services.metrics.messages += 1
                table.services.metrics.bytes += len(message)
        elif outbox.closing is not None:
            with contextlib.suppress(WebSocketDisconnect):
                await socket.close(*outbox.closing)
            return
        elif table is not None:
            table.services.metrics.overflows.inc()
            await table.ask(lambda: joining.refresh(table, connection))
