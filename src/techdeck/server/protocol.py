"""The live protocol, to the client: what a table tells; docs/protocol.md explains it.

Text frames of JSON. What a game shows (view, question, event, command) has the game's own schema.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from techdeck.server.asking import Asked, Event, Slot
from techdeck.server.parts import Actor, Changes, Command, CommandId, Milliseconds, Seat, Version, View, Words


class ToClient(Struct, tag_field="type", omit_defaults=True):
    """Any message of the server; a field that has its default may be left out."""


class SeatInfo(Struct, omit_defaults=True):
    """A seat as everybody sees it."""

    seat: Seat
    name: str | None = None
    """None: the seat is free."""
    bot: str | None = None
    away: bool = False
    """Nobody is connected, or the player said so."""
    stand_in: bool = False
    """A stand-in plays for the player, who may come back."""
    left: bool = False
    muted: bool = False
    rematch: bool = False
    nonce: str | None = None


class ClockSettings(Struct, forbid_unknown_fields=True):
    """How time is measured: none; so many seconds for each move; or a bank of minutes with seconds added per move."""

    kind: Annotated[str, Meta(pattern="^(none|move|bank)$")] = "none"
    seconds: Annotated[int, Meta(ge=0, le=1209600)] = 0
    """move: for each move. bank: added after each move."""
    minutes: Annotated[int, Meta(ge=0, le=20160)] = 0
    """bank: at the start."""


class Table(ToClient, tag="table"):
    """The table itself, whenever anything of it has changed."""

    id: str
    game: str
    title: str
    players: int
    options: dict[str, str]
    edition: str
    status: Annotated[str, Meta(pattern="^(open|playing|finished|frozen)$")]
    public: bool
    watch: Annotated[str, Meta(pattern="^(anyone|nobody|open)$")]
    """open: anyone, and whoever wants to sees the deal before with all hands."""
    hints: bool
    chat: bool
    clock: ClockSettings
    host: Seat | None
    seats: list[SeatInfo]
    watching: int
    commitment: str
    """The hash of the server's key for the deal, fixed when the table was made. (Family 8.4)"""
    own_cards: bool = False
    """Whether the edition is the host's own: its cards are at /api/tables/{table}/deck."""
    key: str | None = None
    """The key itself, once the game is over."""
    next: str | None = None
    """The table of the rematch."""
    writable: bool = True
    """False: what is done can't be saved at the moment, so nothing can be done."""


class Clocks(Struct):
    """Time by the server's clock. What is None has no limit."""

    now: Milliseconds
    """The server's time when this was sent."""
    running: list[Seat]
    left: list[Milliseconds | None]
    """Per seat: what was left at `now`."""
    phase: Milliseconds | None = None
    """What was left of a phase that the clock ends: a trading turn, quiet time."""


class Line(Struct):
    """A sentence of the log: what a command did."""

    version: Version
    by: Actor
    words: Words


class Picture(ToClient, tag="view"):
    """All that the seat sees: after joining, or when too much was missed. Forget what you had."""

    version: Version
    seat: Seat | None
    view: View
    asked: Asked
    clocks: Clocks | None = None
    told: list[Line] = []
    """The last sentences of the log, as the seat was told them."""


class Update(ToClient, tag="update"):
    """What one command changed, as the seat may see it."""

    version: Version
    by: Actor
    stand_in: bool = False
    events: list[Event] = []
    told: list[Words] = []
    """What happened, in sentences for a log."""
    view: Changes = {}
    """What has changed in the view."""
    asked: Changes = {}
    """What has changed in what is asked."""
    clocks: Clocks | None = None
    """None: no time is measured."""


class Time(ToClient, tag="clock"):
    """The clocks, where they changed without a command: after joining, or when the server was away."""

    clocks: Clocks


class Done(ToClient, tag="done"):
    """What was asked with this id is done, and on disk."""

    id: CommandId
    version: Version | None = None
    """The version that a command made."""
    again: bool = False
    """It had been done already when it came in again."""
    link: str | None = None
    """The link that was asked for; its secret stands behind the #."""


class Template(ToClient, tag="template"):
    """A command as far as it is filled in, and the values its next slot may take."""

    id: CommandId
    command: Command
    slots: list[Slot]
    next: str | None
    values: list[Any]
    labels: list[Words]
    """Words for each of the values, in the same order."""
    complete: bool
    words: Words
    """What the command would do, once it is complete and the game has words for it."""


class Suggestion(Struct):
    """A gesture that a bot would think of."""

    action: int
    """The choice it begins with."""
    words: Words
    reason: Words
    chance: Annotated[float, Meta(ge=0, le=1)]
    """The share of games it promises."""


class Hint(ToClient, tag="hint"):
    """What a bot would do in the seat's place, the best first."""

    id: CommandId
    best: list[Suggestion]


class ChatLine(Struct):
    """One line of chat."""

    number: int
    at: Milliseconds
    seat: Seat | None
    name: str
    text: str


class Chat(ToClient, tag="chat"):
    """Lines of chat, in order."""

    lines: list[ChatLine]


class Refusal(ToClient, tag="error"):
    """Why something was not done. Nothing has changed. docs/protocol.md lists the codes."""

    code: str
    reason: Words
    id: CommandId | None = None
    clause: str = ""
    """The clause of the rules that refuses it."""
    accepted: list[str] = []
    """What would be accepted instead, where that is known."""


class Over(ToClient, tag="over"):
    """The game is over: what it came to."""

    version: Version
    scores: list[int]
    returns: list[float]
    winners: list[Seat]
    key: str
    """The key the cards were dealt from. (Family 8.4)"""


class Pong(ToClient, tag="pong"):
    """The table is there."""

    now: Milliseconds
    id: CommandId | None = None


ServerMessage = Table | Picture | Update | Time | Done | Template | Hint | Chat | Refusal | Over | Pong
