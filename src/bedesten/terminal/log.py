"""The log: what has happened, told to one seat in paragraphs."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bedesten.core.contract import State
from bedesten.core.events import Event
from bedesten.core.registry import Game

TURN = "turn"
"""The event with which a turn begins, in games that tell it."""


@dataclass(frozen=True)
class LoggedEvent:
    """An event, and the seat whose decision brought it about."""

    event: Event
    by: int


def paragraphs(game: Game, state: State, told: Sequence[LoggedEvent], viewer: int | None) -> list[str]:
    """Return the log as this seat may know it: a paragraph for each turn, without repeating who acts.

    A turn in which nothing has happened yet is left out.
    """
    subjects = tuple(f"{name.capitalize()} " for name in game.seat_names(state))
    result = []
    turns = list(_turns(told))
    if turns and [event.what for event in turns[-1]] == [TURN]:
        turns.pop()
    for events in turns:
        sentences: list[str] = []
        subject = ""
        for event in events:
            sentence = game.sentence(state, event.seen_by(viewer))
            if subject and sentence.startswith(subject):
                sentences[-1] = f"{sentences[-1].removesuffix('.')}, {sentence.removeprefix(subject)}"
            elif sentence:
                sentences.append(sentence)
                subject = next((name for name in subjects if sentence.startswith(name)), "")
        if sentences:
            result.append(" ".join(sentences))
    return result


def _turns(told: Sequence[LoggedEvent]) -> Iterator[list[Event]]:
    """Yield the events turn by turn: a turn begins with the event of that name, or when another seat decides."""
    turn: list[Event] = []
    owner: int | None = None
    for item in told:
        begins = item.event.what == TURN
        acts = item.event.seat if begins else item.by
        if turn and (begins or acts != owner):
            yield turn
            turn = []
        owner = acts
        turn.append(item.event)
    if turn:
        yield turn
