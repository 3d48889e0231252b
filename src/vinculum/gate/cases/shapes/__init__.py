"""Shapes: broadcasting, shapes of real models, sizes at the boundaries of loops."""
