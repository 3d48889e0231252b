"""Write a report and a script for each refutation of a run into a folder."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from sys import executable

from vinculum._util.files import write_text
from vinculum.gate.reports.issues.script import ScriptRun, run_script, script
from vinculum.gate.reports.issues.text import report_text
from vinculum.gate.reports.report import Report
from vinculum.gate.results.results import Counterexample, Row, Status


@dataclass(frozen=True)
class Runtime:
    """The target as Vinculum lists it, and the Python in which it is installed."""

    name: str
    python: str = executable


def write_issues(folder: Path, run: Report, runtime: Callable[[str], Runtime] = Runtime) -> Iterator[str]:
    """Write a report for each requirement that a target violates, and a script beside it.

    Yields a line for each. `runtime` maps the name of a target in the report to the target that is listed. Raises OSError if
    a file cannot be written.
    """
    rows = [row for row in run.having(Status.REFUTED) if row.counterexample is not None]
    key = _defect
    for (target, requirement), group in groupby(sorted(rows, key=key), key):
        members = list(group)
        row = next((x for x in members if x.counterexample and x.counterexample.is_single_pair), members[0])
        assert row.counterexample is not None
        name = f"{_file_name(target)}-{requirement}"
        yield _write(folder, name, row, row.counterexample, members, runtime(target))


def _write(folder: Path, name: str, row: Row, example: Counterexample, members: Sequence[Row], runtime: Runtime) -> str:
    source, ended = script(row, example, runtime.name), None
    path = folder / f"{name}.py"
    folder.mkdir(parents=True, exist_ok=True)
    if source is not None:
        write_text(path, source)
        ended = run_script(path, example, runtime.python)
    else:
        path.unlink(missing_ok=True)  # of an earlier run
    write_text(folder / f"{name}.md", report_text(row, example, members, runtime.name, source, ended))
    return f"{folder / name}.md: {_summary(ended)}"


def _summary(ended: ScriptRun | None) -> str:
    return "without a script: the target or the call has no short one" if ended is None else str(ended.shown)


def _defect(row: Row) -> tuple[str, str]:
    return row.target, row.requirement


def _file_name(target: str) -> str:
    """The name of a target with nothing that a file system or a shell minds."""
    return "".join(c if c.isalnum() or c in ".=_-" else "-" for c in target).strip("-.")[:100] or "target"
