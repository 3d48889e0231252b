"""The exceptions of the model analysis."""


class ModelError(Exception):
    """The file holds no model that can be analysed. The message says what is invalid, and where."""


class RangeError(Exception):
    """A `--range` is malformed, or does not fit the model."""


class GuardError(Exception):
    """No guarded copy can be written. The message says which node has no guard, and why."""


class LimitError(Exception):
    """The analysis exceeded a limit of time, memory or nodes, so that it has no result."""
