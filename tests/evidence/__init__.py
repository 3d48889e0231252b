"""Tests of the proof runner, the records of evidence and the solvers."""
