"""Positions: a state of Istanbul as readable data, and back.

Reading takes the set-up as default for whatever a position leaves out, so that a puzzle or a test needs few words.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from bedesten.core.errors import BadPosition, shown
from bedesten.games.istanbul.actions import GOVERNOR, SMUGGLER
from bedesten.games.istanbul.agenda import (
    FLAGS,
    STEP_NAMES,
    STEPS,
    TURN,
    action_of,
    agenda_problems,
    paid_tokens,
    write_agenda,
)
from bedesten.games.istanbul.data import (
    ASSISTANT_WORDS,
    ASSISTANTS,
    CARD_WORDS,
    COLOUR_WORDS,
    DEALER_RUBIES,
    DEMAND_TILES,
    GOOD_LETTERS,
    GOODS,
    MOSQUE_RUBIES,
    MOSQUE_STACKS,
    NEUTRAL_MERCHANT_PLACES,
    PALACE_RUBIES,
    SHORT_PATHS,
    TILE_WORDS,
)
from bedesten.games.istanbul.deck import KIND, NO_KIND, NOBODY, OPENLY, ORIGIN, Deck, Memory
from bedesten.games.istanbul.invariants import problems_of
from bedesten.games.istanbul.lexicon import goods_text
from bedesten.games.istanbul.memory import in_order
from bedesten.games.istanbul.parts import PutAway, Step
from bedesten.games.istanbul.rules import BASE
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.table import EMPTY_STACK, Board, Market, Player

TOKENS = ("governor", "smuggler")


def write_position(state: Istanbul) -> dict[str, Any]:
    """Return everything in a state, hidden hands included."""
    board, deck = state.board, state.deck
    count = len(state.players)
    position = {
        "game": state.game,
        "layout": [board.layout[i : i + board.columns] for i in range(0, len(board.layout), board.columns)],
        "round": state.round,
        "start": COLOUR_WORDS[state.players[state.start_seat].colour],
        "active": COLOUR_WORDS[state.players[state.active].colour],
        "finale": state.finale,
        "turn": {
            "target": state.target,
            "acted": state.acted,
            "met": [token for bit, token in enumerate(TOKENS) if state.met >> bit & 1],
            "recalled": state.recalled,
        },
        "agenda": write_agenda(state.agenda),
        "players": {COLOUR_WORDS[player.colour]: write_player(player, deck.number) for player in state.players},
        "governor": state.governor,
        "smuggler": state.smuggler,
        "neutral_merchants": state.neutral_merchants[:],
        "neutral_assistants": state.neutral_lying[:],
        "mail": state.mail,
        "large_market": write_market(state.large, "L"),
        "small_market": write_market(state.small, "S"),
        "mosque_tiles": {
            TILE_WORDS[colour]: MOSQUE_STACKS[count][taken:] for colour, taken in enumerate(state.tiles_taken)
        },
        "rubies": {
            "wainwright": state.wainwright_rubies,
            "palace": state.palace_rubies,
            "small_mosque": state.small_mosque_rubies,
            "great_mosque": state.great_mosque_rubies,
            "dealer": state.dealer_rubies,
        },
        "draw_pile": {
            "number": deck.number,
            "cards": {CARD_WORDS[kind]: copies for kind, copies in enumerate(deck.pile) if copies},
        },
        "discards": [CARD_WORDS[kind] for kind in deck.discarded()],
    }
    if deck.memory is not None:
        colours = [COLOUR_WORDS[player.colour] for player in state.players]
        position["memory"] = [write_memory(event, colours) for event in in_order(deck.memory)]
    return position


def write_player(player: Player, pile: int) -> dict[str, Any]:
    stack = [ASSISTANT_WORDS[int(bit)] for bit in f"{player.stack:b}"[1:]]
    return {
        "lira": player.lira,
        "rubies": player.rubies,
        "goods": goods_text(player.goods),
        "extensions": player.extensions,
        "tiles": [word for colour, word in enumerate(TILE_WORDS) if player.has_tile(colour)],
        "merchant": player.merchant,
        "family": player.family,
        "stack": stack,
        "lying": [place for place in range(int(player.lying).bit_length()) if player.has_lying(place)],
        "reserve": player.reserve,
        "hand": [write_card(card, pile) for card in player.hand],
    }


def write_card(card: int, pile: int) -> str:
    """Write a card in hand: where it came from is added unless it came from the present draw pile."""
    word, origin = CARD_WORDS[card & KIND], card // ORIGIN
    if origin == pile:
        return word
    return f"{word} openly" if origin == OPENLY else f"{word} of pile {origin}"


def write_memory(event: Memory, colours: list[str]) -> str:
    if event.seat == NOBODY:
        return "reshuffle"
    if event.kind == NO_KIND:
        return f"{colours[event.seat]} draws"
    return f"{colours[event.seat]} shows {CARD_WORDS[event.kind]} of pile {event.pile}"


def write_market(market: Market, letter: str) -> dict[str, Any]:
    return {
        "top": f"{letter}{market.top + 1}",
        "unseen": [f"{letter}{tile + 1}" for tile in range(DEMAND_TILES) if market.unseen >> tile & 1],
        "bottom": [f"{letter}{tile + 1}" for tile in market.seen],
    }


class Reader:
    """Reads a position and gathers all that is wrong with it."""

    def __init__(self) -> None:
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

    def places(self, data: Mapping[str, Any], key: str, known: list[int], where: str = "") -> list[int]:
        items = self.items(data, key, where)
        for item in items:
            if type(item) is not int or item not in known:
                self.fail(f"{where}{key} names places of the board, not {shown(item)}")
        return [item for item in items if type(item) is int and item in known]

    def place(self, data: Mapping[str, Any], key: str, known: list[int], where: str, default: int) -> int:
        value = data.get(key, default)
        if type(value) is not int or value not in known:
            self.fail(f"{where}{key} is a place of the board, not {shown(value)}")
            return default
        return value

    # The parts of a position.

    def layout(self, data: Mapping[str, Any]) -> list[int]:
        rows = data.get("layout", [SHORT_PATHS[i : i + 4] for i in range(0, 16, 4)])
        if (
            not isinstance(rows, list)
            or [len(row) if isinstance(row, list) else 0 for row in rows] != [BASE.columns] * BASE.rows
            or any(type(place) is not int for row in rows for place in row)
            or sorted(place for row in rows for place in row) != sorted(SHORT_PATHS)
        ):
            shape = f"{BASE.rows} rows of {BASE.columns} places, each place 1 to 16 once"
            self.fail(f"layout is {shape}, not {shown(rows)}")
            return SHORT_PATHS
        return [place for row in rows for place in row]

    def player(self, seat: int, colour: str, data: Mapping[str, Any], pile: int, known: list[int]) -> Player:
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
        self.check_keys(colour, data, tuple(keys))
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
        player.merchant = self.place(data, "merchant", known, where, player.merchant)
        player.family = self.place(data, "family", known, where, player.family)
        for place in self.places(data, "lying", known, where):
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
        return player

    def card(self, text: object, colour: str, pile: int) -> int:
        match = re.fullmatch(r"(\S+)(?: (openly)| of pile ([1-9][0-9]{0,5}))?", text if isinstance(text, str) else "")
        if match is None or (match[3] and int(match[3]) > pile):
            self.fail(f"{colour}: a card is written as 'stay', 'stay openly' or 'stay of pile 1', not {shown(text)}")
            return ORIGIN * pile
        kind = self.word(match[1], CARD_WORDS, f"{colour}: each card of the hand")
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
                kind = NO_KIND if match[2] is None else self.word(match[2], CARD_WORDS, "memory: each card shown")
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

    def agenda(self, data: Mapping[str, Any], finale: bool, known: list[int]) -> Step | None:
        items = self.items(data, "agenda") if "agenda" in data else (["final-step"] if finale else list(TURN))
        agenda: Step | None = None
        for item in reversed(items):
            name, arguments = item, dict[str, Any]()
            if isinstance(item, Mapping) and len(item) == 1:
                [(name, arguments)] = item.items()
            if not isinstance(name, str) or name not in STEPS or not isinstance(arguments, Mapping):
                self.fail(f"agenda: each question is one of {', '.join(STEPS)}, not {shown(item)}")
                continue
            make, names = STEPS[name]
            self.check_keys(f"agenda: {name}", arguments, names)
            agenda = make(agenda, *(self.argument(name, key, arguments, known) for key in names))
        return agenda

    def argument(self, name: str, key: str, data: Mapping[str, Any], known: list[int]) -> int:
        where = f"agenda: {name}: "
        if key in FLAGS:
            return self.flag(data, key, where)
        if key not in data:
            self.fail(f"{where}{key} is missing")
            return 1
        if key == "card":
            return self.word(data.get(key), CARD_WORDS, f"{where}card")
        if key == "place":
            return self.place(data, key, known, where, known[0])
        if key == "goods":
            letters = data.get(key)
            if not isinstance(letters, str) or not letters or set(letters) - set(GOOD_LETTERS):
                self.fail(f"{where}goods are letters of {GOOD_LETTERS}, not {shown(letters)}")
                return 0
            return sum(1 << GOOD_LETTERS.index(letter) for letter in set(letters))
        low, high = {"first": (1, 6), "second": (1, 6), "call": (0, 12)}.get(key, (1, 2))
        return self.number(data, key, where, low, high, low)


KEYS = (
    "game layout round start active finale turn agenda players governor smuggler neutral_merchants "
    "neutral_assistants mail large_market small_market mosque_tiles rubies draw_pile discards memory"
)


def read_position(data: Mapping[str, Any]) -> Istanbul:
    """Return the state of a position; raise BadPosition with everything that is wrong with it."""
    if not isinstance(data, Mapping):
        raise BadPosition([f"a position is a table of names and values, not {shown(data)}"])
    reader = Reader()
    reader.check_keys("a position", data, tuple(KEYS.split()))
    if data.get("game", "istanbul") != "istanbul":
        reader.fail(f"game is istanbul, not {shown(data['game'])}")
    colours = list(reader.table(data, "players"))
    if not 2 <= len(colours) <= len(COLOUR_WORDS) or set(colours) - set(COLOUR_WORDS):
        reader.fail(f"players is a table of 2 to 5 colours out of {', '.join(COLOUR_WORDS)}, in the order of seats")
        raise BadPosition(reader.problems)
    layout = reader.layout(data)
    known = sorted(layout)
    pile_table = reader.table(data, "draw_pile")
    reader.check_keys("draw_pile", pile_table, ("number", "cards"))
    pile = reader.number(pile_table, "number", "draw_pile: ", 1, 10**6, 1)
    players = [
        reader.player(seat, colour, reader.table(data["players"], colour), pile, known)
        for seat, colour in enumerate(colours)
    ]
    count = len(players)
    agenda = reader.agenda(data, reader.flag(data, "finale", ""), known)
    deck = _read_deck(reader, data, pile_table, pile, players, agenda)
    deck.memory = reader.memory(data, colours, pile)
    state = Istanbul(
        BASE,
        Board(layout, BASE.columns),
        players,
        deck,
        reader.market(data, "large_market", "L"),
        reader.market(data, "small_market", "S"),
    )
    state.round = reader.number(data, "round", "", 1, 10**6, 1)
    state.start_seat = reader.word(data.get("start", colours[0]), colours, "start")
    state.active = reader.word(data.get("active", colours[state.start_seat]), colours, "active")
    state.finale = reader.flag(data, "finale", "")
    turn = reader.table(data, "turn")
    reader.check_keys("turn", turn, ("target", "acted", "met", "recalled"))
    state.target = reader.place(turn, "target", known, "turn: ", players[state.active].merchant)
    state.acted = reader.place(turn, "acted", [0, *known], "turn: ", action_of(agenda, players[state.active]))
    paid = paid_tokens(agenda)
    met = reader.words(turn, "met", TOKENS, "turn: ") if "met" in turn else paid
    state.met = sum(1 << token for token in set(met))
    state.recalled = reader.flag(turn, "recalled", "turn: ")
    state.agenda = agenda
    state.governor = reader.place(data, "governor", known, "", state.target if GOVERNOR in paid else 2)
    state.smuggler = reader.place(data, "smuggler", known, "", state.target if SMUGGLER in paid else 2)
    if "neutral_merchants" in data or count != 2:
        state.neutral_merchants = reader.places(data, "neutral_merchants", known)
    else:
        state.neutral_merchants = NEUTRAL_MERCHANT_PLACES[:]
    state.neutral_lying = sorted(reader.places(data, "neutral_assistants", known))
    state.mail = reader.number(data, "mail", "", 0, 4, 0)
    _read_rubies(reader, data, state)
    reader.problems += problems_of(state) + agenda_problems(state)
    if reader.problems:
        raise BadPosition(reader.problems)
    _ask(state)
    return state


def _read_deck(
    reader: Reader,
    data: Mapping[str, Any],
    table: Mapping[str, Any],
    pile: int,
    players: list[Player],
    agenda: Step | None,
) -> Deck:
    discards = reader.words(data, "discards", CARD_WORDS)
    if "cards" in table:
        cards = reader.table(table, "cards", "draw_pile: ")
        reader.check_keys("draw_pile: cards", cards, CARD_WORDS)
        counts = [reader.number(cards, word, "draw_pile: ", 0, 99, 0) for word in CARD_WORDS]
    else:
        counts = BASE.deck[:]
        elsewhere = [card & KIND for player in players for card in player.hand] + discards
        step = agenda
        while step is not None:
            if isinstance(step, PutAway):
                elsewhere.append(step.kind)
            step = step.then
        for kind in elsewhere:
            counts[kind] -= 1
    deck = Deck([max(0, copies) for copies in counts], sum(max(0, copies) for copies in counts))
    deck.number = pile
    for kind in reversed(discards):
        deck.put_on_discards(kind)
    return deck


def _read_rubies(reader: Reader, data: Mapping[str, Any], state: Istanbul) -> None:
    """Read the rubies on the board; what is left out follows from what the players own."""
    count = len(state.players)
    owners = [sum(player.has_tile(colour) for player in state.players) for colour in range(GOODS)]
    state.tiles_taken = owners
    tiles = reader.table(data, "mosque_tiles")
    reader.check_keys("mosque_tiles", tiles, TILE_WORDS)
    for colour, word in enumerate(TILE_WORDS):
        left = MOSQUE_STACKS[count][owners[colour] :]
        if tiles.get(word, left) != left:
            owned = owners[colour]
            reader.fail(f"mosque_tiles: {word} is {left}, as {owned} are owned, not {shown(tiles[word])} (INV-16)")
    pairs = [sum(player.has_tile(a) and player.has_tile(b) for player in state.players) for a, b in ((0, 1), (2, 3))]
    table = reader.table(data, "rubies")
    reader.check_keys("rubies", table, ("wainwright", "palace", "small_mosque", "great_mosque", "dealer"))
    finished = sum(player.extensions == 3 for player in state.players)
    state.wainwright_rubies = reader.number(table, "wainwright", "rubies: ", 0, 99, max(0, count - finished))
    mosque = MOSQUE_RUBIES[count]
    state.small_mosque_rubies = reader.number(table, "small_mosque", "rubies: ", 0, 99, max(0, mosque - pairs[0]))
    state.great_mosque_rubies = reader.number(table, "great_mosque", "rubies: ", 0, 99, max(0, mosque - pairs[1]))
    state.palace_rubies = reader.number(table, "palace", "rubies: ", 0, PALACE_RUBIES[count], PALACE_RUBIES[count])
    taken = sum(player.rubies for player in state.players) - finished - sum(pairs)
    bought = max(0, taken - (PALACE_RUBIES[count] - state.palace_rubies))
    rest = max(0, DEALER_RUBIES[count] - bought)
    state.dealer_rubies = reader.number(table, "dealer", "rubies: ", 0, DEALER_RUBIES[count], rest)


def _ask(state: Istanbul) -> None:
    """Find who must decide what; an empty agenda is the end of the game."""
    step = state.agenda
    if step is None:
        return
    player = state.players[step.who(state)]
    options = step.options(state, player)
    if not options:
        raise BadPosition([f"agenda: there is nothing to decide at '{STEP_NAMES[type(step)]}'"])
    state.options = options
    state.seat = player.seat
