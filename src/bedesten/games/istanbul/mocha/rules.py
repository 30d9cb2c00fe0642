"""The rule set of Mocha & Baksheesh."""

from typing import Final

from mypy_extensions import i64

from bedesten.core.luck import Luck
from bedesten.games.istanbul.actions import COFFEE_TRADER, ENCOUNTER_TILE, GUILD, MOVEMENT_TILE
from bedesten.games.istanbul.cards import base_cards
from bedesten.games.istanbul.data import (
    BASE_DECK,
    CARAVANSARY,
    CARAVANSARY_CARDS,
    COFFEE_HOUSE,
    EXPANSION_RUBY_TARGET,
    TEA_HOUSE,
    WIDE_INNER_CELLS,
)
from bedesten.games.istanbul.mocha.cards import mocha_cards
from bedesten.games.istanbul.mocha.data import COFFEE_HOUSE_RUBIES, FIRST_PLAY, GUILD_CARDS, MOCHA_DECK
from bedesten.games.istanbul.mocha.guild import GUILDS, play_guild
from bedesten.games.istanbul.mocha.holdings import gain_thing, has_tavern_tile
from bedesten.games.istanbul.mocha.places import (
    CoffeeCaravansary,
    CoffeeHouse,
    GuildHall,
    GuildTeaHouse,
    RoastingPlant,
    can_pay_trader,
    meet_trader,
)
from bedesten.games.istanbul.mocha.table import MochaTable
from bedesten.games.istanbul.mocha.tavern import Tavern
from bedesten.games.istanbul.parts import Place
from bedesten.games.istanbul.places import base_places
from bedesten.games.istanbul.reconstructed import NOW
from bedesten.games.istanbul.rules import BaseRules
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.table import Player, Walks
from bedesten.games.istanbul.turn import FinalStep, TurnStart, after_move
from bedesten.kit.deck import KIND, Deck
from bedesten.kit.inference import imagine_hands


class MochaRules(BaseRules):
    """Coffee, Guild cards, and a Barrier that only one player walks through."""

    def ruby_target(self, players: i64) -> i64:
        return EXPANSION_RUBY_TARGET

    def may_lie(self, black_market: i64, tea_house: i64) -> bool:
        return apart_on_wide_board(self, black_market, tea_house)

    def lay_out(self, game: Istanbul, luck: Luck) -> None:
        lay_out_mocha(game)
        game.put_token(COFFEE_TRADER, luck.die() + luck.die())

    def has_coffee(self) -> bool:
        return True

    def asks_about_roll(self) -> bool:
        return True

    def imagine_more(self, world: Istanbul, seat: i64, luck: Luck) -> None:
        for player in world.players:
            player.guild = player.guild[:]
        imagine_hands(seat, world.mocha.guilds, [player.guild for player in world.players], luck)

    # A turn.

    def begin_turn(self, game: Istanbul) -> None:
        game.mocha.guild = 0

    def special_turn(self, game: Istanbul) -> i64:
        return game.mocha.guild

    def allows_extras(self, game: Istanbul) -> bool:
        return game.mocha.guild == 0  # MOC-GLD-06

    def caravansary_cards(self, game: Istanbul) -> i64:
        return NOW.guild_bonus_cards if game.mocha.guild == CARAVANSARY else CARAVANSARY_CARDS

    def gain_thing(self, game: Istanbul, player: Player, thing: i64) -> None:
        gain_thing(game, player, thing)

    def is_free(self, player: Player) -> bool:
        return has_tavern_tile(player, ENCOUNTER_TILE)

    # The move.

    def walks(self, game: Istanbul, player: Player) -> Walks:
        return walks_of(game, player)

    def moves(self, game: Istanbul, player: Player) -> list[int]:
        walks = walks_of(game, player)
        if has_tavern_tile(player, MOVEMENT_TILE):
            return walks.straight(player.merchant)[:]
        return walks.near(player.merchant)[:]

    def offer_start(self, game: Istanbul, player: Player, answers: list[int]) -> None:
        offer_guild_turn(game, player, answers)

    def start(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        play_guild(game, player, action - GUILD, luck)

    # Meetings.

    def can_use(self, game: Istanbul, player: Player, token: i64, free: bool) -> bool:
        if token == COFFEE_TRADER:
            return free or can_pay_trader(player)
        return super().can_use(game, player, token, free)

    def meet(self, game: Istanbul, player: Player, token: i64, free: bool, luck: Luck) -> None:
        if token == COFFEE_TRADER:
            meet_trader(game, player, free)
        else:
            super().meet(game, player, token, free, luck)


def apart_on_wide_board(rules: BaseRules, black_market: i64, tea_house: i64) -> bool:
    """Tell whether 8 and 9 lie 3 or more apart and share neither row nor column (MOC-SET-04)."""
    columns = rules.columns
    if black_market // columns == tea_house // columns or black_market % columns == tea_house % columns:
        return False
    return BaseRules.may_lie(rules, black_market, tea_house)


def lay_out_mocha(game: Istanbul) -> None:
    """Put out the Guild cards and the rubies of the Coffee House (MOC-SET-09 to MOC-SET-13)."""
    game.mocha = MochaTable(Deck([0] + [1] * GUILD_CARDS, GUILD_CARDS))
    game.lay_rubies(COFFEE_HOUSE, COFFEE_HOUSE_RUBIES)


def walks_of(game: Istanbul, player: Player) -> Walks:
    """Return how a player walks: all but the holder of the Control tile around the Barrier (MOC-BAR-05, MOC-BAR-06)."""
    detour = game.mocha.detour
    return game.board.walks if detour is None or game.mocha.control == player.seat else detour


def offer_guild_turn(game: Istanbul, player: Player, answers: list[int]) -> None:
    """Offer the Guild cards that can be carried out completely (MOC-GLD-04, MOC-GLD-09)."""
    for held in player.guild:
        number: i64 = held & KIND
        if GUILDS[number].is_playable(game, player):
            answers.append(GUILD + number)


def mocha_places() -> list[Place]:
    """Return the places of base game and expansion, by number."""
    places = base_places()
    places[CARAVANSARY] = CoffeeCaravansary()
    places[TEA_HOUSE] = GuildTeaHouse()
    return [*places, RoastingPlant(), GuildHall(), Tavern(), CoffeeHouse()]


MOCHA: Final = MochaRules(
    "mocha",
    5,
    FIRST_PLAY,
    WIDE_INNER_CELLS,
    mocha_places(),
    base_cards() + mocha_cards(),
    BASE_DECK + MOCHA_DECK,
    TurnStart(after_move(None)),
    FinalStep(None),
)
