"""Faulty targets get their verdicts within time and memory limits, and leave no process."""

import os
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from tests.gate.support.fault_runs import (
    ALIASING,
    ANSWER,
    DETERMINISM,
    FUNC,
    FUNC_FLOAT,
    GIB,
    LIMIT,
    MARK_VARIABLE,
    MODULES,
    MULTIDIRECTIONAL,
    NEVER,
    NO_CRASH,
    SECONDS,
    SPEC,
    UNTOUCHED,
    compile_c_targets,
    judge_cases,
    observed,
    processes_with,
)
from tests.gate.support.targets import target_of
from tests.support.tiers import default_cases
from vinculum.gate.cases import catalogue
from vinculum.gate.exhaustive.store import UnitResult
from vinculum.gate.results.formatting import replayable
from vinculum.gate.results.results import Status, exit_status
from vinculum.gate.runner import replay as replays
from vinculum.gate.runner import work_unit
from vinculum.gate.runner.selection import Unit
from vinculum.gate.sandbox.client import Sandbox, UnavailableError
from vinculum.gate.sandbox.messages import Reply, Request
from vinculum.gate.trial.determinism import (
    MAX_CALLS,
    MAX_CRASHING_TYPES,
    MAX_SIMILAR_CALLS,
    OtherTypeCalls,
    RecordedCalls,
    WorkKind,
)
from vinculum.gate.trial.trial import FIRST_CALL_HINT, ORDINARY_PAIR_STOPPED, Trial


@pytest.mark.parametrize(("function", "requirement", "got"), default_cases([
    ("exits_silently", NO_CRASH, "died: the process ended without an answer (exit status 0)"),
    ("closes_every_file", NO_CRASH, "died: the process ended without an answer"),
    ("garbage_on_the_pipe", NO_CRASH, "died: the message is malformed"),
    ("forges_replies", NO_CRASH, "died: "),
    pytest.param("sleeps_forever", NO_CRASH, f"hung: no answer within {NEVER:g} s (--timeout)", marks=pytest.mark.slow),
    pytest.param("deadlocks", NO_CRASH, f"hung: no answer within {NEVER:g} s (--timeout)", marks=pytest.mark.slow),
    ("ignores_signals_and_sleeps", NO_CRASH, f"hung: no answer within {NEVER:g} s (--timeout)"),
    ("allocates_endlessly", NO_CRASH, "died: ended by the gate: its processes held"),
    ("allocates_in_children", NO_CRASH, "died: ended by the gate: its processes held"),
    ("forks_endlessly", NO_CRASH, "died: ended by the gate: it had"),
    ("raises_system_exit", NO_CRASH, "died: the process ended without an answer (exit status 0); it printed: SystemExit: 0"),
    ("writes_file_endlessly", ANSWER, "error OSError: [Errno 27] File too large"),
    ("random_quotients", FUNC, ""),
    ("changes_its_inputs", UNTOUCHED, "changed: A"),
    ("changes_previous_inputs", UNTOUCHED, "changed: A"),
    ("locks_its_inputs", UNTOUCHED, "changed: A"),
    ("clears_aligned_flag", UNTOUCHED, "changed: A"),
    ("returns_view_of_input", ALIASING, "C lies in the memory of A"),
    ("changes_previous_result", ALIASING, "C lies in the memory of another call's result"),
    ("object_array", "E_DIV_INT_CONSTR_C_0020", "objects that are no Fraction: int"),
    ("returns_masked", ANSWER, "MaskedConstant of float64"),
], "exits_silently", "changes_its_inputs"))  # fmt: skip
def test_fault_refutes_its_requirement(function: str, requirement: str, got: str) -> None:
    """An example and the first repeated call refute it; the exit status is 1."""
    rows = judge_cases(function, cases=2, seconds=NEVER if got.startswith("hung") else SECONDS)
    assert rows[requirement].verdict is Status.REFUTED, rows[requirement].reason.text
    assert not got or observed(rows[requirement]).startswith(got)
    assert exit_status(rows.values()) == 1


