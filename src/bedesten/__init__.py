"""Bedesten: a house for bazaar board games.

The public surface: `game`, `all_games`, `play`, `bot`, the kinds of luck, records and positions.
"""

import bedesten.core.engine
import bedesten.games  # noqa: F401 - importing them announces them
from bedesten.bots import bot
from bedesten.core.contract import OVER, State, View
from bedesten.core.errors import (
    BadBot,
    BadGame,
    BadLuck,
    BadOption,
    BadPosition,
    BadRecord,
    BedestenError,
    IllegalAction,
    UnknownName,
    UnreadableAction,
)
from bedesten.core.events import Event
from bedesten.core.luck import FairLuck, FastLuck, Luck, ReplayLuck, ScriptedLuck, commitment
from bedesten.core.perft import perft
from bedesten.core.record import Record, Recorder, replay, replay_steps
from bedesten.core.registry import Game, Option, all_games, play
from bedesten.core.registry import find_game as game
from bedesten.core.standing import Rank, Standing

__all__ = [
    "OVER",
    "BadBot",
    "BadGame",
    "BadLuck",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BedestenError",
    "Event",
    "FairLuck",
    "FastLuck",
    "Game",
    "IllegalAction",
    "Luck",
    "Option",
    "Rank",
    "Record",
    "Recorder",
    "ReplayLuck",
    "ScriptedLuck",
    "Standing",
    "State",
    "UnknownName",
    "UnreadableAction",
    "View",
    "all_games",
    "bot",
    "commitment",
    "game",
    "perft",
    "play",
    "replay",
    "replay_steps",
]
