"""Playing Guild cards: one replaces a whole turn (MOC-GLD, MOC-GC)."""

from abc import abstractmethod
from typing import final

from mypy_extensions import i64, mypyc_attr

from bedesten.core.luck import Luck
from bedesten.games.istanbul.actions import END, SEND
from bedesten.games.istanbul.data import (
    BLACK_MARKET,
    BLUE,
    CARAVANSARY,
    COFFEE_HOUSE,
    EXTENSIONS_EACH,
    FABRIC_WAREHOUSE,
    FOUNTAIN,
    FRUIT_WAREHOUSE,
    GEMSTONE_DEALER,
    GREAT_MOSQUE,
    GREAT_MOSQUE_TILES,
    GREEN,
    GUILD_HALL,
    HOME,
    LARGE_MARKET,
    POLICE_STATION,
    POST_OFFICE,
    RED,
    ROASTING_PLANT,
    SEND_OUT,
    SMALL_MARKET,
    SMALL_MOSQUE,
    SMALL_MOSQUE_TILES,
    SPICE_WAREHOUSE,
    SULTANS_PALACE,
    TAVERN,
    TEA_HOUSE,
    WAINWRIGHT,
    YELLOW,
)
from bedesten.games.istanbul.encounters import ALL_GOODS, TakeGood
from bedesten.games.istanbul.mocha.data import ROAST_FEE
from bedesten.games.istanbul.mocha.holdings import gain_coffee, take_guild
from bedesten.games.istanbul.mocha.places import Roast, take_guilds
from bedesten.games.istanbul.mocha.tavern import NONE_YET, ChooseTwo, firsts
from bedesten.games.istanbul.parts import OPEN, Step, Window
from bedesten.games.istanbul.places import ChooseMosqueTile, DiscardOne, TakeCards
from bedesten.games.istanbul.reconstructed import NOW
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.table import Player
from bedesten.games.istanbul.turn import Encounters


