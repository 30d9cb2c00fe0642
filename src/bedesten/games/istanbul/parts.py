"""What the rules are made of: questions (steps), places, cards, and the rule set that holds them together.

None of these ever changes; all that changes is in the state.
"""

from abc import abstractmethod
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from bedesten.core.luck import Luck
from bedesten.games.istanbul.actions import KINDS, PLAY, RECALL
from bedesten.games.istanbul.data import CARAVANSARY_CARDS, DICE_PLACES_APART, RUBY_TARGET, YELLOW
from bedesten.games.istanbul.table import Player, Walks, cells_apart
from bedesten.kit.bags import BIT

if TYPE_CHECKING:
    from bedesten.games.istanbul.state import Istanbul

# When a card may be played (section "timing windows" of the rules).
OPEN: Final = 1
PAYING: Final = 2
MOVING: Final = 4
PHASE_ONE: Final = 8
AFTER: Final = 16
BEGINNING: Final = 32
FINAL_STEP: Final = 64
ROLLING: Final = 128
PLACE_BOUND: Final = AFTER | BEGINNING
ALWAYS: Final = 255


class Step:
    """One question of the agenda. A step never changes; `then` is what comes after it."""

    def __init__(self, then: "Step | None") -> None:
        self.then: Step | None = then

    def who(self, game: "Istanbul") -> i64:
        """Return the seat that decides."""
        return game.active

    def options(self, game: "Istanbul", player: Player) -> list[int]:
        """Return the possible answers; none if there is nothing to ask."""
        return []

    def choose(self, game: "Istanbul", player: Player, action: i64, luck: Luck) -> None:
        """Do what was answered. The step has left the agenda."""

    def settle(self, game: "Istanbul", player: Player, luck: Luck) -> None:
        """Do what is due when there was nothing to ask. The step has left the agenda."""

    def arguments(self) -> list[int]:
        """Return what the step was made with, besides `then`."""
        return []


class Place:
    """A place of the bazaar and its action."""

    def __init__(self, number: i64, has_cost: bool) -> None:
        self.number: i64 = number
        self.has_cost: bool = has_cost

    def is_possible(self, game: "Istanbul", player: Player) -> bool:
        """Tell whether the action could be begun now (IST-PLC-49)."""
        return True

    @abstractmethod
    def act(self, game: "Istanbul", player: Player, luck: Luck) -> None:
        """Carry the action out, or put its questions on the agenda."""

    def rolled(self, game: "Istanbul", player: Player, total: i64, call: i64, luck: Luck) -> None:
        """Apply the final sum of the dice, at the places where dice are rolled."""


class Card:
    """A kind of Bonus card: when it may be played, and its effect."""

    def __init__(self, kind: i64, when: i64, place: i64 = 0, replaces: bool = False, gives_lira: bool = False) -> None:
        self.kind: i64 = kind
        self.bit: i64 = BIT[kind]
        self.when: i64 = when
        self.place: i64 = place  # 0, or the place that the card belongs to
        self.replaces: bool = replaces  # the card answers the question in which it is played
        self.gives_lira: bool = gives_lira  # enough for any fee

    @final
    def is_timely(self, windows: i64, place: i64) -> bool:
        return self.when & windows != 0 and (not self.place or self.belongs_to(place))

    def belongs_to(self, place: i64) -> bool:
        """Tell whether a card of a place is one of this place."""
        return self.place == place

    def stands_for(self, game: "Istanbul") -> "Card":
        """Return the card whose effect this one has now."""
        return self

    @abstractmethod
    def is_playable(self, game: "Istanbul", player: Player) -> bool:
        """Tell whether the card, played at its time, would change something and could be paid (IST-BON-07)."""

    @abstractmethod
    def play(self, game: "Istanbul", player: Player, luck: Luck) -> None:
        """Do what the card says, or put its questions on the agenda."""

    def rolled(self, game: "Istanbul", player: Player, total: i64, luck: Luck) -> None:
        """Apply the final sum of the dice that the card rolled."""


