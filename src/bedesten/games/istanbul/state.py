"""The state of a game of Istanbul, and what can be done to it: the words in which the rules are written."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from bedesten.core.contract import OVER, Listener, State, View
from bedesten.core.events import NOBODY, Event, Fact
from bedesten.core.luck import Luck
from bedesten.core.standing import Standing
from bedesten.games.istanbul.actions import OWN, PLACES, PLAY, RECALL
from bedesten.games.istanbul.data import (
    ASSISTANT_WORDS,
    BLUE,
    CARD_WORDS,
    DEALER_LAST_PRICE,
    FOUNTAIN,
    GEMSTONE_DEALER,
    GOOD_LETTERS,
    GOODS,
    GREAT_MOSQUE,
    GREAT_MOSQUE_TILES,
    MOSQUE_STACKS,
    PALACE_LAST_PRICE,
    SMALL_MOSQUE,
    SMALL_MOSQUE_TILES,
    SULTANS_PALACE,
    TILE_FEE,
    TILE_WORDS,
    TOKEN_WORDS,
    WAINWRIGHT,
)
from bedesten.games.istanbul.letters.table import NO_LETTERS, LettersTable
from bedesten.games.istanbul.mocha.table import NO_MOCHA, MochaTable
from bedesten.games.istanbul.parts import PLACE_BOUND, Card, PutAway, RuleSet, Step, Window
from bedesten.games.istanbul.table import Board, Market, Player
from bedesten.kit.deck import KIND, Deck, has_hidden, is_mixed, remove_card
from bedesten.kit.inference import forget, imagine_hands

NAME: Final = "istanbul"
NO_RUBIES: Final[list[int]] = [0] * PLACES

TOKEN_BITS: Final = 5
TOKEN_MASK: Final = 31
"""A place fits into five bits; 0 is the place of a token that is not in play."""


@final
@mypyc_attr(free_list_len=1)
class Istanbul(State):
    """A game of Istanbul at a decision."""

    def __init__(
        self, rules: RuleSet, board: Board, players: list[Player], deck: Deck, large: Market, small: Market
    ) -> None:
        super().__init__(NAME)
        # Said again, so that the compiler knows that they are always there: others may extend State uncompiled.
        self.seat = OVER
        self.round = 0
        self.rules: RuleSet = rules
        self.board: Board = board
        self.players: list[Player] = players
        self.deck: Deck = deck
        self.large: Market = large
        self.small: Market = small
        self.tokens: i64 = 0  # the places of the neutral tokens, TOKEN_BITS for each
        self.neutral_merchants: list[int] = []  # their places
        self.neutral_lying: list[int] = []  # the places of lying neutral Assistants, ascending
        self.mail: i64 = 0
        self.tiles_taken: list[int] = [0] * GOODS  # by colour
        self.rubies: list[int] = NO_RUBIES  # by place; never changed but replaced, so that positions can share it
        self.start_seat: i64 = 0
        self.active: i64 = 0
        self.finale: bool = False  # the final step after the last turn (IST-END-05)
        self.target: i64 = 0  # the target place of this turn
        self.acted: i64 = 0  # the place whose action was completed just now
        self.met: i64 = 0  # one bit for each neutral token met in this turn
        self.recalled: bool = False  # the yellow tile was used in this turn
        self.mocha: MochaTable = NO_MOCHA
        self.letters: LettersTable = NO_LETTERS
        self.agenda: Step | None = None
        self.options: list[int] = []
        # Who listens during `apply`; not part of the position.
        self.listener: Listener | None = None

    # The contract.

    def actions(self) -> list[int]:
        return self.options

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

    def clone(self) -> "Istanbul":
        players = [player.clone() for player in self.players]
        copy = Istanbul(self.rules, self.board, players, self.deck.clone(), self.large, self.small)
        copy.seat = self.seat
        copy.round = self.round
        copy.tokens = self.tokens
        copy.neutral_merchants = self.neutral_merchants[:]
        copy.neutral_lying = self.neutral_lying[:]
        copy.mail = self.mail
        copy.tiles_taken = self.tiles_taken[:]
        copy.rubies = self.rubies
        copy.start_seat = self.start_seat
        copy.active = self.active
        copy.finale = self.finale
        copy.target = self.target
        copy.acted = self.acted
        copy.met = self.met
        copy.recalled = self.recalled
        if self.mocha is not NO_MOCHA:
            copy.mocha = self.mocha.clone()
        if self.letters is not NO_LETTERS:
            copy.letters = self.letters.clone()
        copy.agenda = self.agenda
        copy.options = self.options
        return copy

    def imagine(self, seat: i64, luck: Luck) -> "Istanbul":
        world = self.clone()
        imagine_hands(seat, world.deck, [player.hand for player in world.players], luck)
        self.rules.imagine_more(world, seat, luck)
        step = world.agenda
        if step is not None and world.seat != seat:
            # What the deciding seat may do depends on its hand, which is another one here.
            world.options = step.options(world, world.players[world.seat])
        else:
            world.options = world.options[:]
        return world

    def view(self, seat: int | None) -> View:
        from bedesten.games.istanbul.view import view_of  # noqa: PLC0415 - views are interpreted and know the state

        return view_of(self, seat)

    def standing(self) -> Standing:
        scores = [[player.rubies, player.lira, player.total_goods(), len(player.hand)] for player in self.players]
        return Standing.of(("rubies", "lira", "goods", "cards"), scores)

    # The agenda.

    def advance(self, luck: Luck) -> None:
        """Go on to the next question that somebody must answer, or to the end of the game."""
        while True:
            step = self.agenda
            if step is None:
                if not self.next_turn():
                    return
                continue
            player = self.players[step.who(self)]
            options = step.options(self, player)
            if options:
                self.options = options
                self.seat = player.seat
                return
            self.agenda = step.then
            step.settle(self, player, luck)

    def next_turn(self) -> bool:
        """Let the next player begin; False if the game is over."""
        players: i64 = len(self.players)
        self.active = (self.active + 1) % players
        if self.active == self.start_seat:
            if self.finale:
                self.seat = OVER
                self.options = []
                if self.listener is not None:
                    self.tell("over", NOBODY, {})
                return False
            if self.is_last_round():
                self.finale = True
                if self.listener is not None:
                    self.tell("final step", NOBODY, {})
            else:
                self.round += 1
        self.begin_turn()
        return True

    def begin_turn(self) -> None:
        player = self.players[self.active]
        self.target = player.merchant
        self.acted = 0
        self.met = 0
        self.recalled = False
        self.agenda = self.rules.final_step if self.finale else self.rules.turn
        self.rules.begin_turn(self)
        if self.listener is not None and not self.finale:
            self.tell("turn", player.seat, {"round": self.round})

    def is_last_round(self) -> bool:
        """Tell whether somebody has triggered the end (IST-END-01)."""
        target = self.rules.ruby_target(len(self.players))
        return any(player.rubies >= target for player in self.players)

    def drop_question(self) -> None:
        """Take the question off the agenda that a card has answered."""
        step = self.agenda
        assert step is not None
        self.agenda = step.then

    def stop_turn(self, player: Player) -> None:
        """End the turn at once (IST-TRN-11, IST-TRN-15)."""
        self.agenda = self.rules.turn_end
        if self.listener is not None:
            self.tell("stop", player.seat, {"place": self.target})

    def tell(self, what: str, seat: i64, facts: dict[str, Fact]) -> None:
        assert self.listener is not None
        self.listener(Event(what, seat, facts))

    # Lira, goods, rubies, tiles.

    def gain_lira(self, player: Player, amount: i64) -> None:
        player.lira += amount
        if self.listener is not None:
            self.tell("lira", player.seat, {"change": amount})

    def pay_lira(self, player: Player, amount: i64) -> None:
        player.lira -= amount
        if self.listener is not None:
            self.tell("lira", player.seat, {"change": -amount})

    def gain_good(self, player: Player, good: i64, amount: i64) -> None:
        """Add goods of one type as far as there is space; the rest is lost (IST-RES-02)."""
        held: i64 = player.goods[good]
        gained: i64 = min(amount, player.capacity() - held)
        if gained > 0:
            player.goods[good] = held + gained
            if self.listener is not None:
                self.tell("goods", player.seat, {"good": GOOD_LETTERS[good], "change": gained})

    def pay_good(self, player: Player, good: i64, amount: i64) -> None:
        if amount > 0:
            player.goods[good] -= amount
            if self.listener is not None:
                self.tell("goods", player.seat, {"good": GOOD_LETTERS[good], "change": -amount})

    def gain_ruby(self, player: Player, place: i64, bought: bool) -> None:
        """Give the next ruby of a place to a player, who has bought it or completed a set."""
        self.lay_rubies(place, self.rubies[place] - 1)
        triggered = self.is_last_round()
        player.rubies += 1
        if self.listener is not None:
            self.tell("ruby", player.seat, {"place": place, "bought": bought})
            if not triggered and self.is_last_round():
                self.tell("last round", player.seat, {})
        self.rules.ruby_taken(self, place)

    def lay_rubies(self, place: i64, number: i64) -> None:
        """Let so many rubies lie on a place."""
        rubies = self.rubies[:]
        rubies[place] = number
        self.rubies = rubies

    def dealer_price(self) -> i64:
        """Return the highest number not covered by a ruby (IST-PLC-46)."""
        return DEALER_LAST_PRICE + 1 - self.rubies[GEMSTONE_DEALER]

    def palace_price(self) -> i64:
        """Return how many goods the next ruby costs (IST-PLC-38)."""
        return PALACE_LAST_PRICE + 1 - self.rubies[SULTANS_PALACE]

    def tile_symbols(self, colour: i64) -> i64:
        """Return the number on the top tile of a Mosque stack; 0 if the stack is empty."""
        stack = MOSQUE_STACKS[len(self.players)]
        taken: i64 = self.tiles_taken[colour]
        return stack[taken] if taken < len(stack) else 0

    def gain_tile(self, player: Player, colour: i64) -> None:
        """Give the top tile of a stack to a player, with all that follows from owning it (IST-RES-12)."""
        self.tiles_taken[colour] += 1
        player.tiles |= 1 << colour
        if self.listener is not None:
            self.tell("tile", player.seat, {"colour": TILE_WORDS[colour]})
        if colour == BLUE and player.reserve > 0:
            player.reserve -= 1
            player.add_assistant(OWN)
            if self.listener is not None:
                self.tell("fifth assistant", player.seat, {})
        mosque = SMALL_MOSQUE if colour in SMALL_MOSQUE_TILES else GREAT_MOSQUE
        pair = SMALL_MOSQUE_TILES if mosque == SMALL_MOSQUE else GREAT_MOSQUE_TILES
        if player.has_tile(pair[0]) and player.has_tile(pair[1]):
            self.gain_ruby(player, mosque, False)

    def gain_extension(self, player: Player) -> None:
        """Add an extension to the wheelbarrow; the third one brings a ruby (IST-PLC-03)."""
        player.extensions += 1
        if self.listener is not None:
            self.tell("extension", player.seat, {"owned": player.extensions})
        if player.extensions == 3:
            self.gain_ruby(player, WAINWRIGHT, False)

    # Dice.

    def show_dice(self, player: Player, first: i64, second: i64, purpose: str) -> None:
        if self.listener is not None:
            dice = [first, second] if second else [first]
            self.tell("dice", player.seat, {"dice": dice, "for": purpose})

    def roll_place(self, player: Player, luck: Luck, purpose: str) -> i64:
        """Roll where a neutral token goes; nothing can change such a roll (IST-ENC-17)."""
        first = luck.die()
        second = luck.die()
        self.show_dice(player, first, second, purpose)
        return first + second

    # Tokens and Assistants.

    def move_merchant(self, player: Player, place: i64, how: str) -> None:
        if self.listener is not None:
            self.tell("move", player.seat, {"token": "merchant", "from": player.merchant, "to": place, "how": how})
        player.merchant = place
        self.target = place
        self.rules.arrived(self, player)

    def jump_merchant(self, player: Player, place: i64, how: str) -> None:
        """Move a stack for which nothing happens at the new place; the target place remains (IST-TRN-26)."""
        target = self.target
        self.move_merchant(player, place, how)
        self.target = target

    def move_family(self, player: Player, place: i64, how: str) -> None:
        if self.listener is not None:
            self.tell("move", player.seat, {"token": "family", "from": player.family, "to": place, "how": how})
        player.family = place
        self.rules.arrived(self, player)

    def roll_token(self, player: Player, token: i64, luck: Luck) -> None:
        """Move a neutral token after it was used (IST-ENC-14)."""
        place = self.roll_place(player, luck, TOKEN_WORDS[token])
        if self.listener is not None:
            self.tell("move", NOBODY, {"token": TOKEN_WORDS[token], "from": self.token_place(token), "to": place})
        self.put_token(token, place)

    def token_place(self, token: i64) -> i64:
        """Return where a neutral token stands; 0 if it is not in play."""
        return (self.tokens >> (TOKEN_BITS * token)) & TOKEN_MASK

    def put_token(self, token: i64, place: i64) -> None:
        """Let a neutral token stand on a place."""
        self.tokens += (place - self.token_place(token)) << (TOKEN_BITS * token)

    def roll_neutral_merchant(self, player: Player, index: i64, luck: Luck) -> None:
        """Move a neutral Merchant after he was paid (IST-TWO-03)."""
        place = self.roll_place(player, luck, "neutral merchant")
        if self.listener is not None:
            here = self.neutral_merchants[index]
            self.tell("move", NOBODY, {"token": "neutral merchant", "which": index, "from": here, "to": place})
        self.neutral_merchants[index] = place

    def lay_assistant(self, player: Player) -> None:
        """Lay the bottom Assistant of the stack on the Merchant's place (IST-TRN-09, IST-NEU-10)."""
        neutral = player.take_bottom()
        if neutral:
            self.neutral_lying.append(player.merchant)
            self.neutral_lying.sort()
        else:
            player.lying |= 1 << player.merchant
        if self.listener is not None:
            self.tell("lay", player.seat, {"assistant": ASSISTANT_WORDS[neutral], "place": player.merchant})

    def pick_up(self, player: Player, neutral: i64) -> None:
        """Take a lying Assistant from the Merchant's place into the stack (IST-TRN-08, IST-NEU-04)."""
        if neutral == OWN:
            player.lying &= ~(1 << player.merchant)
        else:
            self.neutral_lying.remove(player.merchant)
        player.add_assistant(neutral)
        if self.listener is not None:
            self.tell("pick", player.seat, {"assistant": ASSISTANT_WORDS[neutral], "place": player.merchant})

    def return_assistant(self, player: Player, place: i64) -> None:
        """Bring an own lying Assistant back into the stack, wherever the Merchant stands."""
        player.lying &= ~(1 << place)
        player.add_assistant(OWN)
        if self.listener is not None:
            self.tell("return", player.seat, {"place": place})

    def offer_lying(self, player: Player, options: list[int], first: i64, except_place: i64) -> None:
        """Add one option for each own lying Assistant."""
        lying: i64 = player.lying
        place: i64 = 0
        while lying:
            if lying & 1 and place != except_place:
                options.append(first + place)
            lying >>= 1
            place += 1

    def offer_recall(self, player: Player, options: list[int]) -> None:
        """Offer the yellow tile: once a turn, 2 Lira, not from the own place (IST-MOS-09, IST-MOS-11)."""
        if player.lira >= TILE_FEE and not self.recalled:
            self.offer_lying(player, options, RECALL, player.merchant)

    def recall(self, player: Player, place: i64) -> None:
        self.recalled = True
        if self.listener is not None:
            self.tell("recall", player.seat, {"place": place})
        self.pay_lira(player, TILE_FEE)
        self.return_assistant(player, place)

    def tell_payment(self, player: Player, token: i64) -> None:
        """Tell that a neutral token is paid for what it gave."""
        if self.listener is not None:
            self.tell("pay", player.seat, {"for": TOKEN_WORDS[token]})

    # Bonus cards.

    def draw_card(self, player: Player, luck: Luck) -> None:
        """Draw a card if there is one; an empty draw pile is made anew at once (IST-BON-04, IST-BON-05)."""
        if self.deck.size == 0:
            self.reshuffle()
            if self.deck.size == 0:
                return
        card = self.deck.draw(player.seat, luck)
        player.add_card(card)
        if self.listener is not None:
            self.listener(Event("draw", player.seat, {}, {"card": CARD_WORDS[card & KIND]}))
        if self.deck.size == 0:
            self.reshuffle()

    def reshuffle(self) -> None:
        if self.deck.discards is not None:
            self.deck.reshuffle()
            if self.deck.memory is not None:
                forget(self.deck, [player.hand for player in self.players])
            if self.listener is not None:
                self.tell("reshuffle", NOBODY, {"cards": self.deck.size})

    def take_discard(self, player: Player) -> None:
        """Take the top card of the discard pile openly (IST-PLC-13)."""
        card = self.deck.take_discard()
        player.add_card(card)
        if self.listener is not None:
            self.tell("take card", player.seat, {"card": CARD_WORDS[card & KIND]})

    def take_from_hand(self, player: Player, kind: i64) -> None:
        """Let a card leave a hand. Everybody sees its kind, but not which draw pile it had come from."""
        # An openly known card leaves first; and most hands leave no doubt.
        if kind in player.hand or (self.deck.memory is None and not is_mixed(player.hand)):
            remove_card(player.hand, kind)
        else:
            self.deck.take_hidden(player.seat, kind, [other.hand for other in self.players])

    def discard_card(self, player: Player, kind: i64) -> None:
        self.take_from_hand(player, kind)
        if self.listener is not None:
            self.tell("discard", player.seat, {"card": CARD_WORDS[kind]})
        self.deck.put_on_discards(kind)

    def offer_cards(self, player: Player, options: list[int], windows: i64, question: Window) -> None:
        """Add the cards in hand that may be played now (IST-TRN-28)."""
        if windows & PLACE_BOUND and not self.rules.allows_extras(self):
            windows &= ~PLACE_BOUND
        offered: i64 = 0
        cards = self.rules.cards
        for held in player.hand:
            kind: i64 = held & KIND
            card = cards[kind]
            if card.when & windows and offered & card.bit == 0:
                offered |= card.bit
                if question.allows(self, player, card.stands_for(self), windows):
                    options.append(PLAY + kind)

    def may_bring_lira(self, player: Player) -> bool:
        """Tell whether a card for Lira could be played before a payment, by what everybody can see of the hand."""
        hidden = has_hidden([player.hand])
        for card in self.rules.cards:
            may_be_held = self.rules.deck[card.kind] > 0 if hidden else self.holds_openly(player, card)
            if may_be_held and card.gives_lira and card.is_playable(self, player):
                return True
        return False

    def holds_openly(self, player: Player, card: Card) -> bool:
        """Tell whether everybody knows that a player holds this card, or one that stands for it."""
        return any(held <= KIND and self.rules.cards[held].stands_for(self) is card for held in player.hand)

    def play_card(self, player: Player, kind: i64, card: Card, luck: Luck) -> None:
        """Play a card of this kind; `card` is the one whose effect it has."""
        self.take_from_hand(player, kind)
        if self.listener is not None:
            self.tell("play", player.seat, {"card": CARD_WORDS[kind]})
        if card.replaces:
            self.drop_question()
        self.agenda = PutAway(self.agenda, kind)
        card.play(self, player, luck)

    # Actions, whoever of the player's tokens carries them out.

    def begin_action(self, player: Player, place: i64, luck: Luck) -> None:
        """Carry out the own action of a place."""
        self.note_action(player, place)
        self.rules.places[place].act(self, player, luck)

    def note_action(self, player: Player, place: i64) -> None:
        """Remember which action is carried out, for the cards that repeat it."""
        self.acted = place
        if self.listener is not None:
            self.tell("act", player.seat, {"place": place})

    def merchants_to_pay(self, player: Player) -> i64:
        """Return how many foreign and neutral Merchants are to be paid (IST-TRN-14, IST-TWO-07)."""
        if self.target == FOUNTAIN:
            return 0
        count: i64 = 0
        target = self.target
        for other in self.players:
            if other.stands_on(target) and other is not player:
                count += self.rules.tokens_to_pay(self, other)
        for place in self.neutral_merchants:
            if place == self.target:
                count += 1
        return count
