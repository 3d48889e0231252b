"""Tests of the relations on floats that only further standards need."""
