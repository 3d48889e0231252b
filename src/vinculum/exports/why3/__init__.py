"""The specification as theories of Why3, in WhyML: relations, lemmas, and an implementation for C."""

from vinculum.exports.why3.render import files

__all__ = ["files"]
