"""Tests of `vinculum.div`, on the compiled and on the NumPy kernel."""
