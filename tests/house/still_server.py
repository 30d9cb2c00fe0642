"""`bedesten serve` with a clock that a test sets and with chosen chance: what it sends can be compared byte for byte.

The time is read from the file `clock` in the data folder. Ids and seeds come from a generator that begins anew with
each start. With the word `leaky` the house tells what it should not, to show that a comparison would find it.
"""

import os
import random
import sys
from base64 import urlsafe_b64encode
from dataclasses import replace
from pathlib import Path
from unittest.mock import patch


def still_time() -> None:
    """Let the house have the time of the test."""
    file = Path(os.environ["BEDESTEN_DATA"]) / "clock"
    patch("bedesten.house.clock.now", lambda: float(file.read_text())).start()

    async def no_time_passes(*_: object) -> bool:
        return False

    patch("bedesten.house.pulse.Pulse._beat", no_time_passes).start()
    # What was read a moment ago by a clock that goes on would be good for a while, and longer on a quick machine.
    patch("bedesten.house.lists.GOOD_SECONDS", 0.0).start()


def chosen_chance() -> None:
    """Let ids and seeds be the same after every start; `randbelow` stays, as the sweep asks for it at any time."""
    luck = random.Random("the same")

    def token_bytes(length: int = 32) -> bytes:
        return luck.randbytes(length)

    patch("secrets.token_bytes", token_bytes).start()
    patch("secrets.token_hex", lambda length=32: token_bytes(length).hex()).start()
    patch("secrets.token_urlsafe", lambda length=32: urlsafe_b64encode(token_bytes(length)).decode().strip("=")).start()
    patch("secrets.randbits", luck.getrandbits).start()


def patient_bots() -> None:
    """Let bots take their time: one that is late on a busy machine would be asked again, with other chance."""
    from bedesten.house import bot_workers  # noqa: PLC0415 - the processes of bots do without all this

    for name, level in bot_workers.LEVELS.items():
        bot_workers.LEVELS[name] = replace(level, budget=100.0)


def leak() -> None:
    """Make the faults that nothing must have: a wrong eye, a card told to all, a telling line in the log."""
    import structlog  # noqa: PLC0415 - the processes of bots do without all this

    from bedesten.core.events import Event, Fact  # noqa: PLC0415
    from bedesten.house import payloads  # noqa: PLC0415
    from bedesten.house.history import History, Transition  # noqa: PLC0415

    position_for, accept = payloads.position_for, History.accept

    def position_for_another(history: History, eye: int | None, english: bool = False) -> payloads.Json:
        state = history.state
        view = history.game.write(state) if eye is None else state.view((eye + 1) % history.start.players)
        return position_for(history, eye, english) | {"view": view}

    def seen_by_all(event: Event, seat: int | None) -> dict[str, Fact]:
        return {"what": event.what, "seat": event.seat, **event.facts, **event.secret}

    def accept_aloud(history: History, transition: Transition) -> None:
        accept(history, transition)
        structlog.get_logger("bedesten.house.history").debug("accepted", choices=len(history.state.actions()))

    patch("bedesten.house.payloads.position_for", position_for_another).start()
    patch("bedesten.core.events.Event.seen_by", seen_by_all).start()
    patch("bedesten.house.history.History.accept", accept_aloud).start()


def main() -> None:
    # Whoever is imported later takes these as they are now.
    still_time()
    chosen_chance()
    patient_bots()
    if "leaky" in sys.argv:
        leak()
    from bedesten.cli import main as bedesten  # noqa: PLC0415

    sys.argv = ["bedesten", "serve"]
    bedesten()


# Bots think in processes that import this file again.
if __name__ == "__main__":
    main()
