"""Operators on arrays: elements that move, and constants that are computed."""
