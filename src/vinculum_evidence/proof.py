"""What a proof file declares, and what a proof that was run has found.

A file `proofs/<method>/<name>.py` has a tuple PROOFS of `Proof`. Each runs one claim, and says what it found:

>>> from vinculum_evidence.proof import Finding, Level, Proof, Session
>>> def decide(session: Session) -> Finding:
...     return Finding(Level.TESTED, details={"classes": ["all"], "count": 1, "generator": "by hand", "seed": 0})
>>> Proof("EXAMPLE", "one is one", ("E_DIV_REAL_FUNC_0010",), "example", "1", decide).claim
'EXAMPLE'
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Any


class Level(StrEnum):
    """How a claim is known, the strongest first. What a record of each level must hold is in `record.schema.json`."""

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
    def shown(self) -> bool:
        """Whether the claim counts as shown, within its scope."""
        return self in SHOWN


# Not REVIEWED: there is nothing in a record by which a machine could tell that a person has read it.
SHOWN = frozenset((Level.PROVED_SOURCE, Level.PROVED_MODEL, Level.EXHAUSTIVE, Level.BOUNDED, Level.TESTED))


def of_others(published: Mapping[str, Any] | None) -> bool:
    """Whether this claim is on what a source says: to refute it is then a result, and to prove it no evidence of ours."""
    return published is not None and "corrects" not in published


@dataclass(frozen=True)
class Session:
    """What a running proof is given: its time limit, the cores it may use, and a folder that outlives an interrupt."""

    seconds: float
    jobs: int
    folder: Path
    seed: int = 0
    report: Callable[[float, str], None] = lambda done, note: None  # share that is done, from 0 to 1, and a word


@dataclass(frozen=True)
class Finding:
    """What a run has found. All of it is JSON; nothing in it may depend on time or chance.

    `witness`: values that meet the hypotheses, so that the claim is not about nothing.
    `counterexample`: for REFUTED; operands, what was expected, what was got.
    `killed`, `survived`: mutants under which the same proof fails, as it must, and those under which it does not.
    `reason`: for NOT_RUN and UNDECIDED, why.
    `details`: what else the level asks for (`record.schema.json`): link, goals, bounds, domain, count, digest, ...
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
    """One claim, and how to run it.

    `claim`: its identifier, unique; `title`: the claim in words; `scope`: for which inputs, types and precisions.
    `relations`: relations besides those of the requirements. `tools`: distributions whose version matters ("z3-solver").
    `examines`: files and folders, relative to the root of the project, that the evidence is about; the proof's own
    file, and what it imports of this project, are looked at in any case.
    `rests_on`: claims that it takes for granted, as its assumptions say; while one of them does not stand, it is stale.
    `quick`: part of `--quick`. `cores`: True where it makes use of all cores when it runs alone.
    `seconds`: when to give up, which is UNDECIDED. `published`: formula and source of a claim that stands in the
    specification's table of claims; with `corrects`, the claim of others that it is our correction of.
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
