"""The abstract results of If, Loop and Scan, of which the bodies are evaluated by the caller."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from vinculum.models.abstract.join import join
from vinculum.models.abstract.node_context import integers
from vinculum.models.abstract.tensor import AbstractTensor
from vinculum.models.facts.refinement import in_branch
from vinculum.models.interpreter.loop_invariants import loop_invariant, scan_slices
from vinculum.models.loading.errors import ModelError
from vinculum.models.numeric.dtype import DType
from vinculum.models.numeric.interval import Interval
from vinculum.models.shapes.shape_inference import read_type

MAX_ITERATION = (1 << 63) - 2  # the number of an iteration is an int64, less than the trip count

Values = list[AbstractTensor]


@dataclass(frozen=True)
class Body:
    """The body of a Loop or Scan.

    `attempt` evaluates it without recording its nodes, `evaluate` records them. `attempts`: the number of loops around of which an
    iteration is being attempted.
    """

    graph: Any
    attempt: Callable[[Values], Values]
    evaluate: Callable[[Values], Values]
    attempts: int


def join_branches(branches: Sequence[Values]) -> Values:
    """Return the results of an If, given those of its two branches."""
    return [join(one, other) for one, other in zip(*branches, strict=False)]


def evaluate_loop(operands: Sequence[AbstractTensor | None], body: Body) -> Values:
    """Return the results of a Loop of a trip count, a condition and carried values."""
    stated = [read_type(item.type)[1] for item in body.graph.input[:2]]
    # Some runtimes pass the iteration number and the condition with as many axes as the body states.
    shapes = [None if shape else () for shape in (*stated, None, None)]
    iteration = AbstractTensor(DType.INT64, shapes[0], Interval(0, MAX_ITERATION))
    condition = AbstractTensor(DType.BOOL, shapes[1])
    initial = [value or AbstractTensor() for value in operands[2:]]
    before = operands[1] if len(operands) > 1 else None  # without a condition, what the body gives as one is ignored
    first = initial if before is None else _where_true(before, initial)

    def next_iteration(results: Values) -> Values:
        return results[1:] if before is None or not results else _where_true(results[0], results[1:])

    def body_inputs(carried: Values) -> Values:
        return [iteration, condition, *carried]

    return _evaluate_iterations(body, initial, body_inputs, 1, first=first, next_iteration=next_iteration)


def _where_true(condition: AbstractTensor, values: Values) -> Values:
    """Return the values as they enter an iteration, which is evaluated where the condition is true."""
    if condition.size != 1:
        return values
    return [in_branch(condition, value, truth=True) or value for value in values]


def evaluate_scan(
    path: str, operands: Sequence[AbstractTensor | None], attributes: Mapping[str, Any], body: Body
) -> Values:
    """Return the results of a Scan of carried values and tensors that it scans."""
    values = [value or AbstractTensor() for value in operands]
    (count,) = integers(attributes, "num_scan_inputs", "Scan") or [0]
    axes = integers(attributes, "scan_input_axes", "Scan") or [0] * count
    if not 0 < count <= len(values) or len(axes) != count:
        raise ModelError(f"{path} has {len(values)} operands, which do not fit its attributes")
    slices = scan_slices(values[-count:], axes)
    return _evaluate_iterations(body, values[:-count], lambda carried: [*carried, *slices], 0)


def _evaluate_iterations(
    body: Body,
    initial: Values,
    body_inputs: Callable[[Values], Values],
    leading_results: int,
    *,
    first: Values | None = None,
    next_iteration: Callable[[Values], Values] | None = None,
) -> Values:
    """Evaluate the body on a loop invariant.

    `leading_results`: in front of the carried values. `first`, `next_iteration`: the carried values that enter an iteration, if
    a condition decides on that.
    """

    def iterate(carried: Values) -> Values:
        results = body.attempt(body_inputs(carried))
        return results[leading_results:] if next_iteration is None else next_iteration(results)

    invariant = loop_invariant(initial if first is None else first, iterate, body.attempts)
    results = body.evaluate(body_inputs(invariant))[leading_results:]
    before = [join(*pair) for pair in zip(initial, invariant, strict=False)]
    final = [join(*pair) for pair in zip(before, results, strict=False)]
    scans = [
        AbstractTensor(value.dtype, None, value.interval, assumptions=value.assumptions)
        for value in results[len(initial) :]
    ]
    return final + scans