@pytest.mark.parametrize(("function", "kind", "cases", "requirement"), default_cases([
    ("changes_after_return", "divided by 1", 1, ALIASING),
    ("differs_randomly", "", 60, DETERMINISM),  # by the clock: in one call of three
    ("differs_after_many_calls", "", 4000, FUNC),
    ("differs_by_threads", "", 4, DETERMINISM),
    ("differs_by_cores", "", 4, DETERMINISM),
    ("differs_by_alignment", "unaligned", 6, FUNC),
    ("caches_by_bytes", "", 12, DETERMINISM),  # of another type, in between
], "changes_after_return", "differs_by_cores"))  # fmt: skip
def test_nondeterministic_result_is_refuted(function: str, kind: str, cases: int, requirement: str) -> None:
    rows = judge_cases(function, kind=kind, cases=cases)
    assert rows[requirement].verdict is Status.REFUTED, rows[requirement].reason.text


@pytest.mark.slow
def test_denominator_cached_across_types_is_replayed() -> None:
    """Level standard calls another type with equal bytes; the counterexample records that call."""
    unit = Unit(target_of("caches_denominator_by_bytes", MODULES), "int32", ("onnx-14",), "standard", 0, SECONDS)
    rows = {row.requirement: row for row in work_unit.judge(unit).rows}
    assert [name for name, row in rows.items() if row.failures] == [DETERMINISM]
    assert re.fullmatch(
        r"other bytes in another process with one thread, after a call of \w+( and one of \w+)?",
        observed(rows[DETERMINISM]),
    )
    example = rows[DETERMINISM].counterexample
    assert example is not None
    (recorded,) = replays.load(example.replay)
    assert {"uint32", "float32"} & {dtype for dtype, *_ in recorded.after}
    again_row = replays.replay(recorded)
    assert again_row.verdict is Status.REFUTED
    assert observed(again_row) == observed(rows[DETERMINISM])
    assert replays.replay(replace(recorded, after=())).verdict is Status.CONFORMS


@pytest.mark.parametrize(
    ("function", "called"), [("first_call_of_type_is_wrong", set()), ("suffers_from_uint8", {"uint8"})]
)
@pytest.mark.slow
def test_replay_includes_earlier_calls(function: str, called: set[str]) -> None:
    """A replay reproduces the fault, whichever earlier call caused it."""
    unit = Unit(target_of(function, MODULES), "int32", ("onnx-14",), "standard", 0, SECONDS)
    row = next(row for row in work_unit.judge(unit).rows if row.requirement == DETERMINISM)
    assert row.verdict is Status.REFUTED
    assert row.counterexample is not None
    (recorded,) = replays.load(row.counterexample.replay)
    assert called <= {dtype for dtype, *_ in recorded.after}
    assert not called or len(recorded.after) > 2, "uint8 is not among the two right before"
    assert replays.replay(recorded).verdict is Status.REFUTED


@pytest.mark.thorough
def test_crashing_types_are_not_called_again() -> None:
    """Each crashing type is called once, and at most three are: every call may take its whole time."""

    class EndsOf(NeverAnswers):
        def divide(self, *requests: object) -> Reply:
            self.calls += 1
            (request,) = requests
            assert isinstance(request, Request)
            return Reply("died") if request.dtype in deadly else Reply("value", dtype=request.dtype)

    plan = work_unit.plan_of(SPEC, Unit("numpy", "int32", ("onnx-14",), "quick", 0, SECONDS), "onnx-14")
    request = Request(*plan.index_revealing_pairs(3), "onnx-14", "int32", "eager")
    for deadly, max_calls in (({"int8"}, 60), (set(plan.profile.types), MAX_CRASHING_TYPES)):
        sandbox, others = EndsOf(), OtherTypeCalls(plan, possible=True)
        called = [dtype for _ in range(30) for dtype, *_ in others.call(sandbox, request)]  # type: ignore[arg-type]
        assert max_calls - 30 / 5 <= sandbox.calls <= max_calls
        assert set(called) == set(others.last) == {x for x in plan.profile.types if x != "int32"} - deadly


