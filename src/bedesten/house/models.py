"""What is sent to the house and what it answers, as models: OpenAPI and the client's types are made from them."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from bedesten.core.wall import Asks
from bedesten.house.bot_workers import USUAL_LEVEL
from bedesten.house.errors import Code
from bedesten.house.history import Pace

MOST_DAYS = 60
MOST_MINUTES = 24 * 60

Seed = Annotated[
    str, Field(max_length=200, pattern=r"^[^\x00-\x1f]*$", description="Any text; it goes into the luck of this table.")
]
Name = Annotated[str, Field(min_length=1, max_length=24, description="A name to be shown.")]
TableId = Annotated[str, Field(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]


class Sent(BaseModel):
    """Something a client sends: what is not known is refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Answer(BaseModel):
    """Something the house answers."""


ENGLISH = "In English, for those who ask for it (words=en)."


class ReasonAnswer(Answer):
    """Why a rule forbids something: its id, a key and arguments, for which clients have words (the game's schema)."""

    rule: str
    key: str
    arguments: dict[str, int | str | list[str] | list["ReasonAnswer"]]


class NoPace(Sent):
    """No clock."""

    kind: Literal["none"] = "none"

    def pace(self) -> Pace:
        return Pace()


class LivePace(Sent):
    """A clock for each player: minutes for the game, and seconds added after each turn."""

    kind: Literal["live"]
    minutes: float = Field(gt=0, le=MOST_MINUTES, allow_inf_nan=False)
    increment: float = Field(default=0, ge=0, le=3600, allow_inf_nan=False)

    def pace(self) -> Pace:
        return Pace("live", minutes=self.minutes, increment=self.increment)


class DaysPace(Sent):
    """Some days for each turn."""

    kind: Literal["days"]
    days: float = Field(gt=0, le=MOST_DAYS, allow_inf_nan=False)

    def pace(self) -> Pace:
        return Pace("days", days=self.days)


AnyPace = Annotated[NoPace | LivePace | DaysPace, Field(discriminator="kind")]


class Seat(Sent):
    """Who shall sit here: `me` (several for several people at one screen), `open` for anybody, or a `bot`."""

    kind: Literal["me", "open", "bot"]
    bot: str | None = Field(default=None, max_length=40, description="Level of the bot.")
    name: Name | None = None


class NewTable(Sent):
    """A table to be made."""

    game: str = Field(max_length=40, description="Its name, as /api/games lists it.")
    options: dict[str, str] = Field(default_factory=dict, examples=[{"layout": "short"}], max_length=20)
    seats: list[Seat] = Field(min_length=1, max_length=20, description="One for each player.")
    visibility: Literal["public", "link", "private"] = "link"
    pace: AnyPace = NoPace()
    late: Literal["bot", "wait"] = Field(default="bot", description="What happens when somebody is out of time.")
    order: Literal["random", "chosen"] = "random"
    chat: bool = True
    several_seats: bool = Field(default=False, description="Let one person take several of the open seats.")
    seed: Seed = ""
    position: dict[str, Any] | None = Field(default=None, description="Begin in this position instead of a set-up.")


class Join(Sent):
    """Somebody sits down: at this seat, or at the first open one.

    A name is for this table only, and never that of somebody else of the house.
    """

    seat: int | None = Field(default=None, ge=0, le=99)
    invitation: str | None = Field(default=None, max_length=64)
    seed: Seed = ""
    name: Name | None = None


class SeatChange(Sent):
    """Before the start: a free seat for a bot, or a bot's seat free again."""

    kind: Literal["bot", "open"]
    bot: str | None = Field(default=None, max_length=40, description="Level of the bot.")
    name: Name | None = None


class NewSeed(Sent):
    """Another seed, before the start."""

    seed: Seed


class Continue(Sent):
    """Play on from a moment of this table, at a new one against bots."""

    number: int = Field(ge=0, le=1_000_000, description="How many entries have been played.")
    level: str = Field(default=USUAL_LEVEL, max_length=40)
    seat: int | None = Field(default=None, ge=0, le=99, description="Where to sit; where you sat if not given.")


class ChatText(Sent):
    """A line for the people at the table."""

    text: str = Field(min_length=1, max_length=300)


class OptionAnswer(Answer):
    """Something to choose before a game."""

    name: str
    summary: str
    default: str
    choices: list[str]
    also: str
    players: dict[str, list[int]] = Field(
        description="The numbers of players that have a choice; any number has one that is not here."
    )


class GameAnswer(Answer):
    """A game of the house."""

    name: str
    title: str
    summary: str
    rules_version: int
    players: list[int]
    options: list[OptionAnswer]
    levels: dict[int, list[str]] = Field(description="The levels of bots to choose from, by the number of players.")
    components: dict[str, Any] = Field(description="Tables of prices, tiles and cards.")


