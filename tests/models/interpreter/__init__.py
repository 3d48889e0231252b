"""Tests of the abstract interpreter."""
