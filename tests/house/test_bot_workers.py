"""Bots think in processes of their own; whatever befalls one of them is a BotFailed, and the next answer comes."""

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path

import psutil
import pytest
from pebble import ProcessFuture
from tests.samples import SOME_GAME

from bedesten.bots import BOTS, plays
from bedesten.core.contract import State
from bedesten.core.errors import UnknownName
from bedesten.core.luck import FastLuck, Luck
from bedesten.core.registry import all_games, find_game
from bedesten.house import bot_workers
from bedesten.house.bot_workers import LEVELS, USUAL_LEVEL, BotFailed, BotWorkers, Level, offered

HERE = "tests.house.test_bot_workers"
ROOT = Path(__file__).resolve().parents[2]
GAME = find_game(SOME_GAME)
LATE = 30.0  # seconds in which somebody hears that a bot of this file took too long, which thinks for ever
AMPLE = 120.0  # seconds for what is not a question of time, on a machine that is busy with other things
OFFICIAL = dict(LEVELS)


class Endless:
    """Thinks for ever."""

    def choose(self, world: State, luck: Luck) -> int:
        while True:
            luck.below(6)


class Nonsense:
    """Answers an action that is not offered."""

    def choose(self, world: State, luck: Luck) -> int:
        return next(action for action in GAME.lexicon.actions() if action not in world.actions())


class Muddler:
    """Plays on in the world it was handed, and answers what is possible there."""

    def choose(self, world: State, luck: Luck) -> int:
        while True:
            before = set(world.actions())
            world.apply(world.actions()[0], luck)
            for action in world.actions():
                if action not in before:
                    return action


class Wordy:
    """Answers a word."""

    def choose(self, world: State, luck: Luck) -> str:
        return "move 1"


class Gossip:
    """Fails, and tells in its error what it has seen."""

    def choose(self, world: State, luck: Luck) -> int:
        raise KeyError("a secret card")


class Quitter:
    """Tries to end the process politely."""

    def choose(self, world: State, luck: Luck) -> int:
        sys.exit("a secret card")


class Killer:
    """Ends the process."""

    def choose(self, world: State, luck: Luck) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        return 0


GUESTS = (Endless, Nonsense, Muddler, Wordy, Gossip, Quitter, Killer)


def unhurried_levels() -> dict[str, Level]:
    """Return a level for each bot of the house and of this file, with time for all that a bot may need it for."""
    guests = {guest.__name__.lower(): f"{HERE}:{guest.__name__}" for guest in GUESTS}
    house = {name: replace(level, budget=AMPLE) for name, level in OFFICIAL.items()}
    return house | {name: Level(name, bot, AMPLE) for name, bot in guests.items()}


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, level in unhurried_levels().items():
        monkeypatch.setitem(LEVELS, name, level)
    monkeypatch.setattr(bot_workers, "START_SECONDS", AMPLE)


def hurry(monkeypatch: pytest.MonkeyPatch, budget: float) -> None:
    """Give little time to the bot that needs it all."""
    monkeypatch.setitem(LEVELS, "endless", Level("endless", f"{HERE}:Endless", budget))


def imagined(seed: int, players: int = 4, decisions: int = 0) -> dict[str, object]:
    """Return a position as a bot gets it, after some random decisions."""
    luck = FastLuck(seed)
    state = GAME.start(players, luck)
    for _ in range(decisions):
        actions = state.actions()
        state.apply(actions[luck.below(len(actions))], luck)
    return GAME.write(state.imagine(state.seat, luck))


def legal(position: dict[str, object]) -> set[str]:
    return {GAME.lexicon.say(action) for action in GAME.read(position).actions()}


def workers() -> list[psutil.Process]:
    """Return the processes in which bots think."""
    found = []
    for child in psutil.Process().children():
        with contextlib.suppress(psutil.NoSuchProcess):  # ending just now
            if "spawn_main" in " ".join(child.cmdline()):
                found.append(child)
    return found


@contextlib.asynccontextmanager
async def some_workers(processes: int = 1) -> AsyncIterator[BotWorkers]:
    here = BotWorkers(processes)
    try:
        yield here
    finally:
        await here.close()


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(AMPLE):
        while not is_so():
            await asyncio.sleep(0.01)


async def think_of(here: BotWorkers, level: str) -> tuple["asyncio.Task[str]", psutil.Process]:
    """Let an endless bot begin; return the task and its process."""
    await here.choose("random", SOME_GAME, imagined(1), 1)
    (worker,) = workers()
    task = asyncio.create_task(here.choose(level, SOME_GAME, imagined(1), 1))
    await busy([worker])
    return task, worker


