"""Comparison of the generated C's two arithmetics: integers alone, and floating point."""
