"""Outlook: what an action would bring for certain, told by the rules themselves before anything is done.

An action is done on a copy of the state, and its player goes on there with the answers that are usual (`Game.usual`),
up to the first luck, hidden thing or real choice. Where it stops it says what that is: the event that luck decides, the
question that is asked, the reason why what is usually done is not possible. So whatever shows what an action is good
for (a menu, a screen, a voice) needs no second telling of the rules; and an outlook holds nothing that the seat which
decides does not know.
"""

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from bedesten.core.contract import OVER, State
from bedesten.core.events import Event
from bedesten.core.luck import Luck, MoreLuck, ProbingLuck
from bedesten.core.reasons import Reason
from bedesten.core.registry import Game

LUCK: Final = "luck"
"""The last answer of the path is done, as far as the first thing that is left to chance."""
HIDDEN: Final = "hidden"
"""Likewise, up to something that not everybody will see, or does not see yet."""
CHOICE: Final = "choice"
"""The seat must choose before it can go on."""
TURN: Final = "turn"
"""All is done but to end the turn, or somebody else decides."""
ENDED: Final = "over"
"""The game is over."""


MOST_LUCK: Final = 2
"""How many outcomes of idle luck are gone through: two dice."""


class _Stopped(Exception):
    """The certain part of an outlook ends here; `what` is the event that is not certain, where it is known."""

    def __init__(self, stop: str, what: str = "") -> None:
        super().__init__(stop)
        self.stop = stop
        self.what = what


@final
class NoLuck(Luck):
    """Luck for looking ahead: whatever is really left to chance stops it."""

    def below(self, n: i64) -> i64:
        if n == 1:
            return 0
        raise _Stopped(LUCK)


@final
class _SomeLuck(Luck):
    """Luck of which only the kind of what it decides is looked at."""

    def below(self, n: i64) -> i64:
        return 0


@final
class Outlook:
    """What follows for certain from an action.

    `path` is the action and the usual answers after it, in their order; `brings` are the events of each of them, none
    with a secret; `stop` says why it goes no further. `what` names the event that luck decides or that is hidden, or
    the question at a choice; `asked` is what the same seat could answer there. `last` is the state where it stops,
    before the last answer if luck or something hidden stops that. `why` tells, if what is usually done is not possible
    on the way, the reason. `later` are actions that the rest of the turn will offer because of this one, whatever is
    chosen before. `ways` are what some answers would bring from a choice on.
    """

    def __init__(self, path: list[int], brings: list[list[Event]], stop: str, last: State) -> None:
        self.path: list[int] = path
        self.brings: list[list[Event]] = brings
        self.stop: str = stop
        self.last: State = last
        self.what: str = ""
        self.asked: list[int] = []
        self.why: Reason | None = None
        self.later: list[int] = []
        self.ways: list[Outlook] = []

    @property
    def events(self) -> list[Event]:
        """All that happens on the path."""
        return [event for events in self.brings for event in events]


def outlook(game: Game, state: State, action: int) -> Outlook:
    """Return what follows for certain if the seat that decides does this action and goes on as usual.

    The action is legal; the state stays as it is. It is the same in all worlds that the seat cannot tell apart.
    """
    return Lookout(game, state).outlook(action)


