"""Reals: `real.quotient` has exactly one solution; `real.printed_quotient` says what rounding means.

Claims: for every B other than 0 there is a C that satisfies the relation, the fraction A / B; there is no other; exchanging
numerator and quotient, or scaling both operands, keeps it. A printed decimal satisfies the other relation exactly where
it lies within the tolerance of the quotient. Method: SMT over the reals, from the relations.
"""

from collections.abc import Sequence

from sympy import Abs, And, Eq, Ge, Gt, Le, Ne, Symbol, symbols, true

from vinculum_evidence.proof import Proof
from vinculum_proofs.smt.domains import applies
from vinculum_proofs.smt.goals import Goal, Mutant, Question
from vinculum_spec.relations import real
from vinculum_spec.relations.relation import Relation

A, B, C, tolerance = real.A, real.B, real.C, real.tolerance
D, K = symbols("D K", real=True)
Q = Symbol("Q", real=True)
QUOTIENT = "(declare-const A Real)\n(declare-const B Real)\n(define-fun Q () Real (/ A B))"  # SMT-LIB's own division


def of_domain(relation: Relation) -> dict[str, Goal]:
    """Where a relation of a quotient applies."""
    goals = applies("domain", relation.domain, Ne(B, 0), "denominators other than 0")
    return {goal.name: goal for goal in goals}


def wrong_domains(relation: Relation) -> tuple[Mutant, Mutant]:
    """Mutants of those goals."""
    less, more = (Relation(domain, relation.holds) for domain in (And(Ne(B, 0), Ne(A, 1)), true))
    return (
        Mutant("a numerator of 1 left out", of_domain(less)["domain: everywhere"]),
        Mutant("the relation applies to every denominator", of_domain(more)["domain: nowhere else"]),
    )


def quotients() -> tuple[Sequence[Goal], Sequence[Mutant]]:
    """Existence, uniqueness, and what else is known of quotients."""
    domain, holds = real.quotient.domain, real.quotient.holds
    exists = Goal(
        "exists", (domain,), holds.subs(C, Q), "the quotient of SMT-LIB satisfies the relation", preamble=QUOTIENT
    )
    unique = Goal("unique", (domain, holds, holds.subs(C, D)), Eq(C, D), "no second number does")
    scaled = Goal(
        "scaled",
        (domain, holds, Ne(K, 0)),
        real.quotient.statement.subs({A: K * A, B: K * B}, simultaneous=True),
        "K*A / (K*B) is A / B",
    )
    back = Goal(
        "back", (domain, holds, Ne(C, 0)), real.quotient.statement.subs({B: C, C: B}, simultaneous=True), "A / C is B"
    )
    somewhere = Goal(
        "condition",
        (real.nonzero_denominator.holds,),
        domain,
        "the relation applies wherever the condition on B is met",
    )
    nowhere_else = Goal("condition alone", (domain,), real.nonzero_denominator.holds, "and nowhere else")
    return (*of_domain(real.quotient).values(), somewhere, nowhere_else, exists, unique, scaled, back), (
        Mutant("a denominator of 0 let in", Goal("unique", (holds, holds.subs(C, D)), Eq(C, D))),
        Mutant("C and A exchanged", Goal("exists", (domain,), Eq(A * B, Q), preamble=QUOTIENT)),
        Mutant("a scale of 0", Goal("scaled", (domain, Eq(B * C, A)), Ne(B * K, 0))),
        *wrong_domains(real.quotient),
    )  # fmt: skip


def printed() -> tuple[Sequence[Goal], Sequence[Mutant]]:
    """The tolerance is one on the quotient."""
    domain, holds = real.printed_quotient.domain, real.printed_quotient.holds
    near = Goal(
        "near",
        (domain, holds),
        Le(Abs(Q - C), tolerance),
        "what is accepted lies within the tolerance",
        preamble=QUOTIENT,
    )
    all_near = Goal(
        "all that are near",
        (domain, Le(Abs(Q - C), tolerance)),
        holds,
        "what lies within it is accepted",
        preamble=QUOTIENT,
    )
    exact = Goal(
        "exact", (real.quotient.domain, real.quotient.holds, Ge(tolerance, 0)), holds, "the exact quotient is accepted"
    )
    return (*of_domain(real.printed_quotient).values(), near, all_near, exact), (
        Mutant("a tolerance on the numerator", Goal("near", (domain, Le(Abs(A - B * C), tolerance)), near.claim, preamble=QUOTIENT)),
        Mutant("the sign of B counts", Goal("all", all_near.hypotheses, Le(Abs(A - B * C), tolerance * B), preamble=QUOTIENT)),
        Mutant(
            "the tolerance itself is left out",
            Goal("exact", (*exact.hypotheses, Eq(tolerance, 0)), Gt(tolerance * Abs(B), Abs(A - B * C))),
        ),
        *wrong_domains(real.printed_quotient),
    )  # fmt: skip


TOOLS = ("z3-solver", "cvc5", "sympy")
PROOFS = (
    Proof(
        "REAL_QUOTIENT_UNIQUE",
        "wherever the denominator is not 0 exactly one number satisfies the relation, and it is the quotient",
        ("E_DIV_REAL_FUNC_0010", "E_DIV_REAL_CONSTR_B_0020"),
        "SMT",
        "all reals",
        Question(quotients, link="real relation to division; the kernel on reals is sampled: conformance/reals.py"),
        tools=TOOLS,
        quick=True,
    ),
    Proof(
        "PRINTED_QUOTIENT_TOLERANCE",
        "a printed number is accepted exactly where it lies within half a unit of its last digit of the quotient",
        ("V_DIV_EXAMPLE_0010",),
        "SMT",
        "all reals, every tolerance",
        Question(
            printed, link="relation of printed numbers to the quotient; each of them is judged: conformance/reals.py"
        ),
        tools=TOOLS,
        quick=True,
    ),
)
