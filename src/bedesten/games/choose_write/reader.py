"""Reading positions: every part of one, and all that is wrong with it."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bedesten.core.errors import BadOption, shown
from bedesten.core.registry import Game
from bedesten.games.choose_write import data as d
from bedesten.games.choose_write.options import OPTIONS, terms_of
from bedesten.games.choose_write.parts import Step, Terms
from bedesten.games.choose_write.player import Player, covers
from bedesten.games.choose_write.questions import QUESTIONS
from bedesten.kit import bags
from bedesten.kit.deck_words import read_card
from bedesten.kit.reader import DataReader

MOST = 1000
"""No count of cards played is larger."""

TRACK = re.compile(r"([0-9]{1,3})(?:/([0-9]{1,3}))?")
"""Spaces filled and crossed off: 9/3."""

PLAYER_KEYS = (
    "goods", "lira", "actions", "checks", "icons", "rubies", "guild_played", "cards_used", "cards_discarded", "hand",
    "goods_cards", "guild_cards", "drawn",
)  # fmt: skip
DECKS = ("location_deck", "goods_deck", "guild_deck")


class Reader(DataReader):
    """Reads a position and gathers all that is wrong with it."""

    def __init__(self, colours: Sequence[str]) -> None:
        super().__init__()
        self.colours = colours
        self.unnamed: list[str] = []
        self.cards: list[str] = []
        self.has_marks = False

    def terms(self, data: Mapping[str, Any], game: Game) -> Terms:
        """Read the options that a game is played with."""
        given = self.table(data, "options")
        self.check_keys("options", given, [option.name for option in OPTIONS])
        players = len(self.colours)
        usual = game.settings(players, {})
        try:
            settings = game.settings(players, {name: given[name] for name in usual if name in given})
        except BadOption as error:
            self.fail(f"options: {error}")
            settings = usual
        return terms_of(players, settings)

    # Sheets.

    def track(self, data: Mapping[str, Any], key: str, where: str, most: int, filled: int = 0) -> tuple[int, int]:
        """Read how many spaces are filled and crossed off: 9/3, or 9."""
        value = data.get(key, filled)
        match = TRACK.fullmatch(str(value)) if isinstance(value, str) or (type(value) is int and value >= 0) else None
        if match is None or int(match[1]) > most or int(match[2] or 0) > int(match[1]):
            problem = f"of at most {most} spaces, the filled and the crossed ones such as 2/1"
            self.fail(f"{where}{key} is {problem}, not {shown(value)} (INV-10)")
            return filled, 0
        return int(match[1]), int(match[2] or 0)

    def places(self, data: Mapping[str, Any], key: str, where: str, limit: int, default: int) -> int:
        """Read a bag of locations, none with more things than the limit has."""
        if key not in data:
            return default
        table = self.table(data, key, where)
        known = [word for place, word in enumerate(d.LOCATION_WORDS) if word and bags.count(limit, place)]
        self.check_keys(f"{where}{key}", table, known)
        counts = [
            self.number(table, word, f"{where}{key}: ", 0, bags.count(limit, place), 0) if word in known else 0
            for place, word in enumerate(d.LOCATION_WORDS)
        ]
        return bags.filled(counts)

    def player(self, seat: int, data: Mapping[str, Any], terms: Terms, piles: Sequence[int]) -> Player:
        colour = self.colours[seat]
        where = f"{colour}: "
        self.check_keys(colour, data, PLAYER_KEYS)
        player = Player(seat)
        goods = self.table(data, "goods", where)
        self.check_keys(f"{where}goods", goods, d.GOOD_WORDS)
        for good, word in enumerate(d.GOOD_WORDS):
            filled, crossed = self.track(goods, word, f"{where}goods: ", terms.column)
            player.filled += filled * d.ONE[good]
            player.crossed += crossed * d.ONE[good]
        player.lira_filled, player.lira_crossed = self.track(data, "lira", where, terms.lira_spaces)
        player.actions_filled, player.actions_crossed = self.track(
            data, "actions", where, terms.action_spaces, terms.first_actions
        )
        player.checks = self.places(data, "checks", where, terms.squares, 0)
        player.icons = self.places(data, "icons", where, terms.icons, terms.icons)
        rubies = self.table(data, "rubies", where)
        self.check_keys(f"{where}rubies", rubies, d.ORIGIN_WORDS)
        for origin, source in enumerate(d.ORIGIN_WORDS):
            # Bonus Rubies were taken as soon as they were reached.
            usual = {d.FROM_LIRA: lira_reached(terms, player), d.FROM_GOODS: goods_reached(terms, player)}.get(
                origin, 0
            )
            number = self.number(rubies, source, f"{where}rubies: ", 0, d.ORIGIN_MASK, usual)
            player.rubies += number
            player.origins += number << d.ORIGIN_BITS * origin
        player.guild_played = self.number(data, "guild_played", where, 0, MOST, player.rubies_from(d.FROM_GUILD))
        player.cards_used = self.number(data, "cards_used", where, 0, MOST, 0)
        player.cards_discarded = self.number(data, "cards_discarded", where, 0, MOST, 0)
        player.goods_cards = self.hand(data, "goods_cards", where, piles[1], d.GOODS_CARD_WORDS)
        player.guild_cards = self.hand(data, "guild_cards", where, piles[2], d.GUILD_WORDS)
        player.drawn = self.hand(data, "drawn", where, piles[2], d.GUILD_WORDS)
        return player

    def hand(self, data: Mapping[str, Any], key: str, where: str, pile: int, words: Sequence[str]) -> list[int]:
        return sorted(read_card(self, item, where, pile, words) for item in self.items(data, key, where))

    # Location cards. Alone they have marks, without which a copy is meant that is not named elsewhere; with several
    # players marks are passed over.

    def name_cards(self, data: Mapping[str, Any], terms: Terms) -> None:
        """Look at all Location cards that a position names, to know which are left for what it does not name."""
        self.has_marks = terms.is_solo
        self.cards = terms.cards[: d.FOUNTAIN]
        both = [*terms.cards[: d.LOCATION_CARDS], *terms.cards[: d.LOCATION_CARDS]]
        self.unnamed = self.cards[:] if terms.is_solo else both
        players = data["players"]
        hands = [player.get("hand") for player in players.values() if isinstance(player, Mapping)]
        for text in _texts([data.get("display"), data.get("location_deck"), hands]):
            name = text.partition(" ")[0]
            name = name if terms.is_solo else name.rstrip(d.MARKS)
            if name in self.unnamed:
                self.unnamed.remove(name)

    def full_name(self, word: object) -> object:
        """Return a Location card as it is called in this game."""
        name, space, rest = word.partition(" ") if isinstance(word, str) else ("", "", "")
        if not self.has_marks:
            return f"{name.rstrip(d.MARKS)}{space}{rest}" if name else word
        if name not in d.LOCATION_WORDS or not name:
            return word
        copies = [full for full in self.unnamed if full.rstrip(d.MARKS) == name]
        if not copies:
            self.fail(f"there are {d.COPIES_EACH} cards {name}, and both are named elsewhere (INV-01)")
            return word
        self.unnamed.remove(copies[0])
        return f"{copies[0]}{space}{rest}"

    def any_card(self) -> int:
        """Return a Location card that nothing names."""
        return self.cards.index(self.unnamed.pop(0))

    def location_hand(self, data: Mapping[str, Any], where: str) -> int | None:
        """Read the Location card in a hand; nothing if the position does not say which it is."""
        if "hand" not in data:
            return None
        value = data["hand"]
        if value is None:
            return d.NO_CARD
        return read_card(self, self.full_name(value), where, 1, self.cards)

    def location_deck(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """Return the Location deck with all cards as they are called in this game."""
        deck = dict(self.table(data, "location_deck"))
        if "discards" in deck:
            deck["discards"] = [self.full_name(item) for item in self.items(deck, "discards")]
        pile = deck.get("draw_pile")
        if isinstance(pile, Mapping) and isinstance(pile.get("cards"), Mapping) and not self.has_marks:
            cards: dict[str, Any] = {}
            for name, copies in pile["cards"].items():
                plain = str(self.full_name(name))
                cards[plain] = cards.get(plain, 0) + copies if type(copies) is int else copies
            deck["draw_pile"] = {**pile, "cards": cards}
        return deck

    def display(self, data: Mapping[str, Any]) -> list[int | None]:
        """Read the display: two places, each with a card or empty; nothing where the position does not say."""
        if "display" not in data:
            return [None, None]
        items = self.items(data, "display")
        if len(items) != 2:
            self.fail(f"display has two places, null where a card is missing, not {shown(items)}")
            return [None, None]
        names = [item if item is None else self.full_name(item) for item in items]
        return [
            d.NO_CARD if name is None else self.word(name, self.cards, "each card of the display") for name in names
        ]

    # The agenda.

    def agenda(self, data: Mapping[str, Any], terms: Terms) -> Step | None:
        if "agenda" not in data:
            return terms.play
        agenda: Step | None = None
        for item in reversed(self.items(data, "agenda")):
            name, arguments = item, dict[str, Any]()
            if isinstance(item, Mapping) and len(item) == 1:
                [(name, arguments)] = item.items()
            if not isinstance(name, str) or name not in QUESTIONS.names() or not isinstance(arguments, Mapping):
                self.fail(f"agenda: each question is one of {', '.join(QUESTIONS.names())}, not {shown(item)}")
                continue
            question, where = QUESTIONS[name], f"agenda: {name}"
            self.check_keys(where, arguments, [argument.name for argument in question.arguments])
            agenda = make_step(question.step, agenda, question.read(self, arguments, f"{where}: "))
        return agenda


def lira_reached(terms: Terms, player: Player) -> int:
    """Return how many Bonus Rubies of the Lira sections a sheet has reached."""
    return sum(player.lira_filled >= mark for mark in terms.lira_marks)


def goods_reached(terms: Terms, player: Player) -> int:
    """Return how many Bonus Rubies of the goods columns a sheet has reached."""
    return sum(covers(player.filled, row * d.ONE_OF_EACH) for row in terms.rows)


def make_step(kind: Any, then: Step | None, arguments: Sequence[int]) -> Step:
    """Make a step; flags are numbers in positions."""
    step: Step = kind(then, *arguments)
    return step


def _texts(part: object) -> Iterator[str]:
    """Yield every text in a part of a position, names with a number as often as that says."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, Mapping):
        for name, value in part.items():
            for _ in range(value if type(value) is int and 0 < value <= d.COPIES_EACH else 1):
                yield from _texts(name)
            yield from _texts(value)
    elif isinstance(part, list):
        for item in part:
            yield from _texts(item)
