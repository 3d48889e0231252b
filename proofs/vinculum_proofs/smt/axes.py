"""Shapes of any size: what the relations on one axis imply, for sizes without bound.

Claims: under every rule C has exactly one size on an axis that the rule admits; multidirectional broadcast does not mind
the order of A and B, and contains the three others; to each index of C belongs exactly one index of an operand, and it is
within it; a B that is placed has all of its axes within A. Method: SMT, from the relations.
"""

from collections.abc import Sequence

from sympy import And, Eq, Ge, Integer, Le, Lt, Ne, Not, Or, Symbol, symbols

from vinculum_evidence.proof import Proof
from vinculum_proofs.smt.goals import Goal, Mutant, Question
from vinculum_spec.loader import specification
from vinculum_spec.relations import tensor
from vinculum_spec.relations.relation import Relation

a, b, c, i, j, n = tensor.a, tensor.b, tensor.c, tensor.i, tensor.j, tensor.n
d, k = symbols("d k", integer=True, nonnegative=True)
SIZES = tuple(Ge(size, 0, evaluate=False) for size in (a, b, c, d))
# What `tensor.align` puts in the place of an axis that B does not have, and of each axis of a B of one element.
ALIGNED = (Or(tensor.covered, Eq(b, 1)), Or(Not(tensor.one_element), Eq(b, 1)))
LINK = "relation of one axis to shapes of any rank and size; the kernel's own rules are run within bounds: conformance/shapes.py"


def meets(rule: Relation) -> tuple[object, object]:
    """Domain and conclusion: what it is for sizes a, b and c to meet on an axis."""
    return rule.domain, rule.holds


def one_result(name: str, rule: Relation) -> list[Goal]:
    """There is a size of C, and no other."""
    one_of_both = Or(rule.holds.subs(c, a), rule.holds.subs(c, b))
    return [
        Goal(f"{name}: exists", (*SIZES, *ALIGNED, rule.domain), one_of_both, "a size of C is accepted wherever the sizes may meet"),
        Goal(f"{name}: unique", (*SIZES, *ALIGNED, *meets(rule), rule.holds.subs(c, d)), Eq(c, d), "no second one is"),
    ]  # fmt: skip


def results() -> tuple[Sequence[Goal], Sequence[Mutant]]:
    """One size of C under each rule; multidirectional contains the others, and is symmetric."""
    multi = tensor.multidirectional
    swapped = {a: b, b: a}
    goals = [goal for name, rule in tensor.RULES.items() for goal in one_result(name, rule)]
    goals += [
        Goal(
            "multidirectional: symmetric", (*SIZES, *meets(multi)),
            And(multi.domain.subs(swapped, simultaneous=True), multi.holds.subs(swapped, simultaneous=True)),
            "A and B may be exchanged",
        ),
        Goal("multidirectional: not smaller", (*SIZES, *meets(multi), Ge(a, 1), Ge(b, 1)), And(Ge(c, a), Ge(c, b)), "no element is lost"),
    ]  # fmt: skip
    for name in ("same", "limited", "pdpd"):
        rule = tensor.RULES[name]
        goals.append(
            Goal(
                f"{name}: within multidirectional", (*SIZES, *ALIGNED, *meets(rule)), And(multi.domain, multi.holds),
                "what this rule admits, multidirectional broadcast admits, with the same size of C",
            )
        )  # fmt: skip
    unique, contained = goals[3], And(multi.domain, multi.holds)
    either, second = Or(Eq(c, a), Eq(c, b)), Or(Eq(d, a), Eq(d, b))
    both = Or(tensor.pdpd.domain, Eq(a, 1))
    larger = Or(And(Ge(a, b), Eq(c, a)), And(Ge(b, a), Eq(c, b)))
    return goals, [
        Mutant("C of any size that A or B has", Goal("unique", (*SIZES, multi.domain, either, second), unique.claim)),
        Mutant("only A repeats", Goal("symmetric", (*SIZES, Or(Eq(a, b), Eq(a, 1)), Eq(c, b)), And(Or(Eq(a, b), Eq(b, 1)), Eq(c, a)))),
        Mutant("the larger size, 0 and 1 included", Goal("same as ours", (*SIZES, multi.domain, larger), multi.holds)),
        Mutant("A repeats under PDPD", Goal("within", (*SIZES, *ALIGNED, both, tensor.pdpd.holds), contained)),
    ]  # fmt: skip


