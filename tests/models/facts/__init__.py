"""Tests of relational facts."""
