"""Operand values: special values, edges, quotients that are hard to round."""
