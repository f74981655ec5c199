"""What concerns the seats: starting, bots, and what the host may do."""

from __future__ import annotations

from typing import Any

from techdeck.server import protocol as said
from techdeck.server import requests as asks
from techdeck.server.connection import Connection, Refused
from techdeck.server.play import Play
from techdeck.server.seating import Seat, changed, own_name, written
from techdeck.server.store import Changes
from techdeck.server.table import Table
from techdeck.server.tokens import hashed, new_secret

LINK_SECONDS = 24 * 3600.0
"""How long a one-time link is good."""


def check_host(table: Table, seat: int) -> None:
    """Only the host may do that."""
    if table.settings["host"] != seat:
        raise Refused("not_host", "only the host may do that")


def seat_at(table: Table, number: int) -> Seat:
    """A seat of the table."""
    if number >= len(table.seats):
        raise Refused("no_such_seat", f"there is no seat {number}")
    return table.seats[number]


async def begin(table: Table) -> None:
    """The cards are dealt, from the key of the table and what every seat added to it. (Family 8.4)"""
    free = [number for number, seat in enumerate(table.seats) if seat.free]
    if free:
        raise Refused("not_full", f"seat {free[0]} is free: wait for somebody, or put a bot there")
    nonces = [seat.nonce for seat in table.seats]
    play = Play(table.game, table.row.key, nonces)
    await table.save({"kind": "started", "nonces": nonces}, Changes(status="playing", nonces=nonces))
    table.play = play
    table.go_on(-2)
    table.audience.tell_table()
    for connection in table.audience.connections:
        table.audience.show(connection)


async def vacate(table: Table, number: int, why: str) -> None:
    """A seat's player is gone: before the start it is free again, later a stand-in plays it. (Family 7.8)"""
    host = table.settings["host"]
    if table.row.status == "open":
        seats = changed(table.seats, number, **dict.fromkeys(("name", "token", "bot", "nonce")))
    else:
        seats = changed(table.seats, number, left=True, stand_in=True, token=None)
    if host == number:
        host = next((place for place, seat in enumerate(seats) if seat.person), None)
    settings = {**table.settings, "host": host, "links": other_links(table, number)}
    await table.save({"kind": why, "seat": number}, Changes(seats=written(seats), settings=settings))
    for connection in [one for one in table.audience.connections if one.seat == number]:
        table.audience.connections.discard(connection)
        connection.outbox.close(1000, "you have left the table" if why == "left" else "the host has removed you")
    table.audience.forget_readers()
    table.audience.tell_table()
    table.go_on(-2)


async def remove(table: Table, connection: Connection, message: asks.Remove) -> None:
    """The host removes a player."""
    host = hosting_seat(table, connection)
    seat = seat_at(table, message.seat)
    if message.seat == host or not seat.person:
        raise Refused("not_now", "there is nobody to be removed")
    if table.row.status != "open":
        check_away(table, message.seat)
    await vacate(table, message.seat, "removed")
    connection.send(said.Done(message.id))


def hosting_seat(table: Table, connection: Connection) -> int:
    """The host who asks, at a table that can be saved and is not over."""
    if connection.seat is None:
        raise Refused("not_seated", "you watch: only a seat may do that")
    check_host(table, connection.seat)
    if table.row.status not in ("open", "playing"):
        raise Refused("not_now", "the game is over")
    if not table.writable:
        raise Refused("unwritable", "nothing can be saved at the moment")
    return connection.seat


def check_away(table: Table, number: int) -> None:
    """The player must be away."""
    if not table.away(number) and not table.seats[number].stand_in:
        raise Refused("not_away", f"{table.names[number]} is there")


async def mute(table: Table, connection: Connection, message: asks.Mute) -> None:
    """The host mutes a seat, or lets it chat again."""
    hosting_seat(table, connection)
    seat_at(table, message.seat)
    await table.save_seat({"kind": "mute"}, message.seat, muted=message.muted)
    connection.send(said.Done(message.id))


async def give_anew(table: Table, connection: Connection, message: asks.GiveAnew) -> None:
    """The host gives a lost seat anew, by a link that somebody else may take it with."""
    host = hosting_seat(table, connection)
    seat = seat_at(table, message.seat)
    if message.seat == host or seat.bot is not None or seat.free:
        raise Refused("not_now", "that seat is not lost")
    check_away(table, message.seat)
    connection.send(said.Done(message.id, link=await one_time_link(table, message.seat, True)))


async def move_seat(table: Table, connection: Connection, message: asks.MoveSeat) -> None:
    """A seat moves to another device."""
    if connection.seat is None:
        raise Refused("not_seated", "you watch: only a seat may do that")
    if not table.writable:
        raise Refused("unwritable", "nothing can be saved at the moment")
    connection.send(said.Done(message.id, link=await one_time_link(table, connection.seat, False)))


async def one_time_link(table: Table, number: int, anew: bool) -> str:
    """A link by which a seat can be taken once; an older one for the same seat is void."""
    secret, until = new_secret(), table.services.time.now() + LINK_SECONDS
    links = other_links(table, number)
    links[hashed(secret)] = {"seat": number, "until": until, "anew": anew}
    await table.save_settings({"kind": "link", "seat": number, "anew": anew}, links=links)
    return table.services.link(f"/claim#{table.id}.{secret}")


def other_links(table: Table, number: int) -> dict[str, Any]:
    """The one-time links that are not for this seat."""
    return {mark: link for mark, link in table.settings["links"].items() if link["seat"] != number}


async def claim(table: Table, secret: str, token: str, name: str | None) -> int:
    """Somebody comes with a one-time link: the seat is theirs, and no longer whose it was."""
    link = table.settings["links"].get(hashed(secret))
    if link is None or link["until"] < table.services.time.now():
        raise Refused("bad_link", "this link was used already, or is too old")
    number: int = link["seat"]
    values = {"token": token, "left": False}
    if link["anew"] and name is not None:
        values["name"] = own_name(table.seats, name, number)
    seats = changed(table.seats, number, **values)
    settings = {**table.settings, "links": other_links(table, number)}
    await table.save({"kind": "claimed", "seat": number}, Changes(seats=written(seats), settings=settings))
    for connection in [one for one in table.audience.connections if one.seat == number]:
        table.audience.connections.discard(connection)
        connection.outbox.close(1000, "this seat has moved to another device")
    table.audience.tell_table()
    table.audience.show_all_anew()
    return number


async def sit(table: Table, token: str, name: str, number: int | None, nonce: str | None) -> int:
    """Somebody sits down with just a name."""
    if table.row.status != "open":
        raise Refused("not_now", "the game has begun already: you can watch")
    if number is None:
        number = next((place for place, seat in enumerate(table.seats) if seat.free), None)
        if number is None:
            raise Refused("seat_taken", "every seat is taken")
    if not seat_at(table, number).free:
        raise Refused("seat_taken", f"{table.names[number]} sits there")
    called = own_name(table.seats, name, number)
    seats = changed(table.seats, number, name=called, token=token, nonce=nonce, left=False, muted=False)
    settings = table.settings if table.settings["host"] is not None else {**table.settings, "host": number}
    await table.save({"kind": "sat", "seat": number}, Changes(seats=written(seats), settings=settings))
    table.audience.tell_table()
    return number
