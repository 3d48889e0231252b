"""Tests of the artefacts for the SONNX working group."""
