"""The shape of what leaves this game as data: views and components. Types of clients are made from it."""

from typing import TYPE_CHECKING, Any, Literal, NotRequired

from typing_extensions import TypedDict

from bedesten.games.istanbul.agenda import QUESTIONS
from bedesten.games.istanbul.data import Assistant, Card, Colour, Tile, Token
from bedesten.games.istanbul.events import Good
from bedesten.games.istanbul.letters.data import KioskTile
from bedesten.games.istanbul.mocha.data import TavernTile

if TYPE_CHECKING:
    QuestionName = str
else:
    QuestionName = Literal[tuple(question.name for question in QUESTIONS)]
Rules = Literal["base", "mocha", "letters", "great-bazaar"]


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
    know; with Letters & Seals a Companion (in a supply or on a place), Letters by their places and the seals on them.
    `room` is for so many of each good; `steps` are those from one's own Merchant to each place, as the board lies.
    `free` says that no neutral token asks anything of this player.
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
    room: int
    steps: NotRequired[list[int]]
    coffee: NotRequired[int]
    tavern: NotRequired[list[TavernTile]]
    free: NotRequired[bool]
    guild: NotRequired[list[int]]
    guild_cards: NotRequired[int]
    companion: NotRequired[Literal["general", "personal"] | int]
    letters: NotRequired[list[int]]
    delivered: NotRequired[list[int]]
    seals: NotRequired[int]


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
    """Between which neighbours the Barrier stands, who controls it, and who has to walk around it."""

    between: list[int]
    control: Colour
    bars: list[Colour]


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


TavernOption = Literal["barrier", "movement", "encounter", "baksheesh"]


class Wares(TypedDict):
    """What places cost and bring now; null where no ruby is left.

    Goods are a letter for each, and `*` for one of any kind. `cards` can be had at the Caravansary, where a hand grows
    by those that are `kept`, `letters` at the Embassy, `auction` are cards too and `kiosk` are tiles. The Tavern has
    the coffee for each option that is left (the Baksheesh asks for goods beside it), the `society` the Lira that come
    with its ruby.
    """

    palace: str | None
    dealer: int | None
    large_market: str
    small_market: str
    cards: int
    kept: int
    coffee_house: NotRequired[int | None]
    tavern: NotRequired[dict[TavernOption, int]]
    letters: NotRequired[int]
    kiosk: NotRequired[int]
    auction: NotRequired[int]
    society: NotRequired[int]


Bidding = Literal["leads", "bids", "waits", "passed"]
"""How somebody stands in an auction; whoever waits will still be asked."""


class View(TypedDict):
    """All that one eye may know of a position. What belongs to an expansion is there if that is in play.

    `goal` are the rubies that end the game; `last_round` says that somebody has them. `giver` is there while a good is
    chosen: the place or token that gives it, null where a card does. `barred` is there for whoever decides: cards of
    their hand that cannot be played although this is a time for them. `bidders` are there during an auction, in the
    order of bidding; `last_tile` while a Kiosk tile is used: whether it is the one that nobody chose.
    """

    game: Literal["istanbul"]
    rules: Rules
    layout: list[list[int]]
    round: int
    start: Colour
    active: Colour
    finale: bool
    goal: int
    last_round: bool
    turn: Turn
    agenda: list[QuestionName | dict[QuestionName, dict[str, Any]]]
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
    wares: Wares
    giver: NotRequired[int | Token | None]
    barred: NotRequired[list[Card]]
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
    bidders: NotRequired[dict[Colour, Bidding]]
    last_tile: NotRequired[bool]


CardClass = Literal["o", "p", "m", "ph1", "x", "s", "r", "copied"]
"""When a card may be played, as the appendix of docs/rules/istanbul.md calls it."""


class CardFacts(TypedDict):
    """A kind of Bonus card: copies in all boxes together, its class, the places it belongs to, whether the final step
    allows it."""

    copies: int
    when: CardClass
    places: list[int]
    final: bool


