"""How the house serves the browser client."""

import asyncio
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from bedesten.house.browser import add_pages


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    pages = tmp_path / "pages"
    (pages / "assets").mkdir(parents=True)
    (pages / "index.html").write_text("<title>the client</title>")
    (pages / "favicon.svg").write_text("<svg/>")
    (pages / "assets" / "main-1234.js").write_text("let merchant;" * 500)
    (tmp_path / "secret.key").write_text("secret")
    return pages


def get(folder: Path, path: str) -> httpx.Response:
    app = FastAPI()
    add_pages(app, folder)

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://house") as client:
            return await client.get(path)

    return asyncio.run(ask())


@pytest.mark.parametrize("path", ["/", "/t/abc", "/t/abc/replay/7", "/settings"])
def test_every_path_of_the_client_gets_its_page(folder: Path, path: str) -> None:
    answer = get(folder, path)
    assert "the client" in answer.text
    assert answer.headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in answer.headers["content-security-policy"]


def test_assets_are_kept_for_ever_and_compressed(folder: Path) -> None:
    answer = get(folder, "/assets/main-1234.js")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    assert get(folder, "/assets/main-0000.js").status_code == 404


def test_other_files_of_the_client_are_found(folder: Path) -> None:
    assert get(folder, "/favicon.svg").text == "<svg/>"


@pytest.mark.parametrize(
    "path", ["/..%2fsecret.key", "/%2e%2e/secret.key", "/assets/..%2f..%2fsecret.key", "/%00", f"/{'a' * 300}"]
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