async def busy(found: list[psutil.Process]) -> None:
    """Wait until one of these processes thinks."""
    used = [sum(worker.cpu_times()[:2]) for worker in found]
    await until(lambda: any(sum(worker.cpu_times()[:2]) > then + 0.02 for worker, then in zip(found, used)))


def test_there_is_a_level_for_each_bot() -> None:
    assert list(OFFICIAL) == list(BOTS)
    assert all(OFFICIAL[name].name == OFFICIAL[name].bot == name for name in BOTS)
    assert all(0 < OFFICIAL[name].budget <= 5 for name in BOTS)


def test_people_are_offered_the_levels_made_for_them_and_not_the_yardstick_or_chance() -> None:
    assert offered(SOME_GAME, 2) == ["easy", "medium"]
    assert USUAL_LEVEL in offered(SOME_GAME, 2)


def test_people_are_offered_the_planner_where_it_plays() -> None:
    for game in all_games():
        for players in game.players:
            assert ("planner" in offered(game.name, players)) == plays("planner", game.name, players)


def test_bots_answer_legal_actions_of_positions_with_any_number_of_players() -> None:
    async def scene() -> None:
        async with some_workers() as here:
            for players in (2, 3, 4, 5):
                for decisions in (0, 7, 60):
                    position = imagined(players, players, decisions)
                    for level in (level for level in BOTS if plays(level, SOME_GAME, players)):
                        assert await here.choose(level, SOME_GAME, position, 7) in legal(position)

    asyncio.run(scene())


@pytest.mark.slow
def test_an_answer_follows_from_position_and_seed() -> None:
    async def scene() -> None:
        position = imagined(5, 3)
        async with some_workers() as here:
            first = [await here.choose("random", SOME_GAME, position, seed) for seed in range(12)]
            greedy = await here.choose("greedy", SOME_GAME, position, 4)
        async with some_workers() as here:
            assert [await here.choose("random", SOME_GAME, position, seed) for seed in range(12)] == first
            assert await here.choose("greedy", SOME_GAME, position, 4) == greedy
        assert len(set(first)) > 1

    asyncio.run(scene())


def test_no_process_is_started_before_a_bot_is_asked() -> None:
    async def scene() -> None:
        async with some_workers(4):
            await asyncio.sleep(0.05)
            assert workers() == []
        with pytest.raises(UnknownName, match="no level 'chess'"):
            await BotWorkers(1).choose("chess", SOME_GAME, imagined(1), 1)
        assert workers() == []

    asyncio.run(scene())


@pytest.mark.slow
@pytest.mark.waits
def test_bots_think_at_the_same_time_in_as_many_processes_as_are_busy() -> None:
    async def scene() -> None:
        async with some_workers(3) as here:
            for seed in range(3):
                await here.choose("random", SOME_GAME, imagined(1), seed)
            assert len(workers()) == 1
            both = await asyncio.gather(*(here.choose("greedy", SOME_GAME, imagined(1), seed) for seed in (1, 2)))
            assert len(both) == len(workers()) == 2

    asyncio.run(scene())


@pytest.mark.slow
def test_a_process_is_nice_inherits_no_socket_and_is_deaf_to_an_interrupt() -> None:
    async def scene() -> None:
        with socket.create_server(("127.0.0.1", 0)) as server:
            server.set_inheritable(True)
            await look()

    async def look() -> None:
        async with some_workers() as here:
            await here.choose("greedy", SOME_GAME, imagined(1), 1)
            (worker,) = workers()
            assert worker.nice() == psutil.Process().nice() + bot_workers.NICENESS
            worker.send_signal(signal.SIGINT)
            await here.choose("greedy", SOME_GAME, imagined(1), 1)
            assert workers() == [worker]
            assert worker.net_connections() == []
            assert len(psutil.Process().net_connections()) == 1

    asyncio.run(scene())


def test_a_process_imports_no_server_and_no_database() -> None:
    heavy = ("fastapi", "pydantic", "sqlalchemy", "starlette", "structlog", "uvicorn")
    script = f"import sys, bedesten.house.bot_workers; print([name for name in {heavy} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.slow
