"""Targets: one module per implementation, behind one interface."""
