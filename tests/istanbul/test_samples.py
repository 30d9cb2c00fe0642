"""What the samples of Istanbul cover: every rule set, every rule."""

from itertools import product

import pytest

import bedesten
from bedesten.games.istanbul.chapters import RULE_SETS
from tests.istanbul.samples import RULES, SAMPLES
from tests.samples import TESTS
from tests.test_rules_are_tested import examples, rules


def test_of_every_rule_set_something_is_guarded() -> None:
    """Positions and playthroughs leave it out where it is the base game."""
    positions = [position for position, _ in SAMPLES.positions.values()]
    assert {position.get("rules", "base") for position in positions} == set(RULE_SETS)
    assert {play.options.get("rules", "base") for play in SAMPLES.playthroughs} == set(RULE_SETS)
    archive = (TESTS / "archive").glob("*.record")
    read = [bedesten.Record.read(path.read_text("utf-8")) for path in archive]
    records = [record for record in read if record.game == SAMPLES.game.name]
    assert {(record.options["rules"], record.players) for record in records} == set(product(RULE_SETS, range(2, 6)))


@pytest.mark.parametrize(
    ("page", "rules_there_are", "examples_there_are"),
    [("istanbul.md", 214, 38), ("istanbul_mocha.md", 99, 16), ("istanbul_letters.md", 144, 16)],
)
def test_no_rule_and_no_example_is_lost(page: str, rules_there_are: int, examples_there_are: int) -> None:
    assert (len(rules(RULES / page)), len(examples(RULES / page))) == (rules_there_are, examples_there_are)
