"""Level exhaustive-float32, shares of a domain, stored parts and the plan."""

import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from vinculum.gate.exhaustive import sweep
from vinculum.gate.exhaustive.domain import EXHAUSTIVE_FLOAT32, Domain, domain_of, parts, patterns, total
from vinculum.gate.exhaustive.store import FILE, Store, StoreError, UnitResult
from vinculum.gate.results.results import Status, exit_status
from vinculum.gate.runner import checkpoint, estimate, work_unit
from vinculum.gate.runner import run as runner
from vinculum.gate.runner.selection import Selection, SelectionError, Unit, units
from vinculum_spec.loader import specification

SPEC = specification()
FLOAT32 = SPEC.types["float32"]
ONE, TWO = 0x3F800000, 0x40000000
FUNC = "E_DIV_FLOAT_FUNC_0010"
TARGETS = Path(__file__).parents[2] / "broken_implementations" / "standalone" / "sweeps.py"


def full_domain_size() -> Domain:
    domain = domain_of(FLOAT32, EXHAUSTIVE_FLOAT32)
    assert domain is not None
    return domain


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> Iterator[Domain]:
    """The domain with 64 significands instead of 2^23, in four parts."""
    domain = replace(full_domain_size(), size=64, parts=4)
    for module in (sweep, checkpoint):
        monkeypatch.setattr(module, "domain_of", lambda *_: domain)
    yield domain
    work_unit.release()


def judge_part(part: int, target: str = "vinculum") -> tuple[Unit, UnitResult]:
    unit = Unit(target, "float32", ("onnx-14",), EXHAUSTIVE_FLOAT32, 0, 20.0, part)
    return unit, work_unit.judge(unit)


def test_every_pair_of_significands_is_in_one_part() -> None:
    domain = full_domain_size()
    assert (domain.pairs, domain.parts) == (1 << 46, parts(FLOAT32, EXHAUSTIVE_FLOAT32))
    assert patterns(FLOAT32, ONE, ONE + 1)[0] == 1
    assert patterns(FLOAT32, TWO - 1, TWO)[0] == np.nextafter(np.float32(2), np.float32(1))
    expected_start = ONE
    for part in range(domain.parts):
        numerators = domain.numerators(part)
        assert (numerators[0], len(numerators)) == (expected_start, 256)
        expected_start = numerators[-1] + 1
    assert expected_start == TWO
    tiles = domain.tiles([ONE + 5])
    assert {numerator for numerator, _ in tiles} == {ONE + 5}
    assert [start for _, start in tiles] == list(range(ONE, TWO, domain.width))


def test_only_float32_has_such_a_domain() -> None:
    assert [name for name, element in SPEC.types.items() if domain_of(element, EXHAUSTIVE_FLOAT32)] == ["float32"]
    assert {unit.dtype for unit in units(Selection(level=EXHAUSTIVE_FLOAT32, parts=range(2)))} == {"float32"}
    with pytest.raises(SelectionError, match="level exhaustive-float32 is for float32 only, not for int8"):
        units(Selection(dtypes=("int8",), level=EXHAUSTIVE_FLOAT32))
    with pytest.raises(SelectionError, match="level significands is now called exhaustive-float32"):
        units(Selection(level="significands"))


def test_the_digest_does_not_depend_on_the_order_of_the_parts(small: Domain) -> None:
    """The digest is the same for another target, and absent if a part is missing."""
    versions = {"vinculum": "x"}
    results = [judge_part(part) for part in range(4)]
    (record,) = checkpoint.records(results, versions)
    assert (record["judged"], record["complete"], record["pairs"]) == (64 * 64, True, 64 * 64)
    assert checkpoint.records(results[::-1], versions) == [record]
    (other,) = checkpoint.records([judge_part(part, f"python:{TARGETS}:right") for part in range(4)], {})
    assert other["digest"] == record["digest"] is not None
    (part,) = checkpoint.records(results[1:], versions)
    assert (part["complete"], part["digest"]) == (False, None)
    portions = [portion for _, sweep_result in results for portion in sweep_result.portions]
    assert record["digest"] == total({k: v for portion in portions for k, v in portion.digests.items()})


@pytest.mark.thorough
def test_wrong_quotient_is_detected_and_changes_the_digest(small: Domain, tmp_path: Path) -> None:
    (tmp_path / "off.py").write_text(
        "import vinculum\n\n\ndef f(A, B):\n    C = vinculum.div(A, B, profile='onnx-14')\n"
        f"    C.view('u4')[(A.view('u4') == {ONE + 20}) & (B.view('u4') == {ONE + 33})] ^= 1\n    return C\n"
    )
    target = f"python:{tmp_path}/off.py:f"
    _, broken_result = judge_part(1, target)
    row = next(row for row in broken_result.rows if row.requirement == FUNC)
    assert (row.verdict, row.failures) == (Status.REFUTED, 1)
    assert row.counterexample is not None
    assert (row.counterexample.A.hex, row.counterexample.B.hex) == ((f"0x{ONE + 20:08x}",), (f"0x{ONE + 33:08x}",))
    assert broken_result.portions[0].digests != judge_part(1)[1].portions[0].digests
    assert judge_part(2, target)[1].portions[0].digests == judge_part(2)[1].portions[0].digests


# ---- shares, and what is kept ----


