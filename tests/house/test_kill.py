"""Nothing is lost: the house is killed at random moments while people play, again and again.

What was acknowledged is there, exactly once; what was not is said again under the same id and done once; what somebody
has seen stays true; and every table goes on.
"""

import asyncio
import time
from collections import Counter, defaultdict
from collections.abc import Sequence
from random import Random

import pytest
from tests.house.client import PATIENCE, Player, SocketClosed, run
from tests.house.conftest import MakeHouse
from tests.house.playing import Party
from tests.house.server import House

Sitting = tuple[int, tuple[str, ...]]

TABLES: list[Sitting] = [(2, ()), (2, ()), (3, ()), (4, ()), (2, ("greedy",)), (1, ("greedy", "random"))]
"""People and bots at each table. Bots need a while to wake up again; people begin at once."""

pytestmark = pytest.mark.slow


class Storm:
    """Tables at which people play as fast as they can, while their house dies under them."""

    def __init__(self, houses: Sequence[House], seed: int) -> None:
        self.houses = houses
        self.luck = Random(seed)
        self.playing: list[Party] = []
        self.finished: list[Party] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.kills = 0
        self.resent = 0

    @property
    def parties(self) -> list[Party]:
        return self.playing + self.finished

    @property
    def players(self) -> list[Player]:
        return [player for party in self.parties for player in party.players]

    async def rage(self, times: int) -> None:
        """Kill one house after the other, as often as asked; then let every table go on in peace."""
        try:
            await self._fill()
            while self.kills < times:
                await self._load(self.luck.randint(1, 60))
                await asyncio.sleep(self.luck.uniform(0, 0.02))
                victim = self.luck.choice(self.houses)
                victim.kill()
                self.kills += 1
                await asyncio.to_thread(victim.start)
                await self._fill()
            await self._go_on()
        finally:
            for task in self.tasks.values():
                task.cancel()
            await asyncio.gather(*self.tasks.values(), return_exceptions=True)
        await asyncio.gather(*(self._compare(player) for player in self.players))
        for party in self.parties:
            await party.close()

    async def _load(self, actions: int) -> None:
        """Wait until so many more actions are acknowledged."""
        goal = self._acknowledged() + actions
        end = time.monotonic() + PATIENCE
        while self._acknowledged() < goal:
            assert time.monotonic() < end, "nobody plays"
            await asyncio.sleep(0.01)
            await self._demand_health()

    async def _demand_health(self) -> None:
        """Fail if a player has failed."""
        for task in self.tasks.values():
            if task.done():
                await task

    def _acknowledged(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    async def _fill(self) -> None:
        """Begin new tables for those that have ended."""
        for table, task in list(self.tasks.items()):
            if task.done():
                await task
                del self.tasks[table]
        self.finished += [party for party in self.playing if party.table not in self.tasks]
        self.playing = [party for party in self.playing if party.table in self.tasks]
        taken = Counter(party.sitting for party in self.playing)
        for people, bots in (Counter(TABLES) - taken).elements():
            house = self.luck.choice(self.houses)
            party = await Party.begin(house.address, people, bots, luck=Random(self.luck.random()))
            self.playing.append(party)
            self.tasks[party.table] = asyncio.create_task(self._play(party))

    async def _play(self, party: Party) -> None:
        async with asyncio.TaskGroup() as group:
            for player in party.players:
                group.create_task(self._persist(player))

    async def _persist(self, player: Player) -> None:
        """Play to the end, whatever befalls the house."""
        while True:
            try:
                if player.pending is not None:
                    await player.settled()
                elif await player.turn():
                    # Enough for a crowd at the door, and time for the house to come up behind it.
                    await asyncio.sleep(self.luck.uniform(0, 0.08))
                    await player.act()
                else:
                    return
            except SocketClosed:
                await self._come_back(player)

    async def _come_back(self, player: Player) -> None:
        end = time.monotonic() + PATIENCE
        while True:
            player.person.address = self.luck.choice(self.houses).address
            try:
                self.resent += player.pending is not None
                await player.reconnect()
            except SocketClosed:
                assert time.monotonic() < end, "the house does not come back"
                await asyncio.sleep(0.05)
            else:
                return

    async def _go_on(self) -> None:
        """Wait until each table that is still being played has come some entries further."""
        for party in self.playing:
            goals = {player: player.number + 5 for player in party.players}
            end = time.monotonic() + PATIENCE
            while not all(player.number >= goal or player.is_over for player, goal in goals.items()):
                assert time.monotonic() < end, f"the table {party.table} does not go on"
                await asyncio.sleep(0.02)
        await self._demand_health()

    async def _compare(self, player: Player) -> None:
        """What a player has seen at any time is what the house says now."""
        told = await player.person.moments(player.table)
        seen = player.moments
        assert [_without_action(moment) for moment in told[: len(seen)]] == list(map(_without_action, seen))


def _without_action(moment: dict[str, object]) -> dict[str, object]:
    """The actions of the others are told when the game is over, and not before."""
    return {name: fact for name, fact in moment.items() if name != "action"}


def check(storm: Storm, house: House) -> Counter[str]:
    """Compare what is stored with what people were told; return some figures."""
    stored: dict[str, list[tuple[int, int, str, str, str | None]]] = defaultdict(list)
    last: dict[str, int] = {}
    # One statement sees one moment, although the bots play on.
    query = """
        select tables.id, tables.number, entries.number, seat, kind, notation, client
        from tables join entries on entries."table" = tables.id order by tables.id, entries.number
    """
    for table, number, *entry in house.rows(query):
        last[table] = number
        stored[table].append(tuple(entry))
    figures: Counter[str] = Counter()
    for party in storm.parties:
        entries = stored[party.table]
        assert [number for number, *_ in entries] == list(range(1, len(entries) + 1))
        assert last[party.table] == len(entries)
        by_client = {client.rpartition(":")[2]: entry for entry in entries if (client := entry[4]) is not None}
        assert len(by_client) == sum(client is not None for *_, client in entries)
        said = {client: message for player in party.players for client, message in player.said.items()}
        assert by_client.keys() <= said.keys()
        for player in party.players:
            for client, acknowledged in player.acknowledged.items():
                number, seat, kind, notation, _ = by_client[client]
                message = said[client]
                assert (number, seat, kind, notation) == (acknowledged, player.seat, "action", message["action"])
                assert number == message["number"]
            waiting = {player.pending["client"]} if player.pending else set()
            assert player.said.keys() == player.acknowledged.keys() | waiting
            figures["acknowledged"] += len(player.acknowledged)
        figures["entries"] += len(entries)
    return figures


def test_nothing_is_lost_when_the_house_is_killed_50_times(house: House) -> None:
    storm = Storm([house], seed=50)
    run(storm.rage(50))
    figures = check(storm, house)
    assert figures["acknowledged"] > 1000
    assert storm.kills == 50
    assert storm.resent > 50


def test_nothing_is_lost_when_one_of_two_houses_is_killed_20_times(database: str, start_house: MakeHouse) -> None:
    houses = [start_house(database=database), start_house(database=database)]
    storm = Storm(houses, seed=20)
    run(storm.rage(20))
    figures = check(storm, houses[0])
    assert figures["acknowledged"] > 400
    assert storm.kills == 20
    assert storm.resent > 10
