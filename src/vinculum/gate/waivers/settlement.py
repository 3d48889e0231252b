"""Which waivers covered failures in a run, and which waivers fail the run."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import Any

from vinculum.gate.results.results import Row, Waiver
from vinculum.gate.waivers.condition import parse


@dataclass(frozen=True)
class Fault:
    """A waiver that fails the run, with the reason."""

    waiver: Waiver
    why: str

    def __str__(self) -> str:
        """One line that describes the fault."""
        waiver = self.waiver
        under = f" where {waiver.condition}" if waiver.condition else ""
        return f"waiver of {waiver.requirement} for {waiver.target}, {waiver.dtype}{under}: {self.why}"


@dataclass(frozen=True)
class Account:
    """Waivers that fail, waivers that a partial run cannot decide, and the number outside of the run."""

    faults: tuple[Fault, ...] = ()
    undecided: tuple[Waiver, ...] = ()
    elsewhere: int = 0

    def lines(self, file: str) -> list[str]:
        """One line for each problem, with the line number in the file."""
        messages = [f"{file}:{fault.waiver.line}: {fault}" for fault in self.faults]
        undecided = "undecided whether this waiver is needed: not all was judged"
        messages += [f"{file}:{waiver.line}: {undecided}" for waiver in self.undecided]
        if self.elsewhere:
            messages.append(f"{file}: waivers outside of the selection: {self.elsewhere}")
        return messages

    def document(self) -> dict[str, Any]:
        """This account as a JSON object."""
        return {
            "faults": [fault.waiver.document() | {"why": fault.why} for fault in self.faults],
            "undecided": [waiver.document() for waiver in self.undecided],
            "elsewhere": self.elsewhere,
        }


def defect(waiver: Waiver, today: date) -> str:
    """Why a waiver is not in force; empty if it is."""
    if not waiver.reason:
        return "it has no reason"
    if not waiver.owner:
        return "it has no owner"
    if waiver.expiry is None:
        return "it has no expiry"
    return f"it expired on {waiver.expiry.isoformat()}" if today > waiver.expiry else ""


def in_force(waivers: Iterable[Waiver], today: date) -> tuple[Waiver, ...]:
    """The waivers that are complete and not expired."""
    return tuple(waiver for waiver in waivers if not defect(waiver, today))


def settle(waivers: Sequence[Waiver], rows: Sequence[Row], today: date) -> Account:
    """Compare the waivers with the rows, and set the waivers of each row.

    These are the waivers that covered some of its failures.
    """
    by_row = dict[tuple[str, str, str], list[Row]]()
    for row in rows:
        by_row.setdefault((row.requirement, row.target, row.dtype), []).append(row)
    account = Account()
    for waiver in waivers:
        rows_of_type = by_row.get((waiver.requirement, waiver.target, waiver.dtype), ())
        relevant = [row for row in rows_of_type if parse(waiver.condition).possible(row.profile)]
        if not relevant:
            account = replace(account, elsewhere=account.elsewhere + 1)
        elif why := defect(waiver, today):
            account = replace(account, faults=(*account.faults, Fault(waiver, why)))
        elif covered := [row for row in relevant if waiver.condition in row.waived]:
            for row in covered:
                row.waivers = (*row.waivers, waiver)
        elif any(row.unfinished for row in relevant):
            account = replace(account, undecided=(*account.undecided, waiver))
        else:
            account = replace(account, faults=(*account.faults, Fault(waiver, "no failure needs it")))
    return account


def with_waivers(status: int, account: Account) -> int:
    """The exit status with the waivers taken into account: a waiver that fails counts as a refutation."""
    return 1 if account.faults else status or (3 if account.undecided else 0)
