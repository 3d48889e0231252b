"""Where the parts of whole domains are kept: what cannot be written or read there."""

from pathlib import Path

import pytest

from vinculum.gate.selection import Unit
from vinculum.gate.whole.keeper import keeping
from vinculum.gate.whole.store import FILE, Done, Store, StoreError


def test_what_was_found_is_not_lost_where_nothing_more_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a disk that is full in the end the run is reported all the same; the next one has its parts."""

    def full(*_: object) -> None:
        raise StoreError("database or disk is full")

    monkeypatch.setattr(Store, "forget", full)
    unit = Unit("numpy", "int16", ("onnx-14",), "exhaustive", 0, 10.0, 5)
    with keeping(tmp_path / "state", [unit]) as keeper:
        keeper.keep(unit, Done())
        keeper.finish()
    with keeping(tmp_path / "state", [unit]) as keeper:
        assert keeper.done(unit) == Done()


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "state").mkdir(mode=0o700)
    (tmp_path / "state" / FILE).write_text("no database at all, but long enough to be looked at" * 99)
    with pytest.raises(StoreError, match="cannot use"):
        Store(tmp_path / "state")
