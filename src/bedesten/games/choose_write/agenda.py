"""The agenda: the questions that are open, how they are written, and which of them can be open together."""

from collections.abc import Sequence
from typing import Any

from bedesten.games.choose_write.locations import PutAway
from bedesten.games.choose_write.parts import Step
from bedesten.games.choose_write.questions import EFFECTS, QUESTIONS
from bedesten.games.choose_write.state import FOLLOW_UP, FROM_GUILD, NOTHING, ChooseWrite
from bedesten.games.choose_write.turn import BonusRubies, DrawHand, Follow, Refill, TurnUpCaravan

BY_ITSELF = -1
"""No effect comes before a question of the turn itself."""
EVERYBODY = -2
"""A Fountain comes before it."""

Written = list[str | dict[str, dict[str, object]]]


def steps_of(step: Step | None) -> list[Step]:
    """Return a step and all that come after it."""
    steps = []
    while step is not None:
        steps.append(step)
        step = step.then
    return steps


def write_agenda(step: Step | None) -> Written:
    """Write the open questions, the present one first."""
    return [QUESTIONS.of(each).write(each.arguments()) for each in steps_of(step)]


def names_of(step: Step | None) -> list[str]:
    return [QUESTIONS.of(each).name for each in steps_of(step)]


def guild_in_play(step: Step | None) -> list[int]:
    """Return the Guild card that is being carried out, if there is one."""
    return [each.guild for each in steps_of(step) if isinstance(each, PutAway)]


def agenda_problems(state: ChooseWrite) -> list[str]:
    """Return what is wrong with the agenda of a state, each as a sentence."""
    steps = steps_of(state.agenda)
    if not steps:
        return []
    problems = []
    names = names_of(state.agenda)
    for step, name, after in zip(steps, names, (*names[1:], None), strict=True):
        question = QUESTIONS.of(step)
        if after not in question.then:
            allowed = " or ".join(follower or "nothing" for follower in question.then)
            problems.append(f"agenda: after '{name}' comes {allowed}, not {after or 'nothing'}")
        if problem := question.problem(state, step):
            problems.append(problem)
    return problems or _frame_problems(state, steps, names)


def _frame_problems(state: ChooseWrite, steps: Sequence[Step], names: Sequence[str]) -> list[str]:
    """Compare what follows the effect that is carried out with the course of a turn."""
    begin = next((index for index, name in enumerate(names) if name not in (*EFFECTS, "pay-use")), len(names))
    found = write_agenda(steps[begin] if begin < len(steps) else None)
    users = [int(step.seat) for step in steps[:begin]]
    order = [int(state.active + turn) % state.terms.players for turn in range(state.terms.players)]
    known = [user for user, frame in _frames(state) if frame == found]
    if not known:
        return [f"agenda: {', '.join(names[begin:]) or 'nothing'} is no course of a turn of this kind"]
    if not begin:
        return [] if BY_ITSELF in known else ["agenda: there is nothing to decide"]
    if EVERYBODY in known and users == order[len(order) - len(users) :]:
        return []
    return [] if set(users) in [{user} for user in known] else ["agenda: what is carried out belongs to another seat"]


def _frames(state: ChooseWrite) -> list[tuple[int, Written]]:
    """Return how a turn can go on, each with the seat whose use comes before it, EVERYBODY or BY_ITSELF."""
    terms, active = state.terms, int(state.active)
    if state.how == NOTHING:
        if state.round:
            return [(BY_ITSELF, write_agenda(terms.play))]
        return [(EVERYBODY, write_agenda(BonusRubies(frame))) for frame in _set_up_frames(state)]
    turn = terms.after_guild if state.how == FROM_GUILD else terms.uses[active]
    frames: list[tuple[int, Written]] = []
    user = active
    for step in steps_of(turn):
        written = write_agenda(step)
        if isinstance(step, Follow):
            frames.append((user, written))
            frames.append((BY_ITSELF, written))
            user = int(step.seat)
        elif isinstance(step, BonusRubies):
            frames.append((user, written))
        elif isinstance(step, Refill):
            frames.append((EVERYBODY, write_agenda(BonusRubies(step))))
            frames.append((EVERYBODY, write_agenda(BonusRubies(DrawHand(step, active)))))
        else:
            frames.append((BY_ITSELF, written))
    if state.how == FROM_GUILD:
        frames += [
            (active, write_agenda(PutAway(terms.after_guild, active, guild))) for guild in guild_in_play(state.agenda)
        ]
    if terms.is_solo:
        frames = [frame for frame in frames if ("discard-left" in frame[1]) != (state.how == FOLLOW_UP)]
    return frames


def _set_up_frames(state: ChooseWrite) -> list[Step]:
    """Return how a set-up can go on after a Fountain."""
    hands: Step | None = None
    frames: list[Any] = []
    for turn in reversed(range(state.terms.players)):
        hands = DrawHand(hands, (state.start_seat + turn) % state.terms.players)
        frames.append(hands)
    return [*frames, Refill(TurnUpCaravan(hands))]
