"""Write what the unit tests of the client play with, as the house would send it: no test makes up a fact of a game.

Which positions and turns of a game these are is said by FIXTURES in the module `fixtures` of its tests.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

from pydantic_core import to_json
from tests.samples import Fixture

from bedesten.core.registry import Game, all_games
from bedesten.house.history import History, Start
from bedesten.house.payloads import moments_for, position_for

Sent = dict[str, Any]

GAMES = Path(__file__).resolve().parent.parent / "web" / "src" / "games"


def fixtures() -> dict[Path, str]:
    """Return the files with their texts, one for each game that the client has a folder of."""
    return {GAMES / game.name / "fixtures.json": _text(game) for game in all_games() if (GAMES / game.name).is_dir()}


def _text(game: Game) -> str:
    wanted: Sequence[Mapping[str, Fixture]] = import_module(f"tests.{game.name}.fixtures").FIXTURES
    played: dict[str, object] = {}
    for group in wanted:
        sent = {name: _played(game, fixture) for name, fixture in group.items()}
        first = next(iter(sent))
        played |= {name: one if name == first else _spared(one, first, sent[first]) for name, one in sent.items()}
    parts = {"components": game.components(), "played": played}
    return "{\n" + ",\n".join(f'"{name}": {_lines(part)}' for name, part in parts.items()) + "\n}\n"


def _spared(sent: Sent, name: str, other: Sent) -> Sent:
    """Leave out of a view what is as in another one, which is named: the file is to stay small."""
    known, view = other["position"]["view"], sent["position"]["view"]
    assert known.keys() <= view.keys()
    different = {key: part for key, part in view.items() if key not in known or known[key] != part}
    return {"like": name, **sent, "position": {**sent["position"], "view": different}}


def _played(game: Game, fixture: Fixture) -> Sent:
    """Return the moments of a play and the position after it, as they are sent."""
    players = len(fixture.position["players"])
    nobody = (None,) * players
    names, order = ("",) * players, tuple(range(players))
    start = Start(game.name, game.rules_version, players, {}, names, nobody, (), order, 0.0, secret=bytes(32))
    history = History(replace(start, position=dict(fixture.position)))
    transitions = []
    for notation in fixture.plays:
        transitions.append(history.act(int(history.state.seat), notation, 0.0))
        history.accept(transitions[-1])
    position: dict[str, Any] = position_for(history, fixture.eye)
    if fixture.offers is not None:
        offers = {offer["action"]: offer for offer in position["actions"]}
        position["actions"] = [offers[action] for action in fixture.offers]
    return {"moments": moments_for(history, transitions if fixture.is_told else (), fixture.eye), "position": position}


def _lines(part: Mapping[str, object]) -> str:
    """Write each entry on a line of its own, so that a change can be read in a diff."""
    return "{\n" + ",\n".join(f'"{name}": {to_json(entry).decode()}' for name, entry in part.items()) + "\n}"


if __name__ == "__main__":
    for path, text in fixtures().items():
        path.write_text(text, encoding="utf-8")
