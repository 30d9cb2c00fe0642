"""What leaves the house about a game: the one place where it is made, for one eye at a time.

An eye is a seat, or None for a spectator. Positions, moments, the log, replays and the record during play are all made
here, from the view and the events that the game itself grants this eye. Everything else stays inside.
"""

from collections.abc import Iterator, Sequence

from fastapi.responses import JSONResponse
from pydantic_core import to_json

from bedesten.core.contract import State
from bedesten.core.errors import UnreadableAction
from bedesten.core.events import Event
from bedesten.core.luck import commitment
from bedesten.core.odds import NO_ANSWER, odds
from bedesten.core.outlook import CHOICE, TURN, Outlook, outlook
from bedesten.core.registry import Game
from bedesten.house.history import ACTION, TO_BOT, TO_PERSON, UNDO, History, Step

Json = dict[str, object]

_SAFE = ((b"<", b"\\u003c"), (b">", b"\\u003e"), (b"&", b"\\u0026"))


def encode(message: object) -> str:
    """Return a message as JSON that is harmless even inside a page: these signs can only stand in texts."""
    data = to_json(message)
    for sign, escaped in _SAFE:
        data = data.replace(sign, escaped)
    return data.decode()


class SafeJson(JSONResponse):
    """An answer over HTTP, written as all messages are."""

    def render(self, content: object) -> bytes:
        return encode(content).encode()


def position_for(history: History, eye: int | None) -> Json:
    """Return the present position as this eye sees it; the seat that decides also gets its question."""
    state, here, seat = history.state, history.here, history.seat
    position: Json = {
        "number": history.number,
        "seat": seat,
        "eye": eye,
        "view": state.view(eye),
        "clock": _clock(history),
        "standing": standing_of(history) if history.is_over else None,
        "prompt": None,
        "actions": [],
        "undo": False,
    }
    if eye is not None and eye == seat:
        position["prompt"] = here.prompt(state)
        position["actions"] = [_offer(history, action) for action in state.actions()]
        position["undo"] = history.can_undo(eye)
    return position


def open_position(history: History) -> Json:
    """Return the position with every hidden part open: for finished games only."""
    return position_for(history, None) | {"view": history.here.write(history.state)}


def moment_for(history: History, step: Step, eye: int | None) -> Json:
    """Return what this eye learns from one entry."""
    entry = step.entry
    own = eye is not None and eye == entry.seat
    return {
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "at": round(entry.at, 3),
        "action": entry.notation if entry.kind == ACTION and (own or history.is_over) else None,
        "undoes": step.undoes,
        "events": _events(history.here, step, eye),
    }


def moments_for(history: History, steps: Sequence[Step], eye: int | None) -> list[Json]:
    """Return what this eye learns from these entries."""
    return [moment_for(history, step, eye) for step in steps]


def record_for(history: History, eye: int | None) -> str:
    """Return the record of a finished game; of a running one, what this eye has seen, as a text."""
    return history.record().write() if history.is_over else "".join(seen_record(history, eye))


def seen_record(history: History, eye: int | None) -> Iterator[str]:
    """Give line by line what this eye has seen of a running game."""
    start = history.start
    eyes = "a spectator" if eye is None else history.seat_names[eye]
    lines = [
        f"a game in progress, as {eyes} has seen it",
        f"game: {start.game}",
        f"rules: {start.rules}",
        f"players: {start.players}",
        *(f"option {name}: {value}" for name, value in start.options.items()),
        *(f"seat {seat}: {name}" for seat, name in enumerate(start.names)),
        *([f"components: {start.components}"] if start.components else []),
        *([f"began: {start.began}"] if start.began else []),
        f"commitment: {commitment(start.secret)}",
        *([f"terms: {start.terms}"] if start.terms else []),
        "",
        "",
    ]
    yield "\n".join(lines)
    for step in history.walk():
        entry, moment = step.entry, moment_for(history, step, eye)
        said = {UNDO: f"takes {step.undoes} back", TO_BOT: "goes to a bot", TO_PERSON: "is back"}.get(entry.kind)
        sentences = [str(event["sentence"]) for event in _events(history.here, step, eye) if event["sentence"]]
        line = f"{entry.number} {history.seat_names[entry.seat]} {said or moment['action'] or 'decides'}"
        yield " | ".join([line, *sentences]) + "\n"


