"""Claim: the theories for Why3 state the specification's relations, and Why3 proves their lemmas.

Method: `vinculum_proofs.why3.replay`.
"""

from vinculum.exports.why3.relations import relations
from vinculum_evidence.proof import Proof
from vinculum_proofs.why3 import equality, replay

THEORIES = tuple(sorted(path.name for path in replay.FOLDER.glob("div_*.mlw")))
TEMPLATES = "src/vinculum/exports/why3/templates"
IDS = {
    identifier
    for module in equality.MODULES
    for name, (_, ids) in relations(module).items()
    if name in equality.ONLY.get(module, (name,))
    for identifier in ids.split(", ")
}

PROOFS = (
    Proof(
        claim="WHY3_THEORIES",
        title="the theories for Why3 state the specification's relations, and each of their lemmas and programs is proved",
        requirements=tuple(sorted(IDS)),
        method="replay of Why3's sessions by CVC4 and Z3; the predicates as Why3 reads them against the relations, by z3 and cvc5",
        scope="every lemma and program of the theories; reals, integers of any width, IEEE 754 numbers of every format, tensors of "
        "one shape; IEEE 754 data with a significand and an exponent of their format; extraction to C is not looked at",
        run=replay.prove,
        tools=("z3-solver", "cvc5"),
        examines=(
            *(f"proofs/why3/{theory}" for theory in THEORIES),
            *(f"proofs/why3/{theory.removesuffix('.mlw')}/why3session.xml" for theory in THEORIES),
            *(f"{TEMPLATES}/{path.name}" for path in sorted((replay.FOLDER.parents[1] / TEMPLATES).iterdir())),
        ),
        assumptions=("Why3 1.5.1, and what it prints for a prover, are right",),
        seconds=3600.0,
    ),
)
