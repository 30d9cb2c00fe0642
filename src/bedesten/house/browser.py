"""The pages of the browser client, as they were built into the package; without them, a page that says so."""

from collections.abc import Container
from mimetypes import guess_type
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse, Response
from starlette.datastructures import Headers
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from bedesten.house.errors import NotFound

PAGES = Path(__file__).parent / "pages"

# The pages load nothing from elsewhere, and no script that stands inside a page.
POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; font-src 'self'; "
    "connect-src 'self' ws: wss:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
)

WELCOME = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bedesten</title>
<style>body{font:18px/1.5 system-ui;max-width:36em;margin:12vh auto;padding:0 1em;color-scheme:light dark}</style>
<h1>Bedesten is open</h1>
<p>The browser client is not built into this package. Programs talk to the house as <a href="/docs">its description</a>
says; a game in the terminal opens with <code>bedesten play</code> and its name.</p>
"""


PACKED = {"br": ".br", "gzip": ".gz"}
"""How files are packed beside themselves when the client is built, the smallest first."""


class Assets(StaticFiles):
    """Files whose names change with their contents: a browser may keep them for ever. They are packed when built."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder)
        self._names = {file.relative_to(folder).as_posix() for file in folder.rglob("*")}

    async def get_response(self, path: str, scope: Scope) -> Response:
        packed, headers = _packed(path, self._names, Headers(scope=scope))
        response = await super().get_response(packed, scope)
        response.headers.update(headers)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


def _packed(path: str, names: Container[str], asked: Headers) -> tuple[str, dict[str, str]]:
    """Return the smallest form of a file that a browser takes, and what has to be said about it."""
    accepted = _accepted(asked.get("accept-encoding", ""))
    vary = {"vary": "Accept-Encoding"}
    for coding, ending in PACKED.items():
        if coding in accepted and path + ending in names:
            return path + ending, vary | {"content-encoding": coding}
    return path, vary


def _accepted(header: str) -> set[str]:
    """Return the codings that a browser takes: those it names, unless with a quality of 0."""
    named = (part.replace(" ", "").partition(";") for part in header.lower().split(","))
    return {coding for coding, _, quality in named if quality.rstrip("0.") != "q="}


def add_pages(app: FastAPI, folder: Path = PAGES) -> None:
    """Serve the client: its files under /assets, and its one page for every path that is not the house's own."""
    if (folder / "assets").is_dir():
        app.mount("/assets", Assets(folder / "assets"))

    # Only names that are there: what somebody asks for never becomes a path.
    files = {file.relative_to(folder).as_posix(): file for file in folder.rglob("*") if file.is_file()}

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        if path.startswith(("api/", "assets/")) or path == "api":
            raise NotFound("There is nothing here.")
        headers = {"cache-control": "no-cache", "content-security-policy": POLICY}
        if "index.html" not in files:
            return HTMLResponse(WELCOME, headers=headers)
        name = path if path in files else "index.html"
        packed, said = _packed(name, files, request.headers)
        return FileResponse(files[packed], headers=headers | said, media_type=guess_type(name)[0])