def indices() -> tuple[Sequence[Goal], Sequence[Mutant]]:
    """One index of each operand to each index of C."""
    multi, source = tensor.multidirectional, tensor.source_index.holds
    goals = []
    for name, size in (("A", a), ("B", b)):
        of = source.subs(n, size)
        within = (*SIZES, Ge(i, 0, evaluate=False), *meets(multi), Lt(i, c))
        goals += [
            Goal(f"{name}: exists", within, Or(of.subs(j, 0), of.subs(j, i)), "an element of the operand meets C[i]"),
            Goal(f"{name}: unique", (*within, Ge(j, 0, evaluate=False), of, of.subs(j, k)), Eq(j, k), "no second one does"),
            Goal(f"{name}: in range", (*within, of), And(Le(0, j, evaluate=False), Lt(j, size)), "it lies within the operand"),
        ]  # fmt: skip
    unique, in_range = goals[1], goals[2]
    neighbour = Or(And(Eq(a, 1), Eq(j, 0)), And(Ne(a, 1), Eq(j, i + 1)))
    anywhere = [part for x in (j, k) for part in (Ge(x, 0, evaluate=False), Lt(x, a))]
    return goals, [
        Mutant("no size repeats", Goal("in range", (*in_range.hypotheses[:-1], Eq(j, i)), in_range.claim)),
        Mutant("the neighbour", Goal("in range", (*in_range.hypotheses[:-1], neighbour), in_range.claim)),
        Mutant("any element", Goal("unique", (*unique.hypotheses[:-2], *anywhere), unique.claim)),
    ]  # fmt: skip


def places() -> tuple[Sequence[Goal], Sequence[Mutant]]:
    """Where B starts."""
    A, B, start, axis = tensor.rank_A, tensor.rank_B, tensor.start, Symbol("axis", integer=True)
    ranks, placed = (Ge(A, 0), Ge(B, 0)), tensor.placement.holds
    each = (Ge(axis, 0), Lt(axis, B))
    inside = And(Ge(start + axis, 0), Lt(start + axis, A))
    outside = Or(Lt(start, 0), Ge(start + B, A + 1))
    goals = [
        Goal("axes within A", (*ranks, placed, *each), inside, "every axis of a B that is placed is an axis of A"),
        Goal("the last axes", (*ranks, Le(B, A)), placed.subs(start, A - B), "where no start is given, any B of no higher rank is placed"),
        Goal("no other", (*ranks, Ge(B, 1), outside), Not(placed), "a B whose first or last axis is none of A is not"),
    ]  # fmt: skip
    return goals, [
        Mutant("one axis too far", Goal("within", (*ranks, Ge(start, 0), Le(start + B, A + 1), *each), inside)),
        Mutant("start below 0", Goal("within", (*ranks, Le(B, A), Le(start + B, A), *each), inside)),
        Mutant("the first axes", Goal("placed", (*ranks,), placed.subs(start, Integer(0)))),
    ]


def requirements_of(*relations: str) -> tuple[str, ...]:
    """The requirements that have one of these relations."""
    return tuple(r.id for r in specification().requirements.values() if r.relation_name in relations)


SCOPE = "one axis at a time, of sizes without bound; shapes of any rank are such axes side by side"
TOOLS = ("z3-solver", "cvc5", "sympy")
PROOFS = (
    Proof(
        "SHAPE_RESULT_UNIQUE",
        "under each rule C has exactly one size on each axis; multidirectional is symmetric and contains the other rules",
        requirements_of(*(f"tensor.{rule}" for rule in tensor.RULES)),
        "SMT",
        SCOPE,
        Question(results, link=LINK),
        tools=TOOLS,
        quick=True,
    ),
    Proof(
        "SHAPE_INDEX_UNIQUE",
        "to each index of C belongs exactly one index of A and one of B, within their sizes",
        requirements_of("tensor.source_index"),
        "SMT",
        SCOPE,
        Question(indices, link=LINK),
        relations=("tensor.multidirectional",),
        tools=TOOLS,
        quick=True,
    ),
    Proof(
        "SHAPE_PLACEMENT_SOUND",
        "a B that is placed has all of its axes within those of A, and no other B has",
        requirements_of("tensor.placement"),
        "SMT",
        "ranks and starts without bound",
        Question(places, link=LINK),
        tools=TOOLS,
        quick=True,
    ),
)
