"""Reading positions: every part of one, and all that is wrong with it."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from bedesten.core.errors import shown
from bedesten.games.istanbul import bags
from bedesten.games.istanbul.agenda import ANYWHERE, BAGS, BASE_STEPS, FLAGS, RANGES, SETS, STEPS, WORDED
from bedesten.games.istanbul.chapters import CHAPTERS
from bedesten.games.istanbul.data import (
    ASSISTANT_WORDS,
    ASSISTANTS,
    CARD_WORDS,
    COFFEE_LETTER,
    COLOUR_WORDS,
    DEMAND_TILES,
    GOOD_LETTERS,
    GOODS,
    TILE_WORDS,
)
from bedesten.games.istanbul.deck import NO_KIND, NOBODY, OPENLY, ORIGIN, Memory
from bedesten.games.istanbul.parts import RuleSet, Step
from bedesten.games.istanbul.table import EMPTY_STACK, Market, Player


class Reader:
    """Reads a position of some rule set and gathers all that is wrong with it."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self.chapters = CHAPTERS[rules.name]
        self.known = sorted(rules.numbers())
        self.cards = CARD_WORDS[: len(rules.deck)]
        self.problems: list[str] = []

    def fail(self, problem: str) -> None:
        self.problems.append(problem)

    def check_keys(self, where: str, data: Mapping[str, Any], known: Sequence[str]) -> None:
        for key in data:
            if key not in known:
                self.fail(f"{where} has no '{key}'; it has: {', '.join(known)}")

    def number(self, data: Mapping[str, Any], key: str, where: str, low: int, high: int, default: int) -> int:
        value = data.get(key, default)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            self.fail(f"{where}{key} is a number from {low} to {high}, not {shown(value)}")
            return default
        return value

    def flag(self, data: Mapping[str, Any], key: str, where: str) -> bool:
        value = data.get(key, False)
        if not isinstance(value, bool):
            self.fail(f"{where}{key} is true or false, not {shown(value)}")
            return False
        return value

    def word(self, value: object, words: Sequence[str], what: str, default: int = 0) -> int:
        if value not in words:
            self.fail(f"{what} is one of {', '.join(words)}, not {shown(value)}")
            return default
        return words.index(str(value))

    def table(self, data: Mapping[str, Any], key: str, where: str = "") -> Mapping[str, Any]:
        value = data.get(key, {})
        if not isinstance(value, Mapping):
            self.fail(f"{where}{key} is a table of names and values, not {shown(value)}")
            return {}
        return value

    def items(self, data: Mapping[str, Any], key: str, where: str = "") -> list[Any]:
        value = data.get(key, [])
        if not isinstance(value, list):
            self.fail(f"{where}{key} is a list, not {shown(value)}")
            return []
        return value

    def words(self, data: Mapping[str, Any], key: str, words: Sequence[str], where: str = "") -> list[int]:
        return [self.word(item, words, f"each of {where}{key}") for item in self.items(data, key, where)]

    def places(self, data: Mapping[str, Any], key: str, where: str = "") -> list[int]:
        items = self.items(data, key, where)
        for item in items:
            if type(item) is not int or item not in self.known:
                self.fail(f"{where}{key} names places of the board, not {shown(item)}")
        return [item for item in items if type(item) is int and item in self.known]

    def place(self, data: Mapping[str, Any], key: str, where: str, default: int) -> int:
        value = data.get(key, default)
        if type(value) is not int or (value not in self.known and value != default):
            self.fail(f"{where}{key} is a place of the board, not {shown(value)}")
            return default
        return value

    # The parts of a position.

    def layout(self, data: Mapping[str, Any]) -> list[int]:
        columns, cells = self.rules.columns, len(self.known)
        layout = self.rules.first_layout or self.known
        rows = data.get("layout", [layout[i : i + columns] for i in range(0, cells, columns)])
        if (
            not isinstance(rows, list)
            or [len(row) if isinstance(row, list) else 0 for row in rows] != [columns] * (cells // columns)
            or any(type(place) is not int for row in rows for place in row)
            or sorted(place for row in rows for place in row) != self.known
        ):
            shape = f"{cells // columns} rows of {columns} places, each place {numbers_text(self.known)} once"
            self.fail(f"layout is {shape}, not {shown(rows)}")
            return layout
        return [place for row in rows for place in row]

    def player(self, seat: int, colour: str, data: Mapping[str, Any], pile: int) -> Player:
        where = f"{colour}: "
        keys = [
            "lira",
            "rubies",
            "goods",
            "extensions",
            "tiles",
            "merchant",
            "family",
            "stack",
            "lying",
            "reserve",
            "hand",
        ]
        self.check_keys(colour, data, (*keys, *(key for chapter in self.chapters for key in chapter.player_keys)))
        goods = data.get("goods", "")
        if not isinstance(goods, str) or set(goods) - set(GOOD_LETTERS):
            self.fail(f"{where}goods are letters of {GOOD_LETTERS}, such as 'RRB', not {shown(goods)}")
            goods = ""
        hand = [self.card(item, colour, pile) for item in self.items(data, "hand", where)]
        player = Player(seat, COLOUR_WORDS.index(colour), [goods.count(c) for c in GOOD_LETTERS], sorted(hand))
        player.lira = self.number(data, "lira", where, 0, 10**6, 0)
        player.rubies = self.number(data, "rubies", where, 0, 99, 0)
        player.extensions = self.number(data, "extensions", where, 0, 3, 0)
        for tile in self.words(data, "tiles", TILE_WORDS, where):
            if player.has_tile(tile):
                self.fail(f"{where}nobody owns two tiles of one colour, as here {TILE_WORDS[tile]} (INV-16)")
            player.tiles |= 1 << tile
        player.merchant = self.place(data, "merchant", where, player.merchant)
        player.family = self.place(data, "family", where, player.family)
        for place in self.places(data, "lying", where):
            if player.has_lying(place):
                self.fail(f"{where}two own Assistants lie on {place} (INV-11)")
            player.lying |= 1 << place
        player.reserve = self.number(data, "reserve", where, 0, 1, 0 if player.has_tile(GOODS - 1) else 1)
        player.stack = EMPTY_STACK
        if "stack" in data:
            stack = self.words(data, "stack", ASSISTANT_WORDS, where)
            if len(stack) > 2 * ASSISTANTS + 1:
                self.fail(f"{where}a stack holds at most {2 * ASSISTANTS + 1} Assistants, not {len(stack)}")
                stack = []
            for kind in stack:
                player.add_assistant(kind)
        else:
            for _ in range(ASSISTANTS + 1 - player.reserve - int(player.lying).bit_count()):
                player.add_assistant(0)
        for chapter in self.chapters:
            chapter.read_player(self, player, data, where)
        return player

    def card(self, text: object, colour: str, pile: int) -> int:
        match = re.fullmatch(r"(\S+)(?: (openly)| of pile ([1-9][0-9]{0,5}))?", text if isinstance(text, str) else "")
        if match is None or (match[3] and int(match[3]) > pile):
            self.fail(f"{colour}: a card is written as 'stay', 'stay openly' or 'stay of pile 1', not {shown(text)}")
            return ORIGIN * pile
        kind = self.word(match[1], self.cards, f"{colour}: each card of the hand")
        return kind + ORIGIN * (OPENLY if match[2] else int(match[3] or pile))

    def memory(self, data: Mapping[str, Any], colours: list[str], pile: int) -> Memory | None:
        events = self.items(data, "memory")
        memory: Memory | None = None
        reshuffles = events.count("reshuffle")
        number = pile - reshuffles
        if number < 1:
            self.fail(f"memory: there were {pile - 1} reshuffles before draw pile {pile}, not {reshuffles}")
            return None
        form = re.compile(r"reshuffle|(\S+) (?:draws|shows (\S+) of pile ([1-9][0-9]{0,5}))")
        for item in events:
            match = form.fullmatch(item) if isinstance(item, str) else None
            if match is None:
                forms = "'red draws', 'red shows stay of pile 1' or 'reshuffle'"
                self.fail(f"memory: what was seen is written as {forms}, not {shown(item)}")
            elif match[1] is None:
                number += 1
                memory = Memory(NOBODY, NO_KIND, number, memory)
            else:
                seat = self.word(match[1], colours, "memory: whoever drew or showed a card")
                kind = NO_KIND if match[2] is None else self.word(match[2], self.cards, "memory: each card shown")
                origin = int(match[3] or number)
                if origin > number:
                    self.fail(f"memory: there was no draw pile {origin} yet at {shown(item)}")
                    origin = number
                memory = Memory(seat, kind, origin, memory)
        return memory

    def market(self, data: Mapping[str, Any], key: str, letter: str) -> Market:
        tiles = tuple(f"{letter}{number}" for number in range(1, DEMAND_TILES + 1))
        table = self.table(data, key)
        self.check_keys(key, table, ("top", "unseen", "bottom"))
        top = self.word(table.get("top", tiles[0]), tiles, f"{key}: top")
        bottom = self.words(table, "bottom", tiles, f"{key}: ")
        if "unseen" in table:
            unseen = self.words(table, "unseen", tiles, f"{key}: ")
        else:
            unseen = [tile for tile in range(DEMAND_TILES) if tile != top and tile not in bottom]
        if sorted([top, *bottom, *unseen]) != list(range(DEMAND_TILES)):
            self.fail(f"{key}: top, unseen and bottom together hold each of {', '.join(tiles)} once (INV-05)")
        return Market(top, sum(1 << tile for tile in set(unseen)), bottom)

    def agenda(self, data: Mapping[str, Any], finale: bool) -> Step | None:
        if "agenda" not in data:
            return self.rules.final_step if finale else self.rules.turn
        known = [*BASE_STEPS, *(name for chapter in self.chapters for name in chapter.steps)]
        agenda: Step | None = None
        for item in reversed(self.items(data, "agenda")):
            name, arguments = item, dict[str, Any]()
            if isinstance(item, Mapping) and len(item) == 1:
                [(name, arguments)] = item.items()
            if not isinstance(name, str) or name not in known or not isinstance(arguments, Mapping):
                self.fail(f"agenda: each question is one of {', '.join(known)}, not {shown(item)}")
                continue
            make, names = STEPS[name]
            self.check_keys(f"agenda: {name}", arguments, names)
            agenda = make(agenda, *(self.argument(name, key, arguments) for key in names))
        return agenda

    def argument(self, name: str, key: str, data: Mapping[str, Any]) -> int:
        where = f"agenda: {name}: "
        if key in FLAGS:
            return self.flag(data, key, where)
        if key not in data:
            self.fail(f"{where}{key} is missing")
            return 1
        if key == "card":
            return self.word(data.get(key), self.cards, f"{where}card")
        if key == "place":
            return self.place(data, key, where, 0 if name in ANYWHERE else self.known[0])
        if key == "goods":
            letters = data.get(key)
            things = GOOD_LETTERS + COFFEE_LETTER
            if not isinstance(letters, str) or not letters or set(letters) - set(things):
                self.fail(f"{where}goods are letters of {things}, not {shown(letters)}")
                return 0
            return sum(1 << things.index(letter) for letter in set(letters))
        if key in WORDED:
            return self.word(data.get(key), WORDED[key], f"{where}{key}")
        if key in SETS:
            return sum(1 << bit for bit in set(self.words(data, key, SETS[key], where)))
        if key in BAGS:
            kinds = self.words(data, key, BAGS[key], where)
            return bags.filled([min(kinds.count(kind), bags.MOST) for kind in range(len(BAGS[key]))])
        low, high = RANGES[key]
        return self.number(data, key, where, low, high, low)


def numbers_text(numbers: Sequence[int]) -> str:
    """Say which numbers there are: 1 to 16 and 21 to 24."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return " and ".join(f"{run[0]} to {run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)
