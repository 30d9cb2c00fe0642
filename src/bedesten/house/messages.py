"""The messages of the socket as models: they check what a client sends, and the types of both sides come of them."""

from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter
from pydantic.json_schema import JsonSchemaMode

from bedesten.house.errors import Code, RefusalCode
from bedesten.house.models import (
    ENGLISH,
    Answer,
    ChatLine,
    ChatText,
    Moment,
    Position,
    ReasonAnswer,
    Sent,
    TableAnswer,
    TableId,
)

SeatNumber = Annotated[int, Field(ge=0, le=99)]
Number = Annotated[int, Field(ge=0, le=1_000_000)]
ClientId = Annotated[
    str, Field(pattern=r"^[!-~]{1,64}$", description="Made by the client, new for each message.", examples=["c-17"])
]


class Watch(Sent):
    """Listen to a table, with the eyes of one of my seats or, without a seat, as a spectator."""

    type: Literal["watch"]
    table: TableId
    seat: SeatNumber | None = None
    since: Number | None = Field(default=None, description="The last number I have; all is sent without it.")
    invitation: str | None = Field(default=None, max_length=64)


class Unwatch(Sent):
    """Listen no longer."""

    type: Literal["unwatch"]
    table: TableId
    seat: SeatNumber | None = None


class Act(Sent):
    """Answer the decision with this number by an action in its notation."""

    type: Literal["act"]
    table: TableId
    seat: SeatNumber
    number: Number
    client: ClientId
    action: str = Field(min_length=1, max_length=200)


class Undo(Sent):
    """Take my last decision back."""

    type: Literal["undo"]
    table: TableId
    seat: SeatNumber
    number: Number
    client: ClientId


class Why(Sent):
    """Ask which rule forbids an action to me now."""

    type: Literal["why"]
    table: TableId
    seat: SeatNumber
    action: str = Field(min_length=1, max_length=200)
    client: ClientId


class Chat(ChatText):
    """Say something to the people at the table."""

    type: Literal["chat"]
    table: TableId
    client: ClientId


class Lobby(Sent):
    """Hear, or hear no longer, when the list of tables has changed."""

    type: Literal["lobby"]
    on: bool


class Ping(Sent):
    """Ask whether the house is there."""

    type: Literal["ping"]
    client: ClientId


FromClient = Annotated[Watch | Unwatch | Act | Undo | Why | Chat | Lobby | Ping, Field(discriminator="type")]


class Hello(Answer):
    """The first message: who you are here, and the version of the house."""

    type: Literal["hello"]
    person: dict[str, str]
    version: str


class PositionMessage(Answer):
    """What happened since the last message of this kind, and the position after it.

    Of very much only the last moments come; those before them are to be had over HTTP.
    """

    type: Literal["position"]
    table: str
    seat: int | None
    moments: list[Moment]
    position: Position


class Done(Answer):
    """Your message is stored, as the entry with this number."""

    type: Literal["done"]
    table: str
    client: str
    number: int


class RefusedMessage(Answer):
    """Your message changed nothing, and why; with the present position."""

    type: Literal["refused"]
    table: str
    client: str
    code: RefusalCode
    reason: ReasonAnswer | None
    accepted: list[str] | None
    position: Position | None
    message: str | None = Field(default=None, description=ENGLISH)


class WhyMessage(Answer):
    """Why an action is not possible: a code as of a refusal, and the reason of a rule; no code if it is possible."""

    type: Literal["why"]
    table: str
    client: str
    code: RefusalCode | None
    reason: ReasonAnswer | None
    message: str | None = Field(default=None, description=ENGLISH)


class TableMessage(Answer):
    """A table has changed: seats, start, end."""

    type: Literal["table"]
    table: TableAnswer


class Gone(Answer):
    """A table is no longer there."""

    type: Literal["gone"]
    table: str


class ChatMessage(Answer):
    """Somebody has said something."""

    type: Literal["chat"]
    table: str
    line: ChatLine


class Turn(Answer):
    """It is your turn at a table."""

    type: Literal["turn"]
    table: str
    seat: int
    number: int


class LobbyMessage(Answer):
    """The list of tables has changed."""

    type: Literal["lobby"]


class Pong(Answer):
    """The house is there."""

    type: Literal["pong"]
    client: str


class Trouble(Answer):
    """Nothing can be stored now, and why; without a code all is well again. Whoever comes meanwhile is told too."""

    type: Literal["trouble"]
    code: Literal["database", "database-gone", "disk-full"] | None


class ErrorMessage(Answer):
    """A message could not be used."""

    type: Literal["error"]
    code: Code
    message: str
    table: str | None
    client: str | None


FromHouse = Annotated[
    Hello
    | PositionMessage
    | Done
    | RefusedMessage
    | WhyMessage
    | TableMessage
    | Gone
    | ChatMessage
    | Turn
    | LobbyMessage
    | Pong
    | Trouble
    | ErrorMessage,
    Field(discriminator="type"),
]

from_client: TypeAdapter[Any] = TypeAdapter(FromClient)
from_house: TypeAdapter[Any] = TypeAdapter(FromHouse)


def schema() -> dict[str, object]:
    """Return the JSON schema of all messages, in both directions."""
    sides: list[tuple[str, JsonSchemaMode, TypeAdapter[Any]]] = [
        ("FromClient", "validation", from_client),
        ("FromHouse", "serialization", from_house),
    ]
    found, shared = TypeAdapter.json_schemas(sides, title="The messages of the socket")
    return {**shared, "properties": {name: found[name, mode] for name, mode, _ in sides}}
