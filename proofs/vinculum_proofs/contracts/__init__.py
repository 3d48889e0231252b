"""Contracts of the scalar model, checked by CrossHair over all paths and by Hypothesis."""
