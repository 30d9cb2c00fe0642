"""The state of a game of Cairo, and what can be done to it: the words in which the rules are written."""

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from bedesten.core.contract import OVER, Listener, State, View
from bedesten.core.events import NOBODY, Event, Fact
from bedesten.core.luck import Luck
from bedesten.core.standing import Standing
from bedesten.games.cairo.data import (
    BARKERS,
    CARD_WORDS,
    DISPLAY,
    MONEY_PER_POINT,
    NAME,
    NO_CARD,
    NO_SITE,
    SITE_WORDS,
    SUPPLY,
    TRADE_WORDS,
    TRADES,
)
from bedesten.games.cairo.ground import Ground, Stand
from bedesten.games.cairo.parts import NO_CHOICES, Step, Terms
from bedesten.games.cairo.player import NONE_OF, SOME_OF, Player
from bedesten.games.cairo.room import Room
from bedesten.kit import bags
from bedesten.kit.bags import BIT
from bedesten.kit.deck import KIND, OPENLY, ORIGIN, Deck, has_hidden, is_mixed, remove_card
from bedesten.kit.inference import forget, imagine_hands

CRITERIA: Final = ("points",)

SETUP: Final = 0
NORMAL: Final = 1
FINAL: Final = 2
FINISHED: Final = 3
PHASE_WORDS: Final = ("setup", "normal", "final", "over")


