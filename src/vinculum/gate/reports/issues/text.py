"""The text of a report: title, versions, what happens, the script, what is expected and why."""

import platform
import shlex
from collections.abc import Iterator, Sequence

from vinculum._util.text import escape_unprintable
from vinculum.gate.reports.issues.known_reports import known_reports
from vinculum.gate.reports.issues.script import ScriptRun
from vinculum.gate.results.counterexample_text import MAX_PRINTED_REPLAY
from vinculum.gate.results.results import Counterexample, Row
from vinculum.gate.targets import registry
from vinculum_spec.atlas.full import full_specification
from vinculum_spec.atlas.standard import Standard

MAX_TITLE = 120  # characters
MAX_TEXT = 300  # characters of what a target says


def report_text(
    row: Row,
    example: Counterexample,
    members: Sequence[Row],
    target: str,
    source: str | None,
    ended: ScriptRun | None,
) -> str:
    """The report in Markdown. `members`: all rows of this target with this requirement."""
    parts = [f"# {_title(row, example)}", _versions(row, target), *_happens(row, example)]
    if source is not None and ended is not None:
        printed = "\n".join(map(escape_unprintable, ended.output.splitlines()))
        parts += [f"```python\n{source}```", f"It prints:\n\n```text\n{printed}\n```", f"{ended.shown}."]
    if 0 < len(example.replay) <= MAX_PRINTED_REPLAY:
        replay = f"vinculum replay {shlex.quote(example.replay)}"
        parts.append(f"With Vinculum, in the memory layout and on the path of the check:\n\n```sh\n{replay}\n```")
    parts += ["## Expected", *_expected(row), *_others(row, members), *_known(target, members)]
    return "\n\n".join(parts) + "\n"


def _title(row: Row, example: Counterexample) -> str:
    if example.is_single_pair and example.A.decimal and example.B.decimal:
        division = f"{example.A.decimal[0]} / {example.B.decimal[0]}"
        title = f"{row.dtype}: {division} gives {_short(example.got)}, expected {_joined(example.expected)}"
    else:
        title = f"{row.dtype}: {full_specification().requirements[row.requirement].title}: {_short(example.got)}"
    named = row.target if row.version.split(",")[0] in row.target else f"{row.target} {row.version}"
    text = f"{escape_unprintable(named)}: {title}"
    return text if len(text) <= MAX_TITLE else f"{text[:MAX_TITLE]}…"


def _short(text: str) -> str:
    line = escape_unprintable(text.splitlines()[0] if text else "nothing")
    return line if len(line) <= MAX_TEXT else f"{line[:MAX_TEXT]}…"


def _joined(texts: Sequence[str]) -> str:
    return " or ".join(map(escape_unprintable, texts)) or "nothing"


def _versions(row: Row, target: str) -> str:
    package = registry.adapter_class(target).requires if target in registry.KNOWN else row.target
    python = (
        "" if "Python" in row.version else f", Python {platform.python_version()}"
    )  # of a release it is in its version
    return f"{escape_unprintable(package)} {row.version}{python}, {platform.platform()}"


def _happens(row: Row, example: Counterexample) -> Iterator[str]:
    attributes = "".join(f", {name} = {value!r}" for name, value in example.attributes.items())
    yield "## What happens"
    lines = [
        f"- type: {row.dtype}{attributes}",
        f"- A = {example.A.summary}",
        f"- B = {example.B.summary}",
        f"- result: {_short(example.got)}",
        f"- expected: {_joined(example.expected)}",
    ]
    if example.index is not None and not example.is_single_pair:
        lines.append(f"- wrong element: {list(example.index)}")
    if example.path not in ("", "eager", "dynamic"):
        lines.append(f"- how it is called: {example.path}")
    if example.layout != "contiguous":
        lines.append(f"- memory: {example.layout}")
    if example.lanes:
        lines.append(f"- {example.lanes}")
    yield "\n".join(lines)
    yield f"{row.failures:,} of {row.cases:,} divisions of {row.dtype} that were tried violate this."


def _expected(row: Row) -> Iterator[str]:
    """The requirement in words, its clauses, and how Vinculum reads them where they leave something open."""
    spec = full_specification()
    requirement, profile = spec.requirements[row.requirement], spec.profiles[row.profile]
    yield requirement.statement
    stated = profile.stated.get(row.requirement, ()) if isinstance(profile, Standard) else ()
    organisations = {source.split()[0] for source in profile.source}
    clauses = [clause for clause in requirement.source if clause.split()[0] in organisations]
    yield f"This is {row.requirement} of Vinculum's specification, for {profile.title}. It rests on:"
    rulings = [spec.rulings[name] for name in requirement.rulings if name in profile.rulings]
    lines = [f"- {clause}" for clause in stated or clauses or requirement.source]
    lines += [f"- where the text is open, {ruling.id}, {ruling.title}: {ruling.ruling}" for ruling in rulings]
    yield "\n".join(lines)


def _others(row: Row, members: Sequence[Row]) -> Iterator[str]:
    rows = [x for x in members if x is not row]
    if rows:
        yield "## Also"
        lines = ["| type | under | A | B | result | expected |", "|---|---|---|---|---|---|"]
        for other in rows:
            example = other.counterexample
            if example is not None:
                cells = (example.A.summary, example.B.summary, _short(example.got), _joined(example.expected))
                lines.append(f"| {other.dtype} | {other.profile} | {' | '.join(map(_cell, cells))} |")
        yield "\n".join(lines)


def _cell(text: str) -> str:
    return escape_unprintable(text).replace("|", "\\|")


def _known(target: str, members: Sequence[Row]) -> Iterator[str]:
    found = [
        report
        for report in known_reports()
        if any(x.counterexample is not None and report.matches(target, x, x.counterexample) for x in members)
    ]
    if found:
        yield "## Known reports"
        lines = []
        for report in found:
            gone = f", first gone in {report.first_gone}" if report.first_gone else ""
            lines.append(f"- {report.url} ({report.state}): {report.about}; last seen in {report.last_seen}{gone}")
        yield "\n".join(lines)
