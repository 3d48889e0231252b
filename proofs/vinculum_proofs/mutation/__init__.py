"""Mutation runs over the Python kernel, the generated C and the hand-written C, with their results."""
