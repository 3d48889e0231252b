"""Claims: the integer relations are division with remainder, by SMT-LIB's `div`; unbounded integers.

Method: SMT over integers, z3 and cvc5. SMT-LIB gives `div` a meaning of its own (remainder between 0 and |B|), from
which both quotients are written down as terms; each relation holds of its term, and of nothing else.
"""

from collections.abc import Sequence
from functools import partial
from typing import Any

from sympy import Abs, And, Eq, Le, Lt, Ne, Or, false, symbols, true

from vinculum_evidence.proof import Proof
from vinculum_proofs.smt.domains import applies
from vinculum_proofs.smt.goals import Goal, Mutant, Question
from vinculum_proofs.smt.terms import Div
from vinculum_spec.loader import specification
from vinculum_spec.relations import integer
from vinculum_spec.relations.integer import MAX, A, B, C
from vinculum_spec.relations.relation import Relation

MIN, other, step = symbols("MIN other step", integer=True)
LINK = "the relation itself, against SMT-LIB's integer div; no code is looked at"
SAME_SIGNS = Or(And(A >= 0, B > 0), And(A <= 0, B < 0))
REMAINDER = A - B * C
SIGN_OF_A = Or(Eq(REMAINDER, 0), And(A > 0, REMAINDER > 0), And(A < 0, REMAINDER < 0))
ZERO_NUMERATOR = And(Eq(A, 0), Ne(B, 0))
WITHIN = (MIN <= A, A <= MAX, MIN <= B, B <= MAX)
SIGNED, UNSIGNED = (MAX > 0, Eq(MIN, -MAX - 1)), (MAX > 0, Eq(MIN, 0))


def truncated(value: Any, negate: int = -1) -> Any:
    """`value` is sign(A) * sign(B) * (|A| div |B|)."""
    magnitude = Div(Abs(A), Abs(B))
    return Or(And(SAME_SIGNS, Eq(value, magnitude)), And(~SAME_SIGNS, Eq(value, negate * magnitude)))


def floored(value: Any, negate: int = -1) -> Any:
    """`value` is A div B for positive B, and -A div -B for negative B.

    Their remainders have the sign of B.
    """
    return Or(And(B > 0, Eq(value, Div(A, B))), And(B < 0, Eq(value, Div(negate * A, -B))))


def of_truncated(relation: Relation, negate: int = -1) -> dict[str, Goal]:
    """What is asked of `truncated_quotient`. Uniqueness goes by two lemmas, which cvc5 needs."""
    domain, holds, holds_of_other = relation.domain, relation.holds, relation.holds.subs(C, other)
    distance = Abs(B * C - B * other)
    sign_of_other = SIGN_OF_A.subs(C, other)
    goals = (
        Goal("exists", (domain, truncated(C, negate)), holds, "sign(A) sign(B) (|A| div |B|) satisfies the relation"),
        Goal("remainder", (domain, holds), SIGN_OF_A, "what is left is 0 or has the sign of A"),
        Goal("cancel", (Abs(B * step) < Abs(B),), Eq(step, 0), "a multiple of B that is less than B is 0"),
        Goal(
            "close", (domain, holds, SIGN_OF_A, holds_of_other, sign_of_other), distance < Abs(B), "two results are less than one apart"
        ),
        Goal(
            "unique",
            (domain, holds, holds_of_other, SIGN_OF_A, sign_of_other, Or(Eq(C, other), distance >= Abs(B))),
            Eq(C, other),
            "two results are one, by cancel and close",
        ),
        Goal(
            "only", (domain, holds, truncated(other), Eq(C, other)), truncated(C), "a result is that term, by exists and unique"
        ),
        Goal("zero", (ZERO_NUMERATOR, holds), integer.zero_numerator.holds, "0 / B is 0"),
    )  # fmt: skip
    return {goal.name: goal for goal in goals}


