"""Builds the ONNX nodes of the guard of one Div."""

from collections.abc import Sequence
from typing import Any

from vinculum.models.checks.findings import GuardKind
from vinculum.models.interpreter.div_node import DivNode
from vinculum.models.numeric.dtype import DType
from vinculum.models.numeric.element_types import (
    WIDENED_TYPES,
    element_type,
    smallest_nonzero_after_rounding,
    type_name,
)

# The suffix of the name of the Gather node, which runtimes print when they stop at it.
ERROR_NAMES = {
    GuardKind.NONZERO_DENOMINATOR: "denominator_is_zero",
    GuardKind.REPRESENTABLE_QUOTIENT: "least_by_minus_one",
    GuardKind.EQUAL_SHAPES: "shapes_differ",
}
MIN_OPSET_TYPED_CONSTANT = 9  # the first operator set whose Constant is of any type
MIN_OPSET_AXES_INPUT = 13  # the first operator set whose Unsqueeze takes its axes as an input


class GuardBuilder:
    """Appends the nodes of a guard to `nodes`, with names that are not in `names`.

    It adds the new names to `names`.
    """

    def __init__(self, names: set[str], div: DivNode) -> None:
        self.names, self.div = names, div
        self.nodes: list[Any] = []
        self.version = div.version or 0
        self.error_name = ""

    def add(self, operator: str, *inputs: str, **attributes: Any) -> str:
        """Append a node, and return the name of its result."""
        from onnx import helper

        number = len(self.names)
        while (name := f"vinculum_guard_{number}") in self.names:
            number += 1
        self.names.add(name)
        node_name = f"{name}_{self.error_name}" if operator == "Gather" else name
        self.nodes.append(helper.make_node(operator, list(inputs), [name], name=node_name, **attributes))
        return name

    def constant(self, dtype: DType, values: Any, shape: Sequence[int] = ()) -> str:
        """Append a constant.

        Before operator set 9 it is a float, which holds all numbers that guards use exactly.
        """
        from onnx import helper

        if self.version < MIN_OPSET_TYPED_CONSTANT and dtype != DType.FLOAT:
            return self.add("Cast", self.constant(DType.FLOAT, [float(n) for n in values], shape), to=dtype)
        return self.add("Constant", value=helper.make_tensor("value", dtype, list(shape), values))

    def equals_number(self, name: str, dtype: DType, number: int) -> str:
        """Where the elements of an operand equal `number`.

        The comparison uses a type that represents all of them exactly.
        """
        element = element_type(dtype)
        assert element is not None
        wide = DType.INT64 if element.form is None else DType.DOUBLE if dtype == DType.DOUBLE else DType.FLOAT
        operand = name if wide == dtype else self.add("Cast", name, to=wide)
        if number == 0 and type_name(dtype) in WIDENED_TYPES:  # a nonzero that the runtime will still round to 0
            bound = self.constant(wide, [smallest_nonzero_after_rounding(dtype)])
            return self.add("Less", self.add("Abs", operand), bound)
        return self.add("Equal", operand, self.constant(wide, [number]))

    def count_true(self, condition: str) -> str:
        """The number of true elements."""
        return self.add("ReduceSum", self.add("Cast", condition, to=DType.INT64), keepdims=0)

    def require_zero(self, name: str, count: str) -> str:
        """The operand `name`, fetched by a Gather that fails unless `count` is 0."""
        if self.version < MIN_OPSET_AXES_INPUT:
            unsqueezed = self.add("Unsqueeze", name, axes=[0])
        else:
            unsqueezed = self.add("Unsqueeze", name, self.constant(DType.INT64, [0], (1,)))
        return self.add("Gather", unsqueezed, count, axis=0)

    def guard(self, kind: GuardKind, A: str, B: str) -> str:
        """Append a guard, and return the name of the guarded B."""
        self.error_name = ERROR_NAMES[kind]
        if kind is GuardKind.NONZERO_DENOMINATOR:
            return self.require_zero(B, self.count_true(self.equals_number(B, self.div.B.dtype, 0)))
        if kind is GuardKind.REPRESENTABLE_QUOTIENT:
            element = element_type(self.div.A.dtype)
            assert element is not None
            minimum = self.equals_number(A, self.div.A.dtype, element.minimum)
            overflows = self.add("And", minimum, self.equals_number(B, self.div.B.dtype, -1))
            return self.require_zero(B, self.count_true(overflows))
        shapes = self.add("Shape", A), self.add("Shape", B)
        ranks = self.add("Shape", shapes[0]), self.add("Shape", shapes[1])
        B = self.require_zero(B, self.count_true(self.add("Not", self.add("Equal", *ranks))))
        return self.require_zero(B, self.count_true(self.add("Not", self.add("Equal", *shapes))))
