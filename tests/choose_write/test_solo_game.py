"""The solo game that the stories of the browser play is one that can be played, and sets what it says."""

import json

from bedesten.core.contract import OVER
from bedesten.house.history import History
from tests.choose_write.solo_game import FILE, start_with, tiles_of


def test_the_solo_game_of_the_stories_sets_its_tiles() -> None:
    written = json.loads(FILE.read_text("utf-8"))
    history = History(start_with(bytes.fromhex(written["secret"])))
    for action in written["actions"]:
        history.accept(history.act(0, action, 0.0))
    assert history.state.seat == OVER
    assert tiles_of(history) == written["tiles"]
    assert written["goal"] in written["tiles"]
