"""Tries one target on the cases of one profile and element type."""
