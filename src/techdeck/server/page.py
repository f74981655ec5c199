"""The page for the browser: its files, and index.html for every address that the page itself understands."""

from __future__ import annotations

import gzip
from functools import cache
from importlib.resources import files
from mimetypes import guess_type

from starlette.requests import Request
from starlette.responses import Response

A_YEAR = "public, max-age=31536000, immutable"
PACKED = (".woff2", ".png")
"""Files that are compressed as they are."""
NOT_BUILT = "The page for browsers is not built here. `make play` builds it; the API is at /api/openapi.json.\n"


@cache
def page_files() -> dict[str, bytes]:
    """Every file of the page, by its path; empty if it was not built."""
    found: dict[str, bytes] = {}
    folder = files("techdeck") / "server" / "page"
    waiting = [("", folder)] if folder.is_dir() else []
    while waiting:
        path, here = waiting.pop()
        for entry in here.iterdir():
            if entry.is_dir():
                waiting.append((f"{path}{entry.name}/", entry))
            else:
                found[f"{path}{entry.name}"] = entry.read_bytes()
    return found


async def page(request: Request) -> Response:
    """A file of the page, or the page."""
    built, path = page_files(), request.path_params["path"]
    if "index.html" not in built:
        return Response(NOT_BUILT, 503, media_type="text/plain")
    name = path if path in built else "index.html"
    media = guess_type(name)[0] or "application/octet-stream"
    headers = {"cache-control": A_YEAR if name.startswith("assets/") else "no-cache", "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", "") and not name.endswith(PACKED):
        return Response(packed(name), media_type=media, headers={**headers, "content-encoding": "gzip"})
    return Response(built[name], media_type=media, headers=headers)


@cache
def packed(name: str) -> bytes:
    """A file of the page, compressed once."""
    return gzip.compress(page_files()[name], mtime=0)
