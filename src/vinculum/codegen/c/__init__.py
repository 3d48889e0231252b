"""C99 of the operator: functions on arrays of each element type, derived from the specification."""

from vinculum.codegen.c.render import GenerationError, files

__all__ = ["GenerationError", "files"]
