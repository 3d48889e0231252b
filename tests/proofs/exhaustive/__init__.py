"""Tests of the runs over whole domains."""
