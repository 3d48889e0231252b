"""Checks whether each Div node of a model stays within the domain of Div, without running the model."""
