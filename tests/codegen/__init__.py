"""Tests of what is generated from the specification."""
