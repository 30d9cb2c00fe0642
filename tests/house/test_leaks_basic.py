"""What is somebody else's stays theirs: tables, seats, cookies, records, replays, links and sockets."""

import json
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from tests.house.client import ME, OPEN, ActRefused, Person, Player, Refusal, Socket, SocketClosed, me
from tests.house.playing import Party, run_async
from tests.house.server import House
from tests.samples import SOME_GAME

pytestmark = pytest.mark.slow

HIDDEN = (403, 404)


@asynccontextmanager
async def private_party(house: House) -> AsyncIterator[tuple[Party, Person]]:
    """A private table in the middle of a game, and a stranger who has heard of it."""
    async with (
        await Party.begin(house.address, 2, ["greedy"], visibility="private") as party,
        await Person.arrive(house.address) as stranger,
    ):
        await party.play(until=20)
        await party.quiet()
        yield party, stranger


@run_async
async def test_a_private_table_does_not_exist_for_a_stranger(shared_house: House) -> None:
    async with private_party(shared_house) as (party, stranger):
        before = await party.players[0].person.table(party.table)
        path = f"/api/tables/{party.table}"
        missing = "/api/tables/nosuchtable"
        for method, rest, body in (
            ("GET", "", None),
            ("GET", "/record", None),
            ("GET", "/moments?since=0", None),
            ("GET", "/chat", None),
            ("GET", "/replay/3?eyes=0", None),
            ("GET", "/replay/3?eyes=none", None),
            ("GET", "/replay/3?eyes=all", None),
            ("POST", "/join", {}),
            ("POST", "/leave", {}),
            ("POST", "/start", {}),
            ("POST", "/return", {}),
            ("POST", "/continue", {"number": 3}),
            ("POST", "/chat", {"text": "hello"}),
            ("PUT", "/seed", {"seed": "mine"}),
        ):
            given = {} if body is None else {"json": body}
            answer = await stranger.ask(method, path + rest, **given)
            assert answer.status_code in HIDDEN, f"{method} {rest}: {answer.text}"
            # Nothing tells it from a table that there never was.
            nothing = await stranger.ask(method, missing + rest, **given)
            assert (answer.status_code, answer.text) == (nothing.status_code, nothing.text), f"{method} {rest}"
            nobody = await Person(shared_house.address).ask(method, path + rest, **given)
            assert nobody.status_code in (401, *HIDDEN), f"{method} {rest}: {nobody.text}"
        assert await party.players[0].person.table(party.table) == before
        for show in ("open", "mine", "playing", "over"):
            assert party.table not in [table["id"] for table in await stranger.tables(show)]
        async with await stranger.socket() as socket:
            for kind, words in (
                ("watch", {"seat": None, "since": None}),
                ("watch", {"seat": 0, "since": 3}),
                ("act", {"seat": 0, "number": 21, "action": "end", "client": "c1"}),
                ("undo", {"seat": 0, "number": 21, "client": "c2"}),
                ("why", {"seat": 0, "action": "end", "client": "c3"}),
                ("chat", {"text": "hello", "client": "c4"}),
            ):
                await socket.send(kind, table=party.table, **words)
                real = await socket.expect("error", "refused", "position", "table", "chat")
                await socket.send(kind, table="nosuchtable", **words)
                unreal = await socket.expect("error", "refused", "position", "table", "chat")
                assert real["type"] in ("error", "refused"), real
                assert {**real, "table": ""} == {**unreal, "table": ""}, kind
            assert await socket.silence() == []


@run_async
async def test_a_wrong_invitation_opens_nothing(shared_house: House) -> None:
    async with private_party(shared_house) as (party, stranger):
        other = await stranger.make_table([ME, OPEN], visibility="private")
        for invitation in ("", "x", "é", other["invitation"], party.table, "\x00", "a" * 64):
            answer = await stranger.ask("GET", f"/api/tables/{party.table}", params={"invitation": invitation})
            assert answer.status_code in (404, 422)
            with pytest.raises(ActRefused):
                await Player.sit(stranger, party.table, None, invitation=invitation)
        right = (await party.players[0].person.table(party.table))["invitation"]
        shown = await stranger.table(party.table, right)
        assert shown["invitation"] is None
        assert [seat["mine"] for seat in shown["seats"]] == [False, False, False]


