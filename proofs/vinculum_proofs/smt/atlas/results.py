"""Claims: what the further standards give where the type has no quotient.

It is one value of the type, and there alone. Method: SMT over integers and truth values, z3 and cvc5. The least and
the largest value of the type are symbols.
"""

from collections.abc import Sequence
from functools import partial

from sympy import And, Eq, Le, Not, Or, symbols, true

from vinculum_evidence.proof import Proof
from vinculum_proofs.comparison import floats, integers, shapes
from vinculum_proofs.smt.domains import applies
from vinculum_proofs.smt.goals import Goal, Mutant, Question
from vinculum_spec.relations import float_results, ieee754, integer, integer_results, shape_rules, tensor
from vinculum_spec.relations.integer import MAX, A, B, C
from vinculum_spec.relations.integer_results import MIN
from vinculum_spec.relations.relation import Relation, implies

other = symbols("other", integer=True)
ONES, WRAPPED = integer_results.all_bits_set, integer_results.wrapped
ZERO, NUMERATOR = integer_results.zero, integer_results.numerator
OVERFLOW = And(Eq(A, MIN), Eq(B, -1))


def of_result(name: str, relation: Relation, value: object, signed: bool) -> dict[str, Goal]:
    """`value` is the result of a relation, and is in the type."""
    given = (*integers.bounds(signed, A, B), relation.domain)
    goals = (
        Goal(f"{name}: exists", (*given, Eq(C, value)), relation.holds, "the value satisfies the relation"),
        Goal(f"{name}: only", (*given, relation.holds), Eq(C, value), "nothing else does"),
        Goal(
            f"{name}: in the type", (*given, Eq(C, value)), And(Le(MIN, C), Le(C, MAX)), "the value is one of the type"
        ),
    )
    return {goal.name: goal for goal in goals}


def of_integers(
    ones: Relation = ONES, wrapped: Relation = WRAPPED, zero: Relation = ZERO, numerator: Relation = NUMERATOR
) -> dict[str, Goal]:
    """What is asked of the results of integers."""
    goals = of_result("all bits, signed", ones, -1, signed=True)
    goals |= of_result("all bits, unsigned", ones, MAX, signed=False)
    goals |= of_result("wrapped", wrapped, MIN, signed=True)
    for signed, word in ((True, "signed"), (False, "unsigned")):
        goals |= of_result(f"zero, {word}", zero, 0, signed) | of_result(f"numerator, {word}", numerator, A, signed)
    within, outside = integers.bounds(True, A, B), Not(integer.truncated_quotient.domain)
    overflow, both = Eq(wrapped.domain, OVERFLOW), Eq(Or(ones.domain, wrapped.domain), outside)
    goals["overflow"] = Goal("overflow", within, overflow, "the wrapped result is that of MIN / -1 alone")
    goals["no quotient"] = Goal("no quotient", within, both, "the two apply where the type has no quotient")
    for name, relation in (("all bits", ones), ("zero", zero), ("numerator", numerator)):
        goals |= {goal.name: goal for goal in applies(name, relation.domain, Eq(B, 0), "zero denominators")}
    return goals


def integer_goals() -> tuple[Sequence[Goal], Sequence[Mutant]]:
    """Goals and mutants of INT_RESULTS."""
    always_minus_one = Relation(ONES.domain, And(Eq(C, -1)), ONES.parameters)
    anything = Relation(ONES.domain, implies(Eq(MIN, 0), Eq(C, MAX)), ONES.parameters)
    any_minus_one = Relation(Eq(B, -1), WRAPPED.holds, WRAPPED.parameters)
    saturated = Relation(WRAPPED.domain, And(Eq(C, MAX)), WRAPPED.parameters)
    positive = Relation(And(Eq(B, 0), A > 0), ONES.holds, ONES.parameters)
    return tuple(of_integers().values()), (
        Mutant("-1 for unsigned types too", of_integers(ones=always_minus_one)["all bits, unsigned: exists"]),
        Mutant("anything for signed types", of_integers(ones=anything)["all bits, signed: only"]),
        Mutant("A / -1 wraps for every A", of_integers(wrapped=any_minus_one)["overflow"]),
        Mutant("MIN / -1 is MAX", of_integers(wrapped=saturated)["wrapped: exists"]),
        Mutant("-A for A", of_integers(numerator=Relation(Eq(B, 0), And(Eq(C, -A))))["numerator, signed: exists"]),
        Mutant("0 for every A", of_integers(zero=Relation(true, And(Eq(C, 0))))["zero: nowhere else"]),
        Mutant("positive numerators alone", of_integers(ones=positive)["no quotient"]),
    )


def float_goals() -> tuple[Sequence[Goal], Sequence[Mutant]]:
    """Goals and mutants of FLOAT_NO_ACCURACY."""
    free, quotient = float_results.special_cases, ieee754.quotient
    regular = next(x.formula for x in floats.literals() if x.words == "A and B are finite and not 0")
    given = floats.well_formed()
    goals = (
        floats.goal("quotient", (*given, quotient.statement), free.statement, "the IEEE 754 quotient satisfies it"),
        *floats.goals_of_values(true, regular, free.statement, quotient.statement),
    )
    no_sign = Relation(free.domain, free.holds.xreplace({ieee754.sign.statement: true}))
    everywhere = next(x.formula for x in floats.literals() if x.words == "neither is NaN")
    return goals, (
        Mutant(
            "the sign left open too",
            floats.goal("mutant", (*given, Not(regular), no_sign.statement), quotient.statement, "elsewhere"),
        ),
        Mutant(
            "open wherever neither is NaN",
            list(floats.goals_of_values(true, everywhere, free.statement, quotient.statement))[-1],
        ),
    )