class RuleSet:
    """The questions that an expansion answers in its own way. The answers here are those of the base game."""

    def __init__(
        self,
        name: str,
        columns: i64,
        first_layout: list[int],
        inner_cells: list[int],
        places: list[Place],
        cards: list[Card],
        deck: list[int],
        turn: Step,
        final_step: Step,
        turn_end: Step | None = None,
        which_cards: str = "",
    ) -> None:
        self.name: str = name
        self.columns: i64 = columns
        self.first_layout: list[int] = first_layout  # empty: there is none
        self.inner_cells: list[int] = inner_cells  # where the Fountain may lie
        self.places: list[Place] = places  # by number; [0] is no place of the board
        self.cards: list[Card] = cards  # by kind
        self.deck: list[int] = deck  # copies of each kind
        self.turn: Step = turn
        self.final_step: Step = final_step
        self.turn_end: Step | None = turn_end  # what is asked even after a turn that ended at once
        self.which_cards: str = which_cards  # the decks to choose from have names, if there are several

    # The table.

    def numbers(self) -> list[int]:
        """Return the numbers of the places in play."""
        return [place.number for place in self.places if place.number > 0]

    def ruby_target(self, players: i64) -> i64:
        """Return how many rubies trigger the end (IST-END-01)."""
        return RUBY_TARGET[players]

    def may_lie(self, black_market: i64, tea_house: i64) -> bool:
        """Tell whether a random layout may have these two on these cells (IST-SET-07)."""
        return cells_apart(black_market, tea_house, self.columns) >= DICE_PLACES_APART

    def has_coffee(self) -> bool:
        """Tell whether there is coffee in the game."""
        return False

    def refills(self) -> bool:
        """Tell whether the last ruby of a track is put back."""
        return False

    def lay_out(self, game: "Istanbul", luck: Luck) -> None:
        """Put on the table what the base game does not have. Its own rubies and tokens are there already."""

    def imagine_more(self, world: "Istanbul", seat: i64, luck: Luck) -> None:
        """Deal anew what the base game does not have and a seat does not see."""

    # A turn.

    def walks(self, game: "Istanbul", player: Player) -> Walks:
        """Return which places a player reaches on foot."""
        return game.board.walks

    def moves(self, game: "Istanbul", player: Player) -> list[int]:
        """Return where the Merchant may go in step 1a (IST-TRN-03)."""
        return game.board.near[player.merchant][:]

    def offer_start(self, game: "Istanbul", player: Player, answers: list[int]) -> None:
        """Add what may be done in step 0 instead of the move, or before it (IST-TRN-30)."""

    def start(self, game: "Istanbul", player: Player, action: i64, luck: Luck) -> None:
        """Do what was offered for step 0. The question has left the agenda."""

    def active_place(self, game: "Istanbul", player: Player) -> i64:
        """Return where the active token stands (IST-TRN-26)."""
        return player.merchant

    def begin_turn(self, game: "Istanbul") -> None:
        """Forget what was special about the turn before."""

    def lays_assistants(self, game: "Istanbul") -> bool:
        """Tell whether the active token has Assistants, so that there is a step 1b."""
        return True

    def is_merchant_due(self, game: "Istanbul", owner: Player, place: i64) -> bool:
        """Tell whether whoever comes to a place has to pay the Merchant of another player there (IST-TRN-14)."""
        return owner.merchant == place

    def tokens_to_pay(self, game: "Istanbul", owner: Player) -> i64:
        """Return how many tokens of another player are to be paid on the target place (IST-TRN-14)."""
        return 1 if owner.merchant == game.target else 0

    def merchants_paid(self, game: "Istanbul") -> None:
        """The Merchants on the target place have been paid."""

    def is_before_action(self, game: "Istanbul") -> bool:
        """Tell whether phase 1 lasts until the action, as neither step 1b nor a payment has ended it."""
        return False

    def special_turn(self, game: "Istanbul") -> i64:
        """Return the number of the card that the whole turn is played with; 0 in an ordinary turn."""
        return 0

    def allows_extras(self, game: "Istanbul") -> bool:
        """Tell whether Mosque tiles and cards of a place may be used with the actions of this turn."""
        return True

    def caravansary_cards(self, game: "Istanbul") -> i64:
        """Return how many cards the Caravansary gives in this turn (IST-PLC-13)."""
        return CARAVANSARY_CARDS

    def gain_thing(self, game: "Istanbul", player: Player, thing: i64) -> None:
        """Give a player one good, or what else may be chosen in its place."""
        game.gain_good(player, thing, 1)

    @abstractmethod
    def can_use(self, game: "Istanbul", player: Player, token: i64, free: bool) -> bool:
        """Tell whether a neutral token has something to give and could be paid."""

    @abstractmethod
    def meet(self, game: "Istanbul", player: Player, token: i64, free: bool, luck: Luck) -> None:
        """Use a neutral token, perhaps for nothing."""

    def is_free(self, player: Player) -> bool:
        """Tell whether a player gives nothing for what a neutral token gives."""
        return False

    def asks_about_roll(self) -> bool:
        """Tell whether there is a card that changes an own roll, so that its owner is asked after each."""
        return False

    # What follows by itself.

    def arrived(self, game: "Istanbul", player: Player) -> None:
        """A Merchant or Family member has come to its place."""

    def ruby_taken(self, game: "Istanbul", place: i64) -> None:
        """A ruby has left a place."""


