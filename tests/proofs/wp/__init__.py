"""Tests of the proof of the C source."""
