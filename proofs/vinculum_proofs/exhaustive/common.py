"""Common parts of the exhaustive proofs: put whole domains to a target, and make a finding of it.

Each core has a thread with a worker of the gate, in which the kernel that users import divides. The results are
judged here, by the relations compiled to C, or in NumPy without a compiler: see `vinculum.gate.exhaustive`. A mutant
takes the place of the kernel, and nothing else changes. The session's folder has the checkpoints, so that an
interrupted run continues.
"""

import hashlib
import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from vinculum.gate.cases.plan import LEVELS, Plan
from vinculum.gate.exhaustive.domain import parts
from vinculum.gate.exhaustive.fingerprint import binaries
from vinculum.gate.exhaustive.store import UnitResult
from vinculum.gate.exhaustive.sweep import sweep
from vinculum.gate.results.results import Row
from vinculum.gate.runner.checkpoint import open_checkpoint, records
from vinculum.gate.runner.selection import Unit
from vinculum.gate.sandbox.client import Sandbox
from vinculum.gate.targets import registry
from vinculum.gate.trial.trial import Trial
from vinculum_evidence.proof import Finding, Level, Session
from vinculum_spec.loader import specification

SPEC = specification()
KERNEL = "vinculum"
BROKEN = Path(__file__).parents[1] / "mutants" / "broken_sweeps.py"
JUDGES = {
    "compiled": "relations compiled to C",
    "NumPy": "relations as NumPy has them: there is no C compiler, or it failed, or the type is too wide to be compiled for",
}
SECONDS = 20.0  # that one call of the target may take
Mutants = Mapping[
    str, tuple[str, str, int]
]  # in words: function of mutants/broken_sweeps.py, element type, part of its domain


@dataclass
class DomainRun:
    """What came of some domains: a record of each, and the rows of the requirements."""

    sweeps: list[dict[str, Any]] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)

    @property
    def refuted(self) -> Row | None:
        """A requirement that some result violates."""
        return next((row for row in self.rows if row.failures), None)

    @property
    def count(self) -> int:
        """How many results were judged."""
        return sum(record["judged"] for record in self.sweeps)

    @property
    def gap(self) -> str | None:
        """Why not all was judged."""
        reason = next((row.reason.text for row in self.rows if row.gaps), None)
        return reason or (None if self.count else "nothing was judged")


def run_domain(
    target: str, profile: str, dtype: str, session: Session, chosen: Sequence[int] | None = None, *, keep: bool = True
) -> DomainRun:
    """Put parts of a type's domain (by default all) to `target` under a profile, with each rounding."""
    numbers = range(parts(SPEC.types[dtype])) if chosen is None else chosen
    units = [Unit(target, dtype, (profile,), "exhaustive", 0, SECONDS, part) for part in numbers]
    local, open_workers = threading.local(), list[Sandbox]()

    def judge(unit: Unit) -> UnitResult:
        if not hasattr(local, "sandbox"):
            local.sandbox = Sandbox(unit.target, unit.seconds)
            open_workers.append(local.sandbox)
            local.sandbox.start()
        plan = Plan(SPEC, SPEC.profiles[profile], SPEC.types[dtype], LEVELS["exhaustive"], 0)
        path = local.sandbox.paths((profile,))[profile]
        trial, unit_result = Trial(local.sandbox, plan, path, registry.version(unit.target), {}), UnitResult()
        trial.run(sweep(trial, unit.part or 0, unit_result.portions))
        unit_result.rows = trial.rows
        return unit_result

    results = dict[Unit, UnitResult]()
    with open_checkpoint(session.folder / "parts" if keep else None, units) as checkpoint:
        results |= {unit: outcome for unit in units if (outcome := checkpoint.result(unit)) is not None}
        rest = [unit for unit in units if unit not in results]
        with ThreadPoolExecutor(session.jobs) as pool:
            try:
                futures = {pool.submit(judge, unit): unit for unit in rest}
                for future in as_completed(futures):
                    unit = futures[future]
                    results[unit] = future.result()
                    checkpoint.add(unit, results[unit])
                    session.report(len(results) / len(units), f"{profile} {dtype}")
            finally:
                pool.shutdown(cancel_futures=True)
                for sandbox in open_workers:
                    sandbox.stop()
        checkpoint.clear()
    outcome = DomainRun(records(((unit, results[unit]) for unit in units), {target: registry.version(target)}))
    merged = dict[str, Row]()
    for row in (row for unit in units for row in results[unit].rows):
        if row.requirement in merged:
            merged[row.requirement].merge(row)
        else:
            merged[row.requirement] = row
    outcome.rows = list(merged.values())
    return outcome


def finding(
    runs: Iterable[DomainRun],
    level: Level,
    mutants: Mutants,
    session: Session,
    witness: Any,
    requirements: Sequence[str],
    **details: Any,
) -> Finding:
    """REFUTED by a row with failures, UNDECIDED by gaps or by surviving mutants, else `level`.

    The details say what judged. It is a gap, too, if no pair of a type is in the domain of one of `requirements` that
    is about the type.
    """
    everything = list(runs)
    sweeps = [record for part in everything for record in part.sweeps]
    details["judged_by"] = sorted({JUDGES[record["oracle"]] for record in sweeps})
    details |= {"sweeps": sweeps, "count": sum(part.count for part in everything), "binaries": dict(binaries())}
    refuted = next((part.refuted for part in everything if part.refuted), None)
    if refuted is not None:
        return Finding(Level.REFUTED, witness, refuted.document(), details=details)
    killed, survived = killing(mutants, session)
    reason = next((part.gap for part in everything if part.gap), None) or unmet(everything, requirements)
    if survived:
        reason = "mutants are not told from the original"
    if level is Level.EXHAUSTIVE:
        reason = reason or (None if all(r["complete"] for r in sweeps) else "not every pair was judged")
        details["domain"] = "; ".join(dict.fromkeys(record["domain"] for record in sweeps))
        digests = "".join(str(record["digest"]) for record in sweeps)
        details["digest"] = hashlib.sha256(digests.encode()).hexdigest() if len(sweeps) > 1 else digests
    return Finding(Level.UNDECIDED if reason else level, witness, None, killed, survived, reason, details)


def unmet(runs: Iterable[DomainRun], requirements: Sequence[str]) -> str | None:
    """Which of `requirements` no pair is of, though they are about the type; None where there is no such."""
    cases = dict[str, dict[str, int]]()
    for row in (row for part in runs for row in part.rows):
        of_type = cases.setdefault(row.dtype, {})
        of_type[row.requirement] = of_type.get(row.requirement, 0) + row.cases
    idle = [
        f"{name} of {dtype}"
        for dtype, counts in cases.items()
        for name in requirements
        if SPEC.requirements[name].concerns(SPEC.types[dtype]) and not counts.get(name)
    ]
    return f"no pair is in the domain of {', '.join(idle)}" if idle else None


def killing(mutants: Mutants, session: Session) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The mutants that are refuted and those that are not, each where it is wrong."""
    survived = [
        words
        for words, (function, dtype, part) in mutants.items()
        if run_domain(f"python:{BROKEN}:{function}", "onnx-14", dtype, session, [part], keep=False).refuted is None
    ]
    return tuple(words for words in mutants if words not in survived), tuple(survived)


Run = Callable[[Session], Finding]
