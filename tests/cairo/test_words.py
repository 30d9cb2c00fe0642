"""Questions, prompts, menus, the log and refusals: everything has its words, and every word is said."""

import re
from pathlib import Path

import pytest

from bedesten.core.contract import OVER
from bedesten.core.luck import FastLuck
from bedesten.games.cairo import why
from bedesten.games.cairo.events import EVENTS
from bedesten.games.cairo.lexicon import LEXICON
from bedesten.games.cairo.parts import Step
from bedesten.games.cairo.prompts import MOMENTS, REASONS, why_not
from bedesten.games.cairo.questions import QUESTIONS
from bedesten.games.cairo.state import Cairo
from bedesten.games.cairo.words.log import SENTENCES
from bedesten.games.cairo.words.menu import DESCRIPTIONS, taken_apart
from tests.cairo.notation import SUGGESTED, Stand
from tests.cairo.samples import RULES, SAMPLES
from tests.cairo.table import HERE, Table, given, start

PAGE = RULES.read_text("utf-8")
IDS = set(re.findall(r"^- \*\*([A-Z]+-[A-Z]+-\d+)\*\*", PAGE, re.MULTILINE))
ASKED = {"turn", "fee", "kind", "segment", "site", "entry", "pay", "second", "drop", "place"}


def test_every_step_that_asks_has_a_question_with_its_words() -> None:
    assert {question.name for question in QUESTIONS} == ASKED
    asking = {question.step for question in QUESTIONS}
    assert {step for step in Step.__subclasses__() if step.options is not Step.options} == asking
    assert all(question.prompt and question.about for question in QUESTIONS)
    assert set(REASONS.words["question"]) == ASKED


def test_every_event_has_a_sentence_and_every_sentence_an_event() -> None:
    assert set(SENTENCES) == set(EVENTS)


def test_every_verb_has_words() -> None:
    verbs = {taken_apart(action)[0] for action in LEXICON.actions()}
    assert set(DESCRIPTIONS) == set(MOMENTS) == set(REASONS.words["moment"]) == verbs
    for action in LEXICON.actions():
        verb = taken_apart(action)[0]
        assert LEXICON.saying(action).verb == ("play" if verb == "three" else verb)


def test_every_sentence_of_a_reason_is_said_and_every_rule_is_on_the_page() -> None:
    source = Path(str(why.__file__)).read_text("utf-8")
    prompts = Path(str(why.__file__)).with_name("prompts.py").read_text("utf-8")
    said = set(re.findall(r'"([a-z-]+)"', source + prompts))
    assert set(REASONS.sentences) <= said
    named = set(re.findall(r'"(CAI-[A-Z]+-\d+)"', source + prompts))
    assert named <= IDS
    assert len(named) > 30


def test_every_rule_that_the_engine_speaks_of_is_on_the_page() -> None:
    folder = Path(str(why.__file__)).parent
    named = {rule for file in folder.rglob("*.py") for rule in re.findall(r"CAI-[A-Z]+-\d+", file.read_text("utf-8"))}
    assert named <= IDS
    assert len(named) > 100


@pytest.mark.slow
def test_every_refusal_names_a_rule_and_a_reason_that_depends_on_nothing_hidden() -> None:
    luck = FastLuck(1)
    for state in SAMPLES.states(decisions=320, every=20, seed=3):
        assert isinstance(state, Cairo)
        if state.seat == OVER:
            continue
        world = state.imagine(state.seat, luck)
        for action in set(LEXICON.actions()) - set(state.actions()):
            reason = why_not(state, action)
            assert reason.rule in IDS, (reason, LEXICON.say(action))
            assert sorted(reason.arguments) == REASONS.arguments(reason.key), reason
            assert re.fullmatch(r"\S.*[^.\s]", REASONS.say(reason)), reason
            assert why_not(world, action) == reason


def test_the_stalls_of_the_page_are_those_of_the_program() -> None:
    for text in SUGGESTED.split(","):
        stand = Stand.read(text)
        assert f"| {stand.stall} | {stand.entry} | {stand.trade} |" in PAGE
    assert {stand.stall for stand in start(4).bazaar().stands} == {
        Stand.read(text).stall for text in SUGGESTED.split(",")
    }


def test_every_prompt_is_a_question_of_its_player() -> None:
    seen = set()
    for state in SAMPLES.states(decisions=200, every=7, seed=1):
        assert isinstance(state, Cairo)
        if state.seat != OVER:
            table = Table(state)
            seen.add(table.question())
            name = HERE.seat_names(state)[state.seat]
            assert re.fullmatch(rf"{name.capitalize()}: .*\?", HERE.prompt(state)), HERE.prompt(state)
            for action in state.actions():
                assert re.fullmatch(r"\S.*\S|\S", HERE.describe(state, action)), LEXICON.say(action)
    assert len(seen) > 5


def test_a_refusal_says_what_is_in_the_way() -> None:
    table = given("S4", hand="1 2", money="0 0 0 0 0 0")
    for notation, part in {
        "lure H8": "barker",
        "play 9": "do not hold card 9",
        "retire": "final phase",
        "drop 1": "the question now is what you do in your turn",
    }.items():
        assert part in HERE.explain(HERE.why_not(table.state, LEXICON.parse(notation)))


def test_a_whole_game_is_told_in_sentences() -> None:
    table = start(2, 3, start="variable")
    luck = FastLuck(4)
    while not table.is_over():
        actions = table.state.actions()
        table.play(LEXICON.say(actions[luck.below(len(actions))]), luck=luck)
    assert len({event.what for event in table.events}) > 15
    for event in table.events:
        for eye in (None, 0, 1):
            told = HERE.sentence(table.state, event.seen_by(eye))
            assert told.endswith("."), event
            assert "  " not in told