class GuildCard:
    """A Guild card. All it says must be possible, or it may not be played (MOC-GLD-04, MOC-GLD-05)."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def is_playable(self, game: Istanbul, player: Player) -> bool:
        return game.rules.places[self.number].is_possible(game, player)

    @abstractmethod
    def play(self, game: Istanbul, player: Player, luck: Luck) -> None:
        """Do what the card says, or put its questions on the agenda."""


def play_guild(game: Istanbul, player: Player, number: i64, luck: Luck) -> None:
    """Let a Guild card replace the turn (MOC-GLD-01, MOC-GLD-02)."""
    take_guild(game, player, number)
    game.mocha.guild = number
    if game.listener is not None:
        game.tell("guild", player.seat, {"guild": number})
    if number == FOUNTAIN:
        game.agenda = Encounters(GuildAway(game.rules.turn_end, number))
    else:
        game.agenda = GuildAway(GuildEnd(game.rules.turn_end), number)
    GUILDS[number].play(game, player, luck)


def tell_gift(game: Istanbul, player: Player, number: i64) -> None:
    """Tell that what is gained directly after this is given by the guild, not by its place."""
    if game.listener is not None and NOW.guild_coffee[number] + NOW.guild_lira[number] + NOW.guild_blue[number] > 0:
        game.tell("guild gift", player.seat, {})


@final
@mypyc_attr(free_list_len=1)
class GuildExtra(Step):
    """What a Guild card gives after the action (DAT-18)."""

    def __init__(self, then: Step | None, number: i64) -> None:
        super().__init__(then)
        self.number: i64 = number

    def settle(self, game: Istanbul, player: Player, luck: Luck) -> None:
        tell_gift(game, player, self.number)
        gain_coffee(game, player, NOW.guild_coffee[self.number])
        if NOW.guild_lira[self.number] > 0:
            game.gain_lira(player, NOW.guild_lira[self.number])
        game.gain_good(player, BLUE, NOW.guild_blue[self.number])

    def arguments(self) -> list[int]:
        return [self.number]


@final
@mypyc_attr(free_list_len=1)
class GuildAway(Step):
    """A Guild card reaches the discard pile when its effect is finished (MOC-GLD-12)."""

    def __init__(self, then: Step | None, number: i64) -> None:
        super().__init__(then)
        self.number: i64 = number

    def settle(self, game: Istanbul, player: Player, luck: Luck) -> None:
        game.mocha.guilds.put_on_discards(self.number)

    def arguments(self) -> list[int]:
        return [self.number]


@final
@mypyc_attr(free_list_len=1)
class GuildEnd(Window):
    """After a Guild card: the turn is over when its player says so (MOC-GLD-14)."""

    def windows(self, game: Istanbul) -> i64:
        return OPEN

    def answers(self, game: Istanbul, player: Player) -> list[int]:
        return [END]

    def answer(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        if game.listener is not None:
            game.tell("end", player.seat, {})


# The cards.


@final
class PlaceGuild(GuildCard):
    """The action of the place, then something more (MOC-GC-05, 08 to 11, 13, 16, 20)."""

    def play(self, game: Istanbul, player: Player, luck: Luck) -> None:
        game.agenda = GuildExtra(game.agenda, self.number)
        game.rules.places[self.number].act(game, player, luck)


@final
class WainwrightGuild(GuildCard):
    """An extension for less (MOC-GC-01)."""

    def is_playable(self, game: Istanbul, player: Player) -> bool:
        return player.extensions < EXTENSIONS_EACH and player.lira >= NOW.guild_extension_price

    def play(self, game: Istanbul, player: Player, luck: Luck) -> None:
        game.pay_lira(player, NOW.guild_extension_price)
        game.gain_extension(player)


@final
class WarehouseGuild(GuildCard):
    """Fill up one type of good, then gain goods of choice (MOC-GC-02 to MOC-GC-04)."""

    def __init__(self, number: i64, good: i64) -> None:
        super().__init__(number)
        self.good: i64 = good

    def play(self, game: Istanbul, player: Player, luck: Luck) -> None:
        game.gain_good(player, self.good, player.capacity())
        goods: i64 = NOW.guild_goods[self.number]
        while goods > 0:
            game.agenda = TakeGood(game.agenda, ALL_GOODS)
            goods -= 1


@final
class CaravansaryGuild(GuildCard):
    """Coffee and more Bonus cards, then discard one (MOC-GC-06)."""

    def play(self, game: Istanbul, player: Player, luck: Luck) -> None:
        tell_gift(game, player, self.number)
        gain_coffee(game, player, NOW.guild_coffee[self.number])
        game.agenda = TakeCards(DiscardOne(game.agenda), NOW.guild_bonus_cards)


@final
class FountainGuild(GuildCard):
    """The Merchant jumps to the Fountain and acts there, and has his encounters (MOC-GC-07)."""

    def play(self, game: Istanbul, player: Player, luck: Luck) -> None:
        if player.merchant != FOUNTAIN:
            game.move_merchant(player, FOUNTAIN, HOME)
        game.agenda = GuildExtra(game.agenda, self.number)
        game.rules.places[FOUNTAIN].act(game, player, luck)


@final
class PoliceGuild(GuildCard):
    """The Family member goes home without reward and is sent out at once (MOC-GC-12)."""

    def is_playable(self, game: Istanbul, player: Player) -> bool:
        return True

    def play(self, game: Istanbul, player: Player, luck: Luck) -> None:
        if player.family != POLICE_STATION:
            game.move_family(player, POLICE_STATION, HOME)
        game.agenda = SendToAct(game.agenda)


@final
@mypyc_attr(free_list_len=1)
class SendToAct(Window):
    """Where is the Family member sent? It must be able to act there (MOC-GC-12)."""

    def answers(self, game: Istanbul, player: Player) -> list[int]:
        places = game.rules.places
        return [
            SEND + place
            for place in game.board.places
            if place != POLICE_STATION and places[place].is_possible(game, player)
        ]

    def answer(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        place = action - SEND
        game.move_family(player, place, SEND_OUT)
        game.begin_action(player, place, luck)


@final
class MosqueGuild(GuildCard):
    """Take a tile for one good of its colour, however many it shows (MOC-GC-14, MOC-GC-15)."""

    def __init__(self, number: i64, colours: list[int]) -> None:
        super().__init__(number)
        self.colours: list[int] = colours

    def is_playable(self, game: Istanbul, player: Player) -> bool:
        return can_take_cheaply(game, player, self.colours[0]) or can_take_cheaply(game, player, self.colours[1])

    def play(self, game: Istanbul, player: Player, luck: Luck) -> None:
        game.agenda = TakeCheapTile(game.agenda, self.number)


def can_take_cheaply(game: Istanbul, player: Player, colour: i64) -> bool:
    """Tell whether a player has one good for the top tile of a stack and no tile of that colour yet."""
    return game.tile_symbols(colour) != 0 and player.goods[colour] > 0 and not player.has_tile(colour)


@final
@mypyc_attr(free_list_len=1)
class TakeCheapTile(ChooseMosqueTile):
    """A tile of a Mosque, for those who have one good of it."""

    def can_take(self, game: Istanbul, player: Player, colour: i64) -> bool:
        return can_take_cheaply(game, player, colour)


@final
class RoastingGuild(GuildCard):
    """Roast with more coffee for each option (MOC-GC-17)."""

    def is_playable(self, game: Istanbul, player: Player) -> bool:
        # The card itself is gone when one is to be discarded.
        cards = len(player.hand) + len(player.guild) - 1
        return player.lira >= ROAST_FEE or player.total_goods() > 0 or cards > 0

    def play(self, game: Istanbul, player: Player, luck: Luck) -> None:
        game.agenda = Roast(game.agenda, 0, NOW.guild_roast_coffee)


@final
class GuildHallGuild(GuildCard):
    """More coffee and more Guild cards, then discard one (MOC-GC-18)."""

    def play(self, game: Istanbul, player: Player, luck: Luck) -> None:
        gain_coffee(game, player, NOW.guild_coffee[self.number])
        take_guilds(game, player, NOW.guild_guild_cards, luck)


@final
class TavernGuild(GuildCard):
    """Two different options of the Tavern, a little cheaper (MOC-GC-19)."""

    def is_playable(self, game: Istanbul, player: Player) -> bool:
        return len(firsts(game, player, player.coffee)) > 0

    def play(self, game: Istanbul, player: Player, luck: Luck) -> None:
        game.agenda = ChooseTwo(game.agenda, NONE_YET)


@final
class NoGuild(GuildCard):
    """The number 0, which is no card."""

    def play(self, game: Istanbul, player: Player, luck: Luck) -> None:
        """Nothing happens."""


GUILDS: list[GuildCard] = [
    NoGuild(0),
    WainwrightGuild(WAINWRIGHT),
    WarehouseGuild(FABRIC_WAREHOUSE, RED),
    WarehouseGuild(SPICE_WAREHOUSE, GREEN),
    WarehouseGuild(FRUIT_WAREHOUSE, YELLOW),
    PlaceGuild(POST_OFFICE),
    CaravansaryGuild(CARAVANSARY),
    FountainGuild(FOUNTAIN),
    PlaceGuild(BLACK_MARKET),
    PlaceGuild(TEA_HOUSE),
    PlaceGuild(LARGE_MARKET),
    PlaceGuild(SMALL_MARKET),
    PoliceGuild(POLICE_STATION),
    PlaceGuild(SULTANS_PALACE),
    MosqueGuild(SMALL_MOSQUE, SMALL_MOSQUE_TILES),
    MosqueGuild(GREAT_MOSQUE, GREAT_MOSQUE_TILES),
    PlaceGuild(GEMSTONE_DEALER),
    RoastingGuild(ROASTING_PLANT),
    GuildHallGuild(GUILD_HALL),
    TavernGuild(TAVERN),
    PlaceGuild(COFFEE_HOUSE),
]
