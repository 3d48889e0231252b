"""Tests of the gate's reports."""
