"""Tests of runs over whole domains."""
