"""Runs the gate: selects the work, distributes it, and shows progress."""
