"""Fair luck in records: it is written down, it is proved, and whatever was changed is found."""

import hashlib
import hmac
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bedesten.core.errors import BadRecord
from bedesten.core.fairness import seat_order, verify
from bedesten.core.luck import commitment
from bedesten.core.record import Fair, Record, replay
from tests.core.fair_games import SALTS, SECRET, SEEDS, fair_game, first_roll, secret_of, with_luck
from tests.samples import SOME_GAME

texts = st.text(st.characters(exclude_categories=()), max_size=20)


@pytest.fixture(scope="module")
def finished() -> str:
    return fair_game().write()


@pytest.fixture
def record(finished: str) -> Record:
    return Record.read(finished)


def test_a_finished_game_is_proved(record: Record) -> None:
    verdict = verify(record, commitment(SECRET).upper())
    assert verdict.commitment == commitment(SECRET)
    assert verdict.seeds == SEEDS
    assert verdict.outcomes == len(record.setup) + sum(len(entry.luck) for entry in record.entries) > 100
    assert verdict.result == record.result != "unfinished"


def test_the_record_reads_as_documented() -> None:
    head = fair_game(2, actions=3).write().partition("\n\n")[0].splitlines()
    secret = secret_of(2)
    seals = [hashlib.sha256(salt).digest() for salt in SALTS[:2]]
    assert secret[32:] == hashlib.sha256(b"".join(seals)).digest()
    order = [int(word) for word in head[18].removeprefix("order: ").split()]
    names = [hashlib.sha256(SALTS[joined] + name) for joined, name in zip(order, (b"Ada", b"Bo"), strict=True)]
    terms = [*head[1:9], *head[11:14], *head[16:21], *(f"name {i}: {one.hexdigest()}" for i, one in enumerate(names))]
    assert head[9:] == [
        "seat 0: Ada",
        "seat 1: Bo",
        "began: start",
        "fair: 2",
        f"commitment: {hashlib.sha256(secret).hexdigest()}",
        f"secret: {secret.hex()}",
        f"terms: {hashlib.sha256(chr(10).join(terms).encode()).hexdigest()}",
        'luck seed 0: "Ayşe: güneş"',
        'luck seed 1: ""',
        f"order: {order[0]} {order[1]}",
        "seats: by luck",
        "bot 1: easy",
        f"salt 0: {SALTS[order[0]].hex()}",
        f"salt 1: {SALTS[order[1]].hex()}",
        "result: unfinished",
    ]


def test_the_record_of_the_first_kind_reads_as_before() -> None:
    head = fair_game(2, actions=3, bound=False).write().partition("\n\n")[0].splitlines()
    assert head[11:15] == [
        f"commitment: {hashlib.sha256(secret_of(2)).hexdigest()}",
        f"secret: {secret_of(2).hex()}",
        'luck seed 0: "Ayşe: güneş"',
        'luck seed 1: ""',
    ]
    assert head[15].startswith("order: ")
    assert head[16] == "result: unfinished"


@pytest.mark.parametrize("bound", [True, False])
def test_an_outcome_can_be_computed_by_anybody(bound: bool) -> None:
    """The first outcome of the set-up, from nothing but the description of the luck."""
    record = fair_game(2, actions=0, bound=bound)
    terms = next((line[7:] for line in record.write().splitlines() if line.startswith("terms: ")), "")
    parts = [part.encode() for part in ("set-up", *([terms] if bound else SEEDS[:2]))]
    message = b"".join(len(part).to_bytes(4, "big") + part for part in parts) + (0).to_bytes(8, "big")
    word = int.from_bytes(hmac.digest(secret_of(2), message, "sha256")[:4], "big")
    outcome, among = record.setup[0]
    assert word < 2**32 // among * among
    assert outcome == word % among


@given(
    st.builds(
        Fair,
        st.binary(min_size=32, max_size=32).map(bytes.hex),
        st.one_of(st.just(""), st.binary(min_size=16, max_size=64).map(bytes.hex)),
        st.tuples(texts, texts, texts),
        st.one_of(st.just(()), st.permutations((0, 1, 2)).map(tuple)),
    ),
    st.one_of(st.none(), st.dictionaries(texts, st.one_of(texts, st.integers(), st.lists(texts)))),
)
def test_whatever_is_written_is_read(fair: Fair, position: dict[str, object] | None) -> None:
    record = Record(SOME_GAME, 1, 3, {}, ["Ada", "Bo", "Cy"], [], position=position, fair=fair)
    assert Record.read(record.write()) == record


def test_a_record_without_fair_luck_is_as_before() -> None:
    record = replace(fair_game(2, actions=5), fair=None)
    assert "commitment" not in record.write()
    assert Record.read(record.write()) == record
    with pytest.raises(BadRecord, match="has no fair luck"):
        verify(record)


def test_a_game_under_way_keeps_its_secret(record: Record) -> None:
    assert record.fair is not None
    record.fair = replace(record.fair, secret="")
    assert "secret:" not in record.write()
    assert replay(Record.read(record.write())).round > 1
    with pytest.raises(BadRecord, match="publishes it when the game is over"):
        verify(record)


def test_a_game_can_be_continued_from_a_position() -> None:
    record = fair_game(3, at=60, began="position")
    again = Record.read(record.write())
    assert again == record
    assert "\n\n0 set-up\n1 " in record.write()
    assert replay(again).view(None) == replay(record).view(None)
    assert verify(again).outcomes == sum(len(entry.luck) for entry in record.entries) > 0


