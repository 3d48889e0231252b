"""C99 for a target without an operating system, which answers the gate's lines there."""

from vinculum.exports.harness.render import HarnessError, files

__all__ = ["HarnessError", "files"]
