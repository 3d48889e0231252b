"""What the SONNX working group asks of an operator, in its own formats."""

from vinculum.exports.sonnx.render import files

__all__ = ["files"]
