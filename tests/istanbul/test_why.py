"""Why actions are refused: the rule that forbids them, the reason, and that nothing else comes of it."""

import re
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bedesten.core.contract import OVER
from bedesten.core.errors import IllegalAction
from bedesten.core.luck import FastLuck
from bedesten.core.registry import find_game
from bedesten.games.istanbul import why
from bedesten.games.istanbul.agenda import QUESTIONS
from bedesten.games.istanbul.data import CARD_WORDS
from bedesten.games.istanbul.lexicon import LEXICON
from bedesten.games.istanbul.prompts import REASONS
from bedesten.games.istanbul.why import why_not
from tests.istanbul.table import TURN, Table, given, red, rest_of_deck
from tests.istanbul.test_words import NEVER_ASKED, RULE_PAGES, at, laid, moments, question

RULES = {rule for page in RULE_PAGES for rule in re.findall(r"^- \*\*([A-Z]+-[A-Z]+-\d+)\*\*", page, re.MULTILINE)}


@pytest.mark.slow
def test_every_refusal_names_a_rule_and_a_reason() -> None:
    asked = set()
    for state, _ in moments():
        asked.add(question(state))
        legal = state.actions()
        for action in LEXICON.actions():
            if action not in legal:
                reason = why_not(state, action)
                assert reason.rule in RULES, (reason, LEXICON.say(action))
                assert sorted(reason.arguments) == REASONS.arguments(reason.key), (reason, LEXICON.say(action))
                assert re.fullmatch(r"\S.*[^.\s]", REASONS.say(reason)), (reason, LEXICON.say(action))
    assert asked == set(QUESTIONS.names()) - NEVER_ASKED | {"over"}


@pytest.mark.slow
def test_reasons_do_not_depend_on_the_hands_of_others() -> None:
    luck = FastLuck(1)
    for state, _ in moments():
        if state.seat != OVER:
            world = state.imagine(state.seat, luck)
            refused = set(LEXICON.actions()) - set(state.actions())
            assert all(why_not(world, action) == why_not(state, action) for action in refused)


@pytest.mark.slow
def test_reasons_change_nothing() -> None:
    istanbul = find_game("istanbul")
    for state, _ in moments():
        before = istanbul.write(state)
        for action in set(LEXICON.actions()) - set(state.actions()):
            why_not(state, action)
        assert istanbul.write(state) == before


def test_every_verb_and_every_question_has_words() -> None:
    verbs = {LEXICON.saying(action).verb for action in LEXICON.actions()}
    assert set(why.REASONS) == verbs
    assert set(why.MOMENTS) == set(REASONS.words["moment"]) == verbs - {"play", "recall"}
    assert set(REASONS.words["question"]) == set(QUESTIONS.names()) - NEVER_ASKED
    assert len(why.CARD_TIMES) == len(CARD_WORDS)


def sources_of_reasons() -> list[str]:
    folder = Path(str(why.__file__)).parent
    return [path.read_text(encoding="utf-8") for path in sorted(folder.rglob("why.py"))]


def test_every_sentence_is_said_for_some_reason() -> None:
    said = {word for source in sources_of_reasons() for word in re.findall(r'"([a-z-]+)"', source)}
    assert set(REASONS.sentences) <= said


def test_every_rule_that_the_reasons_can_name_is_on_the_rule_page() -> None:
    sources = sources_of_reasons()
    named = {rule for source in sources for rule in re.findall(r'"([A-Z]+-[A-Z]+-\d+)"', source)}
    assert named <= RULES
    assert len(named) > 80


ALL_GOODS = "RRGGYYBB"
TWO = {"red": {"merchant": 16, "lira": 3}, "yellow": {}}


def by_card(step: str, card: str, rest: list[str], **arguments: Any) -> list[Any]:
    """Return an agenda that begins with the question of a card."""
    return [{step: arguments} if arguments else step, {"put-away": {"card": card}}, *rest]


