"""A database that is away is one line in the log when it goes and one when it is back, whoever notices it."""

import asyncio
import json

import pytest
from sqlalchemy.exc import OperationalError
from tests.house.client import Refusal
from tests.house.fixtures import MakeHouse
from tests.house.playing import Party, run_async
from tests.house.postgres import Postgres
from tests.house.server import House

from bedesten.house.errors import DiskFull
from bedesten.house.outage import Outage

LINES = ("warning", "error", "critical")


def warnings(house: House) -> list[str]:
    """Return what the host is warned of, in order."""
    lines = [json.loads(line) for line in house.log_text().splitlines() if line.startswith("{")]
    return [str(line["event"]) for line in lines if line["level"] in LINES]


def test_the_same_trouble_is_said_once() -> None:
    said: list[str | None] = []
    outage = Outage()
    outage.changed = lambda: said.append(outage.trouble.code if outage.trouble else None)
    outage.end()
    for error in (OSError("gone"), OperationalError("select", {}, Exception("gone")), DiskFull(), DiskFull()):
        outage.notice(error)
    outage.end()
    outage.end()
    assert said == ["database", "disk-full", None]


@pytest.mark.slow
@pytest.mark.waits
@run_async
async def test_an_outage_is_two_lines_in_the_log_however_many_ask(
    own_postgres: Postgres, own_database: str, start_house: MakeHouse
) -> None:
    house = start_house(database=own_database)
    async with await Party.begin(house.address, 3, ["random"]) as party:
        await party.play(until=5)
        await asyncio.to_thread(own_postgres.kill)
        for player in party.players:
            await player.socket.expect("trouble", code="database")
        for _ in range(20):
            for player in party.players:
                with pytest.raises(Refusal) as refused:
                    await player.person.tables("mine")
                assert refused.value.code == "database"
        await asyncio.to_thread(own_postgres.start)
        for player in party.players:
            await player.socket.expect("trouble", code=None)
        await party.play(until=20)
    assert warnings(house) == ["the house is not well", "the house is well again"]
