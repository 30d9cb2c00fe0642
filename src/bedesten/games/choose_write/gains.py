"""Gains: what an effect brings, in the order in which it is listed (CNW-RES-11, CNW-RES-12)."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from bedesten.core.luck import Luck
from bedesten.games.choose_write.actions import (
    CHECK_AT,
    DONE,
    DROP,
    TAKE,
    TAKE_ACTION,
    TAKE_CARD,
    TAKE_GOOD,
    TAKE_IMPROVEMENT,
    TAKE_LIRA,
    TAKE_SPACE,
)
from bedesten.games.choose_write.data import (
    CARD,
    CARD_OR_GOOD,
    CHECK,
    CHECK_OR_SPACE,
    DIFFERENT,
    FROM_GUILD,
    GOOD,
    GOODS,
    GUILD,
    GUILD_WORDS,
    KEEP_ONE,
    LIRA,
    NO_CARD,
    RUBY,
    SAME,
    SPACE,
    SQUARES,
)
from bedesten.games.choose_write.parts import NO_CHOICES, Step
from bedesten.games.choose_write.player import NO_CARDS, Player
from bedesten.games.choose_write.state import ChooseWrite, count_bits, with_card
from bedesten.kit.deck import KIND, remove_card

ALL_GOODS: Final = 15


@final
@mypyc_attr(free_list_len=1)
class Gain(Step):
    """Lira, Goods cards or Guild cards: nothing to choose."""

    def __init__(self, then: Step | None, seat: i64, thing: i64, amount: i64) -> None:
        super().__init__(then, seat)
        self.thing: i64 = thing
        self.amount: i64 = amount

    def settle(self, game: ChooseWrite, player: Player, luck: Luck) -> None:
        if self.thing == LIRA:
            game.gain_lira(player, self.amount)
            return
        left = self.amount
        while left > 0:
            if self.thing == CARD:
                game.draw_goods_card(player, luck)
            else:
                game.gain_guild_card(player, luck)
            left -= 1

    def arguments(self) -> list[int]:
        return [self.seat, self.thing, self.amount]


@final
@mypyc_attr(free_list_len=1)
class GainRuby(Step):
    """A Ruby: from a palace, or from a Guild card (CNW-PAL-11, CNW-GLD-23)."""

    def __init__(self, then: Step | None, seat: i64, origin: i64) -> None:
        super().__init__(then, seat)
        self.origin: i64 = origin

    def settle(self, game: ChooseWrite, player: Player, luck: Luck) -> None:
        game.gain_ruby(player, self.origin)

    def arguments(self) -> list[int]:
        return [self.seat, self.origin]


@final
@mypyc_attr(free_list_len=1)
class TakeGoods(Step):
    """Which good of choice is gained? One after the other, as long as a column has an empty space (CNW-RES-05)."""

    def __init__(self, then: Step | None, seat: i64, left: i64) -> None:
        super().__init__(then, seat)
        self.left: i64 = left

    def options(self, game: ChooseWrite, player: Player) -> list[int]:
        return offered_goods(player.open_goods(game.terms.column))

    def choose(self, game: ChooseWrite, player: Player, action: i64, luck: Luck) -> None:
        if self.left > 1:
            game.agenda = TakeGoods(game.agenda, self.seat, self.left - 1)
        game.gain_goods(player, action - TAKE, 1)

    def settle(self, game: ChooseWrite, player: Player, luck: Luck) -> None:
        types = player.open_goods(game.terms.column)
        if types == 0:
            game.lose(player, "good", self.left)
        else:
            self.choose(game, player, TAKE + lowest(types), luck)

    def arguments(self) -> list[int]:
        return [self.seat, self.left]


def offered_goods(types: i64) -> list[int]:
    """Return an answer for each of these types; none if there is no choice among them."""
    if types & (types - 1) == 0:
        return []
    choices: list[int] = []
    for good in range(GOODS):
        if types & (1 << good):
            choices.append(TAKE + good)
    return choices


def lowest(bits: i64) -> i64:
    """Return the number of the lowest bit."""
    number: i64 = 0
    while bits & 1 == 0:
        bits >>= 1
        number += 1
    return number


@final
@mypyc_attr(free_list_len=1)
class TakeSame(Step):
    """Of which type are several identical goods? (CNW-RES-06)"""

    def __init__(self, then: Step | None, seat: i64, amount: i64) -> None:
        super().__init__(then, seat)
        self.amount: i64 = amount

    def options(self, game: ChooseWrite, player: Player) -> list[int]:
        return offered_goods(player.open_goods(game.terms.column))

    def choose(self, game: ChooseWrite, player: Player, action: i64, luck: Luck) -> None:
        game.gain_goods(player, action - TAKE, self.amount)

    def settle(self, game: ChooseWrite, player: Player, luck: Luck) -> None:
        types = player.open_goods(game.terms.column)
        if types == 0:
            game.lose(player, "good", self.amount)
        else:
            self.choose(game, player, TAKE + lowest(types), luck)

    def arguments(self) -> list[int]:
        return [self.seat, self.amount]


@final
@mypyc_attr(free_list_len=1)
class TakeDifferent(Step):
    """Which of several different goods comes next? Asked only while there is a choice (CNW-RES-07)."""

    def __init__(self, then: Step | None, seat: i64, left: i64, named: i64) -> None:
        super().__init__(then, seat)
        self.left: i64 = left
        self.named: i64 = named  # the types named already, one bit for each

    def open_types(self, game: ChooseWrite, player: Player) -> i64:
        return player.open_goods(game.terms.column) & ~self.named

    def options(self, game: ChooseWrite, player: Player) -> list[int]:
        types = self.open_types(game, player)
        return NO_CHOICES if count_bits(types) <= self.left else offered_goods(types)

    def choose(self, game: ChooseWrite, player: Player, action: i64, luck: Luck) -> None:
        good = action - TAKE
        if self.left > 1:
            game.agenda = TakeDifferent(game.agenda, self.seat, self.left - 1, self.named | 1 << good)
        game.gain_goods(player, good, 1)

    def settle(self, game: ChooseWrite, player: Player, luck: Luck) -> None:
        """Gain all that there is room for; the rest are goods of full columns and are lost."""
        types = self.open_types(game, player)
        for good in range(GOODS):
            if types & (1 << good):
                game.gain_goods(player, good, 1)
        lost = self.left - count_bits(types)
        if lost > 0:
            game.lose(player, "good", lost)

    def arguments(self) -> list[int]:
        return [self.seat, self.left, self.named]


@final
@mypyc_attr(free_list_len=1)
class Improve(Step):
    """At which location is a check set? It may be declined at the Wainwright only (CNW-IMP-05, CNW-LOC-31)."""

    def __init__(self, then: Step | None, seat: i64, left: i64, up_to: bool) -> None:
        super().__init__(then, seat)
        self.left: i64 = left
        self.up_to: bool = up_to

    def options(self, game: ChooseWrite, player: Player) -> list[int]:
        choices: list[int] = []
        for place in SQUARES:
            if game.terms.has_square(player.checks, place):
                choices.append(CHECK_AT + place)
        if self.up_to and choices:
            choices.append(DONE)
        return NO_CHOICES if len(choices) == 1 else choices

    def choose(self, game: ChooseWrite, player: Player, action: i64, luck: Luck) -> None:
        if action == DONE:
            return
        if self.left > 1:
            game.agenda = Improve(game.agenda, self.seat, self.left - 1, self.up_to)
        game.gain_check(player, action - CHECK_AT)

    def settle(self, game: ChooseWrite, player: Player, luck: Luck) -> None:
        for place in SQUARES:
            if game.terms.has_square(player.checks, place):
                self.choose(game, player, CHECK_AT + place, luck)
                return
        if not self.up_to:
            game.lose(player, "improvement", self.left)

    def arguments(self) -> list[int]:
        return [self.seat, self.left, int(self.up_to)]


@final
@mypyc_attr(free_list_len=1)
class FillSpaces(Step):
    """Fill-ins: Bonus Actions, or a space of choice where that was agreed (CNW-BON-13, DAT-19)."""

    def __init__(self, then: Step | None, seat: i64, left: i64) -> None:
        super().__init__(then, seat)
        self.left: i64 = left

    def free_sections(self, game: ChooseWrite, player: Player) -> list[int]:
        types = player.open_goods(game.terms.column)
        choices = [TAKE + good for good in range(GOODS) if types & (1 << good)]
        if player.lira_filled < game.terms.lira_spaces:
            choices.append(TAKE_LIRA)
        if player.actions_filled < game.terms.action_spaces:
            choices.append(TAKE_ACTION)
        return choices

    def options(self, game: ChooseWrite, player: Player) -> list[int]:
        if not game.terms.fills_any:
            return NO_CHOICES
        choices = self.free_sections(game, player)
        return NO_CHOICES if len(choices) == 1 else choices

    def choose(self, game: ChooseWrite, player: Player, action: i64, luck: Luck) -> None:
        if self.left > 1:
            game.agenda = FillSpaces(game.agenda, self.seat, self.left - 1)
        if action == TAKE_LIRA:
            game.gain_lira(player, 1)
        elif action == TAKE_ACTION:
            game.gain_actions(player, 1)
        else:
            game.gain_goods(player, action - TAKE, 1)

    def settle(self, game: ChooseWrite, player: Player, luck: Luck) -> None:
        if not game.terms.fills_any:
            game.gain_actions(player, self.left)
            return
        choices = self.free_sections(game, player)
        if choices:
            self.choose(game, player, choices[0], luck)
        else:
            game.lose(player, "space", self.left)

    def arguments(self) -> list[int]:
        return [self.seat, self.left]


@final
@mypyc_attr(free_list_len=1)
class CardOrGood(Step):
    """A Goods card or a good of choice? (CNW-CAR-08, CNW-CAR-14)"""

    def options(self, game: ChooseWrite, player: Player) -> list[int]:
        return [TAKE_CARD, TAKE_GOOD]

    def choose(self, game: ChooseWrite, player: Player, action: i64, luck: Luck) -> None:
        if action == TAKE_CARD:
            game.draw_goods_card(player, luck)
        else:
            game.agenda = TakeGoods(game.agenda, self.seat, 1)

    def arguments(self) -> list[int]:
        return [self.seat]


@final
@mypyc_attr(free_list_len=1)
class CheckOrSpace(Step):
    """An Improvement or a fill-in? (CNW-CAR-08, CNW-CAR-14)"""

    def options(self, game: ChooseWrite, player: Player) -> list[int]:
        return [TAKE_IMPROVEMENT, TAKE_SPACE]

    def choose(self, game: ChooseWrite, player: Player, action: i64, luck: Luck) -> None:
        if action == TAKE_IMPROVEMENT:
            game.agenda = Improve(game.agenda, self.seat, 1, False)
        else:
            game.agenda = FillSpaces(game.agenda, self.seat, 1)

    def arguments(self) -> list[int]:
        return [self.seat]


@final
@mypyc_attr(free_list_len=1)
class DrawGuilds(Step):
    """Draw Guild cards of which one is kept (CNW-CAR-04, CNW-CAR-13)."""

    def __init__(self, then: Step | None, seat: i64, amount: i64) -> None:
        super().__init__(then, seat)
        self.amount: i64 = amount

    def settle(self, game: ChooseWrite, player: Player, luck: Luck) -> None:
        drawn: list[int] = []
        while len(drawn) < self.amount:
            card = game.draw_guild_card(player, luck)
            if card == NO_CARD:
                break
            drawn.append(card)
        drawn.sort()
        player.drawn = drawn
        game.agenda = DropGuild(game.agenda, self.seat)

    def arguments(self) -> list[int]:
        return [self.seat, self.amount]


@final
@mypyc_attr(free_list_len=1)
class DropGuild(Step):
    """Which of the Guild cards just drawn is discarded, for all to see? The other is kept (CNW-CAR-04)."""

    def options(self, game: ChooseWrite, player: Player) -> list[int]:
        if len(player.drawn) < 2:
            return NO_CHOICES
        return [DROP + (card & KIND) for card in player.drawn]

    def choose(self, game: ChooseWrite, player: Player, action: i64, luck: Luck) -> None:
        for card in player.drawn:
            kind: i64 = card & KIND
            if kind != action - DROP:
                player.guild_cards = with_card(player.guild_cards, card)
            else:
                game.guilds.put_on_discards(kind)
                if game.listener is not None:
                    game.tell("drop guild", player.seat, {"guild": GUILD_WORDS[kind]})
        player.drawn = NO_CARDS

    def settle(self, game: ChooseWrite, player: Player, luck: Luck) -> None:
        for card in player.drawn:
            player.guild_cards = with_card(player.guild_cards, card)
        player.drawn = NO_CARDS

    def arguments(self) -> list[int]:
        return [self.seat]


def take_guild(hand: list[int], kind: i64) -> list[int]:
    """Return a hand of Guild cards without one of them."""
    rest = hand[:]
    remove_card(rest, kind)
    return rest


def promise(then: Step | None, seat: i64, thing: i64, amount: i64) -> Step:
    """Return the step that brings a gain."""
    if thing == GOOD:
        return TakeGoods(then, seat, amount)
    if thing == SAME:
        return TakeSame(then, seat, amount)
    if thing == DIFFERENT:
        return TakeDifferent(then, seat, amount, 0)
    if thing == CHECK:
        return Improve(then, seat, amount, False)
    if thing == SPACE:
        return FillSpaces(then, seat, amount)
    if thing == RUBY:
        return GainRuby(then, seat, FROM_GUILD)
    if thing == CARD_OR_GOOD:
        return CardOrGood(then, seat)
    if thing == CHECK_OR_SPACE:
        return CheckOrSpace(then, seat)
    if thing == KEEP_ONE:
        return DrawGuilds(then, seat, amount)
    assert thing in (LIRA, CARD, GUILD)
    return Gain(then, seat, thing, amount)


def promise_all(then: Step | None, seat: i64, gains: list[list[int]]) -> Step | None:
    """Return the steps of all gains of an effect, the first one in front."""
    index: i64 = len(gains) - 1
    while index >= 0:
        gain = gains[index]
        then = promise(then, seat, gain[0], gain[1])
        index -= 1
    return then
