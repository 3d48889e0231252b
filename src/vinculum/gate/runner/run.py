"""A run of the gate: targets, profiles and element types, on all cores, with what is known at any moment."""

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from vinculum.gate.exhaustive.store import Done
from vinculum.gate.results.results import Row
from vinculum.gate.runner.checkpoint import Keeper, keeping, records
from vinculum.gate.runner.executors import engine_of
from vinculum.gate.runner.executors.base import Engine, EngineLostError
from vinculum.gate.runner.selection import Selection, Unit, units
from vinculum.gate.runner.work_unit import undecided
from vinculum_spec.loader import specification

Report = Callable[[Unit], None]


@dataclass
class Outcome:
    """All rows, in a fixed order, and targets that could not be loaded with the reason.

    `campaigns` has a record for each whole domain; `parts` is how many parts of these there are in all, `kept` how many
    of them are done and kept for a run after this one, and `resumed` how many an earlier run has done. `lost` is why the
    engine did not get to the end, or empty.
    """

    rows: list[Row] = field(default_factory=list)
    unavailable: dict[str, str] = field(default_factory=dict)
    interrupted: bool = False
    campaigns: list[dict[str, Any]] = field(default_factory=list)
    parts: int = 0
    kept: int = 0
    resumed: int = 0
    lost: str = ""

    @property
    def ended_early(self) -> bool:
        """It was broken off: by Ctrl-C, or as the engine was lost."""
        return self.interrupted or bool(self.lost)


@dataclass
class _Course:
    """How a run goes: what came of its units, and what kept it from its end."""

    done: dict[Unit, Done] = field(default_factory=dict)
    interrupted: bool = False
    lost: str = ""
    faults: int = 0
    _shared: dict[str, list[Row]] = field(default_factory=dict)

    def take(self, unit: Unit, came: Done) -> None:
        """Parts of one domain mostly say the same: their rows are held once."""
        if unit.part is not None:
            came.rows = self._shared.setdefault(repr(came.rows), came.rows)
        self.done[unit] = came


def run(selection: Selection, report: Report = lambda unit: None) -> Outcome:
    """Judge all that is selected. Ctrl-C ends it: what was judged stays, the rest is undecided.

    Raises StoreError, EngineError, and ValueError for an engine that there is not.
    """
    work = units(selection)
    with keeping(selection.state, work) as keeper:
        return _run(selection, work, keeper, report)


def _run(selection: Selection, work: list[Unit], keeper: Keeper, report: Report) -> Outcome:
    course = _Course()
    for unit in work:
        if (kept := keeper.done(unit)) is not None:
            course.take(unit, kept)
            report(unit)
    rest = sorted((unit for unit in work if unit not in course.done), key=partial(_order, selection.targets))
    if rest:
        with closing(engine_of(selection.engine, selection.jobs)) as engine:
            _judge_all(engine, rest, keeper, report, course)
    if selection.share == (1, 1) and not (course.interrupted or course.lost or course.faults):
        keeper.finish()
    outcome = Outcome([], {}, course.interrupted, [], keeper.parts, keeper.kept, keeper.resumed, course.lost)
    for unit in work:
        why = course.lost or "interrupted before it was done"
        result = course.done.get(unit) or Done(undecided(unit, why))
        outcome.rows += result.rows
        if result.unavailable:
            outcome.unavailable[unit.target] = result.unavailable
    versions = {row.target: row.version for row in outcome.rows}
    outcome.campaigns = records(((unit, course.done[unit]) for unit in work if unit in course.done), versions)
    outcome.rows = _merged(outcome.rows, selection)
    if selection.share != (1, 1):
        _say_that_it_is_a_share(outcome.rows, work, selection.share)
    return outcome


def _judge_all(engine: Engine, work: list[Unit], keeper: Keeper, report: Report, course: _Course) -> None:
    """Judge `work` into `course`, and keep it as it comes."""
    try:
        with closing(engine.run(work)) as arriving:
            for unit, came in arriving:
                if isinstance(came, str):
                    course.take(unit, Done(undecided(unit, came)))
                    course.faults += 1
                else:
                    keeper.keep(unit, came)
                    course.take(unit, came)
                report(unit)
    except KeyboardInterrupt:
        course.interrupted = True
    except EngineLostError as error:
        course.lost = str(error)


def _merged(rows: list[Row], selection: Selection) -> list[Row]:
    """One row for each target, profile, type and requirement, in that order; parts of one domain are added up."""
    merged = dict[tuple[str, str, str, str], Row]()
    for row in rows:
        key = (row.target, row.profile, row.dtype, row.requirement)
        if key in merged:
            merged[key].merge(row)
        else:
            merged[key] = replace(row, observed=dict(row.observed))
    profiles = list(specification().profiles)
    return sorted(merged.values(), key=lambda row: (selection.targets.index(row.target), profiles.index(row.profile)))


def _say_that_it_is_a_share(rows: list[Row], work: list[Unit], share: tuple[int, int]) -> None:
    """A share of a domain is not the domain: what it does not refute is undecided."""
    cut = {(unit.target, unit.dtype) for unit in work if unit.part is not None}
    for row in rows:
        if (row.target, row.dtype) in cut:
            reason = row.reason
            row.mark_unfinished(f"share {share[0]} of {share[1]} of the whole domain only")
            row.reason = reason or row.reason


def _order(targets_in_order: tuple[str, ...], unit: Unit) -> tuple[int, int, int]:
    """Each target's units together, the long ones first."""
    return (
        targets_in_order.index(unit.target),
        -len(unit.profiles),
        -specification().types[unit.dtype].width + (unit.part is not None) * 128,
    )
