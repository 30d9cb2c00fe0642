"""What Mocha & Baksheesh asks of the agenda of a turn."""

from bedesten.games.istanbul.data import FOUNTAIN
from bedesten.games.istanbul.state import Istanbul


def turn_problems(state: Istanbul, names: list[str]) -> list[str]:
    """Compare the Guild card of this turn with the questions that are still open, but for one after the turn."""
    if names[-1:] in (["extra-turn"], ["pay-turn"]):
        names = names[:-1]
        if not names:
            return []
    guild_turn = "guild-away" in names or names[-1:] == ["guild-end"]
    if guild_turn != bool(state.mocha.guild):
        return ["turn: guild is the number of the Guild card whose turn it is, as the agenda shows, else 0"]
    if state.mocha.guild and (state.mocha.guild == FOUNTAIN) != (names[-1] == "guild-away"):
        return ["agenda: after Guild card 7 come encounters, after all others 'guild-end'"]
    return []
