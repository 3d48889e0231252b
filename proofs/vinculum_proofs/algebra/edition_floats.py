"""Decide claims of the editions on the quotient of two floats.

The method is that of `floats.py`.

A claim is refuted by the first pair of a list of plain and special values, of either sign, in each of four formats.
"""

from dataclasses import replace
from typing import Any

import numpy as np

from vinculum_evidence.proof import Finding, Level, Session
from vinculum_proofs.algebra import floats
from vinculum_proofs.requirement_groups import FORMATS
from vinculum_proofs.smt import goals as lib
from vinculum_proofs.smt.goals import Mutant
from vinculum_spec.claims import source_claims
from vinculum_spec.editions.claims import corrections
from vinculum_spec.relations.ieee754 import Format
from vinculum_spec.relations.relation import Relation
from vinculum_spec.schema import Claim

# Where the usual mutant says the same as before.
MUTANTS = {"editions.four_cases": ("the second case left out", source_claims.float_cases.holds)}
ORDER = (
    "1, 2, 3, 0, the number below 2, the least normal number, the two least numbers, the largest, infinity, NaN, each before "
    "its negative: A, then B; C is then given"
)


def decide_float(claim: Claim, session: Session) -> Finding:
    """Decide a claim on the quotient of two floats."""
    relation = claim.relation
    assert relation is not None
    goals = [floats.goal_of(claim.formula, relation, name) for name in FORMATS]
    first = [lib.settle(replace(goal, solvers=("z3",)), ("z3",), floats.SECONDS) for goal in goals]
    if any(verdict.level is Level.REFUTED for verdict in first):
        return refute(claim, relation)
    if claim.formula not in MUTANTS:
        return floats.decide(claim, session)
    words, holds = MUTANTS[claim.formula]
    mutant = Relation(relation.domain, holds)
    finding = lib.decide(
        goals,
        [Mutant(words, replace(floats.goal_of(claim.formula, mutant, "float16"), solvers=("z3",)))],
        ("z3", "cvc5"),
        floats.SECONDS,
        floats.LINK,
    )
    against = counterexample(mutant, "float16")  # not only a model in other variables
    if against is None and finding.killed:
        reason = f"mutant not refuted by operands: {words}"
        return replace(finding, level=Level.UNDECIDED, killed=(), survived=(words,), reason=reason)
    return replace(finding, details={**finding.details, "operands against mutants": {words: against}})


def refute(claim: Claim, relation: Relation) -> Finding:
    """The first counterexample of each format among the plain and special values."""
    found = {name: counterexample(relation, name) for name in FORMATS}
    if missing := [name for name, example in found.items() if example is None]:
        return Finding(Level.UNDECIDED, reason=f"a solver refutes it, no listed values of {', '.join(missing)} do")
    control = {
        name: {
            "counterexamples": sum(counterexample(other, form) is not None for form in FORMATS),
            "tried": sum(len(operands(form)[0]) for form in FORMATS),
        }
        for name, other in corrections(claim).items()
    }
    if any(entry["counterexamples"] for entry in control.values()):
        return Finding(Level.UNDECIDED, reason=f"what is to take its place is refuted too: {control}")
    first = found["float16"]
    assert first is not None
    values = first["values"]
    words = {"expected": claim.published, "got": f"A = {values['A']}, B = {values['B']}, C = {values['C']}"}
    others = {name: example for name, example in found.items() if name != "float16"}
    example = {**words, **first, "order": ORDER, "other formats": others}
    return Finding(Level.REFUTED, first["input"], example, details={"link": floats.LINK, "control": control})


def operands(name: str) -> tuple[Any, Any]:
    """The patterns of A and of B: every pair of the plain and special values of a format, of either sign."""
    form = FORMATS[name]
    zero, least, second, normal, one, below_two, two, three, largest, infinity, nan = floats.specials(form)
    plain = (one, two, three, zero, below_two, normal, least, second, largest, infinity, nan)
    values = np.asarray([pattern | sign << (form.width - 1) for pattern in plain for sign in (0, 1)], np.uint64)
    a, b = np.meshgrid(values, values, indexing="ij")
    return a.ravel(), b.ravel()


def counterexample(relation: Relation, name: str) -> dict[str, Any] | None:
    """The first of these operands for which the relation fails, confirmed by SymPy; None if there is none."""
    a, b = operands(name)
    fails, c = floats.counterexamples(relation, name, a, b)
    if not fails.any():
        return None
    patterns = tuple(int(column[int(np.argmax(fails))]) for column in (a, b, c))
    form = FORMATS[name]
    if not floats.confirmed(relation, name, patterns):
        raise ArithmeticError(f"{name}: {patterns} are no counterexample by SymPy's arithmetic")
    values = dict(zip("ABC", (signed(pattern, form) for pattern in patterns), strict=True))
    return {
        "input": {
            "type": name,
            **{key: f"{p:#0{form.width // 4 + 2}x}" for key, p in zip("AB", patterns, strict=False)},
        },
        "values": values,
    }


def signed(pattern: int, form: Format) -> str:
    """The value of a pattern as text, with the sign of a zero."""
    return "-0" if pattern == 1 << (form.width - 1) else str(floats.value(pattern, form))
