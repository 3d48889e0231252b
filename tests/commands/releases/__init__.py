"""Tests of released versions."""