MOVEMENT = [
    (laid(), "move 7", "IST-TRN-05", "somewhere else"),
    (laid(), "move 13", "IST-TRN-03", "13 Sultan's Palace is 4 steps away, a move is 1 or 2"),
    (laid(at=by_card("far-move", "far-move", TURN[1:])), "move 3", "IST-BON-23", "1 step away"),
    (laid(red(merchant=5), "assist"), "move 7", "IST-TRN-02", "moves once"),
    (laid(), "lay", "IST-TRN-09", "after the move"),
    (laid(red(merchant=5, lying=[5]), "assist"), "lay", "IST-TRN-10", "already waiting on 5 Post Office"),
    (laid(red(merchant=9, stack=[], lying=[1, 2, 3, 5]), "assist"), "lay", "IST-TRN-11", "no assistant in your stack"),
    (laid(red(merchant=7), "act"), "lay", "IST-TRN-13", "Fountain"),
    (laid(red(merchant=5), "assist"), "pick own", "IST-TRN-08", "none of your assistants"),
    (laid(red(merchant=5), "assist"), "pick neutral", "IST-NEU-01", "no neutral assistants"),
    (laid(red(merchant=5), "act"), "stop", "IST-TRN-11", "ended early"),
    (laid(red(merchant=5), "assist"), "end", "IST-TRN-11", "'stop'"),
    (laid(), "end", "IST-TRN-05", "must move"),
]

PAYMENTS = [
    (laid(red(merchant=5, lira=1) | {"green": {"merchant": 5}}, "pay-merchants"), "pay", "IST-TRN-15", "to Green"),
    (laid(TWO | {"red": {"merchant": 16, "lira": 1}}, "pay-merchants"), "pay", "IST-TWO-04", "neutral merchant"),
    (laid(TWO | {"yellow": {"merchant": 16}}, "pay-merchants"), "pay", "IST-TWO-07", "4 Lira are due"),
    (laid(red(merchant=7), "act"), "pay", "IST-TRN-16", "nobody is paid"),
    (laid(red(merchant=5, goods="R"), at("pay-smuggler")), "pay", "IST-RES-04", "you have 0"),
    (laid(red(merchant=5, goods="R"), at("pay-smuggler")), "give B", "IST-RES-01", "no blue jewelry"),
    (laid(red(merchant=5, hand=["stay"]), at("pay-governor")), "give R", "IST-ENC-08", "2 Lira or a card"),
    (laid(red(merchant=5, hand=["stay"]), at("pay-governor")), "discard any-sale", "IST-ENC-08", "not in your hand"),
    (laid(red(merchant=5, hand=["stay"]), at("pay-governor")), "done", "IST-ENC-08", "must be paid"),
]

