"""Tests of the analysis of models."""
