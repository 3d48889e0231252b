"""Faults, put into targets on purpose: each ends in its verdict, within its time and memory, and no process stays."""

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
    MARK,
    MULTIDIRECTIONAL,
    NEVER,
    NO_CRASH,
    SECONDS,
    SPEC,
    TARGETS,
    UNTOUCHED,
    in_c,
    judged,
    marked,
    said,
)
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


@pytest.mark.parametrize(("function", "requirement", "got"), [
    ("exits_in_silence", NO_CRASH, "died: the process ended without an answer (exit status 0)"),
    ("closes_every_file", NO_CRASH, "died: the process ended without an answer"),
    ("garbage_on_the_pipe", NO_CRASH, "died: the message is malformed"),
    ("answers_itself", NO_CRASH, "died: "),
    pytest.param("sleeps_forever", NO_CRASH, f"hung: no answer within {NEVER:g} s (--timeout)", marks=pytest.mark.slow),
    pytest.param("deadlocks", NO_CRASH, f"hung: no answer within {NEVER:g} s (--timeout)", marks=pytest.mark.slow),
    ("ignores_signals_and_sleeps", NO_CRASH, f"hung: no answer within {NEVER:g} s (--timeout)"),
    ("allocates_without_end", NO_CRASH, "died: ended by the gate: its processes held"),
    ("allocates_in_children", NO_CRASH, "died: ended by the gate: its processes held"),
    ("forks_without_end", NO_CRASH, "died: ended by the gate: it had"),
    ("raises_system_exit", NO_CRASH, "died: the process ended without an answer (exit status 0); it printed: SystemExit: 0"),
    ("writes_a_file_without_end", ANSWER, "error OSError: [Errno 27] File too large"),
    ("garbage", FUNC, ""),
    ("changes_its_inputs", UNTOUCHED, "changed: A"),
    ("changes_inputs_of_the_call_before", UNTOUCHED, "changed: A"),
    ("locks_its_inputs", UNTOUCHED, "changed: A"),
    ("says_that_operands_are_not_aligned", UNTOUCHED, "changed: A"),
    ("a_view_of_its_input", ALIASING, "C lies in the memory of A"),
    ("changes_the_result_of_the_call_before", ALIASING, "C lies in the memory of another call's result"),
    ("objects", "E_DIV_INT_CONSTR_C_0020", "objects that are no Fraction: int"),
    ("masks", ANSWER, "MaskedConstant of float64"),
])  # fmt: skip
def test_a_fault_is_refuted_by_its_requirement(function: str, requirement: str, got: str) -> None:
    """On an example, and the first case of a call that is made twice; the exit status is 1."""
    rows = judged(function, cases=2, seconds=NEVER if got.startswith("hung") else SECONDS)
    assert rows[requirement].verdict is Status.REFUTED, rows[requirement].reason.text
    assert not got or said(rows[requirement]).startswith(got)
    assert exit_status(rows.values()) == 1


@pytest.mark.parametrize(("function", "kind", "cases", "requirement"), [
    ("changes_after_return", "divided by 1", 1, ALIASING),
    ("differs_each_time", "", 60, DETERMINISM),  # by the clock: in one call of three
    ("differs_after_many_calls", "", 4000, FUNC),
    ("differs_by_threads", "", 4, DETERMINISM),
    ("differs_by_cores", "", 4, DETERMINISM),
    ("differs_by_alignment", "unaligned", 6, FUNC),
    ("knows_operands_by_their_bytes", "", 12, DETERMINISM),  # of another type, in between
])  # fmt: skip
def test_a_result_that_depends_on_something_else_is_refuted(
    function: str, kind: str, cases: int, requirement: str
) -> None:
    rows = judged(function, kind=kind, cases=cases)
    assert rows[requirement].verdict is Status.REFUTED, rows[requirement].reason.text


@pytest.mark.slow
def test_what_is_kept_for_one_divisor_whatever_its_type_is_found_by_all_cases_and_seen_again() -> None:
    """Of level standard; by a call of another type with the same bytes, which the counterexample tells."""
    unit = Unit(f"python:{TARGETS}:knows_one_divisor_by_its_bytes", "int32", ("onnx-14",), "standard", 0, SECONDS)
    rows = {row.requirement: row for row in work_unit.judge(unit).rows}
    assert [name for name, row in rows.items() if row.failures] == [DETERMINISM]
    assert re.fullmatch(
        r"other bytes in another process with one thread, after a call of \w+( and one of \w+)?",
        said(rows[DETERMINISM]),
    )
    example = rows[DETERMINISM].counterexample
    assert example is not None
    (recorded,) = replays.load(example.replay)
    assert {"uint32", "float32"} & {dtype for dtype, *_ in recorded.after}
    again_row = replays.replay(recorded)
    assert again_row.verdict is Status.REFUTED
    assert said(again_row) == said(rows[DETERMINISM])
    assert replays.replay(replace(recorded, after=())).verdict is Status.CONFORMS


