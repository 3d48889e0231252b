"""AIDGE's Div on its backend for processors: the operator alone, and in a graph that a scheduler runs."""

from typing import Any

import numpy as np

from vinculum.gate.targets.base import Adapter, Array, Call, InexpressibleError, NotSupportedError
from vinculum.gate.targets.operand_forms import refuse

OPERATOR, SCHEDULER = "operator", "scheduler"
NO_KERNEL = "registrar key"  # in the message of the error, for types that no kernel was registered for


class Aidge(Adapter):
    """aidge_core.Div with the backend "cpu". AIDGE copies the operands, and the adapter the quotients."""

    name = "aidge"
    requires = "aidge-backend-cpu"

    def __init__(self) -> None:
        import aidge_backend_cpu  # noqa: F401 - registers its kernels
        import aidge_core

        aidge_core.Log.set_console_level(aidge_core.Level.Fatal)
        self._aidge = aidge_core

    def paths(self, profile: str) -> tuple[str, ...]:
        """The operator alone, and a graph with this one node."""
        del profile
        return (OPERATOR, SCHEDULER)

    def divide(self, A: Array, B: Array, call: Call) -> Array:
        """Divide by the kernel that is registered for the type."""
        refuse(self, call)
        a, b = self._tensor(A), self._tensor(B)
        node = self._aidge.Div("C")
        operator = node.get_operator()
        for index, tensor in enumerate((a, b)):
            operator.set_input(index, tensor)
        try:
            run = self._operator if call.path == OPERATOR else self._scheduler
            run(node, a.dtype)
        except RuntimeError as error:
            if NO_KERNEL in str(error) and A.dtype == B.dtype:
                raise NotSupportedError(f"aidge has no kernel for {A.dtype}") from error
            raise
        return np.array(operator.get_output(0))

    def _tensor(self, array: Array) -> Any:
        if not array.dtype.isnative:
            raise InexpressibleError("a foreign byte order cannot be passed")
        if not array.size:
            # AIDGE warns that such a tensor is undefined, and may die when it divides one.
            raise InexpressibleError("aidge has no tensors without elements")
        if array.dtype.name == "bfloat16":
            raise NotSupportedError("aidge makes no tensor of an array of bfloat16")
        return self._aidge.Tensor(array)

    def _operator(self, node: Any, dtype: Any) -> None:
        operator = node.get_operator()
        operator.set_backend("cpu")
        operator.set_datatype(dtype)
        operator.forward_dims()
        operator.forward()

    def _scheduler(self, node: Any, dtype: Any) -> None:
        graph = self._aidge.GraphView()
        graph.add(node)
        graph.set_backend("cpu")
        graph.set_datatype(dtype)
        graph.forward_dims()
        self._aidge.SequentialScheduler(graph).forward()
