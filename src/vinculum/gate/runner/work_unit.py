"""Judge one unit of work in the current process."""

import atexit
from dataclasses import replace
from tempfile import TemporaryDirectory

from hypothesis.configuration import set_hypothesis_home_dir

from vinculum.gate.cases import standards
from vinculum.gate.cases.plan import LEVELS, Plan
from vinculum.gate.exhaustive.store import UnitResult
from vinculum.gate.exhaustive.sweep import sweep
from vinculum.gate.results.results import Row
from vinculum.gate.runner.selection import Unit
from vinculum.gate.sandbox.client import MEMORY, Sandbox, UnavailableError
from vinculum.gate.targets import registry
from vinculum.gate.trial.determinism import check_determinism
from vinculum.gate.trial.element_checks import VerdictCaches
from vinculum.gate.trial.property_search import search
from vinculum.gate.trial.recorder import Ledger
from vinculum.gate.trial.trial import Trial
from vinculum_spec.atlas.full import full_specification
from vinculum_spec.schema import Specification

GIVEN_UP = "the target died or hung too often in another part; this one was not tried"
_open: dict[tuple[str, float, float], Sandbox] = {}
# Why a target could not be loaded: loading may take long before it fails.
_unloadable: dict[tuple[str, float, float], str] = {}
_given_up = set[Unit]()  # exhaustive domains that this process has given up
_scratch = TemporaryDirectory(prefix="vinculum-")
atexit.register(_scratch.cleanup)


def begin() -> None:
    """Prepare a process: keep Hypothesis from writing to the current folder."""
    set_hypothesis_home_dir(_scratch.name)


def judge(unit: Unit) -> UnitResult:
    """Judge one unit, in this process.

    The target runs in a new worker, so that its results do not depend on earlier units. The parts of one sweep share a worker.
    """
    spec, result, domain = full_specification(), UnitResult(), replace(unit, part=0)
    if unit.part is not None and domain in _given_up:
        return UnitResult(undecided(unit, GIVEN_UP))
    memory: VerdictCaches = {}
    if unit.part is None:
        _end_workers()
    try:
        sandbox = sandbox_of(unit.target, unit.seconds, unit.memory)
        paths = sandbox.paths(unit.profiles)
    except UnavailableError as error:
        reason = str(error).removeprefix(f"{unit.target}: ")
        return UnitResult(undecided(unit, reason), unavailable=reason)
    for profile in unit.profiles:
        plan = plan_of(spec, unit, profile)
        trial = Trial(sandbox, plan, paths[profile], version_of(unit.target), memory, waivers=unit.waivers)
        is_part = unit.part is not None
        try:
            cases = sweep(trial, unit.part or 0, result.portions, unit.level) if is_part else standards.cases(plan)
            trial.run(cases, first_call=not is_part)
            if not is_part and trial.supported:
                search(trial, plan.level.property_examples)
            if not is_part and unit.level != "quick":
                check_determinism(trial.context)
        except UnavailableError as error:
            trial.ledger.mark_unfinished(f"the target could not be started again: {error}")
        if is_part and (trial.gave_up or trial.first_call_crashed):
            _given_up.add(domain)
        if not is_part:
            trial.explain()
        result.rows += trial.rows
    return result


def sandbox_of(target: str, seconds: float, memory: float = MEMORY) -> Sandbox:
    """Return this process's worker for `target` within these limits.

    It first ends any other worker, so that few runtimes are loaded at the same time.
    """
    key = target, seconds, memory
    if key in _unloadable:
        raise UnavailableError(_unloadable[key])
    if key not in _open:
        _end_workers()
        sandbox = Sandbox(*key)
        try:
            sandbox.start()
        except UnavailableError as error:
            _unloadable[key] = str(error)
            raise
        _open[key] = sandbox
    return _open[key]


def release() -> None:
    """End the workers of this process."""
    _unloadable.clear()
    _given_up.clear()
    _end_workers()


def _end_workers() -> None:
    while _open:
        _open.popitem()[1].stop()


def plan_of(spec: Specification, unit: Unit, profile: str) -> Plan:
    """What there is to try of a unit under one of its profiles."""
    return Plan(spec, spec.profiles[profile], spec.types[unit.dtype], LEVELS[unit.level], unit.seed)


def version_of(target: str) -> str:
    """The target's version, or an empty string."""
    try:
        return registry.version(target)
    except (ValueError, OSError):
        return ""  # the rows have the reason


def undecided(unit: Unit, reason: str) -> list[Row]:
    """The rows of a unit that was not judged."""
    rows = list[Row]()
    for profile in unit.profiles:
        ledger = Ledger(plan_of(full_specification(), unit, profile), unit.target, version_of(unit.target))
        ledger.mark_unfinished(reason)
        rows += ledger.rows.values()
    return rows
