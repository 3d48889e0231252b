"""OpenVINO on its CPU device: Div of an ONNX model, and its own Divide-1 from an IR.

The adapter writes the IR as XML because the Python function opset1.divide has no m_pythondiv. The CPU device has no public
switch for optimisations. It has a precision hint, whose default is bf16 on processors that have it. The device needs a
static rank, so the path "dynamic" leaves the dimensions open and compiles once for each pair of ranks.
"""

from typing import Any

import numpy as np

from vinculum.gate.targets.base import Adapter, Array, Call, NotSupportedError
from vinculum.gate.targets.onnx_model import Attributes, div_model, key, model_inputs
from vinculum.gate.targets.operand_forms import FORMS, Models, Operand, contiguous, operands, refuse

TYPES = {
    "float16": "f16",
    "bfloat16": "bf16",
    "float32": "f32",
    "float64": "f64",
    **{f"{sign}int{bits}": f"{sign or 'i'}{bits}" for sign in ("", "u") for bits in (8, 16, 32, 64)},
}


class OpenVino(Adapter):
    """openvino.Core, with a compiled model and a request for each kind of call."""

    name = "openvino"
    requires = "openvino"
    profiles = ("onnx-14", "openvino-1")

    def __init__(self) -> None:
        import openvino

        self._openvino = openvino
        self._core = openvino.Core()
        self.models = Models(self._request)

    def paths(self, profile: str) -> tuple[str, ...]:
        """Each form of operands, with the default precision and with float32."""
        del profile
        return FORMS + tuple(f"{form}, f32 precision" for form in FORMS)

    def divide(self, A: Array, B: Array, call: Call) -> Array:
        """Infer. The result is a copy, since the request writes its next result to the same place."""
        refuse(self, call, attributes=True, floors=True)
        form, _, precision = call.path.partition(", ")
        declared = operands(form, A, B, any_rank=False)
        request = self.models.get(call.profile, key(call), *declared, precision != "")
        arrays = {name: _shareable(array) for name, array in model_inputs(declared, A, B).items()}
        for name, array in arrays.items():
            request.set_tensor(name, self._tensor(array))
        request.infer()  # a tensor that shares memory does not own it: the arrays must live until here
        output = request.get_output_tensor(0)
        result: Array = output.data.copy()
        if output.element_type == self._openvino.Type.bf16:  # whose data have the dtype float16
            import ml_dtypes

            result = result.view(ml_dtypes.bfloat16)
        return result

    def _request(self, profile: str, attributes: Attributes, A: Operand, B: Operand, float32: bool) -> Any:
        if profile == "openvino-1":
            model = self._core.read_model(divide_ir(attributes, A, B), (A.data or b"") + (B.data or b""))
        else:
            model = self._core.read_model(div_model(profile, attributes, A, B))
        config = {"INFERENCE_PRECISION_HINT": "f32"} if float32 else {}
        return self._core.compile_model(model, "CPU", config).create_infer_request()

    def _tensor(self, array: Array) -> Any:
        if array.dtype.name == "bfloat16":
            return self._openvino.Tensor(array.view(np.uint16), array.shape, self._openvino.Type.bf16)
        return self._openvino.Tensor(array, shared_memory=True)


def _shareable(array: Array) -> Array:
    """Return the array itself if OpenVINO can share its memory (contiguous and writable), else a copy."""
    shareable = contiguous(array)
    return shareable if shareable.flags.writeable else shareable.copy()


def divide_ir(attributes: Attributes, A: Operand, B: Operand) -> bytes:
    """Return OpenVINO's XML of C = Divide-1(A, B), with the given attributes.

    Constants are stored one after the other, A first and then B.
    """

    def source(number: int, name: str, operand: Operand, offset: int) -> str:
        shape = ",".join("?" if size is None else str(size) for size in operand.shape or ())
        data = f'element_type="{element(operand)}" shape="{shape}"'
        kind = "Parameter"
        if operand.data is not None:
            kind, data = "Const", f'{data} offset="{offset}" size="{len(operand.data)}"'
        port = f'<port id="0" precision="{precision(operand)}" names="{name}"/>'
        return (
            f'<layer id="{number}" name="{name}" type="{kind}" version="opset1"><data {data}/>'
            f"<output>{port}</output></layer>"
        )

    def element(operand: Operand) -> str:
        if operand.dtype not in TYPES:
            raise NotSupportedError(f"OpenVINO has no type {operand.dtype}")
        return TYPES[operand.dtype]

    def precision(operand: Operand) -> str:
        name = element(operand).upper()
        return name.replace("F", "FP") if "F" in name and name != "BF16" else name

    attribute_text = " ".join(f'{name}="{str(value).lower()}"' for name, value in attributes)
    xml = f"""<net name="divide" version="11"><layers>
{source(0, "A", A, 0)}
{source(1, "B", B, len(A.data or b""))}
<layer id="2" name="C" type="Divide" version="opset1"><data {attribute_text}/><input><port id="0"/><port id="1"/></input>
<output><port id="2" precision="{precision(A)}" names="C"/></output></layer>
<layer id="3" name="result" type="Result" version="opset1"><input><port id="0"/></input></layer>
</layers><edges>
<edge from-layer="0" from-port="0" to-layer="2" to-port="0"/>
<edge from-layer="1" from-port="0" to-layer="2" to-port="1"/>
<edge from-layer="2" from-port="2" to-layer="3" to-port="0"/>
</edges></net>"""
    return xml.encode()
