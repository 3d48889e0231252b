"""Tests of the adapters to targets."""
