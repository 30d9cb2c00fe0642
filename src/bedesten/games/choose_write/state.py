"""The state of a game of Choose & Write, and what can be done to it: the words in which the rules are written."""

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from bedesten.core.contract import OVER, Listener, State, View
from bedesten.core.events import NOBODY, Event, Fact
from bedesten.core.luck import Luck
from bedesten.core.standing import Standing
from bedesten.games.choose_write.data import (
    BYTE,
    CARAVAN_WORDS,
    FOUNTAIN,
    GOOD_WORDS,
    GOODS_CARD_WORDS,
    GUILD_WORDS,
    LEFT,
    LETTER_WORDS,
    LETTERS,
    LOCATION_WORDS,
    NAME,
    NO_CARD,
    ONE,
    ONE_OF_EACH,
    ORIGIN_BITS,
    ORIGIN_WORDS,
    RUBY_TARGET,
    RUBY_WORDS,
    location_of,
    mark_of,
)
from bedesten.games.choose_write.data import FROM_GOODS as GOODS_ORIGIN
from bedesten.games.choose_write.data import FROM_LIRA as LIRA_ORIGIN
from bedesten.games.choose_write.parts import Step, Terms
from bedesten.games.choose_write.player import Player, covers
from bedesten.kit import bags
from bedesten.kit.bags import BIT
from bedesten.kit.deck import KIND, OPENLY, ORIGIN, Deck, is_mixed, remove_card
from bedesten.kit.inference import forget, imagine_hands

CRITERIA: Final = ("rubies", "left-overs")

DISPLAY: Final = 0
FROM_HAND: Final = 1
FROM_GUILD: Final = 2
FOLLOW_UP: Final = 3
NOTHING: Final = 4
"""How the card of a turn was played; in a solo game also a follow-up. NOTHING has been played before that."""