@pytest.mark.parametrize(
    ("function", "called"), [("first_of_a_type_is_another", set()), ("suffers_from_uint8", {"uint8"})]
)
@pytest.mark.slow
def test_what_depends_on_the_calls_before_is_seen_again(function: str, called: set[str]) -> None:
    """By a replay, whichever call it was."""
    unit = Unit(f"python:{TARGETS}:{function}", "int32", ("onnx-14",), "standard", 0, SECONDS)
    row = next(row for row in work_unit.judge(unit).rows if row.requirement == DETERMINISM)
    assert row.verdict is Status.REFUTED
    assert row.counterexample is not None
    (recorded,) = replays.load(row.counterexample.replay)
    assert called <= {dtype for dtype, *_ in recorded.after}
    assert not called or len(recorded.after) > 2, "uint8 is not among the two right before"
    assert replays.replay(recorded).verdict is Status.REFUTED


def test_other_types_that_end_the_process_are_called_no_more() -> None:
    """Each once, and three of them: every call may take its whole time."""

    class EndsOf(NeverAnswers):
        def divide(self, *requests: object) -> Reply:
            self.calls += 1
            (request,) = requests
            assert isinstance(request, Request)
            return Reply("died") if request.dtype in deadly else Reply("value", dtype=request.dtype)

    plan = work_unit.plan_of(SPEC, Unit("numpy", "int32", ("onnx-14",), "quick", 0, SECONDS), "onnx-14")
    request = Request(*plan.index_revealing_pairs(3), "onnx-14", "int32", "eager")
    for deadly, most in (({"int8"}, 60), (set(plan.profile.types), MAX_CRASHING_TYPES)):
        sandbox, others = EndsOf(), OtherTypeCalls(plan, possible=True)
        made = [dtype for _ in range(30) for dtype, *_ in others.call(sandbox, request)]  # type: ignore[arg-type]
        assert most - 30 / 5 <= sandbox.calls <= most
        assert set(made) == set(others.last) == {x for x in plan.profile.types if x != "int32"} - deadly


def test_what_takes_more_calls_than_can_be_told_is_not_replayed() -> None:
    request = Request(np.ones(1, np.int32), np.ones(1, np.int32), "onnx-14", "int32", "eager")
    assert replayable("numpy", DETERMINISM, request)
    assert replayable("numpy", DETERMINISM, replace(request, after=None)) == ""


def test_calls_by_one_number_are_made_again_besides_those_of_many_shapes() -> None:
    """Of a kind few whose labels differ in shapes alone."""
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


def test_a_target_that_always_gives_the_same_is_not_refuted_by_being_asked_again() -> None:
    rows = judged("right", cases=30)
    assert not any(row.failures for row in rows.values())
    assert rows[DETERMINISM].cases >= 10


@pytest.mark.parametrize("function", [
    "prints_gigabytes", "closes_output", "replaces_output", "changes_folder", "listens", "shares_memory",
])  # fmt: skip
def test_what_harms_nobody_is_no_fault(function: str) -> None:
    """Output is thrown away as it comes; what a target does to its own process stays there."""
    rows = judged(function, "int8", cases=20)
    assert [row.requirement for row in rows.values() if row.failures or row.unfinished] == []
    assert rows[NO_CRASH].verdict is Status.CONFORMS


@pytest.mark.slow
def test_a_target_that_leaves_daemons_conforms_and_they_end_with_it() -> None:
    """The whole of level quick; exit status 0."""
    done = work_unit.judge(Unit(f"python:{TARGETS}:daemon", "int8", ("onnx-14",), "quick", 0, 20.0))
    assert exit_status(done.rows) == 0, {row.reason.text for row in done.rows if row.verdict is Status.UNDECIDED}
    assert len(marked(os.environ[MARK])) >= 4, "supervisor, worker and both daemons"


def test_limits_that_a_target_sets_itself_are_its_own() -> None:
    """With no memory left it does not answer, or ends: either way it is refuted, and the gate goes on."""
    rows = judged("limits_itself", cases=3)
    assert exit_status(rows.values()) == 1


@pytest.mark.parametrize("dtype", ["float32", "bfloat16"])
def test_a_reciprocal_for_a_familiar_divisor_is_refuted(dtype: str) -> None:
    rows = judged("multiplies_for_seven", dtype, cases=60, kind="hard quotients by one divisor")
    assert Status.REFUTED in {row.verdict for row in rows.values()}


