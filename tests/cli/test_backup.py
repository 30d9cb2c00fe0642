"""`bedesten backup` and `bedesten restore`."""

from pathlib import Path

from bedesten.house.migrate import migrate
from bedesten.house.settings import read_settings
from tests.cli.conftest import Call


def test_a_house_is_saved_and_restored(call: Call, tmp_path: Path) -> None:
    migrate(read_settings({"data": str(tmp_path / "old")}, {}))
    file = tmp_path / "house.backup"
    answer = call("backup", str(file), "--data", str(tmp_path / "old"))
    assert (answer.code, answer.err) == (0, "")
    assert answer.out == f"The house is saved in {file}: 0 people, 0 tables, 0 entries.\n"
    answer = call("restore", str(file), "--data", str(tmp_path / "new"))
    assert (answer.code, answer.err) == (0, "")
    assert answer.out == f"The house is restored from {file}: 0 people, 0 tables, 0 entries.\n"
    assert (tmp_path / "new" / "house.db").exists()


def test_a_backup_that_cannot_be_made_is_one_sentence(call: Call, tmp_path: Path) -> None:
    answer = call("backup", str(tmp_path / "file"), "--data", str(tmp_path / "nowhere"))
    assert (answer.code, answer.out) == (2, "")
    assert answer.err == f"bedesten: There is no house in {tmp_path / 'nowhere' / 'house.db'} yet.\n"


def test_a_restore_that_cannot_be_done_is_one_sentence(call: Call, tmp_path: Path) -> None:
    answer = call("restore", str(tmp_path / "file"), "--data", str(tmp_path / "new"))
    assert (answer.code, answer.out) == (2, "")
    assert answer.err == f"bedesten: {tmp_path / 'file'} cannot be read: No such file or directory.\n"
    answer = call("restore", "--data", str(tmp_path / "new"))
    assert answer.code == 2
    assert "Missing argument 'FILE'" in answer.err
