"""Tests of the reports that are ready to file."""
