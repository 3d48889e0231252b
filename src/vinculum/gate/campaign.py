"""A run of the gate: targets, profiles and element types, on all cores, with what is known at any moment."""

import signal
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import active_children, get_context
from tempfile import TemporaryDirectory
from typing import Any

from hypothesis.configuration import set_hypothesis_home_dir

from vinculum.gate import targets
from vinculum.gate.cases.plan import LEVELS, Plan
from vinculum.gate.elements import Memory
from vinculum.gate.found import search
from vinculum.gate.ledger import Ledger
from vinculum.gate.lifetime import end_with_parent
from vinculum.gate.sandbox import Sandbox, UnavailableError
from vinculum.gate.selection import Selection, Unit, units
from vinculum.gate.trial import Trial
from vinculum.gate.verdicts import Row
from vinculum.gate.whole.keeper import Keeper, keeping, records
from vinculum.gate.whole.store import Done
from vinculum.gate.whole.sweep import sweep
from vinculum_spec.model import Specification
from vinculum_spec.registry import specification

Report = Callable[[Unit], None]


@dataclass
class Outcome:
    """All rows, in a fixed order, and targets that could not be loaded with the reason.

    `campaigns` has a record for each whole domain; `parts` is how many parts of these there are in all, `kept` how many
    of them are done and kept for a run after this one, and `resumed` how many an earlier run has done.
    """

    rows: list[Row] = field(default_factory=list)
    unavailable: dict[str, str] = field(default_factory=dict)
    interrupted: bool = False
    campaigns: list[dict[str, Any]] = field(default_factory=list)
    parts: int = 0
    kept: int = 0
    resumed: int = 0


def run(selection: Selection, report: Report = lambda unit: None) -> Outcome:
    """Judge all that is selected. Ctrl-C ends it: what was judged stays, the rest is undecided. Raises StoreError."""
    work = units(selection)
    with keeping(selection.state, work) as keeper:
        return _run(selection, work, keeper, report)


def _run(selection: Selection, work: list[Unit], keeper: Keeper, report: Report) -> Outcome:
    done = dict[Unit, Done]()
    for unit in work:
        if (kept := keeper.done(unit)) is not None:
            done[unit] = kept
            report(unit)
    rest = sorted((unit for unit in work if unit not in done), key=partial(_order, selection.targets))
    interrupted, faults = _judge_all(rest, selection.jobs, keeper, report, done) if rest else (False, 0)
    if not interrupted and not faults:
        keeper.finish()
    outcome = Outcome(interrupted=interrupted, parts=keeper.parts, kept=keeper.kept, resumed=keeper.resumed)
    for unit in work:
        result = done.get(unit) or Done(_undecided(unit, "interrupted before it was done"))
        outcome.rows += result.rows
        if result.unavailable:
            outcome.unavailable[unit.target] = result.unavailable
    versions = {row.target: row.version for row in outcome.rows}
    outcome.campaigns = records(((unit, done[unit]) for unit in work if unit in done), versions)
    outcome.rows = _merged(outcome.rows, selection)
    return outcome


def _judge_all(work: list[Unit], jobs: int, keeper: Keeper, report: Report, done: dict[Unit, Done]) -> tuple[bool, int]:
    """Judge `work` into `done`; whether Ctrl-C ended it, and how often the gate itself failed."""
    pool = ProcessPoolExecutor(min(jobs, len(work)), get_context("spawn"), _as_a_helper)
    pending: dict[Future[Done], Unit] = {}
    interrupted, faults = False, 0
    try:
        pending = {pool.submit(judge, unit): unit for unit in work}
        while pending:
            ready, _ = wait(pending, timeout=0.2, return_when=FIRST_COMPLETED)
            for future in ready:
                unit = pending.pop(future)
                try:
                    done[unit] = future.result()
                except Exception as error:  # noqa: BLE001 - a fault of the gate: said in the rows, never a success
                    done[unit] = Done(_undecided(unit, f"the gate failed: {type(error).__name__}: {error}"))
                    faults += 1
                else:
                    keeper.keep(unit, done[unit])
                report(unit)
    except KeyboardInterrupt:
        interrupted = True
    finally:
        for process in active_children() if interrupted else ():
            process.terminate()  # and with it, by the kernel's hand, its worker
        pool.shutdown(wait=not interrupted, cancel_futures=not interrupted)
    return interrupted, faults


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


def judge(unit: Unit) -> Done:
    """Judge one unit, in this process; the target runs in a worker that the next unit uses again."""
    spec, done = specification(), Done()
    memory: Memory = {}
    try:
        sandbox = _sandbox(unit.target, unit.seconds)
        paths = sandbox.paths(unit.profiles)
    except UnavailableError as error:
        return Done(_undecided(unit, str(error)), unavailable=str(error))
    for profile in unit.profiles:
        plan = _plan(spec, unit, profile)
        trial = Trial(sandbox, plan, paths[profile], _version(unit.target), memory, waivers=unit.waivers)
        try:
            trial.run(plan.cases() if unit.part is None else sweep(trial, unit.part, done.portions))
            if unit.part is None and trial.supported:
                search(trial, plan.level.found)
        except UnavailableError as error:
            trial.ledger.unfinished(f"the target could not be started again: {error}")
        done.rows += trial.rows
    return done


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
