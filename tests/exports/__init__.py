"""Tests of the exports in the formats of other communities."""
