"""Conformance vectors for any language, generated from the specification and the operands of the gate."""

from vinculum.codegen.vectors.document import files, select
from vinculum.codegen.vectors.elements import Vector
from vinculum.codegen.vectors.expected import Expected, VectorError

__all__ = ["Expected", "Vector", "VectorError", "files", "select"]
