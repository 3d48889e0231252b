"""Run a check: distribute its units over an executor, store the results, and merge the rows."""

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from vinculum.gate.exhaustive.store import UnitResult
from vinculum.gate.results.results import Row
from vinculum.gate.runner.checkpoint import Checkpoint, open_checkpoint, records
from vinculum.gate.runner.executors import executor_of
from vinculum.gate.runner.executors.base import Executor, ExecutorLostError
from vinculum.gate.runner.selection import Selection, Unit, units
from vinculum.gate.runner.work_unit import undecided
from vinculum_spec.atlas.full import full_specification

Report = Callable[[Unit], None]


@dataclass
class Outcome:
    """All rows in a fixed order, and why targets could not be loaded.

    `sweeps` has a record for each exhaustive domain. Of their `total_parts`, `stored_parts` are stored for a later run, and
    `resumed_parts` come from an earlier one. `executor_failure` is why the executor was lost, or empty.
    """

    rows: list[Row] = field(default_factory=list)
    unavailable: dict[str, str] = field(default_factory=dict)
    interrupted: bool = False
    sweeps: list[dict[str, Any]] = field(default_factory=list)
    total_parts: int = 0
    stored_parts: int = 0
    resumed_parts: int = 0
    executor_failure: str = ""

    @property
    def ended_early(self) -> bool:
        """Whether Ctrl-C or the loss of the executor ended the run."""
        return self.interrupted or bool(self.executor_failure)


@dataclass
class _RunState:
    """The results of a run so far, and what ended it early."""

    results: dict[Unit, UnitResult] = field(default_factory=dict)
    interrupted: bool = False
    executor_failure: str = ""
    faults: int = 0
    _shared: dict[str, list[Row]] = field(default_factory=dict)

    def add(self, unit: Unit, result: UnitResult) -> None:
        """Add a result. Parts of one domain mostly have equal rows, which are stored once."""
        if unit.part is not None:
            result.rows = self._shared.setdefault(repr(result.rows), result.rows)
        self.results[unit] = result


def run(selection: Selection, report: Report = lambda unit: None) -> Outcome:
    """Judge all that is selected. After Ctrl-C, rows that were not judged are undecided.

    Raises StoreError, ExecutorError, and ValueError for an unknown executor.
    """
    work = units(selection)
    with open_checkpoint(selection.state, work) as checkpoint:
        return _run(selection, work, checkpoint, report)


def _run(selection: Selection, work: list[Unit], checkpoint: Checkpoint, report: Report) -> Outcome:
    state = _RunState()
    for unit in work:
        if (stored := checkpoint.result(unit)) is not None:
            state.add(unit, stored)
            report(unit)
    rest = sorted((unit for unit in work if unit not in state.results), key=partial(_order, selection.targets))
    if rest:
        with closing(executor_of(selection.executor, selection.jobs)) as executor:
            _judge_all(executor, rest, checkpoint, report, state)
    if selection.shard == (1, 1) and not (state.interrupted or state.executor_failure or state.faults):
        checkpoint.clear()
    outcome = Outcome(
        interrupted=state.interrupted,
        total_parts=checkpoint.total_parts,
        stored_parts=checkpoint.stored_parts,
        resumed_parts=checkpoint.resumed_parts,
        executor_failure=state.executor_failure,
    )
    for unit in work:
        reason = state.executor_failure or "interrupted before it was judged"
        result = state.results.get(unit) or UnitResult(undecided(unit, reason))
        outcome.rows += result.rows
        if result.unavailable:
            outcome.unavailable[unit.target] = result.unavailable
    versions = {row.target: row.version for row in outcome.rows}
    outcome.sweeps = records(((unit, state.results[unit]) for unit in work if unit in state.results), versions)
    outcome.rows = _merged(outcome.rows, selection)
    if selection.shard != (1, 1):
        _mark_as_shard(outcome.rows, work, selection.shard)
    return outcome


def _judge_all(executor: Executor, work: list[Unit], checkpoint: Checkpoint, report: Report, state: _RunState) -> None:
    """Judge `work` into `state`, and store each result as it arrives."""
    try:
        with closing(executor.run(work)) as arriving:
            for unit, result in arriving:
                if isinstance(result, str):
                    state.add(unit, UnitResult(undecided(unit, result)))
                    state.faults += 1
                else:
                    checkpoint.add(unit, result)
                    state.add(unit, result)
                report(unit)
    except KeyboardInterrupt:
        state.interrupted = True
    except ExecutorLostError as error:
        state.executor_failure = str(error)


def _merged(rows: list[Row], selection: Selection) -> list[Row]:
    """Merge the rows of all parts: one row for each target, profile, type and requirement, in that order."""
    merged = dict[tuple[str, str, str, str], Row]()
    for row in rows:
        key = (row.target, row.profile, row.dtype, row.requirement)
        if key in merged:
            merged[key].merge(row)
        else:
            merged[key] = replace(row, observed=dict(row.observed))
    profiles = list(full_specification().profiles)
    return sorted(merged.values(), key=lambda row: (selection.targets.index(row.target), profiles.index(row.profile)))


def _mark_as_shard(rows: list[Row], work: list[Unit], shard: tuple[int, int]) -> None:
    """Mark the rows of a shard as unfinished: unless something is refuted, they are undecided."""
    shared = {(unit.target, unit.dtype) for unit in work if unit.part is not None}
    for row in rows:
        if (row.target, row.dtype) in shared:
            reason = row.reason
            row.mark_unfinished(f"shard {shard[0]} of {shard[1]} of the exhaustive domain only")
            row.reason = reason or row.reason


def _order(targets_in_order: tuple[str, ...], unit: Unit) -> tuple[int, int, int]:
    """Sort key: by target, and the longest units first."""
    return (
        targets_in_order.index(unit.target),
        -len(unit.profiles),
        -full_specification().types[unit.dtype].width + (unit.part is not None) * 128,
    )