def test_shares_partition_the_parts() -> None:
    chosen = Selection(("vinculum",), ("onnx-14",), ("int16",), "exhaustive", planned=False)
    every = [unit.part for unit in units(chosen)]
    shares = [[unit.part for unit in units(replace(chosen, shard=(i, 3)))] for i in (1, 2, 3)]
    assert sorted(part or 0 for share in shares for part in share) == every
    assert max(map(len, shares)) - min(map(len, shares)) <= 1


@pytest.mark.thorough
def test_share_is_undecided_and_resumed_by_the_full_run(tmp_path: Path) -> None:
    chosen = Selection(
        ("vinculum",), ("onnx-14",), ("uint16",), "exhaustive", planned=False, parts=range(2), shard=(1, 2),
        state=tmp_path / "state",
    )  # fmt: skip
    shard = runner.run(chosen)
    assert {row.verdict for row in shard.rows} == {Status.UNDECIDED}
    assert {row.reason.text for row in shard.rows} == {"shard 1 of 2 of the exhaustive domain only"}
    assert exit_status(shard.rows) == 3
    both = runner.run(replace(chosen, shard=(1, 1)))
    assert (shard.total_parts, both.total_parts, both.resumed_parts) == (1, 2, 1)
    assert both.sweeps[0]["judged"] == 2 * 256 * 65535, "zero denominators are left out"


@pytest.mark.parametrize("harm", ["UPDATE sweep_parts SET done = x'00112233'", "UPDATE sweep_parts SET done = 'text'"])
def test_a_part_that_cannot_be_read_is_an_error_and_no_success(harm: str, tmp_path: Path) -> None:
    with Store(tmp_path / "state") as store:
        store.add("one", 1, UnitResult())
    with sqlite3.connect(tmp_path / "state" / FILE) as connection:
        connection.execute(harm)
    connection.close()
    with Store(tmp_path / "state") as store, pytest.raises(StoreError, match="cannot read"):
        store.load("one")


# ---- the plan ----


def test_plan_states_pairs_parts_and_time() -> None:
    costs = [estimate.Cost("vinculum", "float32", full_domain_size(), 1, 1 << 14, 1e8)]
    assert costs[0].pairs == 1 << 45
    (line,) = estimate.cost_lines(costs, 4)
    assert "35,184,372,088,832 to judge; 100.0 million per second and core, measured here; 16,384 parts of 21 s" in line
    assert line.endswith("4.1 days of one core, 24 h on 4")
    assert estimate.total_hours(costs) == pytest.approx((1 << 45) / 1e8 / 3600)


def test_a_target_that_cannot_be_started_has_no_measured_cost(tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text("raise RuntimeError\n")
    unit = Unit(f"python:{tmp_path}/broken.py:f", "int16", ("onnx-14",), "exhaustive", 0, 5.0, 3)
    (cost,) = estimate.costs([unit])
    assert (cost.rate, cost.hours) == (0, 0)
    assert "could not be measured" in estimate.cost_lines([cost], 2)[0]


def command(*arguments: str) -> "subprocess.CompletedProcess[str]":
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}
    run = [sys.executable, "-m", "vinculum.cli", "check", *arguments]
    return subprocess.run(
        run, capture_output=True, text=True, env=environment, check=False, timeout=120, stdin=subprocess.DEVNULL
    )


@pytest.mark.thorough
def test_a_dry_run_judges_nothing_and_is_no_success(tmp_path: Path) -> None:
    completed = command(
        "--dtype", "int16", "--level", "exhaustive", "--profile", "onnx-14", "--dry-run", "--state", str(tmp_path / "s")
    )
    assert completed.returncode == 3, completed.stderr
    assert "4,294,967,296 to judge; " in completed.stderr
    assert "million per second and core, measured here; 256 parts of" in completed.stderr
    assert completed.stdout.startswith("would judge vinculum ")
    assert "int16" in completed.stdout and "256 parts of its exhaustive domain" in completed.stdout


@pytest.mark.thorough
def test_run_of_more_than_a_day_needs_confirmation(tmp_path: Path) -> None:
    """Without a terminal to confirm, the command exits with status 2 before anything is judged."""
    completed = command(
        "--level", "exhaustive-float32", "--profile", "onnx-14", "--jobs", "1", "--state", str(tmp_path / "s")
    )
    assert completed.returncode == 2, completed.stderr
    assert "cost: vinculum float32: every pair of float32 significands" in completed.stderr
    assert "--yes" in completed.stderr


@pytest.mark.sample(2)
@pytest.mark.parametrize(("option", "value", "why"), [
    ("--shard", "0/4", "is not i/n"),
    ("--shard", "5/4", "is not i/n"),
    ("--shard", "all", "is not i/n"),
    ("--shard", "1/4", "level standard has no exhaustive domain"),
    ("--engine", "ray", "is neither local, dask nor dask:ADDRESS"),
    ("--engine", "dask:", "is neither local, dask nor dask:ADDRESS"),
    ("--memory", "0GiB", "0GiB is not from 256MiB to"),
])  # fmt: skip
def test_invalid_options_are_usage_errors(option: str, value: str, why: str) -> None:
    completed = command(option, value)
    assert completed.returncode == 2
    assert why in " ".join(completed.stderr.split()).replace("│ ", "")
