"""Layout of the terminal report: nothing is cut, equal observations are joined, idle rows are omitted."""

import io
import sys
from dataclasses import replace

import numpy as np
import pytest
from rich.console import Console

from vinculum.commands.options import screen
from vinculum.gate.reports.terminal import Detail, show
from vinculum.gate.results.formatting import observation, outcome
from vinculum.gate.results.results import Gap, Observation, Reason, ReasonKind, Row
from vinculum.gate.runner import progress
from vinculum.gate.runner.progress import Progress
from vinculum.gate.runner.selection import Unit
from vinculum.gate.sandbox.messages import Reply
from vinculum_spec.loader import specification

SPEC = specification()
TARGET = "python:a/long/way/to/where/the/kernel/is.py:divide"
SAME_TYPE, ZERO, FUNC = "E_DIV_INT_CONSTR_A_0020", "E_DIV_INT_CONSTR_B_0030", "E_DIV_INT_FUNC_0010"


INT16 = Observation.of_type("int16")


def row(requirement: str, dtype: str = "int8", profile: str = "onnx-14", **content: object) -> Row:
    return Row(TARGET, "1", profile, requirement, dtype, **content)  # type: ignore[arg-type]


def test_names_are_no_markup(monkeypatch: pytest.MonkeyPatch) -> None:
    """Names with markup characters are printed literally, in bars and in tables."""
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setattr(sys, "stderr", io.StringIO())
    unit = Unit("python:ok:/q[/b].py:f", "int32", ("onnx-14",), "quick", 0, 1.0)
    with Progress([unit]) as bars:
        bars.report(unit)
    assert "python:ok:/q[/b].py:f int32" in sys.stderr.getvalue()  # type: ignore[attr-defined]
    monkeypatch.delenv("FORCE_COLOR")
    console = screen()
    with console.capture() as capture:
        show(console, [replace(row(FUNC, cases=1), target="python:ok:/q[/b].py:f")], SPEC)
    assert "python:ok:/q[/b].py:f" in capture.get()


