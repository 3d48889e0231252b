"""Tests of the generated C."""
