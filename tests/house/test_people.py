"""People: coming in, being somebody, changing, going."""

import asyncio
import secrets
import time
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from statistics import median

import asyncpg
import pytest
from argon2 import PasswordHasher
from sqlalchemy import insert, select, update
from tests.house.small_house import KEY, Clock, SmallHouse, Visitor, standing_clock

from bedesten.house import people
from bedesten.house.errors import BadRequest, Conflict, HouseError, NotLoggedIn, NotYours
from bedesten.house.names import GONE, clean_name, key_of, look_of
from bedesten.house.people import Person, cookie_value, find_person, purge_guests
from bedesten.house.schema import chat, seats, tables
from bedesten.house.schema import people as people_table
from bedesten.house.settings import read_settings
from bedesten.house.store import CHANNEL

PASSWORD = "a carpet for a camel"
OTHER = "two carpets for a camel"
DAY = 24 * 3600


@pytest.fixture(autouse=True)
def _quick_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "hasher", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))


@pytest.fixture
def small(tmp_path: Path) -> Iterator[SmallHouse]:
    with SmallHouse(tmp_path) as house:
        yield house


@pytest.fixture
def hours() -> Iterator[Clock]:
    with standing_clock() as ours:
        yield ours


def code(response: object) -> object:
    return response.json()["error"]["code"]  # type: ignore[attr-defined]


def status(visitor: Visitor) -> int:
    return visitor.get("/api/me").status_code


def person(house: SmallHouse, visitor: Visitor) -> Person:
    found = house.run(find_person(house.engine, visitor.get("/api/me").json()["id"]))
    assert found is not None
    return found


def test_a_guest_chooses_a_name_and_is_in(small: SmallHouse) -> None:
    visitor = small.visitor()
    assert (status(visitor), visitor.get("/api/me").json()) == (200, None)
    answer = visitor.post("/api/people", {"name": "  Ayşe \u00a0 Nur "})
    assert answer.status_code == 201
    me = answer.json()
    assert me == {
        "id": me["id"],
        "name": "Ayşe Nur",
        "account": False,
        "automatic_end": False,
        "webhook": None,
        "email": None,
        "email_confirmed": False,
        "tell_after": 30,
    }
    assert len(me["id"]) == 24
    assert visitor.get("/api/me").json() == me


def test_a_person_mirrors_the_table_and_shows_no_secrets(small: SmallHouse) -> None:
    assert {item.name for item in fields(Person)} == set(people_table.c.keys()) - {"name_key", "name_look"}
    visitor = small.account("Ayşe", PASSWORD)
    key = visitor.patch(webhook="https://example.org/secret-place").json()["webhook_key"]
    shown = repr(person(small, visitor))
    assert "Ayşe" in shown
    for secret in ("argon2", "secret-place", key):
        assert secret not in shown


@pytest.mark.parametrize(
    "name",
    ["ayşe", "AYŞE", "Ayşe ", "Ays\u0327e", "\uff21\uff59şe", "\u2009Ayşe"],
)
def test_a_name_is_taken_however_it_is_written(small: SmallHouse, name: str) -> None:
    small.guest("Ayşe")
    visitor = small.visitor()
    answer = visitor.post("/api/people", {"name": name})
    assert (answer.status_code, code(answer)) == (409, "name-taken")
    assert visitor.cookie is None


def test_people_may_be_called_what_they_are_called(small: SmallHouse) -> None:
    for name in (
        *("Ayşe", "Işıl", "Zoë", "Łukasz", "Đorđe", "Nguyễn Ánh", "Øyvind", "Ægir", "Þór", "Ñuño", "J. R.", "Li"),
        *("太郎", "Ken 太郎", "Олег 2", "Олег 3", "Ἑλένη", "ওমর", "محمد", "🐪", "O'Hara-Smith (1)"),
    ):
        assert person(small, small.guest(name)).name == name


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "\u3000",
        "a" * 25,
        "tab\there",
        "new\nline",
        "nul\x00",
        "Ay\u200bşe",  # zero-width space
        "Ay\u200dşe",  # joiner
        "Ay\u00adşe",  # soft hyphen
        "\u202eeşyA",  # from right to left
        "\ufeffAyşe",
        "\u3164",  # Hangul filler
        "\u2800",  # empty Braille
        "Ayşe\ufe0f",
        "Ay\u034fşe",
        "\u0301",  # an accent alone
        "\u0301Ayşe",
        "\ue000",
        "\ufdfa" * 24,  # a sentence in each sign
        "a" + "\u0301\u0316" * 30,
        "(GONE)",
        "\u0410y\u015fe",  # a Cyrillic A before Latin letters
        "Ay\u015f\u0435",  # a Cyrillic e behind them
        "\u039fmar",  # a Greek O
    ],
)
def test_a_bad_name_is_refused(small: SmallHouse, name: str) -> None:
    visitor = small.visitor()
    answer = visitor.post("/api/people", {"name": name})
    assert answer.status_code == 422
    assert code(answer) in ("bad-name", "bad-request")
    assert small.execute(select(people_table.c.id)) == []


