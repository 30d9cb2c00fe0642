"""People over HTTP: come in, be somebody, change, go."""

import secrets
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response, status
from pydantic import Field

from bedesten.house.errors import BadRequest, NotLoggedIn
from bedesten.house.export import kept_of
from bedesten.house.limits import asker_of, network_of
from bedesten.house.mail import check_address
from bedesten.house.models import Answer, ErrorAnswer, Sent
from bedesten.house.names import clean_name
from bedesten.house.people import (
    COOKIE,
    LONGEST_EMAIL,
    LONGEST_PASSWORD,
    OLD_SESSION,
    SHORTEST_PASSWORD,
    Anybody,
    HouseForPeople,
    Person,
    Somebody,
    change_person,
    confirm_email,
    create_guest,
    create_numbered_guest,
    delete_person,
    device_of,
    email_token,
    end_session,
    end_sessions,
    find_person,
    forget,
    house_of,
    log_in,
    remember,
    session_of,
    set_password,
)
from bedesten.house.webhook import check_webhook

LONGEST_WEBHOOK = 500
LONGEST_WAIT = 7 * 24 * 3600

Name = Annotated[
    str,
    Field(
        min_length=1,
        max_length=100,
        description="1 to 24 visible characters; unique in this house, whatever the case of the letters",
        examples=["Ayşe"],
    ),
]
Password = Annotated[str, Field(min_length=1, max_length=LONGEST_PASSWORD, examples=["a carpet for a camel"])]
NewPassword = Annotated[
    str, Field(min_length=SHORTEST_PASSWORD, max_length=LONGEST_PASSWORD, examples=["a carpet for a camel"])
]


class NewPerson(Sent):
    """Somebody who comes in. Whoever does not mind their name gets one that is free: theirs with a number behind it."""

    name: Name
    numbered: bool = False


class Login(Sent):
    """Somebody who has been here before."""

    name: Name
    password: Password


class Logout(Sent):
    """Where to log out."""

    everywhere: bool = Field(default=False, description="end the sessions in all other browsers too")


class PasswordChange(Sent):
    """A password for a guest, who so gets an account, or a new one for an account."""

    password: NewPassword
    old: Password | None = Field(default=None, description="the present password, if there is one")


class Deletion(Sent):
    """The proof that it is you who goes."""

    password: Password | None = Field(default=None, description="the present password, if there is one")


class Changes(Sent):
    """What to change; all that is not named stays."""

    # A default that is made, not given, keeps null out of the schema. Only what was sent is used.
    name: Name = Field(default_factory=str)
    automatic_end: bool = Field(default_factory=bool, description="end my turns without asking when nothing is left")
    tell_after: int = Field(
        default_factory=int, ge=0, le=LONGEST_WAIT, description="seconds before I am told of my turn", examples=[30]
    )
    webhook: str | None = Field(
        default=None,
        min_length=1,
        max_length=LONGEST_WEBHOOK,
        description="http or https address that is told of my turns; null for none",
        examples=["https://example.org/my-turn"],
    )
    email: str | None = Field(
        default=None,
        min_length=3,
        max_length=LONGEST_EMAIL,
        description="address that is told of my turns once it is confirmed; null for none",
        examples=["ayse@example.org"],
    )


class Me(Answer):
    """Who I am in this house."""

    id: str = Field(examples=["5f0c8a6e1b7d4c3f9a2e8b1d"])
    name: str = Field(examples=["Ayşe"])
    account: bool = Field(description="whether there is a password, so that I can log in elsewhere")
    automatic_end: bool = Field(description="end my turns without asking when nothing is left")
    webhook: str | None = Field(description="address that is told of my turns")
    email: str | None = Field(description="address that is told of my turns once it is confirmed")
    email_confirmed: bool = Field(description="whether the link sent to the e-mail address was opened")
    tell_after: int = Field(description="seconds before I am told of my turn")


class ChangedMe(Me):
    """Who I am now."""

    webhook_key: str | None = Field(
        description="the key that signs what is sent to a new webhook; told here, once, and never again"
    )


class ExportedSeat(Answer):
    """A seat of mine, and the seed that I gave; the record of the game is at /api/tables/TABLE/record."""

    table: str
    game: str
    phase: str
    seat: int
    name: str
    seed: str
    made: float
    started: float | None
    moved: float | None


class ExportedLine(Answer):
    """Something that I have said."""

    table: str
    text: str
    at: float


class ExportedGame(Answer):
    """A game that I have played alone, as it counts for my wall."""

    table: str
    game: str
    at: float
    reached: dict[str, int]
    tiles: list[str]


class Export(Answer):
    """All that this house keeps of me, but for my password."""

    me: Me
    made: float = Field(description="when I came first")
    seen: float = Field(description="when I was here last")
    tables: list[ExportedSeat]
    chat: list[ExportedLine]
    solo_games: list[ExportedGame]


class Confirmed(Answer):
    """An e-mail address that is confirmed."""

    email: str = Field(examples=["ayse@example.org"])


