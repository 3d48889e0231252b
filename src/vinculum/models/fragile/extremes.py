"""Quotients that may overflow, or lose all digits, although the operands are finite and normal."""

import math

from vinculum.models.checks.findings import FailOn
from vinculum.models.facts.slices import ExtremumOf
from vinculum.models.fragile.graph_index import GraphIndex
from vinculum.models.fragile.notes import FragileQuotient
from vinculum.models.fragile.operand_numbers import MOVING, OperandNumbers
from vinculum.models.fragile.rounding import divide, min_normal, shown
from vinculum.models.interpreter.div_node import DivNode

MAX_MOVES = 16  # operators between a sum and the Div
MAXIMA = ("ReduceMax", "Max")


def extreme_quotients(div: DivNode, A: OperandNumbers, B: OperandNumbers, index: GraphIndex) -> list[FragileQuotient]:
    """The note on quotients that become an infinity, or 0; none if there are no such ones."""
    is_share = _is_share(div, index)
    if is_share and _is_exponential_below_maximum(div, index):
        return []  # of a softmax: some term is 1, and none is more
    reasons: list[str] = []
    witness: dict[str, str] = {}
    large, small = A.largest(), B.smallest()
    if large and small and not is_share and math.isinf(divide(large, small, A.form)):
        reasons.append(f"it overflows for {shown(large, A.form)} / {shown(small, A.form)}")
        witness |= {"overflowing_numerator": shown(large, A.form), "overflowing_denominator": shown(small, A.form)}
    tiny, huge = A.smallest(min_normal(A.form)), B.largest()
    if tiny and huge and divide(tiny, huge, A.form) == 0:
        reasons.append(f"it is 0 for {shown(tiny, A.form)} / {shown(huge, A.form)}")
        witness |= {"vanishing_numerator": shown(tiny, A.form), "vanishing_denominator": shown(huge, A.form)}
    if not reasons:
        return []
    text = f"as far as ranges tell, A is {A.value.interval}, B is {B.value.interval}: {' and '.join(reasons)}"
    return [FragileQuotient(FailOn.EXTREME, text, witness)]


def _is_share(div: DivNode, index: GraphIndex) -> bool:
    """Whether B is the sum or maximum of elements of A, and none is negative: no quotient exceeds 1."""
    numerator, denominator = div.node.input
    producer = index.operator(denominator)
    for _ in range(MAX_MOVES):
        if producer is None or producer.op_type not in MOVING:
            break
        producer = index.operator(producer.input[0])
    return (
        producer is not None
        and producer.op_type in ("ReduceSum", "ReduceMax", "ReduceL1")
        and producer.input[0] == numerator
        and div.A.interval.low >= 0
    )


def _is_exponential_below_maximum(div: DivNode, index: GraphIndex) -> bool:
    """Whether A is Exp(x - m), where m are maxima of x."""
    exponential = index.operator(div.node.input[0])
    difference = (
        index.operator(exponential.input[0]) if exponential is not None and exponential.op_type == "Exp" else None
    )
    if difference is None or difference.op_type != "Sub":
        return False
    x, m = (div.find(name) for name in difference.input)
    maxima = [] if m is None else m.facts.of(ExtremumOf)
    return x is not None and any(fact.operator in MAXIMA and fact.tensor is x.exact_root for fact in maxima)
