"""Tests of the notes on fragile quotients."""
