"""What became of the waivers in a run: which ones covered something, and which ones fail."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import Any

from vinculum.gate.results.results import Row, Waiver
from vinculum.gate.waivers.condition import parse


@dataclass(frozen=True)
class Fault:
    """A waiver that fails the run, and why."""

    waiver: Waiver
    why: str

    def __str__(self) -> str:
        """In one line."""
        waiver = self.waiver
        under = f" where {waiver.condition}" if waiver.condition else ""
        return f"waiver of {waiver.requirement} for {waiver.target}, {waiver.dtype}{under}: {self.why}"


@dataclass(frozen=True)
class Account:
    """What fails; what cannot be said, as the run did not come to an end; and how many concern nothing of this run."""

    faults: tuple[Fault, ...] = ()
    undecided: tuple[Waiver, ...] = ()
    elsewhere: int = 0

    def lines(self, file: str) -> list[str]:
        """What there is to say of it, with the line of the file that it is about."""
        said = [f"{file}:{fault.waiver.line}: {fault}" for fault in self.faults]
        undecided = "undecided whether this waiver is needed: not all was judged"
        said += [f"{file}:{waiver.line}: {undecided}" for waiver in self.undecided]
        if self.elsewhere:
            said.append(f"{file}: waivers that concern nothing that was selected: {self.elsewhere}")
        return said

    def document(self) -> dict[str, Any]:
        """As JSON has it."""
        return {
            "faults": [fault.waiver.document() | {"why": fault.why} for fault in self.faults],
            "undecided": [waiver.document() for waiver in self.undecided],
            "elsewhere": self.elsewhere,
        }


def lack(waiver: Waiver, today: date) -> str:
    """Why a waiver waives nothing; empty if it is in force."""
    if not waiver.reason:
        return "it has no reason"
    if not waiver.owner:
        return "it has no owner"
    if waiver.expiry is None:
        return "it has no expiry"
    return f"it expired on {waiver.expiry.isoformat()}" if today > waiver.expiry else ""


def in_force(waivers: Iterable[Waiver], today: date) -> tuple[Waiver, ...]:
    """Those that waive something: not expired, and complete."""
    return tuple(waiver for waiver in waivers if not lack(waiver, today))


def settle(waivers: Sequence[Waiver], rows: Sequence[Row], today: date) -> Account:
    """Hold the waivers against what was judged, and write into each row the ones that covered some of its failures."""
    by_row = dict[tuple[str, str, str], list[Row]]()
    for row in rows:
        by_row.setdefault((row.requirement, row.target, row.dtype), []).append(row)
    account = Account()
    for waiver in waivers:
        under = by_row.get((waiver.requirement, waiver.target, waiver.dtype), ())
        judged = [row for row in under if parse(waiver.condition).possible(row.profile)]
        if not judged:
            account = replace(account, elsewhere=account.elsewhere + 1)
        elif why := lack(waiver, today):
            account = replace(account, faults=(*account.faults, Fault(waiver, why)))
        elif covered := [row for row in judged if waiver.condition in row.waived]:
            for row in covered:
                row.waivers = (*row.waivers, waiver)
        elif any(row.unfinished for row in judged):
            account = replace(account, undecided=(*account.undecided, waiver))
        else:
            account = replace(account, faults=(*account.faults, Fault(waiver, "nothing needs it")))
    return account


def worse(status: int, account: Account) -> int:
    """The exit status with the waivers looked at: one that fails is as a refutation."""
    return 1 if account.faults else status or (3 if account.undecided else 0)