PLACES = [
    (laid(red(merchant=1, lira=9, extensions=3, rubies=1), "act"), "act", "IST-PLC-02", "all 3 extensions"),
    (laid(red(merchant=1, lira=6), "act"), "act", "IST-PLC-01", "costs 7 Lira, you have 6"),
    (laid(red(merchant=10, goods="YY"), "act"), "act", "IST-PLC-26", "asks for RRGBB, you have YY"),
    (laid(red(merchant=12, family=3), "act"), "act", "IST-PLC-32", "3 Spice Warehouse"),
    (laid(red(merchant=12, family=3), "act"), "send 5", "IST-PLC-32", "3 Spice Warehouse"),
    (laid(red(merchant=13, goods="RGY"), "act"), "act", "IST-PLC-38", "RGYB and 1 of any kind"),
    (
        laid(red(merchant=13, rubies=6, goods=ALL_GOODS), "act", rubies={"palace": 0}),
        "act",
        "IST-PLC-41",
        "no ruby left",
    ),
    (laid(red(merchant=14, goods="RG"), "act"), "act", "IST-PLC-42", "needs 2 red fabric, you have 1"),
    (laid(red(merchant=14, goods="RG", tiles=["red"]), "act"), "act", "IST-PLC-49", "you already have a red tile"),
    (laid(red(merchant=14, tiles=["red", "green"], rubies=1), "act"), "act", "IST-PLC-43", "have a green tile"),
    (laid(red(merchant=15, goods="BB"), at("take-tile", place=15)), "tile red", "IST-SET-08", "14 Small Mosque"),
    (laid(red(merchant=15, goods="BB"), at("take-tile", place=15)), "tile yellow", "IST-PLC-42", "yellow fruit"),
    (
        laid(
            {
                "red": {"merchant": 15, "goods": "YYBB", "extensions": 0},
                "yellow": {"tiles": ["blue"]},
                "green": {"tiles": ["blue"]},
                "blue": {"tiles": ["blue"]},
                "white": {"tiles": ["blue"]},
            },
            at("take-tile", place=15),
        ),
        "tile blue",
        "IST-PLC-45",
        "no blue tile left",
    ),
    (laid(red(merchant=16, lira=13), "act"), "act", "IST-PLC-46", "costs 14 Lira, you have 13"),
    (
        laid({"red": {"merchant": 16, "lira": 40}, "yellow": {"rubies": 10}, "green": {}}, "act"),
        "act",
        "IST-PLC-48",
        "no ruby left",
    ),
    (laid(red(merchant=5), "encounters", turn={"acted": 5}), "act", "IST-TRN-19", "5 Post Office"),
    (laid(red(merchant=5), "encounters"), "act", "IST-TRN-02", "is over"),
    (laid(red(merchant=5), "act"), "call 7", "IST-PLC-23", "Tea House"),
    (laid(red(merchant=9), "act"), "call 7", "IST-TRN-18", "'act' begins it"),
    (laid(red(merchant=9), at("call")), "roll", "IST-PLC-23", "before you roll"),
    (
        laid(red(merchant=10, goods="RY"), at("sell", place=10, any_goods=False)),
        "sell Y",
        "IST-PLC-26",
        "asks for RRGBB only",
    ),
    (laid(red(merchant=10, goods="RY"), at("sell", place=10, any_goods=False)), "sell RR", "IST-RES-01", "have RY"),
    (
        laid(red(merchant=11, goods="RY"), by_card("sell", "any-sale", ["encounters"], place=11, any_goods=True)),
        "sell BB",
        "IST-RES-01",
        "have RY",
    ),
    (laid(red(merchant=10, goods="RY"), at("sell", place=10, any_goods=False)), "done", "IST-TRN-20", "finished"),
    (laid(red(merchant=12), at("send")), "send 12", "IST-PLC-31", "leave the Police Station"),
    (laid(red(lying=[5]), at("gather")), "return 6", "IST-PLC-16", "none of your assistants is waiting on 6"),
    (laid(red(lying=[5]), by_card("return-one", "assistant-home", TURN)), "return 6", "IST-BON-24", "6 Caravansary"),
    (laid(red(merchant=6), at("take-cards", "discard-one", left=2)), "draw discards", "IST-PLC-14", "discard pile"),
    (laid(red(merchant=5), "act"), "draw pile", "IST-PLC-13", "Caravansary"),
    (laid(red(merchant=6, hand=["stay"]), at("discard-one")), "discard any-good", "IST-PLC-12", "One good"),
    (laid(red(merchant=8), at("good-or-roll")), "take B", "IST-PLC-20", "blue jewelry"),
    (laid(red(merchant=8, goods="RR"), at("take-good", goods="RGY")), "take R", "IST-RES-03", "no room"),
    (laid(red(merchant=8), at("take-good", goods="RGY")), "take B", "IST-PLC-20", "blue jewelry"),
    (laid(red(merchant=2, lira=1, tiles=["green"]), at("green-tile")), "take B", "IST-MOS-07", "2 Lira"),
    (laid(red(merchant=2, lira=2, goods="RR", tiles=["green"]), at("green-tile")), "take R", "IST-MOS-08", "no room"),
]

