"""The links of a pipeline as targets of the worker in an environment: `pipeline:run`, for example.

As `python:vinculum.pipelines.links.worker:run` such a target could import the modules of the current folder.
"""

from vinculum.gate.targets.base import Adapter, Array, Call, NotSupportedError
from vinculum.pipelines.links import worker

PREFIX = "pipeline:"


class Link(Adapter):
    """A function of `vinculum.pipelines.links.worker`, named behind the prefix."""

    name = "pipeline"
    requires = "numpy"

    def __init__(self, target: str) -> None:
        self._function = getattr(worker, target.removeprefix(PREFIX))

    def divide(self, A: Array, B: Array, call: Call) -> Array:
        """Call the function. If it raises NotImplementedError, the call is not supported."""
        try:
            result: Array = self._function(A, B, **call.attributes)
        except NotImplementedError as error:
            raise NotSupportedError(str(error) or "NotImplementedError") from error
        return result
