"""What judging needs, loaded: by the one process of a run that all others are forked from."""

from vinculum.gate.runner import work_unit
from vinculum_spec.loader import specification

__all__ = ["work_unit"]

specification()
