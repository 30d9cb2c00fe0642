"""A storm: people play as fast as they can while the house, or its database, is killed at random moments.

What was acknowledged is there, exactly once; what was not is said again under the same id and done once; what somebody
has seen stays true; every table goes on; and nobody whose connection is open misses anything, or hears of it late.

    python -m tests.house.storm --sqlite 200 --postgres 60
"""

import argparse
import asyncio
import os
import secrets
import signal
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random

from tests.house import fair
from tests.house.client import PATIENCE, ActFailed, ActRefused, Player, SocketClosed, run
from tests.house.playing import Party
from tests.house.postgres import Postgres, running_postgres
from tests.house.server import House
from tests.samples import SOME_GAME
from tests.second_chance import promise

from bedesten.core.registry import all_games

Sitting = tuple[str, int, tuple[str, ...]]

TABLES: list[Sitting] = [
    *((SOME_GAME, people, bots) for people, bots in ((2, ()), (2, ()), (3, ()), (4, ()))),
    *((SOME_GAME, people, bots) for people, bots in ((2, ("greedy",)), (1, ("greedy", "random")))),
    *((game.name, 2, ()) for game in all_games() if game.name != SOME_GAME),
]
"""Game, people and bots at each table. Bots need a while to wake up again; people begin at once."""

LONGEST_SILENCE = 3.0
"""In how many seconds an open socket must have heard what is stored, once house and database are there."""

GLANCE = 0.02
NEVER = 3600.0


class Storm:
    """Tables at which people play as fast as they can, while their house dies under them."""

    def __init__(self, houses: Sequence[House], seed: int, postgres: Postgres | None = None) -> None:
        self.houses = houses
        self.postgres = postgres
        self.victims: list[House | Postgres] = [*houses]
        self.luck = Random(seed)
        self.playing: list[Party] = []
        self.finished: list[Party] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.kills = 0
        self.resent = 0
        self.silence = 0.0  # the longest time that somebody had to wait for what others had seen
        self.lurkers: dict[str, Player] = {}  # by table: somebody who only listens, and so has no other way to learn
        self._behind: dict[Player, float] = {}

    @property
    def parties(self) -> list[Party]:
        return self.playing + self.finished

    @property
    def players(self) -> list[Player]:
        return [player for party in self.parties for player in party.players]

    async def rage(self, times: int, tell: Callable[["Storm"], None] = lambda _: None) -> None:
        """Kill one victim after the other, as often as asked; then let every table go on in peace."""
        try:
            await self._fill()
            while self.kills < times:
                await self._load(self.luck.randint(1, 60))
                await asyncio.sleep(self.luck.uniform(0, 0.02))
                await self._strike(self.luck.choice(self.victims))
                await self._fill()
                tell(self)
            await self._go_on()
        finally:
            for task in self.tasks.values():
                task.cancel()
            await asyncio.gather(*self.tasks.values(), return_exceptions=True)
        await asyncio.gather(*(self._compare(player) for player in (*self.players, *self.lurkers.values())))
        for party in self.parties:
            await party.close()
            await self.lurkers[party.table].close()

    async def _strike(self, victim: House | Postgres) -> None:
        """Kill somebody, and let them come back."""
        self.kills += 1
        if isinstance(victim, House):
            victim.kill()
            await asyncio.to_thread(victim.start)
        else:
            await asyncio.to_thread(victim.kill, self.luck.choice((signal.SIGKILL, signal.SIGQUIT)))
            await asyncio.sleep(self.luck.uniform(0, 0.5))
            await asyncio.to_thread(victim.start)
            await self._hear_all()
        # What was missed meanwhile counts from now on.
        self._behind.clear()

    async def _hear_all(self) -> None:
        """Everybody whose socket is open hears what is stored, soon after the database is back."""
        began = fair.seconds()
        stored = dict(await asyncio.to_thread(self.houses[0].rows, "select id, number from tables"))

        def deaf() -> list[Player]:
            watching = [*(player for party in self.playing for player in party.players), *self.lurkers.values()]
            return [one for one in watching if one.is_listening and one.number < stored[one.table]]

        while deaf():
            waited = fair.seconds() - began
            with promise("nobody is deaf"):
                assert waited < LONGEST_SILENCE, f"the database is back for {waited:.1f} s, and {_list(deaf())}"
            await asyncio.sleep(GLANCE)
        self.silence = max(self.silence, fair.seconds() - began)

    def _demand_ears(self) -> None:
        """Fail if somebody whose socket is open has not heard for long what others at the table have."""
        at = fair.seconds()
        for party in self.playing:
            watching = [one for one in (*party.players, self.lurkers[party.table]) if one.is_listening]
            last = max((player.number for player in watching), default=0)
            for player in watching:
                if player.number == last:
                    self.silence = max(self.silence, at - self._behind.pop(player, at))
                    continue
                waited = at - self._behind.setdefault(player, at)
                with promise("nobody is deaf"):
                    assert waited < LONGEST_SILENCE, f"after {waited:.1f} s, {_list([player])} of {last}"

    async def _load(self, actions: int) -> None:
        """Wait until so many more actions are acknowledged."""
        goal = self.acknowledged() + actions
        end = time.monotonic() + PATIENCE
        while self.acknowledged() < goal:
            assert time.monotonic() < end, "nobody plays"
            await asyncio.sleep(GLANCE)
            await self._demand_health()
            self._demand_ears()

    async def _demand_health(self) -> None:
        """Fail if a player has failed."""
        for task in self.tasks.values():
            if task.done():
                await task

    def acknowledged(self) -> int:
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
        for game, people, bots in (Counter(TABLES) - taken).elements():
            house = self.luck.choice(self.houses)
            party = await Party.begin(house.address, people, bots, game=game, luck=Random(self.luck.random()))
            self.playing.append(party)
            tab = party.players[0].person.second_tab()
            tab.address = self.luck.choice(self.houses).address
            self.lurkers[party.table] = await Player.sit(tab, party.table, None)
            self.tasks[party.table] = asyncio.create_task(self._play(party))

    async def _play(self, party: Party) -> None:
        async with asyncio.TaskGroup() as group:
            for player in (*party.players, self.lurkers[party.table]):
                group.create_task(self._persist(player))

    async def _persist(self, player: Player) -> None:
        """Play to the end, whatever befalls the house."""
        while True:
            try:
                if player.pending is not None:
                    await player.settled()
                elif await player.turn(PATIENCE if player.seat is not None else NEVER):
                    # Enough for a crowd at the door, and time for the house to come up behind it.
                    await asyncio.sleep(self.luck.uniform(0, 0.08))
                    await player.act()
                else:
                    return
            except ActFailed as failure:
                if failure.code != "database":
                    raise
                self.resent += 1
                await asyncio.sleep(self.luck.uniform(0.05, 0.2))
                with suppress(SocketClosed):
                    await player.say_again()
            except SocketClosed:
                await self._come_back(player)

    async def _come_back(self, player: Player) -> None:
        end = time.monotonic() + PATIENCE
        while True:
            player.person.address = self.luck.choice(self.houses).address
            try:
                await player.reconnect()
            except (SocketClosed, ActRefused) as refusal:
                if isinstance(refusal, ActRefused) and refusal.code != "database":
                    raise
                assert time.monotonic() < end, "the house does not come back"
                await asyncio.sleep(0.05)
            else:
                self.resent += player.pending is not None
                return

    async def _go_on(self) -> None:
        """Wait until each table that is still being played has come some entries further."""
        for party in self.playing:
            goals = {player: player.number + 5 for player in party.players}
            end = time.monotonic() + PATIENCE
            while not all(player.number >= goal or player.is_over for player, goal in goals.items()):
                assert time.monotonic() < end, f"the table {party.table} does not go on"
                await asyncio.sleep(GLANCE)
                self._demand_ears()
        await self._demand_health()

    async def _compare(self, player: Player) -> None:
        """What a player has seen at any time is what the house says now, whichever process of it is asked."""
        # Bots play on: what comes from here on is not in the answer.
        seen = list(player.moments)
        eyes = "none" if player.seat is None else player.seat
        began = asked = fair.seconds()
        while len(told := await player.person.moments(player.table, eyes=eyes, words="en")) < len(seen):
            # However long an answer takes, it is as old as its question.
            with promise("nothing is lost"):
                assert asked - began < LONGEST_SILENCE, f"the house has not heard of {player.number} at {player.table}"
            await asyncio.sleep(GLANCE)
            asked = fair.seconds()
        with promise("what was seen stays true"):
            assert [_without_action(moment) for moment in told[: len(seen)]] == list(map(_without_action, seen))


