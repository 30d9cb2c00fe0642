"""Bots think in processes of their own, never in the event loop.

A bot that crashes, is killed, answers nonsense or takes too long is a `BotFailed` for whoever asked, and a new process
for the next one. The process imports this file: keep it light.
"""

import asyncio
import ctypes
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Mapping
from dataclasses import dataclass
from multiprocessing import connection
from typing import TypeVar

from pebble import ProcessExpired, ProcessFuture, ProcessPool

from bedesten.bots import bot, plays
from bedesten.bots.asking import where
from bedesten.core.components import use_named_components
from bedesten.core.errors import BedestenError, UnknownName
from bedesten.core.luck import FastLuck
from bedesten.core.registry import find_game

MOST_WAITING = 1000  # bots in the queue
PATIENCE = 30.0  # seconds in the queue
START_SECONDS = 10.0  # seconds in which a new process must be ready
GLANCE = 0.25  # seconds between two looks whether the pool is still there
GRACE = 0.5  # seconds after the budget, for the answer to arrive
FAREWELL = 5.0  # seconds in which an ended process must be gone
NICENESS = 5  # people come first

PR_SET_PDEATHSIG = 1

Result = TypeVar("Result")


@dataclass(frozen=True)
class Level:
    """A bot, and the seconds that one answer may take. Not all are offered; a table keeps the bots it was made with."""

    name: str
    bot: str
    budget: float
    is_offered: bool = False


LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Level("easy", "easy", 5.0, is_offered=True),
        Level("medium", "medium", 5.0, is_offered=True),
        Level("greedy", "greedy", 5.0),
        Level("planner", "planner", 5.0, is_offered=True),
        Level("random", "random", 2.0),
    )
}
USUAL_LEVEL = "medium"


def offered(game: str, players: int) -> list[str]:
    """Return the levels that people can choose for a game with so many players, the easiest first."""
    return [level.name for level in LEVELS.values() if level.is_offered and plays(level.bot, game, players)]


class BotFailed(BedestenError):
    """A bot gave no answer that can be used. The reason tells nothing of the position."""


@dataclass(frozen=True)
class BotAnswer:
    """What a bot says: an action in notation, or what went wrong."""

    notation: str
    problem: str = ""


class BotWorkers:
    """Some processes in which bots think, each started when it is first needed."""

    def __init__(self, processes: int) -> None:
        self._all = [_BotWorker() for _ in range(processes)]
        # The last one used comes first, so that no more processes are started than are busy at a time.
        self._idle = self._all.copy()
        self._free = asyncio.Semaphore(processes)
        self._waiting = 0

    async def choose(self, level: str, game: str, position: Mapping[str, object], seed: int) -> str:
        """Return the notation of the action that a bot of this level chooses in an imagined position.

        Raises BotFailed if there is no such answer in time.
        """
        if level not in LEVELS:
            raise UnknownName(f"There is no level '{level}'; there are: {', '.join(LEVELS)}.")
        await self._turn(level)
        worker = self._idle.pop()
        try:
            answer = await worker.ask(LEVELS[level], game, dict(position), seed)
        finally:
            self._idle.append(worker)
            self._free.release()
        if answer.problem:
            raise BotFailed(f"The bot {level} {answer.problem}.")
        return answer.notation

    async def close(self) -> None:
        """End all processes; whoever still waits for an answer gets none."""
        await asyncio.gather(*(worker.end() for worker in self._all))

    async def _turn(self, level: str) -> None:
        """Wait in the queue until somebody is free."""
        if self._waiting >= MOST_WAITING:
            raise BotFailed(f"The bot {level} was not asked: {MOST_WAITING} others wait already.")
        self._waiting += 1
        try:
            async with asyncio.timeout(PATIENCE):
                await self._free.acquire()
        except TimeoutError:
            raise BotFailed(f"The bot {level} was not asked: others took {PATIENCE:g} s.") from None
        finally:
            self._waiting -= 1


