"""One module for each target: how it is asked to divide."""
