"""The report on a terminal: verdicts on targets, refutations with smallest inputs, a table."""

from dataclasses import replace
from enum import IntEnum
from itertools import groupby

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from vinculum._util.text import escape_unprintable
from vinculum.gate.reports.verdicts import overall, target_verdicts
from vinculum.gate.results.counterexample_text import lines
from vinculum.gate.results.results import Observation, Row, Status
from vinculum_spec.schema import Specification


class Detail(IntEnum):
    """How much a report shows."""

    QUIET = 0  # the verdicts
    NORMAL = 1  # and each refutation, and what is undecided or waived
    VERBOSE = 2  # and what targets do where the sources leave the result open


MAX_NAMED_REQUIREMENTS = 8  # of more, the number is printed
MAX_REASON_LENGTH = 200  # characters in the table
STYLE = {
    Status.REFUTED: "bold red",
    Status.UNDECIDED: "yellow",
    Status.NOT_SUPPORTED: "yellow",
    Status.WAIVED: "bold magenta",
    Status.UNSPECIFIED: "cyan",
    Status.CONFORMS: "green",
}


def summary(rows: list[Row]) -> Table:
    """A table with one row for each target, profile and verdict, and the types that have the verdict."""
    table = Table(box=SIMPLE_HEAD, header_style="bold", pad_edge=False)
    table.add_column("target", overflow="fold", max_width=32)
    for column in ("version", "profile", "verdict"):
        table.add_column(column, no_wrap=True)
    table.add_column("types, or requirements refuted or waived", overflow="fold")
    table.add_column("cases", justify="right", no_wrap=True)
    previous_group, previous_reason = ("", ""), ("", "")
    for (target, version, profile), group in groupby(rows, lambda r: (r.target, r.version, r.profile)):
        verdicts = dict[tuple[Status, tuple[str, ...]], list[Row]]()
        for _, part in groupby(group, lambda r: r.dtype):
            of_type = list(part)
            worst = overall(of_type)
            named_status = worst if worst is Status.WAIVED else Status.REFUTED
            refuted = tuple(row.requirement for row in of_type if row.verdict is named_status)
            verdicts.setdefault((worst, refuted), []).extend(of_type)
        for (verdict, refuted), members in verdicts.items():
            is_repeated = previous_group == (target, profile)
            what = Text(" ".join(dict.fromkeys(row.dtype for row in members)))
            why = next((row.reason.text for row in members if row.reason and row.verdict is verdict), "")
            if refuted or (why and verdict is not Status.CONFORMS):
                repeated = previous_reason == (target, why) and not refuted
                note = "the same" if repeated else escape_unprintable(why[:MAX_REASON_LENGTH])
                what.append("\n" + "\n".join(refuted or (note,)), "dim")
                previous_reason = ("", "") if refuted else (target, why)
            cells = ("", "", "") if is_repeated else (target, version, profile)
            cases = f"{sum(row.cases for row in members):,}"
            table.add_row(*map(escape, cells), Text(_word(verdict), STYLE[verdict]), what, cases)
            previous_group = target, profile
    return table


def findings(rows: list[Row], spec: Specification) -> Text:
    """Each defect once: the requirements that an input refutes, the types, and the smallest such input."""
    shortest = dict[tuple[str, str, str], Row]()
    types = dict[tuple[str, str, str], list[str]]()
    for row in rows:
        if row.verdict is Status.REFUTED and row.counterexample:
            key = (row.target, row.profile, row.requirement)
            types.setdefault(key, []).append(row.dtype)
            if key not in shortest or _length(row) < _length(shortest[key]):
                shortest[key] = row
    groups = dict[tuple[str, ...], list[Row]]()
    for row in shortest.values():
        groups.setdefault(_visible_parts(row), []).append(row)
    text = Text()
    for members in groups.values():
        text.append(f"\n{members[0].target}", "bold").append(f"  {members[0].profile}\n")
        for row in members:
            refuted = " ".join(types[row.target, row.profile, row.requirement])
            text.append(f"  {row.requirement}", "bold red").append(f"  {spec.requirements[row.requirement].title}: ")
            text.append(f"{refuted}\n", "dim")
        example = lines(members[0])
        failures, cases = members[0].failures, members[0].cases
        text.append(
            "".join(
                f"    {line}\n"
                for line in (example[0], f"wrong in {failures:,} of {cases:,}; the smallest:", *example[1:])
            )
        )
    return text


def undecided(rows: list[Row]) -> Text:
    """Undecided requirements, grouped by reason.

    Rows without a reason, as after an interrupt, are left out.
    """
    groups = dict[tuple[str, str, str], list[Row]]()
    for row in rows:
        if row.verdict is Status.UNDECIDED and row.reason:
            groups.setdefault((row.target, row.profile, row.reason.text), []).append(row)
    text = Text()
    for (target, profile, reason), members in groups.items():
        types = " ".join(dict.fromkeys(row.dtype for row in members))
        names = list(dict.fromkeys(row.requirement for row in members))
        text.append(f"\n{target}", "bold").append(f"  {profile}  {types}\n")
        text.append(f"  {escape_unprintable(reason)}\n", "yellow")
        text.append(
            "".join(f"    {name}\n" for name in names)
            if len(names) < MAX_NAMED_REQUIREMENTS
            else f"    {len(names)} requirements\n",
            "dim",
        )
    return text


