"""The recipe of `onnx-14` with the operations of TOSA, as a graph that TOSA's reference model runs.

vinculum generate lowering --from onnx-14 --to tosa -o recipe
vinculum check python:examples/lowerings/tosa_recipe.py:divide --profile onnx-14 --dtype int32

The graph has the steps of `recipe/onnx_14_to_tosa.md`, under the names that they have there.
"""

import os
from typing import Any

import numpy as np

AXES = 6


def divide(A: Any, B: Any) -> Any:
    """Divide arrays of int32 or int64, whose shapes are broadcast.

    TOSA has tensors of at least one element, and of up to 6 axes. Where the result has more axes, the numbers are divided as a
    vector; where it has no element, nothing is. Raises NotImplementedError for other types, and RuntimeError where the model
    calls its result unpredictable.
    """
    if A.dtype != B.dtype or A.dtype.name not in ("int32", "int64"):
        raise NotImplementedError(f"no recipe for {A.dtype} and {B.dtype}")
    shape = np.broadcast_shapes(A.shape, B.shape)
    if 0 in shape:
        return np.empty(shape, A.dtype)
    if len(shape) > AXES:
        return run(*(np.broadcast_to(x, shape).reshape(-1) for x in (A, B)), (int(np.prod(shape)),)).reshape(shape)
    return run(*(x.reshape((1,) * (len(shape) - x.ndim) + x.shape) for x in (A, B)), shape)


def run(A: Any, B: Any, shape: tuple[int, ...]) -> Any:
    """Divide by the reference model.

    The operands have as many axes as the result, as TOSA's operators demand.
    """
    import tosa_reference_model as model

    operands = [np.require(x, requirements=["C", "W", "O", "A"]) for x in (A, B)]
    quotients, status = model.run(graph(*operands, shape), operands, debug_filename=os.devnull)
    if status != model.GraphStatus.TOSA_VALID:
        raise RuntimeError(f"the reference model calls the result {status.name}")
    return quotients[0]


def graph(A: Any, B: Any, shape: tuple[int, ...]) -> bytes:
    """The graph, serialised."""
    import tosa_serializer as tosa

    result, element = tosa.TosaSerializer(""), getattr(tosa.DType, A.dtype.name.upper())
    a, b = (result.addPlaceholder(list(x.shape), element, None).name for x in (A, B))

    def constant(value: int) -> str:
        return str(result.addConst([1] * len(shape), element, np.full([1] * len(shape), value, A.dtype)).name)

    def step(operation: str, attribute: str, kind: Any, sizes: Any, *operands: str) -> str:
        name = str(result.addIntermediate(list(sizes), kind).name)
        add(operation, attribute, name, *operands)
        return name

    def add(operation: str, attribute: str, name: str, *operands: str) -> None:
        made = tosa.TosaSerializerAttribute()
        getattr(made, attribute)()
        result.addOperator(getattr(tosa.Op, operation), list(operands), [name], made)

    truth = tosa.DType.BOOL
    zero = step("EQUAL", "EqualAttribute", truth, B.shape, b, constant(0))
    least = step("EQUAL", "EqualAttribute", truth, A.shape, a, constant(int(np.iinfo(A.dtype).min)))
    negated = step("EQUAL", "EqualAttribute", truth, B.shape, b, constant(-1))
    overflow = step("LOGICAL_AND", "LogicalAndAttribute", truth, shape, least, negated)
    unsafe = step("LOGICAL_OR", "LogicalOrAttribute", truth, shape, zero, overflow)
    denominator = step("SELECT", "SelectAttribute", element, shape, unsafe, constant(1), b)
    add("INTDIV", "IntDivAttribute", result.addOutput(list(shape), element).name, a, denominator)
    return bytes(result.serialize())
