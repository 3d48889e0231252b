"""The document of an analysis as a table."""

from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

STYLE = {"discharged": "green", "violated": "bold red", "obligation": "yellow", "note": "dim"}


def show(console: Console, document: dict[str, Any], *, scripts: bool = False) -> None:
    """Print the table, with the names of `scripts` where these are written, and the counts."""
    if document["nodes"]:
        console.print(table(document, scripts=scripts))
    console.print(Text(summary(document)), soft_wrap=True)


def table(document: dict[str, Any], *, scripts: bool) -> Table:
    """One row a node and requirement."""
    made = Table(box=SIMPLE_HEAD, header_style="bold", pad_edge=False)
    for column, fold in (("node", "fold"), ("requirement", "fold"), ("verdict", "fold"), ("reason", "fold")):
        made.add_column(column, overflow=fold)  # type: ignore[arg-type] # a word of rich's own list
    for node in document["nodes"]:
        path = node["path"]
        for finding in node["findings"]:
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
            made.add_row(Text(path), requirement, Text(finding["verdict"], STYLE[finding["verdict"]]), reason)
            path = ""
    return made


def summary(document: dict[str, Any]) -> str:
    """What there was, in one line."""
    if not document["nodes"]:
        return f"{document['file']} has no Div in its {document['visited']} nodes: there is nothing to check"
    counts = ", ".join(f"{count} {verdict}" for verdict, count in document["counts"].items() if count)
    nodes = len(document["nodes"])
    return f"{document['profile']}: {nodes} Div of {document['visited']} nodes; {counts}"
