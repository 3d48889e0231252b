"""LiteRT, which was TensorFlow Lite: its interpreter, with the delegate that it uses by default."""

from collections.abc import Callable, Mapping

import numpy as np
from ai_edge_litert.interpreter import Interpreter

from vinculum._util.types import Array


def load(path: str) -> Callable[[Mapping[str, Array]], Array]:
    """An interpreter of the model."""
    interpreter = Interpreter(model_path=path)
    inputs = {item["name"]: item for item in interpreter.get_input_details()}
    interpreter.allocate_tensors()
    (output,) = interpreter.get_output_details()

    def run(operands: Mapping[str, Array]) -> Array:
        shapes = {name: tuple(inputs[name]["shape"]) for name in operands}
        if any(array.shape != shapes[name] for name, array in operands.items()):
            for name, array in operands.items():
                interpreter.resize_tensor_input(inputs[name]["index"], array.shape)
                inputs[name]["shape"] = array.shape
            interpreter.allocate_tensors()
        for name, array in operands.items():
            interpreter.set_tensor(inputs[name]["index"], array)
        interpreter.invoke()
        return np.array(interpreter.get_tensor(output["index"]))

    return run
