"""Tests of results and counterexamples."""
