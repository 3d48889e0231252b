"""Reads a model from its file, within limits."""
