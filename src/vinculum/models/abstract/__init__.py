"""The abstract domain: intervals, abstract tensors, symbolic dimensions and their join."""