def standing_of(history: History) -> list[Json]:
    """Return the ranks with their scores and tie-breaks."""
    standing = history.state.standing()
    return [
        {"place": rank.place, "seat": rank.seat, "scores": dict(zip(standing.criteria, rank.scores))}
        for rank in standing.ranks
    ]


def rounds_of(history: History) -> Iterator[Json | None]:
    """Give for each entry how things stood if a round ended with it, and at last how they stand now."""
    number, before = 0, history.at(0).state
    for step in history.walk():
        after = step.now.state
        yield _round(number, before) if after.round != before.round else None
        number, before = step.entry.number, after
    yield _round(number, before)


def _round(number: int, state: State) -> Json:
    ranks = sorted(state.standing().ranks, key=lambda rank: rank.seat)
    return {"number": number, "round": int(state.round), "scores": [list(rank.scores) for rank in ranks]}


def story_of(history: History, rounds: Sequence[Json | None]) -> Json:
    """Return how things stood after each round: for finished games only."""
    standing = history.state.standing()
    kept = [one for one in rounds if one is not None]
    return {"criteria": list(standing.criteria), "decided_by": standing.decided_by, "rounds": kept}


def why_not(history: History, eye: int, notation: str) -> tuple[str | None, str | None]:
    """Return the rule that forbids an action to the seat that decides, and the reason; nothing if it is possible."""
    if history.seat != eye:
        return None, "it is not your turn"
    try:
        action = history.here.lexicon.parse(notation)
    except UnreadableAction as error:
        return None, str(error)
    return (None, None) if action in history.state.actions() else history.here.why_not(history.state, action)


def _offer(history: History, action: int) -> Json:
    saying = history.here.lexicon.saying(action)
    return {
        "action": saying.text,
        "verb": saying.verb,
        "part": saying.part,
        "value": saying.value,
        "text": history.here.describe(history.state, action),
        **({} if history.here.says_all(history.state, action) else {"outlook": _outlook(history, action)}),
    }


def _outlook(history: History, action: int) -> Json:
    here, state = history.here, history.state
    seen = outlook(here, state, action)
    shown = _seen(history, seen)
    if seen.ways:
        shown["ways"] = [{"action": here.lexicon.say(way.path[0]), **_seen(history, way)} for way in seen.ways]
    rolled = odds(here, state, seen)
    if rolled is not None:
        gains = [{"gain": list(gain), "chance": round(rolled.chances[gain], 4)} for gain in sorted(rolled.chances)]
        answer = {} if rolled.answer == NO_ANSWER else {"answer": here.lexicon.say(rolled.answer)}
        mean = [round(amount, 2) for amount in rolled.mean()]
        shown["odds"] = {"what": list(rolled.what), "gains": gains, "mean": mean, **answer}
    return shown


def _seen(history: History, seen: Outlook) -> Json:
    """Return what follows for certain; all that goes without saying is left out, for there are many offers."""
    shown: Json = {}
    if seen.stop != TURN:
        shown["stop"] = seen.stop
    if len(seen.path) > 1:
        shown["then"] = [history.here.lexicon.say(answer) for answer in seen.path[1:]]
    if seen.stop == CHOICE:
        shown["asks"] = list(dict.fromkeys(history.here.lexicon.saying(answer).verb for answer in seen.asked))
    brings = [_brought(history, events) for events in seen.brings]
    while brings and not brings[-1]:
        brings.pop()
    if brings:
        shown["events"] = brings
    return shown


def _brought(history: History, events: Sequence[Event]) -> list[Json]:
    """Return what one answer makes happen and does not say itself; events of the seat that decides have no seat."""
    told: list[Json] = []
    for event in events:
        seen: Json = {"seat": None, **event.seen_by(history.seat)}
        if event.seat == history.seat:
            if history.here.restates(event):
                continue
            del seen["seat"]
        told.append(seen)
    return told


def _events(here: Game, step: Step, eye: int | None) -> list[Json]:
    told: list[Json] = []
    for event in step.events:
        seen = event.seen_by(eye)
        told.append({**seen, "sentence": here.sentence(step.now.state, seen)})
    return told


def _clock(history: History) -> Json | None:
    pace = history.start.pace
    if pace.kind == "none":
        return None
    clock, deadline = history.now.clock, history.now.deadline()
    return {
        "kind": pace.kind,
        "left": [round(left, 3) for left in clock.left] if pace.kind == "live" else None,
        "since": round(clock.since, 3),
        "deadline": None if deadline is None else round(deadline, 3),
    }
