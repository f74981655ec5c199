"""What each message of a client does at its table. Called by the table's actor, one at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from techdeck.bots import bots
from techdeck.bots.hinting import Hint
from techdeck.core.errors import IllegalAction, TechdeckError
from techdeck.core.questions import DECLINING
from techdeck.core.view import View
from techdeck.server import compact, hosting, joining
from techdeck.server import protocol as said
from techdeck.server import requests as asks
from techdeck.server.cleaning import clean_chat
from techdeck.server.connection import Connection, Refused
from techdeck.server.seating import bot_name
from techdeck.server.store import ChatLine, Conflict, Unwritable
from techdeck.server.table import Table
from techdeck.words.wording import Wording

LOG = logging.getLogger("techdeck.table")


async def receive(table: Table, connection: Connection, message: Any) -> None:
    """Do what a client asks, or tell it why not; then nothing has changed."""
    id = getattr(message, "id", None)
    try:
        await DOING[type(message)](table, connection, message)
    except IllegalAction as error:
        refusal = said.Refusal(error.code, error.reason, id, error.clause, error.accepted)
        refuse(table, connection, refusal)
    except Refused as error:
        refuse(table, connection, said.Refusal(error.code, error.reason, id, "", error.accepted))
    except (Conflict, Unwritable) as error:
        code = "unwritable" if isinstance(error, Unwritable) else "stopping"
        refuse(table, connection, said.Refusal(code, "that can't be saved now: send it again in a moment", id))
        raise
    except TechdeckError as error:
        refuse(table, connection, said.Refusal("malformed", str(error), id))
    except Exception:
        LOG.exception("table %s: %s failed", table.id, type(message).__name__)
        refuse(table, connection, said.Refusal("failed", "something went wrong here; nothing has changed", id))


def refuse(table: Table, connection: Connection, refusal: said.Refusal) -> None:
    """Tell a client why not."""
    table.services.metrics.refused.labels(code=refusal.code).inc()
    connection.send(refusal)


def seat_of(connection: Connection) -> int:
    """The seat that asks."""
    if connection.seat is None:
        raise Refused("not_seated", "you watch: only a seat may do that")
    return connection.seat


def check_status(table: Table, *statuses: str) -> None:
    """The table must be in one of these states."""
    if table.row.status not in statuses:
        now = {"open": "has not started", "playing": "is being played", "finished": "is over", "frozen": "is frozen"}
        raise Refused("not_now", f"not now: the game {now[table.row.status]}")


def check_writable(table: Table) -> None:
    """What is done must be saved."""
    if not table.writable:
        raise Refused("unwritable", "nothing can be saved at the moment: the table takes no commands until it can")


# --- playing ------------------------------------------------------------------------------------------


async def command(table: Table, connection: Connection, message: asks.Do) -> None:
    """A whole gesture."""
    await play(table, connection, message, lambda seat: table.in_play().command(seat, message.command, message.id))


async def action(table: Table, connection: Connection, message: asks.Act) -> None:
    """A single choice."""
    await play(table, connection, message, lambda seat: table.in_play().action(seat, message.action, message.id))


async def play(
    table: Table, connection: Connection, message: asks.Do | asks.Act, attempt: Callable[[int], Any]
) -> None:
    """Do it once, however often it comes in."""
    seat = seat_of(connection)
    if table.play is not None and (version := table.play.versions.get((seat, message.id))) is not None:
        connection.send(said.Done(message.id, version, again=True))
        return
    check_status(table, "playing", "finished")
    check_writable(table)
    await table.comes_back(seat)
    check_answers(table, seat, message.answers)
    version = await table.do(attempt(seat))
    connection.send(said.Done(message.id, version))


def check_answers(table: Table, seat: int, answers: int | None) -> None:
    """What was answered must still be what is asked."""
    if answers is None:
        return
    if table.audience.reader(seat).asked.number != answers:
        raise Refused("outdated", "something else is asked by now")


async def template(table: Table, connection: Connection, message: asks.AskTemplate) -> None:
    """Which values the next slot of a command may take."""
    seat = seat_of(connection)
    check_status(table, "playing", "finished")
    found = table.in_play().state.view(seat).command(message.command)
    slot = None if found.next is None else found.next.name
    words = table.audience.reader(seat).words.command(found.command) if found.complete else ""
    labels = [] if found.next is None else [label(table, seat, found.next.type, value) for value in found.values]
    slots = compact.slots(found.form.slots)
    connection.send(said.Template(message.id, found.command, slots, slot, found.values, labels, found.complete, words))


def label(table: Table, seat: int, type: str, value: object) -> str:
    """A value of a slot in words."""
    if value in DECLINING:
        return str(value).replace("_", " ")
    try:
        return table.audience.reader(seat).words.filling.gap(value, type, "")
    except TechdeckError:
        return ""


async def hint(table: Table, connection: Connection, message: asks.AskHint) -> None:
    """What a bot would do; it thinks elsewhere, and the table goes on meanwhile."""
    seat = seat_of(connection)
    if not table.settings["hints"]:
        raise Refused("no_hints", "this table is played without hints")
    check_status(table, "playing")
    view = table.in_play().state.view(seat)
    if not view.legal_actions():
        raise Refused("not_your_turn", "you are not asked now")
    if connection.hint is not None and not connection.hint.done():
        raise Refused("busy", "one hint at a time")
    words, seed = table.audience.reader(seat).words, table.services.chance.getrandbits(32)

    async def think() -> None:
        try:
            best = [suggestion(words, view, one) for one in await table.services.thinkers.hint(view, seed)]
            connection.send(said.Hint(message.id, best))
        except Exception:
            LOG.exception("table %s: a hint failed", table.id)
            refuse(table, connection, said.Refusal("failed", "nothing comes to mind just now: ask again", message.id))

    connection.hint = asyncio.get_running_loop().create_task(think())


def suggestion(words: Wording, view: View, one: Hint) -> said.Suggestion:
    """A hint in words."""
    gesture = words.gesture(view.gesture(), one.actions)
    return said.Suggestion(one.actions[0], gesture, words.reason(one.facts()), one.chance)


# --- around the game ----------------------------------------------------------------------------------


async def chat(table: Table, connection: Connection, message: asks.Say) -> None:
    """Free chat. (Family 6.11)"""
    seat = seat_of(connection)
    if not table.settings["chat"]:
        raise Refused("no_chat", "there is no chat at this table")
    if table.seats[seat].muted:
        raise Refused("muted", "the host has muted you")
    if not connection.chat_limit.allows(table.services.time.now()):
        raise Refused("too_fast", "wait a moment before you write again")
    text = clean_chat(message.text)
    if not text:
        raise Refused("malformed", "there is nothing to read in that")
    check_writable(table)
    line = ChatLine(table.services.time.now(), seat, table.names[seat], text)
    await table.services.store.say(table.id, line)
    table.chat.append(line)
    table.audience.send_all(
        [one for one in table.audience.connections if one.joined], said.Chat(joining.chat_lines(table)[-1:])
    )
    connection.send(said.Done(message.id))


async def presence(table: Table, connection: Connection, message: asks.Presence) -> None:
    """Away, or back."""
    seat = seat_of(connection)
    if connection.away != message.away:
        connection.away = message.away
        table.audience.tell_table()
    if not message.away:
        await table.comes_back(seat)


async def nonce(table: Table, connection: Connection, message: asks.Nonce) -> None:
    """A seat's share of chance. (Family 8.4)"""
    seat = seat_of(connection)
    check_status(table, "open")
    check_writable(table)
    await table.save_seat({"kind": "nonce"}, seat, nonce=message.nonce)
    connection.send(said.Done(message.id))


