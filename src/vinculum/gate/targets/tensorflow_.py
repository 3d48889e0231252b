"""TensorFlow's operators of division on the CPU, through tf.raw_ops.

Under a profile of TensorFlow it is the operator of that profile. Under another it is Div, the only one that has a kernel for
all numeric types, keeps the type and truncates integers (RealDiv has no kernel for integers, FloorDiv floors, TruncateDiv
truncates floats as well). For rank 0, TensorFlow returns a NumPy scalar, and so does the adapter.
"""

import contextlib
import os
from collections.abc import Iterator
from functools import lru_cache, partial
from typing import Any

from vinculum.gate.targets.base import Adapter, Array, Call
from vinculum.gate.targets.operand_forms import refuse

OPERATORS = {  # of tf.raw_ops, by profile
    "tensorflow-real-div": "RealDiv",
    "tensorflow-div-no-nan": "DivNoNan",
    "tensorflow-truncate-div": "TruncateDiv",
    "tensorflow-floor-div": "FloorDiv",
}


class TensorFlow(Adapter):
    """An operator of division, called directly or inside tf.function.

    tf.convert_to_tensor decides whether to copy or to share the operands.
    """

    name = "tensorflow"
    requires = "tensorflow"

    def __init__(self) -> None:
        os.environ["TF_CPP_MIN_LOG_LEVEL"] = "3"
        with _silent():
            import tensorflow as tf
        tf.get_logger().setLevel("ERROR")
        tf.config.set_visible_devices([], "GPU")
        self._tf = tf
        self.function = lru_cache(self._function)

    def paths(self, profile: str) -> tuple[str, ...]:
        """The paths: direct call, a graph for any shape, a graph with B constant, a graph with both constant."""
        del profile
        return ("eager", "function", "function, constant B", "function, constant A and B")

    def divide(self, A: Array, B: Array, call: Call) -> Array:
        """Divide."""
        refuse(self, call)
        a, b = self._tf.convert_to_tensor(A), self._tf.convert_to_tensor(B)
        operator = OPERATORS.get(call.profile, "Div")
        div = partial(self._div, operator)
        match call.path:
            case "eager":
                quotient = div(a, b)
            case "function":
                quotient = self.function(operator, a.dtype, b.dtype)(a, b)
            case "function, constant B":
                quotient = self._tf.function(lambda numerator: div(numerator, self._tf.constant(B)))(a)
            case _:
                quotient = self._tf.function(lambda: div(self._tf.constant(A), self._tf.constant(B)))()
        result: Array = quotient.numpy()
        return result

    def _div(self, operator: str, a: Any, b: Any) -> Any:
        return getattr(self._tf.raw_ops, operator)(x=a, y=b)

    def _function(self, operator: str, numerator: Any, denominator: Any) -> Any:
        """Return the operator as a graph for these types and any shapes, which is traced only once."""
        signature = [self._tf.TensorSpec(None, numerator), self._tf.TensorSpec(None, denominator)]
        return self._tf.function(partial(self._div, operator), input_signature=signature)


@contextlib.contextmanager
def _silent() -> Iterator[None]:
    """Discard standard error: the C++ part logs while it is loaded, whatever the settings."""
    kept, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)
