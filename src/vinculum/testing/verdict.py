"""Verdicts for tests. Each element type of a target is judged once per process."""

import os
import sys
import sysconfig
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, date, datetime
from functools import cache
from pathlib import Path

import pytest

from vinculum.gate.cases.plan import LEVELS, Plan
from vinculum.gate.reports.contents import sentence
from vinculum.gate.results.counterexample_text import lines
from vinculum.gate.results.results import Row, Status
from vinculum.gate.runner.run import run
from vinculum.gate.runner.selection import Selection, SelectionError, TypeNotNamedError, units
from vinculum.gate.waivers.file import load
from vinculum.gate.waivers.settlement import in_force, settle
from vinculum_spec.loader import specification


class RefutedError(AssertionError):
    """There is a counterexample.

    The message has its operands, the result, the expected result and a line that reproduces it.
    """


class UndecidedError(Exception):
    """The requirement was not judged, or not completely: neither a pass nor a refutation."""


@dataclass(frozen=True)
class CheckRequest:
    """What a test checks: a target, profiles, types and a file of waivers.

    The default profiles are the target's own; the default types are all.
    """

    target: str
    profiles: tuple[str, ...] = ()
    dtypes: tuple[str, ...] = ()
    level: str = "quick"
    seed: int = 0
    waivers: Path | None = None

    @classmethod
    def of(
        cls,
        target: str,
        profile: str | Sequence[str] = (),
        dtypes: str | Sequence[str] = (),
        level: str = "quick",
        seed: int = 0,
        waivers: str | Path | None = None,
    ) -> "CheckRequest":
        """Build a request from the arguments of a test. Raises SelectionError for a value of the wrong type."""
        if not isinstance(target, str):
            raise SelectionError(
                f"{target!r} is no name of a target; write a string such as 'python:package.module:function'"
            )
        if type(seed) is not int or not 0 <= seed < 1 << 63:
            raise SelectionError(f"{seed!r} is no seed; a seed is an integer from 0 to 2^63 - 1")
        if not isinstance(level, str):
            raise SelectionError(f"{level!r} is no level; write a string such as 'quick' or 'standard'")
        if not isinstance(waivers, str | Path | None):
            raise SelectionError(f"waivers is {waivers!r}, not the path of a file")
        profiles, types = (_names(what, names) for what, names in (("profile", profile), ("dtypes", dtypes)))
        return cls(target, profiles, types, level, seed, None if waivers is None else Path(waivers))

    def selection(self, dtypes: Sequence[str] = ()) -> Selection:
        """The selection for the gate, with the waivers in force. Raises WaiversError for an invalid file."""
        waivers = in_force(load(self.waivers, specification()), _today()) if self.waivers else ()
        dtypes = tuple(dtypes) or self.dtypes
        return Selection((self.target,), self.profiles, dtypes, self.level, self.seed, jobs=1, waivers=waivers)


def _names(what: str, names: str | Sequence[str]) -> tuple[str, ...]:
    """Normalise one name or several to a tuple."""
    if isinstance(names, str):
        return (names,)
    if not isinstance(names, Sequence) or not all(isinstance(name, str) for name in names):
        raise SelectionError(f"{what} is {names!r}, neither a name nor a list of names")
    return tuple(names)


@dataclass(frozen=True)
class Verdict:
    """One test: a requirement that applies to a type under a profile.

    The gate runs when its verdict is first needed.
    """

    request: CheckRequest
    profile: str
    dtype: str
    requirement: str

    @property
    def name(self) -> str:
        """The name of the test: profile, type, requirement and its title."""
        title = specification().requirements[self.requirement].title
        return f"{self.profile}-{self.dtype}-{self.requirement}: {title}"

    @property
    def row(self) -> Row:
        """The gate's row. The first test of a type starts the check of that type."""
        return _rows(self.request, self.dtype)[self.profile, self.requirement]

    @property
    def waiver_reasons(self) -> str:
        """Why the failures are waived; empty if none is."""
        mine = (self.requirement, self.request.target, self.dtype)
        waivers = [w for w in self.request.selection().waivers if (w.requirement, w.target, w.dtype) == mine]
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


def verdicts(request: CheckRequest) -> list[Verdict]:
    """All tests of a request; judges nothing. Raises SelectionError for an unknown name."""
    spec, tests = specification(), list[Verdict]()
    for unit in units(request.selection()):
        for profile in unit.profiles:
            plan = Plan(spec, spec.profiles[profile], spec.types[unit.dtype], LEVELS[request.level], request.seed)
            tests += [Verdict(request, profile, unit.dtype, requirement.id) for requirement in plan.applicable]
    return tests


def check_waivers(request: CheckRequest) -> None:
    """Raise RefutedError unless every waiver is complete, in force and covers a failure."""
    assert request.waivers is not None
    rows = [verdict.row for verdict in verdicts(request)]
    account = settle(load(request.waivers, specification()), rows, _today())
    if account.faults:
        raise RefutedError("\n".join(account.lines(str(request.waivers))))


@cache
def _rows(request: CheckRequest, dtype: str) -> dict[tuple[str, str], Row]:
    """The rows of one type, by profile and requirement."""
    with _same_modules():
        outcome = run(request.selection([dtype]))
    if outcome.interrupted:
        raise KeyboardInterrupt
    return {(row.profile, row.requirement): row for row in outcome.rows}


@contextmanager
def _same_modules() -> Iterator[None]:
    """Let the gate's processes import what tests can import: pytest puts folders in front of sys.path."""
    before = os.environ.get("PYTHONPATH")
    installed = sysconfig.get_path("stdlib")
    own = sys.path[: sys.path.index(installed)] if installed in sys.path else []
    os.environ["PYTHONPATH"] = os.pathsep.join(dict.fromkeys([*filter(None, own), *filter(None, [before])]))
    try:
        yield
    finally:
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before


def _today() -> date:
    return datetime.now(UTC).date()


__all__ = [
    "CheckRequest",
    "RefutedError",
    "SelectionError",
    "UndecidedError",
    "Verdict",
    "check_waivers",
    "error_message",
    "verdicts",
]
