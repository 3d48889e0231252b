"""Comparisons of profiles."""
