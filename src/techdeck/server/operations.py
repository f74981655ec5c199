"""The HTTP API: one function for each operation, and what the OpenAPI says about it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from techdeck.bots import levels
from techdeck.core.cards import DOMAIN_NAMES, card_id, is_wild, printed_domain, printed_value
from techdeck.core.errors import TechdeckError
from techdeck.core.rng import commitment
from techdeck.deck.edition import load_edition
from techdeck.deck.files import packaged_editions
from techdeck.games import OPTIONS, PLAYERS, TITLES, games
from techdeck.games.schema import schema
from techdeck.rules.book import load_book
from techdeck.server import bodies, hosting
from techdeck.server.cleaning import clean_name
from techdeck.server.connection import Refused
from techdeck.server.house import House
from techdeck.server.meanings import explain
from techdeck.server.schema import protocol_schema
from techdeck.server.security import Gate, address_of
from techdeck.server.store import Saved, UnknownTable
from techdeck.server.store.games import Frozen, log_of, state_of
from techdeck.server.story import story_of
from techdeck.version import VERSION


@dataclass
class Asked:
    """A request with what it was sent to."""

    request: Request
    house: House
    gate: Gate
    body: Any = None

    @property
    def path(self) -> dict[str, str]:
        """The parts of the path that have names."""
        return self.request.path_params

    @property
    def token(self) -> str:
        """The hash of the browser's secret."""
        return self.gate.token(self.request)


@dataclass(frozen=True)
class Text:
    """An answer that is not JSON."""

    text: str
    media: str = "text/plain; charset=utf-8"


Answer = msgspec.Struct | dict[str, Any] | Text


@dataclass(frozen=True)
class Operation:
    """One thing that can be asked: where, with which body, and what is answered."""

    method: str
    path: str
    do: Callable[[Asked], Awaitable[Answer]]
    answer: Any
    body: Any = None
    status: int = 200
    problems: tuple[int, ...] = ()
    seat: bool = False
    """Whether the browser gets its secret with the answer."""

    @property
    def name(self) -> str:
        """What programs call it."""
        return self.do.__name__


async def list_games(asked: Asked) -> bodies.Games:
    """The games with their options and bots, and the editions of the cards."""
    return bodies.Games([game_info(name) for name in games()], packaged_editions())


def game_info(name: str) -> bodies.GameInfo:
    """One game."""
    options = [bodies.OptionInfo(one.name, one.default, one.choices, one.clause, one.text) for one in OPTIONS[name]]
    return bodies.GameInfo(name, TITLES[name], *PLAYERS[name], options, levels(name))


async def read_rules(asked: Asked) -> dict[str, Any]:
    """The rules of a game, or of the family: sections with clauses."""
    try:
        return dict(load_book(asked.path["book"]).to_dict())
    except TechdeckError as error:
        raise Refused("no_such_game", str(error)) from None


async def read_deck(asked: Asked) -> bodies.DeckInfo:
    """The cards of an edition that comes with the package."""
    if asked.path["edition"] not in packaged_editions():
        raise Refused("no_such_edition", "there is no such edition", packaged_editions())
    edition = load_edition(asked.path["edition"])
    cards = []
    for card in edition.cards:
        wild = is_wild(card.card)
        domain = None if wild else DOMAIN_NAMES[int(printed_domain(card.card))]
        value = None if wild else int(printed_value(card.card))
        sources = (card.name_source, card.effect_source)
        cards.append(bodies.CardInfo(card_id(card.card), card.name, card.text, domain, value, *sources))
    return bodies.DeckInfo(edition.name, edition.fingerprint, cards)


async def explain_card(asked: Asked) -> bodies.CardExplained:
    """How a card's text is read, and what it means in each game."""
    name, card = asked.path["edition"], asked.path["card"]
    if name not in packaged_editions():
        raise Refused("no_such_edition", "there is no such edition", packaged_editions())
    found = next((one for one in load_edition(name).cards if card_id(one.card) == card), None)
    if found is None:
        raise Refused("no_such_card", "there is no such card")
    return explain(found, card)


async def read_schema(asked: Asked) -> dict[str, Any]:
    """A JSON Schema: protocol.json, or one of a game."""
    name = asked.path["name"].removesuffix(".json")
    if name == "protocol":
        return protocol_schema()
    if name not in games():
        raise Refused("no_such_game", "there is no such schema", ["protocol", *games()])
    return dict(schema(name))


async def list_tables(asked: Asked) -> bodies.Tables:
    """The lobby: public tables that wait for players."""
    return bodies.Tables(asked.house.lobby(asked.token))


