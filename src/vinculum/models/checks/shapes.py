"""Whether the shapes of A and B may meet: by the specification's rule on each axis, sizes that are open as symbols."""

from collections.abc import Sequence

from sympy import And, Basic, Symbol, false, true

from vinculum.models.abstract.assumptions import NO_ASSUMPTIONS, Assumptions, ordered
from vinculum.models.abstract.symbolic_dims import called, equal_dims, made_up, named, shared
from vinculum.models.abstract.tensor import AbstractTensor, Dim, Shape
from vinculum.models.checks.obligations import script
from vinculum.models.facts.counting import TrueNowhere
from vinculum.models.facts.predicates import Not, ShapesEqual
from vinculum.models.facts.shape_values import ReducedFrom, ShapeOf
from vinculum.models.findings import Finding, GuardKind, Verdict
from vinculum.models.interpreter.div_node import DivNode
from vinculum.models.loading.display_names import printable
from vinculum_spec.relations import tensor
from vinculum_spec.schema import Requirement

Names = dict[str, str]


def format_shape(shape: Shape | None) -> str:
    """A shape as text."""
    if shape is None:
        return "unknown"
    return "[" + ", ".join("?" if dim is None else printable(str(dim)) for dim in named(shape) or ()) + "]"


def has_equal_shapes_guard(div: DivNode) -> bool:
    """Whether a guard before the node compares the ranks and the sizes of A and B."""
    negated = [fact.predicate for fact in (div.A.facts | div.B.facts).of(TrueNowhere)]
    equal = [guard.operand for guard in negated if isinstance(guard, Not) and isinstance(guard.operand, ShapesEqual)]
    pairs = [{comparison.first, comparison.second} for comparison in equal]
    ranked = [{fact.tensor for value in pair for fact in value.facts.of(ShapeOf)} for pair in pairs]
    operands = {div.A.root, div.B.root}
    return operands in pairs and operands in ranked


def is_reduced_with_all_axes(x: AbstractTensor, y: AbstractTensor) -> bool:
    """Whether y is reduced from x, and has all of its axes."""
    return ReducedFrom(x.root) in y.facts


def broadcast_condition(rule: str, A: Shape, B: Shape, axis: int | None, names: Names) -> Basic:
    """What must hold of the sizes that are open: true, false, or a formula in symbols whose meaning goes to `names`."""
    known: dict[object, Symbol] = {}

    def size(dim: Dim, operand: str, place: int) -> object:
        if isinstance(dim, int):
            return dim
        key = dim if isinstance(dim, str) else (operand, place)
        symbol = known.setdefault(key, Symbol(f"n{len(known)}", integer=True, nonnegative=True))
        unnamed = dim is None or made_up(dim)
        names.setdefault(str(symbol), f"size of axis {place} of {operand}" if unnamed else f"size {called(dim)}")
        return symbol

    if any(not isinstance(dim, int) for dim in B) and rule in ("limited", "pdpd") and axis is not None:
        return tensor.one_element  # where B starts depends upon whether it has one element, which is open
    a = tuple(size(dim, "A", place) for place, dim in enumerate(A))
    b = tuple(size(dim, "B", place) for place, dim in enumerate(B))
    axes = tensor.align(rule, a, b, axis)  # type: ignore[arg-type] # it moves sizes, and looks at none
    if axes is None:
        return false
    single: object = all(n == 1 for n in b) if all(isinstance(n, int) for n in b) else tensor.one_element
    if any(isinstance(n, int) and n != 1 for n in b):
        single = False
    rows = (
        tensor.RULES[rule].domain.subs(
            {tensor.a: each.a, tensor.b: each.b, tensor.covered: each.covered, tensor.one_element: single}
        )
        for each in axes
    )
    return And(*rows)


def shape_condition(rule: str, A: Shape, B: Shape, axis: int | None) -> tuple[Basic, Names, Assumptions]:
    """What is left to hold of the sizes, what its symbols are, and what it rests on: that sizes of one name are one."""
    names: Names = {}
    left = broadcast_condition(rule, A, B, axis, names)
    once = shared((*A, *B))
    if left in (true, false) or not once:
        return left, names, NO_ASSUMPTIONS
    by_name: Names = {}
    told = broadcast_condition(rule, tuple(map(called, A)), tuple(map(called, B)), axis, by_name)
    return (left, names, NO_ASSUMPTIONS) if told == false else (told, by_name, equal_dims(once))


def shape_finding(div: DivNode, rule: str, axis: int | None, requirements: Sequence[Requirement]) -> Finding:
    """The finding on the shapes of A and B."""
    ids, title = tuple(r.id for r in requirements), requirements[0].title
    A, B = div.A.shape, div.B.shape
    shapes = f"A is {format_shape(A)}, B is {format_shape(B)}"
    guard = GuardKind.EQUAL_SHAPES if rule == "same" else None
    if rule == "same" and has_equal_shapes_guard(div):
        return Finding(ids, title, Verdict.DISCHARGED, "a guard fails where the shapes of A and B differ", guard=guard)
    names: Names = {}
    if rule in ("same", "multidirectional") and div.A.root is div.B.root:
        return Finding(ids, title, Verdict.DISCHARGED, "A and B are one tensor")
    rests = NO_ASSUMPTIONS
    kept = f"{shapes}; the one is reduced from the other, and keeps its axes"
    if A is None or B is None:
        left: Basic = tensor.RULES[rule].domain
        if rule == "multidirectional":  # whatever the ranks are, the axes of the one meet any of the other
            ones = [size for size, shape in ((tensor.a, A), (tensor.b, B)) if shape is not None and set(shape) <= {1}]
            left = left.subs(dict.fromkeys(ones, 1))
        if left != true:
            names = {"a": "size of A on each axis", "b": "size of B on it"}
            shapes += "; to be shown on each axis, and that the ranks fit"
    else:
        left, names, rests = shape_condition(rule, A, B, axis)
    rests |= {each for each in div.A.assumptions | div.B.assumptions if each.kind.concerns_shapes}
    assumptions = ordered(rests)
    if left == true:
        return Finding(ids, title, Verdict.DISCHARGED, shapes, assumptions=assumptions)
    if left == false:
        wrong, said = (
            "they differ" if rule == "same" else "they do not go together",
            {"A": format_shape(A), "B": format_shape(B)},
        )
        return Finding(ids, title, Verdict.VIOLATED, f"{shapes}: {wrong}", said, assumptions)
    if rule == "multidirectional" and (
        is_reduced_with_all_axes(div.A, div.B) or is_reduced_with_all_axes(div.B, div.A)
    ):
        return Finding(ids, title, Verdict.DISCHARGED, kept, assumptions=assumptions)
    text = script(div.path, requirements, left, names=names)
    meaning = "".join(
        f"; {symbol} is {printable(what)}" for symbol, what in names.items() if symbol in map(str, left.free_symbols)
    )
    reason = f"show that the shapes may meet: {shapes}: {left}{meaning}"
    return Finding(ids, title, Verdict.OBLIGATION, reason, assumptions=assumptions, script=text, guard=guard)
