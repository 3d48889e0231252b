"""Exports: the specification in the formats of other communities."""
