"""Tests of trials: shrinking, crash isolation, property search."""
