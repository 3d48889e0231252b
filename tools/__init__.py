"""Tools for contributors: `python -m tools regenerate [--check]`."""
