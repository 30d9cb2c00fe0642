"""Printed values replace those that are reconstructed, from one checked file."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bedesten.core.components import use_components
from bedesten.core.errors import BadComponents, BadRecord
from bedesten.core.luck import FastLuck
from bedesten.core.record import Record, Recorder, replay
from bedesten.core.registry import all_games
from bedesten.games.choose_write import data as d
from bedesten.games.choose_write.reconstructed import NOW, OWN, Reconstructed
from bedesten.games.choose_write.state import ChooseWrite
from bedesten.house.history import History, SetAside, Start
from tests.choose_write.samples import RULES
from tests.choose_write.table import HERE, given, red, using
from tests.cli.command import process

PRINTED = """
[choose_write]
column = 11
rows = [3, 6, 9]
lira_sections = [18, 16, 6]
tea_house = 2
tea_house_squares = 3
action_spaces = 7
[choose_write.warehouses]
1 = "JE"
5 = "SP"
10 = "FR"
14 = "FA"
[choose_write.icons.2]
8 = 2
[choose_write.left_marks]
A = 2
[choose_write.ruby_cards]
r1 = ["JE", "JE", "JE", "FA"]
[choose_write.goods_cards]
"FA-FA" = 2
"SP-SP" = 2
"FR-FR" = 2
"JE-JE" = 2
"FA-SP" = 2
"FA-FR" = 2
"FA-JE" = 1
"SP-FR" = 1
"SP-JE" = 1
"FR-JE" = 1
[choose_write.guild_lira]
g2 = 9
"""


@pytest.fixture
def printed(tmp_path: Path) -> Iterator[Path]:
    file = tmp_path / "printed.toml"
    file.write_text(PRINTED, "utf-8")
    yield file
    restore()


def restore() -> None:
    """Put the reconstructed values back in force."""
    fresh = Reconstructed()
    for name in (
        "warehouse", "icons", "column", "rows", "lira_sections", "tea_house", "tea_house_squares", "action_spaces",
        "left_marks", "ruby_cards", "goods_cards", "guild_lira",
    ):  # fmt: skip
        setattr(NOW, name, getattr(fresh, name))
    assert NOW.values() == OWN


def test_a_file_replaces_all_that_is_reconstructed(printed: Path) -> None:
    assert HERE.replaced_components({}) == ""
    use_components(printed)
    assert len(HERE.replaced_components({})) == 12
    table = using("8", red(lira=16, guild_cards=["g2"])).play("use 8")
    assert (table.lira(), table.icons("8")) == ("18/0", 2)
    assert table.play("pass").origins() == {"lira": 1}
    assert using("1").play("use 1").goods() == {"JE": "2/0"}
    terms = table.state.terms
    assert (terms.column, terms.action_spaces, terms.lira_spaces, terms.rows) == (11, 7, 40, [3, 6, 9])
    assert using("8", red(checks={"8": 3})).play("use 8").lira() == "5/0"
    assert given(red(), letters={"A": ["r1", "r2"]}).price("A") == {"FA": 2, "JE": 3}
    assert given(red(lira=8, guild_cards=["g2"])).refused("play g2") == "CNW-GLD-18"
    facts: Any = HERE.components()
    assert facts["squares"] == {"1": 2, "5": 2, "8": 3, "10": 2, "14": 2}
    assert facts["location_cards"]["A<"] == 2
    assert "A>" not in facts["location_cards"]
    assert facts["lira_marks"] == terms.lira_marks == [facts["lira_sections"][0], sum(facts["lira_sections"][:2])]


def test_random_games_are_sound_with_other_values(printed: Path) -> None:
    use_components(printed)
    for players in range(1, 6):
        luck = FastLuck(players)
        state = HERE.start(players, luck)
        assert isinstance(state, ChooseWrite)
        while state.seat >= 0:
            actions = state.actions()
            state.apply(actions[luck.below(len(actions))], luck)
        assert HERE.write(HERE.read(HERE.write(state))) == HERE.write(state)


def begun(players: int = 2) -> Record:
    """Return the beginning of a game with the values in force."""
    recorder = Recorder(HERE, players, FastLuck(1), [""] * players)
    for _ in range(12):
        recorder.apply(recorder.state.actions()[0])
    return Record.read(recorder.record.write())


def test_a_record_is_replayed_with_the_values_it_was_begun_with_alone(printed: Path) -> None:
    without = begun()
    assert without.components == ""
    use_components(printed)
    other = begun()
    assert other.components == HERE.replaced_components(other.options)
    assert HERE.write(replay(other)) == HERE.write(Recorder.resume(other, FastLuck(2)).state)
    with pytest.raises(BadRecord, match=f"begun without printed components, and those in use are {other.components}"):
        replay(without)
    restore()
    assert replay(without).seat >= 0
    with pytest.raises(BadRecord, match=f"begun with the printed components {other.components}, and none are in use"):
        replay(other)


def test_a_record_is_refused_with_yet_other_values(printed: Path) -> None:
    use_components(printed)
    record = begun(1)
    NOW.guild_lira[0] += 1
    with pytest.raises(BadRecord, match=f"begun with the printed components {record.components}, and those in use are"):
        replay(record)
    NOW.guild_lira[0] -= 1
    assert replay(record).seat >= 0


def test_the_command_refuses_and_takes_up_records_by_their_values(printed: Path, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    simulated = process(
        "--components", str(printed), "simulate", "choose-write", "-p", "1", "-g", "1", "--records", str(folder)
    )
    assert (simulated.code, simulated.err) == (0, "")
    file = str(folder / "00000.record")
    refused = process("replay", file)
    assert refused.code == 1
    assert "was begun with the printed components" in refused.err.replace("\n", " ")
    assert process("--components", str(printed), "replay", file).code == 0


def test_a_table_is_set_aside_while_other_values_are_in_use(printed: Path) -> None:
    start = Start(
        game=HERE.name,
        rules=HERE.rules_version,
        players=2,
        options=HERE.settings(2, {}),
        names=("Ada", "Bo"),
        bots=(None, None),
        seeds=("", ""),
        order=(0, 1),
        at=0.0,
        secret=b"x" * 32,
    )
    assert History(start).state.seat >= 0
    use_components(printed)
    with pytest.raises(SetAside):
        History(start)
    ours = replace(start, components=HERE.replaced_components(start.options))
    assert History(ours).state.seat >= 0


@pytest.mark.parametrize(
    ("values", "problem"),
    [
        ({"moon": 1}, "it has no 'moon'"),
        ({"column": 0}, "column is a number from 1 to 24, not 0"),
        ({"column": "x"}, "column is a number from 1 to 24, not 'x'"),
        ({"rows": [4, 7]}, "rows are the three rows"),
        ({"rows": [7, 4, 10]}, "rows are the three rows"),
        ({"rows": [4, 7, 13]}, "a column of 12 spaces has no row 13"),
        ({"column": 9}, "a column of 9 spaces has no row 10"),
        ({"lira_sections": [20, 15]}, "lira_sections are the spaces"),
        ({"tea_house": 99}, "tea_house is a number from 1 to 20"),
        ({"tea_house_squares": 4}, "tea_house_squares is a number from 0 to 3, not 4"),
        ({"warehouses": {"1": "FA"}}, "warehouses is a table of 1, 5, 10, 14"),
        ({"warehouses": dict.fromkeys(("1", "5", "10", "14"), "FA")}, "each of FA, SP, FR, JE is given"),
        ({"icons": {"6": {}}}, "icons has no '6'"),
        ({"icons": {"2": {"A": 1}}}, "icons: 2 has no 'A'"),
        ({"icons": {"2": {"8": 4}}}, "icons: 2: 8 has 0 to 3 icons, not 4"),
        ({"icons": {"2": 3}}, "icons: 2 is a table"),
        ({"icons": 3}, "icons is a table"),
        ({"left_marks": {"A": 3}}, "A has 0 to 2 copies marked left, not 3"),
        ({"left_marks": 1}, "left_marks is a table"),
        ({"ruby_cards": {"r1": ["FA"]}}, "r1 has 4 goods"),
        ({"ruby_cards": {"r21": ["FA"] * 4}}, "ruby_cards has no 'r21'"),
        ({"ruby_cards": 1}, "ruby_cards is a table"),
        ({"goods_cards": {"FA-FA": 16}}, "goods_cards is a table of"),
        ({"goods_cards": dict.fromkeys(d.GOODS_CARD_WORDS, 1)}, "16 in all"),
        ({"guild_lira": {"g1": 11}}, "g1 is a number from 1 to 10, not 11"),
        ({"guild_lira": {"g17": 1}}, "guild_lira has no 'g17'"),
        ({"guild_lira": []}, "guild_lira is a table"),
    ],
)
def test_wrong_values_are_refused_and_change_nothing(values: dict[str, Any], problem: str) -> None:
    assert any(problem in found for found in HERE.wrong_components(values)), HERE.wrong_components(values)
    with pytest.raises(BadComponents):
        HERE.use_components(values)
    assert NOW.values() == OWN
    assert HERE in all_games()


def test_the_page_shows_a_file_with_the_values_in_force(tmp_path: Path) -> None:
    page = RULES.read_text("utf-8")
    file = tmp_path / "printed.toml"
    file.write_text(page.partition("```toml\n")[2].partition("```")[0], "utf-8")
    use_components(file)
    assert NOW.values() == OWN
