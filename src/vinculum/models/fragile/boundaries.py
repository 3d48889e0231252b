"""Quotients behind which one ulp changes a rounding, a comparison or a Cast to integers."""

import math
from collections.abc import Iterator
from fractions import Fraction
from itertools import islice

from vinculum.models.checks.findings import FailOn
from vinculum.models.fragile.chain import Decision, decisions
from vinculum.models.fragile.graph_index import GraphIndex, node_label
from vinculum.models.fragile.notes import FragileQuotient
from vinculum.models.fragile.operand_numbers import OperandNumbers
from vinculum.models.fragile.rounding import adjacent, divide, multiply_by_reciprocal, nearest, shown
from vinculum.models.interpreter.div_node import DivNode
from vinculum_spec.relations.ieee754 import Format

MAX_PAIRS = 300  # pairs of operands that are tried for one decision
MAX_DIVISORS = 12
Witness = tuple[float, float, float, float]  # numerator, denominator, quotient, and its neighbour


def boundary_quotients(
    div: DivNode, A: OperandNumbers, B: OperandNumbers, index: GraphIndex
) -> Iterator[FragileQuotient]:
    """Yield a note for each operator behind the Div whose result one ulp may change."""
    for decision in decisions(div.node.output[0], A.form, index, div.find):
        candidates = [
            found for pair in islice(_pairs(A, B, decision), MAX_PAIRS) if (found := _flip(pair, decision, A))
        ]
        if not candidates:
            continue
        by_reciprocal = [each for each in candidates if multiply_by_reciprocal(*each[:2], A.form) == each[3]]
        yield _note(decision, (by_reciprocal or candidates)[0], A.form, is_reciprocal=bool(by_reciprocal))


def _pairs(A: OperandNumbers, B: OperandNumbers, decision: Decision) -> Iterator[tuple[float, float]]:
    """Yield operands whose quotient is next to a number at which the result jumps."""
    divisors = [b for b in B.typical() if math.frexp(b)[0] not in (0.5, -0.5)][:MAX_DIVISORS]
    for bound in decision.bounds:
        quotient = decision.chain.inverse(bound)
        for b in divisors if quotient else ():
            exact = nearest(quotient * Fraction(b), A.form)
            if not math.isfinite(exact):
                continue
            near = (exact, adjacent(exact, A.form, up=True), adjacent(exact, A.form, up=False))
            yield from ((a, b) for a in near if a and A.holds(a))


def _flip(pair: tuple[float, float], decision: Decision, A: OperandNumbers) -> Witness | None:
    """The quotient of two operands and its neighbour, if the decision differs between them."""
    quotient = divide(*pair, A.form)
    if not math.isfinite(quotient) or quotient == 0:
        return None
    expected = _decided(decision, quotient)
    product = multiply_by_reciprocal(*pair, A.form)
    neighbours = [adjacent(quotient, A.form, up=up) for up in (True, False)]
    for neighbour in sorted(neighbours, key=lambda each: each != product):
        other = _decided(decision, neighbour) if math.isfinite(neighbour) else None
        if None not in (expected, other) and other != expected:
            return (*pair, quotient, neighbour)
    return None


def _decided(decision: Decision, quotient: float) -> float | bool | None:
    value = decision.chain(quotient)
    return decision.decide(value) if math.isfinite(value) else None


def _note(decision: Decision, witness: Witness, form: Format, *, is_reciprocal: bool) -> FragileQuotient:
    a, b, quotient, neighbour = (shown(number, form) for number in witness)
    results = [str(_decided(decision, each)) for each in witness[2:]]
    label = node_label(decision.node)
    text = f"{label} follows: {a} / {b} is {quotient}, which becomes {results[0]}"
    text += f"; one ulp away, {neighbour} becomes {results[1]}"
    text += f", and A * (1 / {b}) gives that" if is_reciprocal else ""
    names = ("numerator", "denominator", "quotient", "neighbour")
    numbers = dict(zip(names, (a, b, quotient, neighbour), strict=True))
    decided = {"consumer": label, "result": results[0], "result_of_neighbour": results[1]}
    return FragileQuotient(FailOn.BOUNDARY, text, numbers | decided)
