"""Helpers for tests of several packages."""
