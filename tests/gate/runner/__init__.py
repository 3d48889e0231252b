"""Tests of the runner and its executors."""
