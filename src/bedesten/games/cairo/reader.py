"""Reading positions: every part of one, and all that is wrong with it."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bedesten.core.errors import BadOption, shown
from bedesten.core.events import NOBODY
from bedesten.core.registry import Game
from bedesten.games.cairo import data as d
from bedesten.games.cairo.ground import Stand, new_stand
from bedesten.games.cairo.options import OPTIONS, terms_of
from bedesten.games.cairo.parts import Step, Terms
from bedesten.games.cairo.player import ANY_HAND, Player
from bedesten.games.cairo.questions import QUESTIONS
from bedesten.kit.deck_words import read_card
from bedesten.kit.reader import DataReader

MOST = 10**4
"""No amount of money or points is larger."""

STAND = re.compile(r"(\S+) (\S+) ([A-L][0-9]{1,2})>([A-L][0-9]{1,2})(?: ((?:\+[A-L][0-9]{1,2})+))?")
"""A stand with its stall, entry and expansions: arch red B4>B5 +B3+B2."""

PLAYER_KEYS = ("points", "barkers", "money", "hand", "retired", "hint", "hinted")
HINT_WORDS = ("any", "none", "some")
"""What everybody knows of the hand of somebody who has retired, by its number."""


class Reader(DataReader):
    """Reads a position and gathers all that is wrong with it."""

    def __init__(self, seats: Sequence[str]) -> None:
        super().__init__()
        self.seats = seats
        self.unnamed: list[int] = []

    def terms(self, data: Mapping[str, Any], game: Game) -> Terms:
        """Read the options that a game is played with; who writes a position down is a person."""
        given = self.table(data, "options")
        self.check_keys("options", given, [option.name for option in OPTIONS])
        players = len(self.seats)
        usual = game.settings(players, game.with_people({}))
        try:
            settings = game.settings(players, usual | {name: given[name] for name in usual if name in given})
        except BadOption as error:
            self.fail(f"options: {error}")
            settings = usual
        return terms_of(players, settings)

    # The grid.

    def stands(self, data: Mapping[str, Any], terms: Terms) -> list[Stand | None]:
        """Read all stands, by owner and trade; those of the suggested start if the position names none."""
        stands: list[Stand | None] = [None] * d.SLOTS
        if "stands" in data:
            found = [self.stand(item) for item in self.items(data, "stands")]
        else:
            found = [] if terms.is_variable else [new_stand(*row) for row in terms.suggested]
        for stand in found:
            if stand is not None:
                slot = d.slot_of(int(stand.owner), int(stand.trade))
                if stands[slot] is not None:
                    owner, trade = d.OWNER_WORDS[stand.owner], d.TRADE_WORDS[stand.trade]
                    self.fail(f"stands: {owner} has one {trade} stand at most (CAI-INV-04)")
                stands[slot] = stand
        return stands

    def stand(self, text: object) -> Stand | None:
        match = STAND.fullmatch(text) if isinstance(text, str) else None
        if match is None:
            self.fail(f"stands: a stand is written as 'arch red B4>B5 +B3+B2', not {shown(text)}")
            return None
        neutral = (d.OWNER_WORDS[d.NEUTRAL],) if len(self.seats) == d.PLAYERS_WITH_NEUTRALS else ()
        owners = (*self.seats, *neutral)
        owner = self.word(match[1], owners, "stands: the owner of each")
        owner = d.NEUTRAL if owner == len(self.seats) else owner
        trade = self.word(match[2], d.TRADE_WORDS, "stands: the trade of each")
        stall, entry, *expansions = (
            self.word(site, d.SITE_WORDS, "stands: each site")
            for site in (match[3], match[4], *(match[5] or "").split("+")[1:])
        )
        stand = new_stand(owner, trade, stall, entry)
        for site in expansions:
            stand = stand.with_expansion(site)
        return stand

    def customers(self, data: Mapping[str, Any], terms: Terms) -> list[int]:
        """Read where the customers stand; those not named are where the first draw would put them."""
        table = self.table(data, "customers")
        self.check_keys("customers", table, d.TRADE_WORDS)
        usual = [*terms.starts, d.NO_SITE]
        customers = []
        for word, site in zip(d.TRADE_WORDS, usual, strict=True):
            value = table.get(word, d.SITE_WORDS[site] if site != d.NO_SITE else None)
            customers.append(d.NO_SITE if value is None else self.word(value, d.SITE_WORDS, f"customers: {word}"))
        return customers

    def medals(self, data: Mapping[str, Any], stands: Sequence[Stand | None]) -> tuple[list[int], list[int]]:
        """Read who holds the medals; left out, they are with the largest stands, the first seats first."""
        table = self.table(data, "medals")
        self.check_keys("medals", table, d.TRADE_WORDS)
        golds, silvers = [], []
        for trade, word in enumerate(d.TRADE_WORDS):
            medals = self.table(table, word, "medals: ")
            self.check_keys(f"medals: {word}", medals, d.METAL_WORDS)
            largest = largest_of(stands, trade)
            usual = [largest[0], largest[1 % len(largest)]] if largest else [NOBODY, NOBODY]
            gold, silver = (
                self.holder(medals, metal, f"medals: {word}: ", usual[number])
                for number, metal in enumerate(d.METAL_WORDS)
            )
            golds.append(gold)
            silvers.append(silver)
        return golds, silvers

    def holder(self, data: Mapping[str, Any], key: str, where: str, usual: int) -> int:
        if key not in data:
            return usual
        return NOBODY if data[key] is None else self.word(data[key], self.seats, f"{where}{key}")

    # Players.

    def player(self, seat: int, data: Mapping[str, Any], stands: Sequence[Stand | None]) -> Player:
        """Read all of a player but the hand."""
        name = self.seats[seat]
        where = f"{name}: "
        self.check_keys(name, data, PLAYER_KEYS)
        player = Player(seat)
        player.points = self.number(data, "points", where, 0, MOST, 0)
        player.barkers = self.number(data, "barkers", where, 0, d.BARKERS, 0)
        if "money" in data:
            money = self.table(data, "money", where)
            self.check_keys(f"{where}money", money, d.TRADE_WORDS)
            player.money = [self.number(money, word, f"{where}money: ", 0, MOST, 0) for word in d.TRADE_WORDS]
        player.stalls = sum(1 << trade for trade in range(d.TRADES) if stands[d.slot_of(seat, trade)] is None)
        player.retired = self.flag(data, "retired", where)
        player.hint = self.word(data.get("hint", HINT_WORDS[ANY_HAND]), HINT_WORDS, f"{where}hint")
        player.hinted = sum(1 << card for card in set(self.words(data, "hinted", d.CARD_WORDS, where)))
        return player

    # Cards. Those that a position does not name are where they would be at the set-up.

    def name_cards(self, data: Mapping[str, Any], in_play: Sequence[int]) -> None:
        """Look at all cards that a position names, to know which are left for what it does not name."""
        left = d.CARD_COPIES[:]
        for card in in_play:
            left[card] -= 1
        hands = [player.get("hand") for player in data["players"].values() if isinstance(player, Mapping)]
        for text in _texts([data.get("display"), data.get("discards"), data.get("draw_pile"), hands]):
            name = text.partition(" ")[0]
            if name in d.CARD_WORDS:
                left[d.CARD_WORDS.index(name)] -= 1
        # One of each first, so that hands and display are mixed.
        self.unnamed = [kind for copy in range(max(d.CARD_COPIES)) for kind in range(d.CARD_KINDS) if copy < left[kind]]

    def any_cards(self, count: int, what: str) -> list[int]:
        """Return cards that nothing names."""
        if len(self.unnamed) < count:
            self.fail(f"{what}: there are not enough cards left (CAI-INV-01)")
            return []
        taken, self.unnamed = self.unnamed[:count], self.unnamed[count:]
        return taken

    def display(self, data: Mapping[str, Any]) -> list[int]:
        """Read the display, null where a slot is empty."""
        if "display" not in data:
            return self.any_cards(d.DISPLAY, "display")
        items = self.items(data, "display")
        if len(items) != d.DISPLAY:
            self.fail(f"display has {d.DISPLAY} slots, null where one is empty, not {shown(items)}")
            return []
        return [
            d.NO_CARD if item is None else self.word(item, d.CARD_WORDS, "each card of the display") for item in items
        ]

    def hand(self, data: Mapping[str, Any], where: str, pile: int) -> list[int] | None:
        """Read a hand; nothing if the position does not say what is in it."""
        if "hand" not in data:
            return None
        return sorted(read_card(self, item, where, pile, d.CARD_WORDS) for item in self.items(data, "hand", where))

    # The agenda.

    def agenda(self, data: Mapping[str, Any]) -> Step | None:
        """Read the question that is open; an empty agenda has none."""
        items = self.items(data, "agenda")
        if len(items) > 1:
            self.fail(f"agenda has one question, not {len(items)}")
        for item in items[:1]:
            name, arguments = item, dict[str, Any]()
            if isinstance(item, Mapping) and len(item) == 1:
                [(name, arguments)] = item.items()
            if not isinstance(name, str) or name not in QUESTIONS.names() or not isinstance(arguments, Mapping):
                self.fail(f"agenda: the question is one of {', '.join(QUESTIONS.names())}, not {shown(item)}")
                return None
            question, where = QUESTIONS[name], f"agenda: {name}"
            self.check_keys(where, arguments, [argument.name for argument in question.arguments])
            return make_step(question.step, question.read(self, arguments, f"{where}: "))
        return None


def largest_of(stands: Sequence[Stand | None], trade: int) -> list[int]:
    """Return the seats with the largest stands of a trade, if one was expanded."""
    of_trade = [stand for stand in stands if stand is not None and stand.trade == trade]
    size = max((int(stand.size) for stand in of_trade), default=0)
    return [int(stand.owner) for stand in of_trade if stand.size == size] if size > 1 else []


def make_step(kind: Any, arguments: Sequence[int]) -> Step:
    step: Step = kind(*arguments)
    return step


def _texts(part: object) -> Iterator[str]:
    """Yield every text in a part of a position, names with a number as often as that says."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, Mapping):
        for name, value in part.items():
            for _ in range(value if type(value) is int and 0 < value <= max(d.CARD_COPIES) else 1):
                yield from _texts(name)
            yield from _texts(value)
    elif isinstance(part, list):
        for item in part:
            yield from _texts(item)
