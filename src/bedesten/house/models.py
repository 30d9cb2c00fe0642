"""What is sent to the house and what it answers, as models: OpenAPI and the client's types are made from them."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from bedesten.house.history import Pace
from bedesten.house.thinking import USUAL_LEVEL

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

    game: str = Field(max_length=40, examples=["istanbul"])
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


class GameAnswer(Answer):
    """A game of the house."""

    name: str
    title: str
    summary: str
    rules_version: int
    players: list[int]
    options: list[OptionAnswer]
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


class WayAnswer(Answer):
    """What follows for certain from an action if its player goes on in the usual way, and why it stops there.

    `luck` and `hidden`: the last answer is done as far as that; `choice`: a real choice; `turn`: nothing is left but to
    end the turn, or somebody else decides; `over`: the game is over.
    """

    stop: Literal["luck", "hidden", "choice", "turn", "over"] = "turn"
    then: list[str] = Field(default=[], description="The usual answers after the action, up to there.")
    asks: list[str] = Field(default=[], description="The verbs of what could be answered to a choice.")
    events: list[list[OutlookEvent]] = Field(
        default=[],
        description="What the action and each of those answers would make happen, beside what they say themselves.",
    )


class ChoiceWay(WayAnswer):
    """One answer to the choice at which an outlook stops, and what it would bring from there."""

    action: str


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


class OutlookAnswer(WayAnswer):
    """What an action would bring: for certain, by each answer to the choice where that ends, and by the dice."""

    ways: list[ChoiceWay] = Field(
        default=[], description="What some answers to the choice would bring: how one goes on."
    )
    odds: OddsAnswer | None = None


class Offer(Answer):
    """A legal action with its parts, and what it would bring, unless its own parts and text say all of that."""

    action: str
    verb: str
    part: str | None
    value: int | str | None
    text: str
    outlook: OutlookAnswer | None = None


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
    prompt: str | None
    actions: list[Offer]
    undo: bool


class TableEvent(Answer):
    """Something that happened; what else it has depends on the game."""

    model_config = ConfigDict(extra="allow")

    what: str
    seat: int | None = None
    sentence: str


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


class Problem(Answer):
    """What was wrong, for programs and for people."""

    model_config = ConfigDict(extra="allow")

    code: str
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
