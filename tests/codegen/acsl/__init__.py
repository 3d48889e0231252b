"""Tests of the ACSL predicates."""
