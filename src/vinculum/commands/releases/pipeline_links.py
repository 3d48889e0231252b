"""The links of a pipeline as targets of the worker in an environment: `pipeline:run`, for example.

As `python:vinculum.pipelines.links.worker:run` such a target could import the modules of the current folder.
"""

from vinculum.gate.targets.python_callable import PythonCallable
from vinculum.pipelines.links import worker

PREFIX = "pipeline:"


class Link(PythonCallable):
    """A function of `vinculum.pipelines.links.worker`, named behind the prefix."""

    name = "pipeline"
    concurrent = False

    def __init__(self, target: str) -> None:
        self._function, self._signature = getattr(worker, target.removeprefix(PREFIX)), None
