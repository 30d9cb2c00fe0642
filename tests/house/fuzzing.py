"""Messages that no client should send, in any number, the same for the same seed."""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

Frame = str | bytes
Message = dict[str, Any]

STRANGE: Sequence[Any] = (
    None, True, False, 0, -1, 1.5, -0.0, 2**31, 2**53, 2**63, 2**64, -(2**63) - 1, 10**40, 1e308, "", " ", "0", "null",
    [], {}, [[]], [None], {"": None}, {"type": "act"}, ["act"], "é", "\u0000", "\u202e", "'; drop table entries; --",
    "../../etc/passwd", "{{7*7}}", "%s%n", "a" * 300,
)  # fmt: skip

CONTROL = [chr(code) for code in (*range(0x20), 0x7F, 0x85, 0x200B, 0x200E, 0x202E, 0x2028, 0xFEFF, 0xFFFE, 0xFFFF)]

FRAME_LIMIT = 65536


@dataclass
class Target:
    """What a fuzzer knows: a table and a seat of its own, and those of others."""

    mine: str
    seat: int
    due: int
    actions: list[str]
    foreign: list[str]
    luck: Random = field(default_factory=Random)

    def good(self) -> Message:
        """Return a message that has the right shape, but changes nothing."""
        where = {"table": self.mine, "seat": self.seat}
        later = {"number": self.due + 7, **self.client()}
        return self.luck.choice(
            (
                {"type": "watch", **where, "since": 0},
                {"type": "unwatch", **where},
                {"type": "act", **where, **later, **self.action()},
                {"type": "undo", **where, **later},
                {"type": "why", **where, **self.client(), "action": "reroll"},
                {"type": "lobby", "on": False},
                {"type": "ping", **self.client()},
            )
        )

    def client(self) -> Message:
        return {"client": f"fuzz-{self.luck.getrandbits(60):x}"}

    def action(self) -> Message:
        return {"action": self.luck.choice(self.actions)}


def wrong_types(target: Target) -> Frame:
    message = target.good()
    name = target.luck.choice(list(message))
    message[name] = target.luck.choice([value for value in STRANGE if type(value) is not type(message[name])])
    return json.dumps(message)


def unknown_types(target: Target) -> Frame:
    words = ("Act", "ACT", "action", "__class__", "hello", "position", "done", "table", "gone", "", " act", "act ")
    return json.dumps(target.good() | {"type": target.luck.choice((*words, *STRANGE))})


def fields_missing_or_unknown(target: Target) -> Frame:
    message = target.good()
    if target.luck.random() < 0.5:
        for name in target.luck.sample(list(message), target.luck.randint(1, len(message))):
            del message[name]
        return json.dumps(message)
    return json.dumps(message | {target.luck.choice(("x", "", "__proto__", "Type", "person")): 1})