class LevelAnswer(Answer):
    """A level of bots."""

    name: str
    budget: float


class HouseAnswer(Answer):
    """What this house offers."""

    version: str
    compiled: bool
    levels: list[LevelAnswer]
    chat: bool
    email: bool
    socket: str


class SeatAnswer(Answer):
    """A seat as it is now. `away`: a bot plays for its person."""

    seat: int
    name: str
    kind: Literal["person", "open", "bot"]
    bot: str | None
    mine: bool
    away: bool


class Origin(Answer):
    """Where a continued game comes from."""

    table: str
    number: int


class TableAnswer(Answer):
    """A table, as the person who asks may know it.

    `began` says where its game begins: with the set-up of the rules (`start`), with one that its maker has arranged
    (`set-up`), in a position that its maker has given (`position`), or in one of another table (`fork`).
    """

    id: str
    game: str
    title: str
    options: dict[str, str]
    players: int
    phase: Literal["open", "playing", "over"]
    visibility: Literal["public", "link", "private"]
    invitation: str | None = Field(description="For those who sit here: let others in with it.")
    pace: dict[str, Any]
    late: Literal["bot", "wait"]
    order: Literal["random", "chosen"]
    chat: bool
    several_seats: bool = Field(description="Whether one person may take several of the open seats.")
    maker: str
    is_maker: bool
    seats: list[SeatAnswer]
    commitment: str = Field(description="SHA-256 of the secret that the luck of this table is made from.")
    terms: str | None = Field(
        description="SHA-256 of all that the record will claim, bound into the luck, once started."
    )
    seeds: list[str] | None = Field(description="The players' seeds in the order of joining, once started.")
    seat_order: list[int] | None = Field(description="For each seat, which of those who joined sits there.")
    secret: str | None = Field(description="The secret, once the game is over.")
    number: int
    waiting: int | None
    deadline: float | None = Field(description="When the person who must decide is out of time.")
    winners: list[int] | None = Field(description="The seats in first place, once the game is over.")
    mine_waits: bool
    made: float
    started: float | None
    moved: float | None
    began: Literal["start", "position", "set-up", "fork"]
    may_be_rated: bool = Field(description="Whether the game may ever count: it began as its rules let it begin.")
    continues: Origin | None
    set_aside: Code | None = Field(
        description="Why the table cannot be played as it is stored, if that is known; little else may be true then."
    )


class TablesAnswer(Answer):
    """A page of tables."""

    tables: list[TableAnswer]
    more: bool


class ChatLine(Answer):
    """A line that somebody said."""

    id: int
    name: str
    seat: int | None
    text: str
    at: float


class ChatAnswer(Answer):
    """Lines of the chat, the oldest first."""

    lines: list[ChatLine]
    more: bool


class OutlookEvent(Answer):
    """Something that would happen; what else it has depends on the game.

    `seat` is null for what befalls nobody, and left out for the seat that decides.
    """

    model_config = ConfigDict(extra="allow")

    what: str
    seat: int | None = None


class ShortReason(Answer):
    """Why something is not possible: a key, and beside it the arguments that it has in the schema of the game."""

    model_config = ConfigDict(extra="allow")

    key: str


class WayAnswer(Answer):
    """An action, what follows for certain if its player goes on in the usual way, and why it stops there.

    `luck` and `hidden`: the last answer is done as far as that; `choice`: a real choice; `turn`: nothing is left but to
    end the turn, or somebody else decides; `over`: the game is over.
    """

    action: str
    stop: Literal["luck", "hidden", "choice", "turn", "over"] | None = Field(
        default=None, description="Left out for `turn`, and for `choice` where `what` names the question."
    )
    what: str = Field(
        default="", description="The question at a choice; the event that luck decides, or that is hidden."
    )
    then: list[str | OutlookEvent] = Field(
        default=[],
        description="What follows, in its order: the usual answers after the action, as texts, and after each what it "
        "makes happen, beside what it says itself. What comes before the first text is brought by the action.",
    )
    why: ShortReason | None = Field(
        default=None, description="Why what is usually done on the way is not possible, if it is not."
    )
    later: list[str] = Field(
        default=[], description="What the rest of the turn will offer because of it, whatever is chosen before."
    )


class GainAnswer(Answer):
    """What a roll can bring, so much of each thing, and the chance of that out of 1."""

    gain: list[int]
    chance: float


