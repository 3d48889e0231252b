"""Print the findings of `vinculum verify-install` to the terminal."""

import os
from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from vinculum.installation.evidence import Row
from vinculum.installation.kernel import NATIVE
from vinculum.installation.outcome import TypeOutcome
from vinculum.installation.verify import FAILED, VERIFIED, Verification

MAX_LISTED = 5  # failures, and files


def show(console: Console, verification: Verification) -> None:
    """Print kernel, files, processor, self-test and evidence; then problems, gaps, commands, verdict."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold", no_wrap=True)
    table.add_column(overflow="fold")
    for head, lines in (
        ("kernel", _kernel(verification)),
        ("files", _files(verification)),
        ("processor", _unit(verification)),
        ("self-test", _selftest(verification.outcomes)),
        ("evidence", _evidence(verification.rows)),
    ):
        for k, line in enumerate(lines):
            table.add_row("" if k else head, escape(line))
    console.print(table)
    for one in verification.outcomes:
        for failure in one.failures[:MAX_LISTED]:
            console.print(f"\n[bold red]{one.type}[/], {one.profile}, {escape(failure.form)}", highlight=False)
            for name in ("operands", "got", "expected"):
                console.print(f"    {name:9}{escape(getattr(failure, name))}", highlight=False)
    console.print()
    for words, items in (("wrong", verification.problems), ("missing", verification.gaps)):
        for item in items:
            console.print(f"{words}: {escape(item)}", highlight=False)
    for command in verification.to_do if verification.exit_status != FAILED else ():
        console.print("to make that evidence for this binary:", highlight=False)
        console.print(f"    {escape(command)}", highlight=False, soft_wrap=True)
    console.print(_verdict(verification), highlight=False)


def _verdict(verification: Verification) -> str:
    if verification.exit_status == VERIFIED:
        return "[bold green]verified[/]: the kernel divides as it should, and the evidence is about this very binary and its source"
    if verification.exit_status == FAILED:
        return "[bold red]failed[/]: do not rely on this installation"
    if all(one.whole for one in verification.outcomes) and verification.outcomes:
        return (
            "[bold yellow]incomplete[/]: the kernel passes its self-test, but some of the required evidence is missing"
        )
    return "[bold yellow]incomplete[/]: not all of the kernel could be tested"


def _kernel(verification: Verification) -> Iterator[str]:
    kernel = verification.kernel
    if kernel.name != NATIVE:
        yield f"NumPy's: {kernel.reason}"
        return
    path = Path(kernel.file)
    yield f"compiled: {os.path.relpath(path) if path.is_relative_to(Path.cwd()) else path}"
    yield f"SHA-256 {kernel.sha256}"
    yield f"{kernel.made_by}"
    yield f"{kernel.threads} thread{'s' * (kernel.threads != 1)}; code for {kernel.code}"


def _files(verification: Verification) -> Iterator[str]:
    files = verification.files
    if files.compared:
        same = files.compared - len(files.differ)
        yield f"{same} of {files.compared} as they were installed{': ' * bool(files.differ)}{_abbreviated(files.differ)}"
    if files.unlisted:
        yield f"{len(files.unlisted)} that were not installed: {_abbreviated(files.unlisted)}"
    if files.reason:
        yield files.reason
    if verification.kernel.compiled_from:
        changed = verification.changed_sources
        yield f"the C in the package is {'not ' * bool(changed)}what the binary was compiled from" + (
            f": {_abbreviated(changed)}" if changed else ""
        )


def _unit(verification: Verification) -> Iterator[str]:
    unit = verification.unit
    flush = "subnormal numbers kept" if unit.flush_to_zero == "off" else f"{unit.flush_to_zero} flushed to zero"
    yield f"rounds {unit.rounding}; {flush}"
    if unit.contraction or unit.excess_precision:
        yield "operations are fused, or rounded twice"
    else:
        yield "each operation rounded once: none fused, none with excess precision"
    if not unit.usual and verification.kernel.name == NATIVE:
        yield "not the default environment: the compiled kernel sets its own while it divides"


def _selftest(outcomes: Sequence[TypeOutcome]) -> Iterator[str]:
    types = {one.type for one in outcomes if one.judged}
    judged, compared, refused = (sum(getattr(x, name) for x in outcomes) for name in ("judged", "compared", "refused"))
    yield f"{len(types)} types: {judged:,} quotients judged by the relations,"
    yield f"{compared:,} more compared with those in other forms of call,"
    yield f"{refused:,} calls outside of the domain refused"
    failing = [one.type for one in outcomes if one.failures]
    stopped = [one.type for one in outcomes if not one.failures and not one.whole]
    yield f"wrong: {', '.join(dict.fromkeys(failing))}" if failing else "none wrong"
    if stopped:
        yield f"not tested: {', '.join(dict.fromkeys(stopped))}"


def _evidence(rows: Sequence[Row]) -> Iterator[str]:
    if not rows:
        yield "none that is about the C or a compiled kernel"
    ordered = sorted(rows, key=lambda row: bool(row.claim.binary))  # those about the source first
    for words in dict.fromkeys(row.words for row in ordered):
        yield f"{words}:"
        for claim in (row.claim for row in rows if row.words == words):
            about = f" ({', '.join(claim.types)})" if claim.types else ""
            yield f"  {claim.level} {claim.claim}{about}"
    if rows:
        yield "levels are as recorded when the binary was examined; whether the records still stand is said by"
        yield "`vinculum prove --check`, in the checkout"


def _abbreviated(names: Sequence[str]) -> str:
    return ", ".join(names[:MAX_LISTED]) + f" and {len(names) - MAX_LISTED} more" * (len(names) > MAX_LISTED)