@final
@mypyc_attr(free_list_len=1)
class Cairo(State):
    """A game of Cairo at a decision. Lists but that of the players are never changed but replaced."""

    def __init__(self, terms: Terms, players: list[Player], cards: Deck, ground: Ground) -> None:
        super().__init__(NAME)
        self.terms: Terms = terms
        self.players: list[Player] = players
        self.cards: Deck = cards
        self.ground: Ground = ground
        self.customers: list[int] = NOWHERE  # the site of each trade's customer, NO_SITE for the one outside
        self.outside: i64 = NOBODY  # the trade of the customer outside
        self.room: Room | None = None  # the last one that was asked for; `see_room` makes another
        self.supply: list[int] = FULL_SUPPLY  # expansions, by trade
        self.gold: list[int] = NO_MEDALS  # who holds the medals of each trade, NOBODY as long as it is in supply
        self.silver: list[int] = NO_MEDALS
        self.barkers: i64 = BARKERS  # on their space
        self.display: list[int] = NO_DISPLAY  # kinds of cards, NO_CARD where a slot is empty
        self.neutrals: i64 = 0  # neutral stalls in the bag, a bit for each trade
        self.start_seat: i64 = 0
        self.active: i64 = 0
        self.phase: i64 = SETUP
        self.placed: i64 = 0  # set-up placements that were made, or left out
        self.turn: i64 = 0  # number of the turn, from 1
        self.agenda: Step | None = None
        self.choices: list[int] = NO_CHOICES
        # Who listens during `apply`; not part of the position.
        self.listener: Callable[[Event], None] | None = None

    # The contract.

    def actions(self) -> list[int]:
        return self.choices

    def apply(self, action: i64, luck: Luck, tell: Listener | None = None) -> None:
        step = self.agenda
        assert step is not None
        self.agenda = None
        self.listener = tell
        step.choose(self, self.players[self.active], action, luck)
        self.advance(luck)
        self.listener = None

    def clone(self) -> "Cairo":
        copy = Cairo(self.terms, [player.clone() for player in self.players], self.cards.clone(), self.ground)
        copy.seat = self.seat
        copy.round = self.round
        copy.customers = self.customers
        copy.outside = self.outside
        copy.room = self.room
        copy.supply = self.supply
        copy.gold = self.gold
        copy.silver = self.silver
        copy.barkers = self.barkers
        copy.display = self.display
        copy.neutrals = self.neutrals
        copy.start_seat = self.start_seat
        copy.active = self.active
        copy.phase = self.phase
        copy.placed = self.placed
        copy.turn = self.turn
        copy.agenda = self.agenda
        copy.choices = self.choices
        return copy

    def imagine(self, seat: i64, luck: Luck) -> "Cairo":
        """Deal the hidden cards anew. Money stays: who has heard everything can add it up (CAI-INV-29)."""
        world = self.clone()
        world.choices = world.choices[:]
        step = world.agenda
        while True:
            hands = [player.hand[:] for player in world.players]
            imagine_hands(seat, world.cards, hands, luck)
            for player in world.players:
                player.hand = hands[player.seat]
            if step is not None and world.seat != seat:
                # What the deciding seat may do depends on its hand, which is another one here.
                world.choices = step.options(world, world.players[world.seat])
            # Everybody has seen who can build in the final phase, and who could when they retired.
            if (step is None or len(world.choices) > 0) and all(fits_hint(player) for player in world.players):
                return world

    def view(self, seat: int | None) -> View:
        from bedesten.games.cairo.view import view_of  # noqa: PLC0415 - views are interpreted and know the state

        return view_of(self, seat)

    def standing(self) -> Standing:
        """Return the scores, before the end as if it were now (CAI-FIN-17, CAI-FIN-18)."""
        return Standing.of(CRITERIA, [[self.score(player)] for player in self.players])

    # The agenda.

    def advance(self, luck: Luck) -> None:
        """Go on to the next question that somebody must answer, or to the end of the game."""
        while self.phase != FINISHED:
            player = self.players[self.active]
            step = self.agenda
            if step is None:
                self.terms.course.go_without(self, player, luck)
                continue
            choices = step.options(self, player)
            answers: i64 = len(choices)
            if answers > 0 and step.is_asked(answers):
                self.choices = choices
                self.seat = self.active
                return
            self.agenda = None
            if answers > 0:
                step.choose(self, player, choices[0], luck)
            else:
                step.go_without(self, player, luck)
        self.seat = OVER
        self.choices = NO_CHOICES

    def tell(self, what: str, seat: i64, facts: dict[str, Fact]) -> None:
        assert self.listener is not None
        self.listener(Event(what, seat, facts))

    # The grid.

    def see_room(self) -> Room:
        """Return the ground with the customers on it: where something can be built."""
        before = self.room
        if before is not None and before.ground is self.ground and before.customers is self.customers:
            return before
        room = Room(self.ground, self.customers)
        if before is not None:
            room.keep_calls(before)
        self.room = room
        return room

    def put_stand(self, stand: Stand) -> None:
        """Put a stand on the grid, in the place of the one that its owner had of this trade."""
        self.ground = self.ground.with_stand(stand)

    def put_customers(self, customers: list[int], outside: i64) -> None:
        self.customers = customers
        self.outside = outside

    # Money, points, medals.

    def earn(self, player: Player, trade: i64, amount: i64) -> None:
        """Give money from the bank, which never runs out (CAI-LUR-20)."""
        money = player.money[:]
        money[trade] += amount
        player.money = money
        if self.listener is not None:
            self.tell("earn", player.seat, {"trade": TRADE_WORDS[trade], "amount": amount})

    def medal_points(self, player: Player) -> i64:
        """Return what the medals of a player are worth."""
        points: i64 = 0
        trade: i64 = 0
        while trade < TRADES:
            if self.gold[trade] == player.seat:
                points += self.terms.gold[trade]
            if self.silver[trade] == player.seat:
                points += self.terms.silver[trade]
            trade += 1
        return points

    def score(self, player: Player) -> i64:
        """Return the points after final scoring (CAI-FIN-14 to CAI-FIN-16)."""
        return player.points + self.medal_points(player) + player.all_money() // MONEY_PER_POINT

    # Cards.

    def hands(self) -> list[list[int]]:
        return [player.hand for player in self.players]

    def give_card(self, player: Player, card: i64) -> None:
        hand = player.hand[:]
        place: i64 = 0
        for held in hand:
            if held < card:
                place += 1
        hand.insert(place, card)
        player.hand = hand

    def take_card(self, player: Player, kind: i64) -> None:
        """Let a card leave a hand. Everybody sees its kind, but not which draw pile it had come from."""
        hand = player.hand[:]
        player.hand = hand
        # An openly known card leaves first; and most hands leave no doubt.
        if holds_openly(hand, kind) or (self.cards.memory is None and not is_mixed(hand)):
            remove_card(hand, kind)
        else:
            self.cards.take_hidden(player.seat, kind, self.hands())

    def put_away(self, cards: i64) -> None:
        """Put the cards of a bag on the discard pile."""
        for kind in bags.kinds(cards):
            self.cards.put_on_discards(kind)
        self.refresh_pile()

    def draw_from_pile(self, player: Player, luck: Luck) -> None:
        """Take the top card of the draw pile; only its player sees it (CAI-CRD-12)."""
        card = self.cards.draw(player.seat, luck)
        self.give_card(player, card)
        if self.listener is not None:
            self.listener(Event("draw pile", player.seat, {}, {"card": CARD_WORDS[card & KIND]}))
        self.refresh_pile()

    def draw_from_display(self, player: Player, slot: i64) -> None:
        """Take a card of the display; its slot stays empty until the turn is over (CAI-CRD-11)."""
        kind: i64 = self.display[slot]
        display = self.display[:]
        display[slot] = NO_CARD
        self.display = display
        self.give_card(player, kind + ORIGIN * OPENLY)
        if self.listener is not None:
            self.tell("draw", player.seat, {"slot": slot + 1, "card": CARD_WORDS[kind]})

    def fill_display(self, luck: Luck) -> None:
        """Fill the empty slots in their order (CAI-CRD-17)."""
        if not has_gap(self.display):
            return
        display = self.display[:]
        self.display = display
        for slot in range(DISPLAY):
            if display[slot] == NO_CARD and self.cards.size > 0:
                hides = self.listener is not None and has_hidden(self.hands())
                kind = self.cards.turn_up(luck)
                display[slot] = kind
                if self.listener is not None:
                    facts: dict[str, Fact] = {"slot": slot + 1, "card": CARD_WORDS[kind]}
                    # A card that lies open is in nobody's hand.
                    self.listener(Event("display", NOBODY, facts, {}, hides))
                self.refresh_pile()

    def refresh_pile(self) -> None:
        """Make the discards the new draw pile as soon as that has run out (CAI-CRD-18 to CAI-CRD-20)."""
        if self.cards.size > 0 or self.cards.discard_size == 0:
            return
        self.cards.reshuffle()
        if self.cards.memory is not None:
            forget(self.cards, self.hands())
        if self.listener is not None:
            self.tell("reshuffle", NOBODY, {"cards": self.cards.size})


