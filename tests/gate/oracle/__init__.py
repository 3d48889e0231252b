"""Tests of the oracle."""
