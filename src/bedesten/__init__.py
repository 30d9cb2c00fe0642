"""Bedesten: a house for bazaar board games.

The public surface: `game`, `games`, `play`, `bot`, the kinds of luck, records and positions.
"""

from bedesten import games as _all_games
from bedesten.bots import bot
from bedesten.core.contract import OVER, State, View
from bedesten.core.errors import (
    BadBot,
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
from bedesten.core.registry import Game, Option, game, games, play
from bedesten.core.standing import Rank, Standing

__all__ = [
    "OVER",
    "BadBot",
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
    "bot",
    "commitment",
    "game",
    "games",
    "perft",
    "play",
    "replay",
    "replay_steps",
]

del _all_games
