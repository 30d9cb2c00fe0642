"""What the house answers when something asked of it cannot be done: a status, a code for programs, a sentence."""

from bedesten.core.errors import BedestenError


class HouseError(BedestenError):
    """Something that cannot be done, and why. `facts` are sent along for programs."""

    status = 400
    code = "bad-request"

    def __init__(self, message: str, code: str | None = None, **facts: object) -> None:
        super().__init__(message)
        self.message = message
        self.code = code or self.code
        self.facts = facts

    def answer(self) -> dict[str, object]:
        """Return the error as it is sent."""
        return {"error": {"code": self.code, "message": self.message, **self.facts}}


class BadRequest(HouseError):
    """What was sent cannot be used."""

    status = 422


class NotLoggedIn(HouseError):
    """Nobody is known by this cookie."""

    status = 401
    code = "no-person"


class NotYours(HouseError):
    """Somebody else may do this, not you."""

    status = 403
    code = "forbidden"


class NotFound(HouseError):
    """There is nothing here, or nothing that you may know of."""

    status = 404
    code = "not-found"


class Conflict(HouseError):
    """This could be done before, or later, but not now."""

    status = 409
    code = "conflict"


class DatabaseAway(HouseError):
    """The database does not answer, or cannot store anything now; it is worth another try in a moment."""

    status = 503
    code = "database"

    def __init__(self) -> None:
        super().__init__("The house cannot reach its database right now; try again in a moment.")


class DatabaseGone(HouseError):
    """The file of the database was removed or replaced while the house has it open."""

    status = 503
    code = "database-gone"

    def __init__(self) -> None:
        super().__init__("The file of the database was moved or deleted: put it back and start the house again.")


class DiskFull(HouseError):
    """There is no room left for what people do."""

    status = 503
    code = "disk-full"

    def __init__(self) -> None:
        super().__init__("The disk of the database is full: make room on it.")


class TooMany(HouseError):
    """A limit of the house is reached. `retry` says in how many seconds it is worth another try."""

    status = 429
    code = "too-many"

    def __init__(self, message: str, retry: float = 1.0) -> None:
        super().__init__(message, retry=round(retry, 1))
        self.retry = retry
