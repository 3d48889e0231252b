"""Writes what is derived from the specification.

Its output is committed, and CI checks that it is up to date.
"""
