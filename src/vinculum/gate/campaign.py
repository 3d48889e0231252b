"""A run of the gate: targets, profiles and element types, on all cores, with what is known at any moment."""

import signal
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field, replace
from functools import partial
from multiprocessing import active_children, get_context
from tempfile import TemporaryDirectory
from typing import Any

from hypothesis.configuration import set_hypothesis_home_dir

from vinculum.gate import targets
from vinculum.gate.cases.plan import LEVELS, PARTS, Plan
from vinculum.gate.elements import Memory
from vinculum.gate.found import search
from vinculum.gate.ledger import Ledger
from vinculum.gate.lifetime import end_with_parent
from vinculum.gate.sandbox import Sandbox, UnavailableError
from vinculum.gate.trial import Trial
from vinculum.gate.verdicts import Row
from vinculum_spec.model import Specification
from vinculum_spec.registry import specification


class SelectionError(ValueError):
    """What was asked for does not exist."""


class NothingSelectedError(SelectionError):
    """All that was asked for exists, and together it leaves nothing to judge."""


@dataclass(frozen=True)
class Selection:
    """What to judge. Empty `profiles`: those that each target is judged under by default. Empty `dtypes`: all."""

    targets: tuple[str, ...] = ("vinculum",)
    profiles: tuple[str, ...] = ()
    dtypes: tuple[str, ...] = ()
    level: str = "standard"
    seed: int = 0
    seconds: float = 10.0
    jobs: int = 2


@dataclass(frozen=True)
class Unit:
    """What one process does in one go: a target and an element type, under each of its profiles.

    `part` is None for the planned cases, else the number of a part of the whole domain.
    """

    target: str
    dtype: str
    profiles: tuple[str, ...]
    level: str
    seed: int
    seconds: float
    part: int | None = None


@dataclass
class Outcome:
    """All rows, in a fixed order, and targets that could not be loaded with the reason."""

    rows: list[Row] = field(default_factory=list)
    unavailable: dict[str, str] = field(default_factory=dict)
    interrupted: bool = False


def units(selection: Selection, spec: Specification | None = None) -> list[Unit]:
    """The work that `selection` means; raises SelectionError where a name is unknown or nothing is left."""
    spec = spec or specification()
    _known("profile", selection.profiles, spec.profiles)
    _known("dtype", selection.dtypes, spec.types)
    _known("level", (selection.level,), LEVELS)
    found = []
    for target in dict.fromkeys(selection.targets):
        try:
            profiles = tuple(dict.fromkeys(selection.profiles)) or targets.adapter_class(target).profiles
            if target not in targets.KNOWN:
                targets.version(target)  # a file that is not there, or a target that is not written as one
        except (ValueError, OSError) as error:
            raise SelectionError(str(error)) from None
        if target.startswith("c:") and not selection.dtypes:
            raise SelectionError(f"{target}: name its element type, with --dtype")
        for name in spec.types:
            under = tuple(p for p in profiles if name in spec.profiles[p].types)
            if under and (not selection.dtypes or name in selection.dtypes):
                unit = Unit(target, name, under, selection.level, selection.seed, selection.seconds)
                whole = selection.level == "exhaustive" and spec.types[name].width == 16
                found += [replace(unit, part=part) for part in (None, *(range(PARTS) if whole else ()))]
    if not found:
        raise NothingSelectedError(
            f"nothing to judge: none of the types {', '.join(selection.dtypes)} is in the profiles selected"
        )
    return found


def gaps(selection: Selection) -> list[str]:
    """What was asked for by name and is not judged, as no profile of the target has it: a run without it is incomplete."""
    covered = {(unit.target, unit.dtype) for unit in units(selection)}
    spec, missing = specification(), list[str]()
    for target in dict.fromkeys(selection.targets):
        dtypes = selection.dtypes or tuple(name for name in spec.types if (target, name) in covered) or ("every type",)
        under = ", ".join(selection.profiles or targets.adapter_class(target).profiles)
        missing += [f"{target}, {dtype}: not in {under}" for dtype in dtypes if (target, dtype) not in covered]
    return missing


def _known(what: str, given: Sequence[str], known: Any) -> None:
    for name in given:
        if name not in known:
            raise SelectionError(f"there is no {what} {name!r}; there are {', '.join(known)}")


