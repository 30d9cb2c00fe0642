"""What the docs say of Istanbul is true."""

import re
import tomllib

from bedesten.core.luck import FastLuck, NotedLuck
from bedesten.core.registry import find_game
from bedesten.games.istanbul.agenda import QUESTIONS
from bedesten.games.istanbul.chapters import RULE_SETS
from bedesten.games.istanbul.lexicon import LEXICON
from bedesten.games.istanbul.options import layout_choices
from bedesten.kit.questions import Number, Word, WordSet
from tests.istanbul.games import all_modes
from tests.istanbul.test_words import NEVER_ASKED
from tests.pages import ROOT, cells, code, part

GAME = "bedesten.games.istanbul"


def test_the_library_names_every_layout() -> None:
    told = {code(row[0])[0]: code(row[1]) for row in cells(part("library.md", "## Games"))}
    assert {name: told[name] for name in RULE_SETS} == {
        name: layout_choices(rules) for name, rules in RULE_SETS.items()
    }


def agenda() -> list[list[str]]:
    return cells(part("notation.md", "### The agenda"))


def test_the_page_on_notation_has_every_question_with_its_arguments() -> None:
    rows = agenda()
    told = {name: tuple(code(row[1])) for row in rows if len(row) == 3 for name in code(row[0])}
    assert told == {question.name: tuple(known.name for known in question.arguments) for question in QUESTIONS}
    values = {name: row[1] for row in rows if len(row) == 2 for name in code(row[0])}
    arguments = {known.name: known for question in QUESTIONS for known in question.arguments}
    assert set(values) == set(arguments)
    for name, known in arguments.items():
        if isinstance(known, Word | WordSet):
            assert name == "tile" or set(known.words) <= set(code(values[name])), name
        if isinstance(known, Number) and name in ("left", "first", "count", "paid", "seals"):
            assert f"from {known.low} to {known.high}" in values[name], name


def test_the_agenda_marks_the_steps_that_ask_nothing() -> None:
    assert {name for row in agenda() for name in re.findall(r"`([^`]+)` \*", row[0])} == NEVER_ASKED


def test_the_library_says_which_actions_take_luck() -> None:
    table = part("library.md", "### Scripted luck")
    rows = [line.split("|")[3] for line in table.splitlines() if line.startswith("| ") and line.count("|") == 4]
    told = {LEXICON.saying(LEXICON.parse(text)).verb for row in rows for text in code(row) if text != "one-die"}
    taken = set()
    for number, state in enumerate(all_modes(decisions=600, every=2, seed=1)):
        luck = NotedLuck(FastLuck(number))
        for action in state.actions():
            state.clone().apply(action, luck)
            if luck.take():
                taken.add(LEXICON.saying(action).verb)
    assert taken <= told
    assert told - taken <= {"turn", "beyond", "send", "guild"}, "these are rare"


def test_a_position_that_is_silent_about_tokens_is_as_the_page_says() -> None:
    game = find_game("istanbul")
    two = {"players": {"red": {"merchant": 5, "lira": 2}, "blue": {}}, "rules": "great-bazaar"}
    position = game.write(game.read(two))
    tokens = ("governor", "smuggler", "coffee_trader", "courier")
    assert [position[name] for name in tokens] == [2, 2, 2, 2]
    assert position["neutral_merchants"] == [14, 15, 16]
    paying = {"agenda": ["pay-smuggler", "encounters", "extra-turn"]}
    assert game.write(game.read({**two, **paying}))["smuggler"] == 5


def joints() -> list[str]:
    """Return the modules that may name an expansion, by the import contract: expansions themselves are none."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        contracts = tomllib.load(file)["tool"]["importlinter"]["contracts"]
    (contract,) = [one for one in contracts if f"{GAME}.mocha" in one.get("protected_modules", ())]
    return [name for name in contract["allowed_importers"] if name not in contract["protected_modules"]]


def test_the_page_on_an_expansion_names_every_joint() -> None:
    text = part("extending.md", "## An expansion")
    told = [path for row in cells(text) for path in code(row[0])]
    # Paths are those of the game's folder, or of the package.
    modules = [path.removesuffix(".py").rstrip("/").replace("/", ".") for path in told]
    named = {f"bedesten.{name}" if "." in name else f"{GAME}.{name}" for name in modules}
    assert named == set(joints())


def test_elsewhere_the_base_game_does_not_look_at_what_an_expansion_has_on_the_table() -> None:
    folder = ROOT / "src" / GAME.replace(".", "/")
    looks = re.compile(r"\b(?:game|state|world)\.(?:mocha|letters)\b")
    found = {
        path.relative_to(folder).parts[0] for path in folder.rglob("*.py") if looks.search(path.read_text("utf-8"))
    }
    known = {name.removeprefix(f"{GAME}.") for name in joints()}
    assert "stakes.py" in found
    assert {name.removesuffix(".py") for name in found} <= known | {"mocha", "letters"}
