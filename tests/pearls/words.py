"""Pearls in English: prompts, menus, the log, and why something is refused."""

from collections.abc import Mapping

from bedesten.core.contract import OVER
from bedesten.core.events import Fact
from bedesten.core.reasons import Catalogue, Reason
from tests.pearls.data import CHEST, SEAT_WORDS, SHELL_WORDS
from tests.pearls.lexicon import DIVE, HIDE, LEXICON, LIGHT, REST, THROW
from tests.pearls.state import Pearls, named


def prompt(state: Pearls) -> str:
    if state.throwing:
        return "Storm! Throw one of your shells onto the shore."
    return f"Day {state.day} of {state.days}: dive, hide a shell, or rest."


def describe(state: Pearls, action: int) -> str:
    if action == DIVE:
        return f"turn up a tide ({state.sea.size} shells in the sea)"
    if action == REST:
        return "go ashore until the day is over"
    if action == LIGHT:
        return "light your lantern: no storm of this turn takes a shell from you"
    shell = LEXICON.saying(action).value
    return f"hide a shell with {shell} in your chest" if action < THROW else f"throw the shell with {shell} away"


def sentence(event: Mapping[str, Fact]) -> str:
    seat = event.get("seat")
    who = SEAT_WORDS[seat].capitalize() if isinstance(seat, int) else ""
    shell = f"a shell with {event['shell']}" if "shell" in event else "a shell"
    shells = event.get("shells", [])
    within = ", ".join(str(word) for word in shells) if isinstance(shells, list) else ""
    return {
        "turn of the tide": "The tide cards are shuffled.",
        "tide": f"{who} dives: {event.get('tide')}.",
        "shell": f"{who} brings up {shell}.",
        "hide": f"{who} hides {shell}.",
        "throw": f"{who} throws {shell} onto the shore.",
        "light": f"{who} lights a lantern.",
        "rest": f"{who} rests.",
        "chest": f"{who} opens a chest: {within or 'nothing'}, {event.get('points')} points.",
        "day": f"Day {event.get('day')} begins.",
    }[str(event["what"])]


REASONS = Catalogue(
    {
        "over": "the game is over",
        "storm": "in a storm you throw one of the shells in your hand",
        "no-storm": "shells are thrown in a storm only",
        "empty-sea": "the sea is empty",
        "lit": "your lantern has been lit today",
        "empty-chest": "nobody rests with an empty chest while there is something else to do",
        "full-chest": "your chest holds {most} shells and is full",
        "no-shell": "you have no shell with {shell} in your hand",
    },
    words={"shell": {word: word for word in SHELL_WORDS}},
)


def why_not(state: Pearls, action: int) -> Reason:
    if state.seat == OVER:
        return Reason("PRL-DAY-04", "over")
    if state.throwing:
        return Reason("PRL-STO-01", "storm")
    if action >= THROW:
        return Reason("PRL-STO-01", "no-storm")
    if not state.sea.size and action in (DIVE, LIGHT):
        return Reason("PRL-TRN-02", "empty-sea")
    if action == LIGHT:
        return Reason("PRL-TRN-05", "lit")
    if action == REST:
        return Reason("PRL-TRN-04", "empty-chest")
    shell = SHELL_WORDS[action - HIDE]
    if shell in named(state.divers[state.seat].hand):
        return Reason("PRL-TRN-03", "full-chest", {"most": CHEST})
    return Reason("PRL-TRN-03", "no-shell", {"shell": shell})