def test_fault_after_too_many_calls_is_not_replayed() -> None:
    request = Request(np.ones(1, np.int32), np.ones(1, np.int32), "onnx-14", "int32", "eager")
    assert replayable("numpy", DETERMINISM, request)
    assert replayable("numpy", DETERMINISM, replace(request, after=None)) == ""


@pytest.mark.thorough
def test_calls_by_one_denominator_are_repeated() -> None:
    """Few of the repeated calls differ in shapes only."""
    plan = work_unit.plan_of(SPEC, Unit("numpy", "int32", ("onnx-14",), "standard", 0, SECONDS), "onnx-14")
    calls = RecordedCalls(plan.element)
    reply = Reply("value", np.zeros(1, np.int32), "int32", (1,))
    for case in catalogue.cases(plan):
        calls.add(case, Request(case.A, case.B, "onnx-14", "int32", "eager"), reply)
    labels = [label for label, _ in calls.calls]
    assert {"special values by one divisor", "hard quotients by one divisor", "divided by 1"} < set(labels)
    assert {"one special value by each", "interior", "large"} < set(labels)
    for kind in set(WorkKind) - {WorkKind.LARGE}:
        assert 0 < calls.by_quota[kind, "shapes"] <= MAX_SIMILAR_CALLS
        assert calls.by_kind[kind] <= MAX_CALLS[kind]


@pytest.mark.thorough
def test_deterministic_target_is_not_refuted_by_repetition() -> None:
    rows = judge_cases(target_of("right", MODULES[:1]), cases=30)
    assert not any(row.failures for row in rows.values())
    assert rows[DETERMINISM].cases >= 10


@pytest.mark.thorough
@pytest.mark.parametrize("function", [
    "prints_gigabytes", "closes_output", "replaces_output", "changes_folder", "listens", "shares_memory",
])  # fmt: skip
def test_harmless_behaviour_is_no_fault(function: str) -> None:
    """Output is discarded, and changes of the target's own process stay there."""
    rows = judge_cases(function, "int8", cases=20)
    assert [row.requirement for row in rows.values() if row.failures or row.unfinished] == []
    assert rows[NO_CRASH].verdict is Status.CONFORMS


@pytest.mark.slow
def test_daemons_end_with_their_conforming_target() -> None:
    """All of level quick conforms, with exit status 0."""
    result = work_unit.judge(Unit(target_of("daemon", MODULES), "int8", ("onnx-14",), "quick", 0, 20.0))
    assert exit_status(result.rows) == 0, {row.reason.text for row in result.rows if row.verdict is Status.UNDECIDED}
    assert len(processes_with(os.environ[MARK_VARIABLE])) >= 4, "supervisor, worker and both daemons"


@pytest.mark.thorough
def test_target_that_limits_itself_is_refuted() -> None:
    """Without memory it ends or does not reply. Either refutes it, and the gate goes on."""
    rows = judge_cases("limits_itself", cases=3)
    assert exit_status(rows.values()) == 1


@pytest.mark.thorough
@pytest.mark.parametrize("dtype", ["float32", "bfloat16"])
def test_reciprocal_of_a_common_divisor_is_refuted(dtype: str) -> None:
    rows = judge_cases("multiplies_for_seven", dtype, cases=60, kind="hard quotients by one divisor")
    assert Status.REFUTED in {row.verdict for row in rows.values()}


