"""Everything a record claims is bound: what was changed, swapped, doubled, left out or cut is refused, and said so."""

from dataclasses import replace

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bedesten.core.errors import BadRecord
from bedesten.core.fairness import verify
from bedesten.core.luck import FastLuck
from bedesten.core.record import NameProof, Record, replay, seal_of, tag_of
from bedesten.core.registry import find_game
from tests.core.fair_games import SALTS, bind, fair_game, play

CHANGED = "a line of the header was changed"
WHOLE = fair_game().write()
HEADER = WHOLE.partition("\n\n")[0].splitlines()
NAMES = [line.partition(":")[0] for line in HEADER[1:]]
FORK = "fork hFY5xyz-_ 37"


def changed(lines: list[str], text: str = WHOLE) -> str:
    """Return the text of a record with another header."""
    return "\n".join(lines) + "\n\n" + text.partition("\n\n")[2]


def refusal(text: str) -> str:
    """Return why a record is refused."""
    with pytest.raises(BadRecord) as refused:
        verify(Record.read(text))
    return str(refused.value)


CHANGES = {
    "game": ("catan", CHANGED),
    "rules": ("1", CHANGED),
    "players": ("2", "each of the 2 who joined once"),
    "option rules": ("mocha", CHANGED),
    "option cards": ("all", CHANGED),
    "option layout": ("long", CHANGED),
    "option neutral": ("yes", CHANGED),
    "option colours": ("red.green.yellow", CHANGED),
    "seat 0": ("Eve", CHANGED),
    "seat 1": ("", CHANGED),
    "seat 2": ("Ada", CHANGED),
    "began": ("set-up", CHANGED),
    "fair": ("3", "'fair: 3' is a kind of fair luck that is not known here"),
    "commitment": ("0" * 64, "^the commitment of the secret is "),
    "secret": ("00" * 64, "^the commitment of the secret is f5a5"),
    "terms": ("0" * 64, f"{CHANGED}: its lines come to the terms .*, not 0000"),
    "luck seed 0": ('"Ayşe"', CHANGED),
    "luck seed 1": ('"moon"', CHANGED),
    "luck seed 2": ('""', CHANGED),
    "order": ("0 1 2", CHANGED),
    "seats": ("as listed", CHANGED),
    "bot 2": ("medium", CHANGED),
    "salt 0": ("ab" * 32, CHANGED),
    "salt 1": ("ab" * 32, CHANGED),
    "salt 2": ("ab" * 32, CHANGED),
    "result": ("1 red 9/9/9/9", "but it comes to"),
}


def test_every_line_of_a_header_is_tried() -> None:
    assert [*CHANGES] == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_changed_line_is_refused(name: str) -> None:
    value, reason = CHANGES[name]
    lines = [f"{name}: {value}" if line.startswith(f"{name}: ") else line for line in HEADER]
    assert lines != HEADER
    with pytest.raises(BadRecord, match=reason):
        verify(Record.read(changed(lines)))


@pytest.mark.parametrize("name", NAMES)
def test_a_line_that_is_left_out_is_refused(name: str) -> None:
    lines = [line for line in HEADER if not line.startswith(f"{name}: ")]
    assert len(lines) == len(HEADER) - 1
    said = refusal(changed(lines))
    needless = name.startswith(("option", "bot")) or name in ("secret", "fair", "commitment")
    assert f"the header has no line '{name}: …'" in said or needless
    if name == "secret":
        assert said == "the record has no secret: the house publishes it when the game is over"
    elif name == "commitment":
        assert said == "line 14: a record has no line 'fair: …' here"
    elif name == "fair":
        assert said == "line 16: a record has no line 'terms: …' here"
    elif needless:
        assert said.startswith(CHANGED)


@pytest.mark.parametrize("name", NAMES)
def test_a_line_that_is_said_twice_is_refused(name: str) -> None:
    at = next(number for number, line in enumerate(HEADER) if line.startswith(f"{name}: "))
    assert refusal(changed([*HEADER, HEADER[at]])) == f"line {len(HEADER) + 1}: '{name}' is said twice"


@pytest.mark.parametrize("at", range(1, len(HEADER) - 1))
def test_lines_that_are_swapped_are_refused(at: int) -> None:
    lines = [*HEADER[:at], HEADER[at + 1], HEADER[at], *HEADER[at + 2 :]]
    options = HEADER[at].startswith("option") and HEADER[at + 1].startswith("option")
    assert refusal(changed(lines)).startswith(CHANGED if options else f"line {at + 1}: '{HEADER[at][:60]}' is due, not")


@pytest.mark.parametrize(("one", "other"), [("seat 0", "seat 1"), ("luck seed 0", "luck seed 1"), ("salt 0", "salt 2")])
def test_values_that_are_swapped_are_refused(one: str, other: str) -> None:
    values = dict(line.partition(": ")[::2] for line in HEADER)
    values[one], values[other] = values[other], values[one]
    lines = [HEADER[0], *(f"{name}: {values[name]}" for name in NAMES)]
    assert refusal(changed(lines)).startswith(CHANGED)


