from tests.istanbul.table import dice, given


def test_table() -> None:
    table = given({"red": {"merchant": 9, "lira": 3}, "yellow": {}, "green": {}}, at="act")
    table.play("act").play("call 7", luck=dice(3, 4))
    assert table.player("red").lira == 10
    assert table.question() == "encounters"
    t2 = given({"red": {"merchant": 7}, "yellow": {}, "green": {}})
    assert t2.offered("move") == {"1", "2", "3", "4", "5", "6", "9", "11", "12", "14"}
