"""Whole tables for the tests: people who sit down together and play, by HTTP and sockets only.

People decide at random. A game of random people lasts thousands of decisions, but a greedy bot among them wins after
about twenty rounds: 200 to 400 entries, of which each person makes about 50.
"""

import asyncio
import functools
from collections.abc import Callable, Coroutine, Sequence
from random import Random
from types import TracebackType
from typing import Any, ParamSpec, Self

from tests.house.client import ME, OPEN, Json, Person, Player, bot, run

Given = ParamSpec("Given")


def run_async(test: Callable[Given, Coroutine[Any, Any, None]]) -> Callable[Given, None]:
    """Run an asynchronous test in an event loop of its own."""

    @functools.wraps(test)
    def started(*given: Given.args, **named: Given.kwargs) -> None:
        run(test(*given, **named))

    return started


class Party:
    """A started table, and a player for each of its people, in the order of their seats."""

    def __init__(self, table: str, game: str, players: Sequence[Player], bots: Sequence[str] = ()) -> None:
        self.table = table
        self.players = list(players)
        self.sitting = (game, len(self.players), tuple(bots))

    @classmethod
    async def begin(
        cls, address: str, people: int, bots: Sequence[str] = (), *, luck: Random | None = None, **fields: Any
    ) -> Self:
        """Let people come, make a table, join it and start; they have the first seats, the bots those behind."""
        persons = await asyncio.gather(*(Person.arrive(address) for _ in range(people)))
        seats = [ME, *[OPEN] * (people - 1), *map(bot, bots)]
        table: Json = await persons[0].make_table(seats, **fields)
        for seat, person in enumerate(persons[1:], 1):
            await person.join(table["id"], seat, invitation=table["invitation"])
        await persons[0].start(table["id"])
        luck = luck or Random(table["id"])
        players = [
            await Player.sit(person, table["id"], seat, luck=Random(luck.random()))
            for seat, person in enumerate(persons)
        ]
        return cls(table["id"], table["game"], players, bots)

    async def play(self, until: int | None = None) -> None:
        """Play until the game is over, or until the entry of this number is there."""
        if until is None:
            await asyncio.gather(*(player.play() for player in self.players))
        else:
            await asyncio.gather(*(self._play_until(player, until) for player in self.players))

    async def _play_until(self, player: Player, until: int) -> None:
        def stop() -> bool | None:
            if player.number >= until or player.is_over:
                return False
            return True if player.is_my_turn else None

        while await player.socket.until(stop):
            await player.act()

    async def quiet(self) -> int:
        """Wait until a person must decide and everybody knows it; return the last number."""
        while True:
            last = max(player.number for player in self.players)
            for player in self.players:
                await player.seen(last)
            if any(player.is_my_turn and player.number == last for player in self.players):
                return last
            await asyncio.sleep(0.02)

    async def mover(self) -> Player:
        """Return the person who must decide."""
        await self.quiet()
        return next(player for player in self.players if player.is_my_turn)

    async def close(self) -> None:
        for player in self.players:
            await player.close()
            await player.person.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()