def test_a_line_that_says_something_else_is_refused() -> None:
    assert refusal(changed([*HEADER, "winner: Ada"])) == "line 28: a record has no line 'winner: …' here"
    assert refusal(changed([*HEADER, "components:"])).startswith("line 28: '' is due, not 'components:'")


# A forger who knows how terms are made writes new ones: then every roll is another.


@pytest.mark.parametrize(
    "change",
    [
        {"names": ["Eve", "Bo", "Cy"]},
        {"names": ["Bo", "Ada", "Cy"]},
        {"options": {**fair_game().options, "layout": "long"}},
    ],
)
def test_new_terms_change_all_luck(change: dict[str, object]) -> None:
    record = replace(fair_game(), **change)  # type: ignore[arg-type]
    bind(record)
    assert refusal(record.write()).endswith("; or the header was changed")


def test_seats_in_another_order_than_by_the_luck_are_refused() -> None:
    record = fair_game()
    assert record.fair is not None
    first, second, third = record.fair.order
    record.fair = replace(record.fair, order=(second, first, third))
    bind(record)
    said = refusal(record.write())
    assert said == "the salts of the names are not those that the house was bound to"
    # With the salts in their places it is the order that gives it away.
    assert record.fair.bound is not None
    names = tuple(NameProof(salt=SALTS[joined].hex()) for joined in record.fair.order)
    record.fair = replace(record.fair, bound=replace(record.fair.bound, names=names))
    bind(record)
    due = " ".join(map(str, (first, second, third)))
    assert refusal(record.write()) == (
        f"the order of seats is {second} {first} {third}, but the luck fixed before gives {due}"
    )


def test_seats_as_listed_have_no_other_order() -> None:
    record = fair_game(shuffled=False)
    assert record.fair is not None
    assert record.fair.bound is not None
    names = tuple(NameProof(salt=SALTS[joined].hex()) for joined in (1, 0, 2))
    record.fair = replace(record.fair, order=(1, 0, 2), bound=replace(record.fair.bound, names=names))
    bind(record)
    assert refusal(record.write()) == "the order of seats is 1 0 2, but seats as listed are 0 1 2"


def test_the_salts_are_drawn_with_the_secret() -> None:
    """Whoever could choose salts after the seeds could choose the luck by them."""
    record = fair_game()
    assert record.fair is not None
    assert record.fair.bound is not None
    other = NameProof(salt=bytes([9] * 32).hex())
    record.fair = replace(record.fair, bound=replace(record.fair.bound, names=(other, *record.fair.bound.names[1:])))
    bind(record)
    assert refusal(record.write()) == "the salts of the names are not those that the house was bound to"


# A name that was removed.


def without_name(record: Record, seat: int) -> Record:
    assert record.fair is not None
    assert record.fair.bound is not None
    proofs = list(record.fair.bound.names)
    salt = bytes.fromhex(proofs[seat].salt)
    proofs[seat] = NameProof(seal=seal_of(salt), tag=tag_of(salt, record.names[seat]))
    record.names[seat] = ""
    record.fair = replace(record.fair, bound=replace(record.fair.bound, names=tuple(proofs)))
    return record


def test_a_name_can_be_removed_and_all_else_stays_proved() -> None:
    record = without_name(fair_game(), 1)
    text = record.write()
    assert "Bo" not in text
    assert Record.read(text) == record
    whole, rest = verify(fair_game()), verify(Record.read(text))
    assert rest.terms == whole.terms
    assert rest.unproved == (*whole.unproved, "the name of seat 1: it was removed")
    assert refusal(text.replace("seat 0: Ada", "seat 0: Eve")).startswith(CHANGED)


def test_nobody_is_named_where_a_name_was_removed() -> None:
    text = without_name(fair_game(), 1).write().replace("\nseat 1: \n", "\nseat 1: Eve\n")
    assert refusal(text) == "the name of seat 1 was removed, but the record says 'Eve'"


# A record that was cut.


@pytest.mark.parametrize("bound", [True, False])
@pytest.mark.parametrize("kept", [0, 1, 500, -1])
def test_a_record_that_was_cut_is_refused(bound: bool, kept: int) -> None:
    record = fair_game(bound=bound)
    record.entries = record.entries[:kept]
    record.result = "unfinished"
    assert refusal(record.write()) == (
        "the record was cut: the house publishes its secret when the game is over, "
        f"but entry {len(record.entries)} does not end it"
    )


# Where the game began.


@pytest.mark.parametrize(
    ("began", "at", "claim"),
    [
        ("start", 0, ""),
        ("set-up", 0, ""),
        ("position", 60, "how the position came about in which the game began"),
        (FORK, 60, "that the position in which the game began is that of table hFY5xyz-_ after entry 37"),
    ],
)
def test_the_verdict_says_where_the_game_began(began: str, at: int, claim: str) -> None:
    record = fair_game(2, at=at, began=began)
    verdict = verify(Record.read(record.write()))
    assert verdict.began == began
    assert [*verdict.unproved[1:]] == [*([claim] if claim else []), HEADER_UNPROVED]


