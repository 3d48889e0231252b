"""Tests of the measurement of structural coverage."""
