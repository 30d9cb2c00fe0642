"""What is asked now, what each answer would do and what refusals say, in English: the words of the open question."""

from bedesten.core.contract import OVER
from bedesten.games.istanbul.agenda import QUESTIONS
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.words import colour_of, letters, mocha, taken_apart
from bedesten.games.istanbul.words.menu import DESCRIPTIONS
from bedesten.games.istanbul.words.reasons import catalogue

REASONS = catalogue(
    questions={question.name: question.about for question in QUESTIONS if question.about},
    numbers={"guild": mocha.guild_of},
    words={"kiosk": letters.KIOSK_SAYS},
)
"""Every reason for a refusal; which one it is says `why.py`."""


def prompt(state: Istanbul) -> str:
    """Return a sentence that says what is to be decided now, and by whom. It may be shown to everybody."""
    step = state.agenda
    if state.seat == OVER or step is None:
        return "The game is over."
    player = state.players[state.seat]
    return f"{colour_of(player)}: {QUESTIONS.of(step).ask(state, player, step)}"


def describe(state: Istanbul, action: int) -> str:
    """Return a short text that says what an action would do in this state."""
    verb, about = taken_apart(action)
    player = state.players[state.active if state.seat == OVER else state.seat]
    step = state.agenda
    own = QUESTIONS.of(step).describe(state, player, step, verb, about) if step is not None else ""
    return own or DESCRIPTIONS[verb](state, player, about)
