"""The words of Mocha & Baksheesh: prompts, menu entries and the log."""

from functools import partial
from typing import Any

import pytest

from bedesten.games.istanbul.lexicon import LEXICON
from bedesten.games.istanbul.prompts import describe, prompt
from bedesten.games.istanbul.words import sentence
from bedesten.games.istanbul.words.mocha import TAVERN_TILES, guild_text
from tests.istanbul.mocha.table import barrier, drawing_guilds, mocha
from tests.istanbul.table import Table, dice


def red(**owned: Any) -> dict[str, dict[str, Any]]:
    return {"red": owned, "yellow": {}, "green": {}}


def laid(*position: Any, after: tuple[str, ...] = (), **rest: Any) -> partial[Table]:
    """Return how a table is laid, and what is played on it at once."""
    return partial(_lay, *position, after=after, **rest)


def _lay(*position: Any, after: tuple[str, ...], **rest: Any) -> Table:
    return mocha(*position, **rest).play(*after)


TAVERN = red(merchant=19, coffee=5, goods="YYY", extensions=1)


@pytest.mark.parametrize(
    ("lay", "text"),
    [
        (laid(), "Red: where does your merchant go?"),
        (laid(red(guild=[3])), "Red: where does your merchant go, or which guild card do you play?"),
        (
            laid(red(merchant=17, lira=2, goods="R", guild=[3]), "act", after=("act",)),
            "Red: what do you give for 2 coffee: 2 Lira, a good or a card?",
        ),
        (
            laid(red(merchant=17, lira=2, goods="R", hand=["stay"]), "act", after=("act", "give R")),
            "Red: what do you give for 2 coffee: 2 Lira or a card, or is that all?",
        ),
        (
            laid(red(merchant=17, goods="R", lira=1, hand=["stay"]), "act", after=("act",)),
            "Red: what do you give for 2 coffee: a good or a card?",
        ),
        (
            laid(red(merchant=17, lira=1, guild=[3], hand=["stay"]), "act", after=("act", "drop 3")),
            "Red: 2 Lira would bring 2 coffee more, you have 1; is that all?",
        ),
        (
            laid(red(merchant=17, goods="R"), "act"),
            "Red: use 17 Roasting Plant: take 2 coffee each for a good?",
        ),
        (
            laid(red(merchant=18) | {"yellow": {"guild": list(range(1, 20))}}, "act"),
            "Red: use 18 Guild Hall: take 1 coffee and 1 guild card, then discard one?",
        ),
        (
            laid(red(merchant=18) | {"yellow": {"guild": list(range(1, 21))}}, "act"),
            "Red: use 18 Guild Hall: take 1 coffee (there is no guild card to draw)?",
        ),
        (
            laid(red(merchant=19, coffee=3, tavern=["movement"]), "act"),
            "Red: use 19 Tavern: spend coffee (you have 3): the barrier for 2 or the encounter tile for 1 coffee?",
        ),
        (
            laid(red(merchant=5, lira=2), "encounters", coffee_trader=5, after=("meet coffee-trader",)),
            "Red: do you pay the coffee trader 2 Lira?",
        ),
        (
            laid(red(merchant=5, lira=1, goods="R"), "encounters", coffee_trader=5, after=("meet coffee-trader",)),
            "Red: which good do you give to the coffee trader (you have 1 of 2 Lira)?",
        ),
        (laid(TAVERN, "act", after=("act",)), "Red: what do you buy at the Tavern (you have 5 coffee)?"),
        (
            laid(TAVERN, "act", after=("act", "tavern barrier", "barrier 6")),
            "Red: the barrier goes between 6 Caravansary and which of its neighbours?",
        ),
        (
            laid(TAVERN, "act", after=("act", "tavern barrier", "barrier 2", "beyond 8")),
            "Red: use 2 Fabric Warehouse: fill up red fabric (3 more)?",
        ),
        (laid(red(guild=[5]), after=("guild 5",)), "Red: your guild card is played; end your turn?"),
    ],
)
def test_prompts_say_what_is_to_be_decided(lay: partial[Table], text: str) -> None:
    assert prompt(lay().state) == text


def test_the_roll_of_a_card_names_the_card() -> None:
    table = mocha(red(hand=["coffee-dice", "stay"])).play("play coffee-dice", luck=dice(5, 4))
    assert prompt(table.state) == "Red: you rolled 5 and 4 (sum 9) with the card Coffee dice: keep the roll?"


