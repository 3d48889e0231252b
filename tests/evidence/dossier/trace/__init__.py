"""Tests of the trace from requirements to evidence."""
