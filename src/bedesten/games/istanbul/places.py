"""The sixteen places of the base game and the questions of their actions (IST-PLC)."""

from abc import abstractmethod
from typing import final

from mypy_extensions import i64, mypyc_attr

from bedesten.core.luck import Luck
from bedesten.games.istanbul.actions import (
    ACT,
    DISCARD,
    DONE,
    DRAW,
    FROM_DISCARDS,
    FROM_PILE,
    GIVE,
    RETURN,
    SEND,
    SKIP,
    TAKE,
    TILE,
)
from bedesten.games.istanbul.data import (
    CARAVANSARY,
    CARAVANSARY_CARDS,
    EXTENSION_PRICE,
    EXTENSIONS_EACH,
    FABRIC_WAREHOUSE,
    FOUNTAIN,
    FRUIT_WAREHOUSE,
    GEMSTONE_DEALER,
    GOODS,
    GREAT_MOSQUE,
    GREAT_MOSQUE_TILES,
    GREEN,
    LARGE_MARKET,
    MAIL_GOODS,
    MAIL_LIRA,
    MAIL_STATES,
    PALACE_FREE_CHOICE,
    PALACE_PRICES,
    POLICE_STATION,
    POST_OFFICE,
    RED,
    SEND_OUT,
    SMALL_MARKET,
    SMALL_MOSQUE,
    SMALL_MOSQUE_TILES,
    SPICE_WAREHOUSE,
    SULTANS_PALACE,
    TILE_FEE,
    WAINWRIGHT,
    YELLOW,
)
from bedesten.games.istanbul.dice import BlackMarket, TeaHouse
from bedesten.games.istanbul.encounters import offer_goods_held, offer_hand
from bedesten.games.istanbul.markets import MarketPlace
from bedesten.games.istanbul.parts import BEGINNING, PAYING, Place, Step, Window
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.table import Player

# Wainwright (1)


@final
class Wainwright(Place):
    """One extension for 7 Lira (IST-PLC-01 to IST-PLC-04)."""

    def __init__(self) -> None:
        super().__init__(WAINWRIGHT, True)

    def is_possible(self, game: Istanbul, player: Player) -> bool:
        return player.extensions < EXTENSIONS_EACH and player.lira >= EXTENSION_PRICE

    def act(self, game: Istanbul, player: Player, luck: Luck) -> None:
        game.pay_lira(player, EXTENSION_PRICE)
        game.gain_extension(player)


# Warehouses (2, 3, 4)


@final
class Warehouse(Place):
    """Fill up one type of good; the green tile sells one more of any type (IST-PLC-05 to IST-PLC-08)."""

    def __init__(self, number: i64, good: i64) -> None:
        super().__init__(number, False)
        self.good: i64 = good

    def act(self, game: Istanbul, player: Player, luck: Luck) -> None:
        game.gain_good(player, self.good, player.capacity())
        # A card could still bring the Lira that are missing; whether it does must not be seen from the question.
        can_pay = player.lira >= TILE_FEE or len(player.hand) > 0
        if player.has_tile(GREEN) and can_pay and player.has_any_space() and game.rules.allows_extras(game):
            game.agenda = GreenTile(game.agenda)


