"""The recipe for floats: a guard for zero denominators, the quotient, and its rounding to an integer.

A value that may be -0 is what a choice gives where its condition does not hold: there, ONNX Runtime's Where keeps the sign. Where
the condition holds it gives 0 for -0. Nor is such a condition a negation, with which ONNX Runtime exchanges the choices.
"""

from vinculum.exports.lowering.definition import FLOAT_ZERO, Definition, LoweringError
from vinculum.exports.lowering.tree import A, B, Node, Operation, constant, node
from vinculum_spec.atlas.loader import atlas
from vinculum_spec.atlas.outcomes import IEEE_QUOTIENT, Outcome
from vinculum_spec.schema import ElementType

NO_ACCURACY = "V_DIV_FLOAT_NO_ACCURACY_0010"
FLOORED, FLOORED_EITHER = "V_DIV_FLOAT_FLOOR_0010", "V_DIV_FLOAT_FLOOR_EITHER_0010"
TRUNCATED_EITHER = "V_DIV_FLOAT_TRUNC_EITHER_0010"
NOTHING, ONE = constant(0), constant(1)


def recipe(source: Definition, target: Definition, element: ElementType) -> Node:
    """The division of `source` on floats, with the operations of `target`.

    Raises LoweringError if there is none.
    """
    wanted, given = source.quotient(element), target.quotient(element)
    quotient = node(Operation.DIVIDE, A, B, name="quotient")
    result = _rounded(quotient, wanted, given, source, target)
    (of_source, value), (of_target, other) = (side.outcome(FLOAT_ZERO, element) for side in (source, target))
    if of_source is Outcome.VALUE and of_target is not Outcome.VALUE:
        raise LoweringError(
            f"none is known: {target.name} leaves the quotient by a zero open, and {source.name} gives a value"
        )
    if of_source is Outcome.VALUE and value not in (wanted, other):
        if atlas().requirements[value].relation_name != "float_results.zero":
            raise LoweringError(f"no recipe is known for {value}, which {source.name} names for a zero denominator")
        result = node(Operation.SELECT, node(Operation.EQUAL, B, NOTHING, name="zero"), NOTHING, result, name="result")
    elif of_target is Outcome.VALUE and of_source is Outcome.VALUE and other not in (given, value):
        raise LoweringError(f"none is known: {target.name} gives another quotient by a zero than {source.name}")
    return result


def _rounded(quotient: Node, wanted: str, given: str, source: Definition, target: Definition) -> Node:
    """The quotient that `wanted` asks for, of the one that the target's division gives."""
    if wanted == given or (wanted, given) in ((NO_ACCURACY, IEEE_QUOTIENT), (FLOORED_EITHER, FLOORED)):
        return quotient
    if given == IEEE_QUOTIENT and wanted == FLOORED_EITHER:
        return node(Operation.FLOOR, quotient, name="floored")
    if given == IEEE_QUOTIENT and wanted == TRUNCATED_EITHER:
        positive = node(Operation.LESS, NOTHING, quotient, name="positive")
        parts = (
            node(Operation.FLOOR, quotient, name="rounded_down"),
            node(Operation.CEIL, quotient, name="rounded_up"),
        )
        return node(Operation.SELECT, positive, *parts, name="truncated")
    if given == IEEE_QUOTIENT and wanted == FLOORED:
        return _floored(quotient)
    if given == NO_ACCURACY:
        raise LoweringError(
            f"none exists: {target.name} promises no accuracy of its quotients, and {source.name} asks for one result"
        )
    raise LoweringError(f"none is known: {source.name} asks for {wanted}, and {target.name} gives {given}")


def _floored(quotient: Node) -> Node:
    """The floor of the exact quotient, of the IEEE 754 quotient and the remainder of fmod, which is exact.

    The floor of the IEEE 754 quotient is 1 too large exactly if the quotient was rounded up to an integer: then the quotient
    is an integer and the remainder is not 0. Of a positive quotient, the remainder is then more than half of B. Of a negative
    one it is less than half. No quotient lies halfway between two integers that it may be rounded to. Where the remainder is
    NaN, so is the result.
    """
    remainder = node(Operation.REMAINDER, A, B, name="remainder")
    size, of_remainder = (node(Operation.ABSOLUTE, x, name=n) for x, n in ((B, "size"), (remainder, "remainder_size")))
    rest = node(Operation.SUBTRACT, size, of_remainder, name="rest")
    more = node(Operation.LESS, rest, of_remainder, name="more_than_half")
    less = node(Operation.LESS, of_remainder, rest, name="less_than_half")
    signs = tuple(node(Operation.LESS, x, NOTHING, name=n) for x, n in ((A, "a_negative"), (B, "b_negative")))
    negative = node(Operation.XOR, *signs, name="negative")
    right = node(
        Operation.OR,
        node(Operation.AND, negative, more, name="right_of_negative"),
        node(Operation.AND, node(Operation.NOT, negative, name="positive"), less, name="right_of_positive"),
        name="right",
    )
    floor = node(Operation.FLOOR, quotient, name="rounded_down")
    integral = node(Operation.EQUAL, floor, quotient, name="integral")
    inexact = node(Operation.NOT, node(Operation.EQUAL, remainder, NOTHING, name="exact"), name="inexact")
    above = node(
        Operation.AND,
        node(Operation.AND, integral, inexact, name="inexact_integer"),
        node(Operation.NOT, right, name="wrong"),
        name="above",
    )
    unknown = node(Operation.SUBTRACT, remainder, remainder, name="zero_or_nan")
    previous = node(Operation.SUBTRACT, node(Operation.SUBTRACT, floor, ONE, name="less_one"), unknown, name="previous")
    return node(Operation.SELECT, above, previous, floor, name="result")