@final
class Lookout:
    """A state from which one looks ahead. What is the same for all its actions is asked once."""

    def __init__(self, game: Game, state: State) -> None:
        self.game: Game = game
        self.state: State = state
        self.answers: Sequence[int] = game.answers(state)
        self.why: Reason | None = self._missed(state)
        self.later: Sequence[int] = game.later(state)

    def outlook(self, action: int) -> Outlook:
        """Return what follows for certain from a legal action, and how one goes on where that ends."""
        seen = self._follow(self.state, action, self._why_of(action), False)
        if seen.stop == CHOICE:
            ways = self.game.ways(seen.last)
            if ways:
                there = Lookout(self.game, seen.last)
                seen.ways = [there._follow(seen.last, way, there._why_of(way), True) for way in ways]
        elif seen.stop == LUCK:
            seen.ways = self._whatever_comes(seen)
        return seen

    def _why_of(self, action: int) -> Reason | None:
        """Return why what is usually done is not possible, if the action answers the question instead of that."""
        return self.why if action in self.answers else None

    def _whatever_comes(self, seen: Outlook) -> list[Outlook]:
        """Return how one goes on after luck that decides nothing for its player, if it is the same whatever comes."""
        game, action = self.game, seen.path[-1]
        if not game.is_idle_luck(seen.last, action):
            return []
        ways: list[Outlook] = []
        scripts: list[list[int]] = [[]]
        while scripts:
            script = scripts.pop()
            then = seen.last.clone()
            try:
                then.apply(action, ProbingLuck(script))
            except MoreLuck as more:
                if len(script) == MOST_LUCK:
                    return []
                scripts += [[*script, outcome] for outcome in range(more.n)]
                continue
            answer = game.usual(then, self.state) if then.seat == self.state.seat else TURN
            if not isinstance(answer, int):
                return []
            ways.append(self._follow(then, answer, self._missed(then), True))
        first = ways[0]
        return [first] if all(_is_same(way, first) for way in ways) else []

    def _follow(self, start: State, action: int, why: Reason | None, is_way: bool) -> Outlook:
        """Do an action and what usually follows; `why` is why something else could not be done instead.

        What is a way already is followed past choices that the game tells in one way only, as all answers to them come
        to the same.
        """
        game, ahead = self.game, start.clone()
        brings: list[list[Event]] = []

        def tell(event: Event) -> None:
            if event.shows_hidden_to(start.seat):
                raise _Stopped(HIDDEN, event.what)
            brings[-1].append(event)

        path: list[int] = []
        answer: int | str = action
        while isinstance(answer, int):
            path.append(answer)
            brings.append([])
            try:
                ahead.apply(answer, NoLuck(), tell)
            except _Stopped as stopped:
                seen = Outlook(path, brings, stopped.stop, _before_last(start, path))
                seen.what = stopped.what or _decided(seen)
                return self._ended(seen, why)
            if ahead.seat != start.seat:
                seen = Outlook(path, brings, ENDED if ahead.seat == OVER else TURN, ahead)
                seen.why = why
                return seen
            answer = game.usual(ahead, self.state)
            if is_way and answer == CHOICE:
                ways = game.ways(ahead)
                answer = ways[0] if len(ways) == 1 else CHOICE
            why = self._missed(ahead) or why
        seen = Outlook(path, brings, answer, ahead)
        seen.what = game.question(ahead)
        seen.asked = ahead.actions()
        return self._ended(seen, why)

    def _ended(self, seen: Outlook, why: Reason | None) -> Outlook:
        """Return an outlook with all that is to be said of its end, where the turn goes on."""
        seen.why = why
        seen.later = [action for action in self.game.later(seen.last) if action not in self.later]
        return seen

    def _missed(self, state: State) -> Reason | None:
        """Return why what is usually done there is not possible; nothing if it is."""
        missed = self.game.missed(state)
        return None if missed is None else self.game.why_not(state, missed)


def _before_last(start: State, path: list[int]) -> State:
    """Return the state before the last answer of a path, all others of which are certain."""
    state = start.clone()
    for answer in path[:-1]:
        state.apply(answer, NoLuck())
    return state


def _decided(seen: Outlook) -> str:
    """Return the name of the event that luck decides: the first one after those that are certain."""
    events: list[Event] = []
    seen.last.clone().apply(seen.path[-1], _SomeLuck(), events.append)
    certain = len(seen.brings[-1])
    return events[certain].what if len(events) > certain else ""


def _is_same(one: Outlook, other: Outlook) -> bool:
    """Tell whether two outlooks say the same, as far as they go."""
    same_end = (one.stop, one.what, one.why) == (other.stop, other.what, other.why)
    return same_end and one.path == other.path and one.events == other.events