@run_async
async def test_an_invitation_lets_watch_but_not_look_into_hands(shared_house: House) -> None:
    async with private_party(shared_house) as (party, stranger):
        right = (await party.players[0].person.table(party.table))["invitation"]
        for eyes in ("0", "1", "2", "all"):
            status = await stranger.status(
                "GET", f"/api/tables/{party.table}/replay/5", params={"eyes": eyes, "invitation": right}
            )
            assert status in HIDDEN, eyes
        for seat in (0, 1, 2):
            with pytest.raises(ActRefused):
                await Player.sit(stranger, party.table, seat, invitation=right)


@run_async
async def test_another_seat_of_my_table_is_not_mine(shared_house: House) -> None:
    async with private_party(shared_house) as (party, _):
        mover = await party.mover()
        other = next(player for player in party.players if player is not mover)
        due = mover.position["number"]
        for seat in (mover.seat, 2, 7, -1):
            with pytest.raises(ActRefused):
                await Player.sit(other.person, party.table, seat)
        for kind, words in (
            ("act", {"action": mover.actions[0], "number": due}),
            ("undo", {"number": due}),
            ("why", {"action": mover.actions[0]}),
        ):
            async with await other.person.socket() as socket:
                await socket.send(kind, table=party.table, seat=mover.seat, client="theft", **words)
                answer = await socket.expect("refused", "error")
                assert "position" not in answer or answer["position"] is None or not answer["position"]["actions"]
                assert not shows_hand_of(answer, mover)
        for eyes in (mover.seat, 2, "all"):
            with pytest.raises(Refusal) as refused:
                await other.person.replay(party.table, 5, eyes)
            assert refused.value.status in HIDDEN
        assert mover.position["number"] == due
        assert (await other.person.table(party.table))["secret"] is None
        await mover.act()


def shows_hand_of(answer: dict[str, object], player: Player) -> bool:
    """Tell whether an answer has a view from this player's seat."""
    return f'"eye": {player.seat}' in json.dumps(answer)


@run_async
async def test_a_stranger_cannot_act_at_a_public_table(shared_house: House) -> None:
    async with (
        await Party.begin(shared_house.address, 2, visibility="public") as party,
        await Person.arrive(shared_house.address) as stranger,
        await stranger.socket() as socket,
    ):
        mover = await party.mover()
        due = mover.position["number"]
        words = {"table": party.table, "seat": mover.seat, "number": due, "action": mover.actions[0]}
        await socket.send("act", client="theft", **words)
        assert (await socket.expect("refused", "error"))["type"]
        for method in ("leave", "return", "start"):
            assert await stranger.status("POST", f"/api/tables/{party.table}/{method}", json={}) in (*HIDDEN, 409)
        with pytest.raises(Refusal) as refused:
            await stranger.join(party.table)
        assert refused.value.status == 409
        with pytest.raises(Refusal) as refused:
            await stranger.continue_from(party.table, 0)
        assert refused.value.status in HIDDEN
        assert mover.position["number"] == due


@run_async
async def test_a_running_game_shows_no_seat_its_whole_record(shared_house: House) -> None:
    async with private_party(shared_house) as (party, _):
        for player in party.players:
            text = await player.person.record(party.table)
            assert not text.startswith("bedesten record")
            table = await player.person.table(party.table)
            assert table["secret"] is None


@run_async
async def test_a_cookie_that_was_changed_is_nobody(shared_house: House) -> None:
    async with await Person.arrive(shared_house.address) as ada, await Person.arrive(shared_house.address) as bo:
        name, _, value = ada.cookie.partition("=")
        other = bo.cookie.partition("=")[2]
        half = len(value) // 2
        for forged in (
            "",
            "x",
            value[:-1],
            value[::-1],
            value[:half] + ("A" if value[half] != "A" else "B") + value[half + 1 :],
            other.rpartition(".")[0] + "." + value.rpartition(".")[2],
            "é" * 8,
            "a" * 3000,
        ):
            nobody = Person(shared_house.address)
            headers = [(b"cookie", f"{name}={forged}".encode())]
            answer = await nobody.http.get(f"{shared_house.address}/api/me", headers=headers)
            assert answer.status_code == 401, forged
            await nobody.close()
        await ada.logout(everywhere=True)
        stolen = Person(shared_house.address)
        answer = await stolen.http.get(f"{shared_house.address}/api/me", headers={"Cookie": f"{name}={value}"})
        assert answer.status_code == 401
        with pytest.raises(SocketClosed):
            await Socket.open(shared_house.address, cookie=f"{name}={value}")
        await stolen.close()


