"""Tests of the proof of the C that divides in integers alone."""
