"""Positions: a state of Istanbul as readable data, and back.

Reading takes the set-up as default for whatever a position leaves out, so that a puzzle or a test needs few words.
"""

from collections.abc import Mapping
from typing import Any

from bedesten.core.errors import BadPosition, shown
from bedesten.games.istanbul.actions import GOVERNOR, SMUGGLER
from bedesten.games.istanbul.agenda import QUESTIONS, action_of, agenda_problems, paid_tokens, write_agenda
from bedesten.games.istanbul.chapters import CHAPTERS, RULE_SETS, rule_set
from bedesten.games.istanbul.data import (
    ASSISTANT_WORDS,
    CARD_WORDS,
    COLOUR_WORDS,
    DEALER_RUBIES,
    DEMAND_TILES,
    GEMSTONE_DEALER,
    GOODS,
    GREAT_MOSQUE,
    MOSQUE_RUBIES,
    MOSQUE_STACKS,
    NEUTRAL_MERCHANT_PLACES,
    PALACE_RUBIES,
    SMALL_MOSQUE,
    SULTANS_PALACE,
    TILE_WORDS,
    TOKEN_WORDS,
    WAINWRIGHT,
)
from bedesten.games.istanbul.invariants import cards_in_play, problems_of
from bedesten.games.istanbul.lexicon import goods_text
from bedesten.games.istanbul.reader import Reader
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.table import Board, Market, Player
from bedesten.kit.deck import KIND
from bedesten.kit.deck_words import (
    read_deck,
    read_memory,
    read_pile_number,
    write_card,
    write_discards,
    write_memory,
    write_pile,
)

RUBY_PLACES = {
    "wainwright": WAINWRIGHT,
    "palace": SULTANS_PALACE,
    "small_mosque": SMALL_MOSQUE,
    "great_mosque": GREAT_MOSQUE,
    "dealer": GEMSTONE_DEALER,
}


def write_position(state: Istanbul) -> dict[str, Any]:
    """Return everything in a state, hidden hands included."""
    board, deck = state.board, state.deck
    count = len(state.players)
    chapters = CHAPTERS[state.rules.name]
    position: dict[str, Any] = {
        "game": state.game,
        "rules": state.rules.name,
        "layout": [board.layout[i : i + board.columns] for i in range(0, len(board.layout), board.columns)],
        "round": state.round,
        "start": COLOUR_WORDS[state.players[state.start_seat].colour],
        "active": COLOUR_WORDS[state.players[state.active].colour],
        "finale": state.finale,
        "turn": {
            "target": state.target,
            "acted": state.acted,
            "met": [token for bit, token in enumerate(TOKEN_WORDS) if state.met >> bit & 1],
            "recalled": state.recalled,
        },
        "agenda": write_agenda(state.agenda),
        "players": {COLOUR_WORDS[player.colour]: write_player(player, deck.number) for player in state.players},
        "governor": state.token_place(GOVERNOR),
        "smuggler": state.token_place(SMUGGLER),
        "neutral_merchants": state.neutral_merchants[:],
        "neutral_assistants": state.neutral_lying[:],
        "mail": state.mail,
        "large_market": write_market(state.large, "L"),
        "small_market": write_market(state.small, "S"),
        "mosque_tiles": {
            TILE_WORDS[colour]: MOSQUE_STACKS[count][taken:] for colour, taken in enumerate(state.tiles_taken)
        },
        "rubies": {word: state.rubies[place] for word, place in RUBY_PLACES.items()},
        "draw_pile": write_pile(deck, CARD_WORDS),
        "discards": write_discards(deck, CARD_WORDS),
    }
    if deck.memory is not None:
        colours = [COLOUR_WORDS[player.colour] for player in state.players]
        position["memory"] = write_memory(deck.memory, colours, CARD_WORDS)
    for chapter in chapters:
        chapter.write(state, position)
        for player in state.players:
            chapter.write_player(state, player, position["players"][COLOUR_WORDS[player.colour]])
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
        "hand": [write_card(card, pile, CARD_WORDS) for card in player.hand],
    }


def write_market(market: Market, letter: str) -> dict[str, Any]:
    return {
        "top": f"{letter}{market.top + 1}",
        "unseen": [f"{letter}{tile + 1}" for tile in range(DEMAND_TILES) if market.unseen >> tile & 1],
        "bottom": [f"{letter}{tile + 1}" for tile in market.seen],
    }


KEYS = (
    "game rules layout round start active finale turn agenda players governor smuggler neutral_merchants "
    "neutral_assistants mail large_market small_market mosque_tiles rubies draw_pile discards memory"
)