class _BotWorker:
    """One process. A pool of its own for each, so that what befalls one does not touch the others."""

    def __init__(self) -> None:
        self._pool: ProcessPool | None = None
        self._pid = 0  # of the process, once it is ready
        self._deadline: asyncio.Timeout | None = None
        self._farewells: list[threading.Thread] = []
        self._is_ended = False

    async def ask(self, level: Level, game: str, position: dict[str, object], seed: int) -> BotAnswer:
        for _ in range(2):
            try:
                pool = await self._ready()
                future = pool.schedule(_think, args=(level.bot, game, position, seed), timeout=level.budget)
                return await self._within(level.budget + GRACE, pool, future)
            except TimeoutError:
                self._pid = 0
                raise self._failure(f"The bot {level.name} took longer than {level.budget:g} s.") from None
            except ProcessExpired:
                self._pid = 0
                raise self._failure(f"The process of the bot {level.name} was ended.") from None
            except (RuntimeError, OSError):
                # The process was lost while it had nothing to do, which is not the bot's fault.
                self._drop()
        raise self._failure(f"No process can be kept for the bot {level.name}.")

    async def end(self) -> None:
        self._is_ended = True
        if self._deadline is not None and not self._deadline.expired():
            self._deadline.reschedule(0)
        self._drop()
        for farewell in self._farewells:
            await asyncio.to_thread(farewell.join, FAREWELL)

    async def _ready(self) -> ProcessPool:
        """Return the pool; its process runs and has imported all that it needs."""
        if self._is_ended:
            raise self._failure()
        if self._pool is not None and not self._pool.active:
            self._drop()
        if self._pool is None:
            # A spawned process inherits no socket, no lock and no memory of the house.
            self._pool = ProcessPool(1, initializer=_settle, context=multiprocessing.get_context("spawn"))
        pool = self._pool
        if not self._pid:
            try:
                self._pid = await self._within(START_SECONDS, pool, pool.schedule(os.getpid))
            except TimeoutError:
                raise self._failure(f"No process for bots was ready within {START_SECONDS:g} s.") from None
        return pool

    async def _within(self, seconds: float, pool: ProcessPool, future: ProcessFuture[Result]) -> Result:
        """Return what the process tells.

        The pool itself ends a process that is late, but not one that was stopped before it began or holds a lock that
        the pool needs too; nor does it do so at once. And a pool that breaks just as it is asked forgets the question.
        """
        answer = asyncio.wrap_future(future)
        try:
            async with asyncio.timeout(seconds) as self._deadline:
                while not (await asyncio.wait([answer], timeout=GLANCE))[0]:
                    if not pool.active:
                        raise RuntimeError("the pool is broken")
                return await answer
        finally:
            self._deadline = None
            if answer.cancel():
                self._drop()

    def _failure(self, reason: str = "") -> BotFailed:
        return BotFailed("The house closes, and the bots with it." if self._is_ended else reason)

    def _drop(self) -> None:
        """End the process at once; wait elsewhere until it is gone."""
        pool, self._pool = self._pool, None
        pid, self._pid = self._pid, 0
        if pool is None:
            return
        pool.stop()  # type: ignore[no-untyped-call]
        for child in multiprocessing.active_children():
            if child.pid == pid:
                child.kill()
        self._farewells = [thread for thread in self._farewells if thread.is_alive()]
        # Not a thread of the loop's: the house can close even if this one should hang.
        self._farewells.append(threading.Thread(target=pool.join, daemon=True))
        self._farewells[-1].start()


def _settle() -> None:
    """Prepare a process that has just been started."""
    if sys.platform != "win32":
        os.nice(NICENESS)
    use_named_components()
    # There is nothing to tidy up, and compiled code would not let a handler have its turn.
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    house = multiprocessing.parent_process()
    assert house is not None
    threading.Thread(target=_end_after, args=(house.sentinel,), daemon=True).start()
    if sys.platform == "linux":
        # The thread may never have its turn either, as long as a bot thinks.
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
        if os.getppid() != house.pid:
            os._exit(1)


def _end_after(sentinel: int) -> None:
    """End this process when the house is gone, however it went."""
    connection.wait([sentinel])
    os._exit(1)


def _think(bot_name: str, game_name: str, position: Mapping[str, object], seed: int) -> BotAnswer:
    """Let a bot choose; in the process. Errors do not all survive the way back, and may tell what is hidden."""
    try:
        game = find_game(game_name)
        world = game.read(position)
        actions = world.actions().copy()
        action = bot(bot_name).choose(world, FastLuck(seed))
        if action not in actions:
            return BotAnswer("", "answered something that is not possible")
        return BotAnswer(game.lexicon.say(action))
    except BaseException as error:
        return BotAnswer("", f"failed: {type(error).__name__}{where(_origin(error))}")


def _origin(error: BaseException) -> BaseException:
    """Return what an error was raised from; one of a guest is wrapped by those who asked it."""
    # Compiled code keeps what it raises from as the context only.
    while (cause := error.__cause__ or error.__context__) is not None:
        error = cause
    return error
