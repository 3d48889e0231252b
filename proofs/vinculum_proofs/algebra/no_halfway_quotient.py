"""Why no quotient of two significands is halfway between two numbers.

An odd k times m_B has no more factors two than m_B has.

If m_A*2^p = k*m_B with an odd k, then 2^p divides k*m_B and so m_B, by induction over the factors; but 0 < m_B < 2^p.
"""

from collections.abc import Mapping, Sequence

from sympy import Eq, Gt, Mod, Ne, Not, Or, symbols

from vinculum_proofs.smt.goals import Goal, Mutant
from vinculum_spec.claims import accuracy
from vinculum_spec.relations import ieee754

b, b_half, y, h, P, z = symbols("b b_half y h P z", integer=True)
odd = 2 * h + 1


def parity() -> Goal:
    """One factor two."""
    return Goal("parity", (Eq(odd * b, 2 * y),), Eq(Mod(b, 2), 0), "if k*b is even and k = 2h + 1, then b is even")


def goals(precisions: Mapping[str, int]) -> Sequence[Goal]:
    """The step of the induction, and that its end is the claim for each precision."""
    relation = accuracy.no_tie
    step = Goal(
        "step",
        (Gt(P, 0), Eq(odd * b, 2 * P * y), Eq(b, 2 * b_half)),
        Eq(odd * b_half, P * y),
        "if 2P divides k*b and b = 2*b_half, then P divides k*b_half",
    )
    lemmas = [parity(), step]
    for name, p in precisions.items():
        significands, tie = relation.domain.subs(ieee754.p, p), Not(relation.holds.subs(ieee754.p, p))
        lemmas.append(
            Goal(f"divisor, {name}", (significands,), Ne(ieee754.m_B, 2**p * z), f"2^{p} divides no significand")
        )
        multiples = (2**p * ieee754.m_A, 2**p * (2 * ieee754.m_A))
        divided = Or(*(Eq((2 * accuracy.half + 1) * ieee754.m_B, multiple) for multiple in multiples))
        hypotheses = (Eq(accuracy.k, 2 * accuracy.half + 1), tie)
        lemmas.append(Goal(f"tie, {name}", hypotheses, divided, f"where there is a tie, 2^{p} divides k*m_B"))
    return lemmas


def mutant() -> Mutant:
    """The parity of an even k."""
    goal = parity()
    return Mutant(
        "k = 2h in the place of 2h + 1",
        Goal(goal.name, (Eq(2 * h * b, 2 * y),), goal.claim, goal.says, solvers=("z3",)),
    )
