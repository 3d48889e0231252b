"""emx-onnx-cgen: C that is generated from an ONNX model with one node, Div, and compiled.

A model with open sizes becomes a function that takes the sizes. Which sizes are 1 and broadcast is part of the model.
"""

import re
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

from vinculum.code_generators import generated_code
from vinculum.code_generators.sized_model import VECTOR, div_model, open_sizes
from vinculum.gate.targets.base import Adapter, Array, Call, NotSupportedError
from vinculum.gate.targets.onnx_model import Attributes, key
from vinculum.gate.targets.operand_forms import FORMS, Models, Operand, contiguous, refuse

PROTOTYPE = re.compile(r"^void model\((?P<parameters>[^{]*)\) \{$", re.MULTILINE)
SIZE = re.compile(r"\bint n(\d+)\b")
DYNAMIC, STATIC, CONSTANT, _ = FORMS


class EmxOnnxCgen(Adapter):
    """The generated function, compiled once for each model."""

    name = "emx-onnx-cgen"
    requires = "emx-onnx-cgen"

    def __init__(self) -> None:
        from emx_onnx_cgen import Compiler, UnsupportedOpError

        self._compiler, self._unsupported = Compiler(), UnsupportedOpError
        self.functions = Models(self._function)
        self._compiler.compile(div_model("onnx-14", (), VECTOR, VECTOR))  # loads much, for seconds

    def paths(self, profile: str) -> tuple[str, ...]:
        """What is part of the model: no size that can be open, all sizes, or all sizes and B."""
        del profile
        return (DYNAMIC, STATIC, CONSTANT)

    def divide(self, A: Array, B: Array, call: Call) -> Array:
        """Call the function that is generated for the types and sizes."""
        refuse(self, call, attributes=True)
        a, b = open_sizes(A.shape, B.shape) if call.path == DYNAMIC else (A.shape, B.shape)
        constant = contiguous(B).tobytes() if call.path == CONSTANT else None
        function, open_axes = self.functions.get(
            call.profile, key(call), Operand(A.dtype.name, a), Operand(B.dtype.name, b, constant)
        )
        C = np.broadcast_shapes(A.shape, B.shape)
        sizes = [C[::-1][axis] for axis in open_axes]
        return generated_code.call(function, sizes, (A,) if call.path == CONSTANT else (A, B), C, A.dtype)

    def _function(self, profile: str, attributes: Attributes, A: Operand, B: Operand) -> tuple[Any, list[int]]:
        """The compiled function, and the axes whose sizes it takes first. The last axis is number 0."""
        model = div_model(profile, attributes, A, B)
        try:
            source = str(self._compiler.compile(model))
        except self._unsupported as error:
            raise NotSupportedError(f"emx-onnx-cgen: {error}") from error
        match = PROTOTYPE.search(source)
        if match is None:
            raise ValueError("emx-onnx-cgen wrote no function void model(…)")
        with TemporaryDirectory(prefix="vinculum-") as folder:
            path = Path(folder, "model.c")
            path.write_text(source, encoding="utf-8")
            function = generated_code.compiled(path).model
        return function, [int(axis) for axis in SIZE.findall(match["parameters"])]