def huge(target: Target) -> Frame:
    """Mostly texts and lists that are too long; one in fifty is more than the house reads at all."""
    if target.luck.random() < 0.02:
        return "x" * target.luck.randint(FRAME_LIMIT + 1, 4 * FRAME_LIMIT)
    size = target.luck.choice((301, 1000, 4000, 16000, 60000))
    filling = target.luck.choice(("a" * size, "é" * (size // 6), [0] * (size // 4), {"a": "b" * size}, " " * size))
    message = target.good()
    message[target.luck.choice([*message, "more"])] = filling
    return json.dumps(message)


def wrong_order(target: Target) -> Frame:
    """Messages that would be good at some other time: of the past, of the future, without having watched."""
    number = target.luck.choice((0, 1, target.due - 1, target.due + 1, target.due + 1000, 999_999))
    if number == target.due:
        number += 1
    where = {"table": target.mine, "seat": target.seat}
    if target.luck.random() < 0.05:
        return json.dumps({"type": "watch", **where, "since": number})
    return json.dumps(
        target.luck.choice(
            (
                {"type": "act", **where, "number": number, **target.client(), **target.action()},
                {"type": "undo", **where, "number": number, **target.client()},
                {"type": "unwatch", **where},
            )
        )
    )


def bad_json(target: Target) -> Frame:
    text = json.dumps(target.good())
    cut = target.luck.randrange(len(text))
    return target.luck.choice(
        (
            text[:cut],
            text[cut:],
            text[:cut] + target.luck.choice('{}[],:"\\x0\ufeff') + text[cut:],
            text + text,
            text.replace('"', "'"),
            text.replace("}", ",}"),
            f"[{text}]",
            f'"{cut}"',
            "\ufeff" + text,
            '{"type": "ping", "client": "\\ud800"}',
            '{"type": "ping", "client": NaN}',
            '{"type": "ping", "type": "act", "client": Infinity}',
            "".join(chr(target.luck.randrange(1, 0xD800)) for _ in range(cut + 1)),
            "",
        )
    )


def deep_nesting(target: Target) -> Frame:
    depth = target.luck.choice((50, 500, 5000, 30000))
    opening, closing = target.luck.choice((("[", "]"), ('{"a":', "}")))
    depth = min(depth, FRAME_LIMIT // (len(opening) + len(closing)) - 50)
    nested = opening * depth + "0" + (closing * depth if target.luck.random() < 0.7 else "")
    if target.luck.random() < 0.5:
        return f'{{"type": "act", "table": {nested}}}'
    return nested


def binary(target: Target) -> Frame:
    if target.luck.random() < 0.3:
        return json.dumps(target.good()).encode()
    return target.luck.randbytes(target.luck.randint(0, 200))


def wrong_numbers(target: Target) -> Frame:
    odd = ("-1", "1.5", "1e3", "1e999", "-0", "1000001", str(2**31), str(2**63), str(10**400), '"7"', "true", "null")
    name, message = target.luck.choice(
        (
            (
                "number",
                {"type": "act", "table": target.mine, "seat": target.seat, **target.client(), **target.action()},
            ),
            ("number", {"type": "undo", "table": target.mine, "seat": target.seat, **target.client()}),
            (
                "seat",
                {"type": "act", "table": target.mine, "number": target.due + 1, **target.client(), **target.action()},
            ),
            ("seat", {"type": "watch", "table": target.mine, "since": 0}),
            ("since", {"type": "watch", "table": target.mine, "seat": target.seat}),
        )
    )
    text = json.dumps(message)
    return f'{text[:-1]}, "{name}": {target.luck.choice(odd)}}}'


def foreign(target: Target) -> Frame:
    """Tables and seats of others, real ones among them."""
    table = target.luck.choice((*target.foreign, "nosuchtable", "A" * 32, "-", target.mine))
    seat = target.luck.choice((0, 1, 2, 3, 98))
    if table == target.mine and seat == target.seat:
        seat += 1
    where = {"table": table, "seat": seat}
    number = target.luck.choice((0, 1, target.due, target.luck.randrange(400)))
    if target.luck.random() < 0.1:
        return json.dumps({"type": "watch", **where, "invitation": target.luck.choice((None, "", "x", "é", table))})
    return json.dumps(
        target.luck.choice(
            (
                {"type": "act", **where, "number": number, **target.client(), **target.action()},
                {"type": "undo", **where, "number": number, **target.client()},
                {"type": "why", **where, **target.client(), **target.action()},
                {"type": "chat", "table": table, "text": "hello", **target.client()},
                {"type": "unwatch", **where},
            )
        )
    )


def control_characters(target: Target) -> Frame:
    message = (
        target.good()
        if target.luck.random() < 0.8
        else {"type": "chat", "table": target.mine, "text": "", **target.client()}
    )
    name = target.luck.choice([name for name, value in message.items() if isinstance(value, str)])
    signs = "".join(target.luck.choice(CONTROL) for _ in range(target.luck.randint(1, 5)))
    message[name] = signs if target.luck.random() < 0.3 else message[name] + signs
    if message["type"] in ("act", "undo"):
        message["number"] = target.due + 3
    return json.dumps(message, ensure_ascii=target.luck.random() < 0.5)


CLASSES: dict[str, Callable[[Target], Frame]] = {
    make.__name__: make
    for make in (
        wrong_types,
        unknown_types,
        fields_missing_or_unknown,
        huge,
        wrong_order,
        bad_json,
        deep_nesting,
        binary,
        wrong_numbers,
        foreign,
        control_characters,
    )
}


def frames(kind: str, target: Target, count: int) -> Iterator[Frame]:
    """Return so many messages of one class."""
    make = CLASSES[kind]
    for _ in range(count):
        yield make(target)
