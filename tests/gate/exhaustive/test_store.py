"""The store of completed parts: errors on writing and reading."""

from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.gate.support.cli import run
from vinculum.gate.exhaustive import fingerprint
from vinculum.gate.exhaustive.store import FILE, Store, StoreError, UnitResult
from vinculum.gate.results.results import Reason, ReasonKind, Row
from vinculum.gate.runner.checkpoint import open_checkpoint
from vinculum.gate.runner.selection import Unit

REQUIREMENT = "E_DIV_INT_FUNC_0010"


def test_results_survive_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the disk is full at the end, the run is still reported, and the next run reuses its parts."""

    def full(*_: object) -> None:
        raise StoreError("database or disk is full")

    monkeypatch.setattr(Store, "delete", full)
    unit = Unit("numpy", "int16", ("onnx-14",), "exhaustive", 0, 10.0, 5)
    with open_checkpoint(tmp_path / "state", [unit]) as checkpoint:
        checkpoint.add(unit, UnitResult())
        checkpoint.clear()
    with open_checkpoint(tmp_path / "state", [unit]) as checkpoint:
        assert checkpoint.result(unit) == UnitResult()


def test_a_target_that_is_not_installed_has_no_checkpoint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is undecided, beside a target whose parts are stored."""
    absent, present = (Unit(name, "int8", ("onnx-14",), "exhaustive", 0, 10.0, 0) for name in ("jax", "numpy"))
    monkeypatch.setattr(fingerprint, "target", _hash_of_installed)
    with open_checkpoint(tmp_path / "state", [absent, present]) as checkpoint:
        assert checkpoint.result(absent) is None
        for unit in (absent, present):
            checkpoint.add(unit, UnitResult())
        assert checkpoint.stored_parts == 1
    with open_checkpoint(tmp_path / "state", [absent, present]) as checkpoint:
        assert checkpoint.result(absent) is None
        assert checkpoint.result(present) == UnitResult()
        checkpoint.clear()


@pytest.mark.skipif(find_spec("jax") is not None, reason="JAX is installed")
def test_exhaustive_check_of_a_target_that_is_not_installed(tmp_path: Path) -> None:
    result = run("check", "jax", "--level", "exhaustive", "--dtype", "int8", "--state", str(tmp_path))
    assert result.exit_code == 3
    assert "undecided  jax: " in result.output
    assert "jax is not installed" in result.output


def _hash_of_installed(name: str) -> str:
    if name == "jax":
        raise ValueError("jax: jax is not installed")
    return name


def test_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "state").mkdir(mode=0o700)
    (tmp_path / "state" / FILE).write_text("no database at all, but long enough to be looked at" * 99)
    with pytest.raises(StoreError, match="cannot use") as raised:
        Store(tmp_path / "state")
    assert not raised.value.is_transient


def test_full_disk_is_a_transient_error(tmp_path: Path) -> None:
    """A full disk is a transient error, not an error of the command line."""
    with Store(tmp_path / "state") as store:
        pages = store._connection.execute("PRAGMA page_count").fetchone()[0]
        store._connection.execute(f"PRAGMA max_page_count = {pages}")
        large = UnitResult(
            rows=[
                Row(
                    "mine",
                    "1",
                    "onnx-14",
                    REQUIREMENT,
                    "int8",
                    reason=Reason(ReasonKind.UNFINISHED, sha256(bytes([k])).hexdigest()),
                )
                for k in range(250)
            ]
        )
        with pytest.raises(StoreError, match="disk is full") as raised:
            store.add("sweep", 0, large)
    assert raised.value.is_transient
