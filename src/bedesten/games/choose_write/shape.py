"""The shape of what leaves this game as data: views and components. Types of clients are made from it."""

from typing import TYPE_CHECKING, Any, Literal

from typing_extensions import TypedDict

from bedesten.core.wall import Asks
from bedesten.games.choose_write.data import (
    CARD_WORDS,
    PLAIN_CARD_WORDS,
    RUBY_WORDS,
    Caravan,
    Colour,
    Fountain,
    Good,
    GoodsCard,
    Guild,
    Letter,
    Location,
    Measure,
    Origin,
)
from bedesten.games.choose_write.questions import QUESTIONS

if TYPE_CHECKING:
    QuestionName = str
    Card = str
    RubyCard = str
else:
    QuestionName = Literal[tuple(question.name for question in QUESTIONS)]
    Card = Literal[tuple(dict.fromkeys((*CARD_WORDS, *PLAIN_CARD_WORDS)))]
    RubyCard = Literal[tuple(RUBY_WORDS)]

How = Literal["display", "hand", "guild", "follow-up", "nothing"]


class Turn(TypedDict):
    """What the present turn has brought: how its card was played, what that offers, where Rubies were taken."""

    how: How
    played: Location | None
    offer: list[Location]
    taken: list[Letter]
    caravan_used: bool


class Track(TypedDict):
    """A section of a sheet: `left` are the spaces filled and not crossed off."""

    filled: int
    crossed: int
    left: int
    spaces: int


class Refusal(TypedDict):
    """Why something cannot be paid, as a refusal would say it."""

    rule: str
    key: str
    arguments: dict[str, Any]


class Means(TypedDict):
    """How much of a price is on the sheet, and how much of the rest Goods cards have."""

    sheet: dict[Good, int]
    cards: dict[Good, int]


class Player(TypedDict):
    """A sheet, and of the cards in hand those that the eye may know.

    `icons` are the open ones of each location, `yields` what warehouses and the Tea House give now. `unusable` are the
    locations and `unplayable` the Guild cards whose cost cannot be paid now, `means` what there is for the price of
    each palace; only their player is told, because the faces of Goods cards decide it.
    """

    goods: dict[Good, Track]
    lira: Track
    actions: Track
    checks: dict[Location, int]
    yields: dict[Location, int]
    icons: dict[Location, int]
    rubies: int
    origins: dict[Origin, int]
    left_overs: int
    guild_played: int
    cards_used: int
    cards_discarded: int
    hand: Card | None
    hand_cards: int
    goods_cards: list[GoodsCard]
    goods_card_count: int
    guild_cards: list[Guild]
    guild_card_count: int
    drawn: list[Guild]
    drawn_count: int
    unusable: dict[Location, Refusal]
    unplayable: dict[Guild, Refusal]
    means: dict[Letter, Means]


class Palace(TypedDict):
    """The Ruby cards of a letter, the base card first, its price, and how many goods it asks for after this turn if it
    gives a ruby.
    """

    cards: list[RubyCard]
    price: dict[Good, int]
    size_after: int


class RubyDeck(TypedDict):
    """How many Ruby cards are left, and which."""

    cards: int
    unseen: list[RubyCard]


class CaravanDeck(TypedDict):
    """The Caravan card that is face up, those returned under the deck in their order, and those never seen."""

    face_up: Caravan | None
    returned: list[Caravan]
    unseen: list[Caravan]


class LocationDeck(TypedDict):
    """The Location deck by its size, its discards from the top down, and all cards that are not in sight."""

    cards: int
    discards: list[Card]
    unseen: dict[Card, int]


class GoodsDeck(TypedDict):
    """The same for Goods cards."""

    cards: int
    discards: list[GoodsCard]
    unseen: dict[GoodsCard, int]


class GuildDeck(TypedDict):
    """The same for Guild cards."""

    cards: int
    discards: list[Guild]
    unseen: dict[Guild, int]


class TileCondition(TypedDict):
    """One condition of a tile, its Rubies first, what the sheet has, and by how much it is missed."""

    measure: Literal["rubies"] | Measure
    asks: Asks
    need: int
    have: int
    missing: int


class Tile(TypedDict):
    """A tile of the wall that was chosen as the goal."""

    challenge: int
    column: int
    conditions: list[TileCondition]


class Condition(TypedDict):
    """One condition of a challenge, what the sheet has, and by how much it is missed."""

    measure: Measure
    asks: Literal["at-least", "at-most"]
    need: int
    have: int
    missing: int


class Challenge(TypedDict):
    """A challenge, and the columns in which it would be ticked if the game ended now."""

    challenge: int
    met: bool
    fills: list[int]
    conditions: list[Condition]


class Solo(TypedDict):
    """A game alone: the wall, and the high score as Rubies and left-overs."""

    tile: Tile | None
    columns: list[int]
    challenges: list[Challenge]
    rubies_missing: int
    score: list[int]
    dare: bool


class View(TypedDict):
    """All that one eye may know of a position."""

    game: Literal["choose_write"]
    options: dict[str, str]
    round: int
    start: Colour
    active: Colour
    turn: Turn
    agenda: list[QuestionName | dict[QuestionName, dict[str, Any]]]
    seat: int | None
    decides: Colour | None
    ending: bool
    players: dict[Colour, Player]
    display: list[Card | None]
    letters: dict[Letter, Palace]
    ruby_deck: RubyDeck
    caravan: CaravanDeck
    location_deck: LocationDeck
    goods_deck: GoodsDeck
    guild_deck: GuildDeck
    solo: Solo | None


class Gain(TypedDict):
    """One gain of an effect, and how many."""

    thing: Literal[
        "lira", "good", "same", "different", "card", "guild", "check", "space", "ruby", "card-or-good",
        "check-or-space", "keep-one",
    ]  # fmt: skip
    amount: int


class CaravanFacts(TypedDict):
    """A Caravan card: the letters of its palace action, if it has one, and its gains."""

    palaces: list[Letter]
    gains: list[Gain]


class GuildFacts(TypedDict):
    """A Guild card: its Lira, the letters of its palace action, whole Goods cards, goods of any kind, and its gains."""

    lira: int
    palaces: list[Letter]
    cards: int
    goods: int
    gains: list[Gain]


class ChallengeFacts(TypedDict):
    """What a challenge asks for."""

    measure: Measure
    asks: Literal["at-least", "at-most"]
    need: int


class Components(TypedDict):
    """What is printed on the components, or reconstructed. Lists by players begin with 0 players."""

    offers: dict[Location, list[Location]]
    warehouses: dict[Location, Good]
    warehouse_goods: int
    tea_house: int
    squares: dict[Location, int]
    icons: list[dict[Location, int]]
    column: int
    rows: list[int]
    lira_sections: list[int]
    lira_marks: list[int]
    action_spaces: list[int]
    amulet: int
    ruby_target: int
    dealer_price: int
    large_market_goods: int
    large_market_lira: int
    post_lira: int
    roasted_goods: int
    small_market_lira: int
    wainwright_checks: int
    location_cards: dict[Card, int]
    fountains: dict[Fountain, Gain]
    ruby_cards: dict[RubyCard, list[Good]]
    ruby_cards_each: list[int]
    goods_cards: dict[GoodsCard, int]
    caravans: dict[Caravan, CaravanFacts]
    guilds: dict[Guild, GuildFacts]
    challenges: list[list[ChallengeFacts]]
    columns: list[int]
    open_dare: int
    left_over_card: int
