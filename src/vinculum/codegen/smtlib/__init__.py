"""The relations as SMT-LIB scripts, for any solver."""

from vinculum.codegen.smtlib.scripts import files

__all__ = ["files"]
