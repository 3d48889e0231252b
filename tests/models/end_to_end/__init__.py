"""Whole models: real exports, soundness, differences between runtimes."""
