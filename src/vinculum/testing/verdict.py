"""Targets judged once in a process, one element type at a time, and their verdicts as tests see them."""

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
from vinculum.gate.runner.selection import Selection, SelectionError, units
from vinculum.gate.waivers.file import load
from vinculum.gate.waivers.settlement import in_force, settle
from vinculum_spec.loader import specification


class RefutedError(AssertionError):
    """A counterexample exists. The message is the gate's own: operands, what was got, what was expected, how to see it."""


class UndecidedError(Exception):
    """Not judged, or not all of it: neither a pass nor a refutation."""


@dataclass(frozen=True)
class Asked:
    """What a test asks for: one target, under profiles (none: its own), of types (none: all), with a file of waivers."""

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
    ) -> "Asked":
        """As a test writes it: one name, or several. Raises SelectionError where a value is of the wrong kind."""
        if not isinstance(target, str):
            raise SelectionError(f"{target!r} is no name of a target; write it as text, python:package.module:function")
        if type(seed) is not int or not 0 <= seed < 1 << 63:
            raise SelectionError(f"{seed!r} is no seed; one is a whole number from 0 to 2^63 - 1")
        if not isinstance(level, str):
            raise SelectionError(f"{level!r} is no level; write it as text, quick or standard")
        if not isinstance(waivers, str | Path | None):
            raise SelectionError(f"waivers is {waivers!r}, not the path of a file")
        profiles, types = (_names(what, names) for what, names in (("profile", profile), ("dtypes", dtypes)))
        return cls(target, profiles, types, level, seed, None if waivers is None else Path(waivers))

    def selection(self, dtypes: Sequence[str] = ()) -> Selection:
        """As the gate takes it. Waivers are those in force; WaiversError where the file is not one of waivers."""
        waivers = in_force(load(self.waivers, specification()), _today()) if self.waivers else ()
        dtypes = tuple(dtypes) or self.dtypes
        return Selection((self.target,), self.profiles, dtypes, self.level, self.seed, jobs=1, waivers=waivers)


def _names(what: str, names: str | Sequence[str]) -> tuple[str, ...]:
    """One name or several."""
    if isinstance(names, str):
        return (names,)
    if not isinstance(names, Sequence) or not all(isinstance(name, str) for name in names):
        raise SelectionError(f"{what} is {names!r}, neither a name nor a list of names")
    return tuple(names)


@dataclass(frozen=True)
class Verdict:
    """One test: a requirement that applies to a type under a profile, and what the gate says of it once asked."""

    asked: Asked
    profile: str
    dtype: str
    requirement: str

    @property
    def name(self) -> str:
        """The case as a test's name: profile, type, requirement and its title."""
        title = specification().requirements[self.requirement].title
        return f"{self.profile}-{self.dtype}-{self.requirement}: {title}"

    @property
    def row(self) -> Row:
        """The gate's verdict; the type is judged when the first of its tests asks."""
        return _rows(self.asked, self.dtype)[self.profile, self.requirement]

    @property
    def pardon(self) -> str:
        """Why its failures are waived; empty where none is."""
        mine = (self.requirement, self.asked.target, self.dtype)
        waivers = [w for w in self.asked.selection().waivers if (w.requirement, w.target, w.dtype) == mine]
        return "; ".join(waiver.reason for waiver in waivers if waiver.condition in self.row.waived)

    def check(self) -> None:
        """Pass where it conforms. Skip, with the reason, where the sources leave it open, or nothing could be asked.

        What is waived is an expected failure, with its reason. Raises RefutedError with the counterexample;
        UndecidedError where it was not judged, or nothing of the type was.
        """
        __tracebackhide__ = True
        status = self.status()
        if status is Status.WAIVED:
            pytest.xfail(f"waived: {self.pardon}")
        if status is not Status.CONFORMS:
            pytest.skip(f"{status}: {self.row.reason or '; '.join(x.text for x in self.row.observed)}")

    def status(self) -> Status:
        """Conforms, unspecified, waived, or not supported while the rest of the type is; an error for all else."""
        __tracebackhide__ = True
        row = self.row
        if row.verdict is Status.REFUTED:
            said = sentence(row)
            raise RefutedError("\n".join([said[said.index(row.requirement) :], *lines(row)]))
        if row.verdict is Status.UNDECIDED:
            raise UndecidedError(f"{row.requirement} is undecided: {row.reason or 'no case was judged'}")
        if row.verdict is Status.NOT_SUPPORTED and not self._type_conforms():
            raise UndecidedError(f"{self.dtype} is not supported: {row.reason}; leave the type out if none is claimed")
        return row.verdict

    def _type_conforms(self) -> bool:
        rows = _rows(self.asked, self.dtype).items()
        return any(row.verdict is Status.CONFORMS for (profile, _), row in rows if profile == self.profile)


def wrong(error: Exception, types: str) -> str:
    """What is wrong with what was asked; types are named by `types` here, where the command has its --dtype."""
    return str(error).replace("with --dtype", f"with {types}")


def verdicts(asked: Asked) -> list[Verdict]:
    """Every test that `asked` means, without judging anything. Raises SelectionError where a name is unknown."""
    spec, found = specification(), list[Verdict]()
    for unit in units(asked.selection()):
        for profile in unit.profiles:
            plan = Plan(spec, spec.profiles[profile], spec.types[unit.dtype], LEVELS[asked.level], asked.seed)
            found += [Verdict(asked, profile, unit.dtype, requirement.id) for requirement in plan.applicable]
    return found


def check_waivers(asked: Asked) -> None:
    """Nothing where each waiver of the file is in force, has all it needs and covers something; else RefutedError."""
    assert asked.waivers is not None
    rows = [verdict.row for verdict in verdicts(asked)]
    account = settle(load(asked.waivers, specification()), rows, _today())
    if account.faults:
        raise RefutedError("\n".join(account.lines(str(asked.waivers))))


@cache
def _rows(asked: Asked, dtype: str) -> dict[tuple[str, str], Row]:
    """The verdicts on one type, by profile and requirement."""
    with _same_modules():
        outcome = run(asked.selection([dtype]))
    if outcome.interrupted:
        raise KeyboardInterrupt
    return {(row.profile, row.requirement): row for row in outcome.rows}


@contextmanager
def _same_modules() -> Iterator[None]:
    """The gate's processes find the modules that tests find: pytest puts folders before those of the installation."""
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


__all__ = ["Asked", "RefutedError", "SelectionError", "UndecidedError", "Verdict", "check_waivers", "verdicts", "wrong"]