_WHY = {
    400: "The body is no text in UTF-8, or nested too deeply",
    401: "Nobody is known by the cookie, or there is nobody of this name and password",
    403: "Not yours to do, a wrong password, or a request from a foreign page",
    404: "There is nothing here, or nothing that you may know of",
    409: "Not possible now, or the name is taken",
    413: "More than 64 KiB",
    422: "What was sent cannot be used",
    429: "Too many; the header Retry-After says how many seconds to wait",
}


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Return the refusals of a route for its description."""
    answers: dict[int | str, dict[str, Any]] = {
        status: {"model": ErrorAnswer, "description": _WHY[status]} for status in statuses
    }
    if 429 in answers:
        answers[429]["headers"] = {"Retry-After": {"description": "seconds to wait", "schema": {"type": "integer"}}}
    return answers


router = APIRouter(prefix="/api", tags=["people"], responses=refusals(413, 429))


def _me(person: Person) -> dict[str, Any]:
    names = ("id", "name", "automatic_end", "webhook", "email", "email_confirmed", "tell_after")
    return {name: getattr(person, name) for name in names} | {"account": person.has_account}


@router.post("/people", status_code=status.HTTP_201_CREATED, responses=refusals(400, 403, 409, 422))
async def come_in(request: Request, asked: NewPerson) -> Me:
    """Come in as a guest: choose a name and get a cookie."""
    house = house_of(request)
    house.limits.take("newcomer", network_of(request))
    create = create_numbered_guest if asked.numbered else create_guest
    person = await create(house.engine, asked.name)
    remember(request, person)
    return Me(**_me(person))


@router.post("/login", responses=refusals(400, 401, 403, 422))
async def come_back(request: Request, asked: Login) -> Me:
    """Log in to an account and get a cookie."""
    house = house_of(request)
    house.limits.take("newcomer", network_of(request))
    with house.limits.password(asked.name, network_of(request), device_of(request, asked.name)):
        person = await log_in(house.engine, asked.name, asked.password)
    remember(request, person)
    return Me(**_me(person))


@router.post("/logout", status_code=status.HTTP_204_NO_CONTENT, responses=refusals(400, 403, 422))
async def log_out(request: Request, person: Anybody, asked: Logout | None = None) -> None:
    """End this session: its cookie is worth nothing any more. A guest without a password cannot come back."""
    if person is not None:
        house, session = house_of(request), session_of(request)
        if session == OLD_SESSION or (asked is not None and asked.everywhere):
            await end_sessions(house.engine, person.id)
        else:
            await end_session(house.engine, person, session)
        await house.person_changed(person.id)
    forget(request)


@router.get("/me", responses=refusals(401))
async def who_am_i(request: Request, person: Anybody) -> Me | None:
    """Tell me who I am: null if I bring no cookie. A cookie that nobody is known by is refused."""
    if COOKIE not in request.cookies:
        return None
    # Another worker may have changed me a moment ago.
    found = await find_person(house_of(request).engine, person.id) if person else None
    if found is None:
        raise NotLoggedIn("You are not known here any more.")
    return Me(**_me(found))


@router.patch("/me", responses=refusals(400, 401, 403, 409, 422))
async def change_me(request: Request, person: Somebody, asked: Changes) -> ChangedMe:
    """Change my name or my settings."""
    house = house_of(request)
    values = asked.model_dump(exclude_unset=True)
    if "name" in values:
        clean_name(asked.name)
    if "webhook" in values:
        if asked.webhook is not None:
            await check_webhook(asked.webhook, house.settings.private_webhooks)
        values["webhook_key"] = None if asked.webhook is None else secrets.token_urlsafe(32)
    if "email" in values:
        values["email_confirmed"] = await _is_confirmed(house, person, asked.email)
    if values:
        person = await change_person(house.engine, person.id, **values)
        await house.person_changed(person.id)
    return ChangedMe(**_me(person), webhook_key=values.get("webhook_key"))


async def _is_confirmed(house: HouseForPeople, person: Person, address: str | None) -> bool:
    """Tell whether an address is known to be theirs; if not, ask whoever reads the mail there."""
    if address is None:
        return False
    if not house.settings.smtp:
        raise BadRequest("This house sends no e-mail.", "no-email")
    check_address(address)
    if address == person.email and person.email_confirmed:
        return True
    house.limits.take("mail", person.id)
    whom = {"id": person.id, "name": person.name}
    await house.notifier.ask_to_confirm(whom, address, email_token(house.key, person, address))
    return False


@router.post("/me/password", responses=refusals(400, 401, 403, 422))
async def change_my_password(request: Request, person: Somebody, asked: PasswordChange) -> Me:
    """Get an account, or a new password for it. Sessions in all other browsers end."""
    house = house_of(request)
    house.limits.take("newcomer", network_of(request))
    with house.limits.password(person.name, network_of(request), device_of(request, person.name)):
        person = await set_password(house.engine, person.id, asked.password, asked.old)
    await house.person_changed(person.id)
    remember(request, person)
    return Me(**_me(person))


@router.get("/me/export", responses=refusals(401))
async def export_me(request: Request, response: Response, person: Somebody) -> Export:
    """Download all that the house keeps of me: who I am, where I sat, what I said, my walls."""
    house = house_of(request)
    house.limits.take("record", asker_of(request))
    response.headers["content-disposition"] = 'attachment; filename="bedesten.json"'
    kept = await kept_of(house.engine, person)
    return Export(me=Me(**_me(person)), made=person.made, seen=person.seen, **kept)


@router.delete("/me", status_code=status.HTTP_204_NO_CONTENT, responses=refusals(400, 401, 403, 422))
async def delete_me(request: Request, person: Somebody, asked: Deletion | None = None) -> None:
    """Forget me: open tables are left, bots take over in running games, the name is free again."""
    house = house_of(request)
    house.limits.take("newcomer", network_of(request))
    with house.limits.password(person.name, network_of(request), device_of(request, person.name)):
        await delete_person(house.engine, person.id, asked.password if asked else None, house.tables.person_leaves)
    await house.person_changed(person.id)
    forget(request)


@router.get("/me/confirm-email", responses=refusals(422))
async def confirm_my_email(
    request: Request, token: Annotated[str, Query(min_length=1, max_length=1000, description="from the e-mail")]
) -> Confirmed:
    """Confirm an e-mail address, from the link that was sent to it. No cookie is needed."""
    house = house_of(request)
    person = await confirm_email(house.engine, house.key, token)
    await house.person_changed(person.id)
    return Confirmed(email=person.email or "")
