"""Implementations of Div that are broken on purpose. The gate must refute each of them."""
