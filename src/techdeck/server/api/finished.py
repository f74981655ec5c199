"""What is told of a game that is over: its result, how the points came about, its log."""

from __future__ import annotations

import asyncio

from techdeck.core.errors import TechdeckError
from techdeck.core.rng import commitment
from techdeck.server import bodies
from techdeck.server.api.asked import Asked, Text
from techdeck.server.connection import Refused
from techdeck.server.lobby import seats_of
from techdeck.server.store import Saved, UnknownTable
from techdeck.server.store.games import Frozen, log_of, state_of
from techdeck.server.story import story_of


async def read_result(asked: Asked) -> bodies.Result:
    """What a finished game came to."""
    row = (await saved_table(asked)).row
    if row.status != "finished" or row.results is None:
        raise NOT_OVER
    results = row.results
    return bodies.Result(
        row.id, row.game, results["names"], results["scores"], results["returns"], results["winners"],
        results["versions"], commitment(row.key), row.nonces, row.key.hex(),
    )  # fmt: skip


async def read_story(asked: Asked) -> bodies.Story:
    """How the points of a finished game came about, as this browser's seat was told."""
    saved = await saved_table(asked)
    if saved.row.status != "finished":
        raise NOT_OVER
    try:
        own = seats_of(saved.row, asked.token)
        return await asyncio.to_thread(story_of, saved, own[0] if own else None)
    except TechdeckError:
        raise Refused("frozen", "this version can't replay the game; its log can still be read") from None


async def read_log(asked: Asked) -> Text:
    """The log of a finished game, as text that replays; also of one that can't be played on."""
    saved = await saved_table(asked)
    if saved.row.status != "finished":
        await asyncio.to_thread(check_frozen, saved)
    return Text(await asyncio.to_thread(log_of, saved))


async def saved_table(asked: Asked) -> Saved:
    """A table as it is on disk."""
    try:
        return await asked.house.services.store.load(asked.path["table"])
    except UnknownTable:
        raise Refused("no_such_table", "there is no such table") from None


def check_frozen(saved: Saved) -> None:
    """A game that is not over must be one that this version can't play on."""
    try:
        state_of(saved)
    except Frozen:
        return
    raise NOT_OVER


NOT_OVER = Refused("not_over", "the game is not over: until then nobody sees its log")
