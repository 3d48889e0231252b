"""Shapes of results, and where runtimes disagree on them."""
