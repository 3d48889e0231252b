"""One unit of work judged, in whichever process an engine has for it."""

import atexit
from dataclasses import replace
from tempfile import TemporaryDirectory

from hypothesis.configuration import set_hypothesis_home_dir

from vinculum.gate.cases import catalogue
from vinculum.gate.cases.plan import LEVELS, Plan
from vinculum.gate.exhaustive.store import Done
from vinculum.gate.exhaustive.sweep import sweep
from vinculum.gate.results.results import Row
from vinculum.gate.runner.selection import Unit
from vinculum.gate.sandbox.client import MEMORY, Sandbox, UnavailableError
from vinculum.gate.targets import registry
from vinculum.gate.trial.determinism import again
from vinculum.gate.trial.element_checks import Memory
from vinculum.gate.trial.property_search import search
from vinculum.gate.trial.recorder import Ledger
from vinculum.gate.trial.trial import Trial
from vinculum_spec.loader import specification
from vinculum_spec.schema import Specification

HOPELESS = "the target died or hung too often in another part; this one was not tried"
_open: dict[tuple[str, float, float], Sandbox] = {}
# What could not be loaded, and why: loading may take long, and fail late.
_unloadable: dict[tuple[str, float, float], str] = {}
_hopeless = set[Unit]()  # whole domains of which no other part is tried in this process
_scratch = TemporaryDirectory(prefix="vinculum-")
atexit.register(_scratch.cleanup)


def begin() -> None:
    """For a process that is to judge: Hypothesis leaves nothing in the folder that the gate is run from."""
    set_hypothesis_home_dir(_scratch.name)


def judge(unit: Unit) -> Done:
    """Judge one unit, in this process.

    The target runs in a worker of its own, so that what comes of it does not depend on the units before it; but parts of whole
    domains use one again.
    """
    spec, done, domain = specification(), Done(), replace(unit, part=0)
    if unit.part is not None and domain in _hopeless:
        return Done(undecided(unit, HOPELESS))
    memory: Memory = {}
    if unit.part is None:
        _end_workers()
    try:
        sandbox = sandbox_of(unit.target, unit.seconds, unit.memory)
        paths = sandbox.paths(unit.profiles)
    except UnavailableError as error:
        reason = str(error).removeprefix(f"{unit.target}: ")
        return Done(undecided(unit, reason), unavailable=reason)
    for profile in unit.profiles:
        plan = plan_of(spec, unit, profile)
        trial = Trial(sandbox, plan, paths[profile], version_of(unit.target), memory, waivers=unit.waivers)
        whole = unit.part is not None
        try:
            cases = sweep(trial, unit.part or 0, done.portions, unit.level) if whole else catalogue.cases(plan)
            trial.run(cases, first_call=not whole)
            if not whole and trial.supported:
                search(trial, plan.level.property_examples)
            if not whole and unit.level != "quick":
                again(trial)
        except UnavailableError as error:
            trial.ledger.mark_unfinished(f"the target could not be started again: {error}")
        if whole and (trial.gave_up or trial.lifeless):
            _hopeless.add(domain)
        if not whole:
            trial.explain()
        done.rows += trial.rows
    return done


def sandbox_of(target: str, seconds: float, memory: float = MEMORY) -> Sandbox:
    """This process's worker for `target` within these limits; another one is ended first, so that few runtimes are loaded at once."""
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
    _hopeless.clear()
    _end_workers()


def _end_workers() -> None:
    while _open:
        _open.popitem()[1].stop()


def plan_of(spec: Specification, unit: Unit, profile: str) -> Plan:
    """What there is to try of a unit under one of its profiles."""
    return Plan(spec, spec.profiles[profile], spec.types[unit.dtype], LEVELS[unit.level], unit.seed)


def version_of(target: str) -> str:
    """The target's version; empty where it has none."""
    try:
        return registry.version(target)
    except (ValueError, OSError):
        return ""  # why is in the rows' reason


def undecided(unit: Unit, reason: str) -> list[Row]:
    """Rows that say why a unit was not judged."""
    rows = list[Row]()
    for profile in unit.profiles:
        ledger = Ledger(plan_of(specification(), unit, profile), unit.target, version_of(unit.target))
        ledger.mark_unfinished(reason)
        rows += ledger.rows.values()
    return rows
