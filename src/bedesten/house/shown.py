"""How a table is shown to somebody from outside its game: in lists, on its page, before and after it is played."""

import json
from collections.abc import Iterable, Sequence
from typing import Any

from bedesten.core.errors import UnknownName
from bedesten.core.luck import commitment
from bedesten.core.record import FORK, POSITION, SET_UP, START
from bedesten.core.registry import find_game
from bedesten.house.models import TableAnswer
from bedesten.house.notices import title_of
from bedesten.house.people import Person
from bedesten.house.store import Row

Json = dict[str, Any]


def began_of(row: Row) -> str:
    """Return where the game of a table begins, known as soon as it is made."""
    if row.get("continues"):
        return FORK
    if row.get("position"):
        return POSITION
    try:
        return SET_UP if find_game(row["game"]).is_arranged(json.loads(row["options"])) else START
    except UnknownName:
        return START


def may_be_rated(row: Row) -> bool:
    """Tell whether the game of a table may ever count for a rating: only one that began as its rules let it begin."""
    return began_of(row) == START


def shown_table(row: Row, sitting: Sequence[Row], person: Person | None) -> Json:
    """Return a table as somebody may know it: nothing of its game, and its secret only when it is over."""
    me = person.id if person else None
    start = _start_of(row)
    waiting = row["waiting"] if row["phase"] == "playing" else None
    needed = sitting[waiting]["person"] if waiting is not None else None
    return {
        "id": row["id"],
        "game": row["game"],
        "title": title_of(row["game"]),
        "options": json.loads(row["options"]),
        "players": len(sitting),
        "phase": row["phase"],
        "visibility": row["visibility"],
        "invitation": row["invitation"] if person is not None and is_member(row, sitting, person) else None,
        "pace": json.loads(row["pace"]),
        "late": row["late"],
        "order": row["order"],
        "chat": row["chat"],
        "several_seats": bool(row["several_seats"]),
        "maker": next((seat["name"] for seat in sitting if seat["person"] and seat["person"] == row["maker"]), ""),
        "is_maker": me is not None and row["maker"] == me,
        "seats": [_shown_seat(row, seat, me) for seat in sitting],
        "commitment": commitment(row["secret"]),
        "terms": (start.get("terms") or None) if start else None,
        "seeds": start["seeds"] if start else None,
        "seat_order": start["order"] if start else None,
        "secret": row["secret"].hex() if row["phase"] == "over" else None,
        "number": row["number"],
        "waiting": waiting,
        "deadline": row["deadline"] if waiting is not None else None,
        "winners": json.loads(row["winners"]) if row["winners"] else None,
        "mine_waits": me is not None and needed == me,
        "made": row["made"],
        "started": row["started"],
        "moved": row["moved"],
        "began": began_of(row),
        "may_be_rated": may_be_rated(row),
        "set_aside": None,
        "continues": {"table": row["continues"], "number": row["continues_at"]} if row["continues"] else None,
    }


_UNREADABLE: Row = {
    "options": "{}",
    "visibility": "private",
    "invitation": "",
    "pace": '{"kind": "none"}',
    "late": "wait",
    "order": "chosen",
    "chat": False,
    "several_seats": False,
    "secret": b"",
    "position": None,
    "start": None,
    "started": None,
    "moved": None,
    "number": 0,
    "waiting": None,
    "deadline": None,
    "winners": None,
    "continues": None,
    "continues_at": None,
}
"""What may be damaged of a table, as if there were nothing of it."""


def outline_of(row: Row, sitting: Sequence[Row], person: Person | None) -> Json:
    """Return what is left to say of a table that is too damaged to be shown: that it is there."""
    phase = row["phase"] if row["phase"] in ("open", "playing", "over") else "over"
    made = row["made"] if isinstance(row["made"], float) else 0.0
    plain = {**row, **_UNREADABLE, "game": str(row["game"]), "phase": phase, "made": made}
    try:
        shown = shown_table(plain, sitting, person)
        TableAnswer.model_validate(shown)
    except Exception:
        shown = shown_table(plain, [], person)
    return shown


def _start_of(row: Row) -> Json | None:
    """Return how a table was started; nothing of one whose start is damaged, so that it can be listed all the same."""
    try:
        start = json.loads(row["start"] or "null")
    except ValueError:
        return None
    return start if isinstance(start, dict) and {"seeds", "order"} <= start.keys() else None


def _shown_seat(row: Row, seat: Row, me: str | None) -> Json:
    kind = "bot" if seat["bot"] else "open" if is_open(seat) and row["phase"] == "open" else "person"
    return {
        "seat": seat["seat"],
        "name": seat["name"],
        "kind": kind,
        "bot": seat["bot"],
        "mine": me is not None and seat["person"] == me,
        "away": seat["away"] or (kind == "person" and seat["person"] is None),
    }


def is_member(row: Row, sitting: Iterable[Row], person: Person) -> bool:
    """Tell whether somebody has made a table or sits at it."""
    return row["maker"] == person.id or any(seat["person"] == person.id for seat in sitting)


def is_open(seat: Row) -> bool:
    return seat["person"] is None and seat["bot"] is None
