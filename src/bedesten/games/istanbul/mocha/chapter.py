"""What Mocha & Baksheesh adds to positions, views and their checks."""

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from bedesten.core.errors import shown
from bedesten.core.events import NOBODY
from bedesten.games.istanbul.actions import COFFEE_TRADER
from bedesten.games.istanbul.agenda import paid_tokens, steps_of
from bedesten.games.istanbul.chapter import Chapter
from bedesten.games.istanbul.data import COFFEE_HOUSE, COLOUR_WORDS
from bedesten.games.istanbul.lexicon import TAVERN_WORDS, goods_text
from bedesten.games.istanbul.mocha import data as m
from bedesten.games.istanbul.mocha.data import (
    COFFEE_HOUSE_RUBIES,
    GUILD_CARDS,
    TAVERN_TILE_PRICES,
    TAVERN_TILE_WORDS,
)
from bedesten.games.istanbul.mocha.guild import GuildAway
from bedesten.games.istanbul.mocha.holdings import baksheesh_goods, coffee_price
from bedesten.games.istanbul.mocha.questions import QUESTIONS
from bedesten.games.istanbul.mocha.table import MochaTable
from bedesten.games.istanbul.mocha.tavern import OPTIONS, coffee_for, is_for_sale
from bedesten.games.istanbul.questions import SHARED
from bedesten.games.istanbul.reconstructed import NOW
from bedesten.games.istanbul.shape import MochaFacts
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.table import Player
from bedesten.kit.deck import KIND, ORIGIN, Deck
from bedesten.kit.deck_words import deck_of, read_pile_number, see_pile
from bedesten.kit.unseen import unseen_cards

if TYPE_CHECKING:
    from bedesten.games.istanbul.reader import Reader

DICE_PLACES = range(2, 13)
SIDES = ("front", "back")
GUILD_WORDS = [str(number) for number in range(GUILD_CARDS + 1)]


