"""Prints the JSON document of an analysis as a table."""

from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from vinculum.models.checks.findings import Verdict

MAX_NAMED = 3  # nodes in a line that sums notes up
FRAGILE = "fragile"  # stands where findings have their verdict
STYLE = {
    Verdict.DISCHARGED: "green",
    Verdict.VIOLATED: "bold red",
    Verdict.OBLIGATION: "yellow",
    Verdict.NOTE: "dim",
    FRAGILE: "magenta",
}

EXIT_VERDICTS = {0: ("conforms", "green"), 1: ("violated", "bold red"), 3: ("undecided", "yellow")}


def print_report(console: Console, document: dict[str, Any], *, scripts: bool = False, discharged: bool = True) -> None:
    """Print the verdict with the counts of findings, then the table of findings.

    `scripts`: name the SMT-LIB scripts, if they were written. `discharged`: show discharged findings, too.
    """
    rows = [
        (node["path"], [*_shown(node["findings"], discharged=discharged), *map(_fragile_row, _near(node))])
        for node in document["nodes"]
    ]
    console.print(verdict_line(document), soft_wrap=True)
    for path, reason in ((document["functions"] or {}).get("not_judged") or {}).items():
        console.print(f"not judged: {path}: {reason}", soft_wrap=True, markup=False)
    if closed := document["not_opened"]:
        counts = ", ".join(f"{name} ({count})" if count > 1 else name for name, count in closed.items())
        console.print(
            f"not judged: Divs in the definitions of {counts}; --functions judges them", soft_wrap=True, markup=False
        )
    if remote := [node["path"] for node in document["nodes"] if any(note["remote"] for note in node["fragile"])]:
        console.print(_remote_line(remote), soft_wrap=True, markup=False)
    if any(findings for _, findings in rows):
        console.print(findings_table(rows, scripts=scripts))


def _shown(findings: list[dict[str, Any]], *, discharged: bool) -> list[dict[str, Any]]:
    return [each for each in findings if discharged or each["verdict"] != Verdict.DISCHARGED]


def _near(node: dict[str, Any]) -> list[dict[str, Any]]:
    """The notes of a node but for the remote ones, which one line sums up."""
    return [note for note in node["fragile"] if not note["remote"]]


def _remote_line(paths: list[str]) -> str:
    named = ", ".join(paths[:MAX_NAMED]) + (f" and {len(paths) - MAX_NAMED} more" if len(paths) > MAX_NAMED else "")
    text = "fragile-extreme, where no bound is known and only for magnitudes beyond 2^-64 to 2^64"
    return f"{text}: {named}; --json has the operands, and a --range may exclude them"


def _fragile_row(note: dict[str, Any]) -> dict[str, Any]:
    """A note on a fragile quotient, as a row of the table of findings."""
    return {**note, "requirements": [note["kind"]], "verdict": FRAGILE, "otherwise": None, "script": None}


def verdict_line(document: dict[str, Any]) -> Text:
    """The verdict on the model, and what it is about."""
    if not document["nodes"]:
        return Text("nothing judged", "yellow").append(f"  {summary(document)}", "")
    verdict = EXIT_VERDICTS[document["exit_status"]]
    if document["failures"] and not document["counts"][Verdict.VIOLATED]:
        verdict = (f"fails on {', '.join(document['failures'])}", "bold red")
    return Text().append(*verdict).append(f"  {document['file']}: {summary(document)}")


def findings_table(rows: list[tuple[str, list[dict[str, Any]]]], *, scripts: bool) -> Table:
    """One row for each finding. `rows`: the path of each node, and its findings."""
    table = Table(box=SIMPLE_HEAD, header_style="bold", pad_edge=False)
    names = [text for _, findings in rows for each in findings for text in (*each["requirements"], each["title"])]
    table.add_column("node", overflow="fold")
    table.add_column("requirement", no_wrap=True, width=max(map(len, names)))  # users look these names up
    table.add_column("verdict", no_wrap=True)
    table.add_column("reason", overflow="fold")
    for path, findings in rows:
        for index, finding in enumerate(findings):
            verdict = Text(finding["verdict"], STYLE[finding["verdict"]])
            reason = _reason_cell(finding, scripts=scripts)
            table.add_row(Text("" if index else path), _requirement_cell(finding), verdict, reason)
    return table


def _requirement_cell(finding: dict[str, Any]) -> Text:
    first, *others = finding["requirements"]
    cell = Text(first).append(f"\n{finding['title']}", "dim")
    return cell.append(f"\nand {len(others)} more", "dim") if others else cell


def _reason_cell(finding: dict[str, Any], *, scripts: bool) -> Text:
    cell = Text(finding["reason"])
    if finding["verdict"] == Verdict.VIOLATED and finding["otherwise"]:
        cell.append(f"\nthen: {finding['otherwise']}", "dim")
    for assumption in finding["assumes"]:
        cell.append(f"\nassuming {assumption}", "dim")
    if finding["script"] and scripts:
        cell.append(f"\n{finding['script']}", "dim")
    return cell


def summary(document: dict[str, Any]) -> str:
    """The profiles, and the numbers of nodes and verdicts, in one line."""
    if not document["nodes"]:
        return f"{document['file']} has no Div in its {document['visited']} nodes: there is nothing to check"
    plurals = {name: f"{name}s" for name in (Verdict.OBLIGATION, Verdict.NOTE)}
    counts = ", ".join(
        f"{count} {plurals.get(name, name) if count > 1 else name}"
        for name, count in document["counts"].items()
        if count
    )
    nodes = len(document["nodes"])
    profiles = ", ".join(dict.fromkeys(node["profile"] for node in document["nodes"]))
    zeros = sum(node["denominator_may_be_zero"] for node in document["nodes"])
    inner = sum(node["operator"] is not None for node in document["nodes"])
    counts += f"; {inner} Div in definitions of operators" if inner else ""
    counts += f"; {document['fragile']} fragile" if document["fragile"] else ""
    remark = f"; B may be 0 in {zeros} Div" if zeros else ""
    return f"{profiles}: {nodes} Div of {document['visited']} nodes; {counts}{remark}"
