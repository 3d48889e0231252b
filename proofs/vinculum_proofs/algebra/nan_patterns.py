"""Decide whether the requirements determine the bits of a result, field by field, for four formats.

That they do for every result is refuted by two patterns of NaN, evaluated by SymPy.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from sympy import And, Integer, Not

from vinculum_evidence.proof import Finding, Level, Session
from vinculum_proofs.algebra.floats import SECONDS, at
from vinculum_proofs.requirement_groups import FORMATS
from vinculum_proofs.smt import goals as lib
from vinculum_proofs.smt.goals import Goal, Mutant
from vinculum_proofs.smt.terms import evaluate
from vinculum_spec.editions.claims import corrections
from vinculum_spec.relations import ieee754
from vinculum_spec.relations.relation import Relation
from vinculum_spec.schema import Claim

LINK = "what IEEE 754 leaves open is a property of the encoding; no code is looked at"


def two_nans(name: str) -> dict[str, Any]:
    """Two patterns of NaN, as their fields, and what they decode to."""
    form = FORMATS[name]
    top, unit = (1 << (form.width - form.p)) - 1, 1 << (form.p - 1)
    decoded = {"s_C": 0, "m_C": 0, "e_C": 0, "inf_C": False, "nan_C": True}
    one, other = (0, top, unit // 2), (0, top, unit // 2 + 1)
    fields = {
        f"{kind}_{field}": value
        for kind, of in (("field", one), ("other", other))
        for field, value in zip("sef", of, strict=True)
    }
    return {**decoded, **fields}


def refuting(relation: Relation, name: str) -> dict[str, Any] | None:
    """The two patterns of NaN, if they satisfy the hypotheses and not the conclusion, by SymPy."""
    concrete, values = at(relation, FORMATS[name]), two_nans(name)
    exact = {key: value if isinstance(value, bool) else Integer(value) for key, value in values.items()}
    if not evaluate(concrete.domain, exact) or evaluate(concrete.holds, exact):
        return None
    form = FORMATS[name]
    pattern = [(values["field_e"] << (form.p - 1)) + values[field] for field in ("field_f", "other_f")]
    return {"type": name, "C": f"{pattern[0]:#x}", "another C": f"{pattern[1]:#x}"}


def decide_determined(claim: Claim, _session: Session) -> Finding:
    """Decide whether two patterns that decode to the same are equal, for every format."""
    relation = claim.relation
    assert relation is not None
    examples = {name: refuting(relation, name) for name in FORMATS}
    if all(examples.values()):
        return refuted_by(examples, corrections(claim))
    goals = [goal_of(relation, name, f"for {name}") for name in FORMATS]
    weaker = Relation(And(*(part for part in relation.domain.args if part != Not(ieee754.nan_C))), relation.holds)
    mutant = Mutant("NaN let in", replace(goal_of(weaker, "float16", "NaN let in"), solvers=("z3",)))
    return lib.decide(goals, [mutant], ("z3", "cvc5"), SECONDS, LINK)


def goal_of(relation: Relation, name: str, says: str) -> Goal:
    """The relation as a goal about one format."""
    concrete = at(relation, FORMATS[name])
    return Goal(name, (concrete.domain,), concrete.holds, says)


def refuted_by(examples: Mapping[str, Any], instead: Mapping[str, Relation]) -> Finding:
    """The finding that two NaNs of each format refute a claim, and not what is put in its place."""
    control = {
        name: {"counterexamples": sum(refuting(relation, form) is not None for form in FORMATS), "tried": len(FORMATS)}
        for name, relation in instead.items()
    }
    if any(entry["counterexamples"] for entry in control.values()):
        return Finding(Level.UNDECIDED, reason=f"what is to take its place is refuted too: {control}")
    first = examples["float16"]
    example = {
        "input": {"type": "float16", "A": "0x0", "B": "0x0"},
        "values": {"A": "0", "B": "0"},
        "expected": "one bit pattern",
        "got": f"C = {first['C']} and C = {first['another C']}, each a NaN",
        "other formats": {name: example for name, example in examples.items() if name != "float16"},
    }
    return Finding(Level.REFUTED, example["input"], example, details={"link": LINK, "control": control})
