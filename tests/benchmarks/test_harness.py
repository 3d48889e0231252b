"""The arithmetic of the bench, and who waits for whom. Nothing is timed here."""

import doctest
import io
import json
from functools import partial
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
from click.testing import CliRunner
from rich.console import Console

from benchmarks import cells, clock, command, goals, results, table, worker
from benchmarks.cells import FORMS, SIZES, TYPES, Cell
from benchmarks.peers import Prepared, peer
from benchmarks.results import FLOORS, RIGHT, WRONG, Measured, Result, Run


def result(
    element: str, size: int, form: str = "array/array", *, out: bool = True, **times: tuple[str, float]
) -> Result:
    """A result in which each peer has the verdict and the time."""
    peers = {name: Measured(verdict, time, time, 5) for name, (verdict, time) in times.items()}
    return Result(Cell(element, size, form, out, 1), peers)


def run_of(*rows: Result) -> Run:
    about = {"processor": "P", "cores": 2, "system": "S", "python": "3", "versions": {"numpy": "2"}}
    return Run(about, {row.cell: row for row in rows})


def test_ratio_is_to_the_fastest_correct_peer() -> None:
    row = result(
        "int32",
        1000,
        vinculum=(RIGHT, 2.0),
        torch=(RIGHT, 6.0),
        openvino=(WRONG, 1.0),
        copy=(RIGHT, 0.5),
        numpy=(FLOORS, 5.0),
    )
    assert (row.fastest(), row.ratio(), row.ratio("copy")) == ("numpy", 2.5, 0.25)


def test_wrong_own_quotients_have_no_ratio() -> None:
    row = result("int32", 1000, vinculum=(WRONG, 2.0), torch=(RIGHT, 6.0))
    assert row.ratio() is None
    assert table.cell_text(row) == "wrong ✗"
    assert goals.meets_goals(row) is False


def test_goal_without_a_peer_is_not_reached() -> None:
    assert goals.meets_goals(result("uint16", 1000, vinculum=(RIGHT, 2.0), torch=(results.ABSENT, 0.0))) is None


@pytest.mark.parametrize(
    ("element", "size", "form", "theirs", "verdict"),
    [
        ("int8", 1_000, "array/array", 5.0, True),
        ("int8", 1_000, "array/array", 4.9, False),
        ("int8", 1_000, "array/scalar", 1.0, True),
        ("uint16", 10_000, "array/array", 4.9, False),
        ("uint32", 10_000_000, "array/array", 2.0, True),
        ("uint32", 10_000_000, "array/array", 1.9, False),
        ("int64", 10_000, "array/array", 1.5, True),
        ("int64", 10_000, "array/array", 1.4, False),
        ("float16", 10_000, "array/row", 1.0, True),
        ("float16", 10_000, "array/row", 0.9, False),
        ("float64", 10, "array/array", 0.5, True),
        ("float64", 10, "array/array", 0.4, False),
    ],
)
def test_goal_is_met_by_fast_and_right_results_only(
    element: str, size: int, form: str, theirs: float, *, verdict: bool
) -> None:
    assert goals.meets_goals(result(element, size, form, vinculum=(RIGHT, 1.0), numpy=(RIGHT, theirs))) is verdict


@pytest.mark.parametrize(("copy", "verdict"), [(1 / 1.09, True), (1 / 1.11, False)])
def test_goal_of_bandwidth(copy: float, *, verdict: bool) -> None:
    row = result("float32", 10_000_000, vinculum=(RIGHT, 1.0), numpy=(RIGHT, 2.0), copy=(RIGHT, copy))
    assert goals.meets_goals(row) is verdict


def test_every_type_and_size_has_a_goal() -> None:
    bare = (result(element, size) for element in TYPES for size in SIZES)
    assert all(any(goal.covers(row.cell) for goal in goals.GOALS) for row in bare)


@pytest.mark.parametrize("element", TYPES)
@pytest.mark.parametrize("form", FORMS)
def test_operands_can_be_divided(element: str, form: str) -> None:
    for vectors in (cells.vectors(element, 1000), worker.hard(element)):
        A, B = cells.operands(*vectors, form)
        assert A.dtype == B.dtype == cells.dtype(element)
        assert np.broadcast_shapes(A.shape, B.shape) == max(A.shape, B.shape, key=np.prod)
        if element in cells.FLOATS:
            continue
        assert (B != 0).all()
        assert element.startswith("u") or (B != -1).all()


