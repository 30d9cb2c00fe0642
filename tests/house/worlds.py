"""Worlds that somebody cannot tell apart, and courses of play that are possible in both of them.

A pair is a state of a game and another one in which all that an eye (a seat, or None for a spectator) cannot see is
dealt anew, or only that is changed which it could remember and is not shown. A course goes on from both by the same
deeds. It ends before the eye rightly learns what differs: before its own seat draws a hidden card, before one is turned
up, before what it could have remembered is told, and before the game is over. That is decided by the rules alone: by
who acts and by the events, never by what a house sends.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random

from tests.drift import flat
from tests.every_game import samples_of
from tests.samples import Mode, Samples

from bedesten.core.contract import OVER, SPECTATOR, State
from bedesten.core.events import Event
from bedesten.core.luck import FastLuck
from bedesten.core.registry import Game, find_game
from bedesten.house.history import ACTION, Entry, History, Pace, Start, Transition

BEGIN = 1_700_000_000.0
SECRET = bytes(range(32))
TRIES = 20
MUCH = 20
SEED = 2
SOME = 4
PACES = (Pace(), Pace("live", minutes=600, increment=20), Pace("days", days=30))


@dataclass(frozen=True)
class Pair:
    """The real world, and another that this eye cannot tell from it."""

    name: str
    eye: int | None
    real: State
    other: State
    pace: Pace = field(default_factory=Pace)

    @property
    def game(self) -> Game:
        return find_game(self.real.game)

    @property
    def players(self) -> int:
        return len(self.game.seat_names(self.real))

    def starts(self) -> tuple[Start, Start]:
        """Return both worlds as the start of a table; only the position differs."""
        real, other = (self._start(world) for world in (self.real, self.other))
        return real, other

    def histories(self) -> tuple[History, History]:
        real, other = (History(start) for start in self.starts())
        return real, other

    def _start(self, world: State) -> Start:
        game = self.game
        return Start(
            game=game.name,
            rules=game.rules_version,
            players=self.players,
            options=game.settings(self.players, game.settings_of(world)),
            names=tuple(f"{self.name} {seat}" for seat in range(self.players)),
            bots=(None,) * self.players,
            seeds=tuple(f"seed {seat}" for seat in range(self.players)),
            order=tuple(range(self.players)),
            at=BEGIN,
            pace=self.pace,
            position=game.write(world),
            secret=SECRET,
        )


# Other worlds.


def other_world(state: State, eye: int | None, tries: int = TRIES) -> State | None:
    """Return a world that this eye cannot tell from a state and in which most is otherwise, if there is one."""
    luck, game = FastLuck(tries), find_game(state.game)
    real = flat(game.write(state))
    worlds = [state.imagine(SPECTATOR if eye is None else eye, luck) for _ in range(tries)]

    def changed(world: State) -> int:
        return sum(real.get(name) != value for name, value in flat(game.write(world)).items())

    most = max(worlds, key=changed)
    return most if changed(most) else None


def pairs_of(samples: Samples) -> list[Pair]:
    """Return pairs of worlds of a game: for a seat and for a spectator of each mode in which others hide something."""
    found: list[Pair] = []
    modes = [mode for mode in samples.modes if mode.players > 1]
    for number, mode in enumerate(modes):
        for eye in (number % mode.players, None):
            pair = eventful(pairs_in(samples, mode, eye, PACES[len(found) % len(PACES)]))
            if pair:
                found.append(pair)
    return found


def pairs_in(samples: Samples, mode: Mode, eye: int | None, pace: Pace) -> Iterator[Pair]:
    """Go through pairs of worlds in the first part of games of a mode; near the end of a game little can follow."""
    for seed in range(TRIES):
        state = samples.some_state(mode, seed, samples.length // 5)
        other = other_world(state, eye)
        if other is not None and common_actions([state, other]):
            yield Pair(f"{mode.name} {'watched' if eye is None else eye}", eye, state, other, pace)


def forgotten_pairs(samples: Samples) -> list[Pair]:
    """Return pairs of worlds that only memory could tell apart: one for each question, those for rare ones last.

    Somebody else is asked than the eye, by turns another seat and a spectator.
    """
    if samples.forgotten is None:
        return []
    game, seen = samples.game, Counter[str]()
    found: dict[str, list[Pair]] = {}
    for number, state in enumerate(samples.states(decisions=samples.length, seed=SEED)):
        if state.seat == OVER:
            continue
        question = game.question(state)
        seen[question] += 1
        pairs = found.setdefault(question, [])
        if len(pairs) < SOME:
            eye = None if len(found) % 2 else (state.seat + 1) % len(game.seat_names(state))
            other = samples.forgotten(state, eye, FastLuck(number))
            if other is not None:
                name = f"{samples} {question} {'watched' if eye is None else eye}"
                pairs.append(Pair(name, eye, state.clone(), other))
    best = {question: eventful(pairs) for question, pairs in found.items()}
    return [pair for question, _ in seen.most_common() if (pair := best[question]) is not None]


def eventful(pairs: Iterable[Pair]) -> Pair | None:
    """Return the first pair in which much follows before the eye learns what differs, or where most follows."""
    best, most = None, -1
    for pair in pairs:
        follows = len(Course(pair).go_on(MUCH))
        if follows > most:
            best, most = pair, follows
        if most == MUCH:
            break
    return best


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
        self.samples = samples_of(pair.game)
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
        actions = [text for text in self._common() if self._may_follow(self._transitions(text))]
        if self.seat == self.pair.eye:
            # Nobody can stop half-way there, and sooner or later a hidden card is drawn.
            actions = [text for text in actions if text not in self.samples.drawing]
        if not actions:
            return False
        # Whatever moves cards is what the eye could learn most from.
        telling = [text for text in actions if text.startswith(tuple(self.samples.telling))]
        busy = [text for text in actions if text not in self.samples.idle] or actions
        text = self.luck.choice(telling if telling and self.luck.random() < 0.7 else busy)
        self._do("act", text, self._transitions(text))
        return True

    @property
    def end(self) -> str | None:
        """The end of a turn that the house finds obvious: it comes by itself."""
        game = self.pair.game
        real, other = (game.obvious_end(history.state) for history in self.histories)
        assert real == other, f"{self.pair.name}: a turn ends by itself in one world only"
        return None if real is None else game.lexicon.say(real)

    def _next(self) -> bool:
        seat = self.seat
        text = self.end
        if text is not None:
            transitions = self._transitions(text)
            if not self._may_follow(transitions):
                return False
            self._do("end", text, transitions)
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

    def _transitions(self, text: str) -> list[Transition]:
        return [history.consider(Entry(history.number, ACTION, self.seat, text, BEGIN)) for history in self.histories]

    def _may_follow(self, transitions: list[Transition]) -> bool:
        """Tell whether the eye learns nothing of what differs, and whether both worlds can then go on alike."""
        events = [event for transition in transitions for event in transition.events]
        if any(transition.after.is_over for transition in transitions) or any(
            event.uncovers or (event.secret and event.seat == self.pair.eye) for event in events
        ):
            return False
        if self.samples.tell_apart(*(transition.events for transition in transitions)):
            return False
        if any(self._ends_openly(transition.after.state.clone()) for transition in transitions):
            return False
        return bool(common_actions([transition.after.state for transition in transitions]))

    def _ends_openly(self, state: State) -> bool:
        """Tell whether what the house then does by itself turns up what is hidden. The state is used up."""
        events: list[Event] = []
        while state.seat != OVER and (end := self.pair.game.obvious_end(state)) is not None:
            state.apply(end, FastLuck(1), events.append)
        return state.seat == OVER or any(event.uncovers for event in events)

    def _do(self, kind: str, text: str, transitions: list[Transition]) -> None:
        for history, transition in zip(self.histories, transitions, strict=True):
            history.accept(transition)
        entry = transitions[0].entry
        self.deeds.append(Deed(kind, entry.seat, entry.number, text))


def common_actions(worlds: Sequence[State]) -> list[str]:
    """Return what is possible in all worlds."""
    lexicon = find_game(worlds[0].game).lexicon
    first, *others = (world.actions() for world in worlds)
    return [lexicon.say(action) for action in first if all(action in other for other in others)]


def impossible(history: History, luck: Random) -> list[str]:
    """Return some actions that are not possible now: two that tell of hidden things, and anything else."""
    lexicon = history.game.lexicon
    texts = [lexicon.say(action) for action in lexicon.actions() if action not in history.state.actions()]
    telling = [text for text in texts if text.startswith(tuple(samples_of(history.game).telling))]
    return [*luck.sample(telling, min(2, len(telling))), luck.choice(texts)]
