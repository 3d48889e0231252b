"""The links of a pipeline, each in a worker process of its own."""

import json
from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Self

from vinculum._util.types import Array
from vinculum.gate.sandbox.client import Sandbox
from vinculum.gate.sandbox.messages import Reply, Request
from vinculum.gate.sandbox.protocol import element_name
from vinculum.pipelines.catalogue import Pipeline
from vinculum.pipelines.forms import Form
from vinculum.pipelines.models.formats import FORMATS
from vinculum.pipelines.place import Place

CONVERSION_SECONDS = 300.0


class Links:
    """The processes of a pipeline at a place, and a folder for its models. A context manager."""

    def __init__(self, pipeline: Pipeline, place: Place, seconds: float, memory: float) -> None:
        self._pipeline, self._targets = pipeline, place.targets
        self._seconds, self._memory, self._stack = seconds, memory, ExitStack()

    def __enter__(self) -> Self:
        self._folder = Path(self._stack.enter_context(TemporaryDirectory(prefix="vinculum-")))
        seconds = {"convert": max(CONVERSION_SECONDS, self._seconds)}
        self._sandboxes = {
            link: Sandbox(target, seconds.get(link, self._seconds), self._memory)
            for link, target in self._targets.items()
        }
        for sandbox in self._sandboxes.values():
            self._stack.callback(sandbox.stop)
        self._models = 0
        return self

    def __exit__(self, *exception: object) -> None:
        self._stack.close()

    def convert(self, form: Form, A: Array, B: Array) -> tuple[Reply, Path]:
        """Convert the operation. The path is that of the model."""
        self._models += 1
        path = self._folder / f"{self._models}{FORMATS[self._pipeline.converter.writes].suffix}"
        name = self._pipeline.name
        settings = {"converter": self._pipeline.converter.module, "operation": name.source.text}
        settings |= {"options": json.dumps(dict(name.converter.options)), "form": form, "path": str(path)}
        return self._ask("convert", A, B, settings), path

    def source(self, form: Form, A: Array, B: Array) -> Reply:
        """What the framework itself gives."""
        settings = {"framework": self._pipeline.operation.framework, "operation": self._pipeline.name.source.text}
        return self._ask("source", A, B, settings | {"form": form})

    def run(self, path: Path, A: Array, B: Array) -> Reply:
        """What the runtime gives for the model."""
        return self._ask("run", A, B, {"runtime": self._pipeline.runtime.module, "path": str(path)})

    def evaluate(self, path: Path, A: Array, B: Array, *, undefined: bool = False) -> Reply:
        """What the model gives, evaluated exactly, or where ONNX leaves it open."""
        return self._ask("evaluate", A, B, {"path": str(path), "undefined": undefined})

    def _ask(self, link: str, A: Array, B: Array, settings: Mapping[str, Any]) -> Reply:
        request = Request(A, B, "onnx-14", element_name(A), "eager", settings)
        return self._sandboxes[link].divide(request)
