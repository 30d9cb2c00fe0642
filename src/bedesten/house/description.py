"""The description of the house for those who write a program: a page made from OpenAPI, without a line of script."""

import hashlib
import json
from base64 import b64encode
from collections.abc import Iterator, Mapping
from html import escape
from typing import Any

from fastapi.responses import HTMLResponse

Json = Mapping[str, Any]

STYLE = """
:root { color-scheme: light dark; }
body { font: 17px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h2 { margin-top: 2.5rem; text-transform: capitalize; }
summary { padding: 0.6rem 0; min-height: 1.6rem; cursor: pointer; }
summary b, code { font: 15px/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
summary b { font-weight: 700; }
details > :not(summary), section > :not(h3) { margin-left: 1rem; }
table { border-collapse: collapse; }
th, td { text-align: left; vertical-align: top; padding: 0.25rem 1rem 0.25rem 0; border-top: 1px solid #8886; }
"""

_DIGEST = b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()

# Nothing is loaded from anywhere; the only style is the one above.
POLICY = (
    f"default-src 'none'; style-src 'sha256-{_DIGEST}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


def described(schema: Json) -> HTMLResponse:
    """Return the page that describes a house."""
    return HTMLResponse(
        "\n".join(_page(schema)), headers={"content-security-policy": POLICY, "cache-control": "no-cache"}
    )


def _page(schema: Json) -> Iterator[str]:
    title = escape(f"{schema['info']['title']} {schema['info']['version']}, for programs")
    yield "<!doctype html>"
    yield '<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
    yield f"<title>{title}</title><style>{STYLE}</style></head><body><main>"
    yield f"<h1>{title}</h1>"
    yield f"<p>{escape(schema['info']['description'])}</p>"
    yield '<p>The same for programs: <a href="/openapi.json">/openapi.json</a> and '
    yield '<a href="/api/socket.schema.json">/api/socket.schema.json</a>.</p>'
    groups: dict[str, list[str]] = {}
    for path, ways in schema["paths"].items():
        for method, way in ways.items():
            groups.setdefault(way["tags"][0], []).append("".join(_way(path, method, way)))
    for name, ways in groups.items():
        yield f"<h2>{escape(name)}</h2>"
        yield from ways
    yield "<h2>Shapes</h2>"
    for name, shape in sorted(schema["components"]["schemas"].items()):
        yield from _shape(name, shape)
    yield "</main></body></html>"


def _way(path: str, method: str, way: Json) -> Iterator[str]:
    """Describe one thing that can be asked of the house."""
    said = escape(way.get("description", way["summary"]))
    yield f"<details><summary><b>{method.upper()} {escape(path)}</b> {said}</summary>"
    rows = [(one["name"], _kind(one["schema"]), one.get("description", "")) for one in way.get("parameters", [])]
    if rows:
        yield from _table(("parameter", "what", "meaning"), rows)
    if "requestBody" in way:
        yield f"<p>Send {_content(way['requestBody'])}.</p>"
    answers = [(status, _content(answer), answer["description"]) for status, answer in way["responses"].items()]
    yield from _table(("answer", "what", "meaning"), answers)
    yield "</details>"


def _shape(name: str, shape: Json) -> Iterator[str]:
    """Describe something that is sent or answered."""
    yield f'<section id="{escape(name)}"><h3>{escape(name)}</h3>'
    if "description" in shape:
        yield f"<p>{escape(shape['description'])}</p>"
    needed = shape.get("required", ())
    rows = [
        (key + ("" if key in needed else "?"), _kind(one), one.get("description", ""))
        for key, one in shape.get("properties", {}).items()
    ]
    if rows:
        yield from _table(("field", "what", "meaning"), rows)
    yield "</section>"


def _table(heads: tuple[str, ...], rows: list[tuple[str, str, str]]) -> Iterator[str]:
    yield "<table><tr>" + "".join(f"<th>{head}</th>" for head in heads) + "</tr>"
    for name, kind, meaning in rows:
        yield f"<tr><td><code>{escape(name)}</code></td><td>{kind}</td><td>{escape(meaning)}</td></tr>"
    yield "</table>"


def _content(answer: Json) -> str:
    """Return the kind of a body, as HTML."""
    kinds = [_kind(one["schema"]) for one in answer.get("content", {}).values() if one.get("schema")]
    return " or ".join(kinds) or "nothing"


def _kind(schema: Json) -> str:
    """Return what a value may be, as HTML."""
    match schema:
        case {"$ref": ref}:
            name = escape(ref.rpartition("/")[2])
            return f'<a href="#{name}">{name}</a>'
        case {"anyOf": kinds} | {"oneOf": kinds}:
            return " or ".join(_kind(one) for one in kinds)
        case {"const": value}:
            return f"<code>{escape(json.dumps(value))}</code>"
        case {"enum": values}:
            return " or ".join(f"<code>{escape(json.dumps(value))}</code>" for value in values)
        case {"type": "array", "items": items}:
            return f"list of {_kind(items)}"
        case {"type": "object", "additionalProperties": Mapping() as values}:
            return f"object of {_kind(values)}"
        case {"type": str(kind)}:
            return escape(kind)
        case _:
            return "anything"
