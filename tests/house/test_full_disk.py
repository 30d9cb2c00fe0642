"""A disk that is full while people play: nothing is lost, everybody is told, and play goes on when there is room."""

import asyncio
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.house.client import ME, OPEN, ActFailed, Player, Refusal
from tests.house.playing import Party, run_async
from tests.house.server import House

from bedesten.house.health import LEAST_FREE

pytestmark = [pytest.mark.slow, pytest.mark.waits]

SIZE = LEAST_FREE + 24 * 1024 * 1024


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of its own, as small as a house can be well on."""
    folder = tmp_path / "disk"
    folder.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", folder], check=True)
    yield folder
    subprocess.run(["umount", "--lazy", folder], check=True)


def fill(folder: Path, leave: int = 0) -> Path:
    """Fill a disk, but for some bytes; return the file that does it."""
    filler = folder / "filler"
    with filler.open("wb", buffering=0) as file:
        free = os.statvfs(folder)
        os.posix_fallocate(file.fileno(), 0, free.f_bavail * free.f_frsize - leave)
    return filler


async def play_until_it_fails(party: Party) -> tuple[Player, ActFailed]:
    """Play as long as what is done can be stored; return whose move could not be, and what was said."""
    for _ in range(200):
        mover = await party.mover()
        try:
            await mover.act()
        except ActFailed as failed:
            return mover, failed
    raise AssertionError("a full disk stores what it likes")


@run_async
async def test_a_full_disk_loses_nothing_and_play_goes_on_when_there_is_room(small_disk: Path) -> None:
    with House(small_disk) as house:
        async with await Party.begin(house.address, 2) as party:
            for _ in range(5):
                await (await party.mover()).act()
            filler = fill(small_disk)
            # Everybody is told, whoever does nothing as well.
            for player in party.players:
                await player.socket.expect("trouble", code="disk-full")
            mover, failed = await play_until_it_fails(party)
            assert failed.code == "database"
            acknowledged = max(player.number for player in party.players)
            with pytest.raises(Refusal) as refused:
                await mover.person.make_table([ME, OPEN])
            assert (refused.value.status, refused.value.code) == (503, "database")
            filler.unlink()
            for player in party.players:
                await player.socket.expect("trouble", code=None)
            await mover.say_again()
            number = await mover.settled()
            assert number == acknowledged + 1
            await party.play(until=number + 20)
            moments = await mover.person.moments(party.table)
            assert [moment["number"] for moment in moments] == list(range(1, await party.quiet() + 1))
            # And it can be opened again.
            await asyncio.to_thread(house.restart)
            assert await mover.person.moments(party.table) == moments
        assert "Traceback" not in house.log_text()


@run_async
async def test_a_disk_that_is_nearly_full_is_told_to_everybody_while_play_goes_on(small_disk: Path) -> None:
    with House(small_disk) as house:
        async with await Party.begin(house.address, 2) as party:
            filler = fill(small_disk, LEAST_FREE - 4 * 1024 * 1024)
            for player in party.players:
                await player.socket.expect("trouble", code="disk-full")
            await party.play(until=10)
            filler.unlink()
            for player in party.players:
                await player.socket.expect("trouble", code=None)
        lines = [line for line in house.log_text().splitlines() if "is not well" in line or "is well again" in line]
        assert len(lines) == 2
