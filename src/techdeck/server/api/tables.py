"""Tables and the seats at them: the lobby, making a table, its cards, sitting down."""

from __future__ import annotations

import asyncio

from techdeck.core.errors import TechdeckError
from techdeck.deck.edition import Edition
from techdeck.server import bodies, hosting, lobby
from techdeck.server.api.asked import Asked
from techdeck.server.cards import card_of, deck_info
from techdeck.server.cleaning import clean_name
from techdeck.server.connection import Refused
from techdeck.server.meanings import explain
from techdeck.server.security import address_of
from techdeck.server.store import TableRow, UnknownTable


async def list_tables(asked: Asked) -> bodies.Tables:
    """The lobby: public tables that wait for players."""
    return bodies.Tables(lobby.waiting(asked.house, asked.token))


async def list_own_tables(asked: Asked) -> bodies.Tables:
    """The tables at which this browser has a seat."""
    return bodies.Tables(await lobby.own(asked.house, asked.token))


async def create_table(asked: Asked) -> bodies.Seated:
    """A new table; you are its host and have its first seat."""
    wish: bodies.NewTable = asked.body
    house, address = asked.house, address_of(asked.request)
    if not asked.gate.limits.tables.allows(address, house.services.time.now()):
        raise Refused("too_many", "too many new tables come from your address: wait a moment")
    cards = None
    if wish.edition_text is not None:
        with asked.gate.one_edition(address):
            cards = await house.services.editions.kept(wish.edition_text)
    table = await house.create(wish, asked.gate.own_token(asked.request), cards)
    return bodies.Seated(table.id, 0, house.services.link(f"/t/{table.id}"))


async def read_table(asked: Asked) -> bodies.Listed:
    """A table, by its id."""
    return lobby.listed(asked.house, await row_of(asked), asked.token)


async def row_of(asked: Asked) -> TableRow:
    """The row of the table that is asked for."""
    id = asked.path["table"]
    try:
        return asked.house.rows.get(id) or await asked.house.services.store.row(id)
    except UnknownTable:
        raise Refused("no_such_table", "there is no such table") from None


async def read_table_deck(asked: Asked) -> bodies.DeckInfo:
    """The cards that are played with at a table, as they were when it was made."""
    return deck_info(await edition_of(asked))


async def explain_table_card(asked: Asked) -> bodies.CardExplained:
    """How the text of a card of this table is read, and what it means in each game."""
    edition, card = await edition_of(asked), asked.path["card"]
    return await asyncio.to_thread(explain, card_of(edition, card), card)


async def edition_of(asked: Asked) -> Edition:
    """The edition of the table that is asked for."""
    try:
        return await asked.house.services.editions.of(await row_of(asked))
    except TechdeckError:
        raise Refused("frozen", "this version can't read the cards of this table; its log can still be read") from None


async def take_seat(asked: Asked) -> bodies.Seated:
    """Sit down with just a name."""
    wish: bodies.TakeSeat = asked.body
    name = clean_name(wish.name)
    if not name:
        raise Refused("malformed", "a name needs at least one character that can be seen")
    table, token = await asked.house.table(asked.path["table"]), asked.gate.own_token(asked.request)
    seat = await table.ask(lambda: hosting.sit(table, token, name, wish.seat, wish.nonce))
    return bodies.Seated(table.id, seat, asked.house.services.link(f"/t/{table.id}"))


async def claim_seat(asked: Asked) -> bodies.Seated:
    """Take the seat of a one-time link."""
    wish: bodies.Claim = asked.body
    id, _, secret = wish.secret.partition(".")
    try:
        table = await asked.house.table(id)
    except Refused:
        raise Refused("bad_link", "this link was used already, or is too old") from None
    token, name = asked.gate.own_token(asked.request), clean_name(wish.name or "") or None
    seat = await table.ask(lambda: hosting.claim(table, secret, token, name))
    return bodies.Seated(table.id, seat, asked.house.services.link(f"/t/{table.id}"))
