"""The Kiosk (22): everybody chooses a tile, and the active player has the last one too (LET-PLC-02 to LET-PLC-09)."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from bedesten.core.events import NOBODY
from bedesten.core.luck import Luck
from bedesten.games.istanbul.actions import ACT, CHOOSE, DISCARD, GIVE, KIOSK_TILES, LETTER, PAY, SKIP, TAKE
from bedesten.games.istanbul.data import COFFEE, EXTENSIONS_EACH, FOUNTAIN, GOODS, HOME, KIOSK
from bedesten.games.istanbul.dice import Dice
from bedesten.games.istanbul.encounters import offer_goods_held, offer_hand
from bedesten.games.istanbul.letters.companion import fetch_companion
from bedesten.games.istanbul.letters.data import (
    CARDS_LETTERS,
    COFFEE_OR_THREE,
    COMPANION_HOME,
    EXTENSION_FOR_GOODS,
    EXTENSION_FOR_LIRA,
    GOODS_LETTERS,
    KIOSK_EXTENSION_PRICE,
    KIOSK_GOOD,
    KIOSK_GOODS,
    KIOSK_LIRA,
    KIOSK_PRICE,
    KIOSK_REVEALED,
    KIOSK_REVENUE,
    KIOSK_WORDS,
    LIRA_GOODS,
    LIRA_LETTERS,
    MERCHANT_HOME,
    ONE_BLUE,
    ONE_CARD,
    ONE_DIE,
    TWO_LIRA,
)
from bedesten.games.istanbul.letters.post import can_receive, give_letter, offer_letters, receive_letter
from bedesten.games.istanbul.mocha.holdings import gain_coffee, gain_thing, pay_thing
from bedesten.games.istanbul.parts import PAYING, Place, Step, Window
from bedesten.games.istanbul.reconstructed import NOW
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.table import PERSONAL_SUPPLY, Player
from bedesten.kit import bags


def all_tiles() -> i64:
    """Return a bag with all Kiosk tiles (DAT-22)."""
    return bags.filled(NOW.kiosk)


@final
class Kiosk(Place):
    """A Letter, then one tile more than players is revealed (LET-PLC-02)."""

    def __init__(self) -> None:
        super().__init__(KIOSK, False)

    def act(self, game: Istanbul, player: Player, luck: Luck) -> None:
        receive_letter(game, player, luck)
        tiles = reveal(game, KIOSK_REVEALED[len(game.players)], luck)
        if game.listener is not None:
            words: list[str] = [KIOSK_WORDS[tile] for tile in bags.kinds(tiles)]
            game.tell("kiosk", player.seat, {"tiles": words})
        game.agenda = ChooseKioskTile(game.agenda, player.seat, tiles)

    def rolled(self, game: Istanbul, player: Player, total: i64, call: i64, luck: Luck) -> None:
        game.gain_lira(player, total)


def reveal(game: Istanbul, number: i64, luck: Luck) -> i64:
    """Take so many tiles from the face-down ones; when these are gone, from the discards (LET-PLC-07)."""
    table = game.letters
    tiles: i64 = 0
    while number > 0:
        if table.kiosk == 0:
            table.kiosk = all_tiles() - tiles
            if game.listener is not None:
                game.tell("kiosk shuffled", NOBODY, {})
        tile = bags.one(bags.nth(table.kiosk, luck.below(bags.size(table.kiosk))))
        table.kiosk -= tile
        tiles += tile
        number -= 1
    return tiles


@final
@mypyc_attr(free_list_len=1)
class ChooseKioskTile(Step):
    """Which of the revealed tiles does a player choose? (LET-PLC-03)"""

    def __init__(self, then: Step | None, chooser: i64, tiles: i64) -> None:
        super().__init__(then)
        self.chooser: i64 = chooser
        self.tiles: i64 = tiles

    def who(self, game: Istanbul) -> i64:
        return self.chooser

    def options(self, game: Istanbul, player: Player) -> list[int]:
        options: list[int] = []
        tile: i64 = 0
        while tile < KIOSK_TILES:
            if bags.count(self.tiles, tile):
                options.append(CHOOSE + tile)
            tile += 1
        return options

    def choose(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        tile = action - CHOOSE
        left = self.tiles - bags.one(tile)
        following = (self.chooser + 1) % len(game.players)
        if game.listener is not None:
            game.tell("choose", player.seat, {"tile": KIOSK_WORDS[tile]})
        if following == game.active:
            game.agenda = UseTile(game.agenda, following, bags.nth(left, 0))  # LET-PLC-05
        else:
            game.agenda = ChooseKioskTile(game.agenda, following, left)
        game.agenda = UseTile(game.agenda, self.chooser, tile)

    def arguments(self) -> list[int]:
        return [self.chooser, self.tiles]


@final
@mypyc_attr(free_list_len=1)
class UseTile(Window):
    """How does a player use a tile, if at all? What could do nothing is left unused (LET-PLC-04, LET-PLC-08)."""

    def __init__(self, then: Step | None, user: i64, tile: i64) -> None:
        super().__init__(then)
        self.user: i64 = user
        self.tile: i64 = tile

    def who(self, game: Istanbul) -> i64:
        return self.user

    def windows(self, game: Istanbul) -> i64:
        return PAYING if self.user == game.active and has_price(self.tile) else 0

    def answers(self, game: Istanbul, player: Player) -> list[int]:
        answers = uses(game, player, self.tile)
        # A card could still bring the Lira that are missing; whether it does must not be seen from the question.
        if answers or (self.user == game.active and has_price(self.tile)):
            answers.append(SKIP)
        return answers

    def answer(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        if action == SKIP:
            self.settle(game, player, luck)
            return
        self.tell_last(game, player)
        if self.tile >= GOODS_LETTERS:
            exchange(game, player, self.tile, action, luck)
        elif action == TAKE + COFFEE:
            gain_coffee(game, player, 1)
        else:
            use(game, player, self.tile, luck)

    def settle(self, game: Istanbul, player: Player, luck: Luck) -> None:
        self.tell_last(game, player)
        if game.listener is not None:
            game.tell("unused", player.seat, {"tile": KIOSK_WORDS[self.tile]})

    def is_last(self, game: Istanbul) -> bool:
        """Tell whether this is the tile that nobody chose, which is for the active player (LET-PLC-05)."""
        return self.user == game.active and not isinstance(self.then, ChooseKioskTile)

    def tell_last(self, game: Istanbul, player: Player) -> None:
        if game.listener is not None and self.is_last(game):
            game.tell("last tile", player.seat, {"tile": KIOSK_WORDS[self.tile]})

    def arguments(self) -> list[int]:
        return [self.user, self.tile]


def has_price(tile: i64) -> bool:
    """Tell whether something is paid for the use of a tile."""
    return tile >= GOODS_LETTERS or tile in (EXTENSION_FOR_LIRA, EXTENSION_FOR_GOODS)


def is_for_lira_only(game: Istanbul, tile: i64) -> bool:
    """Tell whether a tile for Lira or a coffee gives Lira only, because there is no coffee in the game."""
    return TWO_LIRA < tile <= COFFEE_OR_THREE and not game.rules.has_coffee()


def uses(game: Istanbul, player: Player, tile: i64) -> list[int]:
    """Return the ways in which a player could use a tile now."""
    if tile >= GOODS_LETTERS:
        return exchanges(game, player, tile)
    if can_use(game, player, tile):
        has_coffee = TWO_LIRA < tile <= COFFEE_OR_THREE and game.rules.has_coffee()
        return [ACT, TAKE + COFFEE] if has_coffee else [ACT]
    return []


def can_use(game: Istanbul, player: Player, tile: i64) -> bool:
    """Tell whether a tile k1 to k19 would change something."""
    if tile <= ONE_BLUE:
        return KIOSK_LIRA[tile] > 0 or player.has_space(KIOSK_GOOD[tile])
    if tile == ONE_CARD:
        return game.deck.can_draw()
    if tile == COMPANION_HOME:
        return player.companion != PERSONAL_SUPPLY
    if tile == EXTENSION_FOR_LIRA:
        return player.extensions < EXTENSIONS_EACH and player.lira >= KIOSK_EXTENSION_PRICE
    if tile == EXTENSION_FOR_GOODS:
        return player.extensions < EXTENSIONS_EACH and min(player.goods) > 0
    return tile != MERCHANT_HOME or player.merchant != FOUNTAIN


def use(game: Istanbul, player: Player, tile: i64, luck: Luck) -> None:
    """Do what a tile k1 to k19 says (LET-KIO-01 to LET-KIO-19)."""
    if tile <= COFFEE_OR_THREE:
        if tile <= ONE_BLUE:
            game.gain_good(player, KIOSK_GOOD[tile], KIOSK_GOODS[tile])
        if tile == ONE_CARD:
            game.draw_card(player, luck)
        if KIOSK_LIRA[tile]:
            game.gain_lira(player, KIOSK_LIRA[tile])
    elif tile == COMPANION_HOME:
        fetch_companion(game, player)
    elif tile == ONE_DIE:
        roll_one_die(game, player, luck)
    elif tile == EXTENSION_FOR_LIRA:
        game.pay_lira(player, KIOSK_EXTENSION_PRICE)
        game.gain_extension(player)
    elif tile == EXTENSION_FOR_GOODS:
        good: i64 = 0
        while good < GOODS:
            game.pay_good(player, good, 1)
            good += 1
        game.gain_extension(player)
    else:
        game.jump_merchant(player, FOUNTAIN, HOME)


def roll_one_die(game: Istanbul, player: Player, luck: Luck) -> None:
    """Roll for k16; in the own turn a card may still turn the die (LET-KIO-16, MOC-BON-08)."""
    die = luck.die()
    if game.listener is not None:
        game.tell("die", player.seat, {"dice": [die]})
    if player.seat == game.active:
        game.agenda = Dice(game.agenda, KIOSK, die, 0, 0, True)
    else:
        game.gain_lira(player, die)


def exchanges(game: Istanbul, player: Player, tile: i64) -> list[int]:
    """Return the ways to use a tile k20 to k24, each of which gives one thing for another."""
    answers: list[int] = []
    has_coffee = game.rules.has_coffee()
    if tile == GOODS_LETTERS:
        if can_receive(game):
            offer_goods_held(player, answers)
            if player.coffee:
                answers.append(GIVE + COFFEE)
        if has_coffee or player.has_any_space():
            offer_letters(player, answers)
    elif tile == CARDS_LETTERS:
        if can_receive(game):
            offer_hand(player, answers)
        if game.deck.can_draw():
            offer_letters(player, answers)
    elif tile == LIRA_LETTERS:
        if player.lira >= KIOSK_PRICE and can_receive(game):
            answers.append(PAY)
        offer_letters(player, answers)
    elif tile == LIRA_GOODS:
        if player.lira >= KIOSK_PRICE:
            offer_space(player, has_coffee, answers)
        offer_goods_held(player, answers)
        if player.coffee:
            answers.append(GIVE + COFFEE)
    else:
        if player.lira >= KIOSK_PRICE and game.deck.can_draw():
            answers.append(PAY)
        offer_hand(player, answers)
    return answers


def offer_space(player: Player, coffee: bool, options: list[int]) -> None:
    """Add one option for each good with free space, and perhaps coffee, which needs none (GRB-COF-02)."""
    good: i64 = 0
    while good < GOODS:
        if player.has_space(good):
            options.append(TAKE + good)
        good += 1
    if coffee:
        options.append(TAKE + COFFEE)


def exchange(game: Istanbul, player: Player, tile: i64, action: i64, luck: Luck) -> None:
    """Give one thing for another (LET-KIO-20 to LET-KIO-24)."""
    if action == PAY:
        game.pay_lira(player, KIOSK_PRICE)
        if tile == LIRA_LETTERS:
            receive_letter(game, player, luck)
        else:
            game.draw_card(player, luck)
    elif action >= LETTER:
        give_letter(game, player, action)
        if tile == GOODS_LETTERS:
            game.agenda = TakeExchange(game.agenda, player.seat)
        elif tile == CARDS_LETTERS:
            game.draw_card(player, luck)
        else:
            game.gain_lira(player, KIOSK_REVENUE)
    elif action >= DISCARD:
        game.discard_card(player, action - DISCARD)
        if tile == CARDS_LETTERS:
            receive_letter(game, player, luck)
        else:
            game.gain_lira(player, KIOSK_REVENUE)
    elif action >= GIVE:
        pay_thing(game, player, action - GIVE)
        if tile == GOODS_LETTERS:
            receive_letter(game, player, luck)
        else:
            game.gain_lira(player, KIOSK_REVENUE)
    else:
        game.pay_lira(player, KIOSK_PRICE)
        gain_thing(game, player, action - TAKE)


@final
@mypyc_attr(free_list_len=1)
class TakeExchange(Step):
    """Which good, or coffee, does a player take for the Letter? (LET-KIO-20)"""

    def __init__(self, then: Step | None, taker: i64) -> None:
        super().__init__(then)
        self.taker: i64 = taker

    def who(self, game: Istanbul) -> i64:
        return self.taker

    def options(self, game: Istanbul, player: Player) -> list[int]:
        options: list[int] = []
        offer_space(player, game.rules.has_coffee(), options)
        return options

    def choose(self, game: Istanbul, player: Player, action: i64, luck: Luck) -> None:
        gain_thing(game, player, action - TAKE)

    def arguments(self) -> list[int]:
        return [self.taker]