@pytest.mark.thorough
def test_repeating_a_shorter_vector_is_refuted() -> None:
    target = target_of("repeats_shorter_vector", MODULES)
    plan = work_unit.plan_of(SPEC, Unit(target, "int32", ("onnx-14",), "quick", 0, SECONDS), "onnx-14")
    with Sandbox(target, SECONDS, GIB) as sandbox:
        trial = Trial(sandbox, plan, ("eager",), "", {}, localise=False)
        trial.run(case for case in catalogue.cases(plan) if case.violates == MULTIDIRECTIONAL)
        refuted = {row.requirement for row in trial.rows if row.verdict is Status.REFUTED}
    assert refuted == {MULTIDIRECTIONAL, "V_DIV_OUTSIDE_DOMAIN_0010"}


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The targets in C."""
    return compile_c_targets(tmp_path_factory.mktemp("c"))


@pytest.mark.thorough
def test_few_unaligned_elements_detect_a_peeled_loop(library: Path) -> None:
    """A loop that aligns first divides elements beyond a short operand and writes behind them."""
    assert (
        judge_cases(f"c:{library}:aligns_first", "float32", kind="vector, offset")[NO_CRASH].verdict is Status.REFUTED
    )


@pytest.mark.thorough
def test_result_memory_holds_nan_before_the_call(library: Path) -> None:
    assert judge_cases(f"c:{library}:divides", "float32", kind="divided by 1")[FUNC_FLOAT].verdict is Status.CONFORMS
    rows = judge_cases(f"c:{library}:adds_to_what_is_there", "float32", kind="divided by 1")
    assert rows[FUNC_FLOAT].verdict is Status.REFUTED


@pytest.mark.thorough
@pytest.mark.parametrize("symbol", ["writes_beyond", "recurses"])
def test_foreign_memory_access_is_refuted(library: Path, symbol: str) -> None:
    rows = judge_cases(f"c:{library}:{symbol}", "float32", cases=1)
    assert rows[NO_CRASH].verdict is Status.REFUTED
    assert "ended by SIG" in observed(rows[NO_CRASH])


# ---- what it costs ----


class NeverAnswers:
    """A sandbox whose every call times out; it counts the calls."""

    target, seconds, gib, loaded = target_of("sleeps_forever", MODULES), 10.0, 4.0, ""

    def __init__(self) -> None:
        self.calls = 0

    def paths(self, profiles: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
        return dict.fromkeys(profiles, ("eager",))

    def divide(self, *_: object) -> Reply:
        self.calls += 1
        return Reply("hung", message="no answer within 10 s (--timeout)", ended_by_gate=True)

    sweep = divide


@pytest.mark.thorough
def test_target_that_never_replies_is_abandoned(monkeypatch: pytest.MonkeyPatch) -> None:
    """The gate gives up after two calls, of three ordinary pairs and of one; of a domain, after one part."""
    silent = NeverAnswers()
    monkeypatch.setattr(work_unit, "sandbox_of", lambda *_: silent)
    unit = Unit(silent.target, "int16", ("onnx-14",), "standard", 0, 10.0)
    rows = {row.requirement: row for row in work_unit.judge(unit).rows}
    assert silent.calls == 2
    assert rows[NO_CRASH].counterexample is not None
    assert rows[NO_CRASH].counterexample.label == "one ordinary pair"
    reasons = {row.reason.text for row in rows.values() if row.verdict is Status.UNDECIDED}
    assert reasons == {ORDINARY_PAIR_STOPPED + FIRST_CALL_HINT} and "--timeout" in FIRST_CALL_HINT
    assert (rows[NO_CRASH].verdict, rows[FUNC].verdict) == (Status.REFUTED, Status.UNDECIDED)
    part = replace(unit, level="exhaustive", part=0)
    assert exit_status(work_unit.judge(part).rows) == 1
    before = silent.calls
    assert before == 4
    others = work_unit.judge(replace(part, part=1)).rows
    assert silent.calls == before
    assert {row.reason.text for row in others} == {work_unit.GIVEN_UP}
    assert exit_status(others) == 3


@pytest.mark.thorough
def test_each_type_has_its_own_process() -> None:
    """State that a target keeps for one type cannot change the verdict on another."""
    for dtype in ("int8", "uint8"):
        unit = Unit(target_of("serves_one_type", MODULES), dtype, ("onnx-14",), "quick", 0, SECONDS)
        assert exit_status(work_unit.judge(unit).rows) == 0


@pytest.mark.thorough
def test_failed_load_is_not_repeated(tmp_path: Path) -> None:
    """A failing load may take long, so all types share one; `release` allows another."""
    (tmp_path / "broken.py").write_text(
        "with open(__file__ + '.log', 'a') as f: f.write('.')\nraise RuntimeError('no')\n"
    )
    work_unit.release()
    for turn in (1, 2):
        for dtype in ("int8", "float32", "int8"):
            unit = Unit(f"python:{tmp_path}/broken.py:div", dtype, ("onnx-14",), "quick", 0, 10.0)
            result = work_unit.judge(unit)
            assert "RuntimeError: no" in result.unavailable
            assert {row.verdict for row in result.rows} == {Status.UNDECIDED}
        assert (tmp_path / "broken.py.log").read_text() == "." * turn
        work_unit.release()


# ---- the gate as a command ----


@pytest.mark.thorough
@pytest.mark.parametrize("target", [pytest.param("numpy", marks=pytest.mark.slow), "python:mine:div"])
def test_modules_that_shadow_the_standard_library_do_no_harm(tmp_path: Path, target: str) -> None:
    """The gate ignores such modules in the current folder; the target may load them."""
    for name in ("random", "fractions", "operator", "socket", "selectors"):
        (tmp_path / f"{name}.py").write_text("raise RuntimeError('not that one')\n")
    (tmp_path / "mine.py").write_text("import numpy as np\ndef div(A, B):\n    return A // B\n")
    script = "import sys; sys.path.pop(0); from vinculum.cli import main; main()"  # as the command that is installed
    command = [sys.executable, "-c", script, "check", target, "--dtype", "int8", "--level", "quick"]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}
    ended = subprocess.run(
        command, capture_output=True, text=True, env=environment, cwd=tmp_path, check=False, timeout=LIMIT
    )
    assert ended.returncode == 1, ended.stderr
    assert FUNC in ended.stdout and "not that one" not in ended.stdout + ended.stderr


@pytest.mark.slow
def test_memory_limit_is_reported(tmp_path: Path) -> None:
    """The exit status is 1, and the report states the limit."""
    target = target_of("allocates_endlessly", MODULES)
    command = [sys.executable, "-m", "vinculum.cli", "check", target, "--dtype", "int8", "--level", "quick"]
    command += ["--memory", "512MiB", "--timeout", "60", "--jobs", "1"]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}
    ended = subprocess.run(
        command, capture_output=True, text=True, env=environment, cwd=tmp_path, check=False, timeout=LIMIT
    )
    assert ended.returncode == 1, ended.stderr
    assert "of 0.5 allowed" in " ".join(ended.stdout.split())


@pytest.mark.thorough
def test_daemon_of_an_unloadable_target_ends(tmp_path: Path) -> None:
    source = "import os, time\nif os.fork() == 0:\n    os.setsid()\n    time.sleep(3600)\nraise RuntimeError('no')\n"
    (tmp_path / "broken.py").write_text(source)
    with pytest.raises(UnavailableError, match="no"):
        Sandbox(f"python:{tmp_path}/broken.py:f", 5.0).start()


@pytest.mark.slow
def test_endless_allocation_in_a_sweep_is_refuted() -> None:
    unit = Unit(target_of("allocates_endlessly", MODULES), "int8", ("onnx-14",), "exhaustive", 0, 60.0, 0, memory=GIB)
    result: UnitResult = work_unit.judge(unit)
    row = next(row for row in result.rows if row.requirement == NO_CRASH)
    assert row.verdict is Status.REFUTED
