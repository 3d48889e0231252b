"""The reference evaluator that ships in the onnx package, on Div of any opset.

It interprets the node with NumPy and optimises nothing; a constant operand is decoded from the model.
"""

import warnings
from typing import Any

from vinculum.gate.targets.base import Adapter, Array, Call
from vinculum.gate.targets.onnx_model import div_model, key, model_inputs
from vinculum.gate.targets.operand_forms import Models, Operand, operands, refuse


class OnnxReference(Adapter):
    """onnx.reference.ReferenceEvaluator."""

    name = "onnx-reference"
    requires = "onnx"

    def __init__(self) -> None:
        import onnx
        from onnx.reference import ReferenceEvaluator

        def build(profile: str, attributes: tuple[tuple[str, Any], ...], A: Operand, B: Operand) -> Any:
            return ReferenceEvaluator(onnx.load_from_string(div_model(profile, attributes, A, B)))

        self.models = Models(build)

    def paths(self, profile: str) -> tuple[str, ...]:
        """Operands as inputs of the model, and as constants in it."""
        del profile
        return ("dynamic", "constant B", "constant A and B")

    def divide(self, A: Array, B: Array, call: Call) -> Array:
        """Run the model on the arrays as they are, without NumPy's warnings, even if they would raise."""
        refuse(self, call, attributes=True)
        declared = operands(call.path, A, B)
        evaluator = self.models.get(call.profile, key(call), *declared)
        with warnings.catch_warnings(action="ignore", category=RuntimeWarning):
            result: Array = evaluator.run(None, model_inputs(declared, A, B))[0]
        return result
