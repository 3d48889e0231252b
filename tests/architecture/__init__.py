"""Tests of the architecture: imports between rooms, traceability, module sizes."""