def _without_action(moment: dict[str, object]) -> dict[str, object]:
    """The actions of the others are told when the game is over, and not before."""
    return {name: fact for name, fact in moment.items() if name != "action"}


@promise("nothing is lost, and nothing is there twice")
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


def _list(players: Sequence[Player]) -> str:
    names = ", ".join(f"seat {player.seat} of {player.table} ({player.number})" for player in players)
    return f"has not heard: {names}"


def main() -> None:
    """Rage on SQLite, then on PostgreSQL, and say how it goes."""
    parser = argparse.ArgumentParser(description="Kill houses and databases while people play.")
    parser.add_argument("--sqlite", type=int, default=200, help="kills of a house on SQLite")
    parser.add_argument("--postgres", type=int, default=60, help="kills of two houses and their PostgreSQL")
    parser.add_argument("--minutes", type=float, default=30.0, help="the longest that all of it may take")
    parser.add_argument("--seed", type=int, default=secrets.randbelow(10**6))
    given = parser.parse_args()
    end = time.monotonic() + 60 * given.minutes
    sys.stdout.write(f"Seed {given.seed}, {given.minutes:g} minutes at most.\n")
    with tempfile.TemporaryDirectory(prefix="bedesten-storm-") as folder:
        if given.sqlite:
            with House(Path(folder)) as house:
                _weather("SQLite", Storm([house], given.seed), given.sqlite, end)
        if given.postgres:
            with (
                running_postgres(f"storm-{os.getpid()}") as postgres,
                postgres.database() as database,
                House(Path(folder), database=database) as here,
                House(Path(folder), database=database) as there,
            ):
                storm = Storm([here, there], given.seed, postgres)
                storm.victims = [here, there, postgres, postgres]
                _weather("PostgreSQL", storm, given.postgres, end)


def _weather(name: str, storm: Storm, times: int, end: float) -> None:
    said = time.monotonic()

    def tell(storm: Storm) -> None:
        nonlocal said
        if time.monotonic() > end:
            raise SystemExit(f"{name}: the time is over after {storm.kills} of {times} kills.")
        if time.monotonic() - said > 5 or storm.kills == times:
            said = time.monotonic()
            figures = f"{storm.acknowledged():,} acknowledged, {storm.resent:,} said again"
            sys.stdout.write(f"{name}: {storm.kills} of {times} kills, {figures}, silence {storm.silence:.2f} s\n")
            sys.stdout.flush()

    run(storm.rage(times, tell))
    figures = check(storm, storm.houses[0])
    for house in storm.houses:
        assert "Traceback" not in house.log_text(), house.log_text()[-4000:]
    entries, acknowledged = figures["entries"], figures["acknowledged"]
    sys.stdout.write(f"{name}: nothing lost of {acknowledged:,} acknowledged in {entries:,} entries; nobody deaf.\n")


if __name__ == "__main__":
    main()