def run(selection: Selection, report: Callable[[str, Unit | None], None] = lambda event, unit: None) -> Outcome:
    """Judge all that is selected. Ctrl-C ends it: what was judged stays, the rest is undecided."""
    work = units(selection)
    done = dict[Unit, tuple[list[Row], str]]()
    outcome = Outcome()
    pool = ProcessPoolExecutor(min(selection.jobs, len(work)), get_context("spawn"), _as_a_helper)
    pending: dict[Future[tuple[list[Row], str]], Unit] = {}
    try:
        pending = {pool.submit(judge, unit): unit for unit in sorted(work, key=partial(_order, selection.targets))}
        while pending:
            ready, _ = wait(pending, timeout=0.2, return_when=FIRST_COMPLETED)
            for future in ready:
                unit = pending.pop(future)
                try:
                    done[unit] = future.result()
                except Exception as error:  # noqa: BLE001 - a fault of the gate: said in the rows, never a success
                    done[unit] = _undecided(unit, f"the gate failed: {type(error).__name__}: {error}"), ""
                report("done", unit)
            report("tick", None)
    except KeyboardInterrupt:
        outcome.interrupted = True
    finally:
        for future in pending:
            future.cancel()
        for process in active_children() if outcome.interrupted else ():
            process.terminate()  # and with it, by the kernel's hand, its worker
        pool.shutdown(wait=not outcome.interrupted, cancel_futures=True)
    for unit in work:
        rows, unavailable = done.get(unit) or (_undecided(unit, "interrupted before it was done"), "")
        outcome.rows += rows
        if unavailable:
            outcome.unavailable[unit.target] = unavailable
    outcome.rows = _merged(outcome.rows, selection)
    return outcome


def _merged(rows: list[Row], selection: Selection) -> list[Row]:
    """One row for each target, profile, type and requirement, in that order; parts of one domain are added up."""
    merged = dict[tuple[str, str, str, str], Row]()
    for row in rows:
        key = (row.target, row.profile, row.dtype, row.requirement)
        if key in merged:
            merged[key].add(row)
        else:
            merged[key] = row
    profiles = list(specification().profiles)
    return sorted(merged.values(), key=lambda row: (selection.targets.index(row.target), profiles.index(row.profile)))


def judge(unit: Unit) -> tuple[list[Row], str]:
    """Judge one unit, in this process; the target runs in a worker that the next unit uses again."""
    spec, rows = specification(), list[Row]()
    memory: Memory = {}
    try:
        sandbox = _sandbox(unit.target, unit.seconds)
        paths = sandbox.paths(unit.profiles)
    except UnavailableError as error:
        return _undecided(unit, str(error)), str(error)
    for profile in unit.profiles:
        plan = _plan(spec, unit, profile)
        trial = Trial(sandbox, plan, paths[profile], _version(unit.target), memory)
        try:
            trial.run(plan.cases() if unit.part is None else plan.whole_domain(unit.part))
            if unit.part is None and trial.supported:
                search(trial, plan.level.found)
        except UnavailableError as error:
            trial.ledger.unfinished(f"the target could not be started again: {error}")
        rows += trial.rows
    return rows, ""


_open: dict[str, Sandbox] = {}
_scratch = TemporaryDirectory(prefix="vinculum-")


def _sandbox(target: str, seconds: float) -> Sandbox:
    """This process's worker for `target`; another target's is ended first, so that few runtimes are loaded at once."""
    if target not in _open:
        for name in list(_open):
            _open.pop(name).stop()
        sandbox = Sandbox(target, seconds)
        sandbox.start()
        _open[target] = sandbox
    return _open[target]


def _plan(spec: Specification, unit: Unit, profile: str) -> Plan:
    return Plan(spec, spec.profiles[profile], spec.types[unit.dtype], LEVELS[unit.level], unit.seed)


def _version(target: str) -> str:
    try:
        return targets.version(target)
    except (ValueError, OSError):
        return ""  # why is in the rows' reason


def _undecided(unit: Unit, reason: str) -> list[Row]:
    rows = list[Row]()
    for profile in unit.profiles:
        ledger = Ledger(_plan(specification(), unit, profile), unit.target, _version(unit.target))
        ledger.unfinished(reason)
        rows += ledger.rows.values()
    return rows


def _order(targets_in_order: tuple[str, ...], unit: Unit) -> tuple[int, int, int]:
    """Each target's units together, the long ones first."""
    return (
        targets_in_order.index(unit.target),
        -len(unit.profiles),
        -specification().types[unit.dtype].width + (unit.part is not None) * 128,
    )


def _as_a_helper() -> None:
    """Ctrl-C goes to every process of the terminal: the one that was started decides, and the others end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    set_hypothesis_home_dir(_scratch.name)  # Hypothesis leaves nothing in the folder that the gate is run from
