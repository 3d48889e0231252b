"""Tests of the chapter on the specification: items, formulas and diagrams."""
