"""The small parts that messages of both ways are made of."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from techdeck.games import games

PROTOCOL = 1
"""Goes up when a client of before would not understand any more."""

Data = dict[str, Any]


def of_game(part: str) -> Meta:
    """A part that every game has a schema of its own for."""
    refs = [{"$ref": f"{game}.json#/$defs/{part}"} for game in games()]
    return Meta(extra_json_schema={"anyOf": refs})


View = Annotated[Data, of_game("view")]
About = Annotated[Data, Meta(description="The facts, see `about` of this code or kind in the game's schema.")]
Target = Annotated[Data, Meta(description="See `target` in the game's schema.")]
Command = Annotated[Data, Meta(description="A kind and its slots, see `command` in the game's schema.")]
CommandId = Annotated[str, Meta(min_length=1, max_length=64, description="Made by the client, new for every command.")]
Seat = Annotated[int, Meta(ge=0, le=7)]
Actor = Annotated[int, Meta(ge=-1, le=7, description="A seat; -1 is the clock.")]
Version = Annotated[int, Meta(ge=0, description="How many commands were done at this table, the clock's included.")]
Milliseconds = Annotated[int, Meta(ge=0)]
Changes = Annotated[
    Data, Meta(description='What has changed inside an object: see "Taking in changes" in docs/protocol.md.')
]
Words = Annotated[str, Meta(description="A sentence, or a part of one, for people to read.")]


class Mistake(Struct):
    """Something wrong in a text, and where; lines and columns are counted from 1."""

    line: int
    column: int
    words: Words
