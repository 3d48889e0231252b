"""Mutation runs over the generated and the hand-written C."""
