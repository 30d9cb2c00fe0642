"""The declarations of questions: each step has one, and each that asks somebody has its words."""

from typing import Any

import pytest

from bedesten.games.istanbul.agenda import QUESTIONS
from bedesten.games.istanbul.letters import questions as letters
from bedesten.games.istanbul.mocha import questions as mocha
from bedesten.games.istanbul.parts import Step
from bedesten.games.istanbul.question import Question
from bedesten.games.istanbul.questions import SHARED_ADDITIONS
from bedesten.games.istanbul.turn import Move
from bedesten.kit.questions import Questions


def steps_that_stand_alone(kind: type[Step]) -> set[type[Step]]:
    """Return the step classes that nothing else is derived from."""
    derived = kind.__subclasses__()
    return {kind} if not derived else {step for below in derived for step in steps_that_stand_alone(below)}


def asks(question: Question[Any]) -> bool:
    return question.step.options is not Step.options


def test_every_step_has_a_declaration() -> None:
    assert {question.step for question in QUESTIONS} == steps_that_stand_alone(Step)


def test_every_question_that_asks_somebody_has_a_prompt_and_no_other_step_has_one() -> None:
    asking = {question.name for question in QUESTIONS if asks(question)}
    assert {question.name for question in QUESTIONS if question.prompt} == asking
    assert {question.name for question in QUESTIONS if question.about} == asking


def test_questions_name_only_questions_that_are_declared() -> None:
    names = {None, *QUESTIONS.names()}
    for question in QUESTIONS:
        assert set(question.then) <= names, question.name
        for afterwards in question.cards.values():
            assert set(afterwards) <= names, question.name


@pytest.mark.parametrize("additions", [SHARED_ADDITIONS, mocha.ADDITIONS, letters.ADDITIONS])
def test_what_an_expansion_adds_is_in_the_question(additions: dict[str, Any]) -> None:
    for name, added in additions.items():
        assert set(added.then) <= set(QUESTIONS[name].then)
        for kind, afterwards in added.cards.items():
            assert set(afterwards) <= set(QUESTIONS[name].cards[kind])


def test_a_step_is_declared_once() -> None:
    move = Question(Move, "move", then=("assist",), prompt="where to?")
    with pytest.raises(ValueError, match="'move again' is declared twice"):
        Questions([move, Question(Move, "move again", then=("assist",), prompt="where to?")])
