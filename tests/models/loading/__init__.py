"""Tests of reading models."""
