"""Playing by habit: an answer to every question of Choose & Write at a glance, without trying anything."""

from typing import Final, final

from mypy_extensions import i64

from bedesten.bots.choose_write.goals import goal_of
from bedesten.bots.choose_write.sheet import NEVER, Sheet, lacking
from bedesten.bots.choose_write.worths import SheetWorths
from bedesten.games.choose_write.actions import (
    BY_ACTION,
    BY_ICON,
    BY_SHEET,
    CARD_OF,
    CHECK_AT,
    DISCARD,
    DONE,
    DRAW,
    DROP,
    FROM_DECK,
    GIVE,
    GUILD_CARD,
    HAND,
    PALACE_OF,
    PASS,
    PAY,
    PLAY,
    SELL,
    TAKE,
    TAKE_ACTION,
    TAKE_CARD,
    TAKE_GOOD,
    TAKE_IMPROVEMENT,
    TAKE_LIRA,
    TAKE_SPACE,
    TARGET,
    USE,
)
from bedesten.games.choose_write.data import (
    CATACOMBS,
    GOODS_ON_CARD,
    LARGE_MARKET_GOODS,
    LOCATIONS,
    OFFERS,
    ONE,
    location_of,
)
from bedesten.games.choose_write.gains import (
    CardOrGood,
    CheckOrSpace,
    DropGuild,
    FillSpaces,
    Improve,
    TakeDifferent,
    TakeGoods,
    TakeSame,
)
from bedesten.games.choose_write.locations import Target, is_usable
from bedesten.games.choose_write.payments import DiscardCard, PayAny, PayGoods, PickLetter, SellGoods, remainder
from bedesten.games.choose_write.player import Player
from bedesten.games.choose_write.state import ChooseWrite
from bedesten.games.choose_write.turn import Follow, PayUse, Play, TakeCard, Use
from bedesten.kit.deck import KIND

UNKNOWN: Final = -99.0
HALF: Final = 0.5
"""How often a card that refills the display of a solo game goes to the left, and is followed itself."""


