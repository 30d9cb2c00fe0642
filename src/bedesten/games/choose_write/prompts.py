"""What is asked now, what each answer would do and what refusals say, in English: the words of the open question."""

from bedesten.core.contract import OVER
from bedesten.core.reasons import Reason
from bedesten.games.choose_write.questions import QUESTIONS
from bedesten.games.choose_write.state import ChooseWrite
from bedesten.games.choose_write.words.menu import DESCRIPTIONS, taken_apart
from bedesten.games.choose_write.words.names import colour_of
from bedesten.games.choose_write.words.reasons import catalogue

REASONS = catalogue({question.name: question.about for question in QUESTIONS if question.about})
"""Every reason for a refusal; which one it is says `why.py`, by the open question."""

MOMENTS = {
    "pass": "CNW-TRN-20",
    "done": "CNW-LOC-31",
    "pay": "CNW-TRN-13",
    "take": "CNW-RES-11",
    "sell": "CNW-LOC-03",
    "give": "CNW-GLD-07",
    "draw": "CNW-REF-03",
    "play": "CNW-TRN-02",
    "hand": "CNW-TRN-02",
    "guild": "CNW-GLD-17",
    "use": "CNW-TRN-24",
    "target": "CNW-LOC-12",
    "palace": "CNW-CAR-11",
    "check": "CNW-IMP-01",
    "drop": "CNW-CAR-04",
    "card": "CNW-GDS-02",
    "discard": "CNW-LOC-11",
}
"""For each verb the rule that says when it is said."""


def prompt(state: ChooseWrite) -> str:
    """Return a sentence that says what is to be decided now, and by whom. It may be shown to everybody."""
    step = state.agenda
    if state.seat == OVER or step is None:
        return "The game is over."
    player = state.players[state.seat]
    return f"{colour_of(player)}: {QUESTIONS.of(step).ask(state, player, step)}"


def describe(state: ChooseWrite, action: int) -> str:
    """Return a short text that says what an action would do in this state."""
    verb, about = taken_apart(action)
    player = state.players[state.active if state.seat == OVER else state.seat]
    return DESCRIPTIONS[verb](state, player, about)


def why_not(state: ChooseWrite, action: int) -> Reason:
    """Return the rule that forbids an action now, and why."""
    if state.seat == OVER:
        return Reason("CNW-END-17", "over")
    verb, about = taken_apart(action)
    step = state.agenda
    question = QUESTIONS.of(step)
    player = state.players[state.seat]
    assert step is not None
    return question.reason(state, player, step, verb, about) or Reason(
        MOMENTS[verb], "other-question", {"question": question.name, "moment": verb}
    )