@run_async
async def test_a_copied_cookie_ends_with_the_log_out_also_on_open_sockets(shared_house: House) -> None:
    ada, elsewhere = await Person.arrive(shared_house.address), Person(shared_house.address)
    await ada.set_password("a carpet for a camel")
    await elsewhere.login(ada.name, "a carpet for a camel")
    thief = ada.second_tab()
    async with await thief.socket() as stolen, await elsewhere.socket() as kept:
        await ada.logout()
        assert (await stolen.until_closed()).code == 4401
        assert await thief.status("GET", "/api/me") == 401
        with pytest.raises(SocketClosed):
            await thief.socket()
        await kept.send("ping", client="c-1")
        await kept.expect("pong", client="c-1")
        assert (await elsewhere.whoami())["name"] == ada.name


@run_async
async def test_the_cookie_is_kept_from_scripts_and_other_sites(shared_house: House) -> None:
    async with Person(shared_house.address) as person:
        response = await person.ask("POST", "/api/people", json={"name": "Cookie Monster"})
        written = response.headers["set-cookie"].lower()
        assert "httponly" in written
        assert "samesite=lax" in written or "samesite=strict" in written
        assert "path=/" in written


@run_async
async def test_a_socket_needs_a_cookie_and_the_origin_of_the_house(shared_house: House) -> None:
    address = shared_house.address
    async with await Person.arrive(address) as person:
        async with await person.socket() as socket:
            await socket.send("ping", client="mine")
            assert await socket.expect("pong", client="mine")
        for origin in ("https://evil.example", "null", f"{address}0", "http://127.0.0.1", address + ".evil.example"):
            with pytest.raises(SocketClosed) as closed:
                await person.socket(origin=origin)
            assert closed.value.code in (403, 4403), origin
        for cookie in ("", "nothing=x", person.cookie[:-2]):
            with pytest.raises(SocketClosed) as closed:
                await Socket.open(address, cookie=cookie)
            assert closed.value.code in (401, 403, 4401)


@run_async
async def test_a_page_of_another_site_changes_nothing(shared_house: House) -> None:
    async with await Person.arrive(shared_house.address) as person:
        foreign = {"Origin": "https://evil.example"}
        assert await person.status("PATCH", "/api/me", json={"automatic_end": True}, headers=foreign) == 403
        wanted = {"game": SOME_GAME, "seats": [ME, OPEN]}
        assert await person.status("POST", "/api/tables", json=wanted, headers=foreign) == 403
        assert await person.status("DELETE", "/api/me", json={}, headers=foreign) == 403
        assert (await person.whoami())["automatic_end"] is False
        # A form of another site cannot send JSON, and anything else is not read.
        for kind in ("text/plain", "application/x-www-form-urlencoded"):
            text = json.dumps(wanted)
            headers = {"Content-Type": kind}
            assert await person.status("POST", "/api/tables", content=text, headers=headers) == 422
        assert await person.tables("mine") == []


@run_async
async def test_people_do_not_see_each_others_settings(shared_house: House) -> None:
    async with await Party.begin(shared_house.address, 2, visibility="public") as party:
        ada, bo = (player.person for player in party.players)
        await bo.set_password("a carpet for a camel")
        shown = json.dumps([await ada.table(party.table), await ada.tables("playing"), await ada.tables("mine")])
        assert bo.id not in shown
        assert ada.id not in shown
        for word in ("password", "argon2", "webhook", "email", "cookie"):
            assert word not in shown
        log = shared_house.log_text()
        assert bo.cookie.partition("=")[2] not in log
        assert "carpet for a camel" not in log


@run_async
async def test_names_at_one_screen_give_no_seat_to_others(shared_house: House) -> None:
    async with await Person.arrive(shared_house.address) as host:
        free = f"Veli {secrets.token_hex(4)}"
        made = await host.make_table([ME, me(free)], visibility="public")
        await host.start(made["id"])
        # The name was nobody's; whoever takes it now gets no more than the name.
        guest = await Person.arrive(shared_house.address, free)
        with pytest.raises(ActRefused):
            await Player.sit(guest, made["id"], 1)
        assert [seat["mine"] for seat in (await guest.table(made["id"]))["seats"]] == [False, False]