def of_floored(relation: Relation, negate: int = -1) -> dict[str, Goal]:
    """What is asked of `floored_quotient`."""
    domain, holds = relation.domain, relation.holds
    truncation = integer.truncated_quotient.holds.subs(C, other)
    goals = (
        Goal("exists", (domain, floored(C, negate)), holds, "the floor satisfies the relation"),
        Goal("unique", (domain, holds, holds.subs(C, other)), Eq(C, other), "two results are one"),
        Goal("only", (domain, holds), floored(C, negate), "a result is the floor"),
        Goal("zero", (ZERO_NUMERATOR, holds), integer.zero_numerator.holds, "0 / B is 0"),
        Goal(
            "agree",
            (domain, holds, truncation),
            Eq(Eq(C, other), Or(SAME_SIGNS, Eq(REMAINDER, 0))),
            "floored and truncated quotient agree where the signs agree or nothing is left, and nowhere else",
        ),
    )
    return {goal.name: goal for goal in goals}


def of_zero_numerators(relation: Relation = integer.zero_numerator) -> dict[str, Goal]:
    """`zero_numerator` asks for C = 0 and nothing else, where A = 0 and B is not, and nowhere else."""
    nothing_else = Goal("zero: nothing else", (ZERO_NUMERATOR, relation.holds), Eq(C, 0), "0 / B is nothing but 0")
    accepted = Goal("zero: accepted", (ZERO_NUMERATOR, Eq(C, 0)), relation.holds, "0 is accepted as 0 / B")
    domain = applies("zero", relation.domain, ZERO_NUMERATOR, "numerators 0 with denominators other than 0")
    return {goal.name: goal for goal in (nothing_else, accepted, *domain)}


def wrong_zero_numerators() -> tuple[Mutant, ...]:
    """Mutants of those goals."""
    domain, holds = integer.zero_numerator.domain, integer.zero_numerator.holds
    anything, nothing = (of_zero_numerators(Relation(domain, conclusion)) for conclusion in (true, false))
    zeros, positive = (of_zero_numerators(Relation(where, holds)) for where in (Eq(A, 0), And(Eq(A, 0), B > 0)))
    return (
        Mutant("0 / B may be anything", anything["zero: nothing else"]),
        Mutant("0 / B is nothing at all", nothing["zero: accepted"]),
        Mutant("0 / 0 is 0 as well", zeros["zero: nowhere else"]),
        Mutant("0 / B is 0 for positive B alone", positive["zero: everywhere"]),
    )


def meaning_of_truncated() -> tuple[Sequence[Goal], Sequence[Mutant]]:
    """Goals and mutants of INT_TRUNCATED."""
    relation = integer.truncated_quotient
    beyond, left = relation.holds.args if relation.holds.args[0].func is Le else reversed(relation.holds.args)
    loose = Relation(relation.domain, And(beyond, Le(*left.args)))
    free = Relation(relation.domain, left)
    return (*of_zero_numerators().values(), *of_truncated(relation).values()), (
        Mutant("floor for truncate", of_truncated(integer.floored_quotient)["exists"]),
        Mutant("lost sign", of_truncated(relation, negate=1)["exists"]),
        Mutant("C*B may go beyond A", of_truncated(free)["remainder"]),
        Mutant("<= for < in what is left", of_truncated(loose)["close"]),
        of_truncated(relation)["cancel"].mutant(
            "<= for < in the lemma", Lt(Abs(B * step), Abs(B)), Abs(B * step) <= Abs(B)
        ),
        *wrong_zero_numerators(),
    )


def meaning_of_floored() -> tuple[Sequence[Goal], Sequence[Mutant]]:
    """Goals and mutants of INT_FLOORED."""
    relation = integer.floored_quotient
    loose = Relation(relation.domain, relation.holds.xreplace({Lt(REMAINDER, B): Le(REMAINDER, B)}))
    return (*of_zero_numerators().values(), *of_floored(relation).values()), (
        Mutant("truncate for floor", of_floored(integer.truncated_quotient)["exists"]),
        Mutant("lost sign", of_floored(relation, negate=1)["exists"]),
        Mutant("<= for < in what is left", of_floored(loose)["unique"]),
        of_floored(relation)["agree"].mutant("agree although something is left", Eq(REMAINDER, 0), Eq(A, C)),
        *wrong_zero_numerators(),
    )


