"""Writes a copy of a model in which every Div that may leave its domain is guarded."""
