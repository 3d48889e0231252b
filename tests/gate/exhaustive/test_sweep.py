"""Sweeps over 16-bit types: refutations, counts, and interrupted runs."""

import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from tests.gate.support.stored_sweeps import stored_parts
from vinculum._util import c_compiler
from vinculum.gate.exhaustive import fingerprint
from vinculum.gate.exhaustive.domain import PARTS, numerators, parts, total
from vinculum.gate.exhaustive.store import FILE, Store, UnitResult
from vinculum.gate.oracle import compiled as judges
from vinculum.gate.reports.json_report import schema
from vinculum.gate.results.digests import digest
from vinculum.gate.results.results import Row, Status
from vinculum.gate.runner import run, work_unit
from vinculum.gate.runner.selection import Selection, Unit, units
from vinculum.gate.sandbox.client import Sandbox
from vinculum.gate.sandbox.messages import Reply
from vinculum.gate.sandbox.protocol import element_dtype
from vinculum_spec.loader import specification

pytestmark = pytest.mark.sample(1)
SPEC = specification()
TARGETS = Path(__file__).parents[2] / "broken_implementations" / "standalone" / "sweeps.py"
FUNC_INT, FUNC_FLOAT = "E_DIV_INT_FUNC_0010", "E_DIV_FLOAT_FUNC_0010"
ZERO, OVERFLOW = "E_DIV_INT_CONSTR_B_0030", "V_DIV_INT_OVERFLOW_0010"
PART = 0x1205 % PARTS
ROOT = Path(__file__).parents[3]


@pytest.fixture(autouse=True)
def _no_process_stays() -> Iterator[None]:
    yield
    while work_unit._open:
        work_unit._open.popitem()[1].stop()


def part_of(function: str, dtype: str, part: int = PART, profile: str = "onnx-14", seconds: float = 10.0) -> UnitResult:
    """The result of one part of the domain for `function`."""
    return work_unit.judge(Unit(f"python:{TARGETS}:{function}", dtype, (profile,), "exhaustive", 0, seconds, part))


def refuted(result: UnitResult) -> dict[str, Row]:
    return {row.requirement: row for row in result.rows if row.verdict is Status.REFUTED}


# ---- the domain ----


@pytest.mark.parametrize("name", ["int8", "uint8", "int16", "uint16", "float16", "bfloat16"])
def test_parts_hold_every_numerator_once(name: str) -> None:
    element = SPEC.types[name]
    every = [k for part in range(parts(element)) for k in numerators(element, part)]
    assert sorted(every) == list(range(1 << element.width))


def test_wider_types_have_no_parts() -> None:
    assert {parts(element) for element in SPEC.types.values() if element.width not in (8, 16)} == {0}


@pytest.mark.parametrize("name", ["int16", "float16", "bfloat16"])
def test_a_digest_is_of_values(name: str) -> None:
    """Digests depend on every bit of every value, except for the sign and payload of NaN."""
    element = SPEC.types[name]
    C = np.arange(1 << 16, dtype=np.uint16).view(element_dtype(name))
    for k in (0, 1, 0x1234, 0x8000):
        other = C.copy()
        other.view("u2")[k] ^= 1
        assert digest(other, element) != digest(C, element)
    if element.form is not None:
        other, infinity = C.copy(), ((1 << (16 - element.form.p)) - 1) << (element.form.p - 1)
        other.view("u2")[infinity + 1] = 0x8000 | (infinity + 2)
        assert digest(other, element) == digest(C, element)
        other.view("u2")[infinity] = infinity + 1
        assert digest(other, element) != digest(C, element)


def test_the_digest_of_all_is_in_the_order_of_the_numerators() -> None:
    one, two = digest(np.array([1], "i2"), SPEC.types["int16"]), digest(np.array([2], "i2"), SPEC.types["int16"])
    assert total({3: one, 5: two}) == total({5: two, 3: one}) != total({3: two, 5: one})


# ---- verdicts ----


