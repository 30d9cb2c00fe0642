"""Undo: back to an earlier decision, as long as nothing has been revealed since."""

from dataclasses import dataclass

from bedesten.core.contract import State
from bedesten.core.events import Event
from bedesten.core.record import UNFINISHED, Recorder

NOTHING_DONE = "you have not decided anything yet"
REVEALED = "luck was used or a hidden card was seen since"
OTHERS = "another seat has had its say since"


@dataclass(frozen=True)
class _Mark:
    state: State
    entries: int
    told: int


class UndoStack:
    """Remembers the decisions that can be taken back: those since the last time something was revealed."""

    def __init__(self, recorder: Recorder) -> None:
        self.recorder = recorder
        self.marks: list[_Mark] = []
        self.refusal = NOTHING_DONE

    def mark(self, told: int) -> None:
        """Remember the present decision; `told` is the length of the log."""
        recorder = self.recorder
        self.marks.append(_Mark(recorder.state.clone(), len(recorder.record.entries), told))

    def judge(self, seat: int, events: list[Event]) -> None:
        """Look at what the decision just made by `seat` brought to light, and forget the marks if it was something."""
        recorder = self.recorder
        if recorder.state.seat != seat:
            self.forget(OTHERS)
        elif recorder.record.entries[-1].luck or any(event.shows_hidden for event in events):
            self.forget(REVEALED)

    def forget(self, refusal: str) -> None:
        self.marks.clear()
        self.refusal = refusal

    def back(self) -> int | None:
        """Take the last decision back; return the length of the log then, or None if `refusal` says why not."""
        if not self.marks:
            return None
        mark = self.marks.pop()
        self.recorder.state = mark.state
        del self.recorder.record.entries[mark.entries :]
        self.recorder.record.result = UNFINISHED
        return mark.told
