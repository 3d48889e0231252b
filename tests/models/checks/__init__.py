"""Tests of the checks on each Div."""