@pytest.mark.parametrize(("function", "dtype", "requirement", "got"), [
    ("off_by_one", "int16", FUNC_INT, "1 (0x0001)"),
    ("off_by_one", "float16", FUNC_FLOAT, "0.00323486328 (0x1aa0)"),
    ("dies", "float16", "V_DIV_NO_CRASH_0010", "died: ended by SIGKILL"),
    ("raises", "int16", "V_DIV_ANSWER_0010", "error ValueError: not this one"),
    ("float64_result", "int16", "E_DIV_INT_CONSTR_C_0020", "float64"),
])  # fmt: skip
def test_one_pair_of_sixteen_million(function: str, dtype: str, requirement: str, got: str) -> None:
    """The fault is refuted under its requirement, with the right pair, and everything else is judged."""
    result = part_of(function, dtype)
    rows = refuted(result)
    example = rows[requirement].counterexample
    assert example is not None
    assert (rows[requirement].failures, example.got) == (1, got)
    if requirement != "E_DIV_INT_CONSTR_C_0020":
        assert (example.A.hex, example.B.hex) == (("0x1205",), ("0x3344",))
    main = next(row for row in result.rows if row.requirement == (FUNC_INT if dtype == "int16" else FUNC_FLOAT))
    pair_count = (1 << 24) - (256 if dtype == "int16" else 0)
    assert pair_count - (1 << 16) <= main.cases <= pair_count
    assert not any(row.unfinished for row in result.rows)


@pytest.mark.slow
def test_hang_is_refuted_and_skipped_pairs_are_undecided() -> None:
    """A hang is found; what the gate gives up is reported as undecided."""
    rows = refuted(part_of("hangs", "float16", seconds=0.2))
    example = rows["V_DIV_NO_CRASH_0010"].counterexample
    assert example is not None
    assert (example.A.hex, example.B.hex) == (("0x1205",), ("0x3344",))


@pytest.mark.thorough
def test_crash_that_does_not_recur_is_undecided() -> None:
    """A crash that does not recur leaves the row undecided."""
    result = part_of("dies_at_call_40", "float16")
    main = next(row for row in result.rows if row.requirement == FUNC_FLOAT)
    assert main.verdict is Status.UNDECIDED
    assert "died: ended by SIGKILL once" in main.reason.text
    assert len(result.portions[0].digests) == 256, "all else is judged"


@pytest.mark.thorough
def test_crash_on_a_pair_of_the_first_tile() -> None:
    """Only that pair is not judged, and the crash is counted once."""
    result = part_of("dies_for_0_by_5", "int8", part=0)
    rows = {row.requirement: row for row in result.rows}
    assert (rows["V_DIV_NO_CRASH_0010"].failures, rows[FUNC_INT].cases, rows[FUNC_INT].failures) == (1, 65278, 0)


