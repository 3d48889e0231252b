"""Runs the analysis in a process of its own, with limits of time and memory."""
