"""Tests of the abstract domain."""
