"""Checks each requirement on each Div of a model."""
