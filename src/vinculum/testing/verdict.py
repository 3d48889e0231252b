"""Verdicts for tests. Each element type of a target is judged once per process."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from vinculum.gate.callables import same_modules
from vinculum.gate.cases.plan import LEVELS, Plan
from vinculum.gate.check import Check, prepare, today
from vinculum.gate.reports.report import sentence
from vinculum.gate.results.counterexample_text import lines
from vinculum.gate.results.results import Row, Status
from vinculum.gate.runner.selection import SelectionError, TypeNotNamedError
from vinculum.gate.waivers.settlement import settle
from vinculum_spec.atlas.full import full_specification


class RefutedError(AssertionError):
    """There is a counterexample.

    The message has its operands, the result, the expected result and a line that reproduces it.
    """


class UndecidedError(Exception):
    """The requirement was not judged, or not completely: neither a pass nor a refutation."""


def request(
    target: str,
    profile: str | Sequence[str] = (),
    dtypes: str | Sequence[str] = (),
    level: str = "quick",
    seed: int = 0,
    waivers: str | Path | None = None,
) -> Check:
    """The check of a target in tests.

    It uses one process, because pytest-xdist has its own. Raises SelectionError for an unknown name or a value of the
    wrong type, and WaiversError for an invalid file.
    """
    if not isinstance(target, str):
        raise SelectionError(
            f"{target!r} is no name of a target; write a string such as 'python:package.module:function'"
        )
    return prepare(target, profile=profile, dtypes=dtypes, level=level, seed=seed, waivers=waivers, jobs=1)


@dataclass(frozen=True)
class Verdict:
    """One test: a requirement that applies to a type under a profile.

    The gate runs when its verdict is first needed.
    """

    request: Check
    profile: str
    dtype: str
    requirement: str

    @property
    def name(self) -> str:
        """The name of the test: profile, type, requirement and its title."""
        title = full_specification().requirements[self.requirement].title
        return f"{self.profile}-{self.dtype}-{self.requirement}: {title}"

    @property
    def target(self) -> str:
        """The name of the target."""
        return self.request.selection.targets[0]

    @property
    def row(self) -> Row:
        """The gate's row. The first test of a type starts the check of that type."""
        return _rows(self.request, self.dtype)[self.profile, self.requirement]

    @property
    def waiver_reasons(self) -> str:
        """Why the failures are waived; empty if none is."""
        mine = (self.requirement, self.target, self.dtype)
        waivers = [w for w in self.request.selection.waivers if (w.requirement, w.target, w.dtype) == mine]
        return "; ".join(waiver.reason for waiver in waivers if waiver.condition in self.row.waived)

    def check(self) -> None:
        """Pass if the target conforms; skip if the requirement is unspecified or not supported.

        A skip has a reason. A waived failure is an expected failure. Raises RefutedError with the counterexample, and
        UndecidedError if the requirement, or everything of its type, was not judged.
        """
        __tracebackhide__ = True
        status = self.status()
        if status is Status.WAIVED:
            pytest.xfail(f"waived: {self.waiver_reasons}")
        if status is not Status.CONFORMS:
            pytest.skip(f"{status}: {self.row.reason or '; '.join(x.text for x in self.row.observed)}")

    def status(self) -> Status:
        """The verdict if it is no failure. Raises RefutedError or UndecidedError otherwise."""
        __tracebackhide__ = True
        row = self.row
        if row.verdict is Status.REFUTED:
            summary = sentence(row)
            raise RefutedError("\n".join([summary[summary.index(row.requirement) :], *lines(row)]))
        if row.verdict is Status.UNDECIDED:
            raise UndecidedError(f"{row.requirement} is undecided: {row.reason or 'no case was judged'}")
        if row.verdict is Status.NOT_SUPPORTED and not self._type_conforms():
            raise UndecidedError(
                f"{self.dtype} is not supported: {row.reason}; leave the type out if the target does not claim it"
            )
        return row.verdict

    def _type_conforms(self) -> bool:
        rows = _rows(self.request, self.dtype).items()
        return any(row.verdict is Status.CONFORMS for (profile, _), row in rows if profile == self.profile)


def error_message(error: Exception, types_option: str) -> str:
    """The message of a selection error, where `types_option` selects the element types."""
    return error.message(types_option) if isinstance(error, TypeNotNamedError) else str(error)


def verdicts(check: Check) -> list[Verdict]:
    """All tests of a check; judges nothing."""
    spec, tests, selection = full_specification(), list[Verdict](), check.selection
    for unit in check.units:
        for profile in unit.profiles:
            plan = Plan(spec, spec.profiles[profile], spec.types[unit.dtype], LEVELS[selection.level], selection.seed)
            tests += [Verdict(check, profile, unit.dtype, requirement.id) for requirement in plan.applicable]
    return tests


def check_waivers(check: Check) -> None:
    """Raise RefutedError unless every waiver is complete, in force and covers a failure."""
    rows = [verdict.row for verdict in verdicts(check)]
    account = settle(check.waivers, rows, today())
    if account.faults:
        raise RefutedError("\n".join(account.lines(str(check.waivers_file))))


@cache
def _rows(check: Check, dtype: str) -> dict[tuple[str, str], Row]:
    """The rows of one type, by profile and requirement."""
    with same_modules():
        report = check.of_type(dtype).run()
    if report.outcome.interrupted:
        raise KeyboardInterrupt
    return {(row.profile, row.requirement): row for row in report.rows}


__all__ = [
    "RefutedError",
    "SelectionError",
    "UndecidedError",
    "Verdict",
    "check_waivers",
    "error_message",
    "request",
    "verdicts",
]
