"""Tests of the tools for contributors."""
