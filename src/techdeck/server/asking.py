"""The live protocol: what is asked of a seat, and what happened, as messages carry it; docs/protocol.md explains it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from techdeck.server.parts import About, Data, Seat, Target, Words


class Slot(Struct, omit_defaults=True):
    """A part of a command, and what it takes."""

    name: str
    type: str
    many: bool = False


class CommandOpen(Struct, omit_defaults=True):
    """A kind of command open to the seat now, with its slots in order."""

    kind: str
    slots: list[Slot] = []
    verb: str | None = None
    """The verb of the choices that begin it; None: the same word as its kind."""


class Effect(Struct, array_like=True):
    """A sentence of a card that is being carried out, as a list: card, user, sentence, start, end."""

    card: str
    user: Seat
    sentence: int
    start: int
    end: int


class Choices(Struct, omit_defaults=True):
    """Choices in a row that have the same verb and point at the same kind of thing."""

    verb: str
    actions: list[int]
    """Each choice by its number."""
    words: list[Words] | Words
    """What each choice does; one sentence for all of them has {field} for what is in `target`."""
    kind: str | None = None
    """Of what they point at; None: at nothing."""
    target: dict[str, list[Any]] = {}
    """For each field of what they point at, its value for each of the choices."""
    lacks: list[str | None] = []
    """For each choice what the card it uses lacks to do anything now, or None; left out where all may do something."""
    in_vain: list[Words] = []
    """The same in words, or nothing."""


class Question(Struct, omit_defaults=True):
    """A question without its choices; `question` in the game's schema, but what is null, empty or false is left out."""

    code: str
    clause: str
    seat: Seat | None = None
    asked: list[Seat] = []
    effect: Effect | None = None
    chosen: list[Target] = []
    left: int | None = None
    optional: bool = False
    about: About = {}
    clock: list[Data] = []


class Asked(Struct, omit_defaults=True):
    """What is asked of the seat, or whom the table waits for."""

    number: int
    """Stays the same as long as an answer would mean the same."""
    question: Question
    words: Words
    choices: list[Choices] = []
    ways_out: list[Choices] = []
    commands: list[CommandOpen] = []


class Spot(Struct, array_like=True):
    """A place in a zone, as a list: zone, seat, index, at."""

    zone: str
    seat: Seat | None = None
    index: int | None = None
    at: Any = None


class Moved(Struct, omit_defaults=True):
    """A card with where it lay before and where it lies after; None is one that the seat does not know."""

    from_: Spot = field(name="from")
    card: str | None = None
    to: Spot | None = None
    """None: it has stayed where it was."""


class Event(Struct, omit_defaults=True):
    """Something that happened; `event` in the game's schema, but what is null or empty is left out."""

    kind: str
    seat: Seat | None = None
    other: Seat | None = None
    cards: list[Moved] = []
    effect: Effect | None = None
    about: About = {}
