"""Decide the claims of the editions: prove them, or refute them.

They are decided as those on the sources are.

Method: that of `claims.py` for numbers; `edition_floats.py` has the quotients of floats, `nan_patterns.py` their bits.
"""

import re
from dataclasses import replace
from functools import partial
from typing import Any

from vinculum_evidence.proof import Finding, Proof, Session
from vinculum_proofs.algebra import floats
from vinculum_proofs.algebra.claims import ASSUMPTIONS, published_as, quotients
from vinculum_proofs.algebra.decide import Plan, settle
from vinculum_proofs.algebra.edition_floats import decide_float
from vinculum_proofs.algebra.nan_patterns import decide_determined
from vinculum_proofs.requirement_groups import FORMATS
from vinculum_spec.claims.source_claims import MIN
from vinculum_spec.editions import float_formulas
from vinculum_spec.editions.claims import corrections, edition_claims, edition_of
from vinculum_spec.relations import integer
from vinculum_spec.relations.relation import Relation
from vinculum_spec.schema import Claim

BY_FLOATS = tuple(f"editions.{name}" for name, value in vars(float_formulas).items() if isinstance(value, Relation))
DETERMINED = ("editions.determined", "editions.determined_numbers")
ROUNDED = "editions.rounded_relative"


def plan_of(claim: Claim) -> Plan:
    """How a claim on numbers is decided."""
    relation = claim.relation
    assert relation is not None
    variables = {str(symbol) for symbol in (relation.domain.free_symbols | relation.holds.free_symbols)}
    fixed = {symbol: value for symbol, value in ((integer.MAX, 127), (MIN, -128)) if str(symbol) in variables}
    determined = {"C": quotients} if claim.types == ("int",) and {"A", "B", "C"} <= variables else {}
    return Plan(relation, fixed, determined, limit=129 if MIN in fixed else 9, corrections=corrections(claim))


def decide_number(claim: Claim, _session: Session) -> Finding:
    """Decide a claim on integers, real numbers, or signs."""
    return settle(plan_of(claim), claim.formula)


def decide_rounded(claim: Claim, session: Session) -> Finding:
    """Decide a bound on the rounding error, with |A/B| as one real number of quanta."""
    return floats.decide(replace(claim, formula=f"accuracy.{claim.formula.partition('.')[2]}"), session)


def run_of(claim: Claim) -> Any:
    """The function that decides a claim."""
    if claim.formula in DETERMINED:
        return decide_determined
    if claim.formula == ROUNDED:
        return decide_rounded
    return decide_float if claim.formula in BY_FLOATS else decide_number


def proof(claim: Claim, edition: str) -> Proof:
    """The proof of one claim."""
    by_formats = claim.formula in BY_FLOATS or claim.formula == ROUNDED
    scope = f"all values of {', '.join(claim.types)} type; {claim.hypotheses}"
    return Proof(
        claim=claim.id,
        title=claim.title if claim.corrects is None else f"{claim.title}: {claim.published}",
        requirements=claim.requirements,
        method="algebra",
        scope=f"{', '.join(FORMATS)}: {scope}" if by_formats else scope,
        run=partial(run_of(claim), claim),
        relations=(claim.formula,),
        tools=("sympy", "z3-solver", "cvc5", *(("numpy", "ml_dtypes") if by_formats else ())),
        examines=(f"spec/vinculum_spec/data/editions/{edition}/claims.toml",),
        assumptions=ASSUMPTIONS,
        rests_on=tuple(re.findall(r"\bFLOAT_UNIQUE\b", claim.hypotheses)),
        quick=not by_formats,
        seconds=300.0,
        published=published_as(claim),
    )


PROOFS = tuple(proof(claim, edition_of(claim)) for claim in edition_claims().values())