def read_position(data: Mapping[str, Any]) -> Istanbul:
    """Return the state of a position; raise BadPosition with everything that is wrong with it."""
    if not isinstance(data, Mapping):
        raise BadPosition([f"a position is a table of names and values, not {shown(data)}"])
    name = data.get("rules", "base")
    which = data.get("cards", "new")
    reader = Reader(rule_set(name if isinstance(name, str) and name in RULE_SETS else "base", str(which)))
    if which not in ("new", "all"):
        reader.fail(f"cards is one of new, all, not {shown(which)}")
    if name != reader.rules.name:
        reader.fail(f"rules is one of {', '.join(RULE_SETS)}, not {shown(name)}")
    rules, chapters = reader.rules, reader.chapters
    reader.check_keys("a position", data, (*KEYS.split(), *(key for chapter in chapters for key in chapter.keys)))
    if data.get("game", "istanbul") != "istanbul":
        reader.fail(f"game is istanbul, not {shown(data['game'])}")
    colours = list(reader.table(data, "players"))
    if not 2 <= len(colours) <= len(COLOUR_WORDS) or set(colours) - set(COLOUR_WORDS):
        reader.fail(f"players is a table of 2 to 5 colours out of {', '.join(COLOUR_WORDS)}, in the order of seats")
        raise BadPosition(reader.problems)
    layout = reader.layout(data)
    pile = read_pile_number(reader, data)
    players = [
        reader.player(seat, colour, reader.table(data["players"], colour), pile) for seat, colour in enumerate(colours)
    ]
    count = len(players)
    agenda = reader.agenda(data, reader.flag(data, "finale", ""))
    elsewhere = [card & KIND for player in players for card in player.hand] + cards_in_play(agenda)
    deck = read_deck(reader, data, pile, rules.deck, elsewhere, reader.cards)
    deck.memory = read_memory(reader, data, colours, pile, reader.cards)
    state = Istanbul(
        rules,
        Board(layout, rules.columns),
        players,
        deck,
        reader.market(data, "large_market", "L"),
        reader.market(data, "small_market", "S"),
    )
    state.round = reader.number(data, "round", "", 1, 10**6, 1)
    state.start_seat = reader.word(data.get("start", colours[0]), colours, "start")
    state.active = reader.word(data.get("active", colours[state.start_seat]), colours, "active")
    state.finale = reader.flag(data, "finale", "")
    state.agenda = agenda
    paid = paid_tokens(agenda)
    _read_turn(reader, data, state, paid)
    state.put_token(GOVERNOR, reader.place(data, "governor", "", state.target if GOVERNOR in paid else 2))
    state.put_token(SMUGGLER, reader.place(data, "smuggler", "", state.target if SMUGGLER in paid else 2))
    if "neutral_merchants" in data or count != 2:
        state.neutral_merchants = reader.places(data, "neutral_merchants")
    else:
        state.neutral_merchants = NEUTRAL_MERCHANT_PLACES[:]
    state.neutral_lying = sorted(reader.places(data, "neutral_assistants"))
    state.mail = reader.number(data, "mail", "", 0, 4, 0)
    for chapter in chapters:
        chapter.read(reader, data, state)
    _read_rubies(reader, data, state)
    reader.problems += problems_of(state) + agenda_problems(state)
    if reader.problems:
        raise BadPosition(reader.problems)
    _ask(state)
    return state


def _read_turn(reader: Reader, data: Mapping[str, Any], state: Istanbul, paid: list[int]) -> None:
    player = state.players[state.active]
    turn = reader.table(data, "turn")
    reader.check_keys(
        "turn",
        turn,
        ("target", "acted", "met", "recalled", *(key for chapter in reader.chapters for key in chapter.turn_keys)),
    )
    if turn.get("target") != 0 or not any(chapter.has_no_target for chapter in reader.chapters):
        state.target = reader.place(turn, "target", "turn: ", player.merchant)
    acting = action_of(state.agenda, player)
    state.acted = 0 if turn.get("acted") == 0 else reader.place(turn, "acted", "turn: ", acting)
    met = reader.words(turn, "met", TOKEN_WORDS, "turn: ") if "met" in turn else paid
    state.met = sum(1 << token for token in set(met))
    state.recalled = reader.flag(turn, "recalled", "turn: ")


def _read_rubies(reader: Reader, data: Mapping[str, Any], state: Istanbul) -> None:
    """Read the rubies of the base game; what is left out follows from what the players own."""
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
    more = [key for chapter in reader.chapters for key in chapter.ruby_keys]
    reader.check_keys("rubies", table, (*RUBY_PLACES, *more))
    elsewhere = sum(chapter.rubies_at_first(count) for chapter in reader.chapters) - sum(state.rubies)
    finished = sum(player.extensions == 3 for player in state.players)
    mosque, palace = MOSQUE_RUBIES[count], PALACE_RUBIES[count]
    for name, most, due in (
        ("wainwright", 99, count - finished),
        ("small_mosque", 99, mosque - pairs[0]),
        ("great_mosque", 99, mosque - pairs[1]),
        ("palace", palace, palace),
    ):
        state.lay_rubies(RUBY_PLACES[name], reader.number(table, name, "rubies: ", 0, most, max(0, due)))
    taken = sum(player.rubies for player in state.players) - finished - sum(pairs)
    bought = max(0, taken - (palace - state.rubies[SULTANS_PALACE]) - elsewhere)
    rest = max(int(reader.rules.refills()), DEALER_RUBIES[count] - bought)
    state.lay_rubies(GEMSTONE_DEALER, reader.number(table, "dealer", "rubies: ", 0, DEALER_RUBIES[count], rest))


def _ask(state: Istanbul) -> None:
    """Find who must decide what; an empty agenda is the end of the game."""
    step = state.agenda
    if step is None:
        return
    player = state.players[step.who(state)]
    options = step.options(state, player)
    if not options:
        raise BadPosition([f"agenda: there is nothing to decide at '{QUESTIONS.of(step).name}'"])
    state.options = options
    state.seat = player.seat
