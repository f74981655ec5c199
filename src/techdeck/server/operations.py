"""The operations of the HTTP API: where each is asked, with which body, and what the OpenAPI says about it."""

from __future__ import annotations

from typing import Any

from techdeck.deck.sent import MOST_BYTES
from techdeck.server import bodies
from techdeck.server.api import finished, library, tables
from techdeck.server.api.asked import Asked, Operation
from techdeck.version import VERSION

LONG_BODY = 2 * MOST_BYTES + 16 * 1024
"""For the text of an edition with all that JSON puts around it."""


async def read_health(asked: Asked) -> bodies.Health:
    """Whether the server is well."""
    house = asked.house
    status = "stopping" if house.stopping else "ok" if house.services.store.writable else "no_writes"
    connections = sum(len(table.audience.connections) for table in house.tables.values())
    return bodies.Health(status, VERSION, len(house.tables), connections)


OPERATIONS = [
    Operation("GET", "/api/games", library.list_games, bodies.Games),
    Operation("GET", "/api/rules/{book}", library.read_rules, dict[str, Any], problems=(404,)),
    Operation("GET", "/api/deck/{edition}", library.read_deck, bodies.DeckInfo, problems=(404,)),
    Operation("GET", "/api/deck/{edition}/{card}", library.explain_card, bodies.CardExplained, problems=(404,)),
    Operation(
        "POST", "/api/editions", library.check_edition, bodies.EditionChecked, bodies.EditionText, 200,
        (400, 403, 413, 429), most_bytes=LONG_BODY,
    ),
    Operation("GET", "/api/schemas/{name}", library.read_schema, dict[str, Any], problems=(404,)),
    Operation("GET", "/api/tables", tables.list_tables, bodies.Tables),
    Operation("GET", "/api/tables/mine", tables.list_own_tables, bodies.Tables),
    Operation(
        "POST", "/api/tables", tables.create_table, bodies.Seated, bodies.NewTable, 201,
        (400, 403, 404, 409, 413, 429, 503), True, LONG_BODY,
    ),
    Operation("GET", "/api/tables/{table}", tables.read_table, bodies.Listed, problems=(404,)),
    Operation("GET", "/api/tables/{table}/deck", tables.read_table_deck, bodies.DeckInfo, problems=(404, 409)),
    Operation(
        "GET", "/api/tables/{table}/deck/{card}", tables.explain_table_card, bodies.CardExplained, problems=(404, 409),
    ),
    Operation(
        "POST", "/api/tables/{table}/seats", tables.take_seat, bodies.Seated, bodies.TakeSeat, 201,
        (400, 403, 404, 409, 413, 503), True,
    ),
    Operation(
        "POST", "/api/claims", tables.claim_seat, bodies.Seated, bodies.Claim, 200, (400, 403, 404, 413, 503), True,
    ),
    Operation("GET", "/api/tables/{table}/result", finished.read_result, bodies.Result, problems=(404, 409)),
    Operation("GET", "/api/tables/{table}/story", finished.read_story, bodies.Story, problems=(404, 409)),
    Operation("GET", "/api/tables/{table}/log", finished.read_log, str, problems=(404, 409)),
    Operation("GET", "/health", read_health, bodies.Health, problems=(503,)),
]  # fmt: skip