ENCOUNTERS = [
    (laid(red(merchant=5) | {"green": {"family": 5}}, "encounters"), "end", "IST-ENC-03", "Green"),
    (laid(red(merchant=5) | {"green": {"family": 6}}, "encounters"), "catch green", "IST-ENC-03", "6 Caravansary"),
    (laid(red(merchant=12), "encounters"), "catch green", "IST-ENC-06", "Police Station"),
    (laid(red(merchant=5, family=5), "encounters"), "catch red", "IST-ENC-07", "your own"),
    (laid(), "catch white", "IST-SET-01", "nobody plays"),
    (laid(red(merchant=5), "act", governor=5), "meet governor", "IST-TRN-02", "after the action"),
    (laid(red(merchant=5), "encounters", governor=9), "meet governor", "IST-ENC-08", "9 Tea House"),
    (laid(red(merchant=5), "encounters", smuggler=9), "meet smuggler", "IST-ENC-10", "9 Tea House"),
    (
        laid(red(merchant=5), "encounters", governor=5, turn={"met": ["governor"]}),
        "meet governor",
        "IST-ENC-16",
        "in this turn",
    ),
    (
        laid(red(merchant=5) | {"green": {"hand": rest_of_deck()}}, "encounters", governor=5),
        "meet governor",
        "IST-ENC-13",
        "no card",
    ),
    (laid(red(merchant=5, goods=ALL_GOODS), "encounters", smuggler=5), "meet smuggler", "IST-ENC-12", "full"),
    (laid(red(merchant=5), "encounters"), "reward lira", "IST-ENC-04", "sent home"),
    (
        laid(red(merchant=5), by_card("reward", "family-home", TURN[3:], optional=False)),
        "reward none",
        "IST-BON-17",
        "3 Lira or a bonus card",
    ),
    (
        laid(red(merchant=5) | {"green": {"hand": rest_of_deck()}}, at("reward", optional=True)),
        "reward card",
        "IST-BON-05",
        "no card",
    ),
    (
        laid(red(merchant=5, goods="RR"), at("take-good", "pay-smuggler", goods="RGYB")),
        "take R",
        "IST-ENC-12",
        "no room",
    ),
]

CARDS = [
    (laid(red(hand=["any-good"])), "play five-lira", "IST-BON-01", "5 Lira is not in your hand"),
    (laid(red(merchant=5, hand=["stay"]), "act"), "play stay", "IST-TRN-28", "instead of the move"),
    (laid(red(hand=["post-again"])), "play post-again", "IST-TRN-28", "Post Office"),
    (
        laid(red(merchant=10, goods="R", hand=["any-good"]), at("sell", place=10, any_goods=False)),
        "play any-good",
        "IST-TRN-28",
        "between two steps",
    ),
    (
        laid(red(hand=["stay"]), by_card("far-move", "far-move", TURN[1:])),
        "play stay",
        "IST-TRN-25",
        "only one card",
    ),
    (laid(red(merchant=6, hand=["five-lira"]), at("discard-one")), "play five-lira", "IST-BON-29", "before you play"),
    (laid(red(goods=ALL_GOODS, hand=["any-good"])), "play any-good", "IST-BON-10", "full"),
    (laid(red(hand=["family-home"])), "play family-home", "IST-BON-18", "at home"),
    (laid(red(hand=["assistant-home"])), "play assistant-home", "IST-BON-07", "in your stack"),
    (laid(red(merchant=11, hand=["any-sale"]), "act"), "play any-sale", "IST-BON-07", "no goods"),
    (
        laid(red(merchant=16, lira=13, hand=["dealer-again"]), "encounters", turn={"acted": 16}),
        "play dealer-again",
        "IST-BON-15",
        "costs 14 Lira, you have 13",
    ),
    (laid(red(merchant=6, hand=["five-lira"]), "encounters"), "discard five-lira", "IST-PLC-12", "Caravansary"),
]

