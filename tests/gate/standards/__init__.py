"""Tests of the gate under the further standards."""
