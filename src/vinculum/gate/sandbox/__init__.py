"""Runs a target in a process of its own and reports whatever happens there."""
