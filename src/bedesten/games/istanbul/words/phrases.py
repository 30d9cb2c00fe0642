"""What several prompts are made of. A prompt may be shown to everybody, so it never looks into a hand."""

from collections.abc import Callable

from bedesten.games.istanbul import actions as a
from bedesten.games.istanbul import data as d
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.table import Player
from bedesten.games.istanbul.words.menu import CHOICES, use_of
from bedesten.games.istanbul.words.names import listed, place_of

STARTS: dict[str, Callable[[Istanbul, Player], bool]] = {}
"""What expansions offer at the start of a turn, and when."""


def or_start(state: Istanbul, player: Player) -> str:
    """Say what else a turn can begin with, by what everybody can see."""
    others = [word for word, known in STARTS.items() if known(state, player)]
    return f", or {listed(others, 'or')}" if others else ""


def ask_payment(player: Player, token: str, other: str, has_other: bool) -> str:
    """Ask how a neutral token is paid, by what everybody can see that the player has."""
    if player.lira < d.TOKEN_FEE:
        return f"which {other} do you give to the {token} (you have {player.lira} of {d.TOKEN_FEE} Lira)?"
    return f"do you pay the {token} {d.TOKEN_FEE} Lira{f' or a {other}' if has_other else ''}?"


def offer(state: Istanbul, player: Player, place: int, use: str) -> str:
    """Ask whether the action of a place is begun."""
    if state.rules.places[place].is_possible(state, player):
        return f"{use} {place_of(place)}: {use_of(state, player, place)}?"
    return f"{place_of(place)} cannot be used now; go on?"


def choices(state: Istanbul) -> str:
    """List the answers to a question that has few, without cards and tiles; what ends the turn comes last."""
    offered = [action for action in state.actions() if action in CHOICES]
    offered.sort(key=lambda action: action in (a.STOP, a.END))
    return listed([CHOICES[action] for action in offered], "or")