def test_chosen_seats_are_no_luck() -> None:
    assert verify(fair_game(3)).seats_by_luck
    assert not verify(fair_game(3, shuffled=False)).seats_by_luck
    assert not verify(fair_game(3, shuffled=False, bound=False)).seats_by_luck


def test_seats_are_shuffled_evenly() -> None:
    count: dict[tuple[int, ...], int] = {}
    for number in range(600):
        order = seat_order(number.to_bytes(16, "big"), ("a", "b", "c"))
        count[order] = count.get(order, 0) + 1
    assert len(count) == 6
    assert min(count.values()) > 60


def test_a_changed_roll_is_named(record: Record) -> None:
    number = first_roll(record)
    entry = record.entries[number - 1]
    outcome, among = entry.luck[0]
    changed = (outcome + 1) % among
    record.entries[number - 1] = with_luck(entry, [(changed, among), *entry.luck[1:]])
    with pytest.raises(
        BadRecord, match=rf"entry {number} is written as {changed}/6, but the luck fixed before gives {outcome}/6"
    ):
        verify(record)


def test_a_changed_set_up_is_named(record: Record) -> None:
    outcome, among = record.setup[-1]
    record.setup[-1] = ((outcome + 1) % among, among)
    with pytest.raises(BadRecord, match=rf"^outcome {len(record.setup)} of entry 0 is written as"):
        verify(record)


def test_a_changed_action_is_found(record: Record) -> None:
    number = first_roll(record)
    entry = record.entries[number - 1]
    record.entries[number - 1] = with_luck(entry, [])
    with pytest.raises(BadRecord, match=f"entry {number}: a choice among 6 is due"):
        verify(record)


def test_a_changed_result_is_found(record: Record) -> None:
    record.result = "1 red 9/9/9/9"
    with pytest.raises(BadRecord, match="but it comes to"):
        verify(record)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"secret": bytes(32).hex()}, "^the commitment of the secret is "),
        ({"commitment": "0" * 64}, "^the commitment of the secret is "),
        ({"seeds": ("Ayşe", *SEEDS[1:]), "order": ()}, "of entry 0 is written as "),
        ({"seeds": (SEEDS[1], SEEDS[0], SEEDS[2]), "order": ()}, "of entry 0 is written as "),
    ],
)
def test_a_changed_header_of_the_first_kind_is_found(change: dict[str, object], reason: str) -> None:
    record = fair_game(bound=False)
    assert record.fair is not None
    record.fair = replace(record.fair, **change)  # type: ignore[arg-type]
    with pytest.raises(BadRecord, match=reason):
        verify(record)


def test_a_changed_order_of_seats_of_the_first_kind_is_found() -> None:
    record = fair_game(bound=False)
    assert record.fair is not None
    first, second, third = record.fair.order
    record.fair = replace(record.fair, order=(second, third, first))
    if record.fair.order == (0, 1, 2):
        record.fair = replace(record.fair, order=(third, first, second))
    with pytest.raises(BadRecord, match=f"but the luck fixed before gives {first} {second} {third}"):
        verify(record)


def test_another_commitment_than_the_published_one(record: Record) -> None:
    with pytest.raises(BadRecord, match=f"^the commitment of the record is {commitment(SECRET)}, not abc"):
        verify(record, " abc ")


@pytest.mark.parametrize(
    ("line", "instead", "reason"),
    [
        ("commitment: ", "commitment: xyz", "64 hexadecimal digits"),
        ("secret: ", "secret: abc", "32 to 128 hexadecimal digits"),
        ("luck seed 1: ", "luck seed 1: Bo", "is not written as JSON"),
        ("luck seed 1: ", "luck seed 1: 7", "not a text in quotation marks"),
        ("luck seed 1: ", 'luck seed 9: ""', "no line 'luck seed 1"),
        ("luck seed 1: ", "luck seed 1: " + "[" * 100_000, "is not written as JSON"),
        ("order: ", "order: 0 1", "each of the 3 who joined once"),
        ("order: ", "order: 0 1 1", "each of the 3 who joined once"),
        ("order: ", "order: a b c", "each of the 3 who joined once"),
        ("result: ", "position: []\nresult: unfinished", "is not a position"),
        ("result: ", "position: {\nresult: unfinished", "is not written as JSON"),
        ("result: ", 'position: {"players": {}}\nresult: unfinished', "entry 0: "),
        ("result: ", 'position: {"players": {"red": {}, "blue": {}}}\nresult: unfinished', "not for 3 players"),
        ("seat 1: ", "seat 3: Bo", "no line 'seat 1"),
        ("result: ", "result: unfinished\nwinner: Ada", "line 20: a record has no line 'winner: …' here"),
        ("result: ", "result: unfinished\nresult: unfinished", "line 20: 'result' is said twice"),
        ("result: ", "began: yesterday\nresult: unfinished", "'began: yesterday' is none of start, position"),
        ("result: ", "began: position\nresult: unfinished", "says 'began: position', but it has no position"),
    ],
)
def test_a_damaged_header_is_explained(line: str, instead: str, reason: str) -> None:
    finished = fair_game(bound=False).write()
    lines = [instead if text.startswith(line) else text for text in finished.splitlines()]
    with pytest.raises(BadRecord, match=reason):
        verify(Record.read("\n".join(lines)))


def test_a_position_leaves_no_luck_to_the_set_up() -> None:
    record = fair_game(2, actions=0, at=5, began="position")
    record.setup = [(1, 6)]
    with pytest.raises(BadRecord, match="entry 0: 1 more outcomes are written than the rules use"):
        replay(record)