def test_a_killed_process_is_a_failure_and_the_next_answer_comes() -> None:
    async def scene() -> None:
        async with some_workers() as here:
            for _ in range(2):
                with pytest.raises(BotFailed, match="the bot killer was ended"):
                    await here.choose("killer", SOME_GAME, imagined(1), 1)
                assert await here.choose("greedy", SOME_GAME, imagined(1), 1) in legal(imagined(1))

    asyncio.run(scene())


@pytest.mark.slow
def test_a_process_killed_while_idle_is_no_failure() -> None:
    async def scene() -> None:
        async with some_workers() as here:
            for pause in (0.0, 0.0, 0.02, 0.3):
                await here.choose("greedy", SOME_GAME, imagined(1), 1)
                (worker,) = workers()
                worker.kill()
                await asyncio.sleep(pause)
                assert await here.choose("greedy", SOME_GAME, imagined(1), 1) in legal(imagined(1))

    asyncio.run(scene())


@pytest.mark.slow
def test_a_question_to_a_pool_that_breaks_at_this_moment_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The process is killed, and the pool closed for it, after the pool agreed to take the question."""
    asked: list[ProcessFuture[object]] = []

    async def scene() -> None:
        async with some_workers(1) as here:
            await here.choose("greedy", SOME_GAME, imagined(1), 1)
            pool = here._all[0]._pool
            assert pool is not None

            def future_after_a_kill() -> ProcessFuture[object]:
                if not asked:
                    workers()[0].kill()
                    while pool.active:
                        time.sleep(0.01)
                asked.append(ProcessFuture())
                return asked[-1]

            monkeypatch.setattr("pebble.pool.process.ProcessFuture", future_after_a_kill)
            assert await here.choose("greedy", SOME_GAME, imagined(1), 1) in legal(imagined(1))

    asyncio.run(scene())
    assert len(asked) == 3  # the lost one, one for the new process, and the question again


@pytest.mark.slow
@pytest.mark.waits
def test_a_slow_bot_fails_after_its_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    hurry(monkeypatch, 0.3)

    async def scene() -> None:
        async with some_workers() as here:
            await here.choose("random", SOME_GAME, imagined(1), 1)
            start = time.monotonic()
            with pytest.raises(BotFailed, match="The bot endless took longer"):
                await here.choose("endless", SOME_GAME, imagined(1), 1)
            assert 0.3 <= time.monotonic() - start < LATE
            assert await here.choose("greedy", SOME_GAME, imagined(1), 1) in legal(imagined(1))

    asyncio.run(scene())


@pytest.mark.slow
@pytest.mark.parametrize("when", ["idle", "thinking"])
@pytest.mark.waits
def test_a_stopped_process_fails_after_its_budget(when: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hurry(monkeypatch, 1.0 if when == "idle" else 5.0)  # time to see that it thinks

    async def scene() -> None:
        async with some_workers() as here:
            if when == "idle":
                await here.choose("random", SOME_GAME, imagined(1), 1)
                (worker,) = workers()
                worker.suspend()
                task = asyncio.create_task(here.choose("endless", SOME_GAME, imagined(1), 1))
            else:
                task, worker = await think_of(here, "endless")
                worker.suspend()
            start = time.monotonic()
            with pytest.raises(BotFailed, match="took longer"):
                await task
            assert time.monotonic() - start < LATE
            assert await here.choose("greedy", SOME_GAME, imagined(1), 1) in legal(imagined(1))
            await until(lambda: not worker.is_running())

    asyncio.run(scene())


@pytest.mark.slow
@pytest.mark.parametrize(
    ("level", "problem"),
    [
        ("nonsense", "answered something that is not possible"),
        ("muddler", "answered something that is not possible"),
        ("wordy", "failed: BadBot"),
        ("gossip", r"failed: BadBot \(test_bot_workers.py, line \d+\)"),
        ("quitter", r"failed: SystemExit \(test_bot_workers.py, line \d+\)"),
    ],
)
def test_an_answer_that_cannot_be_used_is_a_failure_that_tells_nothing(level: str, problem: str) -> None:
    async def scene() -> None:
        async with some_workers() as here:
            with pytest.raises(BotFailed, match=f"^The bot {level} {problem}") as failure:
                await here.choose(level, SOME_GAME, imagined(1), 1)
            assert "secret" not in str(failure.value)
            assert failure.value.__cause__ is None
            assert not failure.value.__context__
            (worker,) = workers()
            assert await here.choose("greedy", SOME_GAME, imagined(1), 1) in legal(imagined(1))
            assert workers() == [worker]

    asyncio.run(scene())


@pytest.mark.slow
def test_a_position_that_cannot_be_read_is_a_failure() -> None:
    async def scene() -> None:
        async with some_workers() as here:
            with pytest.raises(BotFailed, match="failed: BadPosition"):
                await here.choose("greedy", SOME_GAME, {"cards": "a secret card"}, 1)
            with pytest.raises(BotFailed, match="failed: UnknownName"):
                await here.choose("greedy", "chess", {}, 1)
            with pytest.raises(BotFailed, match="failed: BadLuck"):
                await here.choose("greedy", SOME_GAME, imagined(1), -1)

    asyncio.run(scene())


@pytest.mark.slow
def test_whoever_no_longer_waits_stops_the_thinking() -> None:
    async def scene() -> None:
        async with some_workers() as here:
            task, worker = await think_of(here, "endless")
            waits = asyncio.create_task(here.choose("greedy", SOME_GAME, imagined(1), 1))
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            assert await waits in legal(imagined(1))
            await until(lambda: not worker.is_running())

    asyncio.run(scene())


@pytest.mark.slow
@pytest.mark.waits
def test_the_queue_has_an_end_and_so_has_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_workers, "MOST_WAITING", 2)
    monkeypatch.setattr(bot_workers, "PATIENCE", 0.1)

    async def scene() -> None:
        async with some_workers() as here:
            task, _ = await think_of(here, "endless")
            queue = [asyncio.create_task(here.choose("greedy", SOME_GAME, imagined(1), 1)) for _ in range(3)]
            answers = await asyncio.gather(*queue, return_exceptions=True)
            assert [str(answer) for answer in answers] == [
                "The bot greedy was not asked: others took 0.1 s.",
                "The bot greedy was not asked: others took 0.1 s.",
                "The bot greedy was not asked: 2 others wait already.",
            ]
            task.cancel()
            assert isinstance((await asyncio.gather(task, return_exceptions=True))[0], asyncio.CancelledError)
            assert await here.choose("greedy", SOME_GAME, imagined(1), 1) in legal(imagined(1))

    asyncio.run(scene())


@pytest.mark.slow
def test_nobody_pushes_in() -> None:
    async def scene() -> None:
        answered: list[str] = []

        async def ask(name: str, times: int) -> None:
            for _ in range(times):
                await here.choose("random", SOME_GAME, imagined(1), 1)
                answered.append(name)

        async with some_workers() as here:
            await asyncio.gather(ask("often", 20), ask("once", 1))
        assert answered[1] == "once"

    asyncio.run(scene())


@pytest.mark.slow
def test_closing_leaves_no_process_and_nobody_waiting() -> None:

    async def scene() -> None:
        here = BotWorkers(1)
        task, _ = await think_of(here, "endless")
        waits = asyncio.create_task(here.choose("greedy", SOME_GAME, imagined(1), 1))
        await asyncio.sleep(0)
        await here.close()
        assert workers() == []
        for asked in (task, waits, here.choose("greedy", SOME_GAME, imagined(1), 1)):
            with pytest.raises(BotFailed, match="The house closes"):
                await asked
        await here.close()
        assert workers() == []

    asyncio.run(scene())


HOUSE = """
import asyncio
from bedesten.house import bot_workers
from bedesten.house.bot_workers import LEVELS, BotWorkers
from tests.house.test_bot_workers import AMPLE, busy, imagined, unhurried_levels, workers
from tests.samples import SOME_GAME

async def main():
    LEVELS.update(unhurried_levels())
    bot_workers.START_SECONDS = AMPLE
    here = BotWorkers(2)
    await asyncio.gather(*(here.choose("random", SOME_GAME, imagined(1), 1) for _ in range(2)))
    task = asyncio.create_task(here.choose("endless", SOME_GAME, imagined(1), 1))
    await busy(workers())
    print(*(worker.pid for worker in workers()), flush=True)
    await task

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.mark.slow
@pytest.mark.waits
def test_processes_idle_or_busy_end_with_a_house_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "house.py"
    script.write_text(HOUSE)
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, text=True, env=environment) as house:
        assert house.stdout is not None
        found = [psutil.Process(int(pid)) for pid in house.stdout.readline().split()]
        house.kill()
    assert len(found) == 2
    gone, alive = psutil.wait_procs(found, timeout=AMPLE)
    for process in alive:
        process.kill()
    assert (len(gone), alive) == (2, [])
