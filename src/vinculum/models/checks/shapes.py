"""Checks the shapes of A and B by the specification's rule on each axis. Unknown sizes are symbols."""

from collections.abc import Mapping, Sequence
from functools import partial

from sympy import And, Basic, Dummy, Symbol, false, true

from vinculum.models.abstract.assumptions import NO_ASSUMPTIONS, Assumptions, ordered
from vinculum.models.abstract.symbolic_dims import (
    alternatives,
    base_name,
    by_base_names,
    equal_dims,
    is_anonymous,
    shared_names,
)
from vinculum.models.abstract.tensor import AbstractTensor, Dim, Shape
from vinculum.models.checks.findings import Finding, GuardKind, Verdict
from vinculum.models.checks.obligations import script
from vinculum.models.facts.counting import TrueNowhere
from vinculum.models.facts.predicates import Not, ShapesEqual
from vinculum.models.facts.shape_values import ReducedFrom, ShapeOf
from vinculum.models.interpreter.div_node import DivNode
from vinculum.models.loading.display_names import printable
from vinculum_spec.relations import tensor
from vinculum_spec.schema import Requirement

Names = dict[str, str]


def format_shape(shape: Shape | None) -> str:
    """A shape as text, with the names that the model gives to its sizes."""
    if shape is None:
        return "unknown"
    return "[" + ", ".join("?" if dim is None else printable(str(dim)) for dim in by_base_names(shape) or ()) + "]"


def has_equal_shapes_guard(div: DivNode) -> bool:
    """Whether a guard before the node stops the run if the ranks or the sizes of A and B differ."""
    negated = [fact.predicate for fact in (div.A.facts | div.B.facts).of(TrueNowhere)]
    equal = [guard.operand for guard in negated if isinstance(guard, Not) and isinstance(guard.operand, ShapesEqual)]
    pairs = [{comparison.first, comparison.second} for comparison in equal]
    ranked = [{fact.tensor for value in pair for fact in value.facts.of(ShapeOf)} for pair in pairs]
    operands = {div.A.root, div.B.root}
    return operands in pairs and operands in ranked


def is_reduced_with_all_axes(x: AbstractTensor, y: AbstractTensor) -> bool:
    """Whether y is a reduction of x that keeps all axes."""
    return ReducedFrom(x.root) in y.facts


def broadcast_condition(rule: str, A: Shape, B: Shape, axis: int | None, names: Names) -> Basic:
    """The rule on all axes: true, false, or a formula in symbols of unknown sizes.

    Their meanings are added to `names`. A size that is one of two is replaced by each of them.
    """
    symbols: dict[object, Symbol] = {}
    options: dict[Dummy, list[object]] = {}  # the sizes that a placeholder is one of

    def size(dim: Dim, operand: str, index: int) -> object:
        if isinstance(dim, int):
            return dim
        if len(choices := alternatives(dim)) > 1:
            options[marker := Dummy(integer=True, nonnegative=True)] = [size(each, operand, index) for each in choices]
            return marker
        key = dim if isinstance(dim, str) else (operand, index)
        symbol = symbols.setdefault(key, Symbol(f"n{len(symbols)}", integer=True, nonnegative=True))
        is_unnamed = dim is None or is_anonymous(dim)
        names.setdefault(str(symbol), f"size of axis {index} of {operand}" if is_unnamed else f"size {base_name(dim)}")
        return symbol

    if any(not isinstance(dim, int) for dim in B) and rule in ("limited", "pdpd") and axis is not None:
        return tensor.one_element  # the axis at which B starts depends on whether B has one element
    a = tuple(size(dim, "A", index) for index, dim in enumerate(A))
    b = tuple(size(dim, "B", index) for index, dim in enumerate(B))
    axes = tensor.align(rule, a, b, axis)  # type: ignore[arg-type] # it moves sizes without looking at them
    if axes is None:
        return false
    one_element: object = all(n == 1 for n in b) if all(isinstance(n, int) for n in b) else tensor.one_element
    if any(isinstance(n, int) and n != 1 for n in b):
        one_element = False
    domain = tensor.RULES[rule].domain
    fixed = {tensor.one_element: one_element}
    on_axes = [domain.subs({tensor.a: k.a, tensor.b: k.b, tensor.covered: k.covered} | fixed) for k in axes]
    return And(*(_for_each_option(condition, options) for condition in on_axes))


