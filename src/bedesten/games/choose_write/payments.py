"""Paying: goods of the sheet and of Goods cards, whole Goods cards, and the palace action (CNW-GDS, CNW-PAL)."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from bedesten.core.luck import Luck
from bedesten.games.choose_write.actions import BY_SHEET, CARD_OF, DISCARD, GIVE, PALACE_OF, PAY, SELL
from bedesten.games.choose_write.data import (
    BYTE,
    BYTE_MASK,
    GOODS,
    GOODS_CARD_KINDS,
    GOODS_ON_CARD,
    LARGE_MARKET_GOODS,
    LETTERS,
    ON_GOODS_CARD,
    ONE,
)
from bedesten.games.choose_write.gains import GainRuby
from bedesten.games.choose_write.parts import NO_CHOICES, Step
from bedesten.games.choose_write.player import Player, covers, goods_of, total_of
from bedesten.games.choose_write.state import ChooseWrite
from bedesten.kit import bags
from bedesten.kit.deck import KIND


def supplied(laid: i64) -> i64:
    """Return the goods on a bag of Goods cards, packed."""
    goods: i64 = 0
    kind: i64 = 0
    while laid:
        copies: i64 = laid & bags.MOST
        if copies:
            goods += copies * GOODS_ON_CARD[kind]
        laid >>= bags.BITS
        kind += 1
    return goods


def remainder(price: i64, laid: i64) -> i64:
    """Return what the sheet has to pay beside the cards that are laid (CNW-GDS-06)."""
    goods = supplied(laid)
    left: i64 = 0
    for good in range(GOODS):
        due: i64 = ((price >> (BYTE * good)) & BYTE_MASK) - ((goods >> (BYTE * good)) & BYTE_MASK)
        if due > 0:
            left += due << (BYTE * good)
    return left


def all_needed(price: i64, laid: i64) -> bool:
    """Tell whether without any one of these cards the sheet would have to pay more (CNW-GDS-07)."""
    goods = supplied(laid)
    kind: i64 = 0
    cards: i64 = laid
    while cards:
        if cards & bags.MOST and not is_needed(price, goods, kind):
            return False
        cards >>= bags.BITS
        kind += 1
    return True


def is_needed(price: i64, goods: i64, kind: i64) -> bool:
    card: i64 = GOODS_ON_CARD[kind]
    return any(goods_of(goods, good) - goods_of(card, good) < goods_of(price, good) for good in ON_GOODS_CARD[kind])


def can_finish(price: i64, laid: i64, have: i64, hand: i64) -> bool:
    """Tell whether a price can be paid by the goods `have` of the sheet, the cards laid and more of a bag of cards."""
    goods = have + supplied(laid)
    if covers(goods, price):
        return True
    missing: i64 = 0
    while goods_of(goods, missing) >= goods_of(price, missing):
        missing += 1
    kind: i64 = 0
    while kind < GOODS_CARD_KINDS:
        if bags.count(hand, kind) > 0 and goods_of(GOODS_ON_CARD[kind], missing) > 0:
            card = bags.one(kind)
            if all_needed(price, laid + card) and can_finish(price, laid + card, have, hand - card):
                return True
        kind += 1
    return False


def bag_of(hand: list[int]) -> i64:
    """Return the kinds of the Goods cards in a hand as a bag."""
    bag: i64 = 0
    for card in hand:
        bag += bags.one(card & KIND)
    return bag


@final
@mypyc_attr(free_list_len=1)
class PayGoods(Step):
    """Pay goods that are named: lay one more Goods card, or cross the rest off the sheet (CNW-GDS-02, CNW-GDS-11)."""

    def __init__(self, then: Step | None, seat: i64, price: i64, laid: i64) -> None:
        super().__init__(then, seat)
        self.price: i64 = price  # packed
        self.laid: i64 = laid  # a bag of the Goods cards laid for it

    def options(self, game: ChooseWrite, player: Player) -> list[int]:
        left = remainder(self.price, self.laid)
        if left == 0 or not player.goods_cards:
            return NO_CHOICES
        choices: list[int] = []
        have = player.goods()
        hand = bag_of(player.goods_cards)
        kind: i64 = 0
        while kind < GOODS_CARD_KINDS:
            if bags.count(hand, kind) > 0:
                card = bags.one(kind)
                laid = self.laid + card
                if all_needed(self.price, laid) and can_finish(self.price, laid, have, hand - card):
                    choices.append(CARD_OF + kind)
            kind += 1
        if covers(have, left):
            choices.append(PAY + BY_SHEET)
        return choices

    def choose(self, game: ChooseWrite, player: Player, action: i64, luck: Luck) -> None:
        if action == PAY + BY_SHEET:
            game.pay_goods(player, remainder(self.price, self.laid))
            return
        kind = action - CARD_OF
        player.cards_used += 1
        game.give_up_card(player, kind, "use card", True)
        game.agenda = PayGoods(game.agenda, self.seat, self.price, self.laid + bags.one(kind))

    def settle(self, game: ChooseWrite, player: Player, luck: Luck) -> None:
        game.pay_goods(player, remainder(self.price, self.laid))

    def can_go_on(self, game: ChooseWrite, player: Player) -> bool:
        return can_finish(self.price, self.laid, player.goods(), bag_of(player.goods_cards))

    def arguments(self) -> list[int]:
        return [self.seat, self.price, self.laid]


@final
@mypyc_attr(free_list_len=1)
class PayAny(Step):
    """Pay goods of any types, one after the other; Goods cards come first (CNW-GLD-07, CNW-GDS-06)."""

    def __init__(self, then: Step | None, seat: i64, left: i64, from_sheet: bool) -> None:
        super().__init__(then, seat)
        self.left: i64 = left
        self.from_sheet: bool = from_sheet  # a good of the sheet has been paid: no more cards

    def options(self, game: ChooseWrite, player: Player) -> list[int]:
        have = player.goods()
        total = total_of(have)
        if self.left <= 0:
            return NO_CHOICES
        choices: list[int] = []
        if player.goods_cards and not self.from_sheet:
            others: i64 = len(player.goods_cards) - 1
            if total + 2 * others >= self.left - 2:
                bag = bag_of(player.goods_cards)
                kind: i64 = 0
                while kind < GOODS_CARD_KINDS:
                    if bags.count(bag, kind) > 0:
                        choices.append(CARD_OF + kind)
                    kind += 1
        elif total <= self.left:
            return NO_CHOICES
        types: i64 = 0
        if total >= self.left:
            for good in range(GOODS):
                if goods_of(have, good) > 0:
                    choices.append(GIVE + good)
                    types += 1
        if types == 1 and types == len(choices) and (self.from_sheet or not player.goods_cards):
            return NO_CHOICES
        return choices

    def choose(self, game: ChooseWrite, player: Player, action: i64, luck: Luck) -> None:
        if action >= CARD_OF:
            player.cards_used += 1
            game.give_up_card(player, action - CARD_OF, "use card", True)
            game.agenda = PayAny(game.agenda, self.seat, max(self.left - 2, 0), False)
        else:
            game.pay_goods(player, ONE[action - GIVE])
            game.agenda = PayAny(game.agenda, self.seat, self.left - 1, True)

    def settle(self, game: ChooseWrite, player: Player, luck: Luck) -> None:
        """Pay with what there is: one type, or all that is left."""
        left = self.left
        paid: i64 = 0
        for good in range(GOODS):
            part: i64 = min(left, player.good(good))
            paid += part << (BYTE * good)
            left -= part
        if paid:
            game.pay_goods(player, paid)

    def arguments(self) -> list[int]:
        return [self.seat, self.left, int(self.from_sheet)]


@final
@mypyc_attr(free_list_len=1)
class DiscardCard(Step):
    """Give up a whole Goods card, whose goods are lost (CNW-LOC-23, CNW-GDS-09)."""

    def options(self, game: ChooseWrite, player: Player) -> list[int]:
        if len(player.goods_cards) < 2:
            return NO_CHOICES
        choices: list[int] = []
        bag = bag_of(player.goods_cards)
        kind: i64 = 0
        while kind < GOODS_CARD_KINDS:
            if bags.count(bag, kind) > 0:
                choices.append(DISCARD + kind)
            kind += 1
        return choices

    def choose(self, game: ChooseWrite, player: Player, action: i64, luck: Luck) -> None:
        player.cards_discarded += 1
        game.give_up_card(player, action - DISCARD, "discard card", True)

    def settle(self, game: ChooseWrite, player: Player, luck: Luck) -> None:
        player.cards_discarded += 1
        game.give_up_card(player, player.goods_cards[0] & KIND, "discard card", False)

    def arguments(self) -> list[int]:
        return [self.seat]


def can_sell(player: Player) -> bool:
    """Tell whether a player has the goods for the Large Market (CNW-LOC-22)."""
    have = player.reach()
    return any(goods_of(have, good) >= LARGE_MARKET_GOODS for good in range(GOODS))


@final
@mypyc_attr(free_list_len=1)
class SellGoods(Step):
    """Which good is sold at the Large Market? (CNW-LOC-03)"""

    def options(self, game: ChooseWrite, player: Player) -> list[int]:
        have = player.reach()
        choices: list[int] = []
        for good in range(GOODS):
            if goods_of(have, good) >= LARGE_MARKET_GOODS:
                choices.append(SELL + good)
        # Without a Goods card everybody can see it.
        return NO_CHOICES if len(choices) == 1 and not player.goods_cards else choices

    def choose(self, game: ChooseWrite, player: Player, action: i64, luck: Luck) -> None:
        game.agenda = PayGoods(game.agenda, self.seat, LARGE_MARKET_GOODS * ONE[action - SELL], 0)

    def settle(self, game: ChooseWrite, player: Player, luck: Luck) -> None:
        for good in range(GOODS):
            if player.good(good) >= LARGE_MARKET_GOODS:
                self.choose(game, player, SELL + good, luck)
                return

    def can_go_on(self, game: ChooseWrite, player: Player) -> bool:
        return can_sell(player)

    def arguments(self) -> list[int]:
        return [self.seat]


def can_pay_one(game: ChooseWrite, player: Player, letters: i64) -> bool:
    """Tell whether a player can pay the price of one of these letters, or whether none is asked for."""
    if letters == 0:
        return True
    return any(letters & 1 << letter and player.can_pay(game.prices[letter]) for letter in range(LETTERS))


@final
@mypyc_attr(free_list_len=1)
class PickLetter(Step):
    """At which letter is the palace action carried out? (CNW-CAR-11, CNW-GLD-04)"""

    def __init__(self, then: Step | None, seat: i64, letters: i64) -> None:
        super().__init__(then, seat)
        self.letters: i64 = letters  # one bit for each

    def options(self, game: ChooseWrite, player: Player) -> list[int]:
        choices: list[int] = []
        among: i64 = 0
        for letter in range(LETTERS):
            if self.letters & (1 << letter):
                among += 1
                if player.can_pay(game.prices[letter]):
                    choices.append(PALACE_OF + letter)
        # With a single letter, or without Goods cards, everybody can see it.
        return NO_CHOICES if len(choices) == 1 and (among == 1 or not player.goods_cards) else choices

    def choose(self, game: ChooseWrite, player: Player, action: i64, luck: Luck) -> None:
        begin_palace(game, player, action - PALACE_OF)

    def settle(self, game: ChooseWrite, player: Player, luck: Luck) -> None:
        for letter in range(LETTERS):
            if self.letters & (1 << letter) and player.can_pay(game.prices[letter]):
                begin_palace(game, player, letter)
                return

    def can_go_on(self, game: ChooseWrite, player: Player) -> bool:
        return can_pay_one(game, player, self.letters)

    def arguments(self) -> list[int]:
        return [self.seat, self.letters]


def begin_palace(game: ChooseWrite, player: Player, letter: i64) -> None:
    """Carry out a palace action: the price, then a Ruby (CNW-PAL-02)."""
    game.agenda = PayGoods(GainRuby(game.agenda, player.seat, letter), player.seat, game.prices[letter], 0)