def test_names_are_shown_composed_and_compared_folded() -> None:
    assert clean_name("a" * 24) == "a" * 24
    assert clean_name("Ays\u0327e") == "Ayşe"
    assert key_of("STRASSE") == key_of("Straße")
    assert key_of("ﬁg") == key_of("FIG")
    assert len(key_of(clean_name("ΐ" * 24))) <= 160
    with pytest.raises(BadRequest, match="1 to 24"):
        clean_name("b" * 25)


def test_who_has_a_name_of_two_alphabets_from_before_logs_in(small: SmallHouse) -> None:
    visitor = small.account("Ayse", PASSWORD)
    mixed = "\u0410yse"
    small.execute(update(people_table).values(name=mixed, name_key=key_of(mixed)))
    assert small.visitor().post("/api/login", {"name": mixed, "password": PASSWORD}).status_code == 200
    assert status(visitor) == 200


@pytest.mark.parametrize(
    "body",
    [{}, {"name": 7}, {"name": None}, {"name": "Ayşe", "more": 1}, [], "Ayşe", {"name": "x" * 101}],
)
def test_what_is_not_a_new_person_is_refused(small: SmallHouse, body: object) -> None:
    assert small.visitor().post("/api/people", body).status_code == 422


def test_half_a_letter_is_refused(small: SmallHouse) -> None:
    headers = {"Content-Type": "application/json"}
    for raw in (b'{"name": "\\ud800"}', b'{"name": "\xff"}', b"[" * 60_000):
        assert small.visitor().post("/api/people", content=raw, headers=headers).status_code in (400, 422)
    visitor = small.guest("Ayşe")
    answer = visitor.post("/api/me/password", content=b'{"password": "\\ud800 and more"}', headers=headers)
    assert answer.status_code == 422


# Cookies


def test_the_cookie_is_for_this_house_only(small: SmallHouse) -> None:
    given = small.visitor().post("/api/people", {"name": "Ayşe"}).headers["set-cookie"]
    parts = {part.strip().lower() for part in given.split(";")[1:]}
    assert given.startswith("bedesten=")
    assert parts == {"httponly", "max-age=31536000", "path=/", "samesite=lax"}


def test_the_cookie_of_an_https_house_travels_by_https_only(tmp_path: Path) -> None:
    with SmallHouse(tmp_path, address="https://play.example.org") as house:
        given = house.visitor().post("/api/people", {"name": "Ayşe"}).headers["set-cookie"]
        assert "secure" in {part.strip().lower() for part in given.split(";")}


def test_a_tampered_cookie_is_nobody_and_is_cleared(small: SmallHouse) -> None:
    visitor = small.guest("Ayşe")
    good = visitor.cookie
    assert good is not None
    payload, rest = good.split(".", 1)
    forged = cookie_value(b"the key of another house altogether", person(small, visitor), "s1")
    for bad in (
        good[:-9] + ("A" if good[-9] != "A" else "B") + good[-8:],
        "x",
        payload,
        f"x{payload}.{rest}",
        forged,
        "ş"[:0] + ".",
    ):
        answer = small.visitor().get("/api/me", headers={"Cookie": f"bedesten={bad}"})
        assert answer.status_code == 401
        assert "max-age=0" in answer.headers["set-cookie"].lower()
    assert status(visitor) == 200


def test_a_token_for_an_address_is_no_cookie(small: SmallHouse) -> None:
    visitor = small.guest("Ayşe")
    token = people.email_token(KEY, person(small, visitor), "ayse@example.org")
    assert small.visitor().get("/api/me", headers={"Cookie": f"bedesten={token}"}).status_code == 401


def test_a_cookie_is_renewed_after_a_month_and_ends_after_a_year(small: SmallHouse, hours: Clock) -> None:
    visitor = small.guest("Ayşe")
    first = visitor.cookie
    hours.wait(29 * DAY)
    assert "set-cookie" not in visitor.get("/api/me").headers
    hours.wait(2 * DAY)
    assert "max-age=31536000" in visitor.get("/api/me").headers["set-cookie"].lower()
    assert visitor.cookie != first
    hours.wait(340 * DAY)
    assert status(visitor) == 200
    assert small.visitor().get("/api/me", headers={"Cookie": f"bedesten={first}"}).status_code == 401


def test_a_newer_cookie_is_good_where_an_older_one_is_remembered(small: SmallHouse, hours: Clock) -> None:
    visitor = small.guest("Ayşe")
    assert status(visitor) == 200
    ayse = person(small, visitor)
    # As another worker does it: this one is not told.
    small.execute(update(people_table).values(generation=2))
    newer = cookie_value(KEY, Person(**{**ayse.__dict__, "generation": 2}), "s1")
    assert small.visitor().get("/api/me", headers={"Cookie": f"bedesten={newer}"}).status_code == 200
    assert status(visitor) == 401


