"""How a sheet stands, and what each location would bring now: the numbers behind every choice of these bots."""

from typing import Final, final

from mypy_extensions import i64

from bedesten.bots.choose_write.goals import Goal
from bedesten.bots.choose_write.worths import SheetWorths
from bedesten.games.choose_write.challenges import reached
from bedesten.games.choose_write.data import (
    BYTE,
    BYTE_MASK,
    CARAVAN_GAINS,
    CARAVAN_PALACES,
    CARAVANSARY,
    CARD,
    CARD_OR_GOOD,
    CARDS_PLAYED,
    CATACOMBS,
    CHECK,
    CHECK_OR_SPACE,
    DEALER_PRICE,
    DIFFERENT,
    FOUNTAIN,
    FOUNTAIN_GAINS,
    FROM_GOODS,
    FROM_LIRA,
    GEMSTONE_DEALER,
    GOOD,
    GOODS,
    GOODS_ON_CARD,
    GUILD,
    GUILD_CARDS,
    GUILD_GAINS,
    GUILD_GOODS,
    GUILD_HALL,
    GUILD_PALACES,
    KEEP_ONE,
    LARGE_MARKET,
    LARGE_MARKET_GOODS,
    LARGE_MARKET_LIRA,
    LARGE_MARKET_SPACES,
    LETTERS,
    LIRA,
    LOCATIONS,
    OFFERS,
    ONE,
    PALACE,
    POST_LIRA,
    POST_OFFICE,
    ROASTED_GOODS,
    ROASTING_PLANT,
    RUBY,
    RUBY_TARGET,
    SAME,
    SMALL_MARKET,
    SMALL_MARKET_LIRA,
    SPACE,
    SQUARES,
    TEA_HOUSE,
    WAINWRIGHT,
    WAINWRIGHT_CHECKS,
    WAREHOUSE_GOODS,
)
from bedesten.games.choose_write.player import Player, covers, goods_of
from bedesten.games.choose_write.state import ChooseWrite
from bedesten.kit import bags
from bedesten.kit.deck import KIND

NEVER: Final = -9.0
"""What spoils the goal."""

ALL_ACTIONS: Final = 34.0
ACTIONS_A_RUBY: Final = 3.0
"""About how many actions a player needs for a Ruby: with several players the end comes with the tenth."""

FIRST_GOODS: Final = 3
CHECK_FOUNTAIN: Final = FOUNTAIN + FOUNTAIN_GAINS.index([CHECK, 1])
ALL_BITS: Final = GOODS * BYTE
BETTER_OF_TWO: Final = 1.3
RARITY: Final[list[float]] = [
    4.0 / max(1.0, float(sum([1 for offer in OFFERS if place in offer]))) for place in range(LOCATIONS)
]
"""How seldom a location is offered, beside the middle."""


def near(lack: float, span: float) -> float:
    """Return how near something is, from 0 to 1: fast growing towards the end."""
    if lack >= span:
        return 0.0
    part = 1.0 - lack / span
    return part * part


def actions_left(game: ChooseWrite) -> float:
    """Return about how many actions everybody has after this one."""
    deck = game.locations
    cards: i64 = deck.size
    fountain: i64 = FOUNTAIN
    while fountain < len(deck.pile):
        cards -= deck.pile[fountain]
        fountain += 1
    left = float(cards)
    if not game.terms.is_solo:
        most: i64 = 0
        for player in game.players:
            most = max(most, player.rubies)
        left = min(left, ACTIONS_A_RUBY * float(RUBY_TARGET - most))
        if game.ending:
            left = min(left, 1.0)
    return max(left, 0.0)


