"""Compare the subject of the evidence with what is installed here.

`python -m vinculum_evidence.reports.installation_export` writes `examined.json` from proofs/evidence/: claims about the C source
with its hashes, and claims about a compiled kernel with its hash and the code of it that ran.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from importlib.resources import files
from typing import Any

from vinculum.installation.kernel import INTEGERS, NATIVE, Kernel
from vinculum_spec.loader import specification

EXAMINED = "examined.json"
# `vinculum_evidence.proof.SHOWN` and REFUTED by name: that package is not needed to run the kernel's self-test.
SHOWN = frozenset(("PROVED_SOURCE", "PROVED_MODEL", "EXHAUSTIVE", "BOUNDED", "TESTED"))
REFUTED = "REFUTED"
ESTIMATED = {"avx2": 16, "avx512": 32}  # instruction set: widest integers that it divides by reciprocal estimates
MAKERS = ("Intel", "AMD")  # of processors with such estimates


@dataclass(frozen=True)
class Claim:
    """A claim about the C source, or about a compiled kernel.

    `binary` is the SHA-256 of that kernel, empty for the source.

    `sources`: the C files that it depends on. `code`, `compiler`, `cpu`: of the binary that ran.
    `whole`: every pair of the types was divided, as by `vinculum check --level exhaustive`.
    """

    claim: str
    title: str
    level: str
    scope: str
    types: Sequence[str]
    sources: Sequence[str]
    binary: str = ""
    code: str = ""
    compiler: str = ""
    cpu: str = ""
    whole: bool = False


@dataclass(frozen=True)
class Examined:
    """All such claims, and the SHA-256 of the C files that they depend on."""

    sources: Mapping[str, str] = field(default_factory=dict)
    claims: Sequence[Claim] = ()


def examined(document: Mapping[str, Any] | None = None) -> Examined:
    """Read `document`, by default the file in the package."""
    if document is None:
        document = json.loads(files("vinculum.installation").joinpath(EXAMINED).read_text(encoding="utf-8"))
    assert document is not None
    return Examined(dict(document["sources"]), tuple(Claim(**item) for item in document["claims"]))


class Standing(StrEnum):
    """Whether a claim is about what is installed here."""

    APPLIES = "applies"
    REFUTES = "refutes"
    NOT_SHOWN = "not shown"
    OTHER_SOURCE = "another source"
    OTHER_BINARY = "another binary"
    OTHER_CODE = "another processor"
    OTHER_KERNEL = "another kernel"


MEANS = {
    Standing.APPLIES: "about this very binary",
    Standing.REFUTES: "refuted, for this very kernel",
    Standing.NOT_SHOWN: "not shown, or stale, when this package was made",
    Standing.OTHER_SOURCE: "about another source",
    Standing.OTHER_BINARY: "about the same source, compiled differently",
    Standing.OTHER_CODE: "about this binary on another kind of processor",
    Standing.OTHER_KERNEL: "about the compiled kernel, which does not serve",
}
OF_SOURCE = "about the source that this binary was compiled from"


@dataclass(frozen=True)
class Row:
    """A claim and its standing here."""

    claim: Claim
    standing: Standing

    @property
    def words(self) -> str:
        """Describe what the claim is about, relative to this installation."""
        return OF_SOURCE if self.standing == Standing.APPLIES and not self.claim.binary else MEANS[self.standing]


def compared(evidence: Examined, kernel: Kernel) -> list[Row]:
    """Return every claim with its standing for this kernel."""
    return [Row(claim, _standing(claim, evidence, kernel)) for claim in evidence.claims]


def _standing(claim: Claim, evidence: Examined, kernel: Kernel) -> Standing:
    if claim.level not in SHOWN and claim.level != REFUTED:
        return Standing.NOT_SHOWN
    if kernel.name != NATIVE:
        return Standing.OTHER_KERNEL
    if claim.binary and claim.binary == kernel.sha256:
        if claim.code != kernel.code or (_by_estimates(claim) and _maker(claim.cpu) != _maker(kernel.cpu)):
            return Standing.OTHER_CODE
    elif claim.binary:
        return Standing.OTHER_SOURCE if differing(claim, evidence, kernel) else Standing.OTHER_BINARY
    elif differing(claim, evidence, kernel) or not kernel.compiled_from.keys() >= set(claim.sources):
        return Standing.OTHER_SOURCE
    return Standing.REFUTES if claim.level == REFUTED else Standing.APPLIES


def _by_estimates(claim: Claim) -> bool:
    """Return whether quotients depend on reciprocal estimates, which differ between makers of processors."""
    types = specification().types
    widest = next((bits for by, bits in ESTIMATED.items() if f"{INTEGERS} by {by}" in claim.code), 0)
    return any(types[name].kind == "int" and types[name].width <= widest for name in claim.types)


def _maker(cpu: str) -> str:
    return next((name for name in MAKERS if name.lower() in cpu.lower()), cpu)


def differing(claim: Claim, evidence: Examined, kernel: Kernel) -> list[str]:
    """Return the C files of this kernel that have changed since the claim was recorded."""
    return [
        name
        for name, digest in kernel.compiled_from.items()
        if name in claim.sources and evidence.sources.get(name) != digest
    ]


def to_do(rows: Sequence[Row]) -> list[str]:
    """Return commands that repeat, for this binary and processor, the runs that are about other ones."""
    other = [row.claim for row in rows if row.claim.binary and row.standing not in (Standing.APPLIES, Standing.REFUTES)]
    types = list(dict.fromkeys(name for claim in other if claim.whole for name in claim.types))
    commands = [f"vinculum check vinculum --level exhaustive --dtype {' '.join(types)}"] if types else []
    rest = [claim.claim for claim in other if not claim.whole]
    return commands + ([f"vinculum prove {' '.join(rest)}"] if rest else [])