@final
@mypyc_attr(free_list_len=1)
class ChooseWrite(State):
    """A game of Choose & Write at a decision."""

    def __init__(self, terms: Terms, players: list[Player], locations: Deck, goods: Deck, guilds: Deck) -> None:
        super().__init__(NAME)
        self.terms: Terms = terms
        self.players: list[Player] = players
        self.locations: Deck = locations
        self.goods: Deck = goods
        self.guilds: Deck = guilds
        self.ruby_pile: i64 = 0  # one bit for each Ruby card in the deck
        self.letters: list[list[int]] = []  # the Ruby cards of each letter, the base card first; replaced, not changed
        self.prices: list[int] = []  # of each letter, packed
        self.caravan: i64 = NO_CARD  # the one face up
        self.caravans: i64 = 0  # one bit for each that was never seen
        self.returned: list[int] = []  # those under the deck, the next one first; replaced, not changed
        self.display_left: i64 = NO_CARD
        self.display_right: i64 = NO_CARD
        self.start_seat: i64 = 0
        self.active: i64 = 0
        self.how: i64 = NOTHING  # how the card of this turn was played
        self.played: i64 = 0  # the location on the Location card of this turn
        self.taken: i64 = 0  # letters at which a Ruby was taken in this turn, one bit for each
        self.caravan_used: bool = False
        self.ending: bool = False  # somebody has the Rubies that end the game
        self.over: bool = False
        self.agenda: Step | None = None
        self.choices: list[int] = []
        # Who listens during `apply`; not part of the position.
        self.listener: Callable[[Event], None] | None = None

    # The contract.

    def actions(self) -> list[int]:
        return self.choices

    def on_turn(self) -> i64:
        return self.active

    def apply(self, action: i64, luck: Luck, tell: Listener | None = None) -> None:
        step = self.agenda
        assert step is not None
        self.agenda = step.then
        self.listener = tell
        step.choose(self, self.players[self.seat], action, luck)
        self.advance(luck)
        self.listener = None

    def clone(self) -> "ChooseWrite":
        players = [player.clone() for player in self.players]
        copy = ChooseWrite(self.terms, players, self.locations.clone(), self.goods.clone(), self.guilds.clone())
        copy.seat = self.seat
        copy.round = self.round
        copy.ruby_pile = self.ruby_pile
        copy.letters = self.letters
        copy.prices = self.prices
        copy.caravan = self.caravan
        copy.caravans = self.caravans
        copy.returned = self.returned
        copy.display_left = self.display_left
        copy.display_right = self.display_right
        copy.start_seat = self.start_seat
        copy.active = self.active
        copy.how = self.how
        copy.played = self.played
        copy.taken = self.taken
        copy.caravan_used = self.caravan_used
        copy.ending = self.ending
        copy.over = self.over
        copy.agenda = self.agenda
        copy.choices = self.choices
        return copy

    def imagine(self, seat: i64, luck: Luck) -> "ChooseWrite":
        world = self.clone()
        world.deal_locations(seat, luck)
        world.deal_guilds(seat, luck)
        hands = [player.goods_cards[:] for player in world.players]
        step = world.agenda
        while True:
            imagine_hands(seat, world.goods, hands, luck)
            for player in world.players:
                player.goods_cards = hands[player.seat]
            # Whoever has begun to pay was seen to choose it, and so can go on with it.
            if step is None or world.seat == seat or step.can_go_on(world, world.players[world.seat]):
                break
        if step is not None and world.seat != seat:
            # What the deciding seat may do depends on its hand, which is another one here.
            world.choices = step.options(world, world.players[world.seat])
        else:
            world.choices = world.choices[:]
        return world

    def deal_locations(self, seat: i64, luck: Luck) -> None:
        """Deal the Location cards anew that a seat has not seen; a Fountain is in no hand (CNW-FTN-05)."""
        others = [player for player in self.players if player.seat != seat and player.hand >= ORIGIN]
        hands: list[list[int]] = [[player.hand] for player in others]
        deck = self.locations
        fountains = deck.pile[FOUNTAIN:]
        there: i64 = sum(fountains)
        deck.pile = deck.pile[:FOUNTAIN]
        deck.size -= there
        deck.deal_anew(hands, luck)
        deck.pile += fountains
        deck.size += there
        for index, player in enumerate(others):
            player.hand = hands[index][0]

    def deal_guilds(self, seat: i64, luck: Luck) -> None:
        """Deal the Guild cards anew that a seat has not seen. Each exists once: its draw pile is never in doubt."""
        hands: list[list[int]] = []
        for player in self.players:
            if player.seat != seat:
                player.guild_cards = player.guild_cards[:]
                player.drawn = player.drawn[:]
                hands.append(player.guild_cards)
                hands.append(player.drawn)
        self.guilds.deal_anew(hands, luck)

    def view(self, seat: int | None) -> View:
        from bedesten.games.choose_write.view import view_of  # noqa: PLC0415 - views are interpreted and know the state

        return view_of(self, seat)

    def standing(self) -> Standing:
        return Standing.of(CRITERIA, [[player.rubies, player.left_overs()] for player in self.players])

    # The agenda.

    def advance(self, luck: Luck) -> None:
        """Go on to the next question that somebody must answer, or to the end of the game."""
        while True:
            step = self.agenda
            if step is None:
                if not self.next_turn():
                    return
                continue
            player = self.players[step.seat if step.seat >= 0 else self.active]
            choices = step.options(self, player)
            if choices:
                self.choices = choices
                self.seat = player.seat
                return
            self.agenda = step.then
            step.settle(self, player, luck)

    def next_turn(self) -> bool:
        """Let the next player begin; False if the game is over (CNW-REF-13, CNW-END-02)."""
        if not self.over:
            if self.round == 0:
                self.round = 1
            else:
                self.active = (self.active + 1) % self.terms.players
                if self.active == self.start_seat:
                    self.over = self.ending
                    self.round += 0 if self.over else 1
        if self.over:
            self.seat = OVER
            self.choices = []
            if self.listener is not None:
                self.tell("over", NOBODY, {})
            return False
        self.how = NOTHING
        self.played = 0
        self.agenda = self.terms.play
        if self.listener is not None:
            self.tell("turn", self.active, {"round": self.round})
        return True

    def finish(self) -> None:
        """End the game at once: a Location card is due and there is none (CNW-END-07, CNW-END-08)."""
        self.over = True
        self.agenda = None

    def tell(self, what: str, seat: i64, facts: dict[str, Fact]) -> None:
        assert self.listener is not None
        self.listener(Event(what, seat, facts))

    # The sheet: filling in and crossing off.

    def gain_lira(self, player: Player, amount: i64) -> None:
        room: i64 = self.terms.lira_spaces - player.lira_filled
        gained: i64 = min(amount, room)
        player.lira_filled += gained
        if self.listener is not None:
            if gained > 0:
                self.tell("lira", player.seat, {"change": gained})
            if gained < amount:
                self.tell("lost", player.seat, {"thing": "lira", "amount": amount - gained})

    def pay_lira(self, player: Player, amount: i64) -> None:
        player.lira_crossed += amount
        if self.listener is not None and amount > 0:
            self.tell("lira", player.seat, {"change": -amount})

    def gain_goods(self, player: Player, good: i64, amount: i64) -> None:
        """Fill spaces of a column as far as there are empty ones; the rest is lost (CNW-RES-04)."""
        room: i64 = self.terms.column - ((player.filled >> (BYTE * good)) & 255)
        gained: i64 = min(amount, room)
        player.filled += gained << (BYTE * good)
        if self.listener is not None:
            if gained > 0:
                self.tell("goods", player.seat, {"good": GOOD_WORDS[good], "change": gained})
            if gained < amount:
                self.tell("lost", player.seat, {"thing": GOOD_WORDS[good], "amount": amount - gained})

    def pay_goods(self, player: Player, price: i64) -> None:
        """Cross goods off that the sheet has, packed."""
        player.crossed += price
        if self.listener is not None:
            for good, word in enumerate(GOOD_WORDS):
                paid = (price >> (BYTE * good)) & 255
                if paid:
                    self.tell("goods", player.seat, {"good": word, "change": -paid})

    def gain_actions(self, player: Player, amount: i64) -> None:
        """Fill spaces of the Bonus Action section (CNW-BON-10, CNW-BON-14)."""
        room: i64 = self.terms.action_spaces - player.actions_filled
        gained: i64 = min(amount, room)
        player.actions_filled += gained
        if self.listener is not None:
            if gained > 0:
                self.tell("action", player.seat, {"change": gained})
            if gained < amount:
                self.tell("lost", player.seat, {"thing": "action", "amount": amount - gained})

    def pay_action(self, player: Player) -> None:
        player.actions_crossed += 1
        if self.listener is not None:
            self.tell("action", player.seat, {"change": -1})

    def pay_icon(self, player: Player, place: i64) -> None:
        player.icons -= bags.one(place)
        if self.listener is not None:
            self.tell("icon", player.seat, {"location": LOCATION_WORDS[place]})

    def gain_check(self, player: Player, place: i64) -> None:
        player.checks += bags.one(place)
        if self.listener is not None:
            self.tell("check", player.seat, {"location": LOCATION_WORDS[place]})

    def lose(self, player: Player, thing: str, amount: i64) -> None:
        """Tell that a gain is lost for want of a space or a card."""
        if self.listener is not None:
            self.tell("lost", player.seat, {"thing": thing, "amount": amount})

    def gain_ruby(self, player: Player, origin: i64, reached: i64 = 0) -> None:
        """Mark a Ruby; the tenth of anybody ends a game of several players with its round (CNW-END-01).

        A Bonus Ruby says which row, or how many Lira, were reached.
        """
        player.rubies += 1
        player.origins += BIT[ORIGIN_BITS * origin]
        if origin < LETTERS:
            self.taken |= 1 << origin
        if self.listener is not None:
            facts: dict[str, Fact] = {"origin": ORIGIN_WORDS[origin], "rubies": player.rubies}
            if reached:
                facts["reached"] = reached
            self.tell("ruby", player.seat, facts)
        if player.rubies >= RUBY_TARGET and not self.ending and not self.terms.is_solo:
            self.ending = True
            if self.listener is not None:
                self.tell("last round", player.seat, {})

    def give_bonus_rubies(self) -> None:
        """Let all players take the Bonus Rubies that they have reached, the active player first (CNW-BON-07)."""
        count = self.terms.players
        turn: i64 = 0
        while turn < count:
            player = self.players[(self.active + turn) % count]
            marks = self.terms.lira_marks
            while (
                player.rubies_from(LIRA_ORIGIN) < len(marks)
                and player.lira_filled >= marks[player.rubies_from(LIRA_ORIGIN)]
            ):
                self.gain_ruby(player, LIRA_ORIGIN, marks[player.rubies_from(LIRA_ORIGIN)])
            rows = self.terms.rows
            while player.rubies_from(GOODS_ORIGIN) < len(rows) and covers(
                player.filled, rows[player.rubies_from(GOODS_ORIGIN)] * ONE_OF_EACH
            ):
                self.gain_ruby(player, GOODS_ORIGIN, rows[player.rubies_from(GOODS_ORIGIN)])
            turn += 1

    # Goods cards.

    def draw_goods_card(self, player: Player, luck: Luck) -> None:
        """Draw a Goods card if there is one; an empty deck is made anew first (CNW-RES-14, CNW-RES-15)."""
        if self.goods.size == 0:
            if self.goods.discard_size == 0:
                self.lose(player, "card", 1)
                return
            self.goods.reshuffle()
            if self.goods.memory is not None:
                forget(self.goods, [other.goods_cards for other in self.players])
            if self.listener is not None:
                self.tell("reshuffle", NOBODY, {"deck": "goods", "cards": self.goods.size})
        card = self.goods.draw(player.seat, luck)
        player.goods_cards = with_card(player.goods_cards, card)
        if self.listener is not None:
            self.listener(Event("draw card", player.seat, {}, {"card": GOODS_CARD_WORDS[card & KIND]}))

    def give_up_card(self, player: Player, kind: i64, what: str, named: bool) -> None:
        """Put a Goods card from a hand on the discard pile, face up (CNW-GDS-08); was it named by its player?"""
        hand = player.goods_cards[:]
        player.goods_cards = hand
        if self.goods.memory is None and not is_mixed(hand):
            remove_card(hand, kind)
        else:
            self.goods.take_hidden(player.seat, kind, [other.goods_cards for other in self.players])
        self.goods.put_on_discards(kind)
        if self.listener is not None:
            # Of a card that nobody named, the others learn only now which it was.
            self.listener(Event(what, player.seat, {"card": GOODS_CARD_WORDS[kind]}, {}, not named, True))

    # Guild cards.

    def draw_guild_card(self, player: Player, luck: Luck) -> i64:
        """Draw a Guild card, which is not in hand yet; NO_CARD if there is none."""
        if self.guilds.size == 0:
            if self.guilds.discard_size == 0:
                self.lose(player, "guild", 1)
                return NO_CARD
            self.guilds.reshuffle()
            if self.listener is not None:
                self.tell("reshuffle", NOBODY, {"deck": "guild", "cards": self.guilds.size})
        card = self.guilds.draw(player.seat, luck)
        if self.listener is not None:
            self.listener(Event("draw guild", player.seat, {}, {"guild": GUILD_WORDS[card & KIND]}))
        return card

    def gain_guild_card(self, player: Player, luck: Luck) -> None:
        card = self.draw_guild_card(player, luck)
        if card != NO_CARD:
            player.guild_cards = with_card(player.guild_cards, card)

    # Location cards and the display.

    def put_on_display(self, card: i64) -> None:
        """Lay a Location card open: on the free place, in a solo game by its mark (CNW-REF-07, CNW-SOL-22)."""
        if self.terms.is_solo and (self.display_left != NO_CARD or self.display_right != NO_CARD):
            other = self.display_left if self.display_left != NO_CARD else self.display_right
            self.display_left, self.display_right = (card, other) if mark_of(card) == LEFT else (other, card)
        elif self.display_left == NO_CARD:
            self.display_left = card
        else:
            self.display_right = card

    def take_from_display(self, place: i64) -> i64:
        """Take the card of a location from the display, the left one if both show it; return it."""
        card = self.display_left
        if card != NO_CARD and location_of(card) == place:
            self.display_left = NO_CARD
        else:
            card = self.display_right
            self.display_right = NO_CARD
        return card

    def offer_display(self, choices: list[int], first: i64) -> None:
        """Add the locations of the display, one of them if both cards show the same."""
        left: i64 = location_of(self.display_left)
        right: i64 = location_of(self.display_right)
        choices.append(first + left)
        if right != left:
            choices.append(first + right)

    def hides_locations(self) -> bool:
        """Tell whether a card of the Location deck tells somebody something about a hidden hand."""
        return any(player.hand >= ORIGIN for player in self.players)

    # Palaces, Ruby cards and Caravan cards.

    def add_ruby_card(self, letter: i64, luck: Luck) -> None:
        """Turn up a Ruby card, if there is one, as the base card of a letter or beneath its cards (CNW-PAL-06)."""
        if self.ruby_pile == 0:
            return
        card = take_bit(self, luck)
        cards = self.letters[letter]
        price: i64 = self.terms.ruby_prices[card] if not cards else ONE[self.terms.ruby_tops[card]]
        letters = self.letters[:]
        letters[letter] = [*cards, card]
        self.letters = letters
        prices = self.prices[:]
        prices[letter] = prices[letter] + price
        self.prices = prices
        if self.listener is not None:
            good = GOOD_WORDS[self.terms.ruby_tops[card]]
            self.tell("ruby card", NOBODY, {"letter": LETTER_WORDS[letter], "card": RUBY_WORDS[card], "good": good})

    def turn_up_caravan(self, luck: Luck) -> None:
        """Turn the next Caravan card up: one never seen while there are such, then those returned (CNW-RES-26)."""
        if self.caravans:
            index = luck.below(count_bits(self.caravans))
            card: i64 = nth_bit(self.caravans, index)
            self.caravans &= ~BIT[card]
        else:
            card = self.returned[0]
            self.returned = self.returned[1:]
        self.caravan = card
        if self.listener is not None:
            self.tell("caravan", NOBODY, {"card": CARAVAN_WORDS[card]})


def take_bit(game: ChooseWrite, luck: Luck) -> i64:
    """Take one of the Ruby cards out of their deck, each equally likely."""
    card = nth_bit(game.ruby_pile, luck.below(count_bits(game.ruby_pile)))
    game.ruby_pile &= ~BIT[card]
    return card


def count_bits(bits: i64) -> i64:
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def nth_bit(bits: i64, index: i64) -> i64:
    """Return the number of the bit with this index, counting from the lowest."""
    while index > 0:
        bits &= bits - 1
        index -= 1
    number: i64 = 0
    while bits & 1 == 0:
        bits >>= 1
        number += 1
    return number


def with_card(hand: list[int], card: i64) -> list[int]:
    """Return a hand with one more card, ascending."""
    more = [*hand, card]
    more.sort()
    return more


def openly(card: i64) -> i64:
    """Return a Location card in hand that everybody knows."""
    return card + ORIGIN * OPENLY
