"""Nothing hidden of Istanbul leaves the house: recorded games with each number of players, and where most is hidden."""

from collections import Counter
from itertools import islice
from pathlib import Path

import pytest

from tests.house.test_leaks import LENGTH, SEAT, SPECTATOR, Scene, compare_made, listen, scenes, two_houses
from tests.house.worlds import Pair, other_world
from tests.istanbul.worlds import pairs, random_play, records, states

KINDS = ["2", "3", "4", "5", "great-bazaar-5"]
"""The base game with each number of players, and where most is hidden."""


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_what_is_made_for_an_eye_is_the_same_all_through_recorded_games(kind: str) -> None:
    compared = 0
    for name, record in records(kind):
        players = record.players
        played = list(states(record))
        at_random = [now.clone() for now in islice(random_play(played[0], 1), 1000, None, 100)]
        for number, state in enumerate([*played[::14], *at_random]):
            eye = None if number % (players + 1) == players else number % (players + 1)
            other = other_world(state, eye, tries=3)
            if other is not None:
                compared += compare_made(Pair(f"{name} {number}", eye, state, other))
    assert compared > 200


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_all_that_an_eye_is_sent_is_the_same_in_worlds_it_cannot_tell_apart(tmp_path: Path, kind: str) -> None:
    shown = scenes(pairs(kind))
    kinds = Counter(deed.kind for scene in shown for deed in scene.deeds)
    assert kinds.keys() >= {"act", "undo", "leave", "return"}
    assert kinds.total() > len(shown) * LENGTH // 2
    # There is hardly a turn of the Great Bazaar that the house could end; but in many others than the active decide.
    verbs = {deed.text.partition(" ")[0] for scene in shown for deed in scene.deeds}
    assert verbs >= {"choose", "bid", "play"} if kind == "great-bazaar-5" else "end" in kinds
    real, other = (listen(house, shown, continued=kind == "3") for house in two_houses(tmp_path, shown))
    assert list(real.differences(other)) == []
    assert len(real.said) > 200 * len(shown)


@pytest.mark.slow
def test_a_house_that_leaks_is_found_out(tmp_path: Path) -> None:
    drawing = (scene for kind in ("4", "5", "3", "2") for scene in scenes(pairs(kind)) if draws_differ(scene))
    shown = [next(scene for scene in drawing if scene.pair.eye is not None)]
    real, other = (listen(house, shown) for house in two_houses(tmp_path, shown, leaky=True))
    assert [source for source, _ in real.said] == [source for source, _ in other.said]
    leaks = {source for (source, text), (_, other_text) in zip(real.said, other.said) if text != other_text}
    table, last = f"GET /api/tables/{shown[0].table}", len(shown[0].deeds)
    for who in (SPECTATOR, SEAT):
        expected = (f"{table}/replay/{last}", f"{table}/moments?eyes=none", f"{table}/record", "socket", "socket again")
        assert leaks >= {f"{who} {source}" for source in expected}
        # What tells nothing is the same all the same.
        assert not leaks & {f"{who} {source}" for source in (table, f"{table}/chat", f"{table}/replay/{last}?eyes=all")}
    assert "log" in leaks


def draws_differ(scene: Scene) -> bool:
    """Tell whether somebody draws another card in the other world."""
    drawn = [
        [event.secret for one in history.transitions(0) for event in one.events] for history in scene.course.histories
    ]
    return drawn[0] != drawn[1]
