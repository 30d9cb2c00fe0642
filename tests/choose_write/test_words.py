"""Questions, prompts, menus, the log and refusals: everything has its words, and every word is said."""

import re
from pathlib import Path

import pytest

from bedesten.core.contract import OVER
from bedesten.core.luck import FastLuck
from bedesten.games.choose_write import data as d
from bedesten.games.choose_write import why
from bedesten.games.choose_write.events import EVENTS
from bedesten.games.choose_write.lexicon import LEXICON
from bedesten.games.choose_write.parts import Step
from bedesten.games.choose_write.prompts import MOMENTS, REASONS, why_not
from bedesten.games.choose_write.questions import EFFECTS, QUESTIONS
from bedesten.games.choose_write.state import ChooseWrite
from bedesten.games.choose_write.words.log import SENTENCES
from bedesten.games.choose_write.words.menu import DESCRIPTIONS, taken_apart
from tests.choose_write.samples import RULES, SAMPLES
from tests.choose_write.table import HERE, alone, given, red, using

PAGE = RULES.read_text("utf-8")
IDS = set(re.findall(r"^- \*\*([A-Z]+-[A-Z]+-\d+)\*\*", PAGE, re.MULTILINE))


def test_every_step_has_a_declaration_and_those_that_ask_have_a_prompt() -> None:
    assert {question.step for question in QUESTIONS} == set(Step.__subclasses__())
    asking = {question.name for question in QUESTIONS if question.step.options is not Step.options}
    assert {question.name for question in QUESTIONS if question.prompt} == asking
    assert {question.name for question in QUESTIONS if question.about} == asking
    assert set(REASONS.words["question"]) == asking


def test_questions_name_only_questions_that_are_declared() -> None:
    names = {None, *QUESTIONS.names()}
    for question in QUESTIONS:
        assert set(question.then) <= names, question.name
    assert set(EFFECTS) < set(QUESTIONS.names())


def test_every_event_has_a_sentence_and_every_sentence_an_event() -> None:
    assert set(SENTENCES) == set(EVENTS)


def test_every_verb_has_words() -> None:
    verbs = {taken_apart(action)[0] for action in LEXICON.actions()}
    assert set(DESCRIPTIONS) == set(MOMENTS) == set(REASONS.words["moment"]) == verbs
    for action in LEXICON.actions():
        verb = taken_apart(action)[0]
        assert LEXICON.saying(action).verb == ("play" if verb == "guild" else verb)


def test_every_sentence_of_a_reason_is_said_and_every_rule_is_on_the_page() -> None:
    source = Path(str(why.__file__)).read_text("utf-8")
    prompts = Path(str(why.__file__)).with_name("prompts.py").read_text("utf-8")
    said = set(re.findall(r'"([a-z-]+)"', source + prompts))
    assert set(REASONS.sentences) <= said
    named = set(re.findall(r'"(CNW-[A-Z]+-\d+)"', source + prompts))
    assert named <= IDS
    assert len(named) > 30


@pytest.mark.slow
def test_every_refusal_names_a_rule_and_a_reason_that_depends_on_nothing_hidden() -> None:
    luck = FastLuck(1)
    for state in SAMPLES.states(decisions=160, every=5, seed=3):
        assert isinstance(state, ChooseWrite)
        if state.seat == OVER:
            continue
        world = state.imagine(state.seat, luck)
        for action in set(LEXICON.actions()) - set(state.actions()):
            reason = why_not(state, action)
            assert reason.rule in IDS, (reason, LEXICON.say(action))
            assert sorted(reason.arguments) == REASONS.arguments(reason.key), reason
            assert re.fullmatch(r"\S.*[^.\s]", REASONS.say(reason)), reason
            assert why_not(world, action) == reason


def test_every_table_of_the_page_is_that_of_the_program() -> None:
    for card, word in enumerate(d.RUBY_WORDS):
        goods = HERE.components()["ruby_cards"][word]  # type: ignore[index]
        assert f"| {word} | {' '.join(goods)} |" in PAGE, card
    for guild in d.GUILD_WORDS:
        lira = HERE.components()["guilds"][guild]["lira"]  # type: ignore[index]
        assert f"| {guild} | {lira} |" in PAGE
    for place in range(1, d.LOCATIONS):
        word = d.LOCATION_WORDS[place]
        neighbours = sorted(d.OFFERS[place][1:])
        listed = ", ".join(d.LOCATION_WORDS[other] for other in neighbours) or "none"
        assert f"| {word} | {listed} |" in PAGE


@pytest.mark.parametrize(
    ("said", "text"),
    [
        (using("8", red(checks={"8": 1})), "Red: 8 Tea House was played: which location do you use?"),
        (given(red()), "Red: which card do you play?"),
        (using("7").play("use 7"), "Red: which good do you fill in (2 to come)?"),
    ],
)
def test_prompts(said: object, text: str) -> None:
    assert HERE.prompt(said.state) == text  # type: ignore[attr-defined]


def test_descriptions_say_what_an_answer_brings() -> None:
    table = using("8", red(checks={"8": 1}), letters={"B": ["r1", "r6"]})
    described = {LEXICON.say(action): HERE.describe(table.state, action) for action in table.state.actions()}
    assert described["use 8"] == "Tea House: 4 Lira"
    assert described["use 4"] == "Post Office: a goods card and 1 Lira"
    guild = given(red(lira=5, guild_cards=["g3"]))
    assert HERE.describe(guild.state, LEXICON.parse("play g3")) == (
        "guild card: 2 goods cards, 1 good of your choice and 1 space to fill in, for 5 Lira"
    )


@pytest.mark.parametrize(
    ("notation", "reason"),
    [
        ("use 2", "2 Gemstone Dealer is neither 8 Tea House nor beside it"),
        ("use B", "the price is 2 fabric, 2 spice and 1 fruit, you have 1 jewelry"),
        ("pass", "in your turn you use a location; only followers pass"),
        ("draw deck", "the question now is which location you use; a location card is taken at the end of a turn"),
    ],
)
def test_refusals_are_explained(notation: str, reason: str) -> None:
    table = using("8", red(goods={"JE": 1}), letters={"B": ["r1", "r6"]})
    assert HERE.explain(HERE.why_not(table.state, LEXICON.parse(notation))).startswith(reason)


def test_a_whole_game_is_told_in_sentences() -> None:
    table = alone({}, display=["4", "9"], letters={"A": ["r1", "r6"]})
    luck = FastLuck(4)
    while not table.is_over():
        actions = table.state.actions()
        table.play(LEXICON.say(actions[luck.below(len(actions))]), luck=luck)
    for event in table.events:
        for eye in (None, 0):
            told = HERE.sentence(table.state, event.seen_by(eye))
            assert told.endswith("."), event
            assert "  " not in told
