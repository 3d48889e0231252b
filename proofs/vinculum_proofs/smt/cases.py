"""Claims: the cases of the relations are complete; where two overlap, they ask for the same.

Method: SMT, z3 and cvc5. Powers of two are positive symbols, so that the claims are about every precision and every
range of exponents.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from sympy import And, Eq, Ge, Gt, Not, Or, Symbol, symbols

from vinculum_evidence.proof import Proof
from vinculum_proofs.requirement_groups import FLOAT, REGULAR, SPECIAL
from vinculum_proofs.smt.goals import Goal, Mutant, Question
from vinculum_proofs.smt.lemmas import PRODUCT, product
from vinculum_proofs.smt.terms import atoms
from vinculum_spec.loader import specification
from vinculum_spec.relations import ieee754, integer
from vinculum_spec.relations.ieee754 import D_max, D_min, N_max, N_min, p, q_max, q_min
from vinculum_spec.relations.relation import Relation, implies

STATED = [specification().requirements[name] for name in (*SPECIAL, *REGULAR)]
CASES = {
    requirement.relation_name.removeprefix("ieee754."): requirement.relation
    for requirement in STATED
    if requirement.relation_name != "ieee754.sign"  # the sign goes with other cases
}
OVERLAPS = (("zero_denominator", "infinite_numerator"),)  # inf / 0
KINDS = tuple(~And(Symbol(f"inf_{x}"), Symbol(f"nan_{x}")) for x in "AB")
SIGNIFICANDS = (ieee754.m_A >= 0, ieee754.m_B >= 0)
hidden, span = symbols("hidden span", integer=True, positive=True)  # 2^(p-1), and 2^(q_max-q_min)
POWERS = {2 ** (p - 1): hidden, 2 ** (p + 1): 4 * hidden, 2 ** (q_max - q_min): span}
INSTANCES = (
    product(2 * N_max - (4 * hidden - 1) * D_max, D_min),
    product(hidden * D_min - N_min - 1, D_max),
    product(D_max, D_min),
    product(D_max - 1, D_min - 1),
    product(hidden - 1, D_max * D_min),
    product(N_max, D_min),
    product(span - 1, N_max * D_min),
)


def abstract(name: str, premises: Sequence[Any], claim: Any, says: str) -> Goal:
    """A goal in which every power is a positive symbol."""
    (conclusion, *hypotheses), _powers = atoms([formula.xreplace(POWERS) for formula in (claim, *premises)])
    return Goal(name, tuple(hypotheses), conclusion, says)


def of_cases(cases: Mapping[str, Relation] = CASES, overlaps: Sequence[tuple[str, str]] = OVERLAPS) -> dict[str, Goal]:
    """The goals: cases are complete, disjoint, and agree where `overlaps` says they meet.

    `apart` is the step that needs multiplication.
    """
    units = ieee754.units.statement
    below = Or(cases["underflow"].domain, cases["subnormal"].domain)
    no_overlap = implies(cases["overflow"].domain, Not(below))
    goals = [
        abstract(
            "complete",
            KINDS,
            Or(*(relation.domain for relation in cases.values())),
            "every pair of operands is in one of the cases",
        ),
        abstract(
            "apart",
            (*SIGNIFICANDS, units, cases["overflow"].domain, *INSTANCES),
            Not(below),
            "no quotient both overflows and is below the normal range; by product",
        ),
        abstract(
            "sign",
            KINDS,
            Eq(ieee754.sign.domain, Not(Or(cases["nan_operand"].domain, cases["invalid"].domain))),
            "the sign is asked for wherever the quotient is not NaN, and nowhere else",
        ),
    ]
    for name, relation in cases.items():
        excepted = {other for pair in overlaps if name in pair for other in pair} | {name}
        others = Or(*(other.domain for key, other in cases.items() if key not in excepted))
        documented = " and ".join(sorted(excepted - {name}))
        says = f"{name} meets no other case" + (f" but {documented}" if documented else "") + "; by apart"
        hypotheses = (*KINDS, *SIGNIFICANDS, units, no_overlap, product(hidden - 1, D_min), relation.domain)
        goals.append(abstract(name, hypotheses, Not(others), says))
    for one, two in overlaps:
        hypotheses = (*KINDS, cases[one].domain, cases[two].domain)
        same = Eq(cases[one].holds, cases[two].holds)
        goals.append(abstract(f"{one} and {two}", hypotheses, same, f"{one} and {two} overlap, and ask for the same"))
    return {goal.name: goal for goal in goals}


def floats() -> tuple[Sequence[Goal], Sequence[Mutant]]:
    """Goals and mutants of FLOAT_CASES."""

    def changed(name: str, domain: Any, holds: Any = None) -> dict[str, Goal]:
        relation = CASES[name]
        return of_cases({**CASES, name: Relation(domain, relation.holds if holds is None else holds)})

    threshold = next(iter(part for part in CASES["overflow"].domain.args if isinstance(part, Ge)))
    beyond = CASES["overflow"].domain.xreplace({threshold: Gt(*threshold.args)})
    halved = CASES["overflow"].domain.xreplace({threshold: Ge(N_max, D_max)})
    infinite = CASES["zero_denominator"]
    return (PRODUCT, *of_cases().values()), (
        Mutant("> for >= at the threshold of overflow", changed("overflow", beyond)["complete"]),
        Mutant("every quotient of at least one largest quantum overflows", changed("overflow", halved)["apart"]),
        Mutant("NaN by NaN only", changed("nan_operand", And(ieee754.nan_A, ieee754.nan_B))["complete"]),
        Mutant(
            "0/0 in the case of zero denominators",
            changed("zero_denominator", And(*KINDS, Eq(ieee754.m_B, 0)))["invalid"],
        ),
        Mutant("inf/0 called disjoint", of_cases(overlaps=())["zero_denominator"]),
        Mutant(
            "inf/0 is NaN by one case and infinite by the other",
            changed("zero_denominator", infinite.domain, ieee754.invalid.holds)[
                "zero_denominator and infinite_numerator"
            ],
        ),
    )


def of_integers(representable: Relation = integer.representable_quotient) -> dict[str, Goal]:
    """Zero case, overflow, quotient: exactly one of the three."""
    zero, outside = Not(integer.nonzero_denominator.statement), Not(representable.statement)
    goals = [
        Goal("at least one", (), Or(zero, outside, integer.truncated_quotient.domain), "zero, overflow or quotient"),
        Goal(
            "zero", (zero,), Not(Or(outside, integer.truncated_quotient.domain)), "a zero denominator is no other case"
        ),
        Goal("overflow", (outside,), Not(integer.truncated_quotient.domain), "overflow has no quotient"),
        Goal(
            "one domain",
            (),
            Eq(integer.truncated_quotient.domain, integer.floored_quotient.domain),
            "truncated and floored quotient have the same domain",
        ),
    ]
    return {goal.name: goal for goal in goals}


def integers() -> tuple[Sequence[Goal], Sequence[Mutant]]:
    """Goals and mutants of INT_CASES."""
    exact = integer.representable_quotient
    any_denominator = Relation(exact.domain, exact.holds.subs(integer.B, -1))
    one_less = Relation(exact.domain, exact.holds.subs(integer.MAX, integer.MAX - 1))
    return tuple(of_integers().values()), (
        Mutant("overflow whatever the denominator", of_integers(any_denominator)["zero"]),
        Mutant("-MAX / -1 called overflow", of_integers(one_less)["overflow"]),
    )


_TOOLS = ("z3-solver", "cvc5")
PROOFS = (
    Proof(
        claim="FLOAT_CASES",
        title="every pair of operands is in exactly one case of ieee754.quotient; only inf/0 is in two, which agree",
        requirements=(*FLOAT, "V_DIV_FLOAT_UNITS_0010"),
        method="SMT over integers and truth values, z3 and cvc5",
        scope="every format with p >= 1 and q_min <= q_max, q_min <= 0; every pair of operands",
        run=Question(floats, "the relation itself: its cases; no code is looked at"),
        tools=_TOOLS,
        assumptions=(
            "joined by hand: `apart`, and instances of `product`, are shown by themselves and supposed elsewhere",
        ),
    ),
    Proof(
        claim="INT_CASES",
        title="zero denominator, overflow, quotient: every pair of integers is in exactly one case",
        requirements=(
            "E_DIV_INT_CONSTR_B_0030",
            "V_DIV_INT_OVERFLOW_0010",
            "E_DIV_INT_FUNC_0010",
            "V_DIV_INT_FLOOR_0010",
        ),
        method="SMT over integers, z3 and cvc5",
        scope="all integers A, B and MAX",
        run=Question(integers, "the relation itself: its cases; no code is looked at"),
        tools=_TOOLS,
        quick=True,
    ),
)
