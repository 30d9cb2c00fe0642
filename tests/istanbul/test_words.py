"""The words of Istanbul: every name, question, menu entry and sentence there is, and that none tells a secret."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest

from bedesten.core.contract import OVER
from bedesten.core.events import Event
from bedesten.core.luck import FastLuck
from bedesten.games.istanbul import words
from bedesten.games.istanbul.agenda import QUESTIONS
from bedesten.games.istanbul.chapters import RULE_SETS
from bedesten.games.istanbul.data import CARD_WORDS, COLOUR_WORDS, GOODS, TILE_WORDS
from bedesten.games.istanbul.lexicon import LEXICON
from bedesten.games.istanbul.prompts import describe, prompt
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.words import place_of, sentence
from tests.istanbul.games import MODES, some_game
from tests.istanbul.letters.table import lettered
from tests.istanbul.mocha.table import mocha
from tests.istanbul.table import TURN, Table, dice, given, red, rest_of_deck

ROOT = Path(__file__).parents[2]
SOURCES = (ROOT / "src/bedesten/games/istanbul").rglob("*.py")
RULE_PAGE = (ROOT / "docs/rules/istanbul.md").read_text(encoding="utf-8")
RULE_PAGES = [path.read_text(encoding="utf-8") for path in sorted((ROOT / "docs/rules").glob("istanbul*.md"))]
NEVER_ASKED = {"put-away", "move-on", "guild-extra", "guild-away"}
"""Steps of the agenda that settle themselves."""

Moment = tuple[Istanbul, list[Event]]


def whole_games() -> Iterator[Moment]:
    """Yield one random game of each mode, decision by decision, with what happened since the one before."""
    for seed, mode in enumerate(MODES):
        luck = FastLuck(seed)
        state = some_game(mode, seed)
        events: list[Event] = []
        yield state, events
        while state.seat != OVER:
            actions = state.actions()
            events = []
            state.apply(actions[luck.below(len(actions))], luck, events.append)
            yield state, events


@cache
def moments() -> list[Moment]:
    """Return decisions of random games: the 1st, 2nd, 4th, 8th, … at which each question was asked, and each end."""
    asked: Counter[tuple[str, int, str]] = Counter()
    chosen = []
    for state, events in whole_games():
        kind = (state.rules.name, len(state.players), question(state))
        asked[kind] += 1
        if asked[kind] & (asked[kind] - 1) == 0:
            chosen.append((state.clone(), events))
    return chosen + [(table.state, table.events) for table in rare_tables()]


def rare_tables() -> Iterator[Table]:
    """Yield tables at questions that random games seldom come to."""
    roll = mocha({"red": {"merchant": 9, "hand": ["turn-six"]}, "yellow": {}}, "act").play("act", "call 10")
    yield roll.play("play turn-six")
    owned = {"merchant": 24, "delivered": [2, 3, 4], "letters": [5, 6]}
    yield lettered({"red": owned, "yellow": {}}, "act").play("act")
    yield lettered({"red": owned, "yellow": {}}, "act").play("act", "sealed 2", "sealed 3", "sealed 4")


def question(state: Istanbul) -> str:
    return QUESTIONS.of(state.agenda).name if state.agenda else "over"


# Names.


def test_every_place_has_the_name_of_the_rule_page() -> None:
    names: dict[int, str] = {}
    for page in RULE_PAGES:
        table = page.split("### DAT-01")[1].split("### DAT-02")[0]
        names |= {int(number): name for number, name in re.findall(r"^\| (\d+) \| ([^|]+?) \|", table, re.MULTILINE)}
    assert {number: place.name for number, place in words.PLACES.items()} == names
    assert set(words.PLACES) == {number for rules in RULE_SETS.values() for number in rules.numbers()}


def test_short_names_of_places_differ_and_fit_a_narrow_board() -> None:
    shorts = [place.short for place in words.PLACES.values()]
    assert len(set(shorts)) == len(shorts)
    assert max(map(len, shorts)) <= 10


def test_every_card_good_and_tile_has_words() -> None:
    assert len(words.CARDS) == len(CARD_WORDS)
    assert len(words.GOODS) == GOODS
    assert len(words.TILES) == len(TILE_WORDS)


@pytest.mark.parametrize(
    "text",
    [place.text for place in words.PLACES.values()]
    + [card.text for card in words.CARDS]
    + [*words.TILES, *words.TOKENS.values()],
)
def test_explanations_are_whole_sentences(text: str) -> None:
    assert text[0].isupper()
    assert text.endswith(".")


@pytest.mark.parametrize(
    ("items", "said"),
    [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")],
)
def test_things_are_listed_as_one_says_them(items: list[str], said: str) -> None:
    assert words.listed(items) == said


# Questions.


def test_every_question_has_a_prompt() -> None:
    asked = set()
    for state, _ in moments():
        asked.add(question(state))
        text = prompt(state)
        assert re.fullmatch(r"[A-Z].*[a-zA-Z)][?.]", text), text
        if state.seat != OVER:
            colour = COLOUR_WORDS[state.players[state.seat].colour].capitalize()
            assert text.startswith(f"{colour}: ")
            assert len(text) > len(f"{colour}: end your turn"), text
    assert asked == set(QUESTIONS.names()) - NEVER_ASKED | {"over"}


def test_prompts_do_not_depend_on_hands() -> None:
    luck = FastLuck(1)
    for state, _ in moments():
        for seat in range(len(state.players)):
            assert prompt(state.imagine(seat, luck)) == prompt(state)


ON_SIX = {"merchant": 6, "lira": 4, "goods": "RRB", "hand": ["five-lira", "any-good"]}
TABLE: dict[str, dict[str, Any]] = {"red": ON_SIX, "yellow": {}, "green": {}}
TWO: dict[str, dict[str, Any]] = {"red": {"merchant": 14, "lira": 3}, "yellow": {"merchant": 14}}
TWO_ON_5: dict[str, dict[str, Any]] = {"red": {"merchant": 5, "lira": 3}, "yellow": {"merchant": 5}}
CAUGHT = {"red": {"merchant": 6}, "yellow": {"family": 6}, "green": {}}


def laid(*position: Any, **rest: Any) -> partial[Table]:
    """Return how a table is laid, so that each test lays its own: as `given` does."""
    return partial(given, *position, **rest)


def at(step: str, *after: str, **arguments: Any) -> list[Any]:
    """Return an agenda that begins with this question and goes on to the encounters."""
    return [{step: arguments} if arguments else step, *after, "encounters"]


@pytest.mark.parametrize(
    ("lay", "text"),
    [
        (laid(), "Red: where does your merchant go?"),
        (laid(active="green"), "Green: where does your merchant go?"),
        (
            laid(at=["far-move", {"put-away": {"card": "far-move"}}, *TURN[1:]]),
            "Red: where does your merchant go, 3 or 4 steps away?",
        ),
        (laid(TABLE, "assist"), "Red: on 6 Caravansary, leave an assistant or end your turn?"),
        (
            laid(red(merchant=6, lying=[6]), "assist"),
            "Red: on 6 Caravansary, pick up your assistant or end your turn?",
        ),
        (
            laid(TABLE | {"yellow": {"merchant": 6}, "green": {"merchant": 6}}, "pay-merchants"),
            "Red: pay 4 Lira to Yellow and Green (you have 4), or end your turn?",
        ),
        (
            laid(TWO_ON_5, "pay-merchants", neutral_merchants=[5, 5, 3]),
            "Red: 6 Lira are due to Yellow and 2 neutral merchants, you have 3; end your turn?",
        ),
        (laid(TABLE, "act"), "Red: use 6 Caravansary: take 2 bonus cards, then discard one?"),
        (
            laid(red(merchant=6) | {"yellow": {"hand": rest_of_deck("stay")}}, "act"),
            "Red: use 6 Caravansary: take 1 bonus card, then discard one?",
        ),
        (
            laid(red(merchant=6) | {"yellow": {"hand": rest_of_deck()}}, "act"),
            "Red: use 6 Caravansary: take nothing (there is no bonus card to take)?",
        ),
        (laid(red(merchant=5), "act"), "Red: use 5 Post Office: take green spice, yellow fruit and 2 Lira?"),
        (
            laid(red(merchant=5, goods="GG"), "act"),
            "Red: use 5 Post Office: take yellow fruit and 2 Lira (no room for green spice)?",
        ),
        (laid(red(merchant=8, goods="RRGGYY"), "act"), "Red: use 8 Black Market: roll for blue jewelry?"),
        (
            laid(red(merchant=8, goods="RRGGYYBB"), "act"),
            "Red: use 8 Black Market: nothing to gain, your wheelbarrow is full?",
        ),
        (
            laid(red(merchant=6, lira=2, hand=["stay"]), at("pay-governor")),
            "Red: do you pay the governor 2 Lira or a bonus card?",
        ),
        (
            laid(red(merchant=6, lira=0, hand=["stay"]), at("pay-governor")),
            "Red: which bonus card do you give to the governor (you have 0 of 2 Lira)?",
        ),
        (laid(red(merchant=6, lira=3), at("pay-smuggler")), "Red: do you pay the smuggler 2 Lira?"),
        (
            laid(red(merchant=6, lira=1, goods="R"), at("pay-smuggler")),
            "Red: which good do you give to the smuggler (you have 1 of 2 Lira)?",
        ),
        (
            laid(red(merchant=2, lira=2, tiles=["green"]), at("green-tile")),
            "Red: buy one more good for 2 Lira with the green tile (you have 2)?",
        ),
        (
            laid(red(merchant=2, lira=0, tiles=["green"]), at("green-tile")),
            "Red: one more good costs 2 Lira with the green tile, you have 0; go on?",
        ),
        (laid(red(merchant=16), "act"), "Red: 16 Gemstone Dealer cannot be used now; go on?"),
        (laid(TABLE, "encounters"), "Red: end your turn?"),
        (
            laid(CAUGHT, "encounters", governor=6),
            "Red: catch Yellow's family member or meet the governor?",
        ),
        (
            laid(red(merchant=6), "encounters", governor=6, smuggler=6),
            "Red: meet the governor, meet the smuggler or end your turn?",
        ),
        (
            laid(red(merchant=8, tiles=["red"]), at("dice", place=8, first=2, second=5, call=0, changed=False)),
            "Red: you rolled 2 and 5 (sum 7) at the Black Market: use the red tile?",
        ),
        (
            laid(red(merchant=9, tiles=["red"]), at("dice", place=9, first=2, second=5, call=8, changed=False)),
            "Red: you rolled 2 and 5 (sum 7) at the Tea House and called 8: use the red tile?",
        ),
        (laid(red(merchant=8), at("take-good", goods="RGY")), "Red: which good do you take at the Black Market?"),
        (laid(TABLE, at("take-good", "pay-smuggler", goods="RGYB")), "Red: which good do you take from the smuggler?"),
        (
            laid(red(merchant=6), at("take-cards", "discard-one", left=2)),
            "Red: from which pile do you take the first card?",
        ),
        (
            laid(red(merchant=10, goods="RR"), at("sell", place=10, any_goods=False)),
            "Red: which goods do you sell? The Large Market takes RRGBB.",
        ),
        (
            laid(red(merchant=12, family=16, lira=20), at("family-act", place=16)),
            "Red: let your family member use 16 Gemstone Dealer: buy a ruby for 14 Lira?",
        ),
        (
            laid(red(merchant=13, goods="RB"), at("pay-palace", left=1)),
            "Red: which good do you pay for a space of any kind (1 still to pay)?",
        ),
        (laid(red(rubies=5), at=[], finale=True), "The game is over."),
    ],
)
def test_prompts_say_what_is_to_be_decided(lay: partial[Table], text: str) -> None:
    assert prompt(lay().state) == text


# Menu entries.


@pytest.mark.slow
def test_every_action_has_a_description_in_any_state() -> None:
    for state, _ in moments():
        for action in LEXICON.actions():
            assert describe(state, action)


def test_descriptions_do_not_depend_on_the_hands_of_others() -> None:
    luck = FastLuck(1)
    for state, _ in moments():
        if state.seat != OVER:
            world = state.imagine(state.seat, luck)
            assert [describe(world, action) for action in state.actions()] == [
                describe(state, action) for action in state.actions()
            ]


def test_legal_actions_are_described_differently() -> None:
    for state, _ in moments():
        menu = [describe(state, action) for action in state.actions()]
        assert len(set(menu)) == len(menu), menu


@pytest.mark.parametrize(
    ("lay", "notation", "text"),
    [
        (
            laid(red(merchant=7, lira=5) | {"yellow": {"merchant": 5}, "green": {"merchant": 5}}),
            "move 5",
            "move to 5 Post Office (pays 4 Lira to Yellow, Green; leaves an assistant)",
        ),
        (
            laid(red(lira=1, stack=[], lying=[1, 2, 3, 4]) | {"yellow": {"merchant": 5, "family": 5}}, governor=5),
            "move 5",
            (
                "move to 5 Post Office (pays 2 Lira to Yellow, you have 1; has no assistant to leave; "
                "catches the family member of Yellow; can meet the governor)"
            ),
        ),
        (laid(red(merchant=6)), "move 7", "move to 7 Fountain (needs no assistant)"),
        (laid(red(lying=[5])), "move 5", "move to 5 Post Office (picks up an assistant)"),
        (laid(TABLE, "assist"), "lay", "leave an assistant on 6 Caravansary (3 still in the stack)"),
        (laid(TABLE, "assist"), "stop", "end the turn here"),
        (laid(TABLE | {"yellow": {"merchant": 6}}, "pay-merchants"), "pay", "pay 2 Lira to Yellow"),
        (laid(TABLE | {"yellow": {"merchant": 6}}, "pay-merchants"), "stop", "end the turn here without paying"),
        (laid(red(merchant=16, lira=20), "act"), "act", "buy a ruby for 14 Lira"),
        (laid(red(merchant=16, lira=20), "act"), "skip", "do not use 16 Gemstone Dealer"),
        (
            laid(red(merchant=1, lira=7, extensions=2), "act"),
            "act",
            "buy an extension and a ruby for 7 Lira (room for 5 of each good)",
        ),
        (laid(red(merchant=13, goods="RRGYB"), "act"), "act", "buy a ruby for RGYB and 1 of any kind"),
        (laid(red(merchant=2, goods="R"), "act"), "act", "fill up red fabric (1 more)"),
        (laid(red(merchant=5), "act", mail=4), "act", "take red fabric, blue jewelry and 4 Lira"),
        (laid(red(merchant=14, goods="RR"), "act"), "act", "take a tile (red needs 2 and green needs 2)"),
        (
            laid(red(merchant=14, goods="RR", tiles=["green"]), at("take-tile", place=14)),
            "tile red",
            "take the red tile (pay 1 red fabric; needs 2; brings a ruby)",
        ),
        (
            laid(red(merchant=11, goods="RGYY"), at("sell", place=11, any_goods=False)),
            "sell RGYY",
            "sell RGYY for 14 Lira",
        ),
        (laid(red(merchant=9), at("call")), "call 8", "call 8 (8 Lira for 8 or more, else 2)"),
        (
            laid(red(merchant=8, tiles=["red"]), at("dice", place=8, first=2, second=5, call=0, changed=False)),
            "turn 1",
            "turn the first die to 4 (4 and 5, sum 9: 2 blue jewelry)",
        ),
        (
            laid(red(merchant=9, tiles=["red"]), at("dice", place=9, first=2, second=5, call=8, changed=False)),
            "keep",
            "keep the roll (2 and 5, sum 7: 2 Lira)",
        ),
        (
            laid(red(merchant=12), at("send")),
            "send 2",
            "send your family member to 2 Fabric Warehouse: fill up red fabric (2 more)",
        ),
        (
            laid(red(merchant=12), at("send")),
            "send 16",
            "send your family member to 16 Gemstone Dealer: you cannot use it now",
        ),
        (laid(TABLE), "play five-lira", "play 5 Lira: you then have 9"),
        (laid(TABLE), "play any-good", "play One good: take one good of your choice"),
        (laid(red(hand=["stay"])), "play stay", "play Stay: on 7 Fountain (needs no assistant)"),
        (
            laid(red(merchant=16, lira=20, hand=["dealer-again"]), "encounters", turn={"acted": 16}),
            "play dealer-again",
            "play Dealer again: buy a ruby for 14 Lira",
        ),
        (
            laid(red(merchant=6), at("take-cards", "discard-one", left=2), discards=["stay"]),
            "draw discards",
            "take Stay from the discards",
        ),
        (laid(TABLE, at("pay-governor")), "discard any-good", "pay the governor with the card One good"),
        (
            laid(red(merchant=2, lira=2, tiles=["green"]), at("green-tile")),
            "take B",
            "take 1 blue jewelry for 2 Lira (you have 0 of 2)",
        ),
        (laid(CAUGHT, "encounters"), "catch yellow", "catch Yellow's family member (for 3 Lira or a card)"),
        (laid(TABLE, "encounters"), "end", "end the turn"),
    ],
)
def test_descriptions_say_what_an_action_would_do(lay: partial[Table], notation: str, text: str) -> None:
    table = lay()
    assert notation in table.offers()
    assert describe(table.state, LEXICON.parse(notation)) == text


# Sentences of the log.


def test_every_kind_of_event_has_a_sentence() -> None:
    told = {
        kind
        for source in SOURCES
        for kind in re.findall(r"(?:\btell|\bEvent)\(\"([^\"]+)\"", source.read_text(encoding="utf-8"))
    }
    assert set(words.SENTENCES) == told


@pytest.mark.slow
def test_every_event_of_random_games_makes_a_sentence() -> None:
    heard = set()
    for state, events in whole_games():
        for event in events:
            heard.add(event.what)
            for seat in (None, *range(len(state.players))):
                assert re.fullmatch(r"[A-Z].+[a-z0-9)]\.", sentence(state, event.seen_by(seat)))
    assert heard == set(words.SENTENCES)


def test_only_its_owner_reads_which_card_was_drawn() -> None:
    drawn = [(state, event) for state, events in moments() for event in events if event.secret]
    assert drawn
    for state, event in drawn:
        owner = COLOUR_WORDS[state.players[event.seat].colour].capitalize()
        if "guild" in event.secret:
            what, card = "guild card", place_of(int(str(event.secret["guild"])))
        else:
            what, card = "card", words.CARDS[CARD_WORDS.index(str(event.secret["card"]))].title
        for seat in (None, *range(len(state.players))):
            known = f": {card}" if seat == event.seat else ""
            assert sentence(state, event.seen_by(seat)) == f"{owner} draws a {what}{known}."


def log(table: Table, seat: int | None = None) -> list[str]:
    return [sentence(table.state, event.seen_by(seat)) for event in table.events]


def test_a_turn_reads_as_a_story() -> None:
    table = given(red(lira=2) | {"yellow": {"merchant": 5}})
    table.play("move 5", "lay", "pay", "act", "end")
    assert log(table) == [
        "Red moves from 7 Fountain to 5 Post Office.",
        "Red leaves an assistant on 5 Post Office.",
        "Red pays the merchants.",
        "Red pays 2 Lira.",
        "Yellow gains 2 Lira.",
        "Red uses 5 Post Office.",
        "Red gains 1 green spice.",
        "Red gains 1 yellow fruit.",
        "Red gains 2 Lira.",
        "The mail moves on to red fabric, yellow fruit and 2 Lira.",
        "Red ends the turn.",
        "Round 1: Yellow's turn.",
    ]


def test_dice_and_neutral_tokens_are_told() -> None:
    table = given(red(merchant=8, tiles=["red"], lira=2), "act", governor=8)
    table.play("act", "take R", luck=dice(2, 5)).play("turn 1", "meet governor").play("pay", luck=dice(3, 5))
    story = log(table)
    assert "Red rolls 2 and 5 (sum 7)." in story
    assert "Red turns a die with the red tile: 4 and 5 (sum 9)." in story
    assert "Red rolls 3 and 5 (sum 8) for the governor." in story
    assert "The governor stays on 8 Black Market." in story


def test_a_sale_tells_what_the_market_asks_for_next() -> None:
    table = given(
        red(merchant=10, goods="RR"),
        at("sell", place=10, any_goods=False),
        large_market={"top": "L1", "unseen": [], "bottom": ["L5", "L2", "L3", "L4"]},
    )
    assert log(table.play("sell RR"))[-1] == (
        "The Large Market now asks for 1 red fabric, 1 green spice, 1 yellow fruit and 2 blue jewelry."
    )


FORBIDDEN = {
    r"\blying\b|\bassistants? (already )?(lies|lie)\b": "reads as a liar: assistants wait",
    r"\blays? down\b|\blaid down\b": "assistants are left and picked up",
    r"\bis no good\b": "reads as bad; meant is what does not count as a good",
    r"\bfull wheelbarrow\b": "full of goods; meant is one with all extensions",
    r"\btake back\b|\btaken back\b": "the word is undo",
    r"\b(OPEN|PAY|ROLL|PH1)\b": "windows have their names in the appendix of the rules alone",
}


def said_in(path: Path) -> Iterator[str]:
    """Yield the texts of a module: every string of some words, without documentation and without names of keys."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    documents = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    texts = (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in documents)
    yield from (text for text in texts if isinstance(text, str) and " " in text.strip())


@pytest.mark.parametrize(("phrase", "reason"), FORBIDDEN.items())
def test_no_text_reads_wrongly(phrase: str, reason: str) -> None:
    folder = ROOT / "src/bedesten"
    pages = [*folder.glob("games/istanbul/words/*.py"), *folder.glob("games/istanbul/**/why.py")]
    pages += [*folder.glob("terminal/*.py"), *folder.glob("cli/*.py"), *folder.glob("house/*.py")]
    texts = [text for page in pages for text in said_in(page)]
    assert len(texts) > 500
    assert [text for text in texts if re.search(phrase, text)] == [], reason
