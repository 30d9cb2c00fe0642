"""The shape of what leaves this game as data: views, events and components. Types of clients are made from it."""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

Seat = Literal["amber", "coral", "jade"]
Shell = Literal["sand", "white", "pink", "black"]
Tides = Literal["gentle", "wild"]
Tide = Literal["calm", "spring", "storm"]


class Diver(TypedDict):
    """What a player has. `hand` and `chest` are what the viewer may know of them."""

    name: Seat
    points: int
    best: int
    ashore: bool
    lantern: bool
    shells: int
    hidden: int
    hand: list[Shell]
    chest: list[Shell]


class TidePile(TypedDict):
    """How many tide cards are still to come, and those that have been."""

    left: int
    ebbed: dict[Tide, int]


class View(TypedDict):
    """What one seat may know."""

    day: int
    days: int
    tides: Tides
    round: int
    active: Seat | None
    lit: bool
    asks: Literal["turn", "throw"] | None
    sea: int
    shore: dict[Shell, int]
    tide: TidePile
    players: list[Diver]


class Components(TypedDict):
    """What is printed on the components, or made up for them."""

    shells: dict[Shell, int]
    worth: dict[Shell, int]
    tides: dict[str, dict[Tide, int]]
    chest: int
    set_bonus: int


class TurnOfTheTide(TypedDict):
    """The tide cards are shuffled."""

    what: Literal["turn of the tide"]


class TideTurned(TypedDict):
    """A tide card is turned up."""

    what: Literal["tide"]
    seat: int
    tide: Tide


class HiddenShell(TypedDict):
    """A shell comes up, or goes into a chest; only its owner sees which."""

    what: Literal["shell", "hide"]
    seat: int
    shell: NotRequired[Shell]


class Thrown(TypedDict):
    """A shell is thrown onto the shore."""

    what: Literal["throw"]
    seat: int
    shell: Shell


class Done(TypedDict):
    """Somebody goes ashore, or lights a lantern."""

    what: Literal["rest", "light"]
    seat: int


class ChestOpened(TypedDict):
    """A chest is opened at the end of a day."""

    what: Literal["chest"]
    seat: int
    shells: list[Shell]
    points: int


class DayBegun(TypedDict):
    """Another day begins."""

    what: Literal["day"]
    day: int


Event = TurnOfTheTide | TideTurned | HiddenShell | Thrown | Done | ChestOpened | DayBegun
