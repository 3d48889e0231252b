"""Helpers for the tests of the gate."""
