"""Reading positions: every part of one, and all that is wrong with it."""

from collections.abc import Mapping
from typing import Any

from bedesten.core.errors import shown
from bedesten.games.istanbul.agenda import QUESTIONS
from bedesten.games.istanbul.chapters import CHAPTERS
from bedesten.games.istanbul.data import (
    ASSISTANT_WORDS,
    ASSISTANTS,
    CARD_WORDS,
    COLOUR_WORDS,
    DEMAND_TILES,
    GOOD_LETTERS,
    GOODS,
    TILE_WORDS,
)
from bedesten.games.istanbul.parts import RuleSet, Step
from bedesten.games.istanbul.questions import QUESTIONS as BASE_QUESTIONS
from bedesten.games.istanbul.table import EMPTY_STACK, Market, Player
from bedesten.kit.deck_words import read_card
from bedesten.kit.reader import DataReader, numbers_text


class Reader(DataReader):
    """Reads a position of some rule set and gathers all that is wrong with it."""

    def __init__(self, rules: RuleSet) -> None:
        super().__init__()
        self.rules = rules
        self.chapters = CHAPTERS[rules.name]
        self.known = sorted(rules.numbers())
        self.cards = CARD_WORDS[: len(rules.deck)]

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
        hand = [read_card(self, item, where, pile, self.cards) for item in self.items(data, "hand", where)]
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
        declared = (*BASE_QUESTIONS, *(question for chapter in self.chapters for question in chapter.questions))
        known = list(dict.fromkeys(question.name for question in declared))
        agenda: Step | None = None
        for item in reversed(self.items(data, "agenda")):
            name, arguments = item, dict[str, Any]()
            if isinstance(item, Mapping) and len(item) == 1:
                [(name, arguments)] = item.items()
            if not isinstance(name, str) or name not in known or not isinstance(arguments, Mapping):
                self.fail(f"agenda: each question is one of {', '.join(known)}, not {shown(item)}")
                continue
            question, where = QUESTIONS[name], f"agenda: {name}"
            self.check_keys(where, arguments, [argument.name for argument in question.arguments])
            agenda = question.step(agenda, *question.read(self, arguments, f"{where}: "))
        return agenda
