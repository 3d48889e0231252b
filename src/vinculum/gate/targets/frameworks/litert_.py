"""LiteRT's operators DIV and FLOOR_DIV, in a model that consists of one of them.

LiteRT was TensorFlow Lite. The model is written with the classes of its schema, which ai-edge-litert brings. The paths are the
interpreter's sets of kernels: with the delegates that it applies by default, which is XNNPACK, without them, and the reference
kernels.
"""

from typing import Any

import numpy as np

from vinculum.gate.targets.base import Adapter, Array, Call, InexpressibleError, NotSupportedError
from vinculum.gate.targets.operand_forms import contiguous, refuse

FLOORS = "litert-floor-div"  # the profile of FLOOR_DIV; under the others, the adapter uses DIV
RESOLVERS = {
    "default": "AUTO",
    "without delegates": "BUILTIN_WITHOUT_DEFAULT_DELEGATES",
    "reference kernels": "BUILTIN_REF",
}
TYPES = {  # of each operator: its element types, but for quantized ones
    "DIV": {"float32": "FLOAT32", "int32": "INT32"},
    "FLOOR_DIV": {"float32": "FLOAT32", "int8": "INT8", "int16": "INT16", "int32": "INT32"},
}
AXES = {"DIV": 6, "FLOOR_DIV": 4}  # operands of more axes must have one shape
KEPT = 64  # interpreters


class LiteRt(Adapter):
    """One operator in a model for the shapes of A and B."""

    name = "litert"
    requires = "ai-edge-litert"
    profiles = ("litert-div", FLOORS)

    def __init__(self) -> None:
        import flatbuffers
        from ai_edge_litert import interpreter, schema_py_generated

        self._flatbuffers, self._schema, self._interpreter = flatbuffers, schema_py_generated, interpreter
        self._interpreters = dict[tuple[object, ...], Any]()

    def paths(self, profile: str) -> tuple[str, ...]:
        """The sets of kernels of the interpreter."""
        del profile
        return tuple(RESOLVERS)

    def divide(self, A: Array, B: Array, call: Call) -> Array:
        """Divide. An operand of too many axes for broadcasting is not expressible."""
        refuse(self, call)
        operator = "FLOOR_DIV" if call.profile == FLOORS else "DIV"
        types = TYPES[operator]
        if not {A.dtype.name, B.dtype.name} <= types.keys():
            raise NotSupportedError(f"LiteRT has no {operator} of {A.dtype.name} and {B.dtype.name}")
        if A.shape != B.shape and max(A.ndim, B.ndim) > AXES[operator]:
            raise InexpressibleError(f"{operator} broadcasts operands of up to {AXES[operator]} axes")
        interpreter = self._ready(operator, A, B, call.path)
        for index, operand in enumerate((A, B)):
            interpreter.set_tensor(index, contiguous(operand))
        interpreter.invoke()
        result: Array = interpreter.get_tensor(2)
        return result

    def _ready(self, operator: str, A: Array, B: Array, path: str) -> Any:
        """An interpreter of the operator for these shapes and types, the latest of which are kept."""
        key = operator, A.shape, A.dtype.name, B.shape, B.dtype.name, path
        if key not in self._interpreters:
            resolver = getattr(self._interpreter.OpResolverType, RESOLVERS[path])
            made = self._interpreter.Interpreter(
                model_content=self._model(operator, A, B), experimental_op_resolver_type=resolver
            )
            made.allocate_tensors()
            if len(self._interpreters) == KEPT:
                del self._interpreters[next(iter(self._interpreters))]
            self._interpreters[key] = made
        return self._interpreters[key]

    def _model(self, operator: str, A: Array, B: Array) -> bytes:
        """The model, whose result has the type of A; LiteRT infers the shape."""
        schema, options = self._schema, {"DIV": "DivOptions", "FLOOR_DIV": "FloorDivOptions"}[operator]
        code, graph, model, node = schema.OperatorCodeT(), schema.SubGraphT(), schema.ModelT(), schema.OperatorT()
        code.builtinCode = code.deprecatedBuiltinCode = getattr(schema.BuiltinOperator, operator)
        code.version = 1
        graph.tensors = []
        try:
            shape = np.broadcast_shapes(A.shape, B.shape)
        except ValueError:
            shape = A.shape
        for name, of, sizes in (("A", A, A.shape), ("B", B, B.shape), ("C", A, shape)):
            tensor = schema.TensorT()
            tensor.name, tensor.shape, tensor.buffer = name, list(sizes), 0
            tensor.type = getattr(schema.TensorType, TYPES[operator][of.dtype.name])
            graph.tensors.append(tensor)
        node.opcodeIndex, node.inputs, node.outputs = 0, [0, 1], [2]
        node.builtinOptionsType = getattr(schema.BuiltinOptions, options)
        node.builtinOptions = getattr(schema, f"{options}T")()
        graph.inputs, graph.outputs, graph.operators = [0, 1], [2], [node]
        model.version, model.operatorCodes, model.subgraphs, model.buffers = 3, [code], [graph], [schema.BufferT()]
        builder = self._flatbuffers.Builder(1024)
        builder.Finish(model.Pack(builder), b"TFL3")
        return bytes(builder.Output())
