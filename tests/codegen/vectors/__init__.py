"""Tests of the conformance vectors."""
