"""What is refused names a rule that forbids it, also where a card opens no site at all."""

import pytest

from tests.cairo.table import NINE_EACH, given

TOUCHING = "S4; 1 green H7>I7 +G7+F7; 3 green E9>E8 +F9"
CORNER = "E0; @white=C2; 1 green B2>B3; 2 blue A3>A2; 3 red D2>C2"
LAST_TERRACE = "E0; 1 purple A5>B5; 2 purple A9>B9 +A8+A7"


@pytest.mark.rule("CAI-BLD-07")
@pytest.mark.rule("CAI-MOV-09")
@pytest.mark.rule("CAI-CRD-08")
@pytest.mark.rule("CAI-EXP-04")
@pytest.mark.parametrize(
    ("text", "seat", "card", "kind", "rules"),
    [
        ("S4", 3, "1", "build red", "CAI-BLD-07"),
        ("S4", 2, "4", "build purple", "CAI-BLD-07"),
        ("S2", 1, "8", "build white", "CAI-BLD-07"),
        ("E0", 1, "1", "build purple", "CAI-CRD-08 CAI-BLD-03 CAI-BLD-04"),
        ("S4", 1, "4", "expand red", "CAI-EXP-03"),
        ("S4", 1, "9", "expand red", "CAI-EXP-04 CAI-EXP-06"),
        ("S4", 1, "J123", "expand purple", "CAI-EXP-04 CAI-CRD-08"),
        ("E0; 1 purple A5>B5", 1, "1", "expand purple", "CAI-EXP-05 CAI-CRD-08"),
        (TOUCHING, 3, "5", "expand green", "CAI-EXP-03 CAI-EXP-07"),
        (CORNER, 1, "1", "expand green", "CAI-EXP-03 CAI-ACC-03"),
        (LAST_TERRACE, 1, "4", "move purple", "CAI-MOV-06 CAI-MOV-07"),
    ],
)
def test_a_kind_that_is_refused_names_a_rule_that_is_broken(
    text: str, seat: int, card: str, kind: str, rules: str
) -> None:
    table = given(text, seat, hand=card, money=NINE_EACH).play(f"play {card}")
    if table.question() == "fee":
        table.play("fee white")
    assert table.refused(kind) in rules.split()
