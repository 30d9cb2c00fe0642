"""How the house serves the browser client."""

import asyncio
import gzip
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from bedesten.house.browser import add_pages

SCRIPT = "let merchant;" * 500


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    pages = tmp_path / "pages"
    (pages / "assets").mkdir(parents=True)
    (pages / "index.html").write_text("<title>the client</title>")
    (pages / "favicon.svg").write_text("<svg/>")
    (pages / "assets" / "main-1234.js").write_text(SCRIPT)
    (pages / "assets" / "main-1234.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (pages / "assets" / "main-1234.js.br").write_bytes(b"packed by brotli")
    (pages / "assets" / "small.js").write_text("let house;")
    (tmp_path / "secret.key").write_text("secret")
    return pages


def get(folder: Path, path: str, accept: str = "gzip, deflate") -> httpx.Response:
    app = FastAPI()
    add_pages(app, folder)

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://house") as client:
            request = client.build_request("GET", path, headers={"accept-encoding": accept})
            return await client.send(request)

    return asyncio.run(ask())


@pytest.mark.parametrize("path", ["/", "/t/abc", "/t/abc/replay/7", "/settings"])
def test_every_path_of_the_client_gets_its_page(folder: Path, path: str) -> None:
    answer = get(folder, path)
    assert "the client" in answer.text
    assert answer.headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in answer.headers["content-security-policy"]


def test_assets_are_kept_for_ever(folder: Path) -> None:
    answer = get(folder, "/assets/main-1234.js")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"].startswith("text/javascript")
    missing = get(folder, "/assets/main-0000.js")
    assert missing.status_code == 404
    assert "immutable" not in missing.headers.get("cache-control", "")


@pytest.mark.parametrize(
    ("accept", "coding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("gzip; q=0.0", None),
        ("identity", None),
        ("", None),
    ],
)
def test_assets_come_as_small_as_the_browser_takes_them(folder: Path, accept: str, coding: str | None) -> None:
    answer = get(folder, "/assets/main-1234.js", accept)
    assert answer.headers.get("content-encoding") == coding
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers["content-type"].startswith("text/javascript")
    if coding == "br":
        assert int(answer.headers["content-length"]) == len(b"packed by brotli")
    else:
        assert answer.text == SCRIPT


def test_what_was_not_packed_comes_as_it_is(folder: Path) -> None:
    answer = get(folder, "/assets/small.js", "gzip, br")
    assert "content-encoding" not in answer.headers
    assert answer.text == "let house;"


def test_the_page_comes_packed_too(folder: Path) -> None:
    page = (folder / "index.html").read_bytes()
    (folder / "index.html.gz").write_bytes(gzip.compress(page))
    answer = get(folder, "/t/abc")
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.content == page
    plain = get(folder, "/t/abc", "identity")
    assert "content-encoding" not in plain.headers
    assert plain.headers["vary"] == "Accept-Encoding"
    assert plain.content == page


def test_other_files_of_the_client_are_found(folder: Path) -> None:
    assert get(folder, "/favicon.svg").text == "<svg/>"


@pytest.mark.parametrize(
    "path",
    [
        "/..%2fsecret.key",
        "/%2e%2e/secret.key",
        "/assets/..%2f..%2fsecret.key",
        "/%00",
        f"/{'a' * 300}",
        "/assets/%00",
        f"/assets/{'a' * 300}",
    ],
)
def test_nothing_outside_the_folder_is_served(folder: Path, path: str) -> None:
    answer = get(folder, path)
    assert answer.status_code in (200, 404)
    assert answer.text != "secret"


def test_a_package_without_the_client_says_so(tmp_path: Path) -> None:
    answer = get(tmp_path, "/")
    assert "not built" in answer.text
    assert "default-src 'self'" in answer.headers["content-security-policy"]


def test_what_belongs_to_the_api_is_never_a_page(folder: Path) -> None:
    assert get(folder, "/api/nothing").status_code != 200