def of_range(name: str, holds: Any, bounds: Sequence[Any], domain: Any) -> dict[str, Goal]:
    """The quotient lies within the type; only MIN / -1 would not."""
    inside = And(C >= MIN, C <= MAX)
    return {
        "inside": Goal(f"{name} inside", (*bounds, *WITHIN, domain, holds), inside, "MIN <= C <= MAX"),
        "outside": Goal(
            f"{name} outside",
            (*bounds, *WITHIN, Ne(B, 0), holds),
            Eq(~inside, And(Eq(A, MIN), Eq(B, -1), Ne(MIN, 0))),
            "MIN / -1 is the one pair with a quotient outside of the type, and there is none if unsigned",
        ),
        "domain": Goal(
            f"{name} domain",
            (*bounds, *WITHIN),
            Eq(domain, And(Ne(B, 0), ~And(Eq(A, MIN), Eq(B, -1), Ne(MIN, 0)))),
            "the domain leaves out zero denominators and MIN / -1, and nothing else",
        ),
    }


def ranges() -> tuple[Sequence[Goal], Sequence[Mutant]]:
    """Goals and mutants of INT_RANGE: any MAX, then that of every type."""
    types = [element for element in specification().types.values() if element.kind == "int"]
    goals: list[Goal] = []
    for word, relation in (("truncated", integer.truncated_quotient), ("floored", integer.floored_quotient)):
        for kind, bounds in (("signed", SIGNED), ("unsigned", UNSIGNED)):
            goals += of_range(f"{word} {kind}", relation.holds, bounds, relation.domain).values()
        for element in types:
            bounds = (Eq(MIN, element.minimum), Eq(MAX, element.maximum))
            goals += of_range(f"{word} {element.name}", relation.holds, bounds, relation.domain).values()
    narrow = integer.truncated_quotient.domain.subs(MAX, MAX - 1)
    exact = of_range("mutant", integer.truncated_quotient.holds, SIGNED, integer.truncated_quotient.domain)
    return goals, (
        Mutant("MIN / -1 let in", of_range("mutant", exact["inside"].hypotheses[-1], SIGNED, Ne(B, 0))["inside"]),
        Mutant(
            "-MAX / -1 left out as well", of_range("mutant", integer.truncated_quotient.holds, SIGNED, narrow)["domain"]
        ),
        exact["outside"].mutant("any A / -1 called outside", Eq(A, MIN), Ne(A, 0)),
        exact["inside"].mutant("MIN taken for -MAX", Eq(MIN, -MAX - 1), Eq(MIN, -MAX + 1)),
    )


_DOMAIN = ("E_DIV_INT_CONSTR_B_0030", "V_DIV_INT_OVERFLOW_0010")
_proof = partial(Proof, method="SMT over integers, z3 and cvc5", tools=("z3-solver", "cvc5"))
PROOFS = (
    _proof(
        claim="INT_TRUNCATED",
        title="truncated_quotient is sign(A) sign(B) (|A| div |B|): it exists, is unique, and leaves the sign of A",
        requirements=("E_DIV_INT_FUNC_0010", "V_DIV_INT_ZERO_NUMERATOR_0010", *_DOMAIN),
        scope="all integers A and B, B not 0, of any width, unbounded; MAX is any integer",
        run=Question(meaning_of_truncated, LINK),
        quick=True,
    ),
    _proof(
        claim="INT_FLOORED",
        title="floored_quotient is the floor of A / B: it exists, is unique; where it agrees with truncation",
        requirements=("V_DIV_INT_FLOOR_0010", "V_DIV_INT_ZERO_NUMERATOR_0010", *_DOMAIN),
        scope="all integers A and B, B not 0, of any width, unbounded; MAX is any integer",
        run=Question(meaning_of_floored, LINK),
        quick=True,
    ),
    _proof(
        claim="INT_RANGE",
        title="a quotient lies within its type, but for MIN / -1 of signed types alone",
        requirements=("E_DIV_INT_FUNC_0010", "V_DIV_INT_FLOOR_0010", *_DOMAIN),
        scope="all A and B of the type, B not 0; signed and unsigned of any width, then each of the eight types",
        run=Question(ranges, LINK),
    ),
)
