"""Modules that the fork server loads before it forks worker processes."""

from vinculum.gate.runner import work_unit
from vinculum_spec.atlas.full import full_specification

__all__ = ["work_unit"]

full_specification()