@pytest.mark.parametrize(("minutes", "line_count"), [(0.99, ""), (1.01, "1 min: 1 of 2 judged; vinculum int32\n")])
def test_a_log_has_a_line_a_minute(minutes: float, line_count: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a terminal, a line is printed at most once per minute."""
    now = [100.0]
    monkeypatch.setattr(sys, "stderr", io.StringIO())
    monkeypatch.setattr(progress.time, "monotonic", lambda: now[0])
    unit = Unit("vinculum", "int32", ("onnx-14",), "quick", 0, 1.0)
    with Progress([unit, unit]) as bars:
        now[0] += minutes * progress.MINUTE
        bars.report(unit)
        bars.report(unit)
    assert sys.stderr.getvalue() == line_count  # type: ignore[attr-defined]


def printed(rows: list[Row], width: int = 200, detail: Detail = Detail.VERBOSE) -> str:
    console = Console(file=io.StringIO(), width=width)
    show(console, rows, SPEC, detail=detail)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_equal_observations_share_a_line() -> None:
    """Observations of the same types and profiles are joined; others are not."""
    rows = [
        row(SAME_TYPE, observed={INT16: 2, Observation("error TypeError"): 1, Observation.of_type("float32"): 3}),
        row(ZERO, observed={Observation("value 0"): 1}),
        row(ZERO, "int16", observed={Observation("value 0", "0x0000"): 1, Observation("value -1", "0xffff"): 1}),
    ]
    text = printed(rows)
    assert text.count(SAME_TYPE) == 1
    assert "error TypeError; a value of type int16, float32" in text
    assert "int8 int16" in next(line for line in text.splitlines() if "value 0" in line)
    assert "int8" not in next(line for line in text.splitlines() if "value -1" in line)


@pytest.mark.parametrize("width", [80, 120])
def test_nothing_is_cut_on_a_narrow_screen(width: int) -> None:
    rows = [
        row(SAME_TYPE, observed={INT16: 2}),
        row(FUNC, "int16", failures=1, cases=3),
        row(FUNC, "int32", gaps=Gap.UNFINISHED, reason=Reason(ReasonKind.UNFINISHED, "it died")),
    ]
    text = printed(rows, width)
    assert "…" not in text
    joined = "".join(text.split())
    assert TARGET in joined
    assert FUNC in joined


@pytest.mark.parametrize(("is_terminal", "columns", "width"), [(True, 40, 80), (True, 200, 200), (False, 40, 120)])
def test_the_screen_is_never_too_narrow(
    is_terminal: bool, columns: int, width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A terminal folds lines; a file has a fixed width, coloured or not."""
    terminal = io.StringIO()
    terminal.isatty = lambda: is_terminal  # type: ignore[method-assign]
    monkeypatch.setattr(sys, "stdout", terminal)
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setenv("FORCE_COLOR", "1")
    show(screen(), [row(FUNC, cases=12_345_678)], SPEC)
    assert screen().width == width
    assert "12,345,678" in terminal.getvalue() and "…" not in terminal.getvalue()


def test_an_observation_of_an_array_is_its_type() -> None:
    """The terminal report joins such observations by `result_type`; of a single value it drops the bits."""
    assert observation(Reply("value", dtype="float16", shape=(2,))) == Observation.of_type("float16")
    one = Reply("value", dtype="int8", shape=(1,), result=np.array([-1], np.int8))
    assert observation(one) == Observation("value -1", "0xff")
    assert observation(one).text == outcome(one)


def test_unreached_rows_are_not_explained() -> None:
    """Rows of an interrupted run that have no case and no reason."""
    idle = row(FUNC)
    assert "Undecided" not in printed([idle])
    died = replace(idle, dtype="int16", gaps=Gap.UNFINISHED, reason=Reason(ReasonKind.UNFINISHED, "it died"))
    assert "it died" in printed([died])
    text = printed([idle, died]).partition("Undecided")[2].partition("version")[0]
    assert ("it died" in text, text.count(FUNC)) == (True, 1)


def test_the_verdict_on_each_target_stands_first() -> None:
    """One line for each target begins with its verdict, whatever the rest of the report shows."""
    rows = [
        replace(row(FUNC, failures=1, cases=3), target="wrong"),
        replace(row(FUNC, cases=4), target="right"),
        replace(row(FUNC, cases=4), target="half"),
        replace(row(FUNC, "int16", gaps=Gap.UNSUPPORTED), target="half"),
        replace(row(FUNC, gaps=Gap.UNFINISHED, reason=Reason(ReasonKind.UNFINISHED, "it died")), target="dead"),
        replace(row(ZERO, observed={INT16: 1}), target="open"),
    ]
    console = Console(file=io.StringIO(), width=120)
    for detail in Detail:
        with console.capture() as captured:
            show(console, rows, SPEC, detail=detail, level="quick")
        first = [" ".join(line.split()) for line in captured.get().splitlines()[:5]]
        assert first == [
            f"refuted wrong 1: {FUNC} for int8 under onnx-14; level quick",
            "conforms right 1: int8 under onnx-14; 4 cases; level quick",
            "not supported half 1: int16; what was judged conforms",
            f"undecided dead 1: {FUNC} for int8 under onnx-14: it died; level quick",
            "not supported open 1: no requirement was judged for int8 under onnx-14; level quick",
        ]


def test_unspecified_behaviour_is_counted_and_shown_in_full_only_if_wanted() -> None:
    rows = [row(FUNC, cases=3), row(SAME_TYPE, observed={INT16: 2}), row(ZERO, observed={Observation("value 0"): 1})]
    normal, verbose, quiet = (printed(rows, detail=x) for x in (Detail.NORMAL, Detail.VERBOSE, Detail.QUIET))
    assert "inputs that violate 2 requirements on the operands" in normal
    assert SAME_TYPE not in normal + quiet
    assert SAME_TYPE in verbose and "value 0" in verbose
    assert "inputs that violate" not in verbose + quiet


def test_a_quiet_report_has_no_counterexample() -> None:
    rows = [row(FUNC, gaps=Gap.UNFINISHED, reason=Reason(ReasonKind.UNFINISHED, "it died"))]
    assert "Undecided" in printed(rows, detail=Detail.NORMAL)
    assert "Undecided" not in printed(rows, detail=Detail.QUIET)
