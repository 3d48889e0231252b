"""The recipe for integers: guards, the quotient, and its correction.

Where the source gives a value and the target's division does not give it, and where the target's division may end the process
and the source's may not, the denominator is replaced by 1, for which every definition gives A. No other node leaves the type.
"""

from vinculum.exports.lowering import tree
from vinculum.exports.lowering.definition import OVERFLOW, ZERO, Definition, LoweringError
from vinculum.exports.lowering.tree import A, B, Node, Operation, constant, node
from vinculum_spec.atlas.loader import atlas
from vinculum_spec.atlas.outcomes import Outcome
from vinculum_spec.schema import ElementType

TRUNCATED, FLOORED = "E_DIV_INT_FUNC_0010", "V_DIV_INT_FLOOR_0010"
WORDS = {ZERO: "a zero denominator", OVERFLOW: "MIN / -1"}
ONE, MINUS_ONE, NOTHING = constant(1), constant(-1), constant(0)


def recipe(source: Definition, target: Definition, element: ElementType, *, reported: bool = False) -> Node:
    """The division of `source` on integers like `element`, with the operations of `target`.

    `reported`: the caller reports the errors that the source demands. Raises LoweringError if there is none.
    """
    rounding = source.quotient(element), target.quotient(element)
    if not set(rounding) <= {TRUNCATED, FLOORED}:
        raise LoweringError(f"no recipe is known for quotients as {' and '.join(rounding)} have them")
    corrected = element.signed and rounding[0] != rounding[1]
    subtracts = corrected and rounding[0] == FLOORED
    conditions = (ZERO, OVERFLOW) if element.signed else (ZERO,)
    guarded = [x for x in conditions if _is_guarded(source, target, x, element, subtracts=subtracts, reported=reported)]
    formulas = {
        ZERO: node(Operation.EQUAL, B, NOTHING, name="zero"),
        OVERFLOW: node(
            Operation.AND,
            node(Operation.EQUAL, A, constant("MIN"), name="least"),
            node(Operation.EQUAL, B, MINUS_ONE, name="negated"),
            name="overflow",
        ),
    }
    denominator = B
    if guarded:
        unsafe = tree.any_of([formulas[x] for x in guarded], name="unsafe")
        denominator = node(Operation.SELECT, unsafe, ONE, B, name="denominator")
    quotient = node(Operation.DIVIDE, A, denominator, name="quotient")
    result = quotient
    if corrected:
        result = (_floored if rounding[0] == FLOORED else _truncated)(quotient, denominator)
    for condition in conditions:
        replaced = condition in guarded
        if not replaced and not subtracts and source.outcome(condition, element) == target.outcome(condition, element):
            continue  # the target's division gives it
        value = _value(source, condition, element)
        if value is not None and not (replaced and value == A):  # the quotient of A by 1 is A
            result = node(Operation.SELECT, formulas[condition], value, result, name="result")
    return result


def _is_guarded(
    source: Definition, target: Definition, condition: str, element: ElementType, *, subtracts: bool, reported: bool
) -> bool:
    """Whether the denominator is replaced under a condition.

    Raises LoweringError if the source demands an error there, and the target does not report it.

    `subtracts`: the recipe subtracts the product of the quotient and the denominator, and 1, neither of which may leave the type.
    """
    (wanted, _), (given, of_target) = (side.outcome(condition, element) for side in (source, target))
    if wanted is Outcome.UNDEFINED or (wanted is Outcome.REPORT and reported):
        return False
    if wanted is Outcome.REPORT:
        if given is Outcome.REPORT:
            return False
        raise LoweringError(
            f"none exists: {source.name} demands an error for {WORDS[condition]}. The division of {target.name} does not report"
            " one there, and neither does any expression of its operations"
        )
    if given is Outcome.REPORT:
        return wanted is Outcome.VALUE
    if given is not Outcome.VALUE:
        return True
    return subtracts and _relation(of_target) in ("integer_results.wrapped", "integer_results.numerator")


def _value(source: Definition, condition: str, element: ElementType) -> Node | None:
    """What the source gives under a condition; None if it gives no value."""
    outcome, requirement = source.outcome(condition, element)
    if outcome is not Outcome.VALUE:
        return None
    values = {
        "integer_results.zero": NOTHING,
        "integer_results.all_bits_set": MINUS_ONE if element.signed else constant("MAX"),
        "integer_results.numerator": A,
        "integer_results.wrapped": A,
    }
    name = _relation(requirement)
    if name not in values:
        raise LoweringError(f"no recipe is known for {requirement}, which {source.name} names for {WORDS[condition]}")
    return values[name]


def _relation(requirement: str) -> str:
    return atlas().requirements[requirement].relation_name


def _floored(quotient: Node, denominator: Node) -> Node:
    """The floored quotient, of the truncated one.

    It is less by 1 if the remainder is not 0, and has another sign than B.
    """
    product = node(Operation.MULTIPLY, quotient, denominator, name="product")
    remainder = node(Operation.SUBTRACT, A, product, name="remainder")
    negative = (
        node(Operation.LESS, remainder, NOTHING, name="remainder_negative"),
        node(Operation.LESS, denominator, NOTHING, name="denominator_negative"),
    )
    inexact = node(Operation.NOT, node(Operation.EQUAL, remainder, NOTHING, name="exact"), name="inexact")
    below = node(Operation.AND, inexact, node(Operation.XOR, *negative, name="signs_differ"), name="below")
    step = node(Operation.SELECT, below, ONE, NOTHING, name="step")
    return node(Operation.SUBTRACT, quotient, step, name="floored")


def _truncated(quotient: Node, denominator: Node) -> Node:
    """The truncated quotient, of the floored one.

    The product of a floored quotient and B may leave the type. Where the signs of A and B differ, that of the next quotient
    and B does not, and is A + B exactly if the quotient is exact. Elsewhere the two quotients are equal.
    """
    positive, negative = (
        node(
            Operation.AND,
            node(Operation.LESS, *numerator, name=words[0]),
            node(Operation.LESS, *denominator_, name=words[1]),
            name=words[2],
        )
        for numerator, denominator_, words in (
            ((NOTHING, A), (denominator, NOTHING), ("numerator_positive", "denominator_negative", "first_positive")),
            ((A, NOTHING), (NOTHING, denominator), ("numerator_negative", "denominator_positive", "second_positive")),
        )
    )
    differ = node(Operation.OR, positive, negative, name="signs_differ")
    step = node(Operation.SELECT, differ, ONE, NOTHING, name="step")
    factor = node(Operation.SELECT, differ, denominator, NOTHING, name="factor")
    following = node(Operation.ADD, quotient, step, name="next_quotient")
    product = node(Operation.MULTIPLY, following, factor, name="product")
    exact = node(Operation.EQUAL, product, node(Operation.ADD, A, factor, name="total"), name="exact")
    return node(Operation.SELECT, exact, quotient, following, name="truncated")
