"""What leaves the house about a game: the one place where it is made, for one eye at a time.

An eye is a seat, or None for a spectator. Positions, moments, the log, replays and the record during play are all made
game, from the view and the events that the game itself grants this eye. Everything else stays inside.
"""

from collections.abc import Iterator, Sequence

from fastapi.responses import JSONResponse
from pydantic_core import to_json

from bedesten.core.contract import State
from bedesten.core.errors import IllegalAction
from bedesten.core.events import Event
from bedesten.core.luck import commitment
from bedesten.core.odds import NO_ANSWER, odds
from bedesten.core.outlook import CHOICE, TURN, Lookout, Outlook
from bedesten.core.reasons import Reason
from bedesten.core.registry import Game
from bedesten.house.clock import now
from bedesten.house.history import ACTION, TO_BOT, TO_PERSON, UNDO, History, Refused, Transition

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


def position_for(history: History, eye: int | None, english: bool = False) -> Json:
    """Return the present position as this eye sees it; the seat that decides also gets its question.

    English is only for those who ask for it: it takes time to make, and clients of people have words of their own.
    """
    state, game, seat = history.state, history.game, history.seat
    position: Json = {
        "number": history.number,
        "seat": seat,
        "eye": eye,
        "view": state.view(eye),
        "clock": _clock(history),
        "standing": standing_of(history) if history.is_over else None,
        "actions": [],
        "undo": False,
    }
    if eye is not None and eye == seat:
        position["actions"] = _offers(history, english)
        position["undo"] = history.can_undo(eye)
        if english:
            position["prompt"] = game.prompt(state)
    return position


def open_position(history: History, english: bool = False) -> Json:
    """Return the position with every hidden part open: for finished games only."""
    return position_for(history, None, english) | {"view": history.game.open_view(history.state)}


def moment_for(history: History, transition: Transition, eye: int | None, english: bool = False) -> Json:
    """Return what this eye learns from one entry; its events as sentences too, if they are asked for in English."""
    entry = transition.entry
    own = eye is not None and eye == entry.seat
    return {
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "at": round(entry.at, 3),
        "action": entry.notation if entry.kind == ACTION and (own or history.is_over) else None,
        "undoes": transition.undoes,
        "events": _events(history.game, transition, eye, english),
    }


def moments_for(
    history: History, transitions: Sequence[Transition], eye: int | None, english: bool = False
) -> list[Json]:
    """Return what this eye learns from these entries."""
    return [moment_for(history, transition, eye, english) for transition in transitions]


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
    for transition in history.walk():
        entry, moment = transition.entry, moment_for(history, transition, eye)
        said = {UNDO: f"takes {transition.undoes} back", TO_BOT: "goes to a bot", TO_PERSON: "is back"}.get(entry.kind)
        sentences = [
            str(event["sentence"]) for event in _events(history.game, transition, eye, True) if event["sentence"]
        ]
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
    for transition in history.walk():
        after = transition.after.state
        yield _round(number, before) if after.round != before.round else None
        number, before = transition.entry.number, after
    yield _round(number, before)


def _round(number: int, state: State) -> Json:
    ranks = sorted(state.standing().ranks, key=lambda rank: rank.seat)
    return {"number": number, "round": int(state.round), "scores": [list(rank.scores) for rank in ranks]}


def story_of(history: History, rounds: Sequence[Json | None]) -> Json:
    """Return how things stood after each round: for finished games only."""
    standing = history.state.standing()
    kept = [one for one in rounds if one is not None]
    return {"criteria": list(standing.criteria), "decided_by": standing.decided_by, "rounds": kept}


def why_not(history: History, eye: int, notation: str, english: bool = False) -> Json:
    """Return why this seat cannot do an action now: a code, and the reason if it is a rule; no code if it can."""
    try:
        history.demand(eye, notation)
    except Refused as refusal:
        told = refusal_for(history, refusal, english)
        del told["accepted"]
        return told
    return {"code": None, "reason": None}