def _visible_parts(row: Row) -> tuple[str, ...]:
    """The parts of a counterexample by which a reader recognises it."""
    example = row.counterexample
    assert example is not None
    operands = (str(x) for x in (example.A.shape, example.A.hex, example.B.shape, example.B.hex, example.attributes))
    return row.target, row.profile, row.dtype, example.path, example.layout, example.got, *operands


def unspecified(rows: list[Row], spec: Specification) -> Table:
    """What each target does where the sources leave the result open, grouped by types and profiles."""
    table = Table(box=SIMPLE_HEAD, header_style="bold", pad_edge=False)
    table.add_column("target", overflow="fold", max_width=32)
    for column in ("the input violates", "what the target does", "types", "profiles"):
        table.add_column(column, overflow="fold")
    rows_by_observation = dict[tuple[str, str, Observation], list[Row]]()
    for row in rows:
        for observation in row.observed:
            without_bits = replace(observation, bits="")  # the same value has other bits in another type
            rows_by_observation.setdefault((row.target, row.requirement, without_bits), []).append(row)
    groups = dict[tuple[str, str, str, str], list[Observation]]()
    for (target, identifier, observation), members in rows_by_observation.items():
        types, profiles = (
            " ".join(dict.fromkeys(x)) for x in zip(*((r.dtype, r.profile) for r in members), strict=True)
        )
        groups.setdefault((target, identifier, types, profiles), []).append(observation)
    previous = ""
    for (target, identifier, types, profiles), outcomes in groups.items():
        title = f"{spec.requirements[identifier].title}\n{identifier}"
        text = escape(escape_unprintable(_joined(outcomes)))
        table.add_row("" if target == previous else escape(target), title, text, types, profiles)
        previous = target
    return table


def _joined(observations: list[Observation]) -> str:
    """Several observations on one line; those that differ in the type of the result alone are joined."""
    types = [x.result_type for x in observations if x.result_type is not None]
    others = [x.text for x in observations if x.result_type is None]
    return "; ".join(others + [Observation.of_type(", ".join(types)).text] * bool(types))


def accepted(rows: list[Row]) -> Table:
    """The waivers that covered failures, with reason, owner and expiry."""
    table = Table(box=SIMPLE_HEAD, header_style="bold", pad_edge=False)
    for column in ("target", "waived", "types", "reason", "owner", "until"):
        table.add_column(column, overflow="fold")
    types = dict[tuple[str, ...], list[str]]()
    for row in rows:
        for waiver in row.waivers:
            what = waiver.requirement + (f"\nwhere {waiver.condition}" if waiver.condition else "")
            key = (row.target, what, waiver.reason, waiver.owner, str(waiver.expiry))
            types.setdefault(key, []).append(f"{row.dtype} ({sum(row.waived.values()):,} failures)")
    for (target, what, *rest), members in types.items():
        table.add_row(
            escape(target),
            escape(what),
            "\n".join(dict.fromkeys(members)),
            *(escape(escape_unprintable(x)) for x in rest),
        )
    return table


def _word(status: Status) -> str:
    """The word for a verdict; waived is in capitals, so that nobody overlooks it."""
    return status.upper() if status is Status.WAIVED else status


def verdict_lines(rows: list[Row], level: str = "") -> Text:
    """One line for each target, with its verdict first."""
    verdicts = list(target_verdicts(rows, level))
    width = max((len(verdict.status) for verdict in verdicts), default=0)
    text = Text()
    for verdict in verdicts:
        text.append(f"{_word(verdict.status):<{width}}", STYLE[verdict.status]).append("  ")
        text.append(verdict.target, "bold").append(f" {verdict.version}".rstrip())
        text.append(f": {escape_unprintable(verdict.scope)}\n")
    return text


def show(
    console: Console, rows: list[Row], spec: Specification, *, detail: Detail = Detail.NORMAL, level: str = ""
) -> None:
    """Print the report. `level` is how many cases were tried."""
    console.print(verdict_lines(rows, level), soft_wrap=True, end="")
    if detail >= Detail.NORMAL:
        _show_details(console, rows, spec)
    observed = [row for row in rows if row.observed]
    if detail is Detail.VERBOSE and observed:
        _heading(console, "Unspecified: what targets do where the sources leave the result open")
        console.print(unspecified(rows, spec))
    console.print(summary(rows))
    counts = {status: sum(row.verdict is status for row in rows) for status in Status}
    console.print(
        ", ".join(f"{count} {_word(status)}" for status, count in counts.items() if count) or "nothing was judged"
    )
    if detail is Detail.NORMAL and observed:
        requirements = len({row.requirement for row in observed})
        text = f"unspecified: inputs that violate {requirements} requirement{'s' * (requirements > 1)} on the operands"
        console.print(f"{text}, where the sources leave the result open; -v shows what the target does", soft_wrap=True)


def _show_details(console: Console, rows: list[Row], spec: Specification) -> None:
    """Print what is refuted, undecided and waived. Commands stay on one line, so that they can be copied."""
    if any(row.verdict is Status.REFUTED for row in rows):
        _heading(console, "Refuted")
        console.print(findings(rows, spec), soft_wrap=True, end="")
    if any(row.verdict is Status.UNDECIDED and row.reason for row in rows):
        _heading(console, "Undecided")
        console.print(undecided(rows), soft_wrap=True, end="")
    if any(row.waivers for row in rows):
        _heading(console, "WAIVED: known refutations, accepted until a date")
        console.print(accepted(rows))


def _heading(console: Console, text: str) -> None:
    console.print()
    console.rule(text, align="left")


def _length(row: Row) -> int:
    return (len(row.counterexample.replay) if row.counterexample else 0) or 1 << 30
