"""Recipes that write one definition's division with the operations of another."""

from vinculum.exports.lowering.definition import LoweringError
from vinculum.exports.lowering.lowering import Lowering, lower
from vinculum.exports.lowering.render import files

__all__ = ["Lowering", "LoweringError", "files", "lower"]