class OddsAnswer(Answer):
    """What a roll would bring if all that can change it (tiles, cards in hand) is used as well as possible."""

    what: list[str] = Field(description="What is gained: `lira`, `coffee`, `letters`, or a good.")
    gains: list[GainAnswer]
    mean: list[float] = Field(description="How much of each can be expected.")
    answer: str | None = Field(
        default=None, description="The best answer to the choice before the roll, if there is one."
    )


class Offer(WayAnswer):
    """A legal action and what it would bring: for certain, by each answer to the choice where that ends, by the dice.

    An action that says itself all that it brings has nothing else.
    """

    ways: list[WayAnswer] = Field(
        default=[], description="What some answers to the choice would bring: how one goes on."
    )
    odds: OddsAnswer | None = None
    text: str | None = Field(default=None, description=ENGLISH)


class RankAnswer(Answer):
    """One line of the standing."""

    place: int
    seat: int
    scores: dict[str, int]


class ClockAnswer(Answer):
    """The time that is left: for each seat as of `since`, or until `deadline`."""

    kind: Literal["live", "days"]
    left: list[float] | None
    since: float
    deadline: float | None


class Position(Answer):
    """The position as one eye sees it; the seat that decides also gets its question and its actions."""

    number: int
    seat: int | None
    eye: int | None
    view: dict[str, Any]
    clock: ClockAnswer | None
    standing: list[RankAnswer] | None
    actions: list[Offer]
    undo: bool
    prompt: str | None = Field(default=None, description=ENGLISH)


class TableEvent(Answer):
    """Something that happened; what else it has depends on the game."""

    model_config = ConfigDict(extra="allow")

    what: str
    seat: int | None = None
    sentence: str | None = Field(default=None, description=ENGLISH)


class Moment(Answer):
    """One entry of the history as one eye sees it."""

    number: int
    kind: Literal["action", "undo", "bot", "person"]
    seat: int
    at: float
    action: str | None
    undoes: int | None
    events: list[TableEvent]


class Moments(Answer):
    """What happened after some number: a page of it; ask for what comes after the last if there is more."""

    moments: list[Moment]
    more: bool


class RoundAnswer(Answer):
    """How things stood when a round ended: the scores of each seat, one for each criterion."""

    number: int
    round: int
    scores: list[list[int]]


class Story(Answer):
    """A finished game round by round."""

    criteria: list[str]
    decided_by: str | None
    rounds: list[RoundAnswer]


class TileCondition(Answer):
    """Something that a tile asks for: what the closest game had of it, and by how much it was missed."""

    what: str = Field(description="In the game's own word, as it is in `reached`.")
    asks: Asks
    need: int
    have: int | None = Field(description="Null as long as no game was finished.")
    missing: int


class TileAnswer(Answer):
    """A tile of a wall. What it asks for is told as it was in the game that came closest to it."""

    name: str = Field(description="What the option of the goal takes.", examples=["7-11"])
    level: int = Field(description="Those of a low level are proposed first.")
    set_by: str | None = Field(description="The table of the game that set it; null as long as it is open.")
    is_new: bool = Field(description="Whether it was set since the wall was last seen.")
    closest: str | None = Field(description="The table of the game that came closest to it.")
    missing: int = Field(description="How many of the conditions that one missed.")
    conditions: list[TileCondition]


class SoloGameAnswer(Answer):
    """A game that was played alone and counts."""

    table: str
    at: float = Field(description="When it ended.")
    score: list[int]
    reached: dict[str, int] = Field(description="All that tiles and the score may ask of a game.")
    tiles: list[str] = Field(description="The tiles that it set, those among them that were set before.")


class WallAnswer(Answer):
    """What the games that I have played alone add up to: nobody else is told."""

    game: str
    goal: str = Field(description="The option of a new table that takes the name of a tile; empty if there is none.")
    score: list[str] = Field(description="What decides which game is the best, of what a game reaches.")
    tiles: list[TileAnswer]
    proposal: str | None = Field(description="The tile to try next; null when all are set.")
    best: str | None = Field(description="The table of the best game.")
    played: int = Field(description="How many games count.")
    games: list[SoloGameAnswer] = Field(
        description="The latest first: the last ten, and before them those that are named above."
    )


class WallSeen(Sent):
    """What somebody has seen of their wall: the games that ended by then."""

    until: float = Field(ge=0, le=1e11, allow_inf_nan=False)


class Problem(Answer):
    """What was wrong, for programs and for people."""

    model_config = ConfigDict(extra="allow")

    code: Code
    message: str


class ErrorAnswer(Answer):
    """Every refusal of the house looks like this."""

    error: Problem


class WellAnswer(Answer):
    """The house is well."""

    status: Literal["open"]


class UnwellAnswer(ErrorAnswer):
    """The house is not well; `docs/hosting.md` says what to do."""

    status: Literal["database", "database-gone", "disk-full"]
