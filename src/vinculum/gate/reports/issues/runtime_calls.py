"""How each runtime divides A by B, as lines of Python without Vinculum."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from vinculum.gate.results.results import Counterexample
from vinculum.gate.targets.numpy_ import FLOORS
from vinculum.gate.targets.onnx_model import IR_VERSION, opset
from vinculum.gate.targets.tensorflow_ import OPERATORS
from vinculum.gate.targets.torch_ import MODES

NUMPY = "import numpy as np"
MODEL = "helper.make_model(graph, opset_imports=[helper.make_opsetid('', {opset})], ir_version={ir})"


INFO = (
    "info = lambda name, dtype, shape: "
    "helper.make_tensor_value_info(name, helper.np_dtype_to_tensor_dtype(dtype), shape)"
)


@dataclass(frozen=True)
class RuntimeCall:
    """The imports, and the lines that assign the quotient of the arrays `A` and `B` to the array `C`."""

    imports: tuple[str, ...]
    lines: tuple[str, ...]


def runtime_call(target: str, profile: str, example: Counterexample) -> RuntimeCall | None:
    """The call of a target; None for a target, a path or a type that has no short one."""
    write = CALLS.get(target)
    return write(profile, example) if write else None


def _numpy(profile: str, example: Counterexample) -> RuntimeCall:
    floors = "int" in example.A.dtype or profile in FLOORS
    return RuntimeCall((), (f"C = np.asarray(np.{'floor_divide' if floors else 'divide'}(A, B))",))


def _array_api_strict(profile: str, _: Counterexample) -> RuntimeCall:
    function = "floor_divide" if profile in FLOORS else "divide"
    return RuntimeCall(
        ("import array_api_strict as xp",),
        (f"C = np.asarray(xp.{function}(xp.asarray(A), xp.asarray(B)))",),
    )


def _torch(profile: str, example: Counterexample) -> RuntimeCall:
    bfloat16 = example.A.dtype == "bfloat16"
    mode = MODES.get(profile, "trunc" if "int" in example.A.dtype else None)
    call = "torch.floor_divide(a, b)" if profile == "torch-floor-divide" else f"torch.div(a, b, rounding_mode={mode!r})"
    tensor = "torch.from_numpy({}.view('int16')).view(torch.bfloat16)" if bfloat16 else "torch.from_numpy({})"
    back = ".view(torch.int16).numpy().view(A.dtype)" if bfloat16 else ".numpy()"
    return RuntimeCall(
        ("import torch",),
        (f"a, b = {tensor.format('A')}, {tensor.format('B')}", f"C = {call}{back}"),
    )


def _tensorflow(profile: str, example: Counterexample) -> RuntimeCall | None:
    call = f"tf.raw_ops.{OPERATORS.get(profile, 'Div')}(x={{}}, y={{}})"
    lines = {
        "eager": (f"C = {call.format('tf.constant(A)', 'tf.constant(B)')}.numpy()",),
        "function": (f"C = tf.function(lambda a, b: {call.format('a', 'b')})(tf.constant(A), tf.constant(B)).numpy()",),
        "function, constant B": (f"C = tf.function(lambda a: {call.format('a', 'tf.constant(B)')})(tf.constant(A)).numpy()",),
        "function, constant A and B": (
            f"C = tf.function(lambda: {call.format('tf.constant(A)', 'tf.constant(B)')})().numpy()",
        ),
    }  # fmt: skip
    return RuntimeCall(("import tensorflow as tf",), lines[example.path]) if example.path in lines else None


def _jax(_: str, example: Counterexample) -> RuntimeCall | None:
    lines = {
        "eager": "C = np.asarray(jax.lax.div(A, B))",
        "jit": "C = np.asarray(jax.jit(jax.lax.div)(A, B))",
        "jit, constant B": "C = np.asarray(jax.jit(lambda a: jax.lax.div(a, B))(A))",
        "jit, constant A and B": "C = np.asarray(jax.jit(lambda: jax.lax.div(A, B))())",
    }
    settings = "jax.config.update('jax_enable_x64', True)"
    return RuntimeCall(("import jax",), (settings, lines[example.path])) if example.path in lines else None


def _onnx_reference(profile: str, example: Counterexample) -> RuntimeCall | None:
    run = "C = ReferenceEvaluator(model).run(None, {inputs})[0]"
    return _of_model(profile, example, "from onnx.reference import ReferenceEvaluator", (run,))


def _onnxruntime(profile: str, example: Counterexample) -> RuntimeCall | None:
    if "bfloat16" in (example.A.dtype, example.B.dtype) or ", " in example.path:
        return None
    session = "session = ort.InferenceSession(model.SerializeToString(), providers=['CPUExecutionProvider'])"
    return _of_model(profile, example, "import onnxruntime as ort", (session, "C = session.run(None, {inputs})[0]"))


def _openvino(profile: str, example: Counterexample) -> RuntimeCall | None:
    form, _, precision = example.path.partition(", ")
    if profile == "openvino-1" or "bfloat16" in (example.A.dtype, example.B.dtype):
        return None
    options = ", {'INFERENCE_PRECISION_HINT': 'f32'}" if precision else ""
    lines = (
        "core = openvino.Core()",
        f"compiled = core.compile_model(core.read_model(model.SerializeToString()), 'CPU'{options})",
        "C = compiled({inputs})[0]",
    )
    return _of_model(profile, example, "import openvino", lines, form=form, any_rank=False)


def _of_model(
    profile: str,
    example: Counterexample,
    runtime: str,
    lines: tuple[str, ...],
    *,
    form: str = "",
    any_rank: bool = True,
) -> RuntimeCall | None:
    """Lines that build a model with one node, Div, and run it."""
    constants = {"dynamic": "", "static": "", "constant B": "B", "constant A and B": "AB"}.get(form or example.path)
    if constants is None or not profile.startswith(("onnx-", "sonnx")):
        return None
    dynamic = (form or example.path) == "dynamic"
    shape = "{0}.shape" if not dynamic else "None" if any_rank else "[None] * {0}.ndim"
    inputs = [name for name in "AB" if name not in constants]
    infos = ", ".join(f"info({name!r}, {name}.dtype, {shape.format(name)})" for name in inputs)
    tensors = ", ".join(f"numpy_helper.from_array({name}, {name!r})" for name in constants)
    attributes = "".join(f", {name}={value!r}" for name, value in sorted(example.attributes.items()))
    feeds = ", ".join(f"{name!r}: {name}" for name in inputs)
    graph = (
        INFO,
        f"node = helper.make_node('Div', ['A', 'B'], ['C']{attributes})",
        f"graph = helper.make_graph([node], 'div', [{infos}], [info('C', A.dtype, None)], [{tensors}])",
        f"model = {MODEL.format(opset=opset(profile), ir=IR_VERSION)}",
    )
    run = tuple(line.replace("{inputs}", f"{{{feeds}}}") for line in lines)
    return RuntimeCall((f"from onnx import helper{', numpy_helper' if constants else ''}", runtime), (*graph, *run))


CALLS: Mapping[str, Callable[[str, Counterexample], RuntimeCall | None]] = {
    "numpy": _numpy,
    "array-api-strict": _array_api_strict,
    "torch": _torch,
    "tensorflow": _tensorflow,
    "jax": _jax,
    "onnx-reference": _onnx_reference,
    "onnxruntime": _onnxruntime,
    "openvino": _openvino,
}
