"""The OpenAPI of the HTTP API, made from its operations."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec

from techdeck.server import bodies
from techdeck.server.api.asked import Operation
from techdeck.server.operations import OPERATIONS
from techdeck.server.schema import components
from techdeck.version import VERSION

REFS = "#/components/schemas/{name}"
WORDS = {
    400: "what was sent is wrong",
    403: "it comes from another site",
    404: "there is no such thing",
    409: "not in the state things are in",
    413: "too much was sent",
    429: "too much comes from your address",
    503: "nothing can be saved, or the server stops",
}


@cache
def openapi() -> dict[str, Any]:
    """All of it."""
    paths: dict[str, Any] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method.lower()] = described(operation)
    info = {"title": "techdeck", "version": VERSION, "description": "Live tables; played over WebSockets, see docs."}
    return {"openapi": "3.1.0", "info": info, "paths": paths, "components": {"schemas": schemas()}}


def schemas() -> dict[str, Any]:
    """The records of the API."""
    return {name: schema for name, schema in components(REFS).items() if "json#" not in str(schema)}


def described(operation: Operation) -> dict[str, Any]:
    """One operation."""
    found: dict[str, Any] = {"operationId": operation.name, "summary": (operation.do.__doc__ or "").strip()}
    names = re.findall(r"{(\w+)}", operation.path)
    found["parameters"] = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}} for name in names
    ]
    if operation.body is not None:
        content = {"application/json": {"schema": schema_of(operation.body)}}
        found["requestBody"] = {"required": True, "content": content}
    found["responses"] = {str(operation.status): answer(operation)}
    for status in dict.fromkeys((*operation.problems, 429)):
        content = {"application/json": {"schema": schema_of(bodies.Problem)}}
        found["responses"][str(status)] = {"description": WORDS[status], "content": content}
    if operation.name == "read_health":
        found["responses"]["503"] = {**answer(operation), "description": WORDS[503]}
    return found


def answer(operation: Operation) -> dict[str, Any]:
    """What is answered if all is well."""
    kind = "text/plain" if operation.answer is str else "application/json"
    return {"description": "done", "content": {kind: {"schema": schema_of(operation.answer)}}}


def schema_of(kind: Any) -> Any:
    """The schema of a record, which stands among the components."""
    (found,), _ = msgspec.json.schema_components([kind], ref_template=REFS)
    return found
