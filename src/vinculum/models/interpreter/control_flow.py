"""The abstract results of If, Loop and Scan, of which the bodies are evaluated by the caller."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from vinculum.models.abstract.join import join
from vinculum.models.abstract.node_context import integers
from vinculum.models.abstract.tensor import AbstractTensor
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
    return _evaluate_iterations(body, initial, lambda carried: [iteration, condition, *carried], 1)


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
    body: Body, initial: Values, body_inputs: Callable[[Values], Values], leading_results: int
) -> Values:
    """Evaluate the body on a loop invariant. `leading_results`: in front of the carried values."""

    def iterate(carried: Values) -> Values:
        return body.attempt(body_inputs(carried))[leading_results:]

    invariant = loop_invariant(initial, iterate, body.attempts)
    results = body.evaluate(body_inputs(invariant))[leading_results:]
    final = [join(before, after) for before, after in zip(invariant, results, strict=False)]
    scans = [
        AbstractTensor(value.dtype, None, value.interval, assumptions=value.assumptions)
        for value in results[len(initial) :]
    ]
    return final + scans
