"""What the house answers when something asked of it cannot be done: a status, a code for programs, a sentence."""

from typing import Literal

from bedesten.core.errors import BedestenError

RefusalCode = Literal[
    "illegal",
    "unreadable",
    "not-your-turn",
    "not-your-seat",
    "stale",
    "away",
    "client-used",
    "nothing-to-undo",
    "over",
]
"""Why a decision is refused. A client has words for each of these codes, and of those below."""

Code = Literal[
    RefusalCode,
    # What was sent.
    "bad-request",
    "bad-message",
    "too-large",
    "wrong-method",
    "foreign-origin",
    # People.
    "no-person",
    "forbidden",
    "bad-name",
    "name-taken",
    "bad-password",
    "wrong-password",
    "bad-email",
    "bad-token",
    "no-email",
    "bad-webhook",
    # Tables.
    "not-found",
    "conflict",
    "full",
    "seated",
    "seat-taken",
    "open-seats",
    "not-started",
    "started",
    "not-over",
    "no-chat",
    "busy",
    "other-rules",
    "other-components",
    "damaged",
    # The house.
    "too-many",
    "database",
    "database-gone",
    "disk-full",
    "house",
]
"""Why the house cannot do what it is asked: all that an error can be about."""


def error_answer(code: Code, message: str, **facts: object) -> dict[str, object]:
    """Return an error as it is sent."""
    return {"error": {"code": code, "message": message, **facts}}


class HouseError(BedestenError):
    """Something that cannot be done, and why. `facts` are sent along for programs."""

    status = 400
    code: Code = "bad-request"

    def __init__(self, message: str, code: Code | None = None, **facts: object) -> None:
        super().__init__(message)
        self.message = message
        self.code = code or self.code
        self.facts = facts

    def answer(self) -> dict[str, object]:
        """Return the error as it is sent."""
        return error_answer(self.code, self.message, **self.facts)


class BadRequest(HouseError):
    """What was sent cannot be used."""

    status = 422


class NotLoggedIn(HouseError):
    """Nobody is known by this cookie."""

    status = 401
    code: Code = "no-person"


class NotYours(HouseError):
    """Somebody else may do this, not you."""

    status = 403
    code: Code = "forbidden"


class NotFound(HouseError):
    """There is nothing here, or nothing that you may know of."""

    status = 404
    code: Code = "not-found"


class Conflict(HouseError):
    """This could be done before, or later, but not now."""

    status = 409
    code: Code = "conflict"


class DatabaseAway(HouseError):
    """The database does not answer, or cannot store anything now; it is worth another try in a moment."""

    status = 503
    code: Code = "database"

    def __init__(self) -> None:
        super().__init__("The house cannot reach its database right now; try again in a moment.")


class DatabaseGone(HouseError):
    """The file of the database was removed or replaced while the house has it open."""

    status = 503
    code: Code = "database-gone"

    def __init__(self) -> None:
        super().__init__("The file of the database was moved or deleted: put it back and start the house again.")


class DiskFull(HouseError):
    """There is no room left for what people do."""

    status = 503
    code: Code = "disk-full"

    def __init__(self) -> None:
        super().__init__("The disk of the database is full: make room on it.")


class TooMany(HouseError):
    """A limit of the house is reached. `retry` says in how many seconds it is worth another try."""

    status = 429
    code: Code = "too-many"

    def __init__(self, message: str, retry: float = 1.0) -> None:
        super().__init__(message, retry=round(retry, 1))
        self.retry = retry
