"""Markdown for a job's summary: a table of what was judged, then each refutation with the input that shows it."""

from collections.abc import Iterable
from itertools import groupby

from vinculum._util.text import escape_unprintable
from vinculum.gate.reports.contents import Run
from vinculum.gate.reports.terminal import overall
from vinculum.gate.results.counterexample_text import lines
from vinculum.gate.results.results import Row, Status

MOST = 50  # refutations that are shown in full: a summary of GitHub's has at most 1 MiB
SIGNS = {
    Status.REFUTED: "❌",
    Status.UNDECIDED: "❔",
    Status.NOT_SUPPORTED: "➖",
    Status.WAIVED: "🔶",
    Status.CONFORMS: "✅",
}
ENDS = {0: "✅ conforms", 1: "❌ refuted", 3: "❔ undecided or incomplete"}


def markdown(run: Run) -> str:
    """The whole summary."""
    selection = run.selection
    head = f"## vinculum check: {ENDS[run.status]}\n\nLevel {selection.level}, seed {selection.seed}."
    parts = [head + (" Broken off: what was not judged is undecided." if run.outcome.ended_early else "")]
    parts += [_table(run.rows), *_refuted(run), *_waived(run), *_faults(run)]
    return "\n\n".join(part for part in parts if part) + "\n"


def escaped(text: str) -> str:
    """`text` as it is, whatever Markdown, HTML or a table would make of its signs."""
    return "".join(c if c.isalnum() or c in " ,./-" else f"&#{ord(c)};" for c in escape_unprintable(text))


def _table(rows: list[Row]) -> str:
    found = ["| target | version | profile | verdict | types | cases |", "|---|---|---|---|---|--:|"]
    for (target, version, profile), group in groupby(rows, lambda r: (r.target, r.version, r.profile)):
        verdicts = dict[Status, list[Row]]()
        for _, part in groupby(group, lambda r: r.dtype):
            of_type = list(part)
            verdicts.setdefault(overall(of_type), []).extend(of_type)
        for verdict, members in verdicts.items():
            types, cases = " ".join(dict.fromkeys(row.dtype for row in members)), sum(row.cases for row in members)
            word = verdict.upper() if verdict is Status.WAIVED else verdict
            cells = [escaped(target), escaped(version), profile, f"{SIGNS[verdict]} {word}", types, f"{cases:,}"]
            found.append(f"| {' | '.join(cells)} |")
    return "\n".join(found) if rows else "Nothing was judged."


def _refuted(run: Run) -> Iterable[str]:
    every = list(run.alike(Status.REFUTED))
    for row, types in every[:MOST]:
        title = f"<code>{row.requirement}</code>, {escaped(row.target)}, {row.profile}: {' '.join(types)}"
        said = "\n".join(lines(row)) or escape_unprintable(row.reason.text)
        yield f"<details><summary>❌ {title}</summary>\n\n{_code(said)}\n\n</details>"
    if len(every) > MOST:
        yield f"And {len(every) - MOST} more."


def _code(text: str) -> str:
    """A block of code, with a fence that is longer than any row of backticks in it."""
    fence = "```"
    while fence in text:
        fence += "`"
    return f"{fence}text\n{text}\n{fence}"


def _waived(run: Run) -> Iterable[str]:
    rows = [row for row in run.rows if row.waivers]
    if rows:
        found = ["| WAIVED | target | type | failures | reason | owner | until |", "|---|---|---|--:|---|---|---|"]
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
                found.append(f"| {' | '.join(cells)} |")
        yield "\n".join(found)


def _faults(run: Run) -> Iterable[str]:
    if run.account is not None and run.account.faults:
        yield "\n".join(f"- ❌ line {fault.waiver.line}: {escaped(str(fault))}" for fault in run.account.faults)