class MochaChapter(Chapter):
    """Coffee, Guild cards, the Coffee Trader, the Barrier and the Tavern."""

    questions = (*SHARED, *QUESTIONS)
    keys = ("coffee_trader", "barrier", "tavern_tiles", "baksheesh", "guild_pile", "guild_discards")
    player_keys = ("coffee", "tavern", "guild")
    turn_keys = ("guild",)
    ruby_keys = ("coffee_house",)

    def write(self, state: Istanbul, position: dict[str, Any]) -> None:
        table = state.mocha
        walks = table.detour
        position["turn"]["guild"] = table.guild
        position["rubies"]["coffee_house"] = state.rubies[COFFEE_HOUSE]
        position["coffee_trader"] = state.token_place(COFFEE_TRADER)
        position["barrier"] = None
        if walks is not None:
            control = COLOUR_WORDS[state.players[table.control].colour]
            position["barrier"] = {"between": sorted((walks.here, walks.there)), "control": control}
        taken = (table.movement_taken, table.encounter_taken)
        position["tavern_tiles"] = {
            word: TAVERN_TILE_PRICES[gone:] for word, gone in zip(TAVERN_TILE_WORDS, taken, strict=True)
        }
        position["baksheesh"] = {"side": SIDES[table.turned], "goods": goods_text(baksheesh_goods(state))}
        position["guild_pile"] = {
            "number": table.guilds.number,
            "cards": [number for number, copies in enumerate(table.guilds.pile) if copies],
        }
        position["guild_discards"] = table.guilds.discarded()

    def write_player(self, state: Istanbul, player: Player, data: dict[str, Any]) -> None:
        data["coffee"] = player.coffee
        data["tavern"] = [word for tile, word in enumerate(TAVERN_TILE_WORDS) if player.tavern >> tile & 1]
        pile = state.mocha.guilds.number
        data["guild"] = [
            card & KIND if card // ORIGIN == pile else f"{card & KIND} of pile {card // ORIGIN}"
            for card in player.guild
        ]

    # Reading.

    def read_player(self, reader: "Reader", player: Player, data: Mapping[str, Any], where: str) -> None:
        player.coffee = reader.number(data, "coffee", where, 0, 10**6, 0)
        for tile in reader.words(data, "tavern", TAVERN_TILE_WORDS, where):
            if player.tavern >> tile & 1:
                reader.fail(
                    f"{where}nobody owns two Tavern tiles of a kind, as here {TAVERN_TILE_WORDS[tile]} (INV-17)"
                )
            player.tavern |= 1 << tile
        # The number of the present pile, which plain cards come from, is not read yet: they are marked by 0.
        player.guild = [self._guild(reader, item, where) for item in reader.items(data, "guild", where)]

    def _guild(self, reader: "Reader", item: object, where: str) -> int:
        text = str(item) if isinstance(item, int | str) and not isinstance(item, bool) else ""
        match = re.fullmatch(r"([1-9]|1[0-9]|20)(?: of pile ([1-9][0-9]{0,5}))?", text)
        if match is None:
            reader.fail(f"{where}a Guild card is written as 7 or '7 of pile 1', not {shown(item)}")
            return 1
        return int(match[1]) + ORIGIN * int(match[2] or 0)

    def read(self, reader: "Reader", data: Mapping[str, Any], state: Istanbul) -> None:
        table = MochaTable(self._read_guilds(reader, data, state))
        state.mocha = table
        turn = reader.table(data, "turn")
        playing = next((step.number for step in steps_of(state) if isinstance(step, GuildAway)), 0)
        table.guild = reader.number(turn, "guild", "turn: ", 0, GUILD_CARDS, playing)
        trader = state.target if COFFEE_TRADER in paid_tokens(state.agenda) else DICE_PLACES[0]
        state.put_token(COFFEE_TRADER, reader.place(data, "coffee_trader", "", trader))
        rubies = reader.table(data, "rubies")
        most = COFFEE_HOUSE_RUBIES
        state.lay_rubies(COFFEE_HOUSE, reader.number(rubies, "coffee_house", "rubies: ", 0, most, most))
        table.movement_taken, table.encounter_taken = (
            self._tiles_taken(reader, data, state, tile) for tile in range(len(TAVERN_TILE_WORDS))
        )
        baksheesh = reader.table(data, "baksheesh")
        reader.check_keys("baksheesh", baksheesh, ("side", "goods"))
        table.turned = reader.word(baksheesh.get("side", SIDES[0]), SIDES, "baksheesh: side")
        goods = goods_text(baksheesh_goods(state))
        if baksheesh.get("goods", goods) != goods:
            reader.fail(f"baksheesh: the goods on this side are {goods}, not {shown(baksheesh['goods'])}")
        if data.get("barrier") is not None:
            self._read_barrier(reader, reader.table(data, "barrier"), state)

    def _read_guilds(self, reader: "Reader", data: Mapping[str, Any], state: Istanbul) -> Deck:
        pile = reader.table(data, "guild_pile")
        number = read_pile_number(reader, data, "guild_pile")
        for player in state.players:
            player.guild = sorted(card if card >= ORIGIN else card + ORIGIN * number for card in player.guild)
        discards = self._numbers(reader, data, "guild_discards", "")
        gone = [card & KIND for player in state.players for card in player.guild] + discards
        gone += [step.number for step in steps_of(state) if isinstance(step, GuildAway)]
        left = [card for card in range(1, GUILD_CARDS + 1) if card not in gone]
        cards = self._numbers(reader, pile, "cards", "guild_pile: ") if "cards" in pile else left
        return deck_of([cards.count(card) for card in range(GUILD_CARDS + 1)], number, discards)

    def _numbers(self, reader: "Reader", data: Mapping[str, Any], key: str, where: str) -> list[int]:
        items = reader.items(data, key, where)
        known = [item for item in items if type(item) is int and 1 <= item <= GUILD_CARDS]
        if known != items:
            reader.fail(f"{where}{key} are numbers of Guild cards from 1 to {GUILD_CARDS}, not {shown(items)}")
        return known

    def _tiles_taken(self, reader: "Reader", data: Mapping[str, Any], state: Istanbul, tile: int) -> int:
        tiles = reader.table(data, "tavern_tiles")
        reader.check_keys("tavern_tiles", tiles, TAVERN_TILE_WORDS)
        word = TAVERN_TILE_WORDS[tile]
        owned = sum(player.tavern >> tile & 1 for player in state.players)
        left = TAVERN_TILE_PRICES[owned:]
        if tiles.get(word, left) != left:
            reader.fail(f"tavern_tiles: {word} is {left}, as {owned} are owned, not {shown(tiles[word])} (INV-17)")
        return owned

    def _read_barrier(self, reader: "Reader", barrier: Mapping[str, Any], state: Istanbul) -> None:
        reader.check_keys("barrier", barrier, ("between", "control"))
        colours = [COLOUR_WORDS[player.colour] for player in state.players]
        state.mocha.control = reader.word(barrier.get("control"), colours, "barrier: control")
        between = reader.places(barrier, "between", "barrier: ")
        if len(between) != 2 or state.board.distance(between[0], between[1]) != 1:
            reader.fail(f"barrier: it stands between two neighbours, not {shown(barrier.get('between'))} (INV-23)")
        else:
            state.mocha.detour = state.board.around(between[0], between[1])

    # What a seat may know.

    def see(self, state: Istanbul, seat: int | None, view: dict[str, Any]) -> None:
        guilds = state.mocha.guilds
        for player in state.players:
            seen = view["players"][COLOUR_WORDS[player.colour]]
            seen["free"] = state.rules.is_free(player)
            seen["guild_cards"] = len(player.guild)
            seen["guild"] = [card & KIND for card in player.guild] if player.seat == seat else []
        view["wares"]["coffee_house"] = coffee_price(state) if state.rubies[COFFEE_HOUSE] else None
        view["wares"]["tavern"] = {
            TAVERN_WORDS[option]: coffee_for(state, option) for option in OPTIONS if is_for_sale(state, option)
        }
        if view["barrier"] is not None:
            view["barrier"]["bars"] = [
                COLOUR_WORDS[player.colour]
                for player in state.players
                if state.rules.walks(state, player) is state.mocha.detour
            ]
        view["guild_pile"] = see_pile(guilds)
        colours = [COLOUR_WORDS[player.colour] for player in state.players]
        hands = [player.guild for player in state.players]
        view["unseen_guilds"] = unseen_cards(seat, guilds, hands, colours, GUILD_WORDS)

    def open(self, state: Istanbul, view: dict[str, Any]) -> None:
        view["unseen_guilds"] = []
        for player in state.players:
            view["players"][COLOUR_WORDS[player.colour]]["guild"] = [card & KIND for card in player.guild]

    # Checks.

    def rubies_at_first(self, players: int) -> int:
        return COFFEE_HOUSE_RUBIES

    def problems(self, state: Istanbul) -> list[str]:
        table = state.mocha
        guilds = table.guilds
        problems = []
        counts = guilds.pile[:]
        played = [step.number for step in steps_of(state) if isinstance(step, GuildAway)]
        for number in guilds.discarded() + played + [card & KIND for p in state.players for card in p.guild]:
            counts[number] += 1
        for number, copies in enumerate(counts):
            if copies != (1 if number else 0):
                problems.append(f"there are {copies} Guild cards {number}, not 1 (INV-02)")
        if guilds.size != sum(guilds.pile) or guilds.discard_size != len(guilds.discarded()):
            problems.append("the sizes of the piles of Guild cards are miscounted")
        if any(not 1 <= card // ORIGIN <= guilds.number for player in state.players for card in player.guild):
            problems.append(f"a Guild card in hand comes from one of the piles 1 to {guilds.number}")
        trader, rubies = state.token_place(COFFEE_TRADER), state.rubies[COFFEE_HOUSE]
        if trader not in DICE_PLACES:
            problems.append(f"the coffee trader stands on one of the places 2 to 12, not {trader} (INV-20)")
        for tile, taken in enumerate((table.movement_taken, table.encounter_taken)):
            owners = sum(player.tavern >> tile & 1 for player in state.players)
            if taken != owners or taken > len(TAVERN_TILE_PRICES):
                problems.append(f"{owners} players own a {TAVERN_TILE_WORDS[tile]} tile, but {taken} are gone (INV-17)")
        if not 0 <= rubies <= COFFEE_HOUSE_RUBIES:
            problems.append(f"rubies: coffee_house holds 0 to {COFFEE_HOUSE_RUBIES}, not {rubies} (INV-08)")
        if (table.detour is None) != (table.control == NOBODY):
            problems.append("the Barrier is on the board exactly when somebody holds its Control tile (INV-23)")
        elif table.detour is not None and state.board.distance(table.detour.here, table.detour.there) != 1:
            problems.append("the Barrier stands between two neighbours (INV-23)")
        problems += [
            f"{COLOUR_WORDS[player.colour]}: coffee is never negative (INV-18)"
            for player in state.players
            if player.coffee < 0
        ]
        return problems


def mocha_components() -> MochaFacts:
    """Return the tables of the expansion that a screen needs beside a view."""
    return {
        "coffee_house_last_price": m.COFFEE_HOUSE_LAST_PRICE,
        "coffee_house_rubies": m.COFFEE_HOUSE_RUBIES,
        "guild_coffee": NOW.guild_coffee,
        "guild_lira": NOW.guild_lira,
        "guild_goods": NOW.guild_goods,
        "guild_blue": NOW.guild_blue,
        "guild_extension_price": NOW.guild_extension_price,
        "guild_bonus_cards": NOW.guild_bonus_cards,
        "guild_hit_times": NOW.guild_hit_times,
        "guild_missed_times": m.GUILD_MISSED_TIMES,
        "guild_roast_coffee": NOW.guild_roast_coffee,
        "guild_guild_cards": NOW.guild_guild_cards,
        "guild_tavern_discount": m.GUILD_TAVERN_DISCOUNT,
        "tavern_tile_prices": m.TAVERN_TILE_PRICES,
        "barrier_price": m.BARRIER_PRICE,
        "baksheesh_price": m.BAKSHEESH_PRICE,
        "baksheesh_goods": [goods_text(m.BAKSHEESH_FRONT), goods_text(NOW.baksheesh_back)],
        "caravansary_coffee": m.CARAVANSARY_COFFEE,
        "trader_coffee": m.TRADER_COFFEE,
        "roast_coffee": m.ROAST_COFFEE,
        "roast_fee": m.ROAST_FEE,
        "guild_hall_coffee": m.GUILD_HALL_COFFEE,
        "guild_hall_cards": m.GUILD_HALL_CARDS,
        "card_coffee": m.CARD_COFFEE,
        "card_guild_price": m.CARD_GUILD_PRICE,
        "card_sale_price": m.CARD_SALE_PRICE,
        "card_sale_lira": m.CARD_SALE_LIRA,
        "most_exchanged": m.MOST_EXCHANGED,
        "turned_die": m.SIX,
        "dice_coffee": NOW.dice_coffee,
        "dice_lira": NOW.dice_lira,
    }
