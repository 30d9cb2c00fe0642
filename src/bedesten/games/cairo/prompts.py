"""What is asked now, what each answer would do and what refusals say, in English: the words of the open question."""

from bedesten.core.contract import OVER
from bedesten.core.reasons import Reason
from bedesten.games.cairo.questions import QUESTIONS
from bedesten.games.cairo.state import Cairo
from bedesten.games.cairo.words.menu import DESCRIPTIONS, taken_apart
from bedesten.games.cairo.words.names import owner_of
from bedesten.games.cairo.words.reasons import catalogue

REASONS = catalogue({question.name: question.about for question in QUESTIONS if question.about})
"""Every reason for a refusal; which one it is says `why.py`, by the open question."""

MOMENTS = {
    "play": "CAI-TRN-04",
    "three": "CAI-TRN-04",
    "lure": "CAI-TRN-02",
    "draw": "CAI-TRN-02",
    "retire": "CAI-FIN-06",
    "fee": "CAI-CRD-02",
    "build": "CAI-TRN-04",
    "expand": "CAI-TRN-04",
    "move": "CAI-TRN-04",
    "segment": "CAI-BLD-03",
    "site": "CAI-BLD-02",
    "entry": "CAI-BLD-02",
    "pay": "CAI-EXP-12",
    "drop": "CAI-CRD-22",
    "place": "CAI-SET-17",
}
"""For each verb the rule that says when it is said."""


def prompt(state: Cairo) -> str:
    """Return a sentence that says what is to be decided now, and by whom. It may be shown to everybody."""
    step = state.agenda
    if state.seat == OVER or step is None:
        return "The game is over."
    player = state.players[state.seat]
    return f"{owner_of(int(player.seat))}: {QUESTIONS.of(step).ask(state, player, step)}"


def describe(state: Cairo, action: int) -> str:
    """Return a short text that says what an action would do in this state."""
    verb, about = taken_apart(action)
    player = state.players[state.active if state.seat == OVER else state.seat]
    return DESCRIPTIONS[verb](state, player, about)


def why_not(state: Cairo, action: int) -> Reason:
    """Return the rule that forbids an action now, and why."""
    if state.seat == OVER:
        return Reason("CAI-FIN-10", "over")
    verb, about = taken_apart(action)
    step = state.agenda
    question = QUESTIONS.of(step)
    player = state.players[state.seat]
    assert step is not None
    return question.reason(state, player, step, verb, about) or Reason(
        MOMENTS[verb], "other-question", {"question": question.name, "moment": verb}
    )
