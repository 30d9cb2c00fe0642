"""An auction: people are asked in somebody else's turn. What that does to clocks and notices."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import select, update

from bedesten.core.registry import find_game
from bedesten.house.history import History, Pace, Start
from bedesten.house.house import House as Worker
from bedesten.house.models import Join, NewTable, Seat
from bedesten.house.people import Person, create_guest, find_person
from bedesten.house.schema import messages, people, tables
from bedesten.house.waiting import SPELL, quiet_until
from tests.house.client import run
from tests.house.playing import Party, run_async
from tests.house.server import House
from tests.house.test_growth import a_worker
from tests.house.test_history import START, go, offered
from tests.istanbul.letters.table import lettered


def at_an_auction() -> Start:
    """A start at which red is about to open an auction in its turn, with a minute for each and five seconds a turn."""
    table = lettered({"red": {"merchant": 23, "lira": 6}, "yellow": {"lira": 4}}, at="act")
    game = find_game("istanbul")
    pace = Pace("live", minutes=1, increment=5)
    return replace(START, options=game.settings_of(table.state), position=game.write(table.state), pace=pace)


def test_an_answer_in_somebody_elses_turn_adds_nothing_to_a_clock() -> None:
    history = History(at_an_auction())
    for number, notation in enumerate(("act", "take R", "bid 2", "bid 4", "pass"), 1):
        go(history, notation, 1000.0 + number)
    assert [entry.seat for entry in history.entries] == [0, 0, 0, 1, 0]
    assert list(history.current.clock.left) == [56, 59]
    while history.seat == 0:
        go(history, "end" if "end" in offered(history) else offered(history)[0], 1010.0)
    assert list(history.current.clock.left) == [60 - 9 + 5, 59]


def at_the_last_word(asked: float) -> tuple[History, float]:
    """An auction in which Ada has bid at 1003 and is asked once more; until when she is not told."""
    past = History(at_an_auction())
    for number, notation in enumerate(("act", "take R", "bid 2"), 1):
        past.accept(past.act(0, notation, 1000.0 + number, f"ada:{number}"))
    transition = past.act(1, "bid 4", asked, "bo:1")
    return past, quiet_until("ada", past.current, transition.after, asked, past.entries)


def test_whoever_has_just_decided_is_told_of_a_further_question_when_the_minute_is_over() -> None:
    past, quiet = at_the_last_word(asked=1010.0)
    assert quiet == 1003.0 + SPELL
    # Bo has not decided anything yet, so there is nothing to wait for.
    assert quiet_until("bo", past.current, past.current, 1003.0, past.entries) == 1003.0


def test_whoever_is_asked_later_than_that_is_told_at_once() -> None:
    asked = 1003.0 + SPELL
    assert at_the_last_word(asked)[1] == asked


def test_a_turn_of_ones_own_is_always_told() -> None:
    past, _ = at_the_last_word(asked=1010.0)
    past.accept(past.act(1, "bid 4", 1010.0, "bo:1"))
    go(past, "pass", 1011.0)
    before = past.current
    while past.seat == 0:
        before = past.current
        go(past, "end", 1012.0) if "end" in said(past) else go(past, said(past)[0], 1012.0)
    assert quiet_until("bo", before, past.current, 1012.0, past.entries) == 1012.0


def said(past: History) -> list[str]:
    return [past.game.lexicon.say(action) for action in past.state.actions()]


class Page:
    """An open socket that keeps what it is sent."""

    def __init__(self, person: str) -> None:
        self.person, self.generation, self.session = person, 0, ""
        self.english = False
        self.turns: list[int] = []

    def send(self, text: str) -> None:
        message = json.loads(text)
        if message["type"] == "turn":
            self.turns.append(message["number"])

    def end(self, code: int, reason: str) -> None:
        raise AssertionError(reason)


async def guest(worker: Worker, name: str) -> Person:
    person = await create_guest(worker.engine, name)
    async with worker.store.writing() as connection:
        wish = {"webhook": "http://127.0.0.1:9/", "webhook_key": "k", "tell_after": 5}
        await connection.execute(update(people).where(people.c.id == person.id).values(wish))
    found = await find_person(worker.engine, person.id)
    assert found is not None
    return found


def test_an_auction_is_one_notice_for_each_and_none_for_what_they_do_themselves(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_worker(tmp_path) as worker:
            await worker.notifier.close()  # rows are looked at, not sent
            ada, bo = await guest(worker, "Ada"), await guest(worker, "Bo")
            position = at_an_auction().position
            seats = [Seat(kind="me"), Seat(kind="open")]
            wish = NewTable(game="istanbul", seats=seats, position=position, order="chosen")
            table = await worker.tables.make(wish, ada)
            await worker.tables.join(table, Join(seat=1), bo)
            pages = {person.id: Page(person.id) for person in (ada, bo)}
            for page in pages.values():
                worker.subscribers.arrive(page)
            await worker.tables.start(table, ada)
            deeds = [(ada, 0, "act"), (ada, 0, "take R"), (ada, 0, "bid 2"), (bo, 1, "bid 4")]
            for number, (person, seat, notation) in enumerate(deeds, 1):
                await worker.decisions.act(table, person.id, seat, number, str(number), notation)
            rows = await worker.store.rows(select(messages).order_by(messages.c.number))
            assert [(row["person"], row["number"]) for row in rows] == [(bo.id, 4), (ada.id, 5)]
            past = (await worker.live_tables.get(table)).history
            assert rows[0]["due"] == past.entries[2].at + 5
            assert rows[1]["due"] == past.entries[2].at + SPELL
            assert pages[ada.id].turns == [1, 5]
            assert pages[bo.id].turns == [4]
            assert await worker.store.row(select(tables.c.due)) == {"due": None}

    run(scene())


@pytest.mark.slow
@run_async
async def test_a_bid_in_anothers_turn_is_told_once_and_adds_no_time(shared_house: House) -> None:
    start = at_an_auction()
    pace = {"kind": "live", "minutes": 10, "increment": 60}
    async with await Party.begin(shared_house.address, 2, position=start.position, pace=pace) as party:
        red, yellow = party.players
        for player, action in ((red, "act"), (red, "take R"), (red, "bid 2"), (yellow, "bid 4"), (red, "pass")):
            assert (await party.mover()) is player
            await player.act(action)
        await party.quiet()
        assert all(left < 600 for left in red.position["clock"]["left"])
        told = [[m["number"] for m in await player.socket.silence() if m["type"] == "turn"] for player in (red, yellow)]
        assert told == [[5], [4]]
