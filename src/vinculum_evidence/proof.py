"""Proofs and their findings.

A file `proofs/<package>/<method>/<name>.py` has a tuple PROOFS of `Proof`. Each decides one claim and returns a finding:

>>> from vinculum_evidence.proof import Finding, Level, Proof, Session
>>> def decide(session: Session) -> Finding:
...     return Finding(Level.TESTED, details={"classes": ["all"], "count": 1, "generator": "by hand", "seed": 0})
>>> Proof("EXAMPLE", "one is one", ("E_DIV_REAL_FUNC_0010",), "example", "1", decide).claim
'EXAMPLE'
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Any


class Level(StrEnum):
    """How a claim is established, strongest first. `record.schema.json` says what each must record."""

    PROVED_SOURCE = "PROVED_SOURCE"
    PROVED_MODEL = "PROVED_MODEL"
    EXHAUSTIVE = "EXHAUSTIVE"
    BOUNDED = "BOUNDED"
    TESTED = "TESTED"
    REVIEWED = "REVIEWED"
    ASSUMED = "ASSUMED"
    WAIVED = "WAIVED"
    NOT_RUN = "NOT_RUN"
    UNDECIDED = "UNDECIDED"
    STALE = "STALE"
    REFUTED = "REFUTED"

    @property
    def is_evidence(self) -> bool:
        """Whether the claim counts as established within its scope."""
        return self in EVIDENCE_LEVELS


# Without REVIEWED: no machine can check that a person has read something.
EVIDENCE_LEVELS = frozenset((Level.PROVED_SOURCE, Level.PROVED_MODEL, Level.EXHAUSTIVE, Level.BOUNDED, Level.TESTED))


def weakest(levels: Iterable[Level]) -> Level:
    """The weakest of these levels; NOT_RUN if there are none."""
    return max(levels, key=tuple(Level).index, default=Level.NOT_RUN)


def by_third_party(published: Mapping[str, Any] | None) -> bool:
    """Whether a claim is about what a source states.

    Refuting it is a result, and proving it no evidence of ours.
    """
    return published is not None and "corrects" not in published


@dataclass(frozen=True)
class Session:
    """The resources of a running proof: time limit, cores, and a folder that survives an interrupt."""

    seconds: float
    jobs: int
    folder: Path
    seed: int = 0
    report: Callable[[float, str], None] = lambda share, note: None  # the finished share, from 0 to 1


@dataclass(frozen=True)
class Finding:
    """The result of a proof. All of it is JSON, and none of it may depend on time or chance.

    `witness`: values that satisfy the hypotheses, so that the claim is not vacuous.
    `counterexample`: for REFUTED, the operands, the expected results and the actual one.
    `killed`, `survived`: mutants under which the same proof fails, as it must, and those under which it does not.
    `reason`: for NOT_RUN and UNDECIDED.
    `details`: what else the level requires (`record.schema.json`): link, goals, bounds, domain, count, digest, ...
    """

    level: Level
    witness: Any = None
    counterexample: Any = None
    killed: tuple[str, ...] = ()
    survived: tuple[str, ...] = ()
    reason: str | None = None
    details: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Proof:
    """One claim, and the function that decides it.

    `claim`: its identifier, unique; `title`: the claim in words; `scope`: for which inputs, types and precisions.
    `relations`: relations besides those of the requirements. `tools`: distributions whose version matters ("z3-solver").
    `examines`: files and folders, relative to the root of the project, that the evidence is about. The proof's own
    file and its imports within the project count in any case.
    `rests_on`: claims that it assumes. It is stale while one of them has no current evidence.
    `quick`: part of `--quick`. `cores`: whether it can use all cores.
    `seconds`: the time limit, after which it is UNDECIDED. `published`: formula and source of a claim from the
    specification's table of claims; with `corrects`, the published claim that this one corrects.
    """

    claim: str
    title: str
    requirements: tuple[str, ...]
    method: str
    scope: str
    run: Callable[[Session], Finding]
    relations: tuple[str, ...] = ()
    tools: tuple[str, ...] = ()
    examines: tuple[str, ...] = ()
    assumptions: tuple[str, ...] = ()
    rests_on: tuple[str, ...] = ()
    quick: bool = False
    cores: bool = False
    seconds: float = 120.0
    published: Mapping[str, Any] | None = None
