"""`onnx.backend` adapter: runs the Div nodes of an ONNX model with the kernel.

    import onnx, vinculum.onnx_backend as backend
    backend.run_model(onnx.load("model.onnx"), [A, B])

The profile is that of the model's opset: the onnx package determines which version of Div an opset has. `prepare` refuses
models with other nodes than Div. `run` refuses inputs that differ from the model's declarations. `vinculum.div` raises its
own errors.
"""

from collections.abc import Mapping, Sequence
from typing import Any, cast

import numpy as np
import numpy.typing as npt

from vinculum._util.extras import lacking

try:
    import onnx
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(lacking("onnx", extra="onnx"), name="onnx") from error
import onnx.checker
import onnx.defs
import onnx.helper
import onnx.numpy_helper
from onnx.backend.base import Backend, BackendRep

from vinculum.kernels.divide import div
from vinculum.profile_names import ProfileName

Array = npt.NDArray[Any]
DEFAULT_DOMAINS = ("", "ai.onnx")  # two names of one domain


class UnsupportedModelError(NotImplementedError):
    """The model has more than Div nodes, initializers, inputs and outputs."""


class InputError(ValueError):
    """The inputs differ from those that the model declares."""


class DivRep(BackendRep):  # type: ignore[misc]  # the onnx package is skipped by mypy
    """A model of Div nodes, ready to be run any number of times."""

    def __init__(self, graph: onnx.GraphProto, profile: ProfileName) -> None:
        self._profile = profile
        self._nodes = [(node, _attributes(node)) for node in graph.node]
        self._inputs = list(graph.input)
        for elements in [t.data_type for t in graph.initializer] + [i.type.tensor_type.elem_type for i in self._inputs]:
            _dtype(elements)
        self._initializers = {tensor.name: onnx.numpy_helper.to_array(tensor) for tensor in graph.initializer}
        self._outputs = [output.name for output in graph.output]

    def run(self, inputs: Sequence[Array], **kwargs: Any) -> tuple[Array, ...]:
        """Return the graph's outputs.

        `inputs` are in the order of the graph; those with an initializer may be omitted.
        """
        values = self._initializers | self._named(inputs)
        for node, attributes in self._nodes:
            A, B = (values[name] for name in node.input)
            values[node.output[0]] = div(A, B, profile=self._profile, **attributes)
        computed = {node.output[0] for node, _ in self._nodes}
        return tuple(values[name] if name in computed else values[name].copy() for name in self._outputs)

    def _named(self, inputs: Sequence[Array]) -> dict[str, Array]:
        expected = self._inputs
        if len(inputs) != len(expected):
            expected = [declared for declared in expected if declared.name not in self._initializers]
        if len(inputs) != len(expected):
            names = ", ".join(declared.name for declared in expected)
            raise InputError(f"{len(inputs)} inputs are given, the model has {len(expected)}: {names}")
        arrays = {}
        for declared, value in zip(expected, inputs, strict=True):
            dtype = _dtype(declared.type.tensor_type.elem_type)
            actual = getattr(value, "dtype", None)
            if actual not in (dtype, dtype.newbyteorder()):  # of either byte order
                raise InputError(f"input {declared.name} is of type {actual or type(value).__name__}, not {dtype}")
            sizes = [d.dim_value if d.HasField("dim_value") else None for d in declared.type.tensor_type.shape.dim]
            shape = np.shape(value)
            if len(shape) != len(sizes) or any(s not in (None, n) for s, n in zip(sizes, shape, strict=True)):
                raise InputError(f"input {declared.name} has shape {shape}, not {tuple(sizes)} (None: any size)")
            arrays[declared.name] = value
        return arrays


