"""Positions: a state as readable data, and back.

Reading takes the set-up as default for whatever a position leaves out, so that a puzzle or a test needs few words.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from bedesten.core.errors import BadPosition, shown
from bedesten.core.registry import Game
from bedesten.games.choose_write import data as d
from bedesten.games.choose_write.agenda import agenda_problems, guild_in_play, names_of, write_agenda
from bedesten.games.choose_write.invariants import problems_of
from bedesten.games.choose_write.options import settings_of
from bedesten.games.choose_write.parts import Terms
from bedesten.games.choose_write.player import Player, goods_of
from bedesten.games.choose_write.questions import QUESTIONS
from bedesten.games.choose_write.reader import DECKS, Reader
from bedesten.games.choose_write.reconstructed import NOW
from bedesten.games.choose_write.setup import empty_table
from bedesten.games.choose_write.state import FOLLOW_UP, FROM_GUILD, FROM_HAND, NOTHING, ChooseWrite
from bedesten.games.choose_write.turn import HOW_WORDS, lay_out
from bedesten.kit import bags
from bedesten.kit.deck import KIND, Deck
from bedesten.kit.deck_words import (
    read_deck,
    read_memory,
    read_pile_number,
    write_card,
    write_discards,
    write_memory,
    write_pile,
)

KEYS = (
    "game", "options", "round", "start", "active", "turn", "agenda", "players", "display", "letters", "caravan",
    *DECKS,
)  # fmt: skip


def write_position(state: ChooseWrite) -> dict[str, Any]:
    """Return everything in a state, hidden hands included."""
    colours = d.COLOUR_WORDS[: state.terms.players]
    return {
        "game": state.game,
        "options": settings_of(state.terms),
        "round": int(state.round),
        "start": d.COLOUR_WORDS[state.start_seat],
        "active": d.COLOUR_WORDS[state.active],
        "turn": {
            "how": HOW_WORDS[state.how],
            "played": d.LOCATION_WORDS[state.played] or None,
            "taken": [word for letter, word in enumerate(d.LETTER_WORDS) if state.taken >> letter & 1],
            "caravan_used": bool(state.caravan_used),
        },
        "agenda": write_agenda(state.agenda),
        "players": {colour: write_player(state, player) for colour, player in zip(colours, state.players, strict=True)},
        "display": [write_place(state, state.display_left), write_place(state, state.display_right)],
        "letters": {
            word: [d.RUBY_WORDS[card] for card in cards]
            for word, cards in zip(d.LETTER_WORDS, state.letters, strict=True)
        },
        "caravan": {
            "face_up": None if state.caravan == d.NO_CARD else d.CARAVAN_WORDS[state.caravan],
            "returned": [d.CARAVAN_WORDS[card] for card in state.returned],
        },
        "location_deck": write_deck(state.locations, state.terms.cards, colours),
        "goods_deck": write_deck(state.goods, d.GOODS_CARD_WORDS, colours),
        "guild_deck": write_deck(state.guilds, d.GUILD_WORDS, colours),
    }


def write_place(state: ChooseWrite, card: int) -> str | None:
    """Write a place of the display."""
    return None if card == d.NO_CARD else state.terms.cards[card]


def write_deck(deck: Deck, words: Sequence[str], colours: tuple[str, ...]) -> dict[str, Any]:
    written: dict[str, Any] = {"draw_pile": write_pile(deck, words), "discards": write_discards(deck, words)}
    if deck.memory is not None:
        written["memory"] = write_memory(deck.memory, colours, words)
    return written


def write_bag(bag: int) -> dict[str, int]:
    """Write a bag of locations."""
    return {word: int(bags.count(bag, place)) for place, word in enumerate(d.LOCATION_WORDS) if bags.count(bag, place)}


def write_player(state: ChooseWrite, player: Player) -> dict[str, Any]:
    return {
        "goods": {
            word: f"{goods_of(player.filled, good)}/{goods_of(player.crossed, good)}"
            for good, word in enumerate(d.GOOD_WORDS)
        },
        "lira": f"{player.lira_filled}/{player.lira_crossed}",
        "actions": f"{player.actions_filled}/{player.actions_crossed}",
        "checks": write_bag(player.checks),
        "icons": write_bag(player.icons),
        "rubies": {
            word: int(player.rubies_from(origin))
            for origin, word in enumerate(d.ORIGIN_WORDS)
            if player.rubies_from(origin) or origin in (d.FROM_LIRA, d.FROM_GOODS)
        },
        "guild_played": int(player.guild_played),
        "cards_used": int(player.cards_used),
        "cards_discarded": int(player.cards_discarded),
        "hand": None if player.hand == d.NO_CARD else write_card(player.hand, 1, state.terms.cards),
        "goods_cards": [write_card(card, state.goods.number, d.GOODS_CARD_WORDS) for card in player.goods_cards],
        "guild_cards": [write_card(card, state.guilds.number, d.GUILD_WORDS) for card in player.guild_cards],
        "drawn": [write_card(card, state.guilds.number, d.GUILD_WORDS) for card in player.drawn],
    }


def read_position(game: Game, data: Mapping[str, Any]) -> ChooseWrite:
    """Return the state of a position; raise BadPosition with everything that is wrong with it."""
    if not isinstance(data, Mapping):
        raise BadPosition([f"a position is a table of names and values, not {shown(data)}"])
    players = data.get("players", {})
    count = len(players) if isinstance(players, Mapping) else 0
    colours = d.COLOUR_WORDS[:count]
    if not 1 <= count <= d.MOST_PLAYERS or tuple(players) != colours:
        listed = ", ".join(d.COLOUR_WORDS)
        raise BadPosition([f"players is a table of the first 1 to {d.MOST_PLAYERS} of {listed}, in this order"])
    reader = Reader(colours)
    reader.check_keys("a position", data, KEYS)
    if data.get("game", d.NAME) != d.NAME:
        reader.fail(f"game is {d.NAME}, not {shown(data['game'])}")
    terms = reader.terms(data, game)
    lay_out(terms)
    state = empty_table(terms)
    agenda = reader.agenda(data, terms)
    state.agenda = agenda
    _read_turn(reader, data, state)
    _read_players(reader, data, state, terms)
    _read_letters(reader, data, state)
    _read_caravan(reader, data, state)
    if reader.problems:
        raise BadPosition(reader.problems)
    state.ending = not terms.is_solo and any(player.rubies >= d.RUBY_TARGET for player in state.players)
    state.over = agenda is None
    problems = problems_of(state) + agenda_problems(state)
    if problems:
        raise BadPosition(problems)
    _ask(state)
    return state


def _read_turn(reader: Reader, data: Mapping[str, Any], state: ChooseWrite) -> None:
    names = names_of(state.agenda)
    at_play = names in (["play"], [])
    state.round = reader.number(data, "round", "", 0, 10**6, 1)
    state.start_seat = reader.word(data.get("start", reader.colours[0]), reader.colours, "start")
    state.active = reader.word(data.get("active", reader.colours[state.start_seat]), reader.colours, "active")
    turn = reader.table(data, "turn")
    reader.check_keys("turn", turn, ("how", "played", "taken", "caravan_used"))
    usual = NOTHING if at_play else FROM_GUILD if guild_in_play(state.agenda) else 0
    state.how = reader.word(turn.get("how", HOW_WORDS[usual]), HOW_WORDS, "turn: how")
    played = turn.get("played")
    state.played = 0 if played is None else 1 + reader.word(played, d.LOCATION_WORDS[1:], "turn: played")
    if state.how in (NOTHING, FROM_GUILD):
        # Positions that were written before the location of a turn ended with it still name that of the last one.
        state.played = 0
    letters = reader.words(turn, "taken", d.LETTER_WORDS, "turn: ")
    state.taken = sum(1 << letter for letter in set(letters))
    state.caravan_used = reader.flag(turn, "caravan_used", "turn: ")


def _read_players(reader: Reader, data: Mapping[str, Any], state: ChooseWrite, terms: Terms) -> None:
    """Read sheets, hands, the display and the three decks that cards are drawn from."""
    reader.name_cards(data, terms)
    tables = [reader.table(data["players"], colour) for colour in reader.colours]
    decks = [reader.location_deck(data), *(reader.table(data, key) for key in DECKS[1:])]
    for key, deck in zip(DECKS, decks, strict=True):
        reader.check_keys(key, deck, ("draw_pile", "discards", "memory"))
    piles = [read_pile_number(reader, deck) for deck in decks]
    state.players = [reader.player(seat, table, terms, piles) for seat, table in enumerate(tables)]
    hands = [reader.location_hand(table, f"{reader.colours[seat]}: ") for seat, table in enumerate(tables)]
    display = reader.display(data)
    if not reader.unnamed and None in (*hands, *display):
        reader.fail("there is no Location card left for hands and display (INV-01)")
        return
    names = names_of(state.agenda)
    for player, hand in zip(state.players, hands, strict=True):
        lacks = {"take-card", "draw-hand"} & set(names) and player.seat == state.active and state.how == FROM_HAND
        player.hand = (d.NO_CARD if lacks else 64 + reader.any_card()) if hand is None else hand
    display_lacks = state.how in (0, FOLLOW_UP) and "refill" in names
    left, right = display
    state.display_left = (d.NO_CARD if display_lacks else reader.any_card()) if left is None else left
    state.display_right = reader.any_card() if right is None else right
    hidden = [player.hand & KIND for player in state.players if player.hand != d.NO_CARD]
    shown_cards = [card for card in (state.display_left, state.display_right) if card != d.NO_CARD]
    goods = [card & KIND for player in state.players for card in player.goods_cards]
    guilds = [card & KIND for player in state.players for card in (*player.guild_cards, *player.drawn)]
    elsewhere = ([*hidden, *shown_cards], goods, [*guilds, *guild_in_play(state.agenda)])
    copies = (terms.copies, NOW.goods_cards, [1] * d.GUILDS)
    words_of: tuple[Sequence[str], ...] = (terms.cards, d.GOODS_CARD_WORDS, d.GUILD_WORDS)
    read = []
    for deck, number, due, gone, words in zip(decks, piles, copies, elsewhere, words_of, strict=True):
        one = read_deck(reader, deck, number, due, gone, words)
        one.memory = read_memory(reader, deck, reader.colours, number, words)
        read.append(one)
    state.locations, state.goods, state.guilds = read


def _read_letters(reader: Reader, data: Mapping[str, Any], state: ChooseWrite) -> None:
    table = reader.table(data, "letters")
    reader.check_keys("letters", table, d.LETTER_WORDS)
    given = {word: reader.words(table, word, d.RUBY_WORDS, "letters: ") for word in d.LETTER_WORDS if word in table}
    used = {card for cards in given.values() for card in cards}
    free = [card for card in range(d.RUBY_CARDS) if card not in used]
    each = d.RUBY_CARDS_EACH[state.terms.players]
    letters = []
    for word in d.LETTER_WORDS:
        if word in given:
            letters.append(given[word])
        elif len(free) < each:
            reader.fail("letters: there are not enough Ruby cards (INV-03)")
            return
        else:
            letters.append([free.pop(0) for _ in range(each)])
    state.letters = letters
    state.ruby_pile = sum(1 << card for card in range(d.RUBY_CARDS) if all(card not in cards for cards in letters))
    terms = state.terms
    state.prices = [
        terms.ruby_prices[cards[0]] + sum(d.ONE[terms.ruby_tops[card]] for card in cards[1:]) if cards else 0
        for cards in letters
    ]


def _read_caravan(reader: Reader, data: Mapping[str, Any], state: ChooseWrite) -> None:
    table = reader.table(data, "caravan")
    reader.check_keys("caravan", table, ("face_up", "returned"))
    returned = reader.words(table, "returned", d.CARAVAN_WORDS, "caravan: ")
    usual = next((word for card, word in enumerate(d.CARAVAN_WORDS) if card not in returned), None)
    face_up = table.get("face_up", usual)
    state.returned = returned
    state.caravan = d.NO_CARD if face_up is None else reader.word(face_up, d.CARAVAN_WORDS, "caravan: face_up")
    seen = {*returned, state.caravan}
    state.caravans = sum(1 << card for card in range(d.CARAVANS) if card not in seen)


def _ask(state: ChooseWrite) -> None:
    """Find who must decide what; an empty agenda is the end of the game."""
    step = state.agenda
    if step is None:
        return
    player = state.players[step.seat if step.seat >= 0 else state.active]
    choices = step.options(state, player)
    if not choices:
        raise BadPosition([f"agenda: there is nothing to decide at '{QUESTIONS.of(step).name}'"])
    if not step.can_go_on(state, player):
        raise BadPosition([f"agenda: '{QUESTIONS.of(step).name}' asks for more than there is to pay with"])
    state.choices = choices
    state.seat = player.seat
