"""Markdown summary for a CI job: a table of verdicts, then each refutation with its counterexample."""

from collections.abc import Iterable
from itertools import groupby

from vinculum._util.text import escape_unprintable
from vinculum.gate.reports.report import Report
from vinculum.gate.reports.verdicts import overall
from vinculum.gate.results.counterexample_text import lines
from vinculum.gate.results.results import Row, Status

MAX_REFUTATIONS = 50  # in full: GitHub limits a summary to 1 MiB
SIGNS = {
    Status.REFUTED: "❌",
    Status.UNDECIDED: "❔",
    Status.NOT_SUPPORTED: "➖",
    Status.WAIVED: "🔶",
    Status.CONFORMS: "✅",
}
ENDS = {0: "✅ conforms", 1: "❌ refuted", 3: "❔ undecided or incomplete"}


def markdown(run: Report) -> str:
    """The summary of a run."""
    selection = run.selection
    head = f"## vinculum check: {ENDS[run.status]}\n\nLevel {selection.level}, seed {selection.seed}."
    parts = [head + (" Ended early: everything that was not judged is undecided." if run.outcome.ended_early else "")]
    parts += [_table(run.rows), *_refuted(run), *_waived(run), *_faults(run)]
    return "\n\n".join(part for part in parts if part) + "\n"


def escaped(text: str) -> str:
    """Escape text for Markdown, HTML and tables."""
    return "".join(c if c.isalnum() or c in " ,./-" else f"&#{ord(c)};" for c in escape_unprintable(text))


def _table(rows: list[Row]) -> str:
    table_lines = ["| target | version | profile | verdict | types | cases |", "|---|---|---|---|---|--:|"]
    for (target, version, profile), group in groupby(rows, lambda r: (r.target, r.version, r.profile)):
        verdicts = dict[Status, list[Row]]()
        for _, part in groupby(group, lambda r: r.dtype):
            of_type = list(part)
            verdicts.setdefault(overall(of_type), []).extend(of_type)
        for verdict, members in verdicts.items():
            types, cases = " ".join(dict.fromkeys(row.dtype for row in members)), sum(row.cases for row in members)
            word = verdict.upper() if verdict is Status.WAIVED else verdict
            cells = [escaped(target), escaped(version), profile, f"{SIGNS[verdict]} {word}", types, f"{cases:,}"]
            table_lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(table_lines) if rows else "Nothing was judged."


def _refuted(run: Report) -> Iterable[str]:
    groups = list(run.by_defect(Status.REFUTED))
    for row, types in groups[:MAX_REFUTATIONS]:
        title = f"<code>{row.requirement}</code>, {escaped(row.target)}, {row.profile}: {' '.join(types)}"
        text = "\n".join(lines(row)) or escape_unprintable(row.reason.text)
        yield f"<details><summary>❌ {title}</summary>\n\n{_code(text)}\n\n</details>"
    if len(groups) > MAX_REFUTATIONS:
        yield f"And {len(groups) - MAX_REFUTATIONS} more."


def _code(text: str) -> str:
    """A code block with a fence that is longer than any run of backticks in it."""
    fence = "```"
    while fence in text:
        fence += "`"
    return f"{fence}text\n{text}\n{fence}"


def _waived(run: Report) -> Iterable[str]:
    rows = [row for row in run.rows if row.waivers]
    if rows:
        table_lines = [
            "| WAIVED | target | type | failures | reason | owner | until |",
            "|---|---|---|--:|---|---|---|",
        ]
        for row in rows:
            for w in row.waivers:
                what = f"<code>{row.requirement}</code>" + (f" where {escaped(w.condition)}" if w.condition else "")
                failures = f"{row.waived[w.condition]:,}"
                cells = [
                    what,
                    escaped(row.target),
                    row.dtype,
                    failures,
                    escaped(w.reason),
                    escaped(w.owner),
                    str(w.expiry),
                ]
                table_lines.append(f"| {' | '.join(cells)} |")
        yield "\n".join(table_lines)


def _faults(run: Report) -> Iterable[str]:
    if run.account is not None and run.account.faults:
        yield "\n".join(f"- ❌ line {fault.waiver.line}: {escaped(str(fault))}" for fault in run.account.faults)