@pytest.mark.parametrize(
    ("lay", "notation", "text"),
    [
        (
            laid(red(guild=[16], lira=20)),
            "guild 16",
            "play the guild card 16 Gemstone Dealer: use the Gemstone Dealer, then take 3 coffee",
        ),
        (laid(red(merchant=6), "act"), "act", "take 1 coffee and 2 bonus cards, then discard one"),
        (laid(red(merchant=20, coffee=6), "act"), "act", "buy a ruby for 6 coffee"),
        (
            laid(TAVERN, "act"),
            "act",
            (
                "spend coffee (you have 5): the barrier for 2, the movement tile for 1, the encounter tile for 1 or "
                "a ruby for 4 and YYY"
            ),
        ),
        (laid(TAVERN, "act", after=("act",)), "tavern baksheesh", "buy a ruby (4 coffee and YYY)"),
        (laid(TAVERN, "act", after=("act",)), "tavern movement", "buy the movement tile (1 coffee)"),
        (
            laid(TAVERN, "act", after=("act", "tavern barrier")),
            "barrier 3",
            "place the barrier beside 3 Spice Warehouse: fill up green spice (3 more)",
        ),
        (laid(red(merchant=17, lira=2), "act", after=("act",)), "pay", "pay 2 Lira for 2 coffee"),
        (laid(red(merchant=18, guild=[7]), "act", after=("act",)), "drop 7", "discard the guild card 7 Fountain"),
        (
            laid(red(merchant=5, lira=2), "encounters", coffee_trader=5),
            "meet coffee-trader",
            "meet the coffee trader (take 1 coffee, then pay 2 Lira or a good)",
        ),
        (
            laid(red(merchant=5, tavern=["encounter"]), "encounters", coffee_trader=5),
            "meet coffee-trader",
            "meet the coffee trader (take 1 coffee, for nothing)",
        ),
        (
            laid(red(), coffee_trader=4),
            "move 4",
            "move to 4 Fruit Warehouse (leaves an assistant; can meet the coffee trader)",
        ),
        (
            laid(red(hand=["exchange"], goods="Y"), after=("play exchange", "give Y")),
            "take C",
            "take 1 coffee (you have 0)",
        ),
    ],
)
def test_descriptions_say_what_an_action_would_do(lay: partial[Table], notation: str, text: str) -> None:
    table = lay()
    assert notation in table.offers()
    assert describe(table.state, LEXICON.parse(notation)) == text


def log(table: Table, seat: int | None = None) -> list[str]:
    return [sentence(table.state, event.seen_by(seat)) for event in table.events]


def test_a_turn_of_a_guild_card_reads_as_a_story() -> None:
    table = mocha(red(guild=[19], coffee=5, goods="YYY", extensions=1))
    table.play("guild 19", "tavern baksheesh", "tavern barrier", "ruby 20", "barrier 4", "beyond 9", "end")
    assert log(table)[:-1] == [
        "Red plays the guild card 19 Tavern.",
        "Red pays 5 coffee.",
        "Red pays 3 yellow fruit.",
        "Red turns the baksheesh tile.",
        "Red gains a ruby at 20 Coffee House.",
        "Red places the barrier between 4 Fruit Warehouse and 9 Tea House.",
        "Red uses 4 Fruit Warehouse.",
        "Red gains 3 yellow fruit.",
        "Red ends the turn.",
    ]


def test_guild_cards_and_tiles_are_told() -> None:
    table = mocha(red(merchant=18, guild=[11]), "act")
    table.play("act", luck=drawing_guilds(table, 3, 20)).play("drop 11")
    assert log(table, 0) == [
        "Red uses 18 Guild Hall.",
        "Red gains 1 coffee.",
        "Red draws a guild card: 3 Spice Warehouse.",
        "Red draws a guild card: 20 Coffee House.",
        "Red discards the guild card 11 Small Market.",
    ]
    assert log(table, 1)[2:4] == ["Red draws a guild card."] * 2
    table = mocha(red(merchant=9, hand=["turn-six"]), "act", barrier=barrier(7, 6, "yellow")).play("act")
    table.play("call 10", luck=dice(1, 4)).play("play turn-six", "turn 1")
    assert "Red turns a die with a card: 6 and 4 (sum 10)." in log(table)


@pytest.mark.parametrize("text", [*(guild_text(number) for number in range(1, 21)), *TAVERN_TILES])
def test_explanations_are_whole_sentences(text: str) -> None:
    assert text[0].isupper()
    assert text.endswith(".")