def test_a_length_that_is_a_multiple_of_the_other_does_not_meet_it() -> None:
    target = f"python:{TARGETS}:repeats_what_is_shorter"
    plan = work_unit.plan_of(SPEC, Unit(target, "int32", ("onnx-14",), "quick", 0, SECONDS), "onnx-14")
    with Sandbox(target, SECONDS, GIB) as sandbox:
        trial = Trial(sandbox, plan, ("eager",), "", {}, localise=False)
        trial.run(case for case in catalogue.cases(plan) if case.violates == MULTIDIRECTIONAL)
        refuted = {row.requirement for row in trial.rows if row.verdict is Status.REFUTED}
    assert refuted == {MULTIDIRECTIONAL, "V_DIV_OUTSIDE_DOMAIN_0010"}


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The targets in C."""
    return in_c(tmp_path_factory.mktemp("c"))


def test_few_elements_off_a_boundary(library: Path) -> None:
    """As many as come before it are divided there, however few there are: what lies behind them is written to."""
    assert judged(f"c:{library}:aligns_first", "float32", kind="vector, offset")[NO_CRASH].verdict is Status.REFUTED


def test_what_is_no_number_was_there_before(library: Path) -> None:
    assert judged(f"c:{library}:divides", "float32", kind="divided by 1")[FUNC_FLOAT].verdict is Status.CONFORMS
    rows = judged(f"c:{library}:adds_to_what_is_there", "float32", kind="divided by 1")
    assert rows[FUNC_FLOAT].verdict is Status.REFUTED


@pytest.mark.parametrize("symbol", ["writes_beyond", "recurses"])
def test_memory_that_is_not_its_own(library: Path, symbol: str) -> None:
    rows = judged(f"c:{library}:{symbol}", "float32", cases=1)
    assert rows[NO_CRASH].verdict is Status.REFUTED
    assert "ended by SIG" in said(rows[NO_CRASH])


# ---- what it costs ----


class NeverAnswers:
    """In place of a sandbox: counts the calls, each of which would take as long as a call may."""

    target, seconds, gib, loaded = f"python:{TARGETS}:sleeps_forever", 10.0, 4.0, ""

    def __init__(self) -> None:
        self.calls = 0

    def paths(self, profiles: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
        return dict.fromkeys(profiles, ("eager",))

    def divide(self, *_: object) -> Reply:
        self.calls += 1
        return Reply("hung", message="no answer within 10 s (--timeout)", ended_by_gate=True)

    sweep = divide


def test_a_target_that_never_answers_is_given_up_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """In two calls, of three ordinary pairs and of one, whatever else there is to try; and of a whole domain after one part."""
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


def test_each_type_is_judged_in_a_process_of_its_own() -> None:
    """Whatever a target keeps of other types: what comes of a type does not depend on which was judged before it."""
    for dtype in ("int8", "uint8"):
        unit = Unit(f"python:{TARGETS}:serves_one_type", dtype, ("onnx-14",), "quick", 0, SECONDS)
        assert exit_status(work_unit.judge(unit).rows) == 0


def test_what_cannot_be_loaded_is_loaded_once(tmp_path: Path) -> None:
    """However many types there are to judge: it may take long each time. After `release` it is tried again."""
    (tmp_path / "broken.py").write_text(
        "with open(__file__ + '.log', 'a') as f: f.write('.')\nraise RuntimeError('no')\n"
    )
    work_unit.release()
    for turn in (1, 2):
        for dtype in ("int8", "float32", "int8"):
            unit = Unit(f"python:{tmp_path}/broken.py:div", dtype, ("onnx-14",), "quick", 0, 10.0)
            done = work_unit.judge(unit)
            assert "RuntimeError: no" in done.unavailable
            assert {row.verdict for row in done.rows} == {Status.UNDECIDED}
        assert (tmp_path / "broken.py.log").read_text() == "." * turn
        work_unit.release()


# ---- the gate as a command ----


@pytest.mark.parametrize("target", [pytest.param("numpy", marks=pytest.mark.slow), "python:mine:div"])
def test_modules_named_as_pythons_own_do_no_harm(tmp_path: Path, target: str) -> None:
    """Those of the folder that the gate is run from; the target may load them."""
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
def test_memory_is_a_limit_of_the_command(tmp_path: Path) -> None:
    """Exit status 1, and the limit in words."""
    target = f"python:{TARGETS}:allocates_without_end"
    command = [sys.executable, "-m", "vinculum.cli", "check", target, "--dtype", "int8", "--level", "quick"]
    command += ["--memory", "0.5", "--timeout", "60", "--jobs", "1"]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}
    ended = subprocess.run(
        command, capture_output=True, text=True, env=environment, cwd=tmp_path, check=False, timeout=LIMIT
    )
    assert ended.returncode == 1, ended.stderr
    assert "of 0.5 allowed" in " ".join(ended.stdout.split())


def test_a_daemon_of_a_target_that_cannot_be_loaded_ends_too(tmp_path: Path) -> None:
    source = "import os, time\nif os.fork() == 0:\n    os.setsid()\n    time.sleep(3600)\nraise RuntimeError('no')\n"
    (tmp_path / "broken.py").write_text(source)
    with pytest.raises(UnavailableError, match="no"):
        Sandbox(f"python:{tmp_path}/broken.py:f", 5.0).start()


@pytest.mark.slow
def test_a_part_of_a_whole_domain_that_allocates_without_end_is_refuted() -> None:
    unit = Unit(f"python:{TARGETS}:allocates_without_end", "int8", ("onnx-14",), "exhaustive", 0, 60.0, 0, memory=GIB)
    done: UnitResult = work_unit.judge(unit)
    row = next(row for row in done.rows if row.requirement == NO_CRASH)
    assert row.verdict is Status.REFUTED
