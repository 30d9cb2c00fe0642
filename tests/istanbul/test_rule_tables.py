"""The tables of the rule pages say what the components say."""

import re
from pathlib import Path

import pytest

from bedesten.core.registry import find_game
from bedesten.games.istanbul import data as d
from bedesten.games.istanbul.letters import data as p
from bedesten.games.istanbul.mocha import data as m
from bedesten.games.istanbul.options import LAYOUTS
from bedesten.games.istanbul.reconstructed import NOW

PAGES = Path(__file__).resolve().parents[2] / "docs" / "rules"
PLAYERS = range(2, 6)
BASE, MOCHA, LETTERS = "istanbul", "istanbul_mocha", "istanbul_letters"


def part(page: str, table: str) -> str:
    """Return what stands under the heading of a table."""
    text = (PAGES / f"{page}.md").read_text(encoding="utf-8")
    found = re.search(rf"^### {table} .*?$(.*?)(?=^##)", text, re.MULTILINE | re.DOTALL)
    assert found, table
    return found.group(1)


def rows(page: str, table: str) -> list[list[str]]:
    """Return the rows of a table without its heads; a part may have several tables."""
    lines = [line for line in part(page, table).splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    heads = {index for index, row in enumerate(cells) if set("".join(row)) <= set("-: ")}
    return [row for index, row in enumerate(cells) if index not in heads and index + 1 not in heads]


def numbers(cells: list[str]) -> list[int]:
    return [int(cell) for cell in cells]


def by_players(values: list[int]) -> list[int]:
    return [values[players] for players in PLAYERS]


def of_goods(text: str) -> list[int]:
    """Read '2 B, 1 R, 1 any': how many there are of R, G, Y, B and of any type."""
    found = {good: int(count) for count, good in re.findall(r"(\d+) ([RGYB]|any)", text)}
    return [found.get(good, 0) for good in (*d.GOOD_LETTERS, "any")]


def of_rolls(page: str, table: str, what: str) -> list[int]:
    """Read the gains of the sums 2 to 12: a row is for some of them."""
    gains = [0] * 13
    for sums, text in rows(page, table):
        first, last = map(int, sums.split("–"))
        found = re.search(rf"(\d+) {what}", text)
        for total in range(first, last + 1):
            gains[total] = int(found.group(1)) if found else 0
    return gains


def test_places_have_the_numbers_of_the_layouts_that_they_are_for() -> None:
    for number, _, blue, green, _ in rows(BASE, "DAT-01"):
        assert d.SHORT_PATHS[int(blue) - 1] == d.LONG_PATHS[int(green) - 1] == int(number)


@pytest.mark.parametrize(
    ("page", "layouts", "columns"),
    [
        (BASE, [LAYOUTS["short"], LAYOUTS["long"], LAYOUTS["order"]], 4),
        (MOCHA, [m.FIRST_PLAY], 5),
        (LETTERS, [p.FIRST_LETTERS], 5),
    ],
)
def test_layouts(page: str, layouts: list[list[int]], columns: int) -> None:
    drawn = re.search(r"```\n(.*?)```", part(page, "DAT-02"), re.DOTALL)
    assert drawn
    lines = [numbers(line.split()) for line in drawn.group(1).splitlines() if not re.search("[a-z]", line)]
    for index, layout in enumerate(layouts):
        assert [cell for line in lines for cell in line[index * columns : (index + 1) * columns]] == layout


def test_values_by_number_of_players() -> None:
    found = {name: cells for name, *cells in rows(BASE, "DAT-03")}
    stacks = [numbers(cell.split(", ")) for cell in found.pop("Each mosque stack from the top")]
    assert stacks == [d.MOSQUE_STACKS[players] for players in PLAYERS]
    assert {name: numbers(cells) for name, cells in found.items()} == {
        "Rubies that trigger the end": by_players(d.RUBY_TARGET),
        "Rubies on each mosque": by_players(d.MOSQUE_RUBIES),
        "Rubies on the Wainwright": by_players(d.WAINWRIGHT_RUBIES),
        "Extensions on the Wainwright": [players * d.EXTENSIONS_EACH for players in PLAYERS],
        "Rubies on the Sultan's Palace": by_players(d.PALACE_RUBIES),
        "Rubies on the Gemstone Dealer": by_players(d.DEALER_RUBIES),
        "Neutral merchants": by_players(d.NEUTRAL_MERCHANTS),
    }
    assert numbers(rows(LETTERS, "DAT-03")[0][1:]) == by_players(p.KIOSK_REVEALED)


def test_the_gemstone_dealer() -> None:
    for who, first, prices, rubies in rows(BASE, "DAT-04"):
        for players in numbers(who.split(", ")):
            assert int(rubies) == d.DEALER_RUBIES[players]
            assert int(first) == d.DEALER_LAST_PRICE + 1 - int(rubies)
            assert prices == f"{first} to {d.DEALER_LAST_PRICE}"


def test_the_prices_of_the_palace() -> None:
    found = rows(BASE, "DAT-05")
    assert int(found[-1][0]) == d.PALACE_LAST_PRICE
    for size, price, _ in found:
        assert of_goods(price) == [*d.PALACE_PRICES[int(size)], d.PALACE_FREE_CHOICE[int(size)]]


def test_rubies_at_the_start() -> None:
    for cells in rows(BASE, "DAT-07"):
        players, wainwright, small, great, palace, dealer, total = numbers(cells)
        assert wainwright == d.WAINWRIGHT_RUBIES[players]
        assert small == great == d.MOSQUE_RUBIES[players]
        assert (palace, dealer) == (d.PALACE_RUBIES[players], d.DEALER_RUBIES[players])
        assert total == wainwright + small + great + palace + dealer


def test_markets() -> None:
    tiles = {name: numbers(counts) for name, *counts in rows(BASE, "DAT-08")}
    assert [tiles[f"L{number}"] for number in range(1, 6)] == d.LARGE_DEMAND
    assert [tiles[f"S{number}"] for number in range(1, 6)] == d.SMALL_DEMAND
    revenue = {name: [0, *numbers(lira)] for name, *lira in rows(BASE, "DAT-09")}
    assert revenue == {"Large Market": d.LARGE_REVENUE, "Small Market": d.SMALL_REVENUE}


def test_the_post_office() -> None:
    for state, (_, _, gain, following) in enumerate(rows(BASE, "DAT-10")[2:]):
        goods = "".join(d.GOOD_LETTERS[good] for good in d.MAIL_GOODS[state])
        assert gain == f"{', '.join(goods)}, {d.MAIL_LIRA[state]} lira"
        assert int(following) == (state + 1) % d.MAIL_STATES


def test_the_wheelbarrow() -> None:
    capacity = numbers(rows(BASE, "DAT-12")[0][1:])
    assert capacity == [d.BARE_CAPACITY + owned for owned in range(d.EXTENSIONS_EACH + 1)]


def test_copies_and_final_step_of_the_bonus_cards() -> None:
    cards = find_game("istanbul").components()["cards"]
    assert isinstance(cards, dict)
    copies = [card["copies"] for card in cards.values()]
    final = [card["final"] for card in cards.values()]
    *base, (_, _, total, _, _) = rows(BASE, "DAT-13")
    assert [int(row[2]) for row in base] == copies[: len(base)]
    assert int(total) == sum(d.BASE_DECK)
    assert "two of each kind" in part(MOCHA, "DAT-14")
    assert set(m.MOCHA_DECK) == {2}
    mocha = rows(MOCHA, "DAT-14")
    assert [row[1].strip("`") for row in mocha] == list(d.CARD_WORDS[d.TWO_COFFEE : d.A_LETTER])
    letters = rows(LETTERS, "DAT-15")
    four = d.RED_AND_LIRA - d.A_LETTER  # one row for four kinds
    expected = [*NOW.letter_deck[:four], sum(NOW.letter_deck[four : four + 4]), *NOW.letter_deck[four + 4 :]]
    assert [int(row[2]) for row in letters] == expected
    shown = final[: d.A_LETTER + four + 1] + final[d.COPY :]
    for row, is_final in zip((*base, *mocha, *letters), shown, strict=True):
        assert row[-1] in ("as copied", "yes" if is_final else "no"), row


def test_dice() -> None:
    (_, black), (_, tea), _ = rows(BASE, "DAT-16")
    blue = [0] * 13
    for first, last, count in re.findall(r"(\d+)–(\d+): (no|\d) B", black):
        for total in range(int(first), int(last) + 1):
            blue[total] = 0 if count == "no" else int(count)
    assert blue == d.BLACK_MARKET_BLUE
    assert numbers(re.findall(r"\d+", tea)) == [d.LOWEST_CALL, d.HIGHEST_CALL, d.MISSED_CALL]
    assert of_rolls(MOCHA, "DAT-17", "C") == NOW.dice_coffee
    assert of_rolls(MOCHA, "DAT-17", "lira") == NOW.dice_lira
    assert of_rolls(LETTERS, "DAT-17", "Letter") == NOW.dice_letters
    assert of_rolls(LETTERS, "DAT-17", "lira") == NOW.letter_lira


def test_the_coffee_house_the_tavern_and_baksheesh() -> None:
    last = m.COFFEE_HOUSE_LAST_PRICE
    prices = ", ".join(map(str, range(last + 1 - m.COFFEE_HOUSE_RUBIES, last + 1)))
    assert f"Prices in order: {prices} coffee. Five rubies" in part(MOCHA, "DAT-06")
    assert numbers(re.findall(r"\d", part(MOCHA, "DAT-19"))) == m.TAVERN_TILE_PRICES
    front, back = part(MOCHA, "DAT-20").split("Back")
    assert of_goods(front)[: d.GOODS] == m.BAKSHEESH_FRONT
    assert of_goods(back)[: d.GOODS] == NOW.baksheesh_back


def test_guild_cards() -> None:
    said = {int(number): effect for which, effect, _ in rows(MOCHA, "DAT-18") for number in which.split(", ")}
    assert list(said) == list(range(1, m.GUILD_CARDS + 1))
    for number, effect in said.items():
        coffee = re.search(r"(\d) C(?! for| cheaper)", effect)
        assert int(coffee.group(1) if coffee else 0) == NOW.guild_coffee[number], number
    assert f"for {NOW.guild_extension_price} lira" in said[1]
    assert f"{NOW.guild_goods[2]} goods of choice" in said[2]
    assert f"{NOW.guild_bonus_cards} bonus cards" in said[6]
    assert f"{NOW.guild_blue[8]} B" in said[8]
    assert f"a miss {m.GUILD_MISSED_TIMES * d.MISSED_CALL} lira" in said[9]
    assert f"{NOW.guild_roast_coffee} C for each option" in said[17]
    assert f"{NOW.guild_guild_cards} guild cards" in said[18]
    assert f"{m.GUILD_TAVERN_DISCOUNT} C cheaper" in said[19]
    assert f"{NOW.guild_lira[20]} lira" in said[20]


def test_letters_kiosk_tiles_and_coins() -> None:
    assert f"{sum(NOW.letters)} Letters, two for each of the places 1 to 16" in part(LETTERS, "DAT-21")
    assert NOW.letters[1:17] == [2] * 16
    assert f"one of each, {sum(NOW.kiosk)} in all" in part(LETTERS, "DAT-22")
    tiles = {row[at]: row[at + 1] for at in (0, 2) for row in rows(LETTERS, "DAT-22")}
    for tile, (good, goods, lira) in enumerate(zip(p.KIOSK_GOOD, p.KIOSK_GOODS, p.KIOSK_LIRA, strict=False)):
        counted = of_goods(tiles[f"k{tile + 1}"])
        assert counted[good] == sum(counted) == goods
        assert ("lira" in tiles[f"k{tile + 1}"]) == bool(lira)
    assert tiles["k12"] == f"{p.KIOSK_LIRA[p.TWO_LIRA]} lira"
    assert tiles["k13"] == f"1 C or {p.KIOSK_LIRA[p.COFFEE_OR_TWO]} lira"
    assert tiles["k14"] == f"1 C or {p.KIOSK_LIRA[p.COFFEE_OR_THREE]} lira"
    assert tiles["k17"] == f"{p.KIOSK_EXTENSION_PRICE} lira for an extension"
    for number in (22, 23, 24):
        assert numbers(re.findall(r"\d", tiles[f"k{number}"])) == [p.KIOSK_PRICE, p.KIOSK_REVENUE]
    assert numbers(rows(LETTERS, "DAT-23")[0][1:]) == [*p.SOCIETY_COINS, 0]
