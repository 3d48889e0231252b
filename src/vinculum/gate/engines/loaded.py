"""What judging needs, loaded: by the one process of a run that all others are forked from."""

from vinculum.gate import judging
from vinculum_spec.registry import specification

__all__ = ["judging"]

specification()
