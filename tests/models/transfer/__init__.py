"""Tests of transfer functions."""
