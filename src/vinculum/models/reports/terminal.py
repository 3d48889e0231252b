"""The document of an analysis as a table."""

from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

STYLE = {"discharged": "green", "violated": "bold red", "obligation": "yellow", "note": "dim"}


def print_report(console: Console, document: dict[str, Any], *, scripts: bool = False, discharged: bool = True) -> None:
    """Print the table, with the names of `scripts` where these are written, and the counts.

    `discharged`: whether what is discharged has rows.
    """
    rows = [
        (node["path"], [each for each in node["findings"] if discharged or each["verdict"] != "discharged"])
        for node in document["nodes"]
    ]
    if any(found for _, found in rows):
        console.print(table(rows, scripts=scripts))
    console.print(Text(summary(document)), soft_wrap=True)


def table(rows: list[tuple[str, list[dict[str, Any]]]], *, scripts: bool) -> Table:
    """One row a node and requirement, of the path and the findings of each node."""
    made = Table(box=SIMPLE_HEAD, header_style="bold", pad_edge=False)
    named = [text for _, found in rows for each in found for text in (*each["requirements"], each["title"])]
    made.add_column("node", overflow="fold")
    made.add_column("requirement", no_wrap=True, width=max(map(len, named)))  # a name that breaks cannot be looked up
    made.add_column("verdict", no_wrap=True)
    made.add_column("reason", overflow="fold")
    for path, found in rows:
        called = path
        for finding in found:
            first, *others = finding["requirements"]
            requirement = Text(first).append(f"\n{finding['title']}", "dim")
            if others:
                requirement.append(f"\nand {len(others)} more", "dim")
            reason = Text(finding["reason"])
            if finding["verdict"] == "violated" and finding["otherwise"]:
                reason.append(f"\nthen: {finding['otherwise']}", "dim")
            for assumed in finding["assumes"]:
                reason.append(f"\nassuming {assumed}", "dim")
            if finding["script"] and scripts:
                reason.append(f"\n{finding['script']}", "dim")
            made.add_row(Text(called), requirement, Text(finding["verdict"], STYLE[finding["verdict"]]), reason)
            called = ""
    return made


def summary(document: dict[str, Any]) -> str:
    """What there was, in one line."""
    if not document["nodes"]:
        return f"{document['file']} has no Div in its {document['visited']} nodes: there is nothing to check"
    named = {name: f"{name}s" for name in ("obligation", "note")}
    counts = ", ".join(
        f"{count} {named.get(name, name) if count > 1 else name}" for name, count in document["counts"].items() if count
    )
    nodes = len(document["nodes"])
    profiles = ", ".join(dict.fromkeys(node["profile"] for node in document["nodes"]))
    return f"{profiles}: {nodes} Div of {document['visited']} nodes; {counts}"