@final
class Glance:
    """What each location would bring to the player who decides, looked up once."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet: Sheet = sheet
        self.found: list[float] = [UNKNOWN] * LOCATIONS

    def at(self, place: i64) -> float:
        """Return what a location brings now; NEVER if it cannot be used."""
        gain = self.found[place]
        if gain == UNKNOWN:
            sheet = self.sheet
            if place == CATACOMBS:
                gain = NEVER
                other: i64 = 1
                while other < LOCATIONS:
                    if other != CATACOMBS:
                        gain = max(gain, self.at(other))
                    other += 1
            elif is_usable(sheet.game, sheet.player, place):
                gain = sheet.at(place)
            else:
                gain = NEVER
            self.found[place] = gain
        return gain

    def own(self, place: i64) -> float:
        """Return what the card of a location brings in the own turn."""
        best = NEVER
        for offered in OFFERS[place]:
            best = max(best, self.at(offered))
        return best

    def follow(self, place: i64) -> float:
        """Return what the card of a location brings to a follower."""
        sheet = self.sheet
        best = sheet.more_actions(1)
        for offered in OFFERS[place]:
            if sheet.actions > 0 or sheet.player.has_icon(offered):
                best = max(best, self.at(offered) - sheet.paying(offered))
        return best


@final
class Habit:
    """Answers questions with the worths of a judgement."""

    def __init__(self, worths: SheetWorths) -> None:
        self.worths: SheetWorths = worths

    def sheet(self, game: ChooseWrite, player: Player) -> Sheet:
        return Sheet(self.worths, goal_of(game.terms), game, player)

    def answer(self, game: ChooseWrite) -> i64:
        """Return the usual answer to the question that is asked."""
        choices = game.choices
        if len(choices) == 1:
            return choices[0]
        player = game.players[game.seat]
        step = game.agenda
        sheet = self.sheet(game, player)
        if isinstance(step, Play):
            return self.play(sheet, choices)
        if isinstance(step, Use):
            return self.best_use(Glance(sheet), choices, USE)
        if isinstance(step, Target):
            return self.best_use(Glance(sheet), choices, TARGET)
        if isinstance(step, Follow):
            return self.follow(Glance(sheet), choices)
        if isinstance(step, PayUse):
            return PAY + BY_ICON if sheet.by_icon(step.place) <= sheet.by_action() else PAY + BY_ACTION
        if isinstance(step, TakeCard):
            return self.take_card(sheet, choices)
        if isinstance(step, TakeGoods):
            return TAKE + sheet.best_good()
        if isinstance(step, TakeSame):
            return self.best_goods(sheet, choices, step.amount)
        if isinstance(step, TakeDifferent):
            return self.best_goods(sheet, choices, 1)
        if isinstance(step, PayGoods):
            return self.pay(sheet, choices, step)
        if isinstance(step, PayAny):
            return self.give(sheet, choices, step.left)
        if isinstance(step, SellGoods):
            return self.sell(sheet, choices)
        if isinstance(step, PickLetter):
            return self.pick(sheet, choices)
        if isinstance(step, DiscardCard):
            return self.discard(sheet, choices)
        if isinstance(step, Improve):
            return self.improve(sheet, choices)
        if isinstance(step, CardOrGood):
            return TAKE_CARD if sheet.drawn_card() > sheet.of_choice(1) else TAKE_GOOD
        if isinstance(step, CheckOrSpace):
            return TAKE_IMPROVEMENT if sheet.must_check() > sheet.more_actions(1) else TAKE_SPACE
        if isinstance(step, DropGuild):
            return self.drop(choices)
        assert isinstance(step, FillSpaces)
        return self.fill(sheet, choices)

    # Cards.

    def play(self, sheet: Sheet, choices: list[int]) -> i64:
        """Return the card that promises most, with the follow-up and the next turn."""
        best: i64 = choices[0]
        most = 10.0 * NEVER
        glance = Glance(sheet)
        for action in choices:
            promise = self.promise(glance, action)
            if promise > most:
                best = action
                most = promise
        return best

    def promise(self, glance: Glance, action: i64) -> float:
        """Return what a card brings if it is played, and what the others are good for then."""
        sheet = glance.sheet
        game = sheet.game
        left: i64 = location_of(game.display_left)
        right: i64 = location_of(game.display_right)
        if action >= GUILD_CARD:
            gain = sheet.playing(action - GUILD_CARD)
            kept: i64 = location_of(sheet.player.hand & KIND)
            return gain + self.afterwards(glance, left, 1.0, kept, right)
        if action >= HAND:
            best = self.afterwards(glance, left, 1.0, right, 0)
            best = max(best, self.afterwards(glance, right, HALF, left, 0))
            best = max(best, self.afterwards(glance, left, HALF, right, 0))
            return glance.own(action - HAND) + best
        other = right if action - PLAY == left else left
        hand: i64 = location_of(sheet.player.hand & KIND)
        return glance.own(action - PLAY) + self.afterwards(glance, other, HALF, hand, 0)

    def afterwards(self, glance: Glance, followed: i64, chance: float, kept: i64, also: i64) -> float:
        """Return what follows a turn: a follow-up, by chance of an unknown card, and the next turn with a kept card."""
        worths = self.worths
        later = max(glance.own(kept), worths.unknown)
        if also:
            later = max(later, glance.own(also))
        gain = worths.next * later
        if glance.sheet.game.terms.is_solo:
            follow = chance * glance.follow(followed) + (1.0 - chance) * worths.unknown
            gain += worths.following * follow
        return gain

    def take_card(self, sheet: Sheet, choices: list[int]) -> i64:
        """Return where the next card in hand comes from."""
        game = sheet.game
        glance = Glance(sheet)
        left: i64 = location_of(game.display_left)
        right: i64 = location_of(game.display_right)
        best: i64 = choices[0]
        most = 10.0 * NEVER
        for action in choices:
            if action == DRAW + FROM_DECK:
                promise = self.afterwards(glance, left, 1.0, right, 0)
            else:
                taken: i64 = action - DRAW
                promise = self.afterwards(glance, right if taken == left else left, HALF, taken, 0)
            if promise > most:
                best = action
                most = promise
        return best

    def drop(self, choices: list[int]) -> i64:
        worst: i64 = choices[0]
        for action in choices:
            if self.worths.guilds[action - DROP] < self.worths.guilds[worst - DROP]:
                worst = action
        return worst

    # Locations.

    def best_use(self, glance: Glance, choices: list[int], first: i64) -> i64:
        best: i64 = choices[0]
        most = 10.0 * NEVER
        for action in choices:
            gain = glance.at(action - first)
            if gain > most:
                best = action
                most = gain
        return best

    def follow(self, glance: Glance, choices: list[int]) -> i64:
        sheet = glance.sheet
        best: i64 = PASS
        most = sheet.more_actions(1)
        for action in choices:
            if action != PASS:
                gain = glance.at(action - USE) - sheet.paying(action - USE)
                if gain > most:
                    best = action
                    most = gain
        return best

    # Gains.

    def best_goods(self, sheet: Sheet, choices: list[int], amount: i64) -> i64:
        best: i64 = choices[0]
        most = NEVER
        for action in choices:
            gain = sheet.more_goods(action - TAKE, amount)
            if gain > most:
                best = action
                most = gain
        return best

    def improve(self, sheet: Sheet, choices: list[int]) -> i64:
        place = sheet.best_check(sheet.player.checks)
        if place > 0:
            return CHECK_AT + place
        return DONE if choices[-1] == DONE else choices[0]

    def fill(self, sheet: Sheet, choices: list[int]) -> i64:
        best: i64 = choices[0]
        most = NEVER
        for action in choices:
            if action == TAKE_LIRA:
                gain = sheet.more_lira(1)
            elif action == TAKE_ACTION:
                gain = sheet.more_actions(1)
            else:
                gain = sheet.more_goods(action - TAKE, 1)
            if gain > most:
                best = action
                most = gain
        return best

    # Payments.

    def pay(self, sheet: Sheet, choices: list[int], step: PayGoods) -> i64:
        """Lay Goods cards both of whose goods are needed, then pay with the sheet; others only if it must be."""
        by_sheet = choices[-1] == PAY + BY_SHEET
        if by_sheet and sheet.goal.keeps_cards:
            return PAY + BY_SHEET
        left = remainder(step.price, step.laid)
        most: i64 = 0
        best: i64 = choices[0]
        for action in choices:
            if CARD_OF <= action < DISCARD:
                kind: i64 = action - CARD_OF
                useful: i64 = 2 - lacking(left, GOODS_ON_CARD[kind])
                if useful > most:
                    most = useful
                    best = action
        return PAY + BY_SHEET if by_sheet and most < 2 else best

    def give(self, sheet: Sheet, choices: list[int], left: i64) -> i64:
        best: i64 = choices[0]
        least = -10.0 * NEVER
        for action in choices:
            if action >= CARD_OF:
                cost = sheet.card_worth(action - CARD_OF) / float(min(left, 2))
            else:
                cost = sheet.less_goods(ONE[action - GIVE])
            if cost < least:
                best = action
                least = cost
        return best

    def sell(self, sheet: Sheet, choices: list[int]) -> i64:
        best: i64 = choices[0]
        least = -NEVER
        for action in choices:
            cost = sheet.less_goods(LARGE_MARKET_GOODS * ONE[action - SELL])
            if cost < least:
                best = action
                least = cost
        return best

    def pick(self, sheet: Sheet, choices: list[int]) -> i64:
        letters: i64 = 0
        for action in choices:
            letters |= 1 << (action - PALACE_OF)
        return PALACE_OF + sheet.best_letter(letters)

    def discard(self, sheet: Sheet, choices: list[int]) -> i64:
        best: i64 = choices[0]
        least = -NEVER
        for action in choices:
            cost = sheet.card_worth(action - DISCARD)
            if cost < least:
                best = action
                least = cost
        return best
