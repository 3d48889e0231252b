"""Conformance vectors for any language, written from the specification and the gate's operands."""

from vinculum.codegen.vectors.document import files, select
from vinculum.codegen.vectors.elements import Vector
from vinculum.codegen.vectors.expected import Expected, VectorError

__all__ = ["Expected", "Vector", "VectorError", "files", "select"]
