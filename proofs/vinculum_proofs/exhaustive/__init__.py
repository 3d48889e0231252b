"""Runs over whole domains on the imported kernel, and the hardest quotients of wider types."""
