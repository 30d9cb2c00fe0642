"""The shape of what leaves this game as data: views and events. Types of clients are made from it."""

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

Colour = Literal["red", "yellow", "green", "blue", "white"]
Tile = Literal["red", "green", "yellow", "blue"]
Assistant = Literal["own", "neutral"]
Token = Literal["governor", "smuggler", "coffee-trader", "courier"]
Rules = Literal["base", "mocha", "letters", "great-bazaar"]
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
    "a-letter",
    "letter-dice",
    "good-for-lira",
    "red-and-lira",
    "green-and-lira",
    "yellow-and-lira",
    "blue-and-lira",
    "copy",
    "family-walk",
    "join-merchant",
    "companion-far",
    "from-afar",
    "mosque-again",
    "society-again",
    "anywhere",
]
KioskTile = Literal[
    "yellow-lira",
    "green-lira",
    "red-lira",
    "two-yellow",
    "two-green",
    "two-red",
    "one-yellow",
    "one-green",
    "one-red",
    "one-blue",
    "one-card",
    "two-lira",
    "coffee-or-two",
    "coffee-or-three",
    "companion-home",
    "one-die",
    "extension-for-lira",
    "extension-for-goods",
    "merchant-home",
    "goods-letters",
    "cards-letters",
    "lira-letters",
    "lira-goods",
    "lira-cards",
]
TavernTile = Literal["movement", "encounter"]


class Turn(TypedDict):
    """What the present turn has brought so far; places are 0 before they are known.

    `guild` is the Guild card that replaces the turn, or 0; `token` is what moves in it, `paid` whether a Companion has
    paid the Merchants where he came to, and `joined` whose Merchant was joined by card.
    """

    target: int
    acted: int
    met: list[Token]
    recalled: bool
    guild: NotRequired[int]
    extra: NotRequired[bool]
    token: NotRequired[Literal["merchant", "companion"]]
    paid: NotRequired[bool]
    joined: NotRequired[Colour | None]


class Player(TypedDict):
    """One player. `goods` has a letter (R, G, Y, B) for each; `hand` those cards that the eye may know.

    With Mocha & Baksheesh there are coffee, Tavern tiles and Guild cards, of which `guild` has those that the eye may
    know; with Letters & Seals a Companion (in a supply or on a place) and Letters by their places.
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
    companion: NotRequired[Literal["general", "personal"] | int]
    letters: NotRequired[list[int]]
    delivered: NotRequired[list[int]]


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


class Barrier(TypedDict):
    """Between which neighbours the Barrier stands, and who controls it."""

    between: list[int]
    control: Colour


class TavernTiles(TypedDict):
    """For each kind the coffee its tiles cost, the next one first."""

    movement: list[int]
    encounter: list[int]


class Baksheesh(TypedDict):
    """The visible side of the Baksheesh tile."""

    side: Literal["front", "back"]
    goods: str


class Unseen(TypedDict):
    """Cards of some draw piles that the eye has not seen, and in which hands how many of them are."""

    piles: list[int]
    cards: dict[Card, int]
    hands: dict[Colour, int]


class UnseenGuilds(TypedDict):
    """The same for Guild cards, which go by their numbers."""

    piles: list[int]
    cards: dict[str, int]
    hands: dict[Colour, int]


class View(TypedDict):
    """All that one eye may know of a position. What belongs to an expansion is there if that is in play."""

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
    cards: NotRequired[Literal["new", "all"]]
    courier: NotRequired[int]
    letter_pile: NotRequired[list[int]]
    letter_discards: NotRequired[list[int]]
    kiosk: NotRequired[list[KioskTile]]
    society: NotRequired[int]


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
        "letters": NotRequired[int],
        "seals": NotRequired[int],
        "tiles": NotRequired[list[KioskTile]],
        "lira": NotRequired[int],
    },
)
"""Something that happened; which facts it has depends on `what`."""
