"""Comparison of the generated C's two arithmetics: in integers alone, and with the processor's floating point."""