class RuleSetFacts(TypedDict):
    """What a rule set is played with. `grids` are its fixed layouts, row by row; `ruby_target` goes by players."""

    places: list[int]
    columns: int
    layouts: list[str]
    grids: dict[str, list[int]]
    ruby_target: list[int]
    deck: dict[Card, int]
    all_cards: dict[Card, int]


RuleSets = TypedDict(
    "RuleSets",
    {"base": RuleSetFacts, "mocha": RuleSetFacts, "letters": RuleSetFacts, "great-bazaar": RuleSetFacts},
)


class MailColumn(TypedDict):
    """A column of the Post Office: the good or the Lira of its upper and its lower field."""

    top: Good | int
    bottom: Good | int


class MochaFacts(TypedDict):
    """The components of Mocha & Baksheesh. Lists about Guild cards go by their number, those about dice by the sum."""

    coffee_house_last_price: int
    coffee_house_rubies: int
    guild_coffee: list[int]
    guild_lira: list[int]
    guild_goods: list[int]
    guild_blue: list[int]
    guild_extension_price: int
    guild_bonus_cards: int
    guild_hit_times: int
    guild_missed_times: int
    guild_roast_coffee: int
    guild_guild_cards: int
    guild_tavern_discount: int
    tavern_tile_prices: list[int]
    barrier_price: int
    baksheesh_price: int
    baksheesh_goods: list[str]
    caravansary_coffee: int
    trader_coffee: int
    roast_coffee: int
    roast_fee: int
    guild_hall_coffee: int
    guild_hall_cards: int
    card_coffee: int
    card_guild_price: int
    card_sale_price: int
    card_sale_lira: int
    most_exchanged: int
    turned_die: int
    dice_coffee: list[int]
    dice_lira: list[int]


class LettersFacts(TypedDict):
    """The components of Letters & Seals. `letters` goes by the number of a place; `kiosk` has copies of each tile."""

    letters: list[int]
    kiosk: dict[KioskTile, int]
    kiosk_revealed: list[int]
    kiosk_good: list[int]
    kiosk_goods: list[int]
    kiosk_lira: list[int]
    kiosk_extension_price: int
    kiosk_price: int
    kiosk_revenue: int
    letter_seals: int
    delivered_seals: int
    embassy_letters: int
    auction_cards: int
    highest_bid: int
    extra_turn_seals: int
    extra_turn_most: int
    society_seals: int
    society_coins: list[int]
    good_price: int
    card_good_lira: int
    anywhere_price: int
    dice_letters: list[int]
    letter_lira: list[int]


class Components(TypedDict):
    """What is printed on the components. Goods are counted in the order R, G, Y, B; lists of rubies go by players."""

    dealer_last_price: int
    palace_last_price: int
    palace_prices: list[list[int]]
    palace_free_choice: list[int]
    large_demand: list[list[int]]
    small_demand: list[list[int]]
    large_revenue: list[int]
    small_revenue: list[int]
    mail_goods: list[list[int]]
    mail_lira: list[int]
    mail_columns: list[MailColumn]
    small_mosque_tiles: list[Tile]
    great_mosque_tiles: list[Tile]
    mosque_stacks: list[list[int]]
    mosque_rubies: list[int]
    wainwright_rubies: list[int]
    palace_rubies: list[int]
    dealer_rubies: list[int]
    neutral_merchants: list[int]
    first_lira: int
    first_cards: int
    assistants: int
    bare_capacity: int
    extensions: int
    extension_price: int
    merchant_fee: int
    token_fee: int
    tile_fee: int
    turned_die: int
    catch_lira: int
    card_lira: int
    caravansary_cards: int
    black_market_blue: list[int]
    lowest_call: int
    highest_call: int
    missed_call: int
    cards: dict[Card, CardFacts]
    rule_sets: RuleSets
    mocha: MochaFacts
    letters: LettersFacts