@final
class Sheet:
    """A player's sheet with the worths of a judgement: what there is, and what would come of it."""

    def __init__(self, worths: SheetWorths, goal: Goal, game: ChooseWrite, player: Player) -> None:
        self.worths: SheetWorths = worths
        self.goal: Goal = goal
        self.game: ChooseWrite = game
        self.player: Player = player
        self.left: float = actions_left(game)
        self.filled: i64 = player.filled
        self.have: i64 = player.goods() if goal.keeps_cards else player.reach()
        self.lira: i64 = player.lira()
        self.lira_filled: i64 = player.lira_filled
        self.actions: i64 = player.actions()
        self.icons: i64 = bags.size(player.icons)
        self.rows_taken: i64 = player.rubies_from(FROM_GOODS)
        # Palace Rubies that the goal still asks for, and checks that may be set: one that will come counts already.
        self.palaces_due: i64 = max(0, goal.palaces - player.palace_rubies(), goal.letter - player.best_letter())
        self.checks_left: i64 = goal.checks - bags.size(player.checks) - game.locations.pile[CHECK_FOUNTAIN]
        self.room: i64 = self.room_for_rubies()
        self.stock_now: float = self.stock_worth(self.have)
        self.goods_now: float = self.rows_worth(self.filled) + self.stock_now
        self.lira_now: float = self.lira_worth(self.lira, self.lira_filled)
        self.follow_now: float = self.follow_worth(self.actions, self.icons)

    def room_for_rubies(self) -> i64:
        """Return how many Rubies may still come that the goal does not ask for."""
        goal = self.goal
        room: i64 = goal.target - self.player.rubies
        for mark in self.game.terms.lira_marks:
            if self.lira_filled < mark <= goal.lira:
                room -= 1
        if goal.rows > self.rows_taken:
            room -= goal.rows - self.rows_taken
        return room - self.palaces_due

    # What is on the sheet.

    def worth(self) -> float:
        """Return what the sheet and the cards of its player are worth."""
        player = self.player
        goal = self.goal
        worths = self.worths
        bonus: i64 = self.rows_taken + player.rubies_from(FROM_LIRA)
        worth = float(player.rubies - bonus) + self.goods_now + self.lira_now + self.follow_now + self.checks_worth()
        worth += self.guilds_worth() + worths.card * float(len(player.goods_cards)) * self.fade(worths.good_fade)
        if goal.is_tile:
            if player.rubies > goal.target:
                worth += NEVER
            worth += worths.need_guild * float(min(player.guild_played, goal.guilds_played))
            worth += worths.need_palace * float(min(player.palace_rubies(), goal.palaces))
            worth += worths.need_letter * float(min(player.best_letter(), goal.letter))
            if player.guild_played > goal.guilds or bags.size(player.checks) > goal.checks:
                worth += NEVER
            if goal.keeps_cards and reached(self.game.terms, player, CARDS_PLAYED) > 0:
                worth += NEVER
        return worth

    def fade(self, actions: float) -> float:
        """Return how much counts what must be turned into something else before the end."""
        return 1.0 if self.left >= actions else self.left / actions

    def goods_worth(self, filled: i64, have: i64) -> float:
        return self.rows_worth(filled) + self.stock_worth(have)

    def rows_worth(self, filled: i64) -> float:
        """Return what filled spaces are worth: for Bonus Rubies, and for the columns that the goal wants full."""
        worths = self.worths
        goal = self.goal
        rows = goal.bonus_rows
        worth = 0.0
        index: i64 = 0
        while index < len(rows):
            lack = lacking(filled, rows[index])
            index += 1
            if index <= goal.rows:
                if lack == 0:
                    worth += 1.0 + worths.need_row
                else:
                    span = min(worths.row_span, self.left * worths.row_soon)
                    worth += (worths.row + worths.need_row) * near(float(lack), span)
            elif lack == 0:
                worth += 1.0 if self.room > 0 or index <= self.rows_taken else NEVER
            elif self.room > 0:
                worth += worths.row * near(float(lack), min(worths.row_span, self.left * worths.row_soon))
        if goal.columns > 0:
            worth += self.columns_worth(filled)
        return worth

    def stock_worth(self, have: i64) -> float:
        """Return what goods are worth that can be paid: most for the nearest palace, and for the one after it."""
        if self.room <= 0 and self.palaces_due == 0:
            return 0.0
        worths = self.worths
        fade = self.fade(worths.good_fade)
        stock: i64 = 0
        first: i64 = 0
        rest: i64 = have
        while rest:
            there: i64 = rest & BYTE_MASK
            stock += there
            first += min(there, FIRST_GOODS)
            rest >>= BYTE
        worth = fade * (worths.good * float(first) + worths.more_goods * float(stock - first))
        prices = self.game.prices
        best: i64 = -1
        least: i64 = BYTE_MASK
        letter: i64 = 0
        while letter < LETTERS:
            lack = lacking(have, prices[letter])
            if lack < least and self.may_take(letter):
                least = lack
                best = letter
            letter += 1
        span = min(worths.palace_span, self.left)
        if best >= 0 and float(least) < span:
            worth += worths.palace * near(float(least), span)
            rest = less(have, prices[best])
            least = BYTE_MASK
            letter = 0
            while letter < LETTERS:
                if letter != best:
                    least = min(least, lacking(rest, prices[letter]))
                letter += 1
            worth += worths.second_palace * near(float(least), min(worths.palace_span, self.left - 1.0))
        return worth

    def may_take(self, letter: i64) -> bool:
        """Tell whether goods are kept for a letter: for the one that the goal wants often, once it is chosen."""
        if self.goal.letter > 0 and self.player.best_letter() < self.goal.letter:
            return self.player.rubies_from(letter) == self.player.best_letter()
        if self.goal.one_letter:
            return self.player.palace_rubies() == self.player.rubies_from(letter)
        return True

    def columns_worth(self, filled: i64) -> float:
        """Return the worth of the columns that the goal wants full."""
        worths = self.worths
        column = self.game.terms.column
        best: i64 = 0
        second: i64 = 0
        for good in range(GOODS):
            there: i64 = (filled >> (BYTE * good)) & BYTE_MASK
            if there > best:
                second = best
                best = there
            elif there > second:
                second = there
        span = min(float(column), self.left * worths.row_soon)
        worth = worths.need_column * (near(float(column - best), span) if best < column else 1.0)
        if self.goal.columns > 1:
            worth += worths.need_column * (near(float(column - second), span) if second < column else 1.0)
        return worth

    def lira_worth(self, lira: i64, filled: i64) -> float:
        worths = self.worths
        worth = 0.0
        for mark in self.game.terms.lira_marks:
            needed = mark <= self.goal.lira
            full = worths.mark + worths.need_mark if needed else worths.mark
            if filled >= mark:
                if needed:
                    worth += 1.0 + worths.need_mark
                else:
                    worth += 1.0 if self.room > 0 or self.lira_filled >= mark else NEVER
            elif needed or self.room > 0:
                worth += full * near(float(mark - filled), min(worths.mark_span, self.left * worths.mark_soon))
        if self.room <= 0:
            return worth
        fade = self.fade(worths.lira_fade)
        first: i64 = min(lira, DEALER_PRICE)
        second: i64 = min(lira - first, DEALER_PRICE)
        worth += fade * (worths.lira * float(first) + worths.more_lira * float(second))
        worth += fade * worths.idle_lira * float(lira - first - second)
        return worth + worths.dealer * near(float(DEALER_PRICE - first), min(worths.dealer_span, self.left))

    def follow_worth(self, actions: i64, icons: i64) -> float:
        players = float(self.game.terms.players)
        needed = self.left * 0.5 if self.game.terms.is_solo else self.left * (players - 1.0) / players
        needed = max(needed, 1.0)
        part = (float(actions) + self.worths.icon * float(icons)) / needed
        part = min(part, 1.0)
        worth = self.worths.follow * needed * part * (2.0 - part)
        return worth - self.worths.need_icon * float(icons) if self.goal.all_icons else worth

    def checks_worth(self) -> float:
        worth = 0.0
        for place in SQUARES:
            held = bags.count(self.player.checks, place)
            for before in range(held):
                worth += self.one_check(place, before)
        return worth

    def one_check(self, place: i64, held: i64) -> float:
        """Return the worth of a further check at a location."""
        worths = self.worths
        share = self.left / ALL_ACTIONS
        if place == TEA_HOUSE:
            return worths.tea_check * share
        good: i64 = self.game.terms.warehouse[place]
        column = self.game.terms.column
        free = float(column - goods_of(self.filled, good)) / float(column)
        return (worths.check if held == 0 else worths.second_check) * share * free

    def guild_share(self) -> float:
        return 0.0 if self.goal.guilds == 0 else self.fade(self.worths.guild_fade)

    def guilds_worth(self) -> float:
        worth = 0.0
        for card in self.player.guild_cards:
            worth += self.worths.guilds[card & KIND]
        return worth * self.guild_share()

    # What would come.

    def ruby(self) -> float:
        """Return the worth of a Ruby that the goal does not ask for."""
        return 1.0 if self.room > 0 else NEVER

    def more_goods(self, good: i64, amount: i64) -> float:
        room: i64 = self.game.terms.column - goods_of(self.filled, good)
        gained: i64 = min(amount, room)
        if gained <= 0:
            return 0.0
        goods: i64 = gained << (BYTE * good)
        return self.goods_worth(self.filled + goods, self.have + goods) - self.goods_now

    def best_good(self) -> i64:
        """Return the good of which one more brings most, if it has an empty space; -1 if none has."""
        best: i64 = -1
        most = 0.0
        for good in range(GOODS):
            if goods_of(self.filled, good) < self.game.terms.column:
                gain = self.more_goods(good, 1)
                if best < 0 or gain > most:
                    best = good
                    most = gain
        return best

    def of_choice(self, amount: i64) -> float:
        """Return what so many goods of choice bring."""
        filled = self.filled
        have = self.have
        now = self.goods_now
        left = amount
        while left > 0:
            good = self.best_good()
            if good < 0:
                break
            self.filled += ONE[good]
            self.have += ONE[good]
            self.goods_now = self.goods_worth(self.filled, self.have)
            left -= 1
        gain = self.goods_now - now
        self.filled = filled
        self.have = have
        self.goods_now = now
        return gain

    def different(self, amount: i64) -> float:
        """Return what so many goods of different types bring: those that bring most."""
        left = amount
        goods: i64 = 0
        named: i64 = 0
        while left > 0:
            best: i64 = -1
            most = 0.0
            for good in range(GOODS):
                if named & (1 << good) == 0 and goods_of(self.filled, good) < self.game.terms.column:
                    gain = self.more_goods(good, 1)
                    if best < 0 or gain > most:
                        best = good
                        most = gain
            if best < 0:
                break
            named |= 1 << best
            goods += ONE[best]
            left -= 1
        return self.goods_worth(self.filled + goods, self.have + goods) - self.goods_now

    def same(self, amount: i64) -> float:
        best = 0.0
        for good in range(GOODS):
            best = max(best, self.more_goods(good, amount))
        return best

    def more_lira(self, amount: i64) -> float:
        gained: i64 = min(amount, self.game.terms.lira_spaces - self.lira_filled)
        return self.lira_worth(self.lira + gained, self.lira_filled + gained) - self.lira_now

    def less_lira(self, amount: i64) -> float:
        """Return what the Lira are worth that would be paid."""
        return self.lira_now - self.lira_worth(self.lira - amount, self.lira_filled)

    def more_actions(self, amount: i64) -> float:
        gained: i64 = min(amount, self.game.terms.action_spaces - self.player.actions_filled)
        return self.follow_worth(self.actions + gained, self.icons) - self.follow_now

    def drawn_card(self) -> float:
        """Return what an unknown Goods card brings."""
        return self.worths.draw * self.fade(self.worths.good_fade) if self.room > 0 else 0.0

    def drawn_guild(self) -> float:
        """Return what an unknown Guild card brings."""
        more = 0.0
        wanted: i64 = self.goal.guilds_played - self.player.guild_played - len(self.player.guild_cards)
        if wanted > 0:
            more = self.worths.need_guild
        return (self.worths.guild + more) * self.guild_share()

    def best_check(self, checks: i64) -> i64:
        """Return where a further check brings most; 0 if it brings nothing."""
        best: i64 = 0
        most = 0.0
        if bags.size(checks) - bags.size(self.player.checks) >= self.checks_left:
            return 0
        for place in SQUARES:
            if self.game.terms.has_square(checks, place):
                gain = self.one_check(place, bags.count(checks, place))
                if gain > most:
                    best = place
                    most = gain
        return best

    def more_checks(self, amount: i64) -> float:
        """Return what so many checks bring, none of which must be set."""
        checks = self.player.checks
        gain = 0.0
        left = amount
        while left > 0:
            place = self.best_check(checks)
            if place == 0:
                break
            gain += self.one_check(place, bags.count(checks, place))
            checks += bags.one(place)
            left -= 1
        return gain

    def must_check(self) -> float:
        """Return what a check brings that must be set."""
        place = self.best_check(self.player.checks)
        if place == 0:
            return NEVER if self.checks_left == 0 else 0.0
        return self.one_check(place, bags.count(self.player.checks, place))

    def less_goods(self, price: i64) -> float:
        """Return what the goods of a price are worth that would be paid."""
        return self.stock_now - self.stock_worth(less(self.have, price))

    def least_goods(self, amount: i64) -> float:
        """Return what so many goods of any types are worth, the cheapest."""
        have = self.have
        left = amount
        while left > 0:
            best: i64 = -1
            most = 0.0
            for good in range(GOODS):
                if goods_of(have, good) > 0:
                    worth = self.stock_worth(have - ONE[good])
                    if best < 0 or worth > most:
                        best = good
                        most = worth
            if best < 0:
                break
            have -= ONE[best]
            left -= 1
        return self.stock_now - self.stock_worth(have)

    def palace(self, letter: i64) -> float:
        """Return what a palace action brings; NEVER if its price cannot be paid."""
        price = self.game.prices[letter]
        if not covers(self.have, price):
            return NEVER
        goal = self.goal
        if goal.one_letter and self.player.palace_rubies() > self.player.rubies_from(letter):
            return NEVER
        cost = self.less_goods(price) + self.worths.growth
        if goal.palaces > self.player.palace_rubies():
            return 1.0 + self.worths.need_palace - cost
        taken = self.player.rubies_from(letter)
        if taken == self.player.best_letter() and taken < goal.letter:
            return 1.0 + self.worths.need_letter - cost
        return self.ruby() - cost

    def best_letter(self, letters: i64) -> i64:
        best: i64 = -1
        most = 0.0
        for letter in range(LETTERS):
            if letters & (1 << letter):
                gain = self.palace(letter)
                if best < 0 or gain > most:
                    best = letter
                    most = gain
        return best

    def sale(self) -> float:
        """Return what the Large Market brings."""
        least = -NEVER
        for good in range(GOODS):
            if goods_of(self.have, good) >= LARGE_MARKET_GOODS:
                least = min(least, self.less_goods(LARGE_MARKET_GOODS * ONE[good]))
        return self.more_lira(LARGE_MARKET_LIRA) + self.more_actions(LARGE_MARKET_SPACES) - least

    def least_card(self) -> float:
        """Return what the cheapest Goods card is worth that could be given up; -NEVER if none may be."""
        least = -NEVER
        if self.goal.keeps_cards and self.game.terms.discards_count:
            return least
        for card in self.player.goods_cards:
            least = min(least, self.card_worth(card & KIND))
        return least

    def card_worth(self, kind: i64) -> float:
        return self.less_goods(GOODS_ON_CARD[kind]) + self.worths.card * self.fade(self.worths.good_fade)

    def gains(self, gains: list[list[int]]) -> float:
        """Return what the gains of a card bring."""
        total = 0.0
        for gain in gains:
            thing: i64 = gain[0]
            amount: i64 = gain[1]
            if thing == LIRA:
                total += self.more_lira(amount)
            elif thing == GOOD:
                total += self.of_choice(amount)
            elif thing == SAME:
                total += self.same(amount)
            elif thing == DIFFERENT:
                total += self.different(amount)
            elif thing == CARD:
                total += self.drawn_card() * float(amount)
            elif thing == GUILD:
                total += self.drawn_guild() * float(amount)
            elif thing == CHECK:
                total += self.must_check()
            elif thing == SPACE:
                total += self.more_actions(amount)
            elif thing == RUBY:
                total += self.ruby()
            elif thing == CARD_OR_GOOD:
                total += max(self.drawn_card(), self.of_choice(1))
            elif thing == CHECK_OR_SPACE:
                total += max(self.must_check(), self.more_actions(1))
            else:
                assert thing == KEEP_ONE
                total += BETTER_OF_TWO * self.drawn_guild()
        return total

    def at(self, place: i64) -> float:
        """Return what a usable location other than the Catacombs brings, without what a follower pays."""
        game = self.game
        if place >= PALACE:
            return self.palace(place - PALACE)
        if place == GEMSTONE_DEALER:
            return self.ruby() - self.less_lira(DEALER_PRICE)
        if place == LARGE_MARKET:
            return self.sale()
        if place == POST_OFFICE:
            return self.drawn_card() + self.more_lira(POST_LIRA)
        if place == CARAVANSARY:
            gain = self.gains(CARAVAN_GAINS[game.caravan])
            letters = CARAVAN_PALACES[game.caravan]
            return gain + self.palace(self.best_letter(letters)) if letters else gain
        if place == ROASTING_PLANT:
            return self.of_choice(ROASTED_GOODS)
        if place == TEA_HOUSE:
            return self.more_lira(game.terms.tea_house + bags.count(self.player.checks, place))
        if place == GUILD_HALL:
            return self.drawn_guild()
        if place == SMALL_MARKET:
            return self.more_lira(SMALL_MARKET_LIRA) - self.least_card()
        if place == WAINWRIGHT:
            return self.more_checks(WAINWRIGHT_CHECKS)
        assert place != CATACOMBS
        return self.more_goods(game.terms.warehouse[place], WAREHOUSE_GOODS + bags.count(self.player.checks, place))

    def playing(self, guild: i64) -> float:
        """Return what a Guild card brings that can be paid, less what it is worth in hand."""
        goal = self.goal
        if self.player.guild_played >= goal.guilds:
            return NEVER
        gain = self.worths.tempo - self.less_lira(self.game.terms.guild_lira[guild])
        gain += self.gains(GUILD_GAINS[guild]) - self.worths.guilds[guild] * self.guild_share()
        if GUILD_PALACES[guild]:
            gain += self.palace(self.best_letter(GUILD_PALACES[guild]))
        if GUILD_CARDS[guild]:
            gain -= self.least_card()
        if GUILD_GOODS[guild]:
            gain -= self.least_goods(GUILD_GOODS[guild])
        if self.player.guild_played < goal.guilds_played:
            gain += self.worths.need_guild
        return gain

    # Following.

    def by_icon(self, place: i64) -> float:
        """Return what it costs to pay for a location with its icon."""
        cost = self.follow_now - self.follow_worth(self.actions, self.icons - 1)
        return cost - self.worths.need_icon * (RARITY[place] - 1.0) if self.goal.all_icons else cost

    def by_action(self) -> float:
        """Return what it costs to pay for a location with a Bonus Action."""
        return self.follow_now - self.follow_worth(self.actions - 1, self.icons)

    def paying(self, place: i64) -> float:
        """Return what a follower pays at least for a location; -NEVER if it cannot be paid."""
        cost = self.by_action() if self.actions > 0 else -NEVER
        return min(cost, self.by_icon(place)) if self.player.has_icon(place) else cost


def lacking(have: i64, price: i64) -> i64:
    """Return how many goods are missing to a price."""
    lack: i64 = 0
    shift: i64 = 0
    while shift < ALL_BITS:
        due: i64 = ((price >> shift) & BYTE_MASK) - ((have >> shift) & BYTE_MASK)
        if due > 0:
            lack += due
        shift += BYTE
    return lack


def less(have: i64, price: i64) -> i64:
    """Return what is left of goods after a price, as far as they go."""
    if covers(have, price):
        return have - price
    rest: i64 = 0
    shift: i64 = 0
    while shift < ALL_BITS:
        left: i64 = ((have >> shift) & BYTE_MASK) - ((price >> shift) & BYTE_MASK)
        if left > 0:
            rest += left << shift
        shift += BYTE
    return rest
