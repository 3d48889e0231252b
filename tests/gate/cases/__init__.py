"""Tests of the gate's cases."""
