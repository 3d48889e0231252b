"""Tables of results: all on the terminal, a selection in Markdown for the documentation."""

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from benchmarks.cells import TYPES
from benchmarks.goals import GOALS, goal_verdicts, meets_goals
from benchmarks.results import ABSENT, COPY, FLOORS, OURS, WRONG, Result, Run, pick

SHORT = {
    OURS: "Vinculum",
    COPY: "copy",
    "numpy": "NumPy",
    "torch": "PyTorch",
    "onnxruntime": "ONNX Runtime",
    "openvino": "OpenVINO",
}


def significant(value: float, digits: int = 2) -> str:
    """A number with so many significant digits, and no exponent.

    >>> [significant(value) for value in (0.0456, 1.24, 9.99, 57.3, 1234.0)]
    ['0.046', '1.2', '10', '57', '1200']
    """
    rounded = float(f"{value:.{digits - 1}e}")
    exponent = int(f"{rounded:e}".partition("e")[2])
    return f"{rounded:.{max(0, digits - 1 - exponent)}f}"


def power(size: int) -> str:
    """Format a size: 10, 10³, 10⁷."""
    digits = str(size)
    if size < 100 or digits.strip("0") != "1":
        return f"{size:,}"
    return "10" + str(len(digits) - 1).translate(str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹"))


def cell_text(result: Result) -> str:
    """Our time, the ratio, and whether the goal is met."""
    ours, ratio = result.time(OURS), result.ratio()
    if ours is None:
        return "wrong ✗"
    parts = [
        significant(ours),
        f" {significant(ratio)}×" if ratio else "",
        {True: "✓", False: "✗", None: ""}[meets_goals(result)],
        _by_a_copy(result),
    ]
    return " ".join(part for part in parts if part)


def show(run: Run, console: Console, *, details: bool) -> None:
    """Print a table for each form, place of the result and thread count, then how many goals are met."""
    results = list(run.results.values())
    for threads in run.threads():
        groups = dict.fromkeys((result.cell.form, result.cell.out) for result in pick(results, threads=threads))
        for form, out in groups:
            place = "out given" if out else "new result"
            title = f"{form}, {place}, {threads} thread{'s'[: threads > 1]}: ns an element"
            group = pick(results, threads=threads, form=form, out=out)
            console.print(
                _everybody(group, title) if details else _ours(group, f"{title}, times as fast as the fastest")
            )
    for line in summary(results):
        console.print(line)


def _ours(group: Sequence[Result], title: str) -> Table:
    sizes = sorted({result.cell.size for result in group})
    table = Table("type", *(power(size) for size in sizes), title=title, title_justify="left")
    for element in TYPES:
        row = {result.cell.size: result for result in pick(group, type=element)}
        if row:
            table.add_row(element, *(_coloured(row.get(size)) for size in sizes))
    return table


def _coloured(result: Result | None) -> Text:
    if result is None:
        return Text("")
    style = {True: "green", False: "red", None: ""}[meets_goals(result)]
    return Text(cell_text(result), style=style)


def _everybody(group: Sequence[Result], title: str) -> Table:
    names = list(dict.fromkeys(name for result in group for name in result.peers))
    caption = "† floors where Div truncates   ✗ wrong quotients: its time counts for nothing"
    table = Table("type", "size", *names, title=title, title_justify="left", caption=caption)
    for result in group:
        row = (_time(result, name) for name in names)
        table.add_row(result.cell.type, power(result.cell.size), *row)
    return table


def _time(result: Result, name: str) -> str:
    """A peer's time with what is wrong about it, e.g. `0.65 ✗`; blank if it lacks the type."""
    measured = result.peers.get(name)
    if measured is None or measured.verdict == ABSENT or measured.best is None:
        return ""
    mark = {FLOORS: " †", WRONG: " ✗"}.get(measured.verdict, "")
    return significant(measured.best, 3) + mark


def summary(results: Sequence[Result]) -> list[str]:
    """Return one line for each goal: in how many of its cells it is met."""
    lines = []
    for goal in GOALS:
        verdicts = [verdict for result in results for mine, verdict in goal_verdicts(result) if mine is goal]
        if verdicts:
            who = {"fastest": "the fastest", COPY: "a copy of as many bytes"}.get(goal.against, SHORT.get(goal.against))
            lines.append(
                f"{goal.name}: at least {significant(goal.factor)}× as fast as {who}: {sum(verdicts)} of {len(verdicts)}"
            )
    return lines


def markdown(run: Run) -> str:
    """Return the table of docs/results/benchmarks.md: array/array with `out=`.

    It has a row for each type, and a column for each size.

    >>> print(markdown(Run({"processor": "P", "cores": 2, "system": "S", "python": "3", "versions": {}}, {})))
    P, 2 cores, S, Python 3.
    <BLANKLINE>
    """
    facts = run.about
    versions = "".join(f", {SHORT.get(name, name)} {version}" for name, version in facts["versions"].items() if version)
    lines = [
        f"{facts['processor']}, {facts['cores']} cores, {facts['system']}, Python {facts['python']}{versions}.",
        "",
    ]
    for threads in run.threads():
        group = pick(run.results.values(), threads=threads, form="array/array", out=True)
        sizes = sorted({result.cell.size for result in group})
        head = [f"{threads} thread{'s'[: threads > 1]}", *(f"{power(size)} elements" for size in sizes)]
        lines += [_row(head), _row(["---"] + ["--:"] * len(sizes))]
        for element in TYPES:
            row = {result.cell.size: result for result in pick(group, type=element)}
            if row:
                lines.append(_row([element, *(_short(row.get(size)) for size in sizes)]))
        lines.append("")
    return "\n".join(lines)


def _row(parts: Sequence[str]) -> str:
    return f"| {' | '.join(parts)} |"


def _short(result: Result | None) -> str:
    """Our time and the ratio, bold where the goal is met."""
    if result is None:
        return ""
    ours, ratio = result.time(OURS), result.ratio()
    if ours is None:
        return "wrong"
    if ratio is None:
        return significant(ours)
    times = f"{significant(ratio)}×"
    parts = [f"**{times}**" if meets_goals(result) else times, _by_a_copy(result)]
    return f"{significant(ours)} ({'; '.join(part for part in parts if part)})"


def _by_a_copy(result: Result) -> str:
    """If a goal is missed: the ratio we would have if we took as long as a copy of as many bytes."""
    ratio, copy = result.ratio(), result.ratio(COPY)
    return f"copy {significant(ratio / copy)}×" if ratio and copy and meets_goals(result) is False else ""