def _for_each_option(condition: Basic, options: Mapping[Dummy, list[object]]) -> Basic:
    """The condition on one axis, for each of the sizes that a placeholder is one of."""
    for marker in condition.free_symbols & options.keys():
        condition = And(*(condition.subs({marker: option}) for option in options[marker]))
    return condition


def shape_condition(rule: str, A: Shape, B: Shape, axis: int | None) -> tuple[Basic, Names, Assumptions]:
    """The condition on unknown sizes, the meaning of its symbols, and the assumptions that it needs.

    Sizes with the same name are assumed to be equal only if the condition is undecided without that.
    """
    names: Names = {}
    condition = broadcast_condition(rule, A, B, axis, names)
    repeated = shared_names((*A, *B))
    if condition in (true, false) or not repeated:
        return condition, names, NO_ASSUMPTIONS
    names_if_equal: Names = {}
    if_equal = broadcast_condition(rule, tuple(map(base_name, A)), tuple(map(base_name, B)), axis, names_if_equal)
    return (condition, names, NO_ASSUMPTIONS) if if_equal == false else (if_equal, names_if_equal, equal_dims(repeated))


def shape_finding(div: DivNode, rule: str, axis: int | None, requirements: Sequence[Requirement]) -> Finding:
    """The finding on the shapes of A and B."""
    finding = partial(Finding, tuple(each.id for each in requirements), requirements[0].title)
    shapes = f"A is {format_shape(div.A.shape)}, B is {format_shape(div.B.shape)}"
    guard = GuardKind.EQUAL_SHAPES if rule == "same" else None
    if rule == "same" and has_equal_shapes_guard(div):
        reason = "a guard stops the run if the shapes of A and B differ"
        return finding(Verdict.DISCHARGED, reason, guard=guard)
    if rule in ("same", "multidirectional") and div.A.root is div.B.root:
        return finding(Verdict.DISCHARGED, "A and B are the same tensor")
    condition, names, needed = _condition_on_shapes(div, rule, axis)
    assumptions = ordered(needed | _shape_assumptions(div))
    if condition == true:
        return finding(Verdict.DISCHARGED, shapes, assumptions=assumptions)
    if condition == false:
        problem = "they differ" if rule == "same" else "they cannot be broadcast"
        violation = {"A": format_shape(div.A.shape), "B": format_shape(div.B.shape)}
        return finding(Verdict.VIOLATED, f"{shapes}: {problem}", violation, assumptions)
    if rule == "multidirectional" and _is_reduction_pair(div):
        reason = f"{shapes}; one is a reduction of the other that keeps all axes"
        return finding(Verdict.DISCHARGED, reason, assumptions=assumptions)
    if div.A.shape is None or div.B.shape is None:
        shapes += "; to be shown on each axis, and that the ranks are compatible"
    text = script(div.path, requirements, condition, names=names)
    symbols = set(map(str, condition.free_symbols))
    meanings = "".join(f"; {symbol} is {printable(name)}" for symbol, name in names.items() if symbol in symbols)
    reason = f"show that the shapes are compatible: {shapes}: {condition}{meanings}"
    return finding(Verdict.OBLIGATION, reason, assumptions=assumptions, script=text, guard=guard)


def _condition_on_shapes(div: DivNode, rule: str, axis: int | None) -> tuple[Basic, Names, Assumptions]:
    """`shape_condition`; if a rank is unknown, the rule on one axis in the symbols a and b."""
    A, B = div.A.shape, div.B.shape
    if A is not None and B is not None:
        return shape_condition(rule, A, B, axis)
    condition: Basic = tensor.RULES[rule].domain
    if rule == "multidirectional":  # sizes of 1 are compatible with all others, whatever the ranks are
        ones = [size for size, shape in ((tensor.a, A), (tensor.b, B)) if shape is not None and set(shape) <= {1}]
        condition = condition.subs(dict.fromkeys(ones, 1))
    names = {} if condition == true else {"a": "size of A on each axis", "b": "size of B on it"}
    return condition, names, NO_ASSUMPTIONS


def _shape_assumptions(div: DivNode) -> Assumptions:
    """The assumptions of the operands that are about shapes."""
    return frozenset(each for each in div.A.assumptions | div.B.assumptions if each.kind.concerns_shapes)


def _is_reduction_pair(div: DivNode) -> bool:
    return is_reduced_with_all_axes(div.A, div.B) or is_reduced_with_all_axes(div.B, div.A)
