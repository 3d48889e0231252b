"""Compare what two profiles allow of integers, for every width of a signed or an unsigned type.

The least and the largest value of the type are symbols. A condition is proposed from every pair of a type of 4 bits.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import product as pairs_of
from typing import Any

import numpy as np
from sympy import And, Basic, Eq, Ge, Le, Lt, Mod, Ne, Not, Or, Symbol, false, lambdify, symbols, true
from sympy.logic.boolalg import Boolean

from vinculum_proofs.comparison.conditions import Literal, Mask
from vinculum_proofs.smt.goals import Goal
from vinculum_spec.relations import integer
from vinculum_spec.relations.integer import MAX, A, B, C
from vinculum_spec.relations.integer_results import MIN
from vinculum_spec.relations.relation import implies
from vinculum_spec.schema import ElementType

P, Q, r, step = symbols("P Q r step", integer=True)  # B*C, B times SMT-LIB's div, its mod, any number
INDIVISIBLE = Symbol("indivisible")  # A is no multiple of B, and B is not 0
BITS = 4
QUOTIENTS = {
    "truncated": integer.truncated_quotient,
    "floored": integer.floored_quotient,
}  # of which `multiples` is proved
LARGEST_SUM = 64  # of |A| + |B|, up to which the least witness is searched


def bounds(signed: bool, *values: Symbol) -> tuple[Boolean, ...]:
    """The range of a type of any width, and that `values` are in it."""
    least = Eq(MIN, -MAX - 1) if signed else Eq(MIN, 0)
    return (Ge(MAX, 1), least, *(bound for value in values for bound in (Le(MIN, value), Le(value, MAX))))


@cache
def sample(signed: bool) -> tuple[Any, Any]:
    """Every pair of the type of 4 bits."""
    values = range(*_range(signed, BITS))
    every = np.array(list(pairs_of(values, values)))
    return every[:, 0], every[:, 1]


def _range(signed: bool, bits: int) -> tuple[int, int]:
    half = 1 << (bits - 1)
    return (-half, half) if signed else (0, 2 * half)


def holds(formula: Basic, values: Mapping[Symbol, Any], signed: bool) -> Any:
    """Where `formula` holds of the values, of the type of 4 bits."""
    low, high = _range(signed, BITS)
    table = {**values, MIN: low, MAX: high - 1}
    if INDIVISIBLE in formula.free_symbols:
        table[INDIVISIBLE] = indivisible(values[A], values[B])
    names = sorted(formula.free_symbols, key=str)
    arrays = np.broadcast_arrays(*(table[name] for name in names))
    return lambdify(names, formula, "numpy")(*arrays)


def readable(condition: Boolean) -> Boolean:
    """The condition with Mod in the place of `INDIVISIBLE`."""
    return condition.xreplace({INDIVISIBLE: Ne(Mod(A, B), 0)})


def indivisible(a: Any, b: Any) -> Any:
    """Whether b is not 0 and a is no multiple of it."""
    divisor = np.where(np.asarray(b) == 0, 1, b)
    return (np.asarray(b) != 0) & (np.asarray(a) % divisor != 0)


def differing(first: Basic, second: Basic, signed: bool) -> Mask:
    """For each pair of the sample, whether some C of the type satisfies `first` and not `second`."""
    a, b = sample(signed)
    results = np.arange(*_range(signed, BITS))[:, np.newaxis]
    values = {A: a, B: b, C: results}
    both = And(first, Not(second))
    return np.asarray(np.broadcast_to(holds(both, values, signed), (results.size, a.size)).any(axis=0), dtype=bool)


def mask(formula: Basic, signed: bool) -> Mask:
    """Where `formula`, on the operands alone, holds in the sample."""
    a, b = sample(signed)
    return np.broadcast_to(np.asarray(holds(formula, {A: a, B: b}, signed), dtype=bool), a.shape)


@cache
def literals(signed: bool) -> tuple[Literal, ...]:
    """The plain predicates on A and B, and their negations."""
    different_signs = Or(And(A < 0, B > 0), And(A > 0, B < 0))
    stated: list[tuple[Boolean, str]] = [(Eq(B, 0), "B = 0"), (Ne(B, 0), "B != 0")]
    stated += [(INDIVISIBLE, "A mod B != 0"), (Not(INDIVISIBLE), "A mod B = 0")]
    if signed:
        overflow = And(Eq(A, MIN), Eq(B, -1))
        stated += [(overflow, "A = MIN and B = -1"), (Not(overflow), "not (A = MIN and B = -1)")]
        stated += [(different_signs, "A, B of different signs"), (Not(different_signs), "A, B of one sign, or 0")]
        stated += [(Eq(A, -1), "A = -1"), (Ne(A, -1), "A != -1")]
    stated += [(Eq(A, 0), "A = 0"), (Ne(A, 0), "A != 0"), (Eq(A, MAX), "A = MAX"), (Ne(A, MAX), "A != MAX")]
    return tuple(Literal(formula, words, mask(formula, signed)) for formula, words in stated)


def goals_of_values(where: Boolean, condition: Boolean, first: Basic, second: Basic, signed: bool) -> Iterator[Goal]:
    """That two relations differ where `condition` says, within `where`, and nowhere else.

    `indivisible` is what `multiples` proves it to be of a quotient C: A is not B*C. So is what stands for B*C.
    """
    condition = condition.xreplace({INDIVISIBLE: Ne(A, B * C)})
    linear = [formula.subs(B * C, P) for formula in (first, second, condition)]
    general = not any(C in formula.free_symbols for formula in linear)
    if general:  # a symbol for B*C says more, and is linear
        first, second, condition = linear
    products = (Or(Eq(P, 0), Ge(abs(P), abs(B))),) if general else ()
    given = (*bounds(signed, A, B, *(() if general else (C,))), *products, where, first)
    if condition != true:
        says = "elsewhere, what the one gives satisfies the other"
        yield Goal("elsewhere", (*given, Not(condition)), second, says, general=general)
    if condition != false:
        yield Goal(
            "there",
            (*given, condition),
            Not(second),
            "there, nothing that the one gives satisfies the other",
            general=general,
        )


def multiples() -> tuple[Goal, ...]:
    """A is B*C exactly where A mod B = 0, for either quotient C.

    Besides, a multiple of B is 0 or no nearer to it than B. d and r are SMT-LIB's div and mod. P and Q are B*C
    and B*d, so that all but `size` is linear.
    """
    divided = (Ne(B, 0), Eq(A, Q + r), Ge(r, 0), Lt(r, abs(B)))
    apart = Or(Eq(P, Q), Ge(abs(P - Q), abs(B)))  # by `size`: B*C - B*d is a multiple of B
    size = Goal(
        "size", (Ne(step, 0),), Ge(abs(B * step), abs(B)), "a multiple of B other than 0 is no nearer to 0 than B"
    )
    return (
        size,
        *(
            Goal(
                f"multiple, {name}",
                (*divided, relation.holds.subs(B * C, P), apart),
                Eq(Eq(r, 0), Eq(A, P)),
                "A = B*C exactly where A mod B = 0; by size; P is B*C, Q is B*d",
                general=True,
            )
            for name, relation in QUOTIENTS.items()
        ),
    )


def whole(condition: Boolean, parts: Sequence[Boolean], signed: bool) -> Goal:
    """That `condition` is where one of `parts` holds."""
    hypotheses = (*bounds(signed, A, B), implies(INDIVISIBLE, Ne(B, 0)))
    return Goal(
        "exact", hypotheses, Eq(condition, Or(*parts)), "the condition holds of all of these pairs, and of no others"
    )


def least(condition: Boolean, element: ElementType) -> tuple[int, int] | None:
    """The pair of least |A| + |B| under `condition`.

    Of equal ones it is the first by |A|, positive before negative. None if there is none up to LARGEST_SUM.
    """
    names = sorted(condition.free_symbols, key=str)
    test = lambdify(names, condition, "math")
    fixed = {MIN: element.minimum, MAX: element.maximum}
    for total in range(LARGEST_SUM + 1):
        for a, b in _of_sum(total):
            if element.minimum <= min(a, b) and max(a, b) <= element.maximum:
                table = {**fixed, A: a, B: b, INDIVISIBLE: b != 0 and a % (b or 1) != 0}
                if test(*(table[name] for name in names)):
                    return a, b
    return None


def _of_sum(total: int) -> Iterator[tuple[int, int]]:
    for part in range(total + 1):
        yield from pairs_of(dict.fromkeys((part, -part)), dict.fromkeys((total - part, part - total)))


def nothing_less(condition: Boolean, a: int, b: int, element: ElementType) -> Goal:
    """That no pair of a smaller |A| + |B| satisfies `condition`."""
    fixed = {MIN: element.minimum, MAX: element.maximum}
    within = tuple(bound.subs(fixed) for bound in bounds(element.signed, A, B))
    hypotheses = (*(bound for bound in within if bound != True), condition.subs(fixed))  # noqa: E712 - SymPy's true
    return Goal("least", hypotheses, Ge(abs(A) + abs(B), abs(a) + abs(b)), "no such pair has a smaller |A| + |B|")


def results(relation: Basic, a: int, b: int, element: ElementType) -> list[int]:
    """The results that satisfy `relation`, among those that some profile gives."""
    quotients = [a // b, -(-a // b)] if b else []
    candidates = dict.fromkeys([*quotients, 0, -1, a, element.minimum, element.maximum])
    table = {A: a, B: b, MIN: element.minimum, MAX: element.maximum}
    inside = (c for c in candidates if element.minimum <= c <= element.maximum)
    return [c for c in inside if relation.subs({**table, C: c}) == True]  # noqa: E712 - SymPy's true
