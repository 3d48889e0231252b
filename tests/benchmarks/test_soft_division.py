"""`python -m benchmarks.soft_division`: what it compiles, reports and refuses to report."""

import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

from benchmarks.soft_division import command
from benchmarks.soft_division.command import MissingError, Way, main
from vinculum.codegen.c.c_types import element_types

FLOAT32 = next(element for element in element_types()[1] if element.name == "float32")


@pytest.fixture(autouse=True)
def _compiler() -> None:
    if shutil.which("gcc") is None:
        pytest.skip("no gcc")


def test_integers_and_hardware_divide_the_same_operands(tmp_path: Path) -> None:
    ways = [way for way in command._ways(FLOAT32, tmp_path, None) if way.title != "compiler-rt"]
    assert [way.title for way in ways] == ["integers", "integers of 32 bits", "hardware"]
    times, sums = zip(*(command._time(FLOAT32, way, tmp_path, 1) for way in ways), strict=True)
    assert len(set(sums)) == 1
    assert min(times) > 0


def test_times_of_different_quotients_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    sums = iter(range(100))
    monkeypatch.setattr(command, "_time", lambda *_: (1.0, str(next(sums))))
    result = CliRunner().invoke(main, ["--runs", "1"])
    assert result.exit_code == 1
    assert "quotients of float16 differ" in result.output


def test_what_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def time(element: object, way: Way, *others: object) -> tuple[float, str]:
        if way.title == "compiler-rt":
            raise MissingError("no clang")
        return 2.0, "1"

    monkeypatch.setattr(command, "_time", time)
    monkeypatch.setattr(command, "element_types", lambda: ([], [FLOAT32]))
    result = CliRunner().invoke(main, [])
    assert result.exit_code == 0
    assert "float32, compiler-rt: not measured: no clang" in result.output
    assert "| float32 | 2.00 | 2.00 | 2.00 |" in result.output