@pytest.mark.parametrize("element", cells.FLOATS)
def test_quotients_that_are_timed_are_normal(element: str) -> None:
    C = cells.quotient(*cells.vectors(element, 10_000)).astype(np.float64)
    smallest = {"float16": 2.0**-14, "bfloat16": 2.0**-126, "float32": 2.0**-126, "float64": 2.0**-1022}[element]
    assert np.isfinite(C).all()
    assert (np.abs(C) >= smallest).all()


def test_verdict_distinguishes_right_floored_and_wrong() -> None:
    A, B = np.array([-7, 7, -8], np.int8), np.array([2, 2, 2], np.int8)
    assert worker.verdict(np.array([-3, 3, -4], np.int8), A, B) == RIGHT
    assert worker.verdict(np.array([-4, 3, -4], np.int8), A, B) == FLOORS
    assert worker.verdict(np.array([-4, 3, -3], np.int8), A, B) == WRONG
    assert worker.verdict(np.array([-3, 3, -4], np.int16), A, B) == WRONG
    zero = np.zeros(2)
    assert worker.verdict(np.full(2, -np.nan), zero, zero) == RIGHT
    assert worker.verdict(np.array([-0.0, 0.0]), zero, zero + 1) == WRONG


def test_cells_of_ten_elements_are_no_matrix() -> None:
    forms = {cell.form for cell in cells.cells(["int8"], [10], FORMS, [1, 2])}
    assert forms == {"array/array", "array/scalar", "scalar/array"}
    assert len(list(cells.cells(TYPES, SIZES, FORMS, [1, 2]))) == 12 * (4 * 6 + 4) * 2


def test_a_timing_is_of_one_call() -> None:
    calls: list[int] = []
    timings = clock.measure({"a": lambda: calls.append(1)}, budget=0.0)
    assert timings["a"].rounds == clock.ROUNDS[0]
    assert timings["a"].best <= timings["a"].median
    assert len(calls) == 3 + clock.ROUNDS[0] * 2 * timings["a"].calls


def test_each_round_begins_with_another() -> None:
    """Who comes first has the caches as the last left them: nobody always does."""
    turns: list[str] = []
    timings = clock.measure({name: partial(turns.append, name) for name in "abc"}, budget=0.0)
    rounds, completed = [], iter(turns[9:])  # three calls of each come before
    for number in range(clock.ROUNDS[0]):
        order = ("abc" * 2)[number % 3 :][:3]
        rounds.append([name for name in order for _ in range(2 * timings[name].calls)])
        assert [next(completed) for _ in rounds[-1]] == rounds[-1]
    assert next(completed, None) is None


def test_peer_cannot_reuse_another_s_results(monkeypatch: pytest.MonkeyPatch) -> None:
    """All write into one array; who writes nothing finds no quotients there."""

    def lazy(A: cells.Array, B: cells.Array, C: cells.Array | None) -> Prepared:
        del A, B
        return (lambda: None), (lambda: C)

    peers = {"numpy": peer("numpy", 1), "lazy": lazy}
    monkeypatch.setattr(worker, "peer", lambda name, _: peers[name])
    monkeypatch.setattr(worker.Bench, "on_hard", lambda *_: {RIGHT})
    result = worker.Bench(list(peers), 1, 0.0).measure(Cell("uint8", 1000, "array/array", True, 1))
    assert {name: each["verdict"] for name, each in result.items()} == {"numpy": RIGHT, "lazy": WRONG}


class Spinning:
    """The module `time` of a process whose threads spin until they have done so for `left` seconds."""

    def __init__(self, left: float) -> None:
        self.left = left
        self.slept = self.used = 0.0

    def process_time(self) -> float:
        return self.used

    def sleep(self, seconds: float) -> None:
        self.slept += seconds
        spent = min(seconds, self.left)
        self.used, self.left = self.used + spent, self.left - spent


