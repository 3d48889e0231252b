"""Structural coverage of the kernel: statements, branches, conditions and MC/DC."""