def zero_goals() -> tuple[Sequence[Goal], Sequence[Mutant]]:
    """Goals and mutants of FLOAT_ZERO_DENOMINATOR_ZERO."""
    zero_of_b = And(Not(ieee754.inf_B), Not(ieee754.nan_B), Eq(ieee754.m_B, 0))
    zero_of_c = And(Not(ieee754.inf_C), Not(ieee754.nan_C), Eq(ieee754.m_C, 0))

    def of(relation: Relation) -> dict[str, Goal]:
        given = (*floats.well_formed(), zero_of_b)
        goals = (
            *applies("zero", relation.domain, zero_of_b, "zero denominators"),
            floats.goal("exists", (*given, zero_of_c), relation.statement, "a zero of either sign satisfies it"),
            floats.goal("only", (*given, relation.statement), zero_of_c, "nothing else does"),
        )
        return {goal.name: goal for goal in goals}

    right = float_results.zero
    of_no_nan = Relation(And(right.domain, Not(ieee754.nan_A)), right.holds)
    positive = Relation(right.domain, And(right.holds, Eq(ieee754.s_C, 0)))
    or_nan = Relation(right.domain, Or(right.holds, ieee754.nan_C))
    return tuple(of(right).values()), (
        Mutant("numerators that are no NaN alone", of(of_no_nan)["zero: everywhere"]),
        Mutant("+0 alone", of(positive)["exists"]),
        Mutant("NaN as well", of(or_nan)["only"]),
    )


def shape_goals() -> tuple[Sequence[Goal], Sequence[Mutant]]:
    """Goals and mutants of SHAPE_SAME_RANK."""
    plain = {tensor.a: shapes.a, tensor.b: shapes.b, tensor.c: shapes.c}
    both = And(shape_rules.has_A, shape_rules.has_B)

    def of(rule: Relation) -> dict[str, Goal]:
        domain, size = rule.domain.xreplace(plain), rule.holds.xreplace(plain)
        broadcast = tensor.multidirectional.domain.xreplace(plain)
        goals = (
            Goal(
                "admits",
                shapes.AXIS,
                Eq(domain, And(both, broadcast)),
                "sizes that broadcast, on an axis that both have",
            ),
            Goal(
                "one size",
                (*shapes.AXIS, domain, size, size.subs(shapes.c, other)),
                Eq(shapes.c, other),
                "C has one size",
            ),
            Goal("no axis", shapes.AXIS, Not(shape_rules.scalar.domain), "scalars admit no axis"),
        )
        return {goal.name: goal for goal in goals}

    loose = Relation(tensor.multidirectional.domain, shape_rules.same_rank.holds)
    open_size = Relation(shape_rules.same_rank.domain, Or(Eq(tensor.c, tensor.a), Eq(tensor.c, tensor.b)))
    return tuple(of(shape_rules.same_rank).values()), (
        Mutant("an axis may be missing", of(loose)["admits"]),
        Mutant("C has the size of either", of(open_size)["one size"]),
    )


_proof = partial(Proof, tools=("z3-solver", "cvc5"))
PROOFS = (
    _proof(
        claim="INT_RESULTS",
        title="all bits set, 0, the numerator, and MIN for MIN / -1: one value of the type each, only where the type has no quotient",
        requirements=(
            "V_DIV_INT_ZERO_DENOMINATOR_ONES_0010",
            "V_DIV_INT_ZERO_DENOMINATOR_ZERO_0010",
            "V_DIV_INT_ZERO_DENOMINATOR_NUMERATOR_0010",
            "V_DIV_INT_OVERFLOW_WRAPS_0010",
        ),
        method="SMT over integers, z3 and cvc5",
        scope="all A and B of the type; signed and unsigned of any width",
        run=Question(integer_goals, "the relation itself; no code is looked at"),
        quick=True,
    ),
    _proof(
        claim="FLOAT_NO_ACCURACY",
        title="without accuracy, a quotient is IEEE 754's but where both operands are finite and not 0; there it is open",
        requirements=("V_DIV_FLOAT_NO_ACCURACY_0010", "E_DIV_FLOAT_FUNC_0010"),
        method="SMT over integers and truth values, z3 and cvc5",
        scope="every format; every pair of operands",
        run=Question(float_goals, "the relation itself; no code is looked at"),
    ),
    _proof(
        claim="FLOAT_ZERO_DENOMINATOR_ZERO",
        title="where a zero denominator gives 0, the result is a zero of either sign, for every numerator, and only there",
        requirements=("V_DIV_FLOAT_ZERO_DENOMINATOR_ZERO_0010", "V_DIV_FLOAT_NONZERO_0010"),
        method="SMT over integers and truth values, z3 and cvc5",
        scope="every format; every pair of operands",
        run=Question(zero_goals, "the relation itself; no code is looked at"),
        quick=True,
    ),
    _proof(
        claim="SHAPE_SAME_RANK",
        title="equal ranks broadcast as multidirectional does on each axis, to one size of C; scalars have no axis",
        requirements=("V_DIV_SHAPE_SAME_RANK_0010", "V_DIV_SHAPE_SCALAR_0010", "V_DIV_SHAPE_MULTIDIRECTIONAL_0010"),
        method="SMT over integers, z3 and cvc5",
        scope="every size on one axis",
        run=Question(shape_goals, "the relation itself; no code is looked at"),
        quick=True,
    ),
)