@final
@mypyc_attr(free_list_len=1)
class GreenTile(Window):
    """One additional good of any type for 2 Lira, or not (IST-MOS-07, IST-MOS-08)."""

    def answers(self, game: Istanbul, player: Player) -> list[int]:
        answers: list[int] = [DONE]
        if player.lira >= TILE_FEE:
            good: i64 = 0
            while good < GOODS:
                if player.has_space(good):
                    answers.append(TAKE + good)
                good += 1
        return answers

    def answer(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        if action != DONE:
            if game.listener is not None:
                game.tell("green tile", player.seat, {})
            game.pay_lira(player, TILE_FEE)
            game.gain_good(player, action - TAKE, 1)


# Post Office (5)


@final
class PostOffice(Place):
    """Gain what the mail shows, then move one indicator (IST-PLC-09 to IST-PLC-11)."""

    def __init__(self) -> None:
        super().__init__(POST_OFFICE, False)

    def act(self, game: Istanbul, player: Player, luck: Luck) -> None:
        for good in MAIL_GOODS[game.mail]:
            game.gain_good(player, good, 1)
        game.gain_lira(player, MAIL_LIRA[game.mail])
        game.mail = (game.mail + 1) % MAIL_STATES
        if game.listener is not None:
            game.tell("mail", player.seat, {"down": game.mail})


# Caravansary (6)


@final
class Caravansary(Place):
    """Two cards, each from the draw pile or the discard pile, then discard one (IST-PLC-12 to IST-PLC-15)."""

    def __init__(self) -> None:
        super().__init__(CARAVANSARY, False)

    def act(self, game: Istanbul, player: Player, luck: Luck) -> None:
        game.agenda = TakeCards(DiscardOne(game.agenda), CARAVANSARY_CARDS)


@final
@mypyc_attr(free_list_len=1)
class TakeCards(Step):
    """From where does the next card come?"""

    def __init__(self, then: Step | None, left: i64) -> None:
        super().__init__(then)
        self.left: i64 = left

    def options(self, game: Istanbul, player: Player) -> list[int]:
        options: list[int] = []
        if game.deck.can_draw():
            options.append(DRAW + FROM_PILE)
        if game.deck.discards is not None:
            options.append(DRAW + FROM_DISCARDS)
        return options

    def choose(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        if self.left > 1:
            game.agenda = TakeCards(game.agenda, self.left - 1)
        if action == DRAW + FROM_PILE:
            game.draw_card(player, luck)
        else:
            game.take_discard(player)

    def arguments(self) -> list[int]:
        return [self.left]


@final
@mypyc_attr(free_list_len=1)
class DiscardOne(Step):
    """Which card of the hand is discarded? No card may be played before that (IST-BON-29)."""

    def options(self, game: Istanbul, player: Player) -> list[int]:
        options: list[int] = []
        offer_hand(player, options)
        return options

    def choose(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        game.discard_card(player, action - DISCARD)


# Fountain (7)


@final
class Fountain(Place):
    """Own lying Assistants return to the stack, as many as wanted (IST-PLC-16 to IST-PLC-18)."""

    def __init__(self) -> None:
        super().__init__(FOUNTAIN, False)

    def act(self, game: Istanbul, player: Player, luck: Luck) -> None:
        game.agenda = Gather(game.agenda)


@final
@mypyc_attr(free_list_len=1)
class Gather(Step):
    """Which Assistant returns next, if any?"""

    def options(self, game: Istanbul, player: Player) -> list[int]:
        if player.lying == 0:
            return []
        options: list[int] = [DONE]
        game.offer_lying(player, options, RETURN, 0)
        return options

    def choose(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        if action != DONE:
            game.agenda = self
            game.return_assistant(player, action - RETURN)


# Police Station (12)


@final
class PoliceStation(Place):
    """Send the own Family member to another place and act there through it (IST-PLC-31 to IST-PLC-37)."""

    def __init__(self) -> None:
        super().__init__(POLICE_STATION, False)

    def is_possible(self, game: Istanbul, player: Player) -> bool:
        return player.family == POLICE_STATION

    def act(self, game: Istanbul, player: Player, luck: Luck) -> None:
        game.agenda = Send(game.agenda)


@final
@mypyc_attr(free_list_len=1)
class Send(Step):
    """Where is the Family member sent?"""

    def options(self, game: Istanbul, player: Player) -> list[int]:
        return [SEND + place for place in game.board.places if place != POLICE_STATION]

    def choose(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        place = action - SEND
        game.move_family(player, place, SEND_OUT)
        game.agenda = FamilyAct(game.agenda, place)


class ActAfar(Window):
    """Is the action of a place carried out where the Merchant does not stand?"""

    def __init__(self, then: Step | None, at: i64) -> None:
        super().__init__(then)
        self.at: i64 = at

    def windows(self, game: Istanbul) -> i64:
        return PAYING | BEGINNING if game.rules.places[self.at].has_cost else BEGINNING

    def place(self, game: Istanbul) -> i64:
        return self.at

    def answers(self, game: Istanbul, player: Player) -> list[int]:
        if game.rules.places[self.at].is_possible(game, player):
            return [ACT, SKIP]
        return [SKIP]

    def answer(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        if action == ACT:
            game.begin_action(player, self.at, luck)
        elif game.listener is not None:
            game.tell("skip", player.seat, {"place": self.at})

    def arguments(self) -> list[int]:
        return [self.at]


@final
@mypyc_attr(free_list_len=1)
class FamilyAct(ActAfar):
    """Does the Family member carry out the action of the place? (IST-PLC-35)"""


# Sultan's Palace (13)


@final
class SultansPalace(Place):
    """Pay the goods not covered by a ruby and take the next ruby (IST-PLC-38 to IST-PLC-41)."""

    def __init__(self) -> None:
        super().__init__(SULTANS_PALACE, True)

    def is_possible(self, game: Istanbul, player: Player) -> bool:
        if game.rubies[SULTANS_PALACE] == 0:
            return False
        price = game.palace_price()
        if player.total_goods() < price:
            return False
        needed = PALACE_PRICES[price]
        good: i64 = 0
        while good < GOODS:
            if player.goods[good] < needed[good]:
                return False
            good += 1
        return True

    def act(self, game: Istanbul, player: Player, luck: Luck) -> None:
        price = game.palace_price()
        for good, count in enumerate(PALACE_PRICES[price]):
            game.pay_good(player, good, count)
        free: i64 = PALACE_FREE_CHOICE[price]
        if free == 0:
            game.gain_ruby(player, SULTANS_PALACE, True)
        else:
            game.agenda = PayPalace(game.agenda, free)


@final
@mypyc_attr(free_list_len=1)
class PayPalace(Window):
    """Which good pays for a space of any type? (IST-PLC-40)"""

    def __init__(self, then: Step | None, left: i64) -> None:
        super().__init__(then)
        self.left: i64 = left

    def answers(self, game: Istanbul, player: Player) -> list[int]:
        answers: list[int] = []
        offer_goods_held(player, answers)
        return answers

    def can_be_answered(self, game: Istanbul, player: Player) -> bool:
        return player.total_goods() >= self.left

    def answer(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        game.pay_good(player, action - GIVE, 1)
        if self.left > 1:
            game.agenda = PayPalace(game.agenda, self.left - 1)
        else:
            game.gain_ruby(player, SULTANS_PALACE, True)

    def arguments(self) -> list[int]:
        return [self.left]


# Mosques (14, 15)


@final
class Mosque(Place):
    """Take the top tile of a stack for one good of its colour (IST-PLC-42 to IST-PLC-45)."""

    def __init__(self, number: i64, colours: list[int]) -> None:
        super().__init__(number, True)
        self.colours: list[int] = colours

    def is_possible(self, game: Istanbul, player: Player) -> bool:
        return can_take_tile(game, player, self.colours[0]) or can_take_tile(game, player, self.colours[1])

    def act(self, game: Istanbul, player: Player, luck: Luck) -> None:
        game.agenda = TakeTile(game.agenda, self.number)


def can_take_tile(game: Istanbul, player: Player, colour: i64) -> bool:
    """Tell whether a player has the goods for the top tile of a stack and no tile of that colour yet."""
    symbols = game.tile_symbols(colour)
    held: i64 = player.goods[colour]
    return symbols != 0 and held >= symbols and not player.has_tile(colour)


class ChooseMosqueTile(Window):
    """Which tile is taken, for one of its goods?"""

    def __init__(self, then: Step | None, mosque: i64) -> None:
        super().__init__(then)
        self.mosque: i64 = mosque

    @abstractmethod
    def can_take(self, game: Istanbul, player: Player, colour: i64) -> bool:
        """Tell whether a tile of this colour may be taken."""

    def answers(self, game: Istanbul, player: Player) -> list[int]:
        colours = SMALL_MOSQUE_TILES if self.mosque == SMALL_MOSQUE else GREAT_MOSQUE_TILES
        return [TILE + colour for colour in colours if self.can_take(game, player, colour)]

    def answer(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        colour = action - TILE
        game.pay_good(player, colour, 1)
        game.gain_tile(player, colour)

    def arguments(self) -> list[int]:
        return [self.mosque]


@final
@mypyc_attr(free_list_len=1)
class TakeTile(ChooseMosqueTile):
    """A tile of a Mosque, for those who have all its goods."""

    def can_take(self, game: Istanbul, player: Player, colour: i64) -> bool:
        return can_take_tile(game, player, colour)


# Gemstone Dealer (16)


@final
class GemstoneDealer(Place):
    """Pay the highest number not covered and take the next ruby (IST-PLC-46 to IST-PLC-48)."""

    def __init__(self) -> None:
        super().__init__(GEMSTONE_DEALER, True)

    def is_possible(self, game: Istanbul, player: Player) -> bool:
        return game.rubies[GEMSTONE_DEALER] > 0 and player.lira >= game.dealer_price()

    def act(self, game: Istanbul, player: Player, luck: Luck) -> None:
        game.pay_lira(player, game.dealer_price())
        game.gain_ruby(player, GEMSTONE_DEALER, True)


@final
class Nowhere(Place):
    """The number 0, which is no place; the dice of a card are counted here."""

    def __init__(self) -> None:
        super().__init__(0, False)

    def is_possible(self, game: Istanbul, player: Player) -> bool:
        return False

    def act(self, game: Istanbul, player: Player, luck: Luck) -> None:
        """Nothing happens nowhere."""

    def rolled(self, game: Istanbul, player: Player, total: i64, call: i64, luck: Luck) -> None:
        game.rules.cards[call].rolled(game, player, total, luck)


def base_places() -> list[Place]:
    """Return the places of the base game, by number."""
    return [
        Nowhere(),
        Wainwright(),
        Warehouse(FABRIC_WAREHOUSE, RED),
        Warehouse(SPICE_WAREHOUSE, GREEN),
        Warehouse(FRUIT_WAREHOUSE, YELLOW),
        PostOffice(),
        Caravansary(),
        Fountain(),
        BlackMarket(),
        TeaHouse(),
        MarketPlace(LARGE_MARKET),
        MarketPlace(SMALL_MARKET),
        PoliceStation(),
        SultansPalace(),
        Mosque(SMALL_MOSQUE, SMALL_MOSQUE_TILES),
        Mosque(GREAT_MOSQUE, GREAT_MOSQUE_TILES),
        GemstoneDealer(),
    ]
