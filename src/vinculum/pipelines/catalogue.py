"""The source operations, converters and runtimes, how they combine, and what packages they need.

Nothing here loads a runtime.
"""

import re
from collections.abc import Iterator, Mapping
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
    `KEY=VALUE`. `tried` has the versions that it was tried with where they are not those of `TRIED`, and `python` the
    Python that these need, if not each will do.
    """

    module: str
    reads: tuple[str, ...]
    writes: str
    requires: tuple[str, ...]
    options: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    requires_with: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    tried: Mapping[str, str] = field(default_factory=dict)
    python: str | None = None

    def required(self, options: Mapping[str, str]) -> tuple[str, ...]:
        """The distributions that it needs with these options."""
        complete = {name: values[0] for name, values in self.options.items()} | dict(options)
        words = {f"{name}={value}" for name, value in complete.items()}
        return (*self.requires, *(name for word in sorted(words) for name in self.requires_with.get(word, ())))

    @property
    def all_required(self) -> tuple[str, ...]:
        """The distributions that it needs with any options."""
        return (*self.requires, *(name for names in self.requires_with.values() for name in names))

    @property
    def all_tried(self) -> dict[str, str]:
        """The version of each distribution that pipelines with this converter were tried with."""
        return TRIED | dict(self.tried)

    @property
    def sources(self) -> list[str]:
        """The source operations whose programs it reads."""
        return [name for name, operation in OPERATIONS.items() if operation.framework in self.reads]

    @property
    def runtimes(self) -> list[str]:
        """The runtimes that read what it writes."""
        return [name for name, runtime in RUNTIMES.items() if self.writes in runtime.reads]


@dataclass(frozen=True)
class Runtime:
    """An adapter in `vinculum.pipelines.runtimes`, which runs models of some formats."""

    module: str
    reads: tuple[str, ...]
    requires: tuple[str, ...]


# The version of each distribution that pipelines were tried with: an environment gets these.
TRIED = {
    "ai-edge-litert": "2.3.0",
    "coremltools": "9.0",
    "jax": "0.10.2",
    "jax2onnx": "0.17.1",
    "litert-torch": "0.10.0",
    "onnx": "1.23.2",
    "onnx-graphsurgeon": "0.6.1",
    "onnx2tf": "2.6.9",
    "onnx2torch": "1.5.15",
    "onnxruntime": "1.32.0",
    "onnxscript": "0.7.2",
    "openvino": "2026.4.1",
    "packaging": "26.4",
    "paddle2onnx": "2.1.0",
    "paddlepaddle": "3.3.1",
    "setuptools": "84.2.1",
    "sympy": "1.14.0",
    "tensorflow": "2.21.0",
    "tf2onnx": "1.17.0",
    "torch": "2.13.0",
    "torchvision": "0.29.1",
}
DISTRIBUTION = re.compile(r"[A-Za-z0-9._-]+")  # at the beginning of a requirement
DISTRIBUTIONS = {
    "paddle": ("paddlepaddle", "setuptools")
}  # of frameworks that need more than the distribution of their name
OPERATIONS = {
    name: Operation(framework, DISTRIBUTIONS.get(framework, (framework,)), profile)
    for name, framework, profile in (
        ("jax.lax.div", "jax", "stablehlo"),
        ("onnx.Div", "onnx", "onnx-14"),
        ("paddle.divide", "paddle", "paddle-divide"),
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
    "litert-torch": Converter(
        "litert_torch_",
        ("torch",),
        "tflite",
        ("litert-torch", "torch", "ai-edge-litert"),
        tried={"torch": "2.14.1"},
    ),
    "onnx2tf": Converter(
        "onnx2tf_",
        ("onnx",),
        "tflite",
        ("onnx2tf", "onnx", "ai-edge-litert"),
        tried={"onnx": "1.20.1", "ai-edge-litert": "2.1.2"},
        python="3.12",
    ),
    "onnx2torch": Converter(
        "onnx2torch_", ("onnx",), "torch", ("onnx2torch", "torch", "torchvision"), tried={"torch": "2.14.1"}
    ),
    "paddle2onnx": Converter(
        "paddle2onnx_",
        ("paddle",),
        "onnx",
        ("paddle2onnx", "onnx", "onnxruntime", "onnx-graphsurgeon", "sympy", "packaging"),
        {"opset": ("default", *map(str, range(7, 22)))},
        tried={"onnx": "1.17.0"},
    ),
    "openvino": Converter("openvino_", ("torch", "tensorflow", "paddle"), "openvino", ("openvino",)),
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
        """The version of each of them beside Vinculum; None if it is not installed there."""
        return {name: package_version(name) for name in self.requires}

    @property
    def python(self) -> str | None:
        """The Python of its environment; None for the one that runs Vinculum."""
        return self.name.python or self.converter.python

    @property
    def requirements(self) -> tuple[str, ...]:
        """What its environment gets: the versions that were tried, and those that the name has in their place.

        The options of the converter make no difference.
        """
        named = [f"{distribution}=={version}" for distribution, version in self._pinned()] + list(self.name.beside)
        replaced = {match[0] for word in named if (match := DISTRIBUTION.match(word))}
        every = (*self.operation.requires, *self.converter.all_required, *self.runtime.requires)
        tried = self.converter.all_tried
        kept = [f"{name}=={tried[name]}" for name in dict.fromkeys(every) if name not in replaced]
        return tuple(sorted({*kept, *named}))

    def _pinned(self) -> Iterator[tuple[str, str]]:
        """The distribution and the version of each part that has a version."""
        parts: tuple[Operation | Converter | Runtime, ...] = (self.operation, self.converter, self.runtime)
        for name, part in zip(self.name.parts, parts, strict=True):
            if name.version:
                yield part.requires[0], name.version


def find(name: PipelineName) -> Pipeline:
    """The pipeline of this name.

    Raises ValueError for an unknown part or option, and if the parts do not combine.
    """
    source = _known("source", name.source.text, OPERATIONS)
    converter = _known("converter", name.converter.name, CONVERTERS)
    runtime = _known("runtime", name.runtime.text, RUNTIMES)
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
        options = ", ".join(f"{key}={values[0]}…{values[-1]}" for key, values in converter.options.items())
        missing = [needed for needed in converter.required({}) if package_version(needed) is None]
        lacking = f" (not installed: {', '.join(missing)})" if missing else ""
        lines.append(
            f"{' | '.join(converter.sources)} -> {name}{f'[{options}]' if options else ''} -> "
            f"{' | '.join(converter.runtimes)}{lacking}"
        )
    return lines


def _known(kind: str, name: str, known: Mapping[str, object]) -> str:
    if name not in known:
        from difflib import get_close_matches

        meant = "".join(f"did you mean {close}? " for close in get_close_matches(name, known, n=1))
        raise ValueError(f"there is no {kind} {name!r}; {meant}there are {', '.join(known)}")
    return name
