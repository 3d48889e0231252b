"""Broken kernels and models, and the mutation runs over the kernels."""