def refusal_for(history: History, refusal: Refused, english: bool = False) -> Json:
    """Return a refusal as it is sent: a code, the reason if it is a rule, and what would be accepted."""
    reason, accepted = refusal.facts.get("reason"), refusal.facts.get("accepted")
    told: Json = {"code": refusal.code, "reason": reason, "accepted": accepted}
    if english and isinstance(reason, Reason) and isinstance(accepted, list):
        action, said = str(refusal.facts["action"]), history.game.explain(reason)
        told["message"] = str(IllegalAction(action, reason.rule, said, accepted))
    elif english:
        told["message"] = refusal.message
    return told


def _offers(history: History, english: bool) -> list[Json]:
    """Return the legal actions, each with what it would bring, unless it says all of that itself."""
    game, state = history.game, history.state
    lookout = Lookout(game, state)
    offers: list[Json] = []
    for action in state.actions():
        if game.says_all(state, action):
            offer: Json = {"action": game.lexicon.say(action)}
        else:
            offer = _outlook(game, lookout.outlook(action), state.seat)
        if english:
            offer["text"] = game.describe(state, action)
        offers.append(offer)
    return offers


def _outlook(game: Game, seen: Outlook, seat: int) -> Json:
    shown = _seen(game, seen, seat)
    if seen.ways:
        shown["ways"] = [_seen(game, way, seat) for way in seen.ways]
    rolled = odds(game, seen)
    if rolled is not None:
        gains = [{"gain": list(gain), "chance": round(rolled.chances[gain], 4)} for gain in sorted(rolled.chances)]
        answer = {} if rolled.answer == NO_ANSWER else {"answer": game.lexicon.say(rolled.answer)}
        mean = [round(amount, 2) for amount in rolled.mean()]
        shown["odds"] = {"what": list(rolled.what), "gains": gains, "mean": mean, **answer}
    return shown


def _seen(game: Game, seen: Outlook, seat: int) -> Json:
    """Return what follows for certain; all that goes without saying is left out, for there are many offers."""
    story: list[str | Json] = []
    for answer, events in zip(seen.path, seen.brings):
        story.append(game.lexicon.say(answer))
        if events:
            story += _brought(game, events, seat)
    shown: Json = {"action": story[0]}
    if seen.stop != TURN:
        if seen.stop != CHOICE or not seen.what:
            shown["stop"] = seen.stop
        if seen.what:
            shown["what"] = seen.what
    if len(story) > 1:
        shown["then"] = story[1:]
    if seen.why is not None:
        shown["why"] = _short(seen.why)
    if seen.later:
        shown["later"] = [game.lexicon.say(action) for action in seen.later]
    return shown


def _short(reason: Reason) -> Json:
    """Return a reason without its rule, with its arguments beside the key as an event has its facts."""
    short: Json = {"key": reason.key, **reason.arguments}
    several = reason.arguments.get("reasons")
    if isinstance(several, Sequence):
        short["reasons"] = [_short(part) for part in several if isinstance(part, Reason)]
    return short


def _brought(game: Game, events: Sequence[Event], seat: int) -> list[Json]:
    """Return what one answer makes happen and does not say itself; events of the seat that decides have no seat."""
    told: list[Json] = []
    for event in events:
        if event.seat != seat:
            told.append({"seat": None, **event.seen_by(seat)})
        elif not game.restates(event):
            told.append({"what": event.what, **event.facts})
    return told


def _events(game: Game, transition: Transition, eye: int | None, english: bool) -> list[Json]:
    seen = [event.seen_by(eye) for event in transition.events]
    if not english:
        return [dict(event) for event in seen]
    return [{**event, "sentence": game.sentence(transition.after.state, event)} for event in seen]


def _clock(history: History) -> Json | None:
    pace = history.start.pace
    if pace.kind == "none":
        return None
    at = now()
    clock, deadline = history.current.clock_at(at), history.current.deadline(at)
    return {
        "kind": pace.kind,
        "left": [round(left, 3) for left in clock.left] if pace.kind == "live" else None,
        "since": round(clock.since, 3),
        "deadline": None if deadline is None else round(deadline, 3),
    }