@final
@mypyc_attr(free_list_len=1)
class PutAway(Step):
    """A played card reaches the discard pile when its effect is finished (IST-BON-06)."""

    def __init__(self, then: Step | None, kind: i64) -> None:
        super().__init__(then)
        self.kind: i64 = kind

    def settle(self, game: "Istanbul", player: Player, luck: Luck) -> None:
        game.deck.put_on_discards(self.kind)

    def arguments(self) -> list[int]:
        return [self.kind]


class Window(Step):
    """A question at which cards, and in OPEN windows the yellow tile, may be used before it is answered."""

    @abstractmethod
    def answers(self, game: "Istanbul", player: Player) -> list[int]:
        """Return the answers to the question itself; none if it does not arise."""

    @abstractmethod
    def answer(self, game: "Istanbul", player: Player, action: i64, luck: Luck) -> None:
        """Do what was answered."""

    def windows(self, game: "Istanbul") -> i64:
        """Return the timing windows that are open at this question."""
        return PAYING

    def place(self, game: "Istanbul") -> i64:
        """Return the place that cards of a place must belong to here."""
        return 0

    def forbids(self, game: "Istanbul", player: Player, card: Card) -> bool:
        """Tell whether a card would leave the player unable to pay what is due (IST-BON-28)."""
        return False

    @final
    def allows(self, game: "Istanbul", player: Player, card: Card, windows: i64) -> bool:
        """Tell whether a card may be played before the answer."""
        return (
            card.is_timely(windows, self.place(game))
            and card.is_playable(game, player)
            and not self.forbids(game, player, card)
        )

    def can_be_answered(self, game: "Istanbul", player: Player) -> bool:
        """Tell whether the player has what an answer takes, to its very end."""
        return len(self.answers(game, player)) > 0

    def after_card(self, card: Card) -> "Window":
        """Return the question that is asked again when a card has been played before the answer."""
        return self

    @final
    def options(self, game: "Istanbul", player: Player) -> list[int]:
        options = self.answers(game, player)
        if options:
            if player.hand:
                game.offer_cards(player, options, self.windows(game), self)
            if (player.tiles >> YELLOW) & 1 and self.windows(game) & OPEN:
                game.offer_recall(player, options)
        return options

    @final
    def choose(self, game: "Istanbul", player: Player, action: i64, luck: Luck) -> None:
        if action < RECALL:
            self.answer(game, player, action, luck)
        elif action < PLAY:
            game.agenda = self
            game.recall(player, action - RECALL)
        elif action < PLAY + KINDS:
            self.play(game, player, action - PLAY, luck)
        else:
            self.answer(game, player, action, luck)

    @final
    def play(self, game: "Istanbul", player: Player, kind: i64, luck: Luck) -> None:
        """Let a card be played before the answer."""
        card = game.rules.cards[kind].stands_for(game)
        game.agenda = self.after_card(card)
        game.play_card(player, kind, card, luck)
