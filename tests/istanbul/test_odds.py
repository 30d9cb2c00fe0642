"""The odds of a roll count everything that can change it, each thing used as well as possible."""

from collections.abc import Callable, Iterator

import pytest

from bedesten.core.contract import OVER
from bedesten.core.luck import FastLuck
from bedesten.core.odds import Odds, forget, odds
from bedesten.core.outlook import outlook
from bedesten.core.registry import find_game
from bedesten.games.istanbul.data import BLACK_MARKET_BLUE, HIGHEST_CALL, LOWEST_CALL
from bedesten.games.istanbul.lexicon import LEXICON
from bedesten.games.istanbul.reconstructed import NOW
from bedesten.games.istanbul.state import Istanbul
from tests.istanbul.games import all_modes
from tests.istanbul.letters.table import bazaar, lettered, revealing
from tests.istanbul.mocha.table import mocha
from tests.istanbul.table import Table, dice, given, red

HERE = find_game("istanbul")
ROLLS = [(first, second) for first in range(1, 7) for second in range(1, 7)]


def of(table: Table, notation: str) -> Odds:
    found = odds(HERE, outlook(HERE, table.state, LEXICON.parse(notation)))
    assert found is not None
    return found


def at_tea_house(rules: str = "base", **owned: object) -> Table:
    return given(red(merchant=9, **owned), at="act", rules=rules).play("act")


def success(table: Table, call: int) -> float:
    return of(table, f"call {call}").chances.get((call,), 0.0)


def best_call(table: Table) -> int:
    return max(range(LOWEST_CALL, HIGHEST_CALL + 1), key=lambda call: of(table, f"call {call}").mean()[0])


def chance(is_good: Callable[[int, int], bool]) -> float:
    return sum(is_good(*roll) for roll in ROLLS) / 36


def turned(first: int, second: int, to: int) -> int:
    """Return the most that two dice can show when one may be turned."""
    return max(first + second, to + second, first + to)


# The Tea House.


@pytest.mark.parametrize("call", range(LOWEST_CALL, HIGHEST_CALL + 1))
def test_without_a_tile_the_dice_decide_alone(call: int) -> None:
    expected = chance(lambda first, second: first + second >= call)
    assert success(at_tea_house(), call) == pytest.approx(expected)
    assert of(at_tea_house(), f"call {call}").mean() == pytest.approx([expected * call + (1 - expected) * 2])


@pytest.mark.parametrize("call", range(LOWEST_CALL, HIGHEST_CALL + 1))
def test_the_red_tile_turns_a_die_or_rolls_again(call: int) -> None:
    again = chance(lambda first, second: first + second >= call)
    expected = sum(1.0 if turned(*roll, 4) >= call else again for roll in ROLLS) / 36
    assert success(at_tea_house(tiles=["red"]), call) == pytest.approx(expected)


@pytest.mark.parametrize("call", range(LOWEST_CALL, HIGHEST_CALL + 1))
def test_the_card_turns_a_die_to_six(call: int) -> None:
    expected = chance(lambda first, second: turned(first, second, 6) >= call)
    assert success(at_tea_house("mocha", hand=["turn-six"]), call) == pytest.approx(expected)


@pytest.mark.parametrize("call", range(LOWEST_CALL, HIGHEST_CALL + 1))
def test_tile_and_card_together(call: int) -> None:
    def is_reached(first: int, second: int) -> bool:
        both = max(6 + 4, turned(first, second, 6), turned(first, second, 4))
        return both >= call

    again = chance(lambda first, second: turned(first, second, 6) >= call)
    expected = sum(1.0 if is_reached(*roll) else again for roll in ROLLS) / 36
    assert success(at_tea_house("mocha", hand=["turn-six"], tiles=["red"]), call) == pytest.approx(expected)


def test_the_best_call_is_seven_and_eight_with_the_red_tile() -> None:
    assert best_call(at_tea_house()) == 7
    assert best_call(at_tea_house(tiles=["red"])) == 8
    assert best_call(at_tea_house("mocha", hand=["turn-six", "five-lira"])) == 9


def test_a_card_that_changes_no_roll_changes_no_odds() -> None:
    assert of(at_tea_house(hand=["five-lira"]), "call 7").chances == of(at_tea_house(), "call 7").chances


def test_what_was_worked_out_without_a_card_is_not_taken_for_the_odds_with_it() -> None:
    without = success(at_tea_house("mocha"), 9)
    assert success(at_tea_house("mocha", hand=["turn-six"]), 9) > without


def test_the_best_call_is_known_before_the_merchant_goes_there() -> None:
    for tiles, call in ([], 7), (["red"], 8):
        table = given(red(merchant=12, tiles=tiles))
        found = of(table, "move 9")
        assert LEXICON.say(found.answer) == f"call {call}"
        assert found.chances == of(at_tea_house(tiles=tiles), f"call {call}").chances


def test_rolling_again_is_one_roll_and_no_more() -> None:
    table = at_tea_house(tiles=["red"]).play("call 9", luck=dice(1, 2))
    assert of(table, "reroll").chances[9,] == pytest.approx(10 / 36)


# The Black Market.


def test_each_number_of_jewels_has_its_chance() -> None:
    before = given(red(merchant=8, extensions=2), at="act")
    asked = given(red(merchant=8, extensions=2), at="act").play("act")
    expected = {(n,): sum(BLACK_MARKET_BLUE[first + second] == n for first, second in ROLLS) / 36 for n in range(4)}
    for start, notation in ((before, "act"), (asked, "roll"), (asked, "take R")):
        assert of(start, notation).chances == pytest.approx(expected)
        assert of(start, notation).what == ("B",)


