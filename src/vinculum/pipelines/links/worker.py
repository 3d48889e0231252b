"""The links of a pipeline, as functions that the gate's worker calls.

`python:vinculum.pipelines.links.worker:run` is one of its targets.

The worker requires of a target that it can be called with A and B alone, so all other parameters have defaults.
"""

import importlib
import json
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from vinculum._util.types import Array
from vinculum.pipelines.converters.conversion import Conversion
from vinculum.pipelines.forms import Form
from vinculum.pipelines.links.files import GRAPH, INPUTS, PROBLEM
from vinculum.pipelines.models.formats import Description, format_of

Run = Callable[[Mapping[str, Array]], Array]


def source(A: Array, B: Array, *, framework: str = "", operation: str = "", form: str = "") -> Array:
    """What the framework itself gives."""
    module = importlib.import_module(f"vinculum.pipelines.sources.{framework}_")
    result: Array = module.divide(operation, Form(form), A, B)
    return result


def convert(
    A: Array, B: Array, *, converter: str = "", operation: str = "", options: str = "", form: str = "", path: str = ""
) -> Array:
    """Write the model, its graph as text, and what onnx's checker objects to in a model of ONNX.

    Returns the version of its operator set.
    """
    module = importlib.import_module(f"vinculum.pipelines.converters.{converter}")
    model: bytes = module.convert(Conversion(operation, json.loads(options), Form(form), A, B))
    Path(path).write_bytes(model)
    describes = importlib.import_module(f"vinculum.pipelines.models.{format_of(Path(path)).describes}")
    about: Description = describes.described(model)
    for suffix, text in ((GRAPH, about.text), (PROBLEM, about.problem), (INPUTS, json.dumps(about.inputs))):
        Path(f"{path}{suffix}").write_text(text, encoding="utf-8")
    return np.array([about.version])


def run(A: Array, B: Array, *, runtime: str = "", path: str = "") -> Array:
    """Run the model."""
    return _loaded(runtime, path)(_inputs(A, B, path))


def evaluate(A: Array, B: Array, *, path: str = "", undefined: bool = False) -> Array:
    """Evaluate the model exactly.

    With `undefined`, mark instead where the operator set leaves the result of an operation open.
    """
    evaluator: Any = _evaluator(path)
    values: Array
    marks: Array
    values, marks = evaluator.run(_inputs(A, B, path))
    return marks if undefined else values


@cache
def _loaded(runtime: str, path: str = "") -> Run:
    load: Callable[[str], Run] = importlib.import_module(f"vinculum.pipelines.runtimes.{runtime}").load
    return load(path)


@cache
def _evaluator(path: str = "") -> Any:
    return importlib.import_module(f"vinculum.pipelines.links.{format_of(Path(path)).evaluates}").Evaluator(path)


def _inputs(A: Array, B: Array, path: str) -> dict[str, Array]:
    """The operands by the names of the model's inputs: A, then B unless it is a constant."""
    return dict(zip(_names(path), (A, B), strict=False))


@cache
def _names(path: str) -> list[str]:
    names: list[str] = json.loads(Path(f"{path}{INPUTS}").read_text(encoding="utf-8"))
    return names
