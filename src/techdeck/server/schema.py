"""The JSON Schema of the live protocol and of the HTTP API's bodies, made from their records."""

from __future__ import annotations

import inspect
from functools import cache
from typing import Any

import msgspec

from techdeck.server import bodies, parts, protocol, requests

DRAFT = "https://json-schema.org/draft/2020-12/schema"


def bodies_listed() -> list[type]:
    """The records of the HTTP API."""
    found = [one for _, one in inspect.getmembers(bodies, inspect.isclass) if issubclass(one, msgspec.Struct)]
    return [one for one in found if one.__module__ == bodies.__name__]


def components(template: str) -> dict[str, Any]:
    """Every record of the protocol and of the API by its name; template says where they refer to each other."""
    types = [requests.ClientMessage, protocol.ServerMessage, *bodies_listed()]
    _, found = msgspec.json.schema_components(types, ref_template=template)
    return {name: found[name] for name in sorted(found)}


@cache
def protocol_schema() -> dict[str, Any]:
    """The schema of the protocol: `client` and `server` are the messages each way."""
    types = [requests.ClientMessage, protocol.ServerMessage]
    (client, server), _ = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    defs = {**components("#/$defs/{name}"), "client": client, "server": server}
    ways = {"client": {"$ref": "#/$defs/client"}, "server": {"$ref": "#/$defs/server"}}
    head = {"$schema": DRAFT, "title": f"techdeck live protocol {parts.PROTOCOL}", "type": "object"}
    return {**head, "properties": ways, "$defs": defs}
