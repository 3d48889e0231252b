"""Tests of `vinculum.code_generators`."""
