"""The server as an application: the API, the tables, the page, in front of one house."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from techdeck.server.api.asked import Asked, Operation, Text, problem
from techdeck.server.connection import Refused
from techdeck.server.house import House
from techdeck.server.live import live
from techdeck.server.openapi import openapi
from techdeck.server.operations import OPERATIONS
from techdeck.server.page import page
from techdeck.server.security import Gate, Guarded, address_of
from techdeck.server.store import StoreError

LOG = logging.getLogger("techdeck.http")
ENCODER = msgspec.json.Encoder()


def application(house: House, gate: Gate) -> Starlette:
    """The application of a house that is not yet open."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.open()
        yield
        await house.close()

    app = Starlette(routes=routes(), middleware=[Middleware(Guarded)], lifespan=lifespan)
    app.state.house, app.state.gate = house, gate
    return app


def routes() -> list[BaseRoute]:
    """Where everything is."""
    found: list[BaseRoute] = [Route(one.path, answering(one), methods=[one.method]) for one in OPERATIONS]
    found.append(WebSocketRoute("/api/tables/{table}/live", live))
    found.append(Route("/api/openapi.json", read_openapi))
    found.append(Route("/metrics", read_metrics))
    found.append(Route("/api/{rest:path}", nowhere, methods=["GET", "POST"]))
    found.append(Route("/{path:path}", page))
    return found


def answering(operation: Operation) -> Callable[[Request], Awaitable[Response]]:
    """The way from a request to the answer of an operation."""

    async def answer(request: Request) -> Response:
        house, gate = request.app.state.house, request.app.state.gate
        try:
            check(request, gate, house)
            body = (
                None
                if operation.body is None
                else await body_of(request, operation.most_bytes or gate.limits.message_bytes, operation.body)
            )
            result = await operation.do(Asked(request, house, gate, body))
        except Refused as error:
            house.services.metrics.refused.labels(code=error.code).inc()
            return problem(error)
        except StoreError:
            return problem(Refused("unwritable", "nothing can be saved at the moment: try again later"))
        return response(operation, result, request, gate)

    return answer


def check(request: Request, gate: Gate, house: House) -> None:
    """Whoever asks may ask, and not too often."""
    if request.method != "GET" and not gate.same_origin(request.headers):
        raise Refused("foreign_origin", "this request comes from another site")
    if not gate.limits.requests.allows(address_of(request), house.services.time.now()):
        raise Refused("too_fast", "too many requests come from your address: wait a moment")


async def body_of(request: Request, most: int, kind: type) -> object:
    """The body of a request, checked."""
    data = bytearray()
    async for part in request.stream():
        data += part
        if len(data) > most:
            raise Refused("too_large", f"a body may have {most} bytes")
    try:
        return msgspec.json.decode(bytes(data), type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("malformed", str(error)[:300]) from None


def response(operation: Operation, result: object, request: Request, gate: Gate) -> Response:
    """The answer."""
    if isinstance(result, Text):
        return Response(result.text, media_type=result.media)
    status = 503 if getattr(result, "status", "") in ("no_writes", "stopping") else operation.status
    answer = Response(ENCODER.encode(result), status, media_type="application/json")
    answer.headers["cache-control"] = "no-store"
    if operation.seat:
        gate.let_in(request, answer)
    return answer


async def read_openapi(request: Request) -> Response:
    """The API, described."""
    return Response(ENCODER.encode(openapi()), media_type="application/json")


async def read_metrics(request: Request) -> Response:
    """For Prometheus, on this machine or with the token."""
    if not request.app.state.gate.may_read_metrics(request):
        return await nowhere(request)
    text = request.app.state.house.services.metrics.text()
    return Response(text, media_type="text/plain; version=0.0.4; charset=utf-8")


async def nowhere(request: Request) -> Response:
    """There is no such operation."""
    return problem(Refused("no_such_table", "there is nothing at this address: see /api/openapi.json"))