TILES = [
    (laid(red(lying=[5], lira=2)), "recall 5", "IST-MOS-09", "no yellow tile"),
    (laid(red(lying=[5], lira=1, tiles=["yellow"])), "recall 5", "IST-MOS-09", "you have 1"),
    (laid(red(lying=[5], lira=2, tiles=["yellow"]), turn={"recalled": True}), "recall 5", "IST-MOS-09", "this turn"),
    (laid(red(lying=[5], lira=2, tiles=["yellow"])), "recall 6", "IST-MOS-09", "6 Caravansary"),
    (laid(red(merchant=5, lying=[5], lira=2, tiles=["yellow"]), "assist"), "recall 5", "IST-MOS-11", "himself"),
    (laid(red(merchant=9, lying=[5], lira=2, tiles=["yellow"]), at("call")), "recall 5", "IST-MOS-11", "two steps"),
    (laid(), "reroll", "IST-MOS-02", "no red tile"),
    (laid(red(tiles=["red"])), "turn 1", "IST-MOS-02", "Black Market"),
    (
        laid(red(merchant=8, tiles=["red"]), at("dice", place=8, first=4, second=5, call=0, changed=False)),
        "turn 1",
        "IST-MOS-02",
        "already shows 4",
    ),
]

LAST: dict[str, Any] = {"finale": True, "at": ["final-step"]}
ENDS = [
    (laid(red(rubies=5, hand=["stay"]), **LAST), "play stay", "IST-END-06", "neither goods nor Lira"),
    (laid(red(rubies=5, hand=["stay"]), **LAST), "move 5", "IST-END-07", "only cards"),
    (laid(red(rubies=5, hand=["stay"]), **LAST), "take R", "IST-END-07", "only cards"),
    (laid(red(rubies=5), at=[], finale=True), "move 5", "IST-END-02", "over"),
]


@pytest.mark.parametrize(
    ("lay", "notation", "rule", "reason"), MOVEMENT + PAYMENTS + PLACES + ENCOUNTERS + CARDS + TILES + ENDS
)
def test_a_refusal_names_its_rule_and_changes_nothing(
    lay: partial[Table], notation: str, rule: str, reason: str
) -> None:
    table = lay()
    before = find_game("istanbul").write(table.state)
    with pytest.raises(IllegalAction) as refusal:
        table.play(notation)
    assert refusal.value.rule == rule
    assert reason in refusal.value.reason
    assert find_game("istanbul").write(table.state) == before
    assert not table.events


def test_a_refusal_reads_as_a_sentence() -> None:
    with pytest.raises(IllegalAction) as refusal:
        given(red(merchant=9), "act").play("call 7")
    assert str(refusal.value) == (
        "'call 7' is not possible: the action of 9 Tea House has not begun; 'act' begins it (IST-TRN-18). "
        "Possible now: act, skip."
    )


NEUTRAL: dict[str, dict[str, Any]] = {
    "red": {"merchant": 5, "stack": ["own"] * 3, "tiles": ["yellow"], "lira": 2},
    "yellow": {"stack": ["own"] * 3},
    "green": {"stack": ["own"] * 3},
}


@pytest.mark.parametrize(
    ("agenda", "notation", "rule"),
    [
        ("assist", "pick neutral", "IST-NEU-04"),
        (at("gather"), "return 6", "IST-NEU-08"),
        (by_card("return-one", "assistant-home", TURN), "return 6", "IST-NEU-09"),
        ("act", "recall 6", "IST-NEU-09"),
    ],
)
def test_neutral_assistants_are_not_called_back(agenda: Any, notation: str, rule: str) -> None:
    players = NEUTRAL | {"red": NEUTRAL["red"] | {"stack": ["own"] * 2, "lying": [9]}}
    with pytest.raises(IllegalAction) as refusal:
        given(players, agenda, neutral_assistants=[6, 6, 6]).play(notation)
    assert refusal.value.rule == rule
    assert "neutral" in refusal.value.reason