async def leave(table: Table, connection: Connection, message: asks.Leave) -> None:
    """Give the seat up."""
    seat = seat_of(connection)
    check_status(table, "open", "playing")
    check_writable(table)
    connection.send(said.Done(message.id))
    await hosting.vacate(table, seat, "left")


async def rematch(table: Table, connection: Connection, message: asks.Rematch) -> None:
    """Another game with the same people, once all of them want it."""
    seat = seat_of(connection)
    check_status(table, "finished")
    check_writable(table)
    if table.settings.get("next") is None:
        await table.save_seat({"kind": "rematch"}, seat, rematch=message.wanted)
        if all(one.rematch for one in table.seats if one.person):
            await table.save_settings({"kind": "next"}, next=await table.services.rematch(table))
    connection.send(said.Done(message.id))


async def ping(table: Table, connection: Connection, message: asks.Ping) -> None:
    """Is the table there?"""
    connection.send(said.Pong(round(table.services.time.now() * 1000), message.id))


async def set_bot(table: Table, connection: Connection, message: asks.SetBot) -> None:
    """A bot on a free seat, or away from it."""
    hosting.check_host(table, seat_of(connection))
    check_status(table, "open")
    check_writable(table)
    seat = hosting.seat_at(table, message.seat)
    if message.bot is not None and message.bot not in bots(table.game.name):
        raise Refused("no_such_bot", f"there is no bot {message.bot!r} for this game", bots(table.game.name))
    if seat.name is not None and seat.bot is None:
        raise Refused("seat_taken", f"{seat.name} sits there")
    name = None if message.bot is None else bot_name(table.seats, message.seat)
    await table.save_seat({"kind": "bot"}, message.seat, name=name, bot=message.bot)
    connection.send(said.Done(message.id))


async def start(table: Table, connection: Connection, message: asks.Start) -> None:
    """The game begins."""
    hosting.check_host(table, seat_of(connection))
    check_status(table, "open")
    check_writable(table)
    await hosting.begin(table)
    connection.send(said.Done(message.id))


Doing = Callable[[Table, Connection, Any], Awaitable[None]]
DOING: dict[type, Doing] = {
    asks.Join: joining.join,
    asks.Do: command,
    asks.Act: action,
    asks.AskTemplate: template,
    asks.AskHint: hint,
    asks.Say: chat,
    asks.SetBot: set_bot,
    asks.Nonce: nonce,
    asks.Start: start,
    asks.Rematch: rematch,
    asks.Leave: leave,
    asks.Presence: presence,
    asks.Remove: hosting.remove,
    asks.Mute: hosting.mute,
    asks.GiveAnew: hosting.give_anew,
    asks.MoveSeat: hosting.move_seat,
    asks.Ping: ping,
}
