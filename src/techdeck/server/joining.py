"""Coming to a table and going away from it."""

from __future__ import annotations

from techdeck.server import protocol as said
from techdeck.server import requests as asks
from techdeck.server.connection import ENCODER, Connection, Refused
from techdeck.server.introducing import introduced
from techdeck.server.table import Table

MOST_CONNECTIONS = 4
"""How many connections a seat may have: a browser with several pages, a phone."""


async def join(table: Table, connection: Connection, message: asks.Join) -> None:
    """A connection takes a seat of its browser's, or watches, and is told what it has not seen yet."""
    if connection.joined:
        raise Refused("not_now", "you have joined already")
    if message.seat is not None:
        check_seat(table, connection, message.seat)
    elif message.open and table.settings["watch"] != "open":
        raise Refused("no_watching", "this table shows nobody's hand to those who watch")
    connection.seat, connection.joined = message.seat, True
    connection.open = message.open and message.seat is None
    table.audience.connections.add(connection)
    table.touched = table.services.time.now()
    table.audience.tell_table()
    if message.chat < len(table.chat):
        connection.send(said.Chat(chat_lines(table)[message.chat :]))
    if message.version is None:
        table.audience.show(connection)
    else:
        table.audience.catch_up(connection, message.version)
    if table.play is not None and not table.audience.may_see(connection):
        connection.refuse("no_watching", "this table is not to be watched")
    if message.seat is not None:
        await table.comes_back(message.seat)


def check_seat(table: Table, connection: Connection, number: int) -> None:
    """The seat must be the browser's; the oldest of too many connections has to go."""
    if number >= len(table.seats) or not table.seats[number].held_by(connection.token):
        raise Refused("not_yours", "this browser does not have that seat")
    others = [one for one in table.audience.connections if one.seat == number]
    if len(others) >= MOST_CONNECTIONS:
        raise Refused("too_many", f"this seat has {len(others)} connections already: close one")


def chat_lines(table: Table) -> list[said.ChatLine]:
    """The chat as clients see it."""
    return [
        said.ChatLine(number, round(line.at * 1000), line.seat, line.name, line.text)
        for number, line in enumerate(table.chat, 1)
    ]


async def go(table: Table, connection: Connection) -> None:
    """A connection is lost."""
    if connection in table.audience.connections:
        table.audience.connections.discard(connection)
        table.audience.forget_readers()
        table.touched = table.services.time.now()
        table.audience.tell_table()


async def refresh(table: Table, connection: Connection) -> None:
    """A connection could not keep up, and has caught its breath: everything anew."""
    messages: list[said.ToClient] = [introduced(table), *table.audience.shown(connection)]
    if table.chat:
        messages.append(said.Chat(chat_lines(table)[-50:]))
    connection.outbox.refresh([ENCODER.encode(message) for message in messages])
