"""What a person sees: a row for each target, profile and type, then every refutation with its smallest input."""

from collections.abc import Iterable
from itertools import groupby

from rich.box import SIMPLE_HEAD
from rich.console import Console, Group
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from vinculum.gate.verdicts import Counterexample, Row, Status
from vinculum_spec.model import Specification

STYLE = {
    Status.REFUTED: "bold red",
    Status.UNDECIDED: "yellow",
    Status.NOT_SUPPORTED: "yellow",
    Status.UNSPECIFIED: "cyan",
    Status.CONFORMS: "green",
}


def overall(rows: Iterable[Row]) -> Status:
    """The worst verdict of a group; what is unspecified or cannot be asked does not spoil a group that conforms."""
    found = {row.verdict for row in rows}
    for status in (Status.REFUTED, Status.UNDECIDED):
        if status in found:
            return status
    return Status.CONFORMS if Status.CONFORMS in found else Status.NOT_SUPPORTED


def summary(rows: list[Row]) -> Table:
    """One line for each target, profile and verdict, with the types that it is the verdict for."""
    table = Table(box=SIMPLE_HEAD, header_style="bold", pad_edge=False)
    for column in ("target", "version", "profile", "verdict"):
        table.add_column(column, no_wrap=True)
    table.add_column("types, or requirements refuted")
    table.add_column("cases", justify="right", no_wrap=True)
    shown = ("", "")
    for (target, version, profile), group in groupby(rows, lambda r: (r.target, r.version, r.profile)):
        verdicts = dict[tuple[Status, tuple[str, ...]], list[Row]]()
        for _, part in groupby(group, lambda r: r.dtype):
            of_type = list(part)
            refuted = tuple(row.requirement for row in of_type if row.verdict is Status.REFUTED)
            verdicts.setdefault((overall(of_type), refuted), []).extend(of_type)
        for (verdict, refuted), members in verdicts.items():
            again = shown == (target, profile)
            what = Text(" ".join(dict.fromkeys(row.dtype for row in members)))
            why = next((row.reason for row in members if row.reason and row.verdict is verdict), "")
            if refuted or (why and verdict is not Status.CONFORMS):
                what.append("\n" + "\n".join(refuted or (why[:200],)), "dim")
            cells = ("", "", "") if again else (target, version, profile)
            cases = f"{sum(row.cases for row in members):,}"
            table.add_row(*map(escape, cells), Text(verdict, STYLE[verdict]), what, cases)
            shown = target, profile
    return table


def findings(rows: list[Row], spec: Specification) -> Group:
    """Each refuted requirement of each target once, with the types it is refuted for and one input that shows it."""
    parts: list[Text | Padding] = []
    refuted = [row for row in rows if row.verdict is Status.REFUTED and row.counterexample]
    order = {row.requirement: k for k, row in enumerate(rows)}
    refuted.sort(key=lambda r: (r.target, r.profile, order[r.requirement]))
    for (target, profile, identifier), group in groupby(refuted, lambda r: (r.target, r.profile, r.requirement)):
        part = list(group)
        requirement = spec.requirements[identifier]
        head = Text.assemble(
            (f"{target} ", "bold"), (profile, ""), "  ", (identifier, "bold red"), "  ", requirement.title
        )
        parts.append(head)
        parts.append(Padding(Text(f"refuted for {', '.join(dict.fromkeys(row.dtype for row in part))}"), (0, 0, 0, 2)))
        shortest = min(part, key=lambda row: _length(row.counterexample))
        assert shortest.counterexample is not None
        parts.append(Padding(Text("\n".join(lines(shortest, shortest.counterexample))), (0, 0, 1, 2)))
    return Group(*parts)


def lines(row: Row, example: Counterexample) -> list[str]:
    """A counterexample in words, and the command that shows it again."""
    attributes = "".join(f", {k}={v}" for k, v in example.attributes.items())
    where = f"{row.dtype}{attributes}; path: {example.path}; layout: {example.layout}; case: {example.label}"
    said = [
        where,
        f"A = {_elements(example.A.decimal, example.A.hex, example.A.shape)}",
        f"B = {_elements(example.B.decimal, example.B.hex, example.B.shape)}",
        f"got      {example.got}",
        f"expected {' or '.join(example.expected) or 'nothing'}"
        + (f"   ({example.ulps} ulp away)" if example.ulps is not None else ""),
    ]
    if example.lanes:
        said.append(example.lanes)
    if 0 < len(example.replay) <= 600:
        said.append(f"see it again: vinculum replay '{example.replay}'")
    elif example.replay:
        said.append("see it again: vinculum replay FILE, on what --json FILE wrote")
    return said


def left_open(rows: list[Row], spec: Specification) -> Group:
    """What each target does where the sources leave it open."""
    parts: list[Text] = []
    for row in rows:
        if row.observed:
            seen = "; ".join(f"{outcome} ({count})" for outcome, count in list(row.observed.items())[:4])
            title = spec.requirements[row.requirement].title
            parts.append(Text(f"{row.target} {row.profile} {row.dtype}, not “{title}”: {seen}"))
    return Group(*parts)


def show(console: Console, rows: list[Row], spec: Specification, *, details: bool = True) -> None:
    """Print all of it."""
    if details and any(row.verdict is Status.REFUTED for row in rows):
        console.rule("Refuted", align="left")
        console.print(findings(rows, spec))
    if details and any(row.observed for row in rows):
        console.rule("Unspecified: the sources leave it open, and this is what happens", align="left")
        console.print(left_open(rows, spec))
        console.print()
    console.print(summary(rows))
    counts = {status: sum(row.verdict is status for row in rows) for status in Status}
    console.print(", ".join(f"{count} {status}" for status, count in counts.items() if count) or "nothing was judged")


def _elements(decimal: tuple[str, ...], exact: tuple[str, ...], shape: tuple[int, ...]) -> str:
    if len(decimal) == 1:
        return (
            f"{decimal[0]}"
            + (f" ({exact[0]})" if exact else "")
            + ("" if shape in ((), (1,)) else f", shape {list(shape)}")
        )
    few = ", ".join(decimal[:8]) + (", …" if len(decimal) > 8 else "")
    return f"[{few}], shape {list(shape)}"


def _length(example: Counterexample | None) -> int:
    return len(example.replay) or 1 << 20 if example else 1 << 21