@pytest.mark.parametrize(
    ("began", "at", "instead", "reason"),
    [
        ("position", 60, "start", "^the record says 'began: start', but it has a position$"),
        ("position", 60, FORK, CHANGED),
        (FORK, 60, "start", "^the record says 'began: start', but it has a position$"),
        (FORK, 60, "position", CHANGED),
        (FORK, 60, "fork hFY5xyz-_ 38", CHANGED),
        ("start", 0, "position", "^the record says 'began: position', but it has no position$"),
        ("set-up", 0, "start", CHANGED),
    ],
)
def test_a_record_cannot_say_that_it_began_elsewhere(began: str, at: int, instead: str, reason: str) -> None:
    text = fair_game(2, at=at, began=began).write()
    with pytest.raises(BadRecord, match=reason):
        verify(Record.read(text.replace(f"\nbegan: {began}\n", f"\nbegan: {instead}\n")))


def test_a_house_cannot_call_an_arranged_set_up_that_of_the_rules() -> None:
    record = fair_game(2, began="set-up")
    record.began = "start"
    bind(record)
    said = refusal(play(record).write())
    assert said == "the record says 'began: start', which its options do not say"


# What was seen at the table.


def end_of(record: Record, after: int, *, header: Record) -> Record:
    """Return the end of a game as one that began in the position after so many entries, with another header."""
    end = replace(header, position=find_game(record.game).write(replay(record, after)), began="position", setup=[])
    end.entries, end.result = record.entries[after:], record.result
    bind(end)
    return end


def test_without_luck_nothing_is_proved() -> None:
    record = fair_game()
    last = max(number for number, entry in enumerate(record.entries, 1) if entry.luck)
    assert last < len(record.entries)
    end = end_of(record, last, header=fair_game())
    said = refusal(end.write())
    assert said == "nothing can be proved: the game used no luck that would bind its header; compare its terms"
    assert verify(end, terms=end.terms()).outcomes == 0


HEADER_UNPROVED = "names and all the header: whoever knows the secret can play another game; compare the terms"


def test_another_game_with_the_same_secret_is_told_by_its_terms() -> None:
    """Who lost may write down a game that they won: commitment, secret and luck are right, the terms are others."""
    true = fair_game()
    forged = replace(true, names=[*true.names[1:], true.names[0]])
    bind(forged)
    play(forged, chance=FastLuck(7))
    assert forged.fair is not None
    verdict = verify(Record.read(forged.write()), forged.fair.commitment)
    assert HEADER_UNPROVED in verdict.unproved
    with pytest.raises(BadRecord, match=r"^the terms of the record are "):
        verify(forged, terms=true.terms())
    assert HEADER_UNPROVED in verify(true).unproved
    assert HEADER_UNPROVED not in verify(true, terms=true.terms()).unproved


def test_whoever_adds_no_text_leaves_the_choice_to_the_house() -> None:
    claim = "that the house did not choose the secret for its luck: no player has added a text"
    assert claim in verify(fair_game(2, seeds=("", ""))).unproved
    assert claim not in verify(fair_game(2)).unproved


# The first kind of fair luck.


@pytest.mark.parametrize("shuffled", [True, False])
def test_what_the_first_kind_does_not_bind_is_named(shuffled: bool) -> None:
    record = fair_game(shuffled=shuffled, bound=False)
    named = "names, and any other line of the header that changes no roll: this record binds none of them"
    order = "the order of seats: it is that of joining, by luck or by choice"
    assert named in verify(record).unproved
    assert (order in verify(record).unproved) is not shuffled
    record.names[0] = "Eve"
    assert named in verify(Record.read(record.write())).unproved


def test_a_bound_record_does_not_pass_for_one_of_the_first_kind() -> None:
    record = replace(fair_game(), began="")
    assert record.fair is not None
    record.fair = replace(record.fair, bound=None)
    assert "of entry 0 is written as" in refusal(record.write())


def test_the_terms_of_a_record_that_has_none() -> None:
    with pytest.raises(BadRecord, match=r"^the record has no terms, not abc$"):
        verify(fair_game(bound=False), terms="abc")


# Any change at all.

GAMES = [
    WHOLE,
    fair_game(2, shuffled=False).write(),
    fair_game(2, at=60, began="position").write(),
    fair_game(2, at=60, began=FORK).write(),
    fair_game(2, began="set-up").write(),
]


@settings(max_examples=100, deadline=None)
@given(st.data())
def test_any_changed_line_is_refused(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(GAMES))
    lines = text.partition("\n\n")[0].splitlines()
    at = data.draw(st.integers(1, len(lines) - 1))
    first = data.draw(st.integers(0, len(lines[at])))
    last = data.draw(st.integers(first, min(len(lines[at]), first + 3)))
    letters = st.text(st.characters(codec="utf-8", exclude_categories=["Cc", "Zl", "Zp", "Zs"]), max_size=3)
    line = lines[at][:first] + data.draw(letters) + lines[at][last:]
    assume(line.rstrip() != lines[at].rstrip())
    assert refusal(changed([*lines[:at], line, *lines[at + 1 :]], text))