def test_what_finds_no_room_is_no_gain() -> None:
    table = given(red(merchant=8, goods="B"), at="act")
    assert set(of(table, "act").chances) == {(0,), (1,)}
    assert of(given(red(merchant=8, goods="RRGGYYB"), at="act"), "act").chances == of(table, "act").chances


def test_the_red_tile_helps_there_too() -> None:
    plain, helped = (of(given(red(merchant=8, tiles=tiles), at="act"), "act") for tiles in ([], ["red"]))
    assert helped.mean() > plain.mean()
    assert helped.chances[0,] < plain.chances[0,]


# What is always true.


def rolls() -> Iterator[tuple[str, Odds, Odds | None]]:
    """Yield the odds of many rolls, and the same worked out anew in a world that the seat cannot tell from it."""
    seen: list[tuple[Istanbul, int, Odds]] = []
    for state in all_modes(decisions=240, every=15, seed=1):
        if state.seat == OVER:
            continue
        before = HERE.write(state)
        for action in state.actions():
            found = odds(HERE, outlook(HERE, state, action))
            if found is not None:
                seen.append((state.clone(), action, found))
        assert HERE.write(state) == before
    for number, (state, action, found) in enumerate(seen):
        world = state.imagine(state.seat, FastLuck(number))
        forget()
        yield LEXICON.say(action), found, odds(HERE, outlook(HERE, world, action))


def test_odds_are_whole_and_the_same_in_all_worlds_that_the_seat_cannot_tell_apart() -> None:
    seen = 0
    for notation, found, other in rolls():
        seen += 1
        assert sum(found.chances.values()) == pytest.approx(1), notation
        assert other is not None
        assert found.chances == pytest.approx(other.chances), notation
        assert (found.what, found.answer) == (other.what, other.answer), notation
    assert seen > 40


def test_nothing_else_has_odds() -> None:
    table = given(red(merchant=7))
    assert odds(HERE, outlook(HERE, table.state, LEXICON.parse("move 2"))) is None


# Cards and the die of the Kiosk.


def by_sum(gain: Callable[[int, int], tuple[int, ...]]) -> dict[tuple[int, ...], float]:
    """Return the chances of what two dice bring."""
    chances: dict[tuple[int, ...], float] = {}
    for roll in ROLLS:
        chances[gain(*roll)] = chances.get(gain(*roll), 0.0) + 1 / 36
    return chances


def coffee(total: int) -> tuple[int, ...]:
    return NOW.dice_coffee[total], NOW.dice_lira[total]


def letters(total: int) -> tuple[int, ...]:
    return NOW.dice_letters[total], NOW.letter_lira[total]


def test_a_card_that_rolls_has_the_odds_of_all_that_it_brings() -> None:
    found = of(mocha(red(hand=["coffee-dice"])), "play coffee-dice")
    assert found.what == ("coffee", "lira")
    assert found.chances == pytest.approx(by_sum(lambda first, second: coffee(first + second)))
    helped = of(mocha(red(hand=["coffee-dice", "turn-six"])), "play coffee-dice")
    assert helped.chances == pytest.approx(by_sum(lambda first, second: coffee(turned(first, second, 6))))


def test_letters_are_counted_whichever_come() -> None:
    found = of(lettered(red(hand=["letter-dice"])), "play letter-dice")
    assert found.what == ("letters", "lira")
    assert found.chances == pytest.approx(by_sum(lambda first, second: letters(first + second)))
    assert found.mean() == pytest.approx([sum(letters(a + b)[i] for a, b in ROLLS) / 36 for i in range(2)])


def test_no_more_letters_come_than_there_are() -> None:
    held = [place for place in range(1, 17) if place not in (7, 12)] * 2
    table = lettered(red(hand=["letter-dice"]) | {"yellow": {"letters": held, "delivered": [7, 7, 12]}})
    assert {gain[0] for gain in of(table, "play letter-dice").chances} == {1}


def test_a_roll_for_letters_that_lies_there_is_worth_what_it_shows() -> None:
    table = bazaar(red(hand=["letter-dice", "turn-six"]), cards="all").play("play letter-dice", luck=dice(4, 1))
    assert outlook(HERE, table.state, LEXICON.parse("keep")).events == []  # which letters come is luck
    assert of(table, "keep").chances == {letters(5): 1.0}
    table.play("play turn-six")
    assert [of(table, turn).chances for turn in ("turn 1", "turn 2")] == [{letters(7): 1.0}, {letters(10): 1.0}]


def test_the_die_of_the_kiosk_has_odds_when_its_tile_is_chosen() -> None:
    table = lettered(red(merchant=22), at="act")
    table.play("act", luck=revealing(table, "two-lira", "one-red", "one-die", "two-yellow"))
    found = of(table, "choose one-die")
    assert found.what == ("lira",)
    assert found.chances == pytest.approx({(pips,): 1 / 6 for pips in range(1, 7)})


def test_a_card_that_could_be_played_is_not_what_another_action_leads_to() -> None:
    table = lettered(red(merchant=7, hand=["letter-dice"], lira=9))
    rolling = {"play letter-dice"} | {f"{verb} {place}" for verb in ("move", "companion") for place in (8, 9)}
    seen = {LEXICON.say(action): outlook(HERE, table.state, action) for action in table.state.actions()}
    assert {notation for notation, one in seen.items() if odds(HERE, one) is not None} <= rolling