@pytest.mark.parametrize(("spins", "rests"), [(0.0, 1), (1.0, 2), (20.0, 21), (1e9, clock.RESTS)])
def test_threads_that_spin_are_waited_for_but_not_for_ever(
    spins: float, rests: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    fake = Spinning(spins * clock.REST)
    monkeypatch.setattr(clock, "time", fake)
    clock.asleep()
    assert fake.slept == pytest.approx(rests * clock.REST)


@pytest.mark.parametrize("threads", [True, False])
def test_a_turn_begins_when_the_threads_of_the_one_before_sleep(threads: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[int] = []
    monkeypatch.setattr(clock, "asleep", lambda: waits.append(1))
    clock.measure({"a": lambda: None, "b": lambda: None}, budget=0.0, threads=threads)
    assert len(waits) == (2 * clock.ROUNDS[0] if threads else 0)


@pytest.mark.parametrize("module", [cells, table], ids=lambda module: module.__name__)
def test_docstring_examples_run(module: ModuleType) -> None:
    outcome = doctest.testmod(module)
    assert outcome.attempted
    assert not outcome.failed


def test_tables_list_times_relative_to_vinculum() -> None:
    run = run_of(
        result("int32", 1_000, vinculum=(RIGHT, 1.0), numpy=(FLOORS, 2.5)),
        result("int32", 10_000, vinculum=(RIGHT, 1.0), numpy=(FLOORS, 1.5), openvino=(WRONG, 0.1)),
        result("float16", 1_000, vinculum=(RIGHT, 0.25), numpy=(RIGHT, 4.0)),
        result("int8", 1_000_000, vinculum=(RIGHT, 0.5), torch=(RIGHT, 1.5), copy=(RIGHT, 0.25)),
        result("float32", 1_000_000, vinculum=(RIGHT, 0.5), torch=(RIGHT, 1.5), copy=(RIGHT, 0.25)),
    )
    assert table.markdown(run).splitlines() == [
        "P, 2 cores, S, Python 3, NumPy 2.",
        "",
        "| 1 thread | 10³ elements | 10⁴ elements | 10⁶ elements |",
        "| --- | --: | --: | --: |",
        "| int8 |  |  | 0.50 (3.0×; copy 6.0×) |",
        "| int32 | 1.0 (**2.5×**) | 1.0 (1.5×) |  |",
        "| float16 | 0.25 (**16×**) |  |  |",
        "| float32 |  |  | 0.50 (**3.0×**) |",
    ]
    console = Console(width=120, record=True, file=io.StringIO())
    table.show(run, console, details=False)
    table.show(run, console, details=True)
    text = console.export_text()
    assert "1.0  2.5× ✓" in text
    assert "1.0  1.5× ✗" in text
    assert "0.50  3.0× ✗ copy 6.0×" in text
    assert "0.100 ✗" in text
    assert "32-bit integers: at least 2.0× as fast as the fastest: 1 of 2" in text


def test_results_are_stored(tmp_path: Path) -> None:
    run = run_of(result("int32", 1_000, vinculum=(RIGHT, 1.0), numpy=(FLOORS, 2.5)))
    run.save(tmp_path / "run.json")
    assert Run.load(tmp_path / "run.json") == run
    assert [path.name for path in tmp_path.iterdir()] == ["run.json"]


def test_plot_is_drawn(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    from benchmarks.plot import draw

    rows = [result("int32", size, vinculum=(RIGHT, 1.0), openvino=(WRONG, 0.5)) for size in SIZES]
    (plot,) = draw(run_of(*rows), tmp_path / "run.svg")
    assert "wrong quotients" in plot.read_text()


@pytest.mark.parametrize(
    "arguments", [["--types", "int7"], ["--sizes", "many"], ["--threads", "0"], ["--peers", "jax"], ["--resume"]]
)
def test_invalid_arguments_are_usage_errors(arguments: list[str]) -> None:
    assert CliRunner().invoke(command.main, arguments).exit_code == 2


def test_results_of_another_machine_are_not_resumed(tmp_path: Path) -> None:
    path = tmp_path / "run.json"
    run_of().save(path)
    answer = CliRunner().invoke(command.main, ["--resume", "--json", str(path)])
    assert answer.exit_code == 2
    assert "another machine" in answer.output
    assert json.loads(path.read_text())["cells"] == []
