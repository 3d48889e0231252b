"""Decide the claims of `claims.toml` on reals, integers and sizes: prove them, or refute them.

Method: SymPy for identities; Z3 and cvc5 on the relation with its denominators multiplied out. A counterexample is
the first in a stated order, evaluated exactly (`decide.py`, `minimal_counterexample.py`). Claims on floating-point
numbers are in `floats.py`, examples in `examples.py`.
"""

import re
from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import partial
from math import floor, trunc
from typing import Any

from sympy import Abs, And, Eq, Le, Lt, Ne, Or, symbols

from vinculum_evidence.proof import Finding, Proof, Session
from vinculum_proofs.algebra.decide import Plan, first_order, settle
from vinculum_proofs.smt.goals import Goal
from vinculum_spec.claims import source_claims
from vinculum_spec.claims.source_claims import MIN
from vinculum_spec.loader import specification
from vinculum_spec.relations import integer
from vinculum_spec.relations.relation import Relation
from vinculum_spec.schema import Claim

ASSUMPTIONS = ("SymPy's cancel and subs; Z3 and cvc5; that a relation is what claims.toml says of it",)
IN_RATIOS = frozenset(
    f"accuracy.{name}"
    for name in (
        "propagated_within",
        "propagated_first_order_bound",
        "propagated_linear",
        "total_within",
        "total_within_bound",
    )
)
SLOW = ("accuracy.propagated_first_order_bound", "accuracy.propagated_linear", "accuracy.total_exact")
A, B, C, MAX, OTHER = integer.A, integer.B, integer.C, integer.MAX, source_claims.other


def _one_result() -> tuple[Goal, ...]:
    """The goal that a quotient is the only one, in a form that cvc5 decides.

    Two different multiples of B differ by |B| at least; the rest is linear.
    """
    relation, (P, Q) = source_claims.int_one_result, symbols("P Q", integer=True)
    names = {B * C: P, B * OTHER: Q}
    domain = relation.domain.subs(names)
    multiples_differ = And(
        *(Or(same, Abs(x) >= Abs(B)) for same, x in ((Eq(C, OTHER), P - Q), (Eq(C, 0), P), (Eq(OTHER, 0), Q)))
    )
    zero = And(*(Or(Ne(x, 0), Eq(product, 0)) for x, product in ((C, P), (OTHER, Q))))
    k = symbols("k", integer=True)
    return (
        Goal("multiples", (Ne(B, 0), Ne(k, 0)), Abs(B * k) >= Abs(B), "B*k is no nearer to 0 than B; k is C, other, C - other"),
        Goal("one result", (domain, multiples_differ, zero), relation.holds, "with P for B*C, Q for B*other, and these facts"),
    )  # fmt: skip


def _null_mutant() -> tuple[str, Any]:
    holds = source_claims.int_null_denominator.holds
    strict = {atom: Le(*atom.args) for atom in holds.atoms(Lt)}
    return "a remainder as large as B is let in", holds.xreplace(strict)


def of(claim: Claim) -> bool:
    """Whether `claim` is decided here."""
    return claim.relation is not None and not claim.formula.startswith("published.float_") and claim.formula not in (
        "accuracy.no_tie", "accuracy.introduced_float", "accuracy.introduced_float_open",
        "accuracy.introduced_float_relative", "accuracy.introduced_float_normal",
    )  # fmt: skip


def corrections(claim: Claim) -> dict[str, Relation]:
    """What is put in the place of `claim`, by identifier."""
    claims = specification().claims.values()
    return {c.id: c.relation for c in claims if c.corrects == claim.id and c.relation is not None}


def quotients(values: Mapping[str, Any], above: Sequence[str] = ("A",), below: Sequence[str] = ("B",)) -> Sequence[int]:
    """The integers next to the quotient of two sums: candidates for C."""
    numerator, denominator = (sum(int(values[name]) for name in names) for names in (above, below))
    exact = Fraction(numerator, denominator) if denominator else Fraction(0)
    return tuple(dict.fromkeys((trunc(exact), floor(exact))))


def plan_of(claim: Claim) -> Plan:
    """How `claim` is decided."""
    assert claim.relation is not None
    variables = {str(symbol) for symbol in (claim.relation.domain.free_symbols | claim.relation.holds.free_symbols)}
    determined = {}
    if claim.formula.startswith("published.int_") or claim.relation.parameters == (MAX,):
        if "C" in variables:
            determined["C"] = quotients
        if "c_p" in variables:
            determined["c_p"] = partial(quotients, above=("A", "a_e"), below=("B", "b_e"))
    fixed = {symbol: value for symbol, value in ((MAX, 127), (MIN, -128)) if str(symbol) in variables}
    return Plan(
        claim.relation,
        fixed,
        determined,
        limit=129 if MIN in fixed else 9,
        in_ratios=claim.formula in IN_RATIOS,
        corrections=corrections(claim),
        lemmas=_one_result() if claim.formula == "published.int_one_result" else (),
        mutant=_null_mutant() if claim.formula == "published.int_null_denominator" else None,
    )


def run(claim: Claim, _session: Session) -> Finding:
    """Decide one claim."""
    if claim.formula == "accuracy.propagated_first_order":
        return first_order(corrections(claim))
    return settle(plan_of(claim), claim.formula)


def published_as(claim: Claim) -> dict[str, Any]:
    """What the table says: whose formula, and which one it corrects if it is our own."""
    corrects = {"corrects": claim.corrects} if claim.corrects else {}
    return {"formula": claim.published, "source": list(claim.source), "text": claim.hypotheses} | corrects


def proof(claim: Claim) -> Proof:
    """The proof of one claim."""
    return Proof(
        claim=claim.id,
        title=claim.title if claim.corrects is None else f"{claim.title}: {claim.published}",
        requirements=claim.requirements,
        method="algebra",
        scope=f"all values of {', '.join(claim.types)} type; {claim.hypotheses}",
        run=partial(run, claim),
        relations=(claim.formula,),
        tools=("sympy", "z3-solver", "cvc5"),
        examines=("spec/vinculum_spec/data/claims.toml",),
        assumptions=ASSUMPTIONS,
        rests_on=tuple(re.findall(r"\b[A-Z]+(?:_[A-Z]{2,})+\b", claim.hypotheses)),
        quick=claim.formula not in SLOW,
        seconds=300.0,
        published=published_as(claim),
    )


PROOFS = tuple(proof(claim) for claim in specification().claims.values() if of(claim))
