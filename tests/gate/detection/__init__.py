"""Faults that the gate must detect, most of them at level quick."""
