"""The live protocol, from the client: what may be asked at a table; docs/protocol.md explains it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from techdeck.server.parts import Command, CommandId, Seat, Version


class FromClient(Struct, tag_field="type", forbid_unknown_fields=True):
    """Any message of a client."""


class Join(FromClient, tag="join"):
    """The first message: which seat of this browser's it is (none: to watch), and what it has seen already."""

    seat: Seat | None = None
    version: Version | None = None
    chat: Annotated[int, Meta(ge=0)] = 0
    """How many lines of chat it has."""
    open: bool = False
    """To watch the deal before with all hands, where the table has agreed to that."""


class Do(FromClient, tag="command"):
    """A whole gesture, done completely or not at all."""

    id: CommandId
    command: Command
    answers: int | None = None
    """The number of the question it answers: refused if something else is asked by now."""


class Act(FromClient, tag="action"):
    """A single choice by its id in the question, ways out included."""

    id: CommandId
    action: Annotated[int, Meta(ge=-1000, le=1000000)]
    answers: int | None = None


class AskTemplate(FromClient, tag="template"):
    """Which values may the next slot of this command take, given what is filled in?"""

    id: CommandId
    command: Command


class AskHint(FromClient, tag="hint"):
    """What would a bot do here? Only where the table allows hints."""

    id: CommandId


class Say(FromClient, tag="chat"):
    """Free chat. What the rules call talk is a command of the game."""

    id: CommandId
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class SetBot(FromClient, tag="bot"):
    """The host puts a bot on a free seat, or takes it away again (no bot), before the start."""

    id: CommandId
    seat: Seat
    bot: Annotated[str, Meta(max_length=40)] | None = None


class Nonce(FromClient, tag="nonce"):
    """The seat's share of chance, which nobody else chooses; before the start, and after the commitment was seen."""

    id: CommandId
    nonce: Annotated[str, Meta(pattern="^([0-9a-f]{2}){1,64}$", description="1 to 64 random bytes as hex.")]


class Start(FromClient, tag="start"):
    """The host starts the game; every seat must be taken."""

    id: CommandId


class Rematch(FromClient, tag="rematch"):
    """This seat would like another game, or no longer; once all people want it, there is a new table."""

    id: CommandId
    wanted: bool = True


class Leave(FromClient, tag="leave"):
    """Give the seat up: before the start it is free again, later a stand-in plays it to the end."""

    id: CommandId


class Presence(FromClient, tag="presence"):
    """The player is away, or back: a hidden page, a locked phone."""

    away: bool


class Remove(FromClient, tag="remove"):
    """The host removes a player: anyone before the start, later one who is away or out of time."""

    id: CommandId
    seat: Seat


class Mute(FromClient, tag="mute"):
    """The host mutes a seat, or lets it chat again."""

    id: CommandId
    seat: Seat
    muted: bool = True


class GiveAnew(FromClient, tag="give_anew"):
    """The host gives a lost seat anew: the answer is a link by which somebody else can take it. Everybody is told."""

    id: CommandId
    seat: Seat


class MoveSeat(FromClient, tag="move_seat"):
    """A one-time link by which this seat moves to another device."""

    id: CommandId


class Ping(FromClient, tag="ping"):
    """Is the table there?"""

    id: CommandId | None = None


ClientMessage = (
    Join
    | Do
    | Act
    | AskTemplate
    | AskHint
    | Say
    | SetBot
    | Nonce
    | Start
    | Rematch
    | Leave
    | Presence
    | Remove
    | Mute
    | GiveAnew
    | MoveSeat
    | Ping
)