def test_what_another_worker_has_changed_is_known_within_seconds(small: SmallHouse, hours: Clock) -> None:
    visitor = small.guest("Ayşe")
    assert status(visitor) == 200
    small.execute(update(people_table).values(generation=2))
    hours.wait(4)
    assert status(visitor) == 401


def test_people_are_not_read_for_every_request(
    small: SmallHouse, hours: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor = small.guest("Ayşe")
    reads: list[str] = []
    real = people.find_person

    async def counted(engine: object, person_id: str) -> Person | None:
        reads.append(person_id)
        return await real(engine, person_id)  # type: ignore[arg-type]

    monkeypatch.setattr(people, "find_person", counted)
    for _ in range(5):
        assert visitor.patch().status_code == 200
    assert len(reads) == 1
    hours.wait(4)
    visitor.patch()
    assert len(reads) == 2


def test_somebody_read_before_a_change_is_not_remembered_after_it(small: SmallHouse) -> None:
    ayse = person(small, small.guest("Ayşe"))
    memory = people._memory_of(small.engine)
    before = memory.changes
    small.run(people.end_sessions(small.engine, ayse.id))
    memory.put(ayse, before)
    assert memory.get(ayse.id) is None


def test_being_seen_is_stored_once_an_hour(small: SmallHouse, hours: Clock) -> None:
    visitor = small.guest("Ayşe")
    came = hours.time
    hours.wait(3000)
    visitor.get("/api/me")
    assert person(small, visitor).seen == came
    hours.wait(3000)
    visitor.get("/api/me")
    assert person(small, visitor).seen == hours.time


# Accounts


def test_a_guest_becomes_an_account_and_logs_in_elsewhere(small: SmallHouse) -> None:
    here, there = small.guest("Ayşe"), small.visitor()
    me = here.get("/api/me").json()
    answer = here.post("/api/me/password", {"password": PASSWORD})
    assert answer.json() == me | {"account": True}
    assert there.post("/api/login", {"name": " AYŞE ", "password": PASSWORD}).json() == answer.json()
    assert (status(here), status(there)) == (200, 200)
    stored = small.execute(select(people_table.c.password))[0]["password"]
    assert stored.startswith("$argon2id$")
    assert PASSWORD not in stored


@pytest.mark.parametrize("name", ["Ayşe", "Nobody", "Guest", "\x00", "\u200b"])
def test_a_wrong_password_an_unknown_name_and_a_guest_get_the_same_answer(small: SmallHouse, name: str) -> None:
    small.account("Ayşe", PASSWORD)
    small.guest("Guest")
    visitor = small.visitor()
    answer = visitor.post("/api/login", {"name": name, "password": OTHER})
    assert answer.status_code == 401
    assert answer.json() == {"error": {"code": "wrong-password", "message": "The name or the password is wrong."}}
    assert visitor.cookie is None


@pytest.mark.slow
def test_an_unknown_name_takes_as_long_as_a_wrong_password(small: SmallHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "hasher", PasswordHasher())
    small.account("Ayşe", PASSWORD)

    def seconds(name: str) -> float:
        # What it costs, not how long a busy machine takes for it.
        begun = time.process_time()
        small.visitor().post("/api/login", {"name": name, "password": OTHER})
        return time.process_time() - begun

    known, unknown = (median(seconds(name) for _ in range(5)) for name in ("Ayşe", "Nobody"))
    assert 0.4 < known / unknown < 2.5


def test_nobodys_hash_is_read_like_a_real_one() -> None:
    assert not people.hasher.check_needs_rehash(people._nobodys_hash())
    assert len(people._nobodys_hash()) == len(people.hasher.hash("anything"))


def test_an_older_hash_is_renewed_at_the_log_in(small: SmallHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    small.account("Ayşe", PASSWORD)
    monkeypatch.setattr(people, "hasher", PasswordHasher(time_cost=2, memory_cost=8, parallelism=1))
    for _ in range(2):
        assert small.visitor().post("/api/login", {"name": "Ayşe", "password": PASSWORD}).status_code == 200
    assert "t=2" in small.execute(select(people_table.c.password))[0]["password"]


def test_a_password_is_the_same_on_every_keyboard(small: SmallHouse) -> None:
    small.account("Ayşe", "şşşşşşşş")
    assert small.visitor().post("/api/login", {"name": "Ayşe", "password": "s\u0327" * 8}).status_code == 200


@pytest.mark.parametrize("password", ["", "seven77", "x" * 201, None, 12345678])
def test_a_password_has_8_to_200_characters(small: SmallHouse, password: object) -> None:
    visitor = small.guest("Ayşe")
    assert visitor.post("/api/me/password", {"password": password}).status_code == 422
    assert visitor.get("/api/me").json()["account"] is False


def test_a_new_password_ends_the_other_sessions(small: SmallHouse) -> None:
    here, there = small.account("Ayşe", PASSWORD), small.visitor()
    there.post("/api/login", {"name": "Ayşe", "password": PASSWORD})
    assert status(there) == 200
    answer = here.post("/api/me/password", {"password": OTHER, "old": PASSWORD})
    assert answer.status_code == 200
    assert (status(here), status(there)) == (200, 401)
    assert there.cookie is None
    assert there.post("/api/login", {"name": "Ayşe", "password": PASSWORD}).status_code == 401
    assert there.post("/api/login", {"name": "Ayşe", "password": OTHER}).status_code == 200


@pytest.mark.parametrize("old", [None, OTHER])
def test_a_password_is_changed_by_who_knows_it(small: SmallHouse, old: str | None) -> None:
    visitor = small.account("Ayşe", PASSWORD)
    answer = visitor.post("/api/me/password", {"password": OTHER, "old": old})
    assert (answer.status_code, code(answer)) == (403, "wrong-password")
    assert small.visitor().post("/api/login", {"name": "Ayşe", "password": PASSWORD}).status_code == 200


def test_of_two_passwords_at_the_same_time_one_is_set(small: SmallHouse) -> None:
    ayse = person(small, small.guest("Ayşe"))

    async def both() -> list[Person | BaseException]:
        work = [people.set_password(small.engine, ayse.id, word) for word in (PASSWORD, OTHER)]
        return await asyncio.gather(*work, return_exceptions=True)

    results = small.run(both())
    # The other is told that the password has changed, or, if it comes a moment later, that it has to know it.
    assert sorted(isinstance(result, Person) for result in results) == [False, True]
    assert any(isinstance(result, NotLoggedIn | NotYours) for result in results)
    for word, result in zip((PASSWORD, OTHER), results):
        answer = small.visitor().post("/api/login", {"name": "Ayşe", "password": word})
        assert answer.status_code == (200 if isinstance(result, Person) else 401)


def test_of_many_who_want_a_name_one_gets_it(small: SmallHouse) -> None:
    async def all_of_them() -> list[Person | BaseException]:
        work = [people.create_guest(small.engine, "Ayşe") for _ in range(8)]
        return await asyncio.gather(*work, return_exceptions=True)

    results = small.run(all_of_them())
    assert sum(isinstance(result, Person) for result in results) == 1
    assert sum(isinstance(result, Conflict) for result in results) == 7


def test_who_does_not_mind_the_name_gets_a_number_that_is_free(
    small: SmallHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    def come() -> tuple[int, str]:
        answer = small.visitor().post("/api/people", {"name": "Guest", "numbered": True})
        return answer.status_code, answer.json()["name"] if answer.status_code == 201 else str(code(answer))

    named = come()[1]
    assert named.startswith("Guest ")
    assert 0 <= int(named.removeprefix("Guest ")) < 10_000
    # Where a number is taken a longer one is tried, and another after that.
    monkeypatch.setattr(secrets, "randbelow", lambda below: below - 1)
    assert [come() for _ in range(3)] == [(201, "Guest 9999"), (201, "Guest 99999"), (201, "Guest 999999")]
    assert [come()[0] for _ in range(3)] == [201, 201, 201]
    assert come() == (409, "name-taken")


def test_log_out_here(small: SmallHouse) -> None:
    here, there = small.account("Ayşe", PASSWORD), small.visitor()
    there.post("/api/login", {"name": "Ayşe", "password": PASSWORD})
    answer = here.post("/api/logout")
    assert (answer.status_code, answer.content) == (204, b"")
    assert here.cookie is None
    assert (here.get("/api/me").json(), status(there)) == (None, 200)
    assert here.post("/api/logout", {"everywhere": True}).status_code == 204
    assert status(there) == 200


def with_cookie(house: SmallHouse, cookie: str | None) -> int:
    """Return what somebody is answered who brings a copy of a cookie."""
    return house.visitor().get("/api/me", headers={"Cookie": f"bedesten={cookie}"}).status_code


def test_a_copied_cookie_is_worth_nothing_after_the_log_out(small: SmallHouse, hours: Clock) -> None:
    here, there = small.account("Ayşe", PASSWORD), small.visitor()
    there.post("/api/login", {"name": "Ayşe", "password": PASSWORD})
    first = here.cookie
    hours.wait(31 * DAY)
    assert status(here) == 200
    renewed = here.cookie
    assert renewed != first
    assert (with_cookie(small, first), with_cookie(small, renewed)) == (200, 200)
    small.changed.clear()
    assert here.post("/api/logout").status_code == 204
    assert (with_cookie(small, first), with_cookie(small, renewed), status(there)) == (401, 401, 200)
    # The other workers are told, for the sockets of this session.
    assert len(small.changed) == 1
    # Whoever logs in again has another session.
    assert here.post("/api/login", {"name": "Ayşe", "password": PASSWORD}).status_code == 200
    assert (status(here), with_cookie(small, renewed)) == (200, 401)


def test_a_guest_who_logs_out_leaves_no_good_cookie(small: SmallHouse) -> None:
    guest = small.guest("Ayşe")
    copy = guest.cookie
    assert guest.post("/api/logout").status_code == 204
    assert with_cookie(small, copy) == 401


def test_two_who_log_out_at_once_both_do(small: SmallHouse) -> None:
    here, there = small.account("Ayşe", PASSWORD), small.visitor()
    there.post("/api/login", {"name": "Ayşe", "password": PASSWORD})
    copies = [here.cookie, there.cookie]
    ayse = person(small, here)
    sessions = [read.session for copy in copies if (read := people.read_cookie(KEY, copy or ""))]

    async def both() -> None:
        await asyncio.gather(*(people.end_session(small.engine, ayse, session) for session in sessions))

    small.run(both())
    assert [with_cookie(small, copy) for copy in copies] == [401, 401]


def test_a_cookie_from_before_sessions_is_good_until_its_log_out(small: SmallHouse) -> None:
    there = small.account("Ayşe", PASSWORD)
    ayse = person(small, there)
    old = str(people._signer(KEY, "person").dumps([ayse.id, ayse.generation]))
    assert with_cookie(small, old) == 200
    small.visitor().post("/api/logout", headers={"Cookie": f"bedesten={old}"})
    # Nobody can tell such cookies from one another: all go.
    assert (with_cookie(small, old), status(there)) == (401, 401)


def test_many_log_outs_are_noted_in_little_room(small: SmallHouse) -> None:
    visitor = small.account("Ayşe", PASSWORD)
    copies = []
    for _ in range(people.MOST_ENDED + 2):
        visitor.post("/api/login", {"name": "Ayşe", "password": PASSWORD})
        copies.append(visitor.cookie)
        assert visitor.post("/api/logout").status_code == 204
    assert {with_cookie(small, copy) for copy in copies} == {401}
    assert len((small.execute(select(people_table.c.ended))[0]["ended"] or "").split()) <= people.MOST_ENDED


def test_log_out_everywhere(small: SmallHouse) -> None:
    here, there = small.account("Ayşe", PASSWORD), small.visitor()
    there.post("/api/login", {"name": "Ayşe", "password": PASSWORD})
    assert status(there) == 200
    small.changed.clear()
    assert here.post("/api/logout", {"everywhere": True}).status_code == 204
    assert (here.get("/api/me").json(), status(there)) == (None, 401)
    assert len(small.changed) == 1


# Changes


def test_a_new_name_frees_the_old_one(small: SmallHouse) -> None:
    visitor = small.guest("Ayşe")
    assert visitor.patch(name="AYŞE").json()["name"] == "AYŞE"
    assert visitor.patch(name="Leyla").json()["name"] == "Leyla"
    assert visitor.get("/api/me").json()["name"] == "Leyla"
    other = small.guest("Ayşe")
    answer = other.patch(name="leyla", tell_after=5)
    assert (answer.status_code, code(answer)) == (409, "name-taken")
    assert other.get("/api/me").json()["tell_after"] == 30
    assert code(other.patch(name="\u200b")) == "bad-name"


def test_settings_are_changed_one_by_one(small: SmallHouse) -> None:
    visitor = small.guest("Ayşe")
    before = visitor.get("/api/me").json()
    assert visitor.patch().json() == before | {"webhook_key": None}
    assert small.changed == []
    assert visitor.patch(automatic_end=True).json()["automatic_end"] is True
    assert visitor.patch(tell_after=0).json()["tell_after"] == 0
    assert visitor.get("/api/me").json() == before | {"automatic_end": True, "tell_after": 0}
    assert small.changed == [before["id"]] * 2


@pytest.mark.parametrize(
    "changes",
    [
        {"name": None},
        {"automatic_end": None},
        {"automatic_end": "yes"},
        {"tell_after": -1},
        {"tell_after": 10**9},
        {"tell_after": 1.5},
        {"webhook": "ftp://example.org/"},
        {"webhook": "https://"},
        {"webhook": "https://example.org/" + "x" * 500},
        {"id": "another"},
        {"account": True},
        {"generation": 0},
        {"email_confirmed": True},
    ],
)
def test_a_bad_change_changes_nothing(small: SmallHouse, changes: dict[str, object]) -> None:
    visitor = small.guest("Ayşe")
    before = visitor.get("/api/me").json()
    assert visitor.patch(**changes).status_code == 422
    assert visitor.get("/api/me").json() == before


def test_the_key_of_a_webhook_is_told_once(small: SmallHouse) -> None:
    visitor = small.guest("Ayşe")
    answer = visitor.patch(webhook="https://example.org/turn").json()
    key = answer["webhook_key"]
    assert (answer["webhook"], len(key)) == ("https://example.org/turn", 43)
    assert person(small, visitor).webhook_key == key
    assert key not in visitor.get("/api/me").text
    assert visitor.patch(tell_after=1).json()["webhook_key"] is None
    assert visitor.patch(webhook="https://example.org/turn").json()["webhook_key"] not in (None, key)
    assert visitor.patch(webhook=None).json()["webhook"] is None
    assert person(small, visitor).webhook_key is None


def test_a_house_without_mail_takes_no_address(small: SmallHouse) -> None:
    visitor = small.guest("Ayşe")
    answer = visitor.patch(email="ayse@example.org")
    assert (answer.status_code, code(answer)) == (422, "no-email")
    assert visitor.patch(email=None).status_code == 200
    assert small.mails == []


@pytest.fixture
def mailing(tmp_path: Path) -> Iterator[SmallHouse]:
    with SmallHouse(tmp_path, smtp="smtp://localhost:25", mail_from="house@example.org") as house:
        yield house


def test_an_address_is_confirmed_by_its_link(mailing: SmallHouse) -> None:
    visitor = mailing.guest("Ayşe")
    answer = visitor.patch(email="ayse@example.org").json()
    assert (answer["email"], answer["email_confirmed"]) == ("ayse@example.org", False)
    [(name, address, token)] = mailing.mails
    assert (name, address) == ("Ayşe", "ayse@example.org")
    stranger = mailing.visitor()
    assert stranger.get("/api/me/confirm-email", params={"token": token}).json() == {"email": "ayse@example.org"}
    assert visitor.get("/api/me").json()["email_confirmed"] is True
    assert visitor.patch(email="ayse@example.org").json()["email_confirmed"] is True
    assert len(mailing.mails) == 1


def test_a_link_is_good_for_its_address_and_a_day(mailing: SmallHouse, hours: Clock) -> None:
    visitor = mailing.guest("Ayşe")
    visitor.patch(email="one@example.org")
    visitor.patch(email="two@example.org")
    (_, _, one), (_, _, two) = mailing.mails

    def confirm(token: str) -> int:
        return visitor.get("/api/me/confirm-email", params={"token": token}).status_code

    assert (confirm(one), confirm(two[:-1]), confirm(visitor.cookie or "")) == (422, 422, 422)
    hours.wait(DAY + 5)
    assert confirm(two) == 422
    assert visitor.get("/api/me").json()["email_confirmed"] is False
    visitor.patch(email="two@example.org")
    assert confirm(mailing.mails[-1][2]) == 200


def test_a_few_confirmations_an_hour(mailing: SmallHouse, hours: Clock) -> None:
    visitor = mailing.guest("Ayşe")
    answers = [visitor.patch(email=f"{number}@example.org").status_code for number in range(4)]
    assert answers == [200, 200, 200, 429]
    assert visitor.get("/api/me").json()["email"] == "2@example.org"
    hours.wait(1201)
    assert visitor.patch(email="4@example.org").status_code == 200


@pytest.mark.parametrize(
    "address", ["", "ayse", "ayse@", "@example.org", "a b@example.org", "a@example.org\nBcc: b@c.d", "a@b@c", "a@b..c"]
)
def test_a_bad_address_is_refused(mailing: SmallHouse, address: str) -> None:
    assert mailing.guest("Ayşe").patch(email=address).status_code == 422
    assert mailing.mails == []


# Going


def table(table_id: str, phase: str, maker: str | None = None) -> dict[str, object]:
    return {
        "id": table_id,
        "phase": phase,
        "game": "some",
        "options": "{}",
        "visibility": "public",
        "invitation": "x",
        "maker": maker,
        "order": "random",
        "pace": "{}",
        "late": "bot",
        "chat": True,
        "secret": b"",
        "made": 0.0,
    }


def sit_down(house: SmallHouse, table_id: str, phase: str, who: Person) -> None:
    house.execute(insert(tables).values(table(table_id, phase, who.id)))
    house.execute(insert(seats).values(table=table_id, seat=0, person=who.id, name=who.name, seed="", salt=b"s" * 32))
    house.execute(insert(chat).values(table=table_id, person=who.id, name=who.name, text="Good day", at=1.0))


def pass_days(house: SmallHouse, hours: Clock, days: int) -> None:
    """Let days pass, on each of which somebody makes a table."""
    for _ in range(days):
        hours.wait(DAY)
        made = hours.now()
        house.execute(insert(tables).values(table(f"at {made:.0f}", "over") | {"made": made}))


def test_a_guest_deletes_themselves(small: SmallHouse) -> None:
    visitor = small.guest("Ayşe")
    ayse = person(small, visitor)
    sit_down(small, "t1", "playing", ayse)
    cookie = visitor.cookie
    assert visitor.delete().status_code == 204
    assert small.left == small.changed == [ayse.id]
    assert visitor.cookie is None
    assert small.visitor().get("/api/me", headers={"Cookie": f"bedesten={cookie}"}).status_code == 401
    assert small.execute(select(people_table)) == []
    assert small.execute(select(tables.c.maker)) == [{"maker": None}]
    assert small.execute(select(seats.c.person, seats.c.name, seats.c.salt)) == [
        {"person": None, "name": GONE, "salt": None}
    ]
    assert small.execute(select(chat.c.person, chat.c.name)) == [{"person": None, "name": GONE}]
    small.guest("Ayşe")


@pytest.mark.parametrize("body", [None, {}, {"password": OTHER}])
def test_an_account_is_deleted_with_its_password_only(small: SmallHouse, body: object) -> None:
    visitor = small.account("Ayşe", PASSWORD)
    answer = visitor.delete(body)
    assert (answer.status_code, code(answer)) == (403, "wrong-password")
    assert small.left == []
    assert visitor.delete({"password": PASSWORD}).status_code == 204
    assert small.visitor().post("/api/login", {"name": "Ayşe", "password": PASSWORD}).status_code == 401


def test_nobody_cannot_be_changed_or_deleted(small: SmallHouse) -> None:
    visitor = small.visitor()
    assert visitor.delete().status_code == 401
    assert visitor.patch(name="Ayşe").status_code == 401
    assert visitor.post("/api/me/password", {"password": PASSWORD}).status_code == 401
    for work in (people.change_person(small.engine, "nobody", name="x"), people.end_sessions(small.engine, "nobody")):
        with pytest.raises(NotLoggedIn):
            small.run(work)


def test_who_cannot_leave_their_tables_is_not_deleted(small: SmallHouse) -> None:
    ayse = person(small, small.guest("Ayşe"))

    async def stuck(_: str) -> None:
        raise HouseError("The hall is closed.")

    with pytest.raises(HouseError, match="closed"):
        small.run(people.delete_person(small.engine, ayse.id, None, stuck))
    assert small.run(find_person(small.engine, ayse.id)) == ayse


def test_idle_guests_are_forgotten_unless_a_game_waits_for_them(small: SmallHouse, hours: Clock) -> None:
    small.account("Account", PASSWORD)
    guests = {name: person(small, small.guest(name)) for name in ("Idle", "Finished", "Waiting", "Playing")}
    sit_down(small, "t1", "over", guests["Finished"])
    sit_down(small, "t2", "open", guests["Waiting"])
    sit_down(small, "t3", "playing", guests["Playing"])
    pass_days(small, hours, 29)
    assert small.run(purge_guests(small.engine)) == 0
    newer = small.guest("Newer")
    pass_days(small, hours, 3)
    assert small.run(purge_guests(small.engine)) == 2
    names = {row["name"] for row in small.execute(select(people_table.c.name))}
    assert names == {"Account", "Waiting", "Playing", "Newer"}
    assert status(newer) == 200
    # What is over keeps the names it was played under.
    row = {"person": None, "name": "Finished"}
    assert small.execute(select(seats.c.person, seats.c.name).where(seats.c.table == "t1")) == [row]


@pytest.mark.slow
def test_people_are_the_same_on_postgresql(tmp_path: Path, database: str, hours: Clock) -> None:
    with SmallHouse(tmp_path, database=read_settings({"database": database}, {}).database) as house:
        here, there = house.account("Ayşe", PASSWORD), house.visitor()
        assert code(house.visitor().post("/api/people", {"name": "AYŞE"})) == "name-taken"
        assert there.post("/api/login", {"name": "\x00", "password": PASSWORD}).status_code == 401
        assert there.post("/api/login", {"name": "ayşe", "password": PASSWORD}).status_code == 200
        assert here.patch(name="Leyla", automatic_end=True).json()["name"] == "Leyla"
        assert here.post("/api/logout", {"everywhere": True}).status_code == 204
        assert status(there) == 401
        assert there.post("/api/login", {"name": "Leyla", "password": PASSWORD}).status_code == 200
        sit_down(house, "t1", "over", person(house, there))
        longest = house.guest("ΐ" * 24)
        sit_down(house, "t2", "open", person(house, longest))
        house.guest("Idle")
        pass_days(house, hours, 32)
        assert house.run(purge_guests(house.engine)) == 1
        assert there.delete({"password": PASSWORD}).status_code == 204
        assert [row["name"] for row in house.execute(select(people_table.c.name))] == ["ΐ" * 24]
        assert house.execute(select(seats.c.name).where(seats.c.table == "t1")) == [{"name": GONE}]


ALIKE = [
    ("coco", "сосо"),  # in Cyrillic letters
    ("Capa", "Сара"),
    ("BOB", "ВОВ"),
    ("kaky", "κακγ"),  # in Greek letters
    ("Ali", "AIi"),
    ("Oslo", "0slo"),
    ("Lale", "IaIe"),
    ("Carmen", "Carrnen"),
    ("Bertram", "Bertràm"),
    ("Bertram", "Bertraṃ"),
    ("Bertram", "Bertram."),
    ("Bertram", "Ɓertram"),
    ("Bertram", "Bertramʼ"),
    ("Bertram", "Ber tram"),
    ("Bertram", "·Bertram·"),
    ("Ayşe", "Ayse"),
    ("Søren", "Soren"),
]


@pytest.mark.parametrize(("name", "other"), ALIKE + [(other, name) for name, other in ALIKE])
def test_names_that_look_alike_are_one_name(small: SmallHouse, name: str, other: str) -> None:
    assert key_of(name) != key_of(other)
    small.guest(name)
    assert code(small.visitor().post("/api/people", {"name": other})) == "name-taken"
    somebody_else = small.guest("Leyla")
    assert code(somebody_else.patch(name=other)) == "name-taken"


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Elle", "Elie"),
        ("Ali", "Aled"),
        ("Вова", "Boba"),
        ("Оля", "Ole"),
        ("Ayşe 2", "Ayşe 3"),
        ("कुमार", "कमार"),  # vowels are marks here
        ("か", "が"),
        ("!!!", "???"),  # without a letter, what is written counts
        ("李明", "李朋"),
    ],
)
def test_names_that_can_be_told_apart_are_two(small: SmallHouse, name: str, other: str) -> None:
    small.guest(name)
    small.guest(other)


def test_who_had_a_name_that_looks_like_another_keeps_it(small: SmallHouse) -> None:
    """From before looks were compared, there may be two of them."""
    first, second = small.guest("coco"), small.guest("Leyla")
    mine = person(small, second).id
    named = {"name": "сосо", "name_key": key_of("сосо"), "name_look": look_of("сосо")}
    small.execute(update(people_table).where(people_table.c.id == mine).values(named))
    assert first.patch(name="Coco").status_code == 200
    assert second.patch(name="Сосо").status_code == 200


@pytest.mark.slow
def test_a_change_is_told_to_all_workers_with_the_change_itself(tmp_path: Path, database: str) -> None:
    """Else a worker could miss that somebody has logged out, and keep their sockets open."""
    with SmallHouse(tmp_path, database=read_settings({"database": database}, {}).database) as house:
        ayse, leyla = house.account("Ayşe", PASSWORD), house.guest("Leyla")
        known = [person(house, one).id for one in (ayse, leyla)]
        told: list[str] = []

        async def listen() -> asyncpg.Connection:
            connection = await asyncpg.connect(database)
            await connection.add_listener(CHANNEL, lambda *said: told.extend(str(said[-1]).split()))
            return connection

        async def settle(connection: asyncpg.Connection) -> None:
            # What was told before an answer comes with it.
            await connection.execute("SELECT 1")
            await connection.close()

        connection = house.run(listen())
        assert ayse.post("/api/logout").status_code == 204
        assert leyla.delete().status_code == 204
        house.run(settle(connection))
        assert told == [f"person:{one}" for one in known]


# The description


def test_the_description_names_every_answer(small: SmallHouse) -> None:
    paths = small.app.openapi()["paths"]
    answers = {(path, method): set(made["responses"]) for path, ways in paths.items() for method, made in ways.items()}
    body = {"400", "403", "413", "422", "429"}
    assert answers == {
        ("/api/people", "post"): body | {"201", "409"},
        ("/api/login", "post"): body | {"200", "401"},
        ("/api/logout", "post"): body | {"204"},
        ("/api/me", "get"): {"200", "401", "413", "429"},
        ("/api/me", "patch"): body | {"200", "401", "409"},
        ("/api/me", "delete"): body | {"204", "401"},
        ("/api/me/password", "post"): body | {"200", "401"},
        ("/api/me/export", "get"): {"200", "401", "413", "429"},
        ("/api/me/confirm-email", "get"): {"200", "413", "422", "429"},
    }
    for ways in paths.values():
        for made in ways.values():
            for number, answer in made["responses"].items():
                if int(number) >= 400:
                    schema = answer["content"]["application/json"]["schema"]
                    assert schema == {"$ref": "#/components/schemas/ErrorAnswer"}


def test_the_description_says_what_may_be_null(small: SmallHouse) -> None:
    changes = small.app.openapi()["components"]["schemas"]["Changes"]
    assert changes["additionalProperties"] is False
    assert "required" not in changes
    assert changes["properties"]["name"]["type"] == "string"
    assert {part["type"] for part in changes["properties"]["email"]["anyOf"]} == {"string", "null"}
