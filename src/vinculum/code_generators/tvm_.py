"""TVM: an ONNX model with one node, Div, imported by Relax and compiled for this processor by LLVM."""

from typing import Any

import numpy as np

from vinculum.code_generators.sized_model import VECTOR, div_model, open_sizes
from vinculum.gate.targets.base import Adapter, Array, Call, NotSupportedError
from vinculum.gate.targets.onnx_model import Attributes, key
from vinculum.gate.targets.operand_forms import FORMS, Models, Operand, contiguous, refuse

DYNAMIC, STATIC, CONSTANT, _ = FORMS
FUNCTIONS = 512  # that are kept


class Tvm(Adapter):
    """tvm.relax.VirtualMachine. TVM copies the operands."""

    name = "tvm"
    requires = "apache-tvm"

    def __init__(self) -> None:
        import tvm
        from tvm.relax.frontend.onnx import from_onnx

        self._tvm, self._import = tvm, from_onnx
        self.machines = Models(self._machine, FUNCTIONS)
        self._machine("onnx-14", (), VECTOR, VECTOR)  # loads much, for seconds

    def paths(self, profile: str) -> tuple[str, ...]:
        """What is part of the model: no size that can be open, all sizes, or all sizes and B."""
        del profile
        return (DYNAMIC, STATIC, CONSTANT)

    def divide(self, A: Array, B: Array, call: Call) -> Array:
        """Run the function that is compiled for the types and sizes."""
        refuse(self, call, attributes=True)
        if "bfloat16" in (A.dtype.name, B.dtype.name):
            raise NotSupportedError("tvm makes no tensor of an array of bfloat16")
        a, b = open_sizes(A.shape, B.shape) if call.path == DYNAMIC else (A.shape, B.shape)
        constant = contiguous(B).tobytes() if call.path == CONSTANT else None
        machine = self.machines.get(
            call.profile, key(call), Operand(A.dtype.name, a), Operand(B.dtype.name, b, constant)
        )
        inputs = [self._tvm.runtime.tensor(contiguous(array)) for array in (A, B)]
        quotient = machine["main"](*inputs[: 1 if call.path == CONSTANT else 2])
        return np.array(quotient.numpy())

    def _machine(self, profile: str, attributes: Attributes, A: Operand, B: Operand) -> Any:
        module = self._import(div_model(profile, attributes, A, B))
        compiled = self._tvm.compile(module, target="llvm")
        return self._tvm.relax.VirtualMachine(compiled, self._tvm.cpu())