def fits_hint(player: Player) -> bool:
    """Tell whether a hand fits what everybody saw when its player retired."""
    if player.hint == NONE_OF:
        return not any(BIT[card & KIND] & player.hinted for card in player.hand)
    if player.hint == SOME_OF:
        return any(BIT[card & KIND] & player.hinted for card in player.hand)
    return True


def holds_openly(hand: list[int], kind: i64) -> bool:
    """Tell whether a hand has a card of this kind that everybody knows."""
    for card in hand:
        held: i64 = card
        if held == kind + ORIGIN * OPENLY:
            return True
    return False


def has_gap(display: list[int]) -> bool:
    for kind in display:
        shown: i64 = kind
        if shown == NO_CARD:
            return True
    return False


def card_words(kinds: list[int]) -> list[str]:
    return [CARD_WORDS[kind] for kind in kinds]


def trade_words(trades: list[int]) -> list[str]:
    return [TRADE_WORDS[trade] for trade in trades]


def site_words(sites: list[int]) -> list[str]:
    return [SITE_WORDS[site] for site in sites]


NOWHERE: Final[list[int]] = [NO_SITE] * TRADES
FULL_SUPPLY: Final[list[int]] = [SUPPLY] * TRADES
NO_MEDALS: Final[list[int]] = [NOBODY] * TRADES
NO_DISPLAY: Final[list[int]] = [NO_CARD] * DISPLAY