@pytest.mark.thorough
def test_crash_on_the_first_tile_that_does_not_recur(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VINCULUM_TEST_MARK", str(tmp_path / "mark"))
    result = part_of("dies_once_for_first_tile", "int8", part=0)
    main = next(row for row in result.rows if row.requirement == FUNC_INT)
    assert (tmp_path / "mark").exists()
    assert (main.verdict, main.cases) == (Status.UNDECIDED, 65279)
    assert main.reason.text == "numerator 0x0: invalid once, and valid when tried again"


def test_refused_tile_is_tried_only_initially() -> None:
    result = part_of("refuses_over_100_elements", "int8", part=0)
    main = next(row for row in result.rows if row.requirement == FUNC_INT)
    assert (main.verdict, main.cases) == (Status.UNDECIDED, 0)
    assert main.reason.text == "not supported on path 'eager' in 1 of its cases, such as 'exhaustive domain': too many"


def test_inexpressible_tile_is_no_success() -> None:
    """An inexpressible tile after others leaves the row undecided."""
    result = part_of("inexpressible_for_3", "int8", part=0)
    main = next(row for row in result.rows if row.requirement == FUNC_INT)
    assert (main.verdict, main.cases, main.reason.text) == (Status.UNDECIDED, 65279 - 255, "numerator 0x3: no answer")


def test_written_operands_are_detected() -> None:
    assert "V_DIV_INPUTS_UNTOUCHED_0010" in refuted(part_of("writes", "float16"))


@pytest.mark.thorough
def test_wrong_result_that_does_not_recur_refutes_determinism() -> None:
    """A wrong result that does not recur refutes its requirement and determinism."""
    rows = refuted(part_of("wrong_at_call_40", "float16", part=3))
    assert {FUNC_FLOAT, "V_DIV_DETERMINISM_0010"} <= set(rows)
    assert "once, and not when tried again" in str(rows[FUNC_FLOAT].counterexample)
    assert rows[FUNC_FLOAT].failures == 1


@pytest.mark.thorough
def test_failures_of_nearly_all_pairs_are_counted() -> None:
    """All failures are counted, and localised once."""
    started = time.monotonic()
    rows = refuted(part_of("floored", "int16"))
    a = np.arange(-(1 << 15), 1 << 15)
    a = a[(a & 0xFF) == PART]
    b = np.delete(np.arange(-(1 << 15), 1 << 15), 1 << 15)
    expected = sum(int(((k % b != 0) & ((k < 0) != (b < 0))).sum()) for k in a)
    assert rows[FUNC_INT].failures == expected
    assert time.monotonic() - started < 20


@pytest.mark.parametrize(("dtype", "profile", "excluded"), [
    ("int8", "openvino-1", {ZERO: 256, OVERFLOW: 1}),
    ("uint8", "sonnx", {ZERO: 256}),
    ("float16", "openvino-1", {"V_DIV_FLOAT_NONZERO_0010": 512}),
    ("float16", "onnx-14", {}),
])  # fmt: skip
def test_our_kernel_conforms_and_every_pair_is_accounted_for(
    dtype: str, profile: str, excluded: dict[str, int]
) -> None:
    """For each rounding, every pair is judged or excluded by a condition."""
    result = work_unit.judge(Unit("vinculum", dtype, (profile,), "exhaustive", 0, 10.0, 0))
    assert not refuted(result)
    roundings = 2 if (dtype, profile) == ("int8", "openvino-1") else 1
    assert [portion.excluded for portion in result.portions] == [excluded] * roundings
    element = SPEC.types[dtype]
    for portion in result.portions:
        assert portion.judged + sum(portion.excluded.values()) == len(numerators(element, 0)) << element.width
        assert sorted(portion.digests) == numerators(element, 0)
    if roundings == 2:
        assert total(result.portions[0].digests) != total(result.portions[1].digests), "floor is not truncate"


@pytest.mark.thorough
def test_withheld_results_are_requested_again() -> None:
    """If every tile is invalid, the trial judges each numerator, and there is no digest."""
    with Sandbox(f"python:{TARGETS}:right") as sandbox:
        sandbox.sweep = lambda *_: Reply("died")  # type: ignore[method-assign]
        work_unit._open[sandbox.target, sandbox.seconds, sandbox.gib] = sandbox
        result = work_unit.judge(Unit(sandbox.target, "int8", ("onnx-14",), "exhaustive", 0, 10.0, 0))
        work_unit._open.clear()
    assert not refuted(result)
    main = next(row for row in result.rows if row.requirement == FUNC_INT)
    assert (main.cases, main.verdict) == (65279, Status.UNDECIDED)
    assert re.search("once, and (not when tried one by one|valid when tried again)", main.reason.text)
    assert (result.portions[0].judged, result.portions[0].digests) == (0, {})


# ---- judges ----


@pytest.fixture
def no_compiler(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """The NumPy oracle judges without a C compiler."""
    caches = (c_compiler.compiler, c_compiler.load, judges.oracle_for)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CC", raising=False)
    for cache in caches:
        cache.cache_clear()
    yield
    for cache in caches:
        cache.cache_clear()


@pytest.mark.thorough
def test_without_a_compiler_numpy_judges(no_compiler: None) -> None:
    result = part_of("floored", "int8", part=0)
    assert [portion.oracle for portion in result.portions] == ["NumPy"]
    assert refuted(result)[FUNC_INT].failures > 0
    assert not refuted(part_of("right", "int8", part=0))


# ---- what is kept ----


def test_stored_parts_are_restored(tmp_path: Path) -> None:
    """Parts are restored completely; the first write wins; deleted sweeps are gone."""
    result = part_of("off_by_one", "int16")
    with Store(tmp_path / "state") as store:
        store.add("one", 5, result)
        store.add("one", 5, UnitResult())
        store.add("two", 5, UnitResult())
    with Store(tmp_path / "state") as store:
        assert store.load("one") == {5: result}
        store.delete(["one"])
        assert (store.load("one"), store.load("two")) == ({}, {5: UnitResult()})


@pytest.mark.thorough
def test_parts_of_several_machines_are_merged(tmp_path: Path) -> None:
    result = part_of("off_by_one", "int16")
    for name, part in (("here", 5), ("there", 6)):
        with Store(tmp_path / name) as store:
            store.add("one", part, result)
    with sqlite3.connect(tmp_path / "here" / FILE) as connection:
        connection.execute("ATTACH ? AS there", (str(tmp_path / "there" / FILE),))
        connection.execute("INSERT OR IGNORE INTO sweep_parts SELECT * FROM there.sweep_parts")
    with Store(tmp_path / "here") as store:
        assert store.load("one") == {5: result, 6: result}


def small(target: str, state: Path | None, count: int = 4) -> Selection:
    return Selection((target,), ("onnx-14",), ("int16",), "exhaustive", planned=False, parts=range(count), state=state)


RUN = """
import sys
from pathlib import Path
from vinculum.gate.runner.run import run
from vinculum.gate.runner.selection import Selection
if __name__ == "__main__":
    run(Selection((sys.argv[1],), ("onnx-14",), ("int16",), "exhaustive", planned=False, parts=range(4), state=Path(sys.argv[2])))
"""


@pytest.mark.thorough
def test_killed_run_is_resumed(tmp_path: Path) -> None:
    """A run that continues after SIGKILL has the result of a complete run.

    It neither repeats stored parts nor counts them twice.
    """
    target, state = f"python:{TARGETS}:slow", tmp_path / "state"
    (tmp_path / "run.py").write_text(RUN)
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    process = subprocess.Popen([sys.executable, str(tmp_path / "run.py"), target, str(state)], env=environment)
    deadline = time.monotonic() + 180
    while stored_parts(state) < 1 and time.monotonic() < deadline:
        time.sleep(0.02)
    process.kill()
    process.wait()
    stored = stored_parts(state)
    assert 1 <= stored < 4
    resumed = run.run(small(target, state))
    assert (resumed.resumed_parts, resumed.total_parts, resumed.stored_parts) == (stored, 4, 4)
    straight = run.run(small(target, tmp_path / "another"))
    assert straight.resumed_parts == 0
    assert resumed.sweeps == straight.sweeps
    assert [row.document() for row in resumed.rows] == [row.document() for row in straight.rows]
    (record,) = resumed.sweeps
    assert (record["judged"], record["complete"], record["digest"]) == (4 * 256 * 65535 - 1, False, None), (
        "MIN / -1 is left out"
    )
    assert stored_parts(state) == 0, "what is complete is run anew"


@pytest.mark.thorough
def test_a_digest_does_not_depend_on_the_run(tmp_path: Path) -> None:
    """The digest of an 8-bit type is complete, and the same with one process and with another target."""

    def digest_of(target: str, jobs: int) -> str:
        chosen = Selection(
            (target,), ("onnx-14",), ("uint8",), "exhaustive", planned=False, jobs=jobs, state=tmp_path / "s"
        )
        (record,) = run.run(chosen).sweeps
        assert record["complete"]
        return str(record["digest"])

    assert digest_of("vinculum", 2) == digest_of(f"python:{TARGETS}:right", 1)


@pytest.mark.thorough
def test_a_changed_target_starts_afresh(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("import numpy as np\ndef f(A, B): return np.floor_divide(A, B)\n")
    first = fingerprint.target(f"python:{file}:f")
    fingerprint.target.cache_clear()
    assert fingerprint.target(f"python:{file}:f") == first
    fingerprint.target.cache_clear()
    file.write_text(file.read_text() + "# changed\n")
    assert fingerprint.target(f"python:{file}:f") != first
    assert fingerprint.target("vinculum") != fingerprint.target("numpy")
    fingerprint.target.cache_clear()


def test_exhaustive_units_are_planned_cases_and_all_parts() -> None:
    """The units are the planned cases, and every part of each type with a domain."""
    chosen = Selection(("vinculum",), ("onnx-14",), ("int8", "int16", "int32"), "exhaustive")
    rows = [(unit.dtype, unit.part) for unit in units(chosen)]
    assert [part for dtype, part in rows if dtype == "int32"] == [None]
    assert [part for dtype, part in rows if dtype == "int8"] == [None, 0]
    assert [part for dtype, part in rows if dtype == "int16"] == [None, *range(PARTS)]
    assert {unit.part for unit in units(replace(chosen, level="standard"))} == {None}


@pytest.mark.thorough
def test_ctrl_c_reports_how_to_resume(tmp_path: Path) -> None:
    """An interrupted run exits with status 3, stores its parts, and says that it is incomplete."""
    state, file = tmp_path / "state", tmp_path / "run.json"
    command = [sys.executable, "-m", "vinculum.cli", "check", f"python:{TARGETS}:slow", "--dtype", "int16"]
    command += ["--level", "exhaustive", "--profile", "onnx-14", "--state", str(state), "--json", str(file)]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment, cwd=ROOT
    )
    deadline = time.monotonic() + 90
    while stored_parts(state) < 1 and time.monotonic() < deadline:
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    stdout, _ = process.communicate(timeout=60)
    assert process.returncode == 3, stdout
    assert f"of 256 parts are stored in {state}; run the same command to continue" in " ".join(stdout.split())
    jsonschema = pytest.importorskip("jsonschema")
    content = json.loads(file.read_text())
    jsonschema.validate(content, schema())
    assert content["interrupted"] is True
    (record,) = content["sweeps"]
    assert (record["complete"], record["digest"]) == (False, None)
    assert stored_parts(state) >= 1
