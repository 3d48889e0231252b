"""Broken implementations that import nothing beside them."""
