"""The agenda: the questions that are open, which may stand on which, and how they are written."""

from typing import Any

from bedesten.games.istanbul import questions as base
from bedesten.games.istanbul.data import CARD_WORDS
from bedesten.games.istanbul.letters import agenda as letters_agenda
from bedesten.games.istanbul.letters import questions as letters
from bedesten.games.istanbul.mocha import agenda as mocha_agenda
from bedesten.games.istanbul.mocha import questions as mocha
from bedesten.games.istanbul.parts import PutAway, Step
from bedesten.games.istanbul.places import GreenTile
from bedesten.games.istanbul.question import Question
from bedesten.games.istanbul.questions import WAREHOUSES
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.table import Player
from bedesten.kit.questions import Questions


def _all_questions() -> Questions[Question[Any]]:
    """Put the questions of all boxes together, each with what other boxes add to it."""
    declared = {
        question.name: question for question in (*base.QUESTIONS, *base.SHARED, *mocha.QUESTIONS, *letters.QUESTIONS)
    }
    for additions in (base.SHARED_ADDITIONS, mocha.ADDITIONS, letters.ADDITIONS):
        for name, added in additions.items():
            declared[name] = declared[name].extended(added)
    return Questions(letters.with_copies(question) for question in declared.values())


QUESTIONS = _all_questions()
"""Every question that can be open."""


def steps_of(state: Istanbul) -> list[Step]:
    """Return the open questions of a state, the present one first."""
    steps = []
    step = state.agenda
    while step is not None:
        steps.append(step)
        step = step.then
    return steps


def agenda_problems(state: Istanbul) -> list[str]:
    """Return what is wrong with the agenda of a state, each as a sentence."""
    problems = []
    steps = steps_of(state)
    asked = [QUESTIONS.of(step) for step in steps]
    names = [question.name for question in asked]
    if not names and not state.finale:
        problems.append("agenda: an empty agenda is the end of the game, so finale must be true")
    if names and state.finale != (names[-1] == "final-step"):
        problems.append("agenda: the last question is 'final-step' exactly in the finale, else 'encounters'")
    for question, after in zip(asked, (*names[1:], None), strict=False):
        if after not in question.then:
            allowed = " or ".join(follower or "nothing" for follower in question.then)
            problems.append(f"agenda: after '{question.name}' comes {allowed}, not {after or 'nothing'}")
    for index, (question, step) in enumerate(zip(asked, steps, strict=True)):
        if isinstance(step, PutAway):
            asking = asked[index - 1] if index else None
            after = names[index + 1] if index + 1 < len(names) else ""
            problems += _card_problems(step.kind, asking, after)
        elif problem := question.problem(state, step):
            problems.append(problem)
    for box in (mocha_agenda, letters_agenda):
        problems += box.turn_problems(state, names)
    return problems + _turn_problems(state, names)


def _card_problems(kind: int, asking: Question[Any] | None, after: str) -> list[str]:
    """Return why a card that is being resolved cannot lie between these two questions."""
    card = CARD_WORDS[kind]
    if asking is None or kind not in asking.cards:
        return [f"agenda: the card {card} does not ask '{asking.name if asking else 'nothing'}'"]
    if after not in asking.cards[kind]:
        return [f"agenda: after the card {card} comes {' or '.join(asking.cards[kind])}, not {after}"]
    return []


def _turn_problems(state: Istanbul, names: list[str]) -> list[str]:
    """Compare what has happened in this turn with the questions that are still open."""
    problems = []
    player = state.players[state.active]
    if state.finale and not state.is_last_round():
        problems.append("finale: the final step comes after somebody has gathered the rubies (IST-END-01)")
    if "act" in names:
        if state.acted:
            problems.append("turn: acted is the place of an action of this turn, but 'act' is still to come")
        if state.met:
            problems.append("turn: nobody has been met in this turn, as 'act' is still to come")
        place = state.rules.active_place(state, player)
        if state.target != place:
            problems.append(f"turn: target is the place of the active token, {place}, not {state.target}")
    due = action_of(state.agenda, player)
    if isinstance(state.agenda, GreenTile) and state.acted in WAREHOUSES:
        due = 0
    if due and state.acted != due and state.rules.allows_extras(state):
        problems.append(f"turn: acted is {due}, the place whose action is going on, not {state.acted}")
    return problems


def action_of(step: Step | None, player: Player) -> int:
    """Return the place whose action asks the present question; 0 if it is no question of an action."""
    return 0 if step is None else QUESTIONS.of(step).place_of(step, player)


def paid_tokens(step: Step | None) -> list[int]:
    """Return the neutral tokens that are being used: they were met, and stand where they were met."""
    tokens = []
    while step is not None:
        token = QUESTIONS.of(step).token_of(step)
        if token is not None and not isinstance(step.then, PutAway):  # a card uses them from afar
            tokens.append(token)
        step = step.then
    return tokens


def write_agenda(step: Step | None) -> list[str | dict[str, dict[str, object]]]:
    """Write the open questions, the present one first."""
    agenda = []
    while step is not None:
        agenda.append(QUESTIONS.of(step).write(step.arguments()))
        step = step.then
    return agenda
