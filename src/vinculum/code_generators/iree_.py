"""IREE: an ONNX model with one node, Div, compiled ahead of time for this processor."""

from typing import Any

import numpy as np

from vinculum.code_generators.sized_model import VECTOR, div_model, open_sizes
from vinculum.gate.targets.base import Adapter, Array, Call, NotSupportedError
from vinculum.gate.targets.onnx_model import Attributes, key
from vinculum.gate.targets.operand_forms import FORMS, Models, Operand, contiguous, refuse

DYNAMIC, STATIC, _, _ = FORMS
FUNCTIONS = 512  # that are kept
OPTIONS = ("--iree-llvmcpu-target-cpu=host",)


class Iree(Adapter):
    """iree.compiler for its target llvm-cpu, and iree.runtime with its driver local-sync.

    IREE's integers have no sign, and those of a result are signed: the adapter reads them as the type of A.
    """

    name = "iree"
    requires = "iree-base-compiler"

    def __init__(self) -> None:
        import iree.compiler
        import iree.runtime

        self._compiler, self._runtime = iree.compiler, iree.runtime
        self.functions = Models(self._function, FUNCTIONS)
        self._function("onnx-14", (), VECTOR, VECTOR)  # loads much, for seconds

    def paths(self, profile: str) -> tuple[str, ...]:
        """What is part of the model: no size that can be open, or all sizes."""
        del profile
        return (DYNAMIC, STATIC)

    def divide(self, A: Array, B: Array, call: Call) -> Array:
        """Run the function that is compiled for the types and sizes."""
        refuse(self, call, attributes=True)
        if "bfloat16" in (A.dtype.name, B.dtype.name):
            raise NotSupportedError("iree takes no array of bfloat16")
        a, b = open_sizes(A.shape, B.shape) if call.path == DYNAMIC else (A.shape, B.shape)
        function = self.functions.get(call.profile, key(call), Operand(A.dtype.name, a), Operand(B.dtype.name, b))
        quotient: Array = np.array(function(contiguous(A), contiguous(B)).to_host())
        is_unsigned = A.dtype.kind == "u" and quotient.dtype == np.dtype(f"int{8 * A.dtype.itemsize}")
        return quotient.view(A.dtype) if is_unsigned else quotient

    def _function(self, profile: str, attributes: Attributes, A: Operand, B: Operand) -> Any:
        from iree.compiler import ir
        from iree.compiler.extras import onnx_importer

        model = div_model(profile, attributes, A, B)
        with ir.Context() as context:
            info = onnx_importer.ModelInfo(model)
            operation = info.create_module(context=context).operation
            importer = onnx_importer.NodeImporter.define_function(info.main_graph, operation)
            importer.import_all()
            text = str(operation)
        code = self._compiler.compile_str(
            text, target_backends=["llvm-cpu"], input_type="onnx", extra_args=list(OPTIONS)
        )
        context = self._runtime.SystemContext(config=self._runtime.Config("local-sync"))
        context.add_vm_module(self._runtime.VmModule.copy_buffer(context.instance, code))
        return context.modules.module[model.graph.name]
