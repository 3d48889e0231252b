"""Tests of the theories for Why3."""
