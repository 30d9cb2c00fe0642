"""The pages of the browser client, as they were built into the package; without them, a page that says so."""

from pathlib import Path

from fastapi import FastAPI
from fastapi.responses import FileResponse, HTMLResponse, Response
from starlette.middleware.gzip import GZipMiddleware
from starlette.staticfiles import StaticFiles
from starlette.types import Message, Receive, Scope, Send

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
says; a game in the terminal opens with <code>bedesten play istanbul</code>.</p>
"""


class Assets(StaticFiles):
    """Files whose names change with their contents: a browser may keep them for ever."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def keep(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] == 200:
                message["headers"].append((b"cache-control", b"public, max-age=31536000, immutable"))
            await send(message)

        await super().__call__(scope, receive, keep)


def add_pages(app: FastAPI, folder: Path = PAGES) -> None:
    """Serve the client: its files under /assets, and its one page for every path that is not the house's own."""
    if (folder / "assets").is_dir():
        app.mount("/assets", GZipMiddleware(Assets(directory=folder / "assets"), minimum_size=1024))

    # Only names that are there: what somebody asks for never becomes a path.
    files = {file.relative_to(folder).as_posix(): file for file in folder.rglob("*") if file.is_file()}

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        if path.startswith(("api/", "assets/")) or path == "api":
            raise NotFound("There is nothing here.")
        headers = {"cache-control": "no-cache", "content-security-policy": POLICY}
        if "index.html" not in files:
            return HTMLResponse(WELCOME, headers=headers)
        return FileResponse(files.get(path, files["index.html"]), headers=headers)
