"""Outlook: what an action would bring for certain, told by the rules themselves before anything is done.

An action is done on a copy of the state, and its player goes on there with the answers that are usual (`Game.usual`),
up to the first luck, hidden thing or real choice. So whatever shows what an action is good for (a menu, a screen, a
voice) needs no second telling of the rules; and an outlook holds nothing that the seat which decides does not know.
"""

from typing import Final, final

from mypy_extensions import i64

from bedesten.core.contract import OVER, State
from bedesten.core.events import Event
from bedesten.core.luck import EveryLuck, Luck, MoreLuck
from bedesten.core.registry import Game

LUCK: Final = "luck"
"""The last answer of the path is done, as far as the first thing that is left to chance."""
HIDDEN: Final = "hidden"
"""Likewise, up to something that not everybody will see."""
CHOICE: Final = "choice"
"""The seat must choose before it can go on."""
TURN: Final = "turn"
"""All is done but to end the turn, or somebody else decides."""
ENDED: Final = "over"
"""The game is over."""


MOST_LUCK: Final = 2
"""How many outcomes of idle luck are gone through: two dice."""


class _Stopped(Exception):
    """The certain part of an outlook ends here."""

    def __init__(self, stop: str) -> None:
        super().__init__(stop)
        self.stop = stop


@final
class NoLuck(Luck):
    """Luck for looking ahead: whatever is really left to chance stops it."""

    def below(self, n: i64) -> i64:
        if n == 1:
            return 0
        raise _Stopped(LUCK)


@final
class Outlook:
    """What follows for certain from an action.

    `path` is the action and the usual answers after it, in their order; `brings` are the events of each of them, none
    with a secret; `stop` says why it goes no further, and `asked` what the same seat could answer there. `ways` are
    what some of these answers would bring from a choice on.
    """

    def __init__(self, path: list[int], brings: list[list[Event]], stop: str) -> None:
        self.path: list[int] = path
        self.brings: list[list[Event]] = brings
        self.stop: str = stop
        self.asked: list[int] = []
        self.ways: list[Outlook] = []

    @property
    def events(self) -> list[Event]:
        """All that happens on the path."""
        return [event for events in self.brings for event in events]


def outlook(here: Game, state: State, action: int) -> Outlook:
    """Return what follows for certain if the seat that decides does this action and goes on as usual.

    The action is legal; the state stays as it is. It is the same in all worlds that the seat cannot tell apart.
    """
    ahead = state.clone()
    seen = _follow(here, ahead, action, state)
    if seen.stop == CHOICE:
        seen.ways = [_follow(here, ahead.clone(), way, ahead) for way in here.ways(ahead)]
    elif seen.stop == LUCK:
        seen.ways = _whatever_comes(here, state, seen.path)
    return seen


def _whatever_comes(here: Game, state: State, path: list[int]) -> list[Outlook]:
    """Return how one goes on after luck that decides nothing for its player, if that is the same whatever it brings."""
    ahead = state.clone()
    for action in path[:-1]:
        ahead.apply(action, NoLuck())
    if not here.is_idle_luck(ahead, path[-1]):
        return []
    ways: list[Outlook] = []
    scripts: list[list[int]] = [[]]
    while scripts:
        script = scripts.pop()
        then = ahead.clone()
        try:
            then.apply(path[-1], EveryLuck(script))
        except MoreLuck as more:
            if len(script) == MOST_LUCK:
                return []
            scripts += [[*script, outcome] for outcome in range(more.n)]
            continue
        answer = here.usual(then, state) if then.seat == state.seat else TURN
        if not isinstance(answer, int):
            return []
        ways.append(_follow(here, then, answer, state))
    first = ways[0]
    same = all(way.path == first.path and way.events == first.events and way.stop == first.stop for way in ways)
    return [first] if same else []


def _follow(here: Game, ahead: State, action: int, before: State) -> Outlook:
    """Do an action and what usually follows on a state that may be spoilt by it; `before` is where the look began."""
    seat = ahead.seat
    luck = NoLuck()
    brings: list[list[Event]] = []

    def tell(event: Event) -> None:
        if event.secret:
            raise _Stopped(HIDDEN)
        brings[-1].append(event)

    path: list[int] = []
    answer: int | str = action
    while isinstance(answer, int):
        path.append(answer)
        brings.append([])
        try:
            ahead.apply(answer, luck, tell)
        except _Stopped as stopped:
            return Outlook(path, brings, stopped.stop)
        if ahead.seat == OVER:
            return Outlook(path, brings, ENDED)
        if ahead.seat != seat:
            return Outlook(path, brings, TURN)
        answer = here.usual(ahead, before)
    seen = Outlook(path, brings, answer)
    seen.asked = ahead.actions()
    return seen
