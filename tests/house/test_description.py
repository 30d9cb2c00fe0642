"""The page that describes the house for those who write a program."""

import re
from html.parser import HTMLParser

import pytest
from tests.house.client import Person
from tests.house.playing import run_async
from tests.house.server import House

from bedesten.house.app import make_app
from bedesten.house.description import POLICY, described

LOADS = ("src", "href", "action", "data", "poster", "srcset")


class Parts(HTMLParser):
    """What a page is made of."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.ids: list[str] = []
        self.addresses: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.ids += [value or "" for name, value in attrs if name == "id"]
        self.addresses += [value or "" for name, value in attrs if name in LOADS]


def test_every_way_and_every_shape_is_there_and_every_link_leads_somewhere() -> None:
    schema = make_app().openapi()
    text = bytes(described(schema).body).decode()
    for path, ways in schema["paths"].items():
        for method in ways:
            assert f"<b>{method.upper()} {path}</b>" in text
    parts = Parts(text)
    assert sorted(parts.ids) == sorted(schema["components"]["schemas"])
    within = {address[1:] for address in parts.addresses if address.startswith("#")}
    assert within <= set(parts.ids)
    assert {"NewTable", "TableAnswer", "ErrorAnswer"} <= within
    assert {address for address in parts.addresses if not address.startswith("#")} == {
        "/openapi.json",
        "/api/socket.schema.json",
    }


def test_what_a_schema_says_is_text_and_no_markup() -> None:
    way = {"tags": ["<b>"], "summary": "<script>", "responses": {"200": {"description": "<img src=x>"}}}
    schema = {
        "info": {"title": "<i>", "version": "1", "description": "<u>"},
        "paths": {"/<s>": {"get": way}},
        "components": {"schemas": {"A": {"properties": {"<a>": {"enum": ["<br>"]}}}}},
    }
    tags = set(Parts(bytes(described(schema).body).decode()).tags)
    assert not tags & {"script", "img", "i", "u", "s", "br"}


@pytest.mark.slow
@run_async
async def test_the_page_of_a_house_loads_nothing_from_other_sites(shared_house: House) -> None:
    async with Person(shared_house.address) as anybody:
        answer = await anybody.ask("GET", "/docs")
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["content-security-policy"] == POLICY
        assert POLICY.startswith("default-src 'none'")
        assert not re.search(r"(https?:)?//|@import|url\(", answer.text)
        parts = Parts(answer.text)
        assert not {"script", "link", "img", "iframe"} & set(parts.tags)
        for address in parts.addresses:
            if not address.startswith("#"):
                assert await anybody.status("GET", address) == 200
