"""Tests of the harness for boards."""