class DivBackend(Backend):  # type: ignore[misc]  # the onnx package is skipped by mypy
    """Runs models and nodes of Div. The module's functions of the same names are its methods."""

    @classmethod
    def is_compatible(cls, model: onnx.ModelProto, device: str = "CPU", **kwargs: Any) -> bool:
        """Return whether `prepare` accepts the model. Raises TypeError if it is no model."""
        try:
            cls.prepare(model, device, **kwargs)
        except (UnsupportedModelError, onnx.checker.ValidationError):
            return False
        return True

    @classmethod
    def prepare(cls, model: onnx.ModelProto, device: str = "CPU", **kwargs: Any) -> DivRep:
        """Check the model, and prepare it for a run.

        Raises TypeError if it is no model, such as the name of a file.
        """
        if not isinstance(model, onnx.ModelProto):
            raise TypeError(f"a model is an onnx.ModelProto, as onnx.load returns one, not {type(model).__name__}")
        onnx.checker.check_model(model)
        if not cls.supports_device(device):
            raise UnsupportedModelError(f"there is no device {device!r}, only CPU")
        for node in model.graph.node:
            _refuse_all_but_div(node)
        if model.functions or model.graph.sparse_initializer:
            raise UnsupportedModelError("the model has functions of its own, or sparse initializers")
        versions = [opset.version for opset in model.opset_import if opset.domain in DEFAULT_DOMAINS]
        return DivRep(model.graph, profile_of(versions[0] if versions else 0))

    @classmethod
    def run_model(
        cls, model: onnx.ModelProto, inputs: Sequence[Array], device: str = "CPU", **kwargs: Any
    ) -> tuple[Array, ...]:
        """Prepare the model and run it once."""
        return cls.prepare(model, device, **kwargs).run(inputs)

    @classmethod
    def run_node(
        cls,
        node: onnx.NodeProto,
        inputs: Sequence[Array],
        device: str = "CPU",
        outputs_info: Sequence[tuple[np.dtype[Any], tuple[int, ...]]] | None = None,
        **kwargs: Any,
    ) -> tuple[Array, ...]:
        """Run one Div node under `opset_version`, by default the newest."""
        version = kwargs.get("opset_version", onnx.defs.onnx_opset_version())
        super().run_node(node, inputs, device, outputs_info, opset_version=version)  # checks the node
        _refuse_all_but_div(node)
        if not cls.supports_device(device):
            raise UnsupportedModelError(f"there is no device {device!r}, only CPU")
        A, B = inputs
        return (div(A, B, profile=profile_of(version), **_attributes(node)),)

    @classmethod
    def supports_device(cls, device: str) -> bool:
        """CPU only."""
        return device.partition(":")[0] == "CPU"


def profile_of(opset: int) -> ProfileName:
    """Return the profile of the newest Div that an opset of the default domain contains."""
    if opset < 1:
        raise UnsupportedModelError("the model imports no opset of the default domain, so that Div has no version")
    # `div` refuses a version of Div that the specification does not have.
    return cast("ProfileName", f"onnx-{onnx.defs.get_schema('Div', opset, '').since_version}")


def _refuse_all_but_div(node: onnx.NodeProto) -> None:
    if node.op_type != "Div" or node.domain not in DEFAULT_DOMAINS:
        domain = f" of domain {node.domain}" if node.domain not in DEFAULT_DOMAINS else ""
        raise UnsupportedModelError(
            f"node {node.name or node.output[0]!r} is a {node.op_type}{domain}; this backend runs Div only"
        )


def _dtype(elements: int) -> np.dtype[Any]:
    dtype: np.dtype[Any] = np.dtype(onnx.helper.tensor_dtype_to_np_dtype(elements))
    if elements == onnx.TensorProto.BFLOAT16 and dtype.name != "bfloat16":
        raise UnsupportedModelError(
            f"onnx {onnx.__version__} would read bfloat16 as {dtype}; install onnx 1.19 or newer"
        )
    return dtype


def _attributes(node: onnx.NodeProto) -> Mapping[str, Any]:
    return {attribute.name: onnx.helper.get_attribute_value(attribute) for attribute in node.attribute}


is_compatible = DivBackend.is_compatible
prepare = DivBackend.prepare
run_model = DivBackend.run_model
run_node = DivBackend.run_node
supports_device = DivBackend.supports_device
