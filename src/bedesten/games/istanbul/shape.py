"""The shape of what leaves this game as data: views and events. Types of clients are made from it."""

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

Colour = Literal["red", "yellow", "green", "blue", "white"]
Tile = Literal["red", "green", "yellow", "blue"]
Assistant = Literal["own", "neutral"]
Token = Literal["governor", "smuggler", "coffee-trader", "courier"]
Rules = Literal["base", "mocha"]
TavernTile = Literal["movement", "encounter"]
Card = Literal[
    "any-good",
    "five-lira",
    "palace-again",
    "post-again",
    "dealer-again",
    "family-home",
    "stay",
    "far-move",
    "assistant-home",
    "any-sale",
    "two-coffee",
    "buy-guild",
    "coffee-sale",
    "coffee-dice",
    "exchange",
    "turn-six",
    "corner-move",
    "wainwright-again",
    "coffee-again",
]


class Turn(TypedDict):
    """What the present turn has brought so far; places are 0 before they are known."""

    target: int
    acted: int
    met: list[Token]
    recalled: bool
    guild: NotRequired[int]


class Player(TypedDict):
    """One player. `goods` has a letter (R, G, Y, B) for each; `hand` those cards that the eye may know.

    The last four are there with Mocha & Baksheesh: coffee, Tavern tiles, Guild cards (an empty list for other eyes)
    and how many there are of these.
    """

    lira: int
    rubies: int
    goods: str
    extensions: int
    tiles: list[Tile]
    merchant: int
    family: int
    stack: list[Assistant]
    lying: list[int]
    reserve: int
    hand: list[Card]
    cards: int
    coffee: NotRequired[int]
    tavern: NotRequired[list[TavernTile]]
    guild: NotRequired[list[int]]
    guild_cards: NotRequired[int]


class Market(TypedDict):
    """The demand tiles of a market."""

    top: str
    unseen: list[str]
    bottom: list[str]


class MosqueTiles(TypedDict):
    """For each colour the goods its tiles ask for, the next one first."""

    red: list[int]
    green: list[int]
    yellow: list[int]
    blue: list[int]


class Rubies(TypedDict):
    """The rubies that are left at each place."""

    wainwright: int
    palace: int
    small_mosque: int
    great_mosque: int
    dealer: int
    coffee_house: NotRequired[int]


class DrawPile(TypedDict):
    """Which draw pile this is, and how many cards it has."""

    number: int
    cards: int


class Unseen(TypedDict):
    """Cards of some draw piles that the eye has not seen, and in which hands how many of them are."""

    piles: list[int]
    cards: dict[Card, int]
    hands: dict[Colour, int]


class UnseenGuilds(TypedDict):
    """Guild cards of a draw pile that the eye has not seen, by number, and in which hands how many of them are."""

    piles: list[int]
    cards: dict[str, int]
    hands: dict[Colour, int]


class Barrier(TypedDict):
    """The two places that the Barrier stands between, and who may walk through."""

    between: list[int]
    control: Colour


class TavernTiles(TypedDict):
    """For each kind of Tavern tiles the coffee that they cost, the next one first."""

    movement: list[int]
    encounter: list[int]


class Baksheesh(TypedDict):
    """The side of the Baksheesh tile that is up, and its goods."""

    side: Literal["front", "back"]
    goods: str


class View(TypedDict):
    """All that one eye may know of a position. From `coffee_trader` on it is that of Mocha & Baksheesh."""

    game: Literal["istanbul"]
    rules: Rules
    layout: list[list[int]]
    round: int
    start: Colour
    active: Colour
    finale: bool
    turn: Turn
    agenda: list[str | dict[str, dict[str, Any]]]
    players: dict[Colour, Player]
    governor: int
    smuggler: int
    neutral_merchants: list[int]
    neutral_assistants: list[int]
    mail: int
    large_market: Market
    small_market: Market
    mosque_tiles: MosqueTiles
    rubies: Rubies
    draw_pile: DrawPile
    discards: list[Card]
    seat: int | None
    decides: Colour | None
    unseen: list[Unseen]
    coffee_trader: NotRequired[int]
    barrier: NotRequired[Barrier | None]
    tavern_tiles: NotRequired[TavernTiles]
    baksheesh: NotRequired[Baksheesh]
    guild_pile: NotRequired[DrawPile]
    guild_discards: NotRequired[list[int]]
    unseen_guilds: NotRequired[list[UnseenGuilds]]


Event = TypedDict(
    "Event",
    {
        "what": str,
        "seat": NotRequired[int],
        "place": NotRequired[int],
        "from": NotRequired[int],
        "to": NotRequired[int],
        "token": NotRequired[str],
        "which": NotRequired[int],
        "assistant": NotRequired[Assistant],
        "round": NotRequired[int],
        "change": NotRequired[int],
        "good": NotRequired[str],
        "colour": NotRequired[Tile],
        "owned": NotRequired[int],
        "down": NotRequired[int],
        "tile": NotRequired[str],
        "number": NotRequired[int],
        "dice": NotRequired[list[int]],
        "for": NotRequired[str],
        "card": NotRequired[Card],
        "cards": NotRequired[int],
        "guild": NotRequired[int],
        "tavern": NotRequired[TavernTile],
        "side": NotRequired[int],
        "beyond": NotRequired[int],
    },
)
"""Something that happened; which facts it has depends on `what`."""