async def list_own_tables(asked: Asked) -> bodies.Tables:
    """The tables at which this browser has a seat."""
    return bodies.Tables(await asked.house.own(asked.token))


async def create_table(asked: Asked) -> bodies.Seated:
    """A new table; you are its host and have its first seat."""
    house, now = asked.house, asked.house.services.time.now()
    if not asked.gate.limits.tables.allows(address_of(asked.request), now):
        raise Refused("too_many", "too many new tables come from your address: wait a moment")
    table = await house.create(asked.body, asked.gate.own_token(asked.request))
    return bodies.Seated(table.id, 0, house.services.link(f"/t/{table.id}"))


async def read_table(asked: Asked) -> bodies.Listed:
    """A table, by its id."""
    house, id = asked.house, asked.path["table"]
    try:
        row = house.rows.get(id) or await house.services.store.row(id)
    except UnknownTable:
        raise Refused("no_such_table", "there is no such table") from None
    return house.listed(row, asked.token)


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
        own = asked.house.listed(saved.row, asked.token).own
        return await asyncio.to_thread(story_of, saved, own[0] if own else None)
    except TechdeckError:
        raise Refused("frozen", "this version can't replay the game; its log can still be read") from None


async def read_log(asked: Asked) -> Text:
    """The log of a finished game, as text that replays; also of one that can't be played on."""
    saved = await saved_table(asked)
    if saved.row.status != "finished":
        check_frozen(saved)
    return Text(log_of(saved))


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


async def read_health(asked: Asked) -> bodies.Health:
    """Whether the server is well."""
    house = asked.house
    status = "stopping" if house.stopping else "ok" if house.services.store.writable else "no_writes"
    connections = sum(len(table.audience.connections) for table in house.tables.values())
    return bodies.Health(status, VERSION, len(house.tables), connections)


OPERATIONS = [
    Operation("GET", "/api/games", list_games, bodies.Games),
    Operation("GET", "/api/rules/{book}", read_rules, dict[str, Any], problems=(404,)),
    Operation("GET", "/api/deck/{edition}", read_deck, bodies.DeckInfo, problems=(404,)),
    Operation("GET", "/api/deck/{edition}/{card}", explain_card, bodies.CardExplained, problems=(404,)),
    Operation("GET", "/api/schemas/{name}", read_schema, dict[str, Any], problems=(404,)),
    Operation("GET", "/api/tables", list_tables, bodies.Tables),
    Operation("GET", "/api/tables/mine", list_own_tables, bodies.Tables),
    Operation(
        "POST", "/api/tables", create_table, bodies.Seated, bodies.NewTable, 201,
        (400, 403, 404, 409, 413, 429, 503), True,
    ),
    Operation("GET", "/api/tables/{table}", read_table, bodies.Listed, problems=(404,)),
    Operation(
        "POST", "/api/tables/{table}/seats", take_seat, bodies.Seated, bodies.TakeSeat, 201,
        (400, 403, 404, 409, 413, 503), True,
    ),
    Operation("POST", "/api/claims", claim_seat, bodies.Seated, bodies.Claim, 200, (400, 403, 404, 413, 503), True),
    Operation("GET", "/api/tables/{table}/result", read_result, bodies.Result, problems=(404, 409)),
    Operation("GET", "/api/tables/{table}/story", read_story, bodies.Story, problems=(404, 409)),
    Operation("GET", "/api/tables/{table}/log", read_log, str, problems=(404, 409)),
    Operation("GET", "/health", read_health, bodies.Health, problems=(503,)),
]  # fmt: skip

STATUS = {
    "malformed": 400,
    "bad_options": 400,
    "no_such_bot": 400,
    "no_such_seat": 400,
    "foreign_origin": 403,
    "no_such_table": 404,
    "no_such_game": 404,
    "no_such_edition": 404,
    "no_such_card": 404,
    "bad_link": 404,
    "not_now": 409,
    "not_over": 409,
    "not_full": 409,
    "seat_taken": 409,
    "frozen": 409,
    "too_large": 413,
    "too_many": 429,
    "too_fast": 429,
    "unwritable": 503,
    "stopping": 503,
}
"""The status of an answer, by the code of its problem."""


def problem(code: str, reason: str, accepted: list[str] | None = None) -> Response:
    """An answer that says why not."""
    body = msgspec.json.encode(bodies.Problem(code, reason, accepted or []))
    return Response(body, STATUS[code], media_type="application/json")
