"""The shape of what leaves this game as data: views and components. Types of clients are made from it."""

from typing import TYPE_CHECKING, Any, Literal

from typing_extensions import TypedDict

from bedesten.games.cairo.data import Card, Metal, Owner, Seat, Site, Trade
from bedesten.games.cairo.questions import QUESTIONS

if TYPE_CHECKING:
    QuestionName = str
else:
    QuestionName = Literal[tuple(question.name for question in QUESTIONS)]

Phase = Literal["setup", "normal", "final", "over"]
Kind = Literal["build", "expand", "move"]


class Refusal(TypedDict):
    """Why something is not possible, as a refusal would say it."""

    rule: str
    key: str
    arguments: dict[str, Any]


class Stand(TypedDict):
    """A stall with its expansions, in the order they were built. `blocked`: it can be moved, and not be expanded."""

    owner: Owner
    trade: Trade
    stall: Site
    entry: Site
    expansions: list[Site]
    size: int
    blocked: bool


class Medals(TypedDict):
    """Who holds the medals of a trade; nobody before its first expansion."""

    gold: Seat | None
    silver: Seat | None


class Player(TypedDict):
    """What a player has, and of hidden things those that the eye may know.

    `money` and `hand` are their own player's until the end. `stalls` are those not in the market yet.
    `medal_points` is what the medals will bring, `if_ended` the points if the game ended now, `score` those at the end.
    """

    points: int
    barkers: int
    hand: list[Card]
    hand_cards: int
    money: dict[Trade, int] | None
    stalls: list[Trade]
    retired: bool
    medal_points: int
    if_ended: int | None
    score: int | None


Lure = TypedDict(
    "Lure",
    {
        "customer": Trade,
        "from": Site,
        "entry": Site,
        "owner": Owner,
        "size": int,
        "steps": int,
        "barkers": int,
        "earns": int,
        "owner_earns": int,
        "way": list[Site],
        "reason": Refusal | None,
    },
)
"""A customer and an entry of its trade: the shortest way there, the barkers for nearer entries, and who earns what."""

TakenMedal = TypedDict("TakenMedal", {"metal": Metal, "from": Seat | None})
"""A medal that changes hands, and who loses it; nobody if it comes from the supply."""


class Building(TypedDict):
    """Something to build in a trade: what it costs in coins of the trade, and what it brings at once."""

    kind: Kind
    trade: Trade
    cost: int
    points: int
    medals: list[TakenMedal]
    reason: Refusal | None


class SiteChoice(TypedDict):
    """A site for what is built, or the reason why it is none."""

    site: Site
    reason: Refusal | None


class CardChoice(TypedDict):
    """A card in hand, or any three of them: whether something can be built with it."""

    card: Card | Literal["any"]
    open: bool
    reason: Refusal | None


class Ends(TypedDict):
    """How near the final phase is: trades without an expansion in the supply, and trades with one."""

    empty: list[Trade]
    low: list[Trade]


class View(TypedDict):
    """All that one eye may know of a position.

    `lures`, `kinds`, `sites` and `cards` are for the seat that decides, while it is asked about them; what coins it has
    laid, and how many are missing, stands in the agenda for it alone.
    """

    game: Literal["cairo"]
    options: dict[str, str]
    round: int
    turn: int
    start: Seat
    active: Seat
    seat: int | None
    decides: Seat | None
    phase: Phase
    agenda: list[QuestionName | dict[QuestionName, dict[str, Any]]]
    stands: list[Stand]
    customers: dict[Trade, Site | None]
    outside: Trade
    supply: dict[Trade, int]
    medals: dict[Trade, Medals]
    barkers: int
    display: list[Card | None]
    pile: int
    discards: list[Card]
    unseen: dict[Card, int]
    neutral: list[Trade]
    players: dict[Seat, Player]
    lures: list[Lure]
    kinds: list[Building]
    sites: list[SiteChoice]
    cards: list[CardChoice]
    ends: Ends


class MedalValues(TypedDict):
    """What the medals of a trade are worth."""

    gold: int
    silver: int


class FirstStall(TypedDict):
    """A stall of the suggested start, and its owner."""

    owner: Owner
    trade: Trade
    stall: Site
    entry: Site


class Components(TypedDict):
    """What is printed on the components, or reconstructed.

    `costs` and `size_points` go by the size that a stand grows to, `suggested` by the number of players, from 0 on.
    """

    side: int
    segment_side: int
    segments: dict[Site, int]
    terrace: list[Site]
    customer_starts: list[Site]
    cards: dict[Card, int]
    card_segments: dict[Card, list[int]]
    joker_fee: int
    cards_for_any: int
    display: int
    dealt: int
    hand_limit: int
    barkers: int
    expansions: int
    costs: list[int]
    size_points: list[int]
    start_money: int
    replacement: int
    money_per_point: int
    stalls_at_start: int
    setup_limit: int
    turn_cap: int
    medals: dict[Trade, MedalValues]
    suggested: list[list[FirstStall]]
