"""Printed values of Letters & Seals instead of reconstructed ones."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bedesten.core.components import use_components
from bedesten.core.errors import BadComponents, BadRecord
from bedesten.core.luck import FastLuck
from bedesten.core.record import Record, Recorder, replay
from bedesten.core.registry import find_game
from bedesten.games.istanbul.components import NAMES
from bedesten.games.istanbul.letters.components import CARDS
from bedesten.games.istanbul.letters.data import KIOSK_WORDS
from bedesten.games.istanbul.letters.rules import renew_decks
from bedesten.games.istanbul.reconstructed import NOW, Reconstructed
from bedesten.kit import bags
from tests.istanbul.letters.table import lettered, letters
from tests.istanbul.table import new_table, red

HERE = find_game("istanbul")


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """Put the reconstructed values back in force after each test."""
    yield
    put_back()


def put_back() -> None:
    fresh = Reconstructed()
    NOW.letters, NOW.kiosk, NOW.letter_deck = fresh.letters, fresh.kiosk, fresh.letter_deck
    NOW.dice_letters, NOW.letter_lira = fresh.dice_letters, fresh.letter_lira
    NOW.dice_lira, NOW.baksheesh_back = fresh.dice_lira, fresh.baksheesh_back
    NOW.guild_extension_price = fresh.guild_extension_price
    renew_decks()


def written(folder: Path, text: str) -> Path:
    path = folder / "printed.toml"
    path.write_text(text, "utf-8")
    return path


def test_a_file_replaces_letters_tiles_cards_and_rewards(tmp_path: Path) -> None:
    use_components(
        written(
            tmp_path,
            """
            [istanbul.letters]
            1 = 0
            21 = 3
            [istanbul.kiosk]
            two-lira = 3
            [istanbul.letter_cards]
            copy = 5
            [istanbul.letter_dice]
            lira = [9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9]
            """,
        )
    )
    state = new_table(3, rules="letters", cards="new").state
    assert bags.kinds(state.letters.pile).count(1) == 0
    assert bags.kinds(state.letters.pile).count(21) == 3
    assert bags.kinds(state.letters.kiosk).count(11) == 3
    assert sum(state.rules.deck) == 29
    assert sum(new_table(3, rules="great-bazaar", cards="all").state.rules.deck) == 73
    table = lettered(red(hand=["letter-dice"])).play("play letter-dice")
    assert table.player("red").lira == 9
    assert len(letters(table)) >= 1


def test_a_file_that_does_not_fit_is_refused_with_all_that_is_wrong(tmp_path: Path) -> None:
    text = """
        [istanbul.letters]
        1 = 4
        26 = 1
        [istanbul.kiosk]
        three-lira = 1
        [istanbul.letter_cards]
        copy = -1
        [istanbul.letter_dice]
        letters = [1, 2]
        coffee = []
        """
    with pytest.raises(BadComponents) as refusal:
        use_components(written(tmp_path, text))
    for part in (
        "letters: 1 is a number from 0 to 3, not 4",
        "letters has no '26'",
        "kiosk has no 'three-lira'",
        "letter_cards: copy is a number from 0 to 9, not -1",
        "letter_dice: letters has a number from 0 to 20 for each sum",
        "letter_dice has no 'coffee'",
    ):
        assert part in str(refusal.value)


def test_kiosk_tiles_make_two_equal_stacks(tmp_path: Path) -> None:
    with pytest.raises(BadComponents, match="two equal stacks of 3 or more, not 25 in all"):
        use_components(written(tmp_path, "[istanbul.kiosk]\ntwo-lira = 2\n"))


def recorded(rules: str) -> Record:
    """Return the record of the first decisions of a game with the values in force."""
    luck = FastLuck(1)
    recorder = Recorder(HERE, 3, luck, ["a", "b", "c"], rules=rules)
    for _ in range(50):
        actions = recorder.state.actions()
        recorder.apply(actions[luck.below(len(actions))])
    return Record.read(recorder.record.write())


def test_a_record_names_the_values_it_was_played_with(tmp_path: Path) -> None:
    own = recorded("letters")
    assert own.components == ""
    use_components(written(tmp_path, "[istanbul.letter_cards]\ncopy = 5\n"))
    printed = recorded("letters")
    assert f"\ncomponents: {printed.components}\n" in printed.write()
    replay(printed)
    with pytest.raises(BadRecord, match=f"begun without printed components, and those in use are {printed.components}"):
        replay(own)
    put_back()
    with pytest.raises(BadRecord, match=f"begun with the printed components {printed.components}, and none are in use"):
        replay(printed)
    use_components(written(tmp_path, "[istanbul.letter_cards]\ncopy = 6\n"))
    with pytest.raises(BadRecord, match="those in use are"):
        replay(printed)


def test_the_base_game_has_no_values_to_replace(tmp_path: Path) -> None:
    own = recorded("base")
    use_components(written(tmp_path, "[istanbul.letter_cards]\ncopy = 5\n"))
    assert recorded("base").components == ""
    replay(own)


def test_a_file_with_the_values_of_the_game_replaces_nothing(tmp_path: Path) -> None:
    use_components(written(tmp_path, "[istanbul.letter_cards]\ncopy = 2\n[istanbul.letters]\n1 = 2\n"))
    replay(recorded("letters"))
    assert HERE.replaced_components({"rules": "letters"}) == ""


@pytest.mark.parametrize("key", NAMES)
def test_every_value_counts(tmp_path: Path, key: str) -> None:
    """The values of each table make another digest."""
    other = {
        "baksheesh_back": 'baksheesh_back = "RRG"',
        "coffee_dice": "coffee_dice.lira = [9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9]",
        "guild": "guild.1.price = 7",
        "letters": "letters.1 = 3",
        "kiosk": "kiosk.two-lira = 3",
        "letter_cards": "letter_cards.copy = 5",
        "letter_dice": "letter_dice.letters = [9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9]",
    }
    use_components(written(tmp_path, f"[istanbul]\n{other[key]}\n"))
    assert HERE.replaced_components({"rules": "great-bazaar"})


def test_the_hosts_page_names_all_that_can_be_replaced() -> None:
    page = (Path(__file__).parents[3] / "docs" / "hosting.md").read_text("utf-8")
    example = page.split("```toml\n")[1].split("```")[0]
    for name in (*NAMES, *KIOSK_WORDS, *CARDS):
        assert re.search(rf"(?<![\w-]){name}(?![\w-])", example), name
