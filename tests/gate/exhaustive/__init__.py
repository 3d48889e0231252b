"""Tests of exhaustive domains."""
