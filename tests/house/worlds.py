"""Worlds that somebody cannot tell apart, and courses of play that are possible in both of them.

A pair is a state of a recorded game and another one in which all that an eye (a seat, or None for a spectator) cannot
see is dealt anew. A course goes on from both by the same deeds. It ends before the eye rightly learns what differs:
before its own seat draws a hidden card, and before the game is over. That is decided by the rules alone: by who acts
and by the events, never by what a house sends.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from bedesten.core.contract import OVER, State
from bedesten.core.luck import FastLuck
from bedesten.core.record import Record, replay_steps
from bedesten.core.registry import game
from bedesten.games.istanbul.data import AUCTION_HOUSE, CARAVANSARY, GUILD_HALL, KIOSK
from bedesten.games.istanbul.deck import ORIGIN
from bedesten.games.istanbul.memory import SPECTATOR
from bedesten.games.istanbul.state import Istanbul
from bedesten.games.istanbul.turn import Move
from bedesten.games.istanbul.turn import Start as StartTurn
from bedesten.house.history import ACTION, Entry, History, Pace, Start, Step

ARCHIVE = Path(__file__).parent.parent / "archive"
HERE = game("istanbul")

BEGIN = 1_700_000_000.0
SECRET = bytes(range(32))
TRIES = 20
LONGEST_PLAY = 6000
DRAWING = tuple(f"{move} {place}" for move in ("move", "companion") for place in (CARAVANSARY, GUILD_HALL))
ASKING = tuple(f"{move} {place}" for move in ("move", "companion") for place in (KIOSK, AUCTION_HOUSE))
"""Where a player draws hidden cards, and where everybody decides."""

TELLING = ("play", "discard", "draw", "meet", "act", "catch", "reward", "guild", "drop", *DRAWING, *ASKING)
IDLE = ("stop", "skip")
PACES = (Pace(), Pace("live", minutes=600, increment=20), Pace("days", days=30))


@dataclass(frozen=True)
class Pair:
    """The real world, and another that this eye cannot tell from it."""

    name: str
    eye: int | None
    real: Istanbul
    other: Istanbul
    pace: Pace = field(default_factory=Pace)

    @property
    def players(self) -> int:
        return len(self.real.players)

    def starts(self) -> tuple[Start, Start]:
        """Return both worlds as the start of a table; only the position differs."""
        real, other = (self._start(world) for world in (self.real, self.other))
        return real, other

    def histories(self) -> tuple[History, History]:
        real, other = (History(start) for start in self.starts())
        return real, other

    def _start(self, world: Istanbul) -> Start:
        return Start(
            game=HERE.name,
            rules=HERE.rules_version,
            players=self.players,
            options=HERE.settings(self.players, {"rules": world.rules.name}),
            names=tuple(f"{self.name} {seat}" for seat in range(self.players)),
            bots=(None,) * self.players,
            seeds=tuple(f"seed {seat}" for seat in range(self.players)),
            order=tuple(range(self.players)),
            at=BEGIN,
            pace=self.pace,
            position=HERE.write(world),
            secret=SECRET,
        )


# States of recorded games.


def records(kind: str) -> list[tuple[str, Record]]:
    """Return the recorded games of a kind, by name: "3" are those of three players."""
    prefix = f"istanbul-{kind}-"
    files = sorted(ARCHIVE.glob(f"{prefix}*.record"))
    return [(file.stem.removeprefix(prefix), Record.read(file.read_text())) for file in files]


def states(record: Record) -> Iterator[Istanbul]:
    """Yield a copy of every state of a recorded game in which somebody must decide."""
    for state in replay_steps(record):
        assert isinstance(state, Istanbul)
        if state.seat != OVER:
            yield state.clone()


def hidden_from(state: Istanbul, eye: int | None) -> int:
    """Return how many cards others hold that this eye does not know."""
    others = [player for player in state.players if player.seat != eye]
    return sum(card >= ORIGIN for player in others for card in (*player.hand, *player.guild))


def richest(record: Record, eye: int | None) -> Istanbul:
    """Return the first beginning of a turn, not near the end of a game, when most is hidden from an eye."""
    turns = [state for state in list(states(record))[:-60] if begins_turn(state)]
    return max(turns, key=lambda state: hidden_from(state, eye))


def begins_turn(state: Istanbul) -> bool:
    """Tell whether somebody must move: that much is possible with any hand."""
    return isinstance(state.agenda, StartTurn | Move)


def random_play(state: Istanbul, seed: int) -> Iterator[Istanbul]:
    """Play on at random from a state; yield all that follows, always the same object. Cards are shuffled anew then."""
    choice, luck, now = Random(seed), FastLuck(seed), state.clone()
    for _ in range(LONGEST_PLAY):
        now.apply(choice.choice(now.actions()), luck)
        if now.seat == OVER:
            return
        yield now


def played_on(state: Istanbul, eye: int | None, until: Callable[[Istanbul], bool]) -> Istanbul:
    """Play on at random until a turn begins, something is so, and an eye can be mistaken."""
    for seed in range(TRIES):
        for now in random_play(state, seed):
            if begins_turn(now) and until(now) and other_world(now, eye) is not None:
                return now
    raise AssertionError("no such state was found")


# Other worlds.


def other_world(state: Istanbul, eye: int | None, tries: int = TRIES) -> Istanbul | None:
    """Return a world that this eye cannot tell from a state and in which most hands are others, if there is one."""
    luck = FastLuck(tries)
    worlds = [state.imagine(SPECTATOR if eye is None else eye, luck) for _ in range(tries)]

    def changed(world: Istanbul) -> int:
        both = zip(state.players, world.players, strict=True)
        return sum((old.hand != new.hand) + (old.guild != new.guild) for old, new in both)

    most = max(worlds, key=changed)
    return most if changed(most) else None


def pairs(kind: str) -> list[Pair]:
    """Return pairs of worlds for a kind of games: every recorded one, after a reshuffle, in doubt about the piles."""
    found: list[Pair] = []

    def add(name: str, eye: int | None, state: Istanbul) -> None:
        other = other_world(state, eye)
        assert other is not None, f"nothing is hidden in {name}"
        found.append(Pair(name, eye, state, other, PACES[len(found) % len(PACES)]))

    games = records(kind)
    players = games[0][1].players
    for number, (name, record) in enumerate(games):
        eye = number % players
        add(name, eye, richest(record, eye))
    last = players - 1
    begin = next(states(games[0][1]))
    add("reshuffled", last, played_on(begin, last, lambda now: now.deck.number > 1 and hidden_from(now, last) > 1))
    add("doubtful", 0, played_on(begin, 0, lambda now: now.deck.memory is not None))
    add("watched", None, richest(games[1][1], None))
    return found


# Courses.


@dataclass(frozen=True)
class Deed:
    """Something done in both worlds: `act`, `undo`, `leave`, `return`; `end` is what the house does by itself."""

    kind: str
    seat: int
    number: int
    text: str = ""


class Course:
    """Two histories that go on by the same deeds. Everybody lets the house end turns where that is obvious."""

    def __init__(self, pair: Pair, leaving: int = -1) -> None:
        self.pair = pair
        self.histories = pair.histories()
        self.leaving = leaving  # after so many deeds somebody goes away and comes back
        self.luck = Random(pair.name)
        self.deeds: list[Deed] = []

    @property
    def real(self) -> History:
        return self.histories[0]

    @property
    def seat(self) -> int:
        """The seat that decides, in both worlds: whether somebody is asked depends on nothing hidden."""
        real, other = (history.seat for history in self.histories)
        assert real == other, f"{self.pair.name}: {real} decides in one world and {other} in the other"
        assert real is not None
        return real

    def go_on(self, most: int) -> list[Deed]:
        """Go on for so many deeds, if there are so many before the eye learns what differs; return them."""
        first = len(self.deeds)
        while len(self.deeds) < first + most and self._next():
            pass
        return self.deeds[first:]

    def act(self) -> bool:
        """Do an action that is possible in both worlds and tells the eye nothing of its own hidden cards."""
        actions = [text for text in self._common() if self._may_follow(self._steps(text))]
        if self.seat == self.pair.eye:
            # Nobody can stop half-way there, and sooner or later a hidden card is drawn.
            actions = [text for text in actions if text not in DRAWING]
        if not actions:
            return False
        # Whatever moves cards is what the eye could learn most from.
        telling = [text for text in actions if text.startswith(TELLING)]
        busy = [text for text in actions if text not in IDLE] or actions
        text = self.luck.choice(telling if telling and self.luck.random() < 0.7 else busy)
        self._do("act", text, self._steps(text))
        return True

    @property
    def end(self) -> str | None:
        """The end of a turn that the house finds obvious: it comes by itself."""
        real, other = (HERE.obvious_end(history.state) for history in self.histories)
        assert real == other, f"{self.pair.name}: a turn ends by itself in one world only"
        return None if real is None else HERE.lexicon.say(real)

    def _next(self) -> bool:
        seat = self.seat
        text = self.end
        if text is not None:
            steps = self._steps(text)
            if not self._may_follow(steps):
                return False
            self._do("end", text, steps)
            return True
        can_undo = [history.can_undo(seat) for history in self.histories]
        assert can_undo[0] == can_undo[1]
        if can_undo[0] and self.luck.random() < 0.15:
            self._do("undo", "", [history.undo(seat, BEGIN) for history in self.histories])
            return True
        if 0 <= self.leaving <= len(self.deeds):
            self.leaving = -1
            # It is not the turn of whoever leaves, so no bot is asked: what it holds might decide.
            away = (seat + 1) % self.pair.players
            self._do("leave", "greedy", [history.to_bot(away, "greedy", BEGIN) for history in self.histories])
            self._do("return", "", [history.to_person(away, BEGIN) for history in self.histories])
            return True
        return self.act()

    def _common(self) -> list[str]:
        return common_actions([history.state for history in self.histories])

    def _steps(self, text: str) -> list[Step]:
        return [history.consider(Entry(history.number, ACTION, self.seat, text, BEGIN)) for history in self.histories]

    def _may_follow(self, steps: list[Step]) -> bool:
        """Tell whether the eye learns nothing of what differs, and whether both worlds can then go on alike."""
        events = [event for step in steps for event in step.events]
        if any(step.now.is_over for step in steps) or any(
            event.secret and event.seat == self.pair.eye for event in events
        ):
            return False
        return bool(common_actions([step.now.state for step in steps]))

    def _do(self, kind: str, text: str, steps: list[Step]) -> None:
        for history, step in zip(self.histories, steps, strict=True):
            history.accept(step)
        entry = steps[0].entry
        self.deeds.append(Deed(kind, entry.seat, entry.number, text))


def common_actions(worlds: Sequence[State]) -> list[str]:
    """Return what is possible in all worlds."""
    first, *others = (world.actions() for world in worlds)
    return [HERE.lexicon.say(action) for action in first if all(action in other for other in others)]


def impossible(history: History, luck: Random) -> list[str]:
    """Return some actions that are not possible now: two cards, whoever holds them, and anything else."""
    lexicon = HERE.lexicon
    texts = [lexicon.say(action) for action in lexicon.actions() if action not in history.state.actions()]
    cards = [text for text in texts if text.startswith(("play", "discard"))]
    return [*luck.sample(cards, 2), luck.choice(texts)]
