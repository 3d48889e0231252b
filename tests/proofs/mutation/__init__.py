"""Tests of the mutation runs."""
