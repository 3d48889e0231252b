"""The source operations, converters and runtimes, and which of them combine.

Nothing here loads a runtime.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from vinculum._util.packages import package_version
from vinculum.pipelines.name import PipelineName


@dataclass(frozen=True)
class Operation:
    """A division of a framework. `profile` is the one of the atlas that defines it."""

    framework: str
    requires: tuple[str, ...]
    profile: str


@dataclass(frozen=True)
class Converter:
    """An adapter in `vinculum.pipelines.converters`: it reads programs of frameworks, and writes a model.

    `options` has the values of each option; the first is the default. `requires_with` has what else a value needs, by
    `KEY=VALUE`.
    """

    module: str
    reads: tuple[str, ...]
    writes: str
    requires: tuple[str, ...]
    options: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    requires_with: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def required(self, options: Mapping[str, str]) -> tuple[str, ...]:
        """The distributions that it needs with these options."""
        complete = {name: values[0] for name, values in self.options.items()} | dict(options)
        words = {f"{name}={value}" for name, value in complete.items()}
        return (*self.requires, *(name for word in sorted(words) for name in self.requires_with.get(word, ())))


@dataclass(frozen=True)
class Runtime:
    """An adapter in `vinculum.pipelines.runtimes`, which runs models of some formats."""

    module: str
    reads: tuple[str, ...]
    requires: tuple[str, ...]


DISTRIBUTIONS = {"paddle": ("paddlepaddle",)}  # of frameworks that are not named as they are
OPERATIONS = {
    name: Operation(framework, DISTRIBUTIONS.get(framework, (framework,)), profile)
    for name, framework, profile in (
        ("jax.lax.div", "jax", "stablehlo"),
        ("onnx.Div", "onnx", "onnx-14"),
        ("paddle.floor_divide", "paddle", "paddle-floor-divide"),
        ("tf.raw_ops.DivNoNan", "tensorflow", "tensorflow-div-no-nan"),
        ("tf.raw_ops.FloorDiv", "tensorflow", "tensorflow-floor-div"),
        ("tf.raw_ops.RealDiv", "tensorflow", "tensorflow-real-div"),
        ("tf.raw_ops.TruncateDiv", "tensorflow", "tensorflow-truncate-div"),
        ("torch.div", "torch", "torch-div"),
        ("torch.div[rounding_mode=floor]", "torch", "torch-div-floor"),
        ("torch.div[rounding_mode=trunc]", "torch", "torch-div-trunc"),
        ("torch.floor_divide", "torch", "torch-floor-divide"),
    )
}
CONVERTERS = {
    "torch.onnx": Converter(
        "torch_onnx",
        ("torch",),
        "onnx",
        ("torch", "onnx"),
        {"dynamo": ("true", "false"), "opset": ("default", *map(str, range(9, 26)))},
        {"dynamo=true": ("onnxscript",)},
    ),
    "tf2onnx": Converter(
        "tf2onnx_", ("tensorflow",), "onnx", ("tf2onnx", "onnx"), {"opset": ("default", *map(str, range(9, 19)))}
    ),
    "jax2onnx": Converter("jax2onnx_", ("jax",), "onnx", ("jax2onnx", "onnx")),
    "coremltools": Converter(
        "coremltools_", ("torch",), "mlpackage", ("coremltools",), {"precision": ("float16", "float32")}
    ),
    "litert-torch": Converter("litert_torch_", ("torch",), "tflite", ("litert-torch", "torch", "ai-edge-litert")),
    "onnx2tf": Converter("onnx2tf_", ("onnx",), "tflite", ("onnx2tf", "onnx", "ai-edge-litert")),
    "onnx2torch": Converter("onnx2torch_", ("onnx",), "torch", ("onnx2torch", "torch", "torchvision")),
    "paddle2onnx": Converter(
        "paddle2onnx_",
        ("paddle",),
        "onnx",
        ("paddle2onnx", "onnx", "onnxruntime", "onnx-graphsurgeon", "sympy", "packaging"),
        {"opset": ("default", *map(str, range(7, 22)))},
    ),
    "openvino": Converter("openvino_", ("torch", "tensorflow"), "openvino", ("openvino",)),
}
RUNTIMES = {
    "onnxruntime": Runtime("onnxruntime_", ("onnx",), ("onnxruntime",)),
    "onnx-reference": Runtime("onnx_reference", ("onnx",), ("onnx",)),
    "openvino": Runtime("openvino_", ("onnx", "openvino"), ("openvino",)),
    "litert": Runtime("litert_", ("tflite",), ("ai-edge-litert",)),
    "mil-definitions": Runtime("mil_definitions", ("mlpackage",), ("coremltools",)),
    "torch": Runtime("torch_", ("torch",), ("torch",)),
}


@dataclass(frozen=True)
class Pipeline:
    """A pipeline whose parts are known, and combine."""

    name: PipelineName
    operation: Operation
    converter: Converter
    runtime: Runtime

    @property
    def requires(self) -> tuple[str, ...]:
        """The distributions that it needs."""
        needed = self.converter.required(dict(self.name.converter.options))
        every = (*self.operation.requires, *needed, *self.runtime.requires)
        return tuple(dict.fromkeys(every))

    @property
    def versions(self) -> dict[str, str | None]:
        """The version of each of them; None if it is not installed."""
        return {name: package_version(name) for name in self.requires}


def find(name: PipelineName) -> Pipeline:
    """The pipeline of this name.

    Raises ValueError for an unknown part or option, and if the parts do not combine.
    """
    source = _known("source", str(name.source), OPERATIONS)
    converter = _known("converter", name.converter.name, CONVERTERS)
    runtime = _known("runtime", str(name.runtime), RUNTIMES)
    for key, value in name.converter.options:
        values = CONVERTERS[converter].options.get(key)
        if values is None or value not in values:
            there = "; ".join(f"{key}={'|'.join(of_it)}" for key, of_it in CONVERTERS[converter].options.items())
            raise ValueError(f"{converter} has no option {key}={value}; its options are {there or 'none'}")
    pipeline = Pipeline(name, OPERATIONS[source], CONVERTERS[converter], RUNTIMES[runtime])
    for before, after, written, read in (
        (source, converter, pipeline.operation.framework, pipeline.converter.reads),
        (converter, runtime, pipeline.converter.writes, pipeline.runtime.reads),
    ):
        if written not in read:
            raise ValueError(
                f"{before} and {after} do not combine: one writes {written}, the other reads {' and '.join(read)}"
            )
    return pipeline


def combinations() -> list[str]:
    """The parts that combine, a line for each converter: sources -> converter -> runtimes."""
    lines = []
    for name, converter in CONVERTERS.items():
        sources = [source for source, operation in OPERATIONS.items() if operation.framework in converter.reads]
        runtimes = [runtime for runtime, reader in RUNTIMES.items() if converter.writes in reader.reads]
        options = ", ".join(f"{key}={values[0]}…{values[-1]}" for key, values in converter.options.items())
        missing = [needed for needed in converter.required({}) if package_version(needed) is None]
        lacking = f" (not installed: {', '.join(missing)})" if missing else ""
        lines.append(
            f"{' | '.join(sources)} -> {name}{f'[{options}]' if options else ''} -> {' | '.join(runtimes)}{lacking}"
        )
    return lines


def _known(kind: str, name: str, known: Mapping[str, object]) -> str:
    if name not in known:
        from difflib import get_close_matches

        meant = "".join(f"did you mean {close}? " for close in get_close_matches(name, known, n=1))
        raise ValueError(f"there is no {kind} {name!r}; {meant}there are {', '.join(known)}")
    return name
